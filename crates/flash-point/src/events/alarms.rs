//! Re-ignition, Second Alarm and Cross Ventilation: it burns once more.

use super::Fits;
use super::table::Tragic;
use crate::event::Event;
use crate::state::FlashPoint;
use kernel::Sink;

/// EV19.
pub(super) fn reignition(state: &mut FlashPoint, step: u8, sink: &mut impl Sink<Event>) -> bool {
    let space = state.open.course.target;
    match step {
        0 => {
            state.then(Tragic::Reignition, 1);
            state.roll_target(Fits::All);
        }
        1 => {
            state.then(Tragic::Reignition, 2);
            if state.open.fire.has(space) {
                state.explode(space, sink);
            } else {
                state.tell(Event::Lit { space }, sink);
            }
            if !state.is_over() {
                state.settle_fire();
            }
        }
        _ => state.followed(Tragic::Reignition, sink),
    }
    true
}

/// EV20.
pub(super) fn second_alarm(state: &mut FlashPoint, step: u8, sink: &mut impl Sink<Event>) -> bool {
    if step == 0 {
        state.then(Tragic::SecondAlarm, 1);
        state.advance_fire();
    } else {
        state.add_flare_up(sink);
        state.followed(Tragic::SecondAlarm, sink);
    }
    true
}

/// EV21.
pub(super) fn cross_ventilation(
    state: &mut FlashPoint,
    step: u8,
    sink: &mut impl Sink<Event>,
) -> bool {
    if step == 0 {
        state.then(Tragic::CrossVentilation, 1);
        let spaces = state.open.smoke;
        if !spaces.is_empty() {
            state.tell(Event::Cleared { spaces }, sink);
        }
        state.advance_fire();
    } else {
        state.followed(Tragic::CrossVentilation, sink);
    }
    true
}
