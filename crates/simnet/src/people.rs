//! What people before their pages do.

use crate::server::Call;
use crate::world::{Happening, World};
use kernel::{Game, Seat, Thing};
use protocol::{Flow, ToTable, UndoAsked};
use session::Session;
use table::{ConnId, Millis, Sitter};

/// So many deeds a client remembers.
const ACTED_MAX: usize = 8;
/// A quick person does so many things before the first of them is answered.
const ON_THEIR_WAY_MAX: usize = 3;
/// The longest time without a connection.
const OUTAGE_MILLIS: Millis = 90_000;
/// The last person sits down after this long.
const SIT_MILLIS: Millis = 3_000;

impl<G: Game> World<G> {
    /// A client looks at its page: reconnects, repeats, moves.
    pub(crate) fn client_wakes(&mut self, at: usize) {
        let pause = 20 + self.rng.u64(..400);
        self.later(pause, Happening::ClientWakes(at));
        let client = &mut self.clients[at];
        if client.away_until > self.now {
            return;
        }
        // A page that hears nothing for long asks again, as a browser does after a dead connection.
        if client.conn.is_some() && self.now > client.heard_at + 4_000 {
            client.heard_at = self.now;
            self.hang_up(at);
        }
        if self.clients[at].conn.is_none() {
            return self.connect(at);
        }
        if self.chance(self.faults.outage) {
            return self.cut_lines();
        }
        if self.now > SIT_MILLIS && self.disk.meta.sitters.get(at) == Some(&Sitter::Open) {
            let person = self.clients[at].person.expect("a chair is kept for a person");
            return self.call(Call::Sit(person, Seat::new(at)));
        }
        self.repeat_or_move(at);
    }

    /// Several lose their connections at once, each for a time of their own.
    fn cut_lines(&mut self) {
        for at in 0..self.clients.len() {
            if self.rng.bool() {
                self.clients[at].away_until = self.now + self.rng.u64(..OUTAGE_MILLIS);
                self.hang_up(at);
            }
        }
    }

    fn connect(&mut self, at: usize) {
        if self.server.is_none() {
            return;
        }
        let conn = ConnId(self.next_conn);
        self.next_conn += 1;
        let person = self.clients[at].person;
        self.clients[at].conn = Some(conn);
        self.clients[at].heard_at = self.now;
        self.call(Call::Connect(conn, person));
        self.clients[at].asked_at = self.now;
        for words in self.clients[at].session.greeting() {
            self.say(at, words);
        }
    }

    fn repeat_or_move(&mut self, at: usize) {
        // A page repeats on a new connection; here messages are lost on one that lives.
        let unanswered: Vec<_> = self.clients[at].session.unanswered().cloned().collect();
        if !unanswered.is_empty() && self.now > self.clients[at].asked_at + 1_000 {
            self.clients[at].asked_at = self.now;
            return unanswered.into_iter().for_each(|request| self.say(at, request));
        }
        if unanswered.len() >= ON_THEIR_WAY_MAX {
            return;
        }
        if self.follows_a_whim(at) {
            return;
        }
        if let Some(UndoAsked { seat, asked, redo }) = self.clients[at].asked_undo.take() {
            let agree = self.rng.bool();
            return self.say(at, ToTable::Consent { seat, asked, agree, redo });
        }
        let Some((seat, actions)) = self.clients[at].next_deed(&mut self.rng) else {
            return self.out_of_turn(at);
        };
        if self.chance(self.faults.leave) {
            self.clients[at].away_until = self.now + self.rng.u64(..40_000);
            return self.hang_up(at);
        }
        self.clients[at].acted.truncate(ACTED_MAX - 1);
        self.clients[at].acted.insert(0, (seat, actions[0]));
        if self.chance(self.faults.undo) {
            return self.ask(at, |session| session.undo(seat));
        }
        // Whoever can have it done again does not think about it for long.
        if self.clients[at].redo.take() == Some(seat) && self.rng.bool() {
            return self.ask(at, |session| session.redo(seat));
        }
        let forged = self.chance(self.faults.forge);
        let seat = if forged { Seat::new(self.rng.usize(..9)) } else { seat };
        let rest = self.chance(self.faults.forge);
        self.ask(at, |session| match rest {
            true => session.rest(seat, actions),
            false => session.deed(seat, actions),
        });
    }

    /// Now and then a person pauses or goes on, points at something, asks for a hint, or lets everything
    /// pass. True if
    /// that was all.
    fn follows_a_whim(&mut self, at: usize) -> bool {
        let Some(seat) = self.clients[at].session.views().first().and_then(|one| one.viewer) else {
            return false;
        };
        let flow = self.clients[at].flow;
        let whim = match flow {
            Flow::Paused { .. } if self.rng.u32(..3) == 0 => ToTable::Pause { on: false },
            Flow::Running { .. } if self.chance(self.faults.pause) => ToTable::Pause { on: true },
            _ if self.chance(self.faults.whim) => match self.rng.u8(..3) {
                0 => ToTable::Point { seat, thing: Thing(self.rng.u16(..9)) },
                1 => ToTable::Standing { seat, on: self.rng.bool() },
                _ => {
                    self.clients[at].hint_for = Some(seat);
                    ToTable::Hint { seat }
                }
            },
            _ => return false,
        };
        self.say(at, whim);
        true
    }

    /// Nobody waits for this client: it asks whether anybody is there, or does once more what it
    /// did before.
    fn out_of_turn(&mut self, at: usize) {
        let again = if self.chance(self.faults.forge) {
            self.clients[at].did_before(&mut self.rng)
        } else {
            None
        };
        let Some((seat, action)) = again else {
            return self.say(at, ToTable::Ping { at: self.now });
        };
        self.ask(at, |session| session.deed(seat, vec![action]));
    }

    fn ask(&mut self, at: usize, request: impl FnOnce(&mut Session<G>) -> ToTable<G::Action>) {
        self.clients[at].asked_at = self.now;
        let message = request(&mut self.clients[at].session);
        self.say(at, message);
    }
}
