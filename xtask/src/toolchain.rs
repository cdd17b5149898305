//! Makes sure that the parts of Rust that the checks need are there, on a fresh machine too.
//!
//! `rust-toolchain.toml` lists them, but rustup does not fetch them where `RUSTUP_AUTO_INSTALL=0` is
//! set. `rustup target add` fits the part to the toolchain that is there and never updates it.

use anyhow::{Result, bail};
use std::env;
use std::io::ErrorKind;
use std::path::Path;
use std::process::{Command, Stdio};

/// The browser's machine.
pub(crate) const WASM: &str = "wasm32-unknown-unknown";

/// Adds rustfmt, clippy and the browser's standard library where they are missing.
pub(crate) fn complete(root: &Path) -> Result<()> {
    for (subcommand, component) in [("fmt", "rustfmt"), ("clippy", "clippy")] {
        let there = || answers(crate::cargo::command(root, &[subcommand, "--version"]));
        add(root, ["component", "add", component], component, there)?;
    }
    wasm(root)
}

/// Adds the browser's standard library where it is missing.
pub(crate) fn wasm(root: &Path) -> Result<()> {
    add(root, ["target", "add", WASM], &format!("the standard library for {WASM}"), || {
        has_wasm(root)
    })
}

fn add(root: &Path, rustup: [&str; 3], what: &str, there: impl Fn() -> bool) -> Result<()> {
    if there() {
        return Ok(());
    }
    println!("{what} is missing: rustup {}", rustup.join(" "));
    let status = Command::new("rustup").args(rustup).current_dir(root).status();
    match status {
        Ok(status) if status.success() && there() => Ok(()),
        Ok(status) if status.success() => bail!(
            "rustup added {what}, but not to the Rust in use; run cargo through rustup, or install it \
             from where that Rust came"
        ),
        Ok(_) => bail!("this Rust lacks {what}, and `rustup {}` failed", rustup.join(" ")),
        Err(problem) if problem.kind() == ErrorKind::NotFound => bail!(
            "this Rust lacks {what} and there is no rustup to add it; install the package of your \
             system that has it, or rustup"
        ),
        Err(problem) => Err(problem.into()),
    }
}

/// Whether the compiler in use has compiled libraries for the browser.
fn has_wasm(root: &Path) -> bool {
    let rustc = env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let mut ask = Command::new(rustc);
    ask.args(["--print", "target-libdir", "--target", WASM]).current_dir(root);
    let Ok(answer) = ask.stderr(Stdio::null()).output() else { return false };
    let folder = String::from_utf8_lossy(&answer.stdout).trim().to_owned();
    let entries = std::fs::read_dir(folder).into_iter().flatten();
    entries.flatten().any(|entry| entry.file_name().to_string_lossy().starts_with("libcore"))
}

fn answers(mut command: Command) -> bool {
    let quiet = command.stdout(Stdio::null()).stderr(Stdio::null());
    quiet.status().is_ok_and(|status| status.success())
}
