//! Eyewitness: one POI is turned up.

use super::table::Tragic;
use crate::action::Choice;
use crate::event::Event;
use crate::marker::Kind;
use crate::state::{FlashPoint, Frame};
use kernel::Sink;

/// EV33.
pub(super) fn go_on(state: &mut FlashPoint, sink: &mut impl Sink<Event>) -> bool {
    let pois = state.open.markers.spaces(Kind::Poi);
    match (pois.len(), pois.lowest()) {
        (2.., _) => return false,
        (_, Some(space)) => choose(state, Choice::Space(space), sink),
        (_, None) => state.followed(Tragic::Eyewitness, sink),
    }
    true
}

pub(super) fn allows(state: &FlashPoint, choice: Choice) -> bool {
    matches!(choice, Choice::Space(space) if state.open.markers.has(space, Kind::Poi))
}

pub(super) fn choose(state: &mut FlashPoint, choice: Choice, sink: &mut impl Sink<Event>) {
    state.followed(Tragic::Eyewitness, sink);
    if let Choice::Space(space) = choice {
        state.push(Frame::TurnUp { space });
    }
}
