//! Coming, sitting down, going away, coming back.

use crate::chair::{Chair, Sitter};
use crate::moves::Part;
use crate::restore::Entry;
use crate::table::{ConnId, Connection, Millis, Outbox, PersonId, SitProblem, Table};
use kernel::{Game, Seat, Seats};
use protocol::{FromTable, NAME_MAX, Stage, Version};

impl<G: Game> Table<G> {
    /// A client has connected; it is told nothing before its first word.
    pub fn connect(
        &mut self,
        now: Millis,
        conn: ConnId,
        person: Option<PersonId>,
        out: &mut Outbox<G>,
    ) {
        let now = self.come_to(now, out);
        self.connections.push(Connection { id: conn, person, greeted: false });
        let mut changed = false;
        for chair in self.chairs.iter_mut().filter(|chair| chair.sitter.is(person)) {
            changed |= chair.away_since.take().is_some();
        }
        if changed | self.take_over(person) {
            self.tell_seats(out);
            self.review_pause(now, out);
        }
    }

    /// A person plays again where a bot stood in. True if anything is different now. Nobody gets the
    /// time of a move twice: a question for which the person was late is left to the bot.
    fn take_over(&mut self, person: Option<PersonId>) -> bool {
        let (played, time) = (self.played(self.now), self.pace.move_millis);
        let mut changed = false;
        for chair in self.chairs.iter_mut().filter(|one| one.sitter.is(person) && one.stood_in) {
            let late = chair.asked.filter(|asked| asked.is_late(played, time));
            let before = (chair.back_after, chair.stood_in);
            chair.back_after = late.map(|asked| asked.version);
            chair.stood_in = late.is_some();
            changed |= before != (chair.back_after, chair.stood_in);
        }
        changed
    }

    /// Whoever came back too late for a question plays again after it.
    pub(crate) fn let_back(&mut self, out: &mut Outbox<G>) {
        let mut changed = false;
        for chair in &mut self.chairs {
            let over = |late: &Version| chair.asked.is_none_or(|asked| asked.version != *late);
            if chair.back_after.take_if(|late| over(late)).is_some() {
                chair.stood_in = false;
                changed = true;
            }
        }
        if changed {
            self.tell_seats(out);
        }
    }

    /// A connection is gone. A person with no connection left is away.
    pub fn disconnect(&mut self, now: Millis, conn: ConnId, out: &mut Outbox<G>) {
        let now = self.come_to(now, out);
        let Some(at) = self.connections.iter().position(|one| one.id == conn) else { return };
        let person = self.connections.swap_remove(at).person;
        let Some(who) = person else { return };
        let here = self.connections.iter().any(|one| one.person == person);
        if here || self.seats_of(person).is_empty() {
            return;
        }
        for chair in self.chairs.iter_mut().filter(|chair| chair.sitter.is(person)) {
            chair.away_since = Some(now);
            chair.back_after = None;
        }
        self.tell_seats(out);
        self.pause_for(now, who, out);
        self.review_pause(now, out);
    }

    /// A person sits down on this chair, or on the first open one. The match begins with the last.
    pub fn sit(
        &mut self,
        now: Millis,
        person: PersonId,
        name: &str,
        seat: Option<Seat>,
        out: &mut Outbox<G>,
    ) -> Result<Seat, SitProblem> {
        let open = |chair: &Chair<G::Because>| chair.sitter == Sitter::Open;
        let at = match seat {
            Some(seat) if seat.index() >= self.chairs.len() => return Err(SitProblem::NoSuchSeat),
            Some(seat) if !open(&self.chairs[seat.index()]) => return Err(SitProblem::Taken),
            Some(seat) => seat.index(),
            None => self.chairs.iter().position(open).ok_or(SitProblem::Full)?,
        };
        let name = name.trim().chars().take(NAME_MAX).collect();
        self.place(now, at, Sitter::Person { id: person, name }, out);
        Ok(Seat::new(at))
    }

    /// The host gives a chair to somebody else: opens it for the link, or lets a bot play.
    pub fn replace(
        &mut self,
        now: Millis,
        host: PersonId,
        seat: Seat,
        sitter: Sitter,
        out: &mut Outbox<G>,
    ) -> Result<(), SitProblem> {
        if host != self.host {
            return Err(SitProblem::NotHost);
        }
        if seat.index() >= self.chairs.len() {
            return Err(SitProblem::NoSuchSeat);
        }
        self.place(now, seat.index(), sitter, out);
        Ok(())
    }

    /// A person leaves: a bot plays on, or the chair opens again before the match. Who leaves after the
    /// end has still played.
    pub fn leave(&mut self, now: Millis, person: PersonId, out: &mut Outbox<G>) {
        let sitter = match self.stage() {
            Stage::Gathering => Sitter::Open,
            Stage::Over => return,
            Stage::Playing => Sitter::Bot(protocol::Level::Greedy),
        };
        for seat in self.seats_of(Some(person)).iter() {
            self.place(now, seat.index(), sitter.clone(), out);
        }
    }

    fn place(&mut self, now: Millis, at: usize, sitter: Sitter, out: &mut Outbox<G>) {
        let now = self.come_to(now, out);
        let before = self.chairs[at].sitter.person();
        let mut chair = Chair::new(sitter);
        chair.thinks = self.chairs[at].thinks;
        if let Sitter::Person { id, .. } = chair.sitter {
            let here = self.connections.iter().any(|one| one.person == Some(id));
            chair.away_since = (!here).then_some(now);
        }
        let after = chair.sitter.person();
        self.chairs[at] = chair;
        out.meta_changed = true;
        self.close_undo(false, out);
        self.note_asked(now, Seats::NONE);
        self.tell_seats(out);
        // Who sees through other eyes now is shown everything anew.
        for person in [before, after].into_iter().flatten() {
            self.show_again(now, person, out);
        }
        self.review_pause(now, out);
        self.start_when_full(now, out);
    }

    fn show_again(&self, now: Millis, person: PersonId, out: &mut Outbox<G>) {
        let own = self.connections.iter().filter(|one| one.person == Some(person) && one.greeted);
        for connection in own {
            out.mail.push((connection.id, self.welcome(now, Some(person))));
        }
    }

    pub(crate) fn start_when_full(&mut self, now: Millis, out: &mut Outbox<G>) {
        let open = self.chairs.iter().any(|chair| chair.sitter == Sitter::Open);
        if self.started || open {
            return;
        }
        self.started = true;
        let kept = out.entries.len();
        self.change(now, Vec::new(), Part::First(None), out);
        // An alarm runs from now on, also where nothing has happened that is kept.
        if out.entries.len() == kept && !self.alarms.is_empty() {
            self.keep(Entry::Mark { at: now }, now, out);
        }
        self.tell_seats(out);
    }

    /// A person takes the own seats back from the bot that stood in.
    pub(crate) fn hand_back(&mut self, person: Option<PersonId>, out: &mut Outbox<G>) {
        if self.take_over(person) {
            self.tell_seats(out);
        }
    }

    pub(crate) fn tell_seats(&self, out: &mut Outbox<G>) {
        let stage = self.stage();
        self.tell_all(out, |table, person| FromTable::Seats {
            stage,
            seats: table.seat_cards(person),
        });
    }
}
