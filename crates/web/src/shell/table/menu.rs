//! The menu of a table, and its keys.

use super::frame::Panels;
use super::gathering::{ask, is_host};
use super::header::About;
use super::undo;
use crate::api;
use crate::browser::{copy, window};
use crate::client::Seated;
use crate::games::Names;
use crate::one_type::{live, press};
use crate::route::{Link, router};
use crate::shell::dialog::{confirm, modal, notify};
use crate::shell::later::{self, Later, at_table};
use crate::shell::person::records_switch;
use crate::shell::{controls, icon, when};
use crate::{said, t};
use kernel::Seat;
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos::wasm_split::wasm_split;
use protocol::http::Substitute;
use protocol::{Keeper, Stage, TableId};

pub(super) fn menu(
    game: &'static str,
    id: TableId,
    seated: Seated,
    names: Signal<Names>,
    panels: Panels,
    takes_back: bool,
) -> AnyView {
    let id = StoredValue::new(id);
    modal(panels.menu, "small", said!("menu"), move || {
        later::panel(menu_now(game, id, seated, names, panels, takes_back))
    })
}

#[wasm_split(menu, wasm_split_path = leptos::wasm_split, fallible)]
fn menu_now(
    game: &'static str,
    id: StoredValue<TableId>,
    seated: Seated,
    names: Signal<Names>,
    panels: Panels,
    takes_back: bool,
) -> Later {
    at_table(move || draw_menu(game, id, seated, names, panels, takes_back))
}

fn draw_menu(
    game: &'static str,
    id: StoredValue<TableId>,
    seated: Seated,
    names: Signal<Names>,
    panels: Panels,
    takes_back: bool,
) -> AnyView {
    let open = panels.menu;
    let leave = move |_| {
        open.set(false);
        confirm(t!("leave-words"), move || {
            let id = id.get_value();
            spawn_local(async move {
                match api::leave(&id).await {
                    Ok(()) => router().go("/"),
                    Err(problem) => notify(problem.words()),
                }
            });
        });
    };
    view! {
            <div class="db">
                <h2>{said!("menu")}</h2>
                {controls::all()} {records_switch()}
                <div class="row wrapped">
                    <Link to=format!("/rules/{game}") class="btn">
                        {icon("i-book")}
                        {said!("rules")}
                    </Link>
                    <button
                        type="button"
                        class="btn"
                        on:click=press(move |_| {
                            open.set(false);
                            panels.keys.set(true);
                        })
                    >
                        {said!("keys-title")}
                        <kbd>"?"</kbd>
                    </button>
                    <button type="button" class="btn" id="watch-link" on:click=press(move |_| copy_watch(id))>
                        {icon("i-eye")}
                        {said!("watch-link")}
                    </button>
                    {undo::menu(seated, takes_back, open)}
                    {when(move || seated.stage.get() == Stage::Over, move || view! { <Link to=id.with_value(|id| format!("/replay/{id}")) class="btn">
                            {said!("replay")}
                        </Link> }.into_any())}
                    {when(move || !seated.own().is_empty(), move || view! { <button type="button" class="btn" id="leave" on:click=press(leave)>
                            {icon("i-leave")}
                            {said!("leave")}
                        </button> }.into_any())}
                    <Link to="/" class="btn">
                        {said!("to-lobby")}
                    </Link>
                </div>
                {chairs(id, seated, names)} {promise(seated)}
            </div>
        }
        .into_any()
}

/// A link for those who only want to look on.
fn copy_watch(id: StoredValue<TableId>) {
    let origin = window().location().origin().unwrap_or_default();
    let link = id.with_value(|id| format!("{origin}/table/{id}?watch"));
    spawn_local(async move {
        let done = copy(&link).await;
        notify(if done { t!("link-copied") } else { link });
    });
}

/// The host gives a chair to a bot, or opens it.
fn chairs(id: StoredValue<TableId>, seated: Seated, names: Signal<Names>) -> AnyView {
    let host = id.with_value(is_host);
    let replace = move |seat: Seat, with: Substitute| {
        let id = id.get_value();
        ask(async move { api::replace(&id, seat, with).await });
    };
    let replace = move |seat: Seat, bot: bool, with: Substitute| match bot {
        true => replace(seat, with),
        false => {
            let name = names.with_untracked(|names| names.of(seat).to_owned());
            confirm(t!("host-replace-words", name = &name), move || replace(seat, with));
        }
    };
    let chair = move |seat: Seat, bot: bool| {
        view! {
            <li class="row">
                <span class="grow">{names.with(|names| names.of(seat).to_owned())}</span>
                {(!bot).then(|| view! {
                    <button type="button" class="btn sm" on:click=press(move |_| replace(seat, bot, Substitute::Bot(seated.level)))>
                        {said!("let-bot")}
                    </button>
                })}
                <button type="button" class="btn sm" on:click=press(move |_| replace(seat, bot, Substitute::Open))>
                    {said!("open-seat")}
                </button>
            </li>
        }
    };
    let others = move || {
        let seats = seated.seats.get();
        let others = seats.into_iter().filter(|card| !card.yours && card.keeper != Keeper::Open);
        others.map(|card| chair(card.seat, matches!(card.keeper, Keeper::Bot(_)))).collect_view()
    };
    view! {
        {when(move || host && seated.stage.get() != Stage::Over, move || view! { <h3>{said!("host-seats")}</h3>
            <ul class="stack plain-list">{live(others)}</ul> }.into_any())}
    }
    .into_any()
}

/// The promise about the shuffle, for those who want to check it afterwards.
fn promise(seated: Seated) -> AnyView {
    view! {
        <details class="promise">
            <summary>{icon("i-right")} {said!("commit-title")}</summary>
            <p class="muted">{said!("commit-words")}</p>
            <code>{live(move || seated.commit.get())}</code>
        </details>
    }
    .into_any()
}

/// The list of keys.
pub(super) fn keys(
    open: RwSignal<bool>,
    board_keys: fn() -> Vec<(&'static str, String)>,
    about: About,
) -> AnyView {
    modal(open, "small", said!("keys-title"), move || later::panel(keys_now(board_keys, about)))
}

#[wasm_split(menu, wasm_split_path = leptos::wasm_split, fallible)]
fn keys_now(board_keys: fn() -> Vec<(&'static str, String)>, about: About) -> Later {
    at_table(move || draw_keys(board_keys, about))
}

fn draw_keys(board_keys: fn() -> Vec<(&'static str, String)>, about: About) -> AnyView {
    let line = |(key, words): (&'static str, String)| {
        view! { <dt><kbd>{key}</kbd></dt><dd>{words}</dd> }
    };
    view! {
            <div class="db" tabindex="0">
                <h2>{said!("keys-title")}</h2>
                <dl class="keys">
                    {live(move || {
                        let undo = about
                            .takes_back
                            .then(|| [("U", t!("undo")), ("⇧U", t!("redo"))]);
                        let undo = undo.into_iter().flatten();
                        let hint = about.hints.then(|| ("H", t!("hint")));
                        let own = [
                            ("S", t!("key-since")),
                            ("T", t!("log")),
                            ("C", t!("chat")),
                            ("M", t!("key-sound")),
                            ("␣", t!("skip")),
                            ("?", t!("keys-title")),
                        ];
                        board_keys().into_iter().chain(undo).chain(hint).chain(own).map(line).collect_view()
                    })}
                </dl>
            </div>
        }
        .into_any()
}
