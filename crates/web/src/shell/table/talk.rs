//! The panel of the log and of what people say.

use super::frame::{Panels, SeatLook};
use super::log;
use crate::browser::{document, is_narrow};
use crate::client::{ChatLine, Seated, Wish};
use crate::games::Names;
use crate::one_type::{flag, follow, live, noted, press, words};
use crate::shell::when;
use crate::{said, t};
use kernel::Seat;
use leptos::prelude::*;
use protocol::{CHAT_MAX, Phrase};
use session::Words;
use wasm_bindgen::JsCast;

/// So many lines are shown.
const LINES_SHOWN: usize = 80;

const RIVALS_SAY: [Phrase; 8] = [
    Phrase::Hello,
    Phrase::GoodLuck,
    Phrase::WellPlayed,
    Phrase::OneMoment,
    Phrase::YourTurn,
    Phrase::Sorry,
    Phrase::Thanks,
    Phrase::Again,
];

const PARTNERS_SAY: [Phrase; 10] = [
    Phrase::Hello,
    Phrase::Ready,
    Phrase::Mine,
    Phrase::Yours,
    Phrase::Help,
    Phrase::Hurry,
    Phrase::OneMoment,
    Phrase::Sorry,
    Phrase::Thanks,
    Phrase::Again,
];

/// What is said at a table of rivals, or of partners.
fn phrases(together: bool) -> &'static [Phrase] {
    if together { &PARTNERS_SAY } else { &RIVALS_SAY }
}

pub(super) fn phrase(phrase: Phrase) -> String {
    match phrase {
        Phrase::Hello => t!("phrase-hello"),
        Phrase::GoodLuck => t!("phrase-good-luck"),
        Phrase::WellPlayed => t!("phrase-well-played"),
        Phrase::OneMoment => t!("phrase-one-moment"),
        Phrase::YourTurn => t!("phrase-your-turn"),
        Phrase::Sorry => t!("phrase-sorry"),
        Phrase::Thanks => t!("phrase-thanks"),
        Phrase::Again => t!("phrase-again"),
        Phrase::Ready => t!("phrase-ready"),
        Phrase::Mine => t!("phrase-mine"),
        Phrase::Yours => t!("phrase-yours"),
        Phrase::Help => t!("phrase-help"),
        Phrase::Hurry => t!("phrase-hurry"),
    }
}

/// Puts the cursor where one talks.
pub(super) fn focus_chat() {
    crate::browser::later(0, || {
        if let Some(tab) = document().get_element_by_id("tab-chat") {
            tab.unchecked_ref::<web_sys::HtmlElement>().click();
        }
        if let Some(input) = document().get_element_by_id("chat") {
            let _ = input.unchecked_ref::<web_sys::HtmlElement>().focus();
        }
    });
}

pub(super) fn panel(
    seated: Seated,
    panels: Panels,
    names: Signal<Names>,
    look: Callback<Seat, SeatLook>,
) -> AnyView {
    let chatting = RwSignal::new(false);
    let heard = RwSignal::new(0);
    // On a phone the panel has to be open, too.
    let seen = move || chatting.get() && (panels.talk.get() || !is_narrow());
    follow(move || {
        let said = seated.chat.with(Vec::len);
        if seen() {
            heard.set(said);
        }
        panels.unread.set(said.saturating_sub(heard.get()));
    });
    let unread = move || panels.unread.get();
    let tab = move |chat: bool, id: &'static str, called: fn() -> String| {
        view! {
            <button
                type="button"
                id=id
                aria-pressed=words(move || (chatting.get() == chat).to_string())
                on:click=press(move |_| chatting.set(chat))
            >
                {live(move || called())}
                {when(move || chat && (unread() > 0), move || view! { <b class="unread">{live(unread)}</b> }.into_any())}
            </button>
        }
    };
    view! {
        <section class="at-log panel talk" class:chatting=flag(move || chatting.get()) class:open=flag(move || panels.talk.get()) aria-label=said!("talk")>
            <div class="seg tabs" role="group" aria-label=said!("talk")>
                {tab(false, "tab-log", || t!("log"))} {tab(true, "tab-chat", || t!("chat"))}
                <button
                    type="button"
                    class="narrow closes"
                    on:click=press(move |_| panels.talk.set(false))
                >
                    {said!("close")}
                </button>
            </div>
            {live(move || match chatting.get() {
                true => chat(seated),
                false => log::log(seated, panels, names, look),
            })}
        </section>
    }
    .into_any()
}

fn chat_line(line: ChatLine) -> AnyView {
    let words = move || match &line.words {
        Words::Free(words) => words.clone(),
        Words::Ready(ready) => phrase(*ready),
    };
    view! {
        <li>
            <b>{line.name}</b>
            " "
            {live(words)}
        </li>
    }
    .into_any()
}

fn chat(seated: Seated) -> AnyView {
    let typed = RwSignal::new(String::new());
    let say = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let words = typed.get_untracked().trim().to_owned();
        if !words.is_empty() {
            seated.wish.run(Wish::Chat(words));
            typed.set(String::new());
        }
    };
    let lines = move || -> Vec<ChatLine> {
        let newest = |chat: &Vec<ChatLine>| chat.iter().rev().take(LINES_SHOWN).cloned().collect();
        seated.chat.with(newest)
    };
    let quick = move |ready: Phrase| {
        view! {
            <button type="button" class="chip" on:click=press(move |_| seated.wish.run(Wish::Quick(ready)))>
                {live(move || phrase(ready))}
            </button>
        }
    };
    view! {
        <ol class="lines" tabindex="0" aria-live="polite" aria-label=said!("chat")>
            {live(move || lines().into_iter().map(chat_line).collect_view())}
        </ol>
        {when(move || seated.own().is_empty(), || view! { <p class="muted" id="chat-closed">{said!("chat-for-players")}</p> }.into_any())}
        {when(move || !seated.own().is_empty(), move || view! { <div class="chips">{phrases(seated.together).iter().copied().map(quick).collect_view()}</div>
            <form class="row" on:submit=say>
                <input
                    id="chat"
                    class="field grow"
                    autocomplete="off"
                    maxlength=CHAT_MAX
                    aria-label=said!("chat-label")
                    placeholder=said!("chat-label")
                    prop:value=words(move || typed.get())
                    on:input=noted(move |event| typed.set(event_target_value(&event)))
                />
                <button type="submit" class="btn">
                    {said!("chat-send")}
                </button>
            </form> }.into_any())}
    }
    .into_any()
}
