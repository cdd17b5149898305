//! Cells of the forest, and sets of them as four words.

use crate::wind::Wind;
use core::fmt;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// B1: the forest is this many cells wide and high.
pub const SIDE: u8 = 16;

/// A cell. Written as a column letter a to p, west to east, and a row number 1 to 16, north to south.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Space(u8);

impl Space {
    /// The cell in this column and row, both counted from 0.
    #[inline]
    pub const fn new(column: u8, row: u8) -> Space {
        assert!(column < SIDE && row < SIDE, "outside the forest");
        Space(row * SIDE + column)
    }

    /// The cell in this column and row, unless that is outside the forest.
    #[inline]
    pub const fn checked(column: i8, row: i8) -> Option<Space> {
        let fits = column >= 0 && row >= 0 && column < SIDE as i8 && row < SIDE as i8;
        if fits { Some(Space(row as u8 * SIDE + column as u8)) } else { None }
    }

    /// The column, counted from 0 in the west.
    #[inline]
    pub const fn column(self) -> u8 {
        self.0 % SIDE
    }

    /// The row, counted from 0 in the north.
    #[inline]
    pub const fn row(self) -> u8 {
        self.0 / SIDE
    }

    /// A number from 0 to 255, row by row.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The cell so many columns east and rows south, unless that is outside the forest.
    #[inline]
    pub const fn step(self, east: i8, south: i8) -> Option<Space> {
        Space::checked(self.column() as i8 + east, self.row() as i8 + south)
    }

    /// Every cell, row by row.
    pub fn all() -> impl Iterator<Item = Space> {
        (0..=u8::MAX).map(Space)
    }

    /// Reads a cell as people write it, for instance `h9`.
    pub fn parse(text: &str) -> Option<Space> {
        let mut letters = text.chars();
        let column = (letters.next()?.to_ascii_lowercase() as u32).checked_sub('a' as u32)?;
        let row: u8 = letters.as_str().parse().ok()?;
        let plain = !letters.as_str().starts_with(['+', '0']);
        let fits = column < SIDE as u32 && (1..=SIDE).contains(&row) && plain;
        fits.then(|| Space::new(column as u8, row - 1))
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", (b'a' + self.column()) as char, self.row() + 1)
    }
}

impl fmt::Debug for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Serialize for Space {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Space {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Space, D::Error> {
        let text = <alloc::borrow::Cow<'de, str>>::deserialize(from)?;
        Space::parse(&text).ok_or_else(|| serde::de::Error::custom("not a cell from a1 to p16"))
    }
}

/// A set of cells: bit `index` of four words, four rows a word. Spreading is shifts and masks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct SpaceSet([u64; 4]);

const EAST_EDGE: u64 = 0x8000_8000_8000_8000;
const WEST_EDGE: u64 = 0x0001_0001_0001_0001;

impl SpaceSet {
    /// No cell.
    pub const EMPTY: SpaceSet = SpaceSet([0; 4]);

    /// The rectangle between two corners, both included.
    pub const fn block(from: Space, to: Space) -> SpaceSet {
        let mut set = SpaceSet::EMPTY;
        let mut row = from.row();
        while row <= to.row() {
            let mut column = from.column();
            while column <= to.column() {
                set = set.with(Space::new(column, row));
                column += 1;
            }
            row += 1;
        }
        set
    }

    /// Is this cell among them?
    #[inline]
    pub const fn has(self, space: Space) -> bool {
        self.0[space.index() / 64] >> (space.index() % 64) & 1 != 0
    }

    /// The same cells and this one.
    #[inline]
    #[must_use]
    pub const fn with(mut self, space: Space) -> SpaceSet {
        self.0[space.index() / 64] |= 1 << (space.index() % 64);
        self
    }

    /// The same cells without this one.
    #[inline]
    #[must_use]
    pub const fn without(mut self, space: Space) -> SpaceSet {
        self.0[space.index() / 64] &= !(1 << (space.index() % 64));
        self
    }

    /// Puts a cell in.
    #[inline]
    pub const fn insert(&mut self, space: Space) {
        self.0[space.index() / 64] |= 1 << (space.index() % 64);
    }

    /// Takes a cell out.
    #[inline]
    pub const fn remove(&mut self, space: Space) {
        self.0[space.index() / 64] &= !(1 << (space.index() % 64));
    }

    /// The cells in either set.
    #[inline]
    #[must_use]
    pub const fn or(self, other: SpaceSet) -> SpaceSet {
        let (a, b) = (self.0, other.0);
        SpaceSet([a[0] | b[0], a[1] | b[1], a[2] | b[2], a[3] | b[3]])
    }

    /// The cells in both sets.
    #[inline]
    #[must_use]
    pub const fn and(self, other: SpaceSet) -> SpaceSet {
        let (a, b) = (self.0, other.0);
        SpaceSet([a[0] & b[0], a[1] & b[1], a[2] & b[2], a[3] & b[3]])
    }

    /// The cells in this set that are not in the other.
    #[inline]
    #[must_use]
    pub const fn minus(self, other: SpaceSet) -> SpaceSet {
        let (a, b) = (self.0, other.0);
        SpaceSet([a[0] & !b[0], a[1] & !b[1], a[2] & !b[2], a[3] & !b[3]])
    }

    /// Every cell that is not in this set.
    #[inline]
    #[must_use]
    pub const fn complement(self) -> SpaceSet {
        let a = self.0;
        SpaceSet([!a[0], !a[1], !a[2], !a[3]])
    }

    /// Is no cell here?
    #[inline]
    pub const fn is_empty(self) -> bool {
        let a = self.0;
        a[0] | a[1] | a[2] | a[3] == 0
    }

    /// How many cells.
    #[inline]
    pub const fn len(self) -> u32 {
        let a = self.0;
        a[0].count_ones() + a[1].count_ones() + a[2].count_ones() + a[3].count_ones()
    }

    /// The neighbour of each cell on that side; what would leave the forest is gone.
    #[inline]
    #[must_use]
    pub const fn shifted(self, side: Wind) -> SpaceSet {
        let a = self.0;
        SpaceSet(match side {
            Wind::North => [
                a[0] >> 16 | a[1] << 48,
                a[1] >> 16 | a[2] << 48,
                a[2] >> 16 | a[3] << 48,
                a[3] >> 16,
            ],
            Wind::South => [
                a[0] << 16,
                a[1] << 16 | a[0] >> 48,
                a[2] << 16 | a[1] >> 48,
                a[3] << 16 | a[2] >> 48,
            ],
            Wind::East => [
                (a[0] & !EAST_EDGE) << 1,
                (a[1] & !EAST_EDGE) << 1,
                (a[2] & !EAST_EDGE) << 1,
                (a[3] & !EAST_EDGE) << 1,
            ],
            Wind::West => [
                (a[0] & !WEST_EDGE) >> 1,
                (a[1] & !WEST_EDGE) >> 1,
                (a[2] & !WEST_EDGE) >> 1,
                (a[3] & !WEST_EDGE) >> 1,
            ],
        })
    }

    /// B4: every cell that shares a side with one of these.
    #[inline]
    #[must_use]
    pub const fn beside(self) -> SpaceSet {
        let upright = self.shifted(Wind::North).or(self.shifted(Wind::South));
        let flat = self.shifted(Wind::East).or(self.shifted(Wind::West));
        upright.or(flat)
    }

    /// Every cell among the eight around one of these.
    #[inline]
    #[must_use]
    pub const fn around(self) -> SpaceSet {
        let flat = self.shifted(Wind::East).or(self.shifted(Wind::West));
        let wide = self.or(flat);
        wide.shifted(Wind::North).or(wide.shifted(Wind::South)).or(flat)
    }

    /// The first cell, row by row.
    #[inline]
    pub fn lowest(self) -> Option<Space> {
        let word = self.0.iter().position(|&word| word != 0)?;
        Some(Space((word as u32 * 64 + self.0[word].trailing_zeros()) as u8))
    }

    /// Calls `each` with every cell, row by row. Faster than an iterator in the hot path.
    #[inline]
    pub fn each(self, mut each: impl FnMut(Space)) {
        for (word, &bits) in self.0.iter().enumerate() {
            let mut left = bits;
            while left != 0 {
                each(Space((word as u32 * 64 + left.trailing_zeros()) as u8));
                left &= left - 1;
            }
        }
    }

    /// The cells, row by row.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Space> {
        let mut left = self;
        core::iter::from_fn(move || {
            let space = left.lowest()?;
            left.remove(space);
            Some(space)
        })
    }
}

impl FromIterator<Space> for SpaceSet {
    fn from_iter<I: IntoIterator<Item = Space>>(spaces: I) -> SpaceSet {
        spaces.into_iter().fold(SpaceSet::EMPTY, SpaceSet::with)
    }
}

impl fmt::Debug for SpaceSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
