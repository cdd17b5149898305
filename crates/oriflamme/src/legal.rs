//! Everything that may be done, and the quiet part of it.

use crate::card::Card;
use crate::cards::{self, Acting};
use crate::row::Slot;
use crate::state::{Action, Frame, Oriflamme, Spot};
use alloc::vec;
use alloc::vec::Vec;
use kernel::Seat;

/// S3: how many cards a hand has at most.
const HAND_MAX: usize = 7;

impl Action {
    /// Every action that can be written down, legal or not.
    pub fn every() -> Vec<Action> {
        let mut all = vec![Action::Leave, Action::Reveal, Action::Gain, Action::Cash];
        for card in Card::ALL {
            let spots = [Spot::Start, Spot::End].into_iter().chain(Slot::all().map(Spot::On));
            all.extend(spots.map(|spot| Action::Place(card, spot)));
            all.push(Action::Swap(card));
        }
        let targets = [Action::Give, Action::Feed, Action::Mark, Action::Remove];
        all.extend(targets.iter().flat_map(|target| Slot::all().map(target)));
        all
    }
}

/// Appends every legal action of `seat`.
#[inline]
pub(crate) fn legal(state: &Oriflamme, seat: Seat, out: &mut Vec<Action>) {
    if state.asked() != Some(seat) {
        return;
    }
    match state.open.course.frame {
        Frame::Place { .. } => state.list_places(seat, out),
        Frame::Up { slot, .. } => {
            out.push(Action::Leave);
            if state.check_reveal(slot).is_ok() {
                out.push(Action::Reveal);
            }
        }
        Frame::Act { slot, card, .. } => cards::legal(state, Acting { seat, slot }, card, out),
        Frame::Deal { .. } | Frame::First | Frame::Over => {}
    }
}

/// What an absent seat does: a card at the end of the row, nothing revealed, and of the choices of a
/// face-up card the first that takes nothing from it or from its owner.
pub(crate) fn quiet(state: &Oriflamme, seat: Seat) -> Action {
    match state.open.course.frame {
        Frame::Place { .. } => {
            let card = state.hands[seat.index()].first().expect("a seat that lays has a card");
            let empty = state.open.row.is_empty();
            Action::Place(card, if empty { Spot::Start } else { Spot::End })
        }
        Frame::Up { .. } => Action::Leave,
        Frame::Act { slot, card, .. } => cards::quiet(&state.open, Acting { seat, slot }, card),
        Frame::Deal { .. } | Frame::First | Frame::Over => unreachable!("nobody is asked"),
    }
}

impl Oriflamme {
    /// The hand is laid out once, so that its length is known for each spot: half of what random play
    /// does is to list this.
    #[inline]
    fn list_places(&self, seat: Seat, out: &mut Vec<Action>) {
        let (mut cards, mut count) = ([Card::Empress; HAND_MAX], 0);
        for (line, card) in cards.iter_mut().zip(self.hands[seat.index()].iter()) {
            *line = card;
            count += 1;
        }
        let hand = &cards[..count];
        let mut all = |spot| out.extend(hand.iter().map(|&card| Action::Place(card, spot)));
        all(Spot::Start);
        if !self.open.row.is_empty() {
            all(Spot::End);
        }
        self.open.tops_of(seat).for_each(|(slot, _)| all(Spot::On(slot)));
    }
}
