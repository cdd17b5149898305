//! Players that see what a seat may see, and no more.
//!
//! A [`Bot`] gets a view, never a state: what it does not know it can only imagine. [`Random`] plays
//! anything legal. [`Greedy`] tries each action in worlds that it imagines and takes the one whose
//! outcome a [`Judge`] likes best; the judgement of a game is the one module about that game here,
//! and [`games!`] is the list of them.
//!
//! Deliberately absent: a generator and a clock. Chance comes from the caller's dice, so a bot plays
//! the same match again from the same seed.

pub mod connect_four;
pub mod fire_tower;
mod games;
mod greedy;
pub mod oriflamme;
mod random;

pub use games::Judged;
pub use greedy::Greedy;
pub use random::Random;

use kernel::{Dice, Game, Seat};

/// Somebody who chooses for a seat.
pub trait Bot<G: Game> {
    /// What the seat does now. The view is the seat's own, and the seat may act.
    fn choose(&mut self, view: &G::View, seat: Seat, dice: &mut dyn Dice) -> G::Action;
}

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
