//! What a game's own tests are made with.
//!
//! - [`laws`]: sentences that hold for every game, tried on thousands of random matches.
//! - [`scenario`]: a picture, what is tried, and the picture after.
//! - [`perft`]: how many positions there are, to compare two tellings of the rules.
//! - [`golden`]: matches that must play the same for ever.
//! - [`playout`]: random matches, and one number for a match that native and browser builds share.
//! - [`pairwise`]: few setups in which any two values of any two options occur together.
//! - [`toys`]: two small games that need what the big ones need, to test what is built on games.
//!
//! Everything random comes from a seed, and a seed means the same match on every machine: only
//! 32-bit draws are used, because pointer-sized ones differ between a browser and a server.

pub mod golden;
pub mod laws;
pub mod pairwise;
pub mod perft;
pub mod playout;
pub mod scenario;
pub mod toys;

mod inputs;

pub use inputs::possible;
