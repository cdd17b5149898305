//! The games that a server offers: all that there are, and toys for tests.

use bots::{Bot, Greedy, Judged, Random};
use kernel::{Game, Seat};
use protocol::Level;

/// A game with its bots, ready for many threads.
pub(crate) trait Hosted:
    Game<
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
    /// What a bot of this level does; it sees what its seat sees.
    fn choose(view: &Self::View, seat: Seat, level: Level) -> Self::Action;
}

/// Takes every game once: its type, its strongest bot, and whether only tests play it.
macro_rules! hosted {
    ($($(#[$when:meta])? $game:ty, $greedy:expr, $toy:literal;)*) => {
        $($(#[$when])? impl Hosted for $game {
            fn choose(view: &Self::View, seat: Seat, level: Level) -> Self::Action {
                let mut dice = |n: u32| fastrand::u32(..n);
                match level {
                    Level::Random => Bot::<$game>::choose(&mut Random, view, seat, &mut dice),
                    Level::Greedy => Bot::<$game>::choose(&mut $greedy, view, seat, &mut dice),
                }
            }
        })*

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
        $($game, Greedy::<<$game as Judged>::Judge>::new(), false;)*
        #[cfg(feature = "toys")] testkit::toys::claim::Claim, Random, true;
        #[cfg(feature = "toys")] testkit::toys::window::Window, Random, true;
    } };
}

bots::games!(offered);
