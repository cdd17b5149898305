//! The table's clock: the game's alarms, the time of a move, people who stay away, bots that wait.

use crate::chair::Sitter;
use crate::table::{Millis, Outbox, Table};
use kernel::{Alarm, Game, Input, Reading, Waiting};
use protocol::{Clock, Flow, Stage, Time};

/// A running alarm of the game.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Measured {
    pub(crate) id: u8,
    /// When it rings.
    pub(crate) until: Millis,
    /// Its whole length.
    pub(crate) of: u32,
}

impl Measured {
    /// What is left of it; never more than there was.
    pub(crate) fn millis_left(self, now: Millis) -> u32 {
        u32::try_from(self.until.saturating_sub(now)).unwrap_or(u32::MAX).min(self.of)
    }
}

impl<G: Game> Table<G> {
    /// Does what has become due. The driver calls it at [`Table::wake_at`] or later.
    pub fn tick(&mut self, now: Millis, out: &mut Outbox<G>) {
        if self.stage() != Stage::Playing {
            return;
        }
        // In the order in which they ran out; each may end others.
        while let Some(alarm) = self.next_alarm().filter(|alarm| alarm.until <= now) {
            let reading = Reading { alarm: alarm.id, millis_left: 0 };
            self.change(now, vec![Input::Clock(reading)], None, out);
            if self.stage() != Stage::Playing {
                return;
            }
        }
        let late = self.move_ends().is_some_and(|until| until <= now);
        let mut changed = false;
        let Waiting::Seats { must, .. } = self.state.waiting() else { return };
        for seat in must.iter() {
            let away_millis = self.pace.away_millis;
            let chair = &mut self.chairs[seat.index()];
            let gone = chair.away_since.is_some_and(|since| since + away_millis <= now);
            let person = matches!(chair.sitter, Sitter::Person { .. });
            if person && !chair.stood_in && (late || gone) {
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

    /// When the clock wants something, bots aside: a driver whose bot is thinking waits for this.
    pub fn due_at(&self) -> Option<Millis> {
        if self.stage() != Stage::Playing {
            return None;
        }
        let Waiting::Seats { must, .. } = self.state.waiting() else { return None };
        let gone = must.iter().filter_map(|seat| {
            let chair = &self.chairs[seat.index()];
            chair.away_since.filter(|_| !chair.stood_in).map(|since| since + self.pace.away_millis)
        });
        let alarm = self.next_alarm().map(|alarm| alarm.until);
        gone.chain(alarm).chain(self.move_ends()).min()
    }

    /// When a bot that has to move will. While people are asked whether somebody may take back, it
    /// holds still, or its move would answer for them.
    pub fn bot_moves_at(&self) -> Option<Millis> {
        let asked = self.undo_asked.as_ref().map_or(0, |question| question.until);
        self.bot_to_move().map(|_| asked.max(self.waiting_since + self.pace.bot_millis))
    }

    /// Whether nothing happens before somebody comes: nobody is connected, no bot has to move, no
    /// clock runs. That people are away is no reason to play without all of them.
    pub fn is_asleep(&self) -> bool {
        let runs = !self.alarms.is_empty() || self.move_ends().is_some();
        let busy = self.stage() == Stage::Playing && (runs || self.bot_to_move().is_some());
        !self.is_watched() && !busy
    }

    /// Whether a bot or a clock may act in this match although nobody is connected.
    pub fn acts_alone(&self) -> bool {
        let bots = self.chairs.iter().any(|chair| !matches!(chair.sitter, Sitter::Person { .. }));
        let clock = !self.alarms.is_empty() || self.pace.move_millis.is_some();
        self.stage() == Stage::Playing && (bots || clock)
    }

    /// When the time of the present move is up, if somebody's time runs.
    pub(crate) fn move_ends(&self) -> Option<Millis> {
        let Waiting::Seats { must, .. } = self.state.waiting() else { return None };
        let runs = must.iter().any(|seat| {
            let chair = &self.chairs[seat.index()];
            matches!(chair.sitter, Sitter::Person { .. }) && !chair.stood_in
        });
        self.pace.move_millis.filter(|_| runs && self.started).map(|time| self.waiting_since + time)
    }

    fn next_alarm(&self) -> Option<Measured> {
        self.alarms.iter().copied().min_by_key(|alarm| (alarm.until, alarm.id))
    }

    /// Time, as clients are told.
    pub(crate) fn time(&self, now: Millis) -> Time {
        let alarm = |alarm: &Measured| Clock {
            alarm: Some(alarm.id),
            millis_left: alarm.millis_left(now).into(),
            of: alarm.of.into(),
        };
        let moving = self.move_ends().map(|until| Clock {
            alarm: None,
            millis_left: until.saturating_sub(now),
            of: self.pace.move_millis.unwrap_or(0),
        });
        let clocks = self.alarms.iter().map(alarm).chain(moving).collect();
        Time { clocks, flow: Flow::default() }
    }

    /// Starts alarms that are new, forgets those that are gone.
    pub(crate) fn wind_alarms(&mut self, now: Millis) {
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
