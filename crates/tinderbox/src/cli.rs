//! The words of the command line.
//!
//! The options of a game come from its own table, so `tinderbox sim fire-tower --help` lists them
//! and nothing here knows them.

use crate::games::{self, Commands, GAMES};
use crate::problem::Problem;
use crate::{bench, list, play, replay, serve, sim, soak, verify};
use clap::builder::ValueParser;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, ArgAction, ArgMatches, Command, value_parser};
use kernel::{GameOption, Paint};
use std::ffi::OsString;
use std::io::IsTerminal;
use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;
use std::time::Duration;

/// Each of a table's people takes two files of the system's, one at each end; the server asks for more
/// than most systems give at first.
const TABLES_MAX: u64 = 1_000;

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
    match name {
        "games" => Ok(if json(words) { list::json() } else { list::text() }),
        "sim" => simulate(words),
        "play" => play(words),
        "replay" => replay::dispatch(&replay::Order {
            file: words.get_one::<PathBuf>("file").expect("is required").clone(),
            at: words.get_one::<u64>("at").map(|&at| at as usize),
            paint: paint(),
        }),
        "serve" => serve::run(serve::Order {
            addr: *words.get_one("addr").expect("has a default"),
            data: words.get_one::<PathBuf>("data").expect("has a default").clone(),
            public_url: words.get_one::<String>("public-url").cloned(),
            proxy: words.get_one("proxy").copied(),
            lan: words.get_flag("lan"),
            pages: words.get_one::<PathBuf>("pages").cloned(),
            bot_millis: words.get_one::<u64>("bot-millis").copied(),
        }),
        "backup" => {
            let data = words.get_one::<PathBuf>("data").expect("has a default");
            serve::backup(data, words.get_one::<PathBuf>("file").expect("is required"))
        }
        "verify" => verify::dispatch(words.get_one::<PathBuf>("file").expect("is required")),
        "bench" => match words.subcommand() {
            Some((_, words)) => bench::server::run(&bench::server::Order {
                game: games::find(&text(words, "game"))?,
                tables: number(words, "tables"),
                people: number(words, "people"),
                time: Duration::from_secs(number(words, "seconds")),
                rate: number(words, "rate"),
                idle_tables: number(words, "idle-tables"),
                kept_tables: number(words, "kept-tables"),
                data: words.get_one::<PathBuf>("data").cloned().unwrap_or_else(std::env::temp_dir),
                json: json(words),
            }),
            None => {
                let time = Duration::from_secs(number(words, "seconds"));
                let decision = words.get_one("decision-millis").copied();
                Ok(bench::run(&one_or_all(words)?, time, decision, json(words)))
            }
        },
        "soak" => {
            let (games, seed) = (number(words, "games"), number(words, "seed"));
            let decision = words.get_one("decision-millis").copied();
            soak::run(&one_or_all(words)?, games, seed, decision, json(words))
        }
        _ => unreachable!("clap knows no other command"),
    }
}

fn simulate(words: &ArgMatches) -> Result<String, Problem> {
    let (name, words) = words.subcommand().expect("a game is required");
    let game = games::find(name)?;
    (game.sim)(&sim::Order {
        options: given(game, words),
        games: number(words, "games"),
        seed: number(words, "seed"),
        bots: text(words, "bots"),
        decision: words.get_one("decision-millis").copied(),
        save: words.get_one::<PathBuf>("save").cloned(),
        json: json(words),
    })
}

fn play(words: &ArgMatches) -> Result<String, Problem> {
    let (name, words) = words.subcommand().expect("a game is required");
    let game = games::find(name)?;
    (game.play)(&play::Order {
        options: given(game, words),
        seat: text(words, "seat"),
        bots: text(words, "bots"),
        seed: words.get_one("seed").copied(),
        save: words.get_one::<PathBuf>("save").cloned(),
        auto: words.get_flag("auto"),
        paint: paint(),
    })
}

fn command() -> Command {
    let json = || flag("json", "Answer in JSON, for machines");
    let matches = || option("games", "N", "How many matches", positive()).default_value("1000");
    let seed = || option("seed", "S", "Where chance begins", any_number());
    let bots = || {
        let help = "One of the game's levels for all seats, or one,for,each";
        option("bots", "BOTS", help, any())
    };
    let save = || option("save", "FILE", "Keep the (first) match in a new file", file());
    let game = || Arg::new("game").value_name("GAME").help("Only this game");
    let sim = [
        matches(),
        seed().default_value("1"),
        bots().default_value("random"),
        decision(),
        save(),
        json(),
    ];
    let seat = option("seat", "SEAT", "Your seat: a number from 1, or a colour", any());
    let auto = flag("auto", "Let a bot play your seat too");
    let play = [seat.default_value("1"), bots().default_value("greedy"), seed(), save(), auto];
    let data = || {
        let folder = option("data", "DIR", "The folder of the database", file());
        folder.env("TINDERBOX_DATA").default_value(serve::DATA)
    };
    let one_file = |help| Arg::new("file").value_name("FILE").required(true).help(help);
    Command::new("tinderbox")
        .about("Tabletop games: serve tables, play, simulate, replay and measure.")
        .version(env!("CARGO_PKG_VERSION"))
        .subcommand_required(true)
        .subcommand(serve(data()))
        .subcommand(
            Command::new("backup")
                .about("Copy the database of a running server into a new file")
                .arg(one_file("A file that does not exist yet").value_parser(file()))
                .arg(data()),
        )
        .subcommand(
            Command::new("verify")
                .about("Recompute every draw and roll of a record from its seed")
                .arg(one_file("A record that the server gave out").value_parser(file())),
        )
        .subcommand(Command::new("games").about("List the games and their options").arg(json()))
        .subcommand(per_game("sim", "Count many matches between bots", &sim))
        .subcommand(per_game("play", "Play in the terminal against bots", &play))
        .subcommand(
            Command::new("replay")
                .about("Tell and draw a kept match")
                .arg(Arg::new("file").value_name("FILE").required(true).value_parser(file()))
                .arg(option("at", "N", "Only the first N inputs", any_number())),
        )
        .subcommand(bench(game(), json()))
        .subcommand(
            Command::new("soak")
                .about("Play random matches of random options; each must end with a result")
                .args([game(), matches(), seed().default_value("1"), decision(), json()]),
        )
}

/// Tables for people.
fn serve(data: Arg) -> Command {
    let addr = option("addr", "ADDR", "Where to listen", value_parser!(SocketAddr).into());
    let url = option("public-url", "URL", "The address that people see, behind a proxy", any());
    let proxy = option(
        "proxy",
        "IP",
        "The proxy's address, if it is on another machine",
        value_parser!(IpAddr).into(),
    );
    let lan = flag("lan", "Listen on the network, and show the address and a code for phones");
    let haste = option("bot-millis", "N", "The longest that a bot waits to act", any_number());
    let pages =
        option("pages", "DIR", "Pages being worked on, instead of the built-in ones", file());
    Command::new("serve").about("Open tables for people in the browser").args([
        addr.env("TINDERBOX_ADDR").default_value("127.0.0.1:7777"),
        data,
        url.env("TINDERBOX_PUBLIC_URL"),
        proxy.env("TINDERBOX_PROXY"),
        lan,
        haste.env("TINDERBOX_BOT_MILLIS"),
        pages,
    ])
}

/// The speed of the rules, or of a server.
fn bench(game: Arg, json: Arg) -> Command {
    let count = |name, value, help, most| {
        option(name, value, help, value_parser!(u64).range(1..=most).into())
    };
    let seconds = |help| count("seconds", "S", help, 86_400);
    let server = Command::new("server")
        .about("Measure a server: moves a second with and without a disk, memory, and lists")
        .args([
            option("game", "GAME", "Which game is played", any()).default_value(GAMES[0].name),
            count("tables", "N", "How many tables are played at at once", TABLES_MAX)
                .default_value("200"),
            count("people", "N", "How many people sit at each table", 9).default_value("1"),
            seconds("How long each of the three runs takes").default_value("10"),
            count("rate", "N", "The pace of the third run, in moves a second", 1_000_000)
                .default_value("1000"),
            count("idle-tables", "N", "How many tables wait while memory is measured", 1_000_000)
                .default_value("20000"),
            count("kept-tables", "N", "How many tables one has while lists are asked for", 100_000)
                .default_value("5000"),
            option("data", "DIR", "Where the database is made, and removed again", file()),
            json.clone(),
        ]);
    Command::new("bench")
        .about("Measure random play on one thread, or a server")
        .args_conflicts_with_subcommands(true)
        .subcommand(server)
        .args([game, seconds("How long each game is played").default_value("3")])
        .args([decision(), json])
}

/// Only games with a clock notice.
fn decision() -> Arg {
    let help = "What a decision takes of a match's own time, instead of what its level takes";
    let day = value_parser!(u64).range(0..=86_400_000);
    option("decision-millis", "N", help, day.into())
}

/// A command with one subcommand for each game, which takes the options of that game. Another word
/// is let through, so that `games::find` can say which games there are.
fn per_game(name: &'static str, about: &'static str, more: &[Arg]) -> Command {
    let of_game = |game: &Commands| {
        let options = game.options.iter().map(game_option);
        Command::new(game.name).about(game.about).args(more).args(options)
    };
    Command::new(name)
        .about(about)
        .subcommand_required(true)
        .subcommand_value_name("GAME")
        .subcommand_help_heading("Games")
        .disable_help_subcommand(true)
        .allow_external_subcommands(true)
        .subcommands(GAMES.iter().map(of_game))
}

fn game_option(choice: &GameOption) -> Arg {
    let keys: Vec<&str> = choice.values.iter().map(|value| value.key).collect();
    let default = keys[0];
    let help = format!("{} [{}; default {default}]", choice.about, keys.join(", "));
    let words = |value: &kernel::OptionValue| format!("\n  {:<14} {}", value.key, value.about);
    let each: String = choice.values.iter().map(words).collect();
    let long = format!("{} The default is {default}.{each}", choice.about);
    option(choice.key, "VALUE", "", any()).help(help).long_help(long).help_heading("The match")
}

fn option(name: &'static str, value: &'static str, help: &'static str, parser: ValueParser) -> Arg {
    Arg::new(name).long(name).value_name(value).help(help).value_parser(parser)
}

fn flag(name: &'static str, help: &'static str) -> Arg {
    Arg::new(name).long(name).help(help).action(ArgAction::SetTrue)
}

fn positive() -> ValueParser {
    value_parser!(u64).range(1..=1_000_000_000_000).into()
}

fn any_number() -> ValueParser {
    value_parser!(u64).into()
}

fn any() -> ValueParser {
    value_parser!(String)
}

fn file() -> ValueParser {
    value_parser!(PathBuf)
}

fn json(words: &ArgMatches) -> bool {
    words.get_flag("json")
}

fn number(words: &ArgMatches, name: &str) -> u64 {
    *words.get_one(name).expect("has a default")
}

fn text(words: &ArgMatches, name: &str) -> String {
    words.get_one::<String>(name).expect("has a default").clone()
}

/// The game's own options, as far as they were given.
fn given(game: &Commands, words: &ArgMatches) -> Vec<(String, String)> {
    let value = |choice: &GameOption| {
        let value = words.get_one::<String>(choice.key)?;
        Some((choice.key.to_string(), value.clone()))
    };
    game.options.iter().filter_map(value).collect()
}

/// The game named, or all of them.
fn one_or_all(words: &ArgMatches) -> Result<Vec<&'static Commands>, Problem> {
    match words.get_one::<String>("game") {
        Some(name) => Ok(vec![games::find(name)?]),
        None => Ok(GAMES.iter().collect()),
    }
}

/// Colour on a terminal, unless its owner asks for none (`NO_COLOR`).
fn paint() -> Paint {
    let unwanted = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
    if std::io::stdout().is_terminal() && !unwanted { Paint::Colour } else { Paint::Plain }
}

/// What clap has to say, in one sentence.
fn sentence(error: &clap::Error) -> String {
    let context = |kind| match error.get(kind) {
        Some(ContextValue::String(word)) => Some(word.as_str()),
        _ => None,
    };
    let more = "--help lists what there is";
    match error.kind() {
        ErrorKind::UnknownArgument => {
            let word = context(ContextKind::InvalidArg).unwrap_or_default();
            format!("there is no option '{word}' here; {more}")
        }
        ErrorKind::InvalidSubcommand => {
            let word = context(ContextKind::InvalidSubcommand).unwrap_or_default();
            format!("there is no command '{word}'; {more}")
        }
        ErrorKind::MissingSubcommand => format!("a word is missing; {more}"),
        _ => {
            let text = error.to_string();
            let lines = text.lines().take_while(|line| !line.is_empty()).map(str::trim);
            let words = lines.collect::<Vec<_>>().join(" ");
            words.trim_start_matches("error: ").to_string()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_game_has_an_option_that_a_command_has_too() {
        command().debug_assert();
    }
}
