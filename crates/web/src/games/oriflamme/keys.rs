//! The board's keys: arrows walk along the row, Enter acts, digits take cards up.

use super::desk::Desk;
use crate::browser::key_of;
use crate::t;
use leptos::ev;
use leptos::prelude::*;
use wasm_bindgen::JsCast;

/// For the list of keys.
pub(super) fn list() -> Vec<(&'static str, String)> {
    vec![
        ("← →", t!("oriflamme-key-walk")),
        ("Enter", t!("oriflamme-key-act")),
        ("R", t!("oriflamme-key-reveal")),
        ("L", t!("oriflamme-key-leave")),
        ("G, X, O, K", t!("oriflamme-key-mode")),
        ("1…7", t!("oriflamme-key-hand")),
        ("Esc", t!("oriflamme-key-cancel")),
    ]
}

/// Where the focus is when a key is struck: nowhere of ours, or on something that Enter presses by
/// itself.
fn focus(event: &ev::KeyboardEvent) -> (bool, bool) {
    let target = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    let Some(element) = target else { return (false, false) };
    let inside = |selector: &str| element.closest(selector).ok().flatten().is_some();
    let elsewhere = inside("input, select, textarea, dialog, [role=dialog], [role=menu]");
    (elsewhere, inside("button, a, summary"))
}

fn strike(desk: Desk, key: &str, on_control: bool) -> bool {
    match key {
        "ArrowLeft" => desk.walk(-1),
        "ArrowRight" => desk.walk(1),
        "Escape" => {
            desk.put_down();
            desk.board.refused.set(None);
        }
        "Enter" if on_control => return false,
        "Enter" => desk.enter(),
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
            desk.take(offer);
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
        let (elsewhere, on_control) = focus(&event);
        if elsewhere || desk.board.seat.get_untracked().is_none() {
            return;
        }
        if strike(desk, &key_of(&event), on_control) {
            event.prevent_default();
        }
    });
    on_cleanup(move || handle.remove());
}
