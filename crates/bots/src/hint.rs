//! What a bot would do, for a person who asks.

use crate::{Plays, borrowed, is_waited_for};
use kernel::{Dice, Input, Seat};

/// More actions than any deed of a hint has; a table takes no more in one message.
const ACTIONS_MAX: usize = 16;

/// What the strongest bot would do for this seat: its action, and those that complete what it begins.
/// All of them can be done as one deed: neither chance nor anything hidden comes between them. Empty
/// where it would do nothing.
pub fn hint<G: Plays>(view: &G::View, seat: Seat, dice: &mut dyn Dice) -> Vec<G::Action> {
    let level = *G::LEVELS.last().expect("every game has a level");
    let mut world = G::imagine(view, &mut borrowed(dice));
    let (mut seen, mut actions) = (view.clone(), Vec::new());
    while actions.len() < ACTIONS_MAX {
        let Some(action) = G::choose(level, &seen, seat, &[], dice) else { break };
        actions.push(action);
        let input = Input::Act(seat, action);
        if world.shows(input) {
            break;
        }
        world.apply(input, &mut ());
        if !is_waited_for(&world, seat) || G::is_complete(&world, seat) {
            break;
        }
        seen = world.view(Some(seat));
    }
    actions
}
