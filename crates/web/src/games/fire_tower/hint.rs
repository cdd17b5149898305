//! What a bot would do, in words: the card and its cells, and what they are good for.

use super::action_bar::told_marks;
use super::height;
use super::plan::{Rehearsal, marks, roofs_lit};
use super::words::{card_name, towards};
use crate::games::{Names, imagined};
use crate::hint::Hint;
use crate::kit::listed;
use crate::t;
use fire_tower::{Action, Event, FireTower, Tower, Wind};
use kernel::Seat;

/// Fire that is no farther from the own roof is the first thing to think of.
const NEAR: u32 = 6;

pub(super) fn advice(names: &Names, hint: &Hint<FireTower>) -> String {
    let mut parts = Vec::new();
    match hint.actions[0] {
        Action::Play(card) => parts.push(t!("fire-tower-advice-play", card = card_name(card))),
        Action::Bucket => parts.push(t!("fire-tower-advice-bucket")),
        Action::Done => parts.push(t!("fire-tower-advice-done")),
        _ => {}
    }
    let discarded = hint.actions.iter().filter_map(|action| match action {
        Action::Discard(card) => Some(card_name(*card)),
        _ => None,
    });
    let discarded = listed(discarded);
    if !discarded.is_empty() {
        parts.push(t!("fire-tower-advice-discard", cards = discarded));
    }
    if hint.actions.contains(&Action::Roll) {
        parts.push(t!("fire-tower-advice-roll"));
    }
    if let Some(to) = turned(hint) {
        parts.push(format!("{}.", t!("fire-tower-press-veer", to = towards(to))));
    }
    parts.extend(told_marks(&marks(&foreseen(hint))));
    if parts.is_empty() {
        parts.push(hint.told(names));
    }
    parts.push(reason(names, hint));
    parts.join(" ")
}

/// What the deed brings to the board. A tower's fall brings hidden cards to light, where a hint would stop;
/// on the board everything can be foreseen.
pub(super) fn foreseen(hint: &Hint<FireTower>) -> Vec<Event> {
    let rehearsal = Rehearsal::new(&imagined(&hint.before), hint.seat, &hint.actions);
    rehearsal.map_or_else(Vec::new, |rehearsal| rehearsal.events)
}

/// Where the wind would blow from then on.
fn turned(hint: &Hint<FireTower>) -> Option<Wind> {
    hint.events.iter().rev().find_map(|event| match event {
        Event::WindTurned { wind } => Some(*wind),
        _ => None,
    })
}

/// What it is good for, as far as everybody can see on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Reason {
    Roof(Seat),
    Nearer(Seat, u32),
    Farther(u32),
    Wind,
    Guard,
    Cards,
    Best,
}

fn reason(names: &Names, hint: &Hint<FireTower>) -> String {
    match reason_of(hint) {
        Reason::Roof(seat) => t!("fire-tower-advice-roof", name = names.of(seat)),
        Reason::Nearer(seat, count) => {
            t!("fire-tower-advice-nearer", name = names.of(seat), count = count)
        }
        Reason::Farther(count) => t!("fire-tower-advice-farther", count = count),
        Reason::Wind => t!("fire-tower-advice-wind"),
        Reason::Guard => t!("fire-tower-advice-guard"),
        Reason::Cards => t!("fire-tower-advice-cards"),
        Reason::Best => t!("fire-tower-advice-best"),
    }
}

fn reason_of(hint: &Hint<FireTower>) -> Reason {
    let options = &hint.before.open.options;
    let friends = options.friends(hint.seat);
    let rivals = hint.before.open.course.standing.minus(friends);
    let lit = roofs_lit(&imagined(&hint.before), &foreseen(hint));
    if let Some(&seat) = lit.iter().find(|seat| rivals.has(**seat)) {
        return Reason::Roof(seat);
    }
    let steps = |seat: Seat| (height(&hint.before, seat), height(&hint.after, seat));
    let (own, then) = steps(hint.seat);
    let farther = then.checked_sub(own).filter(|more| *more > 0).map(Reason::Farther);
    let nearer = |seat: Seat| {
        let (before, after) = steps(seat);
        before.checked_sub(after).filter(|fewer| *fewer > 0).map(|fewer| (seat, fewer))
    };
    // The one that has most to fear.
    let nearest = rivals.iter().filter_map(nearer).min_by_key(|(seat, _)| steps(*seat).1);
    let nearer = nearest.map(|(seat, fewer)| Reason::Nearer(seat, fewer));
    let first = if own <= NEAR { farther.or(nearer) } else { nearer.or(farther) };
    let other = || match &hint.events[..] {
        _ if turned(hint).is_some_and(|to| !threatens(to, options.tower(hint.seat))) => {
            Reason::Wind
        }
        events if events.iter().any(|event| matches!(event, Event::Laid { .. })) => Reason::Guard,
        events if events.iter().any(|event| matches!(event, Event::Discarded { .. })) => {
            Reason::Cards
        }
        _ => Reason::Best,
    };
    first.unwrap_or_else(other)
}

/// Does this wind drive fire to the side where the tower stands?
const fn threatens(wind: Wind, tower: Tower) -> bool {
    match wind {
        Wind::North => matches!(tower, Tower::Red | Tower::Purple),
        Wind::East => matches!(tower, Tower::Purple | Tower::Blue),
        Wind::South => matches!(tower, Tower::Blue | Tower::Green),
        Wind::West => matches!(tower, Tower::Green | Tower::Red),
    }
}

#[cfg(test)]
mod tests {
    use super::super::plan::tests::{ANN, act};
    use super::*;
    use fire_tower::{Card, Space};
    use kernel::Game;

    fn hint(list: &str, card: Card, then: &[Action]) -> Hint<FireTower> {
        let mut world = act(list);
        world.hands[0].put(card.kind());
        let actions = [&[Action::Play(card)], then].concat();
        Hint::new(&world.view(Some(ANN)), ANN, actions).expect("it is legal")
    }

    fn at(cell: &str) -> Space {
        Space::parse(cell).expect("a cell")
    }

    #[test]
    fn fire_that_comes_nearer_to_somebody_is_the_reason() {
        let light = ["i7", "i6", "i5"].map(|cell| Action::Light(at(cell)));
        let purple = Seat::new(1);
        assert_eq!(reason_of(&hint("", Card::FlareUp, &light)), Reason::Nearer(purple, 3));
    }

    #[test]
    fn who_is_in_danger_thinks_of_the_own_tower_first() {
        // The Ember leaves Ann's tower alone and comes a step nearer to another.
        let ember = [Action::Pick(at("d3")), Action::Light(at("o4"))];
        assert_eq!(reason_of(&hint("d3 n4", Card::Ember, &ember)), Reason::Farther(9));
    }

    #[test]
    fn fire_on_a_rivals_roof_needs_no_other_reason() {
        let light = [Action::Light(at("p1"))];
        let purple = Seat::new(1);
        assert_eq!(reason_of(&hint("p2", Card::FlareUp, &light)), Reason::Roof(purple));
    }

    #[test]
    fn a_roof_that_falls_with_a_hand_of_cards_is_told_too() {
        let mut world = act("p2");
        world.hands[0].put(Card::Explosion.kind());
        world.hands[1].put(Card::Ember.kind());
        let actions = vec![Action::Play(Card::Explosion), Action::Pick(at("p2"))];
        let hint =
            Hint::<FireTower>::new(&world.view(Some(ANN)), ANN, actions).expect("it is legal");
        assert_eq!(reason_of(&hint), Reason::Roof(Seat::new(1)));
    }

    #[test]
    fn a_wind_that_drives_the_fire_away_is_a_reason_and_one_to_oneself_is_none() {
        assert_eq!(reason_of(&hint("", Card::South, &[Action::Blow])), Reason::Wind);
        assert_eq!(reason_of(&hint("", Card::North, &[Action::Blow])), Reason::Best);
    }
}
