//! What cards and families are called.

use crate::i18n::text;
use crate::kit::listed;
use crate::t;
use oriflamme::{Card, Cards};

/// The card's name in keys, icons and attributes.
pub(super) const fn slug(card: Card) -> &'static str {
    match card {
        Card::Empress => "empress",
        Card::Fanatic => "fanatic",
        Card::Informant => "informant",
        Card::Diplomat => "diplomat",
        Card::Deserter => "deserter",
        Card::Judge => "judge",
        Card::Insurrection => "insurrection",
        Card::Extortion => "extortion",
        Card::Infiltration => "infiltration",
        Card::Treaty => "treaty",
    }
}

/// The clause that the card's own rules begin with.
pub(super) const fn clause(card: Card) -> &'static str {
    match card {
        Card::Empress => "EM1",
        Card::Fanatic => "FA1",
        Card::Informant => "IN1",
        Card::Diplomat => "DI1",
        Card::Deserter => "DE1",
        Card::Judge => "JU1",
        Card::Insurrection => "IS1",
        Card::Extortion => "EX1",
        Card::Infiltration => "IF1",
        Card::Treaty => "TR1",
    }
}

/// The name as a card shows it: where a long one may be broken, it says so.
pub(super) fn card_print(card: Card) -> String {
    text(&format!("oriflamme-card-{}", slug(card)), &[])
}

/// The name in a sentence.
pub(super) fn card_name(card: Card) -> String {
    card_print(card).replace('\u{ad}', "")
}

pub(super) fn card_about(card: Card) -> String {
    text(&format!("oriflamme-card-{}-about", slug(card)), &[])
}

/// What follows a reveal, in a few words; nothing for the Fanatic.
pub(super) fn card_then(card: Card) -> String {
    match card {
        Card::Fanatic => String::new(),
        card => text(&format!("oriflamme-then-{}", slug(card)), &[]),
    }
}

/// The cards that leave a choice to their owner, face up.
const CHOOSERS: [Card; 5] =
    [Card::Empress, Card::Informant, Card::Diplomat, Card::Deserter, Card::Judge];

/// What its owner is asked to do, once it acts.
pub(super) fn card_deed(card: Card) -> String {
    match CHOOSERS.contains(&card) {
        true => text(&format!("oriflamme-deed-{}", slug(card)), &[]),
        false => String::new(),
    }
}

/// Several cards in a row of words.
pub(super) fn card_names(cards: impl IntoIterator<Item = Card>) -> String {
    let names = listed(cards.into_iter().map(card_name));
    if names.is_empty() { t!("oriflamme-none") } else { names }
}

/// "Ember" of "Ember (bot)": the second word has no room beside a card.
pub(super) fn first_name(name: &str) -> String {
    name.split(" (").next().unwrap_or_default().to_owned()
}

/// A card that may not be known.
pub(super) fn card_or_unknown(card: Option<Card>) -> String {
    card.map_or_else(|| t!("oriflamme-unknown"), card_name)
}

/// Keys that are put together at run time.
pub(super) fn built_keys() -> Vec<String> {
    let of = |card: Card| {
        let slug = slug(card);
        let then = (card != Card::Fanatic).then(|| format!("oriflamme-then-{slug}"));
        let card = [format!("oriflamme-card-{slug}"), format!("oriflamme-card-{slug}-about")];
        card.into_iter().chain(then)
    };
    let places = (0..oriflamme::SEATS).map(|seat| format!("oriflamme-place-{seat}"));
    let deeds = CHOOSERS.iter().map(|card| format!("oriflamme-deed-{}", slug(*card)));
    Cards::ALL.iter().flat_map(of).chain(places).chain(deeds).collect()
}
