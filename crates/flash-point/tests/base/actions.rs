//! The actions of a turn, and what they cost.

use crate::house::*;

#[test]
fn a1_b2_p4_moves_go_to_adjacent_spaces() {
    let page = house(family(1)).stands(ONE, "3,0").page();
    let page = page.does(step(ONE, RIGHT)).stands(ONE, "3,1").points(3, 0);
    let page = page.does(step(ONE, RIGHT)).points(2, 0);
    let page = page.refused(step(ONE, RIGHT), &clause::A1, Because::NotAdjacent);
    let page = page.does(step(ONE, UP)).does(step(ONE, UP)).stands(ONE, "1,2").points(0, 0);
    let page = page.refused(step(ONE, UP), &clause::A1, Because::NotAdjacent);
    page.refused(step(ONE, DOWN), &clause::P4, Because::Costs(1)).end();
}

#[test]
fn a2_t3_a_move_into_fire_costs_two_and_needs_a_way_out() {
    let house = || house(family(1)).fire("3,2").stands(ONE, "3,1");
    house().points(3).page().does(step(ONE, RIGHT)).points(1, 0).end();
    let page = house().points(2).page();
    let page = page.refused(step(ONE, RIGHT), &clause::T3, Because::NoWayOut);
    page.refused(step(ONE, RIGHT), &clause::T3, Because::NoWayOut).end();
    // In fire nobody stops, and the last AP is kept for leaving it.
    let page = house().points(3).page().does(step(ONE, RIGHT));
    let page = page.refused(end(ONE), &clause::T3, Because::Burns);
    let open = Action::Open { firefighter: ONE, at: RIGHT };
    let page = page.refused(open, &clause::T3, Because::NoWayOut);
    page.does(Action::Extinguish { firefighter: ONE, at: at("3,2") }).smokes("3,2").end();
}

#[test]
fn t3_pm2_who_extinguishes_at_double_cost_needs_a_space_without_fire() {
    let surrounded = |more: &str| {
        let house = house(experienced(1)).card(ONE, Specialist::Paramedic).points(3);
        house.stands(ONE, "5,1").fire(more)
    };
    let page = surrounded("5,2").page();
    page.does(step(ONE, RIGHT)).points(1, 0).end();
    // Behind the wall everything burns: the only exit is the space that was left, which is shut.
    let room = "5,1 5,2 5,3 5,4 5,5 6,1 6,2 6,3 6,4 6,5";
    let inside = surrounded(room).stands(ONE, "4,4").open_door("4,4-5,4");
    let page = inside.clone().page().does(step(ONE, DOWN)).points(1, 0);
    page.does(step(ONE, UP)).end();
    let fire = inside.fire("4,4").stands(ONE, "5,4").points(1).page();
    let shut = Action::Extinguish { firefighter: ONE, at: at("5,4") };
    fire.refused(shut, &clause::P4, Because::Costs(2)).end();
}

#[test]
fn o3_t3_for_who_is_away_in_fire_the_cheapest_way_out_is_taken() {
    let house = house(family(1)).fire("3,2").stands(ONE, "3,1").points(4);
    let mut state = house.page().does(step(ONE, RIGHT)).end();
    let quiet = state.quiet(ANN);
    assert_eq!(quiet, step(ONE, UP), "1 AP either way, and moving comes first");
    state.play(ANN, quiet, &mut ()).expect("it is legal");
    assert_eq!(state.quiet(ANN), end(ONE));
}

#[test]
fn a3_a6_a_victim_is_carried_for_two_move_by_move() {
    let house = house(family(1)).marker("3,2", Kind::Victim).stands(ONE, "3,2");
    let page = house.page().does(carry(ONE, LEFT, Load::Victim)).points(2, 0);
    let page = page.lies("3,1", Kind::Victim).does(step(ONE, UP)).lies("3,1", Kind::Victim);
    let none = carry(ONE, DOWN, Load::Victim);
    page.refused(none, &clause::A3, Because::NothingThere).end();
}

#[test]
fn a4_b8_a_treated_victim_walks_along_with_a_carried_one() {
    let house = house(experienced(1)).marker("3,2", Kind::Treated).marker("3,2", Kind::Hazmat);
    let page = house.stands(ONE, "3,2").points(5).page();
    let both = Action::Move { firefighter: ONE, to: UP, load: Some(Load::Hazmat), lead: true };
    let page = page.does(both).points(3, 0).lies("2,2", Kind::Treated).lies("2,2", Kind::Hazmat);
    let page = page.does(lead(ONE, UP)).points(2, 0).lies("2,2", Kind::Hazmat);
    let page = page.does(step(ONE, RIGHT));
    page.refused(lead(ONE, LEFT), &clause::A4, Because::NothingThere).end();
}

#[test]
fn a5_nobody_is_taken_into_fire() {
    let house = house(family(1)).fire("2,2").stands(ONE, "3,2");
    let page = house.marker("3,2", Kind::Victim).marker("3,2", Kind::Treated).page();
    let page = page.refused(carry(ONE, UP, Load::Victim), &clause::A5, Because::Burns);
    let page = page.refused(lead(ONE, UP), &clause::A5, Because::Burns);
    page.does(step(ONE, UP)).end();
}

#[test]
fn a7_v12_who_enters_turns_a_poi_up_and_rescues_outside() {
    let house = || house(family(1)).no_pois().marker("6,3", Kind::Poi).stands(ONE, "6,2");
    let page = house().page().does(step(ONE, RIGHT)).turns_up(Poi::FalseAlarm);
    assert_eq!(page.open().markers.people(), 0);
    let page = house().page().does(step(ONE, RIGHT)).turns_up(Poi::Victim);
    page.does(carry(ONE, DOWN, Load::Victim)).tally(1, 0).end();
}

#[test]
fn a8_b4_doors_are_opened_and_closed_unless_they_are_destroyed() {
    let house = || house(family(1)).stands(ONE, "4,4");
    let (open, close) =
        (Action::Open { firefighter: ONE, at: DOWN }, Action::Close { firefighter: ONE, at: DOWN });
    let page = house().page().refused(close, &clause::A8, Because::AlreadySo).does(open);
    let page = page.points(3, 0).refused(open, &clause::A8, Because::AlreadySo);
    page.does(close).points(2, 0).end();
    let none = Action::Open { firefighter: ONE, at: LEFT };
    house().page().refused(none, &clause::A8, Because::NoDoor).end();
    let gone = house().with(|state| {
        state.open.blocked = state.open.blocked.without(edge("4,4-5,4"));
        state.open.cracked = state.open.cracked.with(edge("4,4-5,4"));
    });
    let page = gone.page().refused(close, &clause::A8, Because::NoDoor);
    page.does(step(ONE, DOWN)).damage(0, "").end();
}

#[test]
fn q3_doorways_have_no_door() {
    let close = Action::Close { firefighter: ONE, at: LEFT };
    house(family(1)).stands(ONE, "3,1").page().refused(close, &clause::A8, Because::NoDoor).end();
}

#[test]
fn a9_fire_becomes_smoke_and_smoke_nothing() {
    let house = house(family(1)).fire("3,2").smoke("2,1").stands(ONE, "3,1");
    let put_out = |space| Action::Extinguish { firefighter: ONE, at: at(space) };
    let page = house.page().does(put_out("3,2")).smokes("2,1 3,2").points(3, 0);
    let page = page.does(put_out("3,2")).does(put_out("2,1")).smokes("").points(1, 0);
    let page = page.refused(put_out("2,1"), &clause::A9, Because::NothingThere);
    page.refused(put_out("4,4"), &clause::A9, Because::NotAdjacent).end();
}

#[test]
fn cf1_rs1_pm2_p3_what_extinguishing_costs_whom() {
    let left = |card| {
        let house = house(experienced(1)).card(ONE, card).fire("3,2").stands(ONE, "3,1");
        let put_out = Action::Extinguish { firefighter: ONE, at: at("3,2") };
        let page = house.page().does(put_out).does(put_out);
        let turn = page.open().course.turn;
        (turn.points, turn.restricted)
    };
    assert_eq!(left(Specialist::CafsFirefighter), (3, 1));
    assert_eq!(left(Specialist::Paramedic), (0, 0));
    assert_eq!(left(Specialist::RescueSpecialist), (0, 3));
    assert_eq!(left(Specialist::Generalist), (3, 0));
}

#[test]
fn a10_b3_rs1_two_chops_destroy_a_wall() {
    let chop = |at| Action::Chop { firefighter: ONE, at };
    let house = || house(experienced(1)).stands(ONE, "4,1");
    let page = house().points(4).page().does(chop(DOWN)).damage(1, "4,1-5,1");
    let page = page.does(chop(DOWN)).destroyed("4,1-5,1").damage(2, "").points(0, 0);
    page.refused(chop(DOWN), &clause::A10, Because::NoWall).end();
    let rescuer = house().card(ONE, Specialist::RescueSpecialist).page();
    rescuer.does(chop(DOWN)).does(chop(DOWN)).destroyed("4,1-5,1").points(2, 3).end();
    let outside = house().stands(ONE, "4,0").points(2).page();
    outside.does(chop(RIGHT)).damage(1, "4,0-4,1").end();
}

#[test]
fn q13_p3_movement_ap_pay_for_doors_but_not_for_chopping() {
    let house = house(experienced(1)).card(ONE, Specialist::RescueSpecialist).stands(ONE, "4,4");
    let page = house.page().does(Action::Open { firefighter: ONE, at: DOWN }).points(4, 2);
    let page = page.does(step(ONE, DOWN)).points(4, 1);
    let page = page.does(step(ONE, RIGHT)).points(4, 0);
    page.does(Action::Chop { firefighter: ONE, at: UP }).points(3, 0).end();
}

#[test]
fn p1_p2_p7_ge1_what_is_left_is_saved_up_to_four() {
    let saves = |card: Option<Specialist>, points| {
        let house = match card {
            Some(card) => house(Options { cards: Cards::More, ..experienced(1) }).card(ONE, card),
            None => house(family(1)),
        };
        let page = house.points(points).fire_rolls("1,1");
        (page.open().course.turn.points, page.open().figure(ONE).saved)
    };
    assert_eq!(saves(None, 6), (8, 0), "four kept and four new");
    assert_eq!(saves(Some(Specialist::Generalist), 6), (9, 0));
    assert_eq!(saves(Some(Specialist::RescueDog), 8), (18, 0));
    assert_eq!(saves(Some(Specialist::CafsFirefighter), 1), (4, 0));
}

#[test]
fn t1_t2_o1_turns_go_round_and_nobody_acts_for_others() {
    let page = house(family(2)).fire_rolls("1,1");
    assert_eq!(page.waits(), Waiting::on_one(BEN));
    let page = page.refused(end(TWO), &clause::T2, Because::NotYourTurn(Some(BEN)));
    let no = Because::NotActive(TWO);
    let page = Page(page.0.refused(BEN, end(ONE), &clause::T2, no));
    let nobody = Firefighter::new(4);
    let page = Page(page.0.refused(BEN, end(nobody), &clause::O1, Because::NotYours(nobody)));
    let page = page.act(BEN, end(TWO));
    let chance = Because::NotYourTurn(None);
    page.refused(end(ONE), &clause::T2, chance).rolls("1,2").act(ANN, end(ONE)).end();
}

#[test]
fn t4_what_is_not_asked_is_not_answered() {
    let page = house(family(1)).page();
    let page = page.refused(Action::Answer { agreed: true }, &clause::T4, Because::NotAsked);
    let no = Action::Choose(flash_point::Choice::Done);
    let page = page.refused(no, &clause::T4, Because::NotAsked);
    page.refused(Action::Decline { firefighter: ONE }, &clause::T4, Because::NotAsked).end();
}
