//! The sheet of the ten cards, with who has shown them: public memory.

use super::cards::{card_icon, crest_icon, family, type_icon};
use super::interaction::{At, Interaction};
use super::seen_cards::{SeenCard, seen_cards};
use super::words::{card_name, card_print};
use crate::kit::names_of;
use crate::one_type::{live, words};
use crate::shell::icon;
use crate::{said, t};
use leptos::prelude::*;
use oriflamme::Card;

fn row(interaction: Interaction, line: SeenCard) -> AnyView {
    let card = line.card;
    let names = interaction.board.names.get();
    let who = line.seen.iter().filter(|(_, seen)| *seen).map(|(seat, _)| *seat);
    let who = names_of(&names, who);
    let seen = if who.is_empty() { t!("oriflamme-none") } else { who };
    let spoken = t!("oriflamme-seen-line", card = card_name(card), seen = seen);
    let crests = line.seen.iter().map(|&(seat, seen)| {
        view! { <i class=family(seat) class:un=!seen>{icon(crest_icon(seat))}</i> }
    });
    let title = spoken.clone();
    view! {
        <li title=title on:pointerenter=move |_| interaction.at.set(Some(At::Card(card)))>
            <span class="sr">{spoken}</span>
            <span aria-hidden="true">{icon(card_icon(card))} {card_print(card)}</span>
            <em aria-hidden="true">{crests.collect_view()}</em>
        </li>
    }
    .into_any()
}

/// The sheet of ten cards.
pub(super) fn seen_sheet(interaction: Interaction) -> AnyView {
    let all = move || interaction.board.shown.with(seen_cards);
    let part = move |characters: bool| {
        move || {
            let mine = all().into_iter().filter(|line| line.card.is_character() == characters);
            mine.map(|line| row(interaction, line)).collect_view()
        }
    };
    view! {
        <section class="at-side panel o-seen" aria-label=said!("oriflamme-seen")>
            <h2>{said!("oriflamme-seen")} <small>{said!("oriflamme-seen-seen")}</small></h2>
            <div>
                <h3>{icon(type_icon(Card::Empress))} {said!("oriflamme-characters")}</h3>
                <ul>{live(part(true))}</ul>
            </div>
            <div>
                <h3>{icon(type_icon(Card::Treaty))} {said!("oriflamme-intrigues")}</h3>
                <ul>{live(part(false))}</ul>
                <p>{words(|| t!("oriflamme-seen-about"))}</p>
            </div>
        </section>
    }
    .into_any()
}
