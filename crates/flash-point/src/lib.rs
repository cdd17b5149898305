//! The rules of Flash Point: Fire Rescue, alone or with Tragic Events.
//!
//! A crew saves people from a house on fire: four action points a turn, then the fire spreads. Seven
//! rescued win; four lost, or a house with 24 damage, lose.
//!
//! `space` and `edges` are the plan as bits. What is printed stands in one table each: `board`, `specialist`,
//! `levels`, `events::table`. The state is [`FlashPoint`]: what lies [`Open`] to everybody, and the events
//! that somebody has looked at. Nobody knows what a POI is before it is turned up, so no state says it: that
//! is chance. Everything that happens is an [`Event`] that changes what lies open (`happen`). A [`Frame`]
//! says what the table is in the middle of; `check` cites the clause that forbids, `cost` says what is paid
//! by which AP, `legal` lists, `apply` does, `blaze` is the fire, `settle` what the rules do by themselves,
//! in their order, and `time` what is measured.
//!
//! Deliberately absent: a clock, a generator, an order of cards, and what lies under a marker.
#![no_std]
extern crate alloc;

mod action;
mod apply;
mod blaze;
pub mod board;
mod chance;
mod check;
pub mod clause;
mod cost;
mod crew;
pub mod edges;
mod event;
pub mod events;
mod game;
mod happen;
mod legal;
pub mod levels;
mod marker;
mod open;
mod options;
mod settle;
mod setup;
pub mod space;
pub mod specialist;
mod state;
mod text;
mod time;
mod view;

pub use action::{Action, Chance, Choice, FireCard, Ride, Vehicle};
pub use crew::{CREW_MAX, Crew, Figure, Firefighter};
pub use event::{Because, Event};
pub use marker::{Kind, Load, MARKERS_MAX, Marker, Markers, Poi};
pub use options::{Cards, Mode, Options, Windows};
pub use state::{
    Bottom, Course, Ending, EventDeck, Eyes, FRAMES_MAX, FireDeck, FlashPoint, Frame, LASTING,
    Open, Part, Roll, Tally, Turn,
};
pub use view::View;

/// Our telling of the rules, clause by clause.
pub const RULEBOOK: &str = include_str!("../../../docs/rules/flash-point.md");
