//! One renderer of a card for the row, the hand, the bar and the sheet.

use super::piles::Look;
use super::words::{card_print, slug};
use crate::kit::small_card;
use crate::one_type::words;
use crate::shell::icon;
use kernel::Seat;
use leptos::prelude::*;
use oriflamme::Card;

/// The symbol of a card.
pub(super) const fn card_icon(card: Card) -> &'static str {
    match card {
        Card::Empress => "o-empress",
        Card::Fanatic => "o-fanatic",
        Card::Informant => "o-informant",
        Card::Diplomat => "o-diplomat",
        Card::Deserter => "o-deserter",
        Card::Judge => "o-judge",
        Card::Insurrection => "o-insurrection",
        Card::Extortion => "o-extortion",
        Card::Infiltration => "o-infiltration",
        Card::Treaty => "o-treaty",
    }
}

/// The symbol of a kind of card: shape says what colour cannot.
pub(super) const fn type_icon(card: Card) -> &'static str {
    if card.is_character() { "i-you" } else { "o-intrigue" }
}

/// The crest of a family.
pub(super) const fn crest_icon(seat: Seat) -> &'static str {
    match seat.index() {
        0 => "o-c0",
        1 => "o-c1",
        2 => "o-c2",
        3 => "o-c3",
        _ => "o-c4",
    }
}

/// The class that sets `--k` to the colour of a family.
pub(super) const fn family(seat: Seat) -> &'static str {
    match seat.index() {
        0 => "o-f0",
        1 => "o-f1",
        2 => "o-f2",
        3 => "o-f3",
        _ => "o-f4",
    }
}

/// How the box of a card looks.
pub(super) const fn look_class(look: Look) -> &'static str {
    match look {
        Look::Up(_) => "o-card",
        Look::Own(_) | Look::Known(_) => "o-card o-back o-peek",
        Look::Down => "o-card o-back",
    }
}

/// What is printed on a card, or its back; for the eye only.
pub(super) fn face(look: Look, owner: Seat) -> AnyView {
    let corner = match look {
        Look::Up(card) => Some(type_icon(card)),
        Look::Own(_) => Some("i-eye"),
        Look::Known(_) => Some("i-people"),
        Look::Down => None,
    };
    let corner = corner.map(|name| view! { <span class="o-corner">{icon(name)}</span> });
    match look.card() {
        Some(card) => view! {
            {corner}
            <span class="o-em">{icon(card_icon(card))}</span>
            <b>{words(move || card_print(card))}</b>
        }
        .into_any(),
        None => view! { <span class="o-em">{icon(crest_icon(owner))}</span> }.into_any(),
    }
}

/// A small card beside words.
pub(super) fn mini(look: Look, owner: Seat) -> AnyView {
    let class = format!("{} o-mini {}", look_class(look), family(owner));
    small_card(class, face(look, owner))
}

/// Where a test or a style finds a card.
pub(super) fn tag(look: Look) -> &'static str {
    look.card().map_or("down", slug)
}

/// Influence on a card.
pub(super) fn coin(count: u16) -> AnyView {
    view! { <span class="o-coin" aria-hidden="true">{count}</span> }.into_any()
}

/// The number on a card that can be chosen; a verdict has none but its sign.
pub(super) fn number_sign(number: String) -> AnyView {
    if number.is_empty() { icon("o-judge") } else { number.into_any() }
}

/// Verdicts on a card: one is a sign, more are a sign with their number.
pub(super) fn verdicts(count: u8) -> AnyView {
    let number = (count > 1).then(|| view! { <b>{count}</b> });
    let sign =
        view! { <span class="o-verdict" aria-hidden="true">{icon("o-judge")} {number}</span> };
    (count > 0).then_some(sign).into_any()
}
