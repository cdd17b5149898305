//! Judge: gains 1 and puts a verdict on a card, or removes a card with a verdict.

use super::{Acting, Next};
use crate::card::Card;
use crate::check::NOT_NOW;
use crate::clause;
use crate::event::{Because, Event, Skip, Why};
use crate::row::Slot;
use crate::state::{Action, Open, Oriflamme};
use alloc::vec::Vec;
use kernel::{Checked, Sink, refuse};

/// Q30: with an empty pool and nobody to remove there is nothing to choose.
#[inline]
pub(super) fn begin(state: &mut Oriflamme, acting: Acting, sink: &mut impl Sink<Event>) -> Next {
    if state.open.course.pool > 0 || marked(&state.open).next().is_some() {
        return Next::Asks;
    }
    choose(state, acting, Action::Gain, sink);
    Next::Done
}

#[inline]
fn marked(open: &Open) -> impl Iterator<Item = Slot> + '_ {
    open.tops().filter(|(_, laid)| laid.verdicts > 0).map(|(slot, _)| slot)
}

pub(super) fn check(open: &Open, action: Action) -> Checked<Because> {
    let pool_is_empty = open.course.pool == 0;
    match action {
        Action::Gain if pool_is_empty => Ok(()),
        Action::Gain => refuse(&clause::JU5, Because::MustPlace),
        Action::Mark(_) if pool_is_empty => refuse(&clause::JU5, Because::NoVerdicts),
        Action::Mark(slot) => open.reach(slot).map(|_| ()),
        Action::Remove(slot) => match open.reach(slot)?.verdicts {
            0 => refuse(&clause::JU4, Because::NotMarked(slot)),
            _ => Ok(()),
        },
        _ => NOT_NOW,
    }
}

#[inline]
pub(super) fn legal(open: &Open, out: &mut Vec<Action>) {
    if open.course.pool == 0 {
        out.push(Action::Gain);
    } else {
        out.extend(open.row.slots().iter().map(|&slot| Action::Mark(slot)));
    }
    out.extend(marked(open).map(Action::Remove));
}

pub(super) fn quiet(open: &Open, acting: Acting) -> Option<Action> {
    let target = super::rather_a_rivals(acting, open.tops());
    target.filter(|_| open.course.pool > 0).map(Action::Mark)
}

/// JU1, JU2, V3.
pub(super) fn choose(
    state: &mut Oriflamme,
    Acting { seat, slot }: Acting,
    action: Action,
    sink: &mut impl Sink<Event>,
) {
    if let Action::Remove(target) = action {
        return state.remove(seat, [Some(target)], sink);
    }
    state.gain(seat, 1, Why::Ability(Card::Judge), sink);
    match action {
        Action::Mark(target) => {
            state.open.course.pool -= 1;
            state.open.card_mut(target).verdicts += 1;
            sink.emit(Event::Marked { slot: target });
        }
        _ => sink.emit(Event::Skipped { slot, card: Card::Judge, what: Skip::NoVerdict }),
    }
}
