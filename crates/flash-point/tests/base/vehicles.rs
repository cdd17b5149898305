//! Ambulance, engine, deck gun and crew change.

use crate::house::*;

fn drive(vehicle: Vehicle, clockwise: bool, ride: Option<Ride>) -> Action {
    Action::Drive { firefighter: ONE, vehicle, clockwise, ride }
}

fn ride(space: &str) -> Ride {
    Ride { to: at(space), load: None, lead: false }
}

#[test]
fn v2_v3_the_ambulance_is_driven_from_anywhere_spot_by_spot() {
    let page = house(experienced(1)).stands(ONE, "3,4").page();
    let page = page.does(drive(Vehicle::Ambulance, true, None)).points(2, 0);
    assert_eq!(page.open().ambulance, Some(Parking::Top));
    let page = page.does(drive(Vehicle::Ambulance, true, None)).points(0, 0);
    assert_eq!(page.open().ambulance, Some(Parking::Right));
    let no = drive(Vehicle::Ambulance, false, Some(ride("0,5")));
    page.refused(no, &clause::V2, Because::NotThere).end();
}

#[test]
fn v4_the_engine_takes_its_driver_along() {
    let page = house(experienced(1)).stands(ONE, "3,4").page();
    let go = drive(Vehicle::Engine, true, Some(ride("5,9")));
    page.refused(go, &clause::V4, Because::NotThere).end();
    let page = house(experienced(1)).stands(ONE, "0,7").page();
    let page = page.refused(drive(Vehicle::Engine, true, None), &clause::V4, Because::NotThere);
    let wrong = drive(Vehicle::Engine, true, Some(ride("0,8")));
    let page = page.refused(wrong, &clause::V2, Because::NotThere);
    page.does(go).stands(ONE, "5,9").points(2, 0).end();
}

#[test]
fn v5_v6_others_ride_along_as_their_players_decide() {
    let house = house(experienced(3)).stands(ONE, "0,7").stands(TWO, "0,8").stands(THREE, "0,8");
    let house = house.marker("0,8", Kind::Treated).marker("0,8", Kind::Victim);
    let page = house.page().act(ANN, drive(Vehicle::Engine, true, Some(ride("5,9"))));
    assert_eq!(page.waits(), Waiting::on(Seats::first(3).without(ANN)));
    let load = Ride { to: at("6,9"), load: Some(Load::Victim), lead: true };
    let too_far = Action::Ride { firefighter: TWO, ride: ride("3,9") };
    let page = Page(page.0.refused(BEN, too_far, &clause::V2, Because::NotThere));
    let page = page.act(BEN, Action::Ride { firefighter: TWO, ride: load });
    let page = page.stands(TWO, "6,9").lies("6,9", Kind::Victim).lies("6,9", Kind::Treated);
    let again = Action::Ride { firefighter: TWO, ride: ride("5,9") };
    let seat = Because::NotYourTurn(Some(Seat::new(2)));
    let page = Page(page.0.refused(BEN, again, &clause::T2, seat));
    let page = page.act(Seat::new(2), Action::Decline { firefighter: THREE });
    page.stands(THREE, "0,8").points(2, 0).end();
}

#[test]
fn v7_a_victim_who_rides_to_the_ambulance_is_rescued() {
    let house = house(experienced(1)).no_pois().stands(ONE, "3,0").points(2);
    let house = house.with(|state| state.open.ambulance = Some(Parking::Bottom));
    let page = house.marker("3,0", Kind::Victim).page();
    page.does(drive(Vehicle::Ambulance, true, None)).tally(1, 0).end();
}

#[test]
fn v8_q16_the_deck_gun_needs_an_empty_quadrant() {
    let gun = Action::FireDeckGun { firefighter: ONE };
    let house = || house(experienced(2)).stands(ONE, "0,7");
    let inside = house().stands(TWO, "2,6").page();
    inside.refused(gun, &clause::V8, Because::InQuadrant(TWO)).end();
    let away = house().stands(ONE, "3,4").page();
    away.refused(gun, &clause::V8, Because::NotThere).end();
    let page = house().page().does(gun).points(0, 0);
    assert_eq!(page.open().targets(), all("1,5 1,6 1,7 1,8 2,5 2,6 2,7 2,8 3,5 3,6 3,7 3,8"));
}

#[test]
fn v9_q17_it_clears_its_target_and_what_is_adjacent() {
    let house = house(experienced(1)).stands(ONE, "1,0");
    let house = house.with(|state| state.open.engine = Some(Parking::Left));
    let house = house.fire("2,2 1,2 3,2 2,1 2,3 1,1").smoke("3,1").marker("2,2", Kind::Hazmat);
    let page = house.page().does(Action::FireDeckGun { firefighter: ONE }).rolls("2,2");
    page.burns("1,1").smokes("3,1").lies("2,2", Kind::Hazmat).end();
}

#[test]
fn v9_q17_walls_shield_and_doorways_do_not() {
    let house = house(experienced(1)).stands(ONE, "0,7").fire("1,6 1,5 2,6");
    let page = house.page().does(Action::FireDeckGun { firefighter: ONE }).rolls("1,6");
    page.burns("1,5").end();
}

#[test]
fn do1_q18_the_driver_rolls_either_die_again_once() {
    let house = house(experienced(1)).card(ONE, Specialist::Driver).stands(ONE, "0,7");
    let fired = || house.clone().fire("1,6").page().does(Action::FireDeckGun { firefighter: ONE });
    let page = fired().points(2, 0).rolls("3,6");
    assert_eq!(page.waits(), Waiting::on_one(ANN));
    page.clone().does(Action::Reroll { red: false, black: false }).burns("1,6").end();
    let red = page.clone().does(Action::Reroll { red: true, black: false });
    assert_eq!(red.open().targets(), all("1,6 2,6 3,6"));
    red.rolls("1,6").burns("").end();
    let black = page.clone().does(Action::Reroll { red: false, black: true });
    assert_eq!(black.open().targets(), all("3,5 3,6 3,7 3,8"));
    let both = page.does(Action::Reroll { red: true, black: true });
    assert_eq!(both.open().targets().len(), 12);
    let page = both.rolls("2,6").burns("");
    assert_eq!(page.open().frame(), Frame::Act, "the second roll counts");
}

#[test]
fn v10_v11_a_crew_change_is_the_first_action_at_the_engine() {
    let change = |specialist| Action::ChangeCrew { firefighter: ONE, specialist };
    let house = || house(experienced(2)).stands(ONE, "0,7");
    // A Generalist with 5 AP and 2 saved ones becomes the CAFS Firefighter: 3 and 2, less 2.
    let page = house().points(7).page().does(change(Specialist::CafsFirefighter)).points(3, 3);
    let page = page.refused(change(Specialist::Driver), &clause::V10, Because::NotFirst);
    page.end();
    let taken = Because::NotFree(Specialist::ImagingTechnician);
    let no = change(Specialist::ImagingTechnician);
    house().page().refused(no, &clause::V10, taken).end();
    let page = house().points(5).page().does(step(ONE, RIGHT));
    page.refused(change(Specialist::Driver), &clause::V10, Because::NotFirst).end();
    let page = house().stands(ONE, "3,0").points(5).page();
    page.refused(change(Specialist::Driver), &clause::V10, Because::NotThere).end();
}
