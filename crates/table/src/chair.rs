//! A chair at the table and who sits on it.

use crate::table::{Millis, PersonId};
use protocol::{Keeper, Level, Nonce, SeatState, Verdict};
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
    answers: VecDeque<(Nonce, Verdict<B>)>,
}

impl<B: Clone> Chair<B> {
    /// A chair with this sitter.
    pub fn new(sitter: Sitter) -> Self {
        Chair { sitter, stood_in: false, away_since: None, answers: VecDeque::new() }
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
        self.answers.iter().find(|(known, _)| *known == nonce).map(|(_, verdict)| verdict.clone())
    }

    /// Remembers an answer.
    pub fn remember(&mut self, nonce: Nonce, verdict: Verdict<B>) {
        if self.answers.len() == ANSWERS_KEPT {
            self.answers.pop_front();
        }
        self.answers.push_back((nonce, verdict));
    }
}
