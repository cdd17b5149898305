//! Anything legal.

use crate::{borrowed, is_waited_for};
use kernel::{Dice, Game, Seat};

/// Each legal action equally often. A seat for which nobody waits may also let things pass, as often
/// as it does any one thing.
pub fn random<G: Game>(view: &G::View, seat: Seat, dice: &mut dyn Dice) -> Option<G::Action> {
    // What is legal depends on nothing hidden, so any world that the view allows will do.
    let world = G::imagine(view, &mut borrowed(dice));
    let mut actions = Vec::new();
    world.legal(seat, &mut actions);
    let choices = actions.len() + usize::from(!is_waited_for(&world, seat));
    actions.get(dice.below(choices.max(1) as u32) as usize).copied()
}
