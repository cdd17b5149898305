//! Storms, and what a roof on fire brings.

use crate::boards::{Position, seats_of, space};
use crate::engine::{Disagreement, Verdict, acted, die, legal, played, same_outcome, same_set};
use crate::forest::{Cell, Forest, roof, sides, step, towards};
use crate::turns::{WINDS, following};
use fastrand::Rng;
use fire_tower::{Action, Chance, FireTower, Frame, Step, Wind};
use kernel::{Game, Input, Seat, Seats, Waiting};
use std::collections::BTreeSet;

pub(crate) fn rolled(state: &FireTower, side: Wind) -> FireTower {
    let mut after = *state;
    after.apply(Input::Chance(Chance::Die(side)), &mut ());
    after
}

/// E3, E4: every side on which a tower stands, and all the fire that moves there.
pub(crate) fn storm(position: &Position) -> Verdict {
    let mut state = position.state(Step::Act);
    state.open.course.frames.push(Frame::Storm);
    same_set("sides of a storm", &position.forest.winds(), &die(&state))?;
    let mut rng = Rng::with_seed(position.seed);
    for side in position.forest.winds() {
        let changes = position.forest.storm(side);
        let (stormed, state) = (position.forest.changed(&changes), rolled(&state, side));
        same_outcome(position, &stormed, &state)?;
        if stormed.is_over() {
            won_by(&state, winners(position, &stormed))?;
            continue;
        }
        // Q18: the new wind does without the fallen towers, and only then are they dealt with.
        same_set("the wind after the storm", &stormed.winds(), &die(&state))?;
        let wind = any(&mut rng, &stormed.winds());
        let blown = Position { wind, ..position.clone() };
        same_outcome(position, &blown.after(&changes), &rolled(&state, wind))?;
    }
    Ok(())
}

fn any(rng: &mut Rng, winds: &BTreeSet<Wind>) -> Wind {
    let nth = rng.u32(..winds.len() as u32) as usize;
    *winds.iter().nth(nth).expect("it was counted")
}

/// D1–D4: the wind carries a gem onto a roof, perhaps the seat's own: in the wind step, or by the
/// third use of a wind card.
pub(crate) fn roof_on_fire(position: &Position) -> Verdict {
    let mut rng = Rng::with_seed(position.seed);
    let mut before = position.clone();
    let victims: Vec<Seat> = position.standing().iter().collect();
    let victim = victims[rng.u32(..victims.len() as u32) as usize];
    let roof = roof(before.corner(victim));
    before.wind = sides(before.corner(victim))[rng.u32(..2) as usize];
    let (east, south) = towards(before.wind);
    before.forest.put(step(roof, (-east, -south)).expect("the zone is wider"), Cell::Gem);

    let in_wind_step = before.options.teams || rng.bool();
    let card = WINDS.into_iter().find(|card| card.wind() == Some(before.wind));
    let state = match card.filter(|_| !in_wind_step) {
        Some(card) => played(&before, card)?,
        None => before.state(Step::Wind),
    };
    let state = acted(&state, before.seat, Action::Light(space(roof)));
    let burnt = before.after(&[(roof, Cell::Gem)]);
    same_outcome(&before, &burnt, &state)?;
    if burnt.is_over() {
        return won_by(&state, winners(&before, &burnt));
    }
    if before.options.teams {
        return team_plays_on(&before, &burnt, &state);
    }
    let state = rewarded(&before, victim, state, &mut rng)?;
    let Some(state) = stormed(&before, &burnt, &state, &mut rng)? else { return Ok(()) };
    if in_wind_step {
        acts_next(&before, victim, &state)
    } else {
        turn_ends(&before, state, &mut rng)
    }
}

/// The last tower or team; where the last ones fell together, all of them.
fn winners(before: &Position, after: &Forest) -> Seats {
    let [was, is] = [&before.forest, after].map(|forest| forest.standing);
    let last = if is == [false; 4] { was } else { is };
    let won = |corner: usize| last[corner] || before.options.teams && last[(corner + 2) % 4];
    seats_of(&before.options, [0, 1, 2, 3].map(won))
}

pub(crate) fn won_by(state: &FireTower, winners: Seats) -> Verdict {
    let course = &state.open.course;
    if state.waiting() == Waiting::Over && course.winners == winners {
        return Ok(());
    }
    Err(format!("{winners:?} should have won: {:?} {course:?}", state.waiting()))
}

/// V2: no hand changes its owner, no limit rises, no storm comes.
fn team_plays_on(before: &Position, burnt: &Forest, state: &FireTower) -> Verdict {
    if state.hands != before.hands || state.open.course.hand_limit != 5 {
        return Err("a tower of a team burnt and cards moved".to_owned());
    }
    let seat = before.seat;
    let top = state.open.course.frames.top();
    if burnt.winds().contains(&before.wind) {
        let goes_on = top == Frame::Turn { seat, step: Step::Act };
        return if goes_on { Ok(()) } else { Err(format!("the turn should go on: {top:?}")) };
    }
    // Q17: a wind that no tower stands against is rolled anew at once.
    same_set("a barred wind is rolled anew", &burnt.winds(), &die(state))
}

/// D2, D3, Q4: plays on to the storm; by then every hand is as the burning leaves it.
fn rewarded(
    before: &Position,
    victim: Seat,
    mut state: FireTower,
    rng: &mut Rng,
) -> Result<FireTower, Disagreement> {
    let limit = before.hand_limit() + 1;
    loop {
        let top = state.open.course.frames.top();
        match state.waiting() {
            Waiting::Chance if top == Frame::Storm => break,
            Waiting::Chance => {
                let drawn = state.sample(&mut |below| rng.u32(..below));
                state.apply(Input::Chance(drawn), &mut ());
            }
            Waiting::Seats { must, .. } => {
                let seat = must.lowest().expect("somebody must");
                let choices: Vec<Action> = legal(&state, seat).into_iter().collect();
                let choice = choices[rng.u32(..choices.len() as u32) as usize];
                if seat != before.seat || !matches!(choice, Action::Discard(_)) {
                    return Err(format!("{seat:?} does {choice:?} before the storm: {top:?}"));
                }
                state = acted(&state, seat, choice);
            }
            other => return Err(format!("a storm should come, not {other:?}")),
        }
    }
    if state.open.course.hand_limit != limit {
        return Err(format!("the hand limit should be {limit}"));
    }
    for seat in before.standing().iter() {
        let (hand, was) = (&state.hands[seat.index()], &before.hands[seat.index()]);
        let size = if seat == victim { 0 } else { limit as u32 };
        let taken = &before.hands[victim.index()];
        let is_taker = seat == before.seat && seat != victim;
        let explained = (0..fire_tower::KINDS).all(|kind| match is_taker {
            true => hand.count(kind) <= was.count(kind) + taken.count(kind),
            false => seat == victim || hand.count(kind) >= was.count(kind),
        });
        if hand.len() != size || !explained {
            return Err(format!("{seat:?} holds {hand:?} after {was:?}; {victim:?} burnt"));
        }
    }
    Ok(state)
}

/// D4: a storm over the burnt board, then a wind. Nothing, when the storm burnt more towers.
fn stormed(
    before: &Position,
    burnt: &Forest,
    state: &FireTower,
    rng: &mut Rng,
) -> Result<Option<FireTower>, Disagreement> {
    same_set("sides of the partial firestorm", &burnt.winds(), &die(state))?;
    let side = any(rng, &burnt.winds());
    let stormed = burnt.changed(&burnt.storm(side));
    let state = rolled(state, side);
    same_outcome(before, &stormed, &state)?;
    if stormed.is_over() {
        let before = Position { forest: *burnt, ..before.clone() };
        return won_by(&state, winners(&before, &stormed)).map(|()| None);
    }
    same_set("the wind after the storm", &stormed.winds(), &die(&state))?;
    if stormed.standing != burnt.standing {
        return Ok(None);
    }
    let wind = any(rng, &stormed.winds());
    let state = rolled(&state, wind);
    match state.open.course.wind == wind {
        true => Ok(Some(state)),
        false => Err(format!("the wind should blow {wind:?}")),
    }
}

/// The wind's gem burnt the roof: the action is still to come, unless it was the seat's own roof.
fn acts_next(before: &Position, victim: Seat, state: &FireTower) -> Verdict {
    let (seat, top) = (before.seat, state.open.course.frames.top());
    let goes_on = match top {
        Frame::Turn { seat: now, step: Step::Act } if victim != seat => now == seat,
        Frame::Turn { seat: now, .. } if victim == seat => now == following(before, victim),
        _ => false,
    };
    if goes_on { Ok(()) } else { Err(format!("{seat:?} burnt {victim:?}; then {top:?}")) }
}

/// The action burnt the roof: the turn is over, and no hand has grown beyond the limit.
fn turn_ends(before: &Position, mut state: FireTower, rng: &mut Rng) -> Verdict {
    while state.waiting() == Waiting::Chance {
        let drawn = state.sample(&mut |below| rng.u32(..below));
        state.apply(Input::Chance(drawn), &mut ());
    }
    let (seat, top) = (before.seat, state.open.course.frames.top());
    let limit = before.hand_limit() as u32 + 1;
    let holders = state.open.course.standing.iter();
    let sizes: Vec<u32> = holders.map(|seat| state.hands[seat.index()].len()).collect();
    let is_over = match top {
        Frame::Turn { seat: now, step: Step::End } => now == seat,
        Frame::Turn { seat: now, .. } => now != seat,
        _ => false,
    };
    if is_over && sizes.iter().all(|&size| size == limit) {
        return Ok(());
    }
    Err(format!("{top:?} with hands of {sizes:?}, limit {limit}"))
}
