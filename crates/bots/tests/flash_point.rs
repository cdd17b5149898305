//! The firefighter of Flash Point: it wins more than chance does, does what is legal with every specialist,
//! leaves to others whom they point at, answers what it is asked, and thinks quickly.

mod common;

use bots::Plays;
use bots::flash_point::FlashPoint;
use common::played;
use flash_point::space::Space;
use flash_point::specialist::Specialist;
use flash_point::{Action, Firefighter, Frame, Kind};
use kernel::{Chosen, Game, Input, Level, Seat, Thing, Waiting};
use std::time::{Duration, Instant};

const ANN: Seat = Seat::new(0);
const BEN: Seat = Seat::new(1);

#[test]
fn a_sensible_crew_rescues_many_where_chance_rescues_nobody() {
    let rescued = |options: &[(&str, &str)], level| -> u32 {
        let matches = (0..6).map(|seed| played::<FlashPoint>(options, &[level; 6], seed));
        matches.map(|over| u32::from(over.open.tally.rescued)).sum()
    };
    for options in [&[("players", "2")][..], &[("players", "4"), ("game", "experienced")]] {
        let (sensible, random) = (rescued(options, Level::Greedy), rescued(options, Level::Random));
        assert!(sensible >= 15 && random <= 3, "{sensible} and {random} with {options:?}");
    }
}

/// `played` refuses whatever is illegal.
#[test]
fn every_specialist_is_played_to_the_end_alone_and_as_a_partner() {
    let mut seen = Vec::new();
    for (seed, players) in ["1", "2", "3", "6"].into_iter().enumerate() {
        for level in ["recruit", "heroic"] {
            let options = [
                ("players", players),
                ("firefighters", "6"),
                ("game", "experienced"),
                ("level", level),
                ("tragic-events", "on"),
                ("cards", "all"),
            ];
            let over = played::<FlashPoint>(&options, &[Level::Greedy; 6], seed as u64);
            seen.extend(over.open.figures().iter().filter_map(|figure| figure.specialist));
            assert!(over.team().is_some());
        }
    }
    // Whoever chance did not deal is chosen, with a partner.
    for specialist in Specialist::ALL.into_iter().filter(|one| !seen.contains(one)) {
        let mut state = chosen_by_all(specialist);
        assert!(state.open.figures().iter().any(|figure| figure.is(specialist)));
        let mut rng = fastrand::Rng::with_seed(specialist as u64);
        plays_on(&mut state, &mut |n: u32| rng.u32(..n), |_| ());
        assert!(state.team().is_some(), "{specialist:?}");
    }
}

/// Two players, the first of whom has chosen this card.
fn chosen_by_all(specialist: Specialist) -> FlashPoint {
    let options = [
        ("players", "2"),
        ("game", "experienced"),
        ("tragic-events", "on"),
        ("cards", "all"),
        ("specialists", "chosen"),
    ];
    let mut state = configured(&options);
    let mut rng = fastrand::Rng::with_seed(1);
    while !matches!(state.open.frame(), Frame::Specialist { .. }) {
        let outcome = state.sample(&mut |n: u32| rng.u32(..n));
        state.apply(Input::Chance(outcome), &mut ());
    }
    let take = Action::Take { firefighter: Firefighter::new(0), specialist };
    state.play(ANN, take, &mut ()).expect("the card is free");
    state
}

/// Bots play to the end; what each view led to is told.
fn plays_on(
    state: &mut FlashPoint,
    dice: &mut dyn FnMut(u32) -> u32,
    mut told: impl FnMut(Duration),
) {
    loop {
        let input = match state.waiting() {
            Waiting::Seats { must, .. } => {
                let seat = must.lowest().expect("somebody must act");
                let (view, begun) = (state.view(Some(seat)), Instant::now());
                let action = FlashPoint::choose(Level::Greedy, &view, seat, &[], &mut &mut *dice);
                told(begun.elapsed());
                let action = action.unwrap_or_else(|| state.quiet(seat));
                state.check(seat, action).expect("bots choose what is legal");
                Input::Act(seat, action)
            }
            Waiting::Chance => Input::Chance(state.sample(&mut &mut *dice)),
            Waiting::Clock(_) | Waiting::Over => return,
        };
        state.apply(input, &mut ());
    }
}

fn configured(options: &[(&str, &str)]) -> FlashPoint {
    let chosen = Chosen::new(FlashPoint::OPTIONS, options).expect("in the table");
    let setup = FlashPoint::configure(&chosen).expect("these go together");
    FlashPoint::new(&setup).unwrap_or_else(|no| panic!("{no:?}"))
}

fn start(options: &[(&str, &str)]) -> FlashPoint {
    let mut state = configured(options);
    while let Waiting::Seats { must, .. } = state.waiting()
        && state.open.frame() != Frame::Act
    {
        let seat = must.lowest().expect("somebody must act");
        let quiet = state.quiet(seat);
        state.play(seat, quiet, &mut ()).expect("the quiet choice is legal");
    }
    state
}

fn sensible(state: &FlashPoint, seat: Seat, pointed: &[(Seat, Thing)]) -> Option<Action> {
    FlashPoint::choose(Level::Greedy, &state.view(Some(seat)), seat, pointed, &mut |n| n - 1)
}

fn space(text: &str) -> Space {
    Space::parse(text).expect("a space")
}

/// The whole turn of the active firefighter, as far as nature has no part in it.
fn turn(state: &FlashPoint, pointed: &[(Seat, Thing)]) -> FlashPoint {
    let (mut state, number) = (*state, state.open.course.turn.number);
    while state.open.frame() == Frame::Act && state.open.course.turn.number == number {
        let action = sensible(&state, ANN, pointed).expect("it must act");
        state.play(ANN, action, &mut ()).expect("it is legal");
    }
    state
}

#[test]
fn a_victim_at_the_door_is_carried_out_before_the_dice_fall() {
    let mut state = start(&[("players", "2")]);
    let at = space("3,1");
    state.open.crew[0].space = at;
    state.open.markers.put(at, Kind::Victim);
    state.open.smoke.insert(at);
    assert_eq!(turn(&state, &[]).open.tally.rescued, 1);
}

#[test]
fn whom_a_person_points_at_is_left_to_that_person() {
    let mut state = start(&[("players", "2")]);
    for poi in ["2,4", "5,1", "5,8"].map(space) {
        state.open.markers.take(poi, Kind::Poi);
    }
    (state.open.fire, state.open.smoke) = Default::default();
    let victim = space("6,3");
    state.open.crew[0].space = space("7,3");
    state.open.crew[1].space = space("7,3");
    state.open.markers.put(victim, Kind::Victim);
    let goes = |pointed: &[(Seat, Thing)]| turn(&state, pointed).open.tally.rescued;
    assert_eq!(goes(&[]), 1);
    assert_eq!(goes(&[(BEN, Thing(victim.index() as u16))]), 0, "Ben takes this one");
    assert_eq!(goes(&[(ANN, Thing(victim.index() as u16))]), 1, "its own finger is no reason");
}

/// ST1: asked where nobody waits for it, it gives what is missing, and otherwise nothing.
#[test]
fn a_strategist_gives_what_brings_a_victim_home_and_otherwise_nothing() {
    let mut state = start(&[
        ("players", "2"),
        ("game", "experienced"),
        ("tragic-events", "on"),
        ("cards", "tragic"),
        ("specialists", "chosen"),
    ]);
    let mut rng = fastrand::Rng::with_seed(4);
    let mut dice = |n: u32| rng.u32(..n);
    while state.open.frame() != Frame::Act {
        let input = match state.waiting() {
            Waiting::Seats { must, .. } => {
                let seat = must.lowest().expect("somebody must act");
                Input::Act(seat, state.quiet(seat))
            }
            _ => Input::Chance(state.sample(&mut dice)),
        };
        state.apply(input, &mut ());
    }
    (state.open.fire, state.open.smoke) = Default::default();
    state.open.crew[0].specialist = Some(Specialist::Generalist);
    state.open.crew[1].specialist = Some(Specialist::Strategist);
    state.open.crew[1].saved = 4;
    assert_eq!(sensible(&state, BEN, &[]), None, "nobody has a victim");
    let parked = state.open.vehicle_spaces(flash_point::Vehicle::Ambulance);
    let next = state.open.adjacent(parked.lowest().expect("it is parked"));
    let at = next.minus(parked).lowest().expect("a space beside it");
    state.open.crew[0].space = at;
    state.open.markers.put(at, Kind::Victim);
    state.open.course.turn.points = 1;
    let gives = Action::Plan { firefighter: Firefighter::new(1), give: 0 };
    assert_eq!(sensible(&state, BEN, &[]), Some(gives), "one AP is missing");
    state.open.course.turn.points = 4;
    assert_eq!(sensible(&state, BEN, &[]), None, "nothing is missing");
}

/// Build: people read what a bot intends before it goes.
#[test]
fn a_bot_is_about_whom_it_carries_or_what_it_puts_out() {
    let mut state = start(&[("players", "2")]);
    let goal = |state: &FlashPoint, seat: Seat| {
        let view = state.view(Some(seat));
        let thing = FlashPoint::goal(Level::Greedy, &view, seat, &[], &mut |n| n - 1)?;
        Some(Space::at(usize::from(thing.0)))
    };
    for poi in ["2,4", "5,1", "5,8"].map(space) {
        state.open.markers.take(poi, Kind::Poi);
    }
    (state.open.fire, state.open.smoke) = Default::default();
    state.open.crew[0].space = space("7,3");
    state.open.markers.put(space("6,3"), Kind::Victim);
    assert_eq!(goal(&state, ANN), Some(space("6,3")), "the victim behind the door");
    assert_eq!(goal(&state, BEN), None, "it is not its turn");
    state.open.course.turn.acted = true;
    assert_eq!(goal(&state, ANN), None, "it is about that already");
}

#[test]
fn a_decision_takes_a_few_milliseconds_at_most() {
    let options = [
        ("players", "2"),
        ("firefighters", "6"),
        ("game", "experienced"),
        ("tragic-events", "on"),
        ("cards", "all"),
    ];
    let mut took = Vec::new();
    for seed in 0..4 {
        let mut rng = fastrand::Rng::with_seed(seed);
        plays_on(&mut start(&options), &mut |n: u32| rng.u32(..n), |time| took.push(time));
    }
    took.sort_unstable();
    let at = |percent: usize| took[(took.len() - 1) * percent / 100];
    println!("{} decisions: {:?}, {:?} at p99, {:?}", took.len(), at(50), at(99), at(100));
    // Generous: other work may run beside it.
    assert!(at(50) < Duration::from_millis(5), "{:?}", at(50));
}
