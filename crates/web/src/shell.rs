//! Everything around a game: lobby, table, rules, replay.

pub(crate) mod banner;
mod chart;
mod controls;
mod dialog;
mod later;
mod lobby;
mod mission_log;
mod person;
mod replay;
mod rules;
mod share;
mod stage;
mod table;

pub(crate) use dialog::{confirm, confirm_harm, modal, notify};

use crate::api::Problem;
use crate::i18n::Said;
use crate::one_type::{follow, live, memo, press};
use crate::route::{Link, Route, Router, load_anew};
use crate::said;
use crate::settings::Settings;
use leptos::prelude::*;
use person::Person;
use protocol::http::Code;

#[cfg(test)]
pub(crate) use rules::clauses as rule_clauses;
#[cfg(test)]
pub(crate) use rules::{FIGURES as RULE_FIGURES, STEPS as RULE_STEPS};

/// The lines of a match's chart, without their looks.
#[cfg(test)]
pub(crate) fn chart_lines<G: crate::games::Page>(
    replay: &crate::replay::Replay<G>,
) -> Option<Vec<Vec<u32>>> {
    chart::lines(replay).map(|lines| lines.of.into_iter().map(|line| line.heights).collect())
}

/// The keys that the shell puts together at run time.
#[cfg(test)]
pub(crate) fn built_keys() -> Vec<String> {
    let errors = protocol::http::Code::ALL.iter().map(|&code| crate::api::key(code).to_owned());
    let guests = person::GUESTS.iter().map(|guest| format!("guest-{guest}"));
    let broke = ["broke-words", "broke-go"].map(str::to_owned);
    errors.chain(guests).chain(broke).chain(lobby::poster_keys()).collect()
}

/// A symbol of `assets/icons.svg` or of the game's own `icons.svg`, for the eye only.
pub(crate) fn icon(name: &'static str) -> AnyView {
    view! {
        <svg class="i" aria-hidden="true">
            <use href=format!("#{name}")></use>
        </svg>
    }
    .into_any()
}

/// The whole page.
pub(crate) fn app() -> impl IntoView {
    let router = Router::start();
    Settings::recalled();
    dialog::start();
    Person::start().ask_server();
    let route = memo(move || router.route());
    view! {
        {live(move || match route.get() {
            Route::Lobby if cfg!(feature = "lobby") => lobby::page().into_any(),
            Route::Lobby => elsewhere(),
            Route::Table { id, watch } => table::page(id, watch).into_any(),
            Route::Replay { id, at } => later::shown(replay::page(id, at)),
            Route::Rules { game, clause } => later::shown(rules::page(game, clause)),
            Route::Lost => lost(),
        })}
        {dialog::notices()}
        {dialog::confirms()}
        {person::name_dialog()}
    }
}

/// A page that another program holds: the server knows which.
fn elsewhere() -> AnyView {
    load_anew();
    loading()
}

/// Until something is there.
fn loading() -> AnyView {
    view! { <p class="loading" role="status">{said!("loading")}</p> }.into_any()
}

/// Draws something as long as a condition holds. One type for all of them: `Show` would be compiled
/// anew for each.
pub(crate) fn when(
    condition: impl Fn() -> bool + Send + Sync + 'static,
    body: impl Fn() -> AnyView + Send + Sync + 'static,
) -> AnyView {
    let condition: Box<dyn Fn() -> bool + Send + Sync> = Box::new(condition);
    let body: Box<dyn Fn() -> AnyView + Send + Sync> = Box::new(body);
    shown(condition, body)
}

fn shown(
    condition: Box<dyn Fn() -> bool + Send + Sync>,
    body: Box<dyn Fn() -> AnyView + Send + Sync>,
) -> AnyView {
    let holds = memo(move || condition());
    live(move || holds.get().then(&body)).into_any()
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
    follow(move || crate::browser::document().set_title(&words()));
}

/// What cannot be shown: why not, and what one can do about it.
fn sorry(heading: Said, problem: Problem) -> AnyView {
    let again = problem.may_pass();
    let home = if again { "btn" } else { "btn hot" };
    view! {
        <main class="wrap plain sorry">
            {brand()} {icon("i-burnt")} <h1>{heading}</h1> <p class="big">{live(move || problem.advice())}</p>
            <div class="row wrapped">
                {again.then(|| view! {
                    <button type="button" class="btn hot" id="try-again" on:click=press(|_| load_anew())>
                        {said!("try-again")}
                    </button>
                })}
                <Link to="/" class=home>
                    {said!("lost-back")}
                </Link>
            </div>
        </main>
    }
    .into_any()
}

fn lost() -> AnyView {
    sorry(said!("lost-title"), Problem::Refused(Code::NotFound))
}
