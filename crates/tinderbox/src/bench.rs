//! `tinderbox bench`: how fast the rules run on one thread.

use crate::games::Entry;
use crate::luck::{Luck, Walk};
use crate::playable::{self, Playable};
use kernel::Chosen;
use serde::Serialize;
use std::collections::BTreeMap;
use std::fmt::Write;
use std::hint::black_box;
use std::time::{Duration, Instant};

/// The time is cut into so many rounds; the median round counts, so that a hiccup does not.
const ROUNDS: u32 = 9;

/// How many states are copied to time a copy.
const COPIES: usize = 4096;

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
pub(crate) fn run(games: &[&Entry], time: Duration, json: bool) -> String {
    let measured: BTreeMap<&str, Figures> =
        games.iter().map(|game| (game.name, (game.bench)(time))).collect();
    if json {
        return playable::json(&measured);
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

/// Plays at random for that long.
pub(crate) fn measure<G: Playable>(time: Duration) -> Figures {
    let chosen = Chosen::new(G::OPTIONS, &[]).expect("defaults are in the table");
    let setup = G::configure(&chosen).expect("defaults describe a match");
    let start = G::new(&setup).expect("defaults describe a match");
    let mut walk = Walk::new(Luck::new(1));
    play_for(&start, &mut walk, time / 10); // warms caches and branch predictors up
    let mut rounds: Vec<(u64, u64)> =
        (0..ROUNDS).map(|_| play_for(&start, &mut walk, time / ROUNDS)).collect();
    rounds.sort_unstable();
    let (steps_per_second, games_per_second) = rounds[rounds.len() / 2];
    let clone_ns = copy_time(&start, &mut walk);
    Figures { steps_per_second, games_per_second, state_bytes: size_of::<G>(), clone_ns }
}

/// Steps and games per second.
fn play_for<G: Playable>(start: &G, walk: &mut Walk<G>, time: Duration) -> (u64, u64) {
    let (mut steps, mut games) = (0u64, 0u64);
    let begun = Instant::now();
    while begun.elapsed() < time {
        let mut state = start.clone();
        while let Some(input) = walk.next(&state) {
            state.apply(input, &mut ());
            steps += 1;
        }
        black_box(&state);
        games += 1;
    }
    let seconds = begun.elapsed().as_secs_f64();
    ((steps as f64 / seconds) as u64, (games as f64 / seconds) as u64)
}

/// The median time of a copy, in nanoseconds with one decimal.
fn copy_time<G: Playable>(start: &G, walk: &mut Walk<G>) -> f64 {
    let mut states = Vec::with_capacity(COPIES);
    let mut state = start.clone();
    while states.len() < COPIES {
        match walk.next(&state) {
            Some(input) => state.apply(input, &mut ()),
            None => state = start.clone(),
        }
        states.push(state.clone());
    }
    let mut rounds: Vec<f64> = (0..ROUNDS * 9)
        .map(|_| {
            let begun = Instant::now();
            for state in &states {
                black_box(black_box(state).clone());
            }
            begun.elapsed().as_nanos() as f64 / COPIES as f64
        })
        .collect();
    rounds.sort_unstable_by(f64::total_cmp);
    (rounds[rounds.len() / 2] * 10.0).round() / 10.0
}
