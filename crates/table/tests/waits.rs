//! Since when a seat is asked: what is taken back, read or rung renews nobody's time, and a table that
//! was kept knows it as well as the one that was there.

mod common;
mod reading;

use common::{ANNS, BENS, Evening, FIRST, SECOND, THIRD, ann, ben, bot, cid};
use kernel::{Game, Seat};
use protocol::{Nonce, Pace, SeatState, ToTable, Verdict};
use reading::Reads;
use table::{BotAnswer, ConnId, Entry, Millis, Sitter};
use testkit::toys::claim::{Action, Claim};
use testkit::toys::window::{self, Window};

const SECONDS: Millis = 1_000;
const PACE: Pace = Pace {
    move_millis: Some(10 * SECONDS),
    bot_millis: 500,
    away_millis: 90_000,
    pause_on_drop: false,
};

fn window(sitters: Vec<Sitter>) -> Evening<Window> {
    let count = sitters.len().to_string();
    Evening::with(&[("seats", &count)], PACE, sitters)
}

fn lays(evening: &mut Evening<Window>, conn: ConnId, seat: Seat, nonce: u64) {
    let lay = evening.table.state().quiet(seat);
    assert_eq!(evening.does(conn, seat, nonce, &[lay]).0, Verdict::Done);
}

fn takes_back(evening: &mut Evening<Window>, conn: ConnId, seat: Seat, nonce: u64) {
    evening.says(conn, ToTable::Undo { nonce: Nonce(nonce), seat });
}

/// The time of the move, here and after a restart.
fn left<G: Game>(evening: &mut Evening<G>) -> [Option<Millis>; 2] {
    let here = evening.left(None);
    let mut again = evening.copy_as_kept();
    again.comes(ANNS, common::ANN);
    [here, again.left(None)]
}

fn both(left: Millis) -> [Option<Millis>; 2] {
    [Some(left), Some(left)]
}

#[test]
fn who_takes_back_goes_on_with_the_time_of_that_question() {
    let mut evening = window(vec![ann(), ben()]);
    evening.now = 9_000;
    lays(&mut evening, ANNS, FIRST, 1);
    assert_eq!(left(&mut evening), both(10_000), "Ben's time");
    evening.now = 9_500;
    takes_back(&mut evening, ANNS, FIRST, 2);
    assert_eq!(left(&mut evening), both(500));
    lays(&mut evening, ANNS, FIRST, 3);
    evening.now = 9_900;
    takes_back(&mut evening, ANNS, FIRST, 4);
    assert_eq!(left(&mut evening), both(100), "however often");
    evening.wait_until(10_000);
    assert_eq!(evening.table.seat_cards(None)[0].state, SeatState::StoodIn);
}

#[test]
fn what_all_let_somebody_take_back_costs_the_time_that_it_took() {
    let mut evening = window(vec![ann(), ben()]);
    evening.now = 2_000;
    lays(&mut evening, ANNS, FIRST, 1);
    evening.now = 5_000;
    assert_eq!(evening.does(BENS, SECOND, 1, &[window::Action::React]).0, Verdict::Done);
    evening.now = 14_000;
    takes_back(&mut evening, ANNS, FIRST, 2);
    let asked = evening.table.version();
    evening.says(BENS, ToTable::Consent { seat: FIRST, asked, agree: true, redo: false });
    assert_eq!(evening.table.version().0, asked.0 + 1, "taken back");
    assert_eq!(left(&mut evening), both(8_000), "two seconds were hers before");
}

#[test]
fn what_others_were_asked_goes_on_when_somebody_takes_back() {
    let mut evening = window(vec![ann(), ben(), ann()]);
    lays(&mut evening, ANNS, FIRST, 1);
    evening.now = 4_000;
    assert_eq!(evening.does(BENS, SECOND, 1, &[window::Action::React]).0, Verdict::Done);
    evening.now = 6_000;
    takes_back(&mut evening, BENS, SECOND, 2);
    let asked = evening.table.version();
    evening.says(ANNS, ToTable::Consent { seat: SECOND, asked, agree: true, redo: false });
    assert_eq!(evening.table.version().0, asked.0 + 1, "taken back");
    assert_eq!(left(&mut evening), both(4_000), "the third seat is asked as before");
    let decline = [window::Action::Decline];
    assert_eq!(evening.does(ANNS, THIRD, 3, &decline).0, Verdict::Done);
    assert_eq!(left(&mut evening), both(6_000), "and Ben, who had needed four seconds");
}

#[test]
fn a_reading_of_the_clock_renews_nobodys_time() {
    let pace = Pace { move_millis: Some(8_000), ..PACE };
    let mut evening = Evening::<Reads>::with(&[("seats", "3")], pace, vec![ann(), ben(), cid()]);
    evening.now = 3_000;
    assert_eq!(evening.does(ANNS, FIRST, 1, &[Action::Pass(0)]).0, Verdict::Done);
    assert_eq!(left(&mut evening), both(5_000), "Ben and Cid were asked three seconds ago");
}

#[test]
fn an_alarm_that_rings_asks_everybody_anew() {
    let options = [("seats", "3")];
    let pace = Pace { move_millis: Some(12_000), ..PACE };
    let mut evening = Evening::<Claim>::with(&options, pace, vec![ann(), ben(), cid()]);
    evening.wait_until(10_000);
    assert_eq!(left(&mut evening), both(12_000));
}

#[test]
fn what_ran_out_unnoticed_rings_at_its_own_moment() {
    let mut evening = Evening::<Claim>::with(
        &[("seats", "2"), ("rolls", "5")],
        Pace { move_millis: None, ..PACE },
        vec![ann(), ben()],
    );
    // Nobody calls the table for a while.
    evening.now = 25_000;
    evening.tick();
    assert_eq!(evening.table.state().roll, 2, "one roll went at ten seconds, one at twenty");
    assert_eq!(evening.left(Some(3)), Some(5_000));
    let clocks = evening.kept.iter().filter_map(|entry| match entry {
        Entry::Input { at, input: kernel::Input::Clock(_), .. } => Some(*at),
        _ => None,
    });
    assert_eq!(clocks.collect::<Vec<_>>(), [10_000, 20_000]);
    let mut again = evening.copy_as_kept();
    again.comes(ANNS, common::ANN);
    assert_eq!(again.left(Some(3)), Some(5_000));
}

#[test]
fn a_standing_answer_that_was_due_comes_before_the_end_of_the_time() {
    let mut evening = window(vec![ann(), ben()]);
    evening.says(BENS, ToTable::Standing { seat: SECOND, on: true });
    lays(&mut evening, ANNS, FIRST, 1);
    evening.now = 10_500;
    evening.tick();
    assert_eq!(evening.table.seat_cards(None)[1].state, SeatState::Here, "he has answered");
    let left = evening.left(None).expect("his own turn is measured");
    assert!((100..1_900).contains(&left), "since the answer, not since now: {left}");
}

#[test]
fn a_seat_thinks_one_thought_at_a_time() {
    let pace = Pace { move_millis: None, ..PACE };
    let mut evening =
        Evening::<Claim>::with(&[("seats", "2"), ("rolls", "5")], pace, vec![ann(), bot()]);
    evening.now = 500;
    let slow = evening.table.bot_task(evening.now).expect("it is asked");
    // The roll is over before the bot has made up its mind.
    evening.wait_until(10_000);
    evening.now = 11_000;
    assert!(evening.table.bot_task(evening.now).is_none(), "it still thinks");
    assert!(evening.table.bot_moves_at().is_none());
    let answer = BotAnswer::Acts(Action::Pass(0));
    evening.call(|table, now, out| table.bot_answers(now, slow.question, answer, out));
    assert!(evening.table.bot_task(evening.now).is_some(), "then it looks at what is asked now");
}

#[test]
fn what_a_bot_thought_of_a_deed_that_was_taken_back_is_void() {
    let mut evening = window(vec![ann(), ben(), bot()]);
    evening.now = 500;
    // The bot may look at a card at any time.
    let looks = evening.table.bot_task(evening.now).expect("it is asked");
    lays(&mut evening, ANNS, FIRST, 1);
    takes_back(&mut evening, ANNS, FIRST, 2);
    let answer = BotAnswer::Acts(window::Action::Look(FIRST, 0));
    evening.call(|table, now, out| table.bot_answers(now, looks.question, answer, out));
    assert!(evening.table.state().lookers.has(THIRD), "it looks again first");
}

#[test]
fn a_bot_that_goes_on_with_its_turn_waits_less() {
    let pace = Pace { move_millis: None, ..PACE };
    let mut evening =
        Evening::<Claim>::with(&[("seats", "2"), ("rolls", "5")], pace, vec![ann(), bot()]);
    evening.table.let_bots_wait(|_, millis, goes_on, _| if goes_on { millis / 10 } else { millis });
    assert_eq!(evening.does(ANNS, FIRST, 1, &[Action::Pass(0)]).0, Verdict::Done);
    assert_eq!(evening.table.bot_moves_at(), Some(500), "Ann did the last thing");
    evening.now = 500;
    let task = evening.table.bot_task(evening.now).expect("it is asked");
    let answer = BotAnswer::Acts(Action::Pass(0));
    evening.call(|table, now, out| table.bot_answers(now, task.question, answer, out));
    assert_eq!(evening.table.bot_moves_at(), Some(550), "it did the last thing itself");
    assert_eq!(evening.does(ANNS, FIRST, 2, &[Action::Pass(1)]).0, Verdict::Done);
    assert_eq!(evening.table.bot_moves_at(), Some(1_000), "now Ann again");
}

#[test]
fn who_plays_alone_sets_the_pace_of_the_bots_and_nobody_else_does() {
    let pace = Pace { move_millis: None, ..PACE };
    let mut alone =
        Evening::<Claim>::with(&[("seats", "2"), ("rolls", "5")], pace, vec![ann(), bot()]);
    alone.says(ANNS, ToTable::Hurry { millis: 40 });
    assert_eq!(alone.table.bot_moves_at(), Some(40));
    assert_eq!(alone.table.meta().pace.bot_millis, 40, "and so it is kept");
    alone.says(ANNS, ToTable::Hurry { millis: u64::MAX });
    assert_eq!(alone.table.bot_moves_at(), Some(60_000), "nobody waits for ever");
    let sitters = vec![ann(), bot(), ben()];
    let mut others = Evening::<Claim>::with(&[("seats", "3"), ("rolls", "5")], pace, sitters);
    others.says(ANNS, ToTable::Hurry { millis: 40 });
    assert_eq!(others.table.bot_moves_at(), Some(500), "Ben has to follow");
}

#[test]
fn nobody_sets_the_pace_for_those_who_are_still_to_come() {
    let pace = Pace { move_millis: None, ..PACE };
    let sitters = vec![ann(), bot(), table::Sitter::Open];
    let mut evening = Evening::<Claim>::with(&[("seats", "3"), ("rolls", "5")], pace, sitters);
    evening.says(ANNS, ToTable::Hurry { millis: 60_000 });
    assert_eq!(evening.table.meta().pace.bot_millis, pace.bot_millis, "Ben will have to follow");
}
