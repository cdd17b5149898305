//! The kit for boards: what every game's folder needs, so that it holds only its own game.
//!
//! One idea per file, and under each widget a plain model with tests. `keys` hears the keyboard and knows
//! when a key is not the board's; `arrows` leads the arrow keys along; `pointing` lets a finger look
//! before it acts; `reading` explains what somebody points at; `room` measures an element; `story` knows
//! what is being told; `answers` is the bar of buttons, `cards` the hand; `why_not` says why something is
//! impossible; `phrases` has lists of names and the steps of a turn; `pieces` draws
//! what is long; `stage` shows great moments, `flight` lets things travel.
//!
//! Deliberately absent: anything that knows a rule. The kit never asks whose turn it is or what a card
//! does; a game tells it.

mod answers;
mod arrows;
mod cards;
mod flight;
mod keys;
mod phrases;
mod pieces;
mod pointing;
mod reading;
mod room;
mod stage;
mod story;
mod why_not;

pub(crate) use answers::{Answer, answer_bar, answer_button, answer_words, with_key};
pub(crate) use arrows::{focus_on, focus_step, next_stop};
pub(crate) use cards::{CardState, HandCard, card_face, hand_card, small_card};
pub(crate) use flight::{Flight, fly, seat_place};
pub(crate) use keys::{Focus, Key, listen};
pub(crate) use phrases::{capital, listed, names_of, place_name, steps};
pub(crate) use pieces::in_pieces;
pub(crate) use pointing::Pointing;
pub(crate) use reading::reading;
pub(crate) use room::room_of;
pub(crate) use stage::{Moment, Scene, ending, staged};
pub(crate) use story::{last_told, retold, settled};
pub(crate) use why_not::{allowed, explain_pointing, why_not};
