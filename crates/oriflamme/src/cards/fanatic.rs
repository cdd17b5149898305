//! Fanatic: gains 1, and 1 more when none of the family is open beside him in the row.

use super::{Acting, Next};
use crate::card::Card;
use crate::event::{Event, Why};
use crate::state::Oriflamme;
use kernel::Sink;

/// FA1, FA2.
#[inline]
pub(super) fn begin(
    state: &mut Oriflamme,
    Acting { seat, slot }: Acting,
    sink: &mut impl Sink<Event>,
) -> Next {
    state.gain(seat, 1, Why::Ability(Card::Fanatic), sink);
    let alone = state.open.tops_of(seat).all(|(other, laid)| other == slot || !laid.face.is_up());
    if alone {
        state.gain(seat, 1, Why::Alone, sink);
    }
    Next::Done
}
