//! Radio Blackout, Mutual Aid and Second Wind: what everybody has saved.

use super::table::Tragic;
use crate::event::Event;
use crate::state::FlashPoint;
use kernel::Sink;

/// EV3.
pub(super) fn radio_blackout(state: &mut FlashPoint, sink: &mut impl Sink<Event>) -> bool {
    for firefighter in state.open.everybody().iter() {
        if state.open.figure(firefighter).saved > 0 {
            state.tell(Event::Saved { firefighter, saved: 0 }, sink);
        }
    }
    state.followed(Tragic::RadioBlackout, sink);
    true
}

/// EV23.
pub(super) fn mutual_aid(state: &mut FlashPoint, sink: &mut impl Sink<Event>) -> bool {
    give(state, 1, sink);
    state.add_flare_up(sink);
    state.followed(Tragic::MutualAid, sink);
    true
}

/// EV31.
pub(super) fn second_wind(state: &mut FlashPoint, sink: &mut impl Sink<Event>) -> bool {
    give(state, 2, sink);
    state.followed(Tragic::SecondWind, sink);
    true
}

/// P7: so many more for everybody, up to what each can save.
fn give(state: &mut FlashPoint, more: u8, sink: &mut impl Sink<Event>) {
    for firefighter in state.open.everybody().iter() {
        let figure = state.open.figure(firefighter);
        let saved = (figure.saved + more).min(figure.profile().saves);
        if saved != figure.saved {
            state.tell(Event::Saved { firefighter, saved }, sink);
        }
    }
}
