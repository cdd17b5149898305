//! One renderer of a card for the hand, the phone and the counting aid.

use super::art::{card_pattern, suit_sign};
use super::interaction::{HeldCard, Interaction};
use super::words::{card_about, card_print, card_slug, suit_name};
use crate::kit::{CardState, HandCard, card_face, hand_card, small_card};
use crate::one_type::{flag, live, memo, words};
use crate::said;
use fire_tower::{Action, Card, Suit};
use leptos::prelude::*;

pub(super) const fn suit_class(suit: Suit) -> &'static str {
    match suit {
        Suit::Wind => "ft-wind",
        Suit::Fire => "ft-fire",
        Suit::Water => "ft-water",
        Suit::Firebreak => "ft-break",
        Suit::Event => "ft-event",
    }
}

/// A drawing in a box of 24, for the eye only.
pub(super) fn sign(drawing: &'static str) -> AnyView {
    view! { <svg class="i" viewBox="0 0 24 24" aria-hidden="true" inner_html=drawing></svg> }
        .into_any()
}

/// What is printed on a card; the box around it says how large it is.
fn face(card: Card) -> AnyView {
    let suit = card.suit();
    let sort = view! { {sign(suit_sign(suit))} {words(move || suit_name(suit))} };
    let picture = view! {
        <svg
            class="ft-pattern"
            viewBox="0 0 105 86"
            aria-hidden="true"
            inner_html=card_pattern(card)
        ></svg>
    };
    card_face(sort.into_any(), move || card_print(card), picture.into_any())
}

/// A small card beside a sentence.
pub(super) fn mini(card: Card) -> AnyView {
    small_card(format!("k-card k-small {}", suit_class(card.suit())), face(card))
}

fn state(interaction: Interaction, held: HeldCard) -> CardState {
    let card = held.0;
    if let Some(wanted) = interaction.cards_wanted() {
        return match interaction.picked.with(|picked| picked.contains(&held)) {
            true => CardState::Chosen,
            false if wanted.fits(card) => CardState::Open,
            false => CardState::Shut,
        };
    }
    if interaction.held_card() == Some(card) {
        return if held.1 == 0 { CardState::Held } else { CardState::Quiet };
    }
    interaction.rehearsal.with(|rehearsal| match rehearsal {
        Some(rehearsal) if rehearsal.rehearsed.is_empty() => {
            match rehearsal.check(Action::Play(card)) {
                Ok(()) => CardState::Open,
                Err(_) => CardState::Shut,
            }
        }
        _ => CardState::Quiet,
    })
}

/// With more cards than this the hand lies in two rows, as after taking over a fallen tower's cards.
const CARDS_IN_A_ROW: u32 = 7;

/// The own hand.
pub(super) fn hand(interaction: Interaction) -> AnyView {
    let one = move |held: HeldCard| {
        let card = held.0;
        hand_card(HandCard {
            class: format!("k-card {}", suit_class(card.suit())),
            slug: card_slug(card),
            state: memo(move || state(interaction, held)),
            face: face(card),
            title: Some(words(move || card_about(card))),
            spoken: None,
            look: None,
            press: Callback::new(move |()| interaction.card(held)),
        })
    };
    let empty = move || {
        let none =
            interaction.board.shown.with(|view| view.viewer.is_some() && view.hand.is_empty());
        none.then(|| view! { <p class="ft-no-hand">{said!("fire-tower-no-cards")}</p> })
    };
    let many = flag(move || interaction.board.shown.with(|view| view.hand.len() > CARDS_IN_A_ROW));
    view! {
        <section class="at-hand ft-hand" class:ft-two-rows=many aria-label=said!("fire-tower-your-hand")>
            <For each=move || interaction.hand() key=|held| *held children=one />
            {live(empty)}
        </section>
    }
    .into_any()
}
