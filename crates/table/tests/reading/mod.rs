//! A race that reads the clock after each answer, as a game does that counts the time of its turns.

use kernel::{Alarm, Chosen, Clause, Dice, Game, GameOption, Illegal, Input, InputOf};
use kernel::{Misconfigured, Payoffs, Seat, Seats, Sink, Waiting};
use serde::{Deserialize, Serialize};
use testkit::toys::claim::{Action, Because, Claim, Event, Face, MATCH_ALARM, Setup};

/// The race, and whether the clock is to be read before it goes on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Reads {
    race: Claim,
    reads: bool,
}

impl Game for Reads {
    const NAME: &'static str = "reads";
    const ABOUT: &'static str = "A race that reads the clock after each answer.";
    const RULES_VERSION: u16 = 1;
    const RULEBOOK: &'static str = Claim::RULEBOOK;
    const CLAUSES: &'static [&'static Clause] = Claim::CLAUSES;
    const OPTIONS: &'static [GameOption] = Claim::OPTIONS;
    const INPUTS_MAX: usize = 2 * Claim::INPUTS_MAX;
    const HIDES: bool = false;

    type Setup = Setup;
    type Action = Action;
    type Chance = Face;
    type Event = Event;
    type View = Reads;
    type Because = Because;

    fn configure(chosen: &Chosen<'_>) -> Result<Setup, Misconfigured> {
        Claim::configure(chosen)
    }

    fn new(setup: &Setup) -> Result<Self, Illegal<Because>> {
        Ok(Reads { race: Claim::new(setup)?, reads: false })
    }

    fn seats(&self) -> Seats {
        self.race.seats()
    }

    fn waiting(&self) -> Waiting {
        if self.reads { Waiting::Clock(MATCH_ALARM) } else { self.race.waiting() }
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Illegal<Because>> {
        self.race.check(seat, action)
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        self.race.legal(seat, out);
    }

    fn quiet(&self, seat: Seat) -> Action {
        self.race.quiet(seat)
    }

    fn chances(&self, out: &mut Vec<(Face, u32)>) {
        self.race.chances(out);
    }

    fn sample(&self, dice: &mut impl Dice) -> Face {
        self.race.sample(dice)
    }

    fn apply(&mut self, input: InputOf<Self>, sink: &mut impl Sink<Event>) {
        if !std::mem::take(&mut self.reads) {
            self.race.apply(input, sink);
            let goes_on = matches!(self.race.waiting(), Waiting::Seats { .. });
            self.reads = goes_on && matches!(input, Input::Act(..));
        }
    }

    fn view(&self, _: Option<Seat>) -> Reads {
        *self
    }

    fn imagine(view: &Reads, _: &mut impl Dice) -> Self {
        *view
    }

    fn redact(event: &Event, _: Option<Seat>) -> Option<Event> {
        Some(*event)
    }

    fn follow(view: &mut Reads, event: &Event) {
        Claim::follow(&mut view.race, event);
    }

    fn payoffs(&self) -> Option<Payoffs> {
        self.race.payoffs()
    }

    fn alarms(&self, out: &mut Vec<Alarm>) {
        self.race.alarms(out);
    }
}
