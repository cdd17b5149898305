//! Treaty: preserved with all that lies on it, it pays at the start of each round and at the end.

use super::{Acting, Next};
use crate::card::Card;
use crate::event::Event;
use crate::state::Oriflamme;
use kernel::Sink;

/// TR1.
#[inline]
pub(super) fn begin(
    state: &mut Oriflamme,
    Acting { seat, slot }: Acting,
    sink: &mut impl Sink<Event>,
) -> Next {
    let influence = state.open.take_off(slot).influence;
    state.open.course.treaties[seat.index()] = Some(influence);
    sink.emit(Event::Preserved { slot, card: Card::Treaty, owner: seat, influence });
    Next::Done
}
