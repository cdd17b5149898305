//! The grid: its columns, and sets of its places.
//!
//! A set is a bitboard: seven bits a column, six for its places from the bottom and one that stays
//! empty, so that a line shifted past the top of a column never runs into the next.

use core::fmt;
use serde::{Deserialize, Serialize};

/// How many columns the grid has.
pub const COLUMNS: usize = 7;
/// How many rows the grid has.
pub const ROWS: usize = 6;
/// How many discs the grid holds.
pub const PLACES: usize = COLUMNS * ROWS;

/// Bits per column: its places and the empty one above them.
const STRIDE: usize = ROWS + 1;

/// A column of the grid.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the letters are the columns' names")]
pub enum Column {
    A,
    B,
    C,
    D,
    E,
    F,
    G,
}

impl Column {
    /// The columns from the left.
    pub const ALL: [Column; COLUMNS] =
        [Column::A, Column::B, Column::C, Column::D, Column::E, Column::F, Column::G];

    /// The column's lowest place.
    const fn bottom(self) -> u64 {
        1 << (self as usize * STRIDE)
    }

    /// The column's places and the empty one above them.
    const fn bits(self) -> u64 {
        (self.bottom() << STRIDE) - self.bottom()
    }
}

/// A set of places of the grid.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Discs(u64);

impl Discs {
    /// No place.
    pub const NONE: Discs = Discs(0);

    /// Every place.
    pub const ALL: Discs = {
        let mut all = 0;
        let mut place = 0;
        while place < PLACES {
            all |= 1 << (place / ROWS * STRIDE + place % ROWS);
            place += 1;
        }
        Discs(all)
    };

    /// Is this place in the set? Rows count from 0 at the bottom.
    pub const fn has(self, column: Column, row: usize) -> bool {
        assert!(row < ROWS, "no such row");
        self.0 & column.bottom() << row != 0
    }

    /// The same places and this one.
    #[must_use]
    pub const fn with(self, column: Column, row: usize) -> Discs {
        assert!(row < ROWS, "no such row");
        Discs(self.0 | column.bottom() << row)
    }

    /// The places in either set.
    #[inline]
    #[must_use]
    pub const fn or(self, other: Discs) -> Discs {
        Discs(self.0 | other.0)
    }

    /// How many places there are.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Is no place in the set?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many places of this column are in the set.
    #[inline]
    pub const fn height(self, column: Column) -> usize {
        (self.0 & column.bits()).count_ones() as usize
    }

    /// C2: The lowest empty place of a column that is not full, where the set is every disc there
    /// is. Adding one at the bottom carries through the discs to the first gap.
    #[inline]
    #[must_use]
    pub const fn lowest_empty(self, column: Column) -> Discs {
        Discs((self.0 + column.bottom()) & column.bits())
    }

    /// C3: Is the column full, where the set is every disc there is?
    #[inline]
    pub const fn is_full(self, column: Column) -> bool {
        self.0 & column.bottom() << (ROWS - 1) != 0
    }

    /// C6, C7: Are four or more of these next to each other in one line?
    ///
    /// Two steps fold the set onto itself: neighbours first, then neighbours of such pairs.
    #[inline]
    pub const fn four_in_line(self) -> bool {
        const fn along(discs: u64, step: usize) -> u64 {
            let pairs = discs & discs >> step;
            pairs & pairs >> (2 * step)
        }
        let upright = along(self.0, 1);
        let across = along(self.0, STRIDE);
        let slanting = along(self.0, STRIDE - 1) | along(self.0, STRIDE + 1);
        upright | across | slanting != 0
    }
}

impl fmt::Debug for Discs {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let rows = |&column: &Column| (0..ROWS).map(move |row| (column, row));
        let places = Column::ALL.iter().flat_map(rows);
        f.debug_set().entries(places.filter(|&(column, row)| self.has(column, row))).finish()
    }
}
