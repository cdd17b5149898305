//! Rounds: rolling, placing, defusing, sparks.

mod common;

use common::*;

#[test]
fn r1_r2_r19_everybody_places_one_die_and_the_bag_goes_on() {
    for (players, dice) in [(1, 3), (2, 4), (3, 3), (4, 4)] {
        let page = table(players).page().roll(ANN);
        assert_eq!(page.state().frame(), Frame::Roll { left: dice });
    }
    table(3)
        .page()
        .roll(ANN)
        .dice("R1 G2 B3")
        .waits(&[ANN, BEN, CID])
        .place(ANN, 0, "C07", 2)
        .place(CID, 2, "C19", 1)
        .place(BEN, 1, "C34", 2)
        .so("the second round begins", |state| {
            (state.round.number, state.round.leader) == (2, BEN) && state.frame() == Frame::Call
        })
        .bag(22)
        .end();
}

#[test]
fn r3_r4_a_short_bag_is_rolled_and_an_empty_one_loses() {
    let short = |count: u8| {
        table(4).with(|state| {
            state.bag = [0; 10];
            state.bag[0] = count;
        })
    };
    let page = short(2).page().roll(ANN).dice("R1 R2").waits(&[ANN, BEN, CID, DOT]);
    let page = page.place(ANN, 0, "C07", 2).place(BEN, 1, "C34", 2);
    page.sparks("S01 S02")
        .so("nothing is left to roll", |state| state.frame() == Frame::Over { ending: Ending::Bag })
        .has_sparks(CID, 1)
        .end();
    // Dice that come back before the next round save it.
    let page = table(4).bomb(ANN, 0, "C16", "0:R1 1:R2").with(|state| state.bag = [0; 10]);
    let page = page.with(|state| state.bag[0] = 1).pool("R3");
    let page = page.place(ANN, 0, "C16", 2).pick(ANN, "C01").turns_up("C10").sparks("S01 S02 S03");
    page.so("three dice came back", |state| state.round.number == 2).bag(3).end();
}

#[test]
fn r6_r8_r20_t1_what_is_never_possible_is_refused_in_every_mode() {
    for mistakes in [Mistakes::Assisted, Mistakes::Strict, Mistakes::Honour] {
        let page = table_of(Options { mistakes, ..options(3) })
            .bomb(ANN, 1, "C49", "")
            .bomb(ANN, 0, "C07", "2:K1")
            .pool("R1 Y2 G3");
        let place = |card, slot| page.placing(ANN, 0, card, slot);
        let (foreign, full, missing) = (place("C34", 2), place("C07", 2), place("C07", 4));
        let (tower, pass) = (page.placing(ANN, 1, "C49", 1), page.placing(ANN, 1, "C07", 3));
        page.clone()
            .refused(ANN, foreign, &clause::R6, Because::NotYours(card("C34")))
            .refused(ANN, full, &clause::R8, Because::SlotFull)
            .refused(ANN, missing, &clause::R8, Because::NoSlot)
            .refused(ANN, tower, &clause::T1, Because::NoSupport)
            .place(ANN, 0, "C49", 0)
            .refused(ANN, pass, &clause::R20, Because::QuotaFilled)
            .end();
    }
}

#[test]
fn r8_a_full_card_takes_no_more() {
    let page = table(3).bomb(ANN, 0, "C22", "0:R1").pool("R1 R2 G3");
    let page = page.place(ANN, 0, "C22", 1);
    let page = page.with_room(ANN);
    let more = page.placing(ANN, 1, "C22", 0);
    page.refused(ANN, more, &clause::R8, Because::CardFull(card("C22"))).end();
}

#[test]
fn t2_t3_r7_walls_and_pyramids_are_built_on_what_lies_there() {
    let page = table(1).bomb(ANN, 0, "C31", "").bomb(ANN, 1, "C32", "1:Y2 2:R5").pool("R1 B2 K6");
    let upper = page.placing(ANN, 0, "C31", 3);
    let top = page.placing(ANN, 0, "C32", 4);
    let page = page.refused(ANN, upper, &clause::T1, Because::NoSupport);
    let page = page.refused(ANN, top, &clause::T1, Because::NoSupport);
    page.place(ANN, 2, "C32", 3).place(ANN, 1, "C31", 2).lies(ANN, "C31", "2:B2").end();
}

#[test]
fn g1_g2_g3_g4_g5_g6_g8_g10_a_wrong_die_is_refused_with_what_is_wrong() {
    let page = table(1).bomb(ANN, 0, "C10", "0:R4").bomb(ANN, 1, "C01", "1:KY2");
    let page = page.bomb(ANN, 2, "C08", "").pool("R5 Y6 B4");
    let wrong = |place, card, slot| page.placing(ANN, place, card, slot);
    let (dual, beside, taken) = (wrong(0, "C08", 0), wrong(1, "C01", 0), wrong(2, "C10", 1));
    page.clone()
        .refused(ANN, dual, &clause::G10, Because::Wrong(Wrong::Slot))
        .refused(ANN, beside, &clause::G10, Because::Wrong(Wrong::Relation))
        .refused(ANN, taken, &clause::G8, Because::Wrong(Wrong::Impossible))
        .place(ANN, 0, "C01", 0)
        .end();
}

#[test]
fn g9_the_first_die_comes_first_and_the_last_one_last() {
    let page = table(1).bomb(ANN, 0, "C23", "").pool("Y1 K2 R3");
    let (second, last) = (page.placing(ANN, 1, "C23", 1), page.placing(ANN, 2, "C23", 2));
    let page = page.refused(ANN, second, &clause::G9, Because::Wrong(Wrong::NotFirst));
    let page = page.place(ANN, 0, "C23", 0);
    let early = page.placing(ANN, 2, "C23", 2);
    let page = page.refused(ANN, early, &clause::G9, Because::Wrong(Wrong::NotLast));
    assert_ne!(last, early);
    page.place(ANN, 1, "C23", 1)
        .place(ANN, 2, "C23", 2)
        .so("defused", |s| s.tally.points == 3)
        .end();
}

#[test]
fn r9_r15_r17_q4_who_places_nothing_draws_a_spark() {
    let page = table(4).pool("R1 R2 G3 B4").place(ANN, 0, "C07", 2).pass(BEN).pass(CID);
    page.place(DOT, 1, "C47", 0)
        .sparks("S01 S02")
        .has_sparks(ANN, 0)
        .has_sparks(BEN, 1)
        .has_sparks(CID, 1)
        .so("the round is over", |state| state.round.number == 2)
        .bag(23)
        .end();
}

#[test]
fn r10_r13_q13_strict_a_slip_clears_the_card_and_does_not_count() {
    let strict = Options { mistakes: Mistakes::Strict, ..options(3) };
    let page = table_of(strict).bomb(ANN, 0, "C01", "0:R1 1:G2 2:R3").pool("R1 Y2 G3");
    let page = page.place(ANN, 0, "C01", 3).lies(ANN, "C01", "").bag(25 - 2);
    let page = page.so("nothing counts as placed", |state| state.round.placed[0] == 0);
    page.pass(ANN).pass(BEN).pass(CID).sparks("S01 S02 S03").has_sparks(ANN, 1).end();
    // Spoiling an empty card dodges nothing.
    let page = table_of(strict).bomb(ANN, 0, "C20", "").pool("R1 Y2 G3").bag(22);
    let page = page.place(ANN, 0, "C20", 0).bag(23).waits(&[ANN, BEN, CID]);
    page.pass(ANN).pass(BEN).pass(CID).sparks("S01 S02 S03").has_sparks(ANN, 1).end();
}

#[test]
fn r11_o4_a_defused_bomb_is_replaced_when_the_round_is_closed() {
    let page = table(3).bomb(ANN, 0, "C16", "0:R1 1:R2").pool("R3 Y2 G3");
    let page = page.place(ANN, 0, "C16", 2).so("it waits for the others", |s| s.tally.bombs == 0);
    let pick = Action::Pick(bomb("C03"));
    let page = page.refused(ANN, pick, &clause::O4, Because::NoPlace);
    let page = page.place(BEN, 1, "C34", 1).place(CID, 2, "C19", 1).waits(&[ANN]);
    page.so("defused", |state| (state.tally.bombs, state.tally.points) == (1, 2))
        .pick(ANN, "C03")
        .turns_up("C20")
        .so("the row is full again", |state| {
            state.deck.row[2] == Some(bomb("C20")) && state.held[0].bomb == Some(bomb("C03"))
        })
        .bag(25 - 2)
        .end();
}

#[test]
fn r12_a_defused_spark_is_discarded_and_nothing_comes() {
    let page = table(3).spark(ANN, "S12", "0:R1").pool("R3 Y2 G3").place(ANN, 0, "S12", 1);
    page.pass(BEN)
        .pass(CID)
        .sparks("S01 S02")
        .has_sparks(ANN, 0)
        .so("discarded", |s| s.pile.cards[0] == Some(spark("S12")) && s.tally.sparks == 1)
        .end();
}

#[test]
fn r13_two_players_use_the_new_bomb_at_once() {
    let page = table(2).bomb(ANN, 0, "C16", "0:R1 1:R2").pool("R3 Y2 G3 B4");
    page.place(ANN, 0, "C16", 2)
        .waits(&[ANN, BEN])
        .place(BEN, 1, "C34", 1)
        .pick(ANN, "C02")
        .turns_up("C20")
        .place(ANN, 2, "C02", 1)
        .lies(ANN, "C02", "1:G3")
        .end();
}

#[test]
fn r14_an_empty_row_gives_nothing() {
    let page = table(3).bomb(ANN, 0, "C16", "0:R1 1:R2").row(&[], 0).pool("R3 Y2 G3");
    let page = page.place(ANN, 0, "C16", 2).place(BEN, 1, "C34", 1).place(CID, 2, "C19", 1);
    page.so("won, and nobody picked", |state| state.frame() == Frame::Count).end();
}

#[test]
fn r16_q5_q6_one_or_two_draw_for_each_die_that_they_owe() {
    let page = table(2).pool("R1 R2 G3 B4").place(ANN, 0, "C07", 2).pass(ANN);
    let page = page.place(BEN, 1, "C34", 2).place(BEN, 2, "C34", 3);
    page.sparks("S01").has_sparks(ANN, 1).has_sparks(BEN, 0).end();
    table(1).pool("R1 R2 G3").pass(ANN).sparks("S01 S02 S03").has_sparks(ANN, 3).end();
    // A short bag: one die was left, so one spark is drawn, by who owes more.
    let page = table(2).pool("R1 R2 G3").place(ANN, 0, "C07", 2).place(ANN, 1, "C07", 3).pass(BEN);
    page.sparks("S01").has_sparks(BEN, 1).end();
    // Clean-up: who has no card left that needs dice owes nothing.
    let page = table(2).bare(ANN).bare(BEN).row(&[], 0).spark(ANN, "S01", "").spark(BEN, "S27", "");
    let page = page.pool("R1 B2 G3 B4").place(ANN, 0, "S01", 0).waits(&[BEN]);
    page.pass(BEN).sparks("S02 S03").has_sparks(ANN, 0).has_sparks(BEN, 3).end();
}

#[test]
fn r18_ep5_q19_sparks_are_turned_over_and_when_none_is_left_a_die_goes() {
    let used = |state: &mut Fuse| {
        state.unseen_sparks = fuse::sets::Sparks::NONE;
        state.pile.cards[0] = Some(spark("S05"));
        state.pile.cards[1] = Some(spark("S04"));
    };
    let page = table(3).bomb(CID, 0, "C12", "0:R1").with(used).pool("R1 G2 B3");
    let page = page.pass(ANN).pass(BEN);
    let page = page.pass(CID).has_sparks(ANN, 1).has_sparks(BEN, 1);
    page.so("the first discarded is the first drawn", |state| {
        state.sparks_of[0].has(spark("S05")) && state.sparks_of[1].has(spark("S04"))
    })
    .lies(CID, "C12", "")
    .so("a first die that lies alone may go", |state| state.round.number == 2)
    .end();
}

#[test]
fn q18_without_sparks_in_any_game_who_has_no_die_returns_none() {
    let used = |state: &mut Fuse| state.unseen_sparks = fuse::sets::Sparks::NONE;
    let page = table(3).bomb(CID, 0, "C12", "0:R1").with(used).pool("R1 G2 B3");
    let page = page.pass(ANN).pass(BEN).pass(CID).lies(CID, "C12", "").has_sparks(ANN, 0);
    page.so("the next round", |state| state.round.number == 2).end();
}

#[test]
fn q25_a_die_that_would_fit_need_not_be_taken() {
    let page = table(3).bomb(ANN, 0, "C16", "0:R1 1:R2").pool("R3 Y2 G3");
    let fits = page.placing(ANN, 0, "C16", 2);
    assert_eq!(page.state().check(ANN, fits), Ok(()));
    let page = page.pass(ANN).place(BEN, 1, "C34", 1).place(CID, 2, "C19", 1);
    page.sparks("S01").has_sparks(ANN, 1).lies(ANN, "C16", "0:R1 1:R2").end();
}

#[test]
fn t4_what_is_built_does_not_fall() {
    let built = "0:Y1 1:K2 3:R3";
    let page = table(3).bomb(ANN, 0, "C31", built).pool("B1 Y2 G3").place(ANN, 0, "C31", 2);
    let page = page.place(BEN, 1, "C34", 1).place(CID, 2, "C19", 1);
    let page = page.so("the next round", |state| state.round.number == 2);
    page.lies(ANN, "C31", "0:Y1 1:K2 2:B1 3:R3").roll(BEN).dice("R1 R2 R3").end();
}

#[test]
fn q12_a_scrub_costs_a_die_and_the_card() {
    let page = table(3).bomb(ANN, 0, "C01", "0:R1 1:G2").pool("R1 Y2 G3");
    let scrub = |page: &Page, id: &str| Action::Scrub { die: page.die(1), card: card(id) };
    let bare = scrub(&page, "C41");
    let page = page.refused(ANN, bare, &clause::Q12, Because::NoDice);
    let action = scrub(&page, "C01");
    let page = page.act(ANN, action).lies(ANN, "C01", "").bag(25 - 2);
    page.waits(&[ANN, BEN, CID]).place(ANN, 0, "C01", 0).end();
    let page = table(3).bomb(ANN, 0, "C01", "0:R1").pool("K1 Y2 G3").place(ANN, 0, "C41", 1);
    let late = scrub(&page, "C01");
    page.refused(ANN, late, &clause::R20, Because::QuotaFilled).end();
    // Two players: the lost die can cost a spark.
    let page = table(2).bomb(ANN, 0, "C01", "0:R1").pool("R1 Y2 G3 B4");
    let action = scrub(&page, "C01");
    let page = page.act(ANN, action).place(ANN, 0, "C01", 0).place(ANN, 2, "C01", 1);
    let page = page.place(BEN, 3, "C34", 2);
    page.sparks("S01").has_sparks(ANN, 0).has_sparks(BEN, 1).end();
}
