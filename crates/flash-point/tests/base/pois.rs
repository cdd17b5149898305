//! Points of interest.

use crate::house::*;
use flash_point::events::table::Tragic;

/// The fire rolls something harmless, and the POIs are replenished.
fn replenishing(house: House) -> Page {
    house.fire_rolls("6,5")
}

fn targets(page: &Page) -> SpaceSet {
    assert_eq!(page.open().frame(), Frame::Replenish);
    assert_eq!(page.waits(), Waiting::Chance);
    page.open().targets()
}

#[test]
fn m1_with_two_pois_and_a_victim_nothing_is_placed() {
    let three = house(experienced(1)).no_pois().marker("1,8", Kind::Poi).marker("6,8", Kind::Poi);
    let page = replenishing(three.clone().marker("3,4", Kind::Victim));
    assert_eq!(page.open().frame(), Frame::Act, "the next turn");
    let page = replenishing(three);
    assert!(targets(&page).has(at("1,1")));
    let page = page.rolls("1,1").lies("1,1", Kind::Poi);
    assert_eq!(page.open().frame(), Frame::Act);
}

#[test]
fn m1_an_empty_pool_gives_none_and_a_victim_outside_counts() {
    let house = house(experienced(1)).no_pois();
    let none = house.clone().with(|state| state.open.unseen = Bag::EMPTY);
    assert_eq!(replenishing(none).open().frame(), Frame::Act);
    let outside = ["7,9", "7,8", "7,7"];
    let house = outside.into_iter().fold(house, |house, space| house.marker(space, Kind::Victim));
    assert_eq!(replenishing(house).open().frame(), Frame::Act);
}

#[test]
fn m2_b7_a_poi_follows_the_arrows_past_fire_smoke_people_and_pois() {
    let house = house(experienced(1)).no_pois().fire("3,4 3,3").smoke("4,3").stands(ONE, "4,4");
    let house = house.open_door("3,2-3,3");
    let page = replenishing(house.marker("1,1", Kind::Poi).marker("1,2", Kind::Poi));
    // The smoke beside the fire burns by then.
    page.rolls("3,4").lies("4,5", Kind::Poi).end();
}

#[test]
fn m2_q6_a_roll_that_would_go_round_for_ever_cannot_come() {
    let ring = "3,3 3,4 3,5 3,6 4,3 4,4 4,5 4,6";
    let page = replenishing(house(experienced(1)).no_pois().fire(ring));
    let possible = targets(&page);
    assert!(possible.and(all(ring)).is_empty(), "{possible:?}");
    assert!(possible.has(at("1,1")));
    let page = replenishing(house(experienced(1)).no_pois().with(|state| {
        state.open.fire = SpaceSet::BUILDING.without(at("6,5"));
    }));
    assert!(page.open().frame() != Frame::Replenish, "nothing fits, so nothing is placed");
}

#[test]
fn m3_in_the_family_game_fire_makes_room_for_a_poi() {
    let house = house(family(1)).no_pois().fire("3,4").marker("1,1", Kind::Poi);
    let page = replenishing(house.marker("1,2", Kind::Poi));
    assert_eq!(targets(&page), SpaceSet::BUILDING.minus(all("1,1 1,2")));
    page.rolls("3,4").burns("").lies("3,4", Kind::Poi).end();
}

#[test]
fn m3_with_a_firefighter_there_it_is_turned_up_and_perhaps_rolled_again() {
    let house = house(family(1)).no_pois().stands(ONE, "3,4");
    let house = house.marker("1,1", Kind::Poi).marker("1,2", Kind::Poi);
    let page = replenishing(house).rolls("3,4").turns_up(Poi::FalseAlarm);
    assert_eq!(page.open().frame(), Frame::Replenish);
    page.rolls("3,4").turns_up(Poi::Victim).lies("3,4", Kind::Victim).end();
}

#[test]
fn s4_a_poi_is_a_victim_as_often_as_there_are_victims_left() {
    let house = house(family(1)).stands(ONE, "6,2").with(|state| {
        state.open.unseen = Bag::of([4, 3, 0]);
    });
    let page = house.page().does(step(ONE, LEFT));
    let mut odds = Vec::new();
    page.0.state().chances(&mut odds);
    assert_eq!(odds, [(Chance::Poi(Poi::Victim), 4), (Chance::Poi(Poi::FalseAlarm), 3)]);
}

#[test]
fn q45_what_comes_back_is_shuffled_with_what_lies_on_the_board() {
    let house = house(Options { tragic: true, ..experienced(1) }).with(|state| {
        state.open.tally.false_alarms = 3;
        state.open.unseen = Bag::of([4, 0, 0]);
        state.open.course.frames = Frames::new(Frame::Replenish);
        state.open.course.frames.push(Frame::DrawEvent);
    });
    let event = Chance::Event(Tragic::ConflictingReports);
    let page = Page(house.stands(ONE, "6,2").page().0.nature(event)).does(step(ONE, LEFT));
    let mut odds = Vec::new();
    page.0.state().chances(&mut odds);
    assert_eq!(odds, [(Chance::Poi(Poi::Victim), 4), (Chance::Poi(Poi::FalseAlarm), 3)]);
}
