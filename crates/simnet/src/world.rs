//! The story of one seed: who says what when, what goes wrong, and what must be true all the time.

use crate::client::{Client, Wish};
use crate::disk::{Batch, Disk};
use crate::faults::Faults;
use crate::server::{Call, Mail, Server};
use fastrand::Rng;
use kernel::{Game, Seat, Seats, state_hash};
use protocol::{FromTable, Nonce, Pace, Stage, TableId, Time, ToTable, Version};
use std::collections::{BTreeMap, BTreeSet};
use table::{ConnId, Entry, Meta, Millis, PersonId, Seed, Sitter};

/// Faults stop after this long, in simulated milliseconds.
const STORM_MILLIS: Millis = 180_000;
/// After the faults, everybody must have come to the end within this long.
const CALM_MILLIS: Millis = 40_000_000;
/// The longest thought of a bot.
const THOUGHT_MILLIS: Millis = 400;
/// More steps than any story needs.
const STEPS_MAX: u64 = 3_000_000;

/// How a story went.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// One number for everything that was sent and kept, in order.
    pub trace: u64,
    /// Messages sent.
    pub sent: u64,
    /// Messages that never arrived.
    pub lost: u64,
    /// Times the server crashed.
    pub crashes: u64,
    /// Batches that the disk refused.
    pub refused_writes: u64,
    /// Inputs of the match.
    pub inputs: u64,
    /// Moves that were taken back.
    pub undone: u64,
    /// Moves that were done again.
    pub redone: u64,
    /// Times the match stood still.
    pub pauses: u64,
    /// Deeds of more than one action.
    pub deeds: u64,
    /// Clocks that were compared with those before a crash.
    pub clocks_compared: u64,
    /// Standing answers that a crash left as they were.
    pub standing_compared: u64,
    /// Looks at a match that waited for somebody while another was missing too.
    pub missed_together: u64,
    /// Hints that were shown to whoever asked.
    pub hints: u64,
    /// Requests that the rules refused, each told once.
    pub refused: u64,
}

/// What is going to happen.
pub(crate) enum Happening<G: Game> {
    ToServer(Call<G>),
    /// A bot has thought; its answer dies with the process that asked, which is named by the crashes
    /// before it.
    Thought(u64, Call<G>),
    ToClient(usize, ConnId, FromTable<G>),
    Written,
    Restart,
    Wake,
    ClientWakes(usize),
}

pub(crate) struct World<G: Game> {
    pub(crate) now: Millis,
    pub(crate) sequence: u64,
    pub(crate) coming: BTreeMap<(Millis, u64), Happening<G>>,
    pub(crate) rng: Rng,
    pub(crate) faults: Faults,
    pub(crate) disk: Disk<G>,
    pub(crate) seed: Seed,
    pub(crate) server: Option<Server<G>>,
    pub(crate) clients: Vec<Client<G>>,
    pub(crate) next_conn: u64,
    /// What each moment looked like to each viewer, by hash: nobody may show anything else.
    pub(crate) shown: BTreeMap<(Version, Option<Seat>), u64>,
    /// Every request that was answered "done", by person.
    pub(crate) acknowledged: BTreeSet<(PersonId, Nonce)>,
    pub(crate) outcome: Outcome,
    /// The client whose every byte is written down, and when it was sent what.
    pub(crate) listener: Option<usize>,
    /// What the clocks showed when the server crashed with everything on its disk, and who let
    /// everything pass.
    pub(crate) at_crash: Option<(Time, Seats)>,
    pub(crate) sent_to_listener: Vec<(Millis, String)>,
}

/// Plays one story of `people` persons (and one spectator) with this setup.
pub fn simulate<G: Game>(setup: &G::Setup, people: usize, seed: u64) -> Outcome {
    let mut world = World::<G>::new(setup, people, seed);
    world.run(seed);
    world.outcome
}

/// As [`simulate`], with everything that was sent to the page of one seat, or to the spectator, and
/// when; and the state at the end.
pub(crate) fn overhear<G: Game>(
    setup: &G::Setup,
    people: usize,
    listener: Option<Seat>,
    seed: u64,
) -> (Vec<(Millis, String)>, G) {
    let mut world = World::<G>::new(setup, people, seed);
    world.listener = Some(listener.map_or(world.clients.len() - 1, Seat::index));
    world.run(seed);
    let server = world.server.expect("a story ends with a running server");
    (world.sent_to_listener, server.table.state().clone())
}

impl<G: Game> World<G> {
    fn new(setup: &G::Setup, people: usize, seed: u64) -> Self {
        let mut rng = Rng::with_seed(seed);
        let faults = Faults::draw(&mut rng);
        let state = G::new(setup).expect("a setup that can be played");
        let person = |at: usize| PersonId(at as u64 + 1);
        // The last person comes when the others are there, so that they hear the beginning.
        let sitter = |at: usize| match at {
            at if at + 1 == people => Sitter::Open,
            at if at < people => Sitter::Person { id: person(at), name: "Person".to_owned() },
            _ => Sitter::Bot(protocol::Level::Random),
        };
        let meta = Meta {
            id: TableId::from_bits(seed),
            rules: G::rules_of(setup),
            setup: setup.clone(),
            pace: Pace {
                move_millis: Some(30_000),
                bot_millis: 50,
                away_millis: 5_000,
                pause_on_drop: rng.bool(),
            },
            host: person(0),
            listed: false,
            standing: Seats::NONE,
            sitters: (0..state.seats().len()).map(sitter).collect(),
        };
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&seed.to_le_bytes());
        let persons = (0..people.min(state.seats().len())).map(|at| Some(person(at)));
        World {
            now: 1_000,
            sequence: 0,
            coming: BTreeMap::new(),
            rng,
            faults,
            disk: Disk { meta, entries: Vec::new() },
            seed: Seed::new(bytes),
            server: None,
            clients: persons.chain([None]).map(Client::new).collect(),
            next_conn: 1,
            shown: BTreeMap::new(),
            acknowledged: BTreeSet::new(),
            listener: None,
            at_crash: None,
            sent_to_listener: Vec::new(),
            outcome: Outcome {
                trace: 0,
                sent: 0,
                lost: 0,
                crashes: 0,
                refused_writes: 0,
                inputs: 0,
                undone: 0,
                redone: 0,
                pauses: 0,
                deeds: 0,
                clocks_compared: 0,
                standing_compared: 0,
                missed_together: 0,
                hints: 0,
                refused: 0,
            },
        }
    }

    fn run(&mut self, seed: u64) {
        self.begin();
        for step in 0.. {
            assert!(step < STEPS_MAX, "seed {seed}: the story does not end");
            let Some((&key, _)) = self.coming.first_key_value() else {
                panic!("seed {seed}: nothing is going to happen any more");
            };
            let happening = self.coming.remove(&key).expect("it was there");
            self.now = key.0;
            if self.now > STORM_MILLIS {
                self.faults = Faults::NONE;
            }
            assert!(
                self.now < STORM_MILLIS + CALM_MILLIS,
                "seed {seed}: everybody should have come to the end, but {}",
                self.standing()
            );
            self.happen(happening);
            if self.finished() {
                break;
            }
        }
        self.check_the_end(seed);
    }

    fn begin(&mut self) {
        let mut out = table::Outbox::default();
        let (meta, seed) = (self.disk.meta.clone(), self.seed.clone());
        let made = table::Table::<G>::new(self.now, meta, seed, &mut out);
        made.expect("a setup that can be played");
        self.disk.keep(Batch { entries: out.entries, meta: None });
        self.later(1, Happening::Restart);
        for at in 0..self.clients.len() {
            self.later(10 + at as Millis, Happening::ClientWakes(at));
        }
    }

    pub(crate) fn later(&mut self, millis: Millis, happening: Happening<G>) {
        self.sequence += 1;
        self.coming.insert((self.now + millis, self.sequence), happening);
    }

    pub(crate) fn chance(&mut self, thousandths: u32) -> bool {
        thousandths > 0 && self.rng.u32(..1000) < thousandths
    }

    /// Sends a message on its way: it may be slow, doubled or lost.
    fn send(&mut self, make: impl Fn() -> Happening<G>) {
        self.outcome.sent += 1;
        if self.chance(self.faults.lose) {
            self.outcome.lost += 1;
            return;
        }
        let copies = if self.chance(self.faults.double) { 2 } else { 1 };
        for _ in 0..copies {
            let millis = 1 + self.rng.u64(..self.faults.latency_max);
            self.later(millis, make());
        }
    }

    fn happen(&mut self, happening: Happening<G>) {
        match happening {
            Happening::ToServer(call) => self.call(call),
            Happening::Thought(process, call) => {
                if process == self.outcome.crashes {
                    self.call(call);
                }
            }
            Happening::ToClient(at, conn, message) => self.deliver(at, conn, message),
            Happening::Written => self.written(),
            Happening::Restart => self.restart(),
            Happening::Wake => {
                if let Some(server) = &self.server {
                    let due = server.table.wake_at().is_some_and(|at| at <= self.now);
                    if due {
                        self.call(Call::Tick);
                        self.call(Call::AskBots);
                    }
                    self.schedule_wake();
                }
            }
            Happening::ClientWakes(at) => self.client_wakes(at),
        }
    }

    fn restart(&mut self) {
        self.server = Some(Server::start(self.now, &self.disk, self.seed.clone()));
        self.note_views();
        self.compare_with_crashed();
        self.schedule_wake();
    }

    fn schedule_wake(&mut self) {
        let Some(server) = &self.server else { return };
        let wait = server.table.wake_at().map_or(1_000, |at| at.saturating_sub(self.now));
        self.later(wait.clamp(1, 1_000), Happening::Wake);
    }

    /// A call reaches the server: at once, or after the batch that is being written.
    pub(crate) fn call(&mut self, call: Call<G>) {
        if self.chance(self.faults.crash) {
            return self.crash();
        }
        let Some(server) = &mut self.server else { return };
        server.queue.push_back(call);
        self.work();
    }

    /// Runs calls until one has something to be kept.
    fn work(&mut self) {
        loop {
            let Some(server) = &mut self.server else { return };
            if server.writing.is_some() {
                return;
            }
            let Some(call) = server.queue.pop_front() else { return };
            let out = server.run(self.now, call, &mut self.rng);
            self.outcome.missed_together += u64::from(server.waits_for_several(self.now));
            for call in std::mem::take(&mut server.thoughts) {
                let thought = Happening::Thought(self.outcome.crashes, call);
                let millis = 1 + self.rng.u64(..THOUGHT_MILLIS);
                self.later(millis, thought);
            }
            let Some(server) = &mut self.server else { return };
            if out.entries.is_empty() && !out.meta_changed {
                self.post(out.mail);
                continue;
            }
            let meta = out.meta_changed.then(|| server.table.meta());
            server.writing = Some((Batch { entries: out.entries, meta }, out.mail));
            let millis = 1 + self.rng.u64(..self.faults.disk_max);
            self.later(millis, Happening::Written);
        }
    }

    /// The disk has answered: kept, or refused. After a refusal the process gives up and restarts,
    /// because its memory is ahead of its disk.
    fn written(&mut self) {
        let Some((batch, mail)) = self.server.as_mut().and_then(|server| server.writing.take())
        else {
            return;
        };
        if self.chance(self.faults.disk_fails) {
            self.outcome.refused_writes += 1;
            self.crash();
            // Its clocks were ahead of its disk.
            self.at_crash = None;
            return;
        }
        self.fold(state_hash(&self.disk.entries.len()));
        let count = |so: fn(&&Entry<G>) -> bool| batch.entries.iter().filter(so).count() as u64;
        self.outcome.undone += count(|one| matches!(one, Entry::Undo { .. }));
        self.outcome.redone += count(|one| matches!(one, Entry::Redo { .. }));
        self.outcome.pauses += count(|one| matches!(one, Entry::Pause { .. }));
        self.outcome.deeds += count(|one| matches!(one, Entry::Input { follows: true, .. }));
        let first = self.disk.entries.len();
        self.disk.keep(batch);
        self.each_request_once();
        self.each_person_twice();
        self.note_moments(first);
        self.note_views();
        self.post(mail);
        self.work();
    }

    fn post(&mut self, mail: Mail<G>) {
        for (conn, message) in mail {
            let text = serde_json::to_string(&message).expect("messages can be written");
            self.fold(state_hash(&text));
            let read: FromTable<G> = serde_json::from_str(&text).expect("and read back");
            assert_eq!(read, message, "a message changed on the wire");
            let Some(at) = self.clients.iter().position(|one| one.conn == Some(conn)) else {
                continue;
            };
            if self.listener == Some(at) {
                self.sent_to_listener.push((self.now, text));
            }
            self.send(|| Happening::ToClient(at, conn, read.clone()));
        }
    }

    /// The process is gone. What was being written may have reached the disk or not.
    fn crash(&mut self) {
        let Some(mut server) = self.server.take() else { return };
        self.outcome.crashes += 1;
        let kept = server.writing.is_none();
        self.at_crash = kept.then(|| server.as_kept(self.now));
        if let Some((batch, _)) = server.writing.take()
            && self.rng.bool()
        {
            self.disk.keep(batch);
        }
        for client in &mut self.clients {
            client.conn = None;
        }
        self.each_request_once();
        let millis = 1 + self.rng.u64(..3_000);
        self.later(millis, Happening::Restart);
    }

    fn deliver(&mut self, at: usize, conn: ConnId, message: FromTable<G>) {
        if self.clients[at].conn != Some(conn) {
            return; // a connection that is gone brings nothing any more
        }
        if let (Some(person), Some(nonce)) = (self.clients[at].person, Client::accepted(&message)) {
            self.acknowledged.insert((person, nonce));
            assert!(self.kept(person, nonce), "what was acknowledged is not on the disk");
        }
        let before = self.clients[at].session.version();
        let wish = self.clients[at].hear(self.now, message);
        assert!(self.clients[at].session.version() >= before, "a client went back in time");
        self.check_client(at);
        match wish {
            Wish::Nothing => {}
            Wish::Say(words) => self.say(at, words),
            Wish::Hinted => self.outcome.hints += 1,
            Wish::Refused => {
                self.outcome.refused += 1;
                self.say(at, ToTable::Ping { at: self.now });
            }
        }
    }

    pub(crate) fn say(&mut self, at: usize, message: ToTable<G::Action>) {
        let Some(conn) = self.clients[at].conn else { return };
        self.send(|| Happening::ToServer(Call::Say(conn, message.clone())));
        if self.chance(self.faults.break_up) {
            self.hang_up(at);
        }
    }

    pub(crate) fn hang_up(&mut self, at: usize) {
        if let Some(conn) = self.clients[at].conn.take() {
            self.later(1, Happening::ToServer(Call::Disconnect(conn)));
        }
    }

    fn finished(&self) -> bool {
        let over = self
            .server
            .as_ref()
            .is_some_and(|server| server.table.stage() == Stage::Over && server.writing.is_none());
        over && self.clients.iter().all(|client| {
            client.session.version() == self.server.as_ref().map(|server| server.table.version())
        })
    }

    pub(crate) fn fold(&mut self, number: u64) {
        self.outcome.trace = state_hash(&(self.outcome.trace, number));
    }
}
