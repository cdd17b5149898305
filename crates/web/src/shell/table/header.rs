//! The head of the table: where one is, whether the line holds, what can be done.

use super::frame::Panels;
use crate::browser::{later, now};
use crate::client::{Seated, Wish};
use crate::one_type::{flag, live, press, words};
use crate::route::Link;
use crate::shell::{brand, controls, icon, lobby, when};
use crate::socket::LinkState;
use crate::{said, t};
use leptos::prelude::*;
use protocol::Stage;

pub(super) fn header(
    game: &'static str,
    seated: Seated,
    agreed: Signal<Option<String>>,
    panels: Panels,
) -> AnyView {
    let watching = move || seated.own().is_empty() && seated.stage.get() != Stage::Gathering;
    let since = move || seated.telling.get() && seated.catching_up.get();
    let can_undo = move || seated.stage.get() == Stage::Playing && !seated.own().is_empty();
    view! {
        <header class="bar">
            {brand()}
            {live(move || if since() { missed() } else { crumb(game, agreed) })}
            {link(seated)}
            {when(watching, move || view! { <span class="pill">{icon("i-eye")} {said!("watching")}</span> }.into_any())}
            {clock(seated)} <span class="sp"></span>
            {when(move || seated.telling.get(), move || view! { <button type="button" class="btn wide" on:click=press(move |_| seated.wish.run(Wish::Skip))>
                    {said!("skip")}
                    <kbd>"␣"</kbd>
                </button> }.into_any())}
            {when(can_undo, move || view! { <button
                    type="button"
                    class="btn"
                    id="undo"
                    on:click=press(move |_| seated.wish.run(Wish::Undo))
                >
                    {icon("i-undo")}
                    <span class="name">{said!("undo")}</span>
                    <kbd aria-hidden="true">"U"</kbd>
                </button> }.into_any())}
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
        _ => "pill link lost",
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

/// What is left of the time for a move.
fn clock(seated: Seated) -> AnyView {
    let moment = RwSignal::new(now());
    tick(moment);
    let left = move || {
        let moment = moment.get();
        seated.clocks.with(|(at, clocks)| {
            let clock = clocks.iter().min_by_key(|clock| clock.millis_left)?;
            let gone = (moment - at).max(0.0) as u64;
            Some(clock.millis_left.saturating_sub(gone) / 1000)
        })
    };
    let text = move || {
        left().map(|seconds| match seconds {
            0..3600 => format!("{}:{:02}", seconds / 60, seconds % 60),
            _ => t!("time-hours", count = seconds / 3600),
        })
    };
    view! {
        {when(move || seated.stage.get() == Stage::Playing && left().is_some(), move || view! { <span class="pill clock" class:late=flag(move || left().is_some_and(|left| left < 10))>
                {icon("i-clock")}
                {live(text)}
            </span> }.into_any())}
    }
    .into_any()
}

fn tick(moment: RwSignal<f64>) {
    const MILLIS: u32 = 500;
    later(MILLIS, move || {
        // A clock that nobody shows any more is gone, and so is its tick.
        if moment.try_set(now()).is_none() {
            tick(moment);
        }
    });
}
