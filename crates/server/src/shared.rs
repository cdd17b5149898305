//! What all parts of a server share.

use crate::accept::room_for;
use crate::clock::Clock;
use crate::config::Config;
use crate::household::Household;
use crate::metrics::Metrics;
use crate::places::Places;
use crate::problem::Problem;
use crate::rate::{Bucket, Buckets};
use crate::registry::Registry;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use store::Store;
use table::{ConnId, PersonId, Seed};
use tokio::sync::Semaphore;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

/// So many seconds' worth of new guests may come at once.
const GUESTS_AT_ONCE: u32 = 30;

/// One server.
pub(crate) struct Shared {
    pub(crate) config: Config,
    pub(crate) store: Arc<dyn Store>,
    pub(crate) clock: Clock,
    pub(crate) registry: Registry,
    pub(crate) metrics: Metrics,
    pub(crate) connections: Arc<Places<Household>>,
    /// What those behind a proxy ask for at the same time.
    pub(crate) brought: Arc<Places<Household>>,
    /// Lines to tables, by person.
    pub(crate) lines: Arc<Places<PersonId>>,
    /// Bots that may think now.
    pub(crate) bots: Arc<Semaphore>,
    /// Requests of each household.
    pub(crate) requests: Buckets,
    /// New guests and tries of codes, from anywhere and of each household.
    strangers: (Mutex<Bucket>, Buckets),
    /// Tells everybody to finish.
    pub(crate) stop: CancellationToken,
    /// Everybody who has to finish.
    pub(crate) tasks: TaskTracker,
    next_conn: AtomicU64,
}

impl Shared {
    pub(crate) fn new(config: Config, store: Arc<dyn Store>) -> Arc<Shared> {
        let limits = &config.limits;
        let guests = |per_second: u32| (per_second, per_second.saturating_mul(GUESTS_AT_ONCE));
        let (all, most) = guests(limits.guests_per_second);
        let (own, most_own) = guests(limits.guests_of_household_per_second);
        Arc::new(Shared {
            store,
            clock: Clock::start(),
            registry: Registry::default(),
            metrics: Metrics::new(),
            connections: Places::new(room_for(limits.connections), limits.connections_of_household),
            brought: Places::new(usize::MAX, limits.connections_of_household),
            lines: Places::new(usize::MAX, limits.connections_of_person),
            bots: Arc::new(Semaphore::new(config.limits.bots_at_once)),
            requests: Buckets::new(limits.requests_per_second, limits.requests_at_once),
            strangers: (Mutex::new(Bucket::new(all, most)), Buckets::new(own, most_own)),
            stop: CancellationToken::new(),
            tasks: TaskTracker::new(),
            next_conn: AtomicU64::new(0),
            config,
        })
    }

    /// A stranger wants to become somebody: may this household try, and is there time for it?
    pub(crate) fn take_stranger(&self, household: Household) -> Result<(), Problem> {
        let (all, own) = &self.strangers;
        let taken =
            own.take(household) && all.lock().expect("nobody panics while holding it").take();
        if taken { Ok(()) } else { Err(Problem::too_fast()) }
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
