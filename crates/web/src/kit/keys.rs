//! The keyboard of a board: one listener, and the rules of whose key it is.
//!
//! A key belongs to the board unless somebody types, a dialog or a menu is open, the log is being
//! scrolled, or the person only looks on. Letters count by their place on a Latin keyboard.

use crate::browser::key_of;
use kernel::Seat;
use leptos::ev;
use leptos::prelude::*;
use wasm_bindgen::JsCast;

/// Where keys are meant for something else than the board.
const ELSEWHERE: &str = "input, select, textarea, dialog, [role=dialog], [role=tablist], \
    [role=menu], .talk";

/// What Enter presses by itself.
const CONTROLS: &str = "button, a, summary";

/// What would lead away from the board, or open something over it.
const LEADS_AWAY: &str = "header, a";

/// A key, as boards tell keys apart.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Key {
    /// One step; one of the two is 0.
    Arrow {
        east: i8,
        south: i8,
    },
    Enter,
    Escape,
    /// From 1 to 9.
    Digit(usize),
    /// A capital letter.
    Letter(char),
}

impl Key {
    /// A key by the browser's name for it.
    fn named(name: &str) -> Option<Key> {
        let mut letters = name.chars();
        match (name, letters.next(), letters.next()) {
            ("ArrowLeft", ..) => Some(Key::Arrow { east: -1, south: 0 }),
            ("ArrowRight", ..) => Some(Key::Arrow { east: 1, south: 0 }),
            ("ArrowUp", ..) => Some(Key::Arrow { east: 0, south: -1 }),
            ("ArrowDown", ..) => Some(Key::Arrow { east: 0, south: 1 }),
            ("Enter", ..) => Some(Key::Enter),
            ("Escape", ..) => Some(Key::Escape),
            (_, Some(digit @ '1'..='9'), None) => {
                digit.to_digit(10).map(|n| Key::Digit(n as usize))
            }
            (_, Some(letter), None) if letter.is_ascii_alphabetic() => {
                Some(Key::Letter(letter.to_ascii_uppercase()))
            }
            _ => None,
        }
    }

    /// Is this the key that a button shows: `Enter`, `Esc`, a digit or a capital letter?
    pub(crate) fn is(self, cap: &str) -> bool {
        match self {
            Key::Arrow { .. } => false,
            Key::Enter => cap == "Enter",
            Key::Escape => cap == "Esc",
            Key::Digit(number) => cap.parse() == Ok(number),
            Key::Letter(letter) => cap.chars().eq([letter]),
        }
    }
}

/// Where the focus is when a key of the board is struck.
pub(crate) struct Focus(Option<web_sys::Element>);

impl Focus {
    fn of(event: &ev::KeyboardEvent) -> Focus {
        Focus(event.target().and_then(|target| target.dyn_into().ok()))
    }

    /// Is it inside of something that fits this selector?
    pub(crate) fn inside(&self, selector: &str) -> bool {
        let closest = self.0.as_ref().and_then(|element| element.closest(selector).ok());
        closest.flatten().is_some()
    }

    /// From now on nothing has it.
    fn leave(&self) {
        if let Some(element) = self.0.as_ref().and_then(|one| one.dyn_ref::<web_sys::HtmlElement>())
        {
            // What cannot lose the focus keeps it.
            let _ = element.blur();
        }
    }

    /// Is it on something that Enter presses by itself?
    pub(crate) fn on_control(&self) -> bool {
        self.inside(CONTROLS)
    }
}

/// Listens as long as the board is there. `strike` says whether the key did something.
pub(crate) fn listen(seat: Signal<Option<Seat>>, strike: impl Fn(Key, &Focus) -> bool + 'static) {
    let handle = window_event_listener(ev::keydown, move |event| {
        let focus = Focus::of(&event);
        let shortcut = event.ctrl_key() || event.meta_key() || event.alt_key();
        if shortcut || focus.inside(ELSEWHERE) || seat.get_untracked().is_none() {
            return;
        }
        let Some(key) = Key::named(&key_of(&event)).filter(|key| strike(*key, &focus)) else {
            return;
        };
        event.prevent_default();
        // Who walks on the board means the board by Enter, and not a link that still has the focus.
        if matches!(key, Key::Arrow { .. }) && focus.inside(LEADS_AWAY) {
            focus.leave();
        }
    });
    on_cleanup(move || handle.remove());
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_browsers_names_become_keys_and_the_rest_is_not_the_boards() {
        assert_eq!(Key::named("ArrowLeft"), Some(Key::Arrow { east: -1, south: 0 }));
        assert_eq!(Key::named("ArrowDown"), Some(Key::Arrow { east: 0, south: 1 }));
        assert_eq!(Key::named("7"), Some(Key::Digit(7)));
        assert_eq!(Key::named("r"), Some(Key::Letter('R')));
        assert_eq!(Key::named("R"), Some(Key::Letter('R')));
        for other in ["0", "Tab", "F1", "?", " ", "", "12", "ї", "Shift"] {
            assert_eq!(Key::named(other), None, "{other:?}");
        }
    }

    #[test]
    fn a_key_presses_the_button_that_shows_it() {
        assert!(Key::Enter.is("Enter") && Key::Escape.is("Esc") && Key::Letter('R').is("R"));
        assert!(Key::Digit(3).is("3") && !Key::Digit(3).is("4"));
        for key in [Key::Enter, Key::Escape, Key::Letter('R'), Key::Digit(1)] {
            assert!(!key.is(""), "a button without a key is pressed by none");
        }
    }
}
