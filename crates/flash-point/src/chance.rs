//! What nature can answer, how likely, and what it does.

use crate::action::{Chance, FireCard};
use crate::board::{self, Quadrant};
use crate::event::Event;
use crate::events::table::Events;
use crate::marker::{Kind, Poi};
use crate::space::{Space, SpaceSet};
use crate::specialist::Specialist;
use crate::state::{FlashPoint, Frame, Open, Part, Roll};
use alloc::vec::Vec;
use kernel::{Dice, Sink};

/// B7: all arrows end here, so a POI finds a space whenever one of these is free.
const LOOP: SpaceSet = SpaceSet::block(Space::new(3, 3), Space::new(4, 6));

/// Every outcome with its weight.
pub(crate) fn chances(state: &FlashPoint, out: &mut Vec<(Chance, u32)>) {
    match state.open.frame() {
        Frame::TurnUp { .. } => {
            let unseen = state.open.unseen.iter();
            out.extend(unseen.map(|(kind, count)| (Chance::Poi(Poi::ALL[kind]), count.into())));
        }
        Frame::FireCard => {
            let deck = state.open.fire_deck.deck;
            let card =
                |(kind, count): (usize, u8)| (Chance::Fire(FireCard::ALL[kind]), count.into());
            out.extend(deck.iter().map(card));
        }
        Frame::DrawEvent | Frame::Look => {
            out.extend(state.unknown_events().iter().map(|card| (Chance::Event(card), 1)));
        }
        Frame::Specialist { .. } => {
            out.extend(state.open.free_cards().map(|card| (Chance::Specialist(card), 1)));
        }
        _ => out.extend(state.open.targets().iter().map(|space| (Chance::Target(space), 1))),
    }
}

/// One outcome, with the same odds.
pub(crate) fn sample(state: &FlashPoint, dice: &mut impl Dice) -> Chance {
    match state.open.frame() {
        Frame::TurnUp { .. } => Chance::Poi(Poi::ALL[state.open.unseen.pick(dice)]),
        Frame::FireCard => Chance::Fire(FireCard::ALL[state.open.fire_deck.deck.pick(dice)]),
        Frame::DrawEvent | Frame::Look => {
            let unknown = state.unknown_events();
            let place = dice.below(unknown.len()) as usize;
            Chance::Event(unknown.nth(place).expect("there is an event to draw"))
        }
        Frame::Specialist { .. } => {
            let place = dice.below(state.open.free_cards().count() as u32) as usize;
            let card = state.open.free_cards().nth(place);
            Chance::Specialist(card.expect("there are more cards than firefighters"))
        }
        _ => Chance::Target(pick(state.open.targets(), dice)),
    }
}

/// One of these spaces, each as likely.
#[inline]
fn pick(spaces: SpaceSet, dice: &mut impl Dice) -> Space {
    let place = dice.below(spaces.len());
    if spaces == SpaceSet::BUILDING {
        return Space::new(1 + (place / 8) as u8, 1 + (place % 8) as u8);
    }
    spaces.nth(place as usize).expect("there is a target that fits")
}

impl Open {
    /// S13: the cards that nobody has.
    pub fn free_cards(&self) -> impl Iterator<Item = Specialist> + '_ {
        Specialist::ALL.into_iter().filter(|&card| {
            self.options.has_card(card) && !self.figures().iter().any(|figure| figure.is(card))
        })
    }

    /// Q6: where the dice may point now, each space as likely.
    pub fn targets(&self) -> SpaceSet {
        let building = SpaceSet::BUILDING;
        match self.frame() {
            Frame::Explosion { number: 1, .. } => (1..=8).map(board::first_explosion).collect(),
            Frame::Explosion { number: 3, column } => {
                let column = SpaceSet::block(Space::new(1, column), Space::new(6, column));
                column.minus(self.fire)
            }
            Frame::Explosion { .. } => building.minus(self.fire),
            Frame::Hazmats { .. } => {
                building.minus(self.fire).minus(self.markers.spaces(Kind::Hazmat))
            }
            Frame::Pois { .. } => building.minus(self.fire).minus(self.markers.spaces(Kind::Poi)),
            Frame::HotSpots { .. } => building.minus(self.hot_spots),
            Frame::DeckGun { red, black, .. } => self.deck_gun_targets(red, black),
            Frame::Place { .. } | Frame::Replenish => self.poi_targets(),
            Frame::Target { fits } => self.fitting(fits),
            _ => building,
        }
    }

    /// V9: a die that points out of the quadrant is turned, so each row and each column is as likely.
    fn deck_gun_targets(&self, red: bool, black: bool) -> SpaceSet {
        let target = self.course.target;
        let at = self.engine.expect("the engine stands somewhere");
        let fits = |space: &Space| {
            (red || space.row() == target.row()) && (black || space.column() == target.column())
        };
        let quadrant: Quadrant = self.board().engine_quadrant(at);
        quadrant.spaces().iter().filter(fits).collect()
    }

    /// M2, M3: the rolls after which a POI is placed.
    fn poi_targets(&self) -> SpaceSet {
        if self.options.is_family() {
            return SpaceSet::BUILDING.minus(self.markers.people_spaces());
        }
        let taken = self.taken_for_pois();
        if !LOOP.minus(taken).is_empty() {
            return SpaceSet::BUILDING;
        }
        let placed = |space: &Space| self.poi_walk(*space, taken).is_some();
        SpaceSet::BUILDING.iter().filter(placed).collect()
    }
}

impl FlashPoint {
    /// The events in the deck of which nobody knows where they are.
    pub(crate) fn unknown_events(&self) -> Events {
        let known = self.bottom.0.iter().copied().chain(self.top);
        self.open.events.deck.minus(known.collect())
    }

    /// Nature answers.
    pub(crate) fn chanced(&mut self, outcome: Chance, sink: &mut impl Sink<Event>) {
        match (self.open.frame(), outcome) {
            (frame, Chance::Target(space)) => self.rolled(frame, space, sink),
            (Frame::TurnUp { space }, Chance::Poi(poi)) => {
                self.popped();
                self.tell(Event::TurnedUp { space, poi }, sink);
            }
            (_, Chance::Fire(card)) => {
                self.tell(Event::DrewFire { card }, sink);
                self.enter(Frame::Follow { card, done: 0 });
            }
            (Frame::Look, Chance::Event(card)) => self.looked(card, sink),
            (_, Chance::Event(card)) => self.draw(card, sink),
            (Frame::Specialist { firefighter }, Chance::Specialist(specialist)) => {
                self.tell(Event::Became { firefighter, specialist }, sink);
            }
            (_, Chance::Poi(_) | Chance::Specialist(_)) => {
                unreachable!("nature is asked for something else")
            }
        }
    }

    /// The dice point somewhere.
    fn rolled(&mut self, frame: Frame, space: Space, sink: &mut impl Sink<Event>) {
        match frame {
            Frame::Explosion { number, .. } => self.explode_at_first(number, space, sink),
            Frame::Hazmats { left } => {
                self.tell(Event::Put { space, kind: Kind::Hazmat }, sink);
                self.enter(Frame::Hazmats { left: left - 1 });
            }
            Frame::Pois { left } => {
                self.tell(Event::Put { space, kind: Kind::Poi }, sink);
                self.enter(Frame::Pois { left: left - 1 });
            }
            Frame::HotSpots { left } => {
                self.tell(Event::HotSpotPut { space }, sink);
                self.enter(Frame::HotSpots { left: left - 1 });
            }
            Frame::DeckGun { again, .. } => self.deck_gun_rolled(space, again, sink),
            Frame::Place { left } => {
                self.place_poi(space, sink);
                self.enter(Frame::Place { left: left - 1 });
            }
            Frame::Replenish => self.place_poi(space, sink),
            Frame::Blaze { roll, .. } => self.fire_rolled(space, roll, sink),
            _ => {
                self.course().target = space;
                self.course().near = self.open.near_veteran(); // VE3
                self.popped();
                self.tell(Event::Rolled { space }, sink);
            }
        }
    }

    /// F1, SU1, VE3: the dice of an Advance Fire have fallen.
    fn fire_rolled(&mut self, space: Space, roll: Roll, sink: &mut impl Sink<Event>) {
        self.course().target = space;
        self.course().near = self.open.near_veteran();
        self.tell(Event::Rolled { space }, sink);
        let hot = self.open.hot_spots.has(space); // Q11: before anything is placed
        let roll = match (roll, hot) {
            (Roll::First, true) => Roll::FirstHot,
            (Roll::Chained, true) => Roll::ChainedHot,
            _ => roll,
        };
        if self.open.controller().is_some() {
            self.popped();
            self.open_window(Frame::Blaze { part: Part::Control, roll });
        } else {
            self.enter(Frame::Blaze { part: Part::Spread, roll });
        }
    }

    /// V9, DO1: the deck gun hits, unless the Driver rolls again.
    fn deck_gun_rolled(&mut self, space: Space, again: bool, sink: &mut impl Sink<Event>) {
        self.course().target = space;
        self.tell(Event::Rolled { space }, sink);
        let active = self.open.active();
        if !again && self.open.figure(active).is(Specialist::Driver) {
            self.enter(Frame::Reroll);
        } else {
            self.spray(sink);
        }
    }

    /// V9: all fire and smoke in the target and in what is Adjacent to it is gone.
    pub(crate) fn spray(&mut self, sink: &mut impl Sink<Event>) {
        self.popped();
        let target = self.open.course.target;
        self.clear_around(target, sink);
    }

    /// V9, EV28.
    pub(crate) fn clear_around(&mut self, space: Space, sink: &mut impl Sink<Event>) {
        let hit = self.open.adjacent(space).with(space);
        let spaces = hit.and(self.open.fire.or(self.open.smoke));
        if !spaces.is_empty() {
            self.tell(Event::Cleared { spaces }, sink);
        }
    }

    /// M2, M3.
    fn place_poi(&mut self, rolled: Space, sink: &mut impl Sink<Event>) {
        let space = if self.open.options.is_family() {
            let here = SpaceSet::one(rolled).and(self.open.fire.or(self.open.smoke));
            if !here.is_empty() {
                self.tell(Event::Cleared { spaces: here }, sink);
            }
            rolled
        } else {
            let taken = self.open.taken_for_pois();
            self.open.poi_walk(rolled, taken).expect("only such targets fit")
        };
        self.tell(Event::Put { space, kind: Kind::Poi }, sink);
    }
}
