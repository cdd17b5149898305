//! The games that a server offers: one line each.

use bots::{Bot, Greedy, Random};
use fire_tower::FireTower;
use kernel::{Game, Seat};
use oriflamme::Oriflamme;
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

/// Names every game once: its type, its strongest bot, and whether only tests play it.
macro_rules! games {
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

games! {
    FireTower, Greedy::<bots::fire_tower::Lookout>::new(), false;
    Oriflamme, Greedy::<bots::oriflamme::Courtier>::new(), false;
    #[cfg(feature = "toys")] testkit::toys::claim::Claim, Random, true;
    #[cfg(feature = "toys")] testkit::toys::window::Window, Random, true;
}
