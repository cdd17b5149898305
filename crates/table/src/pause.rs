//! Time that stands still.
//!
//! Where time is measured, all people at the table may agree to pause, and each of them ends that
//! again; so nobody can hold the others up. A lost connection may stop it for a while, and a restart
//! of the server does: then only time or a return ends it, because whoever is missing has no say.
//! Before it runs again everybody sees a short countdown. Everything that is measured is measured
//! in time of play, which stands still in a pause; what is kept says when it stopped and when it ran
//! again, so that no pause counts after a restart.

use crate::chair::Sitter;
use crate::restore::Entry;
use crate::table::{ConnId, Millis, Outbox, PersonId, Table};
use kernel::{Game, Seat, Seats};
use protocol::{Flow, FromTable, PauseCause, Stage};

/// So long the match waits for one who dropped out, or for people after a restart.
const RETURN_MILLIS: Millis = 60_000;
/// So often it waits for the same seat.
const DROPS_MAX: u8 = 2;
/// The countdown before time runs again.
const COUNTDOWN_MILLIS: Millis = 3_000;

/// A match that stands still.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Halt {
    /// Since when, by the driver's clock.
    pub(crate) since: Millis,
    pub(crate) why: PauseCause,
    end: End,
}

/// How a pause ends.
#[derive(Clone, Copy, Debug)]
enum End {
    /// When people say so.
    Asked,
    /// Then at the latest.
    Latest(Millis),
    /// Time runs again then.
    Countdown(Millis),
}

impl Halt {
    /// A pause from this moment on.
    pub(crate) fn new(since: Millis, why: PauseCause, now: Millis) -> Halt {
        let end = match why {
            PauseCause::Vote => End::Asked,
            PauseCause::Dropped(_) | PauseCause::Restart => End::Latest(now + RETURN_MILLIS),
        };
        Halt { since, why, end }
    }

    /// When something has to be done about it.
    fn due_at(&self) -> Option<Millis> {
        match self.end {
            End::Asked => None,
            End::Latest(at) | End::Countdown(at) => Some(at),
        }
    }
}

impl<G: Game> Table<G> {
    /// How long the match has been played at this moment, by the driver's clock without pauses.
    pub(crate) fn played(&self, now: Millis) -> Millis {
        self.halt.map_or(now, |halt| halt.since).saturating_sub(self.stood_still)
    }

    /// When so long will have been played, if time runs on.
    pub(crate) fn real(&self, played: Millis) -> Millis {
        played.saturating_add(self.stood_still)
    }

    /// Does time run?
    pub(crate) fn runs(&self) -> bool {
        self.halt.is_none()
    }

    /// Whether time is measured at this table at all, so that there is something to pause.
    pub(crate) fn is_timed(&self) -> bool {
        let measured = !self.alarms.is_empty() || self.pace.move_millis.is_some();
        self.stage() == Stage::Playing && measured
    }

    /// Whether time runs, as clients are told.
    pub(crate) fn flow(&self, now: Millis) -> Flow {
        let wish = self.wish;
        let Some(Halt { why, end, .. }) = self.halt else { return Flow::Running { wish } };
        match end {
            End::Asked => Flow::Paused { why, wish, millis_left: None },
            End::Latest(at) => {
                Flow::Paused { why, wish, millis_left: Some(at.saturating_sub(now)) }
            }
            End::Countdown(at) => Flow::Starting { millis_left: at.saturating_sub(now) },
        }
    }

    /// When a pause wants something.
    pub(crate) fn flow_due_at(&self) -> Option<Millis> {
        self.halt.and_then(|halt| halt.due_at())
    }

    /// Somebody would like to pause, or to go on.
    pub(crate) fn asked_to_pause(
        &mut self,
        now: Millis,
        conn: ConnId,
        person: Option<PersonId>,
        on: bool,
        out: &mut Outbox<G>,
    ) {
        let own = self.seats_of(person);
        let votes = self.halt.is_none_or(|halt| matches!(halt.end, End::Asked));
        if own.is_empty() || !votes || !self.is_timed() {
            out.mail.push((conn, FromTable::Time(self.time(now))));
            return;
        }
        let wished = self.wish;
        self.wish = if on == self.runs() { wished.or(own) } else { wished.minus(own) };
        if !self.review_pause(now, out) && self.wish != wished {
            self.tell_time(now, out);
        }
    }

    /// Stops or starts the match if people want it, or if whoever was missing is back. True if so.
    pub(crate) fn review_pause(&mut self, now: Millis, out: &mut Outbox<G>) -> bool {
        let (people, here) = (self.people(), self.people_here());
        // Whoever is gone wants nothing any more, and agrees to nothing.
        self.wish = self.wish.and(here);
        let Some(halt) = self.halt else {
            let all_wish = !people.is_empty() && people.minus(self.wish).is_empty();
            if all_wish && self.is_timed() {
                self.pause(now, PauseCause::Vote, out);
            }
            return !self.runs();
        };
        if matches!(halt.end, End::Countdown(_)) {
            return false;
        }
        let ends = match halt.why {
            PauseCause::Vote => people.is_empty() || !self.wish.is_empty(),
            PauseCause::Dropped(seat) => !people.has(seat) || here.has(seat),
            PauseCause::Restart => people.minus(here).is_empty(),
        };
        if ends {
            self.count_down(now, out);
        }
        ends
    }

    /// Somebody's last connection is gone: does the match wait?
    pub(crate) fn pause_for(&mut self, now: Millis, own: Seats, out: &mut Outbox<G>) {
        let counts = |seat: &Seat| self.chairs[seat.index()].drops < DROPS_MAX;
        let Some(seat) = own.iter().find(counts) else { return };
        let waits = match self.halt {
            None => true,
            Some(halt) => matches!(halt.end, End::Countdown(_)),
        };
        if self.pace.pause_on_drop && waits && self.is_timed() {
            self.pause(now, PauseCause::Dropped(seat), out);
        }
    }

    fn pause(&mut self, now: Millis, why: PauseCause, out: &mut Outbox<G>) {
        // A countdown that is broken off ends one pause and begins the next; what is kept says both,
        // because nothing is kept of a restart.
        if self.halt.is_some() {
            self.keep(Entry::Resume { at: now }, now, out);
            self.resumed(now, now);
        }
        self.wish = Seats::NONE;
        // What is asked now is asked of a match that runs.
        self.close_undo(false, out);
        self.halted(Halt::new(now, why, now));
        self.keep(Entry::Pause { at: now, why }, now, out);
        self.tell_time(now, out);
    }

    /// Notes a pause that has begun.
    pub(crate) fn halted(&mut self, halt: Halt) {
        self.halt = Some(halt);
        if let PauseCause::Dropped(seat) = halt.why
            && let Some(chair) = self.chairs.get_mut(seat.index())
        {
            chair.drops = chair.drops.saturating_add(1);
        }
    }

    fn count_down(&mut self, now: Millis, out: &mut Outbox<G>) {
        let Some(halt) = &mut self.halt else { return };
        self.wish = Seats::NONE;
        halt.end = End::Countdown(now + COUNTDOWN_MILLIS);
        // Nobody is there to be prepared.
        if self.connections.is_empty() {
            return self.resume(now, out);
        }
        self.tell_time(now, out);
    }

    fn resume(&mut self, now: Millis, out: &mut Outbox<G>) {
        self.keep(Entry::Resume { at: now }, now, out);
        self.resumed(now, now);
        self.tell_time(now, out);
    }

    /// Time runs again: what passed since the pause began, or since `last` if none did, was not
    /// played.
    pub(crate) fn resumed(&mut self, last: Millis, now: Millis) {
        let since = self.halt.take().map_or(last, |halt| halt.since);
        self.stood_still += now.saturating_sub(since);
        self.wish = Seats::NONE;
    }

    /// The server was away: where time is measured, it stands still until people are back. A match
    /// that has only begun goes on at once.
    pub(crate) fn halt_after_restart(&mut self, now: Millis, began: bool) {
        let since = self.halt.map_or(self.kept_at, |halt| halt.since);
        if !self.is_timed() {
            self.resumed(since, now);
        } else if !self.halt.is_some_and(|halt| halt.why == PauseCause::Vote) {
            let end = match began || self.people().is_empty() {
                true => End::Countdown(now),
                false => End::Latest(now + RETURN_MILLIS),
            };
            self.halt = Some(Halt { since, why: PauseCause::Restart, end });
        }
    }

    /// Does what has become due in a pause. False while time stands still.
    pub(crate) fn tick_pause(&mut self, now: Millis, out: &mut Outbox<G>) -> bool {
        let Some(halt) = self.halt else { return true };
        match halt.end {
            End::Latest(at) if at <= now => self.count_down(now, out),
            End::Countdown(at) if at <= now => self.resume(now, out),
            _ => {}
        }
        self.runs()
    }

    pub(crate) fn tell_time(&self, now: Millis, out: &mut Outbox<G>) {
        let time = self.time(now);
        self.tell_all(out, |_, _| FromTable::Time(time.clone()));
    }

    /// Seats of people.
    fn people(&self) -> Seats {
        let person = |at: &usize| matches!(self.chairs[*at].sitter, Sitter::Person { .. });
        (0..self.chairs.len()).filter(person).map(Seat::new).collect()
    }

    /// Seats of people who are connected.
    fn people_here(&self) -> Seats {
        let here = |seat: &Seat| self.chairs[seat.index()].away_since.is_none();
        self.people().iter().filter(here).collect()
    }
}
