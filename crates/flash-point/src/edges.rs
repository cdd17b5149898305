//! Sets of edges as bits: what blocks, what is damaged, and how things spread over the rest.

use crate::board::{Board, Border, Side};
use crate::space::{Direction, Edge, SPACES, Space, SpaceSet};
use core::fmt;
use serde::{Deserialize, Serialize};

/// A set of edges, each kept at its upper or left space.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub struct Edges {
    east: SpaceSet,
    south: SpaceSet,
}

impl Edges {
    /// No edge.
    pub const NONE: Edges = Edges { east: SpaceSet::EMPTY, south: SpaceSet::EMPTY };

    /// Every edge of the plan.
    pub const ALL: Edges = Edges {
        east: SpaceSet::block(Space::new(0, 0), Space::new(7, 8)),
        south: SpaceSet::block(Space::new(0, 0), Space::new(6, 9)),
    };

    /// Is this edge among them?
    #[inline]
    pub const fn has(self, edge: Edge) -> bool {
        let set = if edge.is_below() { self.south } else { self.east };
        set.has(edge.first())
    }

    /// The same edges and this one.
    #[inline]
    #[must_use]
    pub const fn with(mut self, edge: Edge) -> Edges {
        match edge.is_below() {
            true => self.south = self.south.with(edge.first()),
            false => self.east = self.east.with(edge.first()),
        }
        self
    }

    /// The same edges without this one.
    #[inline]
    #[must_use]
    pub const fn without(mut self, edge: Edge) -> Edges {
        match edge.is_below() {
            true => self.south = self.south.without(edge.first()),
            false => self.east = self.east.without(edge.first()),
        }
        self
    }

    /// The edges in either set.
    #[inline]
    #[must_use]
    pub const fn or(self, other: Edges) -> Edges {
        Edges { east: self.east.or(other.east), south: self.south.or(other.south) }
    }

    /// The edges in both sets.
    #[inline]
    #[must_use]
    pub const fn and(self, other: Edges) -> Edges {
        Edges { east: self.east.and(other.east), south: self.south.and(other.south) }
    }

    /// The edges in this set that are not in the other.
    #[inline]
    #[must_use]
    pub const fn minus(self, other: Edges) -> Edges {
        Edges { east: self.east.minus(other.east), south: self.south.minus(other.south) }
    }

    /// How many edges.
    #[inline]
    pub const fn len(self) -> u32 {
        self.east.len() + self.south.len()
    }

    /// Is no edge here?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.east.is_empty() && self.south.is_empty()
    }

    /// The edges: first those to the east of a space, then those to the south, each row by row.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Edge> {
        let of = |direction| {
            move |space| Edge::of(space, direction).expect("an edge lies between two spaces")
        };
        let east = self.east.iter().map(of(Direction::East));
        east.chain(self.south.iter().map(of(Direction::South)))
    }

    /// The spaces that have an edge of this set on that side.
    #[inline]
    pub const fn on_side(self, direction: Direction) -> SpaceSet {
        match direction {
            Direction::North => self.south.shifted(Direction::South),
            Direction::East => self.east,
            Direction::South => self.south,
            Direction::West => self.east.shifted(Direction::East),
        }
    }

    /// B2: every space that is one step away from one of these spaces over an edge of this set.
    #[inline]
    pub const fn spread(self, from: SpaceSet) -> SpaceSet {
        let east = from.and(self.east).shifted(Direction::East);
        let west = from.shifted(Direction::West).and(self.east);
        let south = from.and(self.south).shifted(Direction::South);
        let north = from.shifted(Direction::North).and(self.south);
        east.or(west).or(south).or(north)
    }
}

impl fmt::Debug for Edges {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl FromIterator<Edge> for Edges {
    fn from_iter<I: IntoIterator<Item = Edge>>(edges: I) -> Edges {
        edges.into_iter().fold(Edges::NONE, Edges::with)
    }
}

/// What is printed on a side, as sets.
#[derive(Clone, Copy, Debug)]
pub struct PrintedEdges {
    /// Every wall.
    pub walls: Edges,
    /// Every door.
    pub doors: Edges,
}

static PRINTED: [PrintedEdges; 2] =
    [PrintedEdges::of(Side::First.board()), PrintedEdges::of(Side::Second.board())];

impl PrintedEdges {
    const fn of(board: &Board) -> PrintedEdges {
        let mut printed = PrintedEdges { walls: Edges::NONE, doors: Edges::NONE };
        let mut index = 0;
        while index < SPACES * 4 {
            let (space, direction) = (Space::at(index / 4), Direction::ALL[index % 4]);
            if let Some(edge) = Edge::of(space, direction) {
                match board.border(space, direction) {
                    Border::Wall(_) => printed.walls = printed.walls.with(edge),
                    Border::Door(_) => printed.doors = printed.doors.with(edge),
                    Border::End | Border::Open | Border::Doorway => {}
                }
            }
            index += 1;
        }
        printed
    }
}

impl Side {
    /// The walls and doors of this side.
    #[inline]
    pub const fn edges(self) -> &'static PrintedEdges {
        &PRINTED[self as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn edge(text: &str) -> Edge {
        Edge::parse(text).expect("two neighbours")
    }

    #[test]
    fn b2_spreading_goes_over_open_edges_only() {
        let middle = SpaceSet::one(Space::new(3, 4));
        assert_eq!(Edges::ALL.spread(middle).len(), 4);
        let fewer = Edges::ALL.without(edge("3,4-3,5")).spread(middle);
        assert!(!fewer.has(Space::new(3, 5)) && fewer.len() == 3);
        assert_eq!(Edges::ALL.spread(SpaceSet::one(Space::new(7, 9))).len(), 2);
        assert_eq!(Edges::ALL.len(), 8 * 9 + 7 * 10);
    }

    #[test]
    fn b2_an_edge_lies_on_one_side_of_each_of_its_two_spaces() {
        let edges: Edges = [edge("3,4-3,5"), edge("3,4-4,4")].into_iter().collect();
        let sides = Direction::ALL.map(|side| edges.on_side(side).iter().next());
        let spaces = ["4,4", "3,4", "3,4", "3,5"].map(Space::parse);
        assert_eq!(sides, spaces, "north, east, south, west");
    }

    #[test]
    fn b2_both_sides_as_sets_have_the_walls_and_doors_that_are_printed() {
        let counts = |side: Side| (side.edges().walls.len(), side.edges().doors.len());
        assert_eq!(counts(Side::First), (18 + 24, 8));
        assert_eq!(counts(Side::Second), (19 + 26, 7));
        assert!(Side::First.edges().doors.has(edge("4,4-5,4")));
        assert!(Side::First.edges().walls.iter().eq({
            let mut walls: alloc::vec::Vec<_> = Side::First.board().walls().collect();
            walls.sort_by_key(|wall| (wall.direction() == Direction::South, wall.spaces()[0]));
            walls
        }));
    }
}
