//! Bots of Connect Four, judging a win and otherwise nothing; wins and lengths are all that is counted.

use crate::{Judge, Plays, Simulated, greedy, random};
use connect_four::{Action, Column, Event};
use kernel::{Dice, Game, Input, Level, Seat, Thing, Waiting};

pub use connect_four::ConnectFour;

/// Takes a win and does not leave one to the other.
#[derive(Clone, Copy, Debug)]
pub struct Careful;

impl Plays for ConnectFour {
    fn choose(
        level: Level,
        view: &Self::View,
        seat: Seat,
        _: &[(Seat, Thing)],
        dice: &mut dyn Dice,
    ) -> Option<Action> {
        match level {
            Level::Random => random::<Self>(view, seat, dice),
            Level::Greedy => greedy::<Self, Careful>(view, seat, dice),
        }
    }
}

impl Simulated for ConnectFour {
    type Counts = ();

    fn begins_turn(event: &Event) -> bool {
        matches!(event, Event::Dropped { .. })
    }

    fn every_action() -> Vec<Action> {
        Column::ALL.map(Action::Drop).to_vec()
    }
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
