//! `tinderbox replay`: a kept match, up to any of its inputs.

use crate::games;
use crate::problem::Problem;
use bots::Simulated;
use kernel::{FORMAT, Head, Paint, Record, RecordProblem};
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
    told += &format!("\nAfter {count} of {} inputs:\n", record.inputs.len());
    told += &G::draw(&view, order.paint);
    told += &G::prompt(&view);
    told.push('\n');
    Ok(told)
}
