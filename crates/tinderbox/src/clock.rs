//! Time in matches for which nobody waits: it goes on by what decisions take, and alarms ring when it
//! has come so far.
//!
//! Deliberately absent: the time of day, and pauses. A game without alarms never touches any of it.

use kernel::{Alarm, Game, Reading};

/// Milliseconds of simulated play since the match began.
pub(crate) type Millis = u64;

/// A clock that measures what the rules ask for.
#[derive(Clone, Debug, Default)]
pub(crate) struct Clock {
    now: Millis,
    /// Each alarm that runs, and when it rings.
    running: Vec<(u8, Millis)>,
    /// What the state asks for; kept from step to step, so that a step costs no allocation.
    wanted: Vec<Alarm>,
}

impl Clock {
    /// The time now.
    pub(crate) fn now(&self) -> Millis {
        self.now
    }

    /// The beginning of a match.
    pub(crate) fn reset(&mut self) {
        self.now = 0;
        self.running.clear();
    }

    /// Starts alarms that are new and forgets those that are gone. Says whether any runs.
    #[inline(always)] // asked before every step, and most often nothing has changed
    pub(crate) fn wind<G: Game>(&mut self, state: &G) -> bool {
        self.wanted.clear();
        state.alarms(&mut self.wanted);
        if self.wanted.is_empty() && self.running.is_empty() {
            return false;
        }
        // From most steps to the next nothing changes.
        let same = |((id, _), alarm): (&(u8, Millis), &Alarm)| *id == alarm.id;
        if self.running.len() == self.wanted.len()
            && self.running.iter().zip(&self.wanted).all(same)
        {
            return true;
        }
        self.running.retain(|(id, _)| self.wanted.iter().any(|alarm| alarm.id == *id));
        for alarm in &self.wanted {
            if !self.running.iter().any(|(id, _)| *id == alarm.id) {
                self.running.push((alarm.id, self.now + Millis::from(alarm.millis)));
            }
        }
        !self.running.is_empty()
    }

    /// Goes on to this time; or, if an alarm runs out before or then, to that alarm, which rings.
    pub(crate) fn go_to(&mut self, at: Millis) -> Option<Reading> {
        let first = self.running.iter().min_by_key(|&&(id, until)| (until, id));
        match first {
            Some(&(alarm, until)) if until <= at => {
                self.now = self.now.max(until);
                Some(Reading { alarm, millis_left: 0 })
            }
            _ => {
                self.now = self.now.max(at);
                None
            }
        }
    }

    /// What is left of the alarm that rings last.
    pub(crate) fn longest_left(&self) -> Option<Millis> {
        let last = self.running.iter().map(|&(_, until)| until).max();
        last.map(|until| until.saturating_sub(self.now))
    }

    /// What is left of an alarm; nothing of one that does not run.
    pub(crate) fn read<G: Game>(&mut self, state: &G, alarm: u8) -> Reading {
        self.wind(state);
        let until = self.running.iter().find(|(id, _)| *id == alarm);
        let left = until.map_or(0, |(_, until)| until.saturating_sub(self.now));
        Reading { alarm, millis_left: left.try_into().expect("an alarm is no longer than that") }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use testkit::toys::claim::{Claim, Face, Setup};

    /// Three race for a minute; each roll lies for ten seconds.
    fn race() -> Claim {
        Claim::new(&Setup::race(3, 2, 60)).expect("three may race")
    }

    #[test]
    fn an_alarm_rings_when_its_time_has_come_and_not_before() {
        let (mut clock, mut state) = (Clock::default(), race());
        assert!(clock.wind(&state));
        assert_eq!(clock.go_to(59_999), None);
        assert_eq!(clock.read(&state, 0), Reading { alarm: 0, millis_left: 1 });
        assert_eq!(clock.go_to(70_000), Some(Reading { alarm: 0, millis_left: 0 }));
        assert_eq!(clock.now(), 60_000, "not later than it rang");

        clock.reset();
        clock.wind(&state);
        clock.go_to(5_000);
        for _ in 0..3 {
            state.apply(kernel::Input::Chance(Face::new(1)), &mut ());
        }
        clock.wind(&state);
        assert_eq!(clock.go_to(16_000), Some(Reading { alarm: 1, millis_left: 0 }));
        assert_eq!(clock.now(), 15_000, "ten seconds after the dice fell");
    }

    #[test]
    fn a_game_without_alarms_has_no_time() {
        let state = connect_four::ConnectFour::new(&connect_four::Setup {
            first: connect_four::Colour::Red,
        });
        assert!(!Clock::default().wind(&state.expect("two may play")));
    }
}
