//! The games that a server offers: all that there are, and toys for tests.

use crate::problem::Problem;
use bots::Plays;
use kernel::{Game, Level};

/// A game with its bots, ready for many threads.
pub(crate) trait Hosted:
    Plays
    + Game<
        Setup: Send + Sync,
        Action: Send + Sync,
        Chance: Send + Sync,
        Event: Send + Sync,
        View: Send + Sync,
        Because: Send + Sync,
    > + Send
    + Sync
    + 'static
{
}

impl<G> Hosted for G where
    G: Plays
        + Game<
            Setup: Send + Sync,
            Action: Send + Sync,
            Chance: Send + Sync,
            Event: Send + Sync,
            View: Send + Sync,
            Because: Send + Sync,
        > + Send
        + Sync
        + 'static
{
}

/// Does the game have bots of this level? A request that names another is refused, not bent to the
/// nearest: whoever asked would not get what the table shows.
pub(crate) fn has_level<G: Hosted>(level: Level) -> Result<(), Problem> {
    let offered = G::LEVELS.contains(&level);
    if offered { Ok(()) } else { Err(Problem::no_such_level(level, G::LEVELS)) }
}

/// Takes every game once: its type, and whether only tests play it.
macro_rules! hosted {
    ($($(#[$when:meta])? $game:ty, $toy:literal;)*) => {
        /// Does something with the game of this name.
        pub(crate) fn with_game<W: WithGame>(name: &str, toys: bool, with: W) -> Option<W::Out> {
            $($(#[$when])? if name == <$game>::NAME && (toys || !$toy) {
                return Some(with.with::<$game>());
            })*
            None
        }

        /// The names of all games that are offered.
        pub(crate) fn names(toys: bool) -> Vec<&'static str> {
            let all = [$($(#[$when])? (<$game>::NAME, $toy)),*];
            all.into_iter().filter(|(_, toy)| toys || !toy).map(|(name, _)| name).collect()
        }
    };
}

/// Something that can be done with any game.
pub(crate) trait WithGame {
    /// What comes out.
    type Out;
    /// Does it.
    fn with<G: Hosted>(self) -> Self::Out;
}

macro_rules! offered {
    ($($game:ty),*) => { hosted! {
        $($game, false;)*
        #[cfg(feature = "toys")] testkit::toys::claim::Claim, true;
        #[cfg(feature = "toys")] testkit::toys::window::Window, true;
    } };
}

bots::games!(offered);
