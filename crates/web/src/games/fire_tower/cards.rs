//! One renderer of a card for the hand, the phone and the counting aid.

use super::art::{card_pattern, card_picture, suit_sign};
use super::interaction::{HeldCard, Interaction};
use super::words::{card_about, card_name, card_print, card_slug, suit_name};
use crate::kit::{CardState, HandCard, card_face, hand_card, small_card};
use crate::one_type::{flag, live, memo, words};
use crate::{said, t};
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

/// A picture at night, with what is drawn on it turned as the class says.
fn picture(drawn: &'static str, class: &'static str) -> AnyView {
    view! { <span class="ft-art"><svg class=class aria-hidden="true"><use href=format!("#{drawn}")></use></svg></span> }
        .into_any()
}

/// The picture of a card; winds blow to their sides.
fn card_art(card: Card) -> AnyView {
    let class = match card {
        Card::North => "ft-to-north",
        Card::South => "ft-to-south",
        Card::West => "ft-to-west",
        _ => "",
    };
    picture(card_picture(card), class)
}

fn pattern(card: Card) -> AnyView {
    view! {
        <svg
            class="ft-pattern"
            viewBox="0 0 105 86"
            aria-hidden="true"
            inner_html=card_pattern(card)
        ></svg>
    }
    .into_any()
}

/// What is printed on a card; the box around it says how large it is.
fn face(card: Card) -> AnyView {
    let suit = card.suit();
    let sort = view! { {sign(suit_sign(suit))} {words(move || suit_name(suit))} };
    let printed = card_face(sort.into_any(), move || card_print(card), pattern(card));
    view! { {card_art(card)} {printed} }.into_any()
}

/// What a card does, or the Bucket, for the reading pane.
pub(super) fn explain(name: &str) -> Option<AnyView> {
    if name == "bucket" {
        let (title, about) = (t!("fire-tower-press-bucket"), t!("fire-tower-bucket-about"));
        return Some(explained(Suit::Water, picture("f-bucket", ""), title, about, None));
    }
    let card = Card::all().find(|card| card_slug(*card) == name)?;
    let (title, about) = (card_name(card), card_about(card));
    Some(explained(card.suit(), card_art(card), title, about, Some(pattern(card))))
}

fn explained(
    suit: Suit,
    art: AnyView,
    title: String,
    about: String,
    pattern: Option<AnyView>,
) -> AnyView {
    view! {
        <div class=format!("ft-read {}", suit_class(suit))>
            {art}
            <div>
                <span class="k-sort">{sign(suit_sign(suit))} {suit_name(suit)}</span>
                <b>{title}</b>
                <p>{about}</p>
            </div>
            {pattern}
        </div>
    }
    .into_any()
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

/// As it is read aloud: what is seen, to the letter, with what it does.
fn spoken(card: Card) -> String {
    let (suit, name) = (suit_name(card.suit()), card_print(card));
    t!("fire-tower-card-spoken", suit = suit, card = name, about = card_about(card))
}

/// Would a bot play or discard this card?
fn hinted(interaction: Interaction, card: Card) -> bool {
    interaction.board.hint.with(|hint| {
        hint.as_ref().is_some_and(|hint| {
            let of = |action: &Action| matches!(action, Action::Play(one) | Action::Discard(one) if *one == card);
            hint.actions.iter().any(of)
        })
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
            hinted: memo(move || held.1 == 0 && hinted(interaction, card)),
            face: face(card),
            title: None,
            spoken: Some(words(move || spoken(card))),
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
