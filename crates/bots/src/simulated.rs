//! What the command line needs of a game besides its rules, words and bots.

use crate::Plays;
use kernel::{Game, PlainText};

/// A game that can be played in a terminal, and counted over many matches between bots.
pub trait Simulated: PlainText + Plays + Game<Setup: Sync> {
    /// What is counted only in this game; `()` if wins and lengths say everything.
    type Counts: Counts<Self>;

    /// Does a turn begin with this event? The driver counts turns: a state knows no history.
    fn begins_turn(event: &Self::Event) -> bool;

    /// Every action that can be written down, legal or not: so that a person who types an illegal
    /// one hears which rule forbids it.
    fn every_action() -> Vec<Self::Action>;
}

/// What is counted over many matches of one game.
pub trait Counts<G: Game>: Default + Send {
    /// One input: the position before it, and everything that it brought.
    fn watch(&mut self, before: &G, events: &[G::Event]);
    /// Adds what was counted elsewhere.
    fn merge(&mut self, later: &Self);
    /// What was found.
    fn findings(&self) -> Vec<Finding>;
}

impl<G: Game> Counts<G> for () {
    fn watch(&mut self, _: &G, _: &[G::Event]) {}

    fn merge(&mut self, _: &Self) {}

    fn findings(&self) -> Vec<Finding> {
        Vec::new()
    }
}

/// A table of a report.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finding {
    /// Its name for machines, for instance `burnt_by_whom`.
    pub key: &'static str,
    /// Its heading for people.
    pub name: &'static str,
    /// What was found.
    pub found: Found,
}

/// What a table of a report shows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Found {
    /// How a whole is divided.
    Shares {
        /// What the numbers count, for instance `towers`.
        counted: &'static str,
        /// Each part.
        parts: Vec<(&'static str, u64)>,
    },
    /// How often something came about where it could.
    Rates {
        /// What came about, for instance `won`.
        counted: &'static str,
        /// Each part: its name, how often it came about, and how often it could have.
        parts: Vec<(&'static str, u64, u64)>,
    },
    /// How numbers are spread: mean and percentiles.
    Spread {
        /// Whose numbers they are, for instance `of a player`.
        whose: &'static str,
        /// All of them, in any order.
        numbers: Vec<u32>,
    },
}
