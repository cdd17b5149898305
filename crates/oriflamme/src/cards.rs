//! The ten cards, one file each: what it does, what its owner may choose, and what that does.

mod deserter;
mod diplomat;
mod empress;
pub(crate) mod extortion;
mod fanatic;
mod infiltration;
mod informant;
mod insurrection;
mod judge;
mod treaty;

use crate::card::Card;
use crate::check::NOT_NOW;
use crate::event::{Because, Event};
use crate::row::Slot;
use crate::state::{Action, CardInRow, Frame, Open, Oriflamme};
use alloc::vec::Vec;
use kernel::{Checked, Seat, Sink};

/// The card that is being activated, and whose it is.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Acting {
    pub(crate) seat: Seat,
    pub(crate) slot: Slot,
}

/// What comes after an ability has begun.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Next {
    /// The owner is asked.
    Asks,
    /// That was all.
    Done,
}

/// A4: what happens to the influence on a card when it is revealed, before the ability.
#[inline]
pub(crate) fn settle_influence(
    state: &mut Oriflamme,
    acting: Acting,
    card: Card,
    sink: &mut impl Sink<Event>,
) {
    match card {
        Card::Insurrection => insurrection::pay(state, acting, sink),
        Card::Extortion => extortion::forfeit(state, acting, sink),
        Card::Treaty => {} // TR1: it stays on the card
        Card::Empress
        | Card::Fanatic
        | Card::Informant
        | Card::Diplomat
        | Card::Deserter
        | Card::Judge
        | Card::Infiltration => state.collect(acting.slot, sink),
    }
}

/// A5: the face-up card acts, up to the point where its owner has a choice.
#[inline]
pub(crate) fn begin(
    state: &mut Oriflamme,
    acting: Acting,
    card: Card,
    sink: &mut impl Sink<Event>,
) -> Next {
    let next = match card {
        Card::Empress => empress::begin(state, acting, sink),
        Card::Fanatic => fanatic::begin(state, acting, sink),
        Card::Informant | Card::Diplomat => Next::Asks,
        Card::Deserter => deserter::begin(state, acting, sink),
        Card::Judge => judge::begin(state, acting, sink),
        Card::Insurrection => insurrection::begin(state, acting, sink),
        Card::Extortion => extortion::begin(state, acting, sink),
        Card::Infiltration => infiltration::begin(state, acting, sink),
        Card::Treaty => treaty::begin(state, acting, sink),
    };
    if next == Next::Asks {
        let Acting { seat, slot } = acting;
        state.open.course.frame = Frame::Act { seat, slot, card };
    }
    next
}

/// May the owner choose this?
pub(crate) fn check(
    state: &Oriflamme,
    acting: Acting,
    card: Card,
    action: Action,
) -> Checked<Because> {
    match card {
        Card::Empress => empress::check(&state.open, acting, action),
        Card::Informant => informant::check(state, acting, action),
        Card::Diplomat => diplomat::check(&state.open, acting, action),
        Card::Deserter => deserter::check(&state.open, acting, action),
        Card::Judge => judge::check(&state.open, action),
        Card::Fanatic
        | Card::Insurrection
        | Card::Extortion
        | Card::Infiltration
        | Card::Treaty => NOT_NOW, // these leave no choice
    }
}

/// Everything that the owner may choose.
#[inline]
pub(crate) fn legal(state: &Oriflamme, acting: Acting, card: Card, out: &mut Vec<Action>) {
    match card {
        Card::Empress => empress::legal(&state.open, acting, out),
        Card::Informant => informant::legal(state, acting, out),
        Card::Diplomat => diplomat::legal(&state.open, acting, out),
        Card::Deserter => deserter::legal(&state.open, acting, out),
        Card::Judge => judge::legal(&state.open, out),
        Card::Fanatic
        | Card::Insurrection
        | Card::Extortion
        | Card::Infiltration
        | Card::Treaty => {}
    }
}

/// What an absent owner chooses: the first choice that takes nothing from the card or its owner.
pub(crate) fn quiet(open: &Open, acting: Acting, card: Card) -> Action {
    let quiet = match card {
        Card::Empress => empress::quiet(open, acting),
        Card::Diplomat => diplomat::quiet(open, acting),
        Card::Deserter => deserter::quiet(open, acting),
        Card::Judge => judge::quiet(open, acting),
        Card::Informant
        | Card::Fanatic
        | Card::Insurrection
        | Card::Extortion
        | Card::Infiltration
        | Card::Treaty => None,
    };
    quiet.unwrap_or(Action::Gain)
}

/// The first of these that is a rival's, or just the first.
fn rather_a_rivals(acting: Acting, cards: impl Iterator<Item = (Slot, CardInRow)>) -> Option<Slot> {
    cards.min_by_key(|(_, laid)| laid.owner == acting.seat).map(|(slot, _)| slot)
}

/// The owner has chosen.
#[inline]
pub(crate) fn choose(
    state: &mut Oriflamme,
    acting: Acting,
    card: Card,
    action: Action,
    sink: &mut impl Sink<Event>,
) {
    match card {
        Card::Empress => empress::choose(state, action, sink),
        Card::Informant => informant::choose(state, acting, action, sink),
        Card::Diplomat => diplomat::choose(state, acting, action, sink),
        Card::Deserter => deserter::choose(state, acting, action, sink),
        Card::Judge => judge::choose(state, acting, action, sink),
        Card::Fanatic
        | Card::Insurrection
        | Card::Extortion
        | Card::Infiltration
        | Card::Treaty => unreachable!("these cards leave no choice"),
    }
}
