//! What is kept of a table, and how it comes back.

use crate::chair::Sitter;
use crate::fair::{FairDice, Seed};
use crate::moves::Part;
use crate::table::{Millis, Outbox, PersonId, Table};
use kernel::{Game, Illegal, Input, InputOf, Seat, Waiting};
use protocol::{Nonce, Pace, TableId, Verdict, Version};
use serde::{Deserialize, Serialize};

/// So long, at least, a move may take after a restart (or as long as a move may take at all).
const RETURN_MILLIS: Millis = 60_000;

/// What changes seldom; kept whole whenever it changes.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(bound = "", rename_all = "kebab-case")]
pub struct Meta<G: Game> {
    /// The table's name.
    pub id: TableId,
    /// Which rules the match was begun with.
    pub rules: u16,
    /// What was agreed.
    pub setup: G::Setup,
    /// How fast.
    pub pace: Pace,
    /// Who made it.
    pub host: PersonId,
    /// Whether strangers see it.
    pub listed: bool,
    /// Who sits where.
    pub sitters: Vec<Sitter>,
}

/// What is kept of each change; only ever appended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(bound = "", rename_all = "kebab-case")]
pub enum Entry<G: Game> {
    /// An input was applied.
    Input {
        /// At which moment.
        version: Version,
        /// When, by the driver's clock: alarms go on from here after a restart.
        at: Millis,
        /// What.
        input: InputOf<G>,
        /// How many draws had been made then.
        drawn: u64,
        /// The client's number for it, so that a repeat after a restart is known.
        nonce: Option<Nonce>,
        /// Whether it belongs to the deed of the entry before.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        follows: bool,
    },
    /// Everything after the first `keep` inputs was taken back.
    Undo {
        /// At which moment.
        version: Version,
        /// When, by the driver's clock.
        at: Millis,
        /// How many inputs stayed.
        keep: usize,
        /// Whose request it was, so that a repeat after a restart is known. Missing in what was kept
        /// before requests were.
        #[serde(default)]
        request: Option<(Seat, Nonce)>,
    },
}

/// Why a kept table cannot come back.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RestoreProblem {
    /// It was played by other rules.
    Rules(u16),
    /// The setup is not possible.
    Setup(&'static str),
    /// An entry does not fit, counted from 1.
    Entry(usize),
}

impl std::fmt::Display for RestoreProblem {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            RestoreProblem::Rules(version) => write!(f, "it was played by rules version {version}"),
            RestoreProblem::Setup(clause) => write!(f, "its setup breaks clause {clause}"),
            RestoreProblem::Entry(at) => write!(f, "its entry {at} does not fit"),
        }
    }
}

impl std::error::Error for RestoreProblem {}

impl<G: Game> Table<G> {
    /// What is kept beside the entries.
    pub fn meta(&self) -> Meta<G> {
        Meta {
            id: self.id.clone(),
            rules: G::rules_of(&self.setup),
            setup: self.setup.clone(),
            pace: self.pace,
            host: self.host,
            listed: self.listed,
            sitters: self.chairs.iter().map(|chair| chair.sitter.clone()).collect(),
        }
    }

    /// A table as it was kept. Nobody is connected and everybody is away. Alarms go on with what was
    /// left of them at the last entry: the time in which nobody could play does not count.
    pub fn restore(
        now: Millis,
        meta: Meta<G>,
        seed: Seed,
        entries: &[Entry<G>],
    ) -> Result<Self, RestoreProblem> {
        if meta.rules != G::rules_of(&meta.setup) {
            return Err(RestoreProblem::Rules(meta.rules));
        }
        let setup = |no: Illegal<G::Because>| RestoreProblem::Setup(no.clause.id);
        let mut table = Table::bare(now, meta, seed).map_err(setup)?;
        for (at, entry) in entries.iter().enumerate() {
            table.take_up(entry).ok_or(RestoreProblem::Entry(at + 1))?;
        }
        let last = match entries.last() {
            Some(Entry::Input { at, .. } | Entry::Undo { at, .. }) => *at,
            None => now,
        };
        table.waiting_since = table.waited_since(last, now);
        for alarm in &mut table.alarms {
            alarm.until = alarm.until - last.min(alarm.until) + now;
        }
        // A match may wait for a seat from its first moment, with nothing to keep of it yet.
        let full = table.chairs.iter().all(|chair| chair.sitter != Sitter::Open);
        table.started = full || !entries.is_empty();
        for chair in &mut table.chairs {
            chair.away_since = matches!(chair.sitter, Sitter::Person { .. }).then_some(now);
        }
        Ok(table)
    }

    /// Since when the present move is waited for: since the last entry, so that nobody gains a day by
    /// a restart; but whoever has to move gets a minute, because nobody could while the table was away.
    fn waited_since(&self, last: Millis, now: Millis) -> Millis {
        let time = self.pace.move_millis.unwrap_or(0);
        last.max(now.saturating_sub(time.saturating_sub(RETURN_MILLIS))).min(now)
    }

    /// A new table whose match goes on from these inputs, which a record has admitted. Draws that
    /// follow come from the new seed.
    pub fn fork(
        now: Millis,
        meta: Meta<G>,
        seed: Seed,
        inputs: &[InputOf<G>],
        out: &mut Outbox<G>,
    ) -> Result<Self, Illegal<G::Because>> {
        let mut table = Table::bare(now, meta, seed)?;
        out.meta_changed = true;
        table.started = true;
        table.version = table.version.next();
        for &input in inputs {
            table.apply(now, input, Part::First(None), &mut Vec::new(), out);
            table.wind_alarms(now);
        }
        if inputs.is_empty() || matches!(table.state.waiting(), Waiting::Chance | Waiting::Clock(_))
        {
            table.change(now, Vec::new(), None, out);
        }
        Ok(table)
    }

    fn take_up(&mut self, entry: &Entry<G>) -> Option<()> {
        match *entry {
            Entry::Input { version, at, input, drawn, nonce, follows } => {
                if let Input::Act(seat, action) = input {
                    self.state.check(seat, action).ok()?;
                    if let Some(nonce) = nonce {
                        self.chairs.get_mut(seat.index())?.remember(nonce, Verdict::Done);
                    }
                }
                self.state.apply(input, &mut ());
                self.note_input(input, follows);
                self.dice = FairDice::new(self.dice.seed().clone(), drawn);
                self.version = version;
                self.wind_alarms(at);
            }
            Entry::Undo { version, at, keep, request } => {
                if let Some((seat, nonce)) = request {
                    self.chairs.get_mut(seat.index())?.remember(nonce, Verdict::Done);
                }
                let kept = self.inputs.get(..keep)?;
                self.state = G::new(&self.setup).ok()?;
                kept.iter().for_each(|&input| self.state.apply(input, &mut ()));
                self.forget_inputs(keep);
                self.version = version;
                self.wind_alarms(at);
            }
        }
        Some(())
    }
}
