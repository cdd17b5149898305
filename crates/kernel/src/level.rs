//! How strong a bot is.

use serde::{Deserialize, Serialize};

/// How strong a bot is, on one scale for all games, so that a person who knows one game's bots knows
/// what to expect of another's. A game has some of these levels, with bots of its own.
///
/// It is here and not beside the bots because messages and kept tables name it, and they must not
/// need every game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Level {
    /// Plays anything that is legal.
    Random,
    /// Looks one move ahead.
    Greedy,
}

impl Level {
    /// Every level, from the weakest to the strongest.
    pub const ALL: [Level; 2] = [Level::Random, Level::Greedy];

    /// The name used on the command line, in messages and in what is kept.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Greedy => "greedy",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_level_is_written_by_its_name() {
        for level in Level::ALL {
            let text = serde_json::to_string(&level).expect("a level can be written");
            assert_eq!(text, alloc::format!("\"{}\"", level.name()));
        }
    }
}
