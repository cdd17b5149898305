//! Things that explain themselves before they are taken up: to a mouse that rests on them, to the keys that
//! reach them, to a finger that holds them.
//!
//! Whatever carries `data-read` can be read, wherever it is on the page; one pane over the hand says what
//! it is. What is read aloud stands on the thing itself, so the pane is for the eye only. A finger that has
//! read does not press when it is lifted.

use crate::browser::{later, window};
use crate::one_type::live;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{Element, Event, KeyboardEvent, PointerEvent};

/// A finger that rests for so long reads.
const HOLD_MILLIS: u32 = 400;

/// What can be read. What was taken up already is explained by the line on top.
const READABLE: &str = "[data-read]:not([aria-pressed=true])";

/// Heard before anything on the page hears it: a finger that has read must not press.
const HEARD: [&str; 9] = [
    "pointerover",
    "pointerdown",
    "pointerup",
    "pointercancel",
    "contextmenu",
    "click",
    "focusin",
    "focusout",
    "keydown",
];

/// What a finger is doing. Touches are numbered, so that nobody waits for one that is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Finger {
    Away,
    Rests(u32),
    /// It has rested long enough; the click that comes when it is lifted is not meant.
    Reads,
}

impl Finger {
    /// Somebody has waited for this touch.
    fn waited(self, touch: u32) -> Finger {
        if self == Finger::Rests(touch) { Finger::Reads } else { self }
    }

    fn lifted(self) -> Finger {
        if self == Finger::Reads { self } else { Finger::Away }
    }
}

/// What is being read. Small; copied into every closure.
#[derive(Clone, Copy)]
struct Reading {
    of: RwSignal<Option<String>>,
    finger: StoredValue<Finger>,
    touches: StoredValue<u32>,
}

impl Reading {
    fn heard(self, event: &Event) {
        let thing = name_under(event);
        let finger = self.finger.get_value();
        match event.type_().as_str() {
            "pointerover" if !by_finger(event) => self.read(thing),
            "focusin" => self.read(thing.filter(|_| by_keys(event))),
            "pointerdown" if by_finger(event) => self.rest(thing),
            "pointerup" | "pointercancel" => {
                self.finger.set_value(finger.lifted());
                if finger == Finger::Reads {
                    self.read(None);
                }
            }
            "contextmenu" if finger != Finger::Away && thing.is_some() => event.prevent_default(),
            "click" => {
                if finger == Finger::Reads {
                    event.stop_propagation();
                }
                self.finger.set_value(Finger::Away);
                self.read(None);
            }
            "focusout" => self.read(None),
            "keydown" if event.unchecked_ref::<KeyboardEvent>().key() == "Escape" => {
                self.read(None);
            }
            _ => {}
        }
    }

    fn read(self, thing: Option<String>) {
        if self.of.with_untracked(|of| *of != thing) {
            self.of.set(thing);
        }
    }

    /// A finger goes down on this.
    fn rest(self, thing: Option<String>) {
        let touch = self.touches.get_value() + 1;
        self.touches.set_value(touch);
        self.finger.set_value(thing.as_ref().map_or(Finger::Away, |_| Finger::Rests(touch)));
        if thing.is_none() {
            return;
        }
        later(HOLD_MILLIS, move || {
            // The page that made the timer may be gone.
            let Some(before) = self.finger.try_get_value() else { return };
            let now = before.waited(touch);
            self.finger.set_value(now);
            if now != before {
                self.read(thing);
            }
        });
    }

    /// Listens as long as the board is there.
    fn listen(self) {
        let heard = Closure::<dyn Fn(Event)>::new(move |event: Event| self.heard(&event));
        for name in HEARD {
            // Without it nothing is explained, but everything can be played.
            let _ = window().add_event_listener_with_callback_and_bool(
                name,
                heard.as_ref().unchecked_ref(),
                true,
            );
        }
        let heard = StoredValue::new_local(heard);
        on_cleanup(move || {
            heard.with_value(|heard| {
                for name in HEARD {
                    // It was never heard when this fails.
                    let _ = window().remove_event_listener_with_callback_and_bool(
                        name,
                        heard.as_ref().unchecked_ref(),
                        true,
                    );
                }
            });
        });
    }
}

/// The name of what can be read where something happened.
fn name_under(event: &Event) -> Option<String> {
    let element = event.target()?.dyn_into::<Element>().ok()?;
    element.closest(READABLE).ok().flatten()?.get_attribute("data-read")
}

fn by_finger(event: &Event) -> bool {
    event.unchecked_ref::<PointerEvent>().pointer_type() == "touch"
}

/// Did the keys bring the focus here? A mouse brings it along when it presses.
fn by_keys(event: &Event) -> bool {
    let element = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    element.is_some_and(|element| element.matches(":focus-visible").unwrap_or(false))
}

/// The pane: one among the roots of a board. `explain` draws what has this name in its `data-read`.
pub(crate) fn reading(
    explain: impl Fn(&str) -> Option<AnyView> + Send + Sync + 'static,
) -> AnyView {
    let reading = Reading {
        of: RwSignal::new(None),
        finger: StoredValue::new(Finger::Away),
        touches: StoredValue::new(0),
    };
    reading.listen();
    let pane = move || {
        let words = reading.of.with(|of| of.as_deref().and_then(&explain))?;
        Some(view! { <div class="k-read">{words}</div> })
    };
    view! { <div class="k-reading" aria-hidden="true">{live(pane)}</div> }.into_any()
}

#[cfg(test)]
mod tests {
    use super::Finger::{Away, Reads, Rests};

    #[test]
    fn a_finger_that_rests_reads_and_one_that_was_lifted_does_not() {
        assert_eq!(Rests(1).waited(1), Reads);
        assert_eq!(Rests(1).lifted().waited(1), Away, "a tap is over before it could read");
        assert_eq!(Rests(2).waited(1), Rests(2), "nobody waits for the touch before");
    }

    #[test]
    fn a_finger_that_has_read_is_known_until_the_click_that_lifting_brings() {
        assert_eq!(Reads.lifted(), Reads);
        assert_eq!(Reads.waited(1), Reads);
        assert_eq!(Away.lifted(), Away);
    }
}
