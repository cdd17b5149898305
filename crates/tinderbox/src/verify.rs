//! `tinderbox verify`: was every card drawn and every die rolled as promised before the match?

use crate::games;
use crate::playable::Playable;
use crate::problem::Problem;
use kernel::{Head, Input, Record};
use serde::Deserialize;
use std::path::Path;
use table::{FairDice, Seed};

/// What a record says about its shuffles.
#[derive(Deserialize)]
struct Promise {
    fair: Option<Fair>,
}

#[derive(Deserialize)]
struct Fair {
    commit: String,
    seed: String,
    /// The first so many inputs come from another match, with its own seed.
    #[serde(default)]
    from: usize,
    /// How many draws had been made before each of nature's answers after those.
    draws: Vec<u64>,
}

/// Finds the game of a record, which checks the rest.
pub(crate) fn dispatch(path: &Path) -> Result<String, Problem> {
    let text = std::fs::read_to_string(path).map_err(|no| Problem::Read(path.to_path_buf(), no))?;
    let head: Head =
        serde_json::from_str(&text).map_err(|no| Problem::Damaged(path.to_path_buf(), no))?;
    let Ok(game) = games::find(&head.game) else {
        return Err(Problem::OtherGame(path.to_path_buf(), head.game, games::names()));
    };
    (game.verify)(path, &text)
}

/// Recomputes every draw from the seed.
pub(crate) fn run<G: Playable>(path: &Path, text: &str) -> Result<String, Problem> {
    let damaged = |no| Problem::Damaged(path.to_path_buf(), no);
    let record: Record<G> = serde_json::from_str(text).map_err(damaged)?;
    let promise: Promise = serde_json::from_str(text).map_err(damaged)?;
    record.replay().map_err(|no| Problem::Record(path.to_path_buf(), no))?;
    let unfair = |why: String| Problem::Unfair(path.to_path_buf(), why);
    let fair = promise.fair.ok_or_else(|| unfair("it says nothing about its seed".to_string()))?;
    let seed = Seed::parse(&fair.seed).map_err(|no| unfair(no.to_string()))?;
    if seed.commit() != fair.commit {
        return Err(unfair("the seed is not the one that was promised".to_string()));
    }
    let (checked, skipped) = redraw(&record, &fair, &seed).map_err(unfair)?;
    let undone = match skipped {
        0 => String::new(),
        _ => format!(" {skipped} draws were taken back with the moves that led to them."),
    };
    Ok(format!("The promise was kept: {checked} draws and rolls come from the seed.{undone}\n"))
}

/// How many draws come out the same, and how many were made and taken back.
fn redraw<G: Playable>(
    record: &Record<G>,
    fair: &Fair,
    seed: &Seed,
) -> Result<(usize, u64), String> {
    let mut state = G::new(&record.setup).expect("the record has been replayed");
    let (mut draws, mut made, mut skipped) = (fair.draws.iter(), 0, 0);
    for (at, &input) in record.inputs.iter().enumerate() {
        if let (true, Input::Chance(outcome)) = (at >= fair.from, input) {
            let before = *draws.next().ok_or("there are more draws than it lists")?;
            if before < made {
                return Err(format!("input {} uses a draw a second time", at + 1));
            }
            skipped += before - made;
            let mut dice = FairDice::new(seed.clone(), before);
            if state.sample(&mut dice) != outcome {
                return Err(format!("input {} is not what the seed gives", at + 1));
            }
            made = dice.drawn();
        }
        state.apply(input, &mut ());
    }
    if draws.next().is_some() {
        return Err("it lists more draws than there are".to_string());
    }
    Ok((fair.draws.len(), skipped))
}
