//! How cards leave the row: removed, discarded, preserved.

use crate::card::Card;
use crate::event::{Event, Why};
use crate::row::Slot;
use crate::state::{Face, Oriflamme};
use kernel::{Seat, Sink};

impl Oriflamme {
    /// The card in this slot, whoever may know it.
    #[inline]
    pub(crate) fn kind(&self, slot: Slot) -> Card {
        let laid = self.open.card(slot).expect("a card lies in the slot");
        laid.face.card().or(self.faces.get(slot)).expect("a face-down card has a face")
    }

    /// L1–L3, Q28: removes one card, or two at once; the traps come when all of them have gone.
    pub(crate) fn remove<const COUNT: usize>(
        &mut self,
        by: Seat,
        targets: [Option<Slot>; COUNT],
        sink: &mut impl Sink<Event>,
    ) {
        let mut trappers = [None; COUNT];
        for (target, trapper) in targets.into_iter().zip(&mut trappers) {
            let Some(slot) = target else { continue };
            let card = self.kind(slot);
            self.waste(slot, self.open.card(slot).map_or(0, |laid| laid.influence), sink);
            let laid = self.open.take_off(slot);
            let was_down = !laid.face.is_up();
            self.show(laid.owner, slot, card);
            let piles = &mut self.open.course.piles;
            piles[laid.owner.index()] = piles[laid.owner.index()].with(card);
            sink.emit(Event::Removed { slot, card, owner: laid.owner, by, was_down });
            self.gain(by, 1, Why::Removal, sink);
            if was_down && self.open.course.infiltrators.has(by) {
                self.gain(by, 2, Why::Infiltration, sink);
            }
            if card == Card::Extortion && laid.owner != by {
                *trapper = Some(laid.owner);
            }
        }
        for owner in trappers.into_iter().flatten() {
            crate::cards::extortion::spring(self, owner, by, sink);
        }
    }

    /// L5: the card goes to its owner's pile.
    pub(crate) fn discard(&mut self, slot: Slot, card: Card, sink: &mut impl Sink<Event>) {
        let laid = self.open.take_off(slot);
        let piles = &mut self.open.course.piles;
        piles[laid.owner.index()] = piles[laid.owner.index()].with(card);
        sink.emit(Event::Discarded { slot, card, owner: laid.owner });
    }

    /// A face comes into the open.
    #[inline]
    pub(crate) fn show(&mut self, owner: Seat, slot: Slot, card: Card) {
        *self.faces.get_mut(slot) = None;
        if card == Card::Informant {
            self.open.course.returned[owner.index()] = None;
        }
    }

    /// Influence from the supply; an Informant who hears nothing is told as well.
    #[inline]
    pub(crate) fn gain(&mut self, seat: Seat, amount: u8, why: Why, sink: &mut impl Sink<Event>) {
        self.open.course.influence[seat.index()] += amount as u16;
        sink.emit(Event::Gained { seat, amount, why });
    }

    /// Influence from the supply onto a card.
    #[inline]
    pub(crate) fn put(&mut self, slot: Slot, amount: u8, sink: &mut impl Sink<Event>) {
        self.open.card_mut(slot).influence += amount;
        sink.emit(Event::Put { slot, amount });
    }

    /// Influence from a card back to the supply.
    #[inline]
    pub(crate) fn waste(&mut self, slot: Slot, amount: u8, sink: &mut impl Sink<Event>) {
        if amount > 0 {
            self.open.card_mut(slot).influence -= amount;
            sink.emit(Event::Wasted { slot, amount });
        }
    }

    /// A4: everything on a card goes to its owner.
    #[inline]
    pub(crate) fn collect(&mut self, slot: Slot, sink: &mut impl Sink<Event>) {
        let laid = self.open.card_mut(slot);
        let (seat, amount) = (laid.owner, core::mem::take(&mut laid.influence));
        if amount > 0 {
            self.open.course.influence[seat.index()] += amount as u16;
            sink.emit(Event::Collected { seat, slot, amount });
        }
    }

    /// A3: the card is turned face up.
    #[inline]
    pub(crate) fn turn_up(&mut self, slot: Slot, sink: &mut impl Sink<Event>) -> Card {
        let card = self.kind(slot);
        let laid = self.open.card_mut(slot);
        laid.face = Face::Up(card);
        let owner = laid.owner;
        self.show(owner, slot, card);
        sink.emit(Event::Revealed { slot, card });
        card
    }
}
