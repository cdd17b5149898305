//! The four sides of the board, which are also the winds.

use crate::space::{Space, SpaceSet};
use serde::{Deserialize, Serialize};

/// A side of the board, and the wind that blows towards it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Wind {
    /// Up the board.
    North,
    /// To the right.
    East,
    /// Down the board.
    South,
    /// To the left.
    West,
}

impl Wind {
    /// Clockwise from the north.
    pub const ALL: [Wind; 4] = [Wind::North, Wind::East, Wind::South, Wind::West];

    /// How many of the eight faces of the die show each side: inferred, the rulebooks only print
    /// "eight-sided" with four letters.
    pub const DIE_FACES: u32 = 2;
}

/// A tower, named by its colour; clockwise from the north-west.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Tower {
    /// North-west.
    Red,
    /// North-east.
    Purple,
    /// South-east.
    Blue,
    /// South-west.
    Green,
}

impl Tower {
    /// Clockwise from the north-west: the order of turns.
    pub const ALL: [Tower; 4] = [Tower::Red, Tower::Purple, Tower::Blue, Tower::Green];

    /// B3: the nine cells of the tower's zone.
    pub const fn zone(self) -> SpaceSet {
        match self {
            Tower::Red => SpaceSet::block(Space::new(0, 0), Space::new(2, 2)),
            Tower::Purple => SpaceSet::block(Space::new(13, 0), Space::new(15, 2)),
            Tower::Blue => SpaceSet::block(Space::new(13, 13), Space::new(15, 15)),
            Tower::Green => SpaceSet::block(Space::new(0, 13), Space::new(2, 15)),
        }
    }

    /// B3: the roof, the corner cell farthest from the fire.
    pub const fn roof(self) -> Space {
        match self {
            Tower::Red => Space::new(0, 0),
            Tower::Purple => Space::new(15, 0),
            Tower::Blue => Space::new(15, 15),
            Tower::Green => Space::new(0, 15),
        }
    }

    /// The two sides of the board that the tower stands on; the first is on its left hand when it
    /// faces the centre.
    pub const fn sides(self) -> [Wind; 2] {
        match self {
            Tower::Red => [Wind::North, Wind::West],
            Tower::Purple => [Wind::East, Wind::North],
            Tower::Blue => [Wind::South, Wind::East],
            Tower::Green => [Wind::West, Wind::South],
        }
    }
}

/// A set of towers.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Towers(u8);

impl Towers {
    /// No tower.
    pub const NONE: Towers = Towers(0);
    /// All four.
    pub const ALL: Towers = Towers(15);
    /// Both on the diagonal from the north-west.
    pub const RED_BLUE: Towers = Towers(0b0101);
    /// Both on the other diagonal.
    pub const PURPLE_GREEN: Towers = Towers(0b1010);

    /// The towers of these seats at a table where all four are held.
    #[inline]
    pub const fn of_four(seats: kernel::Seats) -> Towers {
        Towers(seats.bits() as u8 & 15)
    }

    /// The same towers and this one.
    #[inline]
    #[must_use]
    pub const fn with(self, tower: Tower) -> Towers {
        Towers(self.0 | 1 << tower as u8)
    }

    /// The same towers without this one.
    #[inline]
    #[must_use]
    pub const fn without(self, tower: Tower) -> Towers {
        Towers(self.0 & !(1 << tower as u8))
    }

    /// Is this tower among them?
    #[inline]
    pub const fn has(self, tower: Tower) -> bool {
        self.0 >> (tower as u8) & 1 != 0
    }

    /// How many.
    #[inline]
    pub const fn len(self) -> usize {
        (self.0 & 15).count_ones() as usize
    }

    /// Is there none?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 & 15 == 0
    }

    /// Clockwise from the north-west.
    pub fn iter(self) -> impl Iterator<Item = Tower> {
        Tower::ALL.into_iter().filter(move |&tower| self.has(tower))
    }

    /// The zones of all these towers.
    #[inline]
    pub const fn zones(self) -> SpaceSet {
        ZONES[(self.0 & 15) as usize]
    }

    /// The roofs of all these towers.
    #[inline]
    pub const fn roofs(self) -> SpaceSet {
        ROOFS[(self.0 & 15) as usize]
    }
}

/// Zones and roofs by set of towers, worked out once: the hot path asks for them at every step.
const ZONES: [SpaceSet; 16] = by_set(true);
const ROOFS: [SpaceSet; 16] = by_set(false);

const fn by_set(whole_zone: bool) -> [SpaceSet; 16] {
    let mut sets = [SpaceSet::EMPTY; 16];
    let mut set = 0;
    while set < 16 {
        let mut tower = 0;
        while tower < 4 {
            if set >> tower & 1 != 0 {
                let one = Tower::ALL[tower];
                let cells = if whole_zone { one.zone() } else { SpaceSet::EMPTY.with(one.roof()) };
                sets[set] = sets[set].or(cells);
            }
            tower += 1;
        }
        set += 1;
    }
    sets
}
