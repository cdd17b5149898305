//! Twin runs: what a seat or a spectator is sent does not depend on what it may not know. Here with the
//! toys; each game has its own `tests/secrets.rs` beside its laws.

#[path = "../../testkit/tests/lawful/mod.rs"]
mod lawful;
// The game of windows with a leak in it.
#[allow(dead_code)]
#[path = "../../testkit/tests/broken_window/mod.rs"]
mod broken_window;

use broken_window::{BrokenLaws, fault};
use lawful::{Claims, Windows};
use simnet::secrets_kept;
use testkit::laws::seeds;
use testkit::toys::{claim, window};

const WINDOW: window::Setup = window::Setup { seats: 4, hand: 3, looks: true };

#[test]
fn a_race_without_secrets_is_the_same_race() {
    let setup = claim::Setup::race(5, 5, 120);
    let compared = secrets_kept::<Claims>(&setup, 4, seeds(10));
    println!("claim: {compared:?}");
    assert!(compared.messages > 100);
}

#[test]
fn hidden_cards_and_secret_answers_reach_nobody() {
    let compared = secrets_kept::<Windows>(&WINDOW, 3, seeds(60));
    println!("window: {compared:?}");
    assert!(compared.messages > 1000 && compared.apart > 1000, "{compared:?}");
}

/// A test that finds nothing has to be able to find something.
fn leaks<const FAULT: u8>() {
    let run = || secrets_kept::<BrokenLaws<FAULT>>(&WINDOW, 3, seeds(40));
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
