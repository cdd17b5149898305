//! What the rules do by themselves: rounds, the walk along the row, the end.

use crate::cards::{self, Acting, Next};
use crate::event::{Event, Why};
use crate::row::Slots;
use crate::state::{Face, Frame, Oriflamme, ROUNDS, SEATS};
use kernel::{Seat, Seats, Sink};

impl Oriflamme {
    /// R2, TR2: the Treaties pay, then the first player lays a card.
    pub(crate) fn begin_round(&mut self, round: u8, first: Seat, sink: &mut impl Sink<Event>) {
        self.open.course.round = round;
        self.open.course.first = first;
        self.open.course.done = Slots::NONE;
        sink.emit(Event::RoundBegan { round, first });
        for seat in self.open.options.seats().iter() {
            let amount = self.treaty(seat);
            if amount == 0 {
                continue;
            }
            if self.open.tops_of(seat).next().is_some() {
                self.gain(seat, amount, Why::Income, sink);
            } else {
                sink.emit(Event::NoIncome { seat });
            }
        }
        self.open.course.frame = Frame::Place { seat: first };
    }

    /// What a seat's preserved Treaty pays.
    fn treaty(&self, seat: Seat) -> u8 {
        self.open.course.treaties[seat.index()].unwrap_or(0)
    }

    /// R3: the row is activated from its start.
    pub fn begin_activation(&mut self, sink: &mut impl Sink<Event>) {
        sink.emit(Event::ActivationBegan);
        self.proceed(sink);
    }

    /// A1: the first card of the row that has not been activated is, until somebody is asked.
    ///
    /// This is the chain rule, too: a card that leaves in its own activation uncovers one that has
    /// not been activated and is now the first of those. What has been activated is always the
    /// beginning of the row, so counting it says where to go on.
    pub(crate) fn proceed(&mut self, sink: &mut impl Sink<Event>) {
        // Each turn of the loop activates one card for good or takes it out of the row.
        loop {
            let position = self.open.course.done.len();
            let Some(&slot) = self.open.row.slots().get(position) else {
                return self.end_round(sink);
            };
            sink.emit(Event::CameUp { slot });
            let laid = self.open.card(slot).expect("a card lies in each slot of the row");
            let acting = Acting { seat: laid.owner, slot };
            let Face::Up(card) = laid.face else {
                self.open.course.frame = Frame::Up { seat: laid.owner, slot };
                return;
            };
            match cards::begin(self, acting, card, sink) {
                Next::Asks => return,
                Next::Done => self.rest(acting),
            }
        }
    }

    /// A1, IN3: the card's activation is over. One that has left the row has nothing to rest on.
    #[inline]
    pub(crate) fn rest(&mut self, acting: Acting) {
        if self.open.card(acting.slot).is_some() {
            self.open.course.done.insert(acting.slot);
        }
    }

    /// R5: the next round, or the end.
    fn end_round(&mut self, sink: &mut impl Sink<Event>) {
        let course = &self.open.course;
        if course.round < ROUNDS {
            let first = course.first.next(self.open.options.seat_count());
            return self.begin_round(course.round + 1, first, sink);
        }
        for seat in self.open.options.seats().iter() {
            let amount = self.treaty(seat);
            if amount > 0 {
                self.gain(seat, amount, Why::Treaty, sink);
            }
        }
        let winners = self.best();
        self.open.course.winners = winners;
        self.open.course.frame = Frame::Over;
        sink.emit(Event::Shown { faces: self.faces, hands: self.hands, asides: self.asides });
        sink.emit(Event::Ended { winners });
    }

    /// Z3, Z4: most influence; then most uncovered cards; then they share.
    fn best(&self) -> Seats {
        let scores = self.scores();
        let most = scores.iter().max().expect("a table has seats");
        self.open.options.seats().iter().filter(|seat| scores[seat.index()] == *most).collect()
    }

    /// What decides: influence, then uncovered cards in the row. Empty seats have nothing.
    pub(crate) fn scores(&self) -> [(u16, u8); SEATS] {
        let influence = self.open.course.influence;
        let mut scores = influence.map(|influence| (influence, 0));
        self.open.tops().for_each(|(_, laid)| scores[laid.owner.index()].1 += 1);
        scores
    }
}
