//! `tinderbox sim`: many matches between bots, counted.

use crate::luck::Luck;
use crate::one_match::{self, Kind, Match};
use crate::parallel;
use crate::playable::{self, Playable, Tally};
use crate::problem::Problem;
use crate::stats::{Lengths, Share};
use kernel::{Chosen, Input, SEATS_MAX, Seat};
use serde::Serialize;
use serde_json::Value;
use std::collections::BTreeMap;
use std::path::PathBuf;

/// What was asked for.
pub(crate) struct Order {
    /// The options of the match that were given.
    pub(crate) options: Vec<(String, String)>,
    pub(crate) games: u64,
    pub(crate) seed: u64,
    pub(crate) bots: String,
    /// Where to keep the first match.
    pub(crate) save: Option<PathBuf>,
    pub(crate) json: bool,
}

/// The setup that these options describe.
pub(crate) fn configure<G: Playable>(options: &[(String, String)]) -> Result<G::Setup, Problem> {
    let pairs: Vec<(&str, &str)> =
        options.iter().map(|(key, value)| (key.as_str(), value.as_str())).collect();
    Ok(G::configure(&Chosen::new(G::OPTIONS, &pairs)?)?)
}

/// Plays the matches and reports on them.
pub(crate) fn run<G: Playable>(order: &Order) -> Result<String, Problem> {
    let setup = configure::<G>(&order.options)?;
    let empty = Match::<G>::new(&setup, &[], Luck::new(0)).state;
    let kinds = one_match::kinds(&order.bots, empty.seats().len())?;
    one_match::may_save(order.save.as_deref())?;
    if let Some(path) = &order.save {
        let mut first = Match::<G>::new(&setup, &kinds, Luck::of_game(order.seed, 0));
        while let Some(input) = first.next() {
            first.apply(input, &mut Vec::new());
        }
        first.save(path)?;
    }
    let bar = parallel::progress(order.games);
    let parts = parallel::in_order(order.games, &bar, |range| {
        let mut part = Counted::<G>::default();
        range.for_each(|index| part.play(&setup, &kinds, Luck::of_game(order.seed, index)));
        part
    });
    bar.finish_and_clear();
    let mut counted = Counted::<G>::default();
    parts.into_iter().for_each(|part| counted.merge(part));
    let names: Vec<String> =
        empty.seats().iter().map(|seat| G::name(&empty.view(None), seat)).collect();
    let report = report(order, &kinds, &names, &counted);
    Ok(if order.json { playable::json(&report) } else { text(&report, &counted.tally.lines()) })
}

/// How often somebody won, alone or with others.
#[derive(Clone, Copy, Default)]
struct Wins {
    alone: u64,
    shared: u64,
}

/// What has been counted so far.
struct Counted<G: Playable> {
    by_seat: [Wins; SEATS_MAX],
    by_order: [Wins; SEATS_MAX],
    turns: Vec<u32>,
    inputs: Vec<u32>,
    tally: G::Tally,
}

impl<G: Playable> Default for Counted<G> {
    fn default() -> Self {
        Counted {
            by_seat: Default::default(),
            by_order: Default::default(),
            turns: Vec::new(),
            inputs: Vec::new(),
            tally: Default::default(),
        }
    }
}

impl<G: Playable> Counted<G> {
    fn play(&mut self, setup: &G::Setup, kinds: &[Kind], luck: Luck) {
        let mut one = Match::<G>::new(setup, kinds, luck);
        let mut events = Vec::new();
        let mut first = None;
        while let Some(input) = one.next() {
            if let Input::Act(seat, _) = input {
                first = first.or(Some(seat));
            }
            let before = one.state.clone();
            events.clear();
            one.apply(input, &mut events);
            self.tally.watch(&before, &events);
        }
        self.count(&one, first.unwrap_or(Seat::new(0)));
    }

    /// `first` is who acted first; the others follow clockwise.
    fn count(&mut self, one: &Match<G>, first: Seat) {
        let payoffs = one.state.payoffs().expect("a match that is over has payoffs");
        let seats = one.state.seats();
        let most = seats.iter().map(|seat| payoffs[seat.index()]).max();
        let won = |seat: &Seat| Some(payoffs[seat.index()]) == most;
        let winners = seats.iter().filter(won).count();
        for seat in seats.iter().filter(won) {
            let place = (seat.index() + seats.len() - first.index()) % seats.len();
            for wins in [&mut self.by_seat[seat.index()], &mut self.by_order[place]] {
                *(if winners == 1 { &mut wins.alone } else { &mut wins.shared }) += 1;
            }
        }
        self.turns.push(one.state.turns());
        self.inputs.push(one.inputs.len() as u32);
    }

    fn merge(&mut self, later: Self) {
        let add = |(wins, more): (&mut Wins, Wins)| {
            wins.alone += more.alone;
            wins.shared += more.shared;
        };
        self.by_seat.iter_mut().zip(later.by_seat).for_each(add);
        self.by_order.iter_mut().zip(later.by_order).for_each(add);
        self.turns.extend(later.turns);
        self.inputs.extend(later.inputs);
        self.tally.merge(&later.tally);
    }
}

#[derive(Serialize)]
struct Report {
    game: &'static str,
    options: BTreeMap<String, String>,
    games: u64,
    seed: u64,
    wins_by_seat: Vec<Line>,
    wins_by_turn_order: Vec<Line>,
    turns: Lengths,
    inputs: Lengths,
    #[serde(flatten)]
    tally: Value,
}

#[derive(Serialize)]
struct Line {
    name: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    bot: Option<&'static str>,
    alone: u64,
    shared: u64,
    /// Alone or shared.
    won: Share,
}

fn report<G: Playable>(
    order: &Order,
    kinds: &[Kind],
    names: &[String],
    counted: &Counted<G>,
) -> Report {
    let line = |name: String, bot, Wins { alone, shared }: Wins| {
        let won = Share::new(alone + shared, order.games);
        Line { name, bot, alone, shared, won }
    };
    let seat = |at: usize| line(names[at].clone(), Some(kinds[at].name()), counted.by_seat[at]);
    let place = |at: usize| line(ordinal(at + 1), None, counted.by_order[at]);
    Report {
        game: G::NAME,
        options: order.options.iter().cloned().collect(),
        games: order.games,
        seed: order.seed,
        wins_by_seat: (0..names.len()).map(seat).collect(),
        wins_by_turn_order: (0..names.len()).map(place).collect(),
        turns: Lengths::new(counted.turns.clone()),
        inputs: Lengths::new(counted.inputs.clone()),
        tally: counted.tally.json(),
    }
}

fn ordinal(place: usize) -> String {
    match place {
        1 => "1st".to_string(),
        2 => "2nd".to_string(),
        3 => "3rd".to_string(),
        _ => format!("{place}th"),
    }
}

fn text(report: &Report, tally: &str) -> String {
    let Report { game, games, seed, .. } = report;
    let given: Vec<String> =
        report.options.iter().map(|(key, value)| format!("{key} {value}")).collect();
    let given = if given.is_empty() { "default options".to_string() } else { given.join(", ") };
    let mut text = format!("{game}, {games} matches from seed {seed}, {given}\n");
    text += &Share::heading("won, alone or shared", "matches");
    for line in &report.wins_by_seat {
        text += &line.won.line(&format!("{} ({})", line.name, line.bot.unwrap_or_default()));
    }
    text += &Share::heading("won, by turn order", "matches");
    for line in &report.wins_by_turn_order {
        text += &line.won.line(&line.name);
    }
    let shared: u64 = report.wins_by_seat.iter().map(|line| line.shared).sum();
    if shared > 0 {
        text += &format!("  {shared} of these wins were shared\n");
    }
    text += &Lengths::heading("length");
    text += &report.turns.line("turns");
    text += &report.inputs.line("inputs");
    text + tally
}
