//! `tinderbox replay`: a kept match, up to any of its inputs.

use crate::games;
use crate::problem::Problem;
use bots::Simulated;
use kernel::{FORMAT, Game, Head, Paint, Record, RecordProblem};
use std::path::{Path, PathBuf};

/// What was asked for.
pub(crate) struct Order {
    pub(crate) file: PathBuf,
    /// After how many inputs; all of them if not said.
    pub(crate) at: Option<usize>,
    pub(crate) paint: Paint,
}

/// Reads the first words of a record, to know whose it is; the game reads the rest.
pub(crate) fn dispatch(order: &Order) -> Result<String, Problem> {
    let path = &order.file;
    let text = std::fs::read_to_string(path).map_err(|no| Problem::Read(path.clone(), no))?;
    let head: Head =
        serde_json::from_str(&text).map_err(|no| Problem::Damaged(path.clone(), no))?;
    if head.format != FORMAT {
        return Err(Problem::Record(path.clone(), RecordProblem::Format(head.format)));
    }
    let Ok(game) = games::find(&head.game) else {
        return Err(Problem::OtherGame(path.clone(), head.game, games::names()));
    };
    if head.rules > game.rules_version {
        let other = RecordProblem::Rules(head.rules, game.rules_version);
        return Err(Problem::Record(path.clone(), other));
    }
    (game.replay)(path, &text, order)
}

/// Tells what happened up to there, then draws the position.
pub(crate) fn run<G: Simulated>(path: &Path, text: &str, order: &Order) -> Result<String, Problem> {
    let record: Record<G> =
        serde_json::from_str(text).map_err(|no| Problem::Damaged(path.to_path_buf(), no))?;
    let refused = |no| Problem::Record(path.to_path_buf(), no);
    record.replay().map_err(refused)?;
    let count = order.at.unwrap_or(record.inputs.len());
    record.position(count).map_err(refused)?;
    let mut state = G::new(&record.setup).expect("the record has been replayed");
    let mut told = String::new();
    for &input in &record.inputs[..count] {
        let (mut events, mut view) = (Vec::new(), state.view(None));
        state.apply(input, &mut events);
        for event in events.iter().filter_map(|event| G::redact(event, None)) {
            G::follow(&mut view, &event);
            let sentence = G::tell(&view, &event);
            if !sentence.is_empty() {
                told += &sentence;
                told.push('\n');
            }
        }
    }
    let view = state.view(None);
    let when = when(&record, count).map_err(refused)?;
    told += &format!("\nAfter {count} of {} inputs{when}:\n", record.inputs.len());
    told += &G::draw(&view, order.paint);
    told += &G::prompt(&view);
    told.push('\n');
    Ok(told)
}

/// How long the match had been played then, and what was left of its alarms; nothing if the record does
/// not say.
fn when<G: Game>(record: &Record<G>, count: usize) -> Result<String, RecordProblem> {
    if record.times.is_empty() {
        return Ok(String::new());
    }
    let seconds = |millis: u64| format!("{}.{} s", millis / 1000, millis % 1000 / 100);
    let time = count.checked_sub(1).map_or(0, |last| record.times[last]);
    let mut text = format!(", {} after the beginning", seconds(time));
    for left in record.alarms_left(count)? {
        let left_of_it = seconds(left.millis_left.into());
        text += &format!(", {left_of_it} left of alarm {}", left.alarm);
    }
    Ok(text)
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::Input;
    use testkit::toys::claim::{Claim, Face, Setup};

    #[test]
    fn a_record_with_times_tells_when_it_was_and_what_was_left() {
        let setup = Setup::race(2, 1, 60);
        let inputs = vec![Input::Chance(Face::new(3)), Input::Chance(Face::new(5))];
        let mut last = Claim::new(&setup).expect("two may race");
        inputs.iter().for_each(|&input| last.apply(input, &mut ()));
        let record = Record::<Claim>::new(setup, inputs, &last);
        assert_eq!(when(&record, 2), Ok(String::new()), "nobody measured");
        let record = record.timed(vec![1_500, 2_000]);
        let beginning = ", 0.0 s after the beginning, 60.0 s left of alarm 0";
        assert_eq!(when(&record, 0), Ok(beginning.to_string()));
        let end = ", 2.0 s after the beginning, 58.0 s left of alarm 0, 10.0 s left of alarm 1";
        assert_eq!(when(&record, 2), Ok(end.to_string()));
    }
}
