//! A whole turn, thought through: sequences of actions, the best few at each length, and for the best of all
//! what every roll of the dice would do.

use super::judge::{Judge, burning};
use flash_point::{Action, FlashPoint, Frame, Part};
use kernel::{Game, Input, Seat, Waiting};

/// So many sequences of each length are thought on, at most and at least: the more can be done, the fewer.
const WIDTH: (usize, usize) = (3, 14);
/// About so many actions are tried after those of one length.
const TRIED: usize = 220;
/// No sequence is longer.
const LENGTH: usize = 10;
/// For so many the fire is rolled.
const ROLLED: usize = 10;

/// A sequence of actions, by its first.
#[derive(Clone, Copy)]
struct Thought {
    state: FlashPoint,
    first: Action,
    worth: i32,
}

/// What to do first in this turn.
pub(super) fn first_action(
    judge: &mut Judge<'_>,
    state: &FlashPoint,
    seat: Seat,
) -> Option<Action> {
    let (mut done, mut open, mut layer) = (Vec::new(), Vec::new(), Vec::new());
    think_on(judge, state, (seat, None), &mut open, &mut done);
    let width = (TRIED / (open.len() + 1)).clamp(WIDTH.0, WIDTH.1);
    for _ in 1..LENGTH {
        keep_best(&mut open, width);
        for thought in &open {
            think_on(judge, &thought.state, (seat, Some(thought.first)), &mut layer, &mut done);
        }
        open.clear();
        core::mem::swap(&mut open, &mut layer);
    }
    keep_best(&mut done, ROLLED);
    let rolled = done.iter().map(|thought| (thought.worth + danger(&thought.state, seat), thought));
    let best = rolled.reduce(|best, one| if one.0 > best.0 { one } else { best });
    best.map(|(_, thought)| thought.first)
}

/// Does the same turn go on?
fn goes_on(state: &FlashPoint, seat: Seat) -> bool {
    state.open.frame() == Frame::Act
        && matches!(state.waiting(), Waiting::Seats { must, .. } if must.has(seat))
}

/// Everything that can be done next: what is thought on, and what is done when the turn ends or something
/// comes to light.
fn think_on(
    judge: &mut Judge<'_>,
    state: &FlashPoint,
    (seat, first): (Seat, Option<Action>),
    open: &mut Vec<Thought>,
    done: &mut Vec<Thought>,
) {
    let mut actions = Vec::new();
    state.legal(seat, &mut actions);
    let turn = state.open.course.turn.number;
    for action in actions {
        let idle = matches!(action, Action::Close { .. } | Action::Plan { .. });
        if idle || judge.takes_from_others(&state.open, action) {
            continue;
        }
        let mut next = *state;
        next.apply(Input::Act(seat, action), &mut ());
        agree(&mut next, turn);
        let worth = judge.worth(&next);
        let thought = Thought { state: next, first: first.unwrap_or(action), worth };
        let ends = matches!(action, Action::End { .. });
        let thoughts = if !ends && goes_on(&next, seat) { &mut *open } else { &mut *done };
        thoughts.push(thought);
    }
}

/// Others are thought to agree, and not to ride along.
fn agree(state: &mut FlashPoint, turn: u8) {
    for _ in 0..8 {
        let (seat, action) = match (state.open.frame(), state.open.window().lowest()) {
            (Frame::Consent { .. }, Some(seat)) => (seat, Action::Answer { agreed: true }),
            (Frame::Ride { .. }, Some(seat)) => (seat, state.quiet(seat)),
            _ => return,
        };
        if state.open.course.turn.number != turn {
            return;
        }
        state.apply(Input::Act(seat, action), &mut ());
    }
}

/// The best of these, each position once.
fn keep_best(thoughts: &mut Vec<Thought>, count: usize) {
    let place = |one: &Thought| {
        let open = &one.state.open;
        (core::cmp::Reverse(one.worth), open.course.turn.points, open.at(open.active()))
    };
    thoughts.sort_by_key(place);
    thoughts.dedup_by_key(|one| place(one));
    thoughts.truncate(count);
}

/// What the fire does on average if the turn ends here.
fn danger(state: &FlashPoint, seat: Seat) -> i32 {
    let mut state = *state;
    // A POI is taken for what it most likely is.
    for _ in 0..3 {
        if !matches!(state.open.frame(), Frame::TurnUp { .. }) {
            break;
        }
        let mut outcomes = Vec::new();
        state.chances(&mut outcomes);
        let Some((likely, _)) = outcomes.into_iter().max_by_key(|(_, weight)| *weight) else {
            break;
        };
        state.apply(Input::Chance(likely), &mut ());
    }
    if goes_on(&state, seat) {
        let end = Action::End { firefighter: state.open.active() };
        if state.check(seat, end).is_err() {
            return 0;
        }
        state.apply(Input::Act(seat, end), &mut ());
    }
    if state.open.frame() == Frame::FireCard {
        let rage = flash_point::Chance::Fire(flash_point::FireCard::FireRage);
        let mut outcomes = Vec::new();
        state.chances(&mut outcomes);
        let Some(&(any, _)) = outcomes.first() else { return 0 };
        let card = outcomes.iter().find(|(card, _)| *card == rage).map_or(any, |(card, _)| *card);
        state.apply(Input::Chance(card), &mut ());
    }
    if !matches!(state.open.frame(), Frame::Blaze { part: Part::Roll, .. }) {
        return 0;
    }
    let (before, targets) = (burning(&state.open), state.open.targets());
    let after: i32 = targets
        .iter()
        .map(|space| {
            let mut next = state;
            next.apply(Input::Chance(flash_point::Chance::Target(space)), &mut ());
            burning(&next.open) - before
        })
        .sum();
    after / targets.len().max(1) as i32
}
