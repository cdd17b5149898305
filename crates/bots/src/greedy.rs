//! One step ahead.

use crate::{Judge, borrowed, is_waited_for};
use kernel::{Dice, Game, Input, Seat, Waiting};

/// How many actions are tried at most; of a longer list a random part is.
const TRIED_MAX: usize = 96;

/// What has been begun is played on for at most so many decisions.
const DECISIONS_MAX: usize = 12;

/// Chance with at most so many outcomes is weighed; with more the position is judged as it lies.
const OUTCOMES_MAX: usize = 4;

/// Tries each action, plays on what it begins (a card's cells, one by one, each the best at first
/// sight) and takes the action that ends best by this judgement. Nobody's answer is considered. A seat
/// for which nobody waits lets things pass unless acting is better.
pub fn greedy<G: Game, J: Judge<G>>(
    view: &G::View,
    seat: Seat,
    dice: &mut dyn Dice,
) -> Option<G::Action> {
    let mut dice = borrowed(dice);
    let first = G::imagine(view, &mut dice);
    let waited_for = is_waited_for(&first, seat);
    let mut actions = Vec::new();
    first.legal(seat, &mut actions);
    // A single choice is thought over like any other: an answer at once would tell everybody that
    // there was no choice, and so what lies face down.
    let mut worlds = vec![first];
    worlds.resize_with(J::WORLDS.max(1), || G::imagine(view, &mut dice));
    thin_out(&mut actions, &mut dice);
    let outcome = |&action: &G::Action, dice: &mut _| {
        worlds.iter().map(|world| outlook::<G, J>(world, seat, action, dice)).sum()
    };
    let (action, worth) = best(&actions, &mut dice, outcome)?;
    let as_it_is = || worlds.iter().map(|world| J::judge(world, seat) as i64).sum::<i64>();
    (waited_for || worth > as_it_is()).then_some(action)
}

/// What the position is worth once this action, and what it begins, is done.
fn outlook<G: Game, J: Judge<G>>(
    world: &G,
    seat: Seat,
    action: G::Action,
    dice: &mut impl Dice,
) -> i64 {
    let mut state = world.clone();
    state.apply(Input::Act(seat, action), &mut ());
    let mut actions = Vec::new();
    for _ in 0..DECISIONS_MAX {
        if state.waiting() == Waiting::Chance {
            return weighed::<G, J>(&state, seat);
        }
        if J::at_rest(&state, seat) {
            break;
        }
        actions.clear();
        state.legal(seat, &mut actions);
        thin_out(&mut actions, dice);
        let next = best(&actions, dice, |&action, _| {
            let mut next = state.clone();
            next.apply(Input::Act(seat, action), &mut ());
            J::judge(&next, seat) as i64
        });
        let Some((next, _)) = next else { break };
        state.apply(Input::Act(seat, next), &mut ());
    }
    J::judge(&state, seat) as i64
}

/// A state that waits for chance: the mean over few outcomes, or as it lies.
fn weighed<G: Game, J: Judge<G>>(state: &G, seat: Seat) -> i64 {
    let mut outcomes = Vec::new();
    state.chances(&mut outcomes);
    if outcomes.is_empty() || outcomes.len() > OUTCOMES_MAX {
        return J::judge(state, seat) as i64;
    }
    let worth = |&(outcome, weight): &(G::Chance, u32)| {
        let mut next = state.clone();
        next.apply(Input::Chance(outcome), &mut ());
        J::judge(&next, seat) as i64 * weight as i64
    };
    let total: i64 = outcomes.iter().map(|(_, weight)| *weight as i64).sum();
    outcomes.iter().map(worth).sum::<i64>() / total
}

/// The best of these, with its worth; of several equally good ones any.
fn best<A: Copy, D: Dice>(
    actions: &[A],
    dice: &mut D,
    mut worth: impl FnMut(&A, &mut D) -> i64,
) -> Option<(A, i64)> {
    let mut best = None;
    let mut equals = 1;
    for &action in actions {
        let worth = worth(&action, dice);
        match best {
            Some((_, most)) if worth < most => {}
            Some((_, most)) if worth == most => {
                equals += 1;
                if dice.below(equals) == 0 {
                    best = Some((action, worth));
                }
            }
            _ => (best, equals) = (Some((action, worth)), 1),
        }
    }
    best
}

/// Keeps a random part of a long list.
fn thin_out<A>(actions: &mut Vec<A>, dice: &mut impl Dice) {
    if actions.len() <= TRIED_MAX {
        return;
    }
    for at in 0..TRIED_MAX {
        let other = at + dice.below((actions.len() - at) as u32) as usize;
        actions.swap(at, other);
    }
    actions.truncate(TRIED_MAX);
}
