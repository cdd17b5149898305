//! Taking connections, as many as there is room for, from those who get to the point.
//!
//! A connection that does not say what it wants in time is closed, so that nobody can hold all places
//! by saying nothing, slowly.

use crate::api::router;
use crate::shared::Shared;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

/// When the system has no connection to give, it is asked again after this long.
const PAUSE: Duration = Duration::from_millis(200);

/// Takes connections until the server stops.
pub(crate) async fn all(shared: &Arc<Shared>, listener: &TcpListener) {
    let places =
        Arc::new(Semaphore::new(shared.config.limits.connections.min(Semaphore::MAX_PERMITS)));
    let router = router(shared.clone());
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = shared.stop.cancelled() => return,
        };
        match (accepted, places.clone().try_acquire_owned()) {
            (Ok((stream, _)), Ok(place)) => {
                // What a client is told goes out at once, not when more has gathered.
                let _ = stream.set_nodelay(true);
                shared.tasks.spawn(serve(shared.clone(), stream, router.clone(), place));
            }
            (Ok(_), Err(_)) => shared.metrics.no_place.inc(),
            (Err(error), _) => {
                tracing::warn!(%error, "the system gives no connection");
                tokio::time::sleep(PAUSE).await;
            }
        }
    }
}

/// Answers one connection until it ends, or becomes the line of a table.
async fn serve(
    shared: Arc<Shared>,
    stream: TcpStream,
    router: axum::Router,
    _place: OwnedSemaphorePermit,
) {
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(Duration::from_millis(shared.config.limits.request_millis))
        .serve_connection(TokioIo::new(stream), TowerToHyperService::new(router))
        .with_upgrades();
    let mut connection = pin!(connection);
    tokio::select! {
        // A client that breaks off is its own business.
        _ = &mut connection => return,
        () = shared.stop.cancelled() => {}
    }
    connection.as_mut().graceful_shutdown();
    let _ = connection.await;
}
