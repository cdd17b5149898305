//! FUSE obeys the laws of every game, in random missions and near their end.

mod lawful;

use kernel::Game;
use lawful::Lawfully;
use testkit::laws::{self, Sampling};

/// A mission is long, and what can be written down about it is much: the dear laws are tried seldom.
const SAMPLING: Sampling =
    Sampling { universe: 200, worlds: 400, encoding: 400, odds: 400, away: 4_000 };

#[test]
fn fuse_is_lawful() {
    let tally = laws::all_sampled::<Lawfully>(laws::seeds(1), SAMPLING);
    println!("{tally:?}");
    assert!(tally.alarms > 100, "alarms rang: {tally:?}");
    assert!(tally.longest < fuse::Fuse::INPUTS_MAX as u64);
}
