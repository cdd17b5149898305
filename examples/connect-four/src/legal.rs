//! Everything that may be done.

use crate::{Action, Column, ConnectFour, Frame};
use alloc::vec::Vec;
use kernel::Seat;

/// Every column that is not full, on the seat's own turn.
#[inline]
pub(crate) fn legal(state: &ConnectFour, seat: Seat, out: &mut Vec<Action>) {
    if state.frame == (Frame::Turn { seat }) {
        out.extend(open(state).map(Action::Drop));
    }
}

/// The leftmost column that is not full: the choice for a seat that is away.
pub(crate) fn leftmost(state: &ConnectFour) -> Action {
    Action::Drop(open(state).next().expect("who has to move has a column to move in"))
}

#[inline]
fn open(state: &ConnectFour) -> impl Iterator<Item = Column> {
    let all = state.all();
    Column::ALL.into_iter().filter(move |&column| !all.is_full(column))
}
