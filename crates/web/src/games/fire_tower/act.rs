//! The decision bar as it is seen.

use super::art;
use super::bar::{Bar, Button, Press};
use super::cards::{mini, sign};
use super::desk::Desk;
use super::plan::Tool;
use crate::browser;
use crate::kit::{answer_bar, answer_button, last_told, retold};
use crate::one_type::{live, press as press_it, words};
use crate::{said, t};
use fire_tower::Event;
use leptos::prelude::*;

fn with_bar<R>(desk: Desk, read: impl FnOnce(&Bar<'_>) -> R) -> Option<R> {
    let wanted = desk.wanted();
    desk.stage.with(|stage| {
        let stage = stage.as_ref()?;
        desk.plan.with(|plan| {
            Some(read(&Bar {
                stage,
                plan: plan.as_ref(),
                reach: desk.reach.get(),
                discarding: desk.discarding.get(),
                wanted,
                picked: desk.picked.with(Vec::len),
                finger: browser::has_fingers(),
            }))
        })
    })
}

/// The buttons that are there now.
pub(super) fn buttons(desk: Desk) -> Vec<Button> {
    with_bar(desk, |bar| bar.buttons()).unwrap_or_default()
}

/// On a phone the log is out of sight, so the bar says what happened last.
fn tells(event: &Event) -> bool {
    !matches!(event, Event::Course(_) | Event::TurnBegan { .. })
}

fn button(desk: Desk, button: Button) -> AnyView {
    let icon = (button.does == Press::Turn).then(|| sign(art::TURN));
    answer_button(button, "btn", icon, desk.board.refused, move |press| desk.press(press))
}

/// Arrows for fingers: the aim moves by one cell.
fn nudge(desk: Desk) -> AnyView {
    let arrow = |class: &'static str, name: fn() -> String, east: i8, south: i8| {
        view! {
            <button
                type="button"
                class=class
                aria-label=words(name)
                on:click=press_it(move |_| desk.walk(east, south))
            >
                {sign(art::ARROW)}
            </button>
        }
    };
    view! {
        <div class="ft-nudge" role="group" aria-label=said!("fire-tower-nudge")>
            {arrow("ft-to-west", || t!("fire-tower-side-west"), -1, 0)}
            {arrow("ft-to-north", || t!("fire-tower-side-north"), 0, -1)}
            {arrow("ft-to-south", || t!("fire-tower-side-south"), 0, 1)}
            {arrow("ft-to-east", || t!("fire-tower-side-east"), 1, 0)}
        </div>
    }
    .into_any()
}

/// The bar.
pub(super) fn bar(desk: Desk) -> AnyView {
    let last = last_told(desk.board, tells);
    let say = move || {
        let aims = desk.settled.get() || desk.at.get().is_some();
        let planned = with_bar(desk, |bar| desk.board.names.with(|names| bar.say(names)));
        let planned = planned.filter(|_| aims).filter(|words| !words.is_empty());
        planned.unwrap_or_else(|| retold(desk.board, last.get()))
    };
    let shown = Memo::new(move |_| buttons(desk));
    let card = Memo::new(move |_| match last.get() {
        _ if desk.stage.with(Option::is_some) => None,
        Some(Event::Played { card, .. } | Event::Began { card, .. }) => Some(card),
        _ => None,
    });
    let asked = Memo::new(move |_| desk.stage.with(Option::is_some) && desk.settled.get());
    let nudges = move || {
        let aims = desk.at.get().is_some() || desk.tool() != Tool::Cell;
        (asked.get() && aims && desk.tool() != Tool::Nothing).then(|| nudge(desk))
    };
    let all = move || shown.get().into_iter().map(|one| button(desk, one)).collect_view();
    let saying = view! { {live(move || card.get().map(mini))} <p class="k-say">{words(say)}</p> };
    let answers = view! { {live(all)} {live(nudges)} };
    answer_bar(asked, saying.into_any(), answers.into_any())
}
