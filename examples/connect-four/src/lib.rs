//! Connect Four, the smallest complete game behind the [`Game`] trait.
//!
//! `docs/adding-a-game.md` begins with another game, which has chance and secrets; this one has a grid.
//! It has the same files as every rules crate, so that who has read it can read the others:
//!
//! - `state.rs`: the types. A state is two sets of discs and one [`Frame`], 24 bytes in all.
//! - `grid.rs`: columns and sets of places, the one part that only this game has.
//! - `setup.rs`: what can be chosen, a new match, and a match from a picture.
//! - `clause.rs`: the numbered rules; their words are in `docs/rules/connect-four.md`.
//! - `check.rs`: may this be done, and if not, which rule forbids it; `legal.rs`: all that may be.
//! - `apply.rs`: what a disc does, then what the rules do by themselves.
//! - `chance.rs`: nature, which has no part in this game.
//! - `view.rs`: what a viewer knows, which here is everything.
//! - `text.rs`: the game in plain English.
//!
//! Deliberately absent: a clock, a generator, a history. A match is its setup and its inputs.
#![no_std]
extern crate alloc;

mod apply;
mod chance;
mod check;
pub mod clause;
mod grid;
mod legal;
mod setup;
mod state;
mod text;
mod view;

pub use chance::Never;
pub use grid::{COLUMNS, Column, Discs, PLACES, ROWS};
pub use setup::Setup;
pub use state::{Action, Because, Colour, ConnectFour, Event, Frame};
pub use view::View;

use alloc::vec::Vec;
use kernel::{Chosen, Clause, Dice, Game, GameOption, Illegal, InputOf, Misconfigured};
use kernel::{Payoffs, SEATS_MAX, Seat, Seats, Sink, Waiting};

impl Game for ConnectFour {
    const NAME: &'static str = "connect-four";
    const ABOUT: &'static str = "Drop discs into a standing grid; four in a line win.";
    const RULES_VERSION: u16 = 1;
    const RULEBOOK: &'static str = include_str!("../../../docs/rules/connect-four.md");
    const CLAUSES: &'static [&'static Clause] = clause::ALL;
    const OPTIONS: &'static [GameOption] = setup::OPTIONS;
    const INPUTS_MAX: usize = PLACES;
    const HIDES: bool = false;

    type Setup = Setup;
    type Action = Action;
    type Chance = Never;
    type Event = Event;
    type View = View;
    type Because = Because;

    fn configure(chosen: &Chosen<'_>) -> Result<Setup, Misconfigured> {
        setup::configure(chosen)
    }

    fn new(setup: &Setup) -> Result<Self, Illegal<Because>> {
        Ok(setup::empty(setup.first))
    }

    #[inline]
    fn seats(&self) -> Seats {
        Seats::first(2)
    }

    #[inline]
    fn waiting(&self) -> Waiting {
        match self.frame {
            Frame::Turn { seat } => Waiting::on_one(seat),
            Frame::Won { .. } | Frame::Full => Waiting::Over,
        }
    }

    #[inline]
    fn check(&self, seat: Seat, action: Action) -> Result<(), Illegal<Because>> {
        check::check(self, seat, action)
    }

    #[inline]
    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        legal::legal(self, seat, out);
    }

    fn quiet(&self, _seat: Seat) -> Action {
        legal::leftmost(self)
    }

    fn chances(&self, _out: &mut Vec<(Never, u32)>) {}

    fn sample(&self, _dice: &mut impl Dice) -> Never {
        chance::never()
    }

    #[inline]
    fn apply(&mut self, input: InputOf<Self>, sink: &mut impl Sink<Event>) {
        apply::apply(self, input, sink);
    }

    fn view(&self, _viewer: Option<Seat>) -> View {
        view::view(self)
    }

    fn imagine(view: &View, _dice: &mut impl Dice) -> Self {
        view::imagine(view)
    }

    fn redact(event: &Event, _viewer: Option<Seat>) -> Option<Event> {
        Some(*event)
    }

    fn follow(view: &mut View, event: &Event) {
        view::follow(view, event);
    }

    fn payoffs(&self) -> Option<Payoffs> {
        let mut payoffs = [0; SEATS_MAX];
        match self.frame {
            Frame::Turn { .. } => return None,
            Frame::Won { seat } => {
                payoffs[seat.index()] = 1;
                payoffs[seat.next(2).index()] = -1;
            }
            Frame::Full => {}
        }
        Some(payoffs)
    }
}
