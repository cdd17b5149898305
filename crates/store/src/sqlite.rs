//! One SQLite file, one thread that writes, a few that read.
//!
//! Writes are committed in groups: the thread takes all that has been asked for, writes it in one
//! transaction, and answers when the disk has it. One `fsync` serves everybody who was waiting, so
//! keeping gets cheaper the more is kept.

mod group;
mod journal;
mod lists;
mod people;
mod schema;
mod tables;

use crate::UnixMillis;
use crate::{Digest, Keep, KeptRecord, KeptTable, Listed, Person, Reply, Store, StoreError};
use group::{Job, Work};
use journal::Journal;
use protocol::TableId;
use rusqlite::{Connection, OpenFlags};
use std::fs::{File, OpenOptions, TryLockError};
use std::path::{Path, PathBuf};
use std::sync::mpsc::{self, Receiver, Sender};
use std::sync::{Arc, Mutex};
use std::thread::JoinHandle;
use table::PersonId;

/// The database inside the folder.
const DATABASE: &str = "tinderbox.sqlite";
/// Locked by the process that owns the folder.
const LOCK: &str = "tinderbox.lock";

/// So many questions are answered at the same time, each by a thread with a connection of its own: a
/// long list must not hold up those who only say who they are.
const READERS: usize = 3;

type Read = Box<dyn FnOnce(&Connection) + Send>;

/// A folder with a database that belongs to this process.
pub struct Sqlite {
    path: PathBuf,
    writes: Option<Sender<Box<dyn Job>>>,
    reads: Option<Sender<Read>>,
    threads: Vec<JoinHandle<()>>,
    /// Held as long as the folder is ours; the system lets go of it even after a crash.
    _lock: File,
}

impl Sqlite {
    /// Opens the database in this folder, or makes both.
    pub fn open(folder: &Path) -> Result<Sqlite, StoreError> {
        Sqlite::open_with(folder, None)
    }

    /// As [`Sqlite::open`], but the database never grows beyond so many pages: a small disk to
    /// test with.
    pub fn open_with(folder: &Path, pages_max: Option<u32>) -> Result<Sqlite, StoreError> {
        make(folder).map_err(|error| unusable(folder, error))?;
        let lock = lock(folder)?;
        let path = folder.join(DATABASE);
        let fails = |error| StoreError::from_sqlite(&path, error);
        let writer = Connection::open(&path).map_err(fails)?;
        schema::prepare(&writer, &path)?;
        Journal::read(&writer).map_err(fails)?;
        if let Some(pages) = pages_max {
            writer.pragma_update(None, "max_page_count", pages).map_err(fails)?;
        }
        let (writes, jobs) = mpsc::channel();
        let (reads, questions) = mpsc::channel::<Read>();
        let writer_path = path.clone();
        let write = move || group::run(&writer, &writer_path, &jobs);
        let spawn = |name: &str, work: Box<dyn FnOnce() + Send>| {
            let thread = std::thread::Builder::new().name(name.to_owned());
            thread.spawn(work).map_err(|error| StoreError::Folder(folder.into(), error))
        };
        let mut threads = vec![spawn("store-write", Box::new(write))?];
        let questions = Arc::new(Mutex::new(questions));
        for _ in 0..READERS {
            let (reader, questions) = (open_reader(&path)?, questions.clone());
            threads.push(spawn("store-read", Box::new(move || answer(&reader, &questions)))?);
        }
        Ok(Sqlite { path, writes: Some(writes), reads: Some(reads), threads, _lock: lock })
    }

    fn write<T: Send + 'static>(
        &self,
        work: impl FnMut(&Connection, &mut Journal) -> rusqlite::Result<Result<T, StoreError>>
        + Send
        + 'static,
    ) -> Reply<T> {
        let (promise, reply) = Reply::promised();
        let writes = self.writes.as_ref().expect("open until dropped");
        // A thread that is gone drops the promise, which answers that the store is closed.
        let _ = writes.send(Box::new(Work::new(work, promise)));
        reply
    }

    fn read<T: Send + 'static>(
        &self,
        question: impl FnOnce(&Connection) -> rusqlite::Result<T> + Send + 'static,
    ) -> Reply<T> {
        let (promise, reply) = Reply::promised();
        let path = self.path.clone();
        let ask: Read = Box::new(move |db| {
            promise.keep(question(db).map_err(|error| StoreError::from_sqlite(&path, error)));
        });
        let _ = self.reads.as_ref().expect("open until dropped").send(ask);
        reply
    }
}

impl Drop for Sqlite {
    /// Everything that was asked for is still kept.
    fn drop(&mut self) {
        self.writes = None;
        self.reads = None;
        for thread in self.threads.drain(..) {
            let _ = thread.join();
        }
    }
}

/// Answers questions until nobody can ask any more; whoever is free takes the next.
fn answer(reader: &Connection, questions: &Mutex<Receiver<Read>>) {
    let next = || questions.lock().expect("nobody panics while waiting").recv();
    while let Ok(question) = next() {
        question(reader);
    }
}

/// Makes the folder for its owner only: seeds of matches that go on lie in it.
fn make(folder: &Path) -> std::io::Result<()> {
    let mut builder = std::fs::DirBuilder::new();
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.recursive(true).create(folder)
}

/// Copies the database of a folder, which may be in use, into a new file.
pub fn backup(folder: &Path, to: &Path) -> Result<(), StoreError> {
    let path = folder.join(DATABASE);
    if !path.exists() {
        return Err(StoreError::Nothing(folder.into()));
    }
    let claimed = OpenOptions::new().write(true).create_new(true).open(to);
    let file = claimed.map_err(|error| match error.kind() {
        std::io::ErrorKind::AlreadyExists => StoreError::Exists(to.into()),
        _ => unusable(to, error),
    })?;
    let copied = copy(&path, to)
        .and_then(|()| file.sync_all().map_err(|error| StoreError::Folder(to.into(), error)));
    if copied.is_err() {
        let _ = std::fs::remove_file(to);
    }
    copied
}

fn copy(path: &Path, to: &Path) -> Result<(), StoreError> {
    let db = open_reader(path)?;
    let name = to.to_string_lossy().into_owned();
    let copied = db.execute("VACUUM INTO ?1", [name]);
    copied.map(|_| ()).map_err(|error| StoreError::from_sqlite(to, error))
}

fn open_reader(path: &Path) -> Result<Connection, StoreError> {
    let fails = |error| StoreError::from_sqlite(path, error);
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let db = Connection::open_with_flags(path, flags).map_err(fails)?;
    db.busy_timeout(std::time::Duration::from_secs(10)).map_err(fails)?;
    Ok(db)
}

fn lock(folder: &Path) -> Result<File, StoreError> {
    let open = OpenOptions::new().write(true).create(true).truncate(false).open(folder.join(LOCK));
    let file = open.map_err(|error| unusable(folder, error))?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(StoreError::InUse(folder.into())),
        Err(TryLockError::Error(error)) => Err(unusable(folder, error)),
    }
}

fn unusable(path: &Path, error: std::io::Error) -> StoreError {
    match error.kind() {
        std::io::ErrorKind::PermissionDenied | std::io::ErrorKind::ReadOnlyFilesystem => {
            StoreError::ReadOnly(path.into())
        }
        std::io::ErrorKind::StorageFull => StoreError::Full,
        _ => StoreError::Folder(path.into(), error),
    }
}

impl Store for Sqlite {
    fn add_person(&self, name: String, token: Digest, now: UnixMillis) -> Reply<PersonId> {
        self.write(move |db, _| people::add(db, &name, &token, now).map(Ok))
    }

    fn person(&self, token: Digest) -> Reply<Option<Person>> {
        self.read(move |db| people::find(db, &token))
    }

    fn rename(&self, person: PersonId, name: String) -> Reply<()> {
        self.write(move |db, _| people::rename(db, person, &name).map(Ok))
    }

    fn allow_in_records(&self, person: PersonId, allow: bool) -> Reply<()> {
        self.write(move |db, _| people::allow_in_records(db, person, allow).map(Ok))
    }

    fn allowed_in_records(&self, people: Vec<PersonId>) -> Reply<Vec<(PersonId, String)>> {
        self.read(move |db| people::allowed_in_records(db, people))
    }

    fn add_transfer(
        &self,
        code: Digest,
        person: PersonId,
        expires: UnixMillis,
        now: UnixMillis,
    ) -> Reply<()> {
        self.write(move |db, _| people::add_transfer(db, &code, person, (expires, now)).map(Ok))
    }

    fn claim_transfer(
        &self,
        code: Digest,
        token: Digest,
        now: UnixMillis,
    ) -> Reply<Option<Person>> {
        self.write(move |db, _| people::claim_transfer(db, &code, &token, now).map(Ok))
    }

    fn keep(&self, keep: Keep) -> Reply<()> {
        self.write(move |db, journal| tables::keep(db, journal, &keep))
    }

    fn load(&self, table: TableId) -> Reply<Option<KeptTable>> {
        // The newest entries may not have come to their place yet: only the writer knows.
        self.write(move |db, journal| tables::load(db, journal, &table).map(Ok))
    }

    fn tables_of(&self, person: PersonId, most: usize) -> Reply<Vec<Listed>> {
        self.read(move |db| lists::of(db, person, most))
    }

    fn missions_of(&self, person: PersonId, most: usize) -> Reply<Vec<Listed>> {
        self.read(move |db| lists::missions(db, person, most))
    }

    fn open_tables(&self, most: usize) -> Reply<Vec<Listed>> {
        self.read(move |db| lists::open(db, most))
    }

    fn tables_gathering(&self, letters: String, most: usize) -> Reply<Vec<TableId>> {
        self.read(move |db| lists::gathering(db, &letters, most))
    }

    fn tables_beside(&self, id: TableId) -> Reply<Vec<TableId>> {
        self.read(move |db| lists::beside(db, &id))
    }

    fn tables_alone(&self) -> Reply<Vec<TableId>> {
        self.read(lists::alone)
    }

    fn count_hosted(&self, host: PersonId) -> Reply<usize> {
        self.read(move |db| lists::count_hosted(db, host))
    }

    fn forget_tables(&self, unopened: UnixMillis, untouched: UnixMillis) -> Reply<usize> {
        self.write(move |db, journal| tables::forget(db, journal, unopened, untouched).map(Ok))
    }

    fn keep_record(&self, id: TableId, record: KeptRecord) -> Reply<()> {
        self.write(move |db, _| tables::keep_record(db, &id, &record).map(Ok))
    }

    fn record(&self, id: TableId) -> Reply<Option<KeptRecord>> {
        self.read(move |db| tables::record(db, &id))
    }

    fn count_records(&self, person: PersonId) -> Reply<usize> {
        self.read(move |db| tables::count_records(db, person))
    }

    fn game_of(&self, id: TableId) -> Reply<Option<String>> {
        self.read(move |db| tables::game_of(db, &id))
    }
}
