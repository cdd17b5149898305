//! What is kept of a match.

use crate::{Alarm, Game, Input, InputOf, Misconfigured, Reading, Seats, Waiting, state_hash};
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use serde::{Deserialize, Serialize};

/// The layout of a record; raised when the layout, not the rules, changes.
pub const FORMAT: u8 = 1;

/// No match is played for longer than this, pauses aside: ten years in milliseconds.
pub const TIME_MAX: u64 = 10 * 366 * 24 * 60 * 60 * 1000;

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
    /// When each input came: milliseconds of play since the match began. Nothing if nobody measured;
    /// a replay does not need them, a match that goes on from the middle does.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub times: Vec<u64>,
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
    /// The times are not those of the inputs.
    #[error("the times of the record are not possible ({0})")]
    Times(&'static str),
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
        let rules = G::rules_of(&setup);
        let head = Head { format: FORMAT, game: G::NAME.to_string(), rules };
        Record { head, setup, inputs, times: Vec::new(), hash: hex(last) }
    }

    /// The same record, with the time of each input.
    #[must_use]
    pub fn timed(self, times: Vec<u64>) -> Self {
        Record { times, ..self }
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
        self.walk(count, |_, _| {})
    }

    /// What was left of each alarm that ran after the first `count` inputs, at the moment of the last
    /// of them. Without times every alarm is whole: nobody knows better.
    pub fn alarms_left(&self, count: usize) -> Result<Vec<Reading>, RecordProblem> {
        let time = |count: usize| match count {
            0 => 0,
            _ => self.times.get(count - 1).copied().unwrap_or(0),
        };
        // Which alarms run, and since when.
        let mut running: Vec<(Alarm, u64)> = Vec::new();
        let mut wanted = Vec::new();
        self.walk(count, |state, count| {
            wanted.clear();
            state.alarms(&mut wanted);
            running.retain(|(alarm, _)| wanted.iter().any(|one| one.id == alarm.id));
            for &alarm in &wanted {
                if !running.iter().any(|(one, _)| one.id == alarm.id) {
                    running.push((alarm, time(count)));
                }
            }
        })?;
        let left = |&(Alarm { id, millis }, since): &(Alarm, u64)| {
            let left = u64::from(millis).saturating_sub(time(count) - since);
            Reading { alarm: id, millis_left: left as u32 }
        };
        Ok(running.iter().map(left).collect())
    }

    /// Goes through the first `count` inputs, each of them checked; every state on the way is shown,
    /// with the number of inputs before it.
    fn walk(&self, count: usize, mut show: impl FnMut(&G, usize)) -> Result<G, RecordProblem> {
        self.head_fits()?;
        self.times_fit()?;
        if count > self.inputs.len() {
            return Err(RecordProblem::Position(count, self.inputs.len()));
        }
        let refused = |illegal: crate::Illegal<G::Because>| illegal.clause.id.to_string();
        let mut state = G::new(&self.setup).map_err(|no| RecordProblem::Setup(refused(no)))?;
        show(&state, 0);
        for (at, &input) in self.inputs[..count].iter().enumerate() {
            admit(&state, input).map_err(|why| RecordProblem::Input { at: at + 1, why })?;
            state.apply(input, &mut ());
            show(&state, at + 1);
        }
        Ok(state)
    }

    fn times_fit(&self) -> Result<(), RecordProblem> {
        if self.times.is_empty() {
            return Ok(());
        }
        if self.times.len() != self.inputs.len() {
            return Err(RecordProblem::Times("there are not as many as inputs"));
        }
        if !self.times.is_sorted() {
            return Err(RecordProblem::Times("they go back"));
        }
        if self.times.last().is_some_and(|&last| last > TIME_MAX) {
            return Err(RecordProblem::Times("no match is that long"));
        }
        Ok(())
    }

    fn head_fits(&self) -> Result<(), RecordProblem> {
        if self.head.format != FORMAT {
            return Err(RecordProblem::Format(self.head.format));
        }
        if self.head.game != G::NAME {
            return Err(RecordProblem::Game(self.head.game.clone(), G::NAME));
        }
        if self.head.rules != G::rules_of(&self.setup) {
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
        (Waiting::Clock(asked), Input::Clock(read)) if asked == read.alarm => {
            let possible = read.millis_left <= length(state, asked).unwrap_or(0);
            if possible { Ok(()) } else { Err("more is left than there was".to_string()) }
        }
        (Waiting::Seats { .. }, Input::Clock(read)) => {
            let running = read.millis_left == 0 && length(state, read.alarm).is_some();
            if running { Ok(()) } else { Err("no such alarm is running".to_string()) }
        }
        (Waiting::Over, _) => Err("the match is over".to_string()),
        (waiting, _) if waiting.actors() == Seats::NONE => Err("nobody may act now".to_string()),
        _ => Err("the match waits for something else".to_string()),
    }
}

/// How long this alarm is, if the state has it.
fn length<G: Game>(state: &G, alarm: u8) -> Option<u32> {
    let mut alarms = Vec::new();
    state.alarms(&mut alarms);
    alarms.iter().find(|one| one.id == alarm).map(|one| one.millis)
}

fn hex<G: Game>(state: &G) -> String {
    alloc::format!("{:016x}", state_hash(state))
}
