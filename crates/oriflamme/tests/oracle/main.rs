//! Oriflamme: Alliance told a second time, slowly, from the rulebook, and compared with the engine
//! in random matches: at each decision what everybody may do, and after each input the whole table.
//!
//! `TINDERBOX_BOARDS` says how many matches in all, and `TINDERBOX_BOARD` plays one seed again. Of
//! the engine only the words are used here, cards and actions: the rules are told anew.

mod abilities;
mod engine;
mod met;
mod removal;
mod table;
mod temper;

use engine::{Position, Verdict, same_options, same_set};
use fastrand::Rng;
use kernel::{Game, Input, Seat, Waiting};
use met::{Met, Rare};
use oriflamme::{Action, Card, Cards, Chance, Options, Oriflamme};
use std::collections::BTreeSet;
use std::time::Instant;
use table::Table;
use temper::Temper;

/// Matches of each number of players, unless said otherwise.
const MATCHES: u64 = 2_000;

/// Nature sets three cards of each family aside, then names the first player: all alike probable.
fn deal(state: &mut Oriflamme, rng: &mut Rng, temper: &Temper) -> Result<Table, String> {
    let players = state.open.options.seat_count();
    let triples: BTreeSet<Chance> = Cards::TRIPLES.into_iter().map(Chance::Aside).collect();
    let mut asides: Vec<Vec<Card>> = Vec::new();
    for _ in 0..players {
        same_set("cards aside", &triples, &chances(state))?;
        let aside = temper.aside(rng);
        asides.push(aside.iter().collect());
        state.apply(Input::Chance(Chance::Aside(aside)), &mut ());
    }
    let firsts = (0..players).map(|seat| Chance::First(Seat::new(seat))).collect();
    same_set("first player", &firsts, &chances(state))?;
    let first = rng.usize(..players);
    state.apply(Input::Chance(Chance::First(Seat::new(first))), &mut ());
    Ok(Table::new(&asides, first))
}

fn chances(state: &Oriflamme) -> BTreeSet<Chance> {
    assert_eq!(state.waiting(), Waiting::Chance, "nature is asked");
    let mut chances = Vec::new();
    state.chances(&mut chances);
    assert!(chances.iter().all(|&(_, weight)| weight == chances[0].1), "all alike: {chances:?}");
    chances.into_iter().map(|(chance, _)| chance).collect()
}

/// Plays one match of both tellings; `told` gathers the actions.
fn play(
    players: u8,
    seed: u64,
    universe: &[Action],
    told: &mut Vec<Action>,
) -> Result<Met, String> {
    let mut rng = Rng::with_seed(seed);
    let temper = Temper::new(&mut rng);
    let mut state = Oriflamme::new(&Options { players }).expect("three to five play");
    let mut table = deal(&mut state, &mut rng, &temper)?;
    loop {
        compare(&table, &state, universe)?;
        let Some(decider) = table.decider() else { return Ok(table.met) };
        let action = temper.choose(&mut rng, &table, &table.options());
        told.push(action);
        table.answer(action);
        state.apply(Input::Act(Seat::new(decider), action), &mut ());
    }
}

fn compare(table: &Table, state: &Oriflamme, universe: &[Action]) -> Verdict {
    let waiting = match table.decider() {
        Some(seat) => Waiting::on_one(Seat::new(seat)),
        None => Waiting::Over,
    };
    Position::told(table).same(&Position::reached(state))?;
    assert_eq!(state.waiting(), waiting, "the frame says who is asked");
    paid(table, state)?;
    same_options(table, state, universe)
}

/// At the end, and not before, every winner gets the same, and more than anybody else.
fn paid(table: &Table, state: &Oriflamme) -> Verdict {
    let Some(payoffs) = state.payoffs() else {
        return if table.decider().is_some() { Ok(()) } else { Err("no payoffs".to_owned()) };
    };
    let best = payoffs[..table.families.len()].iter().max();
    let everybody = 0..table.families.len();
    let paid: Vec<usize> = everybody.filter(|&seat| Some(&payoffs[seat]) == best).collect();
    if paid == table.winners {
        return Ok(());
    }
    Err(format!("{:?} win, but the payoffs are {payoffs:?}", table.winners))
}

/// Compares matches for so many players.
fn matches(players: u8) {
    let number = |name: &str| -> Option<u64> {
        std::env::var(name).ok().map(|text| text.parse().expect("a number of matches or a seed"))
    };
    let count = number("TINDERBOX_BOARDS").map_or(MATCHES, |all| all / 3 + 1);
    let one = number("TINDERBOX_BOARD");
    let first = u64::from(players) << 32;
    let seeds = one.map_or(first..first + count, |seed| seed..seed + 1);
    let (begun, universe) = (Instant::now(), Action::every());
    let (mut met, mut decisions) = (Met::default(), 0);
    for seed in seeds {
        let mut told = Vec::new();
        match play(players, seed, &universe, &mut told) {
            Ok(new) => met.add(&new),
            Err(words) => panic!(
                "the tellings disagree, TINDERBOX_BOARD={seed}, {players} players\n{words}\nafter \
                 {told:?}"
            ),
        }
        decisions += told.len();
    }
    let seconds = begun.elapsed().as_secs_f32();
    println!("{count} matches, {decisions} decisions compared, {seconds:.1} s");
    for &rare in Rare::ALL {
        println!("{:>9} {rare:?}", met.of(rare));
    }
    let is_missed = |rare: &&Rare| met.of(**rare) == 0;
    let missed: Vec<&Rare> = Rare::ALL.iter().filter(is_missed).collect();
    assert!(one.is_some() || count < MATCHES || missed.is_empty(), "never met: {missed:?}");
}

#[test]
fn three_play_the_same_match() {
    matches(3);
}

#[test]
fn four_play_the_same_match() {
    matches(4);
}

#[test]
fn five_play_the_same_match() {
    matches(5);
}
