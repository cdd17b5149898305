//! Fire Tower obeys the laws of every game, in random matches and from odd beginnings.

mod lawful;

use lawful::{Lawfully, SEED, setups};
use testkit::laws::{self, Lawful, Sampling, Tally};

#[test]
fn fire_tower_is_lawful() {
    let mut tally = Tally::default();
    for seed in laws::seeds(setups().len() as u64) {
        SEED.set(seed);
        let one = laws::all_sampled::<Lawfully>(seed..seed + 1, SAMPLING);
        tally.matches += one.matches;
        tally.inputs += one.inputs;
        tally.longest = tally.longest.max(one.longest);
        tally.twins += one.twins;
        tally.stories += one.stories;
    }
    println!("{tally:?}");
    assert!(tally.twins > 1000, "twins were different worlds: {tally:?}");
    assert!(tally.stories > 1000, "and were told the same: {tally:?}");
}

/// A match is a thousand inputs, and an action is one of two thousand.
const SAMPLING: Sampling = Sampling { universe: 12, worlds: 12, encoding: 48, odds: 96, away: 96 };

#[test]
fn odd_positions_are_positions() {
    for players in 2..=4 {
        assert!(setups().iter().any(|setup| setup.towers.len() == players));
    }
    for seed in 0..20 {
        for setup in setups() {
            let state = Lawfully::directed(setup, seed).expect("there is one for every setup");
            assert_eq!(Lawfully::conserved(&state), Ok(()), "{setup:?} {seed}");
        }
    }
}
