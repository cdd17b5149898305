//! What a client can tell from what it sees.

use kernel::{Game, Seat, Waiting};
use protocol::Perspective;

/// Everything that a seat may do, as its client can tell from the view.
pub fn legal<G: Game>(view: &G::View, seat: Seat) -> Vec<G::Action> {
    let mut actions = Vec::new();
    imagined::<G>(view).legal(seat, &mut actions);
    actions
}

/// Does the match wait for this seat?
pub fn is_asked<G: Game>(view: &G::View, seat: Seat) -> bool {
    matches!(imagined::<G>(view).waiting(), Waiting::Seats { must, .. } if must.has(seat))
}

/// The seat among these that the match waits for, and any of the things that it may do.
pub fn next_move<G: Game>(views: &[Perspective<G>]) -> Option<(Seat, G::Action)> {
    for own in views {
        let Some(seat) = own.viewer else { continue };
        let world = imagined::<G>(&own.view);
        if !matches!(world.waiting(), Waiting::Seats { must, .. } if must.has(seat)) {
            continue;
        }
        let mut actions = Vec::new();
        world.legal(seat, &mut actions);
        return Some((seat, actions[fastrand::usize(..actions.len())]));
    }
    None
}

fn imagined<G: Game>(view: &G::View) -> G {
    G::imagine(view, &mut |n: u32| fastrand::u32(..n))
}
