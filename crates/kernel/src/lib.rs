//! What every Tinderbox game is made of.
//!
//! A rules crate implements [`Game`] on its state and uses the small types beside it: chairs
//! ([`Seat`], [`Seats`]), everything that can change a state ([`Input`]), the numbered rules a
//! refusal cites ([`Clause`], [`Illegal`]), decks without an order ([`Bag`]), the table's program
//! counter ([`Frames`]), and where the story goes ([`Sink`]).
//!
//! Deliberately absent: a clock, a generator of random numbers, strings that a player reads, input
//! and output. The driver (a table, a bot, a test) owns all of these and hands them in.
#![no_std]
extern crate alloc;

mod added;
mod bag;
mod clause;
mod dice;
mod frames;
mod game;
mod hash;
mod level;
mod list;
mod option;
mod out_of_turn;
mod plain_text;
mod record;
mod seat;
mod sink;

pub use added::Added;
pub use bag::Bag;
pub use clause::{Checked, Clause, Illegal, clause_text, refuse};
pub use dice::Dice;
pub use frames::Frames;
pub use game::{
    Alarm, ChanceOf, Game, Input, InputOf, Payoffs, Reading, Seen, Team, Thing, Waiting,
};
pub use hash::{StateHasher, state_hash};
pub use level::Level;
pub use list::List;
pub use option::{Chosen, GameOption, Misconfigured, OptionValue};
pub use out_of_turn::OutOfTurn;
pub use plain_text::{Paint, PlainText};
pub use record::{FORMAT, Head, Record, RecordProblem, TIME_MAX};
pub use seat::{SEATS_MAX, Seat, Seats};
pub use sink::Sink;
