//! What a seat is asked and how it answers: bots in their own time, standing answers, pointing, and
//! what a game does not take back.

mod common;

use common::{ANNS, BENS, Evening, FIRST, SECOND, THIRD, ann, ben, bot, verdict};
use kernel::{Game, Seat, Thing, Waiting};
use protocol::{FromTable, Nonce, Pace, Rejection, ToTable, Verdict};
use table::{BotAnswer, BotTask, Millis, Sitter};
use testkit::toys::claim::{Action, Claim, DieId};
use testkit::toys::window::{self, Now, Window};

const PACE: Pace =
    Pace { move_millis: None, bot_millis: 900, away_millis: 60_000, pause_on_drop: false };

fn race(sitters: Vec<Sitter>) -> Evening<Claim> {
    let count = sitters.len().to_string();
    Evening::with(&[("seats", &count), ("rolls", "5")], PACE, sitters)
}

fn window(sitters: Vec<Sitter>) -> Evening<Window> {
    let count = sitters.len().to_string();
    Evening::with(&[("seats", &count), ("hand", "3")], PACE, sitters)
}

fn pass<G: Game<Action = Action>>(evening: &mut Evening<G>, task: &BotTask<G>, roll: u8) {
    let answer = BotAnswer::Acts(Action::Pass(roll));
    evening.call(|table, now, out| table.bot_answers(now, task.question, answer, out));
}

fn tasks<G: Game>(evening: &mut Evening<G>) -> Vec<BotTask<G>> {
    let now = evening.now;
    std::iter::from_fn(|| evening.table.bot_task(now)).collect()
}

fn seats<G: Game>(tasks: &[BotTask<G>]) -> Vec<Seat> {
    tasks.iter().map(|task| task.question.seat).collect()
}

#[test]
fn people_who_act_twice_a_second_do_not_slow_the_bots() {
    // Nine at the table, so that quick people have something to do all the time.
    let mut sitters = vec![ann(), ann(), ann(), ann(), ben(), ben(), ben()];
    sitters.extend([bot(), bot()]);
    let mut evening = race(sitters);
    let people = [(ANNS, 0), (BENS, 4), (ANNS, 1), (BENS, 5), (ANNS, 2), (BENS, 6), (ANNS, 3)];
    let mut asked = Vec::new();
    for (at, (conn, seat)) in people.into_iter().enumerate() {
        evening.now = 250 * (at as Millis + 1);
        let pass = [Action::Pass(0)];
        assert_eq!(evening.does(conn, Seat::new(seat), 1, &pass).0, Verdict::Done);
        let tasks = tasks(&mut evening);
        asked.extend(tasks.into_iter().map(|task| (evening.now, task.question.seat.index())));
    }
    assert_eq!(asked, [(1_000, 7), (1_000, 8)], "900 ms after the roll, both at once");
}

#[test]
fn several_bots_think_at_once_and_a_late_answer_is_put_to_the_rules() {
    let mut evening = race(vec![ann(), bot(), bot()]);
    evening.now = 900;
    let tasks = tasks(&mut evening);
    assert_eq!(seats(&tasks), [SECOND, THIRD]);
    // Ann is quicker, and takes the die that the first bot wants.
    let die = Action::Claim(DieId { roll: 0, slot: 0 });
    evening.does(ANNS, FIRST, 1, &[die]);
    let answer = BotAnswer::Acts(die);
    evening.call(|table, now, out| table.bot_answers(now, tasks[0].question, answer, out));
    assert_eq!(evening.table.state().waiting().actors().len(), 2, "dropped: the die is gone");
    pass(&mut evening, &tasks[1], 0);
    assert!(!evening.table.state().waiting().actors().has(THIRD), "his answer still makes sense");
    let again = evening.table.bot_task(evening.now).expect("the first bot looks again at once");
    assert_eq!(again.question.seat, SECOND);
    pass(&mut evening, &again, 0);
    assert_eq!(evening.table.state().roll, 1);
    pass(&mut evening, &again, 1);
    assert!(evening.table.state().waiting().actors().has(SECOND), "that question is over");
}

#[test]
fn a_bot_that_answers_nonsense_or_falls_over_makes_the_quiet_choice() {
    let die = |slot| Action::Claim(DieId { roll: 0, slot });
    for answer in [BotAnswer::Acts(die(9)), BotAnswer::FellOver, BotAnswer::Nothing] {
        let mut evening = race(vec![ann(), bot()]);
        evening.now = 900;
        let task = evening.table.bot_task(evening.now).expect("a bot is asked");
        evening.call(|table, now, out| table.bot_answers(now, task.question, answer, out));
        assert!(!evening.table.state().waiting().actors().has(SECOND), "{answer:?}");
    }
}

#[test]
fn a_bot_that_may_step_in_is_asked_after_each_change_and_holds_nobody_up() {
    let mut evening = window(vec![ann(), ben(), bot()]);
    evening.now = 900;
    let task = evening.table.bot_task(evening.now).expect("it may look at a card");
    assert_eq!(task.question.seat, THIRD);
    let nothing = BotAnswer::Nothing;
    evening.call(|table, now, out| table.bot_answers(now, task.question, nothing, out));
    evening.now = 60_000;
    assert!(evening.table.bot_task(evening.now).is_none(), "nothing has changed");
    assert!(evening.table.bot_moves_at().is_none());
    // Ben looks at a card of Ann's: that is a change.
    let look = [window::Action::Look(FIRST, 0)];
    assert_eq!(evening.does(BENS, SECOND, 1, &look).0, Verdict::Done);
    assert_eq!(evening.table.bot_moves_at(), Some(60_900));
    evening.now = 60_900;
    let task = evening.table.bot_task(evening.now).expect("asked again");
    let look = BotAnswer::Acts(window::Action::Look(FIRST, 1));
    evening.call(|table, now, out| table.bot_answers(now, task.question, look, out));
    assert!(!evening.table.state().lookers.has(THIRD));
}

#[test]
fn bots_hear_who_points_at_what_for_three_seconds() {
    let mut evening = race(vec![ann(), ben(), bot()]);
    evening.now = 500;
    let told = evening.says(ANNS, ToTable::Point { seat: FIRST, thing: Thing(2) });
    let pointed = FromTable::Pointed { seat: FIRST, thing: Thing(2) };
    assert_eq!(told, [(ANNS, pointed.clone()), (BENS, pointed)]);
    let kept = evening.kept.len();
    let other = evening.says(ANNS, ToTable::Point { seat: SECOND, thing: Thing(1) });
    assert!(other.is_empty() && evening.kept.len() == kept, "nobody points for another seat");
    for (now, pointed) in [(900, vec![(FIRST, Thing(2))]), (3_500, Vec::new())] {
        evening.now = now;
        let task = evening.table.bot_task(now).expect("a bot is asked");
        assert_eq!(task.pointed, pointed);
        let late = BotAnswer::Acts(Action::Pass(7));
        evening.does(ANNS, FIRST, 1, &[Action::Pass(0)]);
        evening.call(|table, now, out| table.bot_answers(now, task.question, late, out));
    }
}

#[test]
fn what_the_game_does_not_take_back_stays_done() {
    let mut evening = race(vec![ann(), bot()]);
    evening.does(ANNS, FIRST, 1, &[Action::Pass(0)]);
    let undo = evening.says(ANNS, ToTable::Undo { nonce: Nonce(2), seat: FIRST });
    assert_eq!(verdict(undo), Verdict::Rejected(Rejection::StaysDone));
}

/// Lays a seat's card and says when the table has answered for the other, and what it told then.
fn declined_after(
    evening: &mut Evening<Window>,
    nonce: u64,
    seat: Seat,
) -> (Millis, common::Told<Window>) {
    let mut told = Vec::new();
    let (conn, begun) = (if seat == FIRST { ANNS } else { BENS }, evening.now);
    let place = (0..3).find(|&place| evening.table.state().hands[seat.index()][place].is_some());
    let lay = [window::Action::Lay(place.expect("a card in hand") as u8)];
    assert_eq!(evening.does(conn, seat, nonce, &lay).0, Verdict::Done);
    let other = if seat == FIRST { SECOND } else { FIRST };
    while evening.table.state().waiting().actors().has(other)
        && matches!(evening.table.state().now, Now::Window(..))
    {
        evening.now = evening.table.due_at().expect("the table answers by itself");
        told.extend(evening.tick());
    }
    (evening.now - begun, told)
}

#[test]
fn a_standing_answer_lets_things_pass_until_the_own_turn() {
    let mut evening = window(vec![ann(), ben()]);
    let told = evening.says(BENS, ToTable::Standing { seat: SECOND, on: true });
    assert!(
        matches!(&told[..], [(BENS, FromTable::Seats { .. })]),
        "nobody else notices: {told:?}"
    );
    let standing =
        |evening: &Evening<Window>, person| evening.table.seat_cards(Some(person))[1].standing;
    assert!(standing(&evening, common::BEN));
    assert!(!standing(&evening, common::ANN), "that is nobody else's business");
    let (wait, told) = declined_after(&mut evening, 1, FIRST);
    let to = told.iter().filter(|(_, one)| matches!(one, FromTable::Seats { .. }));
    assert!(to.map(|(to, _)| *to).eq([BENS]), "he alone is told that it is over: {told:?}");
    assert!((600..2_400).contains(&wait), "as a person would: {wait}");
    assert_eq!(
        evening.table.state().waiting(),
        Waiting::Seats {
            must: kernel::Seats::only(SECOND),
            may: evening.table.state().lookers.without(SECOND),
        }
    );
    assert!(!standing(&evening, common::BEN), "it is his own turn now");
    evening.says(BENS, ToTable::Standing { seat: SECOND, on: true });
    assert!(!standing(&evening, common::BEN), "in his own turn there is nothing to let pass");
    evening.says(ANNS, ToTable::Standing { seat: SECOND, on: true });
    assert!(!standing(&evening, common::BEN), "nobody answers for another seat");
}

#[test]
fn a_standing_answer_takes_now_longer_and_now_shorter() {
    let mut waits = Vec::new();
    let mut evening = window(vec![ann(), ben()]);
    for nonce in 0..6 {
        let Now::Turn(seat) = evening.table.state().now else { break };
        let (conn, other) = if seat == FIRST { (BENS, SECOND) } else { (ANNS, FIRST) };
        evening.says(conn, ToTable::Standing { seat: other, on: true });
        waits.push(declined_after(&mut evening, nonce, seat).0);
    }
    waits.sort_unstable();
    waits.dedup();
    assert!(waits.len() > 3, "{waits:?}");
}

#[test]
fn a_standing_answer_is_kept_with_the_table() {
    let mut evening = window(vec![ann(), ben()]);
    let mut out = table::Outbox::default();
    let stand = |on| ToTable::Standing { seat: SECOND, on };
    evening.table.receive(evening.now, BENS, stand(true), &mut out);
    assert!(out.meta_changed, "it is kept before he is told");
    out.meta_changed = false;
    evening.table.receive(evening.now, BENS, stand(true), &mut out);
    assert!(!out.meta_changed, "there is nothing new to keep");
    let mut evening = evening.restarted(1_000);
    evening.all_come();
    let standing =
        |evening: &Evening<Window>| evening.table.seat_cards(Some(common::BEN))[1].standing;
    assert!(standing(&evening), "a restart changes nothing");
    declined_after(&mut evening, 1, FIRST);
    assert!(!standing(&evening), "and it ends as it would have ended");
    assert!(evening.table.meta().standing.is_empty());
    evening.says(ANNS, ToTable::Standing { seat: FIRST, on: true });
    evening.call(|table, now, out| table.leave(now, common::ANN, out));
    assert!(evening.table.meta().standing.is_empty(), "it was hers and not the chair's");
}
