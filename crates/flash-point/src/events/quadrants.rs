//! Room Flashover and Sprinklers: what happens in the quadrant of a target.

use super::Fits;
use super::table::Tragic;
use crate::board::Quadrant;
use crate::event::Event;
use crate::space::SpaceSet;
use crate::state::FlashPoint;
use kernel::Sink;

/// The smoke in the quadrant in which the dice point.
fn smoke_of_target(state: &FlashPoint) -> SpaceSet {
    let quadrant = Quadrant::of(state.open.course.target);
    quadrant.map_or(SpaceSet::EMPTY, Quadrant::spaces).and(state.open.smoke)
}

/// EV16.
pub(super) fn room_flashover(
    state: &mut FlashPoint,
    step: u8,
    sink: &mut impl Sink<Event>,
) -> bool {
    match step {
        0 => {
            state.then(Tragic::RoomFlashover, 1);
            state.roll_target(Fits::All);
        }
        1 => {
            state.then(Tragic::RoomFlashover, 2);
            let spaces = smoke_of_target(state);
            if !spaces.is_empty() {
                state.tell(Event::FlashedOver { spaces }, sink);
            }
            state.settle_fire();
        }
        _ => state.followed(Tragic::RoomFlashover, sink),
    }
    true
}

/// EV32.
pub(super) fn sprinklers(state: &mut FlashPoint, step: u8, sink: &mut impl Sink<Event>) -> bool {
    if step == 0 {
        state.then(Tragic::Sprinklers, 1);
        state.roll_target(Fits::All);
        return true;
    }
    let spaces = smoke_of_target(state);
    if !spaces.is_empty() {
        state.tell(Event::Cleared { spaces }, sink);
    }
    let target = SpaceSet::one(state.open.course.target);
    if !target.and(state.open.fire).is_empty() {
        state.tell(Event::Dampened { spaces: target }, sink);
    }
    state.followed(Tragic::Sprinklers, sink);
    true
}
