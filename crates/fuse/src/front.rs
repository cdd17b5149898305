//! The cards in front of the players, and the dice on them.

use crate::cards::{Card, Spark};
use crate::completable::each;
use crate::die::Die;
use crate::requirement::{Placed, Slots, filled};
use crate::state::{Fuse, Held, Why};
use core::ops::Range;
use kernel::{Seat, Seats};

/// A card in front of a seat with the dice on it.
#[derive(Clone, Copy, Debug)]
pub struct InFront {
    /// The card.
    pub card: Card,
    /// The dice on it.
    pub dice: Placed,
}

impl InFront {
    /// Has it all its dice?
    #[inline]
    pub fn is_full(&self) -> bool {
        filled(&self.dice) == self.card.all_slots()
    }

    /// How many dice lie on it.
    #[inline]
    pub fn count(&self) -> u32 {
        filled(&self.dice).count_ones()
    }

    /// G7, DE4: the slots whose dice can be taken away. Q19: where no detonator takes it, the first die of a
    /// card can be, if it lies alone.
    fn loose_slots(&self, why: Why) -> Slots {
        let (card, lies) = (self.card.requirement(), filled(&self.dice));
        if lies == self.card.all_slots() {
            return 0;
        }
        let bearing = each(lies).fold(0, |all, slot| all | card.rests_on(slot));
        let alone = why == Why::NoSpark && lies.count_ones() == 1;
        let first = if alone { 0 } else { card.first() };
        lies & !bearing & !first
    }
}

impl Fuse {
    /// The places for bombs in front of a seat.
    #[inline]
    pub fn places(&self, seat: Seat) -> Range<usize> {
        let size = self.options.hand();
        seat.index() * size..(seat.index() + 1) * size
    }

    /// The bombs in front of a seat.
    #[inline]
    pub(crate) fn bombs_of(&self, seat: Seat) -> impl Iterator<Item = InFront> {
        let in_front =
            |held: &Held| Some(InFront { card: Card::Bomb(held.bomb?), dice: held.dice });
        self.held[self.places(seat)].iter().filter_map(in_front)
    }

    /// Every card in front of a seat: bombs from the left, then sparks.
    #[inline]
    pub fn cards_of(&self, seat: Seat) -> impl Iterator<Item = InFront> {
        let sparks = self.sparks_of[seat.index()].iter();
        self.bombs_of(seat).chain(sparks.map(|spark| self.spark(spark)))
    }

    #[inline]
    pub(crate) fn spark(&self, spark: Spark) -> InFront {
        let [one, two, three] = self.sparks[spark.index()].dice;
        InFront { card: Card::Spark(spark), dice: [one, two, three, None, None, None] }
    }

    /// This card, if it lies in front of this seat.
    #[inline]
    pub fn card_of(&self, seat: Seat, card: Card) -> Option<InFront> {
        match card {
            Card::Bomb(_) => self.bombs_of(seat).find(|front| front.card == card),
            Card::Spark(spark) => {
                self.sparks_of[seat.index()].has(spark).then(|| self.spark(spark))
            }
        }
    }

    /// In front of whom a card lies.
    pub fn owner(&self, card: Card) -> Option<Seat> {
        self.options.seats().iter().find(|&seat| self.card_of(seat, card).is_some())
    }

    /// The place of a bomb in front of a seat that is empty.
    #[inline]
    pub(crate) fn empty_place(&self, seat: Seat) -> Option<usize> {
        self.places(seat).find(|&place| self.held[place].bomb.is_none())
    }

    /// Has the seat a card that needs dice?
    #[inline(always)] // most often the first card says it, and a call costs more
    pub fn needs_dice(&self, seat: Seat) -> bool {
        let open =
            |held: &Held| held.bomb.is_some_and(|bomb| filled(&held.dice) != bomb.all_slots());
        let sparks = self.sparks_of[seat.index()];
        self.held[self.places(seat)].iter().any(open)
            || sparks.iter().any(|spark| !self.spark(spark).is_full())
    }

    /// R11: who has defused a bomb and takes another.
    #[inline]
    pub fn pickers(&self) -> Seats {
        if self.deck.row.iter().all(Option::is_none) {
            return Seats::NONE;
        }
        self.options.seats().iter().filter(|&seat| self.empty_place(seat).is_some()).collect()
    }

    /// The dice that a seat may return for this reason: card and slot, bombs first, from the left.
    pub fn returnable(&self, seat: Seat, why: Why) -> impl Iterator<Item = (InFront, usize, Die)> {
        let matches = move |die: Die| match why {
            Why::Detonator(detonator) => detonator.blast().matches(die),
            Why::NoSpark => true,
            Why::Leftover(rolled) => {
                rolled.number() == die.number() || !rolled.colours().and(die.colours()).is_empty()
            }
        };
        self.cards_of(seat).flat_map(move |front| {
            let loose = each(front.loose_slots(why));
            loose.filter_map(move |slot| {
                Some((front, slot, front.dice[slot].filter(|&die| matches(die))?))
            })
        })
    }

    /// O5: which die is returned for somebody who does not say: from the card with the fewest dice,
    /// bombs before sparks, from the left, the lowest slot.
    pub(crate) fn chosen_return(&self, seat: Seat, why: Why) -> Option<(InFront, usize, Die)> {
        let key = |(front, slot, _): &(InFront, usize, Die)| (front.count(), *slot);
        let mut best: Option<(InFront, usize, Die)> = None;
        for one in self.returnable(seat, why) {
            let fewer = best.as_ref().is_none_or(|best| key(&one).0 < key(best).0);
            if fewer {
                best = Some(one);
            }
        }
        best
    }
}
