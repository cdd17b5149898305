//! A table, its clients, the network and the disk in one thread, from one seed.
//!
//! The table and the protocol are the real ones; time, network and disk are made up. Each seed draws
//! its own mix of faults: slow, lost, doubled and reordered messages, broken connections, a server
//! that crashes and comes back, a disk that fails, people who go away. Safety is checked at every
//! step; then the faults stop, and everybody must come to the same end.
//!
//! Secrecy is checked by twin runs: the same story in two worlds that differ in what one viewer may
//! not know, and every byte that this viewer is sent is compared.
//!
//! A failure names its seed; the same seed gives the same story, which the trace hash shows.

mod client;
mod disk;
mod faults;
mod people;
mod safety;
mod secrecy;
mod server;
mod twins;
mod world;

pub use faults::Faults;
pub use secrecy::{Secrets, nobody_hears_more, secrets_kept};
pub use twins::{TwinEvent, TwinSetup, Twins};
pub use world::{Outcome, simulate};
