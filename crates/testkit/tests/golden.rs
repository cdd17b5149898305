//! Golden matches of the toy games, and that a changed one is noticed.

use std::fs;
use std::path::{Path, PathBuf};
use testkit::golden::{self, Fresh};
use testkit::playout::random_match;
use testkit::toys::{claim, window};

fn folder(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(name)
}

fn races() -> Vec<Fresh<claim::Claim>> {
    let fresh = |name: &str, seats, seed| {
        let setup = claim::Setup::race(seats, 2, 60);
        Fresh { name: name.to_string(), setup, seed }
    };
    vec![fresh("two-race", 2, 1), fresh("the-time-is-up", 3, 121)]
}

fn windows() -> Vec<Fresh<window::Window>> {
    let setup = window::Setup { seats: 3, hand: 2, looks: true };
    vec![Fresh { name: "three-with-looks".to_string(), setup, seed: 3 }]
}

#[test]
fn the_race_for_dice_plays_as_it_always_did() {
    golden::check(&folder("claim"), &races());
}

#[test]
fn the_game_of_windows_plays_as_it_always_did() {
    golden::check(&folder("window"), &windows());
}

#[test]
fn the_names_of_golden_matches_say_what_happens_in_them() {
    let [_, late] = &races()[..] else { panic!("there are two races") };
    let played = random_match::<claim::Claim>(&late.setup, late.seed);
    assert_eq!(played.state.phase, claim::Phase::Over(0), "the match is cut short");
    assert!(played.state.roll < played.state.roll_count, "before its last roll is over");
}

#[test]
fn a_match_that_was_changed_or_cannot_be_read_is_told_by_its_file() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("golden");
    golden::update(&folder, &windows());
    let path = folder.join("three-with-looks.json");
    let text = fs::read_to_string(&path).expect("it was just written");
    assert!(golden::replay_all::<window::Window>(&folder)[0].is_ok());

    let changed = text.replacen("\"react\"", "\"decline\"", 1);
    assert_ne!(changed, text, "somebody doubts in this match");
    fs::write(&path, changed).expect("it can be written again");
    fs::write(folder.join("torn.json"), &text[..text.len() / 2]).expect("so can half of it");
    fs::write(folder.join("notes.txt"), "not a match").expect("other files are left alone");
    let replays = golden::replay_all::<window::Window>(&folder);
    let problems: Vec<String> = replays.into_iter().map(|one| one.unwrap_err()).collect();
    assert_eq!(problems.len(), 2);
    assert!(problems[0].contains("three-with-looks.json: the record ends in another state"));
    assert!(problems[1].contains("torn.json: "), "{problems:?}");
}

#[test]
fn a_golden_match_that_was_changed_is_refused() {
    golden::tampering_is_refused::<claim::Claim>(&folder("claim").join("two-race.json"));
    golden::tampering_is_refused::<window::Window>(&folder("window").join("three-with-looks.json"));
}

#[test]
#[should_panic(expected = "3 as chance")]
fn what_can_be_read_is_no_garbage() {
    golden::garbage_is_refused::<claim::Claim>(&["{", "3"]);
}
