//! What is left in the fire deck, and the events that last or are held. Without Tragic Events the hot spots
//! that are left.

use super::interaction::Interaction;
use super::read::{event_key, fire_card_key};
use super::words::{event_name, fire_card_name};
use crate::one_type::live;
use crate::t;
use flash_point::events::table::Tragic;
use flash_point::{FireCard, Open};
use leptos::prelude::*;

/// So many of a card.
fn count(card: FireCard, many: u8, class: &'static str) -> AnyView {
    view! {
        <span class=format!("fp-card {class}") data-read=fire_card_key(card) tabindex="0">
            <b>{many}</b>
            <em>{fire_card_name(card)}</em>
        </span>
    }
    .into_any()
}

/// D13: an event in sight, with the turns for which it lasts.
fn event(open: &Open, card: Tragic, held: bool) -> AnyView {
    let left = open.lasts_until(card).map(|until| {
        let turns = until.saturating_sub(open.course.turn.number) + 1;
        t!("flash-point-page-lasts", count = turns)
    });
    let more = if held { Some(t!("flash-point-page-held")) } else { left };
    view! {
        <span class="fp-event" class:fp-held=held data-read=event_key(card) tabindex="0">
            <b>{event_name(card)}</b>
            <em>{more}</em>
        </span>
    }
    .into_any()
}

fn drawn(open: &Open) -> AnyView {
    if !open.options.tragic {
        return ().into_any();
    }
    let deck = &open.fire_deck;
    let classes = ["fp-c-rage", "fp-c-flare", "fp-c-acc", "fp-c-respite"];
    let left = FireCard::ALL
        .into_iter()
        .zip(classes)
        .map(|(card, class)| count(card, deck.deck.count(card as usize), class));
    let lasting = open.events.lasting.iter().map(|card| event(open, card, false));
    let held = open.events.held.iter().map(|card| event(open, card, true));
    let pool = t!("flash-point-page-pool", count = deck.pool);
    let events = t!("flash-point-page-events", count = open.events.deck.len());
    view! {
        <div class="fp-left">
            <em class="fp-name">{t!("flash-point-page-fire-deck")}</em>
            {left.collect_view()}
            <small>{pool} " · " {events}</small>
        </div>
        <div class="fp-events">{lasting.collect_view()} {held.collect_view()}</div>
    }
    .into_any()
}

/// The decks.
pub(super) fn decks(interaction: Interaction) -> AnyView {
    let parts = move || interaction.board.shown.with(|view| drawn(&view.open));
    let tragic = interaction.board.shown.with_untracked(|view| view.open.options.tragic);
    view! {
        <section class="at-side panel fp-decks" class:fp-bare=!tragic>
            {live(parts)}
        </section>
    }
    .into_any()
}
