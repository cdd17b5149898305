//! Which tables there are, for somebody who looks for one.

use super::tables::{name, number, stage};
use crate::Listed;
use protocol::{Stage, TableId};
use rusqlite::{Connection, Params, Result, params};
use table::PersonId;

pub(super) fn of(db: &Connection, person: PersonId, most: usize) -> Result<Vec<Listed>> {
    let which = "JOIN sitters ON table_id = id WHERE person = ?1 \
                 ORDER BY sitters.updated DESC, id LIMIT ?2";
    select(db, which, params![person.0 as i64, most as i64])
}

pub(super) fn missions(db: &Connection, person: PersonId, most: usize) -> Result<Vec<Listed>> {
    let which = "JOIN sitters ON table_id = id WHERE person = ?1 AND sitters.together = 1 \
                 ORDER BY sitters.updated DESC, id LIMIT ?2";
    select(db, which, params![person.0 as i64, most as i64])
}

pub(super) fn open(db: &Connection, most: usize) -> Result<Vec<Listed>> {
    let gathering = "WHERE listed = 1 AND stage = 0 ORDER BY updated DESC, id LIMIT ?1";
    let playing = "WHERE listed = 1 AND stage = 1 ORDER BY updated DESC, id LIMIT ?1";
    let mut rows = select(db, gathering, params![most as i64])?;
    rows.extend(select(db, playing, params![(most - rows.len()) as i64])?);
    Ok(rows)
}

fn select(db: &Connection, which: &str, values: impl Params) -> Result<Vec<Listed>> {
    let sql = format!("SELECT id, game, stage, facts FROM tables {which}");
    let mut statement = db.prepare_cached(&sql)?;
    let listed = |row: &rusqlite::Row<'_>| {
        Ok(Listed {
            id: name(row, 0)?,
            game: row.get(1)?,
            stage: stage(row.get(2)?),
            facts: row.get(3)?,
        })
    };
    statement.query_map(values, listed)?.collect()
}

pub(super) fn alone(db: &Connection) -> Result<Vec<TableId>> {
    let mut statement = db.prepare_cached("SELECT id FROM tables WHERE alone = 1 ORDER BY id")?;
    statement.query_map([], |row| name(row, 0))?.collect()
}

pub(super) fn gathering(db: &Connection, letters: &str, most: usize) -> Result<Vec<TableId>> {
    // Behind every letter of a name: one end of what begins with these.
    let sql = "SELECT id FROM tables WHERE id >= ?1 AND id < ?1 || '~' AND stage = ?2 LIMIT ?3";
    let mut statement = db.prepare_cached(sql)?;
    let values = params![letters, number(Stage::Gathering), most as i64];
    statement.query_map(values, |row| name(row, 0))?.collect()
}

pub(super) fn beside(db: &Connection, id: &TableId) -> Result<Vec<TableId>> {
    let sql = "SELECT max(id) FROM tables WHERE id < ?1 \
               UNION ALL SELECT min(id) FROM tables WHERE id > ?1";
    let mut statement = db.prepare_cached(sql)?;
    let names = statement.query_map([id.as_str()], |row| row.get::<_, Option<String>>(0))?;
    let names = names.collect::<Result<Vec<_>>>()?;
    Ok(names.iter().flatten().filter_map(|name| TableId::parse(name)).collect())
}

pub(super) fn count_hosted(db: &Connection, host: PersonId) -> Result<usize> {
    let sql = "SELECT count(*) FROM tables WHERE host = ?1 AND stage < ?2";
    let count = |row: &rusqlite::Row<'_>| row.get::<_, i64>(0);
    let values = params![host.0 as i64, number(Stage::Over)];
    Ok(db.prepare_cached(sql)?.query_row(values, count)? as usize)
}
