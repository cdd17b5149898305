//! Advance Fire, explosions, flashovers, hazmats and hot spots.

use crate::house::*;

/// How a Family game begins, as the board shows it.
fn family_start() -> House {
    house(family(1)).fire("2,2 2,3 3,2 3,3 3,4 3,5 4,4 5,6 5,7 6,6")
}

const START: &str = "2,2 2,3 3,2 3,3 3,4 3,5 4,4 5,6 5,7 6,6";

fn burning(more: &str) -> String {
    format!("{START} {more}")
}

#[test]
fn f1_f2_f4_smoke_beside_fire_burns_and_elsewhere_it_does_not() {
    family_start().fire_rolls("1,1").smokes("1,1").burns(START).end();
    family_start().fire_rolls("1,2").smokes("").burns(&burning("1,2")).end();
    family_start().fire_rolls("4,3").burns(&burning("4,3")).end();
    family_start().smoke("6,1").fire_rolls("6,1").burns(&burning("6,1")).end();
}

#[test]
fn f3_x1_x2_x3_x4_x5_an_explosion_goes_four_ways() {
    let page = family_start().fire_rolls("3,3");
    page.damage(1, "2,3-3,3").destroyed("3,2-3,3").burns(&burning("4,3 3,6")).end();
}

#[test]
fn x5_a_shockwave_goes_through_fire_to_the_first_space_without() {
    let page = family_start().fire_rolls("3,2");
    page.damage(0, "").destroyed("3,2-3,3").burns(&burning("1,2 4,2 3,1")).end();
}

#[test]
fn x2_b3_f9_two_damages_destroy_a_wall_and_the_third_blast_goes_outside() {
    let corner = || house(family(1)).fire("1,1");
    let once = corner().fire_rolls("1,1").damage(2, "0,1-1,1 1,0-1,1");
    once.burns("1,1 1,2 2,1").end();
    let house = corner().fire("1,2 2,1").damaged("0,1-1,1", 1).damaged("1,0-1,1", 1);
    let twice = house.fire_rolls("1,1").destroyed("0,1-1,1 1,0-1,1");
    twice.damage(4, "").burns("1,1 1,2 2,1 1,3 3,1").end();
    let house = corner().fire("1,2 2,1 1,3 3,1").damaged("0,1-1,1", 2).damaged("1,0-1,1", 2);
    let page = house.fire_rolls("1,1").destroyed("1,3-1,4").damage(4, "");
    page.burns("1,1 1,2 2,1 1,3 3,1 4,1").end();
}

#[test]
fn f7_f9_fire_that_is_thrown_outside_knocks_down_and_is_removed() {
    let page = house(family(1)).fire("3,1").stands(ONE, "3,0").fire_rolls("3,1");
    assert!(page.0.heard(None).contains(&Event::KnockedDown { firefighter: ONE }));
    page.stands(ONE, "3,0").damage(0, "").burns("2,1 3,1 3,2 4,1").end();
}

#[test]
fn q2_x3_an_open_door_is_destroyed_and_the_explosion_goes_on() {
    let quiet = || house(family(1)).fire("1,3");
    let open = quiet().open_door("1,3-1,4").fire_rolls("1,3").destroyed("1,3-1,4");
    assert!(open.open().fire.has(at("1,4")));
    let closed = quiet().fire_rolls("1,3").destroyed("1,3-1,4");
    assert!(!closed.open().fire.has(at("1,4")));
    let shockwave = house(family(1)).fire("3,3 3,4").open_door("3,2-3,3").fire_rolls("3,4");
    assert!(shockwave.destroyed("3,2-3,3").open().fire.has(at("3,2")));
}

#[test]
fn b3_x4_a_destroyed_wall_blocks_nothing() {
    let page = house(family(1)).fire("2,3").damaged("2,3-2,4", 2).fire_rolls("2,3");
    assert!(page.open().fire.has(at("2,4")));
    page.damage(3, "2,3-3,3").end();
}

#[test]
fn b2_f4_a_closed_door_keeps_smoke_from_fire() {
    let house = || house(family(1)).fire("4,4");
    house().fire_rolls("5,4").smokes("5,4").burns("4,4").end();
    house().open_door("4,4-5,4").fire_rolls("5,4").smokes("").burns("4,4 5,4").end();
}

#[test]
fn q22_what_a_door_brings_together_burns_in_the_next_advance_fire() {
    let house = house(family(1)).fire("4,4").smoke("5,4").stands(ONE, "5,4");
    let page = house.page().does(Action::Open { firefighter: ONE, at: UP });
    let page = page.smokes("5,4").burns("4,4").does(step(ONE, DOWN)).does(end(ONE));
    page.rolls("1,1").burns("4,4 5,4").end();
}

#[test]
fn f5_f6_h2_a_hazmat_in_fire_explodes_and_leaves_a_hot_spot() {
    let house = house(experienced(1)).fire("1,4").marker("1,5", Kind::Hazmat);
    let page = house.fire_rolls("1,5").damage(2, "0,5-1,5 1,5-1,6").destroyed("1,3-1,4");
    assert!(page.open().hot_spots.has(at("1,5")));
    assert_eq!((page.open().tally.hot_spots, page.open().markers.count(Kind::Hazmat)), (5, 0));
    page.burns("1,4 1,5 2,5").end();
}

#[test]
fn f5_of_two_hazmats_in_fire_the_player_names_the_next() {
    let house = house(experienced(1)).fire("2,1 5,2").smoke("1,1 5,1");
    let house = house.marker("1,1", Kind::Hazmat).marker("5,1", Kind::Hazmat);
    let page = house.fire_rolls("3,5");
    assert_eq!(page.waits(), Waiting::on_one(ANN));
    let no = Action::Explode { at: at("3,5") };
    let page = page.refused(no, &clause::T4, Because::NotThisChoice);
    let page = page.does(Action::Explode { at: at("5,1") });
    assert_eq!(page.open().hot_spots, all("1,1 5,1"));
}

#[test]
fn f6_q11_a_hot_spot_in_the_target_makes_another_roll_follow() {
    let page = house(experienced(1)).hot("3,4").fire_rolls("3,4");
    assert_eq!(page.waits(), Waiting::Chance);
    let page = page.rolls("5,5").smokes("3,4 5,5");
    assert_eq!((page.open().hot_spots, page.open().tally.hot_spots), (all("3,4 5,5"), 5));
    let house = house(experienced(1)).hot("3,4").with(|state| state.open.tally.hot_spots = 0);
    assert_eq!(house.fire_rolls("3,4 5,5").open().hot_spots, all("3,4"));
}

#[test]
fn q10_knock_downs_come_once_after_a_chain_of_hot_spots() {
    let house = house(experienced(1)).hot("3,4").smoke("3,4").stands(ONE, "3,4");
    let page = house.fire_rolls("3,4");
    assert_eq!(page.waits(), Waiting::Chance, "the fire goes on before anybody falls");
    let page = page.stands(ONE, "3,4").rolls("5,5");
    assert_eq!(page.open().frame(), Frame::GetUp { pending: flash_point::Crew::only(ONE) });
}

#[test]
fn f8_a11_q23_a_poi_in_fire_is_turned_up_and_smoke_harms_nobody() {
    let house = || house(family(1)).no_pois().marker("3,4", Kind::Poi).smoke("3,4");
    let page = house().fire_rolls("3,4").turns_up(Poi::FalseAlarm).tally(0, 0);
    assert_eq!(page.open().tally.false_alarms, 1);
    house().fire_rolls("3,4").turns_up(Poi::Victim).tally(0, 1).end();
    house().fire_rolls("3,5").tally(0, 0).lies("3,4", Kind::Poi).end();
}
