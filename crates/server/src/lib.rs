//! Tables over HTTP and WebSocket: a thin shell around `table` and `store`.
//!
//! [`serve`] listens until it is told to stop. Each open table is one task that owns a `Table` and
//! reads a bounded queue: it lets the table answer, keeps what has to be kept, waits until the disk
//! has it, and only then sends. A table that nobody watches and in which nothing can happen leaves
//! memory, and comes back when somebody asks for it.
//!
//! Deliberately absent: rules, clocks and secrecy, which are the table's; and any other way into a
//! match than the messages of `protocol`.

mod accept;
mod api;
mod clock;
mod config;
mod facts;
mod games;
mod guard;
mod household;
mod identity;
mod metrics;
mod open_table;
mod openapi;
mod pages;
mod places;
mod problem;
mod rate;
mod record;
mod registry;
mod serve;
mod shared;
mod socket;
mod squeeze;

pub use config::{Config, Limits};
pub use serve::{ServeError, Server, serve, told_to_stop};
