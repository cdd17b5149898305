//! What a seat sees, what it can imagine, what it hears.

use crate::card::{Card, Cards};
use crate::event::Event;
use crate::row::{PerSlot, Slot, Slots};
use crate::state::{CardInRow, Face, Frame, Open, Oriflamme, SEATS};
use alloc::vec::Vec;
use kernel::{Dice, Seat, Seen};
use serde::{Deserialize, Serialize};

/// What one seat, or a spectator, may know: the open table with all that everybody remembers, and
/// the faces of the own cards. When the match is over, everything.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct View {
    /// Whose eyes; `None` is a spectator.
    pub viewer: Option<Seat>,
    /// What lies open.
    pub open: Open,
    /// Cards in the row that lie face down, but not to this viewer.
    pub faces: PerSlot<Card>,
    /// How many cards each seat holds.
    pub hand_sizes: [u8; SEATS],
    /// Each seat's hand.
    pub hands: [Seen<Cards>; SEATS],
    /// Each seat's three cards that were set aside.
    pub asides: [Seen<Cards>; SEATS],
}

impl View {
    /// The card in this slot, if the viewer knows it.
    pub fn card(&self, slot: Slot) -> Option<Card> {
        self.open.card(slot)?.face.card().or(self.faces.get(slot))
    }

    /// The cards of a seat that everybody has seen: open in the row, in its pile, preserved, turned
    /// down again, or gone back to the hand.
    pub fn seen(&self, seat: Seat) -> Cards {
        let back = self.open.course.returned[seat.index()].map(|_| Card::Informant);
        self.open.located(seat).or(back.into_iter().collect())
    }
}

impl Open {
    /// The cards of a seat of which everybody knows where they are.
    pub(crate) fn located(&self, seat: Seat) -> Cards {
        let course = &self.course;
        let mine = self.laid.iter().filter(|(_, laid)| laid.owner == seat);
        let mut cards: Cards = mine.filter_map(|(_, laid)| laid.face.card()).collect();
        cards = cards.or(course.piles[seat.index()]);
        if course.treaties[seat.index()].is_some() {
            cards = cards.with(Card::Treaty);
        }
        if course.infiltrators.has(seat) {
            cards = cards.with(Card::Infiltration);
        }
        cards
    }

    /// The slots of a seat's cards that only it knows.
    fn secrets(&self, seat: Seat) -> impl Iterator<Item = Slot> + '_ {
        let secret =
            move |(_, laid): &(Slot, CardInRow)| laid.owner == seat && laid.face == Face::Down;
        self.laid.iter().filter(secret).map(|(slot, _)| slot)
    }
}

/// What `viewer` may know.
pub(crate) fn view(state: &Oriflamme, viewer: Option<Seat>) -> View {
    let over = state.open.course.frame == Frame::Over; // Q22
    let sees = |seat: usize| over || viewer.map(Seat::index) == Some(seat);
    let mut faces = state.faces;
    for seat in state.open.options.seats().iter().filter(|seat| !sees(seat.index())) {
        state.open.secrets(seat).for_each(|slot| *faces.get_mut(slot) = None);
    }
    let seen = |cards: &[Cards; SEATS]| {
        let of = |seat| if sees(seat) { Seen::Open(cards[seat]) } else { Seen::Hidden };
        core::array::from_fn(of)
    };
    View {
        viewer,
        open: state.open,
        faces,
        hand_sizes: state.hands.map(|hand| hand.len() as u8),
        hands: seen(&state.hands),
        asides: seen(&state.asides),
    }
}

/// Deals the cards that the viewer cannot place over the hands, the cards set aside and the
/// face-down cards of their families.
pub(crate) fn imagine(view: &View, dice: &mut impl Dice) -> Oriflamme {
    let mut world = Oriflamme {
        open: view.open,
        faces: view.faces,
        hands: [Cards::NONE; SEATS],
        asides: [Cards::NONE; SEATS],
    };
    for seat in view.open.options.seats().iter() {
        let at = seat.index();
        match (view.hands[at], view.asides[at]) {
            (Seen::Open(hand), Seen::Open(aside)) => {
                (world.hands[at], world.asides[at]) = (hand, aside);
            }
            _ => world.deal(seat, view.hand_sizes[at], dice),
        }
    }
    world
}

impl Oriflamme {
    /// Deals one family evenly, within what everybody remembers.
    fn deal(&mut self, seat: Seat, hand_size: u8, dice: &mut impl Dice) {
        let at = seat.index();
        let mut unknown = Cards::ALL.minus(self.open.located(seat));
        let mut slots: Vec<Slot> = self.open.secrets(seat).collect();
        let mut hand_left = hand_size as u32;
        // IN3: she is in the hand, or one of the cards laid since she went back.
        if let Some(laid) = self.open.course.returned[at] {
            let since = |slot: &Slot| slot.number() > laid as usize;
            let later: Vec<Slot> = slots.iter().copied().filter(since).collect();
            unknown = unknown.without(Card::Informant);
            match later.get(dice.below(later.len() as u32 + hand_left) as usize) {
                Some(&slot) => {
                    *self.faces.get_mut(slot) = Some(Card::Informant);
                    slots.retain(|&other| other != slot);
                }
                None => {
                    self.hands[at] = self.hands[at].with(Card::Informant);
                    hand_left -= 1;
                }
            }
        }
        let mut draw = || {
            let nth = dice.below(unknown.len()) as usize;
            let card = unknown.iter().nth(nth).expect("fewer than there are");
            unknown = unknown.without(card);
            card
        };
        slots.into_iter().for_each(|slot| *self.faces.get_mut(slot) = Some(draw()));
        (0..hand_left).for_each(|_| self.hands[at] = self.hands[at].with(draw()));
        if !matches!(self.open.course.frame, Frame::Deal { seat: next } if next <= seat) {
            self.asides[at] = unknown;
        }
    }
}

/// The part of an event that `viewer` may hear.
pub(crate) fn redact(event: &Event, viewer: Option<Seat>) -> Event {
    match *event {
        Event::Dealt { seat, .. } if viewer != Some(seat) => {
            Event::Dealt { seat, aside: Seen::Hidden }
        }
        Event::Placed { seat, spot, slot, .. } if viewer != Some(seat) => {
            Event::Placed { seat, card: Seen::Hidden, spot, slot }
        }
        Event::Swapped { seat, slot, .. } if viewer != Some(seat) => {
            Event::Swapped { seat, slot, card: Seen::Hidden }
        }
        other => other,
    }
}

/// Brings a view up to date with an event that its viewer heard.
pub(crate) fn follow(view: &mut View, event: &Event) {
    match *event {
        Event::Dealt { seat, aside } => {
            view.hand_sizes[seat.index()] = 7;
            if let Seen::Open(three) = aside {
                view.asides[seat.index()] = aside;
                view.hands[seat.index()] = Seen::Open(Cards::ALL.minus(three));
            }
        }
        Event::Placed { seat, card, spot, slot } => {
            view.open.lay(seat, spot, slot);
            view.hand_sizes[seat.index()] -= 1;
            if let Seen::Open(card) = card {
                *view.faces.get_mut(slot) = Some(card);
                change_hand(view, seat, |hand| hand.without(card));
            }
        }
        Event::Swapped { seat, slot, card } => {
            view.open.go_back(slot);
            if let Seen::Open(card) = card {
                *view.faces.get_mut(slot) = Some(card);
                change_hand(view, seat, |hand| hand.without(card).with(Card::Informant));
            }
        }
        Event::Shown { faces, hands, asides } => {
            view.faces = faces;
            view.hands = hands.map(Seen::Open);
            view.asides = asides.map(Seen::Open);
        }
        Event::Course(course) => view.open.course = course,
        Event::RoundBegan { .. }
        | Event::Left { .. }
        | Event::Put { .. }
        | Event::Wasted { .. }
        | Event::Collected { .. }
        | Event::Gained { .. }
        | Event::Revealed { .. }
        | Event::TurnedDown { .. }
        | Event::Marked { .. }
        | Event::Removed { .. }
        | Event::Discarded { .. }
        | Event::Preserved { .. } => follow_in_the_row(view, event),
        // These change nothing but the course, which comes last, or say why nothing changes.
        Event::NoIncome { .. } | Event::ActivationBegan | Event::CameUp { .. } => {}
        Event::Skipped { .. } | Event::Sprung { .. } | Event::Ended { .. } => {}
    }
}

/// What happens to cards that lie in the row.
fn follow_in_the_row(view: &mut View, event: &Event) {
    let open = &mut view.open;
    let influence = &mut open.course.influence;
    match *event {
        Event::RoundBegan { .. } => open.course.done = Slots::NONE,
        Event::Left { slot } => {
            open.card_mut(slot).influence += 1;
            open.course.done.insert(slot);
        }
        Event::Put { slot, amount } => open.card_mut(slot).influence += amount,
        Event::Wasted { slot, amount } => open.card_mut(slot).influence -= amount,
        Event::Collected { seat, slot, amount } => {
            influence[seat.index()] += amount as u16;
            open.card_mut(slot).influence -= amount;
        }
        Event::Gained { seat, amount, .. } => influence[seat.index()] += amount as u16,
        Event::Revealed { slot, card } => {
            open.card_mut(slot).face = Face::Up(card);
            *view.faces.get_mut(slot) = None;
        }
        Event::TurnedDown { slot } => {
            let laid = open.card_mut(slot);
            laid.face = laid.face.card().map_or(Face::Down, Face::Known);
        }
        Event::Marked { slot } => {
            open.card_mut(slot).verdicts += 1;
            open.course.pool -= 1;
        }
        Event::Removed { slot, card, .. } | Event::Discarded { slot, card, .. } => {
            let owner = open.take_off(slot).owner.index();
            open.course.piles[owner] = open.course.piles[owner].with(card);
            *view.faces.get_mut(slot) = None;
        }
        Event::Preserved { slot, card, influence, .. } => {
            let owner = open.take_off(slot).owner;
            match card {
                Card::Treaty => open.course.treaties[owner.index()] = Some(influence),
                Card::Infiltration => {
                    open.course.infiltrators = open.course.infiltrators.with(owner);
                }
                _ => unreachable!("this card is never preserved"),
            }
        }
        _ => unreachable!("this event does not touch the row"),
    }
}

fn change_hand(view: &mut View, seat: Seat, change: impl Fn(Cards) -> Cards) {
    if let Seen::Open(hand) = view.hands[seat.index()] {
        view.hands[seat.index()] = Seen::Open(change(hand));
    }
}
