//! Who may know what. A view is a type of its own, so that a new field of the state is hidden until
//! somebody decides to show it.

use crate::setup::{DECK, SEATS};
use crate::state::{Card, Event, Frame, NewGame, points};
use kernel::{Bag, Dice, Seat, Seen};
use serde::{Deserialize, Serialize};

/// What one seat, or a spectator, may know.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// Who looks; nobody is a spectator.
    pub viewer: Option<Seat>,
    /// How many play.
    pub seat_count: u8,
    /// How many cards are left to draw.
    pub deck: u8,
    /// The viewer's own cards; a spectator has none.
    pub hand: Bag<3>,
    /// How many cards each seat holds.
    pub held: [u8; SEATS],
    /// What burns before each seat.
    pub burning: [Bag<3>; SEATS],
    /// What was discarded.
    pub discards: Bag<3>,
    /// What goes on.
    pub frame: Frame,
}

impl View {
    /// E2: the points of a seat.
    pub fn points(&self, seat: Seat) -> u8 {
        points(&self.burning[seat.index()])
    }

    fn is(&self, seat: Seat) -> bool {
        self.viewer == Some(seat)
    }
}

pub(crate) fn view(state: &NewGame, viewer: Option<Seat>) -> View {
    View {
        viewer,
        seat_count: state.seat_count,
        deck: state.deck.len() as u8,
        hand: viewer.map_or(Bag::EMPTY, |seat| state.hands[seat.index()]),
        held: state.hands.map(|hand| hand.len() as u8),
        burning: state.burning,
        discards: state.discards,
        frame: state.frame,
    }
}

/// A world that looks the same: what lies nowhere in sight is dealt evenly to the other hands, and the
/// rest is the deck.
pub(crate) fn imagine(view: &View, dice: &mut impl Dice) -> NewGame {
    let mut unseen = DECK;
    let mut seen = view.hand;
    seen.pour(&mut { view.discards });
    view.burning.iter().for_each(|burning| seen.pour(&mut { *burning }));
    if let Frame::Window { card, .. } = view.frame {
        seen.put(card as usize);
    }
    for (kind, count) in seen.iter() {
        (0..count).for_each(|_| unseen.take(kind));
    }
    let mut hands = [Bag::EMPTY; SEATS];
    for (at, hand) in hands.iter_mut().enumerate() {
        if view.is(Seat::new(at)) {
            *hand = view.hand;
            continue;
        }
        for _ in 0..view.held[at] {
            let kind = unseen.pick(dice);
            unseen.take(kind);
            hand.put(kind);
        }
    }
    NewGame {
        seat_count: view.seat_count,
        deck: unseen,
        hands,
        burning: view.burning,
        discards: view.discards,
        frame: view.frame,
    }
}

/// S2, T1: what a card is that somebody draws, nobody else hears.
pub(crate) fn redact(event: Event, viewer: Option<Seat>) -> Event {
    match event {
        Event::Drew { seat, .. } if viewer != Some(seat) => {
            Event::Drew { seat, card: Seen::Hidden }
        }
        open => open,
    }
}

/// Brings a view up to date by what was heard alone.
pub(crate) fn follow(view: &mut View, event: Event) {
    match event {
        Event::Drew { seat, card } => {
            view.deck -= 1;
            view.held[seat.index()] += 1;
            if let Seen::Open(card) = card {
                view.hand.put(card as usize);
            }
        }
        Event::Lit { seat, card } => leaves(view, seat, card),
        Event::Discarded { seat, card } => {
            leaves(view, seat, card);
            view.discards.put(card as usize);
        }
        Event::WasPutOut { seat, card } => {
            leaves(view, seat, Card::Water);
            view.discards.put(Card::Water as usize);
            view.discards.put(card as usize);
        }
        Event::Passed { .. } => {}
        Event::Burnt { seat, card } => view.burning[seat.index()].put(card as usize),
        Event::Came { frame } => view.frame = frame,
    }
}

fn leaves(view: &mut View, seat: Seat, card: Card) {
    view.held[seat.index()] -= 1;
    if view.is(seat) {
        view.hand.take(card as usize);
    }
}
