//! A table, its clients, the network and the disk in one thread, from one seed.
//!
//! The table and the protocol are the real ones; time, network and disk are made up. Each seed draws
//! its own mix of faults: slow, lost, doubled and reordered messages, broken connections, a server
//! that crashes and comes back, a disk that fails, people who go away. Safety is checked at every
//! step; then the faults stop, and everybody must come to the same end.
//!
//! A failure names its seed; the same seed gives the same story, which the trace hash shows.

mod client;
mod disk;
mod faults;
mod server;
mod world;

pub use faults::Faults;
pub use world::{Outcome, simulate};
