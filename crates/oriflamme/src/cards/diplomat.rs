//! Diplomat: gains 1 and feeds another Diplomat, or takes what lies on her and goes.

use super::Acting;
use crate::card::Card;
use crate::check::NOT_NOW;
use crate::clause;
use crate::event::{Because, Event, Skip, Why};
use crate::row::Slot;
use crate::state::{Action, CardInRow, Face, Open, Oriflamme};
use alloc::vec::Vec;
use kernel::{Checked, Sink, refuse};

/// DI2: the other face-up Diplomats.
#[inline]
fn others(open: &Open, slot: Slot) -> impl Iterator<Item = Slot> + '_ {
    let other = move |&(here, laid): &(Slot, CardInRow)| {
        here != slot && laid.face == Face::Up(Card::Diplomat)
    };
    open.tops().filter(other).map(|(here, _)| here)
}

pub(super) fn check(open: &Open, acting: Acting, action: Action) -> Checked<Because> {
    match action {
        Action::Cash => Ok(()),
        Action::Gain if others(open, acting.slot).next().is_none() => Ok(()),
        Action::Gain => refuse(&clause::DI5, Because::MustPlace),
        Action::Feed(slot) => {
            let laid = open.reach(slot)?;
            if slot == acting.slot || laid.face != Face::Up(Card::Diplomat) {
                return refuse(&clause::DI4, Because::NoDiplomat(slot));
            }
            Ok(())
        }
        _ => NOT_NOW,
    }
}

#[inline]
pub(super) fn legal(open: &Open, acting: Acting, out: &mut Vec<Action>) {
    let before = out.len();
    out.extend(others(open, acting.slot).map(Action::Feed));
    if out.len() == before {
        out.push(Action::Gain);
    }
    out.push(Action::Cash);
}

pub(super) fn quiet(open: &Open, acting: Acting) -> Option<Action> {
    others(open, acting.slot).next().map(Action::Feed)
}

/// DI1, DI3.
pub(super) fn choose(
    state: &mut Oriflamme,
    Acting { seat, slot }: Acting,
    action: Action,
    sink: &mut impl Sink<Event>,
) {
    if action == Action::Cash {
        state.collect(slot, sink);
        return state.discard(slot, Card::Diplomat, sink);
    }
    state.gain(seat, 1, Why::Ability(Card::Diplomat), sink);
    match action {
        Action::Feed(other) => state.put(other, 2, sink),
        _ => {
            let what = Skip::NobodyToGive;
            sink.emit(Event::Skipped { slot, card: Card::Diplomat, what });
        }
    }
}
