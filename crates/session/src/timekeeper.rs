//! How much time is left, by this side's clock.
//!
//! The table says how much was left when it spoke; the journey of its words is half of the journey
//! there and back that a ping measures. A journey can be slow by chance but never too quick, so the
//! smallest one lately is believed. All times are milliseconds of a clock that only goes forward.

use alloc::collections::VecDeque;
use protocol::{Flow, Time};

/// So many of the last journeys count: networks change, and an old one would be believed for ever.
const JOURNEYS_MAX: usize = 8;

/// What was told of time, and when.
#[derive(Clone, Default, Debug)]
pub struct Timekeeper {
    told: Time,
    heard_at: u64,
    journeys: VecDeque<u64>,
}

impl Timekeeper {
    /// Takes in what the table says of time.
    pub fn hear(&mut self, now: u64, told: Time) {
        (self.heard_at, self.told) = (now, told);
    }

    /// A ping that was sent at `sent` has come back.
    pub fn came_back(&mut self, now: u64, sent: u64) {
        if self.journeys.len() == JOURNEYS_MAX {
            self.journeys.pop_front();
        }
        self.journeys.push_back(now.saturating_sub(sent));
    }

    /// Journeys of another connection say nothing about this one.
    pub fn forget_journeys(&mut self) {
        self.journeys.clear();
    }

    /// When the table said what was last heard, by this side's clock.
    pub fn said_at(&self) -> u64 {
        let journey = self.journeys.iter().min().copied().unwrap_or(0);
        self.heard_at.saturating_sub(journey / 2)
    }

    /// Time as the table would tell it now.
    pub fn reading(&self, now: u64) -> Time {
        let gone = now.saturating_sub(self.said_at());
        let mut time = self.told.clone();
        let down = |left: &mut u64| *left = left.saturating_sub(gone);
        match &mut time.flow {
            Flow::Running { .. } => {
                time.clocks.iter_mut().for_each(|clock| down(&mut clock.millis_left));
            }
            Flow::Paused { millis_left, .. } => millis_left.iter_mut().for_each(down),
            Flow::Starting { millis_left } => down(millis_left),
        }
        time
    }

    /// When a clock that runs will have run out, by this side's clock.
    pub fn ends_at(&self, alarm: Option<u8>) -> Option<u64> {
        let clock = self.told.clocks.iter().find(|clock| clock.alarm == alarm)?;
        self.told.flow.runs().then(|| self.said_at() + clock.millis_left)
    }

    /// Is anything counted down, so that pings are worth their journey?
    pub fn counts(&self) -> bool {
        match self.told.flow {
            Flow::Running { .. } => !self.told.clocks.is_empty(),
            Flow::Paused { millis_left, .. } => millis_left.is_some(),
            Flow::Starting { .. } => true,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::vec;
    use kernel::Seats;
    use protocol::{Clock, PauseCause};

    fn running(millis_left: u64) -> Time {
        let clock = Clock { alarm: None, millis_left, of: 30_000 };
        Time { clocks: vec![clock], flow: Flow::default() }
    }

    fn left(keeper: &Timekeeper, now: u64) -> u64 {
        keeper.reading(now).clocks[0].millis_left
    }

    #[test]
    fn half_of_the_quickest_journey_has_passed_when_words_arrive() {
        let mut keeper = Timekeeper::default();
        // 150 ms each way; one pong was held up for another 400.
        keeper.hear(1_150, running(10_000));
        keeper.came_back(1_300, 1_000);
        keeper.came_back(2_700, 2_000);
        assert_eq!(left(&keeper, 1_150), 9_850);
        assert_eq!(left(&keeper, 2_000), 9_000);
        assert_eq!(left(&keeper, 60_000), 0, "and no less");
        assert_eq!(keeper.ends_at(None), Some(11_000));
    }

    #[test]
    fn old_journeys_are_forgotten() {
        let mut keeper = Timekeeper::default();
        keeper.hear(1_000, running(10_000));
        keeper.came_back(1_000, 998);
        (0..8).for_each(|_| keeper.came_back(1_000, 600));
        assert_eq!(left(&keeper, 1_000), 9_800, "the network has become slow");
        keeper.forget_journeys();
        assert_eq!(left(&keeper, 1_000), 10_000, "another connection");
    }

    #[test]
    fn in_a_pause_only_the_pause_runs_out() {
        let mut keeper = Timekeeper::default();
        let wish = Seats::NONE;
        let flow = Flow::Paused { why: PauseCause::Restart, wish, millis_left: Some(5_000) };
        keeper.hear(1_000, Time { flow, ..running(10_000) });
        let now = keeper.reading(3_000);
        assert_eq!(now.clocks[0].millis_left, 10_000);
        assert!(matches!(now.flow, Flow::Paused { millis_left: Some(3_000), .. }));
        assert_eq!(keeper.ends_at(None), None);
        let flow = Flow::Starting { millis_left: 3_000 };
        keeper.hear(1_000, Time { flow, ..running(10_000) });
        let now = keeper.reading(2_000);
        assert_eq!(now.flow, Flow::Starting { millis_left: 2_000 });
        assert_eq!(now.clocks[0].millis_left, 10_000);
    }

    #[test]
    fn pings_are_worth_it_only_where_something_runs_out() {
        let mut keeper = Timekeeper::default();
        assert!(!keeper.counts());
        keeper.hear(0, running(1_000));
        assert!(keeper.counts());
        let flow = Flow::Paused { why: PauseCause::Vote, wish: Seats::NONE, millis_left: None };
        keeper.hear(0, Time { flow, ..running(1_000) });
        assert!(!keeper.counts(), "only people end this pause");
    }
}
