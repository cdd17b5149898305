//! Tragic Events: the fire deck, the events and the specialists of the expansion.

mod cards;
mod choices;
mod events;
mod lasting;
#[path = "../quiet/mod.rs"]
mod quiet;
mod specialists;
mod table;
