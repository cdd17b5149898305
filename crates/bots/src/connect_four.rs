//! Judging Connect Four: a win, and otherwise nothing.

use crate::{Judge, Judged};
use connect_four::ConnectFour;
use kernel::{Game, Input, Seat, Waiting};

/// Takes a win and does not leave one to the other.
#[derive(Clone, Copy, Debug)]
pub struct Careful;

impl Judged for ConnectFour {
    type Judge = Careful;
}

impl Judge<ConnectFour> for Careful {
    const WORLDS: usize = 1;

    fn judge(state: &ConnectFour, seat: Seat) -> i32 {
        if let Some(payoffs) = state.payoffs() {
            return payoffs[seat.index()] as i32 * 2;
        }
        -i32::from(somebody_wins_at_once(state))
    }
}

/// Could the seat that is to move win with one disc?
fn somebody_wins_at_once(state: &ConnectFour) -> bool {
    let Waiting::Seats { must, .. } = state.waiting() else { return false };
    let Some(seat) = must.lowest() else { return false };
    let mut actions = Vec::new();
    state.legal(seat, &mut actions);
    actions.into_iter().any(|action| {
        let mut next = *state;
        next.apply(Input::Act(seat, action), &mut ());
        next.payoffs().is_some_and(|payoffs| payoffs[seat.index()] > 0)
    })
}
