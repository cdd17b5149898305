//! Random matches.
//!
//! A match is drawn from a seed: who acts, what they do, what nature answers, when an alarm rings.
//! Most matches are played evenly at random; some are lazy (seats often do the quiet thing) and
//! some are hurried (alarms ring early), because even play alone hardly ever meets those endings.

use crate::inputs::{alarms, chances, legal};
use fastrand::Rng;
use kernel::{Game, Input, InputOf, Reading, Record, Seat, Seats, StateHasher, Waiting};
use std::hash::Hasher;

/// A match that was played to its end.
#[derive(Clone, Debug)]
pub struct Match<G: Game> {
    /// Where it began.
    pub setup: G::Setup,
    /// Where it ended.
    pub state: G,
    /// How it came there.
    pub inputs: Vec<InputOf<G>>,
}

impl<G: Game> Match<G> {
    /// What would be kept of it.
    pub fn record(&self) -> Record<G> {
        Record::new(self.setup.clone(), self.inputs.clone(), &self.state)
    }
}

/// Plays a match to its end. Panics if the setup is refused or the match outlives
/// [`Game::INPUTS_MAX`].
pub fn random_match<G: Game>(setup: &G::Setup, seed: u64) -> Match<G> {
    let mut state = start::<G>(setup);
    let mut walk = Walk::new(seed);
    let mut inputs = Vec::new();
    while let Some(input) = walk.next(&state) {
        assert!(inputs.len() < G::INPUTS_MAX, "{} does not end (seed {seed})", G::NAME);
        inputs.push(input);
        state.apply(input, &mut ());
    }
    Match { setup: setup.clone(), state, inputs }
}

/// One number for everything a random match goes through. Native and browser builds print it and
/// must agree.
pub fn playout_hash<G: Game>(setup: &G::Setup, seed: u64) -> u64 {
    let mut state = start::<G>(setup);
    let mut walk = Walk::new(seed);
    let mut hasher = StateHasher::default();
    hasher.write_u64(kernel::state_hash(&state));
    for _ in 0..G::INPUTS_MAX {
        let Some(input) = walk.next(&state) else { break };
        state.apply(input, &mut ());
        // Folding numbers instead of one long stream: each state's own hash is what a record keeps.
        hasher.write_u64(kernel::state_hash(&state));
    }
    hasher.finish()
}

/// The state before the first input, for a setup that is known to be possible.
pub(crate) fn start<G: Game>(setup: &G::Setup) -> G {
    match G::new(setup) {
        Ok(state) => state,
        Err(no) => {
            panic!("{} refuses the setup {setup:?}: {} {:?}", G::NAME, no.clause.id, no.because)
        }
    }
}

/// One way to play at random, drawn from a seed.
#[derive(Clone, Debug)]
pub struct Walk {
    rng: Rng,
    // One input in so many is an alarm that rings; 0 is never.
    hurry: u32,
    // One action in so many is the quiet one; 0 is never on purpose.
    lazy: u32,
}

impl Walk {
    /// The walk of this seed.
    pub fn new(seed: u64) -> Walk {
        let mut rng = Rng::with_seed(seed);
        let hurry = [0, 8, 64][rng.u32(..3) as usize];
        let lazy = [0, 0, 2][rng.u32(..3) as usize];
        Walk { rng, hurry, lazy }
    }

    /// What happens next; nothing when the match is over. Panics when a seat must act and cannot.
    pub fn next<G: Game>(&mut self, state: &G) -> Option<InputOf<G>> {
        match state.waiting() {
            Waiting::Seats { must, may } => {
                Some(self.alarm(state).unwrap_or_else(|| self.action(state, must, may)))
            }
            Waiting::Chance => Some(Input::Chance(self.outcome(state))),
            Waiting::Clock(alarm) => {
                let known = alarms(state).iter().find(|one| one.id == alarm).map(|one| one.millis);
                let millis_left = known.map_or(0, |millis| self.rng.u32(..=millis));
                Some(Input::Clock(Reading { alarm, millis_left }))
            }
            Waiting::Over => None,
        }
    }

    fn alarm<G: Game>(&mut self, state: &G) -> Option<InputOf<G>> {
        if self.hurry == 0 || self.rng.u32(..self.hurry) != 0 {
            return None;
        }
        let running = alarms(state);
        let rings = pick(&mut self.rng, &running)?;
        Some(Input::Clock(Reading { alarm: rings.id, millis_left: 0 }))
    }

    fn action<G: Game>(&mut self, state: &G, must: Seats, may: Seats) -> InputOf<G> {
        let anybody: Vec<Seat> = must.or(may).iter().collect();
        let obliged: Vec<Seat> = must.iter().collect();
        let seat = pick(&mut self.rng, &anybody).expect("somebody may act");
        let can = legal(state, seat);
        if let Some(action) = pick(&mut self.rng, &can)
            && (self.lazy == 0 || self.rng.u32(..self.lazy) != 0)
        {
            return Input::Act(seat, action);
        }
        let seat = pick(&mut self.rng, &obliged).expect("somebody must act");
        Input::Act(seat, state.quiet(seat))
    }

    fn outcome<G: Game>(&mut self, state: &G) -> G::Chance {
        // Now and then every outcome is equally likely, so that the rare ones happen too.
        if self.rng.u32(..4) == 0
            && let Some((outcome, _)) = pick(&mut self.rng, &chances(state))
        {
            return outcome;
        }
        state.sample(&mut |n| self.rng.u32(..n))
    }
}

/// One of these, each equally likely.
pub(crate) fn pick<T: Copy>(rng: &mut Rng, from: &[T]) -> Option<T> {
    let count = u32::try_from(from.len()).expect("no list of a game is that long");
    if count == 0 { None } else { Some(from[rng.u32(..count) as usize]) }
}
