//! A whole turn, thought through: sequences of actions, the best few at each length, and for the best of all
//! what every roll of the dice would do.

use super::judge::{Judge, burning};
use flash_point::space::Space;
use flash_point::{Action, FlashPoint, Frame, Part};
use kernel::{Game, Input, Seat, Waiting};

/// So many sequences of each length are thought on, at most and at least: the more can be done, the fewer.
const WIDTH: (usize, usize) = (3, 14);
/// About so many actions are tried after those of one length.
const TRIED: usize = 220;
/// No sequence is longer.
const LENGTH: usize = 10;
/// For so many the fire is rolled.
const ROLLED: usize = 16;
/// No sequence is thought on after so many positions: a decision takes as long as it takes anywhere.
const JUDGED_MAX: usize = 1_400;

/// A sequence of actions, by its first.
#[derive(Clone, Copy)]
struct Thought {
    state: FlashPoint,
    first: Action,
    /// What the first action is about that is no plain step.
    about: Option<Space>,
    worth: i32,
}

/// What to do in this turn.
#[derive(Clone, Copy)]
pub(super) struct Plan {
    /// At first.
    pub(super) action: Action,
    /// Where it leads: to what it does there, or where it ends.
    pub(super) goal: Space,
}

/// The best that can be done in this turn.
pub(super) fn best(judge: &mut Judge<'_>, state: &FlashPoint, seat: Seat) -> Option<Plan> {
    let (mut done, mut open, mut layer) = (Vec::new(), Vec::new(), Vec::new());
    think_on(judge, state, (seat, None), &mut open, &mut done);
    let width = (TRIED / (open.len() + 1)).clamp(WIDTH.0, WIDTH.1);
    for _ in 1..LENGTH {
        keep_best(&mut open, width);
        for thought in &open {
            if judge.judged < JUDGED_MAX {
                think_on(judge, &thought.state, (seat, Some(thought)), &mut layer, &mut done);
            }
        }
        open.clear();
        core::mem::swap(&mut open, &mut layer);
    }
    keep_best(&mut done, ROLLED);
    let mut best: Option<(i32, &Thought)> = None;
    for thought in &done {
        let worth = thought.worth + danger(judge, &thought.state, seat);
        if best.is_none_or(|(most, _)| worth > most) {
            best = Some((worth, thought));
        }
    }
    let active = state.open.active();
    best.map(|(_, thought)| Plan {
        action: thought.first,
        goal: thought.about.unwrap_or_else(|| thought.state.open.at(active)),
    })
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
    (seat, before): (Seat, Option<&Thought>),
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
        let (first, known) = before.map_or((action, None), |one| (one.first, one.about));
        let about = known.or_else(|| about(state, action));
        let thought = Thought { state: next, first, about, worth };
        let ends = matches!(action, Action::End { .. });
        let thoughts = if !ends && goes_on(&next, seat) { &mut *open } else { &mut *done };
        thoughts.push(thought);
    }
}

/// What an action is about that is no plain step of the own firefighter: whom it takes along, what it puts
/// out, what it turns up or treats.
fn about(state: &FlashPoint, action: Action) -> Option<Space> {
    let open = &state.open;
    let here = |firefighter| Some(open.at(firefighter));
    match action {
        Action::Extinguish { at, .. } | Action::TurnUp { at, .. } | Action::Throw { at, .. } => {
            Some(at)
        }
        Action::MoveSmoke { from, .. } | Action::MovePoi { from, .. } => Some(from),
        Action::OpenFor { from, .. } => Some(from),
        Action::Move { firefighter, load, lead, .. } => {
            let commanded = firefighter != open.active();
            if load.is_some() || lead || commanded { here(firefighter) } else { None }
        }
        Action::Chop { firefighter, .. }
        | Action::Treat { firefighter, .. }
        | Action::Dispose { firefighter }
        | Action::Clear { firefighter }
        | Action::Repair { firefighter, .. } => here(firefighter),
        _ => None,
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
fn danger(judge: &mut Judge<'_>, state: &FlashPoint, seat: Seat) -> i32 {
    let Some(state) = before_the_roll(state, seat) else { return 0 };
    let (burnt, people) = (burning(&state.open), judge.people(&state.open));
    let targets = state.open.targets();
    let after: i32 = targets
        .iter()
        .map(|space| {
            let mut next = state;
            next.apply(Input::Chance(flash_point::Chance::Target(space)), &mut ());
            burn_out(&mut next);
            // The dice change who can be rescued only where they struck somebody.
            let (old, new) = (&state.open, &next.open);
            let struck = old.markers != new.markers || old.crew != new.crew;
            let lost = if struck { judge.people(new) - people } else { 0 };
            burning(new) - burnt + lost
        })
        .sum();
    after / targets.len().max(1) as i32
}

/// The position in which the dice of the fire are rolled, if the turn ends here.
fn before_the_roll(state: &FlashPoint, seat: Seat) -> Option<FlashPoint> {
    let mut state = *state;
    for _ in 0..3 {
        if !matches!(state.open.frame(), Frame::TurnUp { .. }) {
            break;
        }
        turn_up(&mut state);
    }
    if goes_on(&state, seat) {
        let end = Action::End { firefighter: state.open.active() };
        state.check(seat, end).ok()?;
        state.apply(Input::Act(seat, end), &mut ());
    }
    if state.open.frame() == Frame::FireCard {
        let rage = flash_point::Chance::Fire(flash_point::FireCard::FireRage);
        let mut outcomes = Vec::new();
        state.chances(&mut outcomes);
        let &(any, _) = outcomes.first()?;
        let card = outcomes.iter().find(|(card, _)| *card == rage).map_or(any, |(card, _)| *card);
        state.apply(Input::Chance(card), &mut ());
    }
    matches!(state.open.frame(), Frame::Blaze { part: Part::Roll, .. }).then_some(state)
}

/// A POI is taken for what it most likely is.
fn turn_up(state: &mut FlashPoint) {
    let mut outcomes = Vec::new();
    state.chances(&mut outcomes);
    if let Some((likely, _)) = outcomes.into_iter().max_by_key(|(_, weight)| *weight) {
        state.apply(Input::Chance(likely), &mut ());
    }
}

/// Until all of this fire has happened: nobody steps in, and whoever is knocked down gets up anywhere.
pub(super) fn burn_out(state: &mut FlashPoint) {
    for _ in 0..12 {
        let seat = match state.open.frame() {
            Frame::TurnUp { .. } => {
                turn_up(state);
                continue;
            }
            Frame::Dodge { .. } | Frame::GetUp { .. } => state.open.window().lowest(),
            Frame::Blaze { part: Part::Control, .. } => state.open.window().lowest(),
            Frame::Blaze { part: Part::Hazmats, .. } => Some(state.open.active_seat()),
            _ => None,
        };
        let Some(seat) = seat else { return };
        let quiet = state.quiet(seat);
        state.apply(Input::Act(seat, quiet), &mut ());
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::Chosen;

    /// In the worst case all that follows the last position that is allowed, with what comes to light in it.
    #[test]
    fn no_decision_judges_more_positions_than_it_may() {
        let options = [
            ("players", "1"),
            ("firefighters", "6"),
            ("game", "experienced"),
            ("tragic-events", "on"),
            ("cards", "all"),
        ];
        let chosen = Chosen::new(FlashPoint::OPTIONS, &options).expect("in the table");
        let setup = FlashPoint::configure(&chosen).expect("these go together");
        let (mut decisions, mut most) = (0, 0);
        for seed in 0..3 {
            let mut state = FlashPoint::new(&setup).expect("it can be played");
            let mut rng = fastrand::Rng::with_seed(seed);
            let seat = Seat::new(0);
            while state.waiting() != Waiting::Over {
                if !goes_on(&state, seat) {
                    let input = match state.waiting() {
                        Waiting::Seats { .. } => Input::Act(seat, state.quiet(seat)),
                        _ => Input::Chance(state.sample(&mut |n: u32| rng.u32(..n))),
                    };
                    state.apply(input, &mut ());
                    continue;
                }
                let mut judge = Judge::new(&[]);
                let plan = best(&mut judge, &state, seat).expect("something can be done");
                (decisions, most) = (decisions + 1, judge.judged.max(most));
                state.play(seat, plan.action, &mut ()).expect("it is legal");
            }
        }
        println!("{decisions} decisions, at most {most} positions");
        assert!(most < JUDGED_MAX + 400, "{most} positions in one decision");
        assert!(most > JUDGED_MAX / 2, "the limit is never come near: {most}");
    }
}
