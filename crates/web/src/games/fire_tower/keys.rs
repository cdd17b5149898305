//! The board's keys: arrows walk, Enter acts, digits select cards.

use super::action_bar::Press;
use super::action_bar_view::buttons;
use super::interaction::Interaction;
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

/// The card that was selected: Enter does what the card is to do, as its button says.
const HELD_CARD: &str = "[data-hand][aria-pressed=true]";

fn strike(interaction: Interaction, key: Key, focus: &Focus) -> bool {
    match key {
        Key::Arrow { east, south } => interaction.walk(east, south),
        Key::Escape => interaction.cancel(),
        Key::Enter if focus.inside(HELD_CARD) => {
            return has(interaction, key) && press(interaction, key);
        }
        Key::Enter if focus.on_control() => return false,
        Key::Enter => {
            if !press(interaction, key) {
                interaction.press(Press::Go);
            }
        }
        Key::Digit(number) => {
            let held = untrack(|| interaction.hand()).get(number - 1).copied();
            held.into_iter().for_each(|held| interaction.card(held));
            return held.is_some();
        }
        Key::Letter(_) => return press(interaction, key),
    }
    true
}

fn has(interaction: Interaction, key: Key) -> bool {
    with_key(untrack(|| buttons(interaction)), key).is_some_and(|button| button.refused.is_none())
}

/// Presses the button that has this key, if there is one.
fn press(interaction: Interaction, key: Key) -> bool {
    let Some(button) = with_key(untrack(|| buttons(interaction)), key) else { return false };
    match button.refused {
        Some(no) => interaction.board.refused.set(Some(no)),
        None => interaction.press(button.does),
    }
    true
}

/// Listens as long as the board is there.
pub(super) fn listen(interaction: Interaction) {
    kit::listen(interaction.board.seat, move |key, focus| strike(interaction, key, focus));
}
