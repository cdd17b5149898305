//! What a viewer knows: everything, for nothing is hidden in this game.
//!
//! A view is still a type of its own, with only what it should show. In a game with hidden cards the
//! state has fields that the view has not, and `imagine` makes up what the viewer does not know.

use crate::{Colour, Column, ConnectFour, Discs, Event, Frame};
use kernel::Seat;
use serde::{Deserialize, Serialize};

/// The match as anybody sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// The discs of the red and the yellow seat.
    pub discs: [Discs; 2],
    /// What the match is in the middle of.
    pub frame: Frame,
}

impl View {
    /// The colour of the disc at this place, if there is one.
    pub fn at(&self, column: Column, row: usize) -> Option<Colour> {
        [Colour::Red, Colour::Yellow]
            .into_iter()
            .find(|colour| self.discs[colour.seat().index()].has(column, row))
    }
}

pub(crate) fn view(state: &ConnectFour) -> View {
    View { discs: state.discs, frame: state.frame }
}

pub(crate) fn imagine(view: &View) -> ConnectFour {
    ConnectFour { discs: view.discs, frame: view.frame }
}

/// Brings a view up to date by what its viewer heard, and by nothing else: no rule is asked here.
pub(crate) fn follow(view: &mut View, event: &Event) {
    match *event {
        Event::Dropped { seat, column, row } => place(view, seat, column, row),
        Event::TurnBegan { seat } => view.frame = Frame::Turn { seat },
        Event::Won { seat } => view.frame = Frame::Won { seat },
        Event::Filled => view.frame = Frame::Full,
    }
}

fn place(view: &mut View, seat: Seat, column: Column, row: u8) {
    let discs = &mut view.discs[seat.index()];
    *discs = discs.with(column, row as usize);
}
