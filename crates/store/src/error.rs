//! What can go wrong, each in one sentence for whoever runs the program.

use std::path::PathBuf;

/// Why something was not kept or not found.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The folder cannot be made or used.
    #[error("the folder {0} cannot be used: {1}")]
    Folder(PathBuf, #[source] std::io::Error),
    /// The folder or the database cannot be written.
    #[error("{0} cannot be written: it is read-only or belongs to somebody else")]
    ReadOnly(PathBuf),
    /// Another process has it.
    #[error("another tinderbox is already running on {0}; stop it, or use another folder")]
    InUse(PathBuf),
    /// The disk is full.
    #[error("the disk is full: nothing more is kept until there is room")]
    Full,
    /// The disk does not take what is written, for another reason than being full: a quota, a limit
    /// on the size of files, a fault.
    #[error(
        "the disk does not take what is written (a quota, a limit or a fault); nothing more is kept until it does"
    )]
    Unwritable,
    /// The file is not a database of ours, or is damaged.
    #[error("{0} is damaged or is not a database of tinderbox; put a backup in its place")]
    Corrupt(PathBuf),
    /// A later version of the program wrote it.
    #[error(
        "{path} was written by a newer tinderbox (its layout is {found}, this one knows {known})"
    )]
    Newer {
        /// The database.
        path: PathBuf,
        /// Its layout.
        found: i64,
        /// The layout of this program.
        known: i64,
    },
    /// The file for a backup is there already.
    #[error("{0} exists already; a backup never overwrites a file")]
    Exists(PathBuf),
    /// There is nothing to back up.
    #[error("there is no database in {0}")]
    Nothing(PathBuf),
    /// Kept already, or a gap: two owners of one table, or our mistake.
    #[error("table {0} was changed by somebody else")]
    Conflict(String),
    /// The store has been closed.
    #[error("the store is closed")]
    Closed,
    /// Anything else that SQLite says.
    #[error("the database does not answer: {0}")]
    Sqlite(#[source] rusqlite::Error),
}

impl StoreError {
    /// What SQLite's answer means for the file at `path`.
    pub(crate) fn from_sqlite(path: &std::path::Path, error: rusqlite::Error) -> StoreError {
        use rusqlite::ErrorCode::*;
        match error.sqlite_error_code() {
            Some(DiskFull) => StoreError::Full,
            Some(SystemIoFailure) if writes(&error) => StoreError::Unwritable,
            Some(ReadOnly | PermissionDenied | CannotOpen) => StoreError::ReadOnly(path.into()),
            Some(DatabaseCorrupt | NotADatabase) => StoreError::Corrupt(path.into()),
            // Our own text that does not read.
            None if matches!(error, rusqlite::Error::InvalidColumnType(..)) => {
                StoreError::Corrupt(path.into())
            }
            Some(DatabaseBusy | DatabaseLocked) => StoreError::InUse(path.into()),
            _ => StoreError::Sqlite(error),
        }
    }
}

/// Was it in writing that the system failed?
fn writes(error: &rusqlite::Error) -> bool {
    use rusqlite::ffi::{SQLITE_IOERR_FSYNC, SQLITE_IOERR_TRUNCATE, SQLITE_IOERR_WRITE};
    let code = error.sqlite_error().map_or(0, |error| error.extended_code);
    [SQLITE_IOERR_WRITE, SQLITE_IOERR_FSYNC, SQLITE_IOERR_TRUNCATE].contains(&code)
}
