//! Group commit.

use super::journal::Journal;
use crate::{Promise, StoreError};
use rusqlite::Connection;
use std::path::Path;
use std::sync::mpsc::Receiver;

/// So many writes share a transaction at most.
const GROUP_MAX: usize = 1024;

/// A write that is waiting for its group.
pub(super) trait Job: Send {
    /// Writes; may be called again after the transaction was rolled back.
    fn run(&mut self, db: &Connection, journal: &mut Journal) -> Result<(), Failed>;
    /// Tells whoever asked.
    fn answer(self: Box<Self>, failed: Option<StoreError>);
}

/// Why a write was not done.
pub(super) enum Failed {
    /// The store refuses it; the others of its group are fine.
    Refused(StoreError),
    /// SQLite did.
    Sqlite(rusqlite::Error),
}

/// A write, what came out of it, and who wants to know.
pub(super) struct Work<T, F> {
    work: F,
    done: Option<T>,
    promise: Promise<T>,
}

impl<T, F> Work<T, F> {
    pub(super) fn new(work: F, promise: Promise<T>) -> Self {
        Work { work, done: None, promise }
    }
}

impl<T, F> Job for Work<T, F>
where
    T: Send,
    F: FnMut(&Connection, &mut Journal) -> rusqlite::Result<Result<T, StoreError>> + Send,
{
    fn run(&mut self, db: &Connection, journal: &mut Journal) -> Result<(), Failed> {
        let done = (self.work)(db, journal).map_err(Failed::Sqlite)?;
        self.done = Some(done.map_err(Failed::Refused)?);
        Ok(())
    }

    fn answer(self: Box<Self>, failed: Option<StoreError>) {
        match failed {
            Some(error) => self.promise.keep(Err(error)),
            None => self.promise.keep(Ok(self.done.expect("it was run"))),
        }
    }
}

/// Writes until nobody can ask any more.
pub(super) fn run(db: &Connection, path: &Path, jobs: &Receiver<Box<dyn Job>>) {
    let mut writer = Writer { db, path, journal: None };
    // What an earlier process left in the journal goes to its place; if it cannot, it stays.
    let _ = writer.fold();
    while let Ok(first) = jobs.recv() {
        let mut group = vec![first];
        group.extend(jobs.try_iter().take(GROUP_MAX - 1));
        writer.write(group);
        if writer.journal.as_ref().is_some_and(Journal::is_long) {
            let _ = writer.fold();
        }
    }
    let _ = writer.fold();
}

struct Writer<'a> {
    db: &'a Connection,
    path: &'a Path,
    /// Nothing when it has to be read anew, because a transaction came to nothing.
    journal: Option<Journal>,
}

impl Writer<'_> {
    fn write(&mut self, mut group: Vec<Box<dyn Job>>) {
        match self.all_of(&mut group) {
            Ok(()) => group.into_iter().for_each(|job| job.answer(None)),
            // One of them cannot be written. Each alone, so that the others do not suffer.
            Err(_) => group.into_iter().for_each(|job| self.alone(job)),
        }
    }

    fn alone(&mut self, job: Box<dyn Job>) {
        let mut group = [job];
        let failed = self.all_of(&mut group).err().map(|failed| match failed {
            Failed::Refused(error) => error,
            Failed::Sqlite(error) => StoreError::from_sqlite(self.path, error),
        });
        let [job] = group;
        job.answer(failed);
    }

    fn all_of(&mut self, group: &mut [Box<dyn Job>]) -> Result<(), Failed> {
        self.transaction(|db, journal| {
            group.iter_mut().try_for_each(|job| job.run(db, journal))?;
            journal.write(db).map_err(Failed::Sqlite)
        })
    }

    /// Brings the journal to where it belongs. Failing is no harm: it is tried again.
    fn fold(&mut self) -> Result<(), Failed> {
        self.transaction(|db, journal| journal.fold(db).map_err(Failed::Sqlite))
    }

    fn transaction(
        &mut self,
        work: impl FnOnce(&Connection, &mut Journal) -> Result<(), Failed>,
    ) -> Result<(), Failed> {
        let db = self.db;
        let execute = |sql| {
            let done = db.prepare_cached(sql).and_then(|mut statement| statement.execute([]));
            done.map(|_| ()).map_err(Failed::Sqlite)
        };
        execute("BEGIN IMMEDIATE")?;
        match self.begun(work).and_then(|journal| execute("COMMIT").map(|()| journal)) {
            Ok(journal) => {
                self.journal = Some(journal);
                Ok(())
            }
            Err(failed) => {
                // A full disk can have ended the transaction already.
                if !db.is_autocommit() {
                    execute("ROLLBACK")?;
                }
                Err(failed)
            }
        }
    }

    /// The journal after the work; it is true only once it is committed.
    fn begun(
        &mut self,
        work: impl FnOnce(&Connection, &mut Journal) -> Result<(), Failed>,
    ) -> Result<Journal, Failed> {
        let known = self.journal.take().map_or_else(|| Journal::read(self.db), Ok);
        let mut journal = known.map_err(Failed::Sqlite)?;
        work(self.db, &mut journal)?;
        Ok(journal)
    }
}
