//! What the table is in the middle of.

use crate::card::Suit;
use crate::space::Space;
use crate::wind::Wind;
use alloc::vec::Vec;
use core::hash::{Hash, Hasher};
use core::ops::Deref;
use kernel::{Added, List, Seat, Seats};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize};

/// The steps of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// The wind's gem comes first.
    Wind,
    /// Then one action.
    Act,
    /// The action is done; cards are drawn next.
    Draw,
    /// Nothing is left but, perhaps, the Bucket.
    End,
    /// The next seat's turn comes.
    Over,
    /// A shadow's turn: the die comes first.
    Roll,
    /// The shadow's deed is done.
    Haunted,
}

/// What the table is in the middle of. The top frame decides who may do what.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)] // the fields are named after their types
pub enum Frame {
    /// S3: five cards for everybody.
    Deal,
    /// S6: the die gives the first wind and player.
    FirstWind,
    /// P1: the champion's firebreaks.
    Champion { seat: Seat, left: u8 },
    /// The bottom of the stack while the match goes on.
    Turn { seat: Seat, step: Step },
    /// Drawing up to the hand limit.
    Refill { seat: Seat },
    /// T6: the discard action, begun.
    Discard { seat: Seat },
    /// D2: choosing what to keep of a taken hand.
    Keep { seat: Seat },
    /// E6, P2: any number of cards may be exchanged.
    Redraw { seat: Seat },
    /// M5: cards that must still be discarded.
    Shed { seat: Seat, left: u8 },
    /// W1: a wind card lies on the table.
    WindCard { seat: Seat, side: Wind },
    /// The die gives a wind: one other than the present, or any.
    RollWind { other: bool },
    /// F4: so many gems of the line lie.
    FlareUp { seat: Seat, laid: Cells },
    /// F6: so many gems of the square lie.
    BurningSnag { seat: Seat, laid: Cells },
    /// F8: choosing the gem.
    Explosion { seat: Seat },
    /// F10: choosing the gem.
    Ember { seat: Seat },
    /// F10: the gem is in the air.
    EmberFlies { seat: Seat, from: Space },
    /// H3, H4, K1: these cells of the pattern were put out.
    Douse { seat: Seat, hose: Hose, laid: Cells },
    /// H5: choosing where to land.
    Smokejumper { seat: Seat },
    /// H5: putting out around the landing place.
    Jump { seat: Seat, centre: Space, any: bool },
    /// L6: one firebreak more or less.
    DeReforest { seat: Seat },
    /// L4, L5: where the two firebreaks go.
    Lay { seat: Seat, line: FirebreakLine },
    /// R1: cards to be discarded for it.
    Spend { seat: Seat, suit: Suit, left: u8 },
    /// R1: gems still to be placed.
    Reckless { seat: Seat, left: u8 },
    /// D2–D4: what a burning brings; the taker has the hand. So many events waited before it.
    Burnt {
        seat: Seat,
        taker: Option<Seat>,
        #[serde(default, skip_serializing_if = "Added::is_absent")]
        waited: Added<u8>,
    },
    /// E3: the die gives the storm's side.
    Storm,
    /// E6: seats that may still redraw, from the drawer on.
    Firestorm { from: Seat, left: Seats },
    /// M1: the drawer chooses.
    AidChoice { seat: Seat },
    /// M1: seats that still have to help, and the gems placed so far.
    Aid { from: Seat, left: Seats, help: Help, laid: Cells },
    /// M2: one helper places a gem.
    AidGem { seat: Seat },
    /// M4: one helper lays a firebreak.
    AidBreak { seat: Seat },
    /// G2: eliminated seats that still have to choose.
    Haunting { from: Seat, left: Seats },
    /// G2: one of them chooses.
    HauntChoice { seat: Seat },
    /// G3: survivors from whom a card is still to be taken.
    Steal { seat: Seat, left: Seats },
    /// G6, N4: rolls left, and the side rolled.
    Sparks { seat: Seat, left: u8, side: Option<Wind> },
    /// N3: one gem beside any fire.
    Smoulder { seat: Seat },
    /// N5: drawing two cards.
    ShadowDraw { seat: Seat },
    /// G3, N5: one of these cards may, or must, be played.
    ShadowPlay { seat: Seat, bound: bool },
    /// G3, N5: the cards in hand go to the discards.
    ShadowDone { seat: Seat },
    /// N6: a firebreak or the wind.
    Drift { seat: Seat },
    /// Nothing any more.
    Over,
}

/// Whose answer a frame waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Asks {
    /// This seat's.
    Seat(Seat),
    /// A card or a roll of the die.
    Nature,
    /// Nobody's: the rules go on by themselves.
    Nobody,
    /// Nobody's any more.
    Over,
}

impl Frame {
    /// Whose answer this frame waits for.
    #[inline]
    pub const fn asks(self) -> Asks {
        match self {
            Frame::Turn { seat, step: Step::Wind | Step::Act | Step::End }
            | Frame::Champion { seat, .. }
            | Frame::Discard { seat }
            | Frame::Keep { seat }
            | Frame::Redraw { seat }
            | Frame::Shed { seat, .. }
            | Frame::WindCard { seat, .. }
            | Frame::FlareUp { seat, .. }
            | Frame::BurningSnag { seat, .. }
            | Frame::Explosion { seat }
            | Frame::Ember { seat }
            | Frame::EmberFlies { seat, .. }
            | Frame::Douse { seat, .. }
            | Frame::Smokejumper { seat }
            | Frame::Jump { seat, .. }
            | Frame::DeReforest { seat }
            | Frame::Lay { seat, .. }
            | Frame::Spend { seat, .. }
            | Frame::Reckless { seat, .. }
            | Frame::AidChoice { seat }
            | Frame::AidGem { seat }
            | Frame::AidBreak { seat }
            | Frame::HauntChoice { seat }
            | Frame::Sparks { seat, side: Some(_), .. }
            | Frame::Smoulder { seat }
            | Frame::ShadowPlay { seat, .. }
            | Frame::Drift { seat } => Asks::Seat(seat),
            Frame::Deal
            | Frame::FirstWind
            | Frame::Refill { .. }
            | Frame::RollWind { .. }
            | Frame::Storm
            | Frame::Steal { .. }
            | Frame::Sparks { side: None, .. }
            | Frame::ShadowDraw { .. }
            | Frame::Turn { step: Step::Roll, .. } => Asks::Nature,
            Frame::Turn { step: Step::Draw | Step::Over | Step::Haunted, .. }
            | Frame::Burnt { .. }
            | Frame::Firestorm { .. }
            | Frame::Aid { .. }
            | Frame::Haunting { .. }
            | Frame::ShadowDone { .. } => Asks::Nobody,
            Frame::Over => Asks::Over,
        }
    }
}

/// Up to four cells, in the order in which they were chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(transparent)]
pub struct Cells(List<Space, 4>);

impl Cells {
    /// None yet.
    pub const NONE: Cells = Cells(List::empty(Space::new(0, 0)));

    /// One cell more.
    #[inline]
    #[must_use]
    pub fn with(self, space: Space) -> Cells {
        Cells(self.0.with(space))
    }
}

impl Deref for Cells {
    type Target = [Space];

    #[inline]
    fn deref(&self) -> &[Space] {
        &self.0
    }
}

// Not as a list is hashed, because records name hashes that are older than it.
impl Hash for Cells {
    fn hash<H: Hasher>(&self, state: &mut H) {
        let mut places = [Space::new(0, 0); 4];
        places[..self.len()].copy_from_slice(self);
        (self.len() as u8, places).hash(state);
    }
}

impl<'de> Deserialize<'de> for Cells {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Cells, D::Error> {
        let cells = List::of(&Vec::<Space>::deserialize(from)?, Space::new(0, 0));
        cells.map(Cells).ok_or_else(|| D::Error::custom("more cells than a pattern has"))
    }
}

/// What puts out gems in a pattern.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Hose {
    /// H3: a line of three.
    AirDrop,
    /// H4: a square of four.
    FireEngine,
    /// K1: a line of three from one's own zone.
    Bucket,
}

/// How far apart the two firebreaks of a card lie.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FirebreakLine {
    /// L4: side by side.
    Dozer,
    /// L5: one cell between.
    Scratch,
}

impl FirebreakLine {
    /// How far east and south of the first firebreak the second one lies.
    pub const fn offset(self, turned: Turned) -> (i8, i8) {
        let apart = match self {
            FirebreakLine::Dozer => 1,
            FirebreakLine::Scratch => 2,
        };
        match turned {
            Turned::Flat => (apart, 0),
            Turned::Upright => (0, apart),
        }
    }

    /// Where the second firebreak lies when the first lies here, if that is on the board.
    pub fn second_cell(self, first: Space, turned: Turned) -> Option<Space> {
        let (east, south) = self.offset(turned);
        first.step(east, south)
    }
}

/// How a pattern lies.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Turned {
    /// Along a row.
    Flat,
    /// Along a column.
    Upright,
}

impl Turned {
    /// Both.
    pub const ALL: [Turned; 2] = [Turned::Flat, Turned::Upright];
}

/// M1: the kinds of help.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Help {
    /// A gem each.
    Fire,
    /// A firebreak each.
    Firebreak,
    /// Three cards each.
    Cards,
}

impl Help {
    /// All kinds of help.
    pub const ALL: [Help; 3] = [Help::Fire, Help::Firebreak, Help::Cards];
}

/// G2: what an eliminated player may choose.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Haunt {
    /// A card from each survivor.
    Steal,
    /// Three rolls, three gems.
    Sparks,
}

impl Haunt {
    /// Both.
    pub const ALL: [Haunt; 2] = [Haunt::Steal, Haunt::Sparks];
}

/// R5: what can be discarded for Reckless Abandon.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Spent {
    /// Three water cards.
    Water,
    /// Three firebreak cards.
    Firebreak,
}

impl Spent {
    /// Both.
    pub const ALL: [Spent; 2] = [Spent::Water, Spent::Firebreak];

    /// The suit of the cards.
    pub const fn suit(self) -> Suit {
        match self {
            Spent::Water => Suit::Water,
            Spent::Firebreak => Suit::Firebreak,
        }
    }
}
