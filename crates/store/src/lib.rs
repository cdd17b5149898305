//! What outlives the process: people, tables, and everything that happened at them.
//!
//! A [`Store`] takes a request and gives a [`Reply`], which is a future and can also be waited for
//! from ordinary code. A reply to a write comes when the write is safe from a crash, not before.
//! [`Sqlite`] keeps a file; [`NoStore`] keeps only memory, for measuring what keeping costs. Both
//! pass [`conformance`], and so will PostgreSQL.
//!
//! Deliberately absent: games. The store sees texts, numbers and hashes, and never a token or a
//! code in the clear.

mod conformance;
mod error;
mod none;
mod reply;
mod row;
mod sqlite;

pub use conformance::conformance;
pub use error::StoreError;
pub use none::NoStore;
pub use reply::{Promise, Reply};
pub use row::{Digest, Keep, KeptRecord, KeptTable, Listed, Person, Row, TableRow, UnixMillis};
pub use sqlite::{Sqlite, backup};

use protocol::TableId;
use table::PersonId;

/// Keeps and finds. Requests are answered in any order, but a read that begins after a write was
/// answered sees it.
pub trait Store: Send + Sync + 'static {
    /// A new person who is known by this token.
    fn add_person(&self, name: String, token: Digest, now: UnixMillis) -> Reply<PersonId>;
    /// Who is known by this token.
    fn person(&self, token: Digest) -> Reply<Option<Person>>;
    /// Gives a person another name.
    fn rename(&self, person: PersonId, name: String) -> Reply<()>;
    /// Lets the name of a person stand in records of matches, or not any more. Of a new person nobody
    /// knows: not.
    fn allow_in_records(&self, person: PersonId, allow: bool) -> Reply<()>;
    /// Those of these whose names may stand in records, with the names that they have now.
    fn allowed_in_records(&self, people: Vec<PersonId>) -> Reply<Vec<(PersonId, String)>>;
    /// A code with which another device can become this person, once and until it expires. Codes
    /// that have expired are forgotten.
    fn add_transfer(
        &self,
        code: Digest,
        person: PersonId,
        expires: UnixMillis,
        now: UnixMillis,
    ) -> Reply<()>;
    /// Uses a code up: from now on the person is known by this token too.
    fn claim_transfer(&self, code: Digest, token: Digest, now: UnixMillis)
    -> Reply<Option<Person>>;

    /// Keeps all of it or nothing.
    fn keep(&self, keep: Keep) -> Reply<()>;
    /// A table and everything that happened at it.
    fn load(&self, table: TableId) -> Reply<Option<KeptTable>>;
    /// The tables of a person that changed last.
    fn tables_of(&self, person: PersonId, most: usize) -> Reply<Vec<Listed>>;
    /// As [`Store::tables_of`], but only what is over and was won or lost together.
    fn missions_of(&self, person: PersonId, most: usize) -> Reply<Vec<Listed>>;
    /// Listed tables that wait for people, then those whose match goes on; of each what changed last.
    fn open_tables(&self, most: usize) -> Reply<Vec<Listed>>;
    /// Tables whose match has not begun and whose names begin with these letters.
    fn tables_gathering(&self, letters: String, most: usize) -> Reply<Vec<TableId>>;
    /// The tables whose names come just before and just after this one, whether it is kept or not.
    fn tables_beside(&self, id: TableId) -> Reply<Vec<TableId>>;
    /// Tables where something may happen although nobody is there.
    fn tables_alone(&self) -> Reply<Vec<TableId>>;
    /// How many tables of this host are not over.
    fn count_hosted(&self, host: PersonId) -> Reply<usize>;

    /// Forgets tables that changed last before `unopened` and whose match has not begun, and tables
    /// that changed last before `untouched` and at which nothing happens by itself. Says how many.
    fn forget_tables(&self, unopened: UnixMillis, untouched: UnixMillis) -> Reply<usize>;

    /// Keeps a record; one that is kept already stays as it is.
    fn keep_record(&self, id: TableId, record: KeptRecord) -> Reply<()>;
    /// A record.
    fn record(&self, id: TableId) -> Reply<Option<KeptRecord>>;
    /// How many records this person has brought.
    fn count_records(&self, person: PersonId) -> Reply<usize>;
    /// Which game is played at this table, or was in this record.
    fn game_of(&self, id: TableId) -> Reply<Option<String>>;
}
