//! Each card in a file of its own.

#[path = "../common/mod.rs"]
mod common;

mod deserter;
mod diplomat;
mod empress;
mod extortion;
mod fanatic;
mod infiltration;
mod informant;
mod insurrection;
mod judge;
mod treaty;
