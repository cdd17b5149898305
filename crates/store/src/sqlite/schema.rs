//! The layout of the database.

use crate::StoreError;
use rusqlite::Connection;
use std::path::Path;

/// The layout that this program writes; raised with every change of it.
const LAYOUT: i64 = 5;
/// Marks a file as ours: "tndr".
const APPLICATION: i64 = 0x746e_6472;

/// A layout of one entry in a row is read like this one; it only had no journal.
const JOURNAL: &str = "
CREATE TABLE journal (
    id INTEGER PRIMARY KEY,
    changes TEXT NOT NULL
) STRICT;
";

/// The second layout could not find matches to watch quickly.
const WATCHED: &str = "
CREATE INDEX tables_watched ON tables (updated) WHERE listed = 1 AND stage = 1;
";

/// The third layout had no facts of a table beside it: a list woke every table that it showed.
const FACTS: &str = "
ALTER TABLE tables ADD COLUMN facts TEXT;
ALTER TABLE tables ADD COLUMN together INTEGER NOT NULL DEFAULT 0;
ALTER TABLE sitters ADD COLUMN updated INTEGER NOT NULL DEFAULT 0;
ALTER TABLE sitters ADD COLUMN together INTEGER NOT NULL DEFAULT 0;
UPDATE sitters SET updated = (SELECT updated FROM tables WHERE id = table_id)
    WHERE table_id IN (SELECT id FROM tables);
CREATE INDEX sitters_latest ON sitters (person, updated);
CREATE INDEX sitters_missions ON sitters (person, updated) WHERE together = 1;
";

/// The fourth layout did not know whose names may stand in records. Who was never asked has not agreed.
const CONSENT: &str = "
ALTER TABLE people ADD COLUMN in_records INTEGER NOT NULL DEFAULT 0;
";

/// `entries.entry` holds one or more entries, each on a line; `place` is that of the last.
const TABLES: &str = "
CREATE TABLE people (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    created INTEGER NOT NULL
) STRICT;
CREATE TABLE tokens (
    hash BLOB PRIMARY KEY,
    person INTEGER NOT NULL,
    created INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE transfers (
    hash BLOB PRIMARY KEY,
    person INTEGER NOT NULL,
    expires INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    meta TEXT NOT NULL,
    seed TEXT NOT NULL,
    host INTEGER NOT NULL,
    stage INTEGER NOT NULL,
    listed INTEGER NOT NULL,
    alone INTEGER NOT NULL,
    updated INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX tables_by_host ON tables (host, stage);
CREATE INDEX tables_open ON tables (updated) WHERE listed = 1 AND stage = 0;
CREATE INDEX tables_alone ON tables (id) WHERE alone = 1;
CREATE TABLE sitters (
    person INTEGER NOT NULL,
    table_id TEXT NOT NULL,
    PRIMARY KEY (person, table_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX sitters_by_table ON sitters (table_id);
CREATE TABLE entries (
    table_id TEXT NOT NULL,
    place INTEGER NOT NULL,
    entry TEXT NOT NULL,
    PRIMARY KEY (table_id, place)
) STRICT, WITHOUT ROWID;
CREATE TABLE records (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    record TEXT NOT NULL,
    person INTEGER NOT NULL,
    created INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX records_by_person ON records (person);
";

/// Makes the layout in a new file, or refuses a file that is not ours or too new.
pub(super) fn prepare(db: &Connection, path: &Path) -> Result<(), StoreError> {
    let fails = |error| StoreError::from_sqlite(path, error);
    let ask = |name: &str| db.pragma_query_value(None, name, |row| row.get::<_, i64>(0));
    let (layout, application) =
        (ask("user_version").map_err(fails)?, ask("application_id").map_err(fails)?);
    if layout > LAYOUT && application == APPLICATION {
        return Err(StoreError::Newer { path: path.into(), found: layout, known: LAYOUT });
    }
    let new = match (layout, application) {
        (0, 0) => format!("{TABLES} {JOURNAL} {WATCHED} {FACTS} {CONSENT}"),
        (1, APPLICATION) => format!("{JOURNAL} {WATCHED} {FACTS} {CONSENT}"),
        (2, APPLICATION) => format!("{WATCHED} {FACTS} {CONSENT}"),
        (3, APPLICATION) => format!("{FACTS} {CONSENT}"),
        (4, APPLICATION) => CONSENT.to_owned(),
        (LAYOUT, APPLICATION) => String::new(),
        _ => return Err(StoreError::Corrupt(path.into())),
    };
    settings(db).map_err(fails)?;
    if !new.is_empty() {
        let marks = format!("PRAGMA application_id={APPLICATION}; PRAGMA user_version={LAYOUT};");
        db.execute_batch(&format!("BEGIN; {new} {marks} COMMIT;")).map_err(fails)?;
    }
    Ok(())
}

/// WAL lets people read while others write; FULL makes a commit survive a power cut.
fn settings(db: &Connection) -> rusqlite::Result<()> {
    db.pragma_update(None, "journal_mode", "WAL")?;
    db.pragma_update(None, "synchronous", "FULL")?;
    // Copying the log back is put off a little: it is done between two groups.
    db.pragma_update(None, "wal_autocheckpoint", 4000)?;
    // 8 MiB: what tables that are played at touch, many times over.
    db.pragma_update(None, "cache_size", -8192)?;
    db.set_prepared_statement_cache_capacity(64);
    Ok(())
}
