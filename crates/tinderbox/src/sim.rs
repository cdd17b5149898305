//! `tinderbox sim`: many matches between bots, counted.
//!
//! Time is simulated: decisions take as long as the bots' levels do, or as long as is said, and alarms
//! ring when that time has come.

use crate::clock::Millis;
use crate::luck::Luck;
use crate::one_match::{self, Cast, Match, start};
use crate::parallel;
use crate::problem::Problem;
use crate::report;
use crate::stats::{Share, Spread};
use bots::{Counts, Simulated};
use kernel::{Chosen, Input, Payoffs, SEATS_MAX, Seat, Seats, Team};
use serde::Serialize;
use serde_json::{Map, Value};
use std::collections::BTreeMap;
use std::path::PathBuf;

/// What was asked for.
pub(crate) struct Order {
    /// The options of the match that were given.
    pub(crate) options: Vec<(String, String)>,
    pub(crate) games: u64,
    pub(crate) seed: u64,
    pub(crate) bots: String,
    /// How long a decision takes; by level if nothing is said.
    pub(crate) decision: Option<Millis>,
    /// Where to keep the first match.
    pub(crate) save: Option<PathBuf>,
    pub(crate) json: bool,
}

/// The setup that these options describe.
pub(crate) fn configure<G: Simulated>(options: &[(String, String)]) -> Result<G::Setup, Problem> {
    let pairs: Vec<(&str, &str)> =
        options.iter().map(|(key, value)| (key.as_str(), value.as_str())).collect();
    Ok(G::configure(&Chosen::new(G::OPTIONS, &pairs)?)?)
}

/// Plays the matches and reports on them.
pub(crate) fn run<G: Simulated>(order: &Order) -> Result<String, Problem> {
    let setup = configure::<G>(&order.options)?;
    let empty: G = start(&setup);
    let levels = one_match::levels::<G>(&order.bots, empty.seats().len())?;
    let cast = Cast { levels, decision: order.decision };
    one_match::may_save(order.save.as_deref())?;
    if let Some(path) = &order.save {
        let mut first = Match::<G>::new(&setup, &cast, Luck::of_game(order.seed, 0));
        while let Some(input) = first.next(empty.seats()) {
            first.apply(input, &mut Vec::new());
        }
        first.save(path)?;
    }
    let bar = parallel::progress(order.games);
    let parts = parallel::in_order(order.games, &bar, |range| {
        let mut part = Counted::<G>::default();
        range.for_each(|index| part.play(&setup, &cast, Luck::of_game(order.seed, index)));
        part
    });
    bar.finish_and_clear();
    let mut counted = Counted::<G>::default();
    parts.into_iter().for_each(|part| counted.merge(part));
    let names: Vec<String> =
        empty.seats().iter().map(|seat| G::name(&empty.view(None), seat)).collect();
    let report = report(order, &cast, &names, &counted);
    if order.json {
        return Ok(report::json(&report));
    }
    Ok(text(&report) + &report::lines(&counted.own.findings()))
}

/// How often somebody won, alone or with others.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Wins {
    alone: u64,
    shared: u64,
}

/// Who won how often: against each other, or all together.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
struct Outcomes {
    by_seat: [Wins; SEATS_MAX],
    by_order: [Wins; SEATS_MAX],
    teams_won: u64,
    team_scores: Vec<i64>,
}

impl Outcomes {
    /// `first` is who acted first; the others follow clockwise. Where it was won or lost together,
    /// nobody has won against anybody.
    fn count(&mut self, seats: Seats, first: Seat, payoffs: Payoffs, team: Option<Team>) {
        if let Some(Team { won, score }) = team {
            self.teams_won += u64::from(won);
            self.team_scores.push(score.into());
            return;
        }
        let most = seats.iter().map(|seat| payoffs[seat.index()]).max();
        let won = |seat: &Seat| Some(payoffs[seat.index()]) == most;
        let winners = seats.iter().filter(won).count();
        for seat in seats.iter().filter(won) {
            let place = (seat.index() + seats.len() - first.index()) % seats.len();
            for wins in [&mut self.by_seat[seat.index()], &mut self.by_order[place]] {
                *(if winners == 1 { &mut wins.alone } else { &mut wins.shared }) += 1;
            }
        }
    }

    fn merge(&mut self, later: Outcomes) {
        let add = |(wins, more): (&mut Wins, Wins)| {
            wins.alone += more.alone;
            wins.shared += more.shared;
        };
        self.by_seat.iter_mut().zip(later.by_seat).for_each(add);
        self.by_order.iter_mut().zip(later.by_order).for_each(add);
        self.teams_won += later.teams_won;
        self.team_scores.extend(later.team_scores);
    }
}

/// What has been counted so far.
struct Counted<G: Simulated> {
    outcomes: Outcomes,
    turns: Vec<i64>,
    inputs: Vec<i64>,
    own: G::Counts,
}

impl<G: Simulated> Default for Counted<G> {
    fn default() -> Self {
        Counted {
            outcomes: Outcomes::default(),
            turns: Vec::new(),
            inputs: Vec::new(),
            own: G::Counts::default(),
        }
    }
}

impl<G: Simulated> Counted<G> {
    fn play(&mut self, setup: &G::Setup, cast: &Cast, luck: Luck) {
        let mut one = Match::<G>::new(setup, cast, luck);
        let (seats, mut events) = (one.state.seats(), Vec::new());
        let (mut first, mut turns) = (None, 0);
        while let Some(input) = one.next(seats) {
            if let Input::Act(seat, _) = input {
                first = first.or(Some(seat));
            }
            let before = one.state.clone();
            events.clear();
            one.apply(input, &mut events);
            turns += events.iter().filter(|event| G::begins_turn(event)).count() as i64;
            self.own.watch(&before, &events);
        }
        let payoffs = one.state.payoffs().expect("a match that is over has payoffs");
        let first = first.unwrap_or(Seat::new(0));
        self.outcomes.count(seats, first, payoffs, one.state.team());
        self.turns.push(turns);
        self.inputs.push(one.inputs.len() as i64);
    }

    fn merge(&mut self, later: Self) {
        self.outcomes.merge(later.outcomes);
        self.turns.extend(later.turns);
        self.inputs.extend(later.inputs);
        self.own.merge(&later.own);
    }
}

#[derive(Serialize)]
struct Report {
    game: &'static str,
    options: BTreeMap<String, String>,
    games: u64,
    seed: u64,
    #[serde(flatten)]
    won: Won,
    turns: Spread,
    inputs: Spread,
    #[serde(flatten)]
    own: Map<String, Value>,
}

/// Who won.
#[derive(Serialize)]
#[serde(untagged)]
enum Won {
    Apart { wins_by_seat: Vec<Line>, wins_by_turn_order: Vec<Line> },
    Together { won_together: Share, score: Spread },
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

fn report<G: Simulated>(
    order: &Order,
    cast: &Cast,
    names: &[String],
    counted: &Counted<G>,
) -> Report {
    Report {
        game: G::NAME,
        options: order.options.iter().cloned().collect(),
        games: order.games,
        seed: order.seed,
        won: won(order.games, cast, names, &counted.outcomes),
        turns: Spread::new(counted.turns.clone()),
        inputs: Spread::new(counted.inputs.clone()),
        own: report::values(&counted.own.findings()),
    }
}

fn won(games: u64, cast: &Cast, names: &[String], outcomes: &Outcomes) -> Won {
    if !outcomes.team_scores.is_empty() {
        let won_together = Share::new(outcomes.teams_won, games);
        return Won::Together { won_together, score: Spread::new(outcomes.team_scores.clone()) };
    }
    let line = |name: String, bot, Wins { alone, shared }: Wins| {
        let won = Share::new(alone + shared, games);
        Line { name, bot, alone, shared, won }
    };
    let bot = |at: usize| Some(cast.levels[at].name());
    let seat = |at: usize| line(names[at].clone(), bot(at), outcomes.by_seat[at]);
    let place = |at: usize| line(ordinal(at + 1), None, outcomes.by_order[at]);
    Won::Apart {
        wins_by_seat: (0..names.len()).map(seat).collect(),
        wins_by_turn_order: (0..names.len()).map(place).collect(),
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

fn text(report: &Report) -> String {
    let Report { game, games, seed, .. } = report;
    let given: Vec<String> =
        report.options.iter().map(|(key, value)| format!("{key} {value}")).collect();
    let given = if given.is_empty() { "default options".to_string() } else { given.join(", ") };
    let mut text = format!("{game}, {games} matches from seed {seed}, {given}\n");
    text += &won_lines(&report.won);
    text += &Spread::heading("length");
    text += &report.turns.line("turns");
    text + &report.inputs.line("inputs")
}

fn won_lines(won: &Won) -> String {
    match won {
        Won::Apart { wins_by_seat, wins_by_turn_order } => {
            let mut text = Share::heading("won, alone or shared", "matches");
            for line in wins_by_seat {
                let bot = line.bot.unwrap_or_default();
                text += &line.won.line(&format!("{} ({bot})", line.name));
            }
            text += &Share::heading("won, by turn order", "matches");
            wins_by_turn_order.iter().for_each(|line| text += &line.won.line(&line.name));
            let shared: u64 = wins_by_seat.iter().map(|line| line.shared).sum();
            if shared > 0 {
                text += &format!("  {shared} of these wins were shared\n");
            }
            text
        }
        Won::Together { won_together, score } => {
            let mut text = Share::heading("won together", "matches");
            text += &won_together.line("all players");
            text += &Spread::heading("score");
            text + &score.line("all players")
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::{Game, Level};
    use testkit::toys::claim::Claim;

    const TWO: Seats = Seats::first(2);

    fn told(outcomes: &Outcomes, games: u64) -> String {
        let cast = Cast { levels: vec![Level::Random; 2], decision: None };
        won_lines(&won(games, &cast, &["Ann".to_string(), "Ben".to_string()], outcomes))
    }

    #[test]
    fn a_match_that_all_lose_together_is_nobodys_win() {
        let mut outcomes = Outcomes::default();
        let (first, even) = (Seat::new(0), [0; SEATS_MAX]);
        for (won, score) in [(true, 20), (false, -4), (false, -1)] {
            outcomes.count(TWO, first, even, Some(Team { won, score }));
        }
        let text = told(&outcomes, 3);
        assert!(text.contains("won together") && text.contains("1   33.33 %"), "{text}");
        assert!(text.contains("5.00") && !text.contains("shared"), "{text}");
    }

    /// A race that is played together, once by `sim` and once by hand.
    #[test]
    fn matches_that_are_won_together_are_counted_as_the_game_tells_them() {
        let [seats, rolls, together] = [("seats", "2"), ("rolls", "1"), ("together", "on")]
            .map(|(key, value)| (key.to_owned(), value.to_owned()));
        let order = Order {
            options: vec![seats, rolls, together],
            games: 300,
            seed: 9,
            bots: "random".to_owned(),
            decision: None,
            save: None,
            json: true,
        };
        let told = run::<Claim>(&order).expect("a report");
        let told: Value = serde_json::from_str(&told).expect("as JSON");
        let setup = configure::<Claim>(&order.options).expect("a race");
        let cast = Cast { levels: vec![Level::Random; 2], decision: None };
        let team = |index| {
            let mut one = Match::<Claim>::new(&setup, &cast, Luck::of_game(order.seed, index));
            while let Some(input) = one.next(TWO) {
                one.apply(input, &mut Vec::new());
            }
            one.state.team().expect("it was played together")
        };
        let teams: Vec<Team> = (0..order.games).map(team).collect();
        let won = teams.iter().filter(|team| team.won).count();
        assert!((50..250).contains(&won), "{won} of 300: neither all nor none");
        assert_eq!(told["won_together"]["count"], won, "{told}");
        let sum: i32 = teams.iter().map(|team| team.score).sum();
        let mean = f64::from(sum) / teams.len() as f64;
        let told_mean = told["score"]["mean"].as_f64().expect("a mean");
        assert!((told_mean - mean).abs() < 0.01, "{told_mean} is not {mean}");
        assert_eq!(told["wins_by_seat"], Value::Null, "nobody wins alone");
    }

    #[test]
    fn equal_payoffs_at_the_top_are_a_shared_win() {
        let mut outcomes = Outcomes::default();
        let mut payoffs = [0; SEATS_MAX];
        outcomes.count(TWO, Seat::new(1), payoffs, None);
        payoffs[0] = 1;
        outcomes.count(TWO, Seat::new(1), payoffs, None);
        assert_eq!(outcomes.by_seat[0], Wins { alone: 1, shared: 1 });
        assert_eq!(outcomes.by_order[1], outcomes.by_seat[0], "the second to act");
        assert!(told(&outcomes, 2).contains("  2 of these wins were shared\n"));
    }
}
