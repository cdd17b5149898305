//! A new game, made in a copy of the repository, checked there, and thrown away.

use super::run;
use crate::{cargo, tidy, trace};
use anyhow::{Context, Result, ensure};
use cargo_metadata::MetadataCommand;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// A name that nobody will take.
const NAME: &str = "throwaway";

/// Makes a game and holds it to what every game is held to. What is compiled goes into our own build
/// folder, so that only what is new has to be.
pub(crate) fn check(root: &Path) -> Result<()> {
    let metadata = MetadataCommand::new().current_dir(root).no_deps().exec()?;
    let target = metadata.target_directory.into_std_path_buf();
    let copy = Copy::of(root, target.join("new-game"))?;
    run(&copy.0, NAME)?;
    tidy::run(&copy.0)?;
    trace::run(&copy.0, Some(NAME))?;
    let cargo = |words: &[&str]| {
        let mut command = cargo::command(&copy.0, words);
        command.env("CARGO_TARGET_DIR", &target);
        command
    };
    cargo::run(&mut cargo(&["fmt", "--all", "--check"]))?;
    // These use it, and between them everything of ours.
    let users = ["-p", "tinderbox", "-p", "tinderbox-web", "-p", "tinderbox-e2e"];
    let clippy = &mut cargo(&["clippy", "--all-targets", "--quiet", "-p", NAME]);
    cargo::run(clippy.args(users).args(["--", "-D", "warnings"]))?;
    let rules = ["test", "--quiet", "-p", NAME];
    cargo::output(&mut cargo(&rules)).map(drop)?;
    let page = ["test", "--quiet", "-p", "tinderbox-web", "words"];
    cargo::output(&mut cargo(&page)).map(drop)
}

/// A copy of the repository, which goes when it is dropped.
struct Copy(PathBuf);

impl Copy {
    /// Everything that git knows or would know, as it lies there now.
    fn of(root: &Path, to: PathBuf) -> Result<Copy> {
        if to.exists() {
            fs::remove_dir_all(&to).context("removing the copy of the run before")?;
        }
        let copy = Copy(to);
        let mut list = Command::new("git");
        list.current_dir(root).args(["ls-files", "--cached", "--others", "--exclude-standard"]);
        for path in cargo::output(&mut list)?.lines() {
            let (from, to) = (root.join(path), copy.0.join(path));
            if from.is_file() {
                fs::create_dir_all(to.parent().expect("a file lies in a folder"))?;
                fs::copy(&from, &to).with_context(|| format!("copying {path}"))?;
            }
        }
        copy.is_another_version()?;
        Ok(copy)
    }

    /// Cargo tells crates of the same place in a workspace apart by their version alone. Without this,
    /// what is compiled of the copy would be taken for what is compiled of the original.
    fn is_another_version(&self) -> Result<()> {
        let path = self.0.join("Cargo.toml");
        let text = fs::read_to_string(&path)?;
        let (before, after) = text.split_once("[workspace.package]").context("no package")?;
        let (version, rest) = after.trim_start().split_once('\n').context("nothing in it")?;
        ensure!(version.starts_with("version"), "the version comes first in [workspace.package]");
        let other = "version = \"0.0.0-throwaway\"";
        fs::write(&path, format!("{before}[workspace.package]\n{other}\n{rest}"))?;
        Ok(())
    }
}

impl Drop for Copy {
    fn drop(&mut self) {
        // What cannot be removed is removed by the next run.
        let _ = fs::remove_dir_all(&self.0);
    }
}
