//! What happened, and what stands in the way of what may not happen.

use crate::card::{Card, Cards, Suit};
use crate::frame::{Haunt, Help};
use crate::space::Space;
use crate::state::Course;
use crate::wind::{Tower, Wind};
use kernel::{Seat, Seats, Seen};
use serde::{Deserialize, Serialize};

/// Why a gem came to lie somewhere.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Cause {
    /// A seat put it there.
    Seat(Seat),
    /// A storm did.
    Storm,
}

/// What happened. Board and cards change by their own events; everything else by `Course`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)] // the fields are named after their types
pub enum Event {
    /// A card came from the deck into a hand.
    Drew { seat: Seat, card: Seen<Card> },
    /// An event came from the deck and waits aside.
    Surfaced { seat: Seat, card: Card },
    /// A waiting event is carried out.
    Began { card: Card, seat: Seat },
    /// A card was played and lies in the discards.
    Played { seat: Seat, card: Card },
    /// A card was discarded.
    Discarded { seat: Seat, card: Card },
    /// A hand changed its owner.
    Took { from: Seat, to: Seat, count: u8, cards: Seen<Cards> },
    /// A card was stolen.
    Stole { from: Seat, by: Seat, card: Seen<Card> },
    /// The discards became the deck.
    Reshuffled,
    /// G1: the Shadow of the Wood went into the deck, from the box or from the discards.
    ShadowShuffledIn { from_discards: bool },
    /// A gem was put here.
    Lit { space: Space, by: Cause },
    /// A gem was put out here.
    Doused { space: Space, by: Seat },
    /// An Ember was picked up here.
    Lifted { space: Space, by: Seat },
    /// A firebreak was laid here.
    Laid { space: Space, by: Seat },
    /// A firebreak was removed here.
    Cleared { space: Space, by: Seat },
    /// A gem became a firebreak here.
    Exploded { space: Space, by: Seat },
    /// The die showed this.
    Rolled { side: Wind, why: Roll },
    /// The wind blows there now.
    WindTurned { wind: Wind },
    /// A Bucket was emptied.
    BucketUsed { seat: Seat },
    /// Someone chose the kind of help.
    AidChosen { seat: Seat, help: Help },
    /// An eliminated player chose a deed.
    HauntChosen { seat: Seat, haunt: Haunt },
    /// A turn began.
    TurnBegan { seat: Seat },
    /// A turn's step or a roll found no cell.
    NoCell { seat: Seat },
    /// A tower burnt.
    Burnt { seat: Seat, tower: Tower, by: Option<Seat> },
    /// A burnt tower's zone was covered.
    Ablaze { seat: Seat, tower: Tower },
    /// Its owner plays on as a shadow.
    BecameShadow { seat: Seat },
    /// The hand limit rose.
    LimitRose { limit: u8 },
    /// The match is over.
    Ended { winners: Seats },
    /// Everything else as it stands now; the last event of each input.
    Course(Course),
}

/// Why the die was rolled.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Roll {
    /// For the first wind.
    First,
    /// For a new wind.
    Wind,
    /// For a storm's side.
    Storm,
    /// For a shadow's deed.
    Deed,
    /// For a spark.
    Spark,
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
    /// Something else is being carried out.
    NotNow,
    /// The wind's gem comes first.
    WindFirst,
    /// There are cards to be discarded first.
    HoldsCards,
    /// The card is not in the hand.
    NotInHand(Card),
    /// The card can do nothing now.
    NoUse(Card),
    /// No cell is open for a gem.
    NoCell,
    /// There is a gem on the cell.
    Burning(Space),
    /// There is a firebreak on the cell.
    Firebreak(Space),
    /// The cell is part of the Eternal Flame.
    EternalFlame(Space),
    /// The cell is under a Tower Ablaze card.
    TowerAblaze(Space),
    /// The cell is not downwind of fire.
    NotDownwind { space: Space, wind: Wind },
    /// No fire is beside the cell.
    NotBesideFire(Space),
    /// The cell does not fit the pattern begun.
    OutsidePattern(Space),
    /// A gem of the same Mutual Aid is beside the cell.
    BesideAid(Space),
    /// There is no gem on the cell.
    NoGem(Space),
    /// There is no firebreak on the cell.
    NoFirebreak(Space),
    /// The cell is in a tower's zone.
    InZone(Space),
    /// The cell is not in the zone of a tower that the Bucket may save.
    OutsideOwnZone(Space),
    /// A firebreak is beside the cell.
    BesideFirebreak(Space),
    /// The pattern leaves the board.
    OffBoard(Space),
    /// Nothing around the gem can be put out.
    NothingAround(Space),
    /// The Ember has no place to land.
    NowhereToLand(Space),
    /// The Ember came from here.
    SamePlace(Space),
    /// The Bucket is empty.
    BucketEmpty,
    /// The Bucket is full.
    BucketFull,
    /// No gem burns in the zone.
    NoFireInZone,
    /// Fewer than three cards of that suit.
    TooFewCards(Suit),
    /// The card is of another suit.
    OtherSuit(Card),
    /// A card has to be played.
    MustPlay,
    /// The wind blows there already.
    SameWind(Wind),
    /// No tower stands on that side.
    Barred(Wind),
    /// Two towers that are not on one diagonal, or too few.
    NotDiagonal,
    /// Teams with other than four players.
    NotFour,
    /// The role with fewer than three players.
    TooFewForShadow,
    /// Teams and a shadow.
    ShadowInTeams,
}
