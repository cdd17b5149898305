//! What happens. `check` has been asked before, so nothing here can fail.

use crate::state::{Card, Event, Frame, NewGame};
use kernel::{Seat, Seen, Sink};

impl NewGame {
    /// S2, T1: a card comes into the hand that waits for it.
    pub(crate) fn draw(&mut self, card: Card, sink: &mut impl Sink<Event>) {
        let Frame::Draw { seat, first } = self.frame else {
            unreachable!("nature is asked for cards alone")
        };
        self.deck.take(card as usize);
        self.hands[seat.index()].put(card as usize);
        sink.emit(Event::Drew { seat, card: Seen::Open(card) });
        let next = seat.next(self.seat_count as usize);
        self.frame = match first {
            true if next.index() != 0 => Frame::Draw { seat: next, first: true },
            true => Frame::Draw { seat: next, first: false },
            false => Frame::Turn { seat },
        };
    }

    /// T5: it lies open, and everybody else is asked.
    pub(crate) fn light(&mut self, seat: Seat, card: Card, sink: &mut impl Sink<Event>) {
        self.hands[seat.index()].take(card as usize);
        sink.emit(Event::Lit { seat, card });
        let everybody = kernel::Seats::first(self.seat_count as usize);
        self.frame = Frame::Window { by: seat, card, asked: everybody.without(seat) };
    }

    /// T6: it lies on the discards.
    pub(crate) fn discard(&mut self, seat: Seat, card: Card, sink: &mut impl Sink<Event>) {
        self.hands[seat.index()].take(card as usize);
        self.discards.put(card as usize);
        sink.emit(Event::Discarded { seat, card });
        self.next_turn(seat);
    }

    /// W3: the water and what was lit are discarded.
    pub(crate) fn put_out(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        let Frame::Window { by, card, .. } = self.frame else { unreachable!("checked before") };
        self.hands[seat.index()].take(Card::Water as usize);
        self.discards.put(Card::Water as usize);
        self.discards.put(card as usize);
        sink.emit(Event::WasPutOut { seat, card });
        self.next_turn(by);
    }

    /// W4: the last one who lets it pass lets it burn.
    pub(crate) fn pass(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        let Frame::Window { by, card, asked } = self.frame else { unreachable!("checked before") };
        sink.emit(Event::Passed { seat });
        let asked = asked.without(seat);
        if !asked.is_empty() {
            self.frame = Frame::Window { by, card, asked };
            return;
        }
        self.burning[by.index()].put(card as usize);
        sink.emit(Event::Burnt { seat: by, card });
        self.next_turn(by);
    }

    /// What the rules do by themselves. E1: no turn begins without a card to draw.
    fn next_turn(&mut self, after: Seat) {
        let seat = after.next(self.seat_count as usize);
        self.frame = match self.deck.is_empty() {
            true => Frame::Over,
            false => Frame::Draw { seat, first: false },
        };
    }
}
