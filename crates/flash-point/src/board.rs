//! Both sides of the board as data, and what follows from it: edges, rooms, parking spots, quadrants,
//! arrows and the ways out. Nothing here changes in a game; what is damaged or open is in the state.
//!
//! Side 1 and side 2 agree with scans of the printed board and with the data of four and two public
//! implementations; the tests compare them with tables that were written down apart from these.

mod printed;
#[cfg(test)]
mod tests;

use crate::space::{Direction, Edge, SPACES, Space, SpaceSet};
use printed::{Printed, spaces};
use serde::{Deserialize, Serialize};

/// No side has more walls than this, inside and outside walls together.
pub const WALLS_MAX: usize = 45;
/// No side has more doors than this: there are so many markers.
pub const DOORS_MAX: usize = 8;

/// Which side of the board is played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Side {
    First,
    Second,
}

impl Side {
    /// What is printed on it.
    #[inline]
    pub const fn board(self) -> &'static Board {
        match self {
            Side::First => &FIRST,
            Side::Second => &SECOND,
        }
    }
}

/// B2: what is printed between two neighbours. Walls and doors have numbers, each kind from 0.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Border {
    /// The plan ends here.
    End,
    /// Nothing, inside or along the outside.
    Open,
    /// Q3: a way out that is always open.
    Doorway,
    /// A wall with this number.
    Wall(u8),
    /// A door with this number.
    Door(u8),
}

/// A room of a plan, as it is printed there.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Room {
    Living,
    Bath,
    Bedroom,
    Kitchen,
    Games,
    Dining,
    Kids,
    Toilet,
    Closet,
    SecondKids,
}

/// B6: a quarter of the building.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Quadrant {
    TopLeft,
    TopRight,
    BottomLeft,
    BottomRight,
}

impl Quadrant {
    /// All four, row by row.
    pub const ALL: [Quadrant; 4] =
        [Quadrant::TopLeft, Quadrant::TopRight, Quadrant::BottomLeft, Quadrant::BottomRight];

    /// The quadrant of a space; outside there is none.
    #[inline]
    pub const fn of(space: Space) -> Option<Quadrant> {
        match (space.is_outside(), space.row() <= 3, space.column() <= 4) {
            (true, ..) => None,
            (_, true, true) => Some(Quadrant::TopLeft),
            (_, true, false) => Some(Quadrant::TopRight),
            (_, false, true) => Some(Quadrant::BottomLeft),
            (_, false, false) => Some(Quadrant::BottomRight),
        }
    }

    /// Its twelve spaces.
    #[inline]
    pub const fn spaces(self) -> SpaceSet {
        let (row, column) = match self {
            Quadrant::TopLeft => (1, 1),
            Quadrant::TopRight => (1, 5),
            Quadrant::BottomLeft => (4, 1),
            Quadrant::BottomRight => (4, 5),
        };
        SpaceSet::block(Space::new(row, column), Space::new(row + 2, column + 3))
    }

    /// V9: where the deck gun hits: dice that point out of the quadrant are turned to their opposite face.
    #[inline]
    pub const fn aimed(self, rolled: Space) -> Space {
        let top = matches!(self, Quadrant::TopLeft | Quadrant::TopRight);
        let left = matches!(self, Quadrant::TopLeft | Quadrant::BottomLeft);
        let (row, column) = (rolled.row(), rolled.column());
        let row = if (row <= 3) == top { row } else { opposite_red(row) };
        let column = if (column <= 4) == left { column } else { opposite_black(column) };
        Space::new(row, column)
    }
}

/// The opposite face of the red die.
#[inline]
pub const fn opposite_red(face: u8) -> u8 {
    7 - face
}

/// Q4: the opposite face of the black die.
#[inline]
pub const fn opposite_black(face: u8) -> u8 {
    9 - face
}

/// V1: a side of the building at which each vehicle has a parking spot.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Parking {
    Left,
    Top,
    Right,
    Bottom,
}

impl Parking {
    /// All four, clockwise: neighbours are one drive apart.
    pub const ALL: [Parking; 4] = [Parking::Left, Parking::Top, Parking::Right, Parking::Bottom];

    /// The next one clockwise.
    #[inline]
    pub const fn clockwise(self) -> Parking {
        Parking::ALL[(self as usize + 1) % 4]
    }

    /// The one across the building.
    #[inline]
    pub const fn opposite(self) -> Parking {
        self.clockwise().clockwise()
    }

    /// The next one the other way.
    #[inline]
    pub const fn counterclockwise(self) -> Parking {
        self.opposite().clockwise()
    }
}

/// What is printed on one side of the board.
pub struct Board {
    borders: [[Border; 4]; SPACES],
    walls: [Option<Edge>; WALLS_MAX],
    doors: [Option<Edge>; DOORS_MAX],
    ways_out: [u8; SPACES],
    ambulance: [[Space; 2]; 4],
    engine: [[Space; 2]; 4],
    engine_quadrant: [Quadrant; 4],
    rooms: [Option<Room>; SPACES],
}

impl Board {
    /// What is printed on that side of a space.
    #[inline]
    pub const fn border(&self, space: Space, direction: Direction) -> Border {
        self.borders[space.index()][direction as usize]
    }

    /// What is printed on an edge.
    #[inline]
    pub const fn on(&self, edge: Edge) -> Border {
        self.border(edge.spaces()[0], edge.direction())
    }

    /// Where each wall is, by its number: inside walls first.
    pub fn walls(&self) -> impl Iterator<Item = Edge> + '_ {
        self.walls.iter().map_while(|edge| *edge)
    }

    /// Where a wall is.
    #[inline]
    pub fn wall(&self, number: u8) -> Edge {
        self.walls[usize::from(number)].expect("only walls of this side have numbers")
    }

    /// Where each door is, by its number.
    pub fn doors(&self) -> impl Iterator<Item = Edge> + '_ {
        self.doors.iter().map_while(|edge| *edge)
    }

    /// Where a door is.
    #[inline]
    pub fn door(&self, number: u8) -> Edge {
        self.doors[usize::from(number)].expect("only doors of this side have numbers")
    }

    /// The numbers of the walls around a space.
    pub fn walls_around(&self, space: Space) -> impl Iterator<Item = u8> + '_ {
        Direction::ALL.into_iter().filter_map(move |direction| {
            match self.border(space, direction) {
                Border::Wall(number) => Some(number),
                _ => None,
            }
        })
    }

    /// The numbers of the doors around a space.
    pub fn doors_around(&self, space: Space) -> impl Iterator<Item = u8> + '_ {
        Direction::ALL.into_iter().filter_map(move |direction| {
            match self.border(space, direction) {
                Border::Door(number) => Some(number),
                _ => None,
            }
        })
    }

    /// FP1: how many spaces it is to the outside through doors, whatever their state, and doorways, never
    /// through walls.
    #[inline]
    pub const fn way_out(&self, space: Space) -> u8 {
        self.ways_out[space.index()]
    }

    /// FP1: the sides on which the shortest ways out of a space go on.
    pub fn ways_on(&self, space: Space) -> impl Iterator<Item = (Direction, Space)> + '_ {
        Direction::ALL.into_iter().filter_map(move |direction| {
            let next = space.step(direction)?;
            let passes = !matches!(self.border(space, direction), Border::Wall(_) | Border::End);
            let nearer = self.way_out(next) < self.way_out(space);
            (passes && nearer).then_some((direction, next))
        })
    }

    /// V1: the two spaces of an ambulance's parking spot.
    #[inline]
    pub const fn ambulance(&self, parking: Parking) -> [Space; 2] {
        self.ambulance[parking as usize]
    }

    /// V1: the two spaces of an engine's parking spot.
    #[inline]
    pub const fn engine(&self, parking: Parking) -> [Space; 2] {
        self.engine[parking as usize]
    }

    /// V9: the quadrant that the engine reaches from a parking spot.
    #[inline]
    pub const fn engine_quadrant(&self, parking: Parking) -> Quadrant {
        self.engine_quadrant[parking as usize]
    }

    /// The room of a space; outside there is none.
    #[inline]
    pub const fn room(&self, space: Space) -> Option<Room> {
        self.rooms[space.index()]
    }
}

/// B7: where the arrow printed in a space of the building points. It ignores walls.
#[inline]
pub const fn arrow(space: Space) -> Space {
    ARROWS[space.index()].expect("each space of the building has an arrow")
}

/// S7: the space of the first explosion, by what the black die shows, counted from 1.
#[inline]
pub const fn first_explosion(black: u8) -> Space {
    FIRST_EXPLOSION[black as usize - 1]
}

const FIRST_EXPLOSION: [Space; 8] =
    spaces(["3,3", "3,4", "3,5", "3,6", "4,6", "4,5", "4,4", "4,3"]);

/// S5: where it burns when a Family game begins.
pub const FAMILY_FIRE: [Space; 10] =
    spaces(["2,2", "2,3", "3,2", "3,3", "3,4", "3,5", "4,4", "5,6", "5,7", "6,6"]);

/// S5: where the first three markers lie in a Family game.
pub const FAMILY_MARKERS: [Space; 3] = spaces(["2,4", "5,1", "5,8"]);

/// B7, row by row, as on the keys of a number pad: 8 is up, 9 up and right, 6 right, 3 down and right.
const ARROW_ROWS: [&[u8; 8]; 6] =
    [b"32222221", b"63422614", b"68244484", b"62666824", b"69488674", b"98888887"];

static ARROWS: [Option<Space>; SPACES] = {
    let mut arrows = [None; SPACES];
    let mut index = 0;
    while index < SPACES {
        let space = Space::at(index);
        if !space.is_outside() {
            let (row, column) = (space.row() as i8, space.column() as i8);
            let key = (ARROW_ROWS[row as usize - 1][column as usize - 1] - b'1') as i8;
            arrows[index] = Space::checked(row + 1 - key / 3, column + key % 3 - 1);
        }
        index += 1;
    }
    arrows
};

#[rustfmt::skip]
static FIRST: Board = Board::printed(&Printed {
    walls: &[
        "1,5-1,6", "2,3-2,4", "2,3-3,3", "2,4-3,4", "2,5-3,5", "2,6-3,6", "2,7-3,7", "3,6-3,7",
        "4,1-5,1", "4,2-4,3", "4,2-5,2", "4,3-5,3", "4,5-5,5", "4,6-5,6", "4,7-5,7", "4,8-5,8",
        "5,5-5,6", "5,7-5,8",
    ],
    doors: &[
        "1,3-1,4", "2,5-2,6", "2,8-3,8", "3,2-3,3", "4,4-5,4", "4,6-4,7", "6,5-6,6", "6,7-6,8",
    ],
    doorways: &["0,6-1,6", "3,0-3,1", "4,8-4,9", "6,3-7,3"],
    ambulance: [["3,0", "4,0"], ["0,5", "0,6"], ["3,9", "4,9"], ["7,3", "7,4"]],
    engine: [["1,0", "2,0"], ["0,7", "0,8"], ["5,9", "6,9"], ["7,1", "7,2"]],
    engine_quadrant: [
        Quadrant::TopLeft, Quadrant::TopRight, Quadrant::BottomRight, Quadrant::BottomLeft,
    ],
    rooms: [b"LLLBBRRR", b"LLLBBRRR", b"LLKKKKGG", b"LLKKKKGG", b"DDDDDCCT", b"DDDDDCCT"],
});

#[rustfmt::skip]
static SECOND: Board = Board::printed(&Printed {
    walls: &[
        "1,3-1,4", "1,4-2,4", "1,5-2,5", "2,1-3,1", "2,2-3,2", "2,3-2,4", "2,5-2,6", "3,3-3,4",
        "3,4-4,4", "3,7-4,7", "3,8-4,8", "4,1-5,1", "4,2-5,2", "4,4-5,4", "4,5-5,5", "5,3-5,4",
        "5,6-5,7", "6,3-6,4", "6,6-6,7",
    ],
    doors: &[
        "1,5-1,6", "3,5-3,6", "3,5-4,5", "3,6-4,6", "4,3-5,3", "4,6-4,7", "4,6-5,6",
    ],
    doorways: &["3,0-3,1", "6,3-7,3"],
    ambulance: [["2,0", "3,0"], ["0,5", "0,6"], ["4,9", "5,9"], ["7,3", "7,4"]],
    engine: [["4,0", "5,0"], ["0,3", "0,4"], ["2,9", "3,9"], ["7,5", "7,6"]],
    engine_quadrant: [
        Quadrant::BottomLeft, Quadrant::TopLeft, Quadrant::TopRight, Quadrant::BottomRight,
    ],
    rooms: [b"LLLOORRR", b"LLLBBRRR", b"LLLBBRRR", b"LLLLLLSS", b"KKKCCCSS", b"KKKCCCSS"],
});
