//! The one trait that every game implements.

use crate::{
    Chosen, Clause, Dice, GameOption, Illegal, Misconfigured, SEATS_MAX, Seat, Seats, Sink,
};
use alloc::vec::Vec;
use core::fmt::Debug;
use core::hash::Hash;
use serde::Deserialize;
use serde::Serialize;
use serde::de::DeserializeOwned;

/// What the state is waiting for. Exactly one of these is true between inputs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Waiting {
    /// Seats that may act, in any order; one input is applied at a time.
    Seats {
        /// The match stands still until one of these acts. Each has at least one legal action, and
        /// [`Game::quiet`] answers for one who is away.
        must: Seats,
        /// These may step in as well, but nobody waits for them.
        may: Seats,
    },
    /// Nature's answer: a draw, a die.
    Chance,
    /// What the table's clock shows on this alarm, needed for a score.
    Clock(u8),
    /// Nothing any more: the match is over.
    Over,
}

impl Waiting {
    /// Waiting for exactly these seats.
    #[inline]
    pub const fn on(must: Seats) -> Waiting {
        Waiting::Seats { must, may: Seats::NONE }
    }

    /// Waiting for exactly this seat.
    #[inline]
    pub const fn on_one(seat: Seat) -> Waiting {
        Waiting::on(Seats::only(seat))
    }

    /// Everybody who may act now.
    #[inline]
    pub const fn actors(self) -> Seats {
        match self {
            Waiting::Seats { must, may } => must.or(may),
            _ => Seats::NONE,
        }
    }
}

/// A length of time that the rules ask the table to measure. The table starts measuring when an
/// alarm first appears in [`Game::alarms`], and forgets it when it is gone.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Alarm {
    /// Which alarm; a new number for each new measurement.
    pub id: u8,
    /// How long until the table reports that the time is up.
    pub millis: u32,
}

/// What the table's clock shows: the only way in which time reaches the rules.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Reading {
    /// Which alarm was read.
    pub alarm: u8,
    /// How much of it is left; nothing means that the time is up.
    pub millis_left: u32,
}

/// Everything that can change a state. A match is a setup and a list of these.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Input<A, C> {
    /// A seat does something.
    Act(Seat, A),
    /// Nature answers.
    Chance(C),
    /// An alarm ran out, or was read because the state asked for it.
    Clock(Reading),
}

/// The inputs of a game.
pub type InputOf<G> = Input<<G as Game>::Action, <G as Game>::Chance>;

/// The chance outcomes of a game.
pub type ChanceOf<G> = <G as Game>::Chance;

/// What each seat gets in the end; more is better, and equal payoffs at the top are a shared win.
pub type Payoffs = [i16; SEATS_MAX];

/// How a match that is won or lost together came out, in points of the rulebook's scale.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Team {
    /// Won, all of them.
    pub won: bool,
    /// How well.
    pub score: i32,
}

/// A thing on the table that somebody points at; each game numbers its own things.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Thing(pub u16);

/// A thing whose face a viewer may or may not see.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Seen<T> {
    /// It lies open to this viewer.
    Open(T),
    /// It is there, face down.
    Hidden,
}

/// A game: its state, and the rules as functions of that state.
///
/// The state is a small value without clock, generator, log or order of cards. `check` is the
/// authority on what may be done and cites the clause that forbids the rest; `legal` enumerates; the
/// laws in `testkit` hold the two together, and hold both to what a seat may know.
pub trait Game: Clone + Eq + Hash + Debug + Serialize + DeserializeOwned {
    /// The name used on the command line, in records and in addresses, for instance `fire-tower`.
    const NAME: &'static str;
    /// One sentence for a list of games.
    const ABOUT: &'static str;
    /// The rules by which new matches are played; raised by every change that makes an old record
    /// play differently.
    const RULES_VERSION: u16;
    /// Our telling of the rules; each clause a line `- **W2** · both · forbids · Words.`
    const RULEBOOK: &'static str;
    /// Every clause that `check` can cite.
    const CLAUSES: &'static [&'static Clause];
    /// What can be chosen before a match, with defaults.
    const OPTIONS: &'static [GameOption];
    /// No match is longer than this.
    const INPUTS_MAX: usize;
    /// Does a seat know anything that another may not? If not, every view is the whole state, and
    /// people at one device need not look away.
    const HIDES: bool = true;

    /// Everything that is fixed before the first input.
    type Setup: Clone + Eq + Debug + Serialize + DeserializeOwned;
    /// What a seat can do. One decision each: "place three gems" is three actions.
    type Action: Copy + Eq + Ord + Hash + Debug + Serialize + DeserializeOwned;
    /// What nature can answer.
    type Chance: Copy + Eq + Ord + Hash + Debug + Serialize + DeserializeOwned;
    /// What happened, told so that a view can be kept up to date by events alone.
    type Event: Clone + Eq + Debug + Serialize + DeserializeOwned;
    /// What one seat, or a spectator, may know.
    type View: Clone + Eq + Debug + Serialize + DeserializeOwned;
    /// The facts that stand in the way of a refused action.
    type Because: Copy + Eq + Debug + Serialize + DeserializeOwned;

    /// The setup that these choices describe.
    fn configure(chosen: &Chosen<'_>) -> Result<Self::Setup, Misconfigured>;
    /// By which version of the rules a match of this setup is played. A game that corrects its rules
    /// lets the setup say it, so that records and kept tables of an older version play on by theirs.
    fn rules_of(setup: &Self::Setup) -> u16 {
        let _ = setup;
        Self::RULES_VERSION
    }
    /// The state before the first input, or the clause that forbids such a match.
    fn new(setup: &Self::Setup) -> Result<Self, Illegal<Self::Because>>;
    /// Every chair of this match.
    fn seats(&self) -> Seats;
    /// What the state waits for.
    fn waiting(&self) -> Waiting;

    /// May `seat` do this, and if not, why. The only authority; depends on nothing that the seat
    /// may not know. Never panics, whatever the action.
    fn check(&self, seat: Seat, action: Self::Action) -> Result<(), Illegal<Self::Because>>;
    /// Appends every legal action of `seat`; the caller owns and reuses the buffer.
    fn legal(&self, seat: Seat, out: &mut Vec<Self::Action>);
    /// The quiet legal choice for a seat that must act and is away.
    fn quiet(&self, seat: Seat) -> Self::Action;

    /// Every outcome that nature may answer now, with its weight; empty when only sampling is
    /// practical. Called only while the state waits for chance.
    fn chances(&self, out: &mut Vec<(Self::Chance, u32)>);
    /// One outcome, with the same odds. Called only while the state waits for chance.
    fn sample(&self, dice: &mut impl Dice) -> Self::Chance;

    /// Does it. The input must be legal; nothing here can fail.
    fn apply(&mut self, input: InputOf<Self>, sink: &mut impl Sink<Self::Event>);

    /// What `viewer` may know; `None` is a spectator.
    fn view(&self, viewer: Option<Seat>) -> Self::View;
    /// A world in which this viewer could be, as likely as the others as far as the view can tell.
    fn imagine(view: &Self::View, dice: &mut impl Dice) -> Self;
    /// The part of an event that `viewer` may hear; `None` if nothing.
    fn redact(event: &Self::Event, viewer: Option<Seat>) -> Option<Self::Event>;
    /// Brings a view up to date with an event that its viewer heard.
    fn follow(view: &mut Self::View, event: &Self::Event);

    /// Does this input, which is legal, show somebody what they could not know? Then it is not free
    /// to be taken back. By default that is everything of which a spectator hears only a part; a game
    /// in which hidden cards are turned up for all, or are moved unseen, says better.
    fn shows(&self, input: InputOf<Self>) -> bool {
        let (mut after, mut events) = (self.clone(), Vec::new());
        after.apply(input, &mut events);
        events.iter().any(|event| Self::redact(event, None).as_ref() != Some(event))
    }

    /// May this input, which is legal, ever be taken back, even if everybody agrees? In a race
    /// against the clock nothing may.
    fn takes_back(&self, input: InputOf<Self>) -> bool {
        let _ = input;
        true
    }

    /// The action by which `seat` lets things pass, where it is asked in a window in which it may
    /// simply do that. Whoever wants to be asked no more until the own turn gives this answer to each.
    /// It may depend on nothing that the seat does not know.
    fn declines(&self, seat: Seat) -> Option<Self::Action> {
        let _ = seat;
        None
    }

    /// What each seat gets, once the match is over.
    fn payoffs(&self) -> Option<Payoffs>;

    /// How it came out, once the match is over, where it is won or lost together.
    fn team(&self) -> Option<Team> {
        None
    }

    /// What is agreed when the same people play again, each on the same seat, after this match.
    fn again(&self, setup: &Self::Setup) -> Self::Setup {
        setup.clone()
    }

    /// Appends the lengths of time that the table should measure now.
    fn alarms(&self, out: &mut Vec<Alarm>) {
        let _ = out;
    }

    /// Checked entry, for a driver that takes actions from people.
    fn play(
        &mut self,
        seat: Seat,
        action: Self::Action,
        sink: &mut impl Sink<Self::Event>,
    ) -> Result<(), Illegal<Self::Because>> {
        self.check(seat, action)?;
        self.apply(Input::Act(seat, action), sink);
        Ok(())
    }
}
