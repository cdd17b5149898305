//! Walks Out: a victim gets up and goes.

use super::table::Tragic;
use crate::action::Choice;
use crate::event::Event;
use crate::marker::{Kind, Marker};
use crate::space::SpaceSet;
use crate::state::FlashPoint;
use kernel::Sink;

/// The victim, then up to three spaces.
const STEPS: u8 = 4;

/// EV35. Who comes to the ambulance is rescued at once (V7) and goes no further.
pub(super) fn go_on(state: &mut FlashPoint, step: u8, sink: &mut impl Sink<Event>) -> bool {
    let at = state.open.course.target;
    if step == 0 {
        let markers = state.open.markers;
        let mut victims = markers.iter().filter(|marker| marker.1.is_victim());
        match (victims.next(), victims.next()) {
            (Some(_), Some(_)) => return false,
            (Some(Marker(space, kind)), None) => {
                choose(state, step, Choice::Victim(space, kind), sink);
                return true;
            }
            (None, _) => {}
        }
    } else if step < STEPS && state.open.markers.has(at, Kind::Treated) && !free(state).is_empty() {
        return false;
    }
    state.followed(Tragic::WalksOut, sink);
    true
}

/// Where the victim can go.
fn free(state: &FlashPoint) -> SpaceSet {
    state.open.adjacent(state.open.course.target).minus(state.open.fire)
}

pub(super) fn allows(state: &FlashPoint, step: u8, choice: Choice) -> bool {
    match choice {
        Choice::Victim(space, kind) => {
            step == 0 && kind.is_victim() && state.open.markers.has(space, kind)
        }
        Choice::Done => step > 0,
        Choice::Direction(direction) => {
            let to = state.open.adjacent_in(state.open.course.target, direction);
            step > 0 && to.is_some_and(|to| !state.open.fire.has(to))
        }
        _ => false,
    }
}

pub(super) fn choose(
    state: &mut FlashPoint,
    step: u8,
    choice: Choice,
    sink: &mut impl Sink<Event>,
) {
    let from = state.open.course.target;
    match choice {
        Choice::Victim(space, kind) => {
            state.then(Tragic::WalksOut, 1);
            state.open.course.target = space;
            if kind != Kind::Treated {
                state.tell(Event::Treated { space, trapped: kind == Kind::Trapped }, sink);
            }
        }
        Choice::Direction(direction) => {
            let to = from.step(direction).expect("only a space of the plan is chosen");
            state.then(Tragic::WalksOut, step + 1);
            state.open.course.target = to;
            state.tell(Event::Pushed { from, to, kind: Kind::Treated }, sink);
        }
        _ => state.followed(Tragic::WalksOut, sink),
    }
}
