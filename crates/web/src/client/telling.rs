//! How what happened is told: event by event, or at once where time is short.

use super::{Client, LogLine};
use crate::browser::later;
use crate::games::Page;
use leptos::prelude::*;
use protocol::{Clock, Stage, Story};
use std::sync::Arc;

/// Lines of the log that are kept on the page.
const LINES_MAX: usize = 400;
/// With more events than this waiting, the oldest are no longer shown one by one.
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
fn beat<G: Page>(waiting: &[G::Event]) -> usize {
    let seen = |at: &usize| G::pause(&waiting[*at]) > 0;
    let mut count = waiting.len().min(1);
    while let Some(next) = (count..waiting.len()).find(seen) {
        if !G::same_beat(&waiting[count - 1], &waiting[next]) {
            break;
        }
        count = next + 1;
    }
    count
}

impl<G: Page> Client<G> {
    /// What is only remembered is told at once and without a sound.
    pub(super) fn happened(self, stories: Vec<Story<G>>, ended: bool, remembered: bool) {
        let seated = self.seated;
        let eyes = seated.eyes.get_untracked();
        let alone = stories.len() == 1;
        let Some(story) = stories.into_iter().find(|story| story.viewer == eyes) else { return };
        let before = seated.awaited.get_untracked();
        self.refresh_latest();
        self.inside.update_value(|inside| inside.waiting.extend(story.events));
        if ended {
            seated.stage.set(Stage::Over);
        }
        if remembered {
            return self.tell_all();
        }
        let asked = !seated.awaited.get_untracked().and(seated.own()).is_empty();
        if !G::LIVE && alone && before.and(seated.own()).is_empty() && asked {
            self.settings.play(crate::browser::Sound::Turn);
        }
        if G::LIVE || asked && self.time_is_short() {
            return self.tell_at_once();
        }
        if !seated.telling.get_untracked() {
            let turn = self.inside.with_value(|inside| inside.telling);
            self.tell_next(turn);
        }
        self.choose_eyes(false);
    }

    fn time_is_short(self) -> bool {
        let story = |inside: &super::Inside<G>| {
            inside.waiting.iter().map(|event| u64::from(G::pause(event))).sum()
        };
        let millis = self.inside.with_value(story);
        self.seated.time.with_untracked(|time| cuts_story(&time.clocks, millis))
    }

    /// Tells the next beat of the story, and the one after it when its time has come.
    pub(super) fn tell_next(self, turn: u32) {
        loop {
            let next = self.inside.try_update_value(|inside| {
                let take = |inside: &mut super::Inside<G>| {
                    let count = beat::<G>(inside.waiting.make_contiguous());
                    (inside.waiting.drain(..count).collect::<Vec<_>>(), inside.waiting.len())
                };
                (inside.telling == turn).then(|| take(inside))
            });
            let Some(Some((events, left))) = next else { return };
            if events.is_empty() {
                self.seated.telling.set(false);
                self.seated.catching_up.set(false);
                self.told.set(Vec::new());
                return self.choose_eyes(false);
            }
            let mut sounds = Vec::new();
            for event in &events {
                let sound = G::sound(event);
                self.tell(event, !sounds.contains(&sound));
                sounds.push(sound);
            }
            let calm = self.settings.calm.get_untracked() || left > BACKLOG_MAX;
            let pause = if calm { 0 } else { events.iter().map(G::pause).max().unwrap_or(0) };
            if pause > 0 {
                self.seated.telling.set(true);
                self.told.set(events);
                return later(pause, move || self.tell_next(turn));
            }
        }
    }

    /// Tells everything that is still to be told.
    pub(super) fn tell_all(self) {
        self.tell_rest(false);
        self.choose_eyes(false);
    }

    /// As [`Client::tell_all`], with its sounds; the last event stays marked until the next.
    fn tell_at_once(self) {
        let last = self.inside.with_value(|inside| inside.waiting.back().cloned());
        self.tell_rest(true);
        self.told.set(last.into_iter().collect());
        self.choose_eyes(false);
    }

    pub(super) fn tell_rest(self, aloud: bool) {
        let waiting = self.inside.try_update_value(|inside| {
            inside.telling += 1;
            std::mem::take(&mut inside.waiting)
        });
        waiting.into_iter().flatten().for_each(|event| self.tell(&event, aloud));
        self.told.set(Vec::new());
        self.seated.telling.set(false);
        self.seated.catching_up.set(false);
    }

    /// Many at once would only be a noise.
    fn tell(self, event: &G::Event, aloud: bool) {
        self.shown.update(|view| {
            if let Some(view) = view {
                G::follow(view, event);
            }
        });
        if let (Some(sound), true) = (G::sound(event), aloud) {
            self.settings.play(sound);
        }
        let Some(view) = self.shown.get_untracked() else { return };
        let (names, seated) = (self.names, self.seated);
        let (event, open) = (event.clone(), G::redact(event, None));
        let words = move || {
            // On a shared device the log tells only what everybody may know.
            let heard = if seated.own().len() > 1 { open.as_ref() } else { Some(&event) };
            let tell = |event| names.with(|names| G::tell(names, &view, event));
            heard.map_or_else(String::new, tell)
        };
        if !untrack(&words).is_empty() {
            self.log(words);
        }
    }

    pub(super) fn log(self, words: impl Fn() -> String + Send + Sync + 'static) {
        let line = LogLine { words: Arc::new(words) };
        self.seated.log.update(|log| {
            log.push(line);
            let over = log.len().saturating_sub(LINES_MAX);
            log.drain(..over);
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
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
