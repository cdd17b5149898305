//! The table's grid, and what is spoken aloud.

use super::{flow, gathering, header, log, menu, over, seats, talk, undo};
use crate::browser::{key_of, later};
use crate::client::{LogLine, Seated, Wish};
use crate::games::{Ask, Crest, Names, StepState};
use crate::newcomer::{knows, learns};
use crate::one_type::{flag, follow, live, press};
use crate::route::Link;
use crate::settings::settings;
use crate::shell::banner::{Banner, Reply};
use crate::shell::dialog::notify;
use crate::shell::stage::stage;
use crate::shell::{controls, icon, lobby, when};
use crate::{said, t};
use kernel::Seat;
use leptos::ev;
use leptos::prelude::*;
use protocol::{Rejection, SeatCard, SeatState, Stage, TableId};
use wasm_bindgen::JsCast;

/// A table, whatever the game.
pub(super) struct Frame {
    pub(super) game: &'static str,
    pub(super) id: TableId,
    pub(super) watch: bool,
    pub(super) seated: Seated,
    pub(super) names: Signal<Names>,
    pub(super) ask: Signal<Ask>,
    pub(super) why: Signal<Option<(String, String)>>,
    /// What a bot would do, and why.
    pub(super) hint: Signal<Option<String>>,
    pub(super) agreed: Signal<Option<String>>,
    pub(super) look: Callback<Seat, SeatLook>,
    pub(super) counters: Callback<Seat, AnyView>,
    pub(super) belongings: Option<Callback<Seat, AnyView>>,
    pub(super) ending: over::Ending,
    pub(super) about: header::About,
    pub(super) board_keys: fn() -> Vec<(&'static str, String)>,
    /// Draws the board; anew after each curtain.
    pub(super) board: Callback<(), AnyView>,
}

/// How a seat looks in its panel.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct SeatLook {
    pub(super) crest: Option<Crest>,
    pub(super) place: String,
    pub(super) note: String,
}

/// What can be opened over the table.
#[derive(Clone, Copy)]
pub(super) struct Panels {
    pub(super) menu: RwSignal<bool>,
    pub(super) keys: RwSignal<bool>,
    /// On a phone the log and the chat lie under the board until they are wanted.
    pub(super) talk: RwSignal<bool>,
    /// How much was said that nobody has seen.
    pub(super) unread: RwSignal<usize>,
}

/// Draws the table.
pub(super) fn frame(frame: Frame) -> AnyView {
    let Frame {
        game,
        id,
        watch,
        seated,
        names,
        ask,
        why,
        hint,
        agreed,
        look,
        counters,
        belongings,
        ending,
        about,
        board_keys,
        board,
    } = frame;
    let panels = Panels {
        menu: RwSignal::new(false),
        keys: RwSignal::new(false),
        talk: RwSignal::new(false),
        unread: RwSignal::new(0),
    };
    listen_for_keys(seated, panels, about);
    tell_rejections(seated);
    follow(move || {
        if seated.stage.get() == Stage::Over && !seated.own().is_empty() {
            learns(game);
        }
    });
    let own_id = id.clone();
    // Behind the curtain there is no table at all: what is not drawn, nobody can see.
    let open = move || seated.curtain.get().is_none();
    let go_on = Callback::new(move |()| seated.wish.run(Wish::GoOn));
    let table = move || {
        view! {
            <main class=format!("table game-{game}")>
                {ask_panel(game, seated, ask, why, hint, over::after(own_id.clone(), seated, ending.open))}
                {board.run(())} {stage(seated.scene, go_on)}
                {seats::panel(seated, names, look, counters, belongings)} {talk::panel(seated, panels, names, look)}
                {gathering::panel(game, own_id.clone(), watch, seated, names, look)}
            </main>
        }
        .into_any()
    };
    view! {
        <div
            class="table-page"
            class:gathering=flag(move || seated.stage.get() == Stage::Gathering)
            class:over=flag(move || seated.stage.get() == Stage::Over)
        >
            {header::header(game, seated, agreed, panels, about)}
            {when(open, table)} {curtain(seated, names, look)}
            <div class="banners">
                {flow::banners(seated, names)} {undo::banners(seated, names)} {stood_in(seated)}
                {seat_lost(seated)} {gathering::open_seat(id.clone(), seated)}
            </div>
            {over::dialog(game, id.clone(), seated, ending)}
            {menu::menu(game, id, seated, names, panels, about.takes_back)}
            {menu::keys(panels.keys, board_keys, about)} {spoken(seated, hint)}
        </div>
    }
    .into_any()
}

/// The line on top: what is happening and what is asked.
fn ask_panel(
    game: &'static str,
    seated: Seated,
    ask: Signal<Ask>,
    why: Signal<Option<(String, String)>>,
    hint: Signal<Option<String>>,
    after: AnyView,
) -> AnyView {
    let steps = move || {
        let step = |(words, state): (String, StepState)| {
            let class = match state {
                StepState::Done => "ok",
                StepState::Now => "on",
                StepState::Later => "",
            };
            view! { <li class=class aria-current=(state == StepState::Now).then_some("step")>{words}</li> }
        };
        let steps = ask.with(|ask| ask.steps.clone());
        (!steps.is_empty())
            .then(|| view! { <ol class="steps">{steps.into_iter().map(step).collect_view()}</ol> })
    };
    // Who has never played this game is told before the first move what it is about.
    let new = !knows(game);
    let goal = move || {
        let wanted = new && seated.stage.get() == Stage::Playing && !seated.moved.get();
        wanted.then(|| view! { <b id="goal">{lobby::poster_word(game, "goal")}</b> " " })
    };
    // A hint stands where it is said what to do: it takes no room of its own.
    let detail = move || match hint.get() {
        Some(words) => {
            view! { <p class="hinted" id="hinted">{icon("i-hint")} {words}</p> }.into_any()
        }
        None => view! { <p>{goal()} {ask.with(|ask| ask.detail.clone())}</p> }.into_any(),
    };
    let refusal = move || {
        why.get().map(|(clause, words)| {
            let rule = clause.clone();
            view! {
                <p class="why" role="alert">
                    {icon("i-no")}
                    <span>
                        {words} " "
                        <Link to=format!("/rules/{game}#{clause}")>
                            {said!("rule-link", rule = &rule)}
                        </Link>
                    </span>
                </p>
            }
        })
    };
    view! {
        <div class="at-ask" class:yours=flag(move || seated.your_turn() && !seated.telling.get())>
            <h1>{live(move || ask.with(|ask| ask.title.clone()))}</h1>
            {live(detail)}
            {live(steps)}
            {live(refusal)}
            {standing(seated)} {after}
        </div>
    }
    .into_any()
}

/// Whoever wants to be asked no more in windows lets everything pass until the own turn.
fn standing(seated: Seated) -> AnyView {
    let on = move || {
        let eyes = seated.eyes.get();
        seated.seats.with(|seats| {
            seats.iter().any(|card| card.yours && Some(card.seat) == eyes && card.standing)
        })
    };
    let offered =
        move || seated.stage.get() == Stage::Playing && (on() || seated.may_decline.get());
    let switch = move |on: bool| {
        if let Some(seat) = seated.eyes.get_untracked() {
            seated.wish.run(Wish::Standing(seat, on));
        }
    };
    view! {
        {when(offered, move || view! { <div id="standing">{controls::switch(said!("standing"), on, switch)}</div> }.into_any())}
    }
    .into_any()
}

/// Between two people on one device: nobody sees the other's cards.
fn curtain(seated: Seated, names: Signal<Names>, look: Callback<Seat, SeatLook>) -> AnyView {
    // Who it is, by name, colour and shape: nothing else of the table.
    let next = move || {
        let seat = seated.curtain.get()?;
        let SeatLook { crest, place, .. } = look.run(seat);
        let name = names.with(|names| names.of(seat).to_owned());
        let class = format!("next {}", crest.map_or("", |crest| crest.class));
        Some(view! {
            <p class=class>
                <span class="crest">{crest.map(|crest| icon(crest.icon))}</span>
                <strong>{name}</strong>
                <small>{place}</small>
            </p>
        })
    };
    view! {
        {when(move || seated.curtain.get().is_some(), move || view! { <div class="curtain" role="dialog" aria-modal="true" aria-labelledby="curtain-title">
                <div class="panel">
                    <h2 id="curtain-title">{said!("curtain-title")}</h2>
                    {live(next)}
                    <p class="big">{said!("curtain-words")}</p>
                    <button
                        type="button"
                        class="btn hot"
                        id="uncover"
                        autofocus
                        on:click=press(move |_| seated.wish.run(Wish::Uncover))
                    >
                        {said!("curtain-go")}
                    </button>
                </div>
            </div> }.into_any())}
    }
    .into_any()
}

/// A bot plays for the person at the screen.
fn stood_in(seated: Seated) -> AnyView {
    let replaced = move |back: bool| {
        let own = |card: &SeatCard| card.yours && card.state == SeatState::StoodIn;
        let is_so = |card: &SeatCard| own(card) && card.back == back;
        seated.stage.get() == Stage::Playing && seated.seats.with(|seats| seats.iter().any(is_so))
    };
    view! {
        {Banner::new("stood-in", || t!("stood-in"))
            .reply(
                Reply::new("back", || t!("stood-in-back"), move || seated.wish.run(Wish::Back))
                    .hot(),
            )
            .when(move || replaced(false))}
        // Who comes back late plays on after what the bot is about to do.
        {Banner::new("back-soon", || t!("stood-in-soon"))
            .when(move || replaced(true) && !replaced(false))}
    }
    .into_any()
}

/// The person at the screen had a seat here and has none any more.
fn seat_lost(seated: Seated) -> AnyView {
    let lost = RwSignal::new(false);
    let had = StoredValue::new(false);
    follow(move || {
        let has = !seated.own().is_empty();
        if seated.stage.get() == Stage::Playing && has != had.get_value() {
            had.set_value(has);
            lost.set(!has);
        }
    });
    Banner::new("seat-lost", || t!("seat-lost"))
        .reply(Reply::new("seat-lost-read", || t!("seat-lost-read"), move || lost.set(false)).hot())
        .when(move || lost.get())
}

/// So many sentences are read aloud at once: the newest; the log has the others.
const SPOKEN_MAX: usize = 4;
/// A story is read aloud when it pauses for so long, not word by word into each other.
const SPOKEN_MILLIS: u32 = 700;

/// Read aloud by a screen reader; not seen.
fn spoken(seated: Seated, hint: Signal<Option<String>>) -> AnyView {
    let said = RwSignal::new(String::new());
    // A line may grow after it was read: then it is read again, as a whole.
    let told = StoredValue::new(seated.log.with_untracked(|log| log.last().copied()));
    let is_news = move |line: &&LogLine| {
        let later = |told: LogLine| (told.id, told.told) < (line.id, line.told);
        !line.undone && told.get_value().is_none_or(later)
    };
    follow(move || {
        let Some(newest) = seated.log.with(|log| log.last().copied()) else { return };
        later(SPOKEN_MILLIS, move || {
            let quiet = |log: &Vec<LogLine>| log.last() == Some(&newest);
            if seated.log.try_with_untracked(quiet) != Some(true) || !is_news(&&newest) {
                return;
            }
            let mut lines = untrack(|| {
                let log = seated.log.get();
                let news = log.iter().rev().filter(is_news).take(SPOKEN_MAX);
                news.map(|line| seated.line_words.run(line.id))
                    .filter(|words| !words.is_empty())
                    .collect::<Vec<_>>()
            });
            lines.reverse();
            told.set_value(Some(newest));
            said.set(lines.join(". "));
        });
    });
    let turn = move || match seated.your_turn() && !seated.telling.get() {
        true => t!("your-turn"),
        false => String::new(),
    };
    view! {
        <div class="sr" aria-live="polite" id="spoken">
            {live(move || said.get())}
        </div>
        <div class="sr" aria-live="assertive">
            {live(turn)}
        </div>
        <div class="sr" aria-live="polite">
            {live(move || hint.get())}
        </div>
    }
    .into_any()
}

fn tell_rejections(seated: Seated) {
    follow(move || {
        let words = match seated.rejected.get() {
            None => return,
            Some(Rejection::NotYourSeat) => t!("rejected-not-your-seat"),
            Some(Rejection::NotStarted) => t!("rejected-not-started"),
            Some(Rejection::NothingToUndo) => t!("rejected-nothing-to-undo"),
            Some(Rejection::NothingToRedo) => t!("rejected-nothing-to-redo"),
            Some(Rejection::UndoRefused) => t!("undo-refused"),
            // The banner says so already.
            Some(Rejection::UndoAsked) => return seated.rejected.set(None),
            Some(Rejection::TooFast) => t!("error-too-fast"),
            Some(Rejection::Paused) => t!("rejected-paused"),
            Some(Rejection::StaysDone) => t!("rejected-stays-done"),
            Some(Rejection::Interrupted) => t!("rejected-interrupted"),
        };
        seated.rejected.set(None);
        notify(words);
    });
    follow(move || {
        if seated.undo_refused.get() {
            notify(t!("undo-refused"));
        }
    });
}

/// The shell's own keys; whoever types is left alone.
fn listen_for_keys(seated: Seated, panels: Panels, about: header::About) {
    let settings = settings();
    let handle = window_event_listener(ev::keydown, move |event| {
        let target = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
        let typing = target.is_some_and(|element| {
            matches!(element.tag_name().as_str(), "INPUT" | "SELECT" | "TEXTAREA")
                || element.closest("dialog").ok().flatten().is_some()
        });
        if typing || event.ctrl_key() || event.meta_key() || event.alt_key() {
            return;
        }
        match key_of(&event).as_str() {
            "?" => panels.keys.set(true),
            "u" | "U" if about.takes_back && seated.curtain.with_untracked(Option::is_none) => {
                seated.wish.run(if event.shift_key() { Wish::Redo } else { Wish::Undo });
            }
            "h" if about.hints => seated.wish.run(Wish::Hint),
            "s" => log::point_since(seated),
            "m" => settings.set_sound(!settings.sound.get_untracked()),
            "t" => panels.talk.update(|open| *open = !*open),
            "c" => {
                panels.talk.set(true);
                talk::focus_chat();
                event.prevent_default();
            }
            " " | "Escape" if !seated.scene.is_empty() => {
                seated.wish.run(Wish::GoOn);
                event.prevent_default();
            }
            " " if seated.telling.get_untracked() => {
                seated.wish.run(Wish::Skip);
                event.prevent_default();
            }
            _ => {}
        }
    });
    on_cleanup(move || handle.remove());
}
