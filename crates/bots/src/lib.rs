//! Players that see what a seat may see, and no more.
//!
//! A bot gets a view, never a state: what it does not know it can only imagine. [`Plays`] is a game
//! with a bot for each of its levels; how it chooses is the game's own affair, in the one module about
//! that game here. Two ways are ready for any game: [`random`] plays anything legal, [`greedy`] tries
//! each action in worlds that it imagines and takes the one whose outcome a [`Judge`] likes best.
//! [`hint`] is what a person is told who asks. [`Simulated`] is what the command line wants to know besides, and [`games!`] the list of games.
//!
//! Deliberately absent: a generator and a clock. Chance comes from the caller's dice, so a bot plays
//! the same match again from the same seed; how long it waits is told ([`Plays::wait`]) and left to
//! the caller.

mod games;
mod greedy;
mod hint;
mod plays;
mod random;
mod simulated;
#[cfg(feature = "toys")]
mod toys;

pub mod connect_four;
pub mod fire_tower;
pub mod flash_point;
pub mod fuse;
pub mod oriflamme;
// `cargo xtask new-game` writes above this line.

pub use greedy::greedy;
pub use hint::hint;
pub use plays::Plays;
pub use random::random;
pub use simulated::{Counts, Finding, Found, Simulated};

use kernel::{Dice, Game, Seat, Waiting};

/// What a position is worth.
pub trait Judge<G: Game> {
    /// How many worlds to imagine. Where nothing hidden can change what an action does at once, one
    /// world says it all.
    const WORLDS: usize = 3;

    /// How good the position is for this seat; more is better. Only positions of one match are
    /// compared with each other.
    fn judge(state: &G, seat: Seat) -> i32;

    /// Is what the seat has begun complete, so that judging makes sense? A card that lies on the
    /// table without having done anything says little about the position.
    fn at_rest(state: &G, seat: Seat) -> bool {
        !state.waiting().actors().has(seat)
    }
}

/// Dice behind a reference, for calls that want to know the type.
fn borrowed(dice: &mut dyn Dice) -> impl Dice + '_ {
    |n| dice.below(n)
}

/// Does the match stand still until this seat acts?
fn is_waited_for<G: Game>(state: &G, seat: Seat) -> bool {
    matches!(state.waiting(), Waiting::Seats { must, .. } if must.has(seat))
}
