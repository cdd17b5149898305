//! Two small games that need what the big ones need.
//!
//! [`claim`] is a race under a clock in which nothing is hidden; [`window`] has hidden cards, a
//! card that one seat remembers, a secret answer of many seats, and a seat that may step in. The
//! laws, and later a table and a server, are tested with them while the real games are written.

pub mod claim;
pub mod window;
