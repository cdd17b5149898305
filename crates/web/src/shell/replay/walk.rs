//! Walking through a record: the slider, the steps, the chart, the keys.

use crate::browser::{keep, key_of, later, recall};
use crate::games::Page;
use crate::kit::{Moment, Scene};
use crate::one_type::{live, noted, press, words};
use crate::replay::Replay;
use crate::route::router;
use crate::settings::settings;
use crate::shell::chart::{self, Lines, Place};
use crate::shell::icon;
use crate::{said, t};
use kernel::Seat;
use leptos::ev;
use leptos::prelude::*;
use wasm_bindgen::JsCast;

/// How long a deed is shown while the match plays by itself: in a race as long as it took, if somebody
/// has measured, but nobody waits for ever.
fn step_millis(live: bool, took: Option<u64>) -> u32 {
    const SOON: u64 = 60;
    const LONG: u64 = 20_000;
    match (live, took) {
        (true, Some(took)) => took.clamp(SOON, LONG) as u32,
        (true, None) => 250,
        (false, _) => 1_200,
    }
}

/// What it is called, and how many times slower than four times the usual.
const SPEEDS: [(&str, u32); 4] = [("½×", 8), ("1×", 4), ("2×", 2), ("4×", 1)];
const USUAL: usize = 1;

/// The story as it plays by itself, deed by deed.
#[derive(Clone, Copy)]
pub(super) struct Deeds {
    /// Where the deed ends that comes after this position.
    pub(super) next: Callback<usize, usize>,
    /// What is great about what happened between two positions.
    pub(super) moments: Callback<(usize, usize), Vec<Moment>>,
}

/// What the controls need, whatever the game.
#[derive(Clone, Copy)]
pub(super) struct Walk {
    pub(super) id: StoredValue<String>,
    pub(super) stop: RwSignal<usize>,
    pub(super) count: usize,
    pub(super) eyes: RwSignal<Option<Seat>>,
    /// Great moments, while it plays by itself.
    pub(super) scene: Scene,
    /// Those that are still to come before it goes on.
    coming: StoredValue<Vec<Moment>>,
    deeds: Deeds,
    /// How long a position is shown.
    lasts: Callback<usize, u32>,
    live: bool,
    inputs_before: Callback<usize, usize>,
    next_turn: Callback<usize, usize>,
    turn_before: Callback<usize, usize>,
    /// Which run of playing by itself; nothing while it stands still.
    playing: RwSignal<Option<u32>>,
    runs: StoredValue<u32>,
    speed: RwSignal<usize>,
}

impl Walk {
    pub(super) fn new<G: Page>(
        id: String,
        first: usize,
        replay: StoredValue<Replay<G>, LocalStorage>,
        eyes: RwSignal<Option<Seat>>,
        deeds: Deeds,
    ) -> Walk {
        let asks = |ask: fn(&Replay<G>, usize) -> usize| {
            Callback::new(move |stop| replay.with_value(|replay| ask(replay, stop)))
        };
        let kept = recall("replay-speed").and_then(|kept| kept.parse().ok());
        Walk {
            id: StoredValue::new(id),
            stop: RwSignal::new(first),
            count: replay.with_value(Replay::len),
            eyes,
            scene: Scene::new(),
            coming: StoredValue::new(Vec::new()),
            deeds,
            lasts: Callback::new(move |stop| {
                let took = replay.with_value(|replay| {
                    let next = deeds.next.run(stop).min(replay.len() - 1);
                    Some(replay.moment(next)?.saturating_sub(replay.moment(stop)?))
                });
                step_millis(G::LIVE, took)
            }),
            live: G::LIVE,
            inputs_before: asks(Replay::inputs_before),
            next_turn: asks(Replay::next_turn),
            turn_before: asks(Replay::turn_before),
            playing: RwSignal::new(None),
            runs: StoredValue::new(0),
            speed: RwSignal::new(kept.filter(|speed| *speed < SPEEDS.len()).unwrap_or(USUAL)),
        }
    }

    pub(super) fn go(self, stop: usize) {
        self.scene.clear();
        self.coming.set_value(Vec::new());
        self.stop.set(stop.min(self.count - 1));
        let id = self.id.get_value();
        router().note(&format!("/replay/{id}?at={}", self.here()));
    }

    /// The number of inputs before the position shown.
    pub(super) fn here(self) -> usize {
        self.inputs_before.run(self.stop.get_untracked())
    }

    fn step(self, to: Step) {
        let at = self.stop.get_untracked();
        self.go(match to {
            Step::First => 0,
            Step::TurnBack => self.turn_before.run(at),
            Step::Back => at.saturating_sub(1),
            Step::Forth => at + 1,
            Step::TurnForth => self.next_turn.run(at),
            Step::Last => self.count - 1,
        });
    }

    /// Plays by itself, from the beginning if the end is shown, or no longer.
    fn toggle(self) {
        if self.playing.get_untracked().is_some() {
            self.scene.clear();
            return self.playing.set(None);
        }
        if self.stop.get_untracked() + 1 == self.count {
            self.go(0);
        }
        self.begin_run();
        self.wait(self.millis(), Walk::next_deed);
    }

    /// How long the position shown lasts at the speed of the moment.
    fn millis(self) -> u32 {
        self.lasts.run(self.stop.get_untracked()) * self.slow() / 4
    }

    fn slow(self) -> u32 {
        SPEEDS[self.speed.get_untracked()].1
    }

    fn begin_run(self) {
        self.runs.update_value(|runs| *runs += 1);
        self.playing.set(Some(self.runs.get_value()));
    }

    /// Goes on after so long, unless the page is gone or another run has begun.
    fn wait(self, millis: u32, go_on: fn(Walk)) {
        let run = self.playing.get_untracked();
        later(millis, move || {
            if run.is_some() && self.playing.try_get_untracked() == Some(run) {
                go_on(self);
            }
        });
    }

    fn next_deed(self) {
        let from = self.stop.get_untracked();
        self.go(self.deeds.next.run(from));
        let moments = self.deeds.moments.run((from, self.stop.get_untracked()));
        self.coming.set_value(moments);
        self.next_moment();
    }

    /// Stages what is great, one after the other, and goes on.
    fn next_moment(self) {
        let take = |coming: &mut Vec<Moment>| (!coming.is_empty()).then(|| coming.remove(0));
        if let Some(moment) = self.coming.try_update_value(take).flatten() {
            settings().play(moment.sound);
            // Its words have to be read, so it is never as short as the rest.
            let millis = moment.millis * (self.slow() + 4) / 8;
            self.scene.put(moment, millis);
            // In a race nothing waits for a moment.
            let wait = if self.live { 0 } else { millis };
            self.wait(wait, Walk::next_moment);
        } else if self.stop.get_untracked() + 1 < self.count {
            self.wait(self.millis(), Walk::next_deed);
        } else {
            self.playing.set(None);
        }
    }

    /// The moment on the stage was seen.
    pub(super) fn skip(self) {
        self.scene.clear();
        self.begin_run();
        self.next_moment();
    }

    fn faster(self) {
        self.speed.update(|speed| *speed = (*speed + 1) % SPEEDS.len());
        keep("replay-speed", &self.speed.get_untracked().to_string());
    }
}

/// To another position.
#[derive(Clone, Copy)]
enum Step {
    First,
    TurnBack,
    Back,
    Forth,
    TurnForth,
    Last,
}

/// Arrows walk, with Shift by turns; whoever types or moves the slider is left alone.
fn listen(walk: Walk) {
    let handle = window_event_listener(ev::keydown, move |event| {
        let target = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
        let inside = |selector: &str| {
            target.as_ref().is_some_and(|one| one.closest(selector).ok().flatten().is_some())
        };
        if inside("input, dialog, .lines")
            || event.ctrl_key()
            || event.meta_key()
            || event.alt_key()
        {
            return;
        }
        match (key_of(&event).as_str(), event.shift_key()) {
            ("ArrowLeft", false) => walk.step(Step::Back),
            ("ArrowRight", false) => walk.step(Step::Forth),
            ("ArrowLeft", true) => walk.step(Step::TurnBack),
            ("ArrowRight", true) => walk.step(Step::TurnForth),
            ("Home", _) => walk.step(Step::First),
            ("End", _) => walk.step(Step::Last),
            (" ", _) if !inside("button, a") => walk.toggle(),
            ("s" | "S", _) => walk.faster(),
            ("Escape", _) if !walk.scene.is_empty() => walk.skip(),
            _ => return,
        }
        event.prevent_default();
    });
    on_cleanup(move || handle.remove());
}

/// The chart, the slider and the steps.
pub(super) fn steps(walk: Walk, lines: Option<Lines>) -> AnyView {
    listen(walk);
    let step = move |name: &'static str, id: &'static str, called: fn() -> String, to: Step| {
        view! {
            <button
                type="button"
                class="btn ic"
                id=id
                aria-label=words(called)
                title=words(called)
                on:click=press(move |_| walk.step(to))
            >
                {icon(name)}
            </button>
        }
    };
    let slide = move |event: web_sys::Event| {
        if let Ok(stop) = event_target_value(&event).parse() {
            walk.go(stop);
        }
    };
    let plays = move || walk.playing.get().is_some();
    let place = Place { at: walk.stop, go: Callback::new(move |stop| walk.go(stop)) };
    view! {
        <section class="at-steps panel" aria-label=said!("replay-steps")>
            {lines.map(|lines| chart::chart(lines, Some(place)))}
            <input
                type="range"
                id="slider"
                min="0"
                max=(walk.count - 1).to_string()
                aria-label=said!("replay-slider")
                prop:value=words(move || walk.stop.get().to_string())
                on:input=noted(slide)
            />
            <output id="position">
                {said!("replay-position", at = walk.stop.get() + 1, count = walk.count)}
            </output>
            <div class="row">
                {step("i-first", "to-first", || t!("replay-first"), Step::First)}
                {step("i-turn-back", "turn-back", || t!("replay-turn-back"), Step::TurnBack)}
                {step("i-back", "step-back", || t!("replay-back"), Step::Back)}
                <button
                    type="button"
                    class="btn ic hot"
                    id="play"
                    aria-label=said!("replay-play")
                    aria-pressed=words(move || plays().to_string())
                    on:click=press(move |_| walk.toggle())
                >
                    {live(move || icon(if plays() { "i-pause" } else { "i-play" }))}
                </button>
                {step("i-forth", "step-forth", || t!("replay-forth"), Step::Forth)}
                {step("i-turn-forth", "turn-forth", || t!("replay-turn-forth"), Step::TurnForth)}
                {step("i-last", "to-last", || t!("replay-last"), Step::Last)}
                <button
                    type="button"
                    class="btn ic"
                    id="speed"
                    aria-label=said!("replay-speed", speed = SPEEDS[walk.speed.get()].0)
                    title=said!("replay-speed", speed = SPEEDS[walk.speed.get()].0)
                    on:click=press(move |_| walk.faster())
                >
                    {live(move || SPEEDS[walk.speed.get()].0)}
                </button>
            </div>
        </section>
    }
    .into_any()
}
