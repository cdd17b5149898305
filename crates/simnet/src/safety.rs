//! What must be true all the time, and at the end.

use crate::client::Client;
use crate::server::Server;
use crate::world::World;
use kernel::{Game, Input, Seat, state_hash};
use protocol::{Nonce, Version};
use std::collections::{BTreeMap, BTreeSet};
use table::{Entry, Millis, PersonId, Table};

/// A crash gives back so much at most: five seconds, and what it takes to keep them.
const MARK_MILLIS: Millis = 6_000;
/// So often the match stands still for one person at most.
const DROPS_MAX: u32 = 2;

impl<G: Game> World<G> {
    /// Remembers what this moment looks like to each viewer.
    pub(crate) fn note_views(&mut self) {
        let Some(server) = &self.server else { return };
        self.note(server.table.version(), &server.table.state().clone());
    }

    /// Remembers every moment but the last of what was kept from this entry on: one call may bring
    /// several, because what is due comes before what has arrived.
    pub(crate) fn note_moments(&mut self, first: usize) {
        let version = |entry: &Entry<G>| match *entry {
            Entry::Input { version, .. }
            | Entry::Undo { version, .. }
            | Entry::Redo { version, .. } => Some(version),
            Entry::Pause { .. } | Entry::Resume { .. } | Entry::Mark { .. } => None,
        };
        let versions = self.disk.entries[first..].iter().map(version);
        let numbered =
            versions.enumerate().filter_map(|(at, version)| Some((first + at, version?)));
        let numbered: Vec<_> = numbered.collect();
        for pair in numbered.windows(2).filter(|pair| pair[0].1 != pair[1].1) {
            let (meta, seed) = (self.disk.meta.clone(), self.seed.clone());
            let kept = &self.disk.entries[..=pair[0].0];
            let table = Table::restore(self.now, meta, seed, kept).expect("it was kept");
            self.note(table.version(), table.state());
        }
    }

    fn note(&mut self, version: Version, state: &G) {
        for viewer in state.seats().iter().map(Some).chain([None]) {
            let seen = hash_of(&state.view(viewer));
            let known = *self.shown.entry((version, viewer)).or_insert(seen);
            assert_eq!(known, seen, "one moment looks in two ways to {viewer:?} at {version:?}");
        }
    }

    /// What a client shows is what the table showed at that moment.
    pub(crate) fn check_client(&self, at: usize) {
        let client = &self.clients[at];
        let Some(version) = client.session.version() else { return };
        for perspective in client.session.views() {
            let shown = self.shown.get(&(version, perspective.viewer));
            let seen = hash_of(&perspective.view);
            assert_eq!(shown, Some(&seen), "client {at} shows what never was at {version:?}");
        }
    }

    /// Each request of a person is on the disk at most once.
    pub(crate) fn each_request_once(&self) {
        let mut seen = BTreeSet::new();
        for entry in &self.disk.entries {
            if let Some(request) = request_of(entry) {
                assert!(seen.insert(request), "a request was done twice");
            }
        }
    }

    /// The match stands still for each person twice at most.
    pub(crate) fn each_person_twice(&self) {
        let mut times = BTreeMap::new();
        for entry in &self.disk.entries {
            if let Entry::Pause { who: Some(who), .. } = entry {
                let times = times.entry(who).or_insert(0);
                *times += 1;
                assert!(*times <= DROPS_MAX, "the match waits for {who:?} again and again");
            }
        }
    }

    /// Is this request on the disk?
    pub(crate) fn kept(&self, person: PersonId, nonce: Nonce) -> bool {
        let sits = |seat: Seat| {
            let sitter = self.disk.meta.sitters.get(seat.index());
            sitter.is_some_and(|sitter| sitter.is(Some(person)))
        };
        let mut requests = self.disk.entries.iter().filter_map(request_of);
        requests.any(|(seat, known)| known == nonce && sits(seat))
    }

    /// After a crash each clock shows what it showed before, or at most a mark more, and the same people
    /// let everything pass.
    pub(crate) fn compare_with_crashed(&mut self) {
        let before = self.at_crash.take();
        let (Some((before, standing)), Some(server)) = (before, &self.server) else { return };
        assert_eq!(server.table.meta().standing, standing, "a standing answer is not kept");
        self.outcome.standing_compared += standing.len() as u64;
        let after = server.table.time(self.now).clocks;
        for clock in &before.clocks {
            let same = after.iter().find(|one| one.alarm == clock.alarm);
            let left = same.expect("the same alarms run").millis_left;
            let fair = clock.millis_left..=clock.millis_left + MARK_MILLIS;
            let last = self.disk.entries.len().saturating_sub(6);
            let kept = &self.disk.entries[last..];
            let shown = clock.millis_left;
            assert!(fair.contains(&left), "{left} are left instead of {shown} after {kept:?}");
            self.outcome.clocks_compared += 1;
        }
    }

    pub(crate) fn check_the_end(&mut self, seed: u64) {
        let server = self.server.as_ref().expect("a story ends with a running server");
        let again = Server::start(self.now, &self.disk, self.seed.clone());
        assert_eq!(
            again.table.state(),
            server.table.state(),
            "seed {seed}: the disk tells otherwise"
        );
        assert_eq!(again.table.inputs(), server.table.inputs(), "seed {seed}: other inputs");
        for &(person, nonce) in &self.acknowledged {
            assert!(self.kept(person, nonce), "seed {seed}: {person:?} lost {nonce:?}");
        }
        self.outcome.inputs = server.table.inputs().len() as u64;
        self.fold(state_hash(self.server.as_ref().expect("as above").table.state()));
    }

    /// How things stand, for one who looks for a mistake.
    pub(crate) fn standing(&self) -> String {
        let table = self.server.as_ref().map(|server| &server.table);
        let table = table.map(|table| {
            (table.version(), table.state().waiting(), table.wake_at(), table.seat_cards(None))
        });
        let client =
            |one: &Client<G>| (one.stage, one.session.version(), one.conn, one.session.is_lost());
        let clients: Vec<_> = self.clients.iter().map(client).collect();
        format!("at {} the table is {table:?}, and the clients are {clients:?}", self.now)
    }
}

/// Whose request an entry answers.
fn request_of<G: Game>(entry: &Entry<G>) -> Option<(Seat, Nonce)> {
    match *entry {
        Entry::Input { input: Input::Act(seat, _), nonce, .. } => nonce.map(|nonce| (seat, nonce)),
        Entry::Input { .. } | Entry::Pause { .. } | Entry::Resume { .. } | Entry::Mark { .. } => {
            None
        }
        Entry::Undo { request, .. } | Entry::Redo { request, .. } => request,
    }
}

fn hash_of(view: &impl serde::Serialize) -> u64 {
    state_hash(&serde_json::to_string(view).expect("views can be written"))
}
