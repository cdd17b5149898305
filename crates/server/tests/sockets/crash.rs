//! The process is killed in the middle of everything. What was answered is there, once; what was
//! asked again was not done again; and in the end everybody sees the same.

use crate::program::Program;
use crate::running::{Client, Person, table};
use fire_tower::{Action, FireTower};
use kernel::{Game, Input, Seat};
use protocol::{FromTable, Nonce, Rejection, ToTable, Verdict};
use serde_json::json;
use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use store::{Sqlite, Store};
use table::Entry;

/// How many tables are played at while the process is killed.
const TABLES: usize = 12;
/// A match that had so many moves makes room for a new one.
const MOVES: usize = 300;
/// How long a client waits that was too fast.
const PAUSE: Duration = Duration::from_millis(100);

#[derive(Clone, Copy)]
struct Request {
    nonce: u64,
    seat: Seat,
    action: Action,
}

impl Request {
    /// As it is kept.
    fn text(&self) -> String {
        let input: Input<_, <FireTower as Game>::Chance> = Input::Act(self.seat, self.action);
        serde_json::to_string(&input).expect("an input")
    }
}

/// Who plays both seats of a match, and what a page remembers when the connection breaks.
struct Player {
    host: Person,
    id: String,
    /// What the table said is done, by nonce.
    done: BTreeMap<u64, String>,
    /// The last request, answered or not.
    last: Option<Request>,
}

/// Those who were there when the playing stopped.
type Both = (Client<FireTower>, Client<FireTower>);

impl Player {
    async fn new(addr: SocketAddr) -> Player {
        // Somebody new each time: one person may not leave so many matches unfinished.
        let mut host = Person::guest(addr, "Ann").await;
        let wish = table("fire-tower", json!([["players", "2"]]), json!(["me", "me"]));
        let id = host.make(wish).await;
        Player { host, id, done: BTreeMap::new(), last: None }
    }

    /// Plays until told to stop, which leaves a player and an onlooker, or until the connection
    /// breaks, which leaves nobody.
    async fn play(mut self, stop: Arc<AtomicBool>) -> (Player, Option<Both>) {
        let both = self.connected(&stop).await;
        (self, both)
    }

    async fn connected(&mut self, stop: &AtomicBool) -> Option<Both> {
        let mut onlooker = greet(&Person::stranger(self.host.addr), &self.id).await?;
        let mut client = greet(&self.host, &self.id).await?;
        // The page does not know whether the last request was done, or has forgotten the answer.
        if let Some(last) = self.last {
            self.ask(&mut client, last).await?;
        }
        while let Some((seat, action)) = client.next_move() {
            if stop.load(Ordering::Relaxed) {
                break;
            }
            let nonce = self.last.map_or(0, |last| last.nonce) + 1;
            self.ask(&mut client, Request { nonce, seat, action }).await?;
        }
        while onlooker.version() < client.version() {
            onlooker.hear().await?;
        }
        Some((client, onlooker))
    }

    /// Asks until it is done, however often this takes.
    async fn ask(&mut self, client: &mut Client<FireTower>, request: Request) -> Option<()> {
        self.last = Some(request);
        loop {
            let Request { nonce, seat, action } = request;
            let message =
                ToTable::Act { nonce: Nonce(nonce), seat, actions: vec![action], rest: false };
            client.try_say(message).await.ok()?;
            let verdict = loop {
                if let FromTable::Answer { nonce: Nonce(answered), verdict } = client.hear().await?
                {
                    assert_eq!(answered, nonce, "an answer to this request");
                    break verdict;
                }
            };
            match verdict {
                Verdict::Done => break,
                // A quick machine meets the limit on messages; a client waits and goes on.
                Verdict::Rejected(Rejection::TooFast) => tokio::time::sleep(PAUSE).await,
                other => panic!("only legal actions are asked for, but: {other:?}"),
            }
        }
        self.done.insert(request.nonce, request.text());
        Some(())
    }

    /// What was followed, event by event, is what somebody who has just come is shown.
    async fn converged(&self, (client, onlooker): Both) {
        let fresh = greet(&self.host, &self.id).await.expect("a welcome");
        assert_eq!(fresh.version(), client.version());
        for seat in [0, 1].map(Seat::new) {
            assert!(fresh.view_of(seat).is_some());
            assert_eq!(fresh.view_of(seat), client.view_of(seat), "table {}", self.id);
        }
        let fresh = greet(&Person::stranger(self.host.addr), &self.id).await.expect("a welcome");
        assert_eq!((fresh.version(), fresh.view()), (onlooker.version(), onlooker.view()));
        assert_eq!(onlooker.version(), client.version(), "table {}", self.id);
    }
}

/// Somebody comes to a table and is told everything; nothing if the server is gone.
async fn greet(person: &Person, id: &str) -> Option<Client<FireTower>> {
    let mut client = person.dial::<FireTower>(id, None).await.ok()?;
    client.try_say(ToTable::Hello { protocol: protocol::PROTOCOL, have: None }).await.ok()?;
    while !matches!(client.hear().await?, FromTable::Welcome { .. }) {}
    Some(client)
}

type Playing = Vec<tokio::task::JoinHandle<(Player, Option<Both>)>>;

/// All play for a moment.
async fn begin(addr: SocketAddr, players: Vec<Player>, stop: &Arc<AtomicBool>) -> Playing {
    let playing = players.into_iter().map(|mut player| {
        player.host.addr = addr;
        tokio::spawn(player.play(stop.clone()))
    });
    let playing = playing.collect();
    tokio::time::sleep(Duration::from_millis(fastrand::u64(20..600))).await;
    playing
}

#[tokio::test]
async fn whatever_was_acknowledged_survives_a_kill_and_nothing_is_there_twice() {
    let kills = std::env::var("TINDERBOX_KILLS").ok().and_then(|kills| kills.parse().ok());
    let folder = tempfile::tempdir().expect("a folder");
    let mut program = Program::start(folder.path());
    let stop = Arc::new(AtomicBool::new(false));
    let (mut players, mut acknowledged, mut unanswered) = (Vec::new(), 0, 0);
    for _ in 0..kills.unwrap_or(10_u64) {
        while players.len() < TABLES {
            players.push(Player::new(program.addr).await);
        }
        let playing = begin(program.addr, players, &stop).await;
        drop(program);
        players = Vec::new();
        for one in playing {
            players.push(one.await.expect("no client panics").0);
        }
        unanswered += verify(folder.path(), &players).await;
        program = Program::start(folder.path());
        // Old matches go on, and some begin anew.
        let old = players.extract_if(.., |player| player.done.len() >= MOVES);
        acknowledged += old.map(|player| player.done.len()).sum::<usize>();
    }
    let playing = begin(program.addr, players, &stop).await;
    stop.store(true, Ordering::Relaxed);
    players = Vec::new();
    for one in playing {
        let (player, both) = one.await.expect("no client panics");
        player.converged(both.expect("nobody was cut off")).await;
        players.push(player);
    }
    drop(program);
    assert_eq!(verify(folder.path(), &players).await, 0, "everybody had the last answer");
    acknowledged += players.iter().map(|player| player.done.len()).sum::<usize>();
    assert!(acknowledged > 0, "somebody got to play");
    println!(
        "{acknowledged} acknowledged moves are there once; {unanswered} were kept, not answered, \
         asked again and not done again"
    );
}

/// Every acknowledged action is kept exactly once. Says how many are kept whose answer was lost.
async fn verify(folder: &Path, players: &[Player]) -> usize {
    let store = Sqlite::open(folder).expect("the database opens after a kill");
    let mut unanswered = 0;
    for player in players {
        let id = protocol::TableId::parse(&player.id).expect("a name");
        let kept = store.load(id).await.expect("an answer").expect("a table that was made");
        let mut found: BTreeMap<u64, String> = BTreeMap::new();
        for text in &kept.entries {
            let entry: Entry<FireTower> = serde_json::from_str(text).expect("an entry");
            if let Entry::Input { nonce: Some(Nonce(nonce)), input, .. } = entry {
                let input = serde_json::to_string(&input).expect("an input");
                assert_eq!(found.insert(nonce, input), None, "request {nonce} was done twice");
            }
        }
        for (nonce, input) in &player.done {
            assert_eq!(found.remove(nonce).as_ref(), Some(input), "request {nonce}");
        }
        // What is left was asked for, and its answer was lost.
        unanswered += found.len();
        let pending = player.last.map(|last| (last.nonce, last.text()));
        assert!(found.into_iter().all(|one| Some(one) == pending), "nobody asked for this");
    }
    unanswered
}
