//! Time at a table: what is measured, and whether it runs.

use alloc::vec::Vec;
use kernel::{Seat, Seats};
use serde::{Deserialize, Serialize};

/// A measurement of time.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Clock {
    /// The game's alarm; nothing for the time of a move.
    pub alarm: Option<u8>,
    /// How much is left at the moment of sending.
    pub millis_left: u64,
    /// The whole length.
    pub of: u64,
}

/// What a client has to know of time.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Time {
    /// Everything that is measured.
    pub clocks: Vec<Clock>,
    /// Whether it runs. Left out of a message while it does and nobody minds.
    #[serde(default, skip_serializing_if = "Flow::is_plain")]
    pub flow: Flow,
}

/// Whether time runs at a table. Where none is measured it always does.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Flow {
    /// It runs.
    Running {
        /// Who would like to pause.
        wish: Seats,
    },
    /// It stands still, and nobody can act.
    Paused {
        /// Why.
        why: PauseCause,
        /// Who would like to go on.
        wish: Seats,
        /// When it goes on by itself; nothing if only people can say so.
        millis_left: Option<u64>,
    },
    /// It is about to run again.
    Starting {
        /// In so long.
        millis_left: u64,
    },
}

impl Default for Flow {
    fn default() -> Self {
        Flow::Running { wish: Seats::NONE }
    }
}

impl Flow {
    /// Does time run, with nobody who would rather pause?
    pub fn is_plain(&self) -> bool {
        *self == Flow::default()
    }

    /// Does time run?
    pub fn runs(&self) -> bool {
        matches!(self, Flow::Running { .. })
    }
}

/// Why time stands still.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PauseCause {
    /// Everybody who is here wanted it.
    Vote,
    /// The connection of this seat was lost.
    Dropped(Seat),
    /// The server was started again.
    Restart,
}
