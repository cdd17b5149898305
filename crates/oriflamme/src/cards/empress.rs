//! Empress: gains 2, and gives 1 to a face-down card of a rival.

use super::{Acting, Next};
use crate::card::Card;
use crate::check::NOT_NOW;
use crate::clause;
use crate::event::{Because, Event, Skip, Why};
use crate::row::Slot;
use crate::state::{Action, Open, Oriflamme};
use alloc::vec::Vec;
use kernel::{Checked, Seat, Sink, refuse};

/// EM1, EM4: 2 influence; then somebody is to be given 1, if there is somebody.
#[inline]
pub(super) fn begin(
    state: &mut Oriflamme,
    Acting { seat, slot }: Acting,
    sink: &mut impl Sink<Event>,
) -> Next {
    state.gain(seat, 2, Why::Ability(Card::Empress), sink);
    if targets(&state.open, seat).next().is_some() {
        return Next::Asks;
    }
    sink.emit(Event::Skipped { slot, card: Card::Empress, what: Skip::NobodyToGive });
    Next::Done
}

/// EM2: the rivals' face-down cards.
#[inline]
fn targets(open: &Open, seat: Seat) -> impl Iterator<Item = Slot> + '_ {
    let rivals = open.tops().filter(move |(_, laid)| laid.owner != seat && !laid.face.is_up());
    rivals.map(|(slot, _)| slot)
}

pub(super) fn check(open: &Open, acting: Acting, action: Action) -> Checked<Because> {
    let Action::Give(slot) = action else { return NOT_NOW };
    let laid = open.reach(slot)?;
    if laid.owner == acting.seat {
        return refuse(&clause::EM3, Because::Yours(slot));
    }
    if laid.face.is_up() {
        return refuse(&clause::EM3, Because::FaceUp(slot));
    }
    Ok(())
}

#[inline]
pub(super) fn legal(open: &Open, acting: Acting, out: &mut Vec<Action>) {
    out.extend(targets(open, acting.seat).map(Action::Give));
}

pub(super) fn quiet(open: &Open, acting: Acting) -> Option<Action> {
    targets(open, acting.seat).next().map(Action::Give)
}

pub(super) fn choose(state: &mut Oriflamme, action: Action, sink: &mut impl Sink<Event>) {
    if let Action::Give(slot) = action {
        state.put(slot, 1, sink);
    }
}
