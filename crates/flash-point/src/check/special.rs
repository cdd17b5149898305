//! What only one specialist does.

use super::{Priced, any, fits};
use crate::action::Action;
use crate::clause;
use crate::crew::Firefighter;
use crate::event::Because;
use crate::events::table::Tragic;
use crate::marker::Kind;
use crate::space::{Direction, Edge, Space};
use crate::specialist::Specialist;
use crate::state::Open;
use kernel::{Checked, Clause, Illegal, Seat, refuse};

impl Open {
    /// Is it this specialist who does it?
    pub(super) fn only(
        &self,
        firefighter: Firefighter,
        specialist: Specialist,
        clause: &'static Clause,
    ) -> Checked<Because> {
        fits(self.figure(firefighter).is(specialist), clause, Because::Only(specialist))
    }

    pub(super) fn price_of_special(&self, action: Action) -> Priced {
        match action {
            Action::Treat { firefighter, trapped } => {
                self.only(firefighter, Specialist::Paramedic, &clause::PM1)?;
                let kind = if trapped { Kind::Trapped } else { Kind::Victim };
                let there = self.markers.has(self.at(firefighter), kind);
                fits(there, &clause::PM1, Because::NothingThere)?;
                Ok(any(1))
            }
            Action::Dispose { firefighter } => {
                self.only(firefighter, Specialist::HazmatTechnician, &clause::HT1)?;
                let there = self.markers.has(self.at(firefighter), Kind::Hazmat);
                fits(there, &clause::HT1, Because::NothingThere)?;
                Ok(any(2))
            }
            Action::TurnUp { firefighter, at } => self.price_of_turning_up(firefighter, at),
            Action::Clear { firefighter } => self.price_of_clearing(firefighter),
            Action::Repair { firefighter, at } => {
                self.only(firefighter, Specialist::StructuralEngineer, &clause::SE2)?;
                self.no_fire_near(firefighter, &clause::SE2)?;
                let wall = Edge::of(self.at(firefighter), at);
                let damaged = wall.is_some_and(|wall| self.is_damaged(wall));
                fits(damaged, &clause::SE2, Because::NoWall)?;
                Ok(any(2))
            }
            Action::MoveSmoke { firefighter, from, to } => {
                self.price_of_moving_smoke(firefighter, from, to)
            }
            Action::MovePoi { firefighter, from, to } => {
                self.price_of_moving_poi(firefighter, from, to)
            }
            Action::OpenFor { firefighter, from, to } => {
                self.price_of_opening_for(firefighter, from, to)
            }
            Action::Look { firefighter } => {
                self.only(firefighter, Specialist::Strategist, &clause::ST2)?;
                fits(!self.course.turn.once, &clause::ST2, Because::Once)?;
                let events = self.events.deck.or(self.events.discard); // Q41
                fits(!events.is_empty(), &clause::ST2, Because::NothingThere)?;
                Ok(any(1))
            }
            _ => Err(Illegal { clause: &clause::T4, because: Because::NotAsked }),
        }
    }

    /// IT1, RD3, EV18.
    fn price_of_turning_up(&self, firefighter: Firefighter, at: Space) -> Priced {
        let (figure, from) = (self.figure(firefighter), self.at(firefighter));
        let dark = self.in_force(Tragic::PowerFailure);
        let dog = figure.is(Specialist::RescueDog);
        if dark && at == from && !dog {
            fits(self.markers.has(at, Kind::Poi), &clause::EV18, Because::NothingThere)?;
            return Ok(any(1));
        }
        let (clause, near, points) = match dog {
            true => (&clause::RD3, self.adjacent(from).has(at), 0),
            false => (&clause::IT1, true, 1),
        };
        if !dog {
            self.only(firefighter, Specialist::ImagingTechnician, clause)?;
        }
        fits(!dark, &clause::EV18, Because::Event(Tragic::PowerFailure))?;
        fits(near, clause, Because::NotAdjacent)?;
        fits(self.markers.has(at, Kind::Poi), clause, Because::NothingThere)?;
        Ok(any(points))
    }

    /// SE1, SE2: the own and Adjacent spaces are free of fire.
    fn no_fire_near(&self, firefighter: Firefighter, clause: &'static Clause) -> Checked<Because> {
        let at = self.at(firefighter);
        let near = self.adjacent(at).with(at);
        fits(near.and(self.fire).is_empty(), clause, Because::FireNear)
    }

    /// SE1; SE4 with Tragic Events.
    fn price_of_clearing(&self, firefighter: Firefighter) -> Priced {
        let clause = if self.options.tragic { &clause::SE4 } else { &clause::SE1 };
        self.only(firefighter, Specialist::StructuralEngineer, clause)?;
        self.no_fire_near(firefighter, clause)?;
        if self.options.tragic {
            fits(!self.course.turn.once, clause, Because::Once)?;
            let flare_up = crate::action::FireCard::FlareUp as usize;
            fits(self.fire_deck.discard.has(flare_up), clause, Because::NothingThere)?;
            return Ok(any(2));
        }
        fits(self.hot_spots.has(self.at(firefighter)), clause, Because::NothingThere)?;
        Ok(any(1))
    }

    /// FP1: a step of a shortest way out.
    fn way_on(
        &self,
        from: Space,
        to: Direction,
        clause: &'static Clause,
    ) -> Result<Space, Illegal<Because>> {
        let next = self.board().ways_on(from).find(|(direction, _)| *direction == to);
        next.map(|(_, space)| space).ok_or(Illegal { clause, because: Because::NotOnTheWay })
    }

    /// FP1, Q24.
    fn price_of_moving_smoke(
        &self,
        firefighter: Firefighter,
        from: Space,
        to: Direction,
    ) -> Priced {
        self.only(firefighter, Specialist::FirePrevention, &clause::FP1)?;
        fits(self.smoke.has(from), &clause::FP1, Because::NothingThere)?;
        let next = self.way_on(from, to, &clause::FP1)?;
        fits(!self.fire.has(next), &clause::Q24, Because::Burns)?;
        Ok(any(1))
    }

    /// FP3.
    fn price_of_moving_poi(&self, firefighter: Firefighter, from: Space, to: Direction) -> Priced {
        self.only(firefighter, Specialist::FirePrevention, &clause::FP3)?;
        fits(self.markers.has(from, Kind::Poi), &clause::FP3, Because::NothingThere)?;
        let next = self.way_on(from, to, &clause::FP3)?;
        fits(!self.fire.has(next), &clause::FP3, Because::Burns)?;
        let closed = Edge::of(from, to).is_some_and(|edge| self.blocked.has(edge));
        fits(!closed, &clause::FP3, Because::DoorClosed)?;
        Ok(any(2))
    }

    /// FP4.
    fn price_of_opening_for(&self, firefighter: Firefighter, from: Space, to: Direction) -> Priced {
        self.only(firefighter, Specialist::FirePrevention, &clause::FP4)?;
        fits(self.markers.has(from, Kind::Poi), &clause::FP4, Because::NothingThere)?;
        self.way_on(from, to, &clause::FP4)?;
        let door = Edge::of(from, to).is_some_and(|edge| self.blocked.has(edge));
        fits(door, &clause::FP4, Because::NoDoor)?;
        Ok(any(2))
    }

    /// O1: is it this seat's firefighter?
    pub(super) fn own(&self, seat: Seat, firefighter: Firefighter) -> Checked<Because> {
        let own = self.everybody().has(firefighter) && self.seat_of(firefighter) == seat;
        fits(own, &clause::O1, Because::NotYours(firefighter))
    }

    /// ST1.
    pub(super) fn may_plan(
        &self,
        seat: Seat,
        firefighter: Firefighter,
        give: u8,
    ) -> Checked<Because> {
        self.own(seat, firefighter)?;
        self.only(firefighter, Specialist::Strategist, &clause::ST1)?;
        fits(firefighter != self.active(), &clause::ST1, Because::NotActive(self.active()))?;
        let needed = give.saturating_add(1);
        fits(self.figure(firefighter).saved >= needed, &clause::ST1, Because::Saved(needed))
    }

    /// EV28.
    pub(super) fn may_throw(
        &self,
        seat: Seat,
        firefighter: Firefighter,
        at: Space,
    ) -> Checked<Because> {
        self.own(seat, firefighter)?;
        fits(self.events.held.has(Tragic::FireGrenade), &clause::EV28, Because::NotHeld)?;
        if self.figure(firefighter).is(Specialist::RescueDog) {
            return refuse(&clause::EV28, Because::Never(Specialist::RescueDog));
        }
        let from = self.at(firefighter);
        let near = from == at || self.adjacent(from).has(at);
        fits(near, &clause::EV28, Because::NotAdjacent)
    }
}
