//! What an action costs, which AP pay for it, and how somebody gets out of a fire.

use crate::action::Action;
use crate::crew::Firefighter;
use crate::events::table::Tragic;
use crate::marker::Load;
use crate::space::{Direction, Space, SpaceSet};
use crate::specialist::{Restricted, Specialist};
use crate::state::Open;

/// P3: what is paid for decides which AP can pay.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Purse {
    /// Moves and doors.
    Movement,
    /// Extinguishing.
    Extinguish,
    /// Commands to this firefighter.
    Command(Firefighter),
    /// Everything else.
    Any,
}

/// A price.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Price {
    pub(crate) purse: Purse,
    pub(crate) points: u8,
}

/// What is in the purses of a turn.
#[derive(Clone, Copy)]
struct Purses {
    points: u8,
    restricted: u8,
    for_cafs: u8,
}

impl Open {
    fn purses(&self) -> Purses {
        let turn = &self.course.turn;
        let (points, restricted, for_cafs) = (turn.points, turn.restricted, turn.for_cafs);
        Purses { points, restricted, for_cafs }
    }

    /// P3: do the AP for one kind of action pay for this?
    #[inline]
    fn fits(&self, purse: Purse) -> bool {
        let kind = self.figure(self.active()).profile().restricted;
        matches!(
            (kind, purse),
            (Some(Restricted::Movement(_)), Purse::Movement)
                | (Some(Restricted::Extinguish(_)), Purse::Extinguish)
                | (Some(Restricted::Command(_)), Purse::Command(_))
        )
    }

    /// FC2.
    #[inline]
    fn is_for_cafs(&self, purse: Purse) -> bool {
        matches!(purse, Purse::Command(one) if self.figure(one).is(Specialist::CafsFirefighter))
    }

    /// How many AP there are for this.
    pub(crate) fn funds(&self, purse: Purse) -> u8 {
        self.funds_of(self.purses(), purse)
    }

    fn funds_of(&self, purses: Purses, purse: Purse) -> u8 {
        let all = purses.points + if self.fits(purse) { purses.restricted } else { 0 };
        if self.is_for_cafs(purse) { all.min(1u8.saturating_sub(purses.for_cafs)) } else { all }
    }

    /// Restricted AP go first.
    fn spent(&self, mut purses: Purses, Price { purse, points }: Price) -> Purses {
        let restricted = if self.fits(purse) { purses.restricted.min(points) } else { 0 };
        purses.restricted -= restricted;
        purses.points -= points - restricted;
        if self.is_for_cafs(purse) {
            purses.for_cafs += points;
        }
        purses
    }

    /// P3, P4: pays.
    pub(crate) fn pay(&mut self, price: Price) {
        let left = self.spent(self.purses(), price);
        let turn = &mut self.course.turn;
        (turn.points, turn.restricted, turn.for_cafs) =
            (left.points, left.restricted, left.for_cafs);
    }

    /// Who pays for what a firefighter does: a Fire Captain for a commanded one.
    #[inline]
    pub(crate) fn purse_of(&self, firefighter: Firefighter, own: Purse) -> Purse {
        if firefighter == self.active() { own } else { Purse::Command(firefighter) }
    }

    /// A1 to A3, EV7, RD1.
    #[inline]
    pub fn move_cost(&self, firefighter: Firefighter, to: Space, load: Option<Load>) -> u8 {
        let dog = self.figure(firefighter).is(Specialist::RescueDog);
        match load {
            Some(Load::Trapped) => 4,
            Some(_) if dog => 4,
            Some(_) => 2,
            None if self.fire.has(to) => 2,
            None => 1,
        }
    }

    /// A9, PM2, EV11, EV27.
    #[inline]
    pub fn extinguish_cost(&self, firefighter: Firefighter, at: Space) -> u8 {
        if self.in_force(Tragic::GetInItsFace) {
            return 0;
        }
        let heavy = self.fire.has(at) && self.in_force(Tragic::LowPressure);
        self.figure(firefighter).profile().extinguishing * if heavy { 2 } else { 1 }
    }

    /// A8, EV10.
    #[inline]
    pub fn door_cost(&self, opens: bool) -> u8 {
        if opens && self.in_force(Tragic::WarpedFrames) { 2 } else { 1 }
    }

    /// May this firefighter extinguish?
    #[inline]
    pub(crate) fn extinguishes(&self, firefighter: Firefighter) -> bool {
        let figure = self.figure(firefighter);
        !figure.is(Specialist::RescueDog) && !figure.is(Specialist::StructuralEngineer)
    }

    /// EV4: may the active firefighter not move?
    #[inline]
    pub(crate) fn is_pinned(&self, firefighter: Firefighter) -> bool {
        firefighter == self.active() && self.in_force(Tragic::PinnedDown)
    }

    /// T3: how many AP it takes to walk from a space that burns into one that does not.
    fn walk_out(&self, from: Space) -> Option<u8> {
        let ways = self.ways();
        let (mut reached, mut seen, mut cost) = (SpaceSet::one(from), SpaceSet::one(from), 1);
        while !reached.is_empty() {
            let next = ways.spread(reached);
            if !next.minus(self.fire).is_empty() {
                return Some(cost);
            }
            reached = next.minus(seen);
            (seen, cost) = (seen.or(reached), cost + 2);
        }
        None
    }

    /// T3: the first step of the cheapest walk out, in the order of directions.
    fn step_out(&self, from: Space) -> Option<Direction> {
        let cost = |direction: &Direction| {
            let next = self.adjacent_in(from, *direction)?;
            if self.fire.has(next) { Some(2 + self.walk_out(next)?) } else { Some(1) }
        };
        let known = Direction::ALL.into_iter().filter(|direction| cost(direction).is_some());
        known.min_by_key(cost)
    }

    /// T3: does nobody who acts or is commanded stand in a fire that they cannot leave?
    pub(crate) fn all_can_leave(&self) -> bool {
        let mut purses = self.purses();
        if let Some(one) = self.course.turn.in_fire.filter(|&one| self.fire.has(self.at(one))) {
            let purse = Purse::Command(one);
            match self.walk_out(self.at(one)) {
                Some(points) if points <= self.funds_of(purses, purse) => {
                    purses = self.spent(purses, Price { purse, points });
                }
                _ => return false,
            }
        }
        let active = self.active();
        !self.fire.has(self.at(active))
            || self.leaves(active, purses)
            || self.douses(active, purses)
    }

    fn leaves(&self, active: Firefighter, purses: Purses) -> bool {
        let walks = !self.is_pinned(active);
        let cost = self.walk_out(self.at(active)).filter(|_| walks);
        cost.is_some_and(|cost| cost <= self.funds_of(purses, Purse::Movement))
    }

    fn douses(&self, active: Firefighter, purses: Purses) -> bool {
        let cost = self.extinguish_cost(active, self.at(active));
        self.extinguishes(active) && cost <= self.funds_of(purses, Purse::Extinguish)
    }

    /// O3: the cheapest next action of somebody who must leave a fire.
    pub(crate) fn way_out(&self) -> Option<Action> {
        let active = self.active();
        let step = |firefighter: Firefighter| {
            let to = self.step_out(self.at(firefighter))?;
            Some(Action::Move { firefighter, to, load: None, lead: false })
        };
        if let Some(one) = self.course.turn.in_fire.filter(|&one| self.fire.has(self.at(one))) {
            return step(one);
        }
        if !self.fire.has(self.at(active)) {
            return None;
        }
        let (at, purses) = (self.at(active), self.purses());
        let douse = self.douses(active, purses).then(|| self.extinguish_cost(active, at));
        let walk = self.walk_out(at).filter(|_| self.leaves(active, purses));
        match (walk, douse) {
            (Some(walk), Some(douse)) if douse < walk => {
                Some(Action::Extinguish { firefighter: active, at })
            }
            (Some(_), _) => step(active),
            _ => Some(Action::Extinguish { firefighter: active, at }),
        }
    }
}
