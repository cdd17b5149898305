//! The decision bar as it is seen.

use super::action_bar::{Bar, Button, Press};
use super::art;
use super::cards::{mini, sign};
use super::changes::since_own;
use super::interaction::Interaction;
use super::plan::Tool;
use super::words::card_name;
use crate::browser;
use crate::kit::{answer_bar, answer_button, last_told, listed, retold};
use crate::one_type::{anew, flag, live, memo, press as press_it, words};
use crate::{said, t};
use fire_tower::{Card, Event, Frame, Step};
use kernel::Seat;
use leptos::prelude::*;

fn with_bar<R>(interaction: Interaction, read: impl FnOnce(&Bar<'_>) -> R) -> Option<R> {
    let wanted = interaction.cards_wanted();
    interaction.rehearsal.with(|rehearsal| {
        let rehearsal = rehearsal.as_ref()?;
        interaction.plan.with(|plan| {
            Some(read(&Bar {
                rehearsal,
                plan: plan.as_ref(),
                reach: interaction.reach.get(),
                discarding: interaction.discarding.get(),
                wanted,
                picked: interaction.picked.with(Vec::len),
                finger: browser::has_fingers(),
            }))
        })
    })
}

/// The buttons that are there now.
pub(super) fn buttons(interaction: Interaction) -> Vec<Button> {
    with_bar(interaction, |bar| bar.buttons()).unwrap_or_default()
}

/// On a phone the log is out of sight, so the bar says what happened last.
fn tells(event: &Event) -> bool {
    !matches!(event, Event::Course(_) | Event::TurnBegan { .. })
}

/// What the others did with their cards, for who comes to the own turn.
fn waited(interaction: Interaction) -> Option<String> {
    let seat = interaction.rehearsal.with(|rehearsal| {
        let rehearsal = rehearsal.as_ref()?;
        let begins = matches!(rehearsal.frame(), Frame::Turn { step: Step::Wind, .. });
        begins.then_some(rehearsal.seat)
    });
    let seat = seat.filter(|_| interaction.settled.get())?;
    let done = interaction.board.past.with(|past| since_own(past, seat));
    let one = |(seat, card): (Seat, Option<Card>)| {
        let did = card.map_or_else(|| t!("fire-tower-what-discard"), card_name);
        let name = interaction.board.names.with(|names| names.of(seat).to_owned());
        format!("{}: {did}", name.split(" (").next().unwrap_or_default())
    };
    let done = listed(done.into_iter().map(one));
    (!done.is_empty()).then(|| t!("fire-tower-waited", done = done))
}

fn button(interaction: Interaction, button: Button) -> AnyView {
    let icon = (button.does == Press::Turn).then(|| sign(art::TURN));
    answer_button(button, "btn", icon, interaction.board.refused, move |press| {
        interaction.press(press)
    })
}

/// Arrows for fingers: the aim moves by one cell.
fn nudge(interaction: Interaction) -> AnyView {
    let arrow = |class: &'static str, name: fn() -> String, east: i8, south: i8| {
        view! {
            <button
                type="button"
                class=class
                aria-label=words(name)
                on:click=press_it(move |_| interaction.walk(east, south))
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
pub(super) fn action_bar(interaction: Interaction) -> AnyView {
    let last = last_told(interaction.board, tells);
    let say = move || {
        let aims = interaction.settled.get() || interaction.at.get().is_some();
        let planned =
            with_bar(interaction, |bar| interaction.board.names.with(|names| bar.say(names)));
        // Who is asked has no use for what was told before.
        let planned = planned.filter(|_| aims);
        let planned = planned.unwrap_or_else(|| retold(interaction.board, last.get()));
        match (waited(interaction), interaction.at.get()) {
            (Some(waited), None) => waited,
            // A finger's aim is there before anybody has pointed.
            (Some(waited), Some(_)) if browser::has_fingers() => format!("{waited} {planned}"),
            _ => planned,
        }
    };
    let shown = Memo::new(move |_| buttons(interaction));
    let card = Memo::new(move |_| match last.get() {
        _ if interaction.rehearsal.with(Option::is_some) => None,
        Some(Event::Played { card, .. } | Event::Began { card, .. }) => Some(card),
        _ => None,
    });
    let asked = Memo::new(move |_| {
        interaction.rehearsal.with(Option::is_some) && interaction.settled.get()
    });
    let aims = memo(move || {
        let aims = interaction.at.get().is_some() || interaction.tool() != Tool::Cell;
        asked.get() && aims && interaction.tool() != Tool::Nothing
    });
    let slugs = move || {
        let slugs = shown.with(|shown| shown.iter().map(|one| one.slug).collect::<Vec<_>>());
        slugs.into_iter().chain(aims.get().then_some("aim")).collect()
    };
    let answers = move || {
        let all = shown.get().into_iter().map(|one| button(interaction, one)).collect_view();
        view! { {all} {aims.get().then(|| nudge(interaction))} }.into_any()
    };
    let danger = move || with_bar(interaction, |bar| bar.danger()).unwrap_or(false);
    let say = memo(say);
    let said = move || {
        view! { <p class="k-say" class:danger=flag(danger)>{say.get()}</p> }
    };
    let saying = view! {
        {live(move || card.get().map(mini))}
        {anew(move || say.get(), said)}
    };
    answer_bar(asked, slugs, saying.into_any(), answers)
}
