//! What a person has chosen for this browser: language, theme, sound, motion, speed.

use crate::api;
use crate::browser::{self, document, keep, recall, window};
use crate::i18n::{self, Lang};
use crate::one_type::follow;
use crate::sound::{self, Sound};
use crate::speed::Speed;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::NewTable;
use std::cell::Cell;

/// By which light the page is seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Theme {
    Night,
    Day,
    /// As the system likes it at the moment.
    System,
}

impl Theme {
    pub(crate) const ALL: [Theme; 3] = [Theme::Night, Theme::Day, Theme::System];

    const fn name(self) -> &'static str {
        match self {
            Theme::Night => "night",
            Theme::Day => "day",
            Theme::System => "system",
        }
    }

    /// As this browser remembers it; before there were three, it remembered whether it was day.
    fn recalled() -> Theme {
        let known = |name: String| Theme::ALL.into_iter().find(|theme| theme.name() == name);
        let before =
            || recall("day").map(|day| if day == "yes" { Theme::Day } else { Theme::Night });
        recall("theme").and_then(known).or_else(before).unwrap_or(Theme::System)
    }
}

/// The choices; small enough to be copied everywhere.
#[derive(Clone, Copy)]
pub(crate) struct Settings {
    pub(crate) theme: RwSignal<Theme>,
    pub(crate) sound: RwSignal<bool>,
    /// How loud, of 100.
    pub(crate) volume: RwSignal<u8>,
    pub(crate) calm: RwSignal<bool>,
    pub(crate) speed: RwSignal<Speed>,
}

/// How loud sounds are unless somebody chooses.
const VOLUME: u8 = 70;

impl Settings {
    /// As this browser remembers them, otherwise as the system likes it.
    pub(crate) fn recalled() -> Settings {
        let chosen = |key: &str| recall(key).map(|value| value == "yes");
        let loud = recall("volume").and_then(|loud| loud.parse().ok()).filter(|loud| *loud <= 100);
        let speed = recall("speed").and_then(|name| Speed::named(&name));
        let settings = Settings {
            theme: RwSignal::new(Theme::recalled()),
            sound: RwSignal::new(chosen("sound").unwrap_or(true)),
            volume: RwSignal::new(loud.unwrap_or(VOLUME)),
            calm: RwSignal::new(chosen("calm").unwrap_or_else(browser::prefers_calm)),
            speed: RwSignal::new(speed.unwrap_or(Speed::Normal)),
        };
        let light = RwSignal::new(false);
        browser::follow_light(move |likes| light.set(likes));
        follow(move || {
            let theme = match settings.theme.get() {
                Theme::System if light.get() => Theme::Day,
                Theme::System => Theme::Night,
                chosen => chosen,
            };
            mark("data-theme", theme.name());
        });
        follow(move || mark("data-motion", if settings.calm.get() { "calm" } else { "full" }));
        follow(move || mark("data-speed", settings.speed.get().name()));
        SETTINGS.set(Some(settings));
        settings
    }

    /// Without a browser.
    #[cfg(test)]
    pub(crate) fn fixed() -> Settings {
        Settings {
            theme: RwSignal::new(Theme::Night),
            sound: RwSignal::new(false),
            volume: RwSignal::new(VOLUME),
            calm: RwSignal::new(false),
            speed: RwSignal::new(Speed::Normal),
        }
    }

    pub(crate) fn set_theme(self, theme: Theme) {
        self.theme.set(theme);
        keep("theme", theme.name());
    }

    pub(crate) fn set_sound(self, sound: bool) {
        self.sound.set(sound);
        keep("sound", yes(sound));
        self.play(Sound::Turn);
    }

    pub(crate) fn set_volume(self, volume: u8) {
        self.volume.set(volume);
        keep("volume", &volume.to_string());
        self.play(Sound::Turn);
    }

    pub(crate) fn set_speed(self, speed: Speed) {
        self.speed.set(speed);
        keep("speed", speed.name());
    }

    /// A table as this person likes its bots. Against a clock their speed is their strength, so there
    /// nobody changes it.
    pub(crate) fn at_own_speed(self, mut table: NewTable, live: bool) -> NewTable {
        if !live {
            let speed = self.speed.get_untracked();
            table.pace.bot_millis = speed.bot_wait(table.pace.bot_millis);
        }
        table
    }

    pub(crate) fn set_calm(self, calm: bool) {
        self.calm.set(calm);
        keep("calm", yes(calm));
    }

    /// Plays a sound unless they are off.
    pub(crate) fn play(self, sound: Sound) {
        if self.sound.get_untracked() {
            sound::play(sound, self.volume.get_untracked());
        }
    }
}

/// The settings of the page.
pub(crate) fn settings() -> Settings {
    SETTINGS.get().expect("the page starts with its settings")
}

thread_local! {
    static SETTINGS: Cell<Option<Settings>> = const { Cell::new(None) };
}

fn yes(on: bool) -> &'static str {
    if on { "yes" } else { "no" }
}

fn mark(name: &str, value: &str) {
    if let Some(root) = document().document_element() {
        let marked = root.set_attribute(name, value);
        debug_assert!(marked.is_ok());
    }
}

/// The language of this person: chosen before, or the browser's, or English.
pub(crate) fn preferred_language() -> Lang {
    let chosen = recall("language").and_then(|code| Lang::read(&code));
    let liked = || {
        let tags = window().navigator().languages();
        tags.iter().filter_map(|tag| tag.as_string()).find_map(|tag| Lang::read(&tag))
    };
    chosen.or_else(liked).unwrap_or(Lang::En)
}

/// Which words of a language.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Part {
    /// What the pages of this program need.
    Words,
    /// The clauses of a game, for those who read them.
    Rules(&'static str),
}

/// The words of a language, from the address that the page was built with.
pub(crate) async fn words(lang: Lang, part: Part) -> Result<String, api::Problem> {
    let code = lang.code();
    let place = match part {
        Part::Words => format!("meta[name='words-{code}']"),
        Part::Rules(game) => format!("meta[name='rules-{code}-{game}']"),
    };
    let named = document().query_selector(&place).ok().flatten();
    let address = named.and_then(|meta| meta.get_attribute("content"));
    api::words(&address.ok_or(api::Problem::Unreachable)?).await
}

/// From now on this language is spoken, and the page says so.
pub(crate) fn speak(lang: Lang, words: String) {
    i18n::speak(lang, words);
    mark("lang", lang.code());
    // Said ahead of time: when the page breaks, it can no longer look for words.
    for (place, key) in [("#broke p", "broke-words"), ("#broke a", "broke-go")] {
        if let Ok(Some(line)) = document().query_selector(place) {
            line.set_text_content(Some(&i18n::text(key, &[])));
        }
    }
}

/// Changes the language; everything on the screen stays where it is.
pub(crate) fn choose_language(lang: Lang) {
    keep("language", lang.code());
    spawn_local(async move {
        // Without the words the old language stays: nothing is lost.
        if let Ok(words) = words(lang, Part::Words).await {
            speak(lang, words);
        }
    });
}
