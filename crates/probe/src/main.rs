//! Compares the random matches of this machine with the list baked in when it was built.
//!
//! Its answer is the exit code, which is all that a program without a system can give: 0 for equal,
//! n for a difference in the n-th number, 200 when no list was baked in. Where there is a system, a
//! program without a list prints its own, one number and its name a line.

use std::process::ExitCode;

/// The numbers to compare with, separated by commas.
const BAKED: Option<&str> = option_env!("TINDERBOX_HASHES");

fn main() -> ExitCode {
    if BAKED.is_none() {
        for (hash, name) in probe::hashes().iter().zip(probe::names()) {
            println!("{hash:016x} {name}");
        }
    }
    ExitCode::from(probe::compare(BAKED))
}
