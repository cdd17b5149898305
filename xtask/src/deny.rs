//! `deny`: what we build upon has a licence that we may use, comes from where we want it, and is
//! nothing that we have sworn off.
//!
//! Reads the lists of `deny.toml`, which is cargo-deny's own file, and the graph that cargo tells.
//! Deliberately absent: advisories. Their database has to be fetched, and a test must not fail
//! because a network does. Where cargo-deny is installed it is run besides, and checks them too; the
//! hosted workflow does that (`docs/decisions/dependencies.md`).

use crate::cargo;
use crate::trace::report;
use anyhow::{Context, Result};
use cargo_metadata::{MetadataCommand, Package};
use serde::Deserialize;
use spdx::{Expression, ParseMode};
use std::fs;
use std::path::Path;
use std::process::Stdio;

/// The part of `deny.toml` that is read here.
#[derive(Deserialize)]
struct Lists {
    graph: Graph,
    licenses: Licences,
    bans: Bans,
    sources: Sources,
}

#[derive(Deserialize)]
struct Graph {
    targets: Vec<String>,
}

#[derive(Deserialize)]
struct Licences {
    allow: Vec<String>,
}

#[derive(Deserialize)]
struct Bans {
    deny: Vec<Ban>,
}

#[derive(Deserialize)]
struct Ban {
    #[serde(rename = "crate")]
    name: String,
    reason: String,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
struct Sources {
    allow_registry: Vec<String>,
}

/// What is asked about one crate of somebody else's.
struct Used<'a> {
    name: &'a str,
    licence: Option<&'a str>,
    source: &'a str,
}

/// Checks every crate that is built for our machines; fails when one should not be there.
pub(crate) fn run(root: &Path) -> Result<()> {
    let lists = read(&fs::read_to_string(root.join("deny.toml")).context("reading deny.toml")?)?;
    let mut ask = MetadataCommand::new();
    let targets = lists.graph.targets.iter().flat_map(|target| ["--filter-platform", target]);
    let words = targets.chain(["--locked"]).map(str::to_owned);
    let ask = ask.current_dir(root).other_options(words.collect::<Vec<_>>());
    let metadata = ask.exec().context("asking cargo for the graph")?;
    let used: Vec<Used> = metadata.packages.iter().filter_map(used).collect();
    println!("{} crates of others", used.len());
    let problems: Vec<String> = used.iter().flat_map(|one| lists.problems(one)).collect();
    report("deny", &problems)?;
    let mut there = cargo::command(root, &["deny", "--version"]);
    let there = there.stdout(Stdio::null()).stderr(Stdio::null());
    match there.status().is_ok_and(|status| status.success()) {
        true => cargo::run(&mut cargo::command(root, &["deny", "check"])),
        false => {
            println!("cargo-deny is not installed: advisories are left to the hosted workflow");
            Ok(())
        }
    }
}

fn read(text: &str) -> Result<Lists> {
    toml::from_str(text).context("deny.toml is not as expected")
}

/// A crate that is not ours.
fn used(package: &Package) -> Option<Used<'_>> {
    Some(Used {
        name: &package.name,
        licence: package.license.as_deref(),
        source: &package.source.as_ref()?.repr,
    })
}

impl Lists {
    fn problems(&self, used: &Used<'_>) -> Vec<String> {
        let name = used.name;
        let mut problems = Vec::new();
        let registry = used.source.strip_prefix("registry+");
        if !registry.is_some_and(|from| self.sources.allow_registry.iter().any(|one| one == from)) {
            problems.push(format!("{name} comes from {}", used.source));
        }
        if let Some(ban) = self.bans.deny.iter().find(|ban| ban.name == name) {
            problems.push(format!("{name} is banned: {}", ban.reason));
        }
        match used.licence {
            None => problems.push(format!("{name} names no licence")),
            Some(licence) if !self.may_use(licence) => {
                problems.push(format!("{name} is under {licence}"));
            }
            Some(_) => {}
        }
        problems
    }

    /// Lax, because old crates write `MIT/Apache-2.0`.
    fn may_use(&self, licence: &str) -> bool {
        let allowed = |words: String| self.licenses.allow.contains(&words);
        Expression::parse_mode(licence, ParseMode::LAX)
            .is_ok_and(|expression| expression.evaluate(|one| allowed(one.to_string())))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LISTS: &str = r#"
        [graph]
        targets = ["wasm32-unknown-unknown"]
        [licenses]
        allow = ["MIT", "Apache-2.0 WITH LLVM-exception"]
        [bans]
        deny = [{ crate = "chrono", reason = "no clock" }]
        [sources]
        allow-registry = ["https://here"]
    "#;

    fn found(name: &str, licence: Option<&str>, source: &str) -> Vec<String> {
        read(LISTS).expect("lists").problems(&Used { name, licence, source })
    }

    #[test]
    fn one_of_several_licences_is_enough_and_each_of_two_joined_is_needed() {
        let fine =
            ["MIT", "GPL-3.0-only OR MIT", "MIT/Apache-2.0", "Apache-2.0 WITH LLVM-exception"];
        for licence in fine {
            assert_eq!(found("a", Some(licence), "registry+https://here"), Vec::<String>::new());
        }
        for licence in ["GPL-3.0-only", "MIT AND GPL-3.0-only", "Apache-2.0", "as you like"] {
            let words = format!("a is under {licence}");
            assert_eq!(found("a", Some(licence), "registry+https://here"), [words]);
        }
        assert_eq!(found("a", None, "registry+https://here"), ["a names no licence"]);
    }

    #[test]
    fn banned_crates_and_other_places_are_told() {
        let found = found("chrono", Some("MIT"), "git+https://here");
        assert_eq!(found, ["chrono comes from git+https://here", "chrono is banned: no clock"]);
    }

    #[test]
    fn our_own_lists_can_be_read() {
        let text = fs::read_to_string(crate::files::root().join("deny.toml")).expect("a file");
        assert!(read(&text).expect("lists").may_use("MIT OR Apache-2.0"));
    }
}
