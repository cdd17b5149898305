//! The rules of FUSE: Countdown, alone or with the original FUSE.
//!
//! Ten minutes, one pool of dice, and everybody at once: the leader rolls, each player takes a die and
//! places it on a card, full cards are defused, and who placed nothing draws a spark. The mission is won
//! when the deck and the row are empty and no spark is left.
//!
//! `die` and `requirement` are what a card asks for; `cards` is the one table of them; `completable` says
//! whether a die may lie somewhere. The state is in [`Fuse`]: nothing is hidden, so a view is the state
//! itself, and everything that happens is an event that changes it ([`Event`], `happen`). A [`Frame`]
//! says what the table is in the middle of; `check` cites the clause that forbids, `legal` lists,
//! `apply` does, `settle` runs what the rules do by themselves, and `time` says what is measured.
//!
//! Deliberately absent: a clock, a generator, an order of cards, and any hint whether a die could still
//! be placed: finding that out is the game.
#![no_std]
extern crate alloc;

mod apply;
pub mod cards;
mod chance;
mod check;
pub mod clause;
pub mod completable;
pub mod die;
mod event;
mod front;
mod game;
mod happen;
mod legal;
mod options;
pub mod requirement;
mod right;
pub mod sets;
mod settle;
mod state;
mod text;
mod time;

pub use event::{Because, Event};
pub use front::InFront;
pub use options::{Boxes, Clock, Level, Mistakes, Modules, Options};
pub use state::{
    Action, Bar, Call, Chance, Course, Deck, DieName, Ending, FRAMES_MAX, Frame, Fuse, HELD, Held,
    OnSpark, POOL, Pile, PoolDie, ROUNDS_MAX, ROW, Round, Tally, Why,
};
pub use time::MISSION_ALARM;

/// Our telling of the rules, clause by clause.
pub const RULEBOOK: &str = include_str!("../../../docs/rules/fuse-countdown.md");
