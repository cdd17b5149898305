//! From what one reads off a side to a board, while the program is built.

use super::{Board, Border, DOORS_MAX, Quadrant, Room, WALLS_MAX};
use crate::space::{Direction, Edge, SPACES, Space};

/// A side as one reads it off the board; outside walls are where no doorway is.
pub(super) struct Printed {
    pub(super) walls: &'static [&'static str],
    pub(super) doors: &'static [&'static str],
    pub(super) doorways: &'static [&'static str],
    pub(super) ambulance: [[&'static str; 2]; 4],
    pub(super) engine: [[&'static str; 2]; 4],
    pub(super) engine_quadrant: [Quadrant; 4],
    pub(super) rooms: [&'static [u8; 8]; 6],
}

impl Board {
    pub(super) const fn printed(printed: &Printed) -> Board {
        let mut board = Board {
            borders: [[Border::Open; 4]; SPACES],
            walls: [None; WALLS_MAX],
            doors: [None; DOORS_MAX],
            ways_out: [u8::MAX; SPACES],
            ambulance: [[Space::new(0, 0); 2]; 4],
            engine: [[Space::new(0, 0); 2]; 4],
            engine_quadrant: printed.engine_quadrant,
            rooms: [None; SPACES],
        };
        let mut at = 0;
        while at < printed.walls.len() {
            board.walls[at] = Some(edge(printed.walls[at]));
            board.set(edge(printed.walls[at]), Border::Wall(at as u8));
            at += 1;
        }
        let mut door = 0;
        while door < printed.doors.len() {
            board.doors[door] = Some(edge(printed.doors[door]));
            board.set(edge(printed.doors[door]), Border::Door(door as u8));
            door += 1;
        }
        let mut doorway = 0;
        while doorway < printed.doorways.len() {
            board.set(edge(printed.doorways[doorway]), Border::Doorway);
            doorway += 1;
        }
        board.close_outside(at);
        board.measure_ways_out();
        let mut parking = 0;
        while parking < 4 {
            board.ambulance[parking] = spaces(printed.ambulance[parking]);
            board.engine[parking] = spaces(printed.engine[parking]);
            parking += 1;
        }
        board.name_rooms(printed.rooms);
        board
    }

    /// The same border seen from both of its spaces.
    const fn set(&mut self, edge: Edge, border: Border) {
        let [one, other] = edge.spaces();
        self.borders[one.index()][edge.direction() as usize] = border;
        self.borders[other.index()][edge.direction().opposite() as usize] = border;
    }

    /// S3: every edge between the building and the outside that is no doorway is a wall; and the plan
    /// ends somewhere.
    const fn close_outside(&mut self, mut next: usize) {
        let mut index = 0;
        while index < SPACES * 4 {
            let (space, direction) = (Space::at(index / 4), Direction::ALL[index % 4]);
            let border = self.border(space, direction);
            match (Edge::of(space, direction), space.step(direction)) {
                (Some(edge), Some(other)) if space.is_outside() != other.is_outside() => {
                    if matches!(border, Border::Open) {
                        self.walls[next] = Some(edge);
                        self.set(edge, Border::Wall(next as u8));
                        next += 1;
                    }
                }
                (Some(_), Some(_)) => {}
                _ => self.borders[space.index()][direction as usize] = Border::End,
            }
            index += 1;
        }
    }

    /// FP1: outwards in, one space further in each round.
    const fn measure_ways_out(&mut self) {
        let mut round = 0;
        while round < SPACES as u8 {
            let mut index = 0;
            while index < SPACES * 4 {
                let (space, direction) = (Space::at(index / 4), Direction::ALL[index % 4]);
                if space.is_outside() {
                    self.ways_out[space.index()] = 0;
                } else if let Some(next) = space.step(direction) {
                    let passes = !matches!(self.border(space, direction), Border::Wall(_));
                    let known = self.ways_out[space.index()] <= round;
                    if passes && !known && self.ways_out[next.index()] < round {
                        self.ways_out[space.index()] = round;
                    }
                }
                index += 1;
            }
            round += 1;
        }
    }

    const fn name_rooms(&mut self, rows: [&[u8; 8]; 6]) {
        let mut row = 0;
        while row < 6 {
            let mut column = 0;
            while column < 8 {
                let space = Space::new(row as u8 + 1, column as u8 + 1);
                self.rooms[space.index()] = Some(match rows[row][column] {
                    b'L' => Room::Living,
                    b'B' => Room::Bath,
                    b'R' => Room::Bedroom,
                    b'K' => Room::Kitchen,
                    b'G' => Room::Games,
                    b'D' => Room::Dining,
                    b'C' => Room::Kids,
                    b'T' => Room::Toilet,
                    b'O' => Room::Closet,
                    b'S' => Room::SecondKids,
                    _ => panic!("a letter without a room"),
                });
                column += 1;
            }
            row += 1;
        }
    }
}

/// A space as it is written, while the program is built.
const fn space(text: &str, at: usize) -> Space {
    Space::new(text.as_bytes()[at] - b'0', text.as_bytes()[at + 2] - b'0')
}

pub(super) const fn spaces<const COUNT: usize>(texts: [&str; COUNT]) -> [Space; COUNT] {
    let mut spaces = [Space::new(0, 0); COUNT];
    let mut at = 0;
    while at < COUNT {
        spaces[at] = space(texts[at], 0);
        at += 1;
    }
    spaces
}

/// An edge as it is written, the upper or left space first.
const fn edge(text: &str) -> Edge {
    let (one, other) = (space(text, 0), space(text, 4));
    let direction = if one.row() == other.row() { Direction::East } else { Direction::South };
    let neighbour = one.step(direction);
    let neighbours = matches!(neighbour, Some(next) if next.index() == other.index());
    assert!(neighbours, "an edge lies between two neighbours");
    Edge::of(one, direction).expect("neighbours meet at an edge")
}
