//! Firefighters: their numbers, sets of them, and the figures on the board.

use crate::space::Space;
use crate::specialist::{FIREFIGHTER, Profile, Specialist};
use core::fmt;
use kernel::Seat;
use serde::{Deserialize, Deserializer, Serialize};

/// S1: no match has more firefighters.
pub const CREW_MAX: usize = 6;

/// A firefighter, in the order of turns from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(transparent)]
pub struct Firefighter(u8);

impl Firefighter {
    /// The firefighter with this number.
    #[inline]
    pub const fn new(number: usize) -> Firefighter {
        assert!(number < CREW_MAX, "no such firefighter");
        Firefighter(number as u8)
    }

    /// The number, for indexing an array.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// S1: whose it is, at a table of so many: they are dealt round the seats.
    #[inline]
    pub const fn seat(self, players: u8) -> Seat {
        Seat::new((self.0 % players) as usize)
    }
}

impl fmt::Debug for Firefighter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "firefighter {}", self.0)
    }
}

impl fmt::Display for Firefighter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0 + 1)
    }
}

impl<'de> Deserialize<'de> for Firefighter {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Firefighter, D::Error> {
        let number = u8::deserialize(from)?;
        if usize::from(number) < CREW_MAX {
            Ok(Firefighter(number))
        } else {
            Err(serde::de::Error::custom("no such firefighter"))
        }
    }
}

/// A set of firefighters.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Crew(u8);

impl Crew {
    /// Nobody.
    pub const NONE: Crew = Crew(0);

    /// The first so many.
    #[inline]
    pub const fn first(count: u8) -> Crew {
        assert!(count as usize <= CREW_MAX, "more firefighters than there are");
        Crew((1 << count) - 1)
    }

    /// Only this one.
    #[inline]
    pub const fn only(one: Firefighter) -> Crew {
        Crew(1 << one.0)
    }

    /// Is this one among them?
    #[inline]
    pub const fn has(self, one: Firefighter) -> bool {
        self.0 >> one.0 & 1 != 0
    }

    /// The same and this one.
    #[inline]
    #[must_use]
    pub const fn with(self, one: Firefighter) -> Crew {
        Crew(self.0 | 1 << one.0)
    }

    /// The same without this one.
    #[inline]
    #[must_use]
    pub const fn without(self, one: Firefighter) -> Crew {
        Crew(self.0 & !(1 << one.0))
    }

    /// Is it nobody?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// In the order of turns.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Firefighter> {
        let mut left = self.0;
        core::iter::from_fn(move || {
            let number = left.trailing_zeros();
            left &= left.wrapping_sub(1);
            (number < 8).then_some(Firefighter(number as u8))
        })
    }
}

impl fmt::Debug for Crew {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(Firefighter::index)).finish()
    }
}

impl FromIterator<Firefighter> for Crew {
    fn from_iter<I: IntoIterator<Item = Firefighter>>(crew: I) -> Crew {
        crew.into_iter().fold(Crew::NONE, Crew::with)
    }
}

impl From<Crew> for u8 {
    fn from(crew: Crew) -> u8 {
        crew.0
    }
}

impl TryFrom<u8> for Crew {
    type Error = &'static str;

    fn try_from(bits: u8) -> Result<Crew, &'static str> {
        if bits >> CREW_MAX == 0 { Ok(Crew(bits)) } else { Err("no such firefighters") }
    }
}

/// A firefighter on the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Figure {
    /// Where; before the start in a corner outside.
    pub space: Space,
    /// P2: saved AP. In the own actions they lie with the others.
    pub saved: u8,
    /// S13: the card; none in the Family game.
    pub specialist: Option<Specialist>,
}

impl Figure {
    /// Before the game begins.
    pub const UNPLACED: Figure = Figure { space: Space::new(0, 0), saved: 0, specialist: None };

    /// The line of the table of specialists.
    #[inline]
    pub const fn profile(&self) -> &'static Profile {
        match self.specialist {
            Some(specialist) => specialist.profile(),
            None => &FIREFIGHTER,
        }
    }

    /// Has it this card?
    #[inline]
    pub fn is(&self, specialist: Specialist) -> bool {
        self.specialist == Some(specialist)
    }
}
