//! Vehicles: driving, riding, the deck gun, the crew change.

use super::{Priced, any, fits};
use crate::action::{Ride, Vehicle};
use crate::board::Parking;
use crate::clause;
use crate::crew::Firefighter;
use crate::event::Because;
use crate::events::table::Tragic;
use crate::space::SpaceSet;
use crate::specialist::Specialist;
use crate::state::Open;
use kernel::Checked;

impl Open {
    /// S2, RD1: vehicles are for people of the Experienced game.
    fn may_use_vehicles(&self, firefighter: Firefighter) -> Checked<Because> {
        fits(!self.options.is_family(), &clause::S2, Because::Family)?;
        self.not_by_dog(firefighter)
    }

    /// Does somebody stand at this vehicle?
    #[inline]
    pub(crate) fn is_at(&self, firefighter: Firefighter, vehicle: Vehicle) -> bool {
        self.vehicle_spaces(vehicle).has(self.at(firefighter))
    }

    /// V2 to V6.
    pub(super) fn price_of_drive(
        &self,
        firefighter: Firefighter,
        vehicle: Vehicle,
        clockwise: bool,
        ride: Option<Ride>,
    ) -> Priced {
        self.may_use_vehicles(firefighter)?;
        if vehicle == Vehicle::Engine {
            let stalls = self.in_force(Tragic::EngineStall);
            fits(!stalls, &clause::EV12, Because::Event(Tragic::EngineStall))?;
            let pinned = Because::Event(Tragic::PinnedDown);
            fits(!self.is_pinned(firefighter), &clause::EV4, pinned)?;
            fits(self.is_at(firefighter, vehicle), &clause::V4, Because::NotThere)?;
            fits(ride.is_some(), &clause::V4, Because::NotThere)?;
        }
        if let Some(ride) = ride {
            let at = self.parked(vehicle).expect("vehicles stand somewhere in a turn");
            let next = driven(at, clockwise);
            self.may_ride(
                firefighter,
                self.vehicle_spaces(vehicle),
                self.spot(vehicle, next),
                ride,
            )?;
        }
        Ok(any(2))
    }

    /// V5, V6: from one of these spaces to one of those.
    pub(crate) fn may_ride(
        &self,
        firefighter: Firefighter,
        from: SpaceSet,
        to: SpaceSet,
        ride: Ride,
    ) -> Checked<Because> {
        let pinned = Because::Event(Tragic::PinnedDown);
        fits(!self.is_pinned(firefighter), &clause::EV4, pinned)?;
        let at = self.at(firefighter);
        fits(from.has(at) && to.has(ride.to), &clause::V2, Because::NotThere)?;
        self.may_take(firefighter, at, ride.load, ride.lead)
    }

    /// V8.
    pub(super) fn price_of_deck_gun(&self, firefighter: Firefighter) -> Priced {
        self.may_use_vehicles(firefighter)?;
        for (event, clause) in
            [(Tragic::LowPressure, &clause::EV11), (Tragic::EngineStall, &clause::EV12)]
        {
            fits(!self.in_force(event), clause, Because::Event(event))?;
        }
        fits(self.is_at(firefighter, Vehicle::Engine), &clause::V8, Because::NotThere)?;
        let at = self.engine.expect("the engine stands somewhere in a turn");
        let inside = self.crew_in(self.board().engine_quadrant(at).spaces());
        if let Some(one) = inside.iter().next() {
            return kernel::refuse(&clause::V8, Because::InQuadrant(one)).map(|()| any(0));
        }
        Ok(any(self.figure(firefighter).profile().deck_gun))
    }

    /// V10, V11.
    pub(super) fn price_of_crew_change(
        &self,
        firefighter: Firefighter,
        specialist: Specialist,
    ) -> Priced {
        self.may_use_vehicles(firefighter)?;
        fits(self.is_at(firefighter, Vehicle::Engine), &clause::V10, Because::NotThere)?;
        fits(!self.course.turn.acted, &clause::V10, Because::NotFirst)?;
        let free = self.free_cards().any(|card| card == specialist);
        fits(free, &clause::V10, Because::NotFree(specialist))?;
        // The new specialist pays, with what was saved.
        let old = self.base_points(self.figure(firefighter).specialist);
        let left = self.course.turn.points - old + self.base_points(Some(specialist));
        fits(left >= 2, &clause::P4, Because::Costs(2))?;
        Ok(any(0))
    }
}

/// V2: the next spot.
#[inline]
pub(crate) const fn driven(at: Parking, clockwise: bool) -> Parking {
    if clockwise { at.clockwise() } else { at.counterclockwise() }
}
