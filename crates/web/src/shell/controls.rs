//! Language, theme, sound, motion and speed.

use super::icon;
use crate::i18n::{Lang, spoken};
use crate::one_type::{flag, live, noted, press, words};
use crate::settings::{Theme, choose_language, settings};
use crate::speed::Speed;
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

/// Night, day, or as the system likes it.
pub(super) fn themes() -> AnyView {
    let settings = settings();
    let button = |theme: Theme| {
        let (name, called): (_, fn() -> String) = match theme {
            Theme::Night => ("i-moon", || t!("theme-night")),
            Theme::Day => ("i-sun", || t!("theme-day")),
            Theme::System => ("i-system", || t!("theme-system")),
        };
        view! {
            <button
                type="button"
                aria-label=words(called)
                title=words(called)
                aria-pressed=words(move || (settings.theme.get() == theme).to_string())
                on:click=press(move |_| settings.set_theme(theme))
            >
                {icon(name)}
            </button>
        }
    };
    view! {
        <div class="seg themes" role="group" aria-label=said!("theme")>
            {Theme::ALL.map(button).collect_view()}
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

/// How loud sounds are.
fn volume() -> AnyView {
    let settings = settings();
    let set = move |event: web_sys::Event| {
        if let Ok(volume) = event_target_value(&event).parse() {
            settings.set_volume(volume);
        }
    };
    view! {
        <input
            type="range"
            id="volume"
            class="volume"
            min="0"
            max="100"
            step="5"
            aria-label=said!("volume")
            prop:value=words(move || settings.volume.get().to_string())
            prop:disabled=flag(move || !settings.sound.get())
            on:change=noted(set)
        />
    }
    .into_any()
}

/// How fast stories are told.
fn speeds() -> AnyView {
    let settings = settings();
    let called = |speed: Speed| match speed {
        Speed::Slow => t!("speed-slow"),
        Speed::Normal => t!("speed-normal"),
        Speed::Fast => t!("speed-fast"),
        Speed::AtOnce => t!("speed-at-once"),
    };
    let button = |speed: Speed| {
        view! {
            <button
                type="button"
                data-speed=speed.name()
                aria-pressed=words(move || (settings.speed.get() == speed).to_string())
                on:click=press(move |_| settings.set_speed(speed))
            >
                {live(move || called(speed))}
            </button>
        }
    };
    view! {
        <div class="row wrapped">
            <span>{said!("speed")}</span>
            <div class="seg" role="group" aria-label=said!("speed")>
                {Speed::ALL.map(button).collect_view()}
            </div>
        </div>
    }
    .into_any()
}

/// All settings, for a menu.
pub(super) fn all() -> AnyView {
    let settings = settings();
    view! {
        <div class="stack">
            <div class="row">{languages()} {themes()}</div>
            <div class="row wrapped">
                {switch(
                    said!("sound-on"),
                    move || settings.sound.get(),
                    move |on| settings.set_sound(on),
                )} {volume()}
            </div>
            {speeds()}
            {switch(
                said!("motion-calm"),
                move || settings.calm.get(),
                move |on| settings.set_calm(on),
            )}
        </div>
    }
    .into_any()
}
