//! The board's keys: arrows walk, Enter acts, digits take up cards.

use super::act::buttons;
use super::bar::Press;
use super::desk::Desk;
use crate::kit::{self, Focus, Key, with_key};
use crate::t;
use leptos::prelude::*;

/// For the list of keys.
pub(super) fn list() -> Vec<(&'static str, String)> {
    vec![
        ("← ↑ ↓ →", t!("fire-tower-key-walk")),
        ("Enter", t!("fire-tower-key-act")),
        ("R", t!("fire-tower-key-turn")),
        ("P", t!("fire-tower-key-part")),
        ("1…9", t!("fire-tower-key-card")),
        ("D", t!("fire-tower-key-discard")),
        ("B", t!("fire-tower-key-bucket")),
        ("E", t!("fire-tower-key-enough")),
        ("Esc", t!("fire-tower-key-cancel")),
    ]
}

/// The card that was taken up: Enter does what the card is to do, as its button says.
const HELD_CARD: &str = "[data-hand][aria-pressed=true]";

fn strike(desk: Desk, key: Key, focus: &Focus) -> bool {
    match key {
        Key::Arrow { east, south } => desk.walk(east, south),
        Key::Escape => desk.cancel(),
        Key::Enter if focus.inside(HELD_CARD) => return has(desk, key) && press(desk, key),
        Key::Enter if focus.on_control() => return false,
        Key::Enter => {
            if !press(desk, key) {
                desk.press(Press::Go);
            }
        }
        Key::Digit(number) => {
            let held = untrack(|| desk.hand()).get(number - 1).copied();
            held.into_iter().for_each(|held| desk.card(held));
            return held.is_some();
        }
        Key::Letter(_) => return press(desk, key),
    }
    true
}

fn has(desk: Desk, key: Key) -> bool {
    with_key(untrack(|| buttons(desk)), key).is_some_and(|button| button.refused.is_none())
}

/// Presses the button that has this key, if there is one.
fn press(desk: Desk, key: Key) -> bool {
    let Some(button) = with_key(untrack(|| buttons(desk)), key) else { return false };
    match button.refused {
        Some(no) => desk.board.refused.set(Some(no)),
        None => desk.press(button.does),
    }
    true
}

/// Listens as long as the board is there.
pub(super) fn listen(desk: Desk) {
    kit::listen(desk.board.seat, move |key, focus| strike(desk, key, focus));
}
