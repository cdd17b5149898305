//! FUSE: Countdown behind the kernel's trait.

use crate::cards::SPARKS;
use crate::clause;
use crate::event::{Because, Event};
use crate::options::{self, Options};
use crate::sets::{Bombs, Sparks};
use crate::state::{
    Action, Chance, Course, Deck, Ending, Frame, Fuse, HELD, Held, OnSpark, POOL, Pile, PoolDie,
    ROW, Round, Tally,
};
use crate::time::MISSION_ALARM;
use crate::{chance, check, legal};
use alloc::vec::Vec;
use kernel::{
    Alarm, Chosen, Clause, Dice, Frames, Game, GameOption, Illegal, Input, InputOf, Misconfigured,
    Payoffs, SEATS_MAX, Seat, Seats, Sink, Team, Waiting,
};

impl Game for Fuse {
    const NAME: &'static str = "fuse";
    const ABOUT: &'static str =
        "FUSE: Countdown: ten minutes, one pool of dice, and everybody defuses bombs at once.";
    const RULES_VERSION: u16 = 1;
    const RULEBOOK: &'static str = crate::RULEBOOK;
    const CLAUSES: &'static [&'static Clause] = clause::ALL;
    const OPTIONS: &'static [GameOption] = options::OPTIONS;
    // O15: four hundred rounds, each with at most nine dice, what nine people do with them, and their
    // sparks; and a deck with what its detonators bring.
    const INPUTS_MAX: usize = 100_000;
    const HIDES: bool = false;

    type Setup = Options;
    type Action = Action;
    type Chance = Chance;
    type Event = Event;
    type View = Fuse;
    type Because = Because;

    fn configure(chosen: &Chosen<'_>) -> Result<Options, Misconfigured> {
        options::configure(chosen)
    }

    fn new(options: &Options) -> Result<Self, Illegal<Because>> {
        options.check()?;
        Ok(set_up(*options))
    }

    fn seats(&self) -> Seats {
        self.options.seats()
    }

    #[inline]
    fn waiting(&self) -> Waiting {
        let rest = |must: Seats| Waiting::Seats { must, may: self.options.seats().minus(must) };
        match self.frame() {
            Frame::Ready { missing } => Waiting::on(missing),
            Frame::Call => Waiting::on_one(self.round.leader),
            Frame::Pool { .. } => rest(self.awaited()),
            Frame::Picks { .. } => Waiting::on(self.pickers()),
            Frame::Return { pending, .. } | Frame::Sixes { pending } => Waiting::on(pending),
            Frame::Count => Waiting::Clock(MISSION_ALARM),
            Frame::Over { .. } => Waiting::Over,
            _ => Waiting::Chance,
        }
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Illegal<Because>> {
        check::check(self, seat, action)
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        legal::legal(self, seat, out);
    }

    fn quiet(&self, seat: Seat) -> Action {
        legal::quiet(self, seat)
    }

    fn chances(&self, out: &mut Vec<(Chance, u32)>) {
        chance::chances(self, out);
    }

    fn sample(&self, dice: &mut impl Dice) -> Chance {
        chance::sample(self, dice)
    }

    fn apply(&mut self, input: InputOf<Self>, sink: &mut impl Sink<Event>) {
        match input {
            Input::Act(seat, action) => self.act(seat, action, sink),
            Input::Chance(outcome) => self.chanced(outcome, sink),
            Input::Clock(reading) => self.clock(reading, sink),
        }
        self.settle(sink);
        if listens(sink) {
            sink.emit(Event::Stands(self.course));
        }
    }

    fn view(&self, _: Option<Seat>) -> Fuse {
        *self
    }

    fn imagine(view: &Fuse, _: &mut impl Dice) -> Self {
        *view
    }

    fn redact(event: &Event, _: Option<Seat>) -> Option<Event> {
        Some(*event)
    }

    fn follow(view: &mut Fuse, event: &Event) {
        view.happen(*event);
    }

    /// O12: who was first was first.
    fn takes_back(&self, _: InputOf<Self>) -> bool {
        false
    }

    fn payoffs(&self) -> Option<Payoffs> {
        let team = self.team()?;
        let each = if team.won { i16::try_from(team.score).unwrap_or(i16::MAX) } else { 0 };
        let mut payoffs = [0; SEATS_MAX];
        payoffs[..self.options.seat_count()].fill(each);
        Some(payoffs)
    }

    /// E7.
    fn team(&self) -> Option<Team> {
        let Frame::Over { ending } = self.frame() else { return None };
        let (won, time) = match ending {
            Ending::Won(time) => (true, 10 + i32::from(time)),
            Ending::Time | Ending::Bag => (false, 0),
        };
        Some(Team { won, score: time + self.score() })
    }

    fn alarms(&self, out: &mut Vec<Alarm>) {
        self.list_alarms(out);
    }
}

impl Fuse {
    /// E7, Q28: what has been scored so far, without anything for winning.
    pub fn score(&self) -> i32 {
        let tally = self.tally;
        let counts = self.options.modules().is_none_or(|modules| modules.detonators);
        let detonators = if counts { i32::from(tally.detonators) } else { 0 };
        i32::from(tally.points) + 2 * i32::from(tally.sparks) + 2 * detonators
    }
}

/// S1 to S11: the table before the first card is dealt.
fn set_up(options: Options) -> Fuse {
    let unseen = options.bombs();
    let bombs = match options.modules() {
        Some(_) => unseen.len() as u8, // O19: hands first, then the deck
        None => options.deck(),
    };
    let deck = Deck {
        unseen,
        known: Bombs::NONE,
        bombs,
        detonators: 0,
        unseen_detonators: options.detonator_cards(),
        row: [None; ROW],
    };
    let first = if options.has_roles() { Frame::Roles } else { Frame::Deal };
    Fuse {
        options,
        course: Course { frames: Frames::new(first), step: 0, pick: 0 },
        round: Round::new(0, Seat::new(0), Seats::NONE),
        deck,
        held: [Held::NONE; HELD],
        sparks: [OnSpark::NONE; SPARKS],
        sparks_of: [Sparks::NONE; SEATS_MAX],
        unseen_sparks: options.sparks(),
        pile: Pile { cards: [None; SPARKS], turned: 0 },
        bag: options.supply().dice.0,
        pool: [PoolDie::NONE; POOL],
        roles: [None; SEATS_MAX],
        roles_off: Seats::NONE,
        sixes: [0; SEATS_MAX],
        tally: Tally::default(),
    }
}

/// Whether anybody listens to this sink.
#[inline]
fn listens<S: Sink<Event>>(_: &S) -> bool {
    S::LISTENS
}
