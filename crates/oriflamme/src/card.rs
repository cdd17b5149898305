//! The ten cards of a family, and sets of them.

use alloc::vec::Vec;
use core::fmt;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A card. Every family has one of each; the characters come first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Card {
    /// Character: gains, and gives to a rival.
    Empress,
    /// Character: gains more when alone.
    Fanatic,
    /// Character: counts what lies beside her, or changes places with a card of the hand.
    Informant,
    /// Character: gains and feeds other Diplomats, or takes what lies on her and goes.
    Diplomat,
    /// Character: removes a neighbour.
    Deserter,
    /// Character: gains and marks a card, or removes a marked one.
    Judge,
    /// Intrigue: removes both neighbours and turns down again.
    Insurrection,
    /// Intrigue: a trap for whoever removes it.
    Extortion,
    /// Intrigue, preserved: face-down cards are worth more to their remover.
    Infiltration,
    /// Intrigue, preserved: pays at the start of each round.
    Treaty,
}

/// How many cards a family has.
pub const KINDS: usize = 10;

impl Card {
    /// Every card, in order.
    pub const ALL: [Card; KINDS] = [
        Card::Empress,
        Card::Fanatic,
        Card::Informant,
        Card::Diplomat,
        Card::Deserter,
        Card::Judge,
        Card::Insurrection,
        Card::Extortion,
        Card::Infiltration,
        Card::Treaty,
    ];

    /// C1: a character stays face up in the row and acts in every round.
    #[inline]
    pub const fn is_character(self) -> bool {
        (self as u8) < Card::Insurrection as u8
    }
}

/// A set of cards of one family.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Cards(u16);

impl Cards {
    /// No card.
    pub const NONE: Cards = Cards(0);
    /// The whole family.
    pub const ALL: Cards = Cards((1 << KINDS) - 1);

    /// These cards.
    pub const fn of(cards: &[Card]) -> Cards {
        let (mut set, mut at) = (Cards::NONE, 0);
        while at < cards.len() {
            set = set.with(cards[at]);
            at += 1;
        }
        set
    }

    /// Is the card among them?
    #[inline]
    pub const fn has(self, card: Card) -> bool {
        self.0 & (1 << card as u16) != 0
    }

    /// How many there are.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Is there none?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The same cards and this one.
    #[inline]
    #[must_use]
    pub const fn with(self, card: Card) -> Cards {
        Cards(self.0 | 1 << card as u16)
    }

    /// The same cards without this one.
    #[inline]
    #[must_use]
    pub const fn without(self, card: Card) -> Cards {
        Cards(self.0 & !(1 << card as u16))
    }

    /// The cards of either set.
    #[inline]
    #[must_use]
    pub const fn or(self, other: Cards) -> Cards {
        Cards(self.0 | other.0)
    }

    /// The cards of this set that are not in the other.
    #[inline]
    #[must_use]
    pub const fn minus(self, other: Cards) -> Cards {
        Cards(self.0 & !other.0)
    }

    /// The first card, if there is one.
    #[inline]
    pub const fn first(self) -> Option<Card> {
        if self.0 == 0 { None } else { Some(Card::ALL[self.0.trailing_zeros() as usize]) }
    }

    /// The cards in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Card> {
        let mut left = self;
        core::iter::from_fn(move || {
            let card = left.first()?;
            left = left.without(card);
            Some(card)
        })
    }

    /// Every set of three cards out of ten.
    pub const TRIPLES: [Cards; 120] = {
        let (mut triples, mut found, mut bits) = ([Cards::NONE; 120], 0, 0);
        while bits <= Cards::ALL.0 {
            if bits.count_ones() == 3 {
                triples[found] = Cards(bits);
                found += 1;
            }
            bits += 1;
        }
        triples
    };
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Cards {
        cards.into_iter().fold(Cards::NONE, Cards::with)
    }
}

impl Serialize for Cards {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Cards {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Cards, D::Error> {
        Ok(Vec::<Card>::deserialize(from)?.into_iter().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn c1_a_family_has_six_characters_and_four_intrigues() {
        let characters = Card::ALL.into_iter().filter(|card| card.is_character());
        assert_eq!((characters.count(), Card::ALL.len()), (6, 10));
        assert!(Card::ALL.iter().enumerate().all(|(at, &card)| card as usize == at));
    }

    #[test]
    fn a_set_lists_what_was_put_in() {
        let set = Cards::of(&[Card::Treaty, Card::Empress]);
        assert_eq!(set.iter().collect::<Vec<_>>(), [Card::Empress, Card::Treaty]);
        assert_eq!(Cards::ALL.minus(set).len(), 8);
        assert_eq!(Cards::NONE.first(), None);
        assert_eq!(serde_json::to_string(&set).expect("written"), r#"["empress","treaty"]"#);
        assert_eq!(serde_json::from_str::<Cards>(r#"["empress","treaty"]"#).expect("read"), set);
    }

    #[test]
    fn there_are_120_ways_to_set_three_aside() {
        assert!(Cards::TRIPLES.iter().all(|three| three.len() == 3));
        assert!(Cards::TRIPLES.windows(2).all(|pair| pair[0] < pair[1]));
    }
}
