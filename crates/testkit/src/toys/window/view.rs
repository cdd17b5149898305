//! What one seat may know, and how it is kept up to date.

use super::{Card, DECK, Event, HAND_MAX, Held, Now, SEAT_COUNT_MAX, Window};
use kernel::{Bag, Dice, Seat, Seats, Seen};
use serde::{Deserialize, Serialize};

/// A card as a viewer sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct SeenCard {
    /// Its face, if the viewer owns it or has looked at it.
    pub card: Seen<Card>,
    /// The seats that have looked at it; everybody saw them do it.
    pub known_to: Seats,
}

/// What one seat, or a spectator, may know.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct View {
    /// Whose view it is.
    pub viewer: Option<Seat>,
    /// How many play.
    pub seat_count: u8,
    /// How many cards a hand has.
    pub hand_size: u8,
    /// How many cards are left to draw.
    pub deck_count: u8,
    /// What has been turned.
    pub turned: Bag<3>,
    /// What each seat holds.
    pub hands: [[Option<SeenCard>; HAND_MAX]; SEAT_COUNT_MAX],
    /// The card that lies on the table.
    pub laid: Option<SeenCard>,
    /// Does the viewer doubt it, as far as it has answered?
    pub doubts: bool,
    /// Who may still look at a card.
    pub lookers: Seats,
    /// The points of each seat.
    pub scores: [i8; SEAT_COUNT_MAX],
    /// What goes on.
    pub now: Now,
}

/// The part of an event that a viewer may hear. Everybody hears that something happened.
pub(super) fn redact(event: Event, viewer: Option<Seat>) -> Event {
    match event {
        Event::Drew(seat, place, _) if viewer != Some(seat) => {
            Event::Drew(seat, place, Seen::Hidden)
        }
        Event::Answered(seat, _) if viewer != Some(seat) => Event::Answered(seat, Seen::Hidden),
        Event::Looked(seat, owner, place, _) if viewer != Some(seat) => {
            Event::Looked(seat, owner, place, Seen::Hidden)
        }
        open => open,
    }
}

impl View {
    pub(super) fn of(state: &Window, viewer: Option<Seat>) -> View {
        let seen = |held: &Held, owner: Seat| {
            let knows = viewer.is_some_and(|seat| seat == owner || held.known_to.has(seat));
            let card = if knows { Seen::Open(held.card) } else { Seen::Hidden };
            SeenCard { card, known_to: held.known_to }
        };
        let hand =
            |seat: usize| state.hands[seat].map(|held| held.map(|h| seen(&h, Seat::new(seat))));
        let laid = match (state.now, state.laid) {
            (Now::Window(by, _), Some(held)) => Some(seen(&held, by)),
            _ => None,
        };
        View {
            viewer,
            seat_count: state.seat_count,
            hand_size: state.hand_size,
            deck_count: state.deck.len() as u8,
            turned: state.turned,
            hands: std::array::from_fn(hand),
            laid,
            doubts: viewer.is_some_and(|seat| state.doubts.has(seat)),
            lookers: state.lookers,
            scores: state.scores,
            now: state.now,
        }
    }

    /// A world that fits: the cards nobody has shown this viewer are dealt anew, and the others'
    /// secret answers are anything.
    pub(super) fn imagine(&self, dice: &mut impl Dice) -> Window {
        let mut unseen = DECK;
        let shown = self.hands.iter().flatten().chain([&self.laid]).flatten();
        for card in shown.filter_map(|seen| open(seen.card)) {
            unseen.take(card as usize);
        }
        for (kind, count) in self.turned.iter() {
            (0..count).for_each(|_| unseen.take(kind));
        }
        let mut deal = |seen: SeenCard| {
            let card = open(seen.card).unwrap_or_else(|| {
                let kind = unseen.pick(dice);
                unseen.take(kind);
                Card::ALL[kind]
            });
            Held { card, known_to: seen.known_to }
        };
        let hands = self.hands.map(|hand| hand.map(|seen| seen.map(&mut deal)));
        let laid = self.laid.map(&mut deal);
        let doubts = self.answered().iter().filter(|&seat| {
            if self.viewer == Some(seat) { self.doubts } else { dice.below(2) == 1 }
        });
        Window {
            seat_count: self.seat_count,
            hand_size: self.hand_size,
            doubts: doubts.collect(),
            deck: unseen,
            turned: self.turned,
            hands,
            laid,
            lookers: self.lookers,
            scores: self.scores,
            now: self.now,
        }
    }

    /// Who has answered the card that lies there.
    fn answered(&self) -> Seats {
        match self.now {
            Now::Window(by, open) => Seats::first(self.seat_count as usize).without(by).minus(open),
            _ => Seats::NONE,
        }
    }

    pub(super) fn follow(&mut self, event: Event) {
        match event {
            Event::Drew(seat, place, card) => {
                let seen = SeenCard { card, known_to: Seats::NONE };
                self.hands[seat.index()][place as usize] = Some(seen);
                self.deck_count -= 1;
            }
            Event::Laid(seat, place) => {
                self.laid = self.hands[seat.index()][place as usize].take();
            }
            Event::Answered(seat, doubts) => {
                if self.viewer == Some(seat) {
                    self.doubts = doubts == Seen::Open(true);
                }
            }
            Event::Turned(card, _) => {
                self.turned.put(card as usize);
                self.laid = None;
                self.doubts = false;
            }
            Event::Scored(seat, points) => self.scores[seat.index()] += points,
            Event::Looked(seat, owner, place, card) => self.looked(seat, owner, place, card),
            Event::Came(now) => self.now = now,
        }
    }

    fn looked(&mut self, seat: Seat, owner: Seat, place: u8, card: Seen<Card>) {
        self.lookers = self.lookers.without(seat);
        if let Some(seen) = &mut self.hands[owner.index()][place as usize] {
            seen.known_to = seen.known_to.with(seat);
            if self.viewer == Some(seat) {
                seen.card = card;
            }
        }
    }
}

fn open(seen: Seen<Card>) -> Option<Card> {
    match seen {
        Seen::Open(card) => Some(card),
        Seen::Hidden => None,
    }
}
