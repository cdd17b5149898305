//! What is agreed before a match, and the first state.

use crate::clause;
use crate::state::{Because, Frame, NewGame};
use kernel::{Bag, Chosen, GameOption, Illegal, OptionValue, Seat};
use serde::{Deserialize, Serialize};

/// The most people at a table.
pub const SEATS: usize = 4;
/// S2: how many cards of each kind there are, in the order of [`Card::ALL`](crate::Card::ALL).
pub const DECK: Bag<3> = Bag::of([10, 6, 6]);

/// Everything that is fixed before the first card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Setup {
    /// How many play.
    pub players: u8,
}

/// The lobby and the command line read this table. The first value is the default.
pub(crate) const OPTIONS: &[GameOption] = &[GameOption {
    key: "players",
    about: "How many people play.",
    values: &[
        OptionValue { key: "3", about: "Three." },
        OptionValue { key: "2", about: "Two." },
        OptionValue { key: "4", about: "Four." },
    ],
}];

pub(crate) fn configure(chosen: &Chosen<'_>) -> Setup {
    let players = match chosen.get("players") {
        "2" => 2,
        "4" => 4,
        _ => 3,
    };
    Setup { players }
}

/// S1, S2: nobody holds anything yet; the first cards are drawn.
pub(crate) fn begin(setup: &Setup) -> Result<NewGame, Illegal<Because>> {
    if !(2..=SEATS as u8).contains(&setup.players) {
        return Err(Illegal { clause: &clause::S1, because: Because::Players(setup.players) });
    }
    Ok(NewGame {
        seat_count: setup.players,
        deck: DECK,
        hands: [Bag::EMPTY; SEATS],
        burning: [Bag::EMPTY; SEATS],
        discards: Bag::EMPTY,
        frame: Frame::Draw { seat: Seat::new(0), first: true },
    })
}
