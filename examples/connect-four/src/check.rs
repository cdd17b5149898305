//! May this be done, and if not, why. The only authority on legality.

use crate::{Action, Because, ConnectFour, Frame, clause};
use kernel::{Illegal, Seat, refuse};

/// C3, C5, C9: May `seat` drop a disc there?
#[inline]
pub(crate) fn check(
    state: &ConnectFour,
    seat: Seat,
    Action::Drop(column): Action,
) -> Result<(), Illegal<Because>> {
    let Frame::Turn { seat: turn } = state.frame else {
        return refuse(&clause::OVER, Because::Over);
    };
    if seat != turn {
        return refuse(&clause::OUT_OF_TURN, Because::NotYourTurn { turn });
    }
    if state.all().is_full(column) {
        return refuse(&clause::COLUMN_FULL, Because::ColumnFull(column));
    }
    Ok(())
}
