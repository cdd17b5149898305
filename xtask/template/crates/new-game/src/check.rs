//! May this be done, and if not, which rule forbids it. Nothing here may depend on a card that the
//! seat cannot see: a refusal must not give a secret away.

use crate::clause;
use crate::state::{Action, Because, Card, Frame, NewGame};
use alloc::vec::Vec;
use kernel::{Checked, Seat, Seats, refuse};

pub(crate) fn check(state: &NewGame, seat: Seat, action: Action) -> Checked<Because> {
    match (state.frame, action) {
        (Frame::Over, _) => refuse(&clause::E3, Because::Over),
        (Frame::Draw { .. }, _) => refuse(&clause::T2, Because::Drawing),
        (Frame::Turn { seat: turn }, Action::Light(card) | Action::Discard(card)) => {
            in_turn(state, seat, turn, card, matches!(action, Action::Light(_)))
        }
        (Frame::Turn { .. }, Action::PutOut | Action::Pass) => {
            refuse(&clause::W1, Because::NothingLies)
        }
        (Frame::Window { .. }, Action::Light(_) | Action::Discard(_)) => {
            refuse(&clause::T2, Because::CardLies)
        }
        (Frame::Window { asked, .. }, Action::PutOut | Action::Pass) => {
            answer(state, seat, asked, action)
        }
    }
}

fn in_turn(state: &NewGame, seat: Seat, turn: Seat, card: Card, lights: bool) -> Checked<Because> {
    if seat != turn {
        return refuse(&clause::T2, Because::Turn(turn));
    }
    if !state.hands[seat.index()].has(card as usize) {
        return refuse(&clause::T3, Because::NotInHand(card));
    }
    if lights && card == Card::Water {
        return refuse(&clause::T4, Because::WaterDoesNotBurn);
    }
    Ok(())
}

fn answer(state: &NewGame, seat: Seat, asked: Seats, action: Action) -> Checked<Because> {
    if !asked.has(seat) {
        return refuse(&clause::W1, Because::NotAsked);
    }
    if action == Action::PutOut && !state.hands[seat.index()].has(Card::Water as usize) {
        return refuse(&clause::W2, Because::NoWater);
    }
    Ok(())
}

/// Every action that can be written down; eight are few enough to ask about each.
pub(crate) const EVERY: [Action; 8] = [
    Action::Light(Card::Spark),
    Action::Light(Card::Blaze),
    Action::Light(Card::Water),
    Action::Discard(Card::Spark),
    Action::Discard(Card::Blaze),
    Action::Discard(Card::Water),
    Action::PutOut,
    Action::Pass,
];

pub(crate) fn legal(state: &NewGame, seat: Seat, out: &mut Vec<Action>) {
    out.extend(EVERY.into_iter().filter(|&action| check(state, seat, action).is_ok()));
}

/// For somebody who is away: lets things pass, and discards what counts least.
pub(crate) fn quiet(state: &NewGame, seat: Seat) -> Action {
    match state.frame {
        Frame::Window { .. } => Action::Pass,
        _ => {
            let held = state.hands[seat.index()].iter().map(|(kind, _)| Card::ALL[kind]);
            let least = held.min_by_key(|card| card.points());
            Action::Discard(least.expect("a turn begins with a card drawn"))
        }
    }
}

impl Action {
    /// Every action that can be written down, legal or not.
    pub fn every() -> Vec<Action> {
        EVERY.to_vec()
    }
}
