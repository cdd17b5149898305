//! Road Blocked: the ambulance has to go round the building.

use super::table::Tragic;
use crate::action::Vehicle;
use crate::event::Event;
use crate::state::FlashPoint;
use kernel::Sink;

/// EV13. Who is at the new spot is rescued as always (V7).
pub(super) fn go_on(state: &mut FlashPoint, sink: &mut impl Sink<Event>) -> bool {
    if let Some(parked) = state.open.ambulance {
        state.tell(Event::Parked { vehicle: Vehicle::Ambulance, at: parked.opposite() }, sink);
    }
    state.followed(Tragic::RoadBlocked, sink);
    true
}
