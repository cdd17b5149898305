//! The table's clock: the game's alarms, the time of a move, people who stay away, marks.

use crate::chair::Sitter;
use crate::moves::Part;
use crate::restore::Entry;
use crate::table::{Millis, Outbox, Table};
use kernel::{Alarm, Game, Input, Reading, Seat};
use protocol::{Clock, Stage, Time};

/// So often it is kept that time has passed, while a clock runs.
const MARK_MILLIS: Millis = 5_000;
/// More than ever runs out between two looks at the clock.
const DUE_MAX: usize = 10_000;

/// What runs out.
enum Due {
    /// An alarm of the game.
    Alarm(u8),
    /// The patience with somebody who is late or gone.
    StandIn,
    /// The wait before the table answers for this seat.
    Standing(Seat),
}

/// A running alarm of the game.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Measured {
    pub(crate) id: u8,
    /// When it rings, in time of play.
    pub(crate) until: Millis,
    /// Its whole length.
    pub(crate) of: u32,
}

impl Measured {
    /// What is left of it; never more than there was.
    pub(crate) fn millis_left(self, played: Millis) -> u32 {
        u32::try_from(self.until.saturating_sub(played)).unwrap_or(u32::MAX).min(self.of)
    }
}

impl<G: Game> Table<G> {
    /// Does what has become due. The driver calls it at [`Table::wake_at`] or later.
    pub fn tick(&mut self, now: Millis, out: &mut Outbox<G>) {
        self.come_to(now, out);
    }

    /// The driver is about to stop: what has been played until now is kept.
    pub fn mark(&mut self, now: Millis, out: &mut Outbox<G>) {
        let now = self.come_to(now, out);
        if self.runs() && self.is_timed() {
            self.keep(Entry::Mark { at: now }, now, out);
        }
    }

    /// Time has come to this moment, and never goes back: whatever ran out before is done first, so
    /// that nothing which arrived later comes before it.
    pub(crate) fn come_to(&mut self, now: Millis, out: &mut Outbox<G>) -> Millis {
        self.now = self.now.max(now);
        if self.due_at().is_some_and(|due| due <= self.now) {
            self.do_what_is_due(self.now, out);
        }
        self.now
    }

    fn do_what_is_due(&mut self, now: Millis, out: &mut Outbox<G>) {
        if !self.tick_pause(now, out) {
            return;
        }
        for _ in 0..DUE_MAX {
            let Some((due, at)) = self.next_due().filter(|&(_, at)| at <= now) else { break };
            // What follows is measured from the moment at which it was due. What is kept never goes
            // back.
            let at = at.max(self.kept_at);
            match due {
                Due::Alarm(alarm) => {
                    let reading = Reading { alarm, millis_left: 0 };
                    self.change(at, vec![Input::Clock(reading)], Part::First(None), out);
                }
                Due::StandIn => self.stand_in(at, out),
                Due::Standing(seat) => self.answer_standing(at, seat, out),
            }
            if self.stage() != Stage::Playing {
                return;
            }
        }
        if self.mark_at().is_some_and(|at| at <= now) {
            self.keep(Entry::Mark { at: now }, now, out);
        }
    }

    /// What runs out next while time runs, and when: each may end others.
    fn next_due(&self) -> Option<(Due, Millis)> {
        let alarm = self.next_alarm().map(|alarm| (Due::Alarm(alarm.id), self.real(alarm.until)));
        let gone = self.chairs.iter().filter_map(|chair| {
            let waits = chair.is_played_by_person() && chair.asked.is_some_and(|asked| asked.must);
            chair.away_since.filter(|_| waits).map(|since| since + self.pace.away_millis)
        });
        let late = self.move_ends().map(|played| self.real(played));
        let stand_in = gone.chain(late).min().map(|at| (Due::StandIn, at));
        let standing = self.next_standing().map(|(seat, at)| (Due::Standing(seat), at));
        alarm.into_iter().chain(stand_in).chain(standing).min_by_key(|&(_, at)| at)
    }

    /// A bot plays for whoever is late or has been gone for too long.
    fn stand_in(&mut self, now: Millis, out: &mut Outbox<G>) {
        let (played, pace) = (self.played(now), self.pace);
        let mut changed = false;
        for chair in self.chairs.iter_mut().filter(|chair| chair.is_played_by_person()) {
            let Some(asked) = chair.asked.filter(|asked| asked.must) else { continue };
            let late = asked.is_late(played, pace.move_millis);
            let gone = chair.away_since.is_some_and(|since| since + pace.away_millis <= now);
            if late || gone {
                chair.stood_in = true;
                changed = true;
            }
        }
        if changed {
            self.tell_seats(out);
        }
    }

    /// When the table wants to be called next, if nobody says anything before.
    pub fn wake_at(&self) -> Option<Millis> {
        self.due_at().into_iter().chain(self.bot_moves_at()).min()
    }

    /// When the clock wants something, bots aside.
    pub fn due_at(&self) -> Option<Millis> {
        if self.stage() != Stage::Playing {
            return None;
        }
        if !self.runs() {
            return self.flow_due_at();
        }
        self.next_due().map(|(_, at)| at).into_iter().chain(self.mark_at()).min()
    }

    /// Whether nothing happens before somebody comes: nobody is connected, no bot has to move, no
    /// clock runs. That people are away is no reason to play without all of them.
    pub fn is_asleep(&self) -> bool {
        let busy = || match self.runs() {
            true => {
                let clock = !self.alarms.is_empty() || self.move_ends().is_some();
                clock || self.waits_for_bot() || self.bot_moves_at().is_some()
            }
            false => self.flow_due_at().is_some(),
        };
        let plays_on = self.stage() == Stage::Playing && busy();
        !self.is_watched() && !plays_on
    }

    /// Whether a bot or a clock may act in this match although nobody is connected.
    pub fn acts_alone(&self) -> bool {
        let bots = self.chairs.iter().any(|chair| !matches!(chair.sitter, Sitter::Person { .. }));
        let clock = !self.alarms.is_empty() || self.pace.move_millis.is_some();
        let stands = !self.runs() && self.flow_due_at().is_none();
        self.stage() == Stage::Playing && !stands && (bots || clock)
    }

    /// When the time of the present move is up, in time of play, if somebody's time runs.
    pub(crate) fn move_ends(&self) -> Option<Millis> {
        let time = self.pace.move_millis?;
        let people = self.chairs.iter().filter(|chair| chair.is_played_by_person());
        let asked = people.filter_map(|chair| chair.asked.filter(|asked| asked.must));
        asked.map(|asked| asked.since.saturating_add(time)).min()
    }

    /// When it is to be kept that time has passed, so that a crash does not give back more.
    fn mark_at(&self) -> Option<Millis> {
        let spacing = match self.alarms.is_empty() {
            false => MARK_MILLIS,
            // The time of a move may be a day.
            true => {
                MARK_MILLIS.max(self.pace.move_millis.filter(|_| self.move_ends().is_some())? / 64)
            }
        };
        Some(self.kept_at.saturating_add(spacing))
    }

    fn next_alarm(&self) -> Option<Measured> {
        self.alarms.iter().copied().min_by_key(|alarm| (alarm.until, alarm.id))
    }

    /// Time, as clients are told.
    pub fn time(&self, now: Millis) -> Time {
        let played = self.played(now);
        let alarm = |alarm: &Measured| Clock {
            alarm: Some(alarm.id),
            millis_left: alarm.millis_left(played).into(),
            of: alarm.of.into(),
        };
        let moving = self.move_ends().map(|until| Clock {
            alarm: None,
            millis_left: until.saturating_sub(played),
            of: self.pace.move_millis.unwrap_or(0),
        });
        let clocks = self.alarms.iter().map(alarm).chain(moving).collect();
        Time { clocks, flow: self.flow(now) }
    }

    /// Starts alarms that are new, forgets those that are gone.
    pub(crate) fn wind_alarms(&mut self, now: Millis) {
        let now = self.played(now);
        let mut wanted = Vec::new();
        self.state.alarms(&mut wanted);
        self.alarms.retain(|running| wanted.iter().any(|alarm| alarm.id == running.id));
        for Alarm { id, millis } in wanted {
            if !self.alarms.iter().any(|running| running.id == id) {
                self.alarms.push(Measured { id, until: now + Millis::from(millis), of: millis });
            }
        }
    }
}
