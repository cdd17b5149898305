//! The crew: who is where in the order of turns, with what card and how many AP.

use super::crests;
use super::interaction::Interaction;
use super::read::specialist_key;
use super::words::{firefighter_name, points_name};
use crate::one_type::{live, press};
use crate::t;
use flash_point::{Firefighter, Open, View};
use kernel::Seat;
use leptos::prelude::*;

/// AP as pips: those of this turn, those for one kind of action, those that are saved.
fn pips(open: &Open, one: Firefighter) -> AnyView {
    let figure = open.figure(one);
    let acts = open.course.turn.number > 0 && one == open.active();
    let turn = &open.course.turn;
    let (points, restricted) =
        if acts { (turn.points, turn.restricted) } else { (figure.saved, 0) };
    let class = if acts { "fp-ap" } else { "fp-ap fp-saved" };
    let plain = (0..points.min(12)).map(|_| view! { <i></i> }).collect_view();
    let more = (0..restricted).map(|_| view! { <i class="fp-only"></i> }).collect_view();
    let words = match acts {
        true => points_name(points + restricted),
        false => t!("flash-point-page-saved", count = points),
    };
    view! {
        <span class=class aria-hidden="true">{plain} {more}</span>
        <span class="fp-points">{words}</span>
    }
    .into_any()
}

/// A firefighter: pressing it shows where it stands, or commands it.
fn chip(interaction: Interaction, open: &Open, one: Firefighter) -> AnyView {
    let seat = open.seat_of(one);
    let active = open.course.turn.number > 0 && one == open.active();
    let read = open.figure(one).specialist.map(specialist_key);
    let name = firefighter_name(open, one);
    let owner = interaction.board.names.with(|names| names.of(seat).to_owned());
    let led = interaction.taken.with(|taken| taken.led == Some(one));
    let own = interaction.board.own.with(|own| own.has(seat));
    let show = move |_| interaction.press_chip(one);
    view! {
        <button
            type="button"
            class=format!("fp-chip {}", crests::colour(seat))
            class:on=active
            class:fp-own=own
            class:fp-led=led
            data-read=read
            data-crew=one.index().to_string()
            title=owner
            on:click=press(show)
        >
            <svg viewBox="-34 -36 68 68" aria-hidden="true">
                <use href="#fp-helmet" x="-34" y="-36" width="68" height="68"></use>
                <text class="fp-who" y="8">{one.index() + 1}</text>
            </svg>
            <b class="fp-is">{name}</b>
            <span class="fp-has">{pips(open, one)}</span>
        </button>
    }
    .into_any()
}

/// The whole crew, in the order of turns.
pub(super) fn crew(interaction: Interaction) -> AnyView {
    let chips = move || {
        let open = interaction.board.shown.with(|view| view.open);
        open.everybody().iter().map(|one| chip(interaction, &open, one)).collect_view()
    };
    view! {
        <section class="panel fp-team">{live(chips)}</section>
        {super::legend::opener(interaction)}
        {super::legend::legend(interaction)}
    }
    .into_any()
}

/// Beside a player's name: AP of whoever acts, or what is saved.
pub(super) fn counters(view: &View, seat: Seat) -> AnyView {
    let open = &view.open;
    let turn = &open.course.turn;
    let own = open.everybody().iter().filter(|one| open.seat_of(*one) == seat);
    let points = own.map(|one| match turn.number > 0 && one == open.active() {
        true => turn.points + turn.restricted,
        false => open.figure(one).saved,
    });
    let points: u8 = points.sum();
    view! { <span class="fp-sum">{points_name(points)}</span> }.into_any()
}
