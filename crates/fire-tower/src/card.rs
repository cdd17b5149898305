//! The cards: one table with every count and where it is known from.

use crate::wind::Wind;
use kernel::Bag;
use serde::{Deserialize, Serialize};

/// A card of the deck: fourteen kinds of action cards, then the events.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Card {
    /// Wind card.
    North,
    /// Wind card.
    East,
    /// Wind card.
    South,
    /// Wind card.
    West,
    /// Fire card: a straight line of three.
    FlareUp,
    /// Fire card: a square of four, past firebreaks.
    BurningSnag,
    /// Fire card: a gem turns into a firebreak ringed by fire.
    Explosion,
    /// Fire card: a gem moves.
    Ember,
    /// Water card: a straight line of three.
    AirDrop,
    /// Water card: a square of four.
    FireEngine,
    /// Water card: the eight cells around a gem.
    Smokejumper,
    /// Firebreak card: one firebreak more or less.
    DeReforest,
    /// Firebreak card: two side by side.
    DozerLine,
    /// Firebreak card: two with a cell between.
    ScratchLine,
    /// Event.
    Firestorm,
    /// Event.
    MutualAid,
    /// Event of the 2018 edition.
    ShadowOfTheWood,
}

/// How many kinds of cards there are.
pub const KINDS: usize = 17;

/// How many of the kinds are action cards; they come first.
pub(crate) const ACTION_KINDS: usize = 14;

/// Cards without an order: a deck, a hand, the discards.
pub type Cards = Bag<KINDS>;

/// What a card is for; also its colour.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Suit {
    /// Grey.
    Wind,
    /// Orange.
    Fire,
    /// Blue.
    Water,
    /// Purple.
    Firebreak,
    /// Black with a star.
    Event,
}

/// Where a line of the table comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Provenance {
    /// Printed in a rulebook.
    Rulebook,
    /// The group's total is printed; the split is the only symmetric one or agreed by several
    /// independent readings of the cards.
    Agreed,
    /// The group's total is printed; readings of the cards disagree about the split.
    Reconstructed,
}

/// One line of the card table.
#[derive(Clone, Copy, Debug)]
pub struct Printing {
    /// Which card.
    pub card: Card,
    /// How many are in the box.
    pub count: u8,
    /// How sure that number is.
    pub count_from: Provenance,
}

const fn line(card: Card, count: u8, count_from: Provenance) -> Printing {
    Printing { card, count, count_from }
}

/// Every card of the deck: 16 wind, 14 fire, 12 water and 10 firebreak cards, as both rulebooks
/// print, then the events. A better source for a count corrects one line here.
pub const PRINTED: [Printing; KINDS] = [
    line(Card::North, 4, Provenance::Agreed),
    line(Card::East, 4, Provenance::Agreed),
    line(Card::South, 4, Provenance::Agreed),
    line(Card::West, 4, Provenance::Agreed),
    line(Card::FlareUp, 3, Provenance::Reconstructed), // the other reading: see FireMix::FourTwo
    line(Card::BurningSnag, 4, Provenance::Agreed),
    line(Card::Explosion, 4, Provenance::Agreed),
    line(Card::Ember, 3, Provenance::Reconstructed), // the other reading: see FireMix::FourTwo
    line(Card::AirDrop, 4, Provenance::Agreed),
    line(Card::FireEngine, 4, Provenance::Agreed),
    line(Card::Smokejumper, 4, Provenance::Agreed),
    line(Card::DeReforest, 4, Provenance::Agreed),
    line(Card::DozerLine, 3, Provenance::Agreed),
    line(Card::ScratchLine, 3, Provenance::Agreed),
    line(Card::Firestorm, 1, Provenance::Rulebook),
    line(Card::MutualAid, 1, Provenance::Rulebook),
    line(Card::ShadowOfTheWood, 1, Provenance::Rulebook),
];

/// How the fourteen fire cards split between Flare Up and Ember; Explosion and Burning Snag are four
/// each in both readings.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum FireMix {
    /// Three Flare Ups, three Embers.
    #[serde(rename = "3-3")]
    ThreeThree,
    /// Four Flare Ups, two Embers.
    #[serde(rename = "4-2")]
    FourTwo,
}

impl Card {
    /// The card with this number; panics above [`KINDS`].
    #[inline]
    pub const fn of(kind: usize) -> Card {
        const CARDS: [Card; KINDS] = {
            let mut cards = [Card::North; KINDS];
            let mut kind = 0;
            while kind < KINDS {
                cards[kind] = PRINTED[kind].card;
                kind += 1;
            }
            cards
        };
        CARDS[kind]
    }

    /// The number of this kind, for a bag.
    #[inline]
    pub const fn kind(self) -> usize {
        self as usize
    }

    /// The colour.
    #[inline]
    pub const fn suit(self) -> Suit {
        match self {
            Card::North | Card::East | Card::South | Card::West => Suit::Wind,
            Card::FlareUp | Card::BurningSnag | Card::Explosion | Card::Ember => Suit::Fire,
            Card::AirDrop | Card::FireEngine | Card::Smokejumper => Suit::Water,
            Card::DeReforest | Card::DozerLine | Card::ScratchLine => Suit::Firebreak,
            Card::Firestorm | Card::MutualAid | Card::ShadowOfTheWood => Suit::Event,
        }
    }

    /// The side that a wind card names.
    #[inline]
    pub const fn wind(self) -> Option<Wind> {
        match self {
            Card::North => Some(Wind::North),
            Card::East => Some(Wind::East),
            Card::South => Some(Wind::South),
            Card::West => Some(Wind::West),
            _ => None,
        }
    }

    /// Every kind.
    pub fn all() -> impl Iterator<Item = Card> {
        PRINTED.iter().map(|printing| printing.card)
    }
}

/// The 52 action cards.
pub(crate) const fn action_cards(mix: FireMix) -> Cards {
    let mut counts = [0; KINDS];
    let mut kind = 0;
    while kind < ACTION_KINDS {
        counts[kind] = PRINTED[kind].count;
        kind += 1;
    }
    if let FireMix::FourTwo = mix {
        counts[Card::FlareUp as usize] = 4;
        counts[Card::Ember as usize] = 2;
    }
    Bag::of(counts)
}

/// How many cards of this suit.
#[inline]
pub fn of_suit(cards: &Cards, suit: Suit) -> u32 {
    let counted = |&(kind, _): &(usize, u8)| Card::of(kind).suit() == suit;
    cards.iter().filter(counted).map(|(_, count)| count as u32).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_is_in_the_order_of_the_kinds() {
        assert!(PRINTED.iter().enumerate().all(|(kind, line)| line.card.kind() == kind));
    }

    #[test]
    fn s3_the_box_holds_52_action_cards_in_four_suits() {
        for mix in [FireMix::ThreeThree, FireMix::FourTwo] {
            let deck = action_cards(mix);
            assert_eq!(deck.len(), 52);
            let suits = [Suit::Wind, Suit::Fire, Suit::Water, Suit::Firebreak, Suit::Event];
            assert_eq!(suits.map(|suit| of_suit(&deck, suit)), [16, 14, 12, 10, 0]);
        }
    }
}
