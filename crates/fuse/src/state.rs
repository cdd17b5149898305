//! What the table looks like: types, nothing else.

use crate::cards::{Bomb, Card, Detonator, Role, SPARKS, Spark};
use crate::die::{Colour, Die, KINDS, Number};
use crate::options::Options;
use crate::requirement::{Placed, Slots};
use crate::sets::{Bombs, Detonators, Sparks};
use kernel::{Frames, SEATS_MAX, Seat, Seats};
use serde::{Deserialize, Serialize};

/// S8: so many bombs lie in the row.
pub const ROW: usize = 5;

/// The most dice that are rolled at once: nine players, or five and a Logistics Specialist.
pub const POOL: usize = 9;

/// The most bombs in front of all players together.
pub const HELD: usize = 2 * SEATS_MAX;

/// The most frames that lie on each other: a round, a refill, sparks for all, no spark left.
pub const FRAMES_MAX: usize = 4;

/// O15: the last round.
pub const ROUNDS_MAX: u16 = 400;

/// A mission. Nothing is hidden from anybody but what nobody knows: the order of the decks, and which
/// bombs were left in the box.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Fuse {
    /// What was agreed.
    pub options: Options,
    /// What the table is in the middle of.
    pub course: Course,
    /// The round.
    pub round: Round,
    /// The bombs, as far as they do not lie in front of somebody.
    pub deck: Deck,
    /// The bombs in front of the players: two places for each, four for a single player.
    pub held: [Held; HELD],
    /// The dice on each spark.
    pub sparks: [OnSpark; SPARKS],
    /// The sparks in front of each seat.
    pub sparks_of: [Sparks; SEATS_MAX],
    /// Sparks that have not been seen.
    pub unseen_sparks: Sparks,
    /// R18: sparks that were defused, the first one first.
    pub pile: Pile,
    /// Dice of each kind in the bag.
    pub bag: [u8; KINDS],
    /// The dice that were rolled.
    pub pool: [PoolDie; POOL],
    /// S2: each seat's role.
    pub roles: [Option<Role>; SEATS_MAX],
    /// DE6: whose role lies face down.
    pub roles_off: Seats,
    /// DE7: how often each seat has rolled for a six.
    pub sixes: [u8; SEATS_MAX],
    /// What has been done.
    pub tally: Tally,
}

const _: () = assert!(size_of::<Fuse>() <= 512, "a state is copied at every step of a search");

/// What the table is in the middle of, and which times it measures. The last event of each input.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Course {
    /// The top one decides who may do what.
    pub frames: Frames<Frame, FRAMES_MAX>,
    /// Counts what was measured for a frame.
    pub step: u8,
    /// Counts what was measured for a pick in the middle of a round.
    pub pick: u8,
}

/// How the round stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Round {
    /// Counted from 1.
    pub number: u16,
    /// R1: who holds the bag.
    pub leader: Seat,
    /// R1: who takes dice.
    pub active: Seats,
    /// Q30: was an extra die rolled for a Logistics Specialist?
    pub extra: bool,
    /// R5: what the leader called.
    pub called: Option<Call>,
    /// Has the leader changed a die?
    pub changed: bool,
    /// How often the leader has rolled dice again.
    pub rerolls: u8,
    /// How many dice each seat has placed.
    pub placed: [u8; SEATS_MAX],
    /// O3: who has passed.
    pub passed: Seats,
    /// O3: who has asked to hold.
    pub holding: Seats,
    /// O7: who has checked a card.
    pub checked: Seats,
    /// Q5: dice that slips and scrubs have cost.
    pub lost: u8,
}

impl Round {
    /// A round in which nothing has been done.
    pub const fn new(number: u16, leader: Seat, active: Seats) -> Round {
        Round {
            number,
            leader,
            active,
            extra: false,
            called: None,
            changed: false,
            rerolls: 0,
            placed: [0; SEATS_MAX],
            passed: Seats::NONE,
            holding: Seats::NONE,
            checked: Seats::NONE,
            lost: 0,
        }
    }
}

/// The bombs and detonators that are not in front of anybody.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Deck {
    /// Bombs that nobody has seen: in the deck, or left in the box.
    pub unseen: Bombs,
    /// S7: bombs that were seen and shuffled back into the deck.
    pub known: Bombs,
    /// How many bombs are in the deck.
    pub bombs: u8,
    /// How many detonators are in the deck.
    pub detonators: u8,
    /// Detonators that nobody has seen.
    pub unseen_detonators: Detonators,
    /// S8: the row.
    pub row: [Option<Bomb>; ROW],
}

/// A place for a bomb in front of a player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Held {
    /// The bomb.
    pub bomb: Option<Bomb>,
    /// The dice on it.
    pub dice: Placed,
    /// O7, Honour: the dice that were placed wrongly, one bit each; in the two bits above them, how
    /// many of these came in this round.
    pub wrong: u8,
}

impl Held {
    /// No bomb.
    pub const NONE: Held = Held { bomb: None, dice: [None; 6], wrong: 0 };
}

/// The dice on a spark.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct OnSpark {
    /// The dice.
    pub dice: [Option<Die>; 3],
    /// As on a bomb.
    pub wrong: u8,
}

impl OnSpark {
    /// No dice.
    pub const NONE: OnSpark = OnSpark { dice: [None; 3], wrong: 0 };
}

/// R18: the discarded sparks in their order. Turned over they are the deck, so the first of them are
/// what can be drawn, and everybody knows in which order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Pile {
    /// The first one first; nothing behind the last.
    pub cards: [Option<Spark>; SPARKS],
    /// So many of them have been turned over.
    pub turned: u8,
}

/// A die that was rolled.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct PoolDie {
    /// The die, until somebody takes it.
    pub die: Option<Die>,
    /// How often it was turned, flipped, marked or rolled again.
    pub turn: u8,
    /// O17: as what it counts if whoever places it wants that.
    pub mark: Option<Colour>,
}

impl PoolDie {
    /// No die.
    pub const NONE: PoolDie = PoolDie { die: None, turn: 0, mark: None };
}

/// What has been done.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Tally {
    /// Points of defused bombs.
    pub points: u16,
    /// Defused bombs.
    pub bombs: u8,
    /// Defused sparks.
    pub sparks: u16,
    /// Detonators that went off.
    pub detonators: u8,
    /// E1: bombs that were turned face down in the end.
    pub down: u8,
}

/// What the table is in the middle of.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)] // the fields are named after their types
pub enum Frame {
    /// S2: chance deals a role.
    Roles,
    /// S4: chance deals a bomb.
    Deal,
    /// S8: chance turns up a bomb of the first row.
    Row,
    /// S11: chance names the first leader.
    Leader,
    /// O16: these have not said that they are ready.
    Ready { missing: Seats },
    /// R5: the leader may call, and rolls.
    Call,
    /// R4: so many dice are still to be rolled.
    Roll { left: u8 },
    /// R6: dice are placed.
    Pool { bar: Bar },
    /// O4: those who defused a bomb take a new one; for those who are late the table does.
    Picks { late: Seats },
    /// R15: who placed too little draws sparks.
    Sparks,
    /// O19: dice that are left over are rolled again; the first of them has been.
    Leftovers { rolled: bool },
    /// E7: the clock is to be read.
    Count,
    /// The mission is over.
    Over { ending: Ending },
    /// R11, DE1: chance turns up the next card of the deck.
    Refill,
    /// DE2, EP5, O19: these return a die each.
    Return { why: Why, pending: Seats },
    /// DE5, R15, R16: these draw a spark each, then who has the larger debt, up to a limit.
    Draw { seats: Seats, debts: [u8; 2], limit: u8 },
    /// DE7: these have not rolled a six.
    Sixes { pending: Seats },
    /// DE7: chance rolls for these.
    SixRoll { left: Seats },
    /// Chance rolls these dice of the pool again, one bit each.
    Reroll { left: u16 },
}

/// O3: does the round come to its end?
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Bar {
    /// No.
    Open,
    /// The leader has said so.
    Closing,
    /// Somebody asked for more time.
    Held,
}

/// Why a die is returned.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Why {
    /// DE2.
    Detonator(Detonator),
    /// EP5: a spark is owed and there is none.
    NoSpark,
    /// O19: this die was left over and rolled again.
    Leftover(Die),
}

/// How it came out.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    /// Won, with so many points for time.
    Won(u8),
    /// The time was up.
    Time,
    /// R3: the bag was empty.
    Bag,
}

/// R5: what a leader calls before the roll.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Call {
    /// The Wire Expert.
    Colour(Colour),
    /// The Operations Engineer.
    Number(Number),
}

/// A die of the pool, named so that a late message cannot mean another one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct DieName {
    /// In which round it was rolled.
    pub round: u16,
    /// Its place in the roll, counted from 0.
    pub place: u8,
    /// How often it had been turned when it was seen.
    pub turn: u8,
}

/// What a seat can do: one decision at a time.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[allow(missing_docs)] // the fields are named after their types
pub enum Action {
    /// O16: the clock may start.
    Ready,
    /// R4, R5: roll the dice of this round.
    Roll { round: u16, call: Option<Call> },
    /// R6: take a die and place it, as it is or as it was marked. `seen` says on which slots of the card
    /// dice lay.
    Place { die: DieName, marked: bool, card: Card, slot: u8, seen: Slots },
    /// Q12: give up this die and all dice of this card.
    Scrub { die: DieName, card: Card },
    /// O3: take no more dice in this round.
    Pass { round: u16 },
    /// O3: let the round come to its end.
    End { round: u16 },
    /// O3: ask for more time.
    Hold { round: u16 },
    /// Turn a die to this number.
    Turn { die: DieName, number: Number },
    /// Flip a die to its opposite face.
    Flip { die: DieName },
    /// O17: let a die count as this colour.
    Mark { die: DieName, colour: Colour },
    /// Roll these dice of the pool again, one bit each.
    Reroll { round: u16, dice: u16 },
    /// O7, Honour: look whether this card is right.
    Check { round: u16, card: Card },
    /// R11: take this bomb from the row.
    Pick(Bomb),
    /// DE2: return this die from this card.
    Return { card: Card, slot: u8, die: Die },
    /// DE7.
    RollSix,
}

/// What nature can answer.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Chance {
    /// S2: this role is dealt.
    Role(Role),
    /// This bomb is dealt or turned up.
    Bomb(Bomb),
    /// DE1: this detonator is turned up.
    Detonator(Detonator),
    /// S11: this seat leads.
    Leader(Seat),
    /// R4: this die is drawn and shows this.
    Die(Die),
    /// A die shows this.
    Number(Number),
    /// R15: this spark is drawn.
    Spark(Spark),
}
