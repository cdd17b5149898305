//! Which dice may lie where: the vectors that were worked out by hand, and what the tables hold.

mod common;

use common::{die, placed};
use fuse::cards::{BOMB_TABLE, Bomb, SPARK_TABLE, Spark};
use fuse::completable::{Supply, Wrong, is_supported, judge};
use fuse::die::Colour;
use fuse::requirement::Requirement;

const COUNTDOWN: Supply = Supply::COUNTDOWN;
const ORIGINAL: Supply = Supply::ORIGINAL;

/// Number, card, dice that lie there, slot, die, may it lie there, dice of the game.
type Vector = (u8, &'static str, &'static str, usize, &'static str, bool, Supply);

#[rustfmt::skip]
const VECTORS: &[Vector] = &[
    (1, "# - # = #", "", 1, "R6", false, COUNTDOWN),
    (2, "# - # = #", "", 1, "R5", true, COUNTDOWN),
    (3, "# - # = #", "", 0, "R1", false, COUNTDOWN),
    (5, "# - # = #", "", 2, "R6", false, COUNTDOWN),
    (6, "# - # = #", "0:R4", 1, "B4", false, COUNTDOWN),
    (7, "# - # = #", "0:R4", 1, "B3", true, COUNTDOWN),
    (9, "# - # = #", "0:R4 1:B3", 2, "K2", false, COUNTDOWN),
    (10, "# - # = #", "2:R5", 0, "B6", true, COUNTDOWN),
    (11, "# - # = #", "2:R5", 0, "B5", false, COUNTDOWN),
    (13, "* != * != * != *", "1:KY2", 2, "Y5", false, COUNTDOWN),
    (14, "* != * != * != *", "1:KY2", 0, "R5", true, COUNTDOWN),
    (15, "* != * != * != *", "1:KY2", 3, "K5", true, COUNTDOWN),
    (17, "* != * != * != *", "1:KY2", 0, "RG5", true, COUNTDOWN),
    (18, "R|K, Y|G, B|K", "", 0, "GK1", true, COUNTDOWN),
    (19, "!R, !B, !K, !Y", "", 0, "RG1", false, COUNTDOWN),
    (21, "D, ., .", "", 0, "R1", false, COUNTDOWN),
    (22, "D, ., .", "", 0, "RG1", true, COUNTDOWN),
    (23, "D, ., .", "", 1, "RG1", true, COUNTDOWN),
    (25, "R4|B2, ., .", "", 0, "BR3", false, COUNTDOWN),
    (26, "G|1, B|3, Y|5", "", 0, "KY1", true, COUNTDOWN),
    (27, "G|1, B|3, Y|5", "", 0, "RG6", true, COUNTDOWN),
    (29, "* = * = *", "0:R1 1:RG2", 2, "BR3", true, COUNTDOWN),
    (30, "* = * = *", "0:KY1", 1, "Y3", true, COUNTDOWN),
    (31, "* = * = *", "0:KY1", 1, "R3", false, COUNTDOWN),
    (33, "& = &", "0:BR3", 1, "R4", false, COUNTDOWN),
    (34, "& = &", "0:BR3", 1, "G3", false, COUNTDOWN),
    (35, "@ = @ = @ = @", "0:R2 1:R5", 2, "B5", false, COUNTDOWN),
    (37, "@ = @ = @ = @", "0:R2 1:R2", 2, "B2", true, COUNTDOWN),
    (38, "T[# < #, # < #]", "", 0, "R6", false, COUNTDOWN),
    (39, "T[# < #, # < #]", "", 0, "R5", true, COUNTDOWN),
    (41, "T[# < #, # < #]", "0:R4", 1, "B4", false, COUNTDOWN),
    (42, "T[# < #, # < #]", "0:R4", 1, "B5", true, COUNTDOWN),
    (43, "T[# < #, # < #]", "0:R4 1:B5", 2, "B6", false, COUNTDOWN),
    (45, "T[# < #, # < #]", "0:R4 1:B5", 3, "B6", false, COUNTDOWN),
    (46, "T[# > # > # > #]", "", 0, "R3", false, COUNTDOWN),
    (47, "T[# > # > # > #]", "", 0, "R4", true, COUNTDOWN),
    (49, "W[Y, K, B / R, _, G]", "0:Y1", 3, "R1", true, COUNTDOWN),
    (50, "W[Y, K, B / R, _, G]", "0:Y1", 4, "G1", false, COUNTDOWN),
    (51, "W[Y, K, B / R, _, G]", "2:B1", 4, "RG1", true, COUNTDOWN),
    (53, "P[B, Y, 5, 6 / R]", "0:B1 1:Y2 2:R5", 4, "R1", false, COUNTDOWN),
    (54, "P[B, Y, 5, 6 / R]", "0:B1 1:Y2 2:R5 3:R6", 4, "R1", true, COUNTDOWN),
    (55, "P[B, Y, 5, 6 / R]", "0:B1 1:Y2 2:R5 3:R6", 4, "K1", false, COUNTDOWN),
    (57, "^R|G, 1|6, .", "", 0, "R3", true, COUNTDOWN),
    (58, "^R|G, 1|6, .", "0:R3", 2, "K3", true, COUNTDOWN),
    (59, "!Y, !G, $K", "0:R1", 2, "K1", false, COUNTDOWN),
    (61, "# + # + # = (10)", "0:R1 1:R3", 2, "K5", false, COUNTDOWN),
    (62, "# + # + # = (10)", "0:R1", 1, "K2", false, COUNTDOWN),
    (63, "# + # + # = (10)", "0:R1", 1, "K3", true, COUNTDOWN),
    (65, "R# + B# = (7)", "0:BR4", 1, "R3", false, COUNTDOWN),
    (66, "Y# > K#", "", 0, "Y1", false, COUNTDOWN),
    (67, "Y# > K#", "", 1, "K6", false, COUNTDOWN),
    (69, "4 > . > .", "", 1, "R1", false, ORIGINAL),
    (70, "4 > . > .", "", 1, "R4", false, ORIGINAL),
    (71, "4 > . > .", "", 2, "R3", false, ORIGINAL),
    (73, "# = @ = *", "0:R3", 1, "B4", false, ORIGINAL),
    (74, "# = @ = *", "0:R3 1:B3", 2, "B6", true, ORIGINAL),
    (75, "P[K, R, K / B, G / Y]", "0:K1 1:R1", 3, "B2", true, ORIGINAL),
    (77, "* = * = * = * = * = *", "", 0, "R1", false, ORIGINAL),
    (78, "* = * = * = * = * = *", "", 0, "R1", true, COUNTDOWN),
    (80, "W[B4|Y3, R, 6 / 1, D, G]", "0:YB4 1:BR2 2:KY6 3:RG1", 5, "GK3", false, COUNTDOWN),
    (81, "W[B4|Y3, R, 6 / 1, D, G]", "0:YB4 1:BR2 2:KY6 3:RG1", 5, "G3", true, COUNTDOWN),
];

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
