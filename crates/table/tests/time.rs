//! Time at the table: alarms and what comes after them, pauses, marks, restarts.

mod common;

use common::{ANNS, BENS, CIDS, Evening, FIRST, SECOND, THIRD, ann, ben, bot, cid};
use kernel::{Game, Input, Seats, Waiting};
use protocol::{Flow, FromTable, Nonce, Pace, PauseCause, Rejection, SeatState, ToTable, Verdict};
use table::{ConnId, Entry, Meta, Millis, Outbox, Seed, Sitter, Table, times_of_play};
use testkit::toys::claim::{Action, Because, Claim, DieId, MATCH_ALARM};
use testkit::toys::window::{self, Window};

const SECONDS: Millis = 1_000;
const PACE: Pace =
    Pace { move_millis: None, bot_millis: 500, away_millis: 90_000, pause_on_drop: false };

/// Two people race for a minute.
fn race(pace: Pace) -> Evening<Claim> {
    Evening::with(&[("seats", "2"), ("seconds", "60")], pace, vec![ann(), ben()])
}

fn claim(roll: u8, slot: u8) -> [Action; 1] {
    [Action::Claim(DieId { roll, slot })]
}

fn paused(why: PauseCause, millis_left: Option<Millis>) -> Flow {
    Flow::Paused { why, wish: Seats::NONE, millis_left }
}

#[test]
fn what_ran_out_before_a_message_arrived_comes_before_it() {
    let mut evening = race(PACE);
    // Nobody has called the table: the message itself brings the time at which it arrived.
    evening.now = 10 * SECONDS;
    let (late, _) = evening.does(ANNS, FIRST, 1, &claim(0, 0));
    let because = Because::TooLate(1);
    assert_eq!(late, Verdict::Refused { clause: "C2".to_owned(), because });
    let mut evening = race(PACE);
    evening.now = 10 * SECONDS - 1;
    assert_eq!(evening.does(ANNS, FIRST, 1, &claim(0, 0)).0, Verdict::Done);
}

#[test]
fn a_stamp_from_before_is_no_way_back() {
    let mut evening = race(PACE);
    evening.wait_until(10 * SECONDS);
    evening.now = 9 * SECONDS;
    let (late, _) = evening.does(ANNS, FIRST, 1, &claim(0, 0));
    assert!(matches!(late, Verdict::Refused { .. }), "{late:?}");
    evening.does(ANNS, FIRST, 2, &claim(1, 0));
    let stamps = evening.kept.iter().map(|entry| match entry {
        Entry::Input { at, .. } | Entry::Mark { at } => *at,
        other => panic!("{other:?}"),
    });
    assert!(stamps.is_sorted(), "what is kept never goes back");
}

#[test]
fn a_pong_tells_the_time() {
    let mut evening = race(PACE);
    evening.now = 4 * SECONDS;
    let told = evening.says(BENS, ToTable::Ping { at: 7 });
    let [(_, FromTable::Pong { at: 7, time, .. })] = &told[..] else { panic!("{told:?}") };
    let left: Vec<_> = time.clocks.iter().map(|clock| (clock.millis_left, clock.of)).collect();
    assert_eq!(left, [(56_000, 60_000), (6_000, 10_000)]);
}

#[test]
fn nothing_runs_in_a_pause_that_everybody_wants() {
    let mut evening = race(PACE);
    evening.now = 4 * SECONDS;
    let told = evening.says(ANNS, ToTable::Pause { on: true });
    let wish = Seats::only(FIRST);
    let asked = told.iter().any(|(to, one)| {
        *to == BENS && matches!(one, FromTable::Time(time) if time.flow == Flow::Running { wish })
    });
    assert!(asked, "Ben is told what Ann wants: {told:?}");
    evening.says(BENS, ToTable::Pause { on: true });
    assert_eq!(evening.flow(), paused(PauseCause::Vote, None));
    assert!(evening.table.wake_at().is_none(), "nothing happens by itself");
    evening.wait_until(100 * SECONDS);
    assert_eq!(evening.left(Some(MATCH_ALARM)), Some(56_000));
    let (answer, _) = evening.does(ANNS, FIRST, 1, &claim(0, 0));
    assert_eq!(answer, Verdict::Rejected(Rejection::Paused));
    evening.says(ANNS, ToTable::Pause { on: false });
    assert_eq!(evening.flow(), Flow::Starting { millis_left: 3_000 }, "one is enough");
    evening.wait_until(103 * SECONDS);
    assert_eq!(evening.flow(), Flow::default());
    assert_eq!(evening.left(Some(MATCH_ALARM)), Some(56_000));
    assert_eq!(evening.does(ANNS, FIRST, 2, &claim(0, 0)).0, Verdict::Done);
    evening.wait_until(200 * SECONDS);
    assert_eq!(evening.table.state().waiting(), Waiting::Over);
}

#[test]
fn nobody_stops_a_match_alone_and_nobody_watches_for_ever() {
    let mut evening = race(PACE);
    evening.says(ANNS, ToTable::Pause { on: true });
    assert_eq!(evening.flow(), Flow::Running { wish: Seats::only(FIRST) });
    evening.goes(BENS);
    assert!(matches!(evening.flow(), Flow::Running { .. }), "who is gone has not agreed");
    evening.comes(BENS, common::BEN);
    evening.says(BENS, ToTable::Pause { on: true });
    assert_eq!(evening.flow(), paused(PauseCause::Vote, None));
    evening.goes(BENS);
    evening.goes(ANNS);
    assert!(evening.table.is_asleep() && !evening.table.acts_alone());
    let mut evening = evening.restarted(SECONDS);
    evening.comes(ANNS, common::ANN);
    assert_eq!(evening.flow(), paused(PauseCause::Vote, None), "it is kept");
    evening.says(ANNS, ToTable::Pause { on: false });
    assert_eq!(evening.flow(), Flow::Starting { millis_left: 3_000 });
}

#[test]
fn a_wish_ends_with_the_connection() {
    let mut evening = race(PACE);
    evening.says(BENS, ToTable::Pause { on: true });
    evening.goes(BENS);
    evening.comes(BENS, common::BEN);
    evening.says(ANNS, ToTable::Pause { on: true });
    assert_eq!(evening.flow(), Flow::Running { wish: Seats::only(FIRST) });
}

#[test]
fn who_is_here_cannot_cut_short_the_wait_for_who_is_not() {
    let mut evening = race(Pace { pause_on_drop: true, ..PACE });
    evening.now = SECONDS;
    evening.goes(BENS);
    evening.says(ANNS, ToTable::Pause { on: false });
    assert_eq!(evening.flow(), paused(PauseCause::Dropped(SECOND), Some(60_000)));
    let mut evening = evening.restarted(SECONDS);
    evening.comes(ANNS, common::ANN);
    evening.says(ANNS, ToTable::Pause { on: false });
    assert_eq!(evening.flow(), paused(PauseCause::Restart, Some(60_000)));
}

#[test]
fn a_wish_to_take_back_lapses_in_a_pause() {
    let pace = Pace { move_millis: Some(60_000), ..PACE };
    let mut evening = Evening::<Window>::with(&[("seats", "2")], pace, vec![ann(), ben()]);
    let lay = [window::Action::Lay(0)];
    assert_eq!(evening.does(ANNS, FIRST, 1, &lay).0, Verdict::Done);
    assert_eq!(evening.does(BENS, SECOND, 1, &[window::Action::React]).0, Verdict::Done);
    let undo = ToTable::Undo { nonce: Nonce(2), seat: FIRST };
    let answer = common::verdict(evening.says(ANNS, undo));
    assert_eq!(answer, Verdict::Rejected(Rejection::UndoAsked));
    let asked = evening.table.version();
    evening.says(ANNS, ToTable::Pause { on: true });
    let told = evening.says(BENS, ToTable::Pause { on: true });
    let closed = (ANNS, FromTable::UndoClosed { refused: false });
    assert!(told.contains(&closed), "{told:?}");
    evening.says(BENS, ToTable::Consent { seat: FIRST, asked, agree: true, redo: false });
    assert_eq!(evening.table.version(), asked, "nothing happens in a pause");
}

#[test]
fn where_no_time_is_measured_there_is_nothing_to_pause() {
    let sitters = vec![ann(), bot()];
    let mut evening = Evening::<Window>::with(&[("seats", "2")], PACE, sitters);
    evening.says(ANNS, ToTable::Pause { on: true });
    assert_eq!(evening.flow(), Flow::default());
    let mut evening = evening.restarted(SECONDS);
    evening.all_come();
    assert_eq!(evening.flow(), Flow::default());
}

#[test]
fn the_match_waits_a_minute_for_one_who_dropped_out_and_twice_at_most() {
    let mut evening = race(Pace { pause_on_drop: true, ..PACE });
    evening.now = SECONDS;
    evening.goes(BENS);
    let dropped = PauseCause::Dropped(SECOND);
    assert_eq!(evening.flow(), paused(dropped, Some(60_000)));
    evening.wait_until(20 * SECONDS);
    assert_eq!(evening.flow(), paused(dropped, Some(41_000)));
    evening.comes(BENS, common::BEN);
    assert_eq!(evening.flow(), Flow::Starting { millis_left: 3_000 });
    evening.wait_until(24 * SECONDS);
    assert_eq!(evening.left(Some(MATCH_ALARM)), Some(58_000), "a second after the countdown");
    evening.goes(BENS);
    evening.wait_until(24 * SECONDS + 60_000);
    assert_eq!(evening.flow(), Flow::Starting { millis_left: 3_000 }, "it goes on without him");
    evening.wait_until(24 * SECONDS + 63_000);
    evening.comes(BENS, common::BEN);
    evening.goes(BENS);
    assert_eq!(evening.flow(), Flow::default(), "a third time the match does not wait");
}

/// Three people race, and the table waits for whoever drops out.
fn race_of_three(sitters: Vec<Sitter>) -> Evening<Claim> {
    let pace = Pace { pause_on_drop: true, ..PACE };
    Evening::with(&[("seats", "3"), ("seconds", "60")], pace, sitters)
}

fn tells_flow(told: &common::Told<Claim>, to: ConnId, flow: Flow) -> bool {
    told.iter()
        .any(|(conn, one)| *conn == to && matches!(one, FromTable::Time(time) if time.flow == flow))
}

#[test]
fn a_second_person_who_drops_out_is_waited_for_too() {
    let mut evening = race_of_three(vec![ann(), ben(), cid()]);
    evening.now = SECONDS;
    evening.goes(BENS);
    evening.now = 21 * SECONDS;
    let told = evening.goes(CIDS);
    let still = paused(PauseCause::Dropped(SECOND), Some(60_000));
    assert!(tells_flow(&told, ANNS, still), "it takes longer now: {told:?}");
    evening.now = 31 * SECONDS;
    let told = evening.call(|table, now, out| {
        table.connect(now, BENS, Some(common::BEN), out);
    });
    let next = paused(PauseCause::Dropped(THIRD), Some(50_000));
    assert!(tells_flow(&told, ANNS, next), "now for Cid alone: {told:?}");
    evening.now = 41 * SECONDS;
    evening.comes(CIDS, common::CID);
    assert_eq!(evening.flow(), Flow::Starting { millis_left: 3_000 });
    evening.wait_until(44 * SECONDS);
    assert_eq!(evening.left(Some(MATCH_ALARM)), Some(59_000), "a second was played");
    let mut again = evening.restarted(SECONDS);
    again.all_come();
    assert_eq!(again.left(Some(MATCH_ALARM)), Some(59_000));
}

#[test]
fn everybody_has_a_minute_of_their_own() {
    let mut evening = race_of_three(vec![ann(), ben(), cid()]);
    evening.now = SECONDS;
    evening.goes(BENS);
    evening.now = 21 * SECONDS;
    evening.goes(CIDS);
    let told = evening.wait_until(61 * SECONDS);
    let next = paused(PauseCause::Dropped(THIRD), Some(20_000));
    assert!(tells_flow(&told, ANNS, next), "Ben's minute is over: {told:?}");
    evening.comes(BENS, common::BEN);
    assert_eq!(evening.flow(), next, "that ends no wait for Cid");
    evening.wait_until(81 * SECONDS);
    assert_eq!(evening.flow(), Flow::Starting { millis_left: 3_000 });
}

#[test]
fn a_person_with_two_seats_is_waited_for_twice_and_not_four_times() {
    let mut evening = race_of_three(vec![ann(), ben(), ben()]);
    for _ in 0..2 {
        evening.goes(BENS);
        assert!(matches!(evening.flow(), Flow::Paused { .. }));
        evening.comes(BENS, common::BEN);
        evening.wait_until(evening.now + 3_000);
    }
    evening.goes(BENS);
    assert_eq!(evening.flow(), Flow::default());
}

#[test]
fn waits_are_counted_by_person_whoever_sits_where() {
    let mut evening = race_of_three(vec![ann(), ben(), bot()]);
    for _ in 0..2 {
        evening.goes(BENS);
        evening.comes(BENS, common::BEN);
        evening.wait_until(evening.now + 3_000);
    }
    evening.call(|table, now, out| {
        table.leave(now, common::BEN, out);
        table.replace(now, common::ANN, SECOND, Sitter::Open, out).expect("she is the host");
        table.sit(now, common::CID, "Cid", Some(SECOND), out).expect("an open chair");
        table.replace(now, common::ANN, THIRD, Sitter::Open, out).expect("she is the host");
        table.sit(now, common::BEN, "Ben", Some(THIRD), out).expect("an open chair");
    });
    let mut evening = evening.restarted(SECONDS);
    evening.all_come();
    evening.wait_until(evening.now + 3_000);
    evening.goes(BENS);
    assert_eq!(evening.flow(), Flow::default(), "another chair and a restart change nothing");
    evening.goes(CIDS);
    let dropped = PauseCause::Dropped(SECOND);
    assert_eq!(evening.flow(), paused(dropped, Some(60_000)), "Cid sits where Ben sat");
    evening.call(|table, now, out| table.leave(now, common::CID, out));
    assert_eq!(evening.flow(), Flow::Starting { millis_left: 3_000 }, "nobody is missing");
}

#[test]
fn who_drops_out_of_a_pause_that_all_wanted_is_waited_for_after_it() {
    let mut evening = race(Pace { pause_on_drop: true, ..PACE });
    evening.says(ANNS, ToTable::Pause { on: true });
    evening.says(BENS, ToTable::Pause { on: true });
    evening.goes(BENS);
    assert_eq!(evening.flow(), paused(PauseCause::Vote, None));
    evening.now = 100 * SECONDS;
    evening.says(ANNS, ToTable::Pause { on: false });
    assert_eq!(evening.flow(), paused(PauseCause::Dropped(SECOND), Some(60_000)));
    evening.comes(BENS, common::BEN);
    assert_eq!(evening.flow(), Flow::Starting { millis_left: 3_000 });
    evening.wait_until(104 * SECONDS);
    assert_eq!(evening.left(Some(MATCH_ALARM)), Some(59_000));
}

#[test]
fn who_drops_out_after_a_restart_has_a_whole_minute() {
    let mut evening = race_of_three(vec![ann(), ben(), cid()]);
    evening.wait_until(6 * SECONDS);
    let mut evening = evening.restarted(SECONDS);
    let begun = evening.now;
    evening.comes(ANNS, common::ANN);
    evening.comes(BENS, common::BEN);
    evening.now = begun + 50 * SECONDS;
    evening.goes(BENS);
    assert_eq!(evening.flow(), paused(PauseCause::Restart, Some(10_000)));
    evening.wait_until(begun + 60 * SECONDS);
    assert_eq!(evening.flow(), paused(PauseCause::Dropped(SECOND), Some(50_000)));
    let left = evening.left(Some(MATCH_ALARM));
    let mut again = evening.restarted(SECONDS);
    again.all_come();
    assert_eq!(again.left(Some(MATCH_ALARM)), left, "nothing of it counts");
}

#[test]
fn a_crash_gives_back_five_seconds_at_most_and_takes_nothing() {
    for crash in [3_999, 4_999, 7_500, 9_999] {
        let mut evening = race(PACE);
        evening.wait_until(crash);
        let honest = 60_000 - crash;
        let mut evening = evening.restarted(3_600 * SECONDS);
        evening.comes(ANNS, common::ANN);
        let left = evening.left(Some(MATCH_ALARM)).expect("it is measured");
        assert!((honest..=honest + 5_000).contains(&left), "{left} instead of {honest}");
    }
}

#[test]
fn a_restart_is_a_pause_until_everybody_is_back() {
    let mut evening = race(PACE);
    evening.now = 2 * SECONDS;
    evening.does(ANNS, FIRST, 1, &claim(0, 0));
    let mut evening = evening.restarted(1_000 * SECONDS);
    let begun = evening.now;
    evening.comes(ANNS, common::ANN);
    assert_eq!(evening.flow(), paused(PauseCause::Restart, Some(60_000)));
    assert_eq!(evening.left(Some(MATCH_ALARM)), Some(58_000));
    evening.now += SECONDS;
    evening.comes(BENS, common::BEN);
    assert_eq!(evening.flow(), Flow::Starting { millis_left: 3_000 });
    evening.wait_until(begun + 4 * SECONDS);
    assert_eq!(evening.flow(), Flow::default());
    evening.now += SECONDS;
    evening.does(BENS, SECOND, 1, &claim(0, 1));
    let left = evening.left(Some(MATCH_ALARM));
    assert_eq!(left, Some(57_000), "a second was played since");
    let mut again = evening.restarted(5_000 * SECONDS);
    again.all_come();
    assert_eq!(again.left(Some(MATCH_ALARM)), left, "no pause counts, however often");
}

#[test]
fn a_countdown_that_is_broken_off_costs_nothing() {
    let mut evening = race(Pace { pause_on_drop: true, ..PACE });
    evening.now = 2 * SECONDS;
    evening.does(ANNS, FIRST, 1, &claim(0, 0));
    let mut evening = evening.restarted(1_000 * SECONDS);
    evening.all_come();
    assert_eq!(evening.flow(), Flow::Starting { millis_left: 3_000 });
    evening.now += SECONDS;
    evening.goes(BENS);
    assert!(matches!(evening.flow(), Flow::Paused { why: PauseCause::Dropped(SECOND), .. }));
    assert_eq!(evening.left(Some(MATCH_ALARM)), Some(58_000));
    let mut again = evening.restarted(1_000 * SECONDS);
    again.all_come();
    assert_eq!(again.left(Some(MATCH_ALARM)), Some(58_000));
}

#[test]
fn a_restart_waits_a_minute_for_people_and_not_at_all_for_bots() {
    let mut evening = race(PACE);
    evening.wait_until(6 * SECONDS);
    let mut evening = evening.restarted(SECONDS);
    assert!(!evening.table.is_asleep(), "it goes on by itself");
    evening.wait_until(6 * SECONDS + SECONDS + 60 * SECONDS);
    evening.comes(ANNS, common::ANN);
    assert_eq!(evening.flow(), Flow::default(), "nobody was there for a countdown");
    let bots = vec![bot(), bot()];
    let mut alone = Evening::<Claim>::with(&[("seats", "2")], PACE, bots);
    alone.wait_until(6 * SECONDS);
    let mut alone = alone.restarted(SECONDS);
    alone.tick();
    assert!(alone.table.bot_task(alone.now + 500).is_some());
}

#[test]
fn no_time_runs_before_the_last_person_sits_down() {
    let options = [("seats", "2"), ("seconds", "60")];
    let gathering = Evening::<Claim>::with(&options, PACE, vec![ann(), Sitter::Open]);
    let mut evening = gathering.restarted(SECONDS);
    evening.comes(ANNS, common::ANN);
    evening.now += 3_600 * SECONDS;
    evening.call(|table, now, out| {
        table.sit(now, common::BEN, "Ben", None, out).expect("an open chair");
    });
    assert_eq!(evening.left(Some(MATCH_ALARM)), Some(60_000));
}

#[test]
fn a_match_that_nobody_has_looked_at_begins_when_somebody_comes() {
    let mut evening = race(PACE).restarted(3_600 * SECONDS);
    evening.all_come();
    assert_eq!(evening.flow(), Flow::default());
    assert_eq!(evening.left(Some(MATCH_ALARM)), Some(60_000));
}

#[test]
fn the_time_of_a_move_is_each_seats_own() {
    let pace = Pace { move_millis: Some(10_000), ..PACE };
    let sitters = vec![ann(), ben(), bot()];
    let mut evening = Evening::<Window>::with(&[("seats", "3")], pace, sitters);
    let lay = [window::Action::Lay(0)];
    assert_eq!(evening.does(ANNS, FIRST, 1, &lay).0, Verdict::Done);
    evening.now = 4 * SECONDS;
    let task = evening.table.bot_task(evening.now).expect("the bot answers");
    let answer = table::BotAnswer::Acts(window::Action::Decline);
    evening.call(|table, now, out| table.bot_answers(now, task.question, answer, out));
    assert_eq!(evening.left(None), Some(6_000), "Ben was asked four seconds ago");
}

#[test]
fn who_was_late_gets_the_time_of_a_move_no_second_time() {
    let pace = Pace { move_millis: Some(10_000), ..PACE };
    let mut evening = Evening::<Window>::with(&[("seats", "2")], pace, vec![ann(), ben()]);
    let state = |evening: &Evening<Window>| evening.table.seat_cards(None)[0].state;
    evening.wait_until(10 * SECONDS);
    assert_eq!(state(&evening), SeatState::StoodIn);
    assert!(!evening.table.seat_cards(None)[0].back);
    let told = evening.says(ANNS, ToTable::Back);
    let soon = told.iter().any(|(to, one)| {
        *to == ANNS && matches!(one, FromTable::Seats { seats, .. } if seats[0].back)
    });
    assert!(soon, "she is told at once that she is back after this question: {told:?}");
    assert!(evening.says(ANNS, ToTable::Back).is_empty(), "and once");
    evening.goes(ANNS);
    evening.comes(ANNS, common::ANN);
    assert_eq!(state(&evening), SeatState::StoodIn, "the bot answers this one");
    assert_eq!(evening.left(None), None);
    let task = evening.table.bot_task(evening.now).expect("the bot answers");
    let answer = table::BotAnswer::Acts(window::Action::Lay(0));
    evening.call(|table, now, out| table.bot_answers(now, task.question, answer, out));
    assert_eq!(state(&evening), SeatState::Here, "and Ann plays on after it");
    assert!(!evening.table.seat_cards(None)[0].back);
}

#[test]
fn entries_and_metas_of_the_first_version_are_still_read() {
    let meta = r#"{"id":"abcdefghjk","rules":1,"setup":{"seats":2,"rolls":3,"seconds":60},
        "pace":{"move-millis":null,"bot-millis":900,"away-millis":60000},"host":1,"listed":false,
        "sitters":[{"person":{"id":1,"name":"Ann"}},{"bot":"greedy"}]}"#;
    let entries = [
        r#"{"input":{"version":1,"at":1000,"input":{"chance":3},"drawn":1,"nonce":null}}"#,
        r#"{"input":{"version":1,"at":1000,"input":{"chance":5},"drawn":2,"nonce":null}}"#,
        r#"{"input":{"version":2,"at":3000,"input":{"act":[0,{"claim":{"roll":0,"slot":1}}]},"drawn":2,"nonce":7}}"#,
        r#"{"undo":{"version":3,"at":4000,"keep":2}}"#,
        r#"{"undo":{"version":4,"at":5000,"keep":2,"request":[0,8]}}"#,
    ];
    let meta: Meta<Claim> = serde_json::from_str(meta).expect("as it was written");
    let read = |text: &&str| serde_json::from_str(text).expect("as it was written");
    let kept: Vec<Entry<Claim>> = entries.iter().map(read).collect();
    let table = Table::restore(90_000, meta, Seed::new([1; 32]), &kept).expect("kept");
    let mut evening = Evening { table, now: 90_000, kept };
    evening.comes(ANNS, common::ANN);
    assert_eq!(evening.left(Some(MATCH_ALARM)), Some(56_000), "from the first entry to the last");
    assert_eq!(evening.does(ANNS, FIRST, 7, &claim(0, 1)).0, Verdict::Done, "known");
    let undo = ToTable::Undo { nonce: Nonce(8), seat: FIRST };
    assert_eq!(common::verdict(evening.says(ANNS, undo)), Verdict::Done, "known");
}

#[test]
fn waits_that_were_kept_by_chair_count_for_who_sits_there() {
    let mut evening = race(Pace { pause_on_drop: true, ..PACE });
    for _ in 0..2 {
        let pause = r#"{"pause":{"at":1000,"why":{"dropped":1}}}"#;
        for text in [pause, r#"{"resume":{"at":1000}}"#] {
            evening.kept.push(serde_json::from_str(text).expect("as it was written"));
        }
    }
    evening.now = SECONDS;
    let mut evening = evening.restarted(SECONDS);
    evening.all_come();
    evening.wait_until(evening.now + 3_000);
    evening.goes(BENS);
    assert_eq!(evening.flow(), Flow::default(), "Ben was waited for twice");
    evening.goes(ANNS);
    evening.comes(ANNS, common::ANN);
    assert_eq!(evening.flow(), Flow::Starting { millis_left: 3_000 }, "and Ann never");
}

#[test]
fn a_match_that_is_played_on_has_the_time_that_was_left_then() {
    let mut evening = race(PACE);
    evening.now = 3 * SECONDS;
    evening.does(ANNS, FIRST, 1, &claim(0, 0));
    evening.says(ANNS, ToTable::Pause { on: true });
    evening.says(BENS, ToTable::Pause { on: true });
    evening.wait_until(50 * SECONDS);
    evening.says(ANNS, ToTable::Pause { on: false });
    evening.wait_until(57 * SECONDS);
    evening.does(BENS, SECOND, 1, &claim(0, 1));
    let times: Vec<Millis> = evening
        .kept
        .iter()
        .zip(times_of_play(&evening.kept))
        .filter(|(entry, _)| matches!(entry, Entry::Input { .. }))
        .map(|(_, time)| time)
        .collect();
    let inputs = evening.table.inputs().to_vec();
    assert_eq!(times.len(), inputs.len());
    let at = inputs.iter().rposition(|input| matches!(input, Input::Act(..))).expect("Ben") + 1;
    assert_eq!(times[at - 1], 7 * SECONDS, "four seconds after the pause");
    let mut out = Outbox::default();
    let given = (&inputs[..at], &times[..at]);
    let now = 1_000_000;
    let table = Table::fork(now, evening.table.meta(), Seed::new([2; 32]), given, &mut out);
    let mut fork = Evening { table: table.expect("it can be played"), now, kept: out.entries };
    fork.all_come();
    assert_eq!(fork.left(Some(MATCH_ALARM)), Some(53_000));
    let mut fork = fork.restarted(9_000);
    fork.all_come();
    assert_eq!(fork.left(Some(MATCH_ALARM)), Some(53_000), "also as it was kept");
}
