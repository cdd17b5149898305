//! Infiltration: feeds the own face-down cards; preserved, it makes their like worth more to remove.

use super::{Acting, Next};
use crate::card::Card;
use crate::event::Event;
use crate::state::{CardInRow, Oriflamme};
use kernel::Sink;

/// IF1, IF2. It lies face up by now, so it does not feed itself.
#[inline]
pub(super) fn begin(
    state: &mut Oriflamme,
    Acting { seat, slot }: Acting,
    sink: &mut impl Sink<Event>,
) -> Next {
    let fed = |laid: CardInRow| laid.owner == seat && !laid.face.is_up();
    for position in 0..state.open.row.len() {
        let other = state.open.row.slots()[position];
        if state.open.card(other).is_some_and(fed) {
            state.put(other, 1, sink);
        }
    }
    state.open.take_off(slot);
    state.open.course.infiltrators = state.open.course.infiltrators.with(seat);
    sink.emit(Event::Preserved { slot, card: Card::Infiltration, owner: seat, influence: 0 });
    Next::Done
}
