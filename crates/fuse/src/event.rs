//! What happened, and what stands in the way of what may not happen.

use crate::cards::{Bomb, Card, Detonator, Role, Spark};
use crate::completable::Wrong;
use crate::die::{Colour, Die, Number};
use crate::state::{Bar, Call, Course, Ending};
use kernel::{Seat, Seats};
use serde::{Deserialize, Serialize};

/// What happened. Each changes table and view alike; `Stands` closes every input.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)] // the fields are named after their types
pub enum Event {
    /// S2: a role was dealt.
    GotRole { seat: Seat, role: Role },
    /// S4: a bomb was dealt to a place in front of a seat.
    Dealt { seat: Seat, place: u8, bomb: Bomb },
    /// S7: a bomb was replaced.
    Replaced { seat: Seat, place: u8 },
    /// S7: the hands are right; what was replaced is in the deck again.
    HandsStand,
    /// S8, R11: a bomb was turned up in the row.
    TurnedUp { place: u8, bomb: Bomb },
    /// S9: so many detonators were shuffled into the deck.
    Armed { detonators: u8 },
    /// S11: this seat leads the first round.
    Leads { seat: Seat },
    /// Somebody is ready.
    GotReady { seat: Seat },
    /// A round began.
    RoundBegan { number: u16, leader: Seat, active: Seats },
    /// R5: the leader called.
    Called { call: Call },
    /// R4: a die was rolled.
    Rolled { place: u8, die: Die },
    /// R4: that was all; an extra die was among them, or not.
    AllRolled { extra: bool },
    /// R6: a die was placed; in Honour perhaps wrongly.
    Placed { seat: Seat, place: u8, card: Card, slot: u8, wrong: Option<Wrong> },
    /// R10: a die was placed wrongly, and all dice of the card are in the bag.
    Slipped { seat: Seat, place: u8, card: Card, wrong: Wrong },
    /// R10, Honour: the card was wrong; its dice are in the bag.
    FoundWrong { seat: Seat, card: Card },
    /// O7: the card is right.
    FoundRight { by: Seat, card: Card },
    /// Q12: a die and all dice of a card are in the bag.
    Scrubbed { seat: Seat, place: u8, card: Card },
    /// O3: somebody takes no more dice.
    Passed { seat: Seat },
    /// O3: the round comes to its end; somebody asked for more time, or nobody.
    Closing { bar: Bar, held_by: Option<Seat> },
    /// A die was turned to another number.
    Turned { place: u8, number: Number },
    /// O17: a die may count as this colour.
    Marked { place: u8, colour: Colour },
    /// The leader rolls dice again.
    Rerolling { dice: u16 },
    /// A die was rolled again.
    Rerolled { place: u8, number: Number },
    /// The round is closed.
    Closed,
    /// R11, R12: a card was defused.
    Defused { seat: Seat, card: Card },
    /// R11: a bomb was taken from the row.
    Picked { seat: Seat, from: u8, place: u8 },
    /// DE1: a detonator went off.
    WentOff { detonator: Detonator },
    /// DE6: all roles lie face down.
    RolesOff,
    /// DE2, EP5: a die went from a card into the bag.
    Returned { seat: Seat, card: Card, slot: u8 },
    /// R15: a spark was drawn.
    DrewSpark { seat: Seat, spark: Spark },
    /// R18: the discarded sparks were turned over.
    TurnedOver,
    /// DE7: everybody rolls for a six.
    SixesBegan,
    /// DE7: somebody rolled.
    RolledSix { seat: Seat, number: Number },
    /// O19: a die that was left over went into the bag.
    Binned { place: u8 },
    /// R17: the dice that nobody took went into the bag.
    Swept,
    /// E1: the bombs in front of the players were turned face down.
    FacedDown,
    /// The mission is over.
    Ended { ending: Ending },
    /// What the table is in the middle of now; the last event of each input.
    Stands(Course),
}

/// What stands in the way of a refused action.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Because {
    /// So many cannot play this.
    Players(u8),
    /// So many detonators do not go with this.
    Detonators(u8),
    /// Countdown has none of these.
    NoOriginal,
    /// The mission is over.
    GameOver,
    /// This is not asked of the seat now.
    NotNow,
    /// A detonator comes first.
    DetonatorFirst,
    /// This round is over; the number is the round that goes on.
    RoundClosed(u16),
    /// This round has not come.
    TooEarly,
    /// Somebody was faster, or there was no such die.
    DieGone,
    /// The die has been changed since it was seen.
    DieChanged,
    /// The seat has placed all that it may, or takes no dice.
    QuotaFilled,
    /// The card does not lie in front of the seat.
    NotYours(Card),
    /// The card has no such slot.
    NoSlot,
    /// A die lies there.
    SlotFull,
    /// The card has all its dice.
    CardFull(Card),
    /// There is nothing for the die to stand on.
    NoSupport,
    /// The die is not marked.
    NotMarked,
    /// The placement is wrong.
    Wrong(Wrong),
    /// The placement is wrong, and the card has changed since it was seen.
    Stale(Wrong),
    /// Only the leader does this.
    NotLeader(Seat),
    /// The seat has another role, or none.
    NoAbility,
    /// The role lies face down.
    RoleOff,
    /// Once is all.
    AlreadyUsed,
    /// The die is not one that was called.
    NotCalled,
    /// Nothing would change.
    NoChange,
    /// The seat has passed.
    AlreadyPassed,
    /// The round does not come to its end yet, or does so already.
    NoBar,
    /// There are no dice on the card.
    NoDice,
    /// The bomb does not lie in the row.
    NotInRow(Bomb),
    /// The seat has no place for a bomb.
    NoPlace,
    /// The die does not match, cannot be moved, or does not lie there.
    NotReturnable,
}
