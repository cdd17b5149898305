//! What a bot would do, for a person who asks: heard by that person alone, and only while it is true.

mod common;

use common::{ANN, ANNS, BENS, Evening, FIRST, SECOND, Told, ann, ben};
use kernel::Game;
use protocol::{FromTable, Pace, Stage, ToTable};
use table::{ConnId, HintTask};
use testkit::toys::window::{Action, Window};

fn evening() -> Evening<Window> {
    let options = [("seats", "2"), ("hand", "3"), ("looks", "no")];
    Evening::with(&options, Pace::default(), vec![ann(), ben()])
}

/// Who was told which hint.
fn hints(told: Told<Window>) -> Vec<(ConnId, Vec<Action>)> {
    let hint = |(conn, one)| match one {
        FromTable::Hint { actions, .. } => Some((conn, actions)),
        other => panic!("nobody hears {other:?}"),
    };
    told.into_iter().filter_map(hint).collect()
}

fn asks(evening: &mut Evening<Window>, conn: ConnId) -> Vec<(ConnId, Vec<Action>)> {
    let seat = if conn == ANNS { FIRST } else { SECOND };
    hints(evening.says(conn, ToTable::Hint { seat }))
}

fn ready(
    evening: &mut Evening<Window>,
    task: &HintTask<Window>,
    action: Action,
) -> Vec<(ConnId, Vec<Action>)> {
    hints(evening.call(|table, _, out| table.hint_ready(task.asked, vec![action], out)))
}

#[test]
fn whoever_asks_is_told_and_nobody_else() {
    let mut evening = evening();
    let before = evening.table.version();
    assert_eq!(asks(&mut evening, ANNS), [], "a bot has to think first");
    let task = evening.table.hint_task().expect("somebody has asked");
    assert_eq!(task.view, evening.table.state().view(Some(FIRST)), "it sees what she sees");
    assert!(evening.table.hint_task().is_none(), "each is handed out once");
    let lay = Action::Lay(1);
    assert_eq!(ready(&mut evening, &task, lay), [(ANNS, vec![lay])]);
    assert!(
        evening.kept.iter().all(|entry| !format!("{entry:?}").contains("Lay")),
        "nothing is kept"
    );
    assert_eq!(evening.table.version(), before, "and nothing has happened");
}

#[test]
fn who_asks_again_is_told_the_same_without_another_thought() {
    let mut evening = evening();
    asks(&mut evening, ANNS);
    let task = evening.table.hint_task().expect("somebody has asked");
    assert_eq!(asks(&mut evening, ANNS), [], "it is being thought about");
    assert!(evening.table.hint_task().is_none(), "one thought at a time");
    let lay = Action::Lay(1);
    ready(&mut evening, &task, lay);
    assert_eq!(asks(&mut evening, ANNS), [(ANNS, vec![lay])]);
    assert!(evening.table.hint_task().is_none());
}

#[test]
fn a_hint_of_a_moment_that_is_over_is_dropped() {
    let mut evening = evening();
    asks(&mut evening, ANNS);
    let task = evening.table.hint_task().expect("somebody has asked");
    evening.does(ANNS, FIRST, 1, &[Action::Lay(0)]);
    assert_eq!(ready(&mut evening, &task, Action::Lay(1)), []);
    assert!(evening.table.hint_task().is_none(), "she did not ask about this moment");
    // Nor is a thought begun for somebody who has moved on.
    let mut evening = self::evening();
    asks(&mut evening, ANNS);
    evening.does(ANNS, FIRST, 1, &[Action::Lay(0)]);
    assert!(evening.table.hint_task().is_none());
}

#[test]
fn who_is_not_asked_has_no_choice_to_be_told() {
    let mut evening = evening();
    let asked = evening.table.state().waiting().actors();
    assert!(asked.has(FIRST) && !asked.has(SECOND), "Ann is to lay a card");
    assert_eq!(asks(&mut evening, BENS), [(BENS, vec![])]);
    let theirs = evening.says(BENS, ToTable::Hint { seat: FIRST });
    assert!(theirs.is_empty(), "nobody asks for another");
    let nobody = evening.says(ANNS, ToTable::Hint { seat: kernel::Seat::new(8) });
    assert!(nobody.is_empty(), "nor for a seat that is not there");
    assert!(evening.table.hint_task().is_none());
}

#[test]
fn a_seat_that_was_given_away_keeps_its_secrets() {
    let mut evening = evening();
    asks(&mut evening, ANNS);
    let task = evening.table.hint_task().expect("somebody has asked");
    evening.call(|table, now, out| table.leave(now, ANN, out));
    assert_eq!(ready(&mut evening, &task, Action::Lay(1)), []);
    assert_eq!(evening.table.stage(), Stage::Playing);
}
