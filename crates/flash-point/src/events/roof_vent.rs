//! Roof Vent: two walls for the fire of a quadrant.

use super::table::Tragic;
use super::walls;
use crate::action::Choice;
use crate::event::Event;
use crate::levels::DAMAGE_MAX;
use crate::state::FlashPoint;
use kernel::Sink;

/// The players choose the quadrant.
const QUADRANT: u8 = 1;

/// EV22. The building has more than twenty walls that stand while it has not collapsed.
pub(super) fn go_on(state: &mut FlashPoint, step: u8, sink: &mut impl Sink<Event>) -> bool {
    let too_late = step == 0 && state.open.tally.damage + 2 >= DAMAGE_MAX;
    if too_late {
        state.followed(Tragic::RoofVent, sink);
    }
    too_late
}

pub(super) fn allows(state: &FlashPoint, step: u8, choice: Choice) -> bool {
    match choice {
        Choice::Done => step == 0,
        Choice::Wall(wall) => {
            let stands = step != QUADRANT && state.open.has_wall(wall);
            stands && Some(wall) != walls::chosen(state, step)
        }
        Choice::Quadrant(_) => step == QUADRANT,
        _ => false,
    }
}

pub(super) fn choose(
    state: &mut FlashPoint,
    step: u8,
    choice: Choice,
    sink: &mut impl Sink<Event>,
) {
    match choice {
        Choice::Wall(wall) => {
            let next = if step == 0 { walls::step_after(state, wall) } else { QUADRANT };
            state.then(Tragic::RoofVent, next);
            state.damage(wall, sink);
        }
        Choice::Quadrant(quadrant) => {
            let (smoke, fire) = (state.open.smoke, state.open.fire);
            let [smoke, fire] = [smoke, fire].map(|spaces| spaces.and(quadrant.spaces()));
            if !smoke.is_empty() {
                state.tell(Event::Cleared { spaces: smoke }, sink);
            }
            if !fire.is_empty() {
                state.tell(Event::Dampened { spaces: fire }, sink);
            }
            state.followed(Tragic::RoofVent, sink);
        }
        _ => state.followed(Tragic::RoofVent, sink),
    }
}
