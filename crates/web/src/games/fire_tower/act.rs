//! The decision bar as it is seen.

use super::art;
use super::bar::{Bar, Button, Press};
use super::cards::{mini, sign};
use super::desk::Desk;
use super::plan::Tool;
use super::tell::tell;
use crate::browser;
use crate::one_type::{flag, live, press as press_it, words};
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

/// The last event that has words: on a phone the log is out of sight.
fn last_told(desk: Desk) -> Memo<Option<Event>> {
    Memo::new(move |before: Option<&Option<Event>>| {
        let told = desk.board.told.get();
        let silent = matches!(told, None | Some(Event::Course(_) | Event::TurnBegan { .. }));
        if silent { before.copied().flatten() } else { told }
    })
}

fn button(desk: Desk, button: Button) -> AnyView {
    let Button { press, words: name, key, hot, refused } = button;
    let shut = refused.is_some();
    let click = move |_| match &refused {
        Some(no) => desk.board.refused.set(Some(no.clone())),
        None => desk.press(press),
    };
    let slug = match press {
        Press::Go => "go",
        Press::Enough => "enough",
        Press::Do(_) => "do",
        Press::TakeUp(_) => "take-up",
        Press::Discard => "discard",
        Press::Throw => "throw",
        Press::Cancel => "cancel",
        Press::Turn => "turn",
        Press::Reach => "reach",
    };
    let class = if hot { "btn hot" } else { "btn" };
    let icon = (press == Press::Turn).then(|| sign(art::TURN));
    let key = (!key.is_empty()).then(|| view! { <kbd aria-hidden="true">{key}</kbd> });
    view! {
        <button
            type="button"
            class=class
            class:ft-shut=shut
            aria-disabled=shut.then_some("true")
            data-press=slug
            on:click=press_it(click)
        >
            {icon}
            <span>{name}</span>
            {key}
        </button>
    }
    .into_any()
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
    let last = last_told(desk);
    let say = move || {
        let aims = desk.settled.get() || desk.at.with(Option::is_some);
        let planned = with_bar(desk, |bar| desk.board.names.with(|names| bar.say(names)));
        planned.filter(|_| aims).filter(|words| !words.is_empty()).unwrap_or_else(|| {
            let Some(event) = last.get() else { return String::new() };
            let view = desk.board.shown.get();
            desk.board.names.with(|names| tell(names, &view, &event))
        })
    };
    let shown = Memo::new(move |_| buttons(desk));
    let card = Memo::new(move |_| match last.get() {
        _ if desk.stage.with(Option::is_some) => None,
        Some(Event::Played { card, .. } | Event::Began { card, .. }) => Some(card),
        _ => None,
    });
    let asked = Memo::new(move |_| desk.stage.with(Option::is_some) && desk.settled.get());
    let nudges = move || {
        let aims = desk.at.with(Option::is_some) || desk.tool() != Tool::Cell;
        (asked.get() && aims && desk.tool() != Tool::Nothing).then(|| nudge(desk))
    };
    let all = move || shown.get().into_iter().map(|one| button(desk, one)).collect_view();
    view! {
        <section class="at-act panel ft-act" class:ft-asked=flag(move || asked.get())>
            <div class="ft-saying">
                {live(move || card.get().map(mini))} <p class="ft-say">{words(say)}</p>
            </div>
            <div class="ft-buttons">{live(all)} {live(nudges)}</div>
        </section>
    }
    .into_any()
}
