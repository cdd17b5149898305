//! The board's keys: arrows walk and take the focus along, Enter presses what has it, digits take cards
//! up, letters take offers up.

use super::choice::{Offer, Stage, Way};
use super::desk::{At, Desk};
use super::line::Pile;
use super::row::show;
use super::walk::{Zone, held, next, stops};
use super::words::slug;
use crate::browser::{document, key_of};
use crate::t;
use leptos::ev;
use leptos::prelude::*;
use oriflamme::Spot;
use wasm_bindgen::JsCast;

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

/// Where a key is struck.
fn struck(event: &ev::KeyboardEvent) -> Option<web_sys::Element> {
    event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok())
}

fn inside(element: &web_sys::Element, selector: &str) -> bool {
    element.closest(selector).ok().flatten().is_some()
}

/// What the arrows walk along. A card that is taken up is carried along the row.
fn zone(desk: Desk, element: Option<&web_sys::Element>) -> Zone {
    let within = |selector| element.is_some_and(|element| inside(element, selector));
    let picked = desk.picked.get_untracked().is_some();
    let places = desk.stage.with_untracked(|stage| stage.as_ref().is_some_and(Stage::places));
    match () {
        () if within(".o-act") => Zone::Offers,
        () if picked || within(".o-stage") => Zone::Row,
        () if places || within(".o-mine") => Zone::Hand,
        () => Zone::Row,
    }
}

/// Puts the focus on something; what is there then says that it is looked at.
fn focus(element: &web_sys::Element) {
    // Without the focus the key only looks dead; nothing is lost.
    let _ = element.unchecked_ref::<web_sys::HtmlElement>().focus();
}

fn focus_at(at: At) {
    let selector = match at {
        At::Pile(root) => format!("[data-pile=\"{}\"]", root.number()),
        At::Spot(Spot::Start) => "[data-spot=start]".to_owned(),
        At::Spot(_) => "[data-spot=end]".to_owned(),
        At::Card(card) => format!("[data-hand={}]", slug(card)),
    };
    document().query_selector(&selector).ok().flatten().iter().for_each(focus);
    if let At::Pile(root) = at {
        show(root);
    }
}

/// The buttons of the decision, and which of them has the focus.
fn offers() -> (Vec<web_sys::Element>, Option<usize>) {
    let found = document().query_selector_all(".o-act button").ok();
    let node = |at| found.as_ref().and_then(|all| all.get(at));
    let count = found.as_ref().map_or(0, web_sys::NodeList::length);
    let all = (0..count).filter_map(node).filter_map(|node| node.dyn_into().ok());
    let all: Vec<web_sys::Element> = all.collect();
    let here = document().active_element();
    let at = all.iter().position(|one| Some(one) == here.as_ref());
    (all, at)
}

/// One step along a zone, or into it.
fn step(desk: Desk, zone: Zone, by: isize) -> bool {
    let piles = desk.piles.get_untracked();
    let stops = match zone {
        Zone::Row => stops(&piles, &untrack(|| desk.spots())),
        Zone::Hand => held(untrack(|| desk.hand())),
        Zone::Offers => {
            let (all, at) = offers();
            let next = at.map_or(0, |at| at.saturating_add_signed(by));
            let next = all.get(next.min(all.len().saturating_sub(1)));
            next.into_iter().for_each(focus);
            return next.is_some();
        }
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

fn strike(desk: Desk, key: &str, element: Option<&web_sys::Element>) -> bool {
    let zone = || zone(desk, element);
    match key {
        "ArrowLeft" => return step(desk, zone(), -1),
        "ArrowRight" => return step(desk, zone(), 1),
        "ArrowUp" => change(desk, zone(), true),
        "ArrowDown" => change(desk, zone(), false),
        "Escape" => {
            let card = desk.picked.get_untracked();
            desk.put_down();
            desk.board.refused.set(None);
            card.map(At::Card).into_iter().for_each(focus_at);
        }
        _ => {
            if let Some(number) = key.parse::<usize>().ok().filter(|number| *number > 0) {
                let card = untrack(|| desk.hand()).iter().nth(number - 1);
                card.into_iter().for_each(|card| desk.card(card));
                return card.is_some();
            }
            let name = key.to_uppercase();
            let Some(stage) = desk.stage.get_untracked() else { return false };
            let Some(offer) = stage.offers.iter().find(|offer| offer.kind.key() == name) else {
                return false;
            };
            take(desk, &stage, offer);
        }
    }
    true
}

/// Listens as long as the board is there.
pub(super) fn listen(desk: Desk) {
    let handle = window_event_listener(ev::keydown, move |event| {
        if event.ctrl_key() || event.meta_key() || event.alt_key() {
            return;
        }
        let element = struck(&event);
        let others = "input, select, textarea, dialog, [role=dialog], [role=menu], .talk";
        let elsewhere = element.as_ref().is_some_and(|element| inside(element, others));
        if elsewhere || desk.board.seat.get_untracked().is_none() {
            return;
        }
        if strike(desk, &key_of(&event), element.as_ref()) {
            event.prevent_default();
        }
    });
    on_cleanup(move || handle.remove());
}
