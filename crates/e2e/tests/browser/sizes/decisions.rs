//! Every kind of decision of a game, each in a position in which a match between bots came to it.

use bots::Plays;
use e2e::{Game, Page};
use fastrand::Rng;
use kernel::{Chosen, Game as _, Input, InputOf, Level, Reading, Record, Seat, Waiting};
use serde_json::Value;
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

/// So many matches are looked through for each set of options.
const SEEDS: u64 = 24;
/// So many for a kind that is rare, until it comes up.
const SEEDS_RARE: u64 = 400;
/// No match has more inputs.
const INPUTS_MAX: usize = 20_000;

/// The options of a match, as the command line has them.
pub(crate) type Agreed = &'static [(&'static str, &'static str)];

/// What a person may be asked in a game.
pub(crate) trait Decides: Game {
    /// Its rules.
    type Rules: Plays;
    /// Every kind of decision. One that comes up and is not here fails the test, and one of these
    /// that does not come up, too.
    const KINDS: &'static [&'static str];
    /// The one with which an ordinary turn begins.
    const TURN: &'static str;
    /// Matches in which all of them come up.
    const MATCHES: &'static [Agreed];
    /// Kinds that come up once in hundreds of matches, each with the place among the matches and the seed
    /// that are known to have it: so nobody looks for long.
    const RARE: &'static [(&'static str, usize, u64)] = &[];

    /// What this seat is asked.
    fn kinds(state: &Self::Rules, seat: Seat) -> Vec<String>;
    /// How much lies on the screen: of two positions the fuller one is laid out.
    fn fullness(state: &Self::Rules, seat: Seat) -> usize {
        let mut legal = Vec::new();
        state.legal(seat, &mut legal);
        legal.len()
    }
    /// Is only what comes after [`Decides::prepare`] worth a look, where anything does?
    fn is_known(kind: &str) -> bool {
        let _ = kind;
        false
    }
    /// Does what a person does before the answer, such as pointing somewhere; whether that shows
    /// anything else than before.
    fn prepare(page: &Page, kind: &str) -> impl Future<Output = bool> {
        let _ = (page, kind);
        async { false }
    }
}

/// A position in which somebody is asked.
pub(crate) struct Position {
    pub(crate) kind: String,
    /// A whole match, and after how many inputs that is.
    pub(crate) record: Value,
    pub(crate) at: usize,
}

/// What was found for each game: looking through its matches takes seconds, and many tests ask.
static FOUND: Mutex<BTreeMap<&'static str, Arc<[Position]>>> = Mutex::new(BTreeMap::new());

/// A position for each kind of decision, always the same ones.
pub(crate) fn find<G: Decides>() -> Arc<[Position]> {
    // Whoever failed in here has told what is wrong, and so will the next.
    let mut found = FOUND.lock().unwrap_or_else(PoisonError::into_inner);
    found.entry(G::NAME).or_insert_with(|| look::<G>().into()).clone()
}

fn look<G: Decides>() -> Vec<Position> {
    let begun = std::time::Instant::now();
    let mut found: BTreeMap<String, (usize, Position)> = BTreeMap::new();
    for agreed in G::MATCHES {
        for seed in 1..=SEEDS {
            look_through::<G>(agreed, seed, &mut found);
        }
    }
    for &(kind, place, known) in G::RARE {
        for seed in [known].into_iter().chain(SEEDS + 1..=SEEDS_RARE) {
            look_through::<G>(G::MATCHES[place], seed, &mut found);
            if found.contains_key(kind) {
                break;
            }
        }
    }
    let known = |kind: &String| G::KINDS.contains(&kind.as_str());
    let new: Vec<&String> = found.keys().filter(|kind| !known(kind)).collect();
    assert!(new.is_empty(), "nobody has thought of these decisions: {new:?}");
    let missing: Vec<_> = G::KINDS.iter().filter(|kind| !found.contains_key(**kind)).collect();
    assert!(missing.is_empty(), "these decisions never come up: {missing:?}");
    println!("{}: looked through in {:.1} s", G::NAME, begun.elapsed().as_secs_f32());
    found.into_values().map(|(_, position)| position).collect()
}

/// One match, and all that is asked in it.
fn look_through<G: Decides>(
    agreed: Agreed,
    seed: u64,
    found: &mut BTreeMap<String, (usize, Position)>,
) {
    let chosen = Chosen::new(G::Rules::OPTIONS, agreed).expect("the options exist");
    let setup = G::Rules::configure(&chosen).expect("they go together");
    let mut state = G::Rules::new(&setup).expect("so a match can begin");
    let mut rng = Rng::with_seed(seed);
    let level = if seed.is_multiple_of(4) { Level::Greedy } else { Level::Random };
    let (mut inputs, mut news) = (Vec::new(), Vec::new());
    while let Some(input) = next(&state, level, &mut rng) {
        if let Input::Act(seat, _) = input {
            let full = G::fullness(&state, seat);
            for kind in G::kinds(&state, seat) {
                if found.get(&kind).is_none_or(|(before, _)| full > *before) {
                    news.push((kind, full, inputs.len()));
                }
            }
        }
        state.apply(input, &mut ());
        inputs.push(input);
        assert!(inputs.len() < INPUTS_MAX, "a match ends");
    }
    // Only a whole match is a record.
    let record = Record::<G::Rules>::new(setup, inputs, &state);
    let record = serde_json::to_value(&record).expect("a record is plain");
    for (kind, full, at) in news {
        let fuller = found.get(&kind).is_none_or(|(before, _)| full > *before);
        if fuller {
            let position = Position { kind: kind.clone(), record: record.clone(), at };
            found.insert(kind, (full, position));
        }
    }
}

/// What happens next, if anything.
fn next<R: Plays>(state: &R, level: Level, rng: &mut Rng) -> Option<InputOf<R>> {
    let mut dice = |below: u32| rng.u32(..below);
    match state.waiting() {
        Waiting::Chance => Some(Input::Chance(state.sample(&mut dice))),
        Waiting::Seats { must, .. } => {
            let seat = must.iter().next().expect("somebody is waited for");
            let view = state.view(Some(seat));
            let chosen = R::choose(R::nearest(level), &view, seat, &[], &mut dice);
            Some(Input::Act(seat, chosen.unwrap_or_else(|| state.quiet(seat))))
        }
        Waiting::Clock(alarm) => Some(Input::Clock(Reading { alarm, millis_left: 0 })),
        Waiting::Over => None,
    }
}

/// What a value of an enum is called, as it is written down.
pub(crate) fn called(value: impl serde::Serialize) -> String {
    match serde_json::to_value(value).expect("it is plain") {
        Value::String(name) => name,
        Value::Object(fields) => fields.keys().next().cloned().unwrap_or_default(),
        other => other.to_string(),
    }
}
