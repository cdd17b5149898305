//! `tinderbox verify`: was every card drawn and every die rolled as promised before the match?

use crate::games;
use crate::problem::Problem;
use bots::Simulated;
use kernel::{Head, Record};
use serde::Deserialize;
use std::path::Path;
use table::{Fair, Promise};

/// The part of a record that speaks of its shuffles.
#[derive(Deserialize)]
struct Shuffles {
    fair: Option<Promise>,
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
pub(crate) fn run<G: Simulated>(path: &Path, text: &str) -> Result<String, Problem> {
    let damaged = |no| Problem::Damaged(path.to_path_buf(), no);
    let record: Record<G> = serde_json::from_str(text).map_err(damaged)?;
    let shuffles: Shuffles = serde_json::from_str(text).map_err(damaged)?;
    record.replay().map_err(|no| Problem::Record(path.to_path_buf(), no))?;
    let unfair = |why: String| Problem::Unfair(path.to_path_buf(), why);
    let promise = shuffles.fair.ok_or_else(|| Problem::NoPromise(path.to_path_buf()))?;
    let Fair { draws, taken_back } =
        promise.check(&record).map_err(|why| unfair(why.to_string()))?;
    let undone = match taken_back {
        0 => String::new(),
        _ => format!(" {taken_back} draws were taken back with the moves that led to them."),
    };
    Ok(format!("The promise was kept: {draws} draws and rolls come from the seed.{undone}\n"))
}
