//! The server's clock.

use std::time::{Duration, SystemTime, UNIX_EPOCH};
use table::Millis;
use tokio::time::Instant;

/// Milliseconds since 1970 that never go backwards while the process runs, whatever happens to the
/// system's clock.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Clock {
    started: Instant,
    started_millis: Millis,
}

impl Clock {
    pub(crate) fn start() -> Clock {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        Clock { started: Instant::now(), started_millis: since.as_millis() as Millis }
    }

    pub(crate) fn now(&self) -> Millis {
        self.started_millis + self.started.elapsed().as_millis() as Millis
    }

    /// The same moment for a timer.
    pub(crate) fn instant(&self, at: Millis) -> Instant {
        self.started + Duration::from_millis(at.saturating_sub(self.started_millis))
    }
}
