//! A die that is dragged onto a slot, and a finger that rests on one to show it to the others.

use super::art::rolled_die;
use super::interaction::Interaction;
use crate::browser::{document, later, now};
use crate::one_type::{live, words};
use fuse::cards::{Bomb, Card, Spark};
use fuse::die::Die;
use leptos::ev::PointerEvent;
use leptos::prelude::*;
use wasm_bindgen::JsCast;

/// So far a pointer moves before it drags.
const DRAG_PIXELS: i32 = 8;
/// So long a finger rests before it points.
const REST_MILLIS: u32 = 550;

/// A press on a die that has not ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Press {
    place: u8,
    from: (i32, i32),
    since: u64,
    drags: bool,
    points: bool,
}

/// Small; copied into every closure.
#[derive(Clone, Copy)]
pub(super) struct Drag {
    interaction: Interaction,
    press: StoredValue<Option<Press>>,
    /// The press that has just ended was no click.
    dragged: StoredValue<bool>,
    at: RwSignal<Option<(Die, i32, i32)>>,
}

/// Has a pointer gone far enough to mean a drag?
const fn is_far(from: (i32, i32), to: (i32, i32)) -> bool {
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    dx * dx + dy * dy > DRAG_PIXELS * DRAG_PIXELS
}

impl Drag {
    pub(super) fn new(interaction: Interaction) -> Drag {
        let (press, dragged) = (StoredValue::new(None), StoredValue::new(false));
        Drag { interaction, press, dragged, at: RwSignal::new(None) }
    }

    pub(super) fn down(self, event: &PointerEvent, place: u8) {
        let from = (event.client_x(), event.client_y());
        let press = Press { place, from, since: now(), drags: false, points: false };
        self.press.set_value(Some(press));
        self.dragged.set_value(false);
        let element = event.target().and_then(|one| one.dyn_into::<web_sys::Element>().ok());
        let die = element.and_then(|one| one.closest("button").ok().flatten());
        // A quick pointer leaves the die at once; without the capture it would not be followed.
        let _ = die.map(|die| die.set_pointer_capture(event.pointer_id()));
        if event.pointer_type() == "touch" {
            later(REST_MILLIS, move || self.rested(press));
        }
    }

    /// A finger that has rested for so long shows the die to the others.
    fn rested(self, began: Press) {
        if self.press.try_get_value().flatten() == Some(began) {
            self.press.set_value(Some(Press { points: true, ..began }));
            self.dragged.set_value(true);
            let die = self.interaction.die_at(began.place);
            die.into_iter().for_each(|name| self.interaction.point(name));
        }
    }

    pub(super) fn moved(self, event: &PointerEvent, die: Die) {
        let Some(press) = self.press.get_value() else { return };
        let to = (event.client_x(), event.client_y());
        if !press.drags && !is_far(press.from, to) {
            return;
        }
        if !press.drags {
            let Some(name) = self.interaction.die_at(press.place) else { return self.stop() };
            self.interaction.take(name);
            self.press.set_value(Some(Press { drags: true, ..press }));
            self.dragged.set_value(true);
        }
        self.at.set(Some((die, to.0, to.1)));
    }

    pub(super) fn up(self, event: &PointerEvent) {
        let press = self.press.get_value();
        self.stop();
        if press.is_some_and(|press| press.drags) {
            self.drop_at(event.client_x(), event.client_y());
        }
    }

    pub(super) fn stop(self) {
        self.press.set_value(None);
        self.at.set(None);
    }

    /// Lets the die fall on what lies under the pointer; beside a slot it stays in hand.
    fn drop_at(self, x: i32, y: i32) {
        let under = document().element_from_point(x as f32, y as f32);
        let slot = under.and_then(|one| one.closest("[data-slot]").ok().flatten());
        let Some(slot) = slot else { return };
        let read = |name: &str| slot.get_attribute(name).unwrap_or_default();
        let owner = read("data-owner").parse().ok().map(kernel::Seat::new);
        if let (Some(owner), Some(card), Ok(slot)) =
            (owner, card_named(&read("data-card")), read("data-slot").parse())
        {
            self.interaction.press_slot(owner, card, slot);
        }
    }

    /// The click that ends a drag is none.
    pub(super) fn was_dragged(self) -> bool {
        self.dragged.try_update_value(std::mem::take) == Some(true)
    }

    /// The die under the pointer.
    pub(super) fn ghost(self) -> AnyView {
        let drawn = move || {
            self.at.get().map(|(die, x, y)| {
                view! {
                    <svg
                        class="f-dragged"
                        viewBox="-4 -4 208 208"
                        aria-hidden="true"
                        style:left=words(move || format!("{x}px"))
                        style:top=words(move || format!("{y}px"))
                        inner_html=rolled_die(die)
                    ></svg>
                }
            })
        };
        live(drawn).into_any()
    }
}

/// The card that our tables call so.
fn card_named(id: &str) -> Option<Card> {
    Bomb::named(id).map(Card::Bomb).or_else(|| Spark::named(id).map(Card::Spark))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_trembling_finger_does_not_drag() {
        assert!(!is_far((10, 10), (15, 14)));
        assert!(is_far((10, 10), (10, 20)));
    }

    #[test]
    fn a_card_is_found_by_its_name() {
        assert_eq!(card_named("S01"), Spark::named("S01").map(Card::Spark));
        assert!(card_named("C52").is_some() && card_named("X1").is_none());
    }
}
