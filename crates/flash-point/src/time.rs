//! What is measured: windows, where somebody else than the active player is waited for.

use crate::event::Event;
use crate::state::{FlashPoint, Frame, Open, Part};
use alloc::vec::Vec;
use kernel::{Alarm, Game, Input, Seats, Sink, Waiting};

impl Open {
    /// O2: whom a window asks; nobody if none is open.
    pub fn window(&self) -> Seats {
        match self.frame() {
            Frame::Consent { asked, .. } => Seats::only(asked),
            Frame::Ride { pending, .. } | Frame::Dodge { pending } | Frame::GetUp { pending } => {
                self.seats_of(pending)
            }
            Frame::Blaze { part: Part::Control, .. } => {
                self.controller().map_or(Seats::NONE, |one| Seats::only(self.seat_of(one)))
            }
            _ => Seats::NONE,
        }
    }

    /// O2: nobody is hurried alone with the own firefighters.
    pub(crate) fn list_alarms(&self, out: &mut Vec<Alarm>) {
        let others = self.window().without(self.active_seat());
        if let (false, Some(millis)) = (others.is_empty(), self.options.windows.millis()) {
            out.push(Alarm { id: self.course.window, millis });
        }
    }
}

impl FlashPoint {
    /// O2: the time is over; whoever has not answered lets it pass.
    pub(crate) fn ring(&mut self, sink: &mut impl Sink<Event>) {
        let window = self.open.course.window;
        while self.open.course.window == window
            && let Some(seat) = self.open.window().lowest()
            && let Waiting::Seats { .. } = self.waiting()
        {
            let action = self.quiet(seat);
            self.act(seat, action, sink);
            self.settle(sink);
        }
    }

    /// For tests and drivers: everything that an input does.
    pub(crate) fn take_input(
        &mut self,
        input: Input<crate::action::Action, crate::action::Chance>,
        sink: &mut impl Sink<Event>,
    ) {
        match input {
            Input::Act(seat, action) => self.act(seat, action, sink),
            Input::Chance(outcome) => self.chanced(outcome, sink),
            Input::Clock(_) => self.ring(sink),
        }
        self.settle(sink);
    }
}
