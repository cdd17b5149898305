//! Detonators: what goes off when the row is refilled.

mod common;

use common::*;

/// Two players; Ann defuses a bomb and picks another, and a card of the deck is turned up.
fn refill(table: Table) -> Page {
    let page = table.bomb(ANN, 0, "C16", "0:R1 1:R2").armed(3).pool("R3 Y2 G3 B4");
    page.place(ANN, 0, "C16", 2).pick(ANN, "C02")
}

#[test]
fn de1_two_in_a_row_go_off_and_then_a_bomb_comes() {
    let page = refill(table(2)).nature(detonator("D01")).nature(detonator("D02")).turns_up("C20");
    page.so("both count", |state| {
        state.tally.detonators == 2
            && state.deck.row[1] == Some(bomb("C20"))
            && state.score() == 2 + 4
    })
    .waits(&[ANN, BEN])
    .end();
}

#[test]
fn de2_de3_de9_g7_q24_everybody_returns_one_die_that_matches_of_their_choice() {
    let table = table(2).bomb(ANN, 1, "C34", "2:R4 3:B1").bomb(BEN, 0, "C07", "2:RG5 3:K6");
    let page = refill(table).nature(detonator("D04")).waits(&[ANN]).lies(BEN, "C07", "3:K6");
    let wrong = Action::Return { card: card("C34"), slot: 0, die: die("B1") };
    page.refused(ANN, wrong, &clause::DE9, Because::NotReturnable)
        .gives(ANN, "C34", 3, "B1")
        .lies(ANN, "C34", "2:R4")
        .turns_up("C20")
        .end();
    let page = refill(self::table(2).bomb(BEN, 0, "C07", "2:Y5")).nature(detonator("D04"));
    page.lies(BEN, "C07", "2:Y5").turns_up("C20").end();
}

#[test]
fn de4_q11_what_is_covered_first_or_full_is_safe_and_sparks_are_not() {
    let hit = |table: Table| refill(table).nature(detonator("D01"));
    hit(table(2).bomb(BEN, 0, "C49", "0:R1 1:Y1 2:G1")).lies(BEN, "C49", "0:R1 1:Y1 2:G1").end();
    hit(table(2).bomb(BEN, 0, "C40", "0:K1 1:R1")).lies(BEN, "C40", "0:K1 1:R1").end();
    hit(table(2).bomb(BEN, 0, "C40", "0:K1")).lies(BEN, "C40", "").end();
    let wall = table(2).bomb(BEN, 0, "C31", "0:YK1 1:K1 3:R1");
    hit(wall).lies(BEN, "C31", "0:YK1 3:R1").end();
    let first = table(2).bomb(BEN, 0, "C28", "0:K2");
    hit(first).lies(BEN, "C28", "0:K2").end();
    hit(table(2).spark(BEN, "S11", "0:K2")).lies(BEN, "S11", "").end();
    // Three players: a full bomb waits for the end of the round.
    let page = table(3).bomb(ANN, 0, "C16", "0:R1 1:R2").bomb(BEN, 0, "C22", "0:K3").armed(1);
    let page = page.pool("R3 K3 G3").place(BEN, 1, "C22", 1).place(ANN, 0, "C16", 2);
    let page = page.place(CID, 2, "C19", 1).so("both defused", |state| state.tally.bombs == 2);
    page.pick(ANN, "C02")
        .nature(detonator("D01"))
        .so("Ben had no die left", |s| s.bag[4] == 4)
        .end();
}

#[test]
fn de5_q17_all_draw_a_spark_the_leader_first() {
    let page = refill(table(2).leader(BEN)).nature(detonator("D08")).sparks("S12 S13");
    page.has_sparks(ANN, 1)
        .so("Ben leads", |state| state.sparks_of[1].has(spark("S12")))
        .turns_up("C20")
        .place(BEN, 1, "S12", 0)
        .end();
}

#[test]
fn de6_q16_roles_are_off_until_a_bomb_is_defused() {
    let table = table(2).role(ANN, Role::Mechanic).role(BEN, Role::WireExpert);
    let table = table.bomb(BEN, 0, "C22", "0:Y2").spark(BEN, "S16", "0:R1");
    let table = table.with(|state| state.round.called = Some(Call::Colour(Colour::Red)));
    let page = refill(table).nature(detonator("D09")).turns_up("C20");
    let page = page.so("all are off and the call lapsed", |state| {
        state.roles_off.len() == 2 && state.round.called.is_none()
    });
    let page = page.place(BEN, 2, "S16", 1).so("a spark is not enough", |s| s.roles_off.has(BEN));
    page.place(BEN, 1, "C22", 1)
        .so("a bomb is", |s| !s.roles_off.has(BEN) && s.roles_off.has(ANN))
        .end();
}

#[test]
fn de7_de8_o15_q20_all_roll_a_six_before_anything_else() {
    let page = refill(table(2)).nature(detonator("D10")).waits(&[ANN, BEN]);
    let place = page.placing(BEN, 1, "C34", 2);
    let page = page.refused(BEN, place, &clause::DE8, Because::DetonatorFirst);
    let rolls = |page: Page, seat, value| {
        page.act(seat, Action::RollSix).nature(Chance::Number(number(value)))
    };
    let page = rolls(rolls(page, ANN, 3), ANN, 6).waits(&[BEN]);
    let page = page.refused(ANN, Action::RollSix, &clause::O20, Because::NotNow);
    let page = (0..39).fold(page, |page, _| rolls(page, BEN, 1)).waits(&[BEN]);
    rolls(page, BEN, 1).turns_up("C20").waits(&[ANN, BEN]).end();
    // Who does not roll is rolled for, all at once.
    let page = refill(table(2)).nature(detonator("D10")).late();
    let six = Chance::Number(number(6));
    page.nature(six).nature(six).turns_up("C20").end();
}

#[test]
fn o5_who_does_not_choose_loses_a_die_of_the_card_with_the_fewest() {
    let table = table(2).bomb(BEN, 0, "C34", "2:K4 3:K1").spark(BEN, "S27", "1:K5 2:GK6");
    let table = table.spark(BEN, "S11", "0:K2");
    let page = refill(table).nature(detonator("D01")).waits(&[BEN]).late();
    page.lies(BEN, "S11", "").lies(BEN, "C34", "2:K4 3:K1").turns_up("C20").end();
}

#[test]
fn o19_q28_without_sparks_each_die_left_over_costs_everybody_one_like_it() {
    let none =
        Modules { roles: false, bombs: false, detonators: false, sparks: false, dual_dice: false };
    let options = Options { boxes: Boxes::Modules(none), detonators: 6, ..options(3) };
    let table = table_of(options).bomb(ANN, 0, "O02", "0:B1 2:R2").bomb(BEN, 0, "O05", "0:G5");
    let page = table.bomb(CID, 0, "O08", "").pool("B4 R3 G6");
    let page = page.place(CID, 2, "O08", 1).pass(ANN).pass(BEN);
    // The blue die becomes a 2: Ann chooses between blue and 2.
    let page = page.nature(Chance::Number(number(2))).waits(&[ANN]);
    let page = page.gives(ANN, "O02", 2, "R2").lies(BEN, "O05", "0:G5");
    // The red one a 5: Ben has a 5, Ann has nothing like it.
    let page = page.nature(Chance::Number(number(5))).lies(BEN, "O05", "").lies(ANN, "O02", "0:B1");
    page.so("next round", |state| state.round.number == 2)
        .so("fuse cards score nothing", |state| {
            let mut state = *state;
            state.tally.detonators = 5;
            state.score() == 0
        })
        .end();
}

#[test]
fn q27_a_dual_die_left_over_takes_its_number_or_either_colour() {
    let dual =
        Modules { roles: false, bombs: false, detonators: false, sparks: false, dual_dice: true };
    let options = Options { boxes: Boxes::Modules(dual), detonators: 6, ..options(3) };
    let table = table_of(options).bomb(ANN, 0, "O02", "0:B1").bomb(BEN, 0, "O05", "0:R5");
    let page = table.bomb(CID, 0, "O08", "0:K2").pool("BR4 G3 G6");
    let page = page.place(CID, 1, "O08", 1).pass(ANN).pass(BEN);
    // Blue for Ann, red for Ben, and its number for Cid.
    let page = page.nature(Chance::Number(number(2)));
    let page = page.lies(ANN, "O02", "").lies(BEN, "O05", "").lies(CID, "O08", "1:G3");
    page.nature(Chance::Number(number(1))).lies(CID, "O08", "").end();
}
