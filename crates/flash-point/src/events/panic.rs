//! Panic: every POI goes along its arrow.

use super::table::Tragic;
use crate::board;
use crate::event::Event;
use crate::marker::Kind;
use crate::state::FlashPoint;
use kernel::Sink;

/// EV17. Who comes to a firefighter is turned up as always (A7).
pub(super) fn go_on(state: &mut FlashPoint, sink: &mut impl Sink<Event>) -> bool {
    let before = state.open.markers;
    for from in before.iter().filter(|marker| marker.1 == Kind::Poi).map(|marker| marker.0) {
        let to = board::arrow(from);
        let taken = state.open.fire.or(state.open.markers.people_spaces());
        if !taken.has(to) {
            state.tell(Event::Pushed { from, to, kind: Kind::Poi }, sink);
        }
    }
    state.followed(Tragic::Panic, sink);
    true
}
