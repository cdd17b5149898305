//! The board's keys: arrows walk and take the focus along, Enter presses what has it, digits take cards
//! up, letters take offers up.

use super::choice::{Offer, Stage, Way};
use super::desk::{At, Desk};
use super::line::Pile;
use super::row::show;
use super::walk::{Zone, held, next, stops};
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

/// What the arrows walk along. A card that is taken up is carried along the row.
fn zone(desk: Desk, focus: &Focus) -> Zone {
    let picked = desk.picked.get_untracked().is_some();
    let places = desk.stage.with_untracked(|stage| stage.as_ref().is_some_and(Stage::places));
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
fn step(desk: Desk, zone: Zone, by: isize) -> bool {
    let piles = desk.piles.get_untracked();
    let stops = match zone {
        Zone::Row => stops(&piles, &untrack(|| desk.spots())),
        Zone::Hand => held(untrack(|| desk.hand())),
        Zone::Offers => return kit::focus_step(".o-act button", by),
    };
    let next = next(&stops, desk.at.get_untracked(), &piles, by);
    next.into_iter().for_each(focus_at);
    next.is_some()
}

/// From one zone to the next that has something to stop at.
fn change(desk: Desk, from: Zone, up: bool) {
    let to = from.beside(up);
    if to != from && !step(desk, to, 0) {
        change(desk, to, up);
    }
}

/// An offer is taken up by its letter; what it needs besides is focused.
fn take(desk: Desk, stage: &Stage, offer: &Offer) {
    desk.take(offer);
    match &offer.way {
        Way::Row(targets) if targets.len() > 1 => {
            let top = targets[0].slot;
            let root = |piles: &Vec<Pile>| {
                piles.iter().find(|pile| pile.top.slot == top).map(|pile| pile.root)
            };
            desk.piles.with_untracked(root).map(At::Pile).into_iter().for_each(focus_at);
        }
        Way::Hand(_) => {
            let first = stage.hand_choices().iter().next();
            first.map(At::Card).into_iter().for_each(focus_at);
        }
        _ => {}
    }
}

fn strike(desk: Desk, key: Key, focus: &Focus) -> bool {
    match key {
        Key::Arrow { east, south: 0 } => return step(desk, zone(desk, focus), east.into()),
        Key::Arrow { south, .. } => change(desk, zone(desk, focus), south < 0),
        Key::Escape => {
            let card = desk.picked.get_untracked();
            desk.put_down();
            desk.board.refused.set(None);
            card.map(At::Card).into_iter().for_each(focus_at);
        }
        Key::Digit(number) => {
            let card = untrack(|| desk.hand()).iter().nth(number - 1);
            card.into_iter().for_each(|card| desk.card(card));
            return card.is_some();
        }
        Key::Enter => return false,
        Key::Letter(_) => {
            let Some(stage) = desk.stage.get_untracked() else { return false };
            let Some(offer) = stage.offers.iter().find(|offer| key.is(offer.kind.key())) else {
                return false;
            };
            take(desk, &stage, offer);
        }
    }
    true
}

/// Listens as long as the board is there.
pub(super) fn listen(desk: Desk) {
    kit::listen(desk.board.seat, move |key, focus| strike(desk, key, focus));
}
