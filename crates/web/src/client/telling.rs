//! How what happened is told: event by event, or at once where time is short.

use super::Client;
use super::pace::{beat, cuts_story, length};
use super::stage::Shown;
use crate::browser::{later, mark};
use crate::games::Page;
use leptos::prelude::*;
use protocol::{Stage, Story};

impl<G: Page> Client<G> {
    /// What is only remembered is told at once and without a sound.
    pub(super) fn happened(self, stories: Vec<Story<G>>, ended: bool, remembered: bool) {
        let seated = self.seated;
        let eyes = seated.eyes.get_untracked();
        let alone = stories.len() == 1;
        let Some(story) = stories.into_iter().find(|story| story.viewer == eyes) else { return };
        let before = seated.awaited.get_untracked();
        self.refresh_latest();
        self.expect_story(story.events.len(), before);
        self.inside.update_value(|inside| inside.waiting.extend(story.events));
        if ended {
            seated.stage.set(Stage::Over);
        }
        if remembered {
            return self.tell_all();
        }
        let asked = !seated.awaited.get_untracked().and(seated.own()).is_empty();
        if !G::LIVE && alone && before.and(seated.own()).is_empty() && asked {
            self.inside.update_value(|inside| inside.calls = true);
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
                self.call();
                return self.choose_eyes(false);
            }
            let mut shown = Shown::default();
            for event in &events {
                self.tell(event);
                self.note(event, &mut shown);
            }
            self.let_fly(&mut shown);
            let staged = shown.moment.as_ref().map(|moment| moment.millis);
            let pause = length::<G>(self.settings, &events, staged, left);
            if let Some(moment) = shown.moment {
                self.put_on_stage(moment);
            }
            if pause > 0 {
                mark("beat");
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
        // Where everybody acts at once nothing waits for a moment, so nothing cuts it short either.
        if !(G::LIVE && aloud) {
            self.seated.scene.clear();
        }
        let mut shown = Shown::default();
        for event in waiting.into_iter().flatten() {
            self.tell(&event);
            if aloud {
                self.note(&event, &mut shown);
            }
        }
        if let Some(moment) = shown.moment {
            self.put_on_stage(moment);
        }
        self.told.set(Vec::new());
        self.seated.telling.set(false);
        self.seated.catching_up.set(false);
        self.call();
    }

    fn tell(self, event: &G::Event) {
        self.shown.update(|view| {
            if let Some(view) = view {
                G::follow(view, event);
            }
        });
        self.note_told(event);
    }
}
