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
    /// Kept beside the counts because every draw asks for it.
    total: u8,
}

impl<const KINDS: usize> Bag<KINDS> {
    /// Nothing.
    pub const EMPTY: Self = Bag { counts: [0; KINDS], total: 0 };

    /// So many of each kind; 127 things in all at most.
    pub const fn of(counts: [u8; KINDS]) -> Self {
        let (mut total, mut kind) = (0, 0);
        while kind < KINDS {
            total += counts[kind];
            kind += 1;
        }
        assert!(total < 128, "more things than a bag can hold");
        Bag { counts, total }
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
        self.total as u32
    }

    /// Is nothing here?
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.total == 0
    }

    /// Puts one of this kind in.
    #[inline]
    pub fn put(&mut self, kind: usize) {
        self.counts[kind] += 1;
        self.total += 1;
    }

    /// Takes one of this kind out. Panics when there is none: `check` has to know that.
    #[inline]
    pub fn take(&mut self, kind: usize) {
        assert!(self.counts[kind] > 0, "took what is not in the bag");
        self.counts[kind] -= 1;
        self.total -= 1;
    }

    /// Moves everything in here from `other`, which is left empty.
    #[inline]
    pub fn pour(&mut self, other: &mut Self) {
        for (here, there) in self.counts.iter_mut().zip(&mut other.counts) {
            *here += core::mem::take(there);
        }
        self.total += core::mem::take(&mut other.total);
    }

    /// The kinds that are here, each with its count, in rising order.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = (usize, u8)> + '_ {
        const { assert!(KINDS <= 64, "a bag of more kinds needs a wider word") };
        let mut here = 0;
        for (at, counts) in self.words().enumerate() {
            here |= nonzero_bytes(counts) << (8 * at);
        }
        core::iter::from_fn(move || {
            if here == 0 {
                return None;
            }
            let kind = here.trailing_zeros() as usize;
            here &= here - 1;
            Some((kind, self.counts[kind]))
        })
    }

    /// One of what is here, each single thing equally likely. Panics on an empty bag.
    #[inline]
    pub fn pick(&self, dice: &mut impl Dice) -> usize {
        let picked = dice.below(self.len()) as u64;
        // The kind is as high as there are kinds that end at or before `picked`.
        let (mut before, mut kind) = (0, 0);
        for counts in self.words() {
            let ends = counts.wrapping_add(before).wrapping_mul(ONES);
            let not_past = (picked.wrapping_mul(ONES) | TOPS).wrapping_sub(ends) & TOPS;
            kind += ((not_past >> 7).wrapping_mul(ONES) >> 56) as usize;
            before = ends >> 56;
        }
        kind
    }

    /// The counts, eight to a word: drawing and listing are the hot path, and a branch for each kind
    /// would be guessed wrong as often as not.
    #[inline]
    fn words(&self) -> impl Iterator<Item = u64> {
        let (whole, rest) = self.counts.as_chunks::<8>();
        let last = rest.iter().rev().fold(0, |word, &count| word << 8 | count as u64);
        let more = !rest.is_empty();
        whole.iter().map(|counts| u64::from_le_bytes(*counts)).chain(more.then_some(last))
    }
}

const ONES: u64 = 0x0101_0101_0101_0101;
const TOPS: u64 = 0x8080_8080_8080_8080;

/// One bit for each byte that is not zero.
#[inline]
fn nonzero_bytes(word: u64) -> u64 {
    let tops = (((word & !TOPS) + !TOPS) | word) & TOPS;
    (tops >> 7).wrapping_mul(0x0102_0408_1020_4080) >> 56
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
        let counts = <[u8; KINDS]>::try_from(read)
            .map_err(|_| serde::de::Error::custom("a bag of other kinds"))?;
        let total = counts.iter().map(|&count: &u8| count as u32).sum::<u32>();
        if total > 127 {
            return Err(serde::de::Error::custom("more things than a bag can hold"));
        }
        Ok(Bag::of(counts))
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
    fn picking_finds_every_single_thing_in_a_bag_of_many_kinds() {
        let counts = [4, 0, 1, 3, 0, 0, 2, 9, 0, 1, 0, 0, 7, 0, 0, 5, 2, 0, 0, 6];
        let bag = Bag::of(counts);
        let mut picks = [0; 20];
        (0..bag.len()).for_each(|face| picks[bag.pick(&mut |_| face)] += 1);
        assert_eq!(picks, counts);
        let listed: Vec<_> = bag.iter().collect();
        assert_eq!(listed.len(), counts.iter().filter(|&&count| count > 0).count());
        assert!(listed.iter().all(|&(kind, count)| counts[kind] == count));
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
