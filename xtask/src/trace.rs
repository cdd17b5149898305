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

/// Prints the matrix of every game, or of this one; fails when a clause is not shown, or is cited but not
/// written.
pub(crate) fn run(root: &Path, only: Option<&str>) -> Result<()> {
    let documents = files::under(root, RULES, &[".md"])?;
    let wanted = |document: &&TextFile| only.is_none_or(|only| tells(root, document, only));
    let documents: Vec<&TextFile> = documents.iter().filter(wanted).collect();
    if let (Some(only), true) = (only, documents.is_empty()) {
        bail!("no document of rules tells of {only}: there are {}", games(root)?.join(", "));
    }
    let mut problems = Vec::new();
    for document in documents {
        problems.extend(game(root, document)?);
    }
    report("trace", &problems)
}

/// Is this the document of the game whose crate is called so?
fn tells(root: &Path, document: &TextFile, game: &str) -> bool {
    home(root, &name(&document.path)).is_some_and(|home| name(&home) == game)
}

/// The names of the crates of games: those that have a document of rules.
pub(crate) fn games(root: &Path) -> Result<Vec<String>> {
    let documents = files::under(root, RULES, &[".md"])?;
    let homes = documents.iter().filter_map(|document| home(root, &name(&document.path)));
    Ok(homes.map(|home| name(&home)).collect())
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

/// The folder of a game's crate. A document is called as the box is, and a crate may be called by
/// the first words of that: `flash-point-rescue.md` belongs to `crates/flash-point`.
fn home(root: &Path, document: &str) -> Option<String> {
    let homes =
        names(document).flat_map(|name| ["crates", "examples"].map(|folder| (folder, name)));
    let mut homes = homes.map(|(folder, name)| format!("{folder}/{name}"));
    homes.find(|home| root.join(home).join("Cargo.toml").is_file())
}

/// The whole name, then without its last word, and so on.
fn names(document: &str) -> impl Iterator<Item = &str> {
    std::iter::successors(Some(document), |name| Some(name.rsplit_once('-')?.0))
}

fn game(root: &Path, document: &TextFile) -> Result<Vec<String>> {
    let name = name(&document.path);
    let Some(home) = home(root, &name) else {
        let names = names(&name).collect::<Vec<_>>().join(" or ");
        return Ok(vec![format!("{}: there is no crate {names}", document.path)]);
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_crate_may_be_called_by_the_first_words_of_the_box() {
        assert_eq!(
            names("flash-point-rescue").collect::<Vec<_>>(),
            ["flash-point-rescue", "flash-point", "flash"]
        );
        let root = files::root();
        assert_eq!(home(&root, "fire-tower-anything").as_deref(), Some("crates/fire-tower"));
        assert_eq!(home(&root, "no-such-game"), None);
    }

    #[test]
    fn a_game_is_asked_for_by_its_crate() {
        let root = files::root();
        let document =
            |path: &str| TextFile { path: format!("{RULES}/{path}"), text: String::new() };
        assert!(tells(&root, &document("fire-tower.md"), "fire-tower"));
        assert!(!tells(&root, &document("connect-four.md"), "fire-tower"));
        assert!(run(&root, Some("no-such-game")).is_err());
    }
}
