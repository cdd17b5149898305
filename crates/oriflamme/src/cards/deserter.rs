//! Deserter: removes a neighbour, and runs when no open character is left beside him.

use super::{Acting, Next};
use crate::card::Card;
use crate::check::NOT_NOW;
use crate::clause;
use crate::event::{Because, Event, Skip, Why};
use crate::row::Slot;
use crate::state::{Action, CardInRow, Face, Open, Oriflamme};
use alloc::vec::Vec;
use kernel::{Checked, Sink, refuse};

/// DE1: one neighbour has to go, if there is one.
#[inline]
pub(super) fn begin(state: &mut Oriflamme, acting: Acting, sink: &mut impl Sink<Event>) -> Next {
    if state.open.beside(acting.slot).next().is_some() {
        return Next::Asks;
    }
    let what = Skip::NoNeighbour;
    sink.emit(Event::Skipped { slot: acting.slot, card: Card::Deserter, what });
    desert(state, acting.slot, sink);
    Next::Done
}

pub(super) fn check(open: &Open, acting: Acting, action: Action) -> Checked<Because> {
    let Action::Remove(slot) = action else { return NOT_NOW };
    open.reach(slot)?;
    if open.beside(acting.slot).all(|(beside, _)| beside != slot) {
        return refuse(&clause::DE4, Because::NotBeside(slot));
    }
    Ok(())
}

#[inline]
pub(super) fn legal(open: &Open, acting: Acting, out: &mut Vec<Action>) {
    out.extend(open.beside(acting.slot).map(|(slot, _)| Action::Remove(slot)));
}

pub(super) fn quiet(open: &Open, acting: Acting) -> Option<Action> {
    super::rather_a_rivals(acting, open.beside(acting.slot)).map(Action::Remove)
}

/// DE1, DE2: the removal with all that it brings, then the bonus, then the look around.
pub(super) fn choose(
    state: &mut Oriflamme,
    acting: Acting,
    action: Action,
    sink: &mut impl Sink<Event>,
) {
    let Action::Remove(slot) = action else { return };
    let card = state.kind(slot);
    state.remove(acting.seat, [Some(slot)], sink);
    if card.is_character() {
        state.gain(acting.seat, 1, Why::Character, sink);
    }
    desert(state, acting.slot, sink);
}

/// DE3: without a face-up character beside him he is discarded.
fn desert(state: &mut Oriflamme, slot: Slot, sink: &mut impl Sink<Event>) {
    let open_character =
        |(_, laid): (_, CardInRow)| matches!(laid.face, Face::Up(card) if card.is_character());
    if !state.open.beside(slot).any(open_character) {
        state.discard(slot, Card::Deserter, sink);
    }
}
