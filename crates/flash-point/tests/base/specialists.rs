//! What only one specialist does.

use crate::house::*;

fn with(card: Specialist) -> House {
    house(Options { cards: Cards::More, ..experienced(2) }).card(ONE, card)
}

#[test]
fn pm1_a_paramedic_treats_and_the_victim_walks() {
    let house = with(Specialist::Paramedic).stands(ONE, "3,1").marker("3,1", Kind::Victim);
    let treat = Action::Treat { firefighter: ONE, trapped: false };
    let page = house.page().does(treat).points(3, 0).lies("3,1", Kind::Treated);
    let page = page.refused(treat, &clause::PM1, Because::NothingThere);
    page.does(lead(ONE, LEFT)).points(2, 0).tally(1, 0).end();
    let page = with(Specialist::Generalist).page();
    page.refused(treat, &clause::PM1, Because::Only(Specialist::Paramedic)).end();
}

#[test]
fn fc1_a_captain_moves_others_with_command_ap_first() {
    let captain = with(Specialist::FireCaptain).stands(TWO, "3,2").marker("3,2", Kind::Victim);
    let house = captain.with(|state| state.open.options.free_command = true);
    let page = house.page().does(carry(TWO, LEFT, Load::Victim)).points(4, 0);
    let page = page.lies("3,1", Kind::Victim).does(step(TWO, LEFT)).points(3, 0);
    let chop = Action::Chop { firefighter: TWO, at: DOWN };
    page.refused(chop, &clause::FC1, Because::NotActive(ONE)).end();
    let page = with(Specialist::Generalist).page();
    page.refused(step(TWO, UP), &clause::T2, Because::NotActive(ONE)).end();
}

#[test]
fn fc2_one_ap_a_turn_for_the_cafs_firefighter() {
    let house = with(Specialist::FireCaptain).card(TWO, Specialist::CafsFirefighter);
    let house = house.with(|state| state.open.options.free_command = true).stands(TWO, "3,2");
    let page = house.page().does(step(TWO, LEFT));
    page.refused(step(TWO, LEFT), &clause::FC2, Because::ForCafs).points(4, 1).end();
}

#[test]
fn q14_t3_a_commanded_firefighter_goes_through_fire_and_is_not_left_in_it() {
    let house = with(Specialist::FireCaptain).fire("3,2 2,2").stands(TWO, "3,1");
    let house = house.with(|state| state.open.options.free_command = true);
    let page = house.clone().points(1).page().does(step(TWO, RIGHT)).points(1, 0);
    let page = page.refused(end(ONE), &clause::T3, Because::Burns);
    page.does(step(TWO, DOWN)).does(end(ONE)).end();
    let page = house.points(0).page();
    page.refused(step(TWO, RIGHT), &clause::T3, Because::NoWayOut).end();
}

#[test]
fn q15_a_commanded_firefighter_turns_up_and_rescues() {
    let house = with(Specialist::FireCaptain).no_pois().marker("3,1", Kind::Poi);
    let house = house.with(|state| state.open.options.free_command = true).stands(TWO, "2,1");
    let page = house.page().does(step(TWO, DOWN)).turns_up(Poi::Victim);
    page.does(carry(TWO, LEFT, Load::Victim)).tally(1, 0).points(3, 0).end();
}

#[test]
fn it1_an_imaging_technician_turns_up_any_poi() {
    let look = |space| Action::TurnUp { firefighter: ONE, at: at(space) };
    let page = with(Specialist::ImagingTechnician).page().does(look("1,8"));
    let page = page.turns_up(Poi::FalseAlarm).points(3, 0);
    assert_eq!(page.open().markers.people(), 2, "replaced only after the fire");
    page.refused(look("1,8"), &clause::IT1, Because::NothingThere).end();
    let only = Because::Only(Specialist::ImagingTechnician);
    with(Specialist::Generalist).page().refused(look("1,8"), &clause::IT1, only).end();
}

#[test]
fn ht1_a_hazmat_technician_removes_hazmats() {
    let house = with(Specialist::HazmatTechnician).stands(ONE, "3,1").marker("3,1", Kind::Hazmat);
    let dispose = Action::Dispose { firefighter: ONE };
    let page = house.page().does(dispose).points(2, 0);
    page.refused(dispose, &clause::HT1, Because::NothingThere).end();
    let only = Because::Only(Specialist::HazmatTechnician);
    with(Specialist::Generalist).page().refused(dispose, &clause::HT1, only).end();
}

#[test]
fn se1_se2_se3_a_structural_engineer_clears_and_repairs_where_nothing_burns() {
    let house = || {
        let house = with(Specialist::StructuralEngineer).stands(ONE, "4,1").hot("4,1");
        house.damaged("4,1-5,1", 1)
    };
    let clear = Action::Clear { firefighter: ONE };
    let repair = |at| Action::Repair { firefighter: ONE, at };
    let page = house().page().does(clear).points(3, 0);
    assert_eq!((page.open().hot_spots, page.open().tally.hot_spots), (SpaceSet::EMPTY, 7));
    let page = page.refused(clear, &clause::SE1, Because::NothingThere);
    let page = page.does(repair(DOWN)).points(1, 0).damage(0, "");
    page.refused(repair(DOWN), &clause::SE2, Because::NoWall).end();
    let page = house().fire("3,1").page().refused(clear, &clause::SE1, Because::FireNear);
    let page = page.refused(repair(DOWN), &clause::SE2, Because::FireNear);
    let put_out = Action::Extinguish { firefighter: ONE, at: at("3,1") };
    let never = Because::Never(Specialist::StructuralEngineer);
    page.refused(put_out, &clause::SE3, never).end();
    let only = Because::Only(Specialist::StructuralEngineer);
    let page = with(Specialist::Generalist).page().refused(clear, &clause::SE1, only);
    page.refused(repair(UP), &clause::SE2, only).end();
}

#[test]
fn se2_a_destroyed_wall_is_not_repaired() {
    let house = with(Specialist::StructuralEngineer).stands(ONE, "4,1").damaged("4,1-5,1", 2);
    let repair = Action::Repair { firefighter: ONE, at: DOWN };
    house.page().refused(repair, &clause::SE2, Because::NoWall).end();
}

#[test]
fn ve2_p5_who_is_near_the_veteran_has_one_ap_more_that_is_not_saved() {
    let near = |space: &str, more: fn(House) -> House| {
        let house = with(Specialist::Generalist).card(TWO, Specialist::Veteran);
        let house = more(house.stands(TWO, "3,1").stands(ONE, space).points(5));
        let page = house.page().does(Action::Chop { firefighter: ONE, at: UP });
        page.open().course.turn.points
    };
    assert_eq!(near("1,3", |house| house), 3, "four moves are too far");
    assert_eq!(near("1,2", |house| house), 4, "three moves");
    assert_eq!(near("1,2", |house| house.smoke("2,1 2,2")), 3, "not through smoke");
    assert_eq!(near("1,1", |house| house.smoke("2,1")), 3);
    // Five and one: four are used, one is saved.
    let house = with(Specialist::Generalist).card(TWO, Specialist::Veteran).stands(TWO, "3,1");
    let chop = Action::Chop { firefighter: ONE, at: LEFT };
    let page = house.stands(ONE, "2,1").points(5).page().does(chop).does(chop).does(end(ONE));
    assert_eq!(page.open().figure(ONE).saved, 1);
}

#[test]
fn rd1_the_dog_does_what_dogs_do() {
    let house = with(Specialist::RescueDog).stands(ONE, "3,1").marker("3,1", Kind::Victim);
    let house = house.marker("3,1", Kind::Hazmat).fire("3,2");
    let never = Because::Never(Specialist::RescueDog);
    let page = house.page().refused(step(ONE, RIGHT), &clause::RD1, never);
    let page = page.refused(carry(ONE, UP, Load::Hazmat), &clause::RD1, never);
    for action in [
        Action::Chop { firefighter: ONE, at: LEFT },
        Action::Extinguish { firefighter: ONE, at: at("3,2") },
        Action::Open { firefighter: ONE, at: RIGHT },
        Action::FireDeckGun { firefighter: ONE },
    ] {
        page.clone().refused(action, &clause::RD1, never).end();
    }
    page.does(carry(ONE, UP, Load::Victim)).points(8, 0).lies("2,1", Kind::Victim).end();
}

#[test]
fn rd2_the_dog_squeezes_through_a_damaged_wall() {
    let squeeze = |to| Action::Squeeze { firefighter: ONE, to };
    let house = with(Specialist::RescueDog).stands(ONE, "4,1").damaged("4,1-5,1", 1);
    let page = house.clone().page().does(squeeze(DOWN)).points(10, 0).stands(ONE, "5,1");
    page.refused(squeeze(RIGHT), &clause::RD2, Because::NoWall).end();
    let burning = house.fire("5,1").page();
    burning.refused(squeeze(DOWN), &clause::RD1, Because::Burns).end();
    let only = Because::Only(Specialist::RescueDog);
    with(Specialist::Generalist).page().refused(squeeze(UP), &clause::RD2, only).end();
}

#[test]
fn rd3_the_dog_turns_up_an_adjacent_poi_for_nothing() {
    let look = |space| Action::TurnUp { firefighter: ONE, at: at(space) };
    let page = with(Specialist::RescueDog).stands(ONE, "5,1").page();
    let page = page.refused(look("1,8"), &clause::RD3, Because::NotAdjacent);
    let page = page.does(look("6,1")).turns_up(Poi::Victim).points(12, 0);
    page.refused(look("6,1"), &clause::RD3, Because::NothingThere).end();
}
