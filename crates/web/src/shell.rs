//! Everything around a game: lobby, table, rules, replay.

mod controls;
mod dialog;
mod lobby;
mod person;
mod replay;
mod rules;
mod table;

pub(crate) use dialog::confirm;

use crate::route::{Link, Route, Router};
use crate::settings::Settings;
use crate::t;
use leptos::prelude::*;
use person::Person;

/// A symbol of `assets/icons.svg`, for the eye only.
pub(crate) fn icon(name: &'static str) -> AnyView {
    view! {
        <svg class="i" aria-hidden="true">
            <use href=format!("#{name}")></use>
        </svg>
    }
    .into_any()
}

/// The whole page.
#[component]
pub(crate) fn App() -> impl IntoView {
    let router = Router::start();
    Settings::recalled();
    dialog::start();
    Person::start().ask_server();
    let route = Memo::new(move |_| router.route());
    view! {
        {move || match route.get() {
            Route::Lobby => lobby::page().into_any(),
            Route::Table { id, watch } => table::page(id, watch).into_any(),
            Route::Replay { id, at } => replay::page(id, at).into_any(),
            Route::Rules { game, clause } => rules::page(&game, clause).into_any(),
            Route::Lost => lost().into_any(),
        }}
        {dialog::notices()}
        {dialog::confirms()}
        {person::name_dialog()}
    }
}

/// The name of the house, which leads back to the lobby.
fn brand() -> AnyView {
    view! {
        <Link to="/" class="brand">
            <svg viewBox="0 0 24 24" width="26" height="26" aria-hidden="true">
                <rect x="2" y="12" width="20" height="10" rx="2" fill="#8a5a2e"></rect>
                <path
                    d="M12 1c3 4 5 5 5 9a5 5 0 0 1-10 0c0-2 1-3 2-4 0 2 1 3 2 3 1-2 0-5 1-8z"
                    fill="#ffb23e"
                ></path>
            </svg>
            <span>"Tinderbox"</span>
        </Link>
    }
    .into_any()
}

/// The title of the browser's tab.
fn title(words: impl Fn() -> String + 'static) {
    Effect::new(move || crate::browser::document().set_title(&words()));
}

fn lost() -> impl IntoView {
    view! {
        <main class="wrap plain">
            {brand()} <h1>{move || t!("lost-title")}</h1> <p>{move || t!("lost-words")}</p>
            <Link to="/" class="btn hot">
                {move || t!("lost-back")}
            </Link>
        </main>
    }
}
