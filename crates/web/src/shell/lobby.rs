//! The first screen: am I in a game, do I have a code, what can I play.

mod create;
mod form;
mod posters;
mod tables;
mod tools;

use super::dialog::notify;
use super::person::person;
use super::{brand, controls, icon, mission_log, title};
use crate::api::{self, Problem};
use crate::one_type::{flag, live, noted, press, words};
use crate::route::router;
use crate::{said, t};
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::TableId;
use protocol::http::Code;

#[cfg(test)]
pub(super) use posters::keys as poster_keys;
pub(super) use posters::word as poster_word;

/// The lobby.
pub(super) fn page() -> impl IntoView {
    title(|| t!("title-lobby"));
    let creating = RwSignal::new(None::<&'static str>);
    let (mine, coming) = tables::followed_mine();
    view! {
        {head()}
        <section class="hero" aria-label=said!("hero-title")>
            <div class="hero-art" aria-hidden="true"></div>
            <div class="wrap">
                <div>
                    <h1>{said!("hero-title")}</h1>
                    <p>{said!("hero-words")}</p>
                </div>
                {join()}
            </div>
        </section>
        <main class="wrap lobby" class:coming=flag(move || coming.get())>
            {tables::mine(mine)} {posters::all(creating)} {tables::open(creating)} {tables::past(mine)}
            {mission_log::log(None, form::agreed)}
        </main>
        {tools::footer()}
        {create::dialog(creating)}
    }
}

fn head() -> AnyView {
    let person = person();
    let name = move || person.name.get().unwrap_or_else(|| t!("you-nobody"));
    view! {
        <header class="wrap top">
            {brand()} <span class="sp"></span>
            <button type="button" class="btn sm name" on:click=press(move |_| person.ask_name(None))>
                {icon("i-flame")}
                {said!("you-are", name = name())}
            </button>
            {controls::languages()}
            {controls::themes()}
        </header>
    }
    .into_any()
}

/// Join with a code, as people type it or as they paste a whole link.
fn join() -> AnyView {
    let typed = RwSignal::new(String::new());
    let wrong = RwSignal::new(false);
    let submit = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let typed = typed.get_untracked();
        let go = |id: TableId| router().go(&format!("/table/{id}"));
        match (read_code(&typed), TableId::parse_code(&typed)) {
            (Some(id), _) => go(id),
            (None, None) => wrong.set(true),
            (None, Some(code)) => spawn_local(async move {
                match api::find(&code).await {
                    Ok(id) => go(id),
                    Err(Problem::Refused(Code::NoSuchTable)) => {
                        let _ = wrong.try_set(true);
                    }
                    Err(problem) => notify(problem.words()),
                }
            }),
        }
    };
    view! {
        <form class="join" on:submit=submit>
            <label for="code">{said!("join-title")}</label>
            <div>
                <input
                    id="code"
                    autocomplete="off"
                    autocapitalize="none"
                    spellcheck="false"
                    placeholder="k7m2"
                    aria-describedby="code-help"
                    aria-invalid=words(move || wrong.get().to_string())
                    on:input=noted(move |event| {
                        wrong.set(false);
                        typed.set(event_target_value(&event));
                    })
                />
                <button type="submit" class="btn hot">
                    {said!("join-go")}
                </button>
            </div>
            <small id="code-help" role="status">
                {live(move || if wrong.get() { t!("join-wrong") } else { t!("join-help") })}
            </small>
        </form>
    }
    .into_any()
}

/// A code, or the link that holds it.
fn read_code(typed: &str) -> Option<TableId> {
    let typed = typed.trim();
    let last = typed.split(['?', '#']).next().unwrap_or(typed);
    TableId::parse(last.rsplit('/').next().unwrap_or(last))
}

/// A code as it is easiest to read out.
pub(super) fn spaced(id: &TableId) -> String {
    let (front, back) = id.as_str().split_at(id.as_str().len() / 2);
    format!("{front}-{back}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_read_as_typed_and_from_a_link() {
        let id = TableId::from_bits(77);
        assert_eq!(read_code(&spaced(&id).to_uppercase()), Some(id.clone()));
        assert_eq!(read_code(&format!("http://10.0.0.2:7777/table/{id}?watch")), Some(id));
        assert_eq!(read_code("hello"), None);
    }
}
