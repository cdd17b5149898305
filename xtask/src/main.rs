//! The engineer's commands, run as `cargo xtask <command>`.
//!
//! `test` is what CI runs and what is run before a commit; the rest are its parts, and a few long
//! runs on demand. Nothing here knows a rule of any game: it reads documents, sources and the
//! dependency graph, and calls cargo.

mod browser;
mod cargo;
mod deny;
mod dev;
mod files;
mod lighthouse;
mod new_game;
mod source;
mod steps;
mod tidy;
mod toolchain;
mod trace;
mod wasm;
mod web;

use anyhow::Result;
use clap::{Parser, Subcommand};
use std::process::ExitCode;

#[derive(Parser)]
#[command(name = "cargo xtask", about = "The engineer's commands")]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Everything that CI checks; stops at the first failure.
    Test,
    /// Which test shows which clause of the rules, and what is missing.
    Trace {
        /// Only this game, by the name of its crate.
        game: Option<String>,
    },
    /// Dependency direction, purity of the rules, sizes.
    Tidy,
    /// Makes a new game: rules, bots, page and tests, ready to be changed.
    NewGame {
        /// Words of small letters joined by dashes, for instance `hot-coal`.
        #[arg(required_unless_present = "check")]
        name: Option<String>,
        /// Makes one in a copy of the repository, checks it there and throws it away.
        #[arg(long, conflicts_with = "name")]
        check: bool,
    },
    /// Licences and sources of everything that we build upon.
    Deny,
    /// Builds the rules for the browser and compares their matches with ours.
    Wasm,
    /// Builds the page into `crates/web/dist`, and says what a first visit loads.
    Web {
        /// Only this program of the page: `lobby`, or a game; the others stay as they were.
        #[arg(long)]
        only: Option<String>,
    },
    /// Serves the page while it is being changed: builds again what is edited, and the browser follows.
    Dev {
        /// Passed on to `tinderbox serve`.
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        rest: Vec<String>,
    },
    /// Builds the page and the program, and tests them in Chromium.
    Browser {
        /// Only tests whose names hold one of these.
        only: Vec<String>,
    },
    /// What Lighthouse says of every page on a phone and a desktop; needs npm and a machine at rest.
    Lighthouse,
    /// Builds everything, opens tables at an address and prints it.
    Play {
        /// Plays in the terminal instead; then the game comes first.
        #[arg(long)]
        terminal: bool,
        /// Passed on to the program.
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        rest: Vec<String>,
    },
    /// A long run of the laws on one game.
    Laws {
        /// The rules crate, for instance `fire-tower`.
        package: String,
        /// How many random matches.
        #[arg(long, default_value_t = 100_000)]
        seeds: u64,
    },
    /// A long run of the simulated network: faults of every kind, and twin worlds for secrecy.
    Simnet {
        /// How many stories of each game.
        #[arg(long, default_value_t = 5_000)]
        seeds: u64,
    },
    /// A long run of the crash test: a server under load is killed again and again.
    Kills {
        /// How often.
        #[arg(long, default_value_t = 200)]
        kills: u64,
    },
    /// A long run of whole matches between bots.
    Soak {
        /// How many matches.
        #[arg(long, default_value_t = 10_000)]
        games: u64,
    },
}

fn main() -> ExitCode {
    match run(Arguments::parse().command) {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => {
            eprintln!("xtask: {problem:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(command: Command) -> Result<()> {
    let root = files::root();
    match command {
        Command::Test => steps::test(&root),
        Command::Trace { game } => trace::run(&root, game.as_deref()),
        Command::Tidy => tidy::run(&root),
        Command::NewGame { name: Some(name), .. } => new_game::run(&root, &name),
        Command::NewGame { name: None, .. } => new_game::check(&root),
        Command::Deny => deny::run(&root),
        Command::Wasm => wasm::run(&root),
        Command::Web { only } => web::run(&root, only.as_slice()),
        Command::Dev { rest } => dev::run(&root, &rest),
        Command::Browser { only } => {
            // A test that does not compile is told in seconds, the page takes minutes.
            browser::compile(&root)?;
            web::run(&root, &web::needed(&root, &only)?)?;
            browser::run(&root, &only)
        }
        Command::Lighthouse => lighthouse::run(&root),
        Command::Play { terminal: true, rest } => {
            let play = ["run", "--release", "-p", "tinderbox", "--", "play"];
            cargo::run(cargo::command(&root, &play).args(rest))
        }
        Command::Play { terminal: false, rest } => {
            web::build(&root, &[])?;
            let serve = ["run", "--release", "-p", "tinderbox", "--", "serve"];
            cargo::run(cargo::command(&root, &serve).args(rest))
        }
        Command::Laws { package, seeds } => {
            let laws = ["test", "--release", "-p", &package, "--test", "laws"];
            cargo::run(cargo::command(&root, &laws).env("TINDERBOX_SEEDS", seeds.to_string()))
        }
        Command::Simnet { seeds } => {
            // Everything there, and `secrets` of each game, which lies beside its laws.
            let here: &[&str] = &["-p", "tinderbox-simnet", "--tests"];
            let secrets = &["--workspace", "--exclude", "tinderbox-simnet", "--test", "secrets"];
            for which in [here, secrets] {
                let mut tests = cargo::command(&root, &["test", "--release"]);
                tests.args(which).args(["--", "--nocapture"]);
                cargo::run(tests.env("TINDERBOX_SEEDS", seeds.to_string()))?;
            }
            Ok(())
        }
        Command::Kills { kills } => {
            let crash = ["test", "--release", "-p", "tinderbox-server", "--test", "sockets"];
            let mut crash = cargo::command(&root, &crash);
            crash.args(["crash", "--", "--nocapture"]);
            cargo::run(crash.env("TINDERBOX_KILLS", kills.to_string()))
        }
        Command::Soak { games } => {
            let soak = ["run", "--release", "-p", "tinderbox", "--", "soak", "--games"];
            cargo::run(cargo::command(&root, &soak).arg(games.to_string()))
        }
    }
}
