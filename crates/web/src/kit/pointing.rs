//! What somebody points at. A mouse points by hovering, the keys by walking; a finger cannot hover, so
//! its first tap looks and only the second one acts.

use leptos::ev::PointerEvent;
use leptos::prelude::*;

/// What becomes of a press.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Pressed {
    /// It was only looked at; the next press acts.
    Looked,
    Acts,
}

fn pressed<T: PartialEq>(pointed_at: Option<&T>, thing: &T, by_finger: bool) -> Pressed {
    match by_finger && pointed_at != Some(thing) {
        true => Pressed::Looked,
        false => Pressed::Acts,
    }
}

/// What the pointer, the cursor of the keys or the last tap is at. Small; copied into every closure.
pub(crate) struct Pointing<T: Send + Sync + 'static> {
    at: RwSignal<Option<T>>,
    by_finger: StoredValue<bool>,
}

impl<T: Send + Sync + 'static> Clone for Pointing<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T: Send + Sync + 'static> Copy for Pointing<T> {}

impl<T: Copy + PartialEq + Send + Sync + 'static> Pointing<T> {
    pub(crate) fn new() -> Pointing<T> {
        Pointing { at: RwSignal::new(None), by_finger: StoredValue::new(false) }
    }

    pub(crate) fn get(self) -> Option<T> {
        self.at.get()
    }

    pub(crate) fn get_untracked(self) -> Option<T> {
        self.at.get_untracked()
    }

    /// Points there, whatever with.
    pub(crate) fn set(self, thing: Option<T>) {
        self.at.set(thing);
    }

    /// For `pointerover`, `pointerenter` and `pointerleave`: a mouse is there, or no longer anywhere.
    pub(crate) fn hover(self, event: &PointerEvent, thing: Option<T>) {
        if !is_finger(event) {
            self.at.set(thing);
        }
    }

    /// For `pointerdown`: remembers what is used to point.
    pub(crate) fn down(self, event: &PointerEvent) {
        self.by_finger.set_value(is_finger(event));
    }

    /// For `focus`: the keys are there. A tap brings the focus along, but has not looked yet.
    pub(crate) fn focus(self, thing: T) {
        if !self.by_finger.get_value() {
            self.at.set(Some(thing));
        }
    }

    /// For `click`: points there, and says whether that was meant.
    pub(crate) fn press(self, thing: T) -> bool {
        let before = self.at.get_untracked();
        self.at.set(Some(thing));
        pressed(before.as_ref(), &thing, self.by_finger.get_value()) == Pressed::Acts
    }
}

fn is_finger(event: &PointerEvent) -> bool {
    event.pointer_type() == "touch"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_finger_looks_first_and_a_mouse_acts_at_once() {
        assert_eq!(pressed(None, &'a', false), Pressed::Acts);
        assert_eq!(pressed(None, &'a', true), Pressed::Looked);
        assert_eq!(pressed(Some(&'b'), &'a', true), Pressed::Looked);
        assert_eq!(pressed(Some(&'a'), &'a', true), Pressed::Acts);
    }
}
