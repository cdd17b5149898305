//! Group commit.

use crate::{Promise, StoreError};
use rusqlite::Connection;
use std::path::Path;
use std::sync::mpsc::Receiver;

/// So many writes share a transaction at most.
const GROUP_MAX: usize = 1024;

/// A write that is waiting for its group.
pub(super) trait Job: Send {
    /// Writes; may be called again after the transaction was rolled back.
    fn run(&mut self, db: &Connection) -> Result<(), Failed>;
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
    F: FnMut(&Connection) -> rusqlite::Result<Result<T, StoreError>> + Send,
{
    fn run(&mut self, db: &Connection) -> Result<(), Failed> {
        let done = (self.work)(db).map_err(Failed::Sqlite)?;
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
    while let Ok(first) = jobs.recv() {
        let mut group = vec![first];
        group.extend(jobs.try_iter().take(GROUP_MAX - 1));
        match transaction(db, &mut group) {
            Ok(()) => group.into_iter().for_each(|job| job.answer(None)),
            // One of them cannot be written. Each alone, so that the others do not suffer.
            Err(_) => group.into_iter().for_each(|job| alone(db, path, job)),
        }
    }
}

fn alone(db: &Connection, path: &Path, job: Box<dyn Job>) {
    let mut group = [job];
    let failed = transaction(db, &mut group).err().map(|failed| match failed {
        Failed::Refused(error) => error,
        Failed::Sqlite(error) => StoreError::from_sqlite(path, error),
    });
    let [job] = group;
    job.answer(failed);
}

fn transaction(db: &Connection, group: &mut [Box<dyn Job>]) -> Result<(), Failed> {
    let execute = |sql| {
        let done = db.prepare_cached(sql).and_then(|mut statement| statement.execute([]));
        done.map(|_| ()).map_err(Failed::Sqlite)
    };
    execute("BEGIN IMMEDIATE")?;
    let written = group.iter_mut().try_for_each(|job| job.run(db));
    let outcome = written.and_then(|()| execute("COMMIT"));
    // A full disk can have ended the transaction already.
    if outcome.is_err() && !db.is_autocommit() {
        execute("ROLLBACK")?;
    }
    outcome
}
