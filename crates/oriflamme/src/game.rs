//! Oriflamme: Alliance behind the kernel's trait.

use crate::card::Cards;
use crate::chance;
use crate::check;
use crate::clause;
use crate::event::{Because, Event};
use crate::legal;
use crate::options::{self, Options};
use crate::row::{PerSlot, Row, Slots};
use crate::state::{Action, Chance, Course, Face, Frame, Open, Oriflamme, SEATS, VERDICTS};
use crate::view::{self, View};
use alloc::vec::Vec;
use kernel::{
    Chosen, Clause, Dice, Game, GameOption, Illegal, Input, InputOf, Misconfigured, Payoffs,
    SEATS_MAX, Seat, Seats, Sink, Waiting,
};

/// Uncovered cards break ties, so a point of influence outweighs any number of them.
const INFLUENCE_WEIGHT: i16 = 32;

impl Game for Oriflamme {
    const NAME: &'static str = "oriflamme";
    const ABOUT: &'static str =
        "Oriflamme: Alliance: lay cards face down, wait or reveal, and gather the most influence.";
    const RULES_VERSION: u16 = 1;
    const RULEBOOK: &'static str = crate::RULEBOOK;
    const CLAUSES: &'static [&'static Clause] = clause::ALL;
    const OPTIONS: &'static [GameOption] = options::OPTIONS;
    // Six for the deal; each of 30 cards is laid once, and asks at most twice in a round.
    const INPUTS_MAX: usize = 300;

    type Setup = Options;
    type Action = Action;
    type Chance = Chance;
    type Event = Event;
    type View = View;
    type Because = Because;

    fn configure(chosen: &Chosen<'_>) -> Result<Options, Misconfigured> {
        options::configure(chosen)
    }

    fn new(options: &Options) -> Result<Self, Illegal<Because>> {
        options.check()?;
        let mut influence = [0; SEATS];
        influence[..options.seat_count()].fill(1); // S4
        let course = Course {
            frame: Frame::Deal { seat: Seat::new(0) },
            round: 0,
            first: Seat::new(0),
            laid: 0,
            done: Slots::NONE,
            pool: VERDICTS,
            influence,
            piles: [Cards::NONE; SEATS],
            treaties: [None; SEATS],
            infiltrators: Seats::NONE,
            returned: [None; SEATS],
            winners: Seats::NONE,
        };
        let open = Open { options: *options, row: Row::EMPTY, laid: PerSlot::EMPTY, course };
        let (hands, asides) = ([Cards::NONE; SEATS], [Cards::NONE; SEATS]);
        Ok(Oriflamme { open, faces: PerSlot::EMPTY, hands, asides })
    }

    fn seats(&self) -> Seats {
        self.open.options.seats()
    }

    #[inline]
    fn waiting(&self) -> Waiting {
        match self.open.course.frame {
            Frame::Place { seat } | Frame::Up { seat, .. } | Frame::Act { seat, .. } => {
                Waiting::on_one(seat)
            }
            Frame::Deal { .. } | Frame::First => Waiting::Chance,
            Frame::Over => Waiting::Over,
        }
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Illegal<Because>> {
        check::check(self, seat, action)
    }

    #[inline]
    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        legal::legal(self, seat, out);
    }

    fn quiet(&self, seat: Seat) -> Action {
        legal::quiet(self, seat)
    }

    fn chances(&self, out: &mut Vec<(Chance, u32)>) {
        chance::chances(self, out);
    }

    #[inline]
    fn sample(&self, dice: &mut impl Dice) -> Chance {
        chance::sample(self, dice)
    }

    #[inline]
    fn apply(&mut self, input: InputOf<Self>, sink: &mut impl Sink<Event>) {
        match input {
            Input::Act(seat, action) => {
                debug_assert_eq!(check::check(self, seat, action), Ok(()));
                self.act(seat, action, sink);
            }
            Input::Chance(outcome) => self.happen(outcome, sink),
            Input::Clock(_) => {} // the rules of this game measure no time
        }
        if listens(sink) {
            sink.emit(Event::Course(self.open.course));
        }
    }

    fn view(&self, viewer: Option<Seat>) -> View {
        view::view(self, viewer)
    }

    fn imagine(view: &View, dice: &mut impl Dice) -> Self {
        view::imagine(view, dice)
    }

    fn redact(event: &Event, viewer: Option<Seat>) -> Option<Event> {
        Some(view::redact(event, viewer))
    }

    fn follow(view: &mut View, event: &Event) {
        view::follow(view, event);
    }

    /// A card that only its owner knew is turned up. Laying a card unseen shows nobody anything.
    fn shows(&self, input: InputOf<Self>) -> bool {
        let unseen = |slot| self.open.card(slot).is_some_and(|laid| laid.face == Face::Down);
        match (self.open.course.frame, input) {
            (Frame::Up { slot, .. }, Input::Act(_, Action::Reveal)) => {
                // Known before, it is an Insurrection and turns up its neighbours.
                unseen(slot) || self.open.beside(slot).any(|(beside, _)| unseen(beside))
            }
            (_, Input::Act(_, Action::Remove(slot))) => unseen(slot),
            (_, input) => matches!(input, Input::Chance(_)),
        }
    }

    fn payoffs(&self) -> Option<Payoffs> {
        let mut payoffs = [0; SEATS_MAX];
        for (payoff, (influence, cards)) in payoffs.iter_mut().zip(self.scores()) {
            *payoff = influence as i16 * INFLUENCE_WEIGHT + cards as i16;
        }
        (self.open.course.frame == Frame::Over).then_some(payoffs)
    }
}

/// Whether anybody listens to this sink.
#[inline]
fn listens<S: Sink<Event>>(_: &S) -> bool {
    S::LISTENS
}
