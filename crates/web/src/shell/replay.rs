//! A match from its record: a slider, a link to every move, playing on from anywhere.

use super::chart::{self, Lines};
use super::dialog::notify;
use super::person::person;
use super::{brand, controls, elsewhere, icon, loading, lobby, title};
use crate::api::{self, Problem};
use crate::browser::{copy, keep, later, save_file, window};
use crate::games::{self, Board, Names, Page, Visitor};
use crate::one_type::{flag, live, memo, noted, press, words};
use crate::replay::{Kept, Replay, Shuffle, game_of};
use crate::route::{Link, router};
use crate::{said, t};
use kernel::Seat;
use leptos::prelude::*;
use leptos::task::spawn_local;
use table::{Fair, Unfair};

/// How long a position is shown while the match plays by itself: in a race much happens at once.
const fn step_millis(live: bool) -> u32 {
    if live { 250 } else { 900 }
}

/// A record; which game it is, it says itself.
pub(super) fn page(id: String, at: Option<usize>) -> impl IntoView {
    let found = RwSignal::new(None::<Result<String, Problem>>);
    let asked = id.clone();
    spawn_local(async move {
        found.try_set(Some(api::record(&asked).await));
    });
    live(move || match found.get() {
        None => loading(),
        Some(Err(problem)) => missing(problem.words()),
        Some(Ok(text)) => {
            let game = game_of(&text).unwrap_or_default();
            let open = Open { id: id.clone(), at, text };
            match games::visit_table(&game, open) {
                Some(replay) => replay,
                None if games::PLAYABLE.contains(&game.as_str()) => elsewhere(),
                None => missing(t!("error-record")),
            }
        }
    })
}

fn missing(words: String) -> AnyView {
    view! {
        <main class="wrap plain">
            {brand()} <h1>{said!("record-missing")}</h1> <p>{words}</p>
            <Link to="/" class="btn hot">
                {said!("lost-back")}
            </Link>
        </main>
    }
    .into_any()
}

struct Open {
    id: String,
    at: Option<usize>,
    text: String,
}

impl Visitor for Open {
    type Out = AnyView;

    fn visit<G: Page>(self) -> AnyView {
        let read = Kept::<G>::parse(&self.text).ok();
        match read.and_then(|kept| Replay::new(kept).ok()) {
            Some(replay) => replay_of(self.id, self.at, replay, self.text),
            None => missing(t!("error-record")),
        }
    }
}

/// What the controls need, whatever the game.
#[derive(Clone, Copy)]
struct Walk {
    id: StoredValue<String>,
    stop: RwSignal<usize>,
    count: usize,
    step_millis: u32,
    inputs_before: Callback<usize, usize>,
    playing: RwSignal<bool>,
    eyes: RwSignal<Option<Seat>>,
    names: Signal<Names>,
}

impl Walk {
    fn go(self, stop: usize) {
        self.stop.set(stop.min(self.count - 1));
        let (id, at) = (self.id.get_value(), self.inputs_before.run(self.stop.get_untracked()));
        router().note(&format!("/replay/{id}?at={at}"));
    }

    /// The number of inputs before the position shown.
    fn here(self) -> usize {
        self.inputs_before.run(self.stop.get_untracked())
    }

    fn play(self) {
        let next = self.stop.get_untracked() + 1;
        if next >= self.count {
            return self.playing.set(false);
        }
        self.go(next);
        later(self.step_millis, move || {
            if self.playing.try_get_untracked() == Some(true) {
                self.play();
            }
        });
    }
}

fn replay_of<G: Page>(id: String, at: Option<usize>, replay: Replay<G>, text: String) -> AnyView {
    title(said!("replay-of", game = lobby::poster_word(G::NAME, "title")));
    let setup = replay.kept.record.setup.clone();
    let first = at.map_or(0, |at| replay.stop_at(at));
    let lines = chart::lines(&replay);
    let replay = StoredValue::new_local(replay);
    let walk = walk_of(id, first, replay, setup);
    let names = walk.names;
    let view_now = Signal::derive(move || {
        let (stop, eyes) = (walk.stop.get(), walk.eyes.get());
        replay.with_value(|replay| replay.state(stop).view(eyes))
    });
    let story = move || {
        let (stop, eyes) = (walk.stop.get(), walk.eyes.get());
        replay.with_value(|replay| replay.story(stop, eyes))
    };
    let sentences = memo(move || {
        let tell =
            |(view, event): &(G::View, G::Event)| names.with(|names| G::tell(names, view, event));
        story().iter().map(tell).filter(|words| !words.is_empty()).collect::<Vec<_>>()
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
    let told = Signal::derive(move || story().pop().map(|(_, event)| event).into_iter().collect());
    let board = Board::<G>::still(view_now, told, names);
    let shuffle = Callback::new(move |()| replay.with_value(Replay::shuffle));
    let text = StoredValue::new(text);
    view! {
        <div class="table-page replay">
            {head(G::NAME)} <main class=format!("table game-{}", G::NAME)>
                <div class="at-ask">
                    <h1>{live(ask)}</h1>
                    <p class="told" aria-hidden="true">{live(move || shortly(&sentences.get()))}</p>
                </div>
                {G::board(board)} {log(sentences)}
                {steps(walk, lines)}
                {tools(walk, G::NAME, shuffle, text)}
            </main>
        </div>
    }
    .into_any()
}

fn walk_of<G: Page>(
    id: String,
    first: usize,
    replay: StoredValue<Replay<G>, LocalStorage>,
    setup: G::Setup,
) -> Walk {
    let (count, seats) = replay.with_value(|replay| (replay.len(), replay.state(0).seats()));
    let names = Signal::derive(move || {
        let of = seats.iter().map(|seat| capital(&G::place(&setup, seat))).collect();
        Names { of, yours: kernel::Seats::NONE }
    });
    Walk {
        id: StoredValue::new(id),
        stop: RwSignal::new(first),
        count,
        step_millis: step_millis(G::LIVE),
        inputs_before: Callback::new(move |stop| {
            replay.with_value(|replay| replay.inputs_before(stop))
        }),
        playing: RwSignal::new(false),
        eyes: RwSignal::new(None),
        names,
    }
}

/// A place as a name: a sentence begins with it.
fn capital(words: &str) -> String {
    let mut letters = words.chars();
    letters.next().into_iter().flat_map(char::to_uppercase).chain(letters).collect()
}

fn head(game: &'static str) -> AnyView {
    view! {
        <header class="bar">
            {brand()}
            <small class="crumb">
                {said!("replay-of", game = lobby::poster_word(game, "title"))}
            </small> <span class="sp"></span> {controls::languages()}
            {controls::themes()}
        </header>
    }
    .into_any()
}

/// So many sentences stand under the title of a phone: the last ones.
const SHORTLY: usize = 3;

fn shortly(sentences: &[String]) -> String {
    sentences[sentences.len().saturating_sub(SHORTLY)..].join(" · ")
}

fn log(sentences: Memo<Vec<String>>) -> AnyView {
    let told = move || {
        let lines = sentences.get().into_iter();
        lines.map(|words| view! { <li>{words}</li> }).collect_view()
    };
    view! {
        <section class="at-log panel talk">
            <h2>{said!("log")}</h2>
            <ol class="lines" tabindex="0" aria-live="polite" aria-label=said!("log")>
                {live(told)}
            </ol>
        </section>
    }
    .into_any()
}

/// The slider and the steps.
fn steps(walk: Walk, lines: Option<Lines>) -> AnyView {
    let step = move |name: &'static str, called: fn() -> String, to: fn(usize, usize) -> usize| {
        view! {
            <button
                type="button"
                class="btn ic"
                aria-label=words(called)
                on:click=press(move |_| walk.go(to(walk.stop.get_untracked(), walk.count)))
            >
                {icon(name)}
            </button>
        }
    };
    let toggle = move |_| {
        walk.playing.update(|playing| *playing = !*playing);
        if walk.playing.get_untracked() {
            walk.play();
        }
    };
    let slide = move |event: web_sys::Event| {
        if let Ok(stop) = event_target_value(&event).parse() {
            walk.go(stop);
        }
    };
    view! {
        <section class="at-steps panel" aria-label=said!("replay-steps")>
            {lines.map(|lines| chart::chart(lines, Some(walk.stop)))}
            <input
                type="range"
                id="slider"
                min="0"
                max=(walk.count - 1).to_string()
                aria-label=said!("replay-slider")
                prop:value=words(move || walk.stop.get().to_string())
                on:input=noted(slide)
            />
            <div class="row">
                {step("i-first", || t!("replay-first"), |_, _| 0)}
                {step("i-back", || t!("replay-back"), |at, _| at.saturating_sub(1))}
                <button
                    type="button"
                    class="btn ic"
                    aria-label=said!("replay-play")
                    aria-pressed=words(move || walk.playing.get().to_string())
                    on:click=press(toggle)
                >
                    {live(move || icon(if walk.playing.get() { "i-pause" } else { "i-play" }))}
                </button>
                {step("i-forth", || t!("replay-forth"), |at, _| at + 1)}
                {step("i-last", || t!("replay-last"), |_, count| count - 1)}
                <output id="position">
                    {said!("replay-position", at = walk.stop.get() + 1, count = walk.count)}
                </output>
            </div>
        </section>
    }
    .into_any()
}

/// Whose eyes, a link, playing on, saving, checking the shuffle.
fn tools(
    walk: Walk,
    game: &'static str,
    shuffle: Callback<(), Shuffle>,
    text: StoredValue<String>,
) -> AnyView {
    let checked = RwSignal::new(None::<Shuffle>);
    let save = move |_| {
        let name = format!("{game}-{}.json", walk.id.get_value());
        if save_file(&name, &text.get_value()).is_err() {
            notify(t!("error-other"));
        }
    };
    let verdict = move || {
        checked.get().map(|found| match found {
            Some(Ok(Fair { draws, .. })) => t!("shuffle-fair", count = draws),
            Some(Err(Unfair::Unreadable | Unfair::OtherSeed)) => t!("shuffle-other-seed"),
            Some(Err(Unfair::Differs(at))) => t!("shuffle-differs", at = at),
            Some(Err(Unfair::Twice(at))) => t!("shuffle-twice", at = at),
            Some(Err(Unfair::Unlisted(_) | Unfair::Surplus)) => t!("shuffle-count"),
            None => t!("shuffle-unknown"),
        })
    };
    view! {
        <section class="at-tools panel">
            {eyes(walk)} <div class="row wrapped">
                <button type="button" class="btn hot" id="fork" on:click=press(move |_| fork(walk))>
                    {said!("replay-fork")}
                </button>
                <button type="button" class="btn" on:click=press(move |_| copy_link(walk))>
                    {icon("i-link")}
                    {said!("replay-link")}
                </button>
                <button type="button" class="btn" id="save" on:click=press(save)>
                    {said!("replay-save")}
                </button>
                <button
                    type="button"
                    class="btn"
                    id="verify"
                    on:click=press(move |_| checked.set(Some(shuffle.run(()))))
                >
                    {said!("replay-verify")}
                </button>
            </div>
            <p class="muted" role="status" id="verdict">
                {live(verdict)}
            </p>
        </section>
    }
    .into_any()
}

fn eyes(walk: Walk) -> AnyView {
    let seats = move || {
        let names = walk.names.get();
        let one = |(at, name): (usize, String)| {
            let chosen = move || walk.eyes.get() == Some(Seat::new(at));
            view! { <option value=at.to_string() prop:selected=flag(chosen)>{name}</option> }
        };
        names.of.into_iter().enumerate().map(one).collect_view()
    };
    let look = move |event: web_sys::Event| {
        walk.eyes.set(event_target_value(&event).parse().ok().map(Seat::new));
    };
    view! {
        <label class="row">
            <span>{said!("replay-eyes")}</span>
            <select class="sel" on:change=noted(look)>
                <option value="all">{said!("replay-eyes-all")}</option>
                {live(seats)}
            </select>
        </label>
    }
    .into_any()
}

fn copy_link(walk: Walk) {
    let origin = window().location().origin().unwrap_or_default();
    let address = format!("{origin}/replay/{}?at={}", walk.id.get_value(), walk.here());
    spawn_local(async move {
        let done = copy(&address).await;
        notify(if done { t!("link-copied") } else { t!("link-not-copied") });
    });
}

fn fork(walk: Walk) {
    person().with_name(move || {
        let (id, at) = (walk.id.get_value(), walk.here());
        spawn_local(async move {
            match api::fork(&id, at).await {
                Ok(id) => {
                    keep(&format!("host-{id}"), "yes");
                    router().go(&format!("/table/{id}"));
                }
                Err(problem) => notify(problem.words()),
            }
        });
    });
}

#[cfg(test)]
mod tests {
    use super::{capital, shortly};

    #[test]
    fn a_phone_tells_the_last_of_many_sentences() {
        let told = |count: usize| (1..=count).map(|at| at.to_string()).collect::<Vec<_>>();
        assert_eq!(shortly(&told(5)), "3 · 4 · 5");
        assert_eq!(shortly(&told(1)), "1");
        assert_eq!(shortly(&[]), "");
    }

    #[test]
    fn a_place_that_is_a_name_begins_with_a_capital_in_every_alphabet() {
        assert_eq!(capital("red, north-west"), "Red, north-west");
        assert_eq!(capital("червона, північний захід"), "Червона, північний захід");
        assert_eq!(capital("Янтарные"), "Янтарные");
        assert_eq!(capital(""), "");
    }
}
