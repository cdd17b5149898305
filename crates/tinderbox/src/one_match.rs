//! One match between bots, or between bots and a person.

use crate::clock::{Clock, Millis};
use crate::luck::{self, Luck};
use crate::problem::Problem;
use bots::Simulated;
use kernel::{Input, InputOf, Level, Record, SEATS_MAX, Seat, Seats, Waiting};
use std::fs::OpenOptions;
use std::io::Write;
use std::path::Path;

/// Reads `greedy` or `greedy,random,random`: one level for all seats or one for each.
pub(crate) fn levels<G: Simulated>(words: &str, seat_count: usize) -> Result<Vec<Level>, Problem> {
    let level = |word: &str| {
        let named = G::LEVELS.iter().copied().find(|level| level.name() == word.trim());
        named.ok_or_else(|| Problem::Bot(word.trim().to_string(), level_names(G::LEVELS)))
    };
    let named: Vec<Level> = words.split(',').map(level).collect::<Result<_, _>>()?;
    match named[..] {
        [one] => Ok(vec![one; seat_count]),
        _ if named.len() == seat_count => Ok(named),
        _ => Err(Problem::BotCount(named.len(), seat_count)),
    }
}

/// The names of these levels, for a sentence.
pub(crate) fn level_names(levels: &[Level]) -> String {
    levels.iter().map(|level| level.name()).collect::<Vec<_>>().join(" and ")
}

/// Who plays a match, and how fast.
#[derive(Clone, Debug)]
pub(crate) struct Cast {
    /// One for each seat.
    pub(crate) levels: Vec<Level>,
    /// How long a decision takes; as long as one of its level does if nothing is said.
    pub(crate) decision: Option<Millis>,
}

/// A match that is being played.
pub(crate) struct Match<G: Simulated> {
    setup: G::Setup,
    pub(crate) state: G,
    pub(crate) inputs: Vec<InputOf<G>>,
    /// When each input came.
    times: Vec<Millis>,
    /// Whether the rules have asked for time at all; if not, nobody wants to know the times.
    measured: bool,
    luck: Luck,
    cast: Cast,
    clock: Clock,
    /// When each seat that thinks will answer: all that are asked think at once.
    answers_at: [Option<Millis>; SEATS_MAX],
    /// Who has found nothing to do, though it may, until something changes.
    resting: Seats,
}

impl<G: Simulated> Match<G> {
    /// A match before its first input.
    pub(crate) fn new(setup: &G::Setup, cast: &Cast, luck: Luck) -> Match<G> {
        Match {
            setup: setup.clone(),
            state: start(setup),
            inputs: Vec::new(),
            times: Vec::new(),
            measured: false,
            luck,
            cast: cast.clone(),
            clock: Clock::default(),
            answers_at: [None; SEATS_MAX],
            resting: Seats::NONE,
        }
    }

    /// What happens next if these seats are played by bots; nothing when the match is over, or when
    /// it waits for somebody else alone.
    pub(crate) fn next(&mut self, bots: Seats) -> Option<InputOf<G>> {
        self.next_until(bots, Millis::MAX)
    }

    /// The same, as long as nobody acts before this time of the match: what comes later is left.
    pub(crate) fn next_until(&mut self, bots: Seats, until: Millis) -> Option<InputOf<G>> {
        self.measured |= self.clock.wind(&self.state);
        let Waiting::Seats { must, may } = self.state.waiting() else {
            return luck::answer(&self.state, &mut self.clock, &mut self.luck);
        };
        for _ in 0..=SEATS_MAX {
            let asked = must.or(may.minus(self.resting)).and(bots);
            let answers = self.first_to_answer(asked);
            let at = answers.map_or(Millis::MAX, |(at, _)| at).min(until);
            if at == Millis::MAX {
                return None; // it waits for somebody else, who has all the time
            }
            if let Some(rings) = self.clock.go_to(at) {
                return Some(Input::Clock(rings));
            }
            let (_, seat) = answers.filter(|&(at, _)| at <= until)?;
            self.answers_at[seat.index()] = None;
            let (level, view) = (self.cast.levels[seat.index()], self.state.view(Some(seat)));
            let chosen = G::choose(level, &view, seat, &[], &mut self.luck);
            if let Some(action) = chosen.or_else(|| must.has(seat).then(|| self.state.quiet(seat)))
            {
                return Some(Input::Act(seat, action));
            }
            self.resting = self.resting.with(seat);
        }
        unreachable!("whoever rests is asked no more, and somebody must act")
    }

    /// Who answers first of those who are asked, and when; of several at once any.
    fn first_to_answer(&mut self, asked: Seats) -> Option<(Millis, Seat)> {
        for at in 0..SEATS_MAX {
            let thinks = asked.has(Seat::new(at)).then(|| {
                let question = (self.inputs.len() * SEATS_MAX + at) as u64;
                let usual = || {
                    let wait = G::wait(self.cast.levels[at], G::BOT_MILLIS);
                    wait * (100 + G::lingers(question)) / 100
                };
                let takes = self.cast.decision.unwrap_or_else(usual);
                self.answers_at[at].unwrap_or(self.clock.now() + takes)
            });
            self.answers_at[at] = thinks;
        }
        let first = self.answers_at.iter().flatten().min().copied()?;
        let at_once = asked.iter().filter(|seat| self.answers_at[seat.index()] == Some(first));
        Some((first, luck::one_of(at_once.collect(), &mut self.luck)?))
    }

    /// The time of the match.
    pub(crate) fn now(&self) -> Millis {
        self.clock.now()
    }

    /// What is left of the longest time that the rules measure now, if they measure any.
    pub(crate) fn longest_left(&mut self) -> Option<Millis> {
        self.clock.wind(&self.state);
        self.clock.longest_left()
    }

    /// Does it; what happened is added to `events`.
    pub(crate) fn apply(&mut self, input: InputOf<G>, events: &mut Vec<G::Event>) {
        debug_assert!(self.inputs.len() < G::INPUTS_MAX);
        self.inputs.push(input);
        self.times.push(self.clock.now());
        self.resting = Seats::NONE;
        self.state.apply(input, events);
    }

    /// Goes back to a state that came after so many inputs. Time does not go back.
    pub(crate) fn go_back(&mut self, state: G, inputs: usize) {
        self.state = state;
        self.inputs.truncate(inputs);
        self.times.truncate(inputs);
    }

    /// Keeps the match in a new file.
    pub(crate) fn save(&self, path: &Path) -> Result<(), Problem> {
        let record = Record::<G>::new(self.setup.clone(), self.inputs.clone(), &self.state);
        let record = if self.measured { record.timed(self.times.clone()) } else { record };
        let mut text = serde_json::to_string(&record).expect("a record is plain data");
        text.push('\n');
        let written = OpenOptions::new()
            .write(true)
            .create_new(true)
            .open(path)
            .and_then(|mut file| file.write_all(text.as_bytes()));
        written.map_err(|no| match no.kind() {
            std::io::ErrorKind::AlreadyExists => Problem::Exists(path.to_path_buf()),
            _ => Problem::Write(path.to_path_buf(), no),
        })
    }
}

/// The state before the first input of a setup that was configured.
pub(crate) fn start<G: Simulated>(setup: &G::Setup) -> G {
    match G::new(setup) {
        Ok(state) => state,
        Err(no) => unreachable!("a configured match is refused by {}", no.clause.id),
    }
}

/// Says early that a file is there already, before hours of play; `save` looks again.
pub(crate) fn may_save(path: Option<&Path>) -> Result<(), Problem> {
    match path {
        Some(path) if path.exists() => Err(Problem::Exists(path.to_path_buf())),
        _ => Ok(()),
    }
}
