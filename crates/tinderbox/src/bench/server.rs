//! `tinderbox bench server`: how many moves a second people can make, and how long each waits.
//!
//! The server is the real one, with real WebSockets and a real database in a folder of its own; only
//! its limits on haste are lifted. It shares the machine with those who play on it.

use super::lists::{self, Lists};
use super::load::{Crowd, Played, Tables};
use crate::games::Commands;
use crate::problem::Problem;
use crate::report;
use client::Person;
use serde::Serialize;
use serde_json::Value;
use server::{Config, Limits, Server};
use std::fmt::Write;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::time::Duration;
use tempfile::TempDir;
use tokio::runtime::{Builder, Runtime};
use tokio::sync::oneshot;

/// So many guests make the idle tables, so that no list of one person's tables grows long.
const HOSTS: u64 = 64;
/// A few tables before the count begins: what the first of them needs once is no table's own.
const WARM_TABLES: u64 = 640;

/// What was asked for.
pub(crate) struct Order {
    /// Which game is played.
    pub(crate) game: &'static Commands,
    pub(crate) tables: u64,
    /// How many people sit at each, with a connection each.
    pub(crate) people: u64,
    pub(crate) time: Duration,
    /// The pace of the second run, in moves a second over all tables.
    pub(crate) rate: u64,
    pub(crate) idle_tables: u64,
    pub(crate) kept_tables: u64,
    /// Where the folder of the database is made.
    pub(crate) data: PathBuf,
    pub(crate) json: bool,
}

/// What was measured.
#[derive(Serialize)]
struct Figures {
    game: &'static str,
    cores: usize,
    tables: u64,
    people: u64,
    /// As fast as it goes, each move on the disk before it is shown.
    durable: Speed,
    /// The same, but nothing is kept.
    storeless: Speed,
    /// Durable moves for each storeless one.
    ratio: f64,
    /// At a given pace, durable.
    paced: Speed,
    idle: Idle,
    lists: Lists,
}

#[derive(Clone, Copy, Serialize)]
struct Speed {
    moves_per_second: u64,
    p50_ms: f64,
    p99_ms: f64,
    p999_ms: f64,
}

/// Tables with a match that waits for a person, and nobody connected.
#[derive(Serialize)]
struct Idle {
    tables: u64,
    /// Nothing where the system does not tell.
    kib_per_table: Option<f64>,
}

/// Measures, and tells.
pub(crate) fn run(order: &Order) -> Result<String, Problem> {
    let game = order.game.name;
    let unserved = || Problem::Usage(format!("a server has no tables of '{game}'"));
    let served = order.game.tables.as_ref().ok_or_else(unserved)?;
    // Memory first: what a finished run gives back to the allocator would be counted as free.
    let idle = idle(order, &(served.usual)())?;
    let durable = measure(order, served, true, None)?;
    let storeless = measure(order, served, false, None)?;
    let paced = measure(order, served, true, Some(order.rate))?;
    let ratio = durable.moves_per_second as f64 / storeless.moves_per_second.max(1) as f64;
    let cores = std::thread::available_parallelism().map_or(1, |cores| cores.get());
    let (tables, people, ratio) = (order.tables, order.people, round(ratio, 1000.0));
    let lists = lists::measure(order, &(served.smallest)())?;
    let figures =
        Figures { game, cores, tables, people, durable, storeless, ratio, paced, idle, lists };
    Ok(if order.json { report::json(&figures) } else { text(&figures) })
}

fn text(figures: &Figures) -> String {
    let Figures { game, cores, tables, people, durable, storeless, ratio, paced, idle, lists } =
        figures;
    let line = |name: &str, speed: &Speed| {
        let Speed { moves_per_second, p50_ms, p99_ms, p999_ms } = speed;
        format!("{name:<12} {moves_per_second:>7} {p50_ms:>8} {p99_ms:>8} {p999_ms:>8}\n")
    };
    let mut text = format!(
        "{tables} tables of {game}, {people} connected to each; players and server on {cores} cores.\n"
    );
    let _ =
        writeln!(text, "{:<12} {:>7} {:>8} {:>8} {:>8}", "", "moves/s", "p50 ms", "p99", "p99.9");
    text += &line("durable", durable);
    text += &line("storeless", storeless);
    text += &line("paced", paced);
    let _ = writeln!(text, "{ratio} durable moves for each storeless one.");
    let Idle { tables, kib_per_table } = idle;
    let _ = match kib_per_table {
        Some(kib) => writeln!(text, "{kib} KiB of memory for each of {tables} idle tables."),
        None => writeln!(text, "This system does not tell how much memory a table takes."),
    };
    text + &lists.text()
}

/// Plays for the time that was asked for.
fn measure(
    order: &Order,
    tables: &Tables,
    durable: bool,
    rate: Option<u64>,
) -> Result<Speed, Problem> {
    let folder = durable.then(|| folder(&order.data)).transpose()?;
    let host = Host::start(folder.as_ref().map(TempDir::path))?;
    let Order { tables: at, people, time, .. } = *order;
    let crowd = Crowd { tables: at, people, time, rate };
    let Played { mut micros, took } = (tables.play)(host.addr, crowd)?;
    host.stop()?;
    micros.sort_unstable();
    let part = |thousandths: usize| {
        let at = micros.len() * thousandths / 1000;
        round(micros.get(at).map_or(0.0, |&micros| f64::from(micros) / 1000.0), 100.0)
    };
    let moves_per_second = (micros.len() as f64 / took.as_secs_f64()) as u64;
    Ok(Speed { moves_per_second, p50_ms: part(500), p99_ms: part(990), p999_ms: part(999) })
}

fn idle(order: &Order, wish: &Value) -> Result<Idle, Problem> {
    let folder = folder(&order.data)?;
    let host = Host::start(Some(folder.path()))?;
    let runtime = here()?;
    runtime.block_on(open(host.addr, WARM_TABLES, wish));
    let before = resident_kib();
    runtime.block_on(open(host.addr, order.idle_tables, wish));
    let after = resident_kib();
    host.stop()?;
    let each = |kib: u64| round(kib as f64 / order.idle_tables as f64, 10.0);
    let kib = before.zip(after).map(|(before, after)| each(after.saturating_sub(before)));
    Ok(Idle { tables: order.idle_tables, kib_per_table: kib })
}

/// Opens such tables, each with a match that has begun.
async fn open(addr: SocketAddr, tables: u64, wish: &Value) {
    let one = |at: u64, wish: Value| async move {
        let mut person = Person::guest(addr, "Ann").await;
        for _ in (at..tables).step_by(HOSTS as usize) {
            person.make(wish.clone()).await;
        }
    };
    let hosts: Vec<_> = (0..HOSTS).map(|at| tokio::task::spawn(one(at, wish.clone()))).collect();
    for host in hosts {
        host.await.expect("no host panics");
    }
}

/// A server with its own threads.
pub(super) struct Host {
    pub(super) addr: SocketAddr,
    stop: oneshot::Sender<()>,
    server: tokio::task::JoinHandle<Result<(), server::ServeError>>,
    runtime: Runtime,
}

impl Host {
    pub(super) fn start(folder: Option<&Path>) -> Result<Host, Problem> {
        let config = Config {
            addr: SocketAddr::from(([127, 0, 0, 1], 0)),
            data: folder.map(Path::to_owned),
            limits: Limits {
                connections: usize::MAX,
                connections_of_household: usize::MAX,
                connections_of_person: usize::MAX,
                messages_per_second: u32::MAX,
                messages_at_once: u32::MAX,
                tables_of_person: usize::MAX,
                guests_per_second: 100_000,
                guests_of_household_per_second: 100_000,
                requests_per_second: u32::MAX,
                requests_at_once: u32::MAX,
                idle_millis: 86_400_000,
                ..Limits::default()
            },
            ..Config::default()
        };
        let runtime =
            Builder::new_multi_thread().enable_all().build().map_err(Problem::Terminal)?;
        let bound = runtime.block_on(Server::bind(config));
        let bound = bound.map_err(|error| Problem::Serve(error.to_string()))?;
        let (addr, (stop, stopped)) = (bound.addr(), oneshot::channel::<()>());
        let server = runtime.spawn(bound.run(async move { drop(stopped.await) }));
        Ok(Host { addr, stop, server, runtime })
    }

    pub(super) fn stop(self) -> Result<(), Problem> {
        drop(self.stop);
        let stopped = self.runtime.block_on(self.server).expect("the server does not panic");
        stopped.map_err(|error| Problem::Serve(error.to_string()))
    }
}

/// A folder for a database, which goes away again.
pub(super) fn folder(data: &Path) -> Result<TempDir, Problem> {
    let made = tempfile::Builder::new().prefix("tinderbox-bench-").tempdir_in(data);
    made.map_err(|error| Problem::Write(data.to_owned(), error))
}

/// A runtime on this thread, for those who play.
pub(super) fn here() -> Result<Runtime, Problem> {
    Builder::new_current_thread().enable_all().build().map_err(Problem::Terminal)
}

fn resident_kib() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    line.split_whitespace().next()?.parse().ok()
}

pub(super) fn round(number: f64, parts: f64) -> f64 {
    (number * parts).round() / parts
}
