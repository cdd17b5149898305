//! A game told in plain English: for the terminal, for transcripts, for a failing test.

use crate::{Game, Seat};
use alloc::string::String;

/// Whether a drawing may use the terminal's colours.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Paint {
    /// Letters only.
    Plain,
    /// With colour codes; letters still say everything, colour is never alone.
    Colour,
}

/// A game that can be read and played as text. The browser has its own words in three languages;
/// this is what a terminal, a log and a test show.
pub trait PlainText: Game {
    /// What a seat is called in this match, for instance by its colour.
    fn name(view: &Self::View, seat: Seat) -> String;
    /// The whole position as this viewer sees it.
    fn draw(view: &Self::View, paint: Paint) -> String;
    /// One line: who has to do what now.
    fn prompt(view: &Self::View) -> String;
    /// A short name of an action, different for different actions; what a person types.
    fn label(action: Self::Action) -> String;
    /// What happened, in one sentence; empty for an event that needs no words. The view has followed
    /// this event and none after it.
    fn tell(view: &Self::View, event: &Self::Event) -> String;
    /// What stands in the way of a refused action, in one sentence.
    fn why(because: Self::Because) -> String;
}
