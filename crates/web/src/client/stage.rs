//! What is staged over the board, what flies over it and what is heard, as the story is told.

use super::Client;
use crate::browser::mark;
use crate::games::Page;
use crate::kit::{Flight, Moment, fly};
use crate::one_type::follow;
use crate::settings::Settings;
use crate::sound::Sound;
use crate::speed::Speed;
use leptos::prelude::*;
use protocol::{Pace, ToTable};

/// What was told in one beat, besides the words.
#[derive(Default)]
pub(super) struct Shown {
    sounds: Vec<Sound>,
    flights: Vec<Flight>,
    pub(super) moment: Option<Moment>,
}

impl<G: Page> Client<G> {
    /// An event has just been told: what is to be staged and heard of it. The same sound many times at
    /// once would only be a noise.
    pub(super) fn note(self, event: &G::Event, shown: &mut Shown) {
        let you = self.seated.eyes.get_untracked();
        let noted = |view: &G::View| {
            let moment = self.names.with(|names| G::moment(names, view, event));
            (moment, G::flight(view, event, you))
        };
        let noted = untrack(|| self.shown.with(|view| view.as_ref().map(noted)));
        let (moment, flight) = noted.unwrap_or_default();
        let sound = moment.as_ref().map(|moment| moment.sound).or_else(|| G::sound(event));
        if let Some(sound) = sound.filter(|sound| !shown.sounds.contains(sound)) {
            self.settings.play(sound);
            shown.sounds.push(sound);
        }
        shown.flights.extend(flight);
        shown.moment = moment.or(shown.moment.take());
    }

    /// Lets things travel, where motion is wanted.
    pub(super) fn let_fly(self, shown: &mut Shown) {
        let Settings { calm, speed, .. } = self.settings;
        if !calm.get_untracked() && speed.get_untracked() != Speed::AtOnce {
            fly(std::mem::take(&mut shown.flights));
        }
    }

    /// Puts a moment on the stage; it goes by itself.
    pub(super) fn put_on_stage(self, moment: Moment) {
        let speed = self.settings.speed.get_untracked();
        // Where the story does not wait, the last moment of it stays for as long as it takes to read.
        let millis = match speed.moment(moment.millis) {
            0 => moment.millis,
            millis => millis,
        };
        self.seated.scene.put(moment, millis);
    }

    /// The moment was seen: the story goes on without waiting for its end.
    pub(super) fn go_on_telling(self) {
        self.seated.scene.clear();
        let turn = self.inside.try_update_value(|inside| {
            inside.telling += 1;
            inside.telling
        });
        if let Some(turn) = turn.filter(|_| self.seated.telling.get_untracked()) {
            self.tell_next(turn);
        }
    }

    /// The bots of whoever plays alone follow the chosen speed as well. Against a clock their speed is
    /// their strength, so there nobody changes it.
    pub(super) fn follow_speed(self) {
        let speed = self.settings.speed;
        let before = StoredValue::new(speed.get_untracked());
        follow(move || {
            let now = speed.get();
            if !G::LIVE && now != before.get_value() {
                before.set_value(now);
                self.say(|_| ToTable::Hurry { millis: now.bot_wait(Pace::CALM.bot_millis) });
            }
        });
    }

    /// The story is told: whoever is asked is called now, not while others are still seen to act.
    pub(super) fn call(self) {
        let calls = self.inside.try_update_value(|inside| std::mem::take(&mut inside.calls));
        if calls == Some(true) {
            mark("turn");
            self.settings.play(Sound::Turn);
        }
    }
}
