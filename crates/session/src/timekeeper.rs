//! How much time is left, by this side's clock.
//!
//! The table says how much was left when it spoke; the journey of its words is half of the journey
//! there and back that a ping measures. A journey can be slow by chance but never too quick, so the
//! smallest one lately is believed. All times are milliseconds of a clock that only goes forward.

use alloc::collections::VecDeque;
use protocol::{Flow, Time};

/// So many of the last journeys count: networks change, and an old one would be believed for ever.
const JOURNEYS_MAX: usize = 8;
/// So many are measured at once on a new connection.
const JOURNEYS_MIN: usize = 4;
/// A journey that is longer than the quickest by more than this was held up.
const HELD_UP_MILLIS: u64 = 30;

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

    /// A ping that was sent at `sent` has come back with this. Where it was held up on its way, or the
    /// page was busy when it came, what it says of time is too old to be believed.
    pub fn came_back(&mut self, now: u64, sent: u64, told: Time) {
        if self.journeys.len() == JOURNEYS_MAX {
            self.journeys.pop_front();
        }
        let journey = now.saturating_sub(sent);
        self.journeys.push_back(journey);
        if journey <= self.journey() + HELD_UP_MILLIS {
            self.hear(now, told);
        }
    }

    /// The quickest journey there and back lately.
    fn journey(&self) -> u64 {
        self.journeys.iter().min().copied().unwrap_or(0)
    }

    /// Is the line too little known? While a page is drawn for the first time it answers late.
    pub fn wants_journeys(&self) -> bool {
        self.counts() && self.journeys.len() < JOURNEYS_MIN
    }

    /// Journeys of another connection say nothing about this one.
    pub fn forget_journeys(&mut self) {
        self.journeys.clear();
    }

    /// When the table said what was last heard, by this side's clock.
    pub fn said_at(&self) -> u64 {
        self.heard_at.saturating_sub(self.journey() / 2)
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
        keeper.came_back(1_150, 850, running(10_000));
        keeper.came_back(2_700, 2_000, running(8_850));
        assert_eq!(left(&keeper, 1_150), 9_850);
        assert_eq!(left(&keeper, 2_000), 9_000);
        assert_eq!(left(&keeper, 60_000), 0, "and no less");
        assert_eq!(keeper.ends_at(None), Some(11_000));
    }

    #[test]
    fn old_journeys_are_forgotten() {
        let mut keeper = Timekeeper::default();
        keeper.came_back(1_000, 998, running(10_000));
        assert_eq!(left(&keeper, 1_000), 9_999);
        (0..8).for_each(|_| keeper.came_back(1_000, 600, running(10_000)));
        assert_eq!(left(&keeper, 1_000), 9_800, "the network has become slow");
        keeper.forget_journeys();
        assert_eq!(left(&keeper, 1_000), 10_000, "another connection");
    }

    #[test]
    fn a_page_that_was_busy_at_first_measures_again() {
        let mut keeper = Timekeeper::default();
        assert!(!keeper.wants_journeys(), "nothing is counted down");
        // 75 ms each way; the welcome was drawn for 200 ms before the first pong was read.
        keeper.hear(1_150, running(10_000));
        keeper.came_back(1_350, 1_000, running(10_000));
        assert!(keeper.wants_journeys());
        let first = left(&keeper, 2_000);
        for at in [2_000, 2_200, 2_400] {
            keeper.came_back(at + 150, at, running(10_000 - (at + 75 - 1_075)));
        }
        assert!(!keeper.wants_journeys());
        assert_eq!(left(&keeper, 3_000), 10_000 - (3_000 - 1_075));
        assert!(first > 10_000 - (2_000 - 1_075), "which was not true before");
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
