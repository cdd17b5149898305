//! Tragic Events: what the events do.
//!
//! An event is followed in steps of its own. Its frame `Frame::Event { card, step }` lies on top when
//! `go_on` is asked to do the next thing; it does one of these and says `true`:
//!
//! - changes the table by `FlashPoint::tell` and the functions of `blaze.rs` (`put_smoke`, `explode`,
//!   `damage`, `flash_over`, …);
//! - calls `FlashPoint::then` with its next step and then puts something on top, which is done before it
//!   is asked again: `roll_target` (nature says where; afterwards it is `open.course.target`),
//!   `settle_fire` (F4 to F9), `advance_fire`, `Frame::Place`, `Frame::TurnUp`, `ask_to_dodge`,
//!   `knock_down`;
//! - calls `FlashPoint::followed`, which lays the card where the table of events says.
//!
//! It says `false` where the active player has to choose; then `check`, `list`, `quiet` and
//! `choose` are asked about that step. After anything that can end the match it has to ask `is_over`.

mod alarms;
mod backdraft;
mod burn_through;
mod calls;
mod ceiling_falls;
mod doors;
mod eyewitness;
mod fire_cards;
mod hidden_propane;
mod load_bearing_wall;
mod panic;
mod quadrants;
mod road_blocked;
mod roof_vent;
mod saved;
mod shoring_team;
pub mod table;
mod thick_smoke;
mod walks_out;
mod walls;

use crate::action::{Action, Choice};
use crate::board::Quadrant;
use crate::clause;
use crate::event::{Because, Event};
use crate::marker::Marker;
use crate::space::{Direction, Edge, Space, SpaceSet};
use crate::state::{FlashPoint, Frame, LASTING, Open};
use alloc::vec::Vec;
use kernel::{Checked, Sink, refuse};
use serde::{Deserialize, Serialize};
use table::{Lasts, Tragic};

/// Q6: which targets fit.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Fits {
    /// Every space of the building.
    All,
    /// Those that do not burn.
    NoFire,
    /// Those with an undestroyed wall.
    Wall,
}

/// The events that last, in the order of `EventDeck::until`.
const LAST: [Tragic; LASTING] = [
    Tragic::PinnedDown,
    Tragic::WarpedFrames,
    Tragic::LowPressure,
    Tragic::EngineStall,
    Tragic::HeatExhaustion,
    Tragic::PowerFailure,
    Tragic::GetInItsFace,
];

/// The next thing that this event does; `false` where the active player has to choose.
pub(crate) fn go_on(
    state: &mut FlashPoint,
    card: Tragic,
    step: u8,
    sink: &mut impl Sink<Event>,
) -> bool {
    match card {
        Tragic::Backdraft => backdraft::go_on(state, step, sink),
        Tragic::LoadBearingWall => load_bearing_wall::go_on(state, step, sink),
        Tragic::RadioBlackout => saved::radio_blackout(state, sink),
        Tragic::MoreCalls => calls::more_calls(state, sink),
        Tragic::ConflictingReports => calls::conflicting_reports(state, sink),
        Tragic::TrappedVictim => calls::trapped_victim(state, sink),
        Tragic::ThickSmoke => thick_smoke::go_on(state, step, sink),
        Tragic::HiddenPropane => hidden_propane::go_on(state, step, sink),
        Tragic::RoadBlocked => road_blocked::go_on(state, sink),
        Tragic::CeilingFalls => ceiling_falls::go_on(state, step, sink),
        Tragic::RoomFlashover => quadrants::room_flashover(state, step, sink),
        Tragic::Panic => panic::go_on(state, sink),
        Tragic::Reignition => alarms::reignition(state, step, sink),
        Tragic::SecondAlarm => alarms::second_alarm(state, step, sink),
        Tragic::CrossVentilation => alarms::cross_ventilation(state, step, sink),
        Tragic::RoofVent => roof_vent::go_on(state, step, sink),
        Tragic::MutualAid => saved::mutual_aid(state, sink),
        Tragic::BurnThrough => burn_through::go_on(state, step, sink),
        Tragic::DoorsThrownOpen => doors::thrown_open(state, step, sink),
        Tragic::DraftSlamsDoors => doors::slammed(state, sink),
        Tragic::Lull => fire_cards::lull(state, sink),
        Tragic::SeatOfTheFire => fire_cards::seat_of_the_fire(state, sink),
        Tragic::SecondWind => saved::second_wind(state, sink),
        Tragic::Sprinklers => quadrants::sprinklers(state, step, sink),
        Tragic::Eyewitness => eyewitness::go_on(state, sink),
        Tragic::ShoringTeam => shoring_team::go_on(state, step, sink),
        Tragic::WalksOut => walks_out::go_on(state, step, sink),
        // What these do is looked up where it matters, for as long as they lie open.
        Tragic::PinnedDown
        | Tragic::WarpedFrames
        | Tragic::LowPressure
        | Tragic::EngineStall
        | Tragic::HeatExhaustion
        | Tragic::PowerFailure
        | Tragic::GetInItsFace
        | Tragic::FireGrenade => {
            state.followed(card, sink);
            true
        }
    }
}

/// D15: does the event leave this to the players?
fn allows(state: &FlashPoint, card: Tragic, step: u8, choice: Choice) -> bool {
    match card {
        Tragic::CeilingFalls => ceiling_falls::allows(state, step, choice),
        Tragic::RoofVent => roof_vent::allows(state, step, choice),
        Tragic::BurnThrough => burn_through::allows(state, step, choice),
        Tragic::Eyewitness => eyewitness::allows(state, choice),
        Tragic::ShoringTeam => shoring_team::allows(state, choice),
        Tragic::WalksOut => walks_out::allows(state, step, choice),
        _ => false,
    }
}

/// D15: may the active player choose this?
pub(crate) fn check(
    state: &FlashPoint,
    card: Tragic,
    step: u8,
    choice: Choice,
) -> Checked<Because> {
    let clause = match card {
        _ if allows(state, card, step, choice) => return Ok(()),
        Tragic::CeilingFalls => &clause::EV15,
        Tragic::RoofVent => &clause::EV22,
        Tragic::BurnThrough => &clause::EV24,
        Tragic::Eyewitness => &clause::EV33,
        Tragic::ShoringTeam => &clause::EV34,
        Tragic::WalksOut => &clause::EV35,
        _ => &clause::T4,
    };
    refuse(clause, Because::NotThisChoice)
}

/// D15: everything that could be chosen, nothing first and then in the order of rows.
fn choices(state: &FlashPoint) -> impl Iterator<Item = Choice> + '_ {
    let below_and_right =
        |space| [Direction::East, Direction::South].map(|way| Edge::of(space, way));
    let walls = Space::all().flat_map(below_and_right).flatten().map(Choice::Wall);
    let victims = state.open.markers.iter().filter(|marker| marker.1.is_victim());
    // Two victims of a kind in one space are one choice.
    let mut last = None;
    let victims = victims.filter(move |marker| last.replace(*marker) != Some(*marker));
    core::iter::once(Choice::Done)
        .chain(victims.map(|Marker(space, kind)| Choice::Victim(space, kind)))
        .chain(SpaceSet::BUILDING.iter().map(Choice::Space))
        .chain(walls)
        .chain(Quadrant::ALL.map(Choice::Quadrant))
        .chain(Direction::ALL.map(Choice::Direction))
}

/// D15: appends everything that may be chosen.
pub(crate) fn list(state: &FlashPoint, card: Tragic, step: u8, out: &mut Vec<Action>) {
    let allowed = choices(state).filter(|&choice| allows(state, card, step, choice));
    out.extend(allowed.map(Action::Choose));
}

/// D15: what is chosen for somebody who is away.
pub(crate) fn quiet(state: &FlashPoint, card: Tragic, step: u8) -> Choice {
    let mut allowed = choices(state).filter(|&choice| allows(state, card, step, choice));
    allowed.next().expect("who is asked can choose something")
}

/// D15: this was chosen.
pub(crate) fn choose(
    state: &mut FlashPoint,
    card: Tragic,
    step: u8,
    choice: Choice,
    sink: &mut impl Sink<Event>,
) {
    match card {
        Tragic::CeilingFalls => ceiling_falls::choose(state, step, choice, sink),
        Tragic::RoofVent => roof_vent::choose(state, step, choice, sink),
        Tragic::BurnThrough => burn_through::choose(state, step, choice, sink),
        Tragic::Eyewitness => eyewitness::choose(state, choice, sink),
        Tragic::ShoringTeam => shoring_team::choose(state, step, choice, sink),
        Tragic::WalksOut => walks_out::choose(state, step, choice, sink),
        _ => unreachable!("no other event asks"),
    }
}

impl FlashPoint {
    /// The event goes on with this step when whatever is put on top of it is done.
    pub(crate) fn then(&mut self, card: Tragic, step: u8) {
        self.enter(Frame::Event { card, step });
    }

    /// Q6: nature says where the event strikes.
    pub(crate) fn roll_target(&mut self, fits: Fits) {
        self.push(Frame::Target { fits });
    }

    /// D13: the event has been followed and lies where it belongs.
    pub(crate) fn followed(&mut self, card: Tragic, sink: &mut impl Sink<Event>) {
        let mut events = self.open.events;
        let turn = self.open.course.turn.number;
        match card.printed().lasts {
            Lasts::AtOnce => events.discard = events.discard.with(card),
            Lasts::Removed => events.removed = events.removed.with(card),
            Lasts::Held => events.held = events.held.with(card),
            lasts @ (Lasts::NextTurn | Lasts::Round) => {
                let round = if lasts == Lasts::Round { self.open.options.firefighters } else { 1 };
                let place = LAST.iter().position(|last| *last == card);
                events.until[place.expect("every lasting event is in the list")] = turn + round;
                events.lasting = events.lasting.with(card);
            }
        }
        self.popped();
        self.tell(Event::Events(events), sink);
    }
}

impl Open {
    /// D13: the last turn of an event that lies open.
    pub fn lasts_until(&self, card: Tragic) -> Option<u8> {
        let place = LAST.iter().position(|last| *last == card)?;
        self.in_force(card).then(|| self.events.until[place])
    }

    /// Q6: the targets that fit. An event asks whether there is one before nature is asked.
    pub fn fitting(&self, fits: Fits) -> SpaceSet {
        match fits {
            Fits::All => SpaceSet::BUILDING,
            Fits::NoFire => SpaceSet::BUILDING.minus(self.fire),
            Fits::Wall => {
                let walled = |space: &_| self.walls_around(*space).next().is_some();
                SpaceSet::BUILDING.iter().filter(walled).collect()
            }
        }
    }
}

/// D13: what has lasted long enough is discarded when this turn begins.
pub(crate) fn expire(state: &mut FlashPoint, turn: u8, sink: &mut impl Sink<Event>) {
    let mut events = state.open.events;
    if events.lasting.is_empty() {
        return;
    }
    for (place, &card) in LAST.iter().enumerate() {
        if events.lasting.has(card) && events.until[place] < turn {
            events.until[place] = 0;
            events.lasting = events.lasting.without(card);
            events.discard = events.discard.with(card);
        }
    }
    if events != state.open.events {
        state.tell(Event::Events(events), sink);
    }
}
