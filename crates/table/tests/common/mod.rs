//! An evening at a table, for tests that look at it from the outside.

#![allow(dead_code, reason = "each test file uses a part of it")]

use kernel::{Chosen, Game, Seat, Seats};
use protocol::{
    Clock, Flow, FromTable, Level, Nonce, PROTOCOL, Pace, TableId, Time, ToTable, Verdict,
};
use table::{ConnId, Entry, Meta, Millis, Outbox, PersonId, Seed, Sitter, Table};

pub(crate) const ANN: PersonId = PersonId(1);
pub(crate) const BEN: PersonId = PersonId(2);
pub(crate) const CID: PersonId = PersonId(3);
pub(crate) const ANNS: ConnId = ConnId(1);
pub(crate) const BENS: ConnId = ConnId(2);
pub(crate) const CIDS: ConnId = ConnId(3);
pub(crate) const FIRST: Seat = Seat::new(0);
pub(crate) const SECOND: Seat = Seat::new(1);
pub(crate) const THIRD: Seat = Seat::new(2);

pub(crate) type Told<G> = Vec<(ConnId, FromTable<G>)>;

pub(crate) fn ann() -> Sitter {
    Sitter::Person { id: ANN, name: "Ann".to_owned() }
}

pub(crate) fn ben() -> Sitter {
    Sitter::Person { id: BEN, name: "Ben".to_owned() }
}

pub(crate) fn cid() -> Sitter {
    Sitter::Person { id: CID, name: "Cid".to_owned() }
}

pub(crate) fn bot() -> Sitter {
    Sitter::Bot(Level::Random)
}

/// A table with everything that it has kept.
pub(crate) struct Evening<G: Game> {
    pub(crate) table: Table<G>,
    pub(crate) now: Millis,
    pub(crate) kept: Vec<Entry<G>>,
}

impl<G: Game> Evening<G> {
    /// These sitters at the table, Ann, Ben and Cid connected and greeted.
    pub(crate) fn with(options: &[(&str, &str)], pace: Pace, sitters: Vec<Sitter>) -> Evening<G> {
        let chosen = Chosen::new(G::OPTIONS, options).expect("options fit");
        let setup = G::configure(&chosen).expect("options fit");
        let meta = Meta {
            id: TableId::from_bits(5),
            rules: G::rules_of(&setup),
            setup,
            pace,
            host: ANN,
            listed: false,
            standing: Seats::NONE,
            sitters,
        };
        let mut out = Outbox::default();
        let table = Table::new(0, meta, Seed::new([1; 32]), &mut out).expect("a table");
        let mut evening = Evening { table, now: 0, kept: out.entries };
        evening.all_come();
        evening
    }

    pub(crate) fn all_come(&mut self) {
        for (conn, person) in [(ANNS, ANN), (BENS, BEN), (CIDS, CID)] {
            if !self.table.seats_of(Some(person)).is_empty() {
                self.comes(conn, person);
            }
        }
    }

    pub(crate) fn call(
        &mut self,
        run: impl FnOnce(&mut Table<G>, Millis, &mut Outbox<G>),
    ) -> Told<G> {
        let mut out = Outbox::default();
        run(&mut self.table, self.now, &mut out);
        self.kept.extend(out.entries);
        out.mail
    }

    pub(crate) fn comes(&mut self, conn: ConnId, person: PersonId) -> Told<G> {
        self.call(|table, now, out| table.connect(now, conn, Some(person), out));
        self.says(conn, ToTable::Hello { protocol: PROTOCOL, have: None })
    }

    pub(crate) fn goes(&mut self, conn: ConnId) -> Told<G> {
        self.call(|table, now, out| table.disconnect(now, conn, out))
    }

    pub(crate) fn says(&mut self, conn: ConnId, message: ToTable<G::Action>) -> Told<G> {
        self.call(|table, now, out| table.receive(now, conn, message, out))
    }

    /// Asks for a deed; the answer, and how many updates Ann heard.
    pub(crate) fn does(
        &mut self,
        conn: ConnId,
        seat: Seat,
        nonce: u64,
        actions: &[G::Action],
    ) -> (Verdict<G::Because>, usize) {
        let actions = actions.to_vec();
        let told =
            self.says(conn, ToTable::Act { nonce: Nonce(nonce), seat, actions, rest: false });
        let heard = |one: &&(ConnId, FromTable<G>)| {
            one.0 == ANNS && matches!(one.1, FromTable::Update { .. })
        };
        let updates = told.iter().filter(heard).count();
        (verdict(told), updates)
    }

    pub(crate) fn tick(&mut self) -> Told<G> {
        self.call(|table, now, out| table.tick(now, out))
    }

    /// Lets time pass until then; the table is called when it wants to be. Bots are not asked.
    pub(crate) fn wait_until(&mut self, then: Millis) -> Told<G> {
        let mut told = Vec::new();
        while let Some(at) = self.table.due_at().filter(|at| *at <= then) {
            self.now = self.now.max(at);
            told.extend(self.tick());
        }
        self.now = then;
        told
    }

    /// The server is killed and comes back so much later.
    pub(crate) fn restarted(self, later: Millis) -> Evening<G> {
        let now = self.now + later;
        let table = Table::restore(now, self.table.meta(), Seed::new([1; 32]), &self.kept);
        Evening { table: table.expect("as it was kept"), now, kept: self.kept }
    }

    /// The table as one would find it that is started at this moment on what was kept.
    pub(crate) fn copy_as_kept(&self) -> Evening<G> {
        let (meta, kept) = (self.table.meta(), self.kept.clone());
        let table = Table::restore(self.now, meta, Seed::new([1; 32]), &kept);
        Evening { table: table.expect("as it was kept"), now: self.now, kept }
    }

    /// Time as Ann is told when she comes back.
    pub(crate) fn time(&mut self) -> Time {
        let have = Some(self.table.version());
        let told = self.says(ANNS, ToTable::Hello { protocol: PROTOCOL, have });
        let time = told.into_iter().rev().find_map(|(_, one)| match one {
            FromTable::Time(time) | FromTable::Welcome { time, .. } => Some(time),
            _ => None,
        });
        time.expect("whoever comes back is told the time")
    }

    pub(crate) fn flow(&mut self) -> Flow {
        self.time().flow
    }

    /// What is left of an alarm, or of the move.
    pub(crate) fn left(&mut self, alarm: Option<u8>) -> Option<Millis> {
        let clock = |clock: &&Clock| clock.alarm == alarm;
        self.time().clocks.iter().find(clock).map(|clock| clock.millis_left)
    }
}

pub(crate) fn verdict<G: Game>(told: Told<G>) -> Verdict<G::Because> {
    let answer = told.into_iter().find_map(|(_, one)| match one {
        FromTable::Answer { verdict, .. } => Some(verdict),
        _ => None,
    });
    answer.expect("every request is answered")
}
