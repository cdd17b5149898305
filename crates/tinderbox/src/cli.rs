//! The words of the command line.
//!
//! The options of a game come from its own table, so `tinderbox sim fire-tower --help` lists them
//! and nothing here knows them.

use crate::games::{self, Entry, GAMES};
use crate::problem::Problem;
use crate::{bench, list, soak};
use clap::builder::ValueParser;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, ArgAction, ArgMatches, Command, value_parser};
use std::ffi::OsString;
use std::time::Duration;

/// How long a game is measured unless told otherwise.
const BENCH_SECONDS: &str = "3";

/// Carries a command line out; what it answers is to be printed.
pub(crate) fn run(words: impl Iterator<Item = OsString>) -> Result<String, Problem> {
    let matches = match command().try_get_matches_from(words) {
        Ok(matches) => matches,
        Err(help) if matches!(help.kind(), ErrorKind::DisplayHelp | ErrorKind::DisplayVersion) => {
            return Ok(help.to_string());
        }
        Err(error) => return Err(Problem::Usage(sentence(&error))),
    };
    let (name, words) = matches.subcommand().expect("a command is required");
    let json = || words.get_flag("json");
    match name {
        "games" => Ok(if json() { list::json() } else { list::text() }),
        "bench" => {
            let seconds = *words.get_one::<u64>("seconds").expect("has a default");
            Ok(bench::run(&one_or_all(words)?, Duration::from_secs(seconds), json()))
        }
        "soak" => soak::run(&one_or_all(words)?, number(words, "games"), seed(words), json()),
        _ => unreachable!("clap knows no other command"),
    }
}

fn command() -> Command {
    let json = || flag("json", "Answer in JSON, for machines");
    Command::new("tinderbox")
        .about("Tabletop games: play, simulate, replay and measure.")
        .version(env!("CARGO_PKG_VERSION"))
        .subcommand_required(true)
        .subcommand(Command::new("games").about("List the games and their options").arg(json()))
        .subcommand(
            Command::new("bench")
                .about("Measure random play on one thread")
                .arg(game_word())
                .arg(
                    option(
                        "seconds",
                        "S",
                        "How long each game is played",
                        value_parser!(u64).range(1..).into(),
                    )
                    .default_value(BENCH_SECONDS),
                )
                .arg(json()),
        )
        .subcommand(
            Command::new("soak")
                .about("Play random matches of random options; each must end with a result")
                .arg(game_word())
                .arg(games_option())
                .arg(seed_option())
                .arg(json()),
        )
}

fn flag(name: &'static str, help: &'static str) -> Arg {
    Arg::new(name).long(name).help(help).action(ArgAction::SetTrue)
}

fn option(name: &'static str, value: &'static str, help: &'static str, parser: ValueParser) -> Arg {
    Arg::new(name).long(name).value_name(value).help(help).value_parser(parser)
}

fn game_word() -> Arg {
    Arg::new("game").value_name("GAME").help("Only this game")
}

fn games_option() -> Arg {
    let parser = value_parser!(u64).range(1..);
    option("games", "N", "How many matches", parser.into()).default_value("1000")
}

fn seed_option() -> Arg {
    option("seed", "S", "Where chance begins", value_parser!(u64).into()).default_value("1")
}

fn number(words: &ArgMatches, name: &str) -> u64 {
    *words.get_one(name).expect("has a default")
}

fn seed(words: &ArgMatches) -> u64 {
    number(words, "seed")
}

/// The game named, or all of them.
fn one_or_all(words: &ArgMatches) -> Result<Vec<&'static Entry>, Problem> {
    match words.get_one::<String>("game") {
        Some(name) => Ok(vec![games::find(name)?]),
        None => Ok(GAMES.iter().collect()),
    }
}

/// What clap has to say, in one sentence.
fn sentence(error: &clap::Error) -> String {
    let context = |kind| match error.get(kind) {
        Some(ContextValue::String(word)) => Some(word.clone()),
        _ => None,
    };
    match (error.kind(), context(ContextKind::InvalidArg), context(ContextKind::InvalidSubcommand))
    {
        (ErrorKind::UnknownArgument, Some(word), _) => {
            format!("there is no option '{word}' here; --help lists what there is")
        }
        (ErrorKind::InvalidSubcommand, _, Some(word)) => {
            format!("there is no command '{word}'; --help lists what there is")
        }
        _ => {
            let text = error.to_string();
            let words: Vec<&str> =
                text.lines().take_while(|line| !line.is_empty()).map(str::trim).collect();
            words.join(" ").trim_start_matches("error: ").to_string()
        }
    }
}
