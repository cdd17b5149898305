//! What the table looks like: types, nothing else.

use crate::action::{Action, FireCard};
use crate::board::Parking;
use crate::crew::{CREW_MAX, Crew, Figure, Firefighter};
use crate::edges::Edges;
use crate::events::Fits;
use crate::events::table::{EVENTS, Events, Tragic};
use crate::marker::Markers;
use crate::options::Options;
use crate::space::{Space, SpaceSet};
use alloc::vec::Vec;
use kernel::{Bag, Frames, List, Seat, Seats};
use serde::{Deserialize, Deserializer, Serialize};

/// The most frames that lie on each other: the turn, a fire card, its event, Advance Fire of that event, a
/// window, a POI that is turned up.
pub const FRAMES_MAX: usize = 8;

/// How many events last for longer than the moment.
pub const LASTING: usize = 7;

/// A match. What lies open is the same for everybody; hidden are only events that somebody has looked at.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct FlashPoint {
    /// What everybody sees.
    pub open: Open,
    /// ST2: the event on top of the deck, if somebody has looked at it.
    pub top: Option<Tragic>,
    /// ST2: the events at the bottom of the deck, the last one last.
    pub bottom: Bottom<Tragic>,
}

const _: () =
    assert!(size_of::<FlashPoint>() <= 512, "a state is copied at every step of a search");

/// What lies open.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Open {
    /// What was agreed.
    pub options: Options,
    /// What the table is in the middle of.
    pub course: Course,
    /// The spaces that burn.
    pub fire: SpaceSet,
    /// The spaces with smoke.
    pub smoke: SpaceSet,
    /// F6: the spaces with a hot spot.
    pub hot_spots: SpaceSet,
    /// B2: undestroyed walls and closed doors.
    pub blocked: Edges,
    /// B3, B4: walls with one damage, and doors that are destroyed.
    pub cracked: Edges,
    /// POIs, victims and hazmats.
    pub markers: Markers,
    /// The firefighters, in the order of turns.
    pub crew: [Figure; CREW_MAX],
    /// V1: where the ambulance stands.
    pub ambulance: Option<Parking>,
    /// V1: where the engine stands.
    pub engine: Option<Parking>,
    /// S4: POIs that were not turned up, on the board or not: victims, false alarms, trapped ones.
    pub unseen: Bag<3>,
    /// What has been done.
    pub tally: Tally,
    /// D1, D2.
    pub fire_deck: FireDeck,
    /// D13, D14.
    pub events: EventDeck,
}

/// What the table is in the middle of, and how the turn stands. The last event of each input.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Course {
    /// The top one decides who may do what.
    pub frames: Frames<Frame, FRAMES_MAX>,
    /// The turn.
    pub turn: Turn,
    /// Where the dice pointed last.
    pub target: Space,
    /// VE3: who was near the Veteran when the dice of the fire fell.
    pub near: Crew,
    /// Counts the windows, each of which is measured anew.
    pub window: u8,
}

/// How a firefighter's turn stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Turn {
    /// E5: counted from 1, all firefighters together.
    pub number: u8,
    /// T1: whose turn it is.
    pub active: Firefighter,
    /// P1: AP that are left.
    pub points: u8,
    /// P3: AP for one kind of action that are left.
    pub restricted: u8,
    /// P5: so many of the AP cannot be saved.
    pub unsavable: u8,
    /// V10: has anything been done?
    pub acted: bool,
    /// VE2: has the Veteran helped?
    pub helped: bool,
    /// SE4, ST2: has it been done in this turn?
    pub once: bool,
    /// FC2: AP spent for the CAFS Firefighter.
    pub for_cafs: u8,
    /// Q14: who was commanded into fire and is still in it.
    pub in_fire: Option<Firefighter>,
    /// FC3: who has agreed to be commanded.
    pub agreed: Seats,
    /// FC3: who has refused.
    pub refused: Seats,
}

impl Turn {
    /// A turn in which nothing has been done.
    pub const fn new(number: u8, active: Firefighter) -> Turn {
        Turn {
            number,
            active,
            points: 0,
            restricted: 0,
            unsavable: 0,
            acted: false,
            helped: false,
            once: false,
            for_cafs: 0,
            in_fire: None,
            agreed: Seats::NONE,
            refused: Seats::NONE,
        }
    }
}

/// What has been done so far.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Tally {
    /// E1.
    pub rescued: u8,
    /// E2.
    pub lost: u8,
    /// E3: markers of damage on the board.
    pub damage: u8,
    /// False alarms that were found.
    pub false_alarms: u8,
    /// S12: hot spots in reserve.
    pub hot_spots: u8,
    /// EV9: hazmats in the box.
    pub hazmats: u8,
}

/// The fire cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct FireDeck {
    /// D3: face down, without an order.
    pub deck: Bag<4>,
    /// D11.
    pub discard: Bag<4>,
    /// D8: Flare Ups that are still being followed.
    pub followed: u8,
    /// D2: Flare Ups in the pool.
    pub pool: u8,
    /// D12: Flare Ups that left the game.
    pub removed: u8,
    /// D2: is the Respite set aside?
    pub respite: bool,
}

/// The events, as far as everybody knows where they are.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct EventDeck {
    /// Face down, those on top and at the bottom included.
    pub deck: Events,
    /// D13.
    pub discard: Events,
    /// Cards that left the game.
    pub removed: Events,
    /// EV28.
    pub held: Events,
    /// D13: cards that lie open for as long as they last.
    pub lasting: Events,
    /// The last turn of each of them, in the order of `events::lasting_place`.
    pub until: [u8; LASTING],
    /// ST2: who has looked at the card on top; nobody if it was not looked at.
    pub top: Eyes,
    /// ST2: who has looked at each of the cards at the bottom.
    pub bottom: Bottom<Eyes>,
}

/// The seats that have looked at a card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Eyes(u8);

impl Eyes {
    /// Nobody.
    pub const NONE: Eyes = Eyes(0);

    /// Has this seat looked at it?
    #[inline]
    pub const fn has(self, seat: Seat) -> bool {
        self.0 >> seat.index() & 1 != 0
    }

    /// The same and this seat.
    #[inline]
    #[must_use]
    pub const fn with(self, seat: Seat) -> Eyes {
        Eyes(self.0 | 1 << seat.index())
    }

    /// Has nobody looked at it?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
}

/// What is known of the bottom of the event deck, the last card last.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(transparent)]
pub struct Bottom<T: Copy>(pub List<T, EVENTS>);

impl Default for Bottom<Eyes> {
    fn default() -> Self {
        Bottom(List::empty(Eyes::NONE))
    }
}

impl Default for Bottom<Tragic> {
    fn default() -> Self {
        Bottom(List::empty(Tragic::Backdraft))
    }
}

fn read<'de, T: Deserialize<'de> + Copy, D: Deserializer<'de>>(
    from: D,
    spare: T,
) -> Result<Bottom<T>, D::Error> {
    let list = List::of(&Vec::<T>::deserialize(from)?, spare);
    list.map(Bottom).ok_or_else(|| serde::de::Error::custom("more cards than there are"))
}

impl<'de> Deserialize<'de> for Bottom<Eyes> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        read(from, Eyes::NONE)
    }
}

impl<'de> Deserialize<'de> for Bottom<Tragic> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        read(from, Tragic::Backdraft)
    }
}

/// What the table is in the middle of.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)] // the fields are named after their types
pub enum Frame {
    /// S6 to S9: nature says where the explosion with this number is; the third is in a column.
    Explosion { number: u8, column: u8 },
    /// S10: nature says where a hazmat lies.
    Hazmats { left: u8 },
    /// S11: nature says where a POI lies.
    Pois { left: u8 },
    /// S12: nature says where a hot spot lies.
    HotSpots { left: u8 },
    /// S13: a specialist's card is drawn or chosen.
    Specialist { firefighter: Firefighter },
    /// S15: the first player parks the vehicles.
    Park,
    /// S14.
    Begin { firefighter: Firefighter },
    /// T1: the actions of the active firefighter.
    Act,
    /// FC3: this seat is asked whether the firefighter may be commanded to do this.
    Consent { asked: Seat, action: Action },
    /// V5: who of these rides along; the vehicle came from this spot.
    Ride { vehicle: crate::action::Vehicle, from: Parking, pending: Crew },
    /// V9: nature says where the deck gun hits; the dice that are rolled, and whether for a second time.
    DeckGun { red: bool, black: bool, again: bool },
    /// DO1: the Driver decides.
    Reroll,
    /// ST2: nature says which event lies on top.
    Look,
    /// ST2: and it is put back.
    Return,
    /// A7: nature says what a POI in this space is.
    TurnUp { space: Space },
    /// D3: nature says which fire card is drawn.
    FireCard,
    /// D7 to D10: what this card says; so many of its instructions have been done.
    Follow { card: FireCard, done: u8 },
    /// D13: an event is drawn.
    DrawEvent,
    /// D13: what this event says; the step is the event's own (see `events`).
    Event { card: Tragic, step: u8 },
    /// Q6: nature says where an event strikes.
    Target { fits: Fits },
    /// F1 to F9.
    Blaze { part: Part, roll: Roll },
    /// VE1: who of these dodges.
    Dodge { pending: Crew },
    /// K1, K2: these get up elsewhere.
    GetUp { pending: Crew },
    /// EV5: so many POIs are placed, however many there are.
    Place { left: u8 },
    /// M1.
    Replenish,
    /// The match is over.
    Over { ending: Ending },
}

/// The parts of Advance Fire and of what settles after an event.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Part {
    /// Nature rolls.
    Roll,
    /// SU1: the dice may be turned.
    Control,
    /// F1 to F3.
    Spread,
    /// F4.
    Flashover,
    /// F5.
    Hazmats,
    /// F6.
    FlareUp,
    /// VE1.
    Dodges,
    /// F7.
    KnockDowns,
    /// F8.
    Lost,
    /// F9.
    Outside,
}

/// Why it burns.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Roll {
    /// Nothing is rolled: an event, or a Respite.
    No,
    /// The first roll.
    First,
    /// F6: a roll that a hot spot made follow.
    Chained,
    /// F6: a first roll whose target had a hot spot before it.
    FirstHot,
    /// F6: such a roll of a chain.
    ChainedHot,
}

/// How a match came to its end.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    /// E1: seven are rescued; with E4, nobody is left, or ten are.
    Rescued,
    /// E2.
    Lost,
    /// E3.
    Collapsed,
    /// E5.
    CalledOff,
}
