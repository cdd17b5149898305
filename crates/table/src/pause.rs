//! Time that stands still.
//!
//! Where time is measured, all people at the table may agree to pause, and each of them ends that
//! again; so nobody can hold the others up. Lost connections may stop it for a while, and a restart
//! of the server does: then only time or returns end it, because whoever is missing has no say.
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
/// So often it waits for the same person.
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

/// A person whose connection was lost.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Dropped {
    person: PersonId,
    /// So often the match has stood still for this person.
    times: u8,
    /// The match waits for this person, and until then at the latest.
    until: Option<Millis>,
}

/// How a pause ends.
#[derive(Clone, Copy, Debug)]
enum End {
    /// When people say so.
    Asked,
    /// When nobody is waited for any more.
    Returned,
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
            PauseCause::Dropped(_) => End::Returned,
            PauseCause::Restart => End::Latest(now + RETURN_MILLIS),
        };
        Halt { since, why, end }
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
            End::Returned => {
                let until = self.waits().map(|(_, until)| until).max().unwrap_or(now);
                Flow::Paused { why, wish, millis_left: Some(until.saturating_sub(now)) }
            }
            End::Latest(at) => {
                Flow::Paused { why, wish, millis_left: Some(at.saturating_sub(now)) }
            }
            End::Countdown(at) => Flow::Starting { millis_left: at.saturating_sub(now) },
        }
    }

    /// When a pause wants something.
    pub(crate) fn flow_due_at(&self) -> Option<Millis> {
        match self.halt?.end {
            End::Asked => None,
            // Where nobody is waited for it ends at once.
            End::Returned => self.waits().map(|(_, until)| until).min().or(Some(self.now)),
            End::Latest(at) | End::Countdown(at) => Some(at),
        }
    }

    /// Who is waited for, and until when.
    fn waits(&self) -> impl Iterator<Item = (PersonId, Millis)> {
        self.dropped.iter().filter_map(|one| Some((one.person, one.until?)))
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
                self.pause(now, PauseCause::Vote, None, out);
            }
            return !self.runs();
        };
        let ends = match (halt.end, halt.why) {
            (End::Countdown(_), _) => return false,
            (_, PauseCause::Vote) => people.is_empty() || !self.wish.is_empty(),
            (_, PauseCause::Restart) => people.minus(here).is_empty(),
            (_, PauseCause::Dropped(_)) => return self.review_waits(now, out),
        };
        if ends {
            self.wait_for_missing(now, out);
        }
        ends
    }

    /// Ends the wait for whoever is back, has left, or has been gone for long enough. True if anything
    /// is different for those who wait.
    fn review_waits(&mut self, now: Millis, out: &mut Outbox<G>) -> bool {
        let missing = self.missing();
        for one in &mut self.dropped {
            one.until.take_if(|until| *until <= now || !missing.contains(&one.person));
        }
        let waited: Seats =
            self.waits().flat_map(|(one, _)| self.seats_of(Some(one)).iter()).collect();
        let Some(seat) = waited.lowest() else {
            self.count_down(now, out);
            return true;
        };
        let Some(halt) = &mut self.halt else { return false };
        if matches!(halt.why, PauseCause::Dropped(named) if waited.has(named)) {
            return false;
        }
        (halt.why, halt.end) = (PauseCause::Dropped(seat), End::Returned);
        self.tell_time(now, out);
        true
    }

    /// Somebody's last connection is gone: does the match wait? After a pause that all wanted it may.
    pub(crate) fn pause_for(&mut self, now: Millis, person: PersonId, out: &mut Outbox<G>) {
        if !self.halt.is_some_and(|halt| matches!(halt.end, End::Asked)) {
            self.wait_for(now, person, out);
        }
    }

    /// A pause that all wanted, or that a restart made, is over: the match goes on, unless it waits for
    /// somebody who dropped out of it.
    fn wait_for_missing(&mut self, now: Millis, out: &mut Outbox<G>) {
        if self.halt.is_some_and(|halt| halt.why == PauseCause::Vote) {
            self.missing().into_iter().for_each(|person| self.wait_for(now, person, out));
        }
        self.review_waits(now, out);
    }

    /// Waits for a person who has dropped out, unless the match has done so too often.
    fn wait_for(&mut self, now: Millis, person: PersonId, out: &mut Outbox<G>) {
        let Some(seat) = self.seats_of(Some(person)).lowest() else { return };
        let times = self.dropped.iter().find(|one| one.person == person).map_or(0, |one| one.times);
        if times < DROPS_MAX && self.pace.pause_on_drop && self.is_timed() {
            self.note_drop(person, Some(now + RETURN_MILLIS));
            self.pause(now, PauseCause::Dropped(seat), Some(person), out);
        }
    }

    /// Counts a wait for this person.
    pub(crate) fn note_drop(&mut self, person: PersonId, until: Option<Millis>) {
        match self.dropped.iter_mut().find(|one| one.person == person) {
            Some(one) => (one.times, one.until) = (one.times.saturating_add(1), until),
            None => self.dropped.push(Dropped { person, times: 1, until }),
        }
    }

    fn pause(&mut self, now: Millis, why: PauseCause, who: Option<PersonId>, out: &mut Outbox<G>) {
        let mut halt = Halt::new(now, why, now);
        // One pause in another ends the first and begins the next; what is kept says both, because
        // nothing is kept of a restart. Whoever is waited for already is named on.
        if let Some(before) = self.halt {
            if let End::Returned | End::Latest(_) = before.end {
                (halt.why, halt.end) = (before.why, before.end);
            }
            self.keep(Entry::Resume { at: now }, now, out);
            self.resumed(now, now);
        }
        self.wish = Seats::NONE;
        // What is asked now is asked of a match that runs.
        self.close_undo(false, out);
        self.halt = Some(halt);
        self.keep(Entry::Pause { at: now, why, who }, now, out);
        self.tell_time(now, out);
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
            End::Asked => {}
            End::Returned => {
                self.review_waits(now, out);
            }
            End::Latest(at) if at <= now => self.wait_for_missing(now, out),
            End::Countdown(at) if at <= now => self.resume(now, out),
            End::Latest(_) | End::Countdown(_) => {}
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

    /// People of this table who have no connection.
    fn missing(&self) -> Vec<PersonId> {
        let away = self.chairs.iter().filter(|chair| chair.away_since.is_some());
        let mut missing: Vec<_> = away.filter_map(|chair| chair.sitter.person()).collect();
        missing.sort_unstable();
        missing.dedup();
        missing
    }
}
