//! The command line: play, simulate, replay and measure every game.
//!
//! The commands are generic over `bots::games!`, the one list of games. A bad option, file, game or
//! seat is one sentence on the error stream and exit code 2.
//!
//! Deliberately absent: rules (they are in the rules crates), bots and what is counted of each game
//! (in `bots`), and everything about tables with people far away but the command that opens them (in
//! the server).

mod bench;
mod choices;
mod cli;
mod clock;
mod games;
mod list;
mod luck;
mod one_match;
mod parallel;
mod play;
mod problem;
mod replay;
mod report;
mod serve;
mod sim;
mod soak;
mod stats;
mod verify;

use std::io::Write;
use std::process::ExitCode;

fn main() -> ExitCode {
    match cli::run(std::env::args_os()) {
        Ok(text) => show(&text),
        Err(problem) => {
            eprintln!("error: {problem}");
            ExitCode::from(2)
        }
    }
}

/// Prints a command's answer. A reader that has gone (`| head`) is no problem of ours.
fn show(text: &str) -> ExitCode {
    let mut out = std::io::stdout().lock();
    match out.write_all(text.as_bytes()).and_then(|()| out.flush()) {
        Err(gone) if gone.kind() != std::io::ErrorKind::BrokenPipe => {
            eprintln!("error: the answer cannot be printed ({gone})");
            ExitCode::from(2)
        }
        _ => ExitCode::SUCCESS,
    }
}
