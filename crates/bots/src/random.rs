//! Anything legal.

use crate::{Bot, borrowed};
use kernel::{Dice, Game, Seat};

/// Plays each legal action equally often.
#[derive(Clone, Copy, Default, Debug)]
pub struct Random;

impl<G: Game> Bot<G> for Random {
    fn choose(&mut self, view: &G::View, seat: Seat, dice: &mut dyn Dice) -> G::Action {
        // What is legal depends on nothing hidden, so any world that the view allows will do.
        let world = G::imagine(view, &mut borrowed(dice));
        let mut actions = Vec::new();
        world.legal(seat, &mut actions);
        actions[dice.below(actions.len() as u32) as usize]
    }
}
