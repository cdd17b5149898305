//! The client's half of a table's connection, without any input or output.
//!
//! A [`Session`] knows what has been seen, keeps the views up to date by events alone, and remembers
//! requests until they are answered, so that a new connection can take up where the old one broke off.
//! The page, the client of tests and benchmarks, and the simulation all run this one.
//!
//! Deliberately absent: the socket, JSON, timers, and whatever a page shows.
#![no_std]
extern crate alloc;

mod foresight;
mod heard;
mod reconnect;
mod rests;
mod session;
mod timekeeper;

pub use foresight::unheard;
pub use heard::{Answer, Everything, Heard, Words};
pub use reconnect::retry_millis;
pub use rests::{Rests, Waiting};
pub use session::Session;
pub use timekeeper::Timekeeper;
