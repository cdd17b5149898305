//! How the row is read and how it changes: the same for the rules and for a view that follows them.

use crate::row::Slot;
use crate::state::{CardInRow, Face, Open, Spot};
use kernel::Seat;

impl Open {
    /// The card in this slot, covered or not.
    #[inline]
    pub fn card(&self, slot: Slot) -> Option<CardInRow> {
        self.laid.get(slot)
    }

    /// K3: the card in this slot, if it lies uncovered in the row.
    #[inline]
    pub fn uncovered(&self, slot: Slot) -> Option<CardInRow> {
        self.row.position(slot).and(self.laid.get(slot))
    }

    /// The uncovered cards in the order of activation.
    #[inline]
    pub fn tops(&self) -> impl Iterator<Item = (Slot, CardInRow)> + '_ {
        let laid =
            |&slot| (slot, self.laid.get(slot).expect("a card lies in each slot of the row"));
        self.row.slots().iter().map(laid)
    }

    /// The uncovered cards of a seat.
    #[inline]
    pub fn tops_of(&self, seat: Seat) -> impl Iterator<Item = (Slot, CardInRow)> + '_ {
        self.tops().filter(move |(_, laid)| laid.owner == seat)
    }

    /// N1: the cards beside an uncovered one.
    #[inline]
    pub fn beside(&self, slot: Slot) -> impl Iterator<Item = (Slot, CardInRow)> + '_ {
        let position = self.row.position(slot).into_iter();
        let beside = position.flat_map(|position| self.row.beside(position));
        beside.map(|slot| (slot, self.laid.get(slot).expect("a card lies in each slot of the row")))
    }

    /// The cards of a pile from the top down, beginning with this one.
    pub fn pile(&self, slot: Slot) -> impl Iterator<Item = (Slot, CardInRow)> + '_ {
        let mut next = Some(slot);
        core::iter::from_fn(move || {
            let slot = next?;
            let laid = self.laid.get(slot)?;
            next = laid.over;
            Some((slot, laid))
        })
    }

    #[inline]
    pub(crate) fn card_mut(&mut self, slot: Slot) -> &mut CardInRow {
        self.laid.get_mut(slot).as_mut().expect("a card lies in the slot")
    }

    /// P1, K1: a card comes into the row, face down and bare.
    #[inline]
    pub(crate) fn lay(&mut self, owner: Seat, spot: Spot, slot: Slot) {
        let over = match spot {
            Spot::On(below) => Some(below),
            Spot::Start | Spot::End => None,
        };
        *self.laid.get_mut(slot) =
            Some(CardInRow { owner, face: Face::Down, influence: 0, verdicts: 0, over });
        self.course.laid += 1;
        match spot {
            Spot::Start => self.row.push_first(slot),
            Spot::End => self.row.push_last(slot),
            Spot::On(below) => {
                let position = self.row.position(below).expect("an uncovered card is covered");
                self.row.replace(position, slot);
            }
        }
    }

    /// L3, K4: an uncovered card leaves the row. The card beneath is uncovered, as much activated as
    /// the pile was, or the gap closes; verdicts go back to the pool.
    #[inline]
    pub(crate) fn take_off(&mut self, slot: Slot) -> CardInRow {
        let position = self.row.position(slot).expect("only uncovered cards leave the row");
        let laid = self.laid.get_mut(slot).take().expect("a card lies in each slot of the row");
        let done = self.course.done.has(slot);
        self.course.done.remove(slot);
        match laid.over {
            None => self.row.remove(position),
            Some(below) => {
                self.row.replace(position, below);
                if done {
                    self.course.done.insert(below);
                }
            }
        }
        self.course.pool += laid.verdicts;
        laid
    }
}
