//! May this be done, and if not, why.

mod special;
mod vehicles;
mod windows;

pub(crate) use vehicles::driven;

use crate::action::Action;
use crate::clause;
use crate::cost::{Price, Purse};
use crate::crew::Firefighter;
use crate::event::Because;
use crate::events;
use crate::marker::{Kind, Load};
use crate::space::{Direction, Edge, Space};
use crate::specialist::Specialist;
use crate::state::{FlashPoint, Frame, Open, Part};
use kernel::{Checked, Game, Illegal, OutOfTurn, Seat, refuse};

/// A price, or why it cannot be had.
pub(crate) type Priced = Result<Price, Illegal<Because>>;

const OUT_OF_TURN: OutOfTurn<Because> =
    OutOfTurn { over: (&clause::E6, Because::GameOver), turn: (&clause::T2, Because::NotYourTurn) };

/// May `seat` do this?
pub(crate) fn check(state: &FlashPoint, seat: Seat, action: Action) -> Checked<Because> {
    OUT_OF_TURN.check(state.waiting(), seat)?;
    allowed(state, seat, action)
}

/// The same for a seat that may act now.
pub(crate) fn allowed(state: &FlashPoint, seat: Seat, action: Action) -> Checked<Because> {
    let open = &state.open;
    match (open.frame(), action) {
        (Frame::Act, Action::Plan { firefighter, give }) => open.may_plan(seat, firefighter, give),
        (Frame::Act, Action::Throw { firefighter, at }) => open.may_throw(seat, firefighter, at),
        (Frame::Act, _) => may_act(state, seat, action),
        (Frame::Blaze { part: Part::Hazmats, .. }, Action::Explode { at }) => {
            fits(open.burning_hazmats().has(at), &clause::T4, Because::NotThisChoice)
        }
        (Frame::Event { card, step }, Action::Choose(choice)) => {
            events::check(state, card, step, choice)
        }
        (Frame::Reroll, Action::Reroll { .. }) | (Frame::Return, Action::Return { .. }) => Ok(()),
        (Frame::Consent { .. }, Action::Answer { .. }) => Ok(()),
        _ => open.may_answer(seat, action),
    }
}

/// Refuses unless it fits.
#[inline]
pub(crate) fn fits(
    fits: bool,
    clause: &'static kernel::Clause,
    because: Because,
) -> Checked<Because> {
    if fits { Ok(()) } else { refuse(clause, because) }
}

/// A price of AP for anything.
#[inline]
pub(crate) const fn any(points: u8) -> Price {
    Price { purse: Purse::Any, points }
}

/// T2, P4, T3: the actions of a turn.
fn may_act(state: &FlashPoint, seat: Seat, action: Action) -> Checked<Because> {
    let open = &state.open;
    let active = open.active();
    let Some(firefighter) = action.firefighter() else {
        return refuse(&clause::T4, Because::NotAsked);
    };
    let own = open.active_seat();
    fits(seat == own, &clause::T2, Because::NotYourTurn(Some(own)))?;
    fits(open.everybody().has(firefighter), &clause::O1, Because::NotYours(firefighter))?;
    if firefighter != active {
        open.may_command(firefighter, action)?;
    }
    let price = open.price(action)?;
    if price.points > open.funds(price.purse) {
        let too_much = price.points + open.course.turn.for_cafs > 1;
        let cafs = open.figure(firefighter).is(Specialist::CafsFirefighter);
        if firefighter != active && cafs && too_much {
            return refuse(&clause::FC2, Because::ForCafs);
        }
        return refuse(&clause::P4, Because::Costs(price.points));
    }
    if open.may_burn(action) {
        let mut after = *state;
        after.act_on(action, price, &mut ());
        fits(after.open.all_can_leave(), &clause::T3, Because::NoWayOut)?;
    }
    Ok(())
}

impl Action {
    /// The firefighter who does it, or is asked.
    #[inline]
    pub(crate) const fn firefighter(self) -> Option<Firefighter> {
        use Action::*;
        match self {
            Move { firefighter, .. }
            | Squeeze { firefighter, .. }
            | Open { firefighter, .. }
            | Close { firefighter, .. }
            | Extinguish { firefighter, .. }
            | Chop { firefighter, .. }
            | Drive { firefighter, .. }
            | FireDeckGun { firefighter }
            | ChangeCrew { firefighter, .. }
            | Treat { firefighter, .. }
            | Dispose { firefighter }
            | TurnUp { firefighter, .. }
            | Clear { firefighter }
            | Repair { firefighter, .. }
            | MoveSmoke { firefighter, .. }
            | MovePoi { firefighter, .. }
            | OpenFor { firefighter, .. }
            | Look { firefighter }
            | End { firefighter } => Some(firefighter),
            _ => None,
        }
    }
}

impl Open {
    /// FC1 to FC3: may the active firefighter command this one?
    fn may_command(&self, firefighter: Firefighter, action: Action) -> Checked<Because> {
        let commands =
            matches!(action, Action::Move { .. } | Action::Open { .. } | Action::Close { .. });
        let active = self.active();
        if !self.figure(active).is(Specialist::FireCaptain) {
            return refuse(&clause::T2, Because::NotActive(active));
        }
        fits(commands, &clause::FC1, Because::NotActive(active))?;
        let seat = self.seat_of(firefighter);
        let refused = self.course.turn.refused.has(seat);
        fits(!refused, &clause::FC3, Because::Refused(seat))?;
        let other = self.course.turn.in_fire.is_some_and(|one| one != firefighter);
        fits(!other, &clause::T3, Because::NoWayOut)
    }

    /// Could somebody who acts or is commanded stand in fire after this?
    #[inline]
    fn may_burn(&self, action: Action) -> bool {
        let into_fire = match action {
            Action::Move { firefighter, to, .. } => {
                let next = self.at(firefighter).step(to);
                next.is_some_and(|next| self.fire.has(next))
            }
            Action::MoveSmoke { .. } => true,
            _ => false,
        };
        into_fire || self.fire.has(self.at(self.active())) || self.course.turn.in_fire.is_some()
    }

    /// What an action of the turn costs, or why it cannot be done whatever it costs.
    pub(crate) fn price(&self, action: Action) -> Priced {
        match action {
            Action::Move { firefighter, to, load, lead } => {
                self.price_of_move(firefighter, to, load, lead)
            }
            Action::Squeeze { firefighter, to } => self.price_of_squeeze(firefighter, to),
            Action::Open { firefighter, at } => self.price_of_door(firefighter, at, true),
            Action::Close { firefighter, at } => self.price_of_door(firefighter, at, false),
            Action::Extinguish { firefighter, at } => self.price_of_extinguishing(firefighter, at),
            Action::Chop { firefighter, at } => self.price_of_chop(firefighter, at),
            Action::Drive { firefighter, vehicle, ride, clockwise } => {
                self.price_of_drive(firefighter, vehicle, clockwise, ride)
            }
            Action::FireDeckGun { firefighter } => self.price_of_deck_gun(firefighter),
            Action::ChangeCrew { firefighter, specialist } => {
                self.price_of_crew_change(firefighter, specialist)
            }
            Action::End { .. } => {
                let led = self.course.turn.in_fire.unwrap_or(self.active());
                let stands = [self.active(), led].map(|one| self.fire.has(self.at(one)));
                fits(stands == [false, false], &clause::T3, Because::Burns)?;
                Ok(any(0))
            }
            _ => self.price_of_special(action),
        }
    }

    /// RD1: what the dog does not do.
    pub(crate) fn not_by_dog(&self, firefighter: Firefighter) -> Checked<Because> {
        let dog = self.figure(firefighter).is(Specialist::RescueDog);
        fits(!dog, &clause::RD1, Because::Never(Specialist::RescueDog))
    }

    /// A1 to A5.
    fn price_of_move(
        &self,
        firefighter: Firefighter,
        to: Direction,
        load: Option<Load>,
        lead: bool,
    ) -> Priced {
        let event = Because::Event(crate::events::table::Tragic::PinnedDown);
        fits(!self.is_pinned(firefighter), &clause::EV4, event)?;
        let from = self.at(firefighter);
        let Some(next) = self.adjacent_in(from, to) else {
            return Err(Illegal { clause: &clause::A1, because: Because::NotAdjacent });
        };
        self.may_take(firefighter, from, load, lead)?;
        if self.fire.has(next) {
            self.not_by_dog(firefighter)?;
            fits(load.is_none() && !lead, &clause::A5, Because::Burns)?;
        }
        let points = self.move_cost(firefighter, next, load);
        Ok(Price { purse: self.purse_of(firefighter, Purse::Movement), points })
    }

    /// A3, A4, RD1: can these be taken along from here?
    pub(crate) fn may_take(
        &self,
        firefighter: Firefighter,
        from: Space,
        load: Option<Load>,
        lead: bool,
    ) -> Checked<Because> {
        if load == Some(Load::Hazmat) || lead {
            self.not_by_dog(firefighter)?;
        }
        let there = load.is_none_or(|load| self.markers.has(from, load.kind()));
        fits(there, &clause::A3, Because::NothingThere)?;
        let led = !lead || self.markers.has(from, Kind::Treated);
        fits(led, &clause::A4, Because::NothingThere)
    }

    /// RD2.
    fn price_of_squeeze(&self, firefighter: Firefighter, to: Direction) -> Priced {
        self.only(firefighter, Specialist::RescueDog, &clause::RD2)?;
        let event = Because::Event(crate::events::table::Tragic::PinnedDown);
        fits(!self.is_pinned(firefighter), &clause::EV4, event)?;
        let from = self.at(firefighter);
        let edge = Edge::of(from, to);
        let damaged = edge.is_some_and(|edge| self.is_damaged(edge));
        fits(damaged, &clause::RD2, Because::NoWall)?;
        let next = from.step(to);
        fits(next.is_some_and(|next| !self.fire.has(next)), &clause::RD1, Because::Burns)?;
        Ok(Price { purse: Purse::Movement, points: 2 })
    }

    /// A8, EV10.
    fn price_of_door(&self, firefighter: Firefighter, at: Direction, opens: bool) -> Priced {
        self.not_by_dog(firefighter)?;
        let door = Edge::of(self.at(firefighter), at).filter(|&edge| self.has_door(edge));
        let Some(door) = door else {
            return Err(Illegal { clause: &clause::A8, because: Because::NoDoor });
        };
        fits(self.blocked.has(door) == opens, &clause::A8, Because::AlreadySo)?;
        let purse = self.purse_of(firefighter, Purse::Movement);
        Ok(Price { purse, points: self.door_cost(opens) })
    }

    /// A9.
    fn price_of_extinguishing(&self, firefighter: Firefighter, at: Space) -> Priced {
        self.not_by_dog(firefighter)?;
        let never = Because::Never(Specialist::StructuralEngineer);
        fits(self.extinguishes(firefighter), &clause::SE3, never)?;
        let from = self.at(firefighter);
        let near = from == at || self.adjacent(from).has(at);
        fits(near, &clause::A9, Because::NotAdjacent)?;
        fits(self.fire.or(self.smoke).has(at), &clause::A9, Because::NothingThere)?;
        let points = self.extinguish_cost(firefighter, at);
        Ok(Price { purse: Purse::Extinguish, points })
    }

    /// A10.
    fn price_of_chop(&self, firefighter: Firefighter, at: Direction) -> Priced {
        self.not_by_dog(firefighter)?;
        let edge = Edge::of(self.at(firefighter), at);
        let wall = edge.is_some_and(|edge| self.has_wall(edge));
        fits(wall, &clause::A10, Because::NoWall)?;
        Ok(any(self.figure(firefighter).profile().chop))
    }
}
