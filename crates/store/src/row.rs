//! What is kept, in the store's own words.

use protocol::{Stage, TableId};
use table::PersonId;

/// SHA-256 of a secret. The store never sees the secret.
pub type Digest = [u8; 32];

/// Milliseconds since 1970.
pub type UnixMillis = u64;

/// A person.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Person {
    /// Who.
    pub id: PersonId,
    /// What they call themselves.
    pub name: String,
    /// Whether that name may stand in records of matches.
    pub in_records: bool,
    /// The digest under which they were found, for a comparison in constant time.
    pub token: Digest,
}

/// A table without what happened at it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableRow {
    /// Its name.
    pub id: TableId,
    /// Which game.
    pub game: String,
    /// What changes seldom, as the server writes it.
    pub meta: String,
    /// The secret of the shuffle, as text.
    pub seed: String,
    /// Who made it.
    pub host: PersonId,
    /// Who sits there.
    pub people: Vec<PersonId>,
    /// Where it stands.
    pub stage: Stage,
    /// Whether strangers see it.
    pub listed: bool,
    /// Whether a bot or a clock may act although nobody is there.
    pub alone: bool,
    /// When this row changed last.
    pub updated: UnixMillis,
    /// What a list shows of it, as the server writes it; nothing while that is not settled.
    pub facts: Option<String>,
    /// Whether it is over, and was won or lost together.
    pub together: bool,
}

/// A table as a list needs it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Listed {
    /// Its name.
    pub id: TableId,
    /// Which game.
    pub game: String,
    /// Where it stands.
    pub stage: Stage,
    /// What a list shows of it.
    pub facts: Option<String>,
}

/// What becomes of a table's row.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Row {
    /// It stays.
    Same,
    /// The table is new; a table with this name is a mistake.
    New(TableRow),
    /// It changes; the game and the seed never do.
    Changed(TableRow),
}

/// What is to be kept of one change of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Keep {
    /// Which table.
    pub table: TableId,
    /// The place of the first entry, counted from 0.
    pub first: u64,
    /// What happened; a place that is taken is a mistake.
    pub entries: Vec<String>,
    /// The row.
    pub row: Row,
}

/// A table and what happened at it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KeptTable {
    /// The row.
    pub row: TableRow,
    /// What happened, in order, without a gap.
    pub entries: Vec<String>,
}

/// A record that somebody brought.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KeptRecord {
    /// Of which game.
    pub game: String,
    /// The record.
    pub text: String,
    /// Who brought it.
    pub person: PersonId,
    /// When.
    pub created: UnixMillis,
}
