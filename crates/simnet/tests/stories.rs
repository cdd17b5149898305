//! Stories of faults: a race under a clock, a reaction window, and every game that people play.

use simnet::{Outcome, simulate};
use testkit::toys::{claim, window};

/// How many seeds of each; `TINDERBOX_SEEDS` asks for more.
fn seeds(default: u64) -> std::ops::Range<u64> {
    testkit::laws::seeds(default)
}

/// Plays a story for each seed. All together must have seen enough of everything that can happen.
fn total(name: &str, outcomes: impl Iterator<Item = Outcome>) -> Outcome {
    let sum = outcomes.reduce(|sum, one| Outcome {
        trace: sum.trace ^ one.trace,
        sent: sum.sent + one.sent,
        lost: sum.lost + one.lost,
        crashes: sum.crashes + one.crashes,
        refused_writes: sum.refused_writes + one.refused_writes,
        inputs: sum.inputs + one.inputs,
        undone: sum.undone + one.undone,
        redone: sum.redone + one.redone,
        pauses: sum.pauses + one.pauses,
        deeds: sum.deeds + one.deeds,
        clocks_compared: sum.clocks_compared + one.clocks_compared,
        standing_compared: sum.standing_compared + one.standing_compared,
        missed_together: sum.missed_together + one.missed_together,
        hints: sum.hints + one.hints,
        refused: sum.refused + one.refused,
    });
    let sum = sum.expect("at least one story");
    println!("{name}: {sum:?}");
    assert!(sum.lost > 0 && sum.crashes > 0 && sum.pauses > 0, "the weather was too fair: {sum:?}");
    sum
}

#[test]
fn a_race_under_the_clock_survives_every_fault() {
    let setup = claim::Setup::race(5, 5, 120);
    // Against each other and together, in turns.
    let agreed = |seed| if seed % 2 == 0 { setup } else { setup.together() };
    let story = |seed| simulate::<claim::Claim>(&agreed(seed), 4, seed);
    let sum = total("claim", seeds(60).map(story));
    assert!(sum.clocks_compared > 0, "no clock was looked at after a crash");
    assert!(sum.missed_together > 0, "never were two missing");
    assert!(sum.hints > 0, "nobody was told what a bot would do");
    assert_eq!(sum.undone, 0, "a race takes nothing back");
}

#[test]
fn a_reaction_window_survives_every_fault() {
    let setup = window::Setup { seats: 4, hand: 3, looks: true };
    let sum = total("window", seeds(60).map(|seed| simulate::<window::Window>(&setup, 3, seed)));
    assert!(sum.clocks_compared > 0, "no time of a move was looked at after a crash");
    assert!(sum.standing_compared > 0, "no standing answer came through a crash");
}

/// So many inputs are a long match.
const LONG: u64 = 60_000;
/// So many stories of a game with long matches, and at most so many of one with short ones.
const LONG_STORIES: u64 = 16;
const SHORT_STORIES: u64 = 200;

/// Each seed takes the next mix of options; half of the seats, at least two, are people's.
fn survives<G: kernel::Game>() {
    let setups = testkit::pairwise::setups::<G>();
    let story = |seed: u64| {
        let setup = &setups[seed as usize % setups.len()];
        let seats = G::new(setup).expect("a setup that can be played").seats().len();
        simulate::<G>(setup, seats.div_ceil(2).max(2), seed)
    };
    // A game whose matches are short has more of them in the same time.
    let count = (LONG_STORIES * LONG / G::INPUTS_MAX as u64).clamp(LONG_STORIES, SHORT_STORIES);
    let sum = total(G::NAME, seeds(count).map(story));
    assert!(sum.undone < 20 || sum.redone > 0, "what was taken back is never done again: {sum:?}");
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
    let setup = claim::Setup::race(3, 3, 60);
    let tell = |seed| simulate::<claim::Claim>(&setup, 3, seed);
    assert_eq!(tell(7), tell(7));
    assert_ne!(tell(7).trace, tell(8).trace);
}
