//! Doors Thrown Open and Draft Slams Doors.

use super::table::Tragic;
use crate::event::Event;
use crate::state::FlashPoint;
use kernel::Sink;

/// EV25.
pub(super) fn thrown_open(state: &mut FlashPoint, step: u8, sink: &mut impl Sink<Event>) -> bool {
    if step > 0 {
        state.followed(Tragic::DoorsThrownOpen, sink);
        return true;
    }
    state.then(Tragic::DoorsThrownOpen, 1);
    for door in state.open.board().doors() {
        if state.open.has_door(door) && state.open.blocked.has(door) {
            state.tell(Event::Opened { door }, sink);
        }
    }
    state.settle_fire();
    true
}

/// EV26.
pub(super) fn slammed(state: &mut FlashPoint, sink: &mut impl Sink<Event>) -> bool {
    for door in state.open.board().doors() {
        if state.open.has_door(door) && !state.open.blocked.has(door) {
            state.tell(Event::Closed { door }, sink);
        }
    }
    state.followed(Tragic::DraftSlamsDoors, sink);
    true
}
