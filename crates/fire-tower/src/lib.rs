//! The rules of Fire Tower, in the 2018 and the 2023 edition.
//!
//! Watchtowers stand in the corners of a burning forest. Each turn the wind spreads the fire by one
//! gem, then the player plays a card: more fire, water, firebreaks, or another wind. Fire on a
//! tower's roof burns the tower; the last one standing wins.
//!
//! The state is in [`FireTower`]: what lies open ([`Open`]), the deck and the hands. A stack of
//! [`Frame`]s says what the table is in the middle of. `reach` knows every rule about cells as a set
//! of cells, `check` cites the clause that forbids, `legal` lists, `apply` and `chance` do, and
//! `settle` runs what the rules do by themselves. `view` says who may know what.
//!
//! Deliberately absent: a clock, a generator, an order of cards. Editions are presets over
//! [`Options`]; no rule asks which edition is played.
#![no_std]
extern crate alloc;

mod apply;
mod burn;
mod card;
mod chance;
mod check;
pub mod clause;
mod due;
mod event;
mod frame;
mod game;
mod legal;
mod options;
mod picture;
mod reach;
mod settle;
mod space;
mod state;
mod text;
mod view;
mod wind;

pub use card::{Card, Cards, FireMix, KINDS, PRINTED, Printing, Provenance, Suit, of_suit};
pub use due::Due;
pub use event::{Because, Cause, Event, Roll};
pub use frame::{Asks, Cells, FirebreakLine, Frame, Haunt, Help, Hose, Spent, Step, Turned};
pub use options::{Edition, Honour, Options, Rules, ShadowRule};
pub use picture::{PictureProblem, Window};
pub use space::{SIDE, Space, SpaceSet};
pub use state::{Action, Chance, Course, ETERNAL_FLAME, FireTower, Open, SEATS, TURNS_MAX};
pub use view::{View, cards_in_play};
pub use wind::{Tower, Towers, Wind};

/// Our telling of the rules, clause by clause.
pub const RULEBOOK: &str = include_str!("../../../docs/rules/fire-tower.md");
