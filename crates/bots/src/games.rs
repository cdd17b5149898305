//! The one list of games. What serves, plays or measures every game goes through it.

use crate::Judge;
use kernel::Game;

/// A game that bots can judge.
pub trait Judged: Game {
    /// What its greedy bots go by.
    type Judge: Judge<Self> + 'static;
}

/// Hands the types of all games that people play to a macro of the caller's, separated by commas.
#[macro_export]
macro_rules! games {
    ($with:ident) => {
        $with! { $crate::fire_tower::FireTower, $crate::oriflamme::Oriflamme }
    };
}
