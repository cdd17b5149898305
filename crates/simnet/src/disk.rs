//! A disk: what was written is there after a crash, what was being written may be.

use kernel::Game;
use table::{Entry, Meta};

/// A batch on its way to the disk.
pub(crate) struct Batch<G: Game> {
    pub entries: Vec<Entry<G>>,
    pub meta: Option<Meta<G>>,
}

/// What is kept.
pub(crate) struct Disk<G: Game> {
    pub meta: Meta<G>,
    pub entries: Vec<Entry<G>>,
}

impl<G: Game> Disk<G> {
    /// A batch is kept whole or not at all: it is one transaction.
    pub(crate) fn keep(&mut self, batch: Batch<G>) {
        self.entries.extend(batch.entries);
        if let Some(meta) = batch.meta {
            self.meta = meta;
        }
    }
}
