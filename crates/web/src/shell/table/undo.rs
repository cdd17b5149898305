//! Taking back and doing again: the buttons, and what is asked before.

use crate::client::{Seated, Wish, reach};
use crate::games::Names;
use crate::one_type::{flag, live, press, words};
use crate::shell::banner::{Banner, Reply};
use crate::shell::{icon, when};
use crate::{said, t};
use leptos::prelude::*;
use protocol::{Stage, UndoAsked};

/// Both buttons, each while there is something to press it for.
pub(super) fn buttons(seated: Seated, takes_back: bool) -> AnyView {
    let plays = move || seated.stage.get() == Stage::Playing && !seated.own().is_empty();
    view! {
        {when(move || takes_back && plays(), move || view! { <button
                type="button"
                class="btn"
                id="undo"
                disabled=flag(move || !has_moved(seated))
                on:click=press(move |_| seated.wish.run(Wish::Undo))
            >
                {icon("i-undo")}
                <span class="name">{said!("undo")}</span>
                <kbd aria-hidden="true">"U"</kbd>
            </button> }.into_any())}
        {when(move || plays() && may_redo(seated), move || view! { <button
                type="button"
                class="btn ic redo"
                id="redo"
                aria-label=said!("redo")
                title=words(|| t!("redo"))
                on:click=press(move |_| seated.wish.run(Wish::Redo))
            >
                {icon("i-undo")}
            </button> }.into_any())}
    }
    .into_any()
}

/// The same in the menu, which they close.
pub(super) fn menu(seated: Seated, takes_back: bool, open: RwSignal<bool>) -> AnyView {
    let plays = move || seated.stage.get() == Stage::Playing && !seated.own().is_empty();
    let item = move |wish: Wish, name: fn() -> String, key: &'static str| {
        let does = move |_| {
            open.set(false);
            seated.wish.run(wish.clone());
        };
        view! { <button type="button" class="btn" on:click=press(does)>{live(name)} <kbd>{key}</kbd></button> }
            .into_any()
    };
    view! {
        {when(move || takes_back && plays(), move || item(Wish::Undo, || t!("undo"), "U"))}
        {when(move || plays() && may_redo(seated), move || item(Wish::Redo, || t!("redo"), "⇧U"))}
    }
    .into_any()
}

/// Before the first own deed there is nothing to take back.
fn has_moved(seated: Seated) -> bool {
    seated.moved.get() || seated.log.with(|log| reach(log, seated.own()).is_some())
}

fn may_redo(seated: Seated) -> bool {
    seated.redo.get().is_some_and(|seat| seated.own().has(seat))
}

/// What is asked over the table.
pub(super) fn banners(seated: Seated, names: Signal<Names>) -> AnyView {
    let foreign = move || {
        seated
            .undo_asked
            .get()
            .filter(|asked| !seated.own().has(asked.seat) && !seated.own().is_empty())
    };
    let mine = move || seated.undo_asked.get().filter(|asked| seated.own().has(asked.seat));
    let asks = move || {
        let words = |UndoAsked { seat, redo, .. }: UndoAsked| {
            let name = names.with(|names| names.of(seat).to_owned());
            if redo { t!("redo-asked", name = name) } else { t!("undo-asked", name = name) }
        };
        foreign().map_or_else(String::new, words)
    };
    let waits = move || match mine() {
        Some(UndoAsked { redo: true, .. }) => t!("redo-waiting"),
        Some(UndoAsked { redo: false, .. }) | None => t!("undo-waiting"),
    };
    let answer = move |agree: bool| {
        move || {
            if let Some(asked) = seated.undo_asked.get_untracked() {
                seated.wish.run(Wish::Consent(asked, agree));
            }
        }
    };
    view! {
        {Banner::new("undo-asked", asks)
            .reply(Reply::new("undo-no", || t!("undo-no"), answer(false)))
            .reply(Reply::new("undo-yes", || t!("undo-yes"), answer(true)).hot())
            .when(move || foreign().is_some())}
        {Banner::new("undo-waiting", waits).when(move || mine().is_some())}
        {warning(seated)}
    }
    .into_any()
}

/// Others' turns would go with one's own deed. More may happen while one reads: it says what goes now.
fn warning(seated: Seated) -> AnyView {
    let goes = move || match seated.log.with(|log| reach(log, seated.own())) {
        Some(0) => t!("undo-own"),
        Some(count) => t!("undo-more", count = count),
        None => t!("undo-unknown"),
    };
    Banner::new("undo-warning", goes)
        .reply(Reply::new("undo-keep", || t!("undo-keep"), move || seated.wish.run(Wish::LetStand)))
        .reply(Reply::new("undo-go", || t!("undo-go"), move || seated.wish.run(Wish::Undo)).hot())
        .when(move || seated.undo_warned.get() && seated.stage.get() == Stage::Playing)
}
