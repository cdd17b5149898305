//! What happened, and what stands in the way of what may not happen.

use crate::card::{Card, Cards};
use crate::row::{PerSlot, Slot};
use crate::state::{Course, SEATS, Spot};
use kernel::{Seat, Seats, Seen};
use serde::{Deserialize, Serialize};

/// What happened. Each event changes the view by itself; `Course` closes every input.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)] // the fields are named after their types
#[allow(clippy::large_enum_variant)] // events are kept for a moment, and copied without a heap
pub enum Event {
    /// A family was dealt: three cards aside, seven to the hand.
    Dealt { seat: Seat, aside: Seen<Cards> },
    /// A round began; this seat lays the first card.
    RoundBegan { round: u8, first: Seat },
    /// TR2: a Treaty pays nothing, because its owner has no card in the row.
    NoIncome { seat: Seat },
    /// A card was laid.
    Placed { seat: Seat, card: Seen<Card>, spot: Spot, slot: Slot },
    /// All have laid a card; the row is activated.
    ActivationBegan,
    /// A card's turn has come.
    CameUp { slot: Slot },
    /// A face-down card was left as it is: 1 influence on it.
    Left { slot: Slot },
    /// A card was turned face up.
    Revealed { slot: Slot, card: Card },
    /// Influence from a card went to its owner.
    Collected { seat: Seat, slot: Slot, amount: u8 },
    /// Influence on a card went back to the supply.
    Wasted { slot: Slot, amount: u8 },
    /// Influence from the supply went to a seat.
    Gained { seat: Seat, amount: u8, why: Why },
    /// Influence from the supply was put on a card.
    Put { slot: Slot, amount: u8 },
    /// A verdict was put on a card.
    Marked { slot: Slot },
    /// A part of an ability was impossible.
    Skipped { slot: Slot, card: Card, what: Skip },
    /// A card was removed; it was face down, or up.
    Removed { slot: Slot, card: Card, owner: Seat, by: Seat, was_down: bool },
    /// EX2: a removed Extortion strikes back at who removed it, who has so many cards in the row.
    Sprung { owner: Seat, against: Seat, cards: u8 },
    /// A card was discarded.
    Discarded { slot: Slot, card: Card, owner: Seat },
    /// A card was preserved; so much influence stays on it.
    Preserved { slot: Slot, card: Card, owner: Seat, influence: u8 },
    /// IN2: the Informant went back to the hand and a card of the hand lies in her place.
    Swapped { seat: Seat, slot: Slot, card: Seen<Card> },
    /// IS4: the card was turned face down again.
    TurnedDown { slot: Slot },
    /// Q22: the match is over and all cards are shown.
    Shown { faces: PerSlot<Card>, hands: [Cards; SEATS], asides: [Cards; SEATS] },
    /// The match is over.
    Ended { winners: Seats },
    /// Everything small as it stands now; the last event of each input.
    Course(Course),
}

/// What influence is gained for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Why {
    /// The ability of this card.
    Ability(Card),
    /// FA2: a Fanatic whose owner has no other face-up card.
    Alone,
    /// L2: a card was removed.
    Removal,
    /// DE2: the removed card was a character.
    Character,
    /// IF3: the removed card was face down.
    Infiltration,
    /// EX2: somebody removed an Extortion.
    Trap,
    /// TR2: a Treaty pays at the start of a round.
    Income,
    /// TR3: a Treaty pays at the end of the game.
    Treaty,
}

/// Which part of an ability was impossible.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Skip {
    /// There is no card to put influence on.
    NobodyToGive,
    /// The pool is empty.
    NoVerdict,
    /// There is no card beside it.
    NoNeighbour,
}

/// What stands in the way of a refused action.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)] // the fields are named after their types
pub enum Because {
    /// The match is over.
    GameOver,
    /// Somebody else is asked, or nature is.
    NotYourTurn { turn: Option<Seat> },
    /// Something else is asked for now.
    NotNow,
    /// A match for so many.
    Players(u8),
    /// The card is not in the hand.
    NotInHand(Card),
    /// The row is empty and has one place only.
    RowEmpty,
    /// The card belongs to somebody else.
    NotYours(Slot),
    /// No card lies uncovered in this slot.
    NotUncovered(Slot),
    /// There is no influence on the Insurrection.
    NoInfluence(Slot),
    /// The card is one's own.
    Yours(Slot),
    /// The card lies face up.
    FaceUp(Slot),
    /// The card lies face up and has come up: it acts.
    MustAct(Slot),
    /// The card is no other face-up Diplomat.
    NoDiplomat(Slot),
    /// Something can be placed, and so it must be.
    MustPlace,
    /// The card is not beside the Deserter.
    NotBeside(Slot),
    /// There is no verdict on the card.
    NotMarked(Slot),
    /// The pool of verdicts is empty.
    NoVerdicts,
}
