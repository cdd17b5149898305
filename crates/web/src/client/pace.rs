//! What is one beat of a story, and how long it lasts.

use crate::games::{Page, Tie};
use crate::settings::Settings;
use leptos::prelude::*;
use protocol::Clock;

/// With more events than this waiting, the oldest are no longer shown one by one, but for great moments.
const BACKLOG_MAX: usize = 60;
/// A story may take this part of the time in which one has to answer.
const STORY_PART: u64 = 8;

/// Would this story eat up the time for an answer? Only the game's own alarms are so short; whoever
/// has a time for each move has agreed to it knowing the stories.
pub(super) fn cuts_story(clocks: &[Clock], story_millis: u64) -> bool {
    let short = |clock: &Clock| story_millis * STORY_PART > clock.millis_left;
    clocks.iter().any(|clock| clock.alarm.is_some() && short(clock))
}

/// How many of these are the next beat: one event, and all that go with it. What is not seen is told
/// on the way to what goes with it, but not after the last: the end of a turn is not told with it.
pub(super) fn beat<G: Page>(waiting: &[G::Event]) -> usize {
    let seen = |at: &usize| G::pause(&waiting[*at]) > 0;
    let mut count = waiting.len().min(1);
    while let Some(next) = (count..waiting.len()).find(seen) {
        if G::tie(&waiting[count - 1], &waiting[next]) != Tie::With {
            break;
        }
        count = next + 1;
    }
    count
}

/// How long a beat lasts that holds a moment of so many milliseconds, or none, with so many events
/// still to come. Who wants less motion sees everything at once, but for the moments: they stand still.
pub(super) fn length<G: Page>(
    settings: Settings,
    events: &[G::Event],
    moment_millis: Option<u32>,
    left: usize,
) -> u32 {
    let speed = settings.speed.get_untracked();
    let staged = moment_millis.map_or(0, |millis| speed.moment(millis));
    let calm = settings.calm.get_untracked();
    let seen = events.iter().map(G::pause).max().unwrap_or(0);
    match calm || left > BACKLOG_MAX {
        true => staged,
        false => staged.max(speed.pause(seen)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::speed::Speed;
    use testkit::toys::claim::{Claim, Event, Face};

    #[test]
    fn a_beat_is_all_that_goes_together_and_not_what_comes_after() {
        let die = Event::Rolled(Face::new(3));
        let beat = |events: &[Event]| super::beat::<Claim>(events);
        assert_eq!(beat(&[]), 0);
        assert_eq!(beat(&[die, die, die, Event::TimeUp]), 3, "the dice of a roll fall at once");
        assert_eq!(beat(&[Event::TimeUp, die, die]), 1);
        assert_eq!(
            beat(&[die, Event::Closed, die, Event::Closed]),
            3,
            "what nobody sees is told between"
        );
        assert_eq!(beat(&[Event::Closed, die, die]), 1, "and stays alone otherwise");
    }

    #[test]
    fn a_beat_lasts_as_long_as_its_longest_part_and_a_moment_stands_still_for_the_calm() {
        Owner::new().with(|| {
            let set = Settings::fixed();
            let dice = [Event::Rolled(Face::new(3)), Event::Closed];
            let length = |moment, left| super::length::<Claim>(set, &dice, moment, left);
            assert_eq!(length(None, 0), 500, "as the toy says");
            assert_eq!(length(Some(1_500), 0), 1_500);
            let long_past = |moment| length(moment, BACKLOG_MAX + 1);
            assert_eq!(
                (long_past(None), long_past(Some(1_500))),
                (0, 1_500),
                "nobody misses these"
            );
            set.speed.set(Speed::Fast);
            assert_eq!((length(None, 0), length(Some(1_500), 0)), (200, 1_000));
            set.calm.set(true);
            assert_eq!((length(None, 0), length(Some(1_500), 0)), (0, 1_000));
            set.speed.set(Speed::AtOnce);
            assert_eq!(length(Some(1_500), 0), 0);
        });
    }

    fn clock(alarm: Option<u8>, millis_left: u64) -> Clock {
        Clock { alarm, millis_left, of: 60_000 }
    }

    #[test]
    fn a_window_of_eight_seconds_has_no_time_for_a_story_of_two() {
        assert!(cuts_story(&[clock(Some(3), 8_000)], 2_000));
        assert!(!cuts_story(&[clock(Some(3), 8_000)], 900));
    }

    #[test]
    fn a_long_alarm_and_the_time_for_a_move_let_a_story_be_told() {
        assert!(!cuts_story(&[clock(Some(0), 600_000)], 6_000));
        assert!(!cuts_story(&[clock(None, 5_000)], 6_000));
        assert!(cuts_story(&[clock(Some(0), 600_000), clock(Some(1), 8_000)], 6_000));
        assert!(!cuts_story(&[], 6_000));
    }
}
