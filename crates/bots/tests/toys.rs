//! What a game's own bots may do, shown by the toys: answer with nothing, heed what is pointed at, have
//! fewer levels, take their time.

use bots::{Judge, Plays, greedy, random};
use kernel::{Game, Input, Level, Seat, Thing, Waiting};
use testkit::toys::claim::{self, Claim, DieId, Face};
use testkit::toys::window::{self, Window};

const ANN: Seat = Seat::new(0);
const BEN: Seat = Seat::new(1);

/// Two people and a roll of these dice.
fn roll(faces: [u8; 2]) -> Claim {
    let setup = claim::Setup::race(2, 2, 60);
    let mut state = Claim::new(&setup).expect("two may race");
    faces.iter().for_each(|&pips| state.apply(Input::Chance(Face::new(pips)), &mut ()));
    state
}

fn die(slot: u8) -> claim::Action {
    claim::Action::Claim(DieId { roll: 0, slot })
}

#[test]
fn a_bot_of_the_games_own_takes_the_highest_die() {
    let choose = |state: &Claim| Claim::choose(Level::Greedy, state, ANN, &[], &mut |_| 0);
    assert_eq!(choose(&roll([3, 5])), Some(die(1)));
    assert_eq!(choose(&roll([6, 5])), Some(die(0)));
}

#[test]
fn a_bot_leaves_what_somebody_else_points_at() {
    let state = roll([3, 5]);
    let choose =
        |pointed: &[(Seat, Thing)]| Claim::choose(Level::Greedy, &state, ANN, pointed, &mut |_| 0);
    assert_eq!(choose(&[(BEN, Thing(1))]), Some(die(0)));
    assert_eq!(choose(&[(ANN, Thing(1))]), Some(die(1)), "what it points at itself is its own");
    assert_eq!(choose(&[(BEN, Thing(0)), (BEN, Thing(1))]), Some(claim::Action::Pass(0)));
}

#[test]
fn a_level_takes_the_time_that_the_game_says() {
    assert!(Claim::wait(Level::Random, 1000) > Claim::wait(Level::Greedy, 1000));
    assert_eq!(Window::wait(Level::Random, 1000), 1000, "the table's pace, if nothing is said");
}

#[test]
fn a_level_that_a_game_does_not_have_is_played_by_the_nearest() {
    assert_eq!(Window::nearest(Level::Greedy), Level::Random);
    assert_eq!(Claim::nearest(Level::Greedy), Level::Greedy);
    assert_eq!(Claim::nearest(Level::Random), Level::Random);
}

/// A table where Ann lays a card and Ben may look at one of hers.
fn looking() -> Window {
    let setup = window::Setup { seats: 2, hand: 2, looks: true };
    let mut state = Window::new(&setup).expect("two may play");
    let mut rng = fastrand::Rng::with_seed(1);
    while state.waiting() == Waiting::Chance {
        let outcome = state.sample(&mut |n| rng.u32(..n));
        state.apply(Input::Chance(outcome), &mut ());
    }
    let Waiting::Seats { must, may } = state.waiting() else { panic!("somebody lays") };
    assert!(must.has(ANN) && may.has(BEN));
    state
}

#[test]
fn whoever_merely_may_act_sometimes_does_nothing_and_whoever_must_always_acts() {
    let state = looking();
    let mut rng = fastrand::Rng::with_seed(2);
    let mut dice = |n: u32| rng.u32(..n);
    let mut chosen = |seat| {
        let view = state.view(Some(seat));
        (0..200).map(|_| random::<Window>(&view, seat, &mut dice)).collect::<Vec<_>>()
    };
    let [ann, ben] = [ANN, BEN].map(&mut chosen);
    assert!(ann.iter().all(Option::is_some), "{ann:?}");
    let passed = ben.iter().filter(|one| one.is_none()).count();
    assert!((20..180).contains(&passed), "{passed} of 200");
    let looks = |one: &window::Action| matches!(one, window::Action::Look(..));
    assert!(ben.iter().flatten().all(looks), "{ben:?}");
}

/// Likes to have looked, or does not.
struct Curious<const LIKES: bool>;

impl<const LIKES: bool> Judge<Window> for Curious<LIKES> {
    fn judge(state: &Window, seat: Seat) -> i32 {
        let Waiting::Seats { may, .. } = state.waiting() else { return 0 };
        let looked = !may.has(seat);
        if looked == LIKES { 1 } else { 0 }
    }

    fn at_rest(_: &Window, _: Seat) -> bool {
        true
    }
}

#[test]
fn a_greedy_bot_steps_in_only_where_that_is_better() {
    let view = looking().view(Some(BEN));
    let mut dice = |_: u32| 0;
    assert!(greedy::<Window, Curious<true>>(&view, BEN, &mut dice).is_some());
    assert_eq!(greedy::<Window, Curious<false>>(&view, BEN, &mut dice), None);
}
