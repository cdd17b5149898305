//! Hidden Propane: one more hazmat.

use super::Fits;
use super::table::Tragic;
use crate::event::Event;
use crate::marker::Kind;
use crate::state::FlashPoint;
use kernel::Sink;

/// EV9.
pub(super) fn go_on(state: &mut FlashPoint, step: u8, sink: &mut impl Sink<Event>) -> bool {
    let possible = state.open.tally.hazmats > 0 && !state.open.fitting(Fits::NoFire).is_empty();
    match (step, possible) {
        (0, true) => {
            state.then(Tragic::HiddenPropane, 1);
            state.roll_target(Fits::NoFire);
            return true;
        }
        (0, false) => state.add_flare_up(sink),
        _ => {
            let space = state.open.course.target;
            state.tell(Event::Put { space, kind: Kind::Hazmat }, sink);
        }
    }
    state.followed(Tragic::HiddenPropane, sink);
    true
}
