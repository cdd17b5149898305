//! The games as posters; the words of each are `poster-<game>-title`, `-more`, `-about`, `-goal`, `-players`
//! and `-time`.

use super::form::about;
use crate::games::{PLAYABLE, Poster, shelf};
use crate::i18n::text;
use crate::newcomer::knows;
use crate::one_type::{live, press};
use crate::route::{Link, router};
use crate::settings::settings;
use crate::shell::dialog::notify;
use crate::shell::icon;
use crate::shell::person::person;
use crate::{api, said, t};
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::NewTable;

/// Every word of the posters.
#[cfg(test)]
pub(crate) fn keys() -> Vec<String> {
    const WORDS: [&str; 6] = ["title", "more", "about", "goal", "players", "time"];
    let of = |poster: Poster| WORDS.map(|word| format!("poster-{}-{word}", poster.game));
    shelf().flat_map(of).collect()
}

/// A word of a game's poster.
pub(crate) fn word(game: &str, what: &str) -> String {
    text(&format!("poster-{game}-{what}"), &[])
}

pub(super) fn all(creating: RwSignal<Option<&'static str>>) -> AnyView {
    let posters = shelf().map(|poster| one(poster, creating)).collect_view();
    view! { <section class="games" aria-label=said!("games")>{posters}</section> }.into_any()
}

fn one(poster: Poster, creating: RwSignal<Option<&'static str>>) -> AnyView {
    let game = poster.game;
    let playable = PLAYABLE.contains(&game);
    let together = poster.together;
    let more = move || {
        let more = word(game, "more");
        (more != "-").then(|| view! { <small>{more}</small> })
    };
    view! {
        <article class="game" class:soon=!playable>
            <div class=format!("art art-{game}")>
                <span class="tag" class:co=together>
                    {icon(if together { "i-heart" } else { "i-swords" })}
                    {live(move || if together { t!("cooperative") } else { t!("competitive") })}
                </span>
                <h2>{live(move || word(game, "title"))} {live(more)}</h2>
            </div>
            <div class="in">
                <p>{live(move || word(game, "about"))}</p>
                <ul class="facts">
                    <li>{icon("i-people")} {live(move || word(game, "players"))}</li>
                    <li>{icon("i-clock")} {live(move || word(game, "time"))}</li>
                </ul>
                {if playable { acts(game, creating) } else { soon() }}
            </div>
        </article>
    }
    .into_any()
}

fn soon() -> AnyView {
    view! { <p class="coming">{icon("i-clock")} {said!("coming")}</p> }.into_any()
}

fn acts(game: &'static str, creating: RwSignal<Option<&'static str>>) -> AnyView {
    view! {
        <div class="acts">
            <button type="button" class="btn hot sm" id=format!("play-{game}") on:click=press(move |_| play_now(game))>
                {icon("i-play")}
                {said!("play-now")}
            </button>
            {(!knows(game)).then(|| view! { <small class="gentle">{said!("play-first")}</small> })}
            <div class="row tight">
                <button
                    type="button"
                    class="btn sm grow"
                    id=format!("create-{game}")
                    on:click=press(move |_| creating.set(Some(game)))
                >
                    {icon("i-link")}
                    {said!("invite-friends")}
                </button>
                <Link to=format!("/rules/{game}") class="btn sm">
                    {said!("rules")}
                </Link>
            </div>
        </div>
    }
    .into_any()
}

/// Sits down against bots.
fn play_now(game: &'static str) {
    person().with_name(move || {
        let Some(about) = about(game) else { return };
        let table = about.against_bots(!knows(game));
        make(settings().at_own_speed(table, about.live));
    });
}

/// Makes a table and goes there.
fn make(table: NewTable) {
    spawn_local(async move {
        match api::make(&table).await {
            Ok(id) => {
                crate::browser::keep(&format!("host-{id}"), "yes");
                router().go(&format!("/table/{id}"));
            }
            Err(problem) => notify(problem.words()),
        }
    });
}
