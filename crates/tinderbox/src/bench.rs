//! `tinderbox bench`: how fast the rules run on one thread.

mod lists;
pub(crate) mod load;
pub(crate) mod server;

use crate::clock::Millis;
use crate::games::Commands;
use crate::luck::{Luck, Walk};
use crate::report;
use bots::Simulated;
use kernel::{Chosen, Level};
use serde::Serialize;
use std::collections::BTreeMap;
use std::fmt::Write;
use std::hint::black_box;
use std::time::{Duration, Instant};

/// The work: so many batches of matches, the same in every pass.
const BATCHES: usize = 500;

/// A batch ends with the first match that brings it to so many steps: long enough to be timed well,
/// short enough to be left alone by other programs in one of the passes.
const BATCH_STEPS: u64 = 2000;

/// Each batch is timed at least so often; its best time counts.
const PASSES_MIN: u32 = 3;

/// How many states are copied to time a copy.
const COPIES: usize = 4096;
const COPY_ROUNDS: usize = 100;

/// What was measured.
#[derive(Clone, Copy, Debug, Serialize)]
pub(crate) struct Figures {
    /// Inputs applied per second in random play, listing what is legal included.
    steps_per_second: u64,
    /// Whole matches per second.
    games_per_second: u64,
    /// How many bytes a state takes.
    state_bytes: usize,
    /// How long copying one takes.
    clone_ns: f64,
}

/// Measures these games, each for `time`.
pub(crate) fn run(
    games: &[&Commands],
    time: Duration,
    decision: Option<Millis>,
    json: bool,
) -> String {
    let measured: BTreeMap<&str, Figures> =
        games.iter().map(|game| (game.name, (game.bench)(time, decision))).collect();
    if json {
        return report::json(&measured);
    }
    let mut text = String::from("Random play with default options on one thread.\n");
    for (name, figures) in measured {
        let Figures { steps_per_second, games_per_second, state_bytes, clone_ns } = figures;
        let steps = steps_per_second as f64 / 1e6;
        let _ =
            writeln!(text, "{name:<14} {steps:>8.2} million steps/s {games_per_second:>9} games/s");
        let _ = writeln!(text, "{:<14} state {state_bytes} bytes, copied in {clone_ns} ns", "");
    }
    text
}

/// Plays at random for that long; each decision takes so much of a match's own time, or as long as one
/// of the weakest bots does.
pub(crate) fn measure<G: Simulated>(time: Duration, decision: Option<Millis>) -> Figures {
    let chosen = Chosen::new(G::OPTIONS, &[]).expect("defaults are in the table");
    let setup = G::configure(&chosen).expect("defaults describe a match");
    let start = G::new(&setup).expect("defaults describe a match");
    let mut walk = Walk::new(Luck::new(1), decision.unwrap_or_else(usual_decision::<G>));
    let mut batches = [Batch { steps: 0, games: 0, best: Duration::MAX }; BATCHES];
    let begun = Instant::now();
    let mut passes = 0;
    while passes < PASSES_MIN || begun.elapsed() < time {
        for (seed, batch) in batches.iter_mut().enumerate() {
            walk.reseed(seed as u64);
            batch.play(&start, &mut walk);
        }
        passes += 1;
    }
    let seconds: f64 = batches.iter().map(|batch| batch.best.as_secs_f64()).sum();
    let per_second =
        |count: fn(&Batch) -> u64| (batches.iter().map(count).sum::<u64>() as f64 / seconds) as u64;
    Figures {
        steps_per_second: per_second(|batch| batch.steps),
        games_per_second: per_second(|batch| batch.games),
        state_bytes: size_of::<G>(),
        clone_ns: copy_time(&start, &mut walk),
    }
}

/// How long a decision of the weakest bots takes.
pub(crate) fn usual_decision<G: Simulated>() -> Millis {
    G::wait(G::nearest(Level::Random), G::BOT_MILLIS)
}

#[derive(Clone, Copy)]
struct Batch {
    steps: u64,
    games: u64,
    best: Duration,
}

impl Batch {
    fn play<G: Simulated>(&mut self, start: &G, walk: &mut Walk<G>) {
        (self.steps, self.games) = (0, 0);
        let begun = Instant::now();
        while self.steps < BATCH_STEPS {
            let mut state = start.clone();
            while let Some(input) = walk.next(&state) {
                state.apply(input, &mut ());
                self.steps += 1;
            }
            black_box(&state);
            self.games += 1;
        }
        self.best = self.best.min(begun.elapsed());
    }
}

/// The time of a copy in the best of the rounds, in nanoseconds with one decimal.
fn copy_time<G: Simulated>(start: &G, walk: &mut Walk<G>) -> f64 {
    let mut states = Vec::with_capacity(COPIES);
    let mut state = start.clone();
    while states.len() < COPIES {
        match walk.next(&state) {
            Some(input) => state.apply(input, &mut ()),
            None => state = start.clone(),
        }
        states.push(state.clone());
    }
    let round = |_| {
        let begun = Instant::now();
        for state in &states {
            black_box(black_box(state).clone());
        }
        begun.elapsed().as_nanos() as f64 / COPIES as f64
    };
    let best = (0..COPY_ROUNDS).map(round).fold(f64::INFINITY, f64::min);
    (best * 10.0).round() / 10.0
}
