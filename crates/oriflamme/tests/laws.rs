//! Oriflamme obeys the laws of every game, in random matches and from odd beginnings.

mod lawful;

use fastrand::Rng;
use kernel::Game;
use lawful::{Lawfully, odd};
use oriflamme::Oriflamme;
use testkit::laws::{self, Lawful};

#[test]
fn oriflamme_is_lawful() {
    let tally = laws::all::<Lawfully>(laws::seeds(24));
    println!("{tally:?}");
    assert!(tally.twins > 1000, "twins were different worlds: {tally:?}");
    assert!(tally.stories > 1000, "and were told the same: {tally:?}");
    assert!(tally.longest < Oriflamme::INPUTS_MAX as u64);
}

#[test]
fn odd_positions_are_positions() {
    for seed in 0..300 {
        for players in 3..=5 {
            let state = odd(&mut Rng::with_seed(seed), players);
            assert_eq!(Lawfully::conserved(&state), Ok(()), "{seed} {players}: {state:?}");
        }
    }
}
