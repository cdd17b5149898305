//! Bots that say what they are about before they go: everybody is told, while there is time to see it; it is
//! no part of the match, and holds nobody up.

mod common;

use common::{ANNS, Evening, FIRST, SECOND, Told, ann, bot};
use kernel::{Game, Thing};
use protocol::{FromTable, Pace, Verdict};
use table::{BotAnswer, BotTask};
use testkit::toys::window::{Action, Window};

const PACE: Pace =
    Pace { move_millis: None, bot_millis: 600, away_millis: 90_000, pause_on_drop: false };

/// Ann has laid a card, and the bot is asked.
fn evening() -> Evening<Window> {
    let mut evening = Evening::<Window>::with(&[("seats", "2")], PACE, vec![ann(), bot()]);
    evening.table.let_bots_point();
    evening.now = 1_000;
    let lay = evening.table.state().quiet(FIRST);
    assert_eq!(evening.does(ANNS, FIRST, 1, &[lay]).0, Verdict::Done);
    evening
}

fn asked_at(evening: &mut Evening<Window>, at: u64) -> BotTask<Window> {
    assert_eq!(evening.table.bot_moves_at(), Some(at));
    evening.now = at;
    evening.table.bot_task(at).expect("the bot is asked")
}

fn answers(
    evening: &mut Evening<Window>,
    task: &BotTask<Window>,
    answer: BotAnswer<Action>,
) -> Told<Window> {
    evening.call(|table, now, out| table.bot_answers(now, task.question, answer, out))
}

/// The bot lets it pass.
fn acts(evening: &mut Evening<Window>, task: &BotTask<Window>) -> Told<Window> {
    let quiet = evening.table.state().quiet(SECOND);
    answers(evening, task, BotAnswer::Acts(quiet))
}

#[test]
fn a_bot_points_first_and_goes_when_its_time_has_come() {
    let mut evening = evening();
    let before = (evening.table.version(), evening.kept.len());
    let first = asked_at(&mut evening, 1_200);
    assert!(first.question.points);
    let told = answers(&mut evening, &first, BotAnswer::Points(Thing(7)));
    let [(ANNS, FromTable::Pointed { seat: SECOND, thing: Thing(7) })] = told[..] else {
        panic!("Ann sees it: {told:?}")
    };
    assert_eq!((evening.table.version(), evening.kept.len()), before, "it is no part of the match");
    let then = asked_at(&mut evening, 1_600);
    assert!(!then.question.points, "it has said so once");
    assert!(then.pointed.is_empty(), "and leaves nothing to itself");
    acts(&mut evening, &then);
    assert!(evening.table.version() > before.0);
}

#[test]
fn a_bot_that_points_at_nothing_or_falls_over_goes_all_the_same() {
    for answer in [BotAnswer::Nothing, BotAnswer::FellOver] {
        let mut evening = evening();
        let (task, before) = (asked_at(&mut evening, 1_200), evening.table.version());
        assert!(answers(&mut evening, &task, answer).is_empty());
        assert_eq!(evening.table.version(), before, "nothing is done for it yet");
        let then = asked_at(&mut evening, 1_600);
        acts(&mut evening, &then);
        assert!(evening.table.version() > before);
    }
}

#[test]
fn a_turn_of_its_own_after_a_card_was_drawn_is_something_new() {
    let mut evening = evening();
    let task = asked_at(&mut evening, 1_200);
    // An answer that acts at once is as good.
    acts(&mut evening, &task);
    let task = asked_at(&mut evening, 1_400);
    assert!(task.question.points, "its own turn");
    answers(&mut evening, &task, BotAnswer::Points(Thing(1)));
    assert!(!asked_at(&mut evening, 1_800).question.points);
}
