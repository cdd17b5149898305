//! What an event changes, at the table and in every view of it: a client that hears the events does
//! exactly what the table did.

use crate::action::{FireCard, Ride, Vehicle};
use crate::crew::Firefighter;
use crate::event::Event;
use crate::marker::{Kind, Load, Poi};
use crate::space::{Space, SpaceSet};
use crate::state::{Eyes, FlashPoint, Open};
use kernel::{Seat, Sink};

impl FlashPoint {
    /// Lets it happen and tells it.
    #[inline]
    pub(crate) fn tell(&mut self, event: Event, sink: &mut impl Sink<Event>) {
        self.open.happen(event);
        sink.emit(event);
    }
}

impl Open {
    /// What an event changes.
    #[inline]
    pub(crate) fn happen(&mut self, event: Event) {
        match event {
            Event::Became { firefighter, specialist } => {
                self.crew[firefighter.index()].specialist = Some(specialist);
            }
            Event::Parked { vehicle: Vehicle::Ambulance, at } => self.ambulance = Some(at),
            Event::Parked { vehicle: Vehicle::Engine, at } => self.engine = Some(at),
            Event::Stood { firefighter, at } => self.crew[firefighter.index()].space = at,
            Event::Moved { firefighter, to, load, lead } => {
                self.take_along(firefighter, Ride { to, load, lead });
            }
            Event::Rode { firefighter, ride } => self.take_along(firefighter, ride),
            Event::Dodged { firefighter, to, lead } => {
                self.take_along(firefighter, Ride { to, load: None, lead });
            }
            Event::Saved { firefighter, saved } => self.crew[firefighter.index()].saved = saved,
            Event::Opened { .. }
            | Event::Closed { .. }
            | Event::DoorDestroyed { .. }
            | Event::Damaged { .. }
            | Event::Repaired { .. } => self.happen_to_an_edge(event),
            Event::Smoked { .. }
            | Event::Lit { .. }
            | Event::FlashedOver { .. }
            | Event::Dampened { .. }
            | Event::Cleared { .. }
            | Event::HotSpotPut { .. }
            | Event::HotSpotTaken { .. } => self.happen_to_fire(event),
            Event::Put { .. }
            | Event::Gone { .. }
            | Event::Pushed { .. }
            | Event::TurnedUp { .. }
            | Event::Treated { .. }
            | Event::Rescued { .. }
            | Event::Lost { .. }
            | Event::Shuffled { .. } => self.happen_to_a_marker(event),
            Event::DrewFire { card } => {
                self.fire_deck.deck.take(card as usize);
                self.fire_deck.followed += u8::from(card == FireCard::FlareUp);
            }
            Event::FireCards(deck) => self.fire_deck = deck,
            Event::Looked { seat, .. } => self.look(seat),
            Event::Returned { bottom, .. } => self.put_back(bottom),
            Event::DrewEvent { card } => {
                if !self.events.top.is_empty() {
                    self.events.top = Eyes::NONE;
                } else if self.events.deck.len() as usize == self.events.bottom.0.len() {
                    self.events.bottom.0.remove(0);
                }
                self.events.deck = self.events.deck.without(card);
            }
            Event::Events(deck) => self.events = deck,
            Event::Stands(course) => self.course = course,
            _ => {}
        }
    }

    /// A3, A4, V6: somebody goes somewhere with what is taken along.
    #[inline]
    fn take_along(&mut self, firefighter: Firefighter, Ride { to, load, lead }: Ride) {
        let from = self.at(firefighter);
        if let Some(load) = load {
            self.push(from, to, load.kind());
        }
        if lead {
            self.push(from, to, Kind::Treated);
        }
        self.crew[firefighter.index()].space = to;
    }

    #[inline]
    fn push(&mut self, from: Space, to: Space, kind: Kind) {
        self.markers.take(from, kind);
        self.markers.put(to, kind);
    }

    #[inline]
    fn happen_to_an_edge(&mut self, event: Event) {
        match event {
            Event::Opened { door } => self.blocked = self.blocked.without(door),
            Event::Closed { door } => self.blocked = self.blocked.with(door),
            Event::DoorDestroyed { door } => {
                self.blocked = self.blocked.without(door);
                self.cracked = self.cracked.with(door);
            }
            Event::Damaged { wall } => {
                self.tally.damage += 1;
                if self.cracked.has(wall) {
                    self.cracked = self.cracked.without(wall);
                    self.blocked = self.blocked.without(wall);
                } else {
                    self.cracked = self.cracked.with(wall);
                }
            }
            Event::Repaired { wall } => {
                self.tally.damage -= 1;
                self.cracked = self.cracked.without(wall);
            }
            _ => unreachable!("nothing else happens to an edge"),
        }
    }

    #[inline]
    fn happen_to_fire(&mut self, event: Event) {
        match event {
            Event::Smoked { space } => self.smoke = self.smoke.with(space),
            Event::Lit { space } => {
                self.smoke = self.smoke.without(space);
                self.fire = self.fire.with(space);
            }
            Event::FlashedOver { spaces } => {
                self.smoke = self.smoke.minus(spaces);
                self.fire = self.fire.or(spaces);
            }
            Event::Dampened { spaces } => {
                self.fire = self.fire.minus(spaces);
                self.smoke = self.smoke.or(spaces);
            }
            Event::Cleared { spaces } => {
                self.fire = self.fire.minus(spaces);
                self.smoke = self.smoke.minus(spaces);
            }
            Event::HotSpotPut { space } => {
                self.hot_spots = self.hot_spots.with(space);
                self.tally.hot_spots -= 1;
            }
            Event::HotSpotTaken { space } => {
                self.hot_spots = self.hot_spots.without(space);
                self.tally.hot_spots += 1;
            }
            _ => unreachable!("nothing else happens to fire"),
        }
    }

    #[inline]
    fn happen_to_a_marker(&mut self, event: Event) {
        match event {
            Event::Put { space, kind } => {
                self.tally.hazmats -= u8::from(kind == Kind::Hazmat);
                self.markers.put(space, kind);
            }
            Event::Gone { space, kind } => self.markers.take(space, kind),
            Event::Pushed { from, to, kind } => self.push(from, to, kind),
            Event::TurnedUp { space, poi } => {
                self.markers.take(space, Kind::Poi);
                self.unseen.take(poi as usize);
                match poi {
                    Poi::Victim => self.markers.put(space, Kind::Victim),
                    Poi::Trapped => self.markers.put(space, Kind::Trapped),
                    Poi::FalseAlarm => self.tally.false_alarms += 1,
                }
            }
            Event::Treated { space, trapped } => {
                let load = if trapped { Load::Trapped } else { Load::Victim };
                self.markers.take(space, load.kind());
                self.markers.put(space, Kind::Treated);
            }
            Event::Rescued { space, kind } => {
                self.markers.take(space, kind);
                self.tally.rescued += 1;
            }
            Event::Lost { space, kind } => {
                self.markers.take(space, kind);
                self.tally.lost += 1;
            }
            Event::Shuffled { poi, count } => {
                (0..count).for_each(|_| self.unseen.put(poi as usize));
                if poi == Poi::FalseAlarm {
                    self.tally.false_alarms -= count;
                }
            }
            _ => unreachable!("nothing else happens to a marker"),
        }
    }

    /// ST2: the card on top has been looked at; if only cards of the bottom are left, the first of them is
    /// on top now.
    #[inline]
    fn look(&mut self, seat: Seat) {
        let events = &mut self.events;
        if events.top.is_empty() && events.deck.len() as usize == events.bottom.0.len() {
            events.top = events.bottom.0[0];
            events.bottom.0.remove(0);
        }
        events.top = events.top.with(seat);
    }

    #[inline]
    fn put_back(&mut self, bottom: bool) {
        if bottom {
            self.events.bottom.0.push(self.events.top);
            self.events.top = Eyes::NONE;
        }
    }

    /// All spaces of the building that burn, and those outside.
    #[inline]
    pub(crate) const fn fire_outside(&self) -> SpaceSet {
        self.fire.and(SpaceSet::OUTSIDE)
    }
}
