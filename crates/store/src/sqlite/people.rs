//! People, their tokens, and codes for another device.

use crate::{Digest, Person, UnixMillis};
use rusqlite::{Connection, OptionalExtension, Result, params};
use table::PersonId;

pub(super) fn add(
    db: &Connection,
    name: &str,
    token: &Digest,
    now: UnixMillis,
) -> Result<PersonId> {
    let mut insert = db.prepare_cached("INSERT INTO people (name, created) VALUES (?1, ?2)")?;
    let id = PersonId(insert.insert(params![name, now as i64])? as u64);
    add_token(db, id, token, now)?;
    Ok(id)
}

fn add_token(db: &Connection, person: PersonId, token: &Digest, now: UnixMillis) -> Result<()> {
    let sql = "INSERT INTO tokens (hash, person, created) VALUES (?1, ?2, ?3)";
    db.prepare_cached(sql)?.execute(params![token, person.0 as i64, now as i64])?;
    Ok(())
}

pub(super) fn find(db: &Connection, token: &Digest) -> Result<Option<Person>> {
    let sql = "SELECT people.id, people.name, people.in_records, tokens.hash FROM tokens \
               JOIN people ON people.id = tokens.person WHERE tokens.hash = ?1";
    let person = |row: &rusqlite::Row<'_>| {
        let id = PersonId(row.get::<_, i64>(0)? as u64);
        Ok(Person { id, name: row.get(1)?, in_records: row.get(2)?, token: row.get(3)? })
    };
    db.prepare_cached(sql)?.query_row([token], person).optional()
}

pub(super) fn rename(db: &Connection, person: PersonId, name: &str) -> Result<()> {
    let sql = "UPDATE people SET name = ?2 WHERE id = ?1";
    db.prepare_cached(sql)?.execute(params![person.0 as i64, name])?;
    Ok(())
}

pub(super) fn allow_in_records(db: &Connection, person: PersonId, allow: bool) -> Result<()> {
    let sql = "UPDATE people SET in_records = ?2 WHERE id = ?1";
    db.prepare_cached(sql)?.execute(params![person.0 as i64, allow])?;
    Ok(())
}

pub(super) fn allowed_in_records(
    db: &Connection,
    people: Vec<PersonId>,
) -> Result<Vec<(PersonId, String)>> {
    let sql = "SELECT name FROM people WHERE id = ?1 AND in_records";
    let mut allowed = db.prepare_cached(sql)?;
    let mut found = Vec::new();
    for person in people {
        let name = allowed.query_row([person.0 as i64], |row| row.get(0)).optional()?;
        found.extend(name.map(|name| (person, name)));
    }
    Ok(found)
}

pub(super) fn add_transfer(
    db: &Connection,
    code: &Digest,
    person: PersonId,
    (expires, now): (UnixMillis, UnixMillis),
) -> Result<()> {
    db.prepare_cached("DELETE FROM transfers WHERE expires <= ?1")?.execute([now as i64])?;
    let sql = "INSERT OR REPLACE INTO transfers (hash, person, expires) VALUES (?1, ?2, ?3)";
    db.prepare_cached(sql)?.execute(params![code, person.0 as i64, expires as i64])?;
    Ok(())
}

pub(super) fn claim_transfer(
    db: &Connection,
    code: &Digest,
    token: &Digest,
    now: UnixMillis,
) -> Result<Option<Person>> {
    let sql = "DELETE FROM transfers WHERE hash = ?1 RETURNING person, expires";
    let read = |row: &rusqlite::Row<'_>| Ok((row.get::<_, i64>(0)?, row.get::<_, i64>(1)?));
    let claimed = db.prepare_cached(sql)?.query_row([code], read).optional()?;
    let Some((person, _)) = claimed.filter(|(_, expires)| *expires > now as i64) else {
        return Ok(None);
    };
    add_token(db, PersonId(person as u64), token, now)?;
    find(db, token)
}
