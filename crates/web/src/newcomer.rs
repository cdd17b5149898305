//! Who plays a game for the first time, as far as this browser knows.

use crate::browser::{keep, recall};

/// Has somebody here played this game to its end?
pub(crate) fn knows(game: &str) -> bool {
    recall(&key(game)).is_some()
}

/// From now on the game is known here.
pub(crate) fn learns(game: &str) {
    keep(&key(game), "yes");
}

fn key(game: &str) -> String {
    format!("knows-{game}")
}
