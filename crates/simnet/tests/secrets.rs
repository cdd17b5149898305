//! Twin runs: what a seat or a spectator is sent does not depend on what it may not know.

#[path = "../../fire-tower/tests/lawful/mod.rs"]
mod fire_tower_laws;
#[path = "../../testkit/tests/lawful/mod.rs"]
mod lawful;
#[path = "../../oriflamme/tests/lawful/mod.rs"]
mod oriflamme_laws;
// The game of windows with a leak in it.
#[allow(dead_code)]
#[path = "../../testkit/tests/broken_window/mod.rs"]
mod broken_window;

use broken_window::{BrokenLaws, fault};
use fire_tower::{Edition, Options, Towers};
use kernel::Seat;
use lawful::{Claims, Windows};
use simnet::{Secrets, nobody_hears_more};
use testkit::laws::{Lawful, SetupOf, seeds};
use testkit::toys::{claim, window};

/// Each seed has its viewer: a seat of a person, or the spectator.
fn twins<L: Lawful>(setup: &SetupOf<L>, people: usize, default: u64) -> Secrets {
    seeds(default).fold(Secrets::default(), |sum, seed| {
        let at = seed as usize % (people + 1);
        let viewer = (at < people).then(|| Seat::new(at));
        let one = nobody_hears_more::<L>(setup, people, viewer, seed);
        Secrets { messages: sum.messages + one.messages, apart: sum.apart + one.apart }
    })
}

const WINDOW: window::Setup = window::Setup { seats: 4, hand: 3, looks: true };

#[test]
fn a_race_without_secrets_is_the_same_race() {
    let setup = claim::Setup { seats: 5, rolls: 5, seconds: 120 };
    let compared = twins::<Claims>(&setup, 4, 10);
    println!("claim: {compared:?}");
    assert!(compared.messages > 100);
}

#[test]
fn hidden_cards_and_secret_answers_reach_nobody() {
    let compared = twins::<Windows>(&WINDOW, 3, 60);
    println!("window: {compared:?}");
    assert!(compared.messages > 1000 && compared.apart > 1000, "{compared:?}");
}

#[test]
fn fire_tower_hands_reach_nobody_else() {
    let setup = Options::preset(Edition::Later, Towers::ALL);
    let compared = twins::<fire_tower_laws::Lawfully>(&setup, 2, 6);
    println!("fire tower: {compared:?}");
    assert!(compared.messages > 300 && compared.apart > 300, "{compared:?}");
}

#[test]
fn oriflamme_faces_and_hands_reach_nobody_else() {
    let setup = oriflamme::Options { players: 4 };
    let compared = twins::<oriflamme_laws::Lawfully>(&setup, 3, 12);
    println!("oriflamme: {compared:?}");
    assert!(compared.messages > 300 && compared.apart > 300, "{compared:?}");
}

/// A test that finds nothing has to be able to find something.
fn leaks<const FAULT: u8>() {
    let run = || twins::<BrokenLaws<FAULT>>(&WINDOW, 3, 40);
    let found = std::panic::catch_unwind(run).expect_err("a leak that nobody notices");
    let words = found.downcast_ref::<String>().expect("words");
    assert!(words.contains("hears"), "{words}");
}

#[test]
fn a_story_that_tells_a_drawn_card_is_noticed() {
    leaks::<{ fault::TELLS_DRAWN_CARD }>();
}

#[test]
fn a_story_that_tells_a_secret_answer_is_noticed() {
    leaks::<{ fault::TELLS_SECRET_ANSWER }>();
}

#[test]
fn a_refusal_whose_reason_peeks_is_noticed() {
    leaks::<{ fault::REASON_PEEKS }>();
}
