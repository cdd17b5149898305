//! What a seat sees, what it can imagine, what it hears.

use crate::card::{ACTION_KINDS, Card, Cards, action_cards};
use crate::event::Event;
use crate::options::Rules;
use crate::state::{FireTower, Open, SEATS};
use kernel::{Dice, Seat, Seen};
use serde::{Deserialize, Serialize};

/// What one seat, or a spectator, may know: the open table, every hand's size, the own hand.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct View {
    /// Whose eyes; `None` is a spectator.
    pub viewer: Option<Seat>,
    /// What lies open.
    pub open: Open,
    /// How many cards each seat holds.
    pub hand_sizes: [u8; SEATS],
    /// The viewer's own hand.
    pub hand: Cards,
}

impl View {
    /// Cards that the viewer has not located: the deck and the hands of the others.
    pub fn unseen(&self) -> Cards {
        let mut unseen = cards_in_play(&self.open);
        let mut seen = self.hand;
        seen.pour(&mut self.open.discards.clone());
        for (kind, count) in seen.iter() {
            (0..count).for_each(|_| unseen.take(kind));
        }
        if !self.open.options.since(Rules::Two) {
            self.open.course.due.iter().for_each(|(card, _)| unseen.take(card.kind()));
        }
        unseen
    }

    /// How many cards are in the deck.
    pub fn deck_size(&self) -> u32 {
        let others = (0..SEATS).filter(|&seat| self.viewer.map(Seat::index) != Some(seat));
        self.unseen().len() - others.map(|seat| self.hand_sizes[seat] as u32).sum::<u32>()
    }
}

/// Every card of this match, wherever it lies. Events come in after the deal.
pub fn cards_in_play(open: &Open) -> Cards {
    use crate::frame::Frame;
    let mut cards = action_cards(open.options.fire_mix);
    if open.course.frames.bottom() != Frame::Deal {
        if open.options.firestorm {
            cards.put(Card::Firestorm.kind());
        }
        if open.options.mutual_aid {
            cards.put(Card::MutualAid.kind());
        }
    }
    if open.course.shadow_card_in_play {
        cards.put(Card::ShadowOfTheWood.kind());
    }
    cards
}

/// What `viewer` may know.
pub(crate) fn view(state: &FireTower, viewer: Option<Seat>) -> View {
    View {
        viewer,
        open: state.open,
        hand_sizes: state.hands.map(|hand| hand.len() as u8),
        hand: viewer.map_or(Cards::EMPTY, |seat| state.hands[seat.index()]),
    }
}

/// Deals what the viewer has not located over the hands of the others; the rest is the deck.
pub(crate) fn imagine(view: &View, dice: &mut impl Dice) -> FireTower {
    let mut deck = view.unseen();
    let mut hands = [Cards::EMPTY; SEATS];
    // Events are never in a hand.
    let mut events = Cards::EMPTY;
    for (kind, count) in deck.iter().filter(|&(kind, _)| kind >= ACTION_KINDS) {
        (0..count).for_each(|_| events.put(kind));
    }
    events.iter().for_each(|(kind, count)| (0..count).for_each(|_| deck.take(kind)));
    for (seat, hand) in hands.iter_mut().enumerate() {
        if view.viewer.map(Seat::index) == Some(seat) {
            *hand = view.hand;
            continue;
        }
        for _ in 0..view.hand_sizes[seat] {
            let kind = deck.pick(dice);
            deck.take(kind);
            hand.put(kind);
        }
    }
    deck.pour(&mut events);
    FireTower { open: view.open, deck, hands }
}

/// The part of an event that `viewer` may hear.
pub(crate) fn redact(event: &Event, viewer: Option<Seat>) -> Event {
    let among = |seats: &[Seat]| viewer.is_some_and(|viewer| seats.contains(&viewer));
    match *event {
        Event::Drew { seat, .. } if !among(&[seat]) => Event::Drew { seat, card: Seen::Hidden },
        Event::Took { from, to, count, .. } if !among(&[from, to]) => {
            Event::Took { from, to, count, cards: Seen::Hidden }
        }
        Event::Stole { from, by, .. } if !among(&[from, by]) => {
            Event::Stole { from, by, card: Seen::Hidden }
        }
        other => other,
    }
}

/// A tower that burns does not look whole until the course has come.
fn follow_burning(view: &mut View, event: &Event) {
    let open = &mut view.open;
    match *event {
        Event::Burnt { seat, .. } => open.course.standing = open.course.standing.without(seat),
        Event::Ablaze { tower, .. } => {
            open.course.ablaze = open.course.ablaze.with(tower);
            open.gems = open.gems.minus(tower.zone());
            open.breaks = open.breaks.minus(tower.zone());
        }
        _ => unreachable!("nothing else burns"),
    }
}

/// Brings a view up to date with an event that its viewer heard.
pub(crate) fn follow(view: &mut View, event: &Event) {
    let own = |seat: Seat| view.viewer == Some(seat);
    match *event {
        Event::Drew { seat, card } => {
            view.hand_sizes[seat.index()] += 1;
            if let Seen::Open(card) = card {
                view.hand.put(card.kind());
            }
        }
        Event::Played { seat, card } | Event::Discarded { seat, card } => {
            view.hand_sizes[seat.index()] -= 1;
            view.open.discards.put(card.kind());
            if own(seat) {
                view.hand.take(card.kind());
            }
        }
        Event::Surfaced { card, .. } if view.open.options.since(Rules::Two) => {
            view.open.discards.put(card.kind());
        }
        Event::Began { card, .. } if !view.open.options.since(Rules::Two) => {
            view.open.discards.put(card.kind());
        }
        Event::Took { from, to, count, cards } => {
            view.hand_sizes[from.index()] -= count;
            view.hand_sizes[to.index()] += count;
            if own(from) {
                view.hand = Cards::EMPTY;
            }
            if let (true, Seen::Open(mut cards)) = (own(to), cards) {
                view.hand.pour(&mut cards);
            }
        }
        Event::Stole { from, by, card } => {
            view.hand_sizes[from.index()] -= 1;
            view.hand_sizes[by.index()] += 1;
            if let Seen::Open(card) = card {
                if own(from) {
                    view.hand.take(card.kind());
                } else {
                    view.hand.put(card.kind());
                }
            }
        }
        Event::Reshuffled => view.open.discards = Cards::EMPTY,
        Event::ShadowShuffledIn { from_discards: true } => {
            view.open.discards.take(Card::ShadowOfTheWood.kind());
        }
        Event::Lit { space, .. } => view.open.gems.insert(space),
        Event::Doused { space, .. } | Event::Lifted { space, .. } => view.open.gems.remove(space),
        Event::Laid { space, .. } => view.open.breaks.insert(space),
        Event::Cleared { space, .. } => view.open.breaks.remove(space),
        Event::Exploded { space, .. } => {
            view.open.gems.remove(space);
            view.open.breaks.insert(space);
        }
        Event::Burnt { .. } | Event::Ablaze { .. } => follow_burning(view, event),
        Event::Course(course) => view.open.course = course,
        // These change nothing but the course, which comes last, or tell what others have done.
        Event::Surfaced { .. } | Event::Began { .. } | Event::ShadowShuffledIn { .. } => {}
        Event::Rolled { .. } | Event::WindTurned { .. } | Event::BucketUsed { .. } => {}
        Event::AidChosen { .. } | Event::HauntChosen { .. } | Event::TurnBegan { .. } => {}
        Event::NoCell { .. } | Event::BecameShadow { .. } => {}
        Event::LimitRose { .. } | Event::Ended { .. } => {}
    }
}
