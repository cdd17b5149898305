//! Who sits where.

use super::frame::SeatLook;
use crate::client::Seated;
use crate::games::Names;
use crate::one_type::{live, memo, words};
use crate::shell::{icon, when};
use crate::{said, t};
use kernel::Seat;
use leptos::prelude::*;
use protocol::{Keeper, SeatCard, SeatState};

pub(super) fn panel(
    seated: Seated,
    names: Signal<Names>,
    look: Callback<Seat, SeatLook>,
    counters: Callback<Seat, AnyView>,
) -> AnyView {
    let count = memo(move || seated.seats.with(Vec::len));
    let rows = move || {
        (0..count.get()).map(|at| row(seated, names, look, counters, Seat::new(at))).collect_view()
    };
    view! { <ul class="at-seats panel seats" aria-label=said!("players")>{live(rows)}</ul> }
        .into_any()
}

fn row(
    seated: Seated,
    names: Signal<Names>,
    look: Callback<Seat, SeatLook>,
    counters: Callback<Seat, AnyView>,
    seat: Seat,
) -> AnyView {
    let looks = memo(move || look.run(seat));
    let acts = move || seated.acts(seat);
    let state =
        move || seated.seats.with(|seats| seats.get(seat.index()).map_or_else(String::new, state));
    let note = move || {
        let (state, note) = (state(), looks.get().note);
        let thinks = match acts() && state.is_empty() {
            true if names.with(|names| names.yours.has(seat)) => t!("seat-your-turn"),
            true => t!("seat-thinking"),
            false => String::new(),
        };
        [state, thinks, note]
            .into_iter()
            .filter(|words| !words.is_empty())
            .collect::<Vec<_>>()
            .join(" · ")
    };
    let yours = move || names.with(|names| names.yours.has(seat));
    let crest = move || looks.get().crest;
    let class = move || {
        let colour = crest().map_or("", |crest| crest.class);
        let on = if acts() { "on" } else { "" };
        format!("seat {colour} {on}")
    };
    view! {
        <li class=words(class) title=words(move || looks.get().place)>
            <span class="crest">{live(move || crest().map(|crest| icon(crest.icon)))}</span>
            <span class="nm">
                <strong>
                    {live(move || names.with(|names| names.of(seat).to_owned()))}
                    {when(yours, move || view! { <em>{said!("seat-you")}</em> }.into_any())}
                </strong>
                <small>{live(note)}</small>
            </span>
            <span class="cnt">{live(move || counters.run(seat))}</span>
        </li>
    }
    .into_any()
}

/// Who is not simply there.
fn state(card: &SeatCard) -> String {
    match (&card.keeper, card.state) {
        (Keeper::Open, _) => t!("seat-waits"),
        (Keeper::Bot(_), _) | (_, SeatState::Here) => String::new(),
        (_, SeatState::Away) => t!("seat-away"),
        (_, SeatState::StoodIn) => t!("seat-stood-in"),
    }
}
