//! Extortion: worth 1 to who reveals it, and dear to a rival who removes it.

use super::{Acting, Next};
use crate::card::Card;
use crate::event::{Event, Why};
use crate::state::{CardInRow, Oriflamme};
use kernel::{Seat, Sink};

/// EX1: what lies on it is lost.
#[inline]
pub(super) fn forfeit(state: &mut Oriflamme, acting: Acting, sink: &mut impl Sink<Event>) {
    let laid = state.open.card(acting.slot).expect("the card that acts lies in the row");
    state.waste(acting.slot, laid.influence, sink);
}

/// EX1: 1 influence, and it is discarded.
#[inline]
pub(super) fn begin(
    state: &mut Oriflamme,
    Acting { seat, slot }: Acting,
    sink: &mut impl Sink<Event>,
) -> Next {
    state.gain(seat, 1, Why::Ability(Card::Extortion), sink);
    state.discard(slot, Card::Extortion, sink);
    Next::Done
}

/// EX2, EX3: 2 influence for each card of the remover in the row, and each face-down one of them
/// loses 1.
pub(crate) fn spring(
    state: &mut Oriflamme,
    owner: Seat,
    against: Seat,
    sink: &mut impl Sink<Event>,
) {
    let cards = state.open.tops_of(against).count() as u8;
    sink.emit(Event::Sprung { owner, against, cards });
    state.gain(owner, 2 * cards, Why::Trap, sink);
    let robbed =
        |laid: CardInRow| laid.owner == against && !laid.face.is_up() && laid.influence > 0;
    for position in 0..state.open.row.len() {
        let slot = state.open.row.slots()[position];
        if state.open.card(slot).is_some_and(robbed) {
            state.waste(slot, 1, sink);
        }
    }
}
