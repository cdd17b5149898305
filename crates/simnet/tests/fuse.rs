//! Missions of FUSE in every weather: four people who reach for the same dice while messages are late, lost
//! and doubled, connections break and the server crashes. The simulation checks at every step that each
//! request is done once and that nobody shows what never was, and in the end that all see the same; here
//! is looked whether enough of it has happened.

use bots::fuse::Fuse;
use kernel::{Chosen, Game};
use simnet::simulate;

/// A mission of these options.
fn story(options: &[(&str, &str)], people: usize, seed: u64) -> simnet::Outcome {
    let chosen = Chosen::new(Fuse::OPTIONS, options).expect("in the table");
    let setup = Fuse::configure(&chosen).expect("these go together");
    simulate::<Fuse>(&setup, people, seed)
}

#[test]
fn four_people_race_for_dice_in_every_weather() {
    let mut sum = [0; 5];
    for seed in testkit::laws::seeds(4) {
        let level = if seed % 2 == 0 { "standard" } else { "elite" };
        let outcome = story(&[("players", "4"), ("level", level)], 4, seed);
        let told = [
            outcome.inputs,
            outcome.refused,
            outcome.lost,
            outcome.crashes,
            outcome.clocks_compared,
        ];
        sum.iter_mut().zip(told).for_each(|(sum, one)| *sum += one);
        assert_eq!(outcome.undone, 0, "nothing is taken back");
    }
    let [inputs, refused, lost, crashes, clocks] = sum;
    println!("{inputs} inputs, {refused} refused, {lost} lost, {crashes} crashes, {clocks} clocks");
    assert!(inputs > 2_000 && refused > 100, "people were too late: {sum:?}");
    assert!(lost > 0 && crashes > 0 && clocks > 0, "the weather was too fair: {sum:?}");
}

#[test]
fn nine_people_and_one_alone_come_to_the_same_end_in_every_weather() {
    for seed in testkit::laws::seeds(1) {
        story(&[("players", "9")], 5, seed);
        story(&[("players", "1"), ("mistakes", "strict")], 1, seed);
        story(&[("players", "2"), ("mistakes", "honour"), ("clock", "15")], 2, seed);
    }
}
