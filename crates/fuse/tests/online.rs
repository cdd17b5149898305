//! What a screen adds: races, bars, mistakes, time.

mod common;

use common::*;

fn alarms(state: &Fuse) -> Vec<u32> {
    let mut out = Vec::new();
    state.alarms(&mut out);
    out.into_iter().map(|alarm| alarm.millis).collect()
}

#[test]
fn o6_o1_a_die_belongs_to_who_was_first_and_nobody_places_what_they_did_not_see() {
    let page = table(3).role(ANN, Role::Mechanic).pool("R3 Y2 G3");
    let (second, stale) = (page.placing(BEN, 0, "C34", 2), page.placing(BEN, 1, "C34", 2));
    let page = page.place(ANN, 0, "C07", 2).refused(BEN, second, &clause::O6, Because::DieGone);
    let turn = Action::Turn { die: page.die(1), number: number(5) };
    let page = page.act(ANN, turn).refused(BEN, stale, &clause::O6, Because::DieChanged);
    let page = page.place(BEN, 1, "C34", 2).place(CID, 2, "C19", 1);
    page.refused(BEN, second, &clause::O6, Because::RoundClosed(2))
        .refused(BEN, Action::Pass { round: 3 }, &clause::O6, Because::TooEarly)
        .end();
}

#[test]
fn o6_strict_a_card_that_looked_otherwise_is_no_mistake() {
    let strict = Options { mistakes: Mistakes::Strict, ..options(3) };
    let page = table_of(strict).bomb(ANN, 0, "C16", "0:B1").pool("R3 B2 G3");
    let place = |place: u8, seen| Action::Place {
        die: page.die(place),
        marked: false,
        card: card("C16"),
        slot: 1,
        seen,
    };
    page.clone()
        .refused(ANN, place(0, 0), &clause::O6, Because::Stale(Wrong::Relation))
        .act(ANN, place(1, 0))
        .lies(ANN, "C16", "0:B1 1:B2")
        .end();
    page.clone().act(ANN, place(0, 1)).lies(ANN, "C16", "").end();
}

#[test]
fn o6_o4_a_bomb_belongs_to_who_was_first() {
    let page = table(3).bomb(ANN, 0, "C16", "0:R1 1:R2").bomb(BEN, 0, "C22", "0:Y2");
    let page = page.pool("R3 Y2 G3").place(ANN, 0, "C16", 2).place(BEN, 1, "C22", 1);
    let page = page.place(CID, 2, "C19", 1).waits(&[ANN, BEN]).pick(BEN, "C03").turns_up("C20");
    let late = Action::Pick(bomb("C03"));
    let page = page.refused(ANN, late, &clause::O6, Because::NotInRow(bomb("C03")));
    let place = page.placing(CID, 0, "C19", 2);
    page.refused(CID, place, &clause::O6, Because::RoundClosed(1)).pick(ANN, "C20").end();
}

#[test]
fn o3_the_leader_ends_the_round_and_somebody_may_hold_once() {
    let page = table(3).pool("R3 Y2 G3").place(ANN, 0, "C07", 2);
    let (end, hold) = (Action::End { round: 1 }, Action::Hold { round: 1 });
    let page = page.refused(BEN, hold, &clause::O3, Because::NoBar).act(ANN, end);
    assert_eq!(alarms(page.state()), [600_000, 1_500]);
    let page = page.refused(ANN, end, &clause::O3, Because::NoBar).act(BEN, hold);
    assert_eq!(alarms(page.state()), [600_000, 3_000]);
    let page = page.refused(BEN, hold, &clause::O3, Because::AlreadyUsed);
    let page = page.refused(ANN, hold, &clause::R20, Because::QuotaFilled).pass(BEN);
    let page = page.refused(BEN, Action::Pass { round: 1 }, &clause::O3, Because::AlreadyPassed);
    let page = page.refused(BEN, hold, &clause::O3, Because::AlreadyPassed);
    let page = page.place(BEN, 1, "C34", 1).late().sparks("S01").has_sparks(CID, 1);
    page.so("the round is closed", |state| state.round.number == 2).end();
}

#[test]
fn o10_a_round_that_is_held_up_comes_to_its_end_by_itself() {
    let page = table(3).pool("R3 Y2 G3");
    assert_eq!(alarms(page.state()), [600_000], "everybody thinks");
    let page = page.pass(CID);
    assert_eq!(alarms(page.state()), [600_000, 20_000]);
    let first = page.state().step_alarm();
    let page = page.place(ANN, 0, "C07", 2);
    assert_ne!(page.state().step_alarm(), first, "a die that is taken gives all of it again");
    let page = page.late().waits(&[BEN]);
    assert_eq!(alarms(page.state()), [600_000, 1_500], "as if the leader had ended it");
    let page = page.place(BEN, 1, "C34", 1).sparks("S01").has_sparks(CID, 1);
    page.so("the next round", |state| state.round.number == 2).end();
    let closing = table(3).pool("R3 Y2 G3").act(ANN, Action::End { round: 1 });
    let bar = closing.state().step_alarm();
    let closing = closing.place(ANN, 0, "C07", 2);
    assert_eq!(closing.state().step_alarm(), bar, "a bar that runs is not renewed");
    let off = table_of(Options { clock: Clock::Off, ..options(3) }).pool("R3 Y2 G3").pass(CID);
    assert!(alarms(off.state()).is_empty(), "practice has all the time");
}

#[test]
fn o8_the_clock_runs_while_people_choose() {
    let runs =
        |page: &Page| assert_eq!(alarms(page.state())[0], 600_000, "{:?}", page.state().frame());
    let page = table(3).bomb(ANN, 0, "C16", "0:R1 1:R2").bomb(BEN, 1, "C06", "0:G1 1:R1");
    let page = page.armed(1).pool("R3 Y2 G3").place(ANN, 0, "C16", 2);
    runs(&page);
    let page = page.place(BEN, 1, "C34", 1).place(CID, 2, "C19", 1).waits(&[ANN]);
    runs(&page);
    let page = page.pick(ANN, "C02");
    let six = page.clone().nature(detonator("D10"));
    runs(&six);
    let dice = page.nature(detonator("D04"));
    runs(&dice);
}

#[test]
fn o2_the_dice_are_rolled_for_a_leader_who_waits() {
    let page = table(3).role(ANN, Role::WireExpert).page();
    assert_eq!(alarms(page.state()), [600_000, 10_000]);
    let page = table(3).page();
    assert_eq!(alarms(page.state()), [600_000, 3_000]);
    page.late().dice("R1 R2 R3").end();
    let page = table_of(Options { auto_roll: false, ..options(3) }).page();
    assert_eq!(alarms(page.state()), [600_000]);
}

#[test]
fn o5_a_late_pick_is_the_cheapest_bomb() {
    let table = || table(3).bomb(ANN, 0, "C16", "0:R1 1:R2").row(&["C49", "C10", "C11"], 9);
    let page = table().pool("R3 Y2 G3").place(ANN, 0, "C16", 2).place(BEN, 1, "C34", 1);
    let page = page.place(CID, 2, "C19", 1).turns_up("C30").turns_up("C31").waits(&[ANN]).late();
    page.so("two points, from the left", |state| state.held[0].bomb == Some(bomb("C10"))).end();
    let page = common::table(2).bomb(ANN, 0, "C16", "0:R1 1:R2").pool("R3 Y2 G3 B4");
    let page = page.place(ANN, 0, "C16", 2);
    let alarm = page.state().pick_alarm();
    page.clock(alarm, 0)
        .turns_up("C30")
        .so("picked", |s| s.held[0].bomb == Some(bomb("C01")))
        .end();
}

#[test]
fn o7_q13_honour_wrong_dice_lie_until_somebody_looks() {
    let honour = Options { mistakes: Mistakes::Honour, ..options(3) };
    let check = |id: &str| Action::Check { round: 1, card: card(id) };
    let page = table_of(honour).bomb(ANN, 0, "C16", "0:B1").pool("R3 B2 G3");
    let page = page.refused(BEN, check("C49"), &clause::O7, Because::NotYours(card("C49")));
    let page = page.refused(BEN, check("C34"), &clause::O7, Because::NoDice);
    let page = page.place(ANN, 0, "C16", 1).lies(ANN, "C16", "0:B1 1:R3");
    let page = page.act(BEN, check("C16")).lies(ANN, "C16", "").waits(&[ANN, BEN, CID]);
    let page = page.place(CID, 1, "C19", 1).act(BEN, check("C19")).lies(CID, "C19", "1:B2");
    page.refused(BEN, check("C19"), &clause::O7, Because::AlreadyUsed).end();
    // A card that fills up is looked at.
    let page = table_of(honour).bomb(ANN, 0, "C16", "0:B1 1:B2").pool("R3 B2 G3");
    page.place(ANN, 0, "C16", 2).lies(ANN, "C16", "").end();
    let page = table(3).bomb(ANN, 0, "C16", "0:B1").pool("R3 B2 G3");
    page.refused(BEN, check("C16"), &clause::O7, Because::NotNow).end();
}

#[test]
fn o7_strict_an_early_last_die_is_a_slip_and_an_early_tower_die_is_not() {
    let strict = Options { mistakes: Mistakes::Strict, ..options(3) };
    let page = table_of(strict).bomb(ANN, 0, "C13", "0:R1").bomb(ANN, 1, "C49", "");
    let page = page.pool("K3 Y2 G3");
    let tower = page.placing(ANN, 1, "C49", 1);
    let page = page.refused(ANN, tower, &clause::T1, Because::NoSupport);
    page.place(ANN, 0, "C13", 2).lies(ANN, "C13", "").end();
}

#[test]
fn o12_o16_the_clock_starts_when_all_are_ready_and_nothing_is_taken_back() {
    let state = dealt(&options(3), 1);
    assert_eq!((state.frame(), alarms(&state)), (Frame::Ready { missing: state.seats() }, vec![]));
    let page = Page::new(state).act(ANN, Action::Ready).act(CID, Action::Ready).waits(&[BEN]);
    let again = page.clone();
    again.refused(ANN, Action::Ready, &clause::O20, Because::NotNow).end();
    let page = page.act(BEN, Action::Ready);
    assert_eq!(alarms(page.state())[0], 600_000);
    let roll = Input::Act(ANN, Action::Roll { round: 1, call: None });
    assert!(!page.state().takes_back(roll));
    for (clock, millis) in [(Clock::Fifteen, 900_000), (Clock::Twenty, 1_200_000)] {
        let page = table_of(Options { clock, ..options(3) }).page();
        assert_eq!(alarms(page.state())[0], millis);
    }
    // Of a longer clock only the last ten minutes score; without one nothing does.
    let last = |clock| {
        let table = table_of(Options { clock, ..options(3) }).bomb(ANN, 0, "C16", "0:R1 1:R2");
        let page = table.row(&["C01"], 0).pool("R3 Y2 G3").place(ANN, 0, "C16", 2);
        page.place(BEN, 1, "C34", 1).place(CID, 2, "C19", 1)
    };
    let state = last(Clock::Twenty).clock(MISSION_ALARM, 700_000).end();
    assert_eq!(state.team().map(|team| team.score), Some(10 + 60 + 2));
    assert_eq!(last(Clock::Off).end().team().map(|team| team.score), Some(10 + 2));
}

#[test]
fn o20_nobody_does_what_is_not_asked() {
    let page = table(3).page();
    let place = page.placing(BEN, 0, "C34", 2);
    page.refused(BEN, place, &clause::O20, Because::NotNow)
        .refused(Seat::new(7), Action::Ready, &clause::O20, Because::NotNow)
        .end();
    let page = table(3).pool("R3 Y2 G3");
    page.refused(ANN, Action::RollSix, &clause::O20, Because::NotNow).end();
}

#[test]
fn o5_a_choice_never_takes_over_time_that_has_run_out() {
    let mut state = *table(3).pool("R3 Y2 G3").state();
    for count in 0..=u8::MAX {
        let numbers = [0, 1, 2, 3].map(|more| {
            state.course.step = u8::wrapping_add(count, more);
            state.course.pick = u8::wrapping_add(count, more);
            (state.step_alarm(), state.pick_alarm())
        });
        for (at, one) in numbers.iter().enumerate() {
            let later = &numbers[at + 1..];
            assert!(
                later.iter().all(|two| one.0 != two.0 && one.1 != two.1),
                "{count}: {numbers:?}"
            );
        }
    }
}
