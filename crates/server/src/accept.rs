//! Taking connections, as many as there is room for, from those who get to the point.
//!
//! A connection that does not say what it wants in time is closed, so that nobody can hold all places
//! by saying nothing, slowly. Who finds no place is told so, as long as there is breath for it.

use crate::api::{full_house, router};
use crate::household::{Household, is_proxy};
use crate::places::{NoPlace, Place};
use crate::shared::Shared;
use axum::Router;
use hyper::server::conn::http1;
use hyper::service::{Service, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use std::net::IpAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Semaphore;

/// When the system has no connection to give, it is asked again after this long.
const PAUSE: Duration = Duration::from_millis(200);
/// So many may be told at the same time that there is no place for them.
const REFUSED_AT_ONCE: usize = 64;
/// Who is going to be refused says no longer than this what was wanted.
const REFUSED_TIME: Duration = Duration::from_secs(2);
/// What a process has open besides connections that have their place: the database, its threads'
/// wakers, the listener, and those who are being refused.
const OTHER_FILES: usize = 64 + REFUSED_AT_ONCE;

/// The place of a connection among all and those of its household. Whatever a connection becomes
/// keeps it.
pub(crate) type Seated = Arc<Place<Household>>;

/// The place of somebody whom a proxy brings, among those of their household. It is kept like
/// [`Seated`]; who comes without a proxy needs none.
pub(crate) type Brought = Option<Arc<Place<Household>>>;

/// The other end of a connection.
#[derive(Clone, Copy)]
pub(crate) struct Peer(pub(crate) IpAddr);

/// How many connections there is room for: each is a file to the system, which is asked for as many
/// as are wanted and gives what it gives.
pub(crate) fn room_for(wanted: usize) -> usize {
    let files = wanted.saturating_add(OTHER_FILES) as u64;
    match rlimit::increase_nofile_limit(files) {
        Ok(given) if given < files => {
            let room = (given as usize).saturating_sub(OTHER_FILES).max(1);
            tracing::warn!(wanted, room, "the system gives fewer files: fewer connections");
            room
        }
        Ok(_) => wanted,
        Err(error) => {
            tracing::warn!(%error, "the system does not tell how many files it gives");
            wanted
        }
    }
}

/// Takes connections until the server stops.
pub(crate) async fn all(shared: &Arc<Shared>, listener: &TcpListener) {
    let router = router(shared.clone());
    let refused = Arc::new(Semaphore::new(REFUSED_AT_ONCE));
    let time = Duration::from_millis(shared.config.limits.request_millis);
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = shared.stop.cancelled() => return,
        };
        let (stream, peer) = match accepted {
            Ok((stream, peer)) => (stream, peer.ip()),
            Err(error) => {
                tracing::warn!(%error, "the system gives no connection");
                tokio::time::sleep(PAUSE).await;
                continue;
            }
        };
        // What a client is told goes out at once, not when more has gathered.
        let _ = stream.set_nodelay(true);
        // A proxy brings many households; whom it asks for is counted when it says so.
        let household = (!is_proxy(peer, &shared.config)).then(|| peer.into());
        match shared.connections.enter(household) {
            Ok(place) => {
                let line = Incoming { stream, peer, time };
                let seated = Some(Arc::new(place));
                shared.tasks.spawn(line.serve(shared.clone(), router.clone(), seated));
            }
            Err(why) => {
                refuse(shared, Incoming { stream, peer, time: REFUSED_TIME }, why, &refused)
            }
        }
    }
}

/// Tells that there is no place, or hangs up if that is too much already.
fn refuse(shared: &Arc<Shared>, line: Incoming, why: NoPlace, refused: &Arc<Semaphore>) {
    shared.metrics.no_place.inc();
    let Ok(breath) = refused.clone().try_acquire_owned() else { return };
    let telling = line.serve(shared.clone(), full_house(shared.clone(), why), None);
    shared.tasks.spawn(async move {
        let _ = tokio::time::timeout(2 * REFUSED_TIME, telling).await;
        drop(breath);
    });
}

/// A connection that has come in.
struct Incoming {
    stream: TcpStream,
    peer: IpAddr,
    /// A request has come in full after so long.
    time: Duration,
}

impl Incoming {
    /// Answers until the connection ends, or becomes the line of a table. One without a place gets
    /// one answer.
    async fn serve(self, shared: Arc<Shared>, router: Router, seated: Option<Seated>) {
        let (peer, stays) = (Peer(self.peer), seated.is_some());
        let router = TowerToHyperService::new(router);
        let service = service_fn(move |mut request: hyper::Request<hyper::body::Incoming>| {
            request.extensions_mut().insert(peer);
            if let Some(seated) = &seated {
                request.extensions_mut().insert(seated.clone());
            }
            router.call(request)
        });
        let connection = http1::Builder::new()
            .timer(TokioTimer::new())
            .header_read_timeout(self.time)
            .keep_alive(stays)
            .serve_connection(TokioIo::new(self.stream), service)
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
}
