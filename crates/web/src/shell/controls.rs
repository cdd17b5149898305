//! Language, theme, sound and motion.

use super::icon;
use crate::i18n::{Lang, spoken};
use crate::one_type::{noted, press, words};
use crate::settings::{choose_language, settings};
use crate::{said, t};
use leptos::prelude::*;

/// Three buttons, one for each language.
pub(super) fn languages() -> AnyView {
    let button = |lang: Lang| {
        view! {
            <button
                type="button"
                lang=lang.code()
                title=lang.own_name()
                aria-label=format!("{} {}", lang.label(), lang.own_name())
                aria-pressed=words(move || (spoken() == lang).to_string())
                on:click=press(move |_| choose_language(lang))
            >
                {lang.label()}
            </button>
        }
    };
    view! {
        <div class="seg" role="group" aria-label=said!("language")>
            {Lang::ALL.map(button).collect_view()}
        </div>
    }
    .into_any()
}

/// Night or day.
pub(super) fn themes() -> AnyView {
    let settings = settings();
    let button = |day: bool, name: &'static str| {
        view! {
            <button
                type="button"
                aria-label=words(move || if day { t!("theme-day") } else { t!("theme-night") })
                title=words(move || if day { t!("theme-day") } else { t!("theme-night") })
                aria-pressed=words(move || (settings.day.get() == day).to_string())
                on:click=press(move |_| settings.set_day(day))
            >
                {icon(name)}
            </button>
        }
    };
    view! {
        <div class="seg themes" role="group" aria-label=said!("theme")>
            {button(false, "i-moon")}
            {button(true, "i-sun")}
        </div>
    }
    .into_any()
}

/// A switch with its words.
pub(super) fn switch(
    words: impl Fn() -> String + Send + Sync + 'static,
    on: impl Fn() -> bool + Send + Sync + 'static,
    set: impl Fn(bool) + Send + Sync + 'static,
) -> AnyView {
    view! {
        <label class="switch">
            <input
                type="checkbox"
                class="sw"
                prop:checked=on
                on:change=noted(move |event| set(event_target_checked(&event)))
            />
            <span>{words}</span>
        </label>
    }
    .into_any()
}

/// All settings, for a menu.
pub(super) fn all() -> AnyView {
    let settings = settings();
    view! {
        <div class="stack">
            <div class="row">{languages()} {themes()}</div>
            {switch(
                said!("sound-on"),
                move || settings.sound.get(),
                move |on| settings.set_sound(on),
            )}
            {switch(
                said!("motion-calm"),
                move || settings.calm.get(),
                move |on| settings.set_calm(on),
            )}
        </div>
    }
    .into_any()
}
