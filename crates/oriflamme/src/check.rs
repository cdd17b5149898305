//! May this be done, and if not, why: the authority.

use crate::card::Card;
use crate::cards::{self, Acting};
use crate::clause;
use crate::event::Because;
use crate::row::Slot;
use crate::state::{Action, CardInRow, Frame, Open, Oriflamme, Spot};
use kernel::{Checked, Game, Illegal, OutOfTurn, Seat, refuse};

/// R6, Z5.
const OUT_OF_TURN: OutOfTurn<Because> = OutOfTurn {
    over: (&clause::Z5, Because::GameOver),
    turn: (&clause::R6, |turn| Because::NotYourTurn { turn }),
};

/// No: something else is asked for.
pub(crate) const NOT_NOW: Checked<Because> = refuse(&clause::R7, Because::NotNow);

/// May `seat` do this now?
pub(crate) fn check(state: &Oriflamme, seat: Seat, action: Action) -> Checked<Because> {
    OUT_OF_TURN.check(state.waiting(), seat)?;
    match state.open.course.frame {
        Frame::Place { .. } => match action {
            Action::Place(card, spot) => state.check_place(seat, card, spot),
            _ => NOT_NOW,
        },
        Frame::Up { slot, .. } => match action {
            Action::Leave => Ok(()),
            Action::Reveal => state.check_reveal(slot),
            _ => NOT_NOW,
        },
        Frame::Act { slot, card, .. } => match action {
            Action::Leave => refuse(&clause::A6, Because::MustAct(slot)),
            _ => cards::check(state, Acting { seat, slot }, card, action),
        },
        Frame::Deal { .. } | Frame::First | Frame::Over => unreachable!("these ask no seat"),
    }
}

impl Oriflamme {
    /// The seat that is asked now, if one is.
    #[inline]
    pub fn asked(&self) -> Option<Seat> {
        match self.open.course.frame {
            Frame::Place { seat } | Frame::Up { seat, .. } | Frame::Act { seat, .. } => Some(seat),
            Frame::Deal { .. } | Frame::First | Frame::Over => None,
        }
    }

    fn check_place(&self, seat: Seat, card: Card, spot: Spot) -> Checked<Because> {
        if !self.hands[seat.index()].has(card) {
            return refuse(&clause::P3, Because::NotInHand(card));
        }
        match spot {
            Spot::Start => Ok(()),
            Spot::End if self.open.row.is_empty() => refuse(&clause::P5, Because::RowEmpty),
            Spot::End => Ok(()),
            Spot::On(slot) => match self.open.uncovered(slot) {
                None => refuse(&clause::P4, Because::NotUncovered(slot)),
                Some(laid) if laid.owner != seat => refuse(&clause::P4, Because::NotYours(slot)),
                Some(_) => Ok(()),
            },
        }
    }

    /// IS2: an Insurrection costs 1 influence from the card itself. Only its owner, who alone is asked,
    /// can learn anything from this.
    #[inline]
    pub(crate) fn check_reveal(&self, slot: Slot) -> Checked<Because> {
        let bare = self.open.card(slot).is_some_and(|laid| laid.influence == 0);
        if bare && self.kind(slot) == Card::Insurrection {
            return refuse(&clause::IS2, Because::NoInfluence(slot));
        }
        Ok(())
    }
}

impl Open {
    /// K3: a card that an effect can reach.
    pub(crate) fn reach(&self, slot: Slot) -> Result<CardInRow, Illegal<Because>> {
        let illegal = Illegal { clause: &clause::K3, because: Because::NotUncovered(slot) };
        self.uncovered(slot).ok_or(illegal)
    }
}
