//! `tinderbox soak`: random matches of random options, each of which must end with a result.

use crate::bench::usual_decision;
use crate::clock::Millis;
use crate::games::Commands;
use crate::luck::{Luck, Walk};
use crate::parallel;
use crate::problem::Problem;
use crate::report;
use bots::Simulated;
use kernel::{Chosen, Waiting};
use serde::Serialize;
use std::cell::Cell;
use std::fmt::Write;
use std::ops::Range;

thread_local! {
    /// The game that this thread is playing, for the panic that must not happen.
    static PLAYING: Cell<Option<(&'static str, u64)>> = const { Cell::new(None) };
}

/// What was played of one game.
#[derive(Clone, Copy, Debug, Default, Serialize)]
struct Total {
    name: &'static str,
    games: u64,
    inputs: u64,
    longest_inputs: u32,
    longest_index: u64,
}

impl Total {
    fn count(&mut self, index: u64, inputs: u32) {
        self.games += 1;
        self.inputs += inputs as u64;
        if inputs > self.longest_inputs {
            (self.longest_inputs, self.longest_index) = (inputs, index);
        }
    }

    fn merge(&mut self, later: &Total) {
        self.games += later.games;
        self.inputs += later.inputs;
        if later.longest_inputs > self.longest_inputs {
            self.longest_inputs = later.longest_inputs;
            self.longest_index = later.longest_index;
        }
    }
}

#[derive(Serialize)]
struct Report {
    seed: u64,
    games: Vec<Total>,
}

/// Plays `count` matches, the games taking turns.
pub(crate) fn run(
    games: &[&Commands],
    count: u64,
    seed: u64,
    decision: Option<Millis>,
    json: bool,
) -> Result<String, Problem> {
    tell_where_on_panic(seed);
    let none = || games.iter().map(|game| Total { name: game.name, ..Total::default() });
    let chunk = |range: Range<u64>| -> Result<Vec<Total>, Problem> {
        let mut totals: Vec<Total> = none().collect();
        for index in range {
            let at = (index % games.len() as u64) as usize;
            let game = games[at];
            PLAYING.set(Some((game.name, index)));
            let broken = |what| Problem::Broken { game: game.name, index, seed, what };
            totals[at].count(index, (game.soak)(seed, index, decision).map_err(broken)?);
        }
        PLAYING.set(None);
        Ok(totals)
    };
    let bar = parallel::progress(count);
    let parts = parallel::in_order(count, &bar, chunk);
    bar.finish_and_clear();
    let mut totals: Vec<Total> = none().collect();
    for part in parts {
        for (total, more) in totals.iter_mut().zip(&part?) {
            total.merge(more);
        }
    }
    let report = Report { seed, games: totals };
    Ok(if json { report::json(&report) } else { text(&report) })
}

fn text(report: &Report) -> String {
    let mut text = String::new();
    for Total { name, games, inputs, longest_inputs, longest_index } in &report.games {
        let mean = *inputs as f64 / (*games).max(1) as f64;
        let _ = writeln!(
            text,
            "{name}: {games} games ended with a result, {inputs} inputs ({mean:.0} a game), the \
             longest {longest_inputs} (game {longest_index} of seed {})",
            report.seed
        );
    }
    text
}

/// A panic is our mistake: it should say how to meet it again.
fn tell_where_on_panic(seed: u64) {
    let usual = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic| {
        if let Some((name, index)) = PLAYING.get() {
            eprintln!("{name}: game {index} of seed {seed} panics");
        }
        usual(panic);
    }));
}

/// Plays match `index` of a run; how many inputs it took, or what went wrong. If nothing is said of
/// how long a decision takes, matches are hurried, usual or slow, so that every kind of end is met.
pub(crate) fn one<G: Simulated>(
    seed: u64,
    index: u64,
    decision: Option<Millis>,
) -> Result<u32, String> {
    let mut luck = Luck::of_game(seed, index);
    let setup = random_setup::<G>(&mut luck);
    let mut state = match G::new(&setup) {
        Ok(state) => state,
        Err(no) => return Err(format!("{setup:?} is refused by {}", no.clause.id)),
    };
    let pace = |luck: &mut Luck| usual_decision::<G>() * luck.pick(&[1, 4, 16]) / 4;
    let decision = decision.unwrap_or_else(|| pace(&mut luck));
    let mut walk = Walk::new(luck, decision);
    for inputs in 0..=G::INPUTS_MAX {
        let Some(input) = walk.next(&state) else {
            let ended = state.waiting() == Waiting::Over && state.payoffs().is_some();
            return if ended { Ok(inputs as u32) } else { Err(format!("{setup:?} gets stuck")) };
        };
        state.apply(input, &mut ());
    }
    Err(format!("{setup:?} does not end within {} inputs", G::INPUTS_MAX))
}

/// A setup in which each option in turn takes a random value of those that still fit.
fn random_setup<G: Simulated>(luck: &mut Luck) -> G::Setup {
    let configured = |pairs: &[(&str, &str)]| {
        let chosen = Chosen::new(G::OPTIONS, pairs).expect("the pairs come from the table");
        G::configure(&chosen).ok()
    };
    let mut pairs: Vec<(&str, &str)> = Vec::new();
    let mut setup = configured(&pairs).expect("defaults describe a match");
    for choice in G::OPTIONS {
        pairs.push((choice.key, luck.pick(choice.values).key));
        match configured(&pairs) {
            Some(fits) => setup = fits,
            None => drop(pairs.pop()),
        }
    }
    setup
}
