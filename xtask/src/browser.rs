//! `browser`: the built program in Chromium, and what that needs on a fresh machine.
//!
//! The page must have been built. Pictures, logs and the accessibility checker lie in the build folder.

use crate::cargo;
use anyhow::{Context, Result, bail, ensure};
use cargo_metadata::MetadataCommand;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// Programs, and Debian's packages that have them.
const PROGRAMS: [(&str, &str); 2] = [("chromium", "chromium"), ("chromedriver", "chromium-driver")];

/// Browsers are large: more of them at once only wait for each other.
const AT_ONCE: &str = "--test-threads=2";
/// Figures, such as the time of a first visit, are told by tests that pass.
const FIGURES: &str = "--show-output";

const TESTS: [&str; 5] = ["test", "-p", "tinderbox-e2e", "--test", "browser"];

/// Compiles the tests alone.
pub(crate) fn compile(root: &Path) -> Result<()> {
    cargo::run(cargo::command(root, &TESTS).arg("--no-run"))
}

/// Runs all browser tests, or those whose names hold one of these words.
pub(crate) fn run(root: &Path, only: &[String]) -> Result<()> {
    install_browser()?;
    let metadata = MetadataCommand::new().current_dir(root).no_deps().exec()?;
    let target = metadata.target_directory.into_std_path_buf();
    let evidence = target.join("e2e");
    let axe = install_axe(root, &evidence.join("axe"))?;
    forget(&evidence)?;
    cargo::run(&mut cargo::command(root, &["build", "-p", "tinderbox"]))?;
    let mut test = cargo::command(root, &TESTS);
    test.args(["--", AT_ONCE, FIGURES]);
    test.env("TINDERBOX_PROGRAM", target.join("debug/tinderbox"));
    test.env("TINDERBOX_AXE", axe).env("TINDERBOX_EVIDENCE", &evidence);
    let outcome = cargo::run(test.args(only));
    println!("pictures and logs are in {}", evidence.display());
    outcome
}

/// Pictures and logs of the run before would be mistaken for those of this one.
fn forget(evidence: &Path) -> Result<()> {
    for entry in fs::read_dir(evidence)? {
        let path = entry?.path();
        if path.is_file() {
            fs::remove_file(&path)?;
        }
    }
    let failed = evidence.join("failed");
    if failed.exists() {
        fs::remove_dir_all(failed)?;
    }
    Ok(())
}

/// Chromium and its driver: there, or installed by Debian's own means.
pub(crate) fn install_browser() -> Result<()> {
    let missing = || PROGRAMS.into_iter().filter(|(program, _)| !answers(program));
    let packages: Vec<&str> = missing().map(|(_, package)| package).collect();
    if packages.is_empty() {
        return Ok(());
    }
    let list = packages.join(" ");
    let root = Command::new("id").arg("-u").output().is_ok_and(|id| id.stdout == b"0\n");
    ensure!(
        root && answers("apt-get"),
        "the browser tests need {list}; install them first, on Debian with \
         `sudo apt-get install {list}`"
    );
    println!("{list} missing: apt-get install");
    cargo::run(Command::new("apt-get").arg("update"))?;
    let mut install = Command::new("apt-get");
    install.args(["install", "--yes", "--no-install-recommends"]).args(&packages);
    cargo::run(install.env("DEBIAN_FRONTEND", "noninteractive"))?;
    match missing().next() {
        Some((program, _)) => bail!("{list} is installed, but `{program}` does not start"),
        None => Ok(()),
    }
}

/// The accessibility checker.
fn install_axe(root: &Path, folder: &Path) -> Result<PathBuf> {
    install_by_npm(&root.join("crates/e2e/axe"), folder, "node_modules/axe-core/axe.min.js")
}

/// What a folder of ours asks for, by its lock file, which holds versions and the hashes of their content;
/// returns the file that is wanted of it.
pub(crate) fn install_by_npm(wanted: &Path, folder: &Path, file: &str) -> Result<PathBuf> {
    fs::create_dir_all(folder)?;
    let there = folder.join(file);
    let lock = fs::read(wanted.join("package-lock.json"))?;
    let known = fs::read(folder.join("package-lock.json")).is_ok_and(|known| known == lock);
    if known && there.exists() {
        return Ok(there);
    }
    ensure!(answers("npm"), "{file} is fetched with npm; please install npm");
    for name in ["package.json", "package-lock.json"] {
        fs::copy(wanted.join(name), folder.join(name))?;
    }
    let mut npm = Command::new("npm");
    npm.current_dir(folder).args(["ci", "--ignore-scripts", "--no-audit", "--no-fund"]);
    cargo::run(npm.arg("--loglevel=error")).with_context(|| format!("fetching {file}"))?;
    ensure!(there.exists(), "npm brought no {}", there.display());
    Ok(there)
}

fn answers(program: &str) -> bool {
    let quiet =
        Command::new(program).arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status();
    quiet.is_ok_and(|status| status.success())
}
