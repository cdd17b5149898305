//! How a match ends.

use crate::house::*;

fn about_to_rescue(options: Options) -> House {
    house(options).no_pois().stands(ONE, "3,1").marker("3,1", Kind::Victim)
}

#[test]
fn e1_e6_the_seventh_rescue_wins_at_once() {
    let page = about_to_rescue(family(1)).tally(6, 3, 0).page();
    let page = page.does(carry(ONE, LEFT, Load::Victim));
    let page = page.refused(end(ONE), &clause::E6, Because::GameOver);
    let state = page.ended(Ending::Rescued, true);
    assert_eq!(state.payoffs().map(|each| each[0]), Some(7));
}

#[test]
fn e2_q1_the_fourth_loss_ends_it_and_the_third_does_not() {
    let burning = |lost| {
        let house = house(family(1)).smoke("3,4").marker("3,4", Kind::Victim);
        house.tally(0, lost, 0).fire_rolls("3,4")
    };
    assert_eq!(burning(2).open().frame(), Frame::Act);
    let state = burning(3).ended(Ending::Lost, false);
    assert_eq!(state.payoffs().map(|each| each[0]), Some(0));
}

#[test]
fn e3_q39_the_24th_damage_ends_it_also_by_a_chop() {
    let house = || house(family(1)).tally(6, 0, 23).stands(ONE, "1,1").points(2);
    let chop = Action::Chop { firefighter: ONE, at: UP };
    house().page().does(chop).ended(Ending::Collapsed, false);
    // An explosion stops with it: the second wall of the corner takes none.
    let state = house().fire("1,1").stands(ONE, "7,9").fire_rolls("1,1");
    assert_eq!(state.ended(Ending::Collapsed, false).open.tally.damage, 24);
}

#[test]
fn e4_who_plays_on_keeps_the_win() {
    let on = Options { play_on: true, ..family(1) };
    let page = about_to_rescue(on).tally(6, 0, 0).page().does(carry(ONE, LEFT, Load::Victim));
    assert_eq!(page.tally(7, 0).open().frame(), Frame::Act);
    let page = about_to_rescue(on).tally(9, 0, 0).page().does(carry(ONE, LEFT, Load::Victim));
    page.ended(Ending::Rescued, true);
    let house = house(on).tally(7, 3, 0).smoke("3,4").marker("3,4", Kind::Victim);
    house.fire_rolls("3,4").ended(Ending::Lost, true);
}

#[test]
fn e4_it_ends_when_nobody_is_left() {
    let on = Options { play_on: true, ..family(1) };
    let house = about_to_rescue(on).tally(7, 2, 0);
    let house = house.with(|state| state.open.unseen = Bag::of([0, 2, 0]));
    house.page().does(carry(ONE, LEFT, Load::Victim)).ended(Ending::Rescued, true);
}

#[test]
fn e5_the_match_is_called_off_after_turn_two_hundred() {
    let last = |rescued| {
        let house = house(Options { play_on: true, ..family(1) }).tally(rescued, 0, 0);
        house.with(|state| state.open.course.turn.number = 200).fire_rolls("1,1")
    };
    last(6).ended(Ending::CalledOff, false);
    last(7).ended(Ending::CalledOff, true);
}

#[test]
fn b5_the_outside_is_one_ring() {
    let page = house(family(1)).stands(ONE, "0,1").page();
    page.does(step(ONE, LEFT)).does(step(ONE, DOWN)).stands(ONE, "1,0").end();
}

#[test]
fn q21_v7_a_victim_outside_is_rescued_when_the_ambulance_comes() {
    let house = house(experienced(1)).no_pois().stands(ONE, "6,3").marker("6,3", Kind::Victim);
    let drive = |clockwise| Action::Drive {
        firefighter: ONE,
        vehicle: Vehicle::Ambulance,
        clockwise,
        ride: None,
    };
    let page = house.page().does(carry(ONE, DOWN, Load::Victim)).tally(0, 0);
    page.lies("7,3", Kind::Victim).does(drive(false)).tally(1, 0).end();
}
