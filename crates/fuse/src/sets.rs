//! Sets of cards as bits.

use crate::cards::{BOMBS, Bomb, DETONATORS, Detonator, SPARKS, Spark};
use core::fmt;
use serde::{Deserialize, Serialize};

/// Words of a set of bombs. Short ones, since a state is smaller that is aligned to four bytes.
const WORDS: usize = BOMBS.div_ceil(32);

/// A set of bombs.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "[u32; WORDS]", into = "[u32; WORDS]")]
pub struct Bombs([u32; WORDS]);

impl Bombs {
    /// No bomb.
    pub const NONE: Bombs = Bombs([0; WORDS]);

    /// Is this bomb among them?
    #[inline]
    pub const fn has(self, bomb: Bomb) -> bool {
        self.0[bomb.index() / 32] >> (bomb.index() % 32) & 1 != 0
    }

    /// The same bombs and this one.
    #[must_use]
    #[inline]
    pub const fn with(mut self, bomb: Bomb) -> Bombs {
        self.0[bomb.index() / 32] |= 1 << (bomb.index() % 32);
        self
    }

    /// The same bombs without this one.
    #[must_use]
    #[inline]
    pub const fn without(mut self, bomb: Bomb) -> Bombs {
        self.0[bomb.index() / 32] &= !(1 << (bomb.index() % 32));
        self
    }

    /// The bombs in either set.
    #[must_use]
    pub fn or(mut self, other: Bombs) -> Bombs {
        self.0.iter_mut().zip(other.0).for_each(|(word, more)| *word |= more);
        self
    }

    /// How many there are.
    #[inline]
    pub fn len(self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    /// Are there none?
    #[inline]
    pub fn is_empty(self) -> bool {
        self == Bombs::NONE
    }

    /// The one with this place among them, counted from 0.
    #[inline]
    pub fn nth(self, mut at: u32) -> Option<Bomb> {
        for (word, &bits) in self.0.iter().enumerate() {
            let here = bits.count_ones();
            if at < here {
                return nth_bit(bits, at).map(|index| Bomb::new(word * 32 + index));
            }
            at -= here;
        }
        None
    }

    /// Each of them, in the order of the table.
    pub fn iter(self) -> impl Iterator<Item = Bomb> {
        Bomb::all().filter(move |&bomb| self.has(bomb))
    }
}

/// The place of a set bit, counted from the lowest.
#[inline]
fn nth_bit(mut bits: u32, at: u32) -> Option<usize> {
    for _ in 0..at {
        bits &= bits.checked_sub(1)?;
    }
    (bits != 0).then(|| bits.trailing_zeros() as usize)
}

impl TryFrom<[u32; WORDS]> for Bombs {
    type Error = &'static str;

    fn try_from(words: [u32; WORDS]) -> Result<Bombs, &'static str> {
        let fits = words[WORDS - 1] >> (BOMBS % 32) == 0;
        if fits { Ok(Bombs(words)) } else { Err("no such bombs") }
    }
}

impl From<Bombs> for [u32; WORDS] {
    fn from(bombs: Bombs) -> [u32; WORDS] {
        bombs.0
    }
}

impl fmt::Debug for Bombs {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

macro_rules! small_set {
    ($set:ident, $card:ident, $count:expr, $words:literal) => {
        #[doc = $words]
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
        #[serde(try_from = "u32", into = "u32")]
        pub struct $set(u32);

        impl $set {
            /// None.
            pub const NONE: $set = $set(0);

            /// Is this one among them?
            #[inline]
            pub const fn has(self, card: $card) -> bool {
                self.0 >> card.index() & 1 != 0
            }

            /// The same and this one.
            #[must_use]
            #[inline]
            pub const fn with(self, card: $card) -> $set {
                $set(self.0 | 1 << card.index())
            }

            /// The same without this one.
            #[must_use]
            #[inline]
            pub const fn without(self, card: $card) -> $set {
                $set(self.0 & !(1 << card.index()))
            }

            /// How many there are.
            #[inline]
            pub const fn len(self) -> u32 {
                self.0.count_ones()
            }

            /// Are there none?
            #[inline]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// The one with this place among them, counted from 0.
            #[inline]
            pub fn nth(self, at: u32) -> Option<$card> {
                nth_bit(self.0, at).map($card::new)
            }

            /// Each of them, in the order of the table.
            #[inline]
            pub fn iter(self) -> impl Iterator<Item = $card> {
                let mut left = self.0;
                core::iter::from_fn(move || {
                    if left == 0 {
                        return None;
                    }
                    let card = $card::new(left.trailing_zeros() as usize);
                    left &= left - 1;
                    Some(card)
                })
            }
        }

        impl TryFrom<u32> for $set {
            type Error = &'static str;

            fn try_from(bits: u32) -> Result<$set, &'static str> {
                if bits >> $count == 0 { Ok($set(bits)) } else { Err("no such cards") }
            }
        }

        impl From<$set> for u32 {
            fn from(set: $set) -> u32 {
                set.0
            }
        }

        impl fmt::Debug for $set {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.debug_set().entries(self.iter()).finish()
            }
        }
    };
}

small_set!(Sparks, Spark, SPARKS, "A set of sparks.");
small_set!(Detonators, Detonator, DETONATORS, "A set of detonators.");
