//! One match with its people, without any input or output.
//!
//! A [`Table`] knows who sits where, what the clock means, who may know what, what can be taken back,
//! and which shuffle was promised. It is told everything by its driver: the time, who speaks, that a
//! connection was lost. It answers into an [`Outbox`]: what to keep, and what to tell whom. The driver
//! keeps first and tells afterwards, so nothing that anybody has seen can be lost.
//!
//! Deliberately absent: sockets, files, threads, the system's clock and generator. The server and the
//! simulation drive the same code.

mod bots;
mod chair;
mod deed;
mod fair;
mod hint;
mod moves;
mod pause;
mod people;
mod promise;
mod restore;
mod standing;
mod table;
mod time;
mod undo;

pub use bots::{BotAnswer, BotTask, BotWait, Question};
pub use chair::{Chair, Sitter};
pub use fair::{FairDice, Seed, SeedTextError};
pub use hint::{HintAsked, HintTask};
pub use promise::{Fair, Promise, Unfair};
pub use restore::{Entry, Meta, RestoreProblem, times_of_play};
pub use table::{ConnId, Millis, Outbox, PersonId, SitProblem, Table};
