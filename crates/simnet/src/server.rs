//! The server's side: keeps first, tells afterwards.

use crate::disk::{Batch, Disk};
use kernel::{Game, Seat};
use protocol::{FromTable, ToTable};
use std::collections::VecDeque;
use table::{ConnId, Millis, Outbox, PersonId, Seed, Table};

/// What happens to a running table.
#[derive(Clone)]
pub(crate) enum Call<G: Game> {
    Connect(ConnId, Option<PersonId>),
    Disconnect(ConnId),
    Sit(PersonId, Seat),
    Say(ConnId, ToTable<G::Action>),
    Tick,
    Bot,
}

/// What is to be sent once a batch is kept.
pub(crate) type Mail<G> = Vec<(ConnId, FromTable<G>)>;

/// One process. A crash forgets everything here; the disk stays.
pub(crate) struct Server<G: Game> {
    pub table: Table<G>,
    /// Calls that wait while a batch is being written.
    pub queue: VecDeque<Call<G>>,
    /// The batch that is being written, and the mail that waits for it.
    pub writing: Option<(Batch<G>, Mail<G>)>,
}

impl<G: Game> Server<G> {
    /// A process that finds this on its disk.
    pub(crate) fn start(now: Millis, disk: &Disk<G>, seed: Seed) -> Server<G> {
        let table = Table::restore(now, disk.meta.clone(), seed, &disk.entries)
            .unwrap_or_else(|problem| panic!("what was kept cannot be taken up: {problem}"));
        Server { table, queue: VecDeque::new(), writing: None }
    }

    /// Runs one call. The outbox is to be kept before its mail is sent.
    pub(crate) fn run(&mut self, now: Millis, call: Call<G>, rng: &mut fastrand::Rng) -> Outbox<G> {
        let mut out = Outbox::default();
        match call {
            Call::Connect(conn, person) => self.table.connect(now, conn, person, &mut out),
            Call::Disconnect(conn) => self.table.disconnect(now, conn, &mut out),
            Call::Sit(person, seat) => {
                // Who asks twice is told that the seat is taken, which is fine.
                let _ = self.table.sit(now, person, "Person", Some(seat), &mut out);
            }
            Call::Say(conn, message) => self.table.receive(now, conn, message, &mut out),
            Call::Tick => self.table.tick(now, &mut out),
            Call::Bot => {
                if let Some(task) = self.table.bot_task(now) {
                    let world = G::imagine(&task.view, &mut |n| rng.u32(..n));
                    let mut actions = Vec::new();
                    world.legal(task.seat, &mut actions);
                    let action = actions[rng.usize(..actions.len())];
                    self.table.bot_acts(now, task.seat, task.version, action, &mut out);
                }
            }
        }
        out
    }
}
