//! Bots that may act though nobody waits for them: they are asked after each change, hold nobody up, and may
//! answer "nothing".

mod common;

use common::{BENS, Evening, FIRST, SECOND, THIRD, ann, ben, bot};
use kernel::{Game, Waiting};
use protocol::{Pace, Verdict};
use table::{BotAnswer, BotTask};
use testkit::toys::window::{Action, Window};

const PACE: Pace =
    Pace { move_millis: None, bot_millis: 500, away_millis: 90_000, pause_on_drop: false };

fn evening() -> Evening<Window> {
    Evening::with(&[("seats", "3")], PACE, vec![ann(), ben(), bot()])
}

fn asked(evening: &mut Evening<Window>) -> Option<BotTask<Window>> {
    let state = *evening.table.state();
    let Waiting::Seats { must, may } = state.waiting() else { panic!("somebody is asked") };
    assert!(!must.has(THIRD) && may.has(THIRD), "nobody waits for the bot");
    evening.table.bot_task(evening.now)
}

fn answers(evening: &mut Evening<Window>, task: &BotTask<Window>, answer: BotAnswer<Action>) {
    evening.call(|table, now, out| table.bot_answers(now, task.question, answer, out));
}

/// Ben looks at a card of Ann's, which asks nobody for anything.
fn looks(evening: &mut Evening<Window>) {
    assert_eq!(evening.does(BENS, SECOND, 1, &[Action::Look(FIRST, 0)]).0, Verdict::Done);
}

#[test]
fn a_bot_that_wants_nothing_is_left_alone_until_something_changes() {
    let mut evening = evening();
    evening.now = 500;
    let task = asked(&mut evening).expect("it may look at a card");
    answers(&mut evening, &task, BotAnswer::Nothing);
    evening.now = 60_000;
    assert!(asked(&mut evening).is_none() && evening.table.bot_moves_at().is_none());
    looks(&mut evening);
    assert_eq!(evening.table.bot_moves_at(), Some(60_500), "it is asked again, after its wait");
    evening.now = 60_500;
    assert!(asked(&mut evening).is_some());
}

#[test]
fn nobody_waits_for_a_bot_that_only_may() {
    let mut evening = evening();
    evening.now = 500;
    let task = asked(&mut evening).expect("it thinks");
    looks(&mut evening);
    answers(&mut evening, &task, BotAnswer::Nothing);
    assert!(asked(&mut evening).is_some(), "what changed meanwhile is a reason to look again");
}

#[test]
fn what_a_bot_may_do_is_done_and_nonsense_is_nothing() {
    let mut evening = evening();
    evening.now = 500;
    let task = asked(&mut evening).expect("it may look at a card");
    let before = *evening.table.state();
    answers(&mut evening, &task, BotAnswer::Acts(before.quiet(FIRST)));
    assert_eq!(
        *evening.table.state(),
        before,
        "that is not its choice, and nothing is done for it"
    );
    assert!(asked(&mut evening).is_none(), "it wanted nothing that it may do");
}
