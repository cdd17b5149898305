//! The process is killed in the middle of everything. What was answered is there, once.

use crate::running::{Client, Person, table};
use fire_tower::FireTower;
use kernel::{Game, Input};
use protocol::{FromTable, Nonce, Rejection, ToTable, Verdict};
use serde_json::json;
use std::collections::BTreeMap;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Mutex};
use std::time::Duration;
use store::{Sqlite, Store};
use table::Entry;

/// How many tables are played at while the process is killed.
const TABLES: usize = 12;

struct Process {
    child: Child,
    addr: SocketAddr,
}

impl Process {
    fn start(folder: &Path) -> Process {
        let mut child = Command::new(env!("CARGO_BIN_EXE_tinderbox-server"))
            .env("TINDERBOX_ADDR", "127.0.0.1:0")
            .env("TINDERBOX_DATA", folder)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("the server starts");
        let mut line = String::new();
        let stdout = child.stdout.take().expect("its output");
        BufReader::new(stdout).read_line(&mut line).expect("its first line");
        let addr = line.trim().strip_prefix("http://").and_then(|addr| addr.parse().ok());
        Process { child, addr: addr.expect("its address") }
    }

    fn kill(mut self) {
        self.child.kill().expect("it can be killed");
        self.child.wait().expect("it is gone");
    }
}

/// How long a client waits that was too fast.
const PAUSE: Duration = Duration::from_millis(100);

/// What one client was told is done: nonce and action, as text.
type Acknowledged = Arc<Mutex<BTreeMap<u64, String>>>;

/// Plays both seats until the connection breaks, and writes down what was acknowledged.
async fn play(person: Person, id: String, next_nonce: u64, done: Acknowledged) {
    let Ok(mut client) = person.dial::<FireTower>(&id, None).await else { return };
    client.nonce = next_nonce;
    let hello = ToTable::Hello { protocol: protocol::PROTOCOL, have: None };
    if client.try_say(hello).await.is_err() {
        return;
    }
    while let Some(told) = client.hear().await {
        if let FromTable::Answer { nonce: Nonce(nonce), verdict } = told {
            let pending = client.pending.remove(&nonce).expect("an answer to a request");
            match verdict {
                Verdict::Done => drop(done.lock().expect("a lock").insert(nonce, pending)),
                // A quick machine meets the limit on messages; a client waits and goes on.
                Verdict::Rejected(Rejection::TooFast) => tokio::time::sleep(PAUSE).await,
                other => panic!("only legal actions are asked for, but: {other:?}"),
            }
        }
        if client.pending.is_empty() && !act(&mut client).await {
            return;
        }
    }
}

/// One more action of whichever seat is asked. False when the connection is gone.
async fn act(client: &mut Client<FireTower>) -> bool {
    let Some((seat, action)) = client.next_move() else { return true };
    client.nonce += 1;
    let input: Input<_, <FireTower as Game>::Chance> = Input::Act(seat, action);
    client.pending.insert(client.nonce, serde_json::to_string(&input).expect("an input"));
    client.try_say(ToTable::Act { nonce: Nonce(client.nonce), seat, action }).await.is_ok()
}

#[tokio::test]
async fn whatever_was_acknowledged_survives_a_kill_and_nothing_is_there_twice() {
    let kills = std::env::var("TINDERBOX_KILLS").ok().and_then(|kills| kills.parse().ok());
    let folder = tempfile::tempdir().expect("a folder");
    let mut process = Process::start(folder.path());
    let mut tables: BTreeMap<String, (Person, Acknowledged)> = BTreeMap::new();
    for kill in 0..kills.unwrap_or(10_u64) {
        while tables.len() < TABLES {
            // Somebody new each time: one person may not leave so many matches unfinished.
            let mut host = Person { addr: process.addr, cookie: None };
            host.post("/api/me", json!({"name": "Ann"})).await;
            let wish = table("fire-tower", json!([["players", "2"]]), json!(["me", "me"]));
            tables.insert(host.make(wish).await, (host, Arc::default()));
        }
        let playing = tables.iter_mut().map(|(id, (host, done))| {
            let next_nonce = (kill + 1) * 1_000_000;
            host.addr = process.addr;
            tokio::spawn(play(host.clone(), id.clone(), next_nonce, done.clone()))
        });
        let playing: Vec<_> = playing.collect();
        tokio::time::sleep(Duration::from_millis(fastrand::u64(20..600))).await;
        process.kill();
        for client in playing {
            client.await.expect("no client panics");
        }
        verify(folder.path(), &tables).await;
        process = Process::start(folder.path());
        // Old matches go on, and some begin anew.
        tables.retain(|_, (_, done)| done.lock().expect("a lock").len() < 300);
    }
    process.kill();
}

/// Every acknowledged action is kept exactly once.
async fn verify(folder: &Path, tables: &BTreeMap<String, (Person, Acknowledged)>) {
    let store = Sqlite::open(folder).expect("the database opens after a kill");
    let mut acknowledged = 0;
    for (id, (_, done)) in tables {
        let id = protocol::TableId::parse(id).expect("a name");
        let kept = store.load(id).await.expect("an answer").expect("a table that was made");
        let mut found: BTreeMap<u64, Vec<String>> = BTreeMap::new();
        for text in &kept.entries {
            let entry: Entry<FireTower> = serde_json::from_str(text).expect("an entry");
            if let Entry::Input { nonce: Some(Nonce(nonce)), input, .. } = entry {
                let input = serde_json::to_string(&input).expect("an input");
                found.entry(nonce).or_default().push(input);
            }
        }
        for (nonce, input) in done.lock().expect("a lock").iter() {
            assert_eq!(found.get(nonce), Some(&vec![input.clone()]), "request {nonce}");
            acknowledged += 1;
        }
        assert!(found.values().all(|inputs| inputs.len() == 1), "a request was done twice");
    }
    println!("{acknowledged} acknowledged moves are there");
}
