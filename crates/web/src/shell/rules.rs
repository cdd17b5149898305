//! The rules of a game: our own words, numbered, searchable, each clause with an address.

use super::{brand, controls, icon, lobby, title};
use crate::browser::window;
use crate::games::PLAYABLE;
use crate::i18n::{Lang, learn, spoken, spoken_now, text};
use crate::one_type::{flag, follow, live, noted, press};
use crate::settings::{self, Part};
use crate::{said, t};
use leptos::prelude::*;
use leptos::task::spawn_local;

/// A clause of a rulebook, without its words: those are in Fluent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Clause {
    pub(crate) id: &'static str,
    /// `both`, or the printing that it holds for.
    pub(crate) edition: &'static str,
    /// `rule`, `forbids` or `ruling`.
    pub(crate) kind: &'static str,
}

/// The clauses of a game's rulebook in their order, with a mark where a section begins. A section is
/// named after its first clause: `section-<game>-<clause>`.
pub(crate) fn clauses(game: &str) -> Vec<(bool, Clause)> {
    read_list(include!(concat!(env!("OUT_DIR"), "/clauses.rs")))
}

fn read_list(list: &'static str) -> Vec<(bool, Clause)> {
    let mut begins = false;
    let mut clauses = Vec::new();
    for line in list.lines() {
        let mut parts = line.split(' ');
        match (parts.next(), parts.next(), parts.next()) {
            (Some(id), Some(edition), Some(kind)) => {
                clauses.push((std::mem::take(&mut begins), Clause { id, edition, kind }));
            }
            _ => begins = true,
        }
    }
    clauses
}

/// The rules of a game, at a clause.
pub(super) fn page(game: &str, clause: String) -> impl IntoView {
    let Some(game) = PLAYABLE.iter().copied().find(|one| *one == game) else {
        return super::lost().into_any();
    };
    let name = move || lobby::poster_word(game, "title");
    title(said!("rules-of", game = name()));
    let wanted = RwSignal::new(String::new());
    let marked = StoredValue::new(clause.clone());
    let known = RwSignal::new(None::<Lang>);
    learn_rules(game, known, clause);
    let shows = move |clause: &Clause| {
        let wanted = lowered(wanted.get().trim());
        let words = text(&format!("rule-{game}-{}", clause.id), &[]);
        wanted.is_empty() || lowered(clause.id) == wanted || lowered(&words).contains(&wanted)
    };
    let list = StoredValue::new(clauses(game));
    let found = move || list.with_value(|list| list.iter().filter(|(_, one)| shows(one)).count());
    let rows = move || {
        if known.get() != Some(spoken()) {
            return view! { <p class="loading">{said!("loading")}</p> }.into_any();
        }
        let row = |&(begins, clause): &(bool, Clause)| {
            let hidden = flag(move || !wanted.get().trim().is_empty());
            let heading = begins.then(|| {
                view! { <h2 hidden=hidden>{text(&format!("section-{game}-{}", clause.id), &[])}</h2> }
            });
            let marked = marked.with_value(|id| id == clause.id);
            view! { {heading} {row(game, clause, move || shows(&clause), marked)} }
        };
        list.with_value(|list| list.iter().map(row).collect_view().into_any())
    };
    view! {
        <header class="bar rules-bar">
            {brand()} <span class="sp"></span> {back()} {controls::languages()} {controls::themes()}
        </header>
        <main class="wrap rules">
            <h1>{said!("rules-of", game = name())}</h1>
            <p class="muted">{said!("rules-words")}</p>
            <div class="search">
                {icon("i-search")}
                <input
                    type="search"
                    class="field grow"
                    aria-label=said!("rules-search")
                    placeholder=said!("rules-search")
                    on:input=noted(move |event| wanted.set(event_target_value(&event)))
                />
                <small role="status">{said!("rules-found", count = found())}</small>
            </div>
            {live(rows)}
        </main>
    }
    .into_any()
}

/// To the table or wherever the reader came from.
fn back() -> Option<AnyView> {
    let history = window().history().ok()?;
    let came = history.length().is_ok_and(|pages| pages > 1);
    let click = move |_| drop(history.back());
    came.then(|| {
        view! {
            <button type="button" class="btn" id="back" on:click=press(click)>{said!("back")}</button>
        }
        .into_any()
    })
}

fn row(
    game: &'static str,
    clause: Clause,
    shown: impl Fn() -> bool + Send + Sync + 'static,
    marked: bool,
) -> AnyView {
    let edition = move || match clause.edition {
        "both" => None,
        edition => Some(text(&format!("edition-{game}-{edition}"), &[])),
    };
    let kind = move || match clause.kind {
        "forbids" => Some(t!("kind-forbids")),
        "ruling" => Some(t!("kind-ruling")),
        _ => None,
    };
    view! {
        <p class="clause" class:marked=marked id=clause.id hidden=flag(move || !shown())>
            <a href=format!("#{}", clause.id)>{clause.id}</a>
            <span>
                {live(move || text(&format!("rule-{game}-{}", clause.id), &[]))}
                {live(move || kind().map(|words| view! { <em>{words}</em> }))}
                {live(move || edition().map(|words| view! { <em>{words}</em> }))}
            </span>
        </p>
    }
    .into_any()
}

/// In small letters, as the browser knows them: it brings the tables for every alphabet.
fn lowered(text: &str) -> String {
    String::from(js_sys::JsString::from(text).to_lower_case())
}

/// Loads the clauses of a game in the language of the moment, and shows the one that was asked for.
fn learn_rules(game: &'static str, known: RwSignal<Option<Lang>>, clause: String) {
    follow(move || {
        let lang = spoken();
        let clause = clause.clone();
        spawn_local(async move {
            let words = settings::words(lang, Part::Rules(game)).await;
            if let (Ok(words), true) = (words, spoken_now() == lang) {
                learn(words);
                known.set(Some(lang));
                show_clause(clause);
            }
        });
    });
}

/// Brings a clause into sight once it is drawn.
fn show_clause(clause: String) {
    crate::browser::later(60, move || {
        if let Some(element) = crate::browser::document().get_element_by_id(&clause) {
            element.scroll_into_view();
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sections_begin_after_their_heading() {
        let found = read_list("\nB1 both rule\nB2 2018 forbids\n\nS1 both ruling\n");
        let begins: Vec<bool> = found.iter().map(|(begins, _)| *begins).collect();
        assert_eq!(begins, [true, false, true]);
        assert_eq!(found[1].1, Clause { id: "B2", edition: "2018", kind: "forbids" });
    }
}
