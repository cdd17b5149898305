//! What this browser saw last of a table, so that a page that is opened anew can tell what has
//! happened since: the last whole welcome and the news after it, as they came.

use crate::browser::{drop_all, keep, recall};
use kernel::Game;
use protocol::TableId;
use session::Heard;

/// With more than this the table is asked for a new welcome, from which the list begins again.
const BYTES_MAX: usize = 60_000;
/// So many tables are remembered; the others are told without what happened before.
const TABLES_MAX: usize = 8;
const PREFIX: &str = "seen-";

/// What became of a message.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Noted {
    Plain,
    /// The list is long: a new welcome is wanted.
    Full,
    /// That was the welcome that was wanted; it says nothing new.
    Renewed,
}

/// The messages that lead to what the page shows.
#[derive(Debug)]
pub(crate) struct Seen {
    key: String,
    text: String,
    renewing: bool,
}

impl Seen {
    pub(crate) fn of(table: &TableId) -> Seen {
        let key = format!("{PREFIX}{table}");
        Seen { key, text: String::new(), renewing: false }
    }

    /// The messages of the last visit.
    pub(crate) fn recall(&mut self) -> Vec<String> {
        match recall(&self.key) {
            Some(text) => self.text = text,
            None => drop_all(PREFIX, TABLES_MAX),
        }
        self.text.lines().map(str::to_owned).collect()
    }

    pub(crate) fn clear(&mut self) {
        self.text.clear();
        keep(&self.key, "");
    }

    /// Remembers a message, if it changes what is seen.
    pub(crate) fn note<G: Game>(&mut self, heard: &Heard<G>, text: &str) -> Noted {
        let noted = self.add(heard, text);
        if noted != Noted::Plain || matches!(heard, Heard::Welcome(_)) {
            self.renewing = noted == Noted::Full;
        }
        noted
    }

    fn add<G: Game>(&mut self, heard: &Heard<G>, text: &str) -> Noted {
        match heard {
            Heard::Welcome(_) => self.text.clear(),
            Heard::Happened { .. } | Heard::Said { .. } if !self.text.is_empty() => {}
            _ => return Noted::Plain,
        }
        self.text.push_str(text);
        self.text.push('\n');
        keep(&self.key, &self.text);
        match heard {
            Heard::Welcome(_) if self.renewing => Noted::Renewed,
            Heard::Welcome(_) => Noted::Plain,
            _ if self.text.len() > BYTES_MAX && !self.renewing => Noted::Full,
            _ => Noted::Plain,
        }
    }
}
