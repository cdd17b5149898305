//! What the commands need of a game besides its rules and its words.

use kernel::Told;
use serde::Serialize;

/// A game that the commands can play and count.
pub(crate) trait Playable: Told + Send + Sync {}

/// An answer for machines.
pub(crate) fn json(answer: &impl Serialize) -> String {
    let mut text = serde_json::to_string_pretty(answer).expect("answers are plain data");
    text.push('\n');
    text
}
