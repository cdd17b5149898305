//! Load-Bearing Wall: every wall of a target is damaged.

use super::Fits;
use super::table::Tragic;
use crate::event::Event;
use crate::space::{Direction, Edge};
use crate::state::FlashPoint;
use kernel::Sink;

/// EV2.
pub(super) fn go_on(state: &mut FlashPoint, step: u8, sink: &mut impl Sink<Event>) -> bool {
    if step == 0 {
        state.then(Tragic::LoadBearingWall, 1);
        state.roll_target(Fits::Wall);
        return true;
    }
    let target = state.open.course.target;
    for direction in Direction::ALL {
        let Some(wall) = Edge::of(target, direction) else { continue };
        if state.open.has_wall(wall) {
            state.damage(wall, sink);
        }
        if state.is_over() {
            return true; // Q39
        }
    }
    state.followed(Tragic::LoadBearingWall, sink);
    true
}
