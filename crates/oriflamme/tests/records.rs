//! What is kept of a match: golden replays, and the words in which everything is written.
//!
//! Records live longer than the code. A failure here means that old matches can no longer be read
//! or play differently; then either the change is wrong or `RULES_VERSION` is raised and the
//! matches are played anew with `UPDATE_GOLDEN=1`.

mod common;

use common::*;
use std::path::{Path, PathBuf};
use testkit::golden::{self, Fresh, lines_of};

fn replays() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/replays")
}

/// Matches with odd endings, found among thousands of random ones.
fn odd_matches() -> Vec<Fresh<Oriflamme>> {
    let fresh = |name: &str, players, seed| Fresh {
        name: name.to_string(),
        setup: Options { players },
        seed,
    };
    vec![
        fresh("five_players_the_longest", 5, 13961),
        fresh("five_players_three_share", 5, 157),
        fresh("four_players_a_tie_of_three_is_broken", 4, 33),
        fresh("three_players_a_high_score", 3, 1626),
    ]
}

#[test]
fn golden_matches_play_as_they_did() {
    golden::check::<Oriflamme>(&replays(), &odd_matches());
    let ends = golden::replay_all::<Oriflamme>(&replays()).into_iter();
    let ends: Vec<Oriflamme> = ends.map(|end| end.expect("just replayed")).collect();
    let found: Vec<(usize, [u16; SEATS])> =
        ends.iter().map(|end| (end.open.row.len(), end.open.course.influence)).collect();
    // In the order of their names: how many piles lay in the row, and everybody's influence.
    let expected = [
        (24, [28, 25, 30, 14, 17]),
        (8, [11, 10, 6, 11, 11]),
        (10, [16, 16, 11, 16, 0]),
        (13, [46, 4, 17, 0, 0]),
    ];
    assert_eq!(found, expected);
    let winners: Vec<usize> = ends.iter().map(|end| end.open.course.winners.len()).collect();
    assert_eq!(winners, [1, 3, 1, 1]);
}

#[test]
fn a_record_that_was_tampered_with_is_refused() {
    golden::tampering_is_refused::<Oriflamme>(
        &replays().join("four_players_a_tie_of_three_is_broken.json"),
    );
}

/// How our values are written is part of what is kept: it stands beside these tests.
#[track_caller]
fn pinned(name: &str, found: &str) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/records");
    golden::pinned(&folder.join(name), found);
}

fn slot(number: usize) -> Slot {
    Slot::new(number).expect("a slot")
}

#[test]
fn actions_and_chances_are_written_in_these_words() {
    let actions = [
        Action::Place(Card::Empress, Spot::Start),
        Action::Place(Card::Fanatic, Spot::End),
        Action::Place(Card::Informant, Spot::On(slot(7))),
        Action::Leave,
        Action::Reveal,
        Action::Give(slot(1)),
        Action::Gain,
        Action::Swap(Card::Treaty),
        Action::Feed(slot(30)),
        Action::Cash,
        Action::Mark(slot(2)),
        Action::Remove(slot(3)),
    ];
    let three = Cards::of(&[Card::Diplomat, Card::Deserter, Card::Judge]);
    let chances = [Chance::Aside(three), Chance::First(BLUE)];
    pinned("actions.txt", &(lines_of(&actions) + &lines_of(&chances) + &lines_of(&Card::ALL)));
}

#[test]
fn events_are_written_in_these_words() {
    let (slot, seat, card, amount) = (slot(4), BLUE, Card::Insurrection, 2);
    let three = Cards::of(&[Card::Extortion, Card::Infiltration, Card::Treaty]);
    let end = row("[R:Treaty_(2)/Judge^!][B:Insurrection~]").round(6).lays(RED).end();
    let (owner, against, cards) = (BLUE, RED, 3);
    let events = [
        Event::Dealt { seat, aside: Seen::Open(three) },
        Event::Dealt { seat, aside: Seen::Hidden },
        Event::RoundBegan { round: 2, first: GREEN },
        Event::NoIncome { seat },
        Event::Placed { seat, card: Seen::Hidden, spot: Spot::On(slot), slot },
        Event::ActivationBegan,
        Event::CameUp { slot },
        Event::Left { slot },
        Event::Revealed { slot, card },
        Event::Collected { seat, slot, amount },
        Event::Wasted { slot, amount },
        Event::Gained { seat, amount, why: Why::Ability(Card::Empress) },
        Event::Gained { seat, amount, why: Why::Trap },
        Event::Put { slot, amount },
        Event::Marked { slot },
        Event::Skipped { slot, card, what: Skip::NoNeighbour },
        Event::Removed { slot, card, owner, by: RED, was_down: true },
        Event::Sprung { owner, against, cards },
        Event::Discarded { slot, card, owner },
        Event::Preserved { slot, card: Card::Treaty, owner, influence: 3 },
        Event::Swapped { seat, slot, card: Seen::Open(card) },
        Event::TurnedDown { slot },
        Event::Shown { faces: end.faces, hands: end.hands, asides: end.asides },
        Event::Ended { winners: Seats::only(RED).with(GREEN) },
        Event::Course(end.open.course),
    ];
    pinned("events.txt", &lines_of(&events));
}

#[test]
fn setups_frames_inputs_and_views_are_written_in_these_words() {
    let frames = [
        Frame::Deal { seat: RED },
        Frame::First,
        Frame::Place { seat: BLUE },
        Frame::Up { seat: GREEN, slot: slot(2) },
        Frame::Act { seat: GREEN, slot: slot(2), card: Card::Judge },
        Frame::Over,
    ];
    let inputs = [Input::Act(RED, Action::Leave), Input::Chance(Chance::First(RED))];
    let setups = [Options { players: 3 }, Options { players: 5 }];
    let page = row("[R:Treaty_(2)/Judge^!][B:Insurrection~]").treaty(GREEN, 1).lays(RED);
    let views = [page.state().view(Some(RED)), page.state().view(None)];
    page.end();
    let text = lines_of(&setups) + &lines_of(&inputs) + &lines_of(&frames) + &lines_of(&views);
    pinned("setups.txt", &text);
}

#[test]
fn garbage_is_an_error_never_a_panic() {
    let garbage = [
        "",
        "{",
        "null",
        "7",
        "\"place\"",
        "{\"place\":\"empress\"}",
        "{\"place\":[\"emperor\",\"start\"]}",
        "{\"place\":[\"empress\",{\"on\":0}]}",
        "{\"give\":31}",
        "{\"give\":-1}",
        "{\"swap\":9}",
        "{\"aside\":7}",
        "{\"first\":9}",
        "[[[[[[[[",
    ];
    golden::garbage_is_refused::<Oriflamme>(&garbage);
}
