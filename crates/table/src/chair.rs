//! A chair at the table and who sits on it.

use crate::bots::Asked;
use crate::table::{Millis, PersonId};
use kernel::Thing;
use protocol::{Keeper, Level, Nonce, SeatState, Verdict, Version};
use serde::{Deserialize, Serialize};
use std::collections::VecDeque;

/// How many answers a chair remembers, so that a repeated request gets the first one again.
const ANSWERS_KEPT: usize = 32;

/// Who sits on a chair.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Sitter {
    /// Nobody: the chair waits for whoever opens the link.
    Open,
    /// A person.
    Person {
        /// Who, for the server.
        id: PersonId,
        /// The name that everybody sees.
        name: String,
    },
    /// A bot.
    Bot(Level),
}

impl Sitter {
    /// Is it this person?
    pub fn is(&self, person: Option<PersonId>) -> bool {
        matches!(self, Sitter::Person { id, .. } if Some(*id) == person)
    }

    /// Which person it is, if one.
    pub fn person(&self) -> Option<PersonId> {
        match self {
            Sitter::Person { id, .. } => Some(*id),
            Sitter::Open | Sitter::Bot(_) => None,
        }
    }

    /// As everybody may know it.
    pub fn keeper(&self) -> Keeper {
        match self {
            Sitter::Open => Keeper::Open,
            Sitter::Person { name, .. } => Keeper::Person(name.clone()),
            Sitter::Bot(level) => Keeper::Bot(*level),
        }
    }
}

/// A chair.
#[derive(Clone, Debug)]
pub struct Chair<B> {
    /// Who sits here.
    pub sitter: Sitter,
    /// A bot plays until the person is back.
    pub stood_in: bool,
    /// Since when the person has had no connection.
    pub away_since: Option<Millis>,
    /// What the match asks of this chair now.
    pub(crate) asked: Option<Asked>,
    /// A bot thinks about an answer for this chair, perhaps to a question that is over.
    pub(crate) thinks: bool,
    /// The person is back, but was late for the question of this moment and takes over after it.
    pub(crate) back_after: Option<Version>,
    /// The person lets everything pass until the next turn of their own.
    pub(crate) standing: bool,
    /// What the person points at, and until when.
    pub(crate) pointed: Option<(Thing, Millis)>,
    /// Nothing is "done", which most are: an idle table stays small.
    answers: VecDeque<(Nonce, Option<Box<Verdict<B>>>)>,
}

impl<B: Clone> Chair<B> {
    /// A chair with this sitter.
    pub fn new(sitter: Sitter) -> Self {
        Chair {
            sitter,
            stood_in: false,
            away_since: None,
            asked: None,
            thinks: false,
            back_after: None,
            standing: false,
            pointed: None,
            answers: VecDeque::new(),
        }
    }

    /// The bot that acts for this chair now, if one does.
    pub fn bot(&self) -> Option<Level> {
        match self.sitter {
            Sitter::Bot(level) => Some(level),
            Sitter::Person { .. } if self.stood_in => Some(Level::Greedy),
            Sitter::Person { .. } => None,
            // In a match that goes on, somebody has to play until somebody sits down.
            Sitter::Open => Some(Level::Greedy),
        }
    }

    /// Does a person play here, and no bot?
    pub(crate) fn is_played_by_person(&self) -> bool {
        matches!(self.sitter, Sitter::Person { .. }) && !self.stood_in
    }

    /// As everybody may know it.
    pub fn state(&self) -> SeatState {
        match (self.stood_in, self.away_since) {
            (true, _) => SeatState::StoodIn,
            (false, Some(_)) => SeatState::Away,
            (false, None) => SeatState::Here,
        }
    }

    /// The answer that this request got before.
    pub fn answered(&self, nonce: Nonce) -> Option<Verdict<B>> {
        let (_, verdict) = self.answers.iter().find(|(known, _)| *known == nonce)?;
        Some(verdict.as_deref().cloned().unwrap_or(Verdict::Done))
    }

    /// Remembers an answer.
    pub fn remember(&mut self, nonce: Nonce, verdict: Verdict<B>) {
        if self.answers.len() == ANSWERS_KEPT {
            self.answers.pop_front();
        }
        let verdict = match verdict {
            Verdict::Done => None,
            other => Some(Box::new(other)),
        };
        self.answers.push_back((nonce, verdict));
    }
}
