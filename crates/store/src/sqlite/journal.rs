//! What happened at tables, written quickly.
//!
//! A match grows by one small entry at a time, at many tables at once. Written where each table has
//! its place, every entry would touch a page of its own. So a group of changes becomes one row of the
//! journal, at its end; when the journal has grown, it is folded: what belongs to one table goes to
//! the table's place in one piece, and the journal is empty again. After a crash the journal is read
//! and the work goes on.

use crate::StoreError;
use protocol::TableId;
use rusqlite::{Connection, Result, params};
use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::fmt::Write;

/// The journal is folded when it holds so many bytes.
const FOLD_BYTES: usize = 1 << 20;

/// What the journal's rows hold, and what the present group adds.
#[derive(Default)]
pub(super) struct Journal {
    /// Entries that are not in their place yet.
    waiting: HashMap<TableId, Waiting>,
    bytes: usize,
    /// The row of the present group: for each change a line with the table, the place of its first
    /// entry and the number of its entries, then each entry on a line.
    row: String,
}

struct Waiting {
    /// How many entries the table has in all.
    count: u64,
    /// The last of them, each on a line.
    lines: String,
}

impl Journal {
    /// The journal as it was kept.
    pub(super) fn read(db: &Connection) -> Result<Journal> {
        let mut journal = Journal::default();
        let mut rows = db.prepare_cached("SELECT changes FROM journal ORDER BY id")?;
        let mut rows = rows.query([])?;
        while let Some(row) = rows.next()? {
            let text: String = row.get(0)?;
            journal.take_up(&text).ok_or_else(|| {
                let what = "a row of the journal".to_owned();
                rusqlite::Error::InvalidColumnType(0, what, rusqlite::types::Type::Text)
            })?;
        }
        Ok(journal)
    }

    fn take_up(&mut self, text: &str) -> Option<()> {
        let mut lines = text.lines();
        while let Some(head) = lines.next() {
            let mut words = head.split(' ');
            let table = TableId::parse(words.next()?)?;
            let first: u64 = words.next()?.parse().ok()?;
            let count: u64 = words.next()?.parse().ok()?;
            let waiting = self.waiting.entry(table).or_insert_with(|| Waiting::after(first));
            for _ in 0..count {
                waiting.push(lines.next()?);
            }
        }
        self.bytes += text.len();
        Some(())
    }

    /// How many entries a table has; nothing if there is no such table.
    fn count(&mut self, db: &Connection, table: &TableId) -> Result<Option<&mut Waiting>> {
        match self.waiting.entry(table.clone()) {
            Entry::Occupied(known) => Ok(Some(known.into_mut())),
            Entry::Vacant(place) => {
                let sql = "SELECT (SELECT max(place) + 1 FROM entries WHERE table_id = ?1), \
                           EXISTS (SELECT 1 FROM tables WHERE id = ?1)";
                let read = |row: &rusqlite::Row<'_>| {
                    Ok((row.get::<_, Option<i64>>(0)?, row.get::<_, bool>(1)?))
                };
                let (count, known) = db.prepare_cached(sql)?.query_row([table.as_str()], read)?;
                let count = count.unwrap_or(0) as u64;
                Ok(known.then(|| place.insert(Waiting::after(count))))
            }
        }
    }

    /// Adds entries to the present group, right after what the table has already.
    pub(super) fn append(
        &mut self,
        db: &Connection,
        table: &TableId,
        first: u64,
        entries: &[String],
    ) -> Result<std::result::Result<(), StoreError>> {
        let waiting = self.count(db, table)?;
        let Some(waiting) = waiting.filter(|waiting| waiting.count == first) else {
            return Ok(Err(StoreError::Conflict(table.to_string())));
        };
        entries.iter().for_each(|entry| waiting.push(entry));
        if !entries.is_empty() {
            writeln!(self.row, "{table} {first} {}", entries.len()).expect("a text takes more");
            for entry in entries {
                self.row += entry;
                self.row.push('\n');
            }
        }
        Ok(Ok(()))
    }

    /// Writes the present group.
    pub(super) fn write(&mut self, db: &Connection) -> Result<()> {
        if self.row.is_empty() {
            return Ok(());
        }
        let sql = "INSERT INTO journal (changes) VALUES (?1)";
        db.prepare_cached(sql)?.execute([&self.row])?;
        self.bytes += self.row.len();
        self.row.clear();
        Ok(())
    }

    /// Is it time to fold?
    pub(super) fn is_long(&self) -> bool {
        self.bytes >= FOLD_BYTES
    }

    /// Brings everything to its place. The caller commits, and throws the journal away if that
    /// fails.
    pub(super) fn fold(&mut self, db: &Connection) -> Result<()> {
        let sql = "INSERT INTO entries (table_id, place, entry) VALUES (?1, ?2, ?3)";
        let mut insert = db.prepare_cached(sql)?;
        // In the order of their places, so that neighbours share a page.
        let mut waiting: Vec<(TableId, Waiting)> = self.waiting.drain().collect();
        waiting.sort_unstable_by(|(one, _), (other, _)| one.cmp(other));
        for (table, Waiting { count, lines }) in waiting {
            if !lines.is_empty() {
                let lines = lines.trim_end_matches('\n');
                insert.execute(params![table.as_str(), count as i64 - 1, lines])?;
            }
        }
        db.prepare_cached("DELETE FROM journal")?.execute([])?;
        self.bytes = 0;
        Ok(())
    }

    /// Everything that happened at a table, in order.
    pub(super) fn entries(&self, db: &Connection, table: &TableId) -> Result<Vec<String>> {
        let sql = "SELECT entry FROM entries WHERE table_id = ?1 ORDER BY place";
        let mut statement = db.prepare_cached(sql)?;
        let mut rows = statement.query([table.as_str()])?;
        let mut entries = Vec::new();
        while let Some(row) = rows.next()? {
            entries.extend(row.get_ref(0)?.as_str()?.lines().map(str::to_owned));
        }
        let waiting = self.waiting.get(table).map_or("", |waiting| &waiting.lines);
        entries.extend(waiting.lines().map(str::to_owned));
        Ok(entries)
    }
}

impl Waiting {
    /// Nothing, after so many that are in their place.
    fn after(count: u64) -> Waiting {
        Waiting { count, lines: String::new() }
    }

    fn push(&mut self, entry: &str) {
        assert!(!entry.contains('\n'), "an entry is one line");
        self.lines += entry;
        self.lines.push('\n');
        self.count += 1;
    }
}
