//! Flash Point obeys the laws of every game, in random matches and in the middle of a blaze.

mod lawful;

use kernel::Game;
use lawful::Lawfully;
use testkit::laws::{self, Sampling};

/// What can be written down about a match is much: the dear laws are tried seldom.
const SAMPLING: Sampling =
    Sampling { universe: 60, worlds: 60, encoding: 60, odds: 100, away: 400 };

#[test]
fn flash_point_is_lawful() {
    let tally = laws::all_sampled::<Lawfully>(laws::seeds(2), SAMPLING);
    println!("{tally:?}");
    assert!(tally.alarms > 20, "alarms rang: {tally:?}");
    assert!(tally.twins > 100 && tally.stories > 100, "twins were different: {tally:?}");
    assert!(tally.longest < flash_point::FlashPoint::INPUTS_MAX as u64);
}
