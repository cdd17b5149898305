//! The programs of the page, compiled side by side.
//!
//! Linking a program is most of the work and takes one core. Cargo builds one thing at a time in a folder,
//! so the first program is built where everything is, and each of the others in a folder of its own that
//! begins with links to what they share.

use super::bind::{Bound, bind};
use super::rooms::Program;
use crate::cargo;
use crate::toolchain::WASM;
use anyhow::{Context, Result};
use cargo_metadata::MetadataCommand;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::thread;
use std::time::Instant;

const WEB: &str = "tinderbox-web";
/// The profile of the root manifest for people's pages.
const PROFILE: &str = "web";

/// Compiles programs of the page, as many at once as there are cores.
pub(crate) fn side_by_side(root: &Path, programs: &[Program]) -> Result<Vec<Bound>> {
    let metadata = MetadataCommand::new().current_dir(root).no_deps().exec()?;
    let shared = metadata.target_directory.into_std_path_buf();
    let (first, rest) = programs.split_first().context("a page has a program")?;
    let begun = Instant::now();
    let built = compiled(root, first, PROFILE, &shared)?;
    say(first, begun);
    let cores = thread::available_parallelism().map_or(1, |cores| cores.get());
    let waiting = Mutex::new(rest.iter().enumerate());
    let next = || waiting.lock().expect("nobody panics while holding it").next();
    let work = || {
        let mut done = Vec::new();
        while let Some((at, program)) = next() {
            let begun = Instant::now();
            let own = shared.join("page").join(program.name());
            share(&shared, &own)?;
            done.push((at, bind(&compiled(root, program, PROFILE, &own)?)?));
            say(program, begun);
        }
        Ok(done)
    };
    let mut bound = vec![bind(&built)?];
    let mut done = thread::scope(|scope| {
        let workers: Vec<_> = (0..cores).map(|_| scope.spawn(work)).collect();
        let done = workers.into_iter().map(|one| one.join().expect("a worker does not panic"));
        done.collect::<Result<Vec<Vec<(usize, Bound)>>>>()
    })?;
    let mut others: Vec<(usize, Bound)> = done.drain(..).flatten().collect();
    others.sort_by_key(|(at, _)| *at);
    bound.extend(others.into_iter().map(|(_, bound)| bound));
    Ok(bound)
}

fn say(program: &Program, begun: Instant) {
    println!("{}: built in {:.1} s", program.name(), begun.elapsed().as_secs_f32());
}

/// Compiles a program of the page in a build folder, by a profile of the root manifest.
pub(crate) fn compiled(
    root: &Path,
    program: &Program,
    profile: &str,
    target: &Path,
) -> Result<PathBuf> {
    let mut build = cargo::command(root, &["build", "--target", WASM, "-p", WEB]);
    build.args(["--profile", profile]).args(program.features());
    build.arg("--target-dir").arg(target);
    // Views of one type for all elements instead of a type for each: half the size, same picture.
    build.env(
        "RUSTFLAGS",
        format!("--cfg erase_components -Clink-args=--emit-relocs {}", shorter_paths()?),
    );
    cargo::run(&mut build)?;
    Ok(target.join(WASM).join(profile).join(format!("{WEB}.wasm")))
}

/// Where a panic happened is part of the program: without the folders of this machine, it is shorter
/// and the same on every machine.
fn shorter_paths() -> Result<String> {
    let home = std::env::home_dir().context("a home folder")?;
    let cargo = std::env::var_os("CARGO_HOME").map_or(home.join(".cargo"), PathBuf::from);
    let mut flags = Vec::new();
    for index in fs::read_dir(cargo.join("registry/src")).into_iter().flatten() {
        flags.push(format!("--remap-path-prefix={}=", index?.path().display()));
    }
    Ok(flags.join(" "))
}

/// Gives a build folder what another has built for the page, as links.
fn share(from: &Path, to: &Path) -> Result<()> {
    for part in [PathBuf::from(PROFILE), Path::new(WASM).join(PROFILE)] {
        for kind in [".fingerprint", "build", "deps"] {
            let part = part.join(kind);
            link(&from.join(&part), &to.join(&part))?;
        }
    }
    Ok(())
}

fn link(from: &Path, to: &Path) -> Result<()> {
    if !from.exists() {
        return Ok(());
    }
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        let (from, to) = (entry.path(), to.join(entry.file_name()));
        if entry.file_type()?.is_dir() {
            link(&from, &to)?;
            continue;
        }
        if to.exists() {
            fs::remove_file(&to)?;
        }
        fs::hard_link(&from, &to).with_context(|| format!("linking {to:?}"))?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_folder_is_given_what_another_has_and_keeps_what_is_its_own() {
        let root = std::env::temp_dir().join(format!("tinderbox-links-{}", std::process::id()));
        let (from, to) = (root.join("from"), root.join("to"));
        fs::create_dir_all(from.join("deps")).expect("a folder");
        fs::create_dir_all(to.join("deps")).expect("a folder");
        fs::write(from.join("deps/shared"), "new").expect("a file");
        fs::write(to.join("deps/shared"), "old").expect("a file");
        fs::write(to.join("deps/own"), "own").expect("a file");
        link(&from, &to).expect("linked");
        link(&from, &to).expect("linked again");
        let read = |path: &str| fs::read_to_string(to.join(path)).expect("a file");
        assert_eq!((read("deps/shared").as_str(), read("deps/own").as_str()), ("new", "own"));
        fs::remove_dir_all(root).expect("it can go");
    }
}
