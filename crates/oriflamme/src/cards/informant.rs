//! Informant: gains what lies on the rivals' face-down cards beside her, or goes back to the hand.

use super::Acting;
use crate::card::Card;
use crate::check::NOT_NOW;
use crate::clause;
use crate::event::{Because, Event, Why};
use crate::state::{Action, CardInRow, Face, Open, Oriflamme};
use alloc::vec::Vec;
use kernel::{Checked, Seen, Sink, refuse};

pub(super) fn check(state: &Oriflamme, acting: Acting, action: Action) -> Checked<Because> {
    match action {
        Action::Gain => Ok(()),
        Action::Swap(card) if state.hands[acting.seat.index()].has(card) => Ok(()),
        Action::Swap(card) => refuse(&clause::IN4, Because::NotInHand(card)),
        _ => NOT_NOW,
    }
}

#[inline]
pub(super) fn legal(state: &Oriflamme, acting: Acting, out: &mut Vec<Action>) {
    out.push(Action::Gain);
    out.extend(state.hands[acting.seat.index()].iter().map(Action::Swap));
}

pub(super) fn choose(
    state: &mut Oriflamme,
    acting: Acting,
    action: Action,
    sink: &mut impl Sink<Event>,
) {
    match action {
        Action::Swap(card) => swap(state, acting, card, sink),
        _ => {
            let amount = overheard(&state.open, acting);
            state.gain(acting.seat, amount, Why::Ability(Card::Informant), sink);
        }
    }
}

/// IN1: the influence on face-down rivals beside her; it stays where it lies.
#[inline]
fn overheard(open: &Open, acting: Acting) -> u8 {
    let counted = |(_, laid): &(_, CardInRow)| laid.owner != acting.seat && !laid.face.is_up();
    open.beside(acting.slot).filter(counted).map(|(_, laid)| laid.influence).sum()
}

/// IN2, IN3: she goes to the hand and a card of the hand lies in her place, face down and bare.
fn swap(state: &mut Oriflamme, acting: Acting, card: Card, sink: &mut impl Sink<Event>) {
    let Acting { seat, slot } = acting;
    let hand = &mut state.hands[seat.index()];
    *hand = hand.without(card).with(Card::Informant);
    *state.faces.get_mut(slot) = Some(card);
    state.open.go_back(slot);
    sink.emit(Event::Swapped { seat, slot, card: Seen::Open(card) });
}

impl Open {
    /// IN2, IN3, Q29: what everybody sees of a swap.
    pub(crate) fn go_back(&mut self, slot: crate::row::Slot) {
        let laid = self.card_mut(slot);
        laid.face = Face::Down;
        laid.influence = 0;
        let (owner, verdicts) = (laid.owner, core::mem::take(&mut laid.verdicts));
        self.course.pool += verdicts;
        self.course.returned[owner.index()] = Some(self.course.laid);
    }
}
