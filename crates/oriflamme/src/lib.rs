//! The rules of Oriflamme: Alliance.
//!
//! Families lay cards face down into one row. Then the row is activated card by card: a face-down
//! card is left to gather influence or revealed for its ability, a face-up card must act. Cards that
//! are removed lose what lies on them. After six rounds the most influence wins.
//!
//! The state is in [`Oriflamme`]: what lies open ([`Open`]), and the faces, hands and set-aside cards
//! that only their owners know. A [`Frame`] says what the table is in the middle of. `check` cites the
//! clause that forbids, `legal` lists, `apply` does, `rounds` runs what the rules do by themselves,
//! `leaving` takes cards out of the row, and each card has a file of its own under `cards`. `view` says
//! who may know what.
//!
//! Deliberately absent: a clock, a generator, an order of cards. There is no stack of frames, because
//! nothing in this game interrupts anything: what a removal brings leaves nobody a choice.
#![no_std]
extern crate alloc;

mod apply;
mod card;
mod cards;
mod chance;
mod check;
pub mod clause;
mod event;
mod game;
mod leaving;
mod legal;
mod open;
mod options;
mod picture;
mod rounds;
mod row;
mod state;
mod text;
mod view;

pub use card::{Card, Cards, KINDS};
pub use event::{Because, Event, Skip, Why};
pub use options::Options;
pub use picture::PictureProblem;
pub use row::{LAID_MAX, PerSlot, Row, Slot, Slots};
pub use state::{
    Action, CardInRow, Chance, Course, Face, Frame, Open, Oriflamme, ROUNDS, SEATS, Spot, VERDICTS,
};
pub use view::View;

/// Our telling of the rules, clause by clause.
pub const RULEBOOK: &str = include_str!("../../../docs/rules/oriflamme-alliance.md");
