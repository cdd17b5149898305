//! Tragic Events: the fire deck, the events and the specialists of the expansion.

mod cards;
mod choices;
mod events;
mod lasting;
mod specialists;
mod table;
