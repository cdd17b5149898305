//! Where in which match a law is tried.

use super::Lawful;
use crate::inputs::legal;
use fastrand::Rng;
use kernel::{Game, Seat, state_hash};
use std::fmt::Display;

/// The state type of a lawful game.
pub type StateOf<L> = <L as Lawful>::Game;

/// The setup type of a lawful game.
pub type SetupOf<L> = <<L as Lawful>::Game as Game>::Setup;

/// How a message of a broken law begins; the run tells it from any other panic by these words.
pub(super) const BROKEN: &str = "A law is broken: ";

/// Where a match began.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Start {
    /// With the setup.
    Setup,
    /// With what [`Lawful::directed`] made of the seed.
    Directed,
}

/// A state, and how to come here again.
pub struct Place<'a, L: Lawful> {
    /// The position in [`Lawful::setups`].
    pub setup: usize,
    /// The seed of the match.
    pub seed: u64,
    /// Where the match began.
    pub start: Start,
    /// How many inputs led here.
    pub step: usize,
    /// The state itself.
    pub state: &'a StateOf<L>,
}

impl<L: Lawful> Place<'_, L> {
    /// A generator that belongs to this place and this purpose alone: a law that draws more does
    /// not change the match, nor what another law draws.
    pub fn rng(&self, purpose: &str) -> Rng {
        Rng::with_seed(state_hash(&(self.seed, self.step as u64, purpose)))
    }

    /// Everybody who looks at this match: a spectator, and each seat.
    pub fn viewers(&self) -> impl Iterator<Item = Option<Seat>> {
        std::iter::once(None).chain(self.state.seats().iter().map(Some))
    }

    /// The legal actions of a seat.
    pub fn legal(&self, seat: Seat) -> Vec<<L::Game as Game>::Action> {
        legal(self.state, seat)
    }

    /// Ends the test: this law does not hold here.
    #[track_caller]
    pub fn broken(&self, law: &str, found: impl Display) -> ! {
        let told = told::<L>(self.setup, self.seed, self.start, self.step);
        panic!("{BROKEN}{law}.\n{found}\n{told}\nstate: {:?}", self.state)
    }

    /// Ends the test if the law does not hold here.
    #[track_caller]
    pub fn hold(&self, holds: bool, law: &str, found: impl FnOnce() -> String) {
        if !holds {
            self.broken(law, found());
        }
    }
}

/// The words with which a failure says how to meet it again.
pub(super) fn told<L: Lawful>(setup: usize, seed: u64, start: Start, step: usize) -> String {
    let name = <L::Game as Game>::NAME;
    let words = L::setups().get(setup).map_or(String::new(), |setup| format!("{setup:?}"));
    format!(
        "game {name}, setup {setup} {words}, seed {seed}, start {start:?}, step {step}\n\
         again: testkit::laws::again::<_>({setup}, {seed}, Start::{start:?})"
    )
}
