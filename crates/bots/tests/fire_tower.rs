//! Bots in the forest: always legal, and better than chance.

mod common;

use common::played;
use fire_tower::FireTower;
use kernel::{Level, Seat};

#[test]
fn greedy_beats_three_random_players() {
    let levels = [Level::Greedy, Level::Random, Level::Random, Level::Random];
    let won = |&seed: &u64| {
        let end: FireTower = played(&[], &levels, seed);
        end.open.course.winners.lowest() == Some(Seat::new(0))
    };
    assert!((0..20).filter(won).count() >= 17);
}

#[test]
fn bots_choose_what_is_legal_under_every_rule() {
    let levels = [Level::Greedy, Level::Greedy, Level::Random, Level::Greedy];
    for options in [
        &[("edition", "2018"), ("shadow", "event"), ("mutual-aid", "on")][..],
        &[("teams", "on"), ("mutual-aid", "on")],
        &[("honour-red", "grand-champion"), ("aid-gem", "anywhere"), ("mutual-aid", "on")],
    ] {
        for seed in 0..4 {
            let _: FireTower = played(options, &levels, seed);
        }
    }
}
