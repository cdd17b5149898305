//! The end of a mission, and its score.

mod common;

use common::*;

/// Three players; Ann takes the last bomb of the row in this round.
fn last() -> Table {
    table(3).bomb(ANN, 0, "C16", "0:R1 1:R2").row(&["C01"], 0)
}

fn played(page: Page) -> Page {
    page.place(ANN, 0, "C16", 2).place(BEN, 1, "C34", 1).place(CID, 2, "C19", 1)
}

fn won(page: Page, millis_left: u32) -> (Fuse, kernel::Team) {
    let state = page.clock(MISSION_ALARM, millis_left).end();
    (state, state.team().expect("it is over"))
}

#[test]
fn e1_e2_q3_q21_won_at_the_end_of_the_round_in_which_the_last_bomb_is_taken() {
    let page = played(last().bomb(BEN, 0, "C34", "2:K1").pool("R3 Y2 G3"));
    let page = page.so("the last bomb came by itself", |state| state.frame() == Frame::Count);
    let page = page.bag(25).so("six lie face down", |state| state.tally.down == 6);
    let (state, team) = won(page, 107_900);
    assert!(team.won);
    assert_eq!(team.score, 10 + 10 + 2);
    assert!(state.held.iter().all(|held| held.bomb.is_none()));
}

#[test]
fn e3_a_spark_that_was_owed_goes_on_and_only_its_player_takes_dice() {
    let page = last().pool("R3 Y2 G3").place(ANN, 0, "C16", 2).place(BEN, 1, "C34", 1).pass(CID);
    let page = page.sparks("S01").so("clean-up", |state| state.round.active == Seats::only(CID));
    let page = page.roll(BEN).dice("R1 Y1 G1").waits(&[CID]);
    let idle = page.placing(ANN, 0, "C07", 2);
    let page = page.refused(ANN, idle, &clause::R20, Because::QuotaFilled);
    page.place(CID, 0, "S01", 0).so("won", |state| state.frame() == Frame::Count).end();
}

#[test]
fn e4_heroic_the_bombs_in_front_of_the_players_too() {
    let heroic = Options { level: Level::Heroic, detonators: 1, ..options(3) };
    let table = table_of(heroic).row(&[], 0).bare(ANN).bare(BEN).bare(CID);
    let table = table.bomb(ANN, 0, "C16", "0:R1 1:R2").bomb(BEN, 0, "C22", "");
    let table = table.with(|state| state.round.active = Seats::first(2));
    let page = table.pool("R3 Y2 G3").place(ANN, 0, "C16", 2).place(BEN, 1, "C22", 0);
    page.so("Ben goes on alone", |state| {
        state.round.number == 2 && state.round.active == Seats::only(BEN)
    })
    .has_sparks(CID, 0)
    .end();
}

#[test]
fn e5_e7_time_is_up_and_what_was_done_still_counts() {
    let page = table(3).spark(ANN, "S12", "0:R1").pool("R3 Y2 G3").place(ANN, 0, "S12", 1);
    let page = page.pass(BEN).pass(CID).sparks("S01 S02").clock(MISSION_ALARM, 0);
    let state = page.end();
    assert_eq!(state.frame(), Frame::Over { ending: Ending::Time });
    assert_eq!(state.team().map(|team| (team.won, team.score)), Some((false, 2)));
}

#[test]
fn e7_the_score_of_the_example() {
    let tally = |state: &mut Fuse| {
        (state.tally.points, state.tally.sparks, state.tally.detonators) = (59, 4, 3);
    };
    let (_, team) = won(played(last().with(tally).pool("R3 Y2 G3")), 34_000);
    assert_eq!(team.score, 10 + 3 + 61 + 8 + 6);
    let (_, team) = won(played(last().pool("R3 Y2 G3")), 9_000);
    assert_eq!(team.score, 10 + 2);
}

#[test]
fn e6_all_bombs_of_the_last_round_count() {
    let page = last().bomb(BEN, 0, "C22", "0:Y2").pool("R3 Y2 G3").place(ANN, 0, "C16", 2);
    let page = page.place(BEN, 1, "C22", 1).place(CID, 2, "C19", 1);
    page.so("2 and 3", |s| s.tally.points == 5 && s.frame() == Frame::Count).end();
}

#[test]
fn q2_four_bombs_of_a_single_player_need_not_be_defused() {
    let page = table(1).bomb(ANN, 0, "C16", "0:R1 1:R2").row(&["C01"], 0).pool("R3 G4 B5");
    let page = page.place(ANN, 0, "C16", 2).place(ANN, 1, "C34", 2).place(ANN, 2, "C34", 3);
    page.so("won, with four face down", |state| {
        state.frame() == Frame::Count && state.tally.down == 4
    })
    .end();
}

#[test]
fn e8_nobody_acts_when_it_is_over() {
    let page = table(3).pool("R3 Y2 G3").clock(MISSION_ALARM, 0);
    page.refused(ANN, Action::Pass { round: 1 }, &clause::E8, Because::GameOver).end();
}

#[test]
fn o15_the_four_hundredth_round_is_the_last() {
    let page = table(3).with(|state| state.round.number = 400).pool("R3 Y2 G3");
    let page = page.place(ANN, 0, "C07", 2).place(BEN, 1, "C34", 1).place(CID, 2, "C19", 1);
    page.so("lost", |state| state.frame() == Frame::Over { ending: Ending::Time }).end();
}

#[test]
fn o18_the_last_bombs_come_by_themselves_but_not_on_heroic() {
    let heroic = Options { level: Level::Heroic, detonators: 1, ..options(3) };
    let table = table_of(heroic).bomb(ANN, 0, "C16", "0:R1 1:R2").row(&["C01", "C02"], 0);
    let table = table.bomb(BEN, 0, "C22", "0:Y2");
    let page = table.pool("R3 Y2 G3").place(ANN, 0, "C16", 2).place(BEN, 1, "C22", 1);
    page.place(CID, 2, "C19", 1).waits(&[ANN, BEN]).end();
}
