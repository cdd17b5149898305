//! The wind step, wind cards, and which cards an action can be made of.

use crate::boards::{Position, space};
use crate::engine::{
    Verdict, acted, die, legal, on_cells, played, same_legal, same_outcome, same_set,
};
use crate::forest::{At, BESIDE, Cell, step};
use fastrand::Rng;
use fire_tower::{Action, Card, Cells, FireTower, Frame, Help, Spent, Step, Suit, Wind, of_suit};
use kernel::{Game, Input, Seat, Seats, Waiting};
use std::collections::BTreeSet;

pub(crate) const WINDS: [Card; 4] = [Card::North, Card::East, Card::South, Card::West];

/// A hand that asks about every kind of card; it is larger than any real one.
pub(crate) const ONE_OF_EACH: [Card; 14] = [
    Card::North,
    Card::East,
    Card::South,
    Card::West,
    Card::FlareUp,
    Card::BurningSnag,
    Card::Explosion,
    Card::Ember,
    Card::AirDrop,
    Card::FireEngine,
    Card::Smokejumper,
    Card::DeReforest,
    Card::DozerLine,
    Card::ScratchLine,
];

/// The next turn begins by itself when the seat has discarded a card and drawn.
fn next_turn(position: &Position) -> FireTower {
    let (seat, mut rng) = (position.seat, Rng::with_seed(position.seed));
    let mut state = position.state(Step::Act);
    let (kind, _) = position.hands[seat.index()].iter().next().expect("a hand");
    state = acted(&state, seat, Action::Discard(Card::of(kind)));
    loop {
        match state.waiting() {
            Waiting::Chance => {
                let drawn = state.sample(&mut |below| rng.u32(..below));
                state.apply(Input::Chance(drawn), &mut ());
            }
            Waiting::Seats { must, .. } if must.has(seat) => {
                state = acted(&state, seat, Action::Done);
            }
            _ => return state,
        }
    }
}

/// T1, T2, T4: who comes next, and where the wind carries the fire.
pub(crate) fn wind_step(position: &Position) -> Verdict {
    let state = next_turn(position);
    let seat = following(position, position.seat);
    let theirs = Position { seat, ..position.clone() };
    let targets = position.forest.downwind(position.wind);
    let step = if targets.is_empty() { Step::Act } else { Step::Wind };
    let top = state.open.course.frames.top();
    if top != (Frame::Turn { seat, step }) {
        return Err(format!("expected {seat:?} at {step:?}, the engine is at {top:?}"));
    }
    if targets.is_empty() {
        let lights = legal(&state, seat).into_iter().find(|act| matches!(act, Action::Light(_)));
        return lights.map_or(Ok(()), |act| Err(format!("no wind, but {act:?} is legal")));
    }
    let mut told = on_cells(&targets, Action::Light);
    told.extend(theirs.has_bucket().then_some(Action::Bucket));
    same_legal("the wind's gem", &told, &state, seat, Action::Light)?;
    for at in targets {
        let after = theirs.after(&[(at, Cell::Gem)]);
        let lit = acted(&state, seat, Action::Light(space(at)));
        same_outcome(position, &after, &lit)?;
    }
    Ok(())
}

/// Whose turn comes after this seat's: clockwise, without those who are out; in teams nobody is.
pub(crate) fn following(position: &Position, seat: Seat) -> Seat {
    let count = position.options.seat_count();
    let mut next = seat.next(count);
    while !position.options.teams && !position.standing().has(next) {
        next = next.next(count);
    }
    next
}

/// W1–W6: three uses; a barred side makes a roll of the first.
pub(crate) fn wind_card(position: &Position) -> Verdict {
    let (forest, seat) = (&position.forest, position.seat);
    for card in WINDS {
        let side = card.wind().expect("a wind card");
        let state = played(position, card)?;
        let targets = forest.downwind(side);
        let mut told = on_cells(&targets, Action::Light);
        told.extend([Action::Blow, Action::Roll]);
        same_legal("uses of a wind card", &told, &state, seat, Action::Light)?;
        let others: BTreeSet<_> =
            forest.winds().into_iter().filter(|&wind| wind != position.wind).collect();
        same_set("roll for another wind", &others, &die(&acted(&state, seat, Action::Roll)))?;
        let blown = acted(&state, seat, Action::Blow);
        if !forest.winds().contains(&side) {
            same_set("a barred card rolls", &others, &die(&blown))?;
        } else if blown.open.course.wind != side {
            return Err(format!("the wind should blow {side:?}: {:?}", blown.open.course.wind));
        }
        for at in targets {
            let after = position.after(&[(at, Cell::Gem)]);
            let lit = acted(&state, seat, Action::Light(space(at)));
            same_outcome(position, &after, &lit)?;
        }
    }
    Ok(())
}

/// T6, Q38: everything that can be done as the action of a turn.
pub(crate) fn action(position: &Position) -> Verdict {
    let (forest, seat) = (&position.forest, position.seat);
    let hand = &position.hands[seat.index()];
    let mut told = BTreeSet::new();
    for card in hand.iter().map(|(kind, _)| Card::of(kind)) {
        told.insert(Action::Discard(card));
        let is_of_use = match card {
            Card::FlareUp | Card::BurningSnag => !forest.kindling().is_empty(),
            Card::Explosion => !forest.gems().is_empty(),
            Card::Ember => !forest.ember_origins().is_empty(),
            Card::AirDrop | Card::FireEngine => {
                forest.gems().into_iter().any(|at| forest.takes_water(at))
            }
            Card::Smokejumper => !forest.jump_centres().is_empty(),
            Card::DeReforest => {
                !forest.firebreaks().is_empty() || !forest.firebreak_cells().is_empty()
            }
            Card::DozerLine => !forest.firebreak_pairs(1).is_empty(),
            Card::ScratchLine => !forest.firebreak_pairs(2).is_empty(),
            _ => true,
        };
        told.extend(is_of_use.then_some(Action::Play(card)));
    }
    told.extend(position.has_bucket().then_some(Action::Bucket));
    for (spent, suit) in [(Spent::Water, Suit::Water), (Spent::Firebreak, Suit::Firebreak)] {
        let enough = of_suit(hand, suit) >= 3;
        told.extend((position.is_reckless() && enough).then_some(Action::Reckless(spent)));
    }
    same_set("actions", &told, &legal(&position.state(Step::Act), seat))
}

/// Placements outside a turn: each question is put on top of the turn, as an event puts it.
pub(crate) fn asked_by_events(position: &Position) -> Verdict {
    let (forest, seat) = (&position.forest, position.seat);
    let asked = |frames: &[Frame]| {
        let mut state = position.state(Step::Act);
        frames.iter().for_each(|&frame| state.open.course.frames.push(frame));
        state
    };
    let kindling = on_cells(&forest.kindling(), Action::Light);
    let firebreaks = on_cells(&forest.firebreak_cells(), Action::Break);
    if !kindling.is_empty() {
        let smoulders = asked(&[Frame::Smoulder { seat }]);
        same_legal("a shadow's north", &kindling, &smoulders, seat, Action::Light)?;
        // Another helper's gem lies there already.
        let mut rng = Rng::with_seed(position.seed);
        let any = rng.u32(..kindling.len() as u32) as usize;
        let first = forest.kindling().into_iter().nth(any).expect("it was counted");
        let mut helped = position.clone();
        helped.forest.put(first, Cell::Gem);
        let is_free = |at: &At| !BESIDE.iter().any(|&way| step(first, way) == Some(*at));
        let second: BTreeSet<At> = helped.forest.kindling().into_iter().filter(is_free).collect();
        let laid = Cells::NONE.with(space(first));
        let aid = Frame::Aid { from: seat, left: Seats::NONE, help: Help::Fire, laid };
        let mut state = helped.state(Step::Act);
        state.open.course.frames.push(aid);
        state.open.course.frames.push(Frame::AidGem { seat });
        if !second.is_empty() {
            let second = on_cells(&second, Action::Light);
            same_legal("the next gem of Mutual Aid", &second, &state, seat, Action::Light)?;
        }
    }
    for side in Wind::ALL {
        let sparks = asked(&[Frame::Sparks { seat, left: 1, side: Some(side) }]);
        let told = on_cells(&forest.downwind(side), Action::Light);
        if !told.is_empty() {
            same_legal("a shadow's spark", &told, &sparks, seat, Action::Light)?;
        }
    }
    if !firebreaks.is_empty() {
        let aid = asked(&[Frame::AidBreak { seat }]);
        same_legal("a firebreak of Mutual Aid", &firebreaks, &aid, seat, Action::Break)?;
        let champion = asked(&[Frame::Champion { seat, left: 2 }]);
        let mut told = firebreaks.clone();
        told.insert(Action::Done);
        same_legal("a champion's firebreaks", &told, &champion, seat, Action::Break)?;
    }
    let mut told = on_cells(&forest.firebreaks(), Action::Clear);
    let others = forest.winds().into_iter().filter(|&wind| wind != position.wind);
    told.extend(others.map(Action::Veer));
    same_legal("a shadow's west", &told, &asked(&[Frame::Drift { seat }]), seat, Action::Clear)
}
