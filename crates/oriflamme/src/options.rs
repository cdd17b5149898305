//! What is agreed before a match: how many play. The rulebook has no variants.

use crate::clause;
use crate::event::Because;
use kernel::{Chosen, GameOption, Illegal, Misconfigured, OptionValue, Seats, refuse};
use serde::{Deserialize, Serialize};

/// The switches of a match.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Options {
    /// Q26: how many play.
    pub players: u8,
}

impl Options {
    /// How many play.
    #[inline]
    pub const fn seat_count(&self) -> usize {
        self.players as usize
    }

    /// Every seat.
    #[inline]
    pub const fn seats(&self) -> Seats {
        Seats::first(self.seat_count())
    }

    /// Can such a match be played?
    pub fn check(&self) -> Result<(), Illegal<Because>> {
        match self.players {
            3..=5 => Ok(()),
            players => refuse(&clause::Q26, Because::Players(players)),
        }
    }
}

const fn value(key: &'static str, about: &'static str) -> OptionValue {
    OptionValue { key, about }
}

/// The table of options.
pub(crate) const OPTIONS: &[GameOption] = &[GameOption {
    key: "players",
    about: "How many play.",
    values: &[value("4", "Four."), value("3", "Three."), value("5", "Five.")],
}];

/// The options that these choices describe.
pub(crate) fn configure(chosen: &Chosen<'_>) -> Result<Options, Misconfigured> {
    let players = match chosen.get("players") {
        "3" => 3,
        "5" => 5,
        _ => 4,
    };
    Ok(Options { players })
}
