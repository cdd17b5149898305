//! What people can do, and what nature can answer.

use crate::board::{Parking, Quadrant};
use crate::crew::Firefighter;
use crate::events::table::Tragic;
use crate::marker::{Load, Poi};
use crate::space::{Direction, Edge, Space};
use crate::specialist::Specialist;
use serde::{Deserialize, Serialize};

/// V1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Vehicle {
    Ambulance,
    Engine,
}

impl Vehicle {
    /// Both.
    pub const ALL: [Vehicle; 2] = [Vehicle::Ambulance, Vehicle::Engine];
}

/// V5, V6: how somebody rides along.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Ride {
    /// Which of the two spaces.
    pub to: Space,
    /// What is taken along.
    pub load: Option<Load>,
    /// Is a treated victim taken along?
    pub lead: bool,
}

/// What a seat can do. Whatever a firefighter does names the firefighter: in the own turn that is the
/// active one, and with a Fire Captain a commanded one (FC1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[allow(missing_docs)] // the fields are named after their types
pub enum Action {
    /// S13: takes a specialist's card.
    Take { firefighter: Firefighter, specialist: Specialist },
    /// S15: parks a vehicle.
    Park { vehicle: Vehicle, at: Parking },
    /// S14: begins in a space outside.
    Begin { firefighter: Firefighter, at: Space },
    /// A1 to A5.
    Move { firefighter: Firefighter, to: Direction, load: Option<Load>, lead: bool },
    /// RD2: the dog squeezes through a damaged wall.
    Squeeze { firefighter: Firefighter, to: Direction },
    /// A8.
    Open { firefighter: Firefighter, at: Direction },
    /// A8.
    Close { firefighter: Firefighter, at: Direction },
    /// A9: fire to smoke, or smoke to nothing.
    Extinguish { firefighter: Firefighter, at: Space },
    /// A10.
    Chop { firefighter: Firefighter, at: Direction },
    /// V2 to V6: to the next spot; the driver of an ambulance may ride along, that of an engine must.
    Drive { firefighter: Firefighter, vehicle: Vehicle, clockwise: bool, ride: Option<Ride> },
    /// V8.
    FireDeckGun { firefighter: Firefighter },
    /// DO1: which dice of the deck gun are rolled again; none keeps them.
    Reroll { red: bool, black: bool },
    /// V10.
    ChangeCrew { firefighter: Firefighter, specialist: Specialist },
    /// PM1: a victim, or a trapped one.
    Treat { firefighter: Firefighter, trapped: bool },
    /// HT1.
    Dispose { firefighter: Firefighter },
    /// IT1, RD3, EV18: turns a POI up.
    TurnUp { firefighter: Firefighter, at: Space },
    /// SE1; SE4 with Tragic Events.
    Clear { firefighter: Firefighter },
    /// SE2.
    Repair { firefighter: Firefighter, at: Direction },
    /// FP1.
    MoveSmoke { firefighter: Firefighter, from: Space, to: Direction },
    /// FP3.
    MovePoi { firefighter: Firefighter, from: Space, to: Direction },
    /// FP4.
    OpenFor { firefighter: Firefighter, from: Space, to: Direction },
    /// ST2: looks at the top event.
    Look { firefighter: Firefighter },
    /// ST2: and leaves it there, or puts it at the bottom.
    Return { bottom: bool },
    /// ST1: gives so many of the saved AP, besides the one that it costs and the one that it makes.
    Plan { firefighter: Firefighter, give: u8 },
    /// EV28: throws the Fire Grenade.
    Throw { firefighter: Firefighter, at: Space },
    /// T1: ends the actions.
    End { firefighter: Firefighter },
    /// SU1: turns dice to their opposite faces.
    Control { firefighter: Firefighter, red: bool, black: bool },
    /// VE1: dodges; a treated victim may be taken along.
    Dodge { firefighter: Firefighter, to: Direction, lead: bool },
    /// V5: rides along with somebody.
    Ride { firefighter: Firefighter, ride: Ride },
    /// SU1, VE1, V5: lets it pass.
    Decline { firefighter: Firefighter },
    /// FC3: the answer to a Fire Captain.
    Answer { agreed: bool },
    /// K1, K2: gets up there.
    GetUp { firefighter: Firefighter, at: Space },
    /// F5: which hazmat explodes next.
    Explode { at: Space },
    /// D15: what an event leaves to the players.
    Choose(Choice),
}

/// D15: a choice of the players.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Choice {
    /// Nothing, or no more.
    Done,
    Space(Space),
    Wall(Edge),
    Quadrant(Quadrant),
    Direction(Direction),
    /// A victim, by space and by whether it is trapped or treated.
    Victim(Space, crate::marker::Kind),
}

/// D7 to D10.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum FireCard {
    FireRage,
    FlareUp,
    Accelerate,
    Respite,
}

impl FireCard {
    /// All of them, in the order of the bags.
    pub const ALL: [FireCard; 4] =
        [FireCard::FireRage, FireCard::FlareUp, FireCard::Accelerate, FireCard::Respite];
}

/// What nature can answer.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Chance {
    /// Where the dice point, after whatever was rolled again until it fits (Q6).
    Target(Space),
    /// What a POI is.
    Poi(Poi),
    /// The top of the fire deck.
    Fire(FireCard),
    /// The top of the event deck.
    Event(Tragic),
    /// S13: a specialist's card.
    Specialist(Specialist),
}
