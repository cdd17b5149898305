//! A firefighter for Flash Point. In its turn a bot thinks through what it can do (`plan`), judges where that
//! leads by who can be rescued how soon and by what burns (`judge`, `ways`), and rolls the dice of the fire in
//! its head for the best of it, so it does not leave a victim where the next roll may reach. Where it is
//! asked something else it takes what is worth most at once.
//!
//! Somebody to whom a person points is left to that person. A bot agrees to a command that does no harm, and
//! as a Strategist gives its AP to whoever can bring a victim home with them.

mod counts;
mod judge;
mod plan;
mod ways;

pub use counts::Rescues;

use crate::{Plays, borrowed, is_waited_for, random};
use flash_point::space::{SPACES, Space, SpaceSet};
use flash_point::specialist::Specialist;
use flash_point::{Action, Firefighter, Frame, Kind, View};
use judge::Judge;
use kernel::{Dice, Game, Input, Level, Seat, Thing};
use ways::Gait;

pub use flash_point::FlashPoint;

impl Plays for FlashPoint {
    const POINTS: bool = true;

    /// A space is pointed at by its number.
    fn choose(
        level: Level,
        view: &View,
        seat: Seat,
        pointed: &[(Seat, Thing)],
        dice: &mut dyn Dice,
    ) -> Option<Action> {
        if level == Level::Random {
            return random::<FlashPoint>(view, seat, dice);
        }
        let pointed = spaces(pointed, seat);
        let state = FlashPoint::imagine(view, &mut borrowed(dice));
        Bot { judge: Judge::new(&pointed), state, seat }.chooses()
    }

    /// At the beginning of a turn: the first thing that it does there and that is more than a step.
    fn goal(
        level: Level,
        view: &View,
        seat: Seat,
        pointed: &[(Seat, Thing)],
        dice: &mut dyn Dice,
    ) -> Option<Thing> {
        let state = FlashPoint::imagine(view, &mut borrowed(dice));
        let turn = &state.open.course.turn;
        let begins = state.open.frame() == Frame::Act && !turn.acted;
        if level == Level::Random || !begins || !is_waited_for(&state, seat) {
            return None;
        }
        let pointed = spaces(pointed, seat);
        let plan = plan::best(&mut Judge::new(&pointed), &state, seat)?;
        let stays = matches!(plan.action, Action::End { .. });
        (!stays).then(|| Thing(plan.goal.index() as u16))
    }
}

/// The spaces to which others point.
fn spaces(pointed: &[(Seat, Thing)], own: Seat) -> Vec<(Seat, SpaceSet)> {
    let others = pointed.iter().filter(|(by, _)| *by != own);
    let at = |&(by, Thing(thing)): &(Seat, Thing)| {
        let space = usize::from(thing);
        (space < SPACES).then(|| (by, SpaceSet::one(Space::at(space))))
    };
    others.filter_map(at).collect()
}

/// Somebody who thinks.
struct Bot<'a> {
    judge: Judge<'a>,
    state: FlashPoint,
    seat: Seat,
}

impl Bot<'_> {
    fn chooses(&mut self) -> Option<Action> {
        let (state, seat) = (self.state, self.seat);
        if !is_waited_for(&state, seat) {
            return self.steps_in();
        }
        match state.open.frame() {
            Frame::Act => plan::best(&mut self.judge, &state, seat).map(|plan| plan.action),
            Frame::Consent { action, .. } => Some(Action::Answer { agreed: self.agrees(action) }),
            _ => self.best_answer(),
        }
    }

    /// What is worth most at once.
    fn best_answer(&mut self) -> Option<Action> {
        let mut actions = Vec::new();
        self.state.legal(self.seat, &mut actions);
        let mut worth = |action: &Action| {
            let mut next = self.state;
            next.apply(Input::Act(self.seat, *action), &mut ());
            plan::burn_out(&mut next);
            self.judge.worth(&next)
        };
        actions.into_iter().max_by_key(|action| worth(action))
    }

    /// FC3: does it no harm?
    fn agrees(&mut self, action: Action) -> bool {
        let before = self.judge.as_it_lies(&self.state.open);
        let mut after = self.state;
        after.apply(Input::Act(self.seat, Action::Answer { agreed: true }), &mut ());
        let harmless = self.judge.worth(&after) + HARMLESS >= before;
        harmless || !matches!(action, Action::Move { .. })
    }

    /// ST1, EV28: what it may do in the turn of another.
    fn steps_in(&mut self) -> Option<Action> {
        let mut actions = Vec::new();
        self.state.legal(self.seat, &mut actions);
        let before = self.judge.as_it_lies(&self.state.open);
        let throws = actions.iter().filter(|action| matches!(action, Action::Throw { .. }));
        let thrown = throws.map(|&action| {
            let mut next = self.state;
            next.apply(Input::Act(self.seat, action), &mut ());
            (self.judge.as_it_lies(&next.open), action)
        });
        let best = thrown.max_by_key(|(worth, _)| *worth);
        let grenade = best.filter(|(worth, _)| *worth > before).map(|(_, action)| action);
        grenade.or_else(|| self.plans())
    }

    /// ST1: so many AP that the active firefighter brings a victim home in this turn.
    fn plans(&mut self) -> Option<Action> {
        let open = &self.state.open;
        let own = |one: &Firefighter| open.seat_of(*one) == self.seat;
        let strategist = open.who_is(Specialist::Strategist).filter(own)?;
        let (active, at) = (open.active(), open.at(open.active()));
        if active == strategist || open.figure(active).is(Specialist::RescueDog) {
            return None;
        }
        let gait = match () {
            () if open.markers.has(at, Kind::Treated) => Gait::Walks,
            () if open.markers.has(at, Kind::Victim) => Gait::Carries,
            () => return None,
        };
        let home = self.judge.ways.home(open, gait)[at.index()];
        let has = open.course.turn.points + open.course.turn.restricted;
        let needed = home.checked_sub(has).filter(|needed| *needed > 0)?;
        let action = Action::Plan { firefighter: strategist, give: needed - 1 };
        self.state.check(self.seat, action).is_ok().then_some(action)
    }
}

/// A command that makes things worse by no more than this is obeyed: others see more than a bot does.
const HARMLESS: i32 = 60;
