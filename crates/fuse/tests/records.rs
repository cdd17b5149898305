//! What is kept of a mission: golden replays, and the words in which everything is written.
//!
//! Records live longer than the code. A failure here means that old missions can no longer be read or
//! play differently; then either the change is wrong or `RULES_VERSION` is raised and the missions are
//! played anew with `UPDATE_GOLDEN=1`.

mod common;

use common::*;
use std::path::{Path, PathBuf};
use testkit::golden::{self, Fresh, lines_of};

fn replays() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/replays")
}

/// Short missions in which much happened, found among thousands of random ones.
fn odd_missions() -> Vec<Fresh<Fuse>> {
    let fresh = |name: &str, pairs: &[(&str, &str)], seed| {
        let chosen = kernel::Chosen::new(Fuse::OPTIONS, pairs).expect("in the table");
        let setup = Fuse::configure(&chosen).expect("such a mission can be played");
        Fresh { name: name.to_string(), setup, seed }
    };
    let expert = [("players", "2"), ("level", "expert"), ("detonators", "10")];
    let elite =
        [("players", "3"), ("mistakes", "honour"), ("level", "elite"), ("detonators", "10")];
    vec![
        fresh("four_players", &[], 1529),
        fresh("nine_players_three_detonators", &[("players", "9"), ("level", "heroic")], 4524),
        fresh("one_player_eleven_sparks", &[("players", "1")], 1278),
        fresh("the_original", &[("players", "3"), ("box", "modules")], 338),
        fresh("three_players_honour", &elite, 1876),
        fresh("two_players_two_detonators", &expert, 3969),
    ]
}

#[test]
fn golden_missions_play_as_they_did() {
    golden::check::<Fuse>(&replays(), &odd_missions());
    let ends = golden::replay_all::<Fuse>(&replays()).into_iter();
    let ends: Vec<Fuse> = ends.map(|end| end.expect("just replayed")).collect();
    // In the order of their names: bombs, sparks and detonators.
    let found: Vec<(u8, u16, u8)> =
        ends.iter().map(|end| (end.tally.bombs, end.tally.sparks, end.tally.detonators)).collect();
    assert_eq!(found, [(2, 2, 0), (1, 4, 3), (4, 11, 0), (1, 0, 4), (2, 3, 3), (2, 1, 2)]);
}

#[test]
fn a_record_that_was_tampered_with_is_refused() {
    golden::tampering_is_refused::<Fuse>(&replays().join("two_players_two_detonators.json"));
}

/// How our values are written is part of what is kept: it stands beside these tests.
#[track_caller]
fn pinned(name: &str, found: &str) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/records");
    golden::pinned(&folder.join(name), found);
}

const DIE: DieName = DieName { round: 12, place: 3, turn: 1 };

#[test]
fn actions_and_chances_are_written_in_these_words() {
    let (round, die, card) = (12, DIE, card("C10"));
    let actions = [
        Action::Ready,
        Action::Roll { round, call: None },
        Action::Roll { round, call: Some(Call::Colour(Colour::Black)) },
        Action::Roll { round, call: Some(Call::Number(number(4))) },
        Action::Place { die, marked: true, card, slot: 2, seen: 3 },
        Action::Scrub { die, card: Card::Spark(spark("S01")) },
        Action::Pass { round },
        Action::End { round },
        Action::Hold { round },
        Action::Turn { die, number: number(6) },
        Action::Flip { die },
        Action::Mark { die, colour: Colour::Red },
        Action::Reroll { round, dice: 5 },
        Action::Check { round, card },
        Action::Pick(bomb("O54")),
        Action::Return { card, slot: 1, die: common::die("KY2") },
        Action::RollSix,
    ];
    let chances = [
        Chance::Role(Role::WireExpert),
        Chance::Bomb(bomb("C01")),
        detonator("D10"),
        Chance::Leader(CID),
        Chance::Die(common::die("RG6")),
        Chance::Number(number(1)),
        Chance::Spark(spark("S30")),
    ];
    pinned("actions.txt", &(lines_of(&actions) + &lines_of(&chances) + &lines_of(&Role::ALL)));
}

#[test]
fn setups_and_a_table_are_written_in_these_words() {
    let none =
        Modules { roles: false, bombs: true, detonators: false, sparks: true, dual_dice: false };
    let setups = [options(4), Options { boxes: Boxes::Modules(none), ..options(3) }, options(9)];
    let page = table(2).bomb(ANN, 0, "C10", "0:R4").spark(BEN, "S12", "1:KY2").pool("R1 B2 G3 K4");
    pinned("table.txt", &(lines_of(&setups) + &lines_of(&[*page.state()])));
}
