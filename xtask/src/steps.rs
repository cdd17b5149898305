//! `test`: everything that has to hold before a change is kept, in one run.

use crate::{browser, cargo, deny, new_game, tidy, toolchain, trace, wasm, web};
use anyhow::{Context, Result};
use std::path::Path;
use std::process::Command;
use std::time::Instant;

type Step = (&'static str, fn(&Path) -> Result<()>);

/// In this order: quick and likely failures first, and the page before the program that holds it.
const STEPS: [Step; 12] = [
    ("toolchain", toolchain::complete),
    ("fmt", |root| cargo::run(&mut fmt(root))),
    ("tidy", tidy::run),
    ("trace", |root| trace::run(root, None)),
    ("deny", deny::run),
    ("clippy", |root| cargo::run(&mut clippy(root))),
    ("web", |root| web::run(root, &[])),
    ("tests", tests),
    ("new-game", new_game::check),
    ("docs", |root| cargo::run(&mut docs(root))),
    ("wasm", wasm::run),
    ("browser", |root| browser::run(root, &[])),
];

/// Runs every step, each with its time, up to the first that fails.
pub(crate) fn test(root: &Path) -> Result<()> {
    let start = Instant::now();
    for (name, step) in STEPS {
        println!("── {name}");
        let begun = Instant::now();
        step(root).with_context(|| format!("{name} failed"))?;
        println!("── {name}: {:.1} s", begun.elapsed().as_secs_f32());
    }
    println!("── all {} steps passed in {:.1} s", STEPS.len(), start.elapsed().as_secs_f32());
    Ok(())
}

fn fmt(root: &Path) -> Command {
    cargo::command(root, &["fmt", "--all", "--check"])
}

fn clippy(root: &Path) -> Command {
    let words = ["clippy", "--workspace", "--all-targets", "--quiet", "--", "-D", "warnings"];
    cargo::command(root, &words)
}

fn docs(root: &Path) -> Command {
    let mut command = cargo::command(root, &["doc", "--workspace", "--no-deps", "--quiet"]);
    command.env("RUSTDOCFLAGS", "-D warnings");
    command
}

/// All tests, those in the documentation included; only the closing line of each file is shown. Ours are
/// apart: tested together with the others, what this program is built upon would be compiled once more.
fn tests(root: &Path) -> Result<()> {
    let mut text = String::new();
    for words in [["--workspace", "--exclude", "xtask"].as_slice(), &["--package", "xtask"]] {
        text += &cargo::output(cargo::command(root, &["test"]).args(words))?;
    }
    for line in text.lines().filter(|line| line.starts_with("test result:")) {
        println!("{line}");
    }
    let (binaries, passed) = count(&text);
    println!("{passed} tests passed in {binaries} runs");
    Ok(())
}

/// How many runs closed with a result, and how many tests passed in all of them.
fn count(text: &str) -> (usize, usize) {
    let closing = text.lines().filter_map(|line| line.strip_prefix("test result: ok. "));
    let passed = closing.map(|rest| rest.split(' ').next().and_then(|n| n.parse().ok()));
    passed.fold((0, 0), |(runs, sum), passed: Option<usize>| (runs + 1, sum + passed.unwrap_or(0)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn closing_lines_are_added_up() {
        let text = "running 2 tests\ntest result: ok. 2 passed; 0 failed; 0 ignored\n\n\
                    test result: ok. 40 passed; 0 failed; 1 ignored\n";
        assert_eq!(count(text), (2, 42));
    }
}
