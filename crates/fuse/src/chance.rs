//! What nature can answer, how likely, and what it does.

use crate::cards::{Bomb, Role};
use crate::die::{Die, Kind, Number};
use crate::event::Event;
use crate::state::{Chance, Frame, Fuse};
use alloc::vec::Vec;
use kernel::{Dice, Seat, Seats, Sink};

/// DE7, O15: this roll of a die is turned to 6.
pub(crate) const SIX_ROLLS_MAX: u8 = 40;

/// Every outcome with its weight.
pub(crate) fn chances(state: &Fuse, out: &mut Vec<(Chance, u32)>) {
    match state.frame() {
        Frame::Roles => {
            out.extend(state.free_roles().map(|role| (Chance::Role(role), 1)));
        }
        Frame::Deal => out.extend(state.deck.unseen.iter().map(|bomb| (Chance::Bomb(bomb), 1))),
        Frame::Row | Frame::Refill => state.list_cards(out),
        Frame::Leader => {
            out.extend(state.options.seats().iter().map(|seat| (Chance::Leader(seat), 1)));
        }
        Frame::Roll { .. } => {
            for kind in Kind::all().filter(|kind| state.bag[kind.index()] > 0) {
                let weight = u32::from(state.bag[kind.index()]);
                let faces = Number::all().map(|number| Chance::Die(Die::new(kind, number)));
                out.extend(faces.map(|chance| (chance, weight)));
            }
        }
        Frame::Draw { .. } => {
            out.extend(state.unseen_sparks.iter().map(|spark| (Chance::Spark(spark), 1)));
        }
        _ => out.extend(Number::all().map(|number| (Chance::Number(number), 1))),
    }
}

/// One outcome with these odds.
pub(crate) fn sample(state: &Fuse, dice: &mut impl Dice) -> Chance {
    match state.frame() {
        Frame::Roles => {
            let at = dice.below(state.free_roles().count() as u32) as usize;
            Chance::Role(state.free_roles().nth(at).expect("a role is left"))
        }
        Frame::Deal => Chance::Bomb(state.unseen_bomb(dice)),
        Frame::Row | Frame::Refill => state.sample_card(dice),
        Frame::Leader => {
            Chance::Leader(Seat::new(dice.below(state.options.players.into()) as usize))
        }
        Frame::Roll { .. } => Chance::Die(state.sample_die(dice)),
        Frame::Draw { .. } => {
            let at = dice.below(state.unseen_sparks.len());
            Chance::Spark(state.unseen_sparks.nth(at).expect("a spark is left"))
        }
        _ => Chance::Number(sample_number(dice)),
    }
}

fn sample_number(dice: &mut impl Dice) -> Number {
    Number::new(dice.below(6) as u8 + 1)
}

impl Fuse {
    fn free_roles(&self) -> impl Iterator<Item = Role> {
        let free = |role: &Role| !self.roles.contains(&Some(*role));
        Role::ALL.into_iter().filter(free)
    }

    fn unseen_bomb(&self, dice: &mut impl Dice) -> Bomb {
        let at = dice.below(self.deck.unseen.len());
        self.deck.unseen.nth(at).expect("a bomb is left")
    }

    /// A card of the deck: those that are known to be in it, those that may be, and detonators.
    fn list_cards(&self, out: &mut Vec<(Chance, u32)>) {
        let deck = &self.deck;
        let (unseen, hidden) = (deck.unseen.len(), deck.unseen_detonators.len());
        let (each_bomb, each_detonator) = (unseen.max(1), hidden.max(1));
        let mystery = u32::from(deck.bombs) - deck.known.len();
        let mut list = |chance, weight| {
            if weight > 0 {
                out.push((chance, weight));
            }
        };
        deck.known.iter().for_each(|bomb| list(Chance::Bomb(bomb), each_bomb * each_detonator));
        deck.unseen.iter().for_each(|bomb| list(Chance::Bomb(bomb), mystery * each_detonator));
        let weight = u32::from(deck.detonators) * each_bomb;
        deck.unseen_detonators.iter().for_each(|one| list(Chance::Detonator(one), weight));
    }

    fn sample_card(&self, dice: &mut impl Dice) -> Chance {
        let deck = &self.deck;
        let (bombs, detonators) = (u32::from(deck.bombs), u32::from(deck.detonators));
        let at = dice.below(bombs + detonators);
        if at < detonators {
            let which = dice.below(deck.unseen_detonators.len());
            let detonator = deck.unseen_detonators.nth(which);
            return Chance::Detonator(detonator.expect("a detonator is left"));
        }
        let known = deck.known.nth(at - detonators).filter(|_| at - detonators < deck.known.len());
        Chance::Bomb(known.unwrap_or_else(|| self.unseen_bomb(dice)))
    }

    #[inline]
    fn sample_die(&self, dice: &mut impl Dice) -> Die {
        let at = dice.below(self.bag.iter().map(|&count| u32::from(count)).sum());
        // Every kind is looked at: where to stop would be guessed wrongly.
        let (mut kind, mut below) = (0, 0);
        for &count in &self.bag {
            below += u32::from(count);
            kind += usize::from(at >= below);
        }
        Die::new(Kind::new(kind), sample_number(dice))
    }

    /// What nature answered.
    pub(crate) fn chanced(&mut self, outcome: Chance, sink: &mut impl Sink<Event>) {
        match (self.frame(), outcome) {
            (Frame::Roles, Chance::Role(role)) => {
                let seat = self.without_role().expect("somebody has no role");
                self.tell(Event::GotRole { seat, role }, sink);
            }
            (Frame::Deal, Chance::Bomb(bomb)) => {
                let (seat, place) = self.without_bomb().expect("somebody gets a bomb");
                self.tell(Event::Dealt { seat, place: place as u8, bomb }, sink);
                if let Some(place) = self.replaced(seat, place) {
                    self.tell(Event::Replaced { seat, place: place as u8 }, sink);
                }
            }
            (Frame::Row | Frame::Refill, Chance::Bomb(bomb)) => {
                let place = self.deck.row.iter().position(Option::is_none);
                let place = place.expect("the row has a gap") as u8;
                self.tell(Event::TurnedUp { place, bomb }, sink);
            }
            (_, Chance::Detonator(detonator)) => self.go_off(detonator, sink),
            (_, Chance::Leader(seat)) => {
                self.tell(Event::Leads { seat }, sink);
                self.enter(Frame::Ready { missing: self.options.seats() });
            }
            (Frame::Roll { left }, Chance::Die(die)) => {
                let place = self.lying_places().trailing_ones() as u8;
                self.tell(Event::Rolled { place, die }, sink);
                self.course.frames.replace(Frame::Roll { left: left - 1 });
            }
            (_, Chance::Spark(spark)) => {
                let seat = self.drawer().expect("somebody draws a spark");
                self.has_drawn(seat);
                self.tell(Event::DrewSpark { seat, spark }, sink);
            }
            (Frame::SixRoll { left }, Chance::Number(number)) => {
                self.rolled_six(left, number, sink)
            }
            (Frame::Reroll { left }, Chance::Number(number)) => {
                let place = left.trailing_zeros() as u8;
                self.tell(Event::Rerolled { place, number }, sink);
                self.course.frames.replace(Frame::Reroll { left: left & (left - 1) });
            }
            (Frame::Leftovers { .. }, Chance::Number(number)) => self.rolled_again(number, sink),
            (frame, outcome) => unreachable!("{outcome:?} is no answer in {frame:?}"),
        }
    }

    /// DE7: one die for each; a six, or the fortieth roll, and the seat is done.
    fn rolled_six(&mut self, left: Seats, number: Number, sink: &mut impl Sink<Event>) {
        let seat = left.clockwise_from(self.round.leader).expect("somebody rolls");
        let last = self.sixes[seat.index()] + 1 >= SIX_ROLLS_MAX;
        let number = if last { Number::new(6) } else { number };
        self.tell(Event::RolledSix { seat, number }, sink);
        self.course.frames.replace(Frame::SixRoll { left: left.without(seat) });
        if number.value() != 6 {
            return;
        }
        self.course.frames.pop();
        if let Frame::Sixes { pending } = self.frame() {
            self.enter(Frame::Sixes { pending: pending.without(seat) });
        }
        self.course.frames.push(Frame::SixRoll { left: left.without(seat) });
    }
}
