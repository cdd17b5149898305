//! What nature can answer, and what its answer does.

use crate::card::Cards;
use crate::event::Event;
use crate::state::{Chance, Frame, Oriflamme};
use alloc::vec::Vec;
use kernel::{Dice, Seat, Seen, Sink};

/// Every answer that nature may give now, with its weight.
pub(crate) fn chances(state: &Oriflamme, out: &mut Vec<(Chance, u32)>) {
    match state.open.course.frame {
        Frame::Deal { .. } => out.extend(Cards::TRIPLES.map(|three| (Chance::Aside(three), 1))),
        Frame::First => {
            out.extend(state.open.options.seats().iter().map(|seat| (Chance::First(seat), 1)));
        }
        Frame::Place { .. } | Frame::Up { .. } | Frame::Act { .. } | Frame::Over => {}
    }
}

/// One answer, with the same odds.
#[inline]
pub(crate) fn sample(state: &Oriflamme, dice: &mut impl Dice) -> Chance {
    if let Frame::Deal { .. } = state.open.course.frame {
        let triples = &Cards::TRIPLES;
        return Chance::Aside(triples[dice.below(triples.len() as u32) as usize]);
    }
    let seats = state.open.options.seat_count() as u32;
    Chance::First(Seat::new(dice.below(seats) as usize))
}

impl Oriflamme {
    /// Carries out nature's answer.
    pub(crate) fn happen(&mut self, outcome: Chance, sink: &mut impl Sink<Event>) {
        match (self.open.course.frame, outcome) {
            (Frame::Deal { seat }, Chance::Aside(three)) => {
                self.asides[seat.index()] = three;
                self.hands[seat.index()] = Cards::ALL.minus(three);
                sink.emit(Event::Dealt { seat, aside: Seen::Open(three) });
                let next = seat.next(self.open.options.seat_count());
                self.open.course.frame =
                    if next.index() == 0 { Frame::First } else { Frame::Deal { seat: next } };
            }
            (Frame::First, Chance::First(seat)) => self.begin_round(1, seat, sink),
            _ => unreachable!("nothing like this was asked for"),
        }
    }
}
