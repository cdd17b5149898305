//! Stories of faults: a race under a clock, a reaction window, and every game that people play.

use simnet::{Outcome, simulate};
use testkit::toys::{claim, window};

/// How many seeds of each; `TINDERBOX_SEEDS` asks for more.
fn seeds(default: u64) -> std::ops::Range<u64> {
    testkit::laws::seeds(default)
}

fn total(outcomes: impl Iterator<Item = Outcome>) -> (u64, u64, u64, u64) {
    outcomes.fold((0, 0, 0, 0), |sum, one| {
        (sum.0 + one.sent, sum.1 + one.lost, sum.2 + one.crashes, sum.3 + one.undone)
    })
}

#[test]
fn a_race_under_the_clock_survives_every_fault() {
    let setup = claim::Setup { seats: 5, rolls: 5, seconds: 120 };
    let sum = total(seeds(60).map(|seed| simulate::<claim::Claim>(&setup, 4, seed)));
    println!("claim: sent, lost, crashes, undone {sum:?}");
    assert!(sum.1 > 0 && sum.2 > 0, "the weather was too fair");
}

#[test]
fn a_reaction_window_survives_every_fault() {
    let setup = window::Setup { seats: 4, hand: 3, looks: true };
    let sum = total(seeds(60).map(|seed| simulate::<window::Window>(&setup, 3, seed)));
    println!("window: sent, lost, crashes, undone {sum:?}");
    assert!(sum.1 > 0 && sum.2 > 0, "the weather was too fair");
}

/// Each seed takes the next mix of options; half of the seats, at least two, are people's.
fn survives<G: kernel::Game>() {
    let setups = testkit::pairwise::setups::<G>();
    let story = |seed: u64| {
        let setup = &setups[seed as usize % setups.len()];
        let seats = G::new(setup).expect("a setup that can be played").seats().len();
        simulate::<G>(setup, seats.div_ceil(2).max(2), seed)
    };
    let sum = total(seeds(16).map(story));
    println!("{}: sent, lost, crashes, undone {sum:?}", G::NAME);
    assert!(sum.1 > 0 && sum.2 > 0, "the weather was too fair");
}

macro_rules! every_game_survives_every_fault {
    ($($module:ident, $name:literal, $game:ty;)*) => {
        $(#[test]
        fn $module() {
            super::survives::<$game>();
        })*
    };
}

mod every_game_survives_every_fault {
    bots::games!(named every_game_survives_every_fault);
}

#[test]
fn the_same_seed_tells_the_same_story() {
    let setup = claim::Setup { seats: 3, rolls: 3, seconds: 60 };
    let tell = |seed| simulate::<claim::Claim>(&setup, 3, seed);
    assert_eq!(tell(7), tell(7));
    assert_ne!(tell(7).trace, tell(8).trace);
}
