//! The types, nothing else.

use crate::{Column, Discs};
use kernel::Seat;
use serde::{Deserialize, Serialize};

/// A match of Connect Four.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct ConnectFour {
    /// The discs of each seat.
    pub(crate) discs: [Discs; 2],
    /// What the match is in the middle of.
    pub(crate) frame: Frame,
}

const _: () = assert!(size_of::<ConnectFour>() <= 24);

/// What the match is in the middle of. Nothing here interrupts anything, so one frame is enough; a
/// game of nested decisions keeps a stack of them, [`kernel::Frames`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Frame {
    /// This seat has to drop a disc.
    Turn {
        /// Whose turn it is.
        seat: Seat,
    },
    /// Over: this seat has four in a line.
    Won {
        /// Who won.
        seat: Seat,
    },
    /// Over: the grid is full and nobody has four in a line.
    Full,
}

/// What a seat can do.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Action {
    /// Drop a disc into this column.
    Drop(Column),
}

/// What happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    /// A disc fell into place.
    Dropped {
        /// Whose disc.
        seat: Seat,
        /// Into which column.
        column: Column,
        /// Where it came to rest, counted from 0 at the bottom.
        row: u8,
    },
    /// A turn began.
    TurnBegan {
        /// Whose turn it is now.
        seat: Seat,
    },
    /// Somebody got four in a line.
    Won {
        /// Who.
        seat: Seat,
    },
    /// The last place was taken.
    Filled,
}

/// What stands in the way of a refused action.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Because {
    /// The match is over.
    Over,
    /// It is somebody else's turn.
    NotYourTurn {
        /// Whose turn it is.
        turn: Seat,
    },
    /// There is no place left in this column.
    ColumnFull(Column),
}

/// The colour of a seat's discs.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Colour {
    /// The first chair's colour.
    Red,
    /// The second chair's colour.
    Yellow,
}

impl Colour {
    /// The chair that plays this colour.
    pub const fn seat(self) -> Seat {
        Seat::new(self as usize)
    }
}
