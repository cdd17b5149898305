//! A store that forgets everything with the process.

use crate::{Digest, Keep, KeptRecord, KeptTable, Listed, Person, Reply, Row, Store};
use crate::{StoreError, TableRow, UnixMillis};
use protocol::{Stage, TableId};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Mutex, MutexGuard};
use table::PersonId;

/// Keeps everything in memory and nothing on the disk: for tests, and to measure what the disk
/// costs.
#[derive(Default)]
pub struct NoStore(Mutex<Memory>);

#[derive(Default)]
struct Memory {
    names: Vec<String>,
    in_records: BTreeSet<PersonId>,
    tokens: BTreeMap<Digest, PersonId>,
    transfers: BTreeMap<Digest, (PersonId, UnixMillis)>,
    tables: BTreeMap<TableId, KeptTable>,
    records: BTreeMap<TableId, KeptRecord>,
}

impl Memory {
    fn person(&self, token: Digest) -> Option<Person> {
        let id = *self.tokens.get(&token)?;
        let in_records = self.in_records.contains(&id);
        Some(Person { id, name: self.names[id.0 as usize - 1].clone(), in_records, token })
    }

    fn keep(&mut self, keep: Keep) -> Result<(), StoreError> {
        let conflict = || StoreError::Conflict(keep.table.to_string());
        let known = self.tables.get_mut(&keep.table);
        match (&keep.row, known) {
            (Row::New(row), None) if keep.first == 0 => {
                let kept = KeptTable { row: row.clone(), entries: keep.entries };
                self.tables.insert(keep.table, kept);
            }
            (Row::Same | Row::Changed(_), Some(known))
                if known.entries.len() as u64 == keep.first =>
            {
                if let Row::Changed(row) = keep.row {
                    known.row = row;
                }
                known.entries.extend(keep.entries);
            }
            _ => return Err(conflict()),
        }
        Ok(())
    }

    fn newest(&self, most: usize, which: impl Fn(&TableRow) -> bool) -> Vec<Listed> {
        let rows = self.tables.values().map(|kept| &kept.row).filter(|row| which(row));
        let mut rows: Vec<&TableRow> = rows.collect();
        rows.sort_by(|a, b| b.updated.cmp(&a.updated).then_with(|| a.id.cmp(&b.id)));
        let listed = |row: &TableRow| Listed {
            id: row.id.clone(),
            game: row.game.clone(),
            stage: row.stage,
            facts: row.facts.clone(),
        };
        rows.into_iter().take(most).map(listed).collect()
    }
}

impl NoStore {
    fn memory(&self) -> MutexGuard<'_, Memory> {
        self.0.lock().expect("nobody panics while holding it")
    }
}

impl Store for NoStore {
    fn add_person(&self, name: String, token: Digest, _: UnixMillis) -> Reply<PersonId> {
        let mut memory = self.memory();
        memory.names.push(name);
        let id = PersonId(memory.names.len() as u64);
        memory.tokens.insert(token, id);
        Reply::now(Ok(id))
    }

    fn person(&self, token: Digest) -> Reply<Option<Person>> {
        Reply::now(Ok(self.memory().person(token)))
    }

    fn rename(&self, person: PersonId, name: String) -> Reply<()> {
        if let Some(known) = self.memory().names.get_mut(person.0 as usize - 1) {
            *known = name;
        }
        Reply::now(Ok(()))
    }

    fn allow_in_records(&self, person: PersonId, allow: bool) -> Reply<()> {
        let allowed = &mut self.memory().in_records;
        if allow {
            allowed.insert(person)
        } else {
            allowed.remove(&person)
        };
        Reply::now(Ok(()))
    }

    fn allowed_in_records(&self, people: Vec<PersonId>) -> Reply<Vec<(PersonId, String)>> {
        let memory = self.memory();
        let allowed = people.into_iter().filter(|person| memory.in_records.contains(person));
        let named = allowed.map(|person| (person, memory.names[person.0 as usize - 1].clone()));
        Reply::now(Ok(named.collect()))
    }

    fn add_transfer(
        &self,
        code: Digest,
        person: PersonId,
        expires: UnixMillis,
        now: UnixMillis,
    ) -> Reply<()> {
        let mut memory = self.memory();
        memory.transfers.retain(|_, (_, expires)| *expires > now);
        memory.transfers.insert(code, (person, expires));
        Reply::now(Ok(()))
    }

    fn claim_transfer(
        &self,
        code: Digest,
        token: Digest,
        now: UnixMillis,
    ) -> Reply<Option<Person>> {
        let mut memory = self.memory();
        let claimed = memory.transfers.remove(&code).filter(|(_, expires)| *expires > now);
        if let Some((person, _)) = claimed {
            memory.tokens.insert(token, person);
        }
        let person = claimed.and_then(|_| memory.person(token));
        Reply::now(Ok(person))
    }

    fn keep(&self, keep: Keep) -> Reply<()> {
        Reply::now(self.memory().keep(keep))
    }

    fn load(&self, table: TableId) -> Reply<Option<KeptTable>> {
        Reply::now(Ok(self.memory().tables.get(&table).cloned()))
    }

    fn tables_of(&self, person: PersonId, most: usize) -> Reply<Vec<Listed>> {
        Reply::now(Ok(self.memory().newest(most, |row| row.people.contains(&person))))
    }

    fn missions_of(&self, person: PersonId, most: usize) -> Reply<Vec<Listed>> {
        let mine = |row: &TableRow| row.together && row.people.contains(&person);
        Reply::now(Ok(self.memory().newest(most, mine)))
    }

    fn open_tables(&self, most: usize) -> Reply<Vec<Listed>> {
        let memory = self.memory();
        let listed = |stage| move |row: &TableRow| row.listed && row.stage == stage;
        let mut rows = memory.newest(most, listed(Stage::Gathering));
        rows.extend(memory.newest(most - rows.len(), listed(Stage::Playing)));
        Reply::now(Ok(rows))
    }

    fn tables_gathering(&self, letters: String, most: usize) -> Reply<Vec<TableId>> {
        let gathers =
            |row: &TableRow| row.stage == Stage::Gathering && row.id.as_str().starts_with(&letters);
        let rows = self.memory().newest(most, gathers);
        Reply::now(Ok(rows.into_iter().map(|row| row.id).collect()))
    }

    fn tables_beside(&self, id: TableId) -> Reply<Vec<TableId>> {
        let memory = self.memory();
        let before = memory.tables.keys().filter(|other| **other < id).max();
        let after = memory.tables.keys().filter(|other| **other > id).min();
        Reply::now(Ok(before.into_iter().chain(after).cloned().collect()))
    }

    fn tables_alone(&self) -> Reply<Vec<TableId>> {
        let rows = self.memory().newest(usize::MAX, |row| row.alone);
        Reply::now(Ok(rows.into_iter().map(|row| row.id).collect()))
    }

    fn count_hosted(&self, host: PersonId) -> Reply<usize> {
        let hosted = |row: &TableRow| row.host == host && row.stage != Stage::Over;
        Reply::now(Ok(self.memory().newest(usize::MAX, hosted).len()))
    }

    fn forget_tables(&self, unopened: UnixMillis, untouched: UnixMillis) -> Reply<usize> {
        let tables = &mut self.memory().tables;
        let before = tables.len();
        tables.retain(|_, KeptTable { row, .. }| match row.stage {
            Stage::Gathering => row.updated >= unopened,
            _ => row.updated >= untouched || row.alone,
        });
        Reply::now(Ok(before - tables.len()))
    }

    fn keep_record(&self, id: TableId, record: KeptRecord) -> Reply<()> {
        self.memory().records.entry(id).or_insert(record);
        Reply::now(Ok(()))
    }

    fn record(&self, id: TableId) -> Reply<Option<KeptRecord>> {
        Reply::now(Ok(self.memory().records.get(&id).cloned()))
    }

    fn count_records(&self, person: PersonId) -> Reply<usize> {
        let memory = self.memory();
        Reply::now(Ok(memory.records.values().filter(|record| record.person == person).count()))
    }

    fn game_of(&self, id: TableId) -> Reply<Option<String>> {
        let memory = self.memory();
        let table = memory.tables.get(&id).map(|kept| &kept.row.game);
        Reply::now(Ok(table.or(memory.records.get(&id).map(|record| &record.game)).cloned()))
    }
}
