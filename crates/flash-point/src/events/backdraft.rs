//! Backdraft: closed doors of a target burst, or smoke comes into it and around it.

use super::Fits;
use super::table::Tragic;
use crate::event::Event;
use crate::space::{Direction, Edge, SpaceSet};
use crate::state::FlashPoint;
use kernel::Sink;

/// EV1.
pub(super) fn go_on(state: &mut FlashPoint, step: u8, sink: &mut impl Sink<Event>) -> bool {
    match step {
        0 => {
            state.then(Tragic::Backdraft, 1);
            state.roll_target(Fits::All);
        }
        1 => {
            state.then(Tragic::Backdraft, 2);
            strike(state, sink);
            state.settle_fire();
        }
        _ => state.followed(Tragic::Backdraft, sink),
    }
    true
}

fn strike(state: &mut FlashPoint, sink: &mut impl Sink<Event>) {
    let target = state.open.course.target;
    let mut burst = false;
    for direction in Direction::ALL {
        let (Some(door), Some(behind)) = (Edge::of(target, direction), target.step(direction))
        else {
            continue;
        };
        if state.open.has_door(door) && state.open.blocked.has(door) {
            burst = true;
            state.tell(Event::DoorDestroyed { door }, sink);
            state.tell(Event::Lit { space: behind }, sink);
        }
    }
    if burst {
        return state.tell(Event::Lit { space: target }, sink);
    }
    let around = state.open.adjacent(target).and(SpaceSet::BUILDING);
    for space in around.with(target).iter() {
        state.put_smoke(space, sink);
    }
}
