//! What the table looks like: types, nothing else.

use crate::card::{Card, Cards};
use crate::options::Options;
use crate::row::{PerSlot, Row, Slot, Slots};
use kernel::{Seat, Seats};
use serde::{Deserialize, Serialize};

/// The most seats at a table of this game.
pub const SEATS: usize = 5;

/// R1: how many rounds a match has.
pub const ROUNDS: u8 = 6;

/// V1: how many verdict tokens there are.
pub const VERDICTS: u8 = 5;

/// A match of Oriflamme: Alliance: what lies open, and what is hidden.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Oriflamme {
    /// What everybody sees and remembers.
    pub open: Open,
    /// The faces of cards that lie face down in the row and have never been seen by all.
    pub faces: PerSlot<Card>,
    /// Each seat's hand.
    pub hands: [Cards; SEATS],
    /// S3: the three cards that each seat set aside.
    pub asides: [Cards; SEATS],
}

const _: () = assert!(size_of::<Oriflamme>() <= 320, "a state is copied at every step of a search");

/// Everything that lies open on the table or is remembered by everybody. A view shows it as it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Open {
    /// What was agreed before the match.
    pub options: Options,
    /// The uncovered cards, in the order of activation.
    pub row: Row,
    /// Every card in the row, covered ones included, without faces that only its owner knows.
    pub laid: PerSlot<CardInRow>,
    /// Everything small.
    pub course: Course,
}

/// A card in the row.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct CardInRow {
    /// Whose it is.
    pub owner: Seat,
    /// How it lies.
    pub face: Face,
    /// Influence on it.
    pub influence: u8,
    /// Verdict tokens on it.
    pub verdicts: u8,
    /// The card of the same pile that it covers.
    pub over: Option<Slot>,
}

/// How a card lies, and what everybody knows of it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Face {
    /// Face down, known to its owner alone.
    Down,
    /// Face down after it has been face up: everybody remembers it.
    Known(Card),
    /// Face up.
    Up(Card),
}

impl Face {
    /// Does the card lie face up?
    #[inline]
    pub const fn is_up(self) -> bool {
        matches!(self, Face::Up(_))
    }

    /// The card, if everybody knows it.
    #[inline]
    pub const fn card(self) -> Option<Card> {
        match self {
            Face::Down => None,
            Face::Known(card) | Face::Up(card) => Some(card),
        }
    }
}

/// How the match stands apart from the row: everything small and public that changes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Course {
    /// What the table is in the middle of.
    pub frame: Frame,
    /// R1: the round, counted from 1.
    pub round: u8,
    /// R5: who lays the first card in this round.
    pub first: Seat,
    /// How many cards have been laid so far.
    pub laid: u8,
    /// A1: uncovered cards whose activation in this round is over.
    pub done: Slots,
    /// Verdict tokens that lie in the pool.
    pub pool: u8,
    /// Each seat's influence.
    pub influence: [u16; SEATS],
    /// L5: each seat's open pile of removed and discarded cards.
    pub piles: [Cards; SEATS],
    /// TR1: influence on each seat's preserved Treaty.
    pub treaties: [Option<u8>; SEATS],
    /// IF2: seats with a preserved Infiltration.
    pub infiltrators: Seats,
    /// IN3: the Informant went back to this seat's hand when so many cards had been laid; of its
    /// cards in the row only later ones can be her.
    pub returned: [Option<u8>; SEATS],
    /// The winners; nobody while the match goes on.
    pub winners: Seats,
}

/// What the table is in the middle of: who may do what.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)] // the fields are named after their types
pub enum Frame {
    /// S3: chance sets three cards of this seat aside.
    Deal { seat: Seat },
    /// S5: chance names the first player.
    First,
    /// P1: this seat lays a card.
    Place { seat: Seat },
    /// A2: this seat's face-down card has come up: leave it, or reveal it.
    Up { seat: Seat, slot: Slot },
    /// A3: this seat's face-up card acts and its ability leaves a choice.
    Act { seat: Seat, slot: Slot, card: Card },
    /// The match is over.
    Over,
}

/// Where a card can be laid.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Spot {
    /// At the start of the row; also the one place of an empty row.
    Start,
    /// At the end of the row.
    End,
    /// On top of this own card.
    On(Slot),
}

/// What a seat can do: one decision at a time.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Action {
    /// Lay this card face down.
    Place(Card, Spot),
    /// Leave the card face down and put 1 influence on it.
    Leave,
    /// Turn the card face up.
    Reveal,
    /// Empress: put 1 influence here.
    Give(Slot),
    /// Informant: gain what lies beside her. Diplomat, Judge: gain 1, with nothing to place.
    Gain,
    /// Informant: take her back and lay this card in her place.
    Swap(Card),
    /// Diplomat: gain 1 and put 2 influence here.
    Feed(Slot),
    /// Diplomat: take what lies on her and discard her.
    Cash,
    /// Judge: gain 1 and put a verdict here.
    Mark(Slot),
    /// Deserter: remove this neighbour. Judge: remove this marked card.
    Remove(Slot),
}

/// What nature can answer.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Chance {
    /// S3: these three cards are set aside.
    Aside(Cards),
    /// S5: this seat is the first player.
    First(Seat),
}
