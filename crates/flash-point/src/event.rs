//! What happened, and what stands in the way of what may not happen.

use crate::action::{FireCard, Ride, Vehicle};
use crate::board::Parking;
use crate::crew::Firefighter;
use crate::events::table::Tragic;
use crate::marker::{Kind, Load, Poi};
use crate::space::{Edge, Space, SpaceSet};
use crate::specialist::Specialist;
use crate::state::{Course, Ending, EventDeck, FireDeck};
use kernel::{Seat, Seen};
use serde::{Deserialize, Serialize};

/// What happened. Each changes table and view alike; `Stands` closes every input.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)] // the fields are named after their types
pub enum Event {
    /// S13, V10: a firefighter has this card now.
    Became { firefighter: Firefighter, specialist: Specialist },
    /// S15, V2, EV13: a vehicle stands here now.
    Parked { vehicle: Vehicle, at: Parking },
    /// S14, K1, K2: a firefighter stands here now.
    Stood { firefighter: Firefighter, at: Space },
    /// A turn began.
    TurnBegan { firefighter: Firefighter },
    /// A1: somebody moved, with what was taken along.
    Moved { firefighter: Firefighter, to: Space, load: Option<Load>, lead: bool },
    /// V5: somebody rode along.
    Rode { firefighter: Firefighter, ride: Ride },
    /// A8: a door was opened.
    Opened { door: Edge },
    /// A8: a door was closed.
    Closed { door: Edge },
    /// X3: a door was destroyed.
    DoorDestroyed { door: Edge },
    /// X2, A10: a wall was damaged.
    Damaged { wall: Edge },
    /// SE2, EV34: a damage was taken back.
    Repaired { wall: Edge },
    /// There is smoke now.
    Smoked { space: Space },
    /// It burns now.
    Lit { space: Space },
    /// F4: all this smoke burns now.
    FlashedOver { spaces: SpaceSet },
    /// Fire became smoke.
    Dampened { spaces: SpaceSet },
    /// Fire and smoke are gone.
    Cleared { spaces: SpaceSet },
    /// X1: this space explodes.
    Exploded { space: Space },
    /// The dice of the fire, of the deck gun or of an event point here.
    Rolled { space: Space },
    /// SU1: the dice were turned and point here.
    Turned { firefighter: Firefighter, space: Space },
    /// SU2: the fire does not spread here.
    Suppressed { space: Space },
    /// S6, S12, F6: a hot spot was put here.
    HotSpotPut { space: Space },
    /// SE1: a hot spot went back to the reserve.
    HotSpotTaken { space: Space },
    /// A marker was put here.
    Put { space: Space, kind: Kind },
    /// A marker is gone: a hazmat exploded or was removed.
    Gone { space: Space, kind: Kind },
    /// FP3, EV17: a marker was moved.
    Pushed { from: Space, to: Space, kind: Kind },
    /// A7: a POI was turned up.
    TurnedUp { space: Space, poi: Poi },
    /// PM1, EV35: a victim was treated.
    Treated { space: Space, trapped: bool },
    /// E1: somebody was rescued.
    Rescued { space: Space, kind: Kind },
    /// E2: somebody was lost.
    Lost { space: Space, kind: Kind },
    /// F7: somebody was knocked down.
    KnockedDown { firefighter: Firefighter },
    /// VE1: somebody dodged.
    Dodged { firefighter: Firefighter, to: Space, lead: bool },
    /// P2, P6: somebody has so many saved AP now.
    Saved { firefighter: Firefighter, saved: u8 },
    /// VE2: the Veteran helped the active firefighter.
    Helped { by: Firefighter },
    /// ST1: the Strategist gave AP to the active firefighter.
    Planned { firefighter: Firefighter, given: u8 },
    /// FC3: somebody was asked whether a firefighter may be commanded.
    Asked { seat: Seat, firefighter: Firefighter },
    /// FC3: the answer.
    Answered { seat: Seat, agreed: bool },
    /// EV6, EV7: so many POIs were shuffled into those that were not turned up.
    Shuffled { poi: Poi, count: u8 },
    /// D3: a fire card was drawn.
    DrewFire { card: FireCard },
    /// D5, D9, D11, D12: how the fire cards lie now.
    FireCards(FireDeck),
    /// ST2: somebody looked at the event on top.
    Looked { seat: Seat, card: Seen<Tragic> },
    /// ST2: it was left there, or put at the bottom.
    Returned { seat: Seat, bottom: bool, card: Seen<Tragic> },
    /// D13: an event was drawn; from the top, from the middle, or from the bottom.
    DrewEvent { card: Tragic },
    /// D13, D14: how the events lie now.
    Events(EventDeck),
    /// E1 to E5: the match is over.
    Ended { ending: Ending },
    /// What the table is in the middle of now; the last event of each input.
    Stands(Course),
}

/// What stands in the way of a refused action.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Because {
    /// So many firefighters do not go with so many players.
    Crew(u8),
    /// The Family game has none of this.
    Family,
    /// Only with Tragic Events.
    NotTragic,
    /// The match is over.
    GameOver,
    /// Somebody else is asked, or nature.
    NotYourTurn(Option<Seat>),
    /// The firefighter is somebody else's, or does not exist.
    NotYours(Firefighter),
    /// It is this firefighter's turn.
    NotActive(Firefighter),
    /// Something else is asked now.
    NotAsked,
    /// The card belongs to somebody, or is not in the game.
    NotFree(Specialist),
    /// The space is in the building.
    NotOutside,
    /// The vehicle stands already.
    AlreadyParked,
    /// It costs so many AP.
    Costs(u8),
    /// A wall, a closed door or the end of the board is in between.
    NotAdjacent,
    /// There is no such thing to take along.
    NothingThere,
    /// It burns there.
    Burns,
    /// The firefighter could not get out of the fire any more.
    NoWayOut,
    /// There is no door, or it is destroyed.
    NoDoor,
    /// It is so already.
    AlreadySo,
    /// There is no wall, or it is destroyed.
    NoWall,
    /// The firefighter does not stand where it must.
    NotThere,
    /// There is somebody in the quadrant.
    InQuadrant(Firefighter),
    /// Something was done in this turn before.
    NotFirst,
    /// This event stands against it.
    Event(Tragic),
    /// Only this specialist does that.
    Only(Specialist),
    /// This specialist does not do that.
    Never(Specialist),
    /// More than 1 AP for the CAFS Firefighter.
    ForCafs,
    /// The player has refused.
    Refused(Seat),
    /// It burns in the own or in an Adjacent space.
    FireNear,
    /// Once a turn.
    Once,
    /// It is no shortest way out.
    NotOnTheWay,
    /// The door is closed.
    DoorClosed,
    /// So many saved AP are needed.
    Saved(u8),
    /// It must change something.
    NoChange,
    /// The team does not hold the card.
    NotHeld,
    /// The event does not allow this choice.
    NotThisChoice,
}
