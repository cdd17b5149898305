//! What is kept of a match: golden replays, and the words in which everything is written.
//!
//! Records live longer than the code. A failure here means that old matches can no longer be read or
//! play differently; then either the change is wrong or `RULES_VERSION` is raised and the matches are
//! played anew with `UPDATE_GOLDEN=1`.

use flash_point::board::{Parking, Quadrant};
use flash_point::events::table::Tragic;
use flash_point::space::{Direction, Edge, Space};
use flash_point::specialist::Specialist;
use flash_point::{
    Action, Chance, Choice, FireCard, Firefighter, FlashPoint, Kind, Load, Poi, Ride, Vehicle,
};
use kernel::{Game, PlainText, Seat};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use testkit::golden::{self, Fresh, lines_of};
use testkit::playout::random_match;

fn replays() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/replays")
}

fn setup(pairs: &[(&str, &str)]) -> flash_point::Options {
    let chosen = kernel::Chosen::new(FlashPoint::OPTIONS, pairs).expect("in the table");
    FlashPoint::configure(&chosen).expect("such a match can be played")
}

/// Matches of each kind.
fn odd_matches() -> Vec<Fresh<FlashPoint>> {
    let fresh = |name: &str, pairs: &[(&str, &str)], seed| Fresh {
        name: name.to_string(),
        setup: setup(pairs),
        seed,
    };
    let experienced = ("game", "experienced");
    vec![
        fresh("experienced_heroic", &[experienced, ("level", "heroic"), ("side", "2")], 2),
        fresh("family", &[], 1),
        fresh(
            "tragic_all_cards",
            &[experienced, ("tragic-events", "on"), ("cards", "all"), ("firefighters", "6")],
            3,
        ),
    ]
}

#[test]
fn golden_matches_play_as_they_did() {
    golden::check::<FlashPoint>(&replays(), &odd_matches());
    let ends = golden::replay_all::<FlashPoint>(&replays());
    assert!(ends.into_iter().all(|end| end.expect("just replayed").is_over()));
}

#[test]
fn a_record_that_was_tampered_with_is_refused() {
    golden::tampering_is_refused::<FlashPoint>(&replays().join("family.json"));
}

/// How our values are written is part of what is kept: it stands beside these tests.
#[track_caller]
fn pinned(name: &str, found: &str) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/records");
    golden::pinned(&folder.join(name), found);
}

fn actions() -> Vec<Action> {
    let (firefighter, specialist) = (Firefighter::new(2), Specialist::CafsFirefighter);
    let (at, from, to) = (Space::new(3, 4), Space::new(5, 1), Direction::North);
    let ride = Ride { to: Space::new(3, 0), load: Some(Load::Hazmat), lead: true };
    let (vehicle, load) = (Vehicle::Engine, Some(Load::Trapped));
    vec![
        Action::Take { firefighter, specialist },
        Action::Park { vehicle: Vehicle::Ambulance, at: Parking::Bottom },
        Action::Begin { firefighter, at },
        Action::Move { firefighter, to, load, lead: false },
        Action::Squeeze { firefighter, to },
        Action::Open { firefighter, at: to },
        Action::Close { firefighter, at: Direction::West },
        Action::Extinguish { firefighter, at },
        Action::Chop { firefighter, at: Direction::South },
        Action::Drive { firefighter, vehicle, clockwise: true, ride: Some(ride) },
        Action::FireDeckGun { firefighter },
        Action::Reroll { red: true, black: false },
        Action::ChangeCrew { firefighter, specialist: Specialist::Driver },
        Action::Treat { firefighter, trapped: true },
        Action::Dispose { firefighter },
        Action::TurnUp { firefighter, at },
        Action::Clear { firefighter },
        Action::Repair { firefighter, at: Direction::East },
        Action::MoveSmoke { firefighter, from, to },
        Action::MovePoi { firefighter, from, to },
        Action::OpenFor { firefighter, from, to },
        Action::Look { firefighter },
        Action::Return { bottom: true },
        Action::Plan { firefighter, give: 2 },
        Action::Throw { firefighter, at },
        Action::End { firefighter },
        Action::Control { firefighter, red: false, black: true },
        Action::Dodge { firefighter, to, lead: true },
        Action::Ride { firefighter, ride },
        Action::Decline { firefighter },
        Action::Answer { agreed: true },
        Action::GetUp { firefighter, at },
        Action::Explode { at },
        Action::Choose(Choice::Done),
        Action::Choose(Choice::Space(at)),
        Action::Choose(Choice::Wall(Edge::parse("2,3-2,4").expect("a wall"))),
        Action::Choose(Choice::Quadrant(Quadrant::BottomLeft)),
        Action::Choose(Choice::Direction(to)),
        Action::Choose(Choice::Victim(at, Kind::Treated)),
    ]
}

#[test]
fn actions_and_chances_are_written_in_these_words() {
    let chances = [
        Chance::Target(Space::new(6, 8)),
        Chance::Poi(Poi::FalseAlarm),
        Chance::Fire(FireCard::FlareUp),
        Chance::Event(Tragic::FireGrenade),
        Chance::Specialist(Specialist::RescueDog),
    ];
    pinned("actions.txt", &(lines_of(&actions()) + &lines_of(&chances)));
}

#[test]
fn a_setup_and_a_table_are_written_in_these_words() {
    let setup = setup(&[("game", "experienced"), ("tragic-events", "on"), ("cards", "all")]);
    let begun = FlashPoint::new(&setup).expect("such a match can be played");
    pinned("table.txt", &(lines_of(&[setup]) + &lines_of(&[begun])));
}

#[test]
fn unknown_fields_and_things_are_refused() {
    golden::garbage_is_refused::<FlashPoint>(&[
        "{\"end\":{\"firefighter\":6}}",
        "{\"end\":{\"firefighter\":0,\"more\":1}}",
        "{\"extinguish\":{\"firefighter\":0,\"at\":\"8,1\"}}",
        "{\"take\":{\"firefighter\":0,\"specialist\":\"cook\"}}",
        "{\"choose\":{\"victim\":[\"3,4\",\"cat\"]}}",
        "{\"event\":\"e36\"}",
        "[]",
        "",
    ]);
}

/// People type what actions are called, so no two that are possible together are called alike.
#[test]
fn labels_are_all_different() {
    let labels: BTreeSet<String> = actions().into_iter().map(FlashPoint::label).collect();
    assert_eq!(labels.len(), actions().len());
    let setup = setup(&[("game", "experienced"), ("players", "3")]);
    let played = random_match::<FlashPoint>(&setup, 5);
    let mut state = FlashPoint::new(&setup).expect("it was played");
    for input in played.inputs {
        for seat in state.waiting().actors().iter() {
            let mut legal = Vec::new();
            state.legal(seat, &mut legal);
            let labels: BTreeSet<String> =
                legal.iter().map(|&one| FlashPoint::label(one)).collect();
            assert_eq!(labels.len(), legal.len(), "{legal:?}");
        }
        state.apply(input, &mut ());
    }
}

/// What a terminal shows: two letters for each space and what stands between them.
#[test]
fn a_family_game_is_drawn_like_this() {
    let mut state = FlashPoint::new(&setup(&[])).expect("such a match can be played");
    let begin =
        |number| Action::Begin { firefighter: Firefighter::new(number), at: Space::new(3, 0) };
    (0..2).for_each(|at| state.play(Seat::new(at), begin(at), &mut ()).expect("it is outside"));
    pinned("drawn.txt", &FlashPoint::draw(&state.view(None), kernel::Paint::Plain));
}
