//! What happens. Every input that arrives here is legal; nothing can fail.

use crate::{Action, Column, ConnectFour, Discs, Event, Frame, check};
use kernel::{Input, InputOf, Seat, Sink};

#[inline]
pub(crate) fn apply(
    state: &mut ConnectFour,
    input: InputOf<ConnectFour>,
    sink: &mut impl Sink<Event>,
) {
    match input {
        Input::Act(seat, action) => {
            debug_assert_eq!(check::check(state, seat, action), Ok(()));
            let Action::Drop(column) = action;
            state.drop_disc(seat, column, sink);
            state.settle(seat, sink);
        }
        Input::Chance(never) => match never {},
        Input::Clock(_) => unreachable!("Connect Four asks for no clock"),
    }
}

impl ConnectFour {
    /// Every disc in the grid.
    #[inline]
    pub(crate) fn all(&self) -> Discs {
        self.discs[0].or(self.discs[1])
    }

    /// C2: The disc falls to the lowest empty place.
    #[inline]
    fn drop_disc(&mut self, seat: Seat, column: Column, sink: &mut impl Sink<Event>) {
        let all = self.all();
        let discs = &mut self.discs[seat.index()];
        *discs = discs.or(all.lowest_empty(column));
        sink.emit(Event::Dropped { seat, column, row: all.height(column) as u8 });
    }

    /// What the rules do by themselves after `seat` dropped a disc. A game with more of this runs a
    /// bounded loop here, in the order of its rulebook, until somebody or nature must answer.
    #[inline]
    fn settle(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        let (frame, event) = if self.discs[seat.index()].four_in_line() {
            (Frame::Won { seat }, Event::Won { seat }) // C6
        } else if self.all() == Discs::ALL {
            (Frame::Full, Event::Filled) // C8
        } else {
            let seat = seat.next(2); // C4
            (Frame::Turn { seat }, Event::TurnBegan { seat })
        };
        self.frame = frame;
        sink.emit(event);
    }
}
