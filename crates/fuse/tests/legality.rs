//! Which dice may lie where: the vectors that were worked out by hand, and what the tables hold.

mod common;

use common::vectors::VECTORS;
use common::{die, placed};
use fuse::cards::{BOMB_TABLE, Bomb, SPARK_TABLE, Spark};
use fuse::completable::{Supply, Wrong, is_supported, judge};
use fuse::die::Colour;
use fuse::requirement::Requirement;

const COUNTDOWN: Supply = Supply::COUNTDOWN;

#[test]
fn g8_q7_q8_every_vector_is_judged_as_it_was_by_hand() {
    for &(number, text, there, slot, new, expected, supply) in VECTORS {
        let (card, there) = (Requirement::parse(text), placed(there));
        let new = die(new);
        let found = is_supported(&card, &there, slot)
            && judge(&card, &there, slot, (new, new), &supply).is_ok();
        assert_eq!(found, expected, "vector {number}: {new:?} on slot {slot} of {text}");
    }
}

/// A die that counts as another colour, on a card that holds these.
fn recoloured(text: &str, there: &str, slot: usize, new: &str, as_colour: Colour) -> Option<Wrong> {
    let new = die(new);
    let pair = (new, new.counted_as(as_colour));
    judge(&Requirement::parse(text), &placed(there), slot, pair, &COUNTDOWN).err()
}

#[test]
fn q9_a_recoloured_die_may_finish_a_group_but_not_go_on_with_it() {
    let group = "* = * = *";
    assert_eq!(recoloured(group, "0:R1 1:R2", 2, "B3", Colour::Red), None);
    assert_eq!(recoloured(group, "0:R1", 1, "B3", Colour::Red), Some(Wrong::Impossible));
    assert_eq!(recoloured(group, "0:R1", 1, "BR3", Colour::Red), None);
    assert_eq!(recoloured(group, "", 0, "B3", Colour::Red), None);
}

#[test]
fn q10_a_recoloured_dual_die_does_not_fit_where_a_dual_die_is_wanted() {
    assert_eq!(recoloured("D, ., .", "", 0, "BR3", Colour::Red), Some(Wrong::Slot));
    assert_eq!(recoloured("R, ., .", "", 0, "B3", Colour::Red), None);
}

#[test]
fn the_tables_hold_what_the_boxes_hold() {
    assert_eq!((BOMB_TABLE.len(), SPARK_TABLE.len()), (106, 30));
    let values =
        |points| Bomb::all().filter(|bomb| !bomb.is_original() && bomb.points() == points).count();
    assert_eq!([1, 2, 3, 4, 5, 6].map(values), [9, 10, 10, 9, 8, 6]);
    let dual: Vec<String> = Bomb::all()
        .filter(|bomb| bomb.requirement().needs_dual())
        .map(|bomb| format!("{bomb:?}"))
        .collect();
    assert_eq!(dual, ["C08", "C17", "C27", "C36", "C45", "C50", "C51", "C52"]);
    let dual: Vec<String> = Spark::all()
        .filter(|spark| spark.requirement().needs_dual())
        .map(|spark| format!("{spark:?}"))
        .collect();
    assert_eq!(dual, ["S07", "S08", "S17", "S18"]);
    assert_eq!(Bomb::all().filter(|bomb| bomb.is_advanced()).count(), 5);
    for card in BOMB_TABLE.iter().chain(&SPARK_TABLE) {
        let empty = placed("");
        let possible = fuse::completable::is_possible(&card.requirement, &empty, &COUNTDOWN);
        assert!(possible, "{}", card.id);
    }
}

#[test]
#[should_panic(expected = "cannot be equal")]
fn a_misprint_is_noticed() {
    Requirement::parse("# = *");
}
