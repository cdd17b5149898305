//! Matches that were once played and must play the same for ever.
//!
//! A folder holds records, one file each, with one input a line so that a change can be read. A
//! rules fix that makes one of them fail is either wrong or raises `RULES_VERSION`, and then the
//! matches are played anew with `UPDATE_GOLDEN=1`.

use crate::playout::random_match;
use kernel::{Game, Input, InputOf, Record, SEATS_MAX, Seat};
use serde::Serialize;
use serde_json::Value;
use std::fs;
use std::path::{Path, PathBuf};

/// A match to be played anew when golden matches are updated.
#[derive(Clone, Debug)]
pub struct Fresh<G: Game> {
    /// The name of its file, without the ending.
    pub name: String,
    /// Where it begins.
    pub setup: G::Setup,
    /// How it is played.
    pub seed: u64,
}

/// Replays every match in the folder. With `UPDATE_GOLDEN=1` in the environment, the `fresh` ones
/// are played and written first. Panics, telling every match that fails, or that there is none.
#[track_caller]
pub fn check<G: Game>(folder: &Path, fresh: &[Fresh<G>]) {
    if std::env::var("UPDATE_GOLDEN").is_ok_and(|set| set == "1") {
        update(folder, fresh);
    }
    let replays = replay_all::<G>(folder);
    assert!(!replays.is_empty(), "{} holds no match of {}", folder.display(), G::NAME);
    let failed: Vec<String> = replays.into_iter().filter_map(Result::err).collect();
    assert!(failed.is_empty(), "{} plays otherwise:\n{}", G::NAME, failed.join("\n"));
}

/// Values as they are kept, each on a line of its own.
pub fn lines_of<T: Serialize>(values: &[T]) -> String {
    let line = |value: &T| serde_json::to_string(value).expect("it can be written") + "\n";
    values.iter().map(line).collect()
}

/// Compares with the committed text; `UPDATE_EXPECT=1` rewrites it, and the change is reviewed.
#[track_caller]
pub fn pinned(path: &Path, found: &str) {
    if std::env::var("UPDATE_EXPECT").is_ok_and(|set| set == "1") {
        fs::create_dir_all(path.parent().expect("it has a folder")).expect("can be made");
        fs::write(path, found).expect("the text can be written");
    }
    let expected = fs::read_to_string(path).expect("the text is committed");
    assert_eq!(found, expected, "{} is written otherwise than before", path.display());
}

/// A golden match that somebody has changed is refused: cut short, with an act of a seat that could not
/// act then, or said to be of other rules.
#[track_caller]
pub fn tampering_is_refused<G: Game>(path: &Path) {
    let text = fs::read_to_string(path).expect("the match is committed");
    let record: Record<G> = serde_json::from_str(&text).expect("the match can be read");
    assert!(record.replay().is_ok(), "{} replays", path.display());
    let mut cut = record.clone();
    cut.inputs.pop();
    cut.times.truncate(cut.inputs.len());
    assert!(cut.replay().is_err(), "{} without its end", path.display());
    let act = |(at, input): (usize, &InputOf<G>)| match *input {
        Input::Act(_, action) => Some((at, action)),
        _ => None,
    };
    let found = record.inputs.iter().enumerate().find_map(act);
    let (at, action) = found.expect("somebody acts in every match");
    let actors = record.position(at).expect("it replays").waiting().actors();
    let other = (0..SEATS_MAX).map(Seat::new).find(|&seat| !actors.has(seat));
    let mut forged = record.clone();
    forged.inputs[at] = Input::Act(other.expect("not every chair may act"), action);
    assert!(forged.replay().is_err(), "{} with a forged input", path.display());
    let mut other = record;
    other.head.rules = u16::MAX;
    assert!(other.replay().is_err(), "{} under other rules", path.display());
}

/// None of these texts is read as anything that the game writes, and none is a panic.
#[track_caller]
pub fn garbage_is_refused<G: Game>(garbage: &[&str]) {
    for text in garbage {
        assert!(serde_json::from_str::<G::Action>(text).is_err(), "{text} as an action");
        assert!(serde_json::from_str::<G::Event>(text).is_err(), "{text} as an event");
        assert!(serde_json::from_str::<G::Chance>(text).is_err(), "{text} as chance");
        assert!(serde_json::from_str::<G>(text).is_err(), "{text} as a state");
        assert!(serde_json::from_str::<Record<G>>(text).is_err(), "{text} as a record");
    }
}

/// Replays every `*.json` in the folder, in the order of their names. Each gives its last state or
/// says, with the file's name, what is wrong.
pub fn replay_all<G: Game>(folder: &Path) -> Vec<Result<G, String>> {
    let replay = |path: PathBuf| {
        let told = |problem: String| format!("{}: {problem}", path.display());
        let text = fs::read_to_string(&path).map_err(|problem| told(problem.to_string()))?;
        let record: Record<G> =
            serde_json::from_str(&text).map_err(|problem| told(problem.to_string()))?;
        record.replay().map_err(|problem| told(problem.to_string()))
    };
    files(folder).into_iter().map(replay).collect()
}

/// Plays these matches and writes them over what was there by their names.
pub fn update<G: Game>(folder: &Path, fresh: &[Fresh<G>]) {
    fs::create_dir_all(folder).expect("the folder can be made");
    for Fresh { name, setup, seed } in fresh {
        let record = random_match::<G>(setup, *seed).record();
        let path = folder.join(name).with_extension("json");
        fs::write(path, written(&record)).expect("the match can be written");
    }
}

/// A record as text, one input a line.
pub fn written<G: Game>(record: &Record<G>) -> String {
    let mut tree = serde_json::to_value(record).expect("a record can be written");
    let inputs = tree["inputs"].take();
    let lines: Vec<String> =
        inputs.as_array().into_iter().flatten().map(Value::to_string).collect();
    // The inputs were taken out of the tree, which shows where they belong.
    let frame = tree.to_string();
    frame.replacen("\"inputs\":null", &format!("\"inputs\":[\n{}\n]", lines.join(",\n")), 1) + "\n"
}

fn files(folder: &Path) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
    let mut files: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
    files.retain(|path| path.extension().is_some_and(|ending| ending == "json"));
    files.sort();
    files
}
