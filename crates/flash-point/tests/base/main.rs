//! The base game, page by page: what the rulebook shows, and what it forbids.

mod actions;
mod blaze;
mod ends;
mod house;
mod knocked_down;
mod pois;
#[path = "../quiet/mod.rs"]
mod quiet;
mod setup;
mod specialists;
mod vehicles;
mod windows;
