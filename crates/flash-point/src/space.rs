//! Spaces of the plan, what lies between two of them, and sets of spaces as bits.

use alloc::borrow::Cow;
use core::fmt;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// B1: rows of the plan, the two outside included.
pub const ROWS: u8 = 8;
/// B1: columns of the plan, the two outside included.
pub const COLUMNS: u8 = 10;
/// All spaces: 48 of the building and 32 outside.
pub const SPACES: usize = ROWS as usize * COLUMNS as usize;

/// B2: one of the four sides of a space.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Direction {
    North,
    East,
    South,
    West,
}

impl Direction {
    /// All four, clockwise.
    pub const ALL: [Direction; 4] =
        [Direction::North, Direction::East, Direction::South, Direction::West];

    /// The way back.
    #[inline]
    pub const fn opposite(self) -> Direction {
        match self {
            Direction::North => Direction::South,
            Direction::East => Direction::West,
            Direction::South => Direction::North,
            Direction::West => Direction::East,
        }
    }

    /// Rows down and columns to the right.
    #[inline]
    pub const fn offset(self) -> (i8, i8) {
        match self {
            Direction::North => (-1, 0),
            Direction::East => (0, 1),
            Direction::South => (1, 0),
            Direction::West => (0, -1),
        }
    }
}

/// A space. Written as its row and its column, as the red and the black die show them: `3,4`. Row 0
/// and 7 and column 0 and 9 are outside.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Space(u8);

impl Space {
    /// The space in this row and column.
    #[inline]
    pub const fn new(row: u8, column: u8) -> Space {
        assert!(row < ROWS && column < COLUMNS, "beyond the plan");
        Space(row * COLUMNS + column)
    }

    /// The space in this row and column, unless that is beyond the plan.
    #[inline]
    pub const fn checked(row: i8, column: i8) -> Option<Space> {
        let fits = row >= 0 && column >= 0 && row < ROWS as i8 && column < COLUMNS as i8;
        if fits { Some(Space(row as u8 * COLUMNS + column as u8)) } else { None }
    }

    /// The space with this number, row by row.
    #[inline]
    pub const fn at(index: usize) -> Space {
        assert!(index < SPACES, "beyond the plan");
        Space(index as u8)
    }

    /// The row: what the red die shows.
    #[inline]
    pub const fn row(self) -> u8 {
        self.0 / COLUMNS
    }

    /// The column: what the black die shows.
    #[inline]
    pub const fn column(self) -> u8 {
        self.0 % COLUMNS
    }

    /// A number from 0 to 79, row by row.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The neighbour on that side, unless that is beyond the plan.
    #[inline]
    pub const fn step(self, direction: Direction) -> Option<Space> {
        let (down, right) = direction.offset();
        Space::checked(self.row() as i8 + down, self.column() as i8 + right)
    }

    /// B1: is it outside the building?
    #[inline]
    pub const fn is_outside(self) -> bool {
        SpaceSet::OUTSIDE.has(self)
    }

    /// All spaces, row by row.
    pub fn all() -> impl DoubleEndedIterator<Item = Space> {
        (0..SPACES as u8).map(Space)
    }

    /// Rows and columns between two spaces, whatever stands between them.
    pub const fn distance(self, other: Space) -> u8 {
        self.row().abs_diff(other.row()) + self.column().abs_diff(other.column())
    }

    /// Reads a space as people write it, for instance `3,4`.
    pub fn parse(text: &str) -> Option<Space> {
        let &[row @ b'0'..=b'7', b',', column @ b'0'..=b'9'] = text.as_bytes() else { return None };
        Some(Space::new(row - b'0', column - b'0'))
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.row(), self.column())
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
        let text = <Cow<'de, str>>::deserialize(from)?;
        Space::parse(&text).ok_or_else(|| serde::de::Error::custom("not a space from 0,0 to 7,9"))
    }
}

/// B2: where two neighbours meet; there may be a wall, a door, a doorway or nothing. Written as its
/// two spaces, the upper or left one first: `3,4-3,5`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Edge {
    /// The upper or left space.
    space: Space,
    /// Is the other below it? Otherwise it is to the right of it.
    below: bool,
}

impl Edge {
    /// The edge of a space on that side, unless the plan ends there.
    #[inline]
    pub const fn of(space: Space, direction: Direction) -> Option<Edge> {
        match (space.step(direction), direction) {
            (None, _) => None,
            (Some(_), Direction::South) => Some(Edge { space, below: true }),
            (Some(_), Direction::East) => Some(Edge { space, below: false }),
            (Some(other), Direction::North) => Some(Edge { space: other, below: true }),
            (Some(other), Direction::West) => Some(Edge { space: other, below: false }),
        }
    }

    /// The upper or left one of its two spaces.
    #[inline]
    pub const fn first(self) -> Space {
        self.space
    }

    /// Is the other space below the first one? Otherwise it is to the right of it.
    #[inline]
    pub const fn is_below(self) -> bool {
        self.below
    }

    /// The side of its first space on which it lies: south or east.
    #[inline]
    pub const fn direction(self) -> Direction {
        if self.below { Direction::South } else { Direction::East }
    }

    /// Its two spaces, the upper or left one first.
    #[inline]
    pub const fn spaces(self) -> [Space; 2] {
        let other = self.space.step(self.direction());
        [self.space, other.expect("an edge lies between two spaces of the plan")]
    }

    /// The space on the other side of it.
    #[inline]
    pub const fn other(self, space: Space) -> Space {
        let step = if self.below { COLUMNS } else { 1 };
        Space(if space.0 == self.space.0 { space.0 + step } else { self.space.0 })
    }

    /// Is it an edge of this space?
    #[inline]
    pub fn borders(self, space: Space) -> bool {
        self.spaces().contains(&space)
    }

    /// Reads an edge as people write it, for instance `3,4-3,5`; either space may come first.
    pub fn parse(text: &str) -> Option<Edge> {
        let (one, other) = text.split_once('-')?;
        let (one, other) = (Space::parse(one)?, Space::parse(other)?);
        let towards = Direction::ALL.into_iter().find(|&way| one.step(way) == Some(other))?;
        Edge::of(one, towards)
    }
}

impl fmt::Display for Edge {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [one, other] = self.spaces();
        write!(f, "{one}-{other}")
    }
}

impl fmt::Debug for Edge {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Serialize for Edge {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Edge {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Edge, D::Error> {
        let text = <Cow<'de, str>>::deserialize(from)?;
        Edge::parse(&text).ok_or_else(|| serde::de::Error::custom("not two neighbours as 3,4-3,5"))
    }
}

/// A set of spaces: bit `index` of one word.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(try_from = "[u32; 3]", into = "[u32; 3]")]
pub struct SpaceSet(u128);

impl SpaceSet {
    /// No space.
    pub const EMPTY: SpaceSet = SpaceSet(0);
    /// All spaces.
    pub const ALL: SpaceSet = SpaceSet((1 << SPACES) - 1);
    /// B1: the 48 spaces of the building, those that dice can name.
    pub const BUILDING: SpaceSet = SpaceSet::block(Space::new(1, 1), Space::new(6, 8));
    /// B1: the 32 spaces around it.
    pub const OUTSIDE: SpaceSet = SpaceSet::ALL.minus(SpaceSet::BUILDING);

    /// The rectangle between two corners, both included.
    pub const fn block(from: Space, to: Space) -> SpaceSet {
        let mut set = SpaceSet::EMPTY;
        let mut row = from.row();
        while row <= to.row() {
            let mut column = from.column();
            while column <= to.column() {
                set = set.with(Space::new(row, column));
                column += 1;
            }
            row += 1;
        }
        set
    }

    /// This space alone.
    #[inline]
    pub const fn one(space: Space) -> SpaceSet {
        SpaceSet(1 << space.0)
    }

    /// Is this space among them?
    #[inline]
    pub const fn has(self, space: Space) -> bool {
        self.0 >> space.0 & 1 != 0
    }

    /// The same spaces and this one.
    #[inline]
    #[must_use]
    pub const fn with(self, space: Space) -> SpaceSet {
        SpaceSet(self.0 | 1 << space.0)
    }

    /// The same spaces without this one.
    #[inline]
    #[must_use]
    pub const fn without(self, space: Space) -> SpaceSet {
        SpaceSet(self.0 & !(1 << space.0))
    }

    /// Puts a space in.
    #[inline]
    pub const fn insert(&mut self, space: Space) {
        self.0 |= 1 << space.0;
    }

    /// Takes a space out.
    #[inline]
    pub const fn remove(&mut self, space: Space) {
        self.0 &= !(1 << space.0);
    }

    /// The spaces in either set.
    #[inline]
    #[must_use]
    pub const fn or(self, other: SpaceSet) -> SpaceSet {
        SpaceSet(self.0 | other.0)
    }

    /// The spaces in both sets.
    #[inline]
    #[must_use]
    pub const fn and(self, other: SpaceSet) -> SpaceSet {
        SpaceSet(self.0 & other.0)
    }

    /// The spaces in this set that are not in the other.
    #[inline]
    #[must_use]
    pub const fn minus(self, other: SpaceSet) -> SpaceSet {
        SpaceSet(self.0 & !other.0)
    }

    /// Is no space here?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many spaces.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// The neighbour of each space on that side; what would leave the plan is gone.
    #[inline]
    #[must_use]
    pub const fn shifted(self, direction: Direction) -> SpaceSet {
        const LEFT: u128 = SpaceSet::block(Space::new(0, 0), Space::new(7, 0)).0;
        const RIGHT: u128 = SpaceSet::block(Space::new(0, 9), Space::new(7, 9)).0;
        match direction {
            Direction::North => SpaceSet(self.0 >> COLUMNS),
            Direction::East => SpaceSet((self.0 & !RIGHT) << 1),
            Direction::South => SpaceSet(self.0 << COLUMNS & SpaceSet::ALL.0),
            Direction::West => SpaceSet((self.0 & !LEFT) >> 1),
        }
    }

    /// The first space, row by row.
    #[inline]
    pub const fn lowest(self) -> Option<Space> {
        if self.0 == 0 { None } else { Some(Space(self.0.trailing_zeros() as u8)) }
    }

    /// The one with this place among them, counted from 0.
    pub fn nth(self, place: usize) -> Option<Space> {
        self.iter().nth(place)
    }

    /// The spaces, row by row.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Space> {
        let mut left = self.0;
        core::iter::from_fn(move || {
            let space = SpaceSet(left).lowest()?;
            left &= left - 1;
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

impl From<SpaceSet> for [u32; 3] {
    fn from(set: SpaceSet) -> [u32; 3] {
        [set.0 as u32, (set.0 >> 32) as u32, (set.0 >> 64) as u32]
    }
}

impl TryFrom<[u32; 3]> for SpaceSet {
    type Error = &'static str;

    fn try_from([low, middle, high]: [u32; 3]) -> Result<SpaceSet, &'static str> {
        let bits = u128::from(low) | u128::from(middle) << 32 | u128::from(high) << 64;
        let fits = bits & !SpaceSet::ALL.0 == 0;
        if fits { Ok(SpaceSet(bits)) } else { Err("spaces beyond the plan") }
    }
}
