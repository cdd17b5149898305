//! The head of the table: where one is, whether the line holds, what can be done.

use super::frame::Panels;
use super::{flow, undo};
use crate::client::{Seated, Wish};
use crate::one_type::{flag, live, memo, press, words};
use crate::route::Link;
use crate::shell::banner::minutes;
use crate::shell::{brand, controls, icon, lobby, when};
use crate::socket::LinkState;
use crate::{said, t};
use leptos::prelude::*;
use protocol::Stage;

/// What the game says of its table.
#[derive(Clone, Copy)]
pub(super) struct About {
    /// May anything ever be taken back?
    pub(super) takes_back: bool,
    /// Does a bot say what it would do?
    pub(super) hints: bool,
    /// What an alarm is called.
    pub(super) clock_name: fn(u8) -> String,
}

pub(super) fn header(
    game: &'static str,
    seated: Seated,
    agreed: Signal<Option<String>>,
    panels: Panels,
    about: About,
) -> AnyView {
    let watching = move || seated.own().is_empty() && seated.stage.get() != Stage::Gathering;
    let since = move || seated.telling.get() && seated.catching_up.get();
    let plays = move || seated.stage.get() == Stage::Playing && !seated.own().is_empty();
    view! {
        <header class="bar">
            {brand()}
            {live(move || if since() { missed() } else { crumb(game, agreed) })}
            {link(seated)}
            {when(watching, move || view! { <span class="pill">{icon("i-eye")} {said!("watching")}</span> }.into_any())}
            {clocks(seated, about.clock_name)} <span class="sp"></span> {flow::button(seated)}
            {when(move || seated.telling.get(), move || view! { <button type="button" class="btn wide" on:click=press(move |_| seated.wish.run(Wish::Skip))>
                    {said!("skip")}
                    <kbd>"␣"</kbd>
                </button> }.into_any())}
            {when(move || about.hints && plays(), move || hint(seated))}
            {undo::buttons(seated, about.takes_back)}
            <Link to=format!("/rules/{game}") class="btn wide">
                {said!("rules")}
            </Link>
            <span class="wide">{controls::languages()}</span>
            <span class="wide">{controls::themes()}</span>
            <button
                type="button"
                class="btn ic narrow"
                aria-label=said!("talk")
                aria-expanded=words(move || panels.talk.get().to_string())
                on:click=press(move |_| panels.talk.update(|open| *open = !*open))
            >
                {icon("i-talk")}
                {when(move || panels.unread.get() > 0, move || view! { <b class="unread">{live(move || panels.unread.get())}</b> }.into_any())}
            </button>
            <button
                type="button"
                class="btn ic"
                id="menu"
                aria-label=said!("menu")
                on:click=press(move |_| panels.menu.set(true))
            >
                {icon("i-menu")}
            </button>
        </header>
    }
    .into_any()
}

/// What would a bot do? There all the time, so that nothing moves when a turn begins.
fn hint(seated: Seated) -> AnyView {
    view! {
        <button
            type="button"
            class="btn"
            id="hint"
            disabled=flag(move || !seated.your_turn())
            on:click=press(move |_| seated.wish.run(Wish::Hint))
        >
            {icon("i-hint")}
            <span class="name">{said!("hint")}</span>
            <kbd aria-hidden="true">"H"</kbd>
        </button>
    }
    .into_any()
}

/// Which game, and what was agreed.
fn crumb(game: &'static str, agreed: Signal<Option<String>>) -> AnyView {
    view! {
        <small class="crumb">
            {live(move || lobby::poster_word(game, "title"))}
            {live(move || agreed.get().map(|words| format!(", {words}")))}
        </small>
    }
    .into_any()
}

/// What is told now happened while nobody looked.
fn missed() -> AnyView {
    view! { <span class="pill since" role="status">{said!("since-you-looked")}</span> }.into_any()
}

/// Whether the line holds.
fn link(seated: Seated) -> AnyView {
    let says = move || match seated.link.get() {
        LinkState::Connecting => t!("link-connecting"),
        LinkState::Connected => t!("link-connected"),
        LinkState::Reconnecting => t!("link-reconnecting"),
    };
    let class = move || match seated.link.get() {
        LinkState::Connected => "pill link ok",
        LinkState::Connecting | LinkState::Reconnecting => "pill link lost",
    };
    view! {
        <span class=words(class) role="status" id="link">
            <i aria-hidden="true"></i>
            <span>{live(says)}</span>
        </span>
        {when(move || seated.outdated.get(), move || view! { <span class="pill lost" role="alert">
                {said!("link-outdated")}
            </span> }.into_any())}
    }
    .into_any()
}

/// Every clock by its name.
fn clocks(seated: Seated, clock_name: fn(u8) -> String) -> AnyView {
    let running = memo(move || match seated.stage.get() {
        Stage::Playing => {
            seated.time.with(|time| time.clocks.iter().map(|one| one.alarm).collect())
        }
        Stage::Gathering | Stage::Over => Vec::new(),
    });
    let all = move || {
        let one = |alarm: Option<u8>| clock(seated, alarm, clock_name);
        running.get().into_iter().map(one).collect_view()
    };
    view! { {live(all)} }.into_any()
}

fn clock(seated: Seated, alarm: Option<u8>, clock_name: fn(u8) -> String) -> AnyView {
    let left = move || {
        seated.time.with(|time| {
            let clock = time.clocks.iter().find(|clock| clock.alarm == alarm);
            clock.map_or(0, |clock| clock.millis_left)
        })
    };
    let text = memo(move || match left() {
        left @ 0..3_600_000 => minutes(left),
        left => t!("time-hours", count = left / 3_600_000),
    });
    let name = move || alarm.map_or_else(|| t!("clock-move"), clock_name);
    // When it runs out, by the page's own clock: to the millisecond, for whoever wants to know.
    let ends = memo(move || {
        seated.time.track();
        seated.keeper.with_value(|keeper| keeper.ends_at(alarm)).map(|ends| ends.to_string())
    });
    let late = memo(move || left() < 10_000);
    let stands = memo(move || seated.time.with(|time| !time.flow.runs()));
    view! {
        <span
            class="pill timer"
            class:late=flag(move || late.get())
            class:stands=flag(move || stands.get())
            data-ends=move || ends.get()
            title=words(name)
        >
            {icon("i-clock")}
            <span class="name">{live(name)}</span>
            <b class="clock">{live(move || text.get())}</b>
        </span>
    }
    .into_any()
}
