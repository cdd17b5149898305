//! The last tower while shadows play on, and events that are drawn for a burning.

use crate::boards::Position;
use crate::burning::{rolled, won_by};
use crate::engine::{Disagreement, Verdict, acted, count, die, legal, same_set};
use crate::forest::{Cell, roof, sides, step, towards};
use fastrand::Rng;
use fire_tower::{Action, Card, Chance, FireTower, Frame, Help, ShadowRule, Step};
use kernel::{Game, Input, Seat, Seats, Waiting};

/// N10, Q21: all towers but one have burnt, in the turn of one who is out or of a shadow. A storm
/// comes; while the last tower stands nobody has won, and when it falls the shadows have.
pub(crate) fn last_tower(position: &Position) -> Verdict {
    let count_of_seats = position.options.seat_count();
    if position.options.teams || count_of_seats < 3 {
        count(1);
        return Ok(());
    }
    let mut rng = Rng::with_seed(position.seed);
    let mut before = position.clone();
    let standing: Vec<Seat> = position.standing().iter().collect();
    let last = standing[rng.u32(..standing.len() as u32) as usize];
    for &seat in standing.iter().filter(|&&seat| seat != last) {
        let corner = before.corner(seat);
        before.forest.standing[corner] = false;
        if before.forest.tower_ablaze {
            before.forest.set_ablaze(corner);
        }
    }
    if rng.bool() {
        let (east, south) = towards(sides(before.corner(last))[rng.u32(..2) as usize]);
        let beside = step(roof(before.corner(last)), (-east, -south)).expect("the zone is wider");
        before.forest.put(beside, Cell::Gem);
    }
    let mut others: Vec<Seat> = (0..count_of_seats).map(Seat::new).collect();
    others.retain(|&seat| seat != last);
    rng.shuffle(&mut others);
    let shadows: Seats = others[..count_of_seats - 2].iter().copied().collect();
    before.seat = others[rng.u32(..others.len() as u32) as usize];
    before.options.shadow = ShadowRule::Role;

    let mut state = before.state(Step::Act);
    state.open.course.shadows = shadows;
    state.open.course.frames.push(Frame::Storm);
    same_set("sides of a storm", &before.forest.winds(), &die(&state))?;
    for side in before.forest.winds() {
        let stormed = before.forest.changed(&before.forest.storm(side));
        let state = rolled(&state, side);
        let stands = stormed.standing[before.corner(last)];
        match (stands, state.waiting() == Waiting::Over) {
            (true, false) => {}
            (true, true) => return Err(format!("the last tower waits for its turn: {side:?}")),
            (false, _) => won_by(&state, shadows)?,
        }
    }
    Ok(())
}

/// Q31: a roof burns, and the first who draws a card for it finds Mutual Aid. It lies in the discards,
/// its drawer draws on, everybody who stands helps from the drawer on; then the others draw, and only
/// then the storm comes.
pub(crate) fn event_of_a_burning(position: &Position) -> Verdict {
    let mut rng = Rng::with_seed(position.seed);
    let Some((before, victim, state)) = burning(position, &mut rng) else {
        count(1);
        return Ok(());
    };
    let (limit, out) = (before.hand_limit() + 1, before.standing().without(victim));
    let mut drawers = clockwise(&before, out, before.seat);
    drawers.retain(|&seat| seat != before.seat);
    let Some(&drawer) = drawers.first() else { return Ok(()) };
    let mut state = to_the_draw(state, &mut rng)?;
    state.apply(Input::Chance(Chance::Card(Card::MutualAid)), &mut ());
    if !state.open.discards.has(Card::MutualAid.kind()) {
        return Err("a drawn event lies in the discards".to_owned());
    }
    let state = drawn(state, &mut rng);
    if state.open.course.frames.top() != (Frame::AidChoice { seat: drawer }) {
        return Err(format!("{drawer:?} chooses the help now: {:?}", state.open.course.frames));
    }
    let mut state = acted(&state, drawer, Action::Aid(Help::Cards));
    for helper in clockwise(&before, out, drawer) {
        for _ in 0..3 {
            let Waiting::Seats { must, .. } = state.waiting() else {
                return Err(format!("{helper:?} helps now: {:?}", state.open.course.frames));
            };
            if must != Seats::only(helper) {
                return Err(format!("{helper:?} helps now, not {must:?}"));
            }
            let choice = *legal(&state, helper).first().expect("a card to discard");
            state = acted(&state, helper, choice);
        }
        state = drawn(state, &mut rng);
    }
    count(1);
    let sizes = out.iter().map(|seat| state.hands[seat.index()].len());
    let full = sizes.into_iter().all(|size| size == u32::from(limit));
    match (state.open.course.frames.top(), full) {
        (Frame::Storm, true) => Ok(()),
        (top, full) => Err(format!("then the storm, not {top:?}; hands full: {full}")),
    }
}

/// The wind has carried a gem onto another's roof, and the match goes on; Mutual Aid is in the deck.
fn burning(position: &Position, rng: &mut Rng) -> Option<(Position, Seat, FireTower)> {
    let mut before = position.clone();
    let victims: Vec<Seat> =
        position.standing().iter().filter(|&seat| seat != position.seat).collect();
    if position.options.teams || victims.is_empty() {
        return None;
    }
    let victim = victims[rng.u32(..victims.len() as u32) as usize];
    let roof = roof(before.corner(victim));
    before.wind = sides(before.corner(victim))[rng.u32(..2) as usize];
    let (east, south) = towards(before.wind);
    before.forest.put(step(roof, (-east, -south)).expect("the zone is wider"), Cell::Gem);
    before.options.mutual_aid = true;
    before.deck.put(Card::MutualAid.kind());
    let burnt = before.after(&[(roof, Cell::Gem)]);
    if burnt.is_over() {
        return None;
    }
    let lit = Action::Light(crate::boards::space(roof));
    let state = acted(&before.state(Step::Wind), before.seat, lit);
    Some((before, victim, state))
}

/// Plays on to the first card that is drawn: who took the hand discards what is too much.
fn to_the_draw(mut state: FireTower, rng: &mut Rng) -> Result<FireTower, Disagreement> {
    while let Waiting::Seats { must, .. } = state.waiting() {
        let seat = must.lowest().expect("somebody must");
        let choices: Vec<Action> = legal(&state, seat).into_iter().collect();
        state = acted(&state, seat, choices[rng.u32(..choices.len() as u32) as usize]);
    }
    match state.open.course.frames.top() {
        Frame::Refill { .. } => Ok(state),
        top => Err(format!("the others draw now: {top:?}")),
    }
}

/// Every card that is to be drawn now, but no event.
fn drawn(mut state: FireTower, rng: &mut Rng) -> FireTower {
    while let Frame::Refill { .. } = state.open.course.frames.top() {
        let mut cards = Vec::new();
        state.chances(&mut cards);
        cards.retain(|(card, _)| *card != Chance::Card(Card::MutualAid));
        let (card, _) = cards[rng.u32(..cards.len() as u32) as usize];
        state.apply(Input::Chance(card), &mut ());
    }
    state
}

/// These seats, clockwise, beginning at this one or after it.
fn clockwise(position: &Position, seats: Seats, from: Seat) -> Vec<Seat> {
    let count = position.options.seat_count();
    let around = std::iter::successors(Some(from), |seat| Some(seat.next(count))).take(count);
    around.filter(|&seat| seats.has(seat)).collect()
}
