//! Nature, which has no part in this game.

use serde::{Deserialize, Serialize};

/// What chance can bring: nothing. The type has no value, so no input of chance can be written, and
/// `match never {}` is all that is to be done with one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Never {}

pub(crate) fn never() -> Never {
    unreachable!("Connect Four never waits for chance")
}
