//! More Calls, Conflicting Reports and Trapped Victim: what lies face down, and how much of it.

use super::table::Tragic;
use crate::event::Event;
use crate::marker::Poi;
use crate::state::{FlashPoint, Frame};
use kernel::Sink;

/// EV5.
pub(super) fn more_calls(state: &mut FlashPoint, sink: &mut impl Sink<Event>) -> bool {
    state.followed(Tragic::MoreCalls, sink);
    state.push(Frame::Place { left: 2 });
    true
}

/// EV6.
pub(super) fn conflicting_reports(state: &mut FlashPoint, sink: &mut impl Sink<Event>) -> bool {
    let count = state.open.tally.false_alarms;
    state.followed(Tragic::ConflictingReports, sink);
    if count > 0 {
        state.tell(Event::Shuffled { poi: Poi::FalseAlarm, count }, sink);
    } else {
        state.push(Frame::Place { left: 1 });
    }
    true
}

/// EV7.
pub(super) fn trapped_victim(state: &mut FlashPoint, sink: &mut impl Sink<Event>) -> bool {
    state.tell(Event::Shuffled { poi: Poi::Trapped, count: 1 }, sink);
    state.followed(Tragic::TrappedVictim, sink);
    true
}
