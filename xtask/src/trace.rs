//! `trace`: from every clause of the rules to the tests that show it.

mod document;
mod evidence;
mod matrix;

use crate::files::{self, TextFile};
use crate::source::Source;
use anyhow::{Result, bail};
use evidence::Evidence;
use matrix::Matrix;
use std::path::Path;

/// Where our telling of the rules lies, one document a game.
const RULES: &str = "docs/rules";

/// Prints the matrix of every game; fails when a clause is not shown, or is cited but not written.
pub(crate) fn run(root: &Path) -> Result<()> {
    let mut problems = Vec::new();
    for document in files::under(root, RULES, &[".md"])? {
        problems.extend(game(root, &document)?);
    }
    report("trace", &problems)
}

/// The names of the games: those that have a document of rules.
pub(crate) fn games(root: &Path) -> Result<Vec<String>> {
    Ok(files::under(root, RULES, &[".md"])?.iter().map(|document| name(&document.path)).collect())
}

/// Prints every problem on a line of its own, and fails when there is one.
pub(crate) fn report(what: &str, problems: &[String]) -> Result<()> {
    problems.iter().for_each(|problem| println!("{problem}"));
    match problems.len() {
        0 => Ok(()),
        1 => bail!("{what} found a problem"),
        count => bail!("{what} found {count} problems"),
    }
}

fn name(path: &str) -> String {
    let file = path.rsplit('/').next().unwrap_or(path);
    file.trim_end_matches(".md").to_owned()
}

fn game(root: &Path, document: &TextFile) -> Result<Vec<String>> {
    let name = name(&document.path);
    let homes = [format!("crates/{name}"), format!("examples/{name}")];
    let Some(home) = homes.iter().find(|home| root.join(home).join("Cargo.toml").is_file()) else {
        return Ok(vec![format!("{}: there is no crate {}", document.path, homes.join(" or "))]);
    };
    let mut sources = Vec::new();
    for folder in ["src", "tests"] {
        for file in files::under(root, &format!("{home}/{folder}"), &[".rs"])? {
            sources.push(Source::read(&file)?);
        }
    }
    let (clauses, mut problems) = document::read(&document.path, &document.text);
    let matrix = Matrix::of(&document.path, &clauses, &Evidence::of(&sources));
    println!("{name}: {}\n{}", matrix.summary(), matrix.table());
    problems.extend(matrix.problems);
    Ok(problems)
}
