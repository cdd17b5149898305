//! Cards: bombs and sparks with what they ask for, detonators and roles.

mod table;

use crate::die::{Colour, Colours, Die};
use crate::requirement::{Requirement, Slots};
use core::fmt;
use core::num::NonZeroU8;
use serde::{Deserialize, Serialize};

pub use table::{BOMB_TABLE, BOMBS, COUNTDOWN_BOMBS, ORIGINAL_BOMBS, SPARK_TABLE, SPARKS};

/// How sure we are of what is printed on a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Source {
    /// Requirement and points were seen.
    Sourced,
    /// The requirement was seen or described; the points are inferred.
    Pattern,
    /// Made to fit the glossary and the model of difficulty.
    Reconstructed,
}

/// A card as it is printed.
#[derive(Clone, Copy, Debug)]
pub struct Printed {
    /// Our number of it.
    pub id: &'static str,
    /// What it is worth; nothing is printed on a spark.
    pub points: u8,
    /// What it asks for, in our notation.
    pub text: &'static str,
    /// The same, read.
    pub requirement: Requirement,
    /// Where the line comes from.
    pub source: Source,
}

/// A bomb, of either box. Counted from 1 inside, so that no bomb costs nothing.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Bomb(NonZeroU8);

/// A spark.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Spark(NonZeroU8);

macro_rules! numbered {
    ($card:ident, $count:expr, $table:ident) => {
        impl $card {
            /// Every slot of it. Apart from the rest of what it asks for: all cards together take a few
            /// lines of the processor's memory.
            #[inline]
            pub(crate) fn all_slots(self) -> Slots {
                static ALL: [Slots; $count] = {
                    let (mut all, mut at) = ([0; $count], 0);
                    while at < $count {
                        all[at] = $table[at].requirement.all();
                        at += 1;
                    }
                    all
                };
                ALL[self.index()]
            }

            /// The card with this place in its table. Panics if there is none.
            #[inline]
            pub const fn new(index: usize) -> $card {
                assert!(index < $count, "no such card");
                $card(NonZeroU8::MIN.saturating_add(index as u8))
            }

            /// Its place in its table.
            #[inline]
            pub const fn index(self) -> usize {
                self.0.get() as usize - 1
            }

            /// Every card.
            pub fn all() -> impl Iterator<Item = $card> {
                (0..$count).map($card::new)
            }

            /// The card that our tables call so.
            pub fn named(id: &str) -> Option<$card> {
                $card::all().find(|card| card.printed().id == id)
            }

            /// What is printed on it.
            #[inline]
            pub fn printed(self) -> &'static Printed {
                &$table[self.index()]
            }

            /// What it asks for.
            #[inline]
            pub fn requirement(self) -> &'static Requirement {
                &self.printed().requirement
            }
        }

        impl TryFrom<u8> for $card {
            type Error = &'static str;

            fn try_from(index: u8) -> Result<$card, &'static str> {
                let fits = (index as usize) < $count;
                if fits { Ok($card::new(index.into())) } else { Err("no such card") }
            }
        }

        impl From<$card> for u8 {
            fn from(card: $card) -> u8 {
                card.index() as u8
            }
        }

        impl fmt::Debug for $card {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.printed().id)
            }
        }
    };
}

numbered!(Bomb, BOMBS, BOMB_TABLE);
numbered!(Spark, SPARKS, SPARK_TABLE);

/// How many of the original's bombs are not advanced.
const COMMON_ORIGINAL: usize = 49;

impl Bomb {
    /// Is it a card of the original box?
    pub const fn is_original(self) -> bool {
        self.index() >= COUNTDOWN_BOMBS
    }

    /// Q29: is it one of the five that stay out unless they are asked for?
    pub const fn is_advanced(self) -> bool {
        self.index() >= COUNTDOWN_BOMBS + COMMON_ORIGINAL
    }

    /// What it is worth.
    pub fn points(self) -> u8 {
        self.printed().points
    }
}

/// A card that holds dice. Each is there once, so its name is its number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Card {
    /// A bomb.
    Bomb(Bomb),
    /// A spark.
    Spark(Spark),
}

impl Card {
    /// Every slot of it.
    #[inline]
    pub(crate) fn all_slots(self) -> Slots {
        match self {
            Card::Bomb(bomb) => bomb.all_slots(),
            Card::Spark(spark) => spark.all_slots(),
        }
    }

    /// What it asks for.
    #[inline]
    pub fn requirement(self) -> &'static Requirement {
        match self {
            Card::Bomb(bomb) => bomb.requirement(),
            Card::Spark(spark) => spark.requirement(),
        }
    }

    /// What is printed on it.
    pub fn printed(self) -> &'static Printed {
        match self {
            Card::Bomb(bomb) => bomb.printed(),
            Card::Spark(spark) => spark.printed(),
        }
    }
}

/// A role: what the leader of a round can do besides. All seven are in the rulebook.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Role {
    /// Calls a colour before the roll; changes number or colour of one die of it.
    WireExpert,
    /// Calls a number before the roll; changes number or colour of one die that shows it.
    OperationsEngineer,
    /// Rolls one die more, for nobody else.
    LogisticsSpecialist,
    /// Changes the colour of one die.
    Technologist,
    /// Changes the number of one die.
    Mechanic,
    /// Flips one die to its opposite face.
    DisposalDrone,
    /// Rerolls any dice, up to three times.
    ExplosivesTechnician,
}

impl Role {
    /// All seven.
    pub const ALL: [Role; 7] = [
        Role::WireExpert,
        Role::OperationsEngineer,
        Role::LogisticsSpecialist,
        Role::Technologist,
        Role::Mechanic,
        Role::DisposalDrone,
        Role::ExplosivesTechnician,
    ];
}

/// What a detonator does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Blast {
    /// Everybody returns one die of this colour or this number.
    Dice {
        /// These colours.
        colours: Colours,
        /// These numbers, one bit each, 1 lowest.
        numbers: u8,
    },
    /// Everybody draws a spark.
    Sparks,
    /// Everybody loses the ability of the role until they defuse a bomb.
    RolesOff,
    /// Everybody rolls a die until it shows 6.
    Sixes,
}

impl Blast {
    /// Does a die match the picture?
    #[inline]
    pub fn matches(self, die: Die) -> bool {
        match self {
            Blast::Dice { colours, numbers } => {
                !colours.and(die.colours()).is_empty()
                    || numbers & 1 << (die.number().value() - 1) != 0
            }
            _ => false,
        }
    }
}

/// How many detonators Countdown has.
pub const COUNTDOWN_DETONATORS: usize = 10;
/// Those, and the fuse cards of the original.
pub const DETONATORS: usize = COUNTDOWN_DETONATORS + 11;

const fn dice(colour: Option<Colour>, number: u8) -> Blast {
    let colours = match colour {
        Some(colour) => Colours::only(colour),
        None => Colours::NONE,
    };
    Blast::Dice { colours, numbers: if number == 0 { 0 } else { 1 << (number - 1) } }
}

/// The detonators: our number, what each does. The three effects in words are in the rulebook (one copy
/// of each is assumed); the pictures of the others are reconstructed and name each colour and number
/// once. Of the eleven fuse cards of the original red and 1 were seen in photographs.
static DETONATOR_TABLE: [(&str, Blast); DETONATORS] = {
    use Colour::{Black, Blue, Green, Red, Yellow};
    [
        ("D01", dice(Some(Black), 0)),
        ("D02", dice(None, 5)),
        ("D03", dice(None, 6)),
        ("D04", dice(Some(Red), 1)),
        ("D05", dice(Some(Yellow), 2)),
        ("D06", dice(Some(Green), 3)),
        ("D07", dice(Some(Blue), 4)),
        ("D08", Blast::Sparks),
        ("D09", Blast::RolesOff),
        ("D10", Blast::Sixes),
        ("FR", dice(Some(Red), 0)),
        ("FY", dice(Some(Yellow), 0)),
        ("FG", dice(Some(Green), 0)),
        ("FB", dice(Some(Blue), 0)),
        ("FK", dice(Some(Black), 0)),
        ("F1", dice(None, 1)),
        ("F2", dice(None, 2)),
        ("F3", dice(None, 3)),
        ("F4", dice(None, 4)),
        ("F5", dice(None, 5)),
        ("F6", dice(None, 6)),
    ]
};

/// A detonator, or a fuse card of the original.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Detonator(u8);

impl Detonator {
    /// The card with this place in the table. Panics if there is none.
    pub const fn new(index: usize) -> Detonator {
        assert!(index < DETONATORS, "no such detonator");
        Detonator(index as u8)
    }

    /// Its place in the table.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Every card.
    pub fn all() -> impl Iterator<Item = Detonator> {
        (0..DETONATORS).map(Detonator::new)
    }

    /// The card that our table calls so.
    pub fn named(id: &str) -> Option<Detonator> {
        Detonator::all().find(|detonator| detonator.id() == id)
    }

    /// Our number of it.
    pub fn id(self) -> &'static str {
        DETONATOR_TABLE[self.index()].0
    }

    /// What it does.
    #[inline]
    pub fn blast(self) -> Blast {
        DETONATOR_TABLE[self.index()].1
    }

    /// Is it a fuse card of the original box?
    pub const fn is_original(self) -> bool {
        self.0 as usize >= COUNTDOWN_DETONATORS
    }
}

impl TryFrom<u8> for Detonator {
    type Error = &'static str;

    fn try_from(index: u8) -> Result<Detonator, &'static str> {
        if (index as usize) < DETONATORS { Ok(Detonator(index)) } else { Err("no such detonator") }
    }
}

impl From<Detonator> for u8 {
    fn from(detonator: Detonator) -> u8 {
        detonator.0
    }
}

impl fmt::Debug for Detonator {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}
