//! A server in this process, on a free port.

pub(crate) use client::{Client, PATIENCE, Person, is_asked, legal, table};

use server::{Config, Limits, Server};
use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use store::Store;
use tokio::sync::oneshot;

/// A server in this process.
pub(crate) struct Running {
    pub(crate) addr: SocketAddr,
    stop: Option<oneshot::Sender<()>>,
    task: tokio::task::JoinHandle<()>,
}

/// Test games, no disk, nobody too fast.
pub(crate) fn config() -> Config {
    Config {
        addr: SocketAddr::from(([127, 0, 0, 1], 0)),
        data: None,
        public_url: None,
        proxy: None,
        pages: None,
        toys: true,
        limits: Limits {
            messages_per_second: 10_000,
            messages_at_once: 10_000,
            guests_per_second: 1000,
            guests_of_household_per_second: 1000,
            requests_per_second: 10_000,
            ..Limits::default()
        },
    }
}

impl Running {
    pub(crate) async fn start(config: Config) -> Running {
        Running::run(Server::bind(config).await.expect("a server that starts"))
    }

    /// On a store that the test has opened.
    pub(crate) async fn with(store: Arc<dyn Store>) -> Running {
        Running::run(Server::bind_with(config(), store).await.expect("a server that starts"))
    }

    fn run(server: Server) -> Running {
        let addr = server.addr();
        let (stop, stopped) = oneshot::channel::<()>();
        let stopping = async move { drop(stopped.await) };
        let task = tokio::spawn(async move { server.run(stopping).await.expect("it runs") });
        Running { addr, stop: Some(stop), task }
    }

    pub(crate) async fn on(folder: &Path) -> Running {
        Running::start(Config { data: Some(folder.to_owned()), ..config() }).await
    }

    /// Stops it as a service manager would.
    pub(crate) async fn stop(mut self) {
        drop(self.stop.take());
        tokio::time::timeout(PATIENCE, self.task).await.expect("it stops").expect("without panic");
    }

    /// A person with a name.
    pub(crate) async fn guest(&self, name: &str) -> Person {
        Person::guest(self.addr, name).await
    }

    pub(crate) fn stranger(&self) -> Person {
        Person::stranger(self.addr)
    }
}
