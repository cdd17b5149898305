//! Playing the matches in which the laws are tried.

use super::place::{BROKEN, told};
use super::*;
use crate::playout::Walk;
use kernel::{Input, Waiting, state_hash};
use std::cell::Cell;
use std::ops::Range;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};

/// How often the dear laws are tried: at one step in so many, drawn at random. The cheap ones are
/// tried at every step, and every law at the last state of a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sampling {
    /// Going through the universe of actions.
    pub universe: u32,
    /// Imagined worlds and twin worlds.
    pub worlds: u32,
    /// Writing and reading, and reading garbage.
    pub encoding: u32,
    /// Counting outcomes against their odds.
    pub odds: u32,
    /// Playing the rest of the match with everybody away.
    pub away: u32,
}

impl Sampling {
    /// Everything at every step.
    pub const EVERY_STEP: Sampling =
        Sampling { universe: 1, worlds: 1, encoding: 1, odds: 1, away: 1 };
}

impl Default for Sampling {
    fn default() -> Self {
        Sampling { universe: 4, worlds: 4, encoding: 16, odds: 64, away: 32 }
    }
}

/// What was tried. A law that nothing was tried on says nothing, so a test can look here.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// Matches played to the end.
    pub matches: u64,
    /// Inputs applied in them.
    pub inputs: u64,
    /// Alarms that rang.
    pub alarms: u64,
    /// The most inputs in one match.
    pub longest: u64,
    /// Twin worlds that really were different ones.
    pub twins: u64,
    /// Inputs whose story was compared in twin worlds.
    pub stories: u64,
}

/// The seeds to try: 0 to `default` − 1, or as many as the environment's `TINDERBOX_SEEDS` says.
pub fn seeds(default: u64) -> Range<u64> {
    let asked = std::env::var("TINDERBOX_SEEDS").ok();
    let asked = asked.map(|text| text.parse().expect("TINDERBOX_SEEDS is a number"));
    0..asked.unwrap_or(default)
}

/// Tries every law: for each seed and each setup, a match from the setup and, where there is one, a
/// match from a directed start.
pub fn all<L: Lawful>(seeds: Range<u64>) -> Tally {
    all_sampled::<L>(seeds, Sampling::default())
}

/// Tries every law, the dear ones as often as `sampling` says.
pub fn all_sampled<L: Lawful>(seeds: Range<u64>, sampling: Sampling) -> Tally {
    every_clause_has_words::<L>();
    the_option_table_describes_matches::<L>();
    let setups = L::setups();
    let mut tally = Tally::default();
    for seed in seeds {
        for (number, setup) in setups.iter().enumerate() {
            for start in [Start::Setup, Start::Directed] {
                one::<L>(number, setup, seed, start, sampling, &mut tally);
            }
        }
    }
    tally
}

/// Plays one match again, trying every law at every step: what a failure's message asks for.
pub fn again<L: Lawful>(setup: usize, seed: u64, start: Start) {
    let setups = L::setups();
    one::<L>(setup, &setups[setup], seed, start, Sampling::EVERY_STEP, &mut Tally::default());
}

fn one<L: Lawful>(
    number: usize,
    setup: &SetupOf<L>,
    seed: u64,
    start: Start,
    sampling: Sampling,
    tally: &mut Tally,
) {
    // A panic of the game's own says nothing of the seed, so it is told again with it.
    let step = Cell::new(0);
    let run = AssertUnwindSafe(|| {
        let first = match start {
            Start::Setup => Some(crate::playout::start::<L::Game>(setup)),
            Start::Directed => L::directed(setup, seed),
        };
        let Some(first) = first else { return };
        Run::<L> { number, setup, seed, start, sampling, step: &step }.play(first, tally);
    });
    let Err(panic) = catch_unwind(run) else { return };
    let words = panic.downcast_ref::<String>().map(String::as_str);
    let words = words.or(panic.downcast_ref::<&str>().copied()).unwrap_or("words unknown");
    if words.starts_with(BROKEN) {
        resume_unwind(panic);
    }
    let told = told::<L>(number, seed, start, step.get());
    panic!("{BROKEN}the rules never panic.\nThey panicked: {words}\n{told}")
}

struct Run<'a, L: Lawful> {
    number: usize,
    setup: &'a SetupOf<L>,
    seed: u64,
    start: Start,
    sampling: Sampling,
    step: &'a Cell<usize>,
}

impl<L: Lawful> Run<'_, L> {
    fn at<'s>(&self, state: &'s StateOf<L>) -> Place<'s, L> {
        let (setup, seed, start, step) = (self.number, self.seed, self.start, self.step.get());
        Place { setup, seed, start, step, state }
    }

    fn play(&self, first: StateOf<L>, tally: &mut Tally) {
        let mut walk = Walk::new(state_hash(&(self.seed, self.number as u64)));
        let (mut state, mut inputs) = (first.clone(), Vec::new());
        loop {
            let at = self.at(&state);
            cheap(&at);
            let next = walk.next(&state);
            self.dear(&at, next, tally);
            let Some(input) = next else { break };
            at.hold(inputs.len() < L::Game::INPUTS_MAX, "every match ends", || {
                format!("it is not over after {} inputs", L::Game::INPUTS_MAX)
            });
            nobody_listening_changes_nothing(&at, input);
            following_the_events_shows_what_the_server_sees(&at, input);
            an_alarm_that_rang_is_gone(&at, input);
            let rang = matches!((state.waiting(), input), (Waiting::Seats { .. }, Input::Clock(_)));
            tally.alarms += u64::from(rang);
            state.apply(input, &mut ());
            inputs.push(input);
            self.step.set(inputs.len());
        }
        // From the first state, too, but last: what is wrong earlier has a plainer name.
        a_table_where_everybody_is_away_still_ends(&Place::<L> { step: 0, ..self.at(&first) });
        let at = self.at(&state);
        a_replay_comes_out_the_same(&at, self.setup, &first, &inputs);
        a_record_survives_being_saved(&at, self.setup, &inputs);
        a_forged_record_is_refused_or_replayed(&at, self.setup, &inputs);
        tally.matches += 1;
        tally.inputs += inputs.len() as u64;
        tally.longest = tally.longest.max(inputs.len() as u64);
    }

    fn dear(&self, at: &Place<L>, next: Option<InputOf<L::Game>>, tally: &mut Tally) {
        let mut rng = at.rng("sampling");
        let mut now = |one_in: u32| rng.u32(..one_in.max(1)) == 0 || next.is_none();
        if now(self.sampling.universe) {
            legal_is_exactly_what_check_allows(at);
            every_refusal_cites_a_clause(at);
            only_actors_have_actions(at);
        }
        if now(self.sampling.worlds) {
            an_imagined_world_looks_and_plays_the_same(at);
            a_game_that_hides_nothing_shows_everything(at, next);
            let (twins, stories) = a_seat_cannot_tell_twin_worlds_apart(at, next);
            tally.twins += twins;
            tally.stories += stories;
        }
        if now(self.sampling.encoding) {
            what_is_written_can_be_read_back(at, next);
            garbage_is_an_error_or_a_value(at, next);
        }
        if now(self.sampling.odds) {
            sampling_keeps_to_the_listed_odds(at);
        }
        if now(self.sampling.away) {
            a_table_where_everybody_is_away_still_ends(at);
        }
    }
}

fn cheap<L: Lawful>(at: &Place<L>) {
    somebody_can_always_go_on(at);
    payoffs_are_told_when_the_match_is_over(at);
    a_team_wins_and_loses_together(at);
    declining_is_legal(at);
    the_quiet_choice_is_legal(at);
    nothing_is_lost_or_made(at);
    what_is_sampled_is_listed(at);
}
