//! Roles: what the leader can do, and nobody else.

mod common;

use common::*;

/// Three players; the leader has this role and has rolled these dice.
fn led(role: Role, dice: &str) -> Page {
    table(3).role(ANN, role).role(BEN, Role::Mechanic).pool(dice)
}

/// The same after a call.
fn called(role: Role, call: Call, dice: &str) -> Page {
    let table = table(3).role(ANN, role).role(BEN, Role::Mechanic).page();
    let round = table.round();
    table.act(ANN, Action::Roll { round, call: Some(call) }).dice(dice)
}

fn turn(page: &Page, place: u8, to: u8) -> Action {
    Action::Turn { die: page.die(place), number: number(to) }
}

fn mark(page: &Page, place: u8, colour: Colour) -> Action {
    Action::Mark { die: page.die(place), colour }
}

#[test]
fn r5_only_who_may_calls_and_only_what_they_may() {
    let roll = |call| Action::Roll { round: 1, call: Some(call) };
    let (colour, four) = (roll(Call::Colour(Colour::Red)), roll(Call::Number(number(4))));
    let page = table(3).role(ANN, Role::WireExpert).page();
    page.refused(ANN, four, &clause::R5, Because::NoAbility).act(ANN, colour).end();
    let page = table(3).role(ANN, Role::OperationsEngineer).page();
    page.refused(ANN, colour, &clause::R5, Because::NoAbility).act(ANN, four).end();
    let page = table(3).role(ANN, Role::Mechanic).page();
    page.refused(ANN, colour, &clause::R5, Because::NoAbility).end();
}

#[test]
fn ro4_ro5_only_the_leader_uses_the_role_and_only_face_up() {
    let page = led(Role::Technologist, "R1 G2 B3");
    let (turned, marked) = (turn(&page, 0, 4), mark(&page, 0, Colour::Blue));
    let flip = Action::Flip { die: page.die(0) };
    let reroll = Action::Reroll { round: 1, dice: 1 };
    let page = page
        .refused(BEN, turned, &clause::RO4, Because::NotLeader(ANN))
        .refused(BEN, Action::End { round: 1 }, &clause::RO4, Because::NotLeader(ANN))
        .refused(ANN, turned, &clause::RO5, Because::NoAbility)
        .refused(ANN, flip, &clause::RO5, Because::NoAbility)
        .refused(ANN, reroll, &clause::RO5, Because::NoAbility);
    let mut off = *page.state();
    off.roles_off = off.options.seats();
    Page::new(off).refused(ANN, marked, &clause::RO5, Because::RoleOff).end();
    let page = table(3).page();
    page.refused(BEN, Action::Roll { round: 1, call: None }, &clause::RO4, Because::NotLeader(ANN))
        .end();
}

#[test]
fn ro6_ro7_the_wire_expert_changes_one_die_of_the_called_colour_in_one_way() {
    let page = called(Role::WireExpert, Call::Colour(Colour::Black), "KY2 R4 B3");
    let other = turn(&page, 1, 6);
    let page = page.refused(ANN, other, &clause::RO6, Because::NotCalled);
    let same = turn(&page, 0, 2);
    let page = page.refused(ANN, same, &clause::RO7, Because::NoChange);
    let number_changed = turn(&page, 0, 5);
    let page = page.act(ANN, number_changed);
    let both = mark(&page, 0, Colour::Red);
    page.refused(ANN, both, &clause::RO7, Because::AlreadyUsed)
        .so("it is turned", |state| state.pool[0].die == Some(die("KY5")))
        .end();
    let page = called(Role::WireExpert, Call::Colour(Colour::Black), "KY2 R4 B3");
    let marked = mark(&page, 0, Colour::Red);
    page.act(ANN, marked).so("counts as red", |s| s.pool[0].mark == Some(Colour::Red)).end();
    let page = called(Role::WireExpert, Call::Colour(Colour::Black), "R1 R4 B3");
    let none = turn(&page, 0, 5);
    page.refused(ANN, none, &clause::RO6, Because::NotCalled).end();
    let page = called(Role::OperationsEngineer, Call::Number(number(4)), "KY2 R4 B3");
    let (other, four) = (turn(&page, 0, 5), turn(&page, 1, 5));
    page.refused(ANN, other, &clause::RO6, Because::NotCalled).act(ANN, four).end();
}

#[test]
fn ro7_a_die_of_one_colour_never_becomes_what_it_is() {
    let page = led(Role::Technologist, "R1 G2 BR3");
    let (same, own) = (mark(&page, 0, Colour::Red), mark(&page, 2, Colour::Red));
    page.refused(ANN, same, &clause::RO7, Because::NoChange).act(ANN, own).end();
}

#[test]
fn ro1_o17_a_marked_die_counts_as_marked_while_it_is_placed_and_never_after() {
    let table = table(3).bomb(ANN, 0, "C20", "").role(ANN, Role::Technologist);
    let page = table.armed(1).pool("B3 G2 Y1");
    let as_marked = |page: &Page, card_id: &str, slot| Action::Place {
        die: page.die(0),
        marked: true,
        card: card(card_id),
        slot,
        seen: 0,
    };
    let early = as_marked(&page, "C20", 1);
    let page = page.refused(ANN, early, &clause::O17, Because::NotMarked);
    let change = mark(&page, 0, Colour::Red);
    let page = page.act(ANN, change);
    let as_itself = page.placing(ANN, 0, "C20", 1);
    let page = page.refused(ANN, as_itself, &clause::G10, Because::Wrong(Wrong::Slot));
    let action = as_marked(&page, "C20", 1);
    let page = page.act(ANN, action).lies(ANN, "C20", "1:B3");
    let state = page.end();
    let returns = |id: &str| {
        let detonator = Detonator::named(id).expect("a detonator");
        state.returnable(ANN, Why::Detonator(detonator)).count()
    };
    assert_eq!((returns("FB"), returns("FR")), (1, 0), "blue for a detonator");
}

#[test]
fn ro2_ro3_a_turned_die_stays_turned_and_anybody_may_take_it() {
    let page = led(Role::Mechanic, "R2 G2 B3");
    let change = turn(&page, 0, 5);
    let page = page.act(ANN, change).place(BEN, 0, "C34", 2).lies(BEN, "C34", "2:R5");
    let state = page.end();
    let five = Detonator::named("D02").expect("fives");
    assert_eq!(state.returnable(BEN, Why::Detonator(five)).count(), 1);
}

#[test]
fn ro8_q15_q26_q30_the_extra_die_is_the_specialists_and_costs_nothing() {
    let roll =
        || table(3).role(ANN, Role::LogisticsSpecialist).page().roll(ANN).dice("R1 G2 B3 K4");
    let both = roll().place(ANN, 0, "C07", 2).place(ANN, 1, "C07", 3).place(BEN, 2, "C34", 2);
    both.place(CID, 3, "C19", 1).has_sparks(ANN, 0).end();
    let page = roll().place(BEN, 0, "C34", 2);
    let second = page.placing(BEN, 1, "C34", 3);
    let page = page.refused(BEN, second, &clause::R20, Because::QuotaFilled);
    let page = page.place(ANN, 1, "C07", 2).place(CID, 2, "C19", 1).waits(&[ANN]);
    page.pass(ANN).has_sparks(ANN, 0).so("next round", |state| state.round.number == 2).end();
    let page = roll().place(BEN, 0, "C34", 2).place(CID, 2, "C19", 1).pass(ANN);
    page.sparks("S01").has_sparks(ANN, 1).end();
    // Two bombs in one round are replaced one after the other.
    let page = table(3).role(ANN, Role::LogisticsSpecialist);
    let page = page.bomb(ANN, 0, "C16", "0:R1 1:R2").bomb(ANN, 1, "C22", "0:G2").page();
    let page = page.roll(ANN).dice("R3 G2 B3 K4").place(ANN, 0, "C16", 2).place(ANN, 1, "C22", 1);
    let page = page.place(BEN, 2, "C34", 2).place(CID, 3, "C19", 1).waits(&[ANN]);
    page.pick(ANN, "C01").turns_up("C20").pick(ANN, "C20").turns_up("C21").end();
    // Solo: four rolled, three placed, nothing owed; two placed, one.
    let solo =
        || table(1).role(ANN, Role::LogisticsSpecialist).page().roll(ANN).dice("R1 R2 B3 K4");
    let two = || solo().place(ANN, 0, "C07", 2).place(ANN, 1, "C07", 3);
    two().place(ANN, 2, "C34", 2).pass(ANN).has_sparks(ANN, 0).end();
    two().pass(ANN).sparks("S01").has_sparks(ANN, 1).end();
    // A short bag: no extra die, and nobody is robbed.
    let page = table(3).role(ANN, Role::LogisticsSpecialist).with(|state| {
        state.bag = [0; 10];
        state.bag[0] = 3;
    });
    let page = page.page().roll(ANN).dice("R1 R2 R3").place(ANN, 0, "C07", 2);
    let second = page.placing(ANN, 1, "C07", 3);
    page.refused(ANN, second, &clause::R20, Because::QuotaFilled).end();
}

#[test]
fn ro9_the_drone_flips_to_the_opposite_face() {
    for (from, to) in [(1, 6), (2, 4), (3, 5), (4, 2), (5, 3), (6, 1)] {
        let page = led(Role::DisposalDrone, &format!("R{from} G2 B3"));
        let flip = Action::Flip { die: page.die(0) };
        let page = page.act(ANN, flip);
        assert_eq!(page.state().pool[0].die, Some(die(&format!("R{to}"))));
    }
}

#[test]
fn ro7_ro10_q14_dice_are_rolled_again_three_times_each_time_others() {
    let again = |dice| Action::Reroll { round: 1, dice };
    let rolled = |value| Chance::Number(number(value));
    let page = led(Role::ExplosivesTechnician, "R1 G2 B3").place(BEN, 1, "C34", 2);
    page.refused(ANN, again(0b10), &clause::O6, Because::DieGone)
        .refused(ANN, again(0), &clause::RO7, Because::NoChange)
        .act(ANN, again(0b101))
        .nature(rolled(4))
        .nature(rolled(5))
        .so("both are new", |s| {
            s.pool[0].die == Some(die("R4")) && s.pool[2].die == Some(die("B5"))
        })
        .act(ANN, again(0b1))
        .nature(rolled(6))
        .act(ANN, again(0b100))
        .nature(rolled(6))
        .refused(ANN, again(0b1), &clause::RO7, Because::AlreadyUsed)
        .end();
}
