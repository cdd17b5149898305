//! Insurrection: for 1 influence from the card both neighbours go; then it turns down again.

use super::{Acting, Next};
use crate::card::Card;
use crate::event::{Event, Skip};
use crate::state::{Face, Oriflamme};
use kernel::Sink;

/// IS1: the cost; what is left is the owner's.
#[inline]
pub(super) fn pay(state: &mut Oriflamme, acting: Acting, sink: &mut impl Sink<Event>) {
    state.waste(acting.slot, 1, sink);
    state.collect(acting.slot, sink);
}

/// IS3, IS4: both at once, the own ones too; then face down, and everybody remembers it.
#[inline]
pub(super) fn begin(
    state: &mut Oriflamme,
    Acting { seat, slot }: Acting,
    sink: &mut impl Sink<Event>,
) -> Next {
    let mut beside = state.open.beside(slot).map(|(slot, _)| slot);
    let targets = [beside.next(), beside.next()];
    drop(beside);
    if targets[0].is_none() {
        let what = Skip::NoNeighbour;
        sink.emit(Event::Skipped { slot, card: Card::Insurrection, what });
    }
    state.remove(seat, targets, sink);
    state.open.card_mut(slot).face = Face::Known(Card::Insurrection);
    sink.emit(Event::TurnedDown { slot });
    Next::Done
}
