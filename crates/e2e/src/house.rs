//! The program under test, with a data folder of its own.

use crate::given;
use serde_json::Value;
use std::fs::File;
use std::path::{Path, PathBuf};
use std::process::Stdio;
use tempfile::TempDir;
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};

/// How long the bots of a house wait before they act.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bots {
    /// A person could not follow, a test need not.
    Hasty,
    /// As long as their table says: as people see it.
    Patient,
}
/// What is looked for happens in one of so many matches.
const SEEDS_MAX: u32 = 60;

/// A server; it is gone when this is dropped, and its data with it.
pub struct House {
    data: TempDir,
    log: PathBuf,
    port: u16,
    bots: Bots,
    server: Child,
}

impl House {
    /// Opens one on a port that is free.
    pub(crate) async fn open(log: PathBuf, bots: Bots) -> House {
        let data = tempfile::tempdir().expect("a folder for the data");
        let (server, port) = serve(&data, 0, &log, bots).await;
        House { data, log, port, bots, server }
    }

    /// An address of it.
    pub fn url(&self, path: &str) -> String {
        format!("http://127.0.0.1:{}{path}", self.port)
    }

    /// Where it listens.
    pub(crate) fn host(&self) -> String {
        format!("127.0.0.1:{}", self.port)
    }

    /// Ends it without a word (SIGKILL).
    pub async fn kill(&mut self) {
        self.server.kill().await.expect("a server that runs can be killed");
    }

    /// Opens it again on the same port with the same data; returns once it listens.
    pub async fn open_again(&mut self) {
        let (server, port) = serve(&self.data, self.port, &self.log, self.bots).await;
        assert_eq!(port, self.port);
        self.server = server;
    }

    /// Whether the program finds the shuffles of a saved record fair.
    pub async fn finds_fair(&self, file: &Path) -> bool {
        let mut verify = Command::new(given("TINDERBOX_PROGRAM"));
        verify.arg("verify").arg(file).stdout(Stdio::null());
        verify.status().await.expect("the program starts").success()
    }

    /// A match between bots, kept by the program itself.
    pub async fn record(&self, game: &str) -> PathBuf {
        self.record_with(game, &[], |_| true).await.0
    }

    /// A match between bots with these options in which something like this was done; and how many
    /// inputs came before that.
    pub async fn record_with(
        &self,
        game: &str,
        options: &[&str],
        done: impl Fn(&Value) -> bool,
    ) -> (PathBuf, usize) {
        let file = self.data.path().join(format!("{game}{}.json", options.concat()));
        for seed in 1..=SEEDS_MAX {
            let _ = std::fs::remove_file(&file);
            let mut sim = Command::new(given("TINDERBOX_PROGRAM"));
            sim.args(["sim", game, "--games", "1", "--seed", &seed.to_string()]).args(options);
            let sim = sim.arg("--save").arg(&file).stdout(Stdio::null());
            assert!(sim.status().await.expect("the program starts").success(), "{options:?}");
            let text = std::fs::read_to_string(&file).expect("the match is kept");
            let record: Value = serde_json::from_str(&text).expect("a record is JSON");
            let inputs = record["inputs"].as_array().expect("a record has inputs");
            if let Some(at) = inputs.iter().position(&done) {
                return (file, at);
            }
        }
        panic!("no such thing happens in {SEEDS_MAX} matches with {options:?}");
    }
}

/// Starts the server and waits for the line that tells its address.
async fn serve(data: &TempDir, port: u16, log: &PathBuf, bots: Bots) -> (Child, u16) {
    let log = File::options().create(true).append(true).open(log).expect("a log file");
    let hasty: &[&str] = if bots == Bots::Hasty { &["--bot-millis", "15"] } else { &[] };
    let mut server = Command::new(given("TINDERBOX_PROGRAM"))
        .args(["serve", "--addr", &format!("127.0.0.1:{port}")])
        .args(hasty)
        .arg("--data")
        .arg(data.path())
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(log)
        .kill_on_drop(true)
        .spawn()
        .expect("the program starts");
    let mut lines = BufReader::new(server.stdout.take().expect("is piped")).lines();
    let first = lines.next_line().await.ok().flatten().unwrap_or_default();
    let port = first.rsplit(':').next().and_then(|port| port.parse().ok());
    // What it prints later is read and forgotten: a full pipe would stop it.
    tokio::spawn(async move { while let Ok(Some(_)) = lines.next_line().await {} });
    (server, port.unwrap_or_else(|| panic!("the server said {first:?} instead of its address")))
}
