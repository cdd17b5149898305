//! What the table is in the middle of.

use crate::card::Suit;
use crate::space::Space;
use crate::wind::Wind;
use alloc::vec::Vec;
use kernel::{Added, Seat, Seats};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

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
    FlareUp { seat: Seat, laid: Laid },
    /// F6: so many gems of the square lie.
    BurningSnag { seat: Seat, laid: Laid },
    /// F8: choosing the gem.
    Explosion { seat: Seat },
    /// F10: choosing the gem.
    Ember { seat: Seat },
    /// F10: the gem is in the air.
    EmberFlies { seat: Seat, from: Space },
    /// H3, H4, K1: these cells of the pattern were put out.
    Douse { seat: Seat, hose: Hose, laid: Laid },
    /// H5: choosing where to land.
    Smokejumper { seat: Seat },
    /// H5: putting out around the landing place.
    Jump { seat: Seat, centre: Space, any: bool },
    /// L6: one firebreak more or less.
    DeReforest { seat: Seat },
    /// L4, L5: where the two firebreaks go.
    Lay { seat: Seat, line: Line },
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
    Aid { from: Seat, left: Seats, help: Help, laid: Laid },
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

/// Up to four cells, in the order in which they were chosen.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Laid {
    count: u8,
    cells: [Space; 4],
}

impl Laid {
    /// None yet.
    pub const NONE: Laid = Laid { count: 0, cells: [Space::new(0, 0); 4] };

    /// One cell more.
    #[inline]
    #[must_use]
    pub fn with(mut self, space: Space) -> Laid {
        self.cells[self.count as usize] = space;
        self.count += 1;
        self
    }

    /// The cells.
    #[inline]
    pub fn cells(&self) -> &[Space] {
        &self.cells[..self.count as usize]
    }
}

impl Serialize for Laid {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        self.cells().serialize(to)
    }
}

impl<'de> Deserialize<'de> for Laid {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Laid, D::Error> {
        let cells = Vec::<Space>::deserialize(from)?;
        if cells.len() > Laid::NONE.cells.len() {
            return Err(serde::de::Error::custom("more cells than a pattern has"));
        }
        Ok(cells.into_iter().fold(Laid::NONE, Laid::with))
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
pub enum Line {
    /// L4: side by side.
    Dozer,
    /// L5: one cell between.
    Scratch,
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

/// G2: what an eliminated player may choose.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Haunt {
    /// A card from each survivor.
    Steal,
    /// Three rolls, three gems.
    Sparks,
}

/// R5: what can be thrown away for Reckless Abandon.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Spent {
    /// Three water cards.
    Water,
    /// Three firebreak cards.
    Firebreak,
}

impl Spent {
    /// The suit of the cards.
    pub const fn suit(self) -> Suit {
        match self {
            Spent::Water => Suit::Water,
            Spent::Firebreak => Suit::Firebreak,
        }
    }
}
