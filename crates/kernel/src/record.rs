//! What is kept of a match.

use crate::{Game, Input, InputOf, Misconfigured, Seats, Waiting, state_hash};
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use serde::{Deserialize, Serialize};

/// The layout of a record; raised when the layout, not the rules, changes.
pub const FORMAT: u8 = 1;

/// The first words of a record: enough to know which game can read the rest.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Head {
    /// The layout.
    pub format: u8,
    /// The game's name.
    pub game: String,
    /// The rules it was played by.
    pub rules: u16,
}

/// A match: its setup and every input, nature's answers included, so that it replays without a
/// generator. The hash of the last state says whether a replay came out the same.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Record<G: Game> {
    /// Which game and rules.
    #[serde(flatten)]
    pub head: Head,
    /// Everything fixed before the first input.
    pub setup: G::Setup,
    /// Everything that happened, in order.
    pub inputs: Vec<InputOf<G>>,
    /// The hash of the state after the last input, as sixteen hexadecimal digits.
    pub hash: String,
}

/// Why a record cannot be replayed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum RecordProblem {
    /// Written by another program version.
    #[error("the record has format {0}, this program reads format {FORMAT}")]
    Format(u8),
    /// Another game's record.
    #[error("the record is of '{0}', not of '{1}'")]
    Game(String, &'static str),
    /// Played by other rules.
    #[error("the record was played by rules version {0}, this program has version {1}")]
    Rules(u16, u16),
    /// The setup breaks a rule.
    #[error("the record's setup is not possible ({0})")]
    Setup(String),
    /// An input that the rules refuse.
    #[error("input {at} of the record is not legal ({why})")]
    Input {
        /// Counted from 1.
        at: usize,
        /// The clause or the kind of mistake.
        why: String,
    },
    /// All inputs are legal but the last state is another one.
    #[error("the record ends in another state than it says ({0} instead of {1})")]
    Hash(String, String),
    /// Asked for a position beyond the end.
    #[error("the record has {1} inputs, there is no position {0}")]
    Position(usize, usize),
}

impl From<Misconfigured> for RecordProblem {
    fn from(problem: Misconfigured) -> Self {
        RecordProblem::Setup(problem.to_string())
    }
}

impl<G: Game> Record<G> {
    /// The record of a match that came to `last` by these inputs.
    pub fn new(setup: G::Setup, inputs: Vec<InputOf<G>>, last: &G) -> Self {
        let head = Head { format: FORMAT, game: G::NAME.to_string(), rules: G::RULES_VERSION };
        Record { head, setup, inputs, hash: hex(last) }
    }

    /// Replays the whole record, checking every input and the last state.
    pub fn replay(&self) -> Result<G, RecordProblem> {
        let last = self.position(self.inputs.len())?;
        if hex(&last) != self.hash {
            return Err(RecordProblem::Hash(hex(&last), self.hash.clone()));
        }
        Ok(last)
    }

    /// The state after the first `count` inputs, each of them checked.
    pub fn position(&self, count: usize) -> Result<G, RecordProblem> {
        self.head_fits()?;
        if count > self.inputs.len() {
            return Err(RecordProblem::Position(count, self.inputs.len()));
        }
        let refused = |illegal: crate::Illegal<G::Because>| illegal.clause.id.to_string();
        let mut state = G::new(&self.setup).map_err(|no| RecordProblem::Setup(refused(no)))?;
        for (at, &input) in self.inputs[..count].iter().enumerate() {
            admit(&state, input).map_err(|why| RecordProblem::Input { at: at + 1, why })?;
            state.apply(input, &mut ());
        }
        Ok(state)
    }

    fn head_fits(&self) -> Result<(), RecordProblem> {
        if self.head.format != FORMAT {
            return Err(RecordProblem::Format(self.head.format));
        }
        if self.head.game != G::NAME {
            return Err(RecordProblem::Game(self.head.game.clone(), G::NAME));
        }
        if self.head.rules != G::RULES_VERSION {
            return Err(RecordProblem::Rules(self.head.rules, G::RULES_VERSION));
        }
        Ok(())
    }
}

/// May this input come now? A record may have been written by anybody.
fn admit<G: Game>(state: &G, input: InputOf<G>) -> Result<(), String> {
    match (state.waiting(), input) {
        (Waiting::Seats { .. }, Input::Act(seat, action)) => {
            state.check(seat, action).map_err(|no| no.clause.id.to_string())
        }
        (Waiting::Chance, Input::Chance(outcome)) => {
            let mut outcomes = Vec::new();
            state.chances(&mut outcomes);
            let possible = outcomes.is_empty() || outcomes.iter().any(|(one, _)| *one == outcome);
            if possible { Ok(()) } else { Err("chance cannot bring this".to_string()) }
        }
        (Waiting::Clock(asked), Input::Clock(read)) if asked == read.alarm => Ok(()),
        (Waiting::Seats { .. }, Input::Clock(read)) => {
            let mut alarms = Vec::new();
            state.alarms(&mut alarms);
            let running = read.millis_left == 0 && alarms.iter().any(|one| one.id == read.alarm);
            if running { Ok(()) } else { Err("no such alarm is running".to_string()) }
        }
        (Waiting::Over, _) => Err("the match is over".to_string()),
        (waiting, _) if waiting.actors() == Seats::NONE => Err("nobody may act now".to_string()),
        _ => Err("the match waits for something else".to_string()),
    }
}

fn hex<G: Game>(state: &G) -> String {
    alloc::format!("{:016x}", state_hash(state))
}
