//! What is kept of a table, and how it comes back.

use crate::chair::Sitter;
use crate::fair::{FairDice, Seed};
use crate::moves::Part;
use crate::pause::Halt;
use crate::table::{Millis, Outbox, PersonId, Table};
use crate::undo::Noted;
use kernel::{Game, Illegal, Input, InputOf, Seat, Seats, Waiting};
use protocol::{Nonce, Pace, PauseCause, TableId, Verdict, Version};
use serde::{Deserialize, Serialize};

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
    /// Who lets everything pass until a turn of their own.
    #[serde(default, skip_serializing_if = "is_nobody")]
    pub standing: Seats,
}

fn is_nobody(seats: &Seats) -> bool {
    seats.is_empty()
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
    /// What was taken back last was done again.
    Redo {
        /// At which moment.
        version: Version,
        /// When, by the driver's clock.
        at: Millis,
        /// Whose request it was, so that a repeat after a restart is known.
        request: Option<(Seat, Nonce)>,
    },
    /// Time stands still from here on.
    Pause {
        /// When, by the driver's clock.
        at: Millis,
        /// Why.
        why: PauseCause,
        /// Who is waited for. Missing in what was kept before waits were counted by person.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        who: Option<PersonId>,
    },
    /// Time runs again. What passed since it stopped, or since the entry before where the server was
    /// away, was not played.
    Resume {
        /// When, by the driver's clock.
        at: Millis,
    },
    /// Time has run until here.
    Mark {
        /// When, by the driver's clock.
        at: Millis,
    },
}

impl<G: Game> Entry<G> {
    /// When it was kept, by the driver's clock.
    fn at(&self) -> Millis {
        let (Entry::Input { at, .. }
        | Entry::Undo { at, .. }
        | Entry::Redo { at, .. }
        | Entry::Pause { at, .. }
        | Entry::Resume { at }
        | Entry::Mark { at }) = *self;
        at
    }

    /// Whether the entry after this one belongs to the same change.
    fn goes_on_with(&self, next: &Entry<G>) -> bool {
        let change = |entry: &Entry<G>| match *entry {
            Entry::Input { version, at, .. } => Some((version, at)),
            Entry::Undo { .. }
            | Entry::Redo { .. }
            | Entry::Pause { .. }
            | Entry::Resume { .. }
            | Entry::Mark { .. } => None,
        };
        change(self).is_some() && change(self) == change(next)
    }
}

/// How long had been played when each of these entries was kept, counted from the first. Pauses do not
/// count, nor does the time in which the server was away.
pub fn times_of_play<G: Game>(entries: &[Entry<G>]) -> Vec<Millis> {
    let Some(begun) = entries.first().map(Entry::at) else { return Vec::new() };
    let (mut halted, mut last, mut stood_still) = (None, begun, 0);
    let time = |entry: &Entry<G>| {
        let at = entry.at();
        match entry {
            Entry::Pause { .. } => halted = Some(at),
            Entry::Resume { .. } => {
                stood_still += at.saturating_sub(halted.take().unwrap_or(last));
            }
            Entry::Input { .. } | Entry::Undo { .. } | Entry::Redo { .. } | Entry::Mark { .. } => {}
        }
        last = at;
        halted.unwrap_or(at).saturating_sub(begun + stood_still)
    };
    entries.iter().map(time).collect()
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
            standing: self.standing(),
        }
    }

    /// A table as it was kept. Nobody is connected and everybody is away. Time goes on where the last
    /// entry left it, because nobody could play since; where it is measured, it stands still until
    /// people are back.
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
        let standing = meta.standing;
        let mut table = Table::bare(now, meta, seed).map_err(setup)?;
        // A match may wait for a seat from its first moment, with nothing to keep of it yet.
        let full = table.chairs.iter().all(|chair| chair.sitter != Sitter::Open);
        table.started = full || !entries.is_empty();
        let mut done = 0;
        for change in entries.chunk_by(Entry::goes_on_with) {
            table.replay(change, &mut done).ok_or(RestoreProblem::Entry(done + 1))?;
        }
        if table.started && entries.is_empty() {
            table.settle(now, Seats::NONE);
        }
        for (at, chair) in table.chairs.iter_mut().enumerate() {
            chair.away_since = matches!(chair.sitter, Sitter::Person { .. }).then_some(now);
            chair.standing = standing.has(Seat::new(at));
        }
        let began = entries.iter().all(|entry| entry.at() == entries[0].at());
        table.halt_after_restart(now, began);
        table.kept_at = now;
        table.inputs.shrink_to_fit();
        table.moments.shrink_to_fit();
        Ok(table)
    }

    /// A new table whose match goes on from these inputs, which a record has admitted, with the time
    /// that was left then if it is known when each of them came, in milliseconds of play. Draws that
    /// follow come from the new seed.
    pub fn fork(
        now: Millis,
        meta: Meta<G>,
        seed: Seed,
        (inputs, times): (&[InputOf<G>], &[Millis]),
        out: &mut Outbox<G>,
    ) -> Result<Self, Illegal<G::Because>> {
        let mut table = Table::bare(now, meta, seed)?;
        out.meta_changed = true;
        table.started = true;
        table.version = table.version.next();
        let begun = now.saturating_sub(times.last().copied().unwrap_or(0));
        if !times.is_empty() {
            table.keep(Entry::Mark { at: begun }, begun, out);
            table.settle(begun, Seats::NONE);
        }
        let time = |at: usize| times.get(at).map_or(now, |time| now.min(begun + time));
        let timed: Vec<_> =
            inputs.iter().enumerate().map(|(at, input)| (time(at), input)).collect();
        // A record does not say what was one change, but what came at one moment looks like it.
        for change in timed.chunk_by(|one, next| one.0 == next.0) {
            let anew = table.asked_anew(change.first().map(|(_, input)| *input));
            for &(at, &input) in change {
                table.apply(at, input, Part::First(None), &mut Vec::new(), out);
            }
            table.settle(change[0].0, anew);
        }
        if inputs.is_empty() || matches!(table.state.waiting(), Waiting::Chance | Waiting::Clock(_))
        {
            table.change(now, Vec::new(), Part::First(None), out);
        }
        Ok(table)
    }

    /// Does once more what the entries of one change tell, and counts them.
    fn replay(&mut self, change: &[Entry<G>], done: &mut usize) -> Option<()> {
        let mut anew = Seats::NONE;
        for (place, entry) in change.iter().enumerate() {
            let last = std::mem::replace(&mut self.kept_at, entry.at());
            match *entry {
                Entry::Input { version, input, drawn, nonce, follows, .. } => {
                    if place == 0 {
                        anew = self.asked_anew(Some(&input));
                    }
                    self.replay_input(&Noted { input, moment: version, follows }, nonce)?;
                    self.dice = FairDice::new(self.dice.seed().clone(), drawn);
                    self.version = version;
                }
                Entry::Undo { version, at, keep, request } => {
                    self.remember_done(request)?;
                    self.inputs.get(..keep)?;
                    self.go_back(at, version, keep);
                }
                Entry::Redo { version, at, request } => {
                    self.remember_done(request)?;
                    self.do_again(at, version)?;
                }
                Entry::Pause { at, why, who } => {
                    self.halt = Some(Halt::new(at, why, at));
                    if let PauseCause::Dropped(seat) = why {
                        let keeper = self.chairs.get(seat.index())?.sitter.person();
                        who.or(keeper).into_iter().for_each(|who| self.note_drop(who, None));
                    }
                }
                Entry::Resume { at } => self.resumed(last, at),
                Entry::Mark { .. } => {}
            }
            *done += 1;
        }
        if let Some(Entry::Input { at, .. } | Entry::Mark { at }) = change.last() {
            self.settle(*at, anew);
        }
        Some(())
    }

    fn replay_input(&mut self, noted: &Noted<G>, nonce: Option<Nonce>) -> Option<()> {
        if let Input::Act(seat, action) = noted.input {
            self.state.check(seat, action).ok()?;
            self.remember_done(nonce.map(|nonce| (seat, nonce)))?;
        }
        self.state.apply(noted.input, &mut ());
        self.note_new_input(noted);
        Some(())
    }

    /// Remembers that a request was answered; nothing if there is no such seat.
    fn remember_done(&mut self, request: Option<(Seat, Nonce)>) -> Option<()> {
        if let Some((seat, nonce)) = request {
            self.chairs.get_mut(seat.index())?.remember(nonce, Verdict::Done);
        }
        Some(())
    }
}
