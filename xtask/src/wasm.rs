//! `wasm`: the rules run in a browser as they run here.
//!
//! The rules crates are built for the browser's machine. Then `probe`, which plays random matches of
//! every game, is built with our hashes of them baked in and run in an interpreter; it answers with
//! the first one that comes out differently. A second run with one hash spoiled shows that it would.
//!
//! `probe` is run, not linked: a rules crate that does not compile must not stop `cargo xtask`.

use crate::toolchain::{self, WASM};
use crate::{cargo, trace};
use anyhow::{Context, Result, anyhow, bail, ensure};
use cargo_metadata::MetadataCommand;
use std::fs;
use std::path::Path;
use std::process::Command;
use std::time::Instant;
use wasmi::{Engine, Linker, Module, Store};

/// What `probe` reads when it is compiled.
const BAKED: &str = "TINDERBOX_HASHES";
/// What `probe` answers when there was nothing to read: it has printed its own list.
const NOTHING_BAKED: i32 = 200;

/// The matches of one mix of options of one game, as one number in hexadecimal digits.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Played {
    hash: String,
    name: String,
}

/// Builds the rules for the browser and compares random matches there with random matches here.
pub(crate) fn run(root: &Path) -> Result<()> {
    toolchain::wasm(root)?;
    cargo::run(&mut build(root, &rules(root)?))?;
    let played = timed("built and played here", || play(root))?;
    println!("{} mixes of options", played.len());
    agrees(root, &played)?;
    sees_a_difference(root, played)
}

/// The kernel and every game, as packages.
fn rules(root: &Path) -> Result<Vec<String>> {
    let packages = trace::games(root)?.into_iter().chain(["tinderbox-kernel".to_owned()]);
    Ok(packages.flat_map(|package| ["-p".to_owned(), package]).collect())
}

/// Plays the matches on this machine.
fn play(root: &Path) -> Result<Vec<Played>> {
    let mut probe = cargo::command(root, &["run", "--quiet", "-p", "probe", "--bin", "probe"]);
    let output = probe.env_remove(BAKED).output().context("cannot start cargo")?;
    if output.status.code() != Some(NOTHING_BAKED) {
        bail!("probe fails here:\n{}", String::from_utf8_lossy(&output.stderr));
    }
    let played = read(&String::from_utf8_lossy(&output.stdout));
    ensure!(!played.is_empty(), "probe plays no game");
    Ok(played)
}

fn read(list: &str) -> Vec<Played> {
    let pairs = list.lines().filter_map(|line| line.split_once(' '));
    pairs.map(|(hash, name)| Played { hash: hash.to_owned(), name: name.to_owned() }).collect()
}

fn agrees(root: &Path, played: &[Played]) -> Result<()> {
    match answer(root, played)? {
        0 => Ok(()),
        NOTHING_BAKED => bail!("probe was built for wasm without the list"),
        place => {
            let differs = usize::try_from(place - 1).ok().and_then(|at| played.get(at));
            bail!("wasm plays {} differently", differs.map_or("a game", |one| &one.name))
        }
    }
}

fn sees_a_difference(root: &Path, mut played: Vec<Played>) -> Result<()> {
    // `probe` stops at the first difference: an early one is seen in a moment, and one in the first
    // place would not show that it can count.
    let place = played.len().min(4);
    let hash = &mut played[place - 1].hash;
    *hash = hash.chars().map(|digit| if digit == '0' { '1' } else { '0' }).collect();
    let answer = answer(root, &played)?;
    ensure!(
        usize::try_from(answer) == Ok(place),
        "hash {place} was spoiled, but the comparison answered {answer}"
    );
    println!("a spoiled hash is seen");
    Ok(())
}

/// Builds `probe` with these hashes baked in, runs it, and returns its exit code.
fn answer(root: &Path, played: &[Played]) -> Result<i32> {
    let hashes: Vec<&str> = played.iter().map(|one| one.hash.as_str()).collect();
    let mut build = build(root, &["-p", "probe", "--bin", "probe"]);
    cargo::run(build.env(BAKED, hashes.join(",")))?;
    let metadata = MetadataCommand::new().current_dir(root).no_deps().exec()?;
    let path = metadata.target_directory.join(WASM).join("release/probe.wasm");
    let program = fs::read(&path).with_context(|| format!("reading {path}"))?;
    timed("played in wasm", || call_main(&program))
}

/// Cargo building these for the browser: quick to compile, and quick enough to run.
fn build<S: AsRef<std::ffi::OsStr>>(root: &Path, what: &[S]) -> Command {
    let mut command = cargo::command(root, &["build", "--quiet", "--release", "--target", WASM]);
    command.args(what);
    command
        .env("CARGO_PROFILE_RELEASE_LTO", "off")
        .env("CARGO_PROFILE_RELEASE_CODEGEN_UNITS", "16");
    command
}

/// Calls the `main` of a program built for the browser's machine.
fn call_main(program: &[u8]) -> Result<i32> {
    let engine = Engine::default();
    let module = Module::new(&engine, program)?;
    let mut store = Store::new(&engine, ());
    let instance = Linker::new(&engine).instantiate_and_start(&mut store, &module)?;
    let main = instance.get_typed_func::<(i32, i32), i32>(&store, "main")?;
    main.call(&mut store, (0, 0)).map_err(|trap| anyhow!("the rules panic in wasm ({trap})"))
}

fn timed<T>(what: &str, work: impl FnOnce() -> Result<T>) -> Result<T> {
    let begun = Instant::now();
    let done = work()?;
    println!("{what} in {:.1} s", begun.elapsed().as_secs_f32());
    Ok(done)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_is_read_with_its_names() {
        let played = |hash: &str, name: &str| Played { hash: hash.into(), name: name.into() };
        let list = "00ff connect-four Setup { first: Red }\n01aa fire-tower Setup\n";
        let names = [
            played("00ff", "connect-four Setup { first: Red }"),
            played("01aa", "fire-tower Setup"),
        ];
        assert_eq!(read(list), names);
    }

    #[test]
    fn a_program_is_called_and_a_panic_in_it_is_an_error() {
        // (module (func (export "main") (param i32 i32) (result i32) (i32.const 7))), and the same
        // with `unreachable` in its place.
        let program = |body: &[u8]| {
            let mut bytes = b"\0asm\x01\0\0\0\x01\x07\x01\x60\x02\x7f\x7f\x01\x7f".to_vec();
            bytes.extend(b"\x03\x02\x01\0\x07\x08\x01\x04main\0\0\x0a");
            let length = u8::try_from(body.len()).expect("short");
            bytes.extend([length + 4, 1, length + 2, 0]);
            bytes.extend(body);
            bytes.push(0x0b);
            bytes
        };
        assert_eq!(call_main(&program(&[0x41, 7])).expect("runs"), 7);
        assert!(call_main(&program(&[0x00])).is_err());
    }
}
