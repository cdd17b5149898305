//! Listening, and stopping without losing anything.

use crate::accept;
use crate::config::Config;
use crate::open_table::{Ask, Request};
use crate::shared::Shared;
use std::future::Future;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use store::{NoStore, Sqlite, Store, StoreError};
use tokio::net::TcpListener;
use tokio_util::sync::CancellationToken;

/// So long may everybody take to finish.
const GRACE: Duration = Duration::from_secs(5);

/// Why a server does not run.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// The store does not open.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// Somebody listens there already.
    #[error("{0} is in use by another program; choose another port")]
    Busy(SocketAddr),
    /// The address cannot be listened on.
    #[error("cannot listen on {0}: {1}")]
    Listen(SocketAddr, #[source] std::io::Error),
}

/// A server that listens but does not answer yet.
pub struct Server {
    shared: Arc<Shared>,
    listener: TcpListener,
    addr: SocketAddr,
}

impl Server {
    /// Opens the store and the port.
    pub async fn bind(config: Config) -> Result<Server, ServeError> {
        let store: Arc<dyn Store> = match &config.data {
            Some(folder) => Arc::new(Sqlite::open(folder)?),
            None => Arc::new(NoStore::default()),
        };
        Server::bind_with(config, store).await
    }

    /// As [`Server::bind`], with a store that is open already; the folder of the configuration is
    /// not looked at.
    pub async fn bind_with(config: Config, store: Arc<dyn Store>) -> Result<Server, ServeError> {
        let wanted = config.addr;
        let listener = TcpListener::bind(wanted).await.map_err(|error| match error.kind() {
            std::io::ErrorKind::AddrInUse => ServeError::Busy(wanted),
            _ => ServeError::Listen(wanted, error),
        })?;
        let addr = listener.local_addr().map_err(|error| ServeError::Listen(wanted, error))?;
        Ok(Server { shared: Shared::new(config, store), listener, addr })
    }

    /// Where it listens.
    pub fn addr(&self) -> SocketAddr {
        self.addr
    }

    /// Answers until `stop` is ready; then finishes what was begun.
    pub async fn run(
        self,
        stop: impl Future<Output = ()> + Send + 'static,
    ) -> Result<(), ServeError> {
        let Server { shared, listener, addr } = self;
        tracing::info!(%addr, "listening");
        let stopped = shared.stop.clone();
        shared.tasks.spawn(cancel_after(stop, stopped));
        shared.tasks.spawn(wake_tables(shared.clone()));
        shared.tasks.spawn(forget_old_tables(shared.clone()));
        accept::all(&shared, &listener).await;
        shared.tasks.close();
        if tokio::time::timeout(GRACE, shared.tasks.wait()).await.is_err() {
            tracing::warn!("some connections did not close in time");
        }
        tracing::info!("stopped");
        Ok(())
    }
}

/// Runs a server until the process is told to stop.
pub async fn serve(config: Config) -> Result<(), ServeError> {
    Server::bind(config).await?.run(told_to_stop()).await
}

async fn cancel_after(stop: impl Future<Output = ()>, token: CancellationToken) {
    tokio::select! {
        () = stop => token.cancel(),
        () = token.cancelled() => {}
    }
}

/// Tables in which a bot or a clock has to act go on although nobody has come back yet.
async fn wake_tables(shared: Arc<Shared>) {
    match shared.store.tables_alone().await {
        Ok(tables) => {
            for table in tables {
                shared.hand(&table, Request::Ask(Box::new(Ask::Wake))).await;
                tokio::task::yield_now().await;
            }
        }
        Err(error) => tracing::error!(%error, "tables cannot be woken"),
    }
}

/// So often old tables are looked for.
const CLEARING: Duration = Duration::from_secs(6 * 3600);

/// Tables that nobody has touched for long are forgotten.
async fn forget_old_tables(shared: Arc<Shared>) {
    let mut clock = tokio::time::interval(CLEARING);
    loop {
        tokio::select! {
            _ = clock.tick() => {}
            () = shared.stop.cancelled() => return,
        }
        let (now, limits) = (shared.clock.now(), &shared.config.limits);
        let unopened = now.saturating_sub(limits.gathering_millis);
        let untouched = now.saturating_sub(limits.untouched_millis);
        match shared.store.forget_tables(unopened, untouched).await {
            Ok(0) => {}
            Ok(count) => tracing::info!(count, "old tables were forgotten"),
            Err(error) => tracing::error!(%error, "old tables cannot be forgotten"),
        }
    }
}

/// Ready on Control-C, or on the signal that service managers send.
pub async fn told_to_stop() {
    let interrupt = async { tokio::signal::ctrl_c().await.ok() };
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let terminate = async {
            match signal(SignalKind::terminate()) {
                Ok(mut signal) => drop(signal.recv().await),
                Err(_) => std::future::pending().await,
            }
        };
        tokio::select! {
            _ = interrupt => {}
            () = terminate => {}
        }
    }
    #[cfg(not(unix))]
    drop(interrupt.await);
}
