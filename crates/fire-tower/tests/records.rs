//! What is kept of a match: golden replays, and the words in which everything is written.
//!
//! Records live longer than the code. A failure here means that old matches can no longer be read
//! or play differently; then either the change is wrong, or `RULES_VERSION` is raised, the old matches
//! play on by their version, and those of the new one are played with `UPDATE_GOLDEN=1`.

mod common;

use common::*;
use fire_tower::{Cause, Cells};
use kernel::{Input, Record, RecordProblem, Seen};
use std::path::{Path, PathBuf};
use testkit::golden::{self, Fresh, lines_of};

/// Matches of this version of the rules.
fn replays(rules: Rules) -> PathBuf {
    let version = format!("tests/replays/rules_{}", rules.version());
    Path::new(env!("CARGO_MANIFEST_DIR")).join(version)
}

/// Matches with odd endings, found among thousands of random ones.
fn odd_matches() -> Vec<Fresh<FireTower>> {
    let event = |towers| Options { shadow: ShadowRule::Event, mutual_aid: true, ..first(towers) };
    let role = Options { mutual_aid: true, ..haunted(FOUR) };
    let doubles = Options { mutual_aid: true, ..teams(Edition::Later) };
    let fresh = |name: &str, setup, seed| Fresh { name: name.to_string(), setup, seed };
    vec![
        fresh("2018_the_eliminated_win", event(THREE), 3079),
        fresh("2018_two_share", event(THREE), 434),
        fresh("2023_the_shadows_win", role, 22),
        fresh("2023_the_last_burns_in_a_storm", haunted(THREE), 156),
        fresh("teams_all_four_share", doubles, 54),
    ]
}

/// In the order of their names: the winners, and who was a shadow.
#[track_caller]
fn end_so(rules: Rules, expected: [(&[Seat], &[Seat]); 5]) {
    let ends = golden::replay_all::<FireTower>(&replays(rules)).into_iter();
    let ends = ends.map(|end| end.expect("it replays").open.course);
    let found: Vec<(Seats, Seats)> = ends.map(|course| (course.winners, course.shadows)).collect();
    assert_eq!(found, expected.map(|(winners, shadows)| (seats(winners), seats(shadows))));
}

#[test]
fn golden_matches_play_as_they_did() {
    golden::check::<FireTower>(&replays(Rules::NEWEST), &odd_matches());
    let expected: [(&[Seat], &[Seat]); 5] = [
        (&[CEM], &[]),
        (&[ANN, BEN], &[]),
        (&[BEN], &[BEN]),
        (&[ANN, BEN], &[ANN, BEN]),
        (&[ANN, BEN, CEM, DOT], &[]),
    ];
    end_so(Rules::NEWEST, expected);
}

#[test]
fn golden_matches_of_the_first_telling_play_as_they_did() {
    let expected: [(&[Seat], &[Seat]); 5] = [
        (&[ANN], &[]),
        (&[BEN, CEM], &[]),
        (&[ANN], &[BEN]),
        (&[ANN, BEN], &[ANN, BEN]),
        (&[ANN, BEN, CEM, DOT], &[]),
    ];
    end_so(Rules::One, expected);
}

#[test]
fn a_record_plays_by_the_version_that_its_setup_names_and_no_other() {
    let path = replays(Rules::One).join("2023_the_last_burns_in_a_storm.json");
    let text = std::fs::read_to_string(path).expect("a golden match");
    let old: Record<FireTower> = serde_json::from_str(&text).expect("it can be read");
    assert_eq!((old.head.rules, old.setup.rules), (1, Added(Rules::One)));
    let last = old.replay().expect("it replays");
    assert_eq!(last.again(&old.setup).rules, Added(Rules::NEWEST), "a new match is a new match");
    let mut claimed = old.clone();
    claimed.head.rules = 2;
    assert_eq!(claimed.replay(), Err(RecordProblem::Rules(2, 2)), "its setup says otherwise");
    // By the rules of today the same inputs end otherwise: this is why the version was raised.
    claimed.setup.rules = Added(Rules::Two);
    assert!(matches!(claimed.replay(), Err(RecordProblem::Hash(..))));
    let won = claimed.position(claimed.inputs.len()).expect("every input is legal");
    assert_eq!(won.open.course.winners, won.open.course.shadows);
}

#[test]
fn a_record_that_was_tampered_with_is_refused() {
    let path = replays(Rules::One).join("2018_two_share.json");
    golden::tampering_is_refused::<FireTower>(&path);
}

/// How our values are written is part of what is kept: it stands beside these tests.
#[track_caller]
fn pinned(name: &str, found: &str) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/records");
    golden::pinned(&folder.join(name), found);
}

#[test]
fn actions_and_chances_are_written_in_these_words() {
    let cell = at("h7");
    let actions = [
        Action::Light(cell),
        Action::Play(Card::FlareUp),
        Action::Discard(Card::DeReforest),
        Action::Blow,
        Action::Roll,
        Action::Pick(cell),
        Action::Douse(cell),
        Action::Break(cell),
        Action::Lay(cell, Turned::Upright),
        Action::Clear(cell),
        Action::Bucket,
        Action::Reckless(Spent::Water),
        Action::Aid(Help::Firebreak),
        Action::Haunt(Haunt::Steal),
        Action::Veer(Wind::West),
        Action::Done,
    ];
    let chances = [Chance::Card(Card::ShadowOfTheWood), Chance::Die(Wind::North)];
    let cards: Vec<Card> = Card::all().collect();
    pinned("actions.txt", &(lines_of(&actions) + &lines_of(&chances) + &lines_of(&cards)));
}

#[test]
fn events_are_written_in_these_words() {
    let (space, seat, by, card) = (at("p1"), BEN, ANN, Card::Ember);
    let cards = Seen::Open(bag(&[Card::North, Card::Ember]));
    let events = [
        Event::Drew { seat, card: Seen::Open(card) },
        Event::Drew { seat, card: Seen::Hidden },
        Event::Surfaced { seat, card: Card::Firestorm },
        Event::Began { card: Card::Firestorm, seat },
        Event::Played { seat, card },
        Event::Discarded { seat, card },
        Event::Took { from: BEN, to: ANN, count: 2, cards },
        Event::Stole { from: ANN, by: BEN, card: Seen::Hidden },
        Event::Reshuffled,
        Event::ShadowShuffledIn { from_discards: true },
        Event::Lit { space, by: Cause::Seat(ANN) },
        Event::Lit { space, by: Cause::Storm },
        Event::Doused { space, by },
        Event::Lifted { space, by },
        Event::Laid { space, by },
        Event::Cleared { space, by },
        Event::Exploded { space, by },
        Event::Rolled { side: Wind::South, why: Roll::Deed },
        Event::WindTurned { wind: Wind::East },
        Event::BucketUsed { seat },
        Event::AidChosen { seat, help: Help::Cards },
        Event::HauntChosen { seat, haunt: Haunt::Sparks },
        Event::TurnBegan { seat },
        Event::NoCell { seat },
        Event::Burnt { seat, tower: Tower::Purple, by: Some(ANN) },
        Event::Ablaze { seat, tower: Tower::Purple },
        Event::BecameShadow { seat },
        Event::LimitRose { limit: 6 },
        Event::Ended { winners: seats(&[ANN, CEM]) },
        Event::Course(setup(first(FOUR)).unseen().end().open.course),
    ];
    pinned("events.txt", &lines_of(&events));
}

#[test]
fn setups_frames_and_inputs_are_written_in_these_words() {
    let inputs = [Input::Act(ANN, Action::Done), Input::Chance(Chance::Die(Wind::East))];
    let honours = [Honour::None, Honour::Champion, Honour::GrandChampion, Honour::None];
    let all_of_it = Options { honours, shadow: ShadowRule::Event, mutual_aid: true, ..first(FOUR) };
    let later = Options { fire_mix: FireMix::FourTwo, ..haunted(THREE) };
    let old = as_first_told(later);
    let laid = Cells::NONE.with(at("h7")).with(at("i7"));
    let left = seats(&[ANN, CEM]);
    let frames = [
        Frame::Deal,
        Frame::FirstWind,
        Frame::Champion { seat: ANN, left: 2 },
        Frame::Turn { seat: BEN, step: Step::Haunted },
        Frame::WindCard { seat: CEM, side: Wind::West },
        Frame::RollWind { other: true },
        Frame::BurningSnag { seat: DOT, laid },
        Frame::EmberFlies { seat: ANN, from: at("h7") },
        Frame::Burnt { seat: ANN, taker: Some(BEN), waited: Added(0) },
        Frame::Aid { from: ANN, left, help: Help::Fire, laid },
        Frame::Sparks { seat: ANN, left: 3, side: None },
        Frame::ShadowPlay { seat: ANN, bound: true },
        Frame::Over,
    ];
    let text = lines_of(&inputs) + &lines_of(&[all_of_it, later, old]) + &lines_of(&frames);
    pinned("setups.txt", &text);
}

#[test]
fn garbage_is_an_error_or_a_value_never_a_panic() {
    let garbage = [
        "",
        "{",
        "null",
        "7",
        "\"light\"",
        "{\"light\":\"q1\"}",
        "{\"light\":\"a17\"}",
        "{\"light\":\"ä1\"}",
        "{\"light\":[1,2]}",
        "{\"play\":\"bucket\"}",
        "{\"lay\":[\"p16\"]}",
        "{\"lay\":[\"p16\",\"flat\",\"flat\"]}",
        "{\"veer\":9}",
        "{\"turn\":{\"seat\":255,\"step\":\"act\"}}",
        "[[[[[[[[",
    ];
    golden::garbage_is_refused::<FireTower>(&garbage);
    // A cell may be read from any text, and only cells are.
    let mut rng = fastrand::Rng::with_seed(0);
    for _ in 0..2000 {
        let noise: String = (0..rng.u32(..4)).map(|_| rng.char(..)).collect();
        let read = Space::parse(&noise).map(|cell| cell.to_string());
        assert!(read.is_none_or(|cell| cell == noise.to_ascii_lowercase()), "{noise}");
    }
}
