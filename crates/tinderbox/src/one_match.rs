//! One match between bots, or between bots and a person.

use crate::luck::{self, Luck};
use crate::playable::Playable;
use crate::problem::Problem;
use bots::{Bot, Greedy, Random};
use kernel::{Input, InputOf, Record, Waiting};
use std::fs::OpenOptions;
use std::io::Write;
use std::path::Path;

/// The kinds of bots.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    Random,
    Greedy,
}

impl Kind {
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Kind::Random => "random",
            Kind::Greedy => "greedy",
        }
    }

    fn bot<G: Playable>(self) -> Box<dyn Bot<G>> {
        match self {
            Kind::Random => Box::new(Random),
            Kind::Greedy => Box::new(Greedy::<G::Judge>::new()),
        }
    }
}

/// Reads `greedy` or `greedy,random,random`: one for all seats or one for each.
pub(crate) fn kinds(words: &str, seat_count: usize) -> Result<Vec<Kind>, Problem> {
    let kind = |word: &str| match word.trim() {
        "random" => Ok(Kind::Random),
        "greedy" => Ok(Kind::Greedy),
        other => Err(Problem::Bot(other.to_string())),
    };
    let named: Vec<Kind> = words.split(',').map(kind).collect::<Result<_, _>>()?;
    match named[..] {
        [one] => Ok(vec![one; seat_count]),
        _ if named.len() == seat_count => Ok(named),
        _ => Err(Problem::BotCount(named.len(), seat_count)),
    }
}

/// A match that is being played.
pub(crate) struct Match<G: Playable> {
    setup: G::Setup,
    pub(crate) state: G,
    pub(crate) inputs: Vec<InputOf<G>>,
    luck: Luck,
    bots: Vec<Box<dyn Bot<G>>>,
}

impl<G: Playable> Match<G> {
    /// A match before its first input, with a bot for each seat.
    pub(crate) fn new(setup: &G::Setup, kinds: &[Kind], luck: Luck) -> Match<G> {
        let state = match G::new(setup) {
            Ok(state) => state,
            Err(no) => unreachable!("a configured match is refused by {}", no.clause.id),
        };
        let bots = kinds.iter().map(|kind| kind.bot::<G>()).collect();
        Match { setup: setup.clone(), state, inputs: Vec::new(), luck, bots }
    }

    /// What happens next if bots decide; nothing when the match is over.
    pub(crate) fn next(&mut self) -> Option<InputOf<G>> {
        let Waiting::Seats { must, .. } = self.state.waiting() else {
            return luck::answer(&self.state, &mut self.luck);
        };
        let mut alarms = Vec::new();
        if let Some(rings) = luck::alarm(&self.state, &mut alarms, &mut self.luck) {
            return Some(rings);
        }
        let seat = luck::one_of(must, &mut self.luck)?;
        let view = self.state.view(Some(seat));
        let action = self.bots[seat.index()].choose(&view, seat, &mut self.luck);
        Some(Input::Act(seat, action))
    }

    /// Does it; what happened is added to `events`.
    pub(crate) fn apply(&mut self, input: InputOf<G>, events: &mut Vec<G::Event>) {
        debug_assert!(self.inputs.len() < G::INPUTS_MAX);
        self.inputs.push(input);
        self.state.apply(input, events);
    }

    /// Keeps the match in a new file.
    pub(crate) fn save(&self, path: &Path) -> Result<(), Problem> {
        let record = Record::<G>::new(self.setup.clone(), self.inputs.clone(), &self.state);
        let mut text = serde_json::to_string(&record).expect("a record is plain data");
        text.push('\n');
        let written = OpenOptions::new()
            .write(true)
            .create_new(true)
            .open(path)
            .and_then(|mut file| file.write_all(text.as_bytes()));
        written.map_err(|no| match no.kind() {
            std::io::ErrorKind::AlreadyExists => Problem::Exists(path.to_path_buf()),
            _ => Problem::Write(path.to_path_buf(), no),
        })
    }
}

/// Says early that a file is there already, before hours of play; `save` looks again.
pub(crate) fn may_save(path: Option<&Path>) -> Result<(), Problem> {
    match path {
        Some(path) if path.exists() => Err(Problem::Exists(path.to_path_buf())),
        _ => Ok(()),
    }
}
