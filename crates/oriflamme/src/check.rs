//! May this be done, and if not, why: the authority.

use crate::card::Card;
use crate::cards::{self, Acting};
use crate::clause;
use crate::event::Because;
use crate::row::Slot;
use crate::state::{Action, Frame, Laid, Open, Oriflamme, Spot};
use kernel::{Illegal, Seat, refuse};

pub(crate) type Verdict = Result<(), Illegal<Because>>;

/// No: something else is asked for.
pub(crate) const NOT_NOW: Verdict = refuse(&clause::R7, Because::NotNow);

impl Oriflamme {
    /// The seat that is asked now, if one is.
    #[inline]
    pub fn asked(&self) -> Option<Seat> {
        match self.open.course.frame {
            Frame::Place { seat } | Frame::Up { seat, .. } | Frame::Act { seat, .. } => Some(seat),
            Frame::Deal { .. } | Frame::First | Frame::Over => None,
        }
    }

    /// May `seat` do this now?
    pub fn may(&self, seat: Seat, action: Action) -> Verdict {
        let frame = self.open.course.frame;
        if frame == Frame::Over {
            return refuse(&clause::Z5, Because::GameOver);
        }
        let turn = self.asked();
        if turn != Some(seat) {
            return refuse(&clause::R6, Because::NotYourTurn { turn });
        }
        match (frame, action) {
            (Frame::Place { .. }, Action::Place(card, spot)) => self.may_place(seat, card, spot),
            (Frame::Up { .. }, Action::Leave) => Ok(()),
            (Frame::Up { slot, .. }, Action::Reveal) => self.may_reveal(slot),
            (Frame::Act { slot, .. }, Action::Leave) => refuse(&clause::A6, Because::MustAct(slot)),
            (Frame::Act { slot, card, .. }, action) => {
                cards::may(self, Acting { seat, slot }, card, action)
            }
            _ => NOT_NOW,
        }
    }

    fn may_place(&self, seat: Seat, card: Card, spot: Spot) -> Verdict {
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
    pub(crate) fn may_reveal(&self, slot: Slot) -> Verdict {
        let bare = self.open.card(slot).is_some_and(|laid| laid.influence == 0);
        if bare && self.kind(slot) == Card::Insurrection {
            return refuse(&clause::IS2, Because::NoInfluence(slot));
        }
        Ok(())
    }
}

impl Open {
    /// K3: a card that an effect can reach.
    pub(crate) fn reach(&self, slot: Slot) -> Result<Laid, Illegal<Because>> {
        let illegal = Illegal { clause: &clause::K3, because: Because::NotUncovered(slot) };
        self.uncovered(slot).ok_or(illegal)
    }
}
