//! Tables, what happened at them, and records.

use super::journal::Journal;
use crate::{Keep, KeptRecord, KeptTable, Row, StoreError, TableRow, UnixMillis};
use protocol::{Stage, TableId};
use rusqlite::{Connection, OptionalExtension, Result, params};
use table::PersonId;

const COLUMNS: &str = "id, game, meta, seed, host, stage, listed, alone, updated, facts, together";

/// Keeps one change. Every entry is written once, each right after the one before.
pub(super) fn keep(
    db: &Connection,
    journal: &mut Journal,
    keep: &Keep,
) -> Result<std::result::Result<(), StoreError>> {
    let placed = match &keep.row {
        Row::Same => true,
        Row::New(row) => insert(db, row)?,
        Row::Changed(row) => update(db, row)?,
    };
    if !placed {
        return Ok(Err(StoreError::Conflict(keep.table.to_string())));
    }
    journal.append(db, &keep.table, keep.first, &keep.entries)
}

fn insert(db: &Connection, row: &TableRow) -> Result<bool> {
    let sql = "INSERT INTO tables \
               (id, meta, host, stage, listed, alone, updated, facts, together, game, seed) \
               VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11) ON CONFLICT DO NOTHING";
    let written = db.prepare_cached(sql)?.execute(params![
        row.id.as_str(),
        row.meta,
        row.host.0 as i64,
        number(row.stage),
        row.listed,
        row.alone,
        row.updated as i64,
        row.facts,
        row.together,
        row.game,
        row.seed,
    ])?;
    seat_people(db, row)?;
    Ok(written == 1)
}

fn update(db: &Connection, row: &TableRow) -> Result<bool> {
    let sql = "UPDATE tables SET meta = ?2, host = ?3, stage = ?4, listed = ?5, alone = ?6, \
               updated = ?7, facts = ?8, together = ?9 WHERE id = ?1";
    let written = db.prepare_cached(sql)?.execute(params![
        row.id.as_str(),
        row.meta,
        row.host.0 as i64,
        number(row.stage),
        row.listed,
        row.alone,
        row.updated as i64,
        row.facts,
        row.together,
    ])?;
    seat_people(db, row)?;
    Ok(written == 1)
}

/// What a list is sorted and chosen by stands beside each person, so that it finds the few that it
/// shows without looking at the others.
fn seat_people(db: &Connection, row: &TableRow) -> Result<()> {
    db.prepare_cached("DELETE FROM sitters WHERE table_id = ?1")?.execute([row.id.as_str()])?;
    let sql = "INSERT OR IGNORE INTO sitters (person, table_id, updated, together) \
               VALUES (?1, ?2, ?3, ?4)";
    let mut statement = db.prepare_cached(sql)?;
    for person in &row.people {
        let values = params![person.0 as i64, row.id.as_str(), row.updated as i64, row.together];
        statement.execute(values)?;
    }
    Ok(())
}

pub(super) fn load(
    db: &Connection,
    journal: &Journal,
    table: &TableId,
) -> Result<Option<KeptTable>> {
    let rows = select(db, "WHERE id = ?1", params![table.as_str()])?;
    let Some(row) = rows.into_iter().next() else { return Ok(None) };
    Ok(Some(KeptTable { row, entries: journal.entries(db, table)? }))
}

fn select(db: &Connection, which: &str, values: impl rusqlite::Params) -> Result<Vec<TableRow>> {
    let mut statement = db.prepare_cached(&format!("SELECT {COLUMNS} FROM tables {which}"))?;
    let rows = statement.query_map(values, |row| {
        Ok(TableRow {
            id: name(row, 0)?,
            game: row.get(1)?,
            meta: row.get(2)?,
            seed: row.get(3)?,
            host: PersonId(row.get::<_, i64>(4)? as u64),
            people: Vec::new(),
            stage: stage(row.get(5)?),
            listed: row.get(6)?,
            alone: row.get(7)?,
            updated: row.get::<_, i64>(8)? as u64,
            facts: row.get(9)?,
            together: row.get(10)?,
        })
    })?;
    let mut rows: Vec<TableRow> = rows.collect::<Result<_>>()?;
    let mut sitters =
        db.prepare_cached("SELECT person FROM sitters WHERE table_id = ?1 ORDER BY person")?;
    for row in &mut rows {
        let people = sitters.query_map([row.id.as_str()], |row| row.get::<_, i64>(0))?;
        row.people = people.map(|id| Ok(PersonId(id? as u64))).collect::<Result<_>>()?;
    }
    Ok(rows)
}

pub(super) fn forget(
    db: &Connection,
    journal: &mut Journal,
    unopened: UnixMillis,
    untouched: UnixMillis,
) -> Result<usize> {
    // Nothing of a table that is forgotten may be left in the journal.
    journal.fold(db)?;
    let old = "FROM tables WHERE (stage = 0 AND updated < ?1) \
               OR (stage > 0 AND alone = 0 AND updated < ?2)";
    let values = [unopened as i64, untouched as i64];
    for table in ["entries", "sitters"] {
        let sql = format!("DELETE FROM {table} WHERE table_id IN (SELECT id {old})");
        db.prepare_cached(&sql)?.execute(values)?;
    }
    db.prepare_cached(&format!("DELETE {old}"))?.execute(values)
}

pub(super) fn keep_record(db: &Connection, id: &TableId, record: &KeptRecord) -> Result<()> {
    let sql = "INSERT INTO records (id, game, record, person, created) \
               VALUES (?1, ?2, ?3, ?4, ?5) ON CONFLICT DO NOTHING";
    let KeptRecord { game, text, person, created } = record;
    let values = params![id.as_str(), game, text, person.0 as i64, *created as i64];
    db.prepare_cached(sql)?.execute(values)?;
    Ok(())
}

pub(super) fn record(db: &Connection, id: &TableId) -> Result<Option<KeptRecord>> {
    let sql = "SELECT game, record, person, created FROM records WHERE id = ?1";
    let read = |row: &rusqlite::Row<'_>| {
        Ok(KeptRecord {
            game: row.get(0)?,
            text: row.get(1)?,
            person: PersonId(row.get::<_, i64>(2)? as u64),
            created: row.get::<_, i64>(3)? as u64,
        })
    };
    db.prepare_cached(sql)?.query_row([id.as_str()], read).optional()
}

pub(super) fn game_of(db: &Connection, id: &TableId) -> Result<Option<String>> {
    let sql =
        "SELECT game FROM tables WHERE id = ?1 UNION ALL SELECT game FROM records WHERE id = ?1";
    db.prepare_cached(sql)?.query_row([id.as_str()], |row| row.get(0)).optional()
}

pub(super) fn count_records(db: &Connection, person: PersonId) -> Result<usize> {
    let sql = "SELECT count(*) FROM records WHERE person = ?1";
    let count = |row: &rusqlite::Row<'_>| row.get::<_, i64>(0);
    Ok(db.prepare_cached(sql)?.query_row([person.0 as i64], count)? as usize)
}

pub(super) fn name(row: &rusqlite::Row<'_>, column: usize) -> Result<TableId> {
    let text: String = row.get(column)?;
    let wrong =
        || rusqlite::Error::InvalidColumnType(column, text.clone(), rusqlite::types::Type::Text);
    TableId::parse(&text).ok_or_else(wrong)
}

pub(super) fn number(stage: Stage) -> i64 {
    match stage {
        Stage::Gathering => 0,
        Stage::Playing => 1,
        Stage::Over => 2,
    }
}

pub(super) fn stage(number: i64) -> Stage {
    match number {
        0 => Stage::Gathering,
        1 => Stage::Playing,
        _ => Stage::Over,
    }
}
