//! A quiet house in somebody's turn, and what is changed in it: where the pages of the base game and of
//! Tragic Events begin.

#![allow(dead_code, reason = "each test program uses a part of it")]

pub(crate) use flash_point::board::{Parking, Side};
pub(crate) use flash_point::clause;
pub(crate) use flash_point::levels::Level;
pub(crate) use flash_point::space::{Direction, Edge, Space, SpaceSet};
pub(crate) use flash_point::specialist::Specialist;
pub(crate) use flash_point::{
    Action, Because, Cards, Chance, Ending, Event, Firefighter, FlashPoint, Frame, Kind, Load,
    Mode, Options, Poi, Turn, Vehicle, Windows,
};
pub(crate) use kernel::{Bag, Frames, Game, Seat, Waiting};
pub(crate) use testkit::scenario::Scenario;

pub(crate) const ANN: Seat = Seat::new(0);
pub(crate) const BEN: Seat = Seat::new(1);
pub(crate) const ONE: Firefighter = Firefighter::new(0);
pub(crate) const TWO: Firefighter = Firefighter::new(1);

pub(crate) fn at(text: &str) -> Space {
    Space::parse(text).unwrap_or_else(|| panic!("{text} is no space"))
}

pub(crate) fn edge(text: &str) -> Edge {
    Edge::parse(text).unwrap_or_else(|| panic!("{text} is no edge"))
}

/// `3,3 3,4`: these spaces.
pub(crate) fn all(text: &str) -> SpaceSet {
    text.split_whitespace().map(at).collect()
}

/// A house in which nothing burns, with nobody in it.
#[must_use]
#[derive(Clone)]
pub(crate) struct House(pub(crate) FlashPoint);

/// A turn of the first firefighter with 4 AP. All stand where they stood when the box was opened; the
/// ambulance is on the left, the engine at the top; nothing lies on the board.
pub(crate) fn quiet_house(options: Options) -> House {
    const CARDS: [Specialist; 6] = [
        Specialist::Generalist,
        Specialist::ImagingTechnician,
        Specialist::HazmatTechnician,
        Specialist::Paramedic,
        Specialist::Driver,
        Specialist::RescueSpecialist,
    ];
    let mut state = FlashPoint::new(&options).unwrap_or_else(|no| panic!("{options:?}: {no:?}"));
    let open = &mut state.open;
    (open.fire, open.markers) = (SpaceSet::EMPTY, flash_point::Markers::NONE);
    if !options.is_family() {
        for (figure, card) in open.crew.iter_mut().zip(CARDS).take(options.firefighters.into()) {
            figure.specialist = Some(card);
        }
        (open.ambulance, open.engine) = (Some(Parking::Left), Some(Parking::Top));
    }
    open.tally.hazmats = 3;
    open.course.frames = Frames::new(Frame::Act);
    open.course.turn = Turn::new(1, ONE);
    open.course.turn.points = 4;
    House(state)
}

impl House {
    pub(crate) fn with(mut self, change: impl FnOnce(&mut FlashPoint)) -> House {
        change(&mut self.0);
        self
    }

    pub(crate) fn fire(self, spaces: &str) -> House {
        self.with(|state| state.open.fire = state.open.fire.or(all(spaces)))
    }

    pub(crate) fn smoke(self, spaces: &str) -> House {
        self.with(|state| state.open.smoke = state.open.smoke.or(all(spaces)))
    }

    pub(crate) fn marker(self, space: &str, kind: Kind) -> House {
        self.with(|state| state.open.markers.put(at(space), kind))
    }

    pub(crate) fn stands(self, one: Firefighter, space: &str) -> House {
        self.with(|state| state.open.crew[one.index()].space = at(space))
    }

    pub(crate) fn saved(self, one: Firefighter, saved: u8) -> House {
        self.with(|state| state.open.crew[one.index()].saved = saved)
    }

    pub(crate) fn open_door(self, door: &str) -> House {
        self.with(|state| state.open.blocked = state.open.blocked.without(edge(door)))
    }

    /// This wall has so many damages.
    pub(crate) fn damaged(self, wall: &str, markers: u8) -> House {
        self.with(|state| {
            let wall = edge(wall);
            state.open.tally.damage += markers;
            match markers {
                1 => state.open.cracked = state.open.cracked.with(wall),
                _ => state.open.blocked = state.open.blocked.without(wall),
            }
        })
    }
}
