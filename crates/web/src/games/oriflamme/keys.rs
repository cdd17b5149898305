//! The board's keys: arrows walk and take the focus along, Enter presses what has it, digits select cards,
//! letters offers.

use super::arrow_keys::{Zone, hand_stops, next, row_stops};
use super::interaction::{At, Interaction};
use super::piles::Pile;
use super::question::{Offer, Question, Way};
use super::row::show;
use super::words::slug;
use crate::kit::{self, Focus, Key};
use crate::t;
use leptos::prelude::*;
use oriflamme::Spot;

/// For the list of keys.
pub(super) fn list() -> Vec<(&'static str, String)> {
    vec![
        ("← →", t!("oriflamme-key-walk")),
        ("↑ ↓", t!("oriflamme-key-zone")),
        ("Enter", t!("oriflamme-key-act")),
        ("R", t!("oriflamme-key-reveal")),
        ("L", t!("oriflamme-key-leave")),
        ("G, X, O, K", t!("oriflamme-key-mode")),
        ("1…7", t!("oriflamme-key-hand")),
        ("Esc", t!("oriflamme-key-cancel")),
    ]
}

/// What the arrows walk along. A card that is selected is carried along the row.
fn zone(interaction: Interaction, focus: &Focus) -> Zone {
    let picked = interaction.picked.get_untracked().is_some();
    let places = interaction
        .question
        .with_untracked(|question| question.as_ref().is_some_and(Question::places));
    match () {
        () if focus.inside(".o-act") => Zone::Offers,
        () if picked || focus.inside(".o-stage") => Zone::Row,
        () if places || focus.inside(".o-mine") => Zone::Hand,
        () => Zone::Row,
    }
}

fn focus_at(at: At) {
    let selector = match at {
        At::Pile(root) => format!("[data-pile=\"{}\"]", root.number()),
        At::Spot(Spot::Start) => "[data-spot=start]".to_owned(),
        At::Spot(_) => "[data-spot=end]".to_owned(),
        At::Card(card) => format!("[data-hand={}]", slug(card)),
    };
    kit::focus_on(&selector);
    if let At::Pile(root) = at {
        show(root);
    }
}

/// One step along a zone, or into it.
fn step(interaction: Interaction, zone: Zone, by: isize) -> bool {
    let piles = interaction.piles.get_untracked();
    let stops = match zone {
        Zone::Row => row_stops(&piles, &untrack(|| interaction.spots())),
        Zone::Hand => hand_stops(untrack(|| interaction.hand())),
        Zone::Offers => return kit::focus_step(".o-act button", by),
    };
    let next = next(&stops, interaction.at.get_untracked(), &piles, by);
    next.into_iter().for_each(focus_at);
    next.is_some()
}

/// From one zone to the next that has something to stop at.
fn change(interaction: Interaction, from: Zone, up: bool) {
    let to = from.beside(up);
    if to != from && !step(interaction, to, 0) {
        change(interaction, to, up);
    }
}

/// An offer is taken by its letter; what it needs besides is focused.
fn take(interaction: Interaction, question: &Question, offer: &Offer) {
    interaction.take(offer);
    match &offer.way {
        Way::Row(targets) if targets.len() > 1 => {
            let top = targets[0].slot;
            let root = |piles: &Vec<Pile>| {
                piles.iter().find(|pile| pile.top.slot == top).map(|pile| pile.root)
            };
            interaction.piles.with_untracked(root).map(At::Pile).into_iter().for_each(focus_at);
        }
        Way::Hand(_) => {
            let first = question.hand_choices().iter().next();
            first.map(At::Card).into_iter().for_each(focus_at);
        }
        _ => {}
    }
}

fn strike(interaction: Interaction, key: Key, focus: &Focus) -> bool {
    match key {
        Key::Arrow { east, south: 0 } => {
            return step(interaction, zone(interaction, focus), east.into());
        }
        Key::Arrow { south, .. } => change(interaction, zone(interaction, focus), south < 0),
        Key::Escape => {
            let card = interaction.picked.get_untracked();
            interaction.deselect();
            interaction.board.refused.set(None);
            card.map(At::Card).into_iter().for_each(focus_at);
        }
        Key::Digit(number) => {
            let card = untrack(|| interaction.hand()).iter().nth(number - 1);
            card.into_iter().for_each(|card| interaction.card(card));
            return card.is_some();
        }
        Key::Enter => return false,
        Key::Letter(_) => {
            let Some(question) = interaction.question.get_untracked() else { return false };
            let Some(offer) = question.offers.iter().find(|offer| key.is(offer.kind.key())) else {
                return false;
            };
            take(interaction, &question, offer);
        }
    }
    true
}

/// Listens as long as the board is there.
pub(super) fn listen(interaction: Interaction) {
    kit::listen(interaction.board.seat, move |key, focus| strike(interaction, key, focus));
}
