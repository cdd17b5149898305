//! What the commands need of a game besides its rules and its words.

use bots::Judged;
use kernel::{Game, Told};
use serde::Serialize;
use serde_json::Value;

/// A game that the commands can play and count. One module per game implements it.
pub(crate) trait Playable: Told + Judged + Game<Setup: Sync> {
    /// What is counted only in this game.
    type Tally: Tally<Self>;

    /// How many turns have begun.
    fn turns(&self) -> u32;
    /// Every action that can be written down, legal or not: so that a person who types an illegal
    /// one hears which rule forbids it.
    fn every_action() -> Vec<Self::Action>;
}

/// What is counted over many matches of one game.
pub(crate) trait Tally<G: Game>: Default + Send {
    /// One input: the position before it, and everything that it brought.
    fn watch(&mut self, before: &G, events: &[G::Event]);
    /// Adds what was counted elsewhere.
    fn merge(&mut self, later: &Self);
    /// The counts for people, as whole lines; empty if there are none.
    fn lines(&self) -> String;
    /// The counts for machines, under the names that the report shows them by.
    fn json(&self) -> Value;
}

/// An answer for machines.
pub(crate) fn json(answer: &impl Serialize) -> String {
    let mut text = serde_json::to_string_pretty(answer).expect("answers are plain data");
    text.push('\n');
    text
}
