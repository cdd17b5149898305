//! Burn Through: fire is let out where walls may suffer.

use super::table::Tragic;
use crate::action::Choice;
use crate::event::Event;
use crate::space::SpaceSet;
use crate::state::FlashPoint;
use kernel::Sink;

/// A fire and one of its walls are two steps, three times.
const STEPS: u8 = 6;

/// EV24.
pub(super) fn go_on(state: &mut FlashPoint, step: u8, sink: &mut impl Sink<Event>) -> bool {
    let target = state.open.course.target;
    let mut walls = state.open.walls_around(target);
    let (wall, another) = (walls.next(), walls.next());
    drop(walls);
    match (step % 2, wall, another) {
        _ if step == STEPS => {}
        (0, ..) if !state.open.fire.is_empty() => return false,
        (0, ..) => {}
        (_, Some(_), Some(_)) => return false,
        (_, wall, _) => {
            state.then(Tragic::BurnThrough, step + 1);
            if let Some(wall) = wall {
                state.damage(wall, sink);
            }
            return true;
        }
    }
    state.followed(Tragic::BurnThrough, sink);
    true
}

pub(super) fn allows(state: &FlashPoint, step: u8, choice: Choice) -> bool {
    match (step % 2, choice) {
        (0, Choice::Done) => true,
        (0, Choice::Space(space)) => state.open.fire.has(space),
        (1, Choice::Wall(wall)) => {
            wall.borders(state.open.course.target) && state.open.has_wall(wall)
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
    state.then(Tragic::BurnThrough, step + 1);
    match choice {
        Choice::Space(space) => {
            state.open.course.target = space;
            state.tell(Event::Cleared { spaces: SpaceSet::one(space) }, sink);
        }
        Choice::Wall(wall) => state.damage(wall, sink),
        _ => state.followed(Tragic::BurnThrough, sink),
    }
}
