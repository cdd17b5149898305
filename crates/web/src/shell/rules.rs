//! The rules of a game: first what one reads (the goal, how a turn goes, pictures), then every clause in our
//! own words, folded under its heading, numbered, searchable, each with an address.

use super::later::Later;
use super::{brand, controls, icon, lobby, title};
use crate::browser::{document, window};
use crate::games::PLAYABLE;
use crate::i18n::{Lang, learn, spoken, spoken_now, text};
use crate::one_type::{flag, follow, live, memo, noted, press};
use crate::route::router;
use crate::settings::{self, Part};
use crate::{said, t};
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos::wasm_split::wasm_split;
use web_sys::MouseEvent;

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

/// How many steps the page tells a turn in: `turn-<game>-1` and so on.
pub(crate) const STEPS: usize = 4;
/// How many pictures it shows: `figure-<game>-1` says what is on one, and the class `fig-<game>-1` shows it.
pub(crate) const FIGURES: usize = 3;

/// The clauses of a section.
type Section = Vec<Clause>;

/// The sections of a rulebook, each with its clauses.
fn sections(game: &str) -> Vec<Section> {
    let mut sections: Vec<Section> = Vec::new();
    for (begins, clause) in clauses(game) {
        match sections.last_mut() {
            Some(section) if !begins => section.push(clause),
            _ => sections.push(vec![clause]),
        }
    }
    sections
}

#[wasm_split(rules, wasm_split_path = leptos::wasm_split, fallible)]
pub(super) fn page(game: String, clause: String) -> Later {
    Ok(Box::new(move || draw(&game, clause.clone())))
}

/// The rules of a game, at a clause.
fn draw(game: &str, clause: String) -> AnyView {
    let Some(game) = PLAYABLE.iter().copied().find(|one| *one == game) else {
        return super::lost();
    };
    let name = move || lobby::poster_word(game, "title");
    title(said!("rules-of", game = name()));
    let wanted = RwSignal::new(String::new());
    let marked = StoredValue::new(clause.clone());
    let known = RwSignal::new(None::<Lang>);
    learn_rules(game, known, clause);
    let search = Search { game, wanted, marked };
    let list = StoredValue::new(sections(game));
    let found = move || {
        list.with_value(|list| list.iter().flatten().filter(|one| search.shows(one)).count())
    };
    let body = move || {
        if known.get() != Some(spoken()) {
            return view! { <p class="loading">{said!("loading")}</p> }.into_any();
        }
        let drawn = |section: &Section| search.section(section);
        list.with_value(|list| {
            view! {
                {contents(game, list)}
                {learnt(game)}
                <h2>{t!("rules-clauses")}</h2>
                <p class="muted">{t!("rules-words")}</p>
                {search.field(found)}
                {list.iter().map(drawn).collect_view()}
            }
            .into_any()
        })
    };
    view! {
        <header class="bar rules-bar">
            {brand()} <span class="sp"></span> {back()} {controls::languages()} {controls::themes()}
        </header>
        <main class="wrap rules">
            <h1>{said!("rules-of", game = name())}</h1>
            <p class="goal">{live(move || lobby::poster_word(game, "goal"))}</p>
            {live(body)}
        </main>
    }
    .into_any()
}

/// What a newcomer reads: how a turn goes, and what it looks like.
fn learnt(game: &'static str) -> AnyView {
    let step = |at: usize| view! { <li>{text(&format!("turn-{game}-{at}"), &[])}</li> };
    let figure = |at: usize| {
        let words = text(&format!("figure-{game}-{at}"), &[]);
        view! {
            <figure>
                <div class=format!("fig fig-{game}-{at}")></div>
                <figcaption>{words}</figcaption>
            </figure>
        }
    };
    view! {
        <h2 id="turn">{t!("rules-turn")}</h2>
        <ol class="turn">{(1..=STEPS).map(step).collect_view()}</ol>
        <div class="figures">{(1..=FIGURES).map(figure).collect_view()}</div>
    }
    .into_any()
}

/// What is told where; each section is found by its first clause.
fn contents(game: &'static str, list: &[Section]) -> AnyView {
    let line = |section: &Section| {
        let first = section[0].id;
        let words = text(&format!("section-{game}-{first}"), &[]);
        view! { <li><a href=format!("#{first}") on:click=walk_to(game, first)>{words}</a></li> }
    };
    view! {
        <nav aria-label=t!("rules-contents")>
            <ul class="contents">
                <li><a href="#turn" on:click=walk_to(game, "turn")>{t!("rules-turn")}</a></li>
                {list.iter().map(line).collect_view()}
            </ul>
        </nav>
    }
    .into_any()
}

/// To a place on this page, unfolded; "back" leads to where the reader came from all the same.
fn walk_to(game: &'static str, id: &'static str) -> Box<dyn FnMut(MouseEvent)> {
    press(move |event| {
        let Some(place) = document().get_element_by_id(id) else { return };
        event.prevent_default();
        let section = place.closest("details").ok().flatten();
        if let Some(section) = &section {
            let _ = section.set_attribute("open", "");
        }
        section.unwrap_or(place).scroll_into_view();
        router().note(&format!("/rules/{game}#{id}"));
    })
}

/// What somebody looks for among the clauses.
#[derive(Clone, Copy)]
struct Search {
    game: &'static str,
    wanted: RwSignal<String>,
    /// The clause of the address.
    marked: StoredValue<String>,
}

impl Search {
    fn shows(self, clause: &Clause) -> bool {
        let wanted = lowered(self.wanted.get().trim());
        let words = text(&format!("rule-{}-{}", self.game, clause.id), &[]);
        wanted.is_empty() || lowered(clause.id) == wanted || lowered(&words).contains(&wanted)
    }

    fn field(self, found: impl Fn() -> usize + Send + Sync + Copy + 'static) -> AnyView {
        view! {
            <div class="search">
                {icon("i-search")}
                <input
                    type="search"
                    class="field grow"
                    aria-label=said!("rules-search")
                    placeholder=said!("rules-search")
                    on:input=noted(move |event| self.wanted.set(event_target_value(&event)))
                />
                <small role="status">{said!("rules-found", count = found())}</small>
            </div>
        }
        .into_any()
    }

    /// A section, folded unless something in it is looked for.
    fn section(self, section: &Section) -> AnyView {
        let clauses = StoredValue::new(section.clone());
        let here = self.marked.with_value(|id| section.iter().any(|clause| clause.id == id));
        let finds = memo(move || clauses.with_value(|all| all.iter().any(|one| self.shows(one))));
        let searched = memo(move || !self.wanted.get().trim().is_empty());
        let open = flag(move || (here && !searched.get()) || (searched.get() && finds.get()));
        let row = |&clause: &Clause| {
            let marked = self.marked.with_value(|id| id == clause.id);
            row(self.game, clause, move || self.shows(&clause), marked)
        };
        view! {
            <details class="section" open=open hidden=flag(move || !finds.get())>
                <summary>
                    {icon("i-right")}
                    <h3>{text(&format!("section-{}-{}", self.game, section[0].id), &[])}</h3>
                </summary>
                {section.iter().map(row).collect_view()}
            </details>
        }
        .into_any()
    }
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
        if let Some(element) = document().get_element_by_id(&clause) {
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

    #[test]
    fn every_clause_is_in_a_section_that_its_first_clause_names() {
        for game in PLAYABLE {
            let (all, sections) = (clauses(game), sections(game));
            assert_eq!(sections.iter().flatten().count(), all.len());
            let begins = all.iter().filter(|(begins, _)| *begins).map(|(_, clause)| clause.id);
            assert!(begins.eq(sections.iter().map(|section| section[0].id)));
        }
    }
}
