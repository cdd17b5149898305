//! The board's keys: arrows walk, Enter acts, digits take up cards.

use super::act::buttons;
use super::bar::Press;
use super::desk::Desk;
use crate::browser::key_of;
use crate::t;
use leptos::ev;
use leptos::prelude::*;
use wasm_bindgen::JsCast;

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

/// Where the focus is when a key is struck.
enum Focus {
    /// Somebody types, or a dialog lies over the board.
    Elsewhere,
    /// On the card that was taken up: Enter does what the card is to do, as its button says.
    Held,
    /// On something that Enter presses by itself.
    Control,
    Board,
}

fn focus(event: &ev::KeyboardEvent) -> Focus {
    let target = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    let Some(element) = target else { return Focus::Board };
    let inside = |selector: &str| element.closest(selector).ok().flatten().is_some();
    if matches!(element.tag_name().as_str(), "INPUT" | "SELECT" | "TEXTAREA")
        || inside("dialog, [role=dialog], [role=tablist], [role=menu]")
    {
        Focus::Elsewhere
    } else if inside(".ft-card[aria-pressed=true]") {
        Focus::Held
    } else if inside("button, a, summary") {
        Focus::Control
    } else {
        Focus::Board
    }
}

fn strike(desk: Desk, key: &str, focus: &Focus) -> bool {
    let on_board = matches!(focus, Focus::Board);
    match key {
        "ArrowLeft" => desk.walk(-1, 0),
        "ArrowRight" => desk.walk(1, 0),
        "ArrowUp" => desk.walk(0, -1),
        "ArrowDown" => desk.walk(0, 1),
        "Escape" => desk.cancel(),
        "Enter" if on_board => return press(desk, "Enter"),
        "Enter" if matches!(focus, Focus::Held) && has(desk, "Enter") => {
            return press(desk, "Enter");
        }
        _ => {
            if let Some(number) = key.parse::<usize>().ok().filter(|number| *number > 0) {
                let held = untrack(|| desk.hand()).get(number - 1).copied();
                held.into_iter().for_each(|held| desk.card(held));
                return held.is_some();
            }
            let name = key.to_uppercase();
            return name.chars().count() == 1 && press(desk, &name);
        }
    }
    true
}

fn has(desk: Desk, key: &str) -> bool {
    untrack(|| buttons(desk)).iter().any(|button| button.key == key && button.refused.is_none())
}

/// Presses the button that has this key; on the board Enter also tries the cell under the cursor.
fn press(desk: Desk, key: &str) -> bool {
    let found = untrack(|| buttons(desk)).into_iter().find(|button| button.key == key);
    match found {
        Some(button) => match button.refused {
            Some(no) => desk.board.refused.set(Some(no)),
            None => desk.press(button.press),
        },
        None if key == "Enter" => desk.press(Press::Go),
        None => return false,
    }
    true
}

/// Listens as long as the board is there.
pub(super) fn listen(desk: Desk) {
    let handle = window_event_listener(ev::keydown, move |event| {
        if event.ctrl_key() || event.meta_key() || event.alt_key() {
            return;
        }
        let focus = focus(&event);
        if matches!(focus, Focus::Elsewhere) || desk.board.seat.get_untracked().is_none() {
            return;
        }
        if strike(desk, &key_of(&event), &focus) {
            event.prevent_default();
        }
    });
    on_cleanup(move || handle.remove());
}
