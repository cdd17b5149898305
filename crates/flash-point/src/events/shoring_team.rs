//! Shoring Team: damage is taken back.

use super::table::Tragic;
use crate::action::Choice;
use crate::event::Event;
use crate::state::FlashPoint;
use kernel::Sink;

/// EV34.
pub(super) fn go_on(state: &mut FlashPoint, step: u8, sink: &mut impl Sink<Event>) -> bool {
    let damaged = state.open.blocked.and(state.open.cracked);
    let done = step == 2 || damaged.is_empty();
    if done {
        state.followed(Tragic::ShoringTeam, sink);
    }
    done
}

pub(super) fn allows(state: &FlashPoint, choice: Choice) -> bool {
    match choice {
        Choice::Done => true,
        Choice::Wall(wall) => state.open.is_damaged(wall),
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
            state.then(Tragic::ShoringTeam, step + 1);
            state.tell(Event::Repaired { wall }, sink);
        }
        _ => state.followed(Tragic::ShoringTeam, sink),
    }
}
