//! What all parts of a server share.

use crate::clock::Clock;
use crate::config::Config;
use crate::connections::Connections;
use crate::metrics::Metrics;
use crate::rate::Bucket;
use crate::registry::Registry;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use store::Store;
use table::{ConnId, Seed};
use tokio::sync::Semaphore;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

/// One server.
pub(crate) struct Shared {
    pub(crate) config: Config,
    pub(crate) store: Arc<dyn Store>,
    pub(crate) clock: Clock,
    pub(crate) registry: Registry,
    pub(crate) metrics: Metrics,
    pub(crate) connections: Arc<Connections>,
    /// Bots that may think now.
    pub(crate) bots: Arc<Semaphore>,
    /// New guests and tries of codes.
    pub(crate) strangers: Mutex<Bucket>,
    /// Tells everybody to finish.
    pub(crate) stop: CancellationToken,
    /// Everybody who has to finish.
    pub(crate) tasks: TaskTracker,
    next_conn: AtomicU64,
}

impl Shared {
    pub(crate) fn new(config: Config, store: Arc<dyn Store>) -> Arc<Shared> {
        let guests = config.limits.guests_per_second;
        Arc::new(Shared {
            store,
            clock: Clock::start(),
            registry: Registry::default(),
            metrics: Metrics::new(),
            connections: Arc::default(),
            bots: Arc::new(Semaphore::new(config.limits.bots_at_once)),
            strangers: Mutex::new(Bucket::new(guests, guests.saturating_mul(10))),
            stop: CancellationToken::new(),
            tasks: TaskTracker::new(),
            next_conn: AtomicU64::new(0),
            config,
        })
    }

    pub(crate) fn new_conn(&self) -> ConnId {
        ConnId(self.next_conn.fetch_add(1, Ordering::Relaxed))
    }
}

/// Bytes that nobody can guess.
pub(crate) fn secret() -> [u8; 32] {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).expect("the system gives random bytes");
    bytes
}

/// A new seed.
pub(crate) fn new_seed() -> Seed {
    Seed::new(secret())
}

/// Bits for a new name.
pub(crate) fn random_bits() -> u64 {
    u64::from_le_bytes(secret()[..8].try_into().expect("32 bytes have 8"))
}
