//! A deck, hand or pile without an order.

use crate::Dice;
use core::fmt;
use serde::ser::SerializeTuple;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// How many of each of `KINDS` kinds are here. A deck is a bag: it keeps what is left, not an order,
/// so no order can leak and each draw is chance weighted by what is left.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Bag<const KINDS: usize> {
    counts: [u8; KINDS],
}

impl<const KINDS: usize> Bag<KINDS> {
    /// Nothing.
    pub const EMPTY: Self = Bag { counts: [0; KINDS] };

    /// So many of each kind.
    #[inline]
    pub const fn of(counts: [u8; KINDS]) -> Self {
        Bag { counts }
    }

    /// How many of this kind.
    #[inline]
    pub fn count(&self, kind: usize) -> u8 {
        self.counts[kind]
    }

    /// Is there one of this kind?
    #[inline]
    pub fn has(&self, kind: usize) -> bool {
        self.counts[kind] != 0
    }

    /// How many in all.
    #[inline]
    pub fn len(&self) -> u32 {
        self.counts.iter().map(|&count| count as u32).sum()
    }

    /// Is nothing here?
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.counts.iter().all(|&count| count == 0)
    }

    /// Puts one of this kind in.
    #[inline]
    pub fn put(&mut self, kind: usize) {
        self.counts[kind] += 1;
    }

    /// Takes one of this kind out. Panics when there is none: `check` has to know that.
    #[inline]
    pub fn take(&mut self, kind: usize) {
        assert!(self.counts[kind] > 0, "took what is not in the bag");
        self.counts[kind] -= 1;
    }

    /// Moves everything in here from `other`, which is left empty.
    #[inline]
    pub fn pour(&mut self, other: &mut Self) {
        for (here, there) in self.counts.iter_mut().zip(&mut other.counts) {
            *here += core::mem::take(there);
        }
    }

    /// The kinds that are here, each with its count, in rising order.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = (usize, u8)> + '_ {
        self.counts
            .iter()
            .enumerate()
            .filter(|(_, count)| **count > 0)
            .map(|(k, &count)| (k, count))
    }

    /// One of what is here, each single thing equally likely. Panics on an empty bag.
    #[inline]
    pub fn pick(&self, dice: &mut impl Dice) -> usize {
        let mut left = dice.below(self.len());
        for (kind, &count) in self.counts.iter().enumerate() {
            if left < count as u32 {
                return kind;
            }
            left -= count as u32;
        }
        unreachable!("dice showed more than was asked for")
    }
}

impl<const KINDS: usize> Default for Bag<KINDS> {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl<const KINDS: usize> fmt::Debug for Bag<KINDS> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.iter()).finish()
    }
}

impl<const KINDS: usize> Serialize for Bag<KINDS> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let mut tuple = to.serialize_tuple(KINDS)?;
        for count in &self.counts {
            tuple.serialize_element(count)?;
        }
        tuple.end()
    }
}

impl<'de, const KINDS: usize> Deserialize<'de> for Bag<KINDS> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let read = alloc::vec::Vec::<u8>::deserialize(from)?;
        let counts =
            read.try_into().map_err(|_| serde::de::Error::custom("a bag of other kinds"))?;
        Ok(Bag { counts })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::vec::Vec;

    #[test]
    fn each_thing_in_a_bag_is_picked_equally_often() {
        let bag = Bag::of([1, 0, 3]);
        let picks: Vec<usize> = (0..4).map(|face| bag.pick(&mut |_| face)).collect();
        assert_eq!(picks, [0, 2, 2, 2]);
    }

    #[test]
    fn pouring_moves_everything_and_loses_nothing() {
        let (mut deck, mut discards) = (Bag::of([1, 2]), Bag::of([0, 4]));
        deck.pour(&mut discards);
        assert_eq!((deck, discards), (Bag::of([1, 6]), Bag::EMPTY));
        assert_eq!(deck.len(), 7);
    }

    #[test]
    fn a_bag_survives_being_saved() {
        let text = serde_json::to_string(&Bag::of([1, 2])).expect("bags can be written");
        assert_eq!(text, "[1,2]");
        assert_eq!(serde_json::from_str::<Bag<2>>(&text).expect("read back"), Bag::of([1, 2]));
        assert!(serde_json::from_str::<Bag<3>>(&text).is_err());
    }
}
