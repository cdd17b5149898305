//! Every game as the commands see it. What each says about itself is in its rules and in `bots`.

use crate::bench::load::Tables;
use crate::clock::Millis;
use crate::problem::Problem;
use crate::{bench, play, replay, sim, soak, verify};
use bots::Simulated;
use kernel::{GameOption, Level};
use std::path::Path;
use std::time::Duration;

macro_rules! list {
    ($($game:ty),*; $($without_page:ty),*) => {
        /// Every game that this program knows; the last ones have no page.
        pub(crate) const GAMES: &[Commands] =
            &[$(served::<$game>(),)* $(commands::<$without_page>(),)*];
    };
}

bots::games!(all list);

/// A game as the commands see it: what it offers, and each command for it.
pub(crate) struct Commands {
    pub(crate) name: &'static str,
    pub(crate) about: &'static str,
    pub(crate) rules_version: u16,
    pub(crate) options: &'static [GameOption],
    pub(crate) levels: &'static [Level],
    pub(crate) sim: fn(&sim::Order) -> Result<String, Problem>,
    pub(crate) play: fn(&play::Order) -> Result<String, Problem>,
    pub(crate) replay: fn(&Path, &str, &replay::Order) -> Result<String, Problem>,
    pub(crate) verify: fn(&Path, &str) -> Result<String, Problem>,
    pub(crate) bench: fn(Duration, Option<Millis>) -> bench::Figures,
    /// How it is played at tables of a server, if there are any.
    pub(crate) tables: Option<Tables>,
    pub(crate) soak: fn(u64, u64, Option<Millis>) -> Result<u32, String>,
}

const fn commands<G: Simulated>() -> Commands {
    Commands {
        name: G::NAME,
        about: G::ABOUT,
        rules_version: G::RULES_VERSION,
        options: G::OPTIONS,
        levels: G::LEVELS,
        sim: sim::run::<G>,
        play: play::run::<G>,
        replay: replay::run::<G>,
        verify: verify::run::<G>,
        bench: bench::measure::<G>,
        tables: None,
        soak: soak::one::<G>,
    }
}

/// A game that people play at tables.
const fn served<G: Simulated + 'static>() -> Commands {
    Commands { tables: Some(Tables::of::<G>()), ..commands::<G>() }
}

/// The game of this name.
pub(crate) fn find(name: &str) -> Result<&'static Commands, Problem> {
    let found = GAMES.iter().find(|game| game.name == name);
    found.ok_or_else(|| Problem::Game(name.to_string(), names()))
}

/// The names of all games, for a sentence.
pub(crate) fn names() -> String {
    GAMES.iter().map(|game| game.name).collect::<Vec<_>>().join(", ")
}
