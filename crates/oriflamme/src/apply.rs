//! What a decision does.

use crate::card::Card;
use crate::cards::{self, Acting, Next};
use crate::event::Event;
use crate::row::Slot;
use crate::state::{Action, Frame, Oriflamme, Spot};
use kernel::{Seat, Seen, Sink};

impl Oriflamme {
    /// Carries out an action that `check` allows.
    pub(crate) fn act(&mut self, seat: Seat, action: Action, sink: &mut impl Sink<Event>) {
        match (self.open.course.frame, action) {
            (Frame::Place { .. }, Action::Place(card, spot)) => self.place(seat, card, spot, sink),
            (Frame::Up { slot, .. }, Action::Leave) => {
                self.open.card_mut(slot).influence += 1; // A2
                sink.emit(Event::Left { slot });
                self.open.course.done.insert(slot);
                self.proceed(sink);
            }
            (Frame::Up { slot, .. }, Action::Reveal) => self.reveal(Acting { seat, slot }, sink),
            (Frame::Act { slot, card, .. }, action) => {
                let acting = Acting { seat, slot };
                cards::choose(self, acting, card, action, sink);
                self.rest(acting);
                self.proceed(sink);
            }
            _ => unreachable!("check has refused this"),
        }
    }

    /// P1: a card goes face down into the row; after the last seat the row is activated.
    fn place(&mut self, seat: Seat, card: Card, spot: Spot, sink: &mut impl Sink<Event>) {
        let slot = Slot::after(self.open.course.laid);
        self.hands[seat.index()] = self.hands[seat.index()].without(card);
        *self.faces.get_mut(slot) = Some(card);
        self.open.lay(seat, spot, slot);
        sink.emit(Event::Placed { seat, card: Seen::Open(card), spot, slot });
        let next = seat.next(self.open.options.seat_count());
        if next == self.open.course.first {
            self.begin_activation(sink);
        } else {
            self.open.course.frame = Frame::Place { seat: next };
        }
    }

    /// A3, A4: face up, then what lies on it, then the ability.
    fn reveal(&mut self, acting: Acting, sink: &mut impl Sink<Event>) {
        let card = self.turn_up(acting.slot, sink);
        cards::settle_influence(self, acting, card, sink);
        match cards::begin(self, acting, card, sink) {
            Next::Asks => {}
            Next::Done => {
                self.rest(acting);
                self.proceed(sink);
            }
        }
    }
}
