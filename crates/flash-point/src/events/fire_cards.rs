//! Lull and Seat of the Fire: what is in the fire deck.

use super::table::Tragic;
use crate::action::FireCard;
use crate::event::Event;
use crate::state::FlashPoint;
use kernel::Sink;

/// EV29.
pub(super) fn lull(state: &mut FlashPoint, sink: &mut impl Sink<Event>) -> bool {
    let mut cards = state.open.fire_deck;
    if cards.respite {
        cards.respite = false;
        cards.discard.put(FireCard::Respite as usize);
        state.tell(Event::FireCards(cards), sink);
    }
    state.followed(Tragic::Lull, sink);
    true
}

/// EV30, D12.
pub(super) fn seat_of_the_fire(state: &mut FlashPoint, sink: &mut impl Sink<Event>) -> bool {
    let mut cards = state.open.fire_deck;
    let flare_up = FireCard::FlareUp as usize;
    let from = [&mut cards.discard, &mut cards.deck].into_iter().find(|pile| pile.has(flare_up));
    if let Some(pile) = from {
        pile.take(flare_up);
        cards.removed += 1;
        state.tell(Event::FireCards(cards), sink);
    }
    state.followed(Tragic::SeatOfTheFire, sink);
    true
}
