//! The types. Everything that is hidden from somebody is in `deck` and `hands`.

use crate::setup::SEATS;
use kernel::{Bag, Seat, Seats, Seen};
use serde::{Deserialize, Serialize};

/// A card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Card {
    /// Counts 1 when it burns.
    Spark,
    /// Counts 2.
    Blaze,
    /// Puts out what somebody else lights.
    Water,
}

impl Card {
    /// Every kind, in the order in which a bag counts them.
    pub const ALL: [Card; 3] = [Card::Spark, Card::Blaze, Card::Water];

    /// E2: what it counts when it burns.
    pub const fn points(self) -> u8 {
        match self {
            Card::Spark => 1,
            Card::Blaze => 2,
            Card::Water => 0,
        }
    }
}

/// What the table is in the middle of. Everybody knows it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Frame {
    /// A card comes from the deck into this hand; `first` while everybody gets their first one.
    Draw {
        /// Whose hand.
        seat: Seat,
        /// Before the first turn.
        first: bool,
    },
    /// This seat lights or discards a card.
    Turn {
        /// Whose turn it is.
        seat: Seat,
    },
    /// A card was lit.
    Window {
        /// Who lit it.
        by: Seat,
        /// What lies there.
        card: Card,
        /// Who has not answered yet.
        asked: Seats,
    },
    /// The match is over.
    Over,
}

/// The state of a match. Decks and hands are bags: they have no order, so none can leak.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct NewGame {
    /// How many play.
    pub seat_count: u8,
    /// What is left to draw.
    pub deck: Bag<3>,
    /// What each seat holds.
    pub hands: [Bag<3>; SEATS],
    /// What burns before each seat.
    pub burning: [Bag<3>; SEATS],
    /// What was discarded.
    pub discards: Bag<3>,
    /// What goes on.
    pub frame: Frame,
}

// Bots copy states by the million.
const _: () = assert!(size_of::<NewGame>() <= 64);

impl NewGame {
    /// E2: the points of a seat.
    pub fn points(&self, seat: Seat) -> u8 {
        points(&self.burning[seat.index()])
    }
}

/// E2: what these cards count together.
pub(crate) fn points(burning: &Bag<3>) -> u8 {
    burning.iter().map(|(kind, count)| count * Card::ALL[kind].points()).sum()
}

/// What a person can do: one decision each.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Action {
    /// Lights a card of the hand.
    Light(Card),
    /// Discards a card of the hand.
    Discard(Card),
    /// Puts out what somebody else has lit.
    PutOut,
    /// Lets it burn.
    Pass,
}

/// What happened. Together with `Came`, enough to bring a view up to date without asking the rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    /// A card came from the deck.
    Drew {
        /// Into whose hand.
        seat: Seat,
        /// Open to its owner alone.
        card: Seen<Card>,
    },
    /// A card was lit.
    Lit {
        /// By whom.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// A card was discarded.
    Discarded {
        /// By whom.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// A seat put the card out that lies there.
    WasPutOut {
        /// Who did.
        seat: Seat,
        /// What was lit.
        card: Card,
    },
    /// A seat let it pass.
    Passed {
        /// Who.
        seat: Seat,
    },
    /// A card burns.
    Burnt {
        /// Before whom.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// What the table is in the middle of now.
    Came {
        /// That.
        frame: Frame,
    },
}

/// What stands in the way.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Because {
    /// So many cannot play.
    Players(u8),
    /// The match is over.
    Over,
    /// A card is being drawn.
    Drawing,
    /// It is this seat's turn.
    Turn(Seat),
    /// A card lies there, and others are asked.
    CardLies,
    /// Nothing lies there that could be put out.
    NothingLies,
    /// The seat lit the card itself, or has answered.
    NotAsked,
    /// The hand has no such card.
    NotInHand(Card),
    /// Water does not burn.
    WaterDoesNotBurn,
    /// The hand has no water.
    NoWater,
}
