//! A crew that takes some care: it puts out what is beside it, fetches whom it can, and carries them out. It
//! comes where random play hardly does: to rescues, and to houses that stand for thirty turns.

use fastrand::Rng;
use flash_point::edges::Edges;
use flash_point::space::{Direction, Space, SpaceSet};
use flash_point::{Action, FlashPoint, Frame, Kind, Load, Open, Options};
use kernel::{Game, Input, InputOf, Record, Waiting};

fn setup(pairs: &[(&str, &str)]) -> Options {
    let chosen = kernel::Chosen::new(FlashPoint::OPTIONS, pairs).expect("in the table");
    FlashPoint::configure(&chosen).expect("such a match can be played")
}

/// How many steps it is from here to one of these, doors of any kind included, fire left aside.
fn steps(open: &Open, from: Space, to: SpaceSet) -> u32 {
    let ways = Edges::ALL.minus(open.blocked.and(open.printed().walls));
    let free = SpaceSet::ALL.minus(open.fire).with(from);
    let (mut seen, mut count) = (SpaceSet::one(from), 0);
    while seen.and(to).is_empty() {
        let next = seen.or(ways.spread(seen).and(free.or(to)));
        if next == seen || count > 40 {
            return 99;
        }
        (seen, count) = (next, count + 1);
    }
    count
}

/// How good the table looks to the active firefighter: less is better.
fn worry(open: &Open) -> i64 {
    let at = open.at(open.active());
    let victims =
        [Kind::Victim, Kind::Trapped, Kind::Treated].map(|kind| open.markers.spaces(kind));
    let victims = victims.into_iter().fold(SpaceSet::EMPTY, SpaceSet::or);
    let wanted = victims.or(open.markers.spaces(Kind::Poi));
    let outside = open.rescue_spaces();
    let home = |space| i64::from(steps(open, space, outside));
    let carried: i64 = victims.iter().map(home).sum();
    let near = i64::from(steps(open, at, wanted).min(30));
    let smoke = i64::from(open.smoke.len());
    let fire = i64::from(open.fire.len());
    let people = i64::from(open.tally.lost) * 500 - i64::from(open.tally.rescued) * 1_000;
    people + carried * 24 + near * 14 + fire * 8 + smoke * 3 + i64::from(open.tally.damage) * 5
}

/// What somebody of this crew does.
fn careful(state: &FlashPoint, rng: &mut Rng) -> InputOf<FlashPoint> {
    let Waiting::Seats { must, .. } = state.waiting() else {
        return Input::Chance(state.sample(&mut |n| rng.u32(..n)));
    };
    let seat = must.lowest().expect("somebody must act");
    if let Frame::Begin { firefighter } = state.open.frame() {
        // One at each doorway of side 1.
        let doorways =
            ["3,0", "4,9", "7,3", "0,6"].map(|text| Space::parse(text).expect("a space"));
        let at = doorways[firefighter.index() % 4];
        return Input::Act(seat, Action::Begin { firefighter, at });
    }
    if state.open.frame() != Frame::Act {
        return Input::Act(seat, state.quiet(seat));
    }
    let (mut legal, end) = (Vec::new(), state.quiet(seat));
    state.legal(seat, &mut legal);
    let now = worry(&state.open);
    let mut best = (now, end);
    for action in legal {
        let opens = matches!(action, Action::Open { .. });
        let useful = matches!(action, Action::Move { .. } | Action::Extinguish { .. });
        if !useful && !opens {
            continue;
        }
        let mut after = *state;
        after.apply(Input::Act(seat, action), &mut ());
        let burns = after.open.fire.has(after.open.at(after.open.active()));
        let price = if burns { 40 } else { 0 } + i64::from(opens);
        // A door that stands open leads to what was far before.
        let gain = if opens && leads_on(state, action) { 3 } else { 0 };
        let found = worry(&after.open) + price - gain;
        if found < best.0 {
            best = (found, action);
        }
    }
    Input::Act(seat, best.1)
}

/// Is the door on the way to somebody?
fn leads_on(state: &FlashPoint, action: Action) -> bool {
    let Action::Open { firefighter, at } = action else { return false };
    let open = &state.open;
    let pois = open.markers.people_spaces();
    let here = open.at(firefighter);
    let carries =
        [Load::Victim, Load::Trapped].iter().any(|load| open.markers.has(here, load.kind()));
    let to = if carries { open.rescue_spaces() } else { pois };
    let step = |way: Direction| here.step(way).map_or(99, |next| steps(open, next, to));
    step(at) < steps(open, here, to)
}

fn play(setup: &Options, seed: u64) -> Record<FlashPoint> {
    let mut rng = Rng::with_seed(seed);
    let mut state = FlashPoint::new(setup).expect("such a match can be played");
    let mut inputs = Vec::new();
    while !state.is_over() {
        let input = careful(&state, &mut rng);
        inputs.push(input);
        state.apply(input, &mut ());
    }
    Record::new(*setup, inputs, &state)
}

/// How many are rescued in so many matches, each replayed with every input checked; and the longest match.
fn rescued(pairs: &[(&str, &str)], matches: u64) -> (u32, u8) {
    let setup = setup(pairs);
    let (mut rescued, mut turns) = (0, 0);
    for seed in 0..matches {
        let last = play(&setup, seed).replay().expect("every input was legal");
        rescued += u32::from(last.open.tally.rescued);
        turns = turns.max(last.open.course.turn.number);
    }
    println!("{pairs:?}: {rescued} rescued in {matches} matches, at most {turns} turns");
    (rescued, turns)
}

#[test]
fn v12_a_careful_crew_rescues_people_in_the_family_game() {
    let (rescued, turns) = rescued(&[("players", "4")], 40);
    assert!(rescued > 80 && turns > 30, "{rescued} rescued, at most {turns} turns");
}

#[test]
fn v7_with_vehicles_and_with_events_people_are_rescued_too() {
    let experienced = [("players", "4"), ("game", "experienced")];
    assert!(rescued(&experienced, 40).0 > 20);
    let tragic = [("players", "4"), ("game", "experienced"), ("tragic-events", "on")];
    assert!(rescued(&tragic, 40).0 > 15);
}
