//! What each player has: beside the name in small, and in full on the sheet that pressing a seat opens.

use super::cards::{card_icon, mini};
use super::piles::{Look, order};
use super::words::{card_name, card_names};
use crate::shell::icon;
use crate::t;
use kernel::{Seat, Seen};
use leptos::prelude::*;
use oriflamme::{Card, Cards, Frame, View};

/// What stands beside a player's name.
pub(super) fn counters(view: &View, seat: Seat) -> AnyView {
    let course = &view.open.course;
    if matches!(course.frame, Frame::Deal { .. } | Frame::First) {
        return ().into_any();
    }
    let (influence, hand) = (course.influence[seat.index()], view.hand_sizes[seat.index()]);
    let pile = course.piles[seat.index()];
    let treaty = course.treaties[seat.index()];
    let infiltration = course.infiltrators.has(seat).then_some(Card::Infiltration);
    let kept: Vec<Card> = treaty.map(|_| Card::Treaty).into_iter().chain(infiltration).collect();
    let spoken = t!(
        "oriflamme-seat-spoken",
        influence = influence,
        hand = hand,
        kept = card_names(kept.iter().copied()),
        out = card_names(pile.iter())
    );
    let small = |class: &'static str| {
        move |card: Card| {
            view! { <i class=class title=card_name(card)>{icon(card_icon(card))}</i> }
        }
    };
    let pays = treaty.filter(|&count| count > 0).map(|count| {
        let when = when(view);
        let title = when.clone();
        view! { <b class="o-pays" title=title>{t!("oriflamme-plus", count = count)} " " <u>{when}</u></b> }
    });
    let safe = (!kept.is_empty()).then(|| {
        view! { <span><u>{t!("oriflamme-kept")}</u> {kept.iter().copied().map(small("o-safe")).collect_view()} {pays}</span> }
    });
    let out = (!pile.is_empty()).then(|| {
        // A phone has room for their number only; the sheet of the seat has them all.
        let number = view! { <i class="o-gone o-out">{pile.len()}</i> };
        view! { <span><u>{t!("oriflamme-out")}</u> {pile.iter().map(small("o-gone")).collect_view()} {number}</span> }
    });
    view! {
        <span class="sr">{spoken}</span>
        <span class="o-points" aria-hidden="true">{influence} {icon("o-coin")}</span>
        <span class="o-bits" aria-hidden="true">
            <span class="o-order">{order(view, seat)}</span>
            <span>{icon("o-cards")} {hand} <u>{t!("oriflamme-in-hand")}</u></span>
            {safe}
            {out}
        </span>
    }
    .into_any()
}

/// When a Treaty pays next.
fn when(view: &View) -> String {
    match view.open.course.round {
        oriflamme::ROUNDS => t!("oriflamme-treaty-end"),
        _ => t!("oriflamme-treaty-next"),
    }
}

/// Everything that lies before a player, card by card.
pub(super) fn belongings(view: &View, seat: Seat) -> AnyView {
    let course = &view.open.course;
    let (influence, hand) = (course.influence[seat.index()], view.hand_sizes[seat.index()]);
    let treaty = course.treaties[seat.index()];
    let card = |(card, note): (Card, String)| {
        view! {
            <li>{mini(Look::Up(card), seat)} <span><b>{card_name(card)}</b> {note}</span></li>
        }
    };
    let part = |title: String, cards: Vec<(Card, String)>| {
        let nothing =
            cards.is_empty().then(|| view! { <p class="muted">{t!("oriflamme-none")}</p> });
        let cards = cards.into_iter().map(card).collect_view();
        view! { <h3>{title}</h3> <ul class="o-has">{cards}</ul> {nothing} }
    };
    let pays = |count: u8| format!("{} {}", t!("oriflamme-plus", count = count), when(view));
    let kept = treaty.map(|count| (Card::Treaty, pays(count)));
    let spy = course.infiltrators.has(seat);
    let spy = spy.then(|| (Card::Infiltration, t!("oriflamme-has-infiltration")));
    let plain = |cards: Cards| cards.iter().map(|card| (card, String::new())).collect::<Vec<_>>();
    // Nobody but their owner knows them; a phone has no other room for them.
    let aside = match view.asides[seat.index()] {
        Seen::Open(cards) => Some(part(t!("oriflamme-aside"), plain(cards))),
        Seen::Hidden => None,
    };
    let numbers = t!(
        "oriflamme-has",
        influence = influence,
        hand = hand,
        order = order(view, seat),
        of = view.open.options.seat_count()
    );
    // What nobody has seen of a rival's ten cards: public memory, for a phone without the sheet.
    let unseen = (view.viewer != Some(seat)).then(|| {
        let cards = card_names(Cards::ALL.minus(view.seen(seat)).iter());
        view! { <h3>{t!("oriflamme-has-unseen")}</h3> <p>{cards}</p> }
    });
    view! {
        <p>{numbers}</p>
        {part(t!("oriflamme-preserved"), kept.into_iter().chain(spy).collect())}
        {part(t!("oriflamme-has-out"), plain(course.piles[seat.index()]))}
        {aside} {unseen}
    }
    .into_any()
}
