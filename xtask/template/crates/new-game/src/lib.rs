//! The rules of New Game.
//!
//! It is small, but it has what most games have: cards that only their owner sees, chance, a window in
//! which others may answer, and an end. Each file is one question:
//!
//! - `state.rs`: what is there? [`NewGame`] and its [`Frame`], which says what the table is in the middle
//!   of and alone decides who may do what.
//! - `setup.rs`: what is agreed before? The options, and the first state.
//! - `clause.rs`: which rules can a refusal cite? Their words are in `docs/rules/new-game.md`.
//! - `check.rs`: may this be done, and if not, why; and all that may be done.
//! - `apply.rs`: what happens?
//! - `view.rs`: who may know what?
//! - `text.rs`: how is it told in a terminal?
//!
//! Deliberately absent: a clock, a generator, a history, and an order of the deck. A match is its setup
//! and its inputs; each card drawn is an input.
#![no_std]
extern crate alloc;

mod apply;
mod check;
pub mod clause;
mod setup;
mod state;
mod text;
mod view;

pub use setup::{DECK, SEATS, Setup};
pub use state::{Action, Because, Card, Event, Frame, NewGame};
pub use view::View;

use alloc::vec::Vec;
use kernel::{Checked, Chosen, Clause, Dice, Game, GameOption, Illegal, Input, InputOf};
use kernel::{Misconfigured, Payoffs, SEATS_MAX, Seat, Seats, Sink, Waiting};

impl Game for NewGame {
    const NAME: &'static str = "new-game";
    const ABOUT: &'static str = "New Game: light what you hold, and put out what others light.";
    const RULES_VERSION: u16 = 1;
    const RULEBOOK: &'static str = include_str!("../../../docs/rules/new-game.md");
    const CLAUSES: &'static [&'static Clause] = clause::ALL;
    const OPTIONS: &'static [GameOption] = setup::OPTIONS;
    // Each of 22 cards is drawn, lit, and answered by three.
    const INPUTS_MAX: usize = 22 * 5;

    type Setup = Setup;
    type Action = Action;
    type Chance = Card;
    type Event = Event;
    type View = View;
    type Because = Because;

    fn configure(chosen: &Chosen<'_>) -> Result<Setup, Misconfigured> {
        Ok(setup::configure(chosen))
    }

    fn new(setup: &Setup) -> Result<Self, Illegal<Because>> {
        setup::begin(setup)
    }

    fn seats(&self) -> Seats {
        Seats::first(self.seat_count as usize)
    }

    fn waiting(&self) -> Waiting {
        match self.frame {
            Frame::Draw { .. } => Waiting::Chance,
            Frame::Turn { seat } => Waiting::on_one(seat),
            Frame::Window { asked, .. } => Waiting::on(asked),
            Frame::Over => Waiting::Over,
        }
    }

    fn check(&self, seat: Seat, action: Action) -> Checked<Because> {
        check::check(self, seat, action)
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        check::legal(self, seat, out);
    }

    fn quiet(&self, seat: Seat) -> Action {
        check::quiet(self, seat)
    }

    fn chances(&self, out: &mut Vec<(Card, u32)>) {
        out.extend(self.deck.iter().map(|(kind, count)| (Card::ALL[kind], u32::from(count))));
    }

    fn sample(&self, dice: &mut impl Dice) -> Card {
        Card::ALL[self.deck.pick(dice)]
    }

    fn apply(&mut self, input: InputOf<Self>, sink: &mut impl Sink<Event>) {
        match input {
            Input::Chance(card) => self.draw(card, sink),
            Input::Act(seat, Action::Light(card)) => self.light(seat, card, sink),
            Input::Act(seat, Action::Discard(card)) => self.discard(seat, card, sink),
            Input::Act(seat, Action::PutOut) => self.put_out(seat, sink),
            Input::Act(seat, Action::Pass) => self.pass(seat, sink),
            Input::Clock(_) => unreachable!("this game measures no time"),
        }
        sink.emit(Event::Came { frame: self.frame });
    }

    fn view(&self, viewer: Option<Seat>) -> View {
        view::view(self, viewer)
    }

    fn imagine(view: &View, dice: &mut impl Dice) -> Self {
        view::imagine(view, dice)
    }

    fn redact(event: &Event, viewer: Option<Seat>) -> Option<Event> {
        Some(view::redact(*event, viewer))
    }

    fn follow(view: &mut View, event: &Event) {
        view::follow(view, *event);
    }

    /// W1: letting it pass is what somebody does who does not want to be asked.
    fn declines(&self, seat: Seat) -> Option<Action> {
        match self.frame {
            Frame::Window { asked, .. } if asked.has(seat) => Some(Action::Pass),
            _ => None,
        }
    }

    /// E2: points; who has most has won.
    fn payoffs(&self) -> Option<Payoffs> {
        let mut payoffs = [0; SEATS_MAX];
        for seat in self.seats().iter() {
            payoffs[seat.index()] = i16::from(self.points(seat));
        }
        (self.frame == Frame::Over).then_some(payoffs)
    }
}
