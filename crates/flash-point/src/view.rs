//! What a seat sees, what it can imagine, what it hears.

use crate::event::Event;
use crate::events::table::{Events, Tragic};
use crate::state::{Bottom, Eyes, FlashPoint, Open};
use alloc::vec::Vec;
use kernel::{Dice, Seat, Seen};
use serde::{Deserialize, Serialize};

/// What one seat, or a spectator, may know: everything that lies open, and the events that it has looked
/// at. What a POI is, nobody knows.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct View {
    /// Whose eyes; `None` is a spectator.
    pub viewer: Option<Seat>,
    /// What lies open.
    pub open: Open,
    /// ST2: the event on top of the deck, if somebody has looked at it.
    pub top: Option<Seen<Tragic>>,
    /// ST2: those at the bottom, the last one last.
    pub bottom: Vec<Seen<Tragic>>,
}

/// What `viewer` may know.
pub(crate) fn view(state: &FlashPoint, viewer: Option<Seat>) -> View {
    let seen = |card: Tragic, eyes: Eyes| match viewer {
        Some(seat) if eyes.has(seat) => Seen::Open(card),
        _ => Seen::Hidden,
    };
    let events = &state.open.events;
    let bottom = state.bottom.0.iter().zip(events.bottom.0.iter());
    View {
        viewer,
        open: state.open,
        top: state.top.map(|card| seen(card, events.top)),
        bottom: bottom.map(|(&card, &eyes)| seen(card, eyes)).collect(),
    }
}

/// A world in which the viewer could be: the events that others have looked at are any of the deck.
pub(crate) fn imagine(view: &View, dice: &mut impl Dice) -> FlashPoint {
    let known = |card: &Seen<Tragic>| match *card {
        Seen::Open(card) => Some(card),
        Seen::Hidden => None,
    };
    let open: Events = view.bottom.iter().chain(&view.top).filter_map(known).collect();
    let mut left = view.open.events.deck.minus(open);
    let mut draw = |card: Seen<Tragic>| match card {
        Seen::Open(card) => card,
        Seen::Hidden => {
            let place = dice.below(left.len()) as usize;
            let card = left.nth(place).expect("hidden events are in the deck");
            left = left.without(card);
            card
        }
    };
    let mut world = FlashPoint { open: view.open, top: None, bottom: Bottom::default() };
    world.top = view.top.map(&mut draw);
    view.bottom.iter().for_each(|&card| world.bottom.0.push(draw(card)));
    world
}

/// The part of an event that `viewer` may hear.
pub(crate) fn redact(event: Event, viewer: Option<Seat>) -> Event {
    match event {
        Event::Looked { seat, .. } if viewer != Some(seat) => {
            Event::Looked { seat, card: Seen::Hidden }
        }
        Event::Returned { seat, bottom, .. } if viewer != Some(seat) => {
            Event::Returned { seat, bottom, card: Seen::Hidden }
        }
        _ => event,
    }
}

impl View {
    /// Brings the view up to date with an event that its viewer heard.
    pub(crate) fn follow(&mut self, event: Event) {
        match event {
            Event::Looked { card, .. } => {
                let lifted = self.open.is_bottom_up() && !self.bottom.is_empty();
                let before = if lifted { Some(self.bottom.remove(0)) } else { self.top };
                // What the viewer knew already stays known, whoever looks at it now.
                let known = before.filter(|before| *before != Seen::Hidden);
                self.top = Some(known.unwrap_or(card));
            }
            Event::Returned { bottom: true, .. } => {
                self.bottom.extend(self.top.take());
            }
            Event::DrewEvent { .. } if self.open.is_bottom_up() => _ = self.bottom.remove(0),
            Event::DrewEvent { .. } => self.top = None,
            _ => {}
        }
        self.open.happen(event);
    }
}
