//! Thick Smoke: smoke in three targets, one after the other.

use super::Fits;
use super::table::Tragic;
use crate::event::Event;
use crate::state::FlashPoint;
use kernel::Sink;

/// A roll and what it does are two steps, three times.
const STEPS: u8 = 6;

/// EV8.
pub(super) fn go_on(state: &mut FlashPoint, step: u8, sink: &mut impl Sink<Event>) -> bool {
    if step == STEPS {
        state.followed(Tragic::ThickSmoke, sink);
        return true;
    }
    state.then(Tragic::ThickSmoke, step + 1);
    if step.is_multiple_of(2) {
        state.roll_target(Fits::All);
    } else {
        state.put_smoke(state.open.course.target, sink);
        state.settle_fire();
    }
    true
}
