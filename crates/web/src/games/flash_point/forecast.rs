//! What a reaction would bring, before somebody chooses it: where the dice would point, and what happens there.

use crate::t;
use flash_point::board::{opposite_black, opposite_red};
use flash_point::space::Space;
use flash_point::specialist::Specialist;
use flash_point::{Firefighter, FlashPoint, Open};
use kernel::{Game, Input, Seat};

/// F1 to F3: what the fire does where the dice point.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Outcome {
    Smoke,
    Fire,
    Explosion,
    Nothing,
}

/// SU1: where the dice point when these are turned.
pub(super) const fn turned(target: Space, red: bool, black: bool) -> Space {
    let row = if red { opposite_red(target.row()) } else { target.row() };
    let column = if black { opposite_black(target.column()) } else { target.column() };
    Space::new(row, column)
}

/// What the fire would do there.
pub(super) fn outcome(open: &Open, target: Space) -> Outcome {
    let guarded = open.who_is(Specialist::Suppression).is_some_and(|one| {
        let at = open.at(one);
        at == target || open.adjacent(at).has(target)
    });
    match () {
        () if guarded => Outcome::Nothing,
        () if open.fire.has(target) => Outcome::Explosion,
        () if open.smoke.has(target) => Outcome::Fire,
        () if !open.adjacent(target).and(open.fire).is_empty() => Outcome::Fire,
        () => Outcome::Smoke,
    }
}

pub(super) fn outcome_name(outcome: Outcome) -> String {
    match outcome {
        Outcome::Smoke => t!("flash-point-page-brings-smoke"),
        Outcome::Fire => t!("flash-point-page-brings-fire"),
        Outcome::Explosion => t!("flash-point-page-brings-explosion"),
        Outcome::Nothing => t!("flash-point-page-brings-nothing"),
    }
}

/// What an action of a turn costs: by doing it in a world that is only thought of. Commands are free until
/// somebody has agreed, so they are not asked about here.
pub(super) fn cost(world: &FlashPoint, seat: Seat, action: flash_point::Action) -> u8 {
    let purse = |world: &FlashPoint| {
        let turn = &world.open.course.turn;
        let saved: u8 = world.open.figures().iter().map(|figure| figure.saved).sum();
        turn.points + turn.restricted + saved
    };
    let mut after = *world;
    match after.check(seat, action) {
        Ok(()) => after.apply(Input::Act(seat, action), &mut Vec::new()),
        Err(_) => return 0,
    }
    purse(world).saturating_sub(purse(&after))
}

/// P2: how many AP would be saved if the turn ended now.
pub(super) fn saves(open: &Open, active: Firefighter) -> u8 {
    let profile = open.figure(active).profile();
    let turn = &open.course.turn;
    turn.points.saturating_sub(turn.unsavable).min(profile.saves)
}
