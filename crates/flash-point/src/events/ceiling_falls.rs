//! Ceiling Falls: whoever is in a target is knocked down; with nobody there its walls suffer.

use super::table::Tragic;
use super::{Fits, walls};
use crate::action::Choice;
use crate::event::Event;
use crate::space::SpaceSet;
use crate::state::FlashPoint;
use kernel::Sink;

/// Whoever has not dodged is knocked down.
const KNOCK_DOWN: u8 = 2;
/// Everything is done.
const DONE: u8 = 3;
/// The players choose the first wall, then the second.
const FIRST: u8 = 4;

/// EV15.
pub(super) fn go_on(state: &mut FlashPoint, step: u8, sink: &mut impl Sink<Event>) -> bool {
    let here = SpaceSet::one(state.open.course.target);
    match step {
        0 => {
            state.then(Tragic::CeilingFalls, 1);
            state.roll_target(Fits::All);
        }
        1 if state.open.crew_in(here).is_empty() => return fall(state, sink),
        1 => {
            state.then(Tragic::CeilingFalls, KNOCK_DOWN);
            state.ask_to_dodge(state.open.crew_in(here));
        }
        KNOCK_DOWN => {
            state.then(Tragic::CeilingFalls, DONE);
            state.knock_down(state.open.crew_in(here), sink);
        }
        DONE => state.followed(Tragic::CeilingFalls, sink),
        _ => return false,
    }
    true
}

/// Two walls; of more the players choose.
fn fall(state: &mut FlashPoint, sink: &mut impl Sink<Event>) -> bool {
    let target = state.open.course.target;
    if state.open.walls_around(target).count() > 2 {
        state.then(Tragic::CeilingFalls, FIRST);
        return true;
    }
    state.then(Tragic::CeilingFalls, DONE);
    // A damaged wall may be gone afterwards, so each is looked for after the one before.
    let mut walls = [None; 2];
    walls.iter_mut().zip(state.open.walls_around(target)).for_each(|(to, wall)| *to = Some(wall));
    for wall in walls.into_iter().flatten() {
        state.damage(wall, sink);
        if state.is_over() {
            break; // Q39
        }
    }
    true
}

pub(super) fn allows(state: &FlashPoint, step: u8, choice: Choice) -> bool {
    let Choice::Wall(wall) = choice else { return false };
    let borders = wall.borders(state.open.course.target) && state.open.has_wall(wall);
    borders && Some(wall) != walls::chosen(state, step)
}

pub(super) fn choose(
    state: &mut FlashPoint,
    step: u8,
    choice: Choice,
    sink: &mut impl Sink<Event>,
) {
    let Choice::Wall(wall) = choice else { return };
    let next = if step == FIRST { walls::step_after(state, wall) } else { DONE };
    state.then(Tragic::CeilingFalls, next);
    state.damage(wall, sink);
}
