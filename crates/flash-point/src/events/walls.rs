//! Two different walls, chosen one after the other: the step remembers the first.

use crate::board::Border;
use crate::space::Edge;
use crate::state::FlashPoint;

/// Steps from here on are numbers of walls.
const CHOSEN: u8 = 100;

/// The step after the first wall was chosen.
pub(super) fn step_after(state: &FlashPoint, wall: Edge) -> u8 {
    match state.open.board().on(wall) {
        Border::Wall(number) => CHOSEN + number,
        _ => unreachable!("only walls are chosen"),
    }
}

/// The wall that was chosen first, if one was.
pub(super) fn chosen(state: &FlashPoint, step: u8) -> Option<Edge> {
    step.checked_sub(CHOSEN).map(|number| state.open.board().wall(number))
}
