//! Chairs and sets of chairs.

use core::fmt;
use serde::{Deserialize, Deserializer, Serialize};

/// The most chairs any of our games has: FUSE's epic game seats nine.
pub const SEATS_MAX: usize = 9;

/// One chair at the table, counted clockwise from 0. A chair outlives its owner's elimination.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(transparent)]
pub struct Seat(u8);

impl Seat {
    /// The chair with this number. Panics above [`SEATS_MAX`]: that is our mistake, not a player's.
    #[inline]
    pub const fn new(number: usize) -> Seat {
        assert!(number < SEATS_MAX, "no such chair");
        Seat(number as u8)
    }

    /// The chair's number, for indexing an array of things that each seat has.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The chair to the left of this one at a table of `seat_count`.
    #[inline]
    pub const fn next(self, seat_count: usize) -> Seat {
        let next = self.0 as usize + 1;
        Seat(if next >= seat_count { 0 } else { next as u8 })
    }
}

impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seat {}", self.0)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0 + 1)
    }
}

impl<'de> Deserialize<'de> for Seat {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Seat, D::Error> {
        let number = u8::deserialize(from)?;
        if (number as usize) < SEATS_MAX {
            Ok(Seat(number))
        } else {
            Err(serde::de::Error::custom("no such seat"))
        }
    }
}

/// A set of chairs.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seats(u16);

impl Seats {
    /// Nobody.
    pub const NONE: Seats = Seats(0);

    /// The chairs 0 to `seat_count` − 1.
    #[inline]
    pub const fn first(seat_count: usize) -> Seats {
        assert!(seat_count <= SEATS_MAX, "more chairs than a table has");
        Seats((1 << seat_count) - 1)
    }

    /// Only this chair.
    #[inline]
    pub const fn only(seat: Seat) -> Seats {
        Seats(1 << seat.0)
    }

    /// Is this chair among them?
    #[inline]
    pub const fn has(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// Is nobody among them?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many there are.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The same chairs and this one.
    #[inline]
    #[must_use]
    pub const fn with(self, seat: Seat) -> Seats {
        Seats(self.0 | 1 << seat.0)
    }

    /// The same chairs without this one.
    #[inline]
    #[must_use]
    pub const fn without(self, seat: Seat) -> Seats {
        Seats(self.0 & !(1 << seat.0))
    }

    /// The chairs in either set.
    #[inline]
    #[must_use]
    pub const fn or(self, other: Seats) -> Seats {
        Seats(self.0 | other.0)
    }

    /// The chairs in both sets.
    #[inline]
    #[must_use]
    pub const fn and(self, other: Seats) -> Seats {
        Seats(self.0 & other.0)
    }

    /// The chairs in this set that are not in the other.
    #[inline]
    #[must_use]
    pub const fn minus(self, other: Seats) -> Seats {
        Seats(self.0 & !other.0)
    }

    /// One bit per chair, chair 0 lowest.
    #[inline]
    pub const fn bits(self) -> u16 {
        self.0
    }

    /// The lowest chair, if there is one.
    #[inline]
    pub const fn lowest(self) -> Option<Seat> {
        if self.0 == 0 { None } else { Some(Seat(self.0.trailing_zeros() as u8)) }
    }

    /// The first of these chairs met when walking clockwise from `from`, which is looked at first.
    #[inline]
    pub fn clockwise_from(self, from: Seat) -> Option<Seat> {
        let ahead = Seats(self.0 & !(Seats::only(from).0 - 1));
        ahead.lowest().or(self.lowest())
    }

    /// The chairs in rising order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        let mut left = self.0;
        core::iter::from_fn(move || {
            let seat = Seats(left).lowest()?;
            left &= left - 1;
            Some(seat)
        })
    }
}

impl fmt::Debug for Seats {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(Seat::index)).finish()
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Seats {
        seats.into_iter().fold(Seats::NONE, Seats::with)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::vec::Vec;

    #[test]
    fn walking_clockwise_wraps_and_looks_at_the_start_first() {
        let seats = Seats::only(Seat::new(0)).with(Seat::new(2));
        assert_eq!(seats.clockwise_from(Seat::new(0)), Some(Seat::new(0)));
        assert_eq!(seats.clockwise_from(Seat::new(1)), Some(Seat::new(2)));
        assert_eq!(seats.clockwise_from(Seat::new(3)), Some(Seat::new(0)));
        assert_eq!(Seats::NONE.clockwise_from(Seat::new(3)), None);
    }

    #[test]
    fn sets_count_list_and_subtract() {
        let seats = Seats::first(9).without(Seat::new(4));
        assert_eq!(seats.len(), 8);
        assert!(!seats.has(Seat::new(4)));
        assert_eq!(Seats::first(3).iter().map(Seat::index).collect::<Vec<_>>(), [0, 1, 2]);
        assert_eq!(seats.minus(Seats::first(8)), Seats::only(Seat::new(8)));
    }

    #[test]
    fn a_forged_seat_number_is_refused_when_read() {
        assert!(serde_json::from_str::<Seat>("8").is_ok());
        assert!(serde_json::from_str::<Seat>("9").is_err());
    }
}
