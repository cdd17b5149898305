//! Answers: what is asked outside of actions, and of whom.

use super::fits;
use crate::action::Action;
use crate::clause;
use crate::crew::{Crew, Firefighter};
use crate::event::Because;
use crate::marker::Kind;
use crate::space::Direction;
use crate::specialist::Specialist;
use crate::state::{Frame, Open, Part};
use kernel::{Checked, Seat, refuse};

impl Open {
    /// Answers of the setup and of windows.
    pub(super) fn may_answer(&self, seat: Seat, action: Action) -> Checked<Because> {
        match (self.frame(), action) {
            (
                Frame::Specialist { firefighter: asked },
                Action::Take { firefighter, specialist },
            ) => {
                fits(firefighter == asked, &clause::T2, Because::NotActive(asked))?;
                let free = self.free_cards().any(|card| card == specialist);
                fits(free, &clause::S13, Because::NotFree(specialist))
            }
            (Frame::Park, Action::Park { vehicle, .. }) => {
                fits(self.parked(vehicle).is_none(), &clause::S15, Because::AlreadyParked)
            }
            (Frame::Begin { firefighter: asked }, Action::Begin { firefighter, at }) => {
                fits(firefighter == asked, &clause::T2, Because::NotActive(asked))?;
                fits(at.is_outside(), &clause::S14, Because::NotOutside)
            }
            (
                Frame::Blaze { part: Part::Control, .. },
                Action::Control { firefighter, .. } | Action::Decline { firefighter },
            ) => {
                let asked = self.controller().map_or(Crew::NONE, Crew::only);
                self.asked(seat, firefighter, asked)?;
                let idle = matches!(action, Action::Control { red: false, black: false, .. });
                fits(!idle, &clause::SU1, Because::NoChange)
            }
            (Frame::Dodge { pending }, Action::Dodge { firefighter, to, lead }) => {
                self.asked(seat, firefighter, pending)?;
                self.may_dodge(firefighter, to, lead)
            }
            (Frame::Ride { vehicle, from, pending }, Action::Ride { firefighter, ride }) => {
                self.asked(seat, firefighter, pending)?;
                let to = self.vehicle_spaces(vehicle);
                self.may_ride(firefighter, self.spot(vehicle, from), to, ride)
            }
            (
                Frame::Dodge { pending } | Frame::Ride { pending, .. },
                Action::Decline { firefighter },
            ) => self.asked(seat, firefighter, pending),
            (Frame::GetUp { pending }, Action::GetUp { firefighter, at }) => {
                self.asked(seat, firefighter, pending)?;
                fits(self.gets_up_in(firefighter).has(at), &clause::T4, Because::NotThere)
            }
            _ => refuse(&clause::T4, Because::NotAsked),
        }
    }

    /// O1, T4: is this seat asked about this firefighter?
    fn asked(&self, seat: Seat, firefighter: Firefighter, pending: Crew) -> Checked<Because> {
        self.own(seat, firefighter)?;
        fits(pending.has(firefighter), &clause::T4, Because::NotAsked)
    }

    /// SU1: who can turn the dice.
    #[inline]
    pub fn controller(&self) -> Option<Firefighter> {
        self.who_is(Specialist::Suppression).filter(|&one| self.figure(one).saved > 0)
    }

    /// VE1, VE3: what a dodge costs, if the firefighter may dodge at all.
    #[inline]
    pub fn dodge_cost(&self, firefighter: Firefighter) -> Option<u8> {
        let figure = self.figure(firefighter);
        match figure.specialist {
            Some(Specialist::Veteran) => Some(1),
            Some(Specialist::RescueDog) => None,
            _ => self.course.near.has(firefighter).then_some(2),
        }
    }

    /// VE1: can somebody dodge by what lies open?
    pub fn can_dodge(&self, firefighter: Firefighter) -> bool {
        let saved = self.figure(firefighter).saved;
        let pays = self.dodge_cost(firefighter).is_some_and(|cost| cost <= saved);
        pays && !self.adjacent(self.at(firefighter)).minus(self.fire).is_empty()
    }

    fn may_dodge(&self, firefighter: Firefighter, to: Direction, lead: bool) -> Checked<Because> {
        let from = self.at(firefighter);
        let Some(next) = self.adjacent_in(from, to) else {
            return refuse(&clause::VE1, Because::NotAdjacent);
        };
        fits(!self.fire.has(next), &clause::VE1, Because::Burns)?;
        let led = !lead || self.markers.has(from, Kind::Treated);
        fits(led, &clause::VE1, Because::NothingThere)
    }
}
