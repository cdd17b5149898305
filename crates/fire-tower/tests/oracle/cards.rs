//! Fire, firebreak and water cards, the Bucket and Reckless Abandon: every board they lead to.

use crate::boards::{Position, space};
use crate::engine::{
    Verdict, acted, legal, on_cells, outcomes, played, same_legal, same_outcome, same_outcomes,
    same_set,
};
use crate::forest::{At, Cell, Changes};
use fastrand::Rng;
use fire_tower::{Action, Card, Frame, Spent, Step, Turned};
use kernel::Game;
use std::collections::BTreeSet;

/// Q38: a card that leads nowhere cannot be played; otherwise all its boards are compared.
fn leads_to(
    position: &Position,
    card: Card,
    told: &BTreeSet<Changes>,
    is_card: fn(Frame) -> bool,
) -> Verdict {
    if told.is_empty() {
        return cannot_play(position, card);
    }
    let reached = outcomes(played(position, card)?, position.seat, is_card);
    same_outcomes(position, told, &reached)
}

fn cannot_play(position: &Position, card: Card) -> Verdict {
    match position.state(Step::Act).check(position.seat, Action::Play(card)) {
        Ok(()) => Err(format!("only the engine can play {card:?}")),
        Err(_) => Ok(()),
    }
}

pub(crate) fn flare_up(position: &Position) -> Verdict {
    let told = position.forest.flare_ups();
    leads_to(position, Card::FlareUp, &told, |frame| matches!(frame, Frame::FlareUp { .. }))
}

pub(crate) fn burning_snag(position: &Position) -> Verdict {
    let told = position.forest.burning_snags();
    leads_to(position, Card::BurningSnag, &told, |frame| matches!(frame, Frame::BurningSnag { .. }))
}

pub(crate) fn air_drop(position: &Position) -> Verdict {
    let told = position.forest.air_drops();
    leads_to(position, Card::AirDrop, &told, |frame| matches!(frame, Frame::Douse { .. }))
}

pub(crate) fn fire_engine(position: &Position) -> Verdict {
    let told = position.forest.fire_engines();
    leads_to(position, Card::FireEngine, &told, |frame| matches!(frame, Frame::Douse { .. }))
}

pub(crate) fn explosion(position: &Position) -> Verdict {
    let (forest, seat) = (&position.forest, position.seat);
    let centres = forest.gems();
    if centres.is_empty() {
        return cannot_play(position, Card::Explosion);
    }
    let state = played(position, Card::Explosion)?;
    let told = on_cells(&centres, Action::Pick);
    same_legal("Explosions", &told, &state, seat, Action::Pick)?;
    for centre in centres {
        let after = position.after(&forest.explosion(centre));
        same_outcome(position, &after, &acted(&state, seat, Action::Pick(space(centre))))?;
    }
    Ok(())
}

pub(crate) fn ember(position: &Position) -> Verdict {
    let (forest, seat) = (&position.forest, position.seat);
    let origins = forest.ember_origins();
    if origins.is_empty() {
        return cannot_play(position, Card::Ember);
    }
    let state = played(position, Card::Ember)?;
    let told = on_cells(&origins, Action::Pick);
    same_legal("Embers", &told, &state, seat, Action::Pick)?;
    // All origins and landings together would be ten thousand boards: all landings are asked for,
    // and one of them, another for each origin, is carried out.
    let mut rng = Rng::with_seed(position.seed);
    for origin in origins {
        let flying = acted(&state, seat, Action::Pick(space(origin)));
        let landings = forest.ember_landings(origin);
        let told = on_cells(&landings, Action::Light);
        same_set(&format!("landings from {:?}", space(origin)), &told, &legal(&flying, seat))?;
        let any = rng.u32(..landings.len() as u32) as usize;
        let landing = landings.into_iter().nth(any).expect("it was counted");
        let after = position.after(&[(origin, Cell::Vacant), (landing, Cell::Gem)]);
        same_outcome(position, &after, &acted(&flying, seat, Action::Light(space(landing))))?;
    }
    Ok(())
}

pub(crate) fn de_reforest(position: &Position) -> Verdict {
    let (forest, seat) = (&position.forest, position.seat);
    let (laid, cleared) = (forest.firebreak_cells(), forest.firebreaks());
    if laid.is_empty() && cleared.is_empty() {
        return cannot_play(position, Card::DeReforest);
    }
    let state = played(position, Card::DeReforest)?;
    let mut told = on_cells(&laid, Action::Break);
    told.extend(on_cells(&cleared, Action::Clear));
    same_legal("firebreaks to lay", &told, &state, seat, Action::Break)?;
    same_legal("firebreaks to clear", &told, &state, seat, Action::Clear)?;
    for at in laid {
        let after = position.after(&[(at, Cell::Firebreak)]);
        same_outcome(position, &after, &acted(&state, seat, Action::Break(space(at))))?;
    }
    for at in cleared {
        let after = position.after(&[(at, Cell::Vacant)]);
        same_outcome(position, &after, &acted(&state, seat, Action::Clear(space(at))))?;
    }
    Ok(())
}

pub(crate) fn dozer_line(position: &Position) -> Verdict {
    firebreak_pair(position, Card::DozerLine, 1)
}

pub(crate) fn scratch_line(position: &Position) -> Verdict {
    firebreak_pair(position, Card::ScratchLine, 2)
}

fn firebreak_pair(position: &Position, card: Card, apart: usize) -> Verdict {
    let (forest, seat) = (&position.forest, position.seat);
    let pairs = forest.firebreak_pairs(apart as isize);
    if pairs.is_empty() {
        return cannot_play(position, card);
    }
    let state = played(position, card)?;
    let turned = |is_flat: bool| if is_flat { Turned::Flat } else { Turned::Upright };
    let lay = |(at, is_flat): (At, bool)| Action::Lay(space(at), turned(is_flat));
    let told: BTreeSet<Action> = pairs.iter().copied().map(lay).collect();
    same_legal("flat lines", &told, &state, seat, |at| Action::Lay(at, Turned::Flat))?;
    same_legal("upright lines", &told, &state, seat, |at| Action::Lay(at, Turned::Upright))?;
    for (at, is_flat) in pairs {
        let other = if is_flat { (at.0 + apart, at.1) } else { (at.0, at.1 + apart) };
        let after = position.after(&[(at, Cell::Firebreak), (other, Cell::Firebreak)]);
        same_outcome(position, &after, &acted(&state, seat, lay((at, is_flat))))?;
    }
    Ok(())
}

pub(crate) fn smokejumper(position: &Position) -> Verdict {
    let (forest, seat) = (&position.forest, position.seat);
    let centres = forest.jump_centres();
    if centres.is_empty() {
        return cannot_play(position, Card::Smokejumper);
    }
    let state = played(position, Card::Smokejumper)?;
    let told = on_cells(&centres, Action::Pick);
    same_legal("landing places", &told, &state, seat, Action::Pick)?;
    // Each centre has up to 255 boards: all of them are compared, for a few centres.
    let mut centres: Vec<At> = centres.into_iter().collect();
    Rng::with_seed(position.seed).shuffle(&mut centres);
    for &centre in centres.iter().take(4) {
        let landed = acted(&state, seat, Action::Pick(space(centre)));
        let reached = outcomes(landed, seat, |frame| matches!(frame, Frame::Jump { .. }));
        same_outcomes(position, &forest.jumps(centre), &reached)?;
    }
    Ok(())
}

/// K1: the Bucket comes before, between or after the steps of a turn.
pub(crate) fn bucket(position: &Position) -> Verdict {
    let told = position.forest.buckets(&position.bucket_corners());
    for step in [Step::Wind, Step::Act] {
        let state = position.state(step);
        let may = state.check(position.seat, Action::Bucket);
        if may.is_ok() != position.has_bucket() {
            return Err(format!("the Bucket is open: {}, engine: {may:?}", position.has_bucket()));
        }
        if may.is_ok() {
            let begun = acted(&state, position.seat, Action::Bucket);
            let is_card = |frame| matches!(frame, Frame::Douse { .. });
            same_outcomes(position, &told, &outcomes(begun, position.seat, is_card))?;
        }
    }
    Ok(())
}

/// R1, R6: two gems, each beside fire, the second perhaps beside the first.
pub(crate) fn reckless_abandon(position: &Position) -> Verdict {
    let (forest, seat) = (&position.forest, position.seat);
    let state = position.state(Step::Act);
    let reckless = Action::Reckless(Spent::Water);
    let open = position.is_reckless();
    let may = state.check(seat, reckless);
    if may.is_ok() != open {
        return Err(format!("Reckless Abandon is open: {open}, engine: {may:?}"));
    }
    if !open {
        return Ok(());
    }
    let mut state = acted(&state, seat, reckless);
    while let Frame::Spend { .. } = state.open.course.frames.top() {
        let spent = *legal(&state, seat).first().expect("three cards are there");
        state = acted(&state, seat, spent);
    }
    let mut told = BTreeSet::new();
    for first in forest.kindling() {
        // What is begun is finished: a roof lit by the first gem burns down after the second.
        let mut lit = *forest;
        lit.put(first, Cell::Gem);
        for second in lit.kindling() {
            let mut both = vec![(first, Cell::Gem), (second, Cell::Gem)];
            both.sort_unstable();
            told.insert(both);
        }
        if lit.kindling().is_empty() {
            told.insert(vec![(first, Cell::Gem)]);
        }
    }
    let reached = outcomes(state, seat, |frame| matches!(frame, Frame::Reckless { .. }));
    same_outcomes(position, &told, &reached)
}
