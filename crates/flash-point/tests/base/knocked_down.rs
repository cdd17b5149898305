//! Who is in fire when it has spread.

use crate::house::*;

#[test]
fn k1_k3_a_knocked_down_firefighter_gets_up_at_the_ambulance_and_keeps_saved_ap() {
    let house = house(experienced(1)).smoke("3,4").stands(ONE, "3,4").points(3);
    let page = house.marker("3,4", Kind::Victim).fire_rolls("3,4");
    let inside = Action::GetUp { firefighter: ONE, at: at("3,1") };
    let page = page.refused(inside, &clause::T4, Because::NotThere).tally(0, 0);
    let page = page.does(Action::GetUp { firefighter: ONE, at: at("4,0") });
    let page = page.stands(ONE, "4,0").tally(0, 1);
    assert_eq!(page.open().markers.people(), 3, "the POIs that lay there before");
    page.points(5 + 3, 0).end();
}

#[test]
fn k2_in_the_family_game_it_is_the_nearest_of_four_spots() {
    let page = house(family(1)).smoke("3,3").stands(ONE, "3,3").fire_rolls("3,3");
    page.stands(ONE, "3,0").end();
    // As far to the right as to the bottom: the player chooses.
    let page = house(family(1)).smoke("5,6").stands(ONE, "5,6").fire_rolls("5,6");
    assert_eq!(page.open().gets_up_in(ONE), all("4,9 7,4"));
    page.does(Action::GetUp { firefighter: ONE, at: at("7,4") }).stands(ONE, "7,4").end();
}

#[test]
fn h2_a_hazmat_that_was_carried_explodes_before_anybody_falls() {
    let house = house(experienced(1)).smoke("2,1").stands(ONE, "2,1").marker("2,1", Kind::Hazmat);
    let page = house.fire_rolls("2,1").damage(1, "2,0-2,1");
    assert_eq!(page.open().frame(), Frame::GetUp { pending: flash_point::Crew::only(ONE) });
}

#[test]
fn h1_q43_a_hazmat_that_is_carried_outside_is_out_of_the_game() {
    let house = house(experienced(1)).stands(ONE, "3,1").marker("3,1", Kind::Hazmat);
    let page = house.page().does(carry(ONE, LEFT, Load::Hazmat)).points(2, 0);
    assert_eq!(page.open().markers.count(Kind::Hazmat), 0);
}

#[test]
fn o2_everybody_who_fell_is_asked_at_once() {
    let house = house(experienced(2)).smoke("3,4 3,5").stands(ONE, "3,4").stands(TWO, "3,5");
    let page = house.fire_rolls("3,4");
    assert_eq!(page.waits(), Waiting::on(Seats::first(2)));
    let not_mine = Action::GetUp { firefighter: TWO, at: at("3,0") };
    let page = page.refused(not_mine, &clause::O1, Because::NotYours(TWO));
    let page = page.act(BEN, not_mine);
    assert_eq!(page.waits(), Waiting::on_one(ANN));
    page.act(ANN, Action::GetUp { firefighter: ONE, at: at("3,0") }).end();
}
