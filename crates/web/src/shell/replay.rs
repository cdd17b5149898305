//! A match from its record: everybody by name, the whole story, a slider, a link to every move, playing
//! on from anywhere.

pub(super) mod after;
mod story;
mod tools;
mod walk;

use super::chart;
use super::later::{self, Later};
use super::stage::stage;
use super::{brand, controls, elsewhere, icon, lobby, sorry, title};
use crate::api::{self, Problem};
use crate::browser::breathe;
use crate::client::Book;
use crate::games::{self, Board, Names, Page, Visitor};
use crate::kit::{self, Moment};
use crate::one_type::{live, memo, press, words};
use crate::replay::{Kept, Replay, game_of};
use crate::said;
use leptos::prelude::*;
use leptos::wasm_split::wasm_split;
use protocol::Time;
use protocol::http::Code;
use std::cell::Cell;
use story::Line;
use tools::Chairs;
use walk::{Deeds, Walk};

#[wasm_split(replay, wasm_split_path = leptos::wasm_split, fallible)]
pub(super) fn page(id: String, at: Option<usize>) -> Later {
    Ok(Box::new(move || draw(id.clone(), at)))
}

/// A record; which game it is, it says itself.
fn draw(id: String, at: Option<usize>) -> AnyView {
    let read = async move {
        let text = api::record(&id).await?;
        let game = game_of(&text).unwrap_or_default();
        let drawn = match games::visit_table(&game, Open { id, at, text }) {
            Some(replay) => replay,
            None if games::PLAYABLE.contains(&game.as_str()) => Ok(Box::new(elsewhere) as _),
            None => Err(Problem::Refused(Code::Record)),
        };
        breathe().await;
        drawn
    };
    later::drawn(read, missing)
}

fn missing(problem: Problem) -> AnyView {
    sorry(said!("record-missing"), problem)
}

struct Open {
    id: String,
    at: Option<usize>,
    text: String,
}

impl Visitor for Open {
    type Out = Later;

    fn visit<G: Page>(self) -> Later {
        let Open { id, at, text } = self;
        let read = Kept::<G>::parse(&text).ok().and_then(|kept| Replay::new(kept).ok());
        let replay = Cell::new(Some(read.ok_or(Problem::Refused(Code::Record))?));
        Ok(Box::new(move || {
            let replay = replay.take().expect("a record is drawn once");
            replay_of(id.clone(), at, replay, text.clone())
        }))
    }
}

fn replay_of<G: Page>(id: String, at: Option<usize>, replay: Replay<G>, text: String) -> AnyView {
    title(said!("replay-of", game = lobby::poster_word(G::NAME, "title")));
    let setup = replay.kept.record.setup.clone();
    let first = at.map_or(0, |at| replay.stop_at(at));
    let lines = chart::lines(&replay);
    let replay = StoredValue::new_local(replay);
    let eyes = RwSignal::new(None);
    let looks = setup.clone();
    let names = Signal::derive(move || {
        replay.with_value(|replay| replay.names(|seat| kit::capital(&G::place(&setup, seat))))
    });
    // Whoever looks into the book looks at the whole story first, which writes it.
    let book = StoredValue::new_local(Book::<G>::default());
    let whole = memo(move || {
        let (eyes, names) = (eyes.get(), names.get());
        book.set_value(replay.with_value(|replay| story::book(replay, &names, eyes)));
        book.with_value(|book| story::lines(book, &names))
    });
    let moments = Callback::new(move |stops| {
        let (eyes, names) = (eyes.get_untracked(), names.get_untracked());
        replay.with_value(|replay| story::moments(replay, &names, eyes, stops))
    });
    let walk = Walk::new(id, first, replay, eyes, deeds(whole, moments));
    let view_now = Signal::derive(move || {
        let (stop, eyes) = (walk.stop.get(), eyes.get());
        replay.with_value(|replay| replay.state(stop).view(eyes))
    });
    let sentences = memo(move || {
        whole.track();
        let stop = walk.stop.get();
        book.with_value(|book| names.with(|names| story::sentences(book, names, stop)))
    });
    let ask = move || {
        let view = view_now.get();
        let over = walk.stop.get() + 1 == walk.count;
        let words = |names: &Names| match over {
            true => G::ending(names, &view),
            false => G::ask(names, &view, None).title,
        };
        names.with(words)
    };
    let events = move |since: usize| {
        whole.track();
        book.with_value(|book| story::events(book, since, walk.stop.get()))
    };
    let told = Signal::derive(move || events(walk.stop.get()));
    let past = Signal::derive(move || events(0));
    let time = Signal::derive(move || replay.with_value(|replay| time(replay, walk.stop.get())));
    let board = Board { time, ..Board::<G>::still(view_now, told, past, names) };
    let chairs = chairs::<G>(looks, names, view_now);
    let shuffle = Callback::new(move |()| replay.with_value(Replay::shuffle));
    let open = RwSignal::new(false);
    view! {
        <div class="table-page replay">
            {head(G::NAME, open)} <main class=format!("table game-{}", G::NAME)>
                <div class="at-ask">
                    <h1>{live(ask)}</h1>
                    <p class="told" aria-hidden="true">{live(move || shortly(&sentences.get()))}</p>
                    <p class="sr" aria-live="polite">{live(move || sentences.get().join(". "))}</p>
                </div>
                {G::board(board)} {stage(walk.scene, Callback::new(move |()| walk.skip()))}
                {story::panel(walk, whole, open)}
                {walk::steps(walk, lines)}
                {tools::panel(walk, chairs, G::NAME, shuffle, StoredValue::new(text))}
            </main>
        </div>
    }
    .into_any()
}

/// Every clock as it was, where everybody acted at once against one.
fn time<G: Page>(replay: &Replay<G>, stop: usize) -> Time {
    if G::LIVE { replay.time(stop) } else { Time::default() }
}

fn chairs<G: Page>(setup: G::Setup, names: Signal<Names>, view_now: Signal<G::View>) -> Chairs {
    Chairs {
        names,
        crest: Callback::new(move |seat| G::crest(&setup, seat)),
        note: Callback::new(move |seat| view_now.with(|view| G::note(view, seat))),
        counters: Callback::new(move |seat| view_now.with(|view| G::counters(view, seat))),
    }
}

fn deeds(whole: Memo<Vec<Line>>, moments: Callback<(usize, usize), Vec<Moment>>) -> Deeds {
    let next = move |stop| whole.with_untracked(|lines| story::next(lines, stop));
    Deeds { next: Callback::new(next), moments }
}

fn head(game: &'static str, story: RwSignal<bool>) -> AnyView {
    view! {
        <header class="bar">
            {brand()}
            <small class="crumb">
                {said!("replay-of", game = lobby::poster_word(game, "title"))}
            </small> <span class="sp"></span> {controls::languages()}
            {controls::themes()}
            <button
                type="button"
                class="btn ic narrow"
                id="open-story"
                aria-label=said!("log")
                aria-expanded=words(move || story.get().to_string())
                on:click=press(move |_| story.update(|open| *open = !*open))
            >
                {icon("i-talk")}
            </button>
        </header>
    }
    .into_any()
}

/// So many sentences stand under the title of a phone: the last ones.
const SHORTLY: usize = 3;

fn shortly(sentences: &[String]) -> String {
    sentences[sentences.len().saturating_sub(SHORTLY)..].join(" · ")
}

#[cfg(test)]
mod tests {
    use super::shortly;

    #[test]
    fn a_phone_tells_the_last_of_many_sentences() {
        let told = |count: usize| (1..=count).map(|at| at.to_string()).collect::<Vec<_>>();
        assert_eq!(shortly(&told(5)), "3 · 4 · 5");
        assert_eq!(shortly(&told(1)), "1");
        assert_eq!(shortly(&[]), "");
    }
}
