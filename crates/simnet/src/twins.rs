//! Two worlds that one viewer cannot tell apart, for comparing every byte that the viewer is sent.
//!
//! [`Twins`] is a game made of two worlds of another one. Both get the same inputs as far as the
//! viewer can know, and differ in the rest: other hands, other draws, other secret answers. Everybody
//! but the viewer lives in the first world; the viewer lives in the first or, if `OTHER` is true, in
//! the second. Whatever table, network and disk do with such a game, what the viewer is sent must be
//! the same in both, byte for byte and at the same time.

use kernel::{
    Alarm, Chosen, Clause, Dice, Game, GameOption, Illegal, Input, InputOf, Misconfigured, Payoffs,
    Seat, Seats, Sink, Team, Waiting,
};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::hash::{Hash, Hasher};
use testkit::laws::{Lawful, SetupOf};
use testkit::possible;

/// So many twin worlds are tried for one in which what happens here can happen there too.
const TRIES: usize = 8;

/// What is agreed, and who must not know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TwinSetup<S> {
    /// What is agreed.
    pub setup: S,
    /// Who must not know.
    pub viewer: Option<Seat>,
}

/// Two worlds of a game, in one of which the viewer lives.
#[derive(Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Twins<L: Lawful, const OTHER: bool> {
    worlds: Worlds<L::Game>,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(bound = "G: Game")]
struct Worlds<G> {
    first: G,
    second: G,
    viewer: Option<Seat>,
    /// How many inputs there were: where the luck of the second world comes from.
    steps: u64,
    /// How many of them found two different worlds.
    apart: u64,
}

/// Something that happened, for the viewer or for everybody else.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TwinEvent<E> {
    viewer: Option<Seat>,
    for_viewer: bool,
    event: E,
}

impl<G: Game> Worlds<G> {
    fn new(first: G, viewer: Option<Seat>) -> Worlds<G> {
        Worlds { second: first.clone(), first, viewer, steps: 0, apart: 0 }
    }

    /// A second world, as different as can be, in which something happens that the viewer cannot
    /// tell from this input; the first world itself if there is none, or if the viewer is shown
    /// something new.
    fn part<L: Lawful<Game = G>>(&mut self, input: InputOf<G>) -> InputOf<G> {
        let mut rng = fastrand::Rng::with_seed(self.steps);
        let mut dice = |n: u32| rng.u32(..n);
        if !L::reveals(&self.first, input, self.viewer) {
            let old = self.second.clone();
            for attempt in 0..TRIES {
                // The world as it has come about is tried first, unless it is no other.
                let second = match attempt {
                    0 if old != self.first => old.clone(),
                    _ => L::twin(&self.first, self.viewer, &mut dice),
                };
                let mapped = L::twin_input(&second, input, self.viewer, &mut dice);
                let differs = mapped != input || second != self.first;
                if differs && possible(&second, mapped) {
                    self.second = second;
                    self.apart += 1;
                    return mapped;
                }
            }
        }
        self.second = self.first.clone();
        input
    }
}

impl<L: Lawful, const OTHER: bool> Twins<L, OTHER> {
    fn of(worlds: Worlds<L::Game>) -> Self {
        Twins { worlds }
    }

    /// In how many of its inputs the two worlds were different.
    pub fn apart(&self) -> u64 {
        self.worlds.apart
    }

    /// The world in which this one lives.
    fn world_of(&self, seat: Option<Seat>) -> &L::Game {
        let Worlds { first, second, viewer, .. } = &self.worlds;
        if OTHER && seat == *viewer { second } else { first }
    }

    /// The world that the viewer lives in: what everybody sees is asked there.
    fn world(&self) -> &L::Game {
        self.world_of(self.worlds.viewer)
    }
}

impl<L: Lawful, const OTHER: bool> Clone for Twins<L, OTHER> {
    fn clone(&self) -> Self {
        Twins::of(self.worlds.clone())
    }
}

impl<L: Lawful, const OTHER: bool> PartialEq for Twins<L, OTHER> {
    fn eq(&self, other: &Self) -> bool {
        self.worlds == other.worlds
    }
}

impl<L: Lawful, const OTHER: bool> Eq for Twins<L, OTHER> {}

impl<L: Lawful, const OTHER: bool> Hash for Twins<L, OTHER> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.worlds.hash(state);
    }
}

impl<L: Lawful, const OTHER: bool> fmt::Debug for Twins<L, OTHER> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.worlds.fmt(f)
    }
}

impl<L: Lawful, const OTHER: bool> Game for Twins<L, OTHER> {
    const NAME: &'static str = L::Game::NAME;
    const ABOUT: &'static str = L::Game::ABOUT;
    const RULES_VERSION: u16 = L::Game::RULES_VERSION;
    const RULEBOOK: &'static str = L::Game::RULEBOOK;
    const CLAUSES: &'static [&'static Clause] = L::Game::CLAUSES;
    const OPTIONS: &'static [GameOption] = L::Game::OPTIONS;
    const INPUTS_MAX: usize = L::Game::INPUTS_MAX;
    const HIDES: bool = L::Game::HIDES;

    type Setup = TwinSetup<SetupOf<L>>;
    type Action = <L::Game as Game>::Action;
    type Chance = <L::Game as Game>::Chance;
    type Event = TwinEvent<<L::Game as Game>::Event>;
    type View = <L::Game as Game>::View;
    type Because = <L::Game as Game>::Because;

    fn configure(chosen: &Chosen<'_>) -> Result<Self::Setup, Misconfigured> {
        Ok(TwinSetup { setup: L::Game::configure(chosen)?, viewer: None })
    }

    fn rules_of(setup: &Self::Setup) -> u16 {
        L::Game::rules_of(&setup.setup)
    }

    fn new(setup: &Self::Setup) -> Result<Self, Illegal<Self::Because>> {
        Ok(Twins::of(Worlds::new(L::Game::new(&setup.setup)?, setup.viewer)))
    }

    fn seats(&self) -> Seats {
        self.worlds.first.seats()
    }

    fn waiting(&self) -> Waiting {
        self.world().waiting()
    }

    fn check(&self, seat: Seat, action: Self::Action) -> Result<(), Illegal<Self::Because>> {
        self.world_of(Some(seat)).check(seat, action)
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Self::Action>) {
        self.world_of(Some(seat)).legal(seat, out);
    }

    fn quiet(&self, seat: Seat) -> Self::Action {
        self.world_of(Some(seat)).quiet(seat)
    }

    fn chances(&self, out: &mut Vec<(Self::Chance, u32)>) {
        self.worlds.first.chances(out);
    }

    fn sample(&self, dice: &mut impl Dice) -> Self::Chance {
        self.worlds.first.sample(dice)
    }

    fn apply(&mut self, input: InputOf<Self>, sink: &mut impl Sink<Self::Event>) {
        let worlds = &mut self.worlds;
        let mapped = worlds.part::<L>(input);
        worlds.steps += 1;
        let (mut here, mut there) = (Vec::new(), Vec::new());
        worlds.first.apply(input, &mut here);
        worlds.second.apply(mapped, &mut there);
        let (viewer, own) = (worlds.viewer, if OTHER { there } else { here.clone() });
        let tell = |event, for_viewer| TwinEvent { viewer, for_viewer, event };
        here.into_iter().for_each(|event| sink.emit(tell(event, false)));
        own.into_iter().for_each(|event| sink.emit(tell(event, true)));
    }

    fn view(&self, viewer: Option<Seat>) -> Self::View {
        self.world_of(viewer).view(viewer)
    }

    fn imagine(view: &Self::View, dice: &mut impl Dice) -> Self {
        Twins::of(Worlds::new(L::Game::imagine(view, dice), None))
    }

    fn redact(event: &Self::Event, viewer: Option<Seat>) -> Option<Self::Event> {
        let heard = event.for_viewer == (viewer == event.viewer);
        let told = heard.then(|| L::Game::redact(&event.event, viewer)).flatten()?;
        Some(TwinEvent { event: told, ..event.clone() })
    }

    fn follow(view: &mut Self::View, event: &Self::Event) {
        L::Game::follow(view, &event.event);
    }

    fn payoffs(&self) -> Option<Payoffs> {
        self.world().payoffs()
    }

    fn team(&self) -> Option<Team> {
        self.world().team()
    }

    fn shows(&self, input: InputOf<Self>) -> bool {
        match input {
            Input::Act(seat, _) => self.world_of(Some(seat)).shows(input),
            Input::Chance(_) | Input::Clock(_) => self.worlds.first.shows(input),
        }
    }

    fn takes_back(&self, input: InputOf<Self>) -> bool {
        self.worlds.first.takes_back(input)
    }

    fn declines(&self, seat: Seat) -> Option<Self::Action> {
        self.world_of(Some(seat)).declines(seat)
    }

    fn alarms(&self, out: &mut Vec<Alarm>) {
        self.world().alarms(out);
    }
}
