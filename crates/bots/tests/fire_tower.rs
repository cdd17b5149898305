//! Bots in the forest: always legal, and better than chance.

mod common;

use common::{followed, played};
use fire_tower::{Action, FireTower};
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

#[test]
fn a_hint_is_a_whole_card_with_its_cells() {
    let mut cards = 0;
    for seed in 0..4 {
        for (_, actions) in followed::<FireTower>(seed) {
            let card = matches!(actions[0], Action::Play(_));
            let alone = actions.len() == 1;
            assert!(!card || !alone, "a card that does nothing: {actions:?}");
            let more = actions[1..].iter().any(|one| matches!(one, Action::Play(_)));
            assert!(!more, "one card at a time: {actions:?}");
            cards += u32::from(card);
        }
    }
    assert!(cards > 20, "{cards} cards");
}
