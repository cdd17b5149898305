//! `new-game`: everything that a new game needs, so that it is green from the first minute.
//!
//! `xtask/template` is a small whole game, laid out as the repository is. Its files are copied under the
//! new name; then the game is written into the list and the manifests, above the marks that say so.
//! `check` does that in a copy of the repository, which is thrown away.

mod check;
mod name;

pub(crate) use check::check;

use crate::{cargo, files};
use anyhow::{Context, Result, ensure};
use name::Name;
use std::fs;
use std::path::Path;

const TEMPLATE: &str = "xtask/template";

/// Above this mark, in a comment of whatever kind the file has, a line for each game is written.
const MARK: &str = "`cargo xtask new-game` writes above this line.";

/// What is written above the marks of a file, in their order; names as in the template.
const LINES: [(&str, &[&str]); 5] = [
    ("Cargo.toml", &["new-game = { path = \"crates/new-game\" }"]),
    ("crates/bots/Cargo.toml", &["new-game.workspace = true"]),
    ("crates/bots/src/lib.rs", &["pub mod new_game;"]),
    ("crates/bots/src/games.rs", &["            new_game \"new-game\" NewGame,"]),
    ("crates/web/Cargo.toml", &["new-game = []", "new-game.workspace = true"]),
];

/// Where modules are declared, which `cargo fmt` keeps in order.
const MODULES: [(&str, &[&str]); 2] = [
    ("crates/e2e/src/lib.rs", &["mod new_game;", "pub use new_game::NewGame;"]),
    ("crates/web/src/games.rs", &["mod new_game;"]),
];

/// Makes a game of this name.
pub(crate) fn run(root: &Path, name: &str) -> Result<()> {
    let name = Name::new(name)?;
    let folder = root.join("crates").join(name.kebab());
    ensure!(!folder.exists(), "there is a crate {} already", name.kebab());
    let written = copy(root, &name)?;
    for (path, lines) in LINES.iter().chain(&MODULES) {
        register(root, path, lines, &name)?;
    }
    program(root, &name)?;
    // Names of another length break lines elsewhere and stand elsewhere in an alphabet.
    cargo::run(&mut cargo::command(root, &["fmt", "--all"]))?;
    // The lock file knows the crate at once: whoever builds with `--locked` can.
    cargo::run(&mut cargo::command(root, &["update", "--workspace", "--offline", "--quiet"]))?;
    println!("{written} files, and a line in {} others.", LINES.len() + MODULES.len());
    println!("Next: docs/adding-a-game.md. To see it: cargo xtask dev");
    Ok(())
}

/// Copies the template; returns how many files it has.
fn copy(root: &Path, name: &Name) -> Result<usize> {
    let endings = [".rs", ".toml", ".md", ".ftl", ".css", ".svg", ".json", ".txt"];
    let template = files::under(root, TEMPLATE, &endings)?;
    ensure!(!template.is_empty(), "{TEMPLATE} is empty");
    for file in &template {
        let inside = file.path.strip_prefix(TEMPLATE).expect("found under it");
        let path = root.join(name.put_into(inside.trim_start_matches('/')));
        // A game that was announced has its poster.
        if path.ends_with("lobby/poster.svg") && path.exists() {
            continue;
        }
        let folder = path.parent().expect("a file lies in a folder");
        fs::create_dir_all(folder).with_context(|| format!("making {}", folder.display()))?;
        fs::write(&path, name.put_into(&file.text))
            .with_context(|| format!("writing {}", path.display()))?;
    }
    Ok(template.len())
}

/// Writes the lines above the marks of a file.
fn register(root: &Path, path: &str, lines: &[&str], name: &Name) -> Result<()> {
    let whole = root.join(path);
    let text = fs::read_to_string(&whole).with_context(|| format!("reading {path}"))?;
    let text = above_marks(&text, lines, name).with_context(|| format!("{path} lacks a mark"))?;
    fs::write(&whole, text).with_context(|| format!("writing {path}"))
}

fn above_marks(text: &str, lines: &[&str], name: &Name) -> Option<String> {
    let mut lines = lines.iter();
    let mut out = String::new();
    for line in text.lines() {
        if line.contains(MARK) {
            out += &name.put_into(lines.next()?);
            out.push('\n');
        }
        out += line;
        out.push('\n');
    }
    lines.next().is_none().then_some(out)
}

/// The program of the game is one of those that tests and editors see at once.
fn program(root: &Path, name: &Name) -> Result<()> {
    let path = root.join("crates/web/Cargo.toml");
    let text = fs::read_to_string(&path)?;
    let text = among_defaults(&text, name).context("crates/web/Cargo.toml has no defaults")?;
    fs::write(&path, text).context("writing its features")
}

fn among_defaults(text: &str, name: &Name) -> Option<String> {
    let (before, after) = text.split_once("default = [")?;
    let (defaults, rest) = after.split_once(']')?;
    Some(format!("{before}default = [{defaults}, \"{}\"]{rest}", name.kebab()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn its_program_comes_last() {
        let name = Name::new("hot-coal").expect("a name");
        let text = "default = [\"lobby\", \"fuse\"]\nlobby = []\n";
        let expected = "default = [\"lobby\", \"fuse\", \"hot-coal\"]\nlobby = []\n";
        assert_eq!(among_defaults(text, &name).as_deref(), Some(expected));
        assert_eq!(among_defaults("lobby = []\n", &name), None);
    }

    #[test]
    fn each_line_is_written_above_its_mark() {
        let name = Name::new("hot-coal").expect("a name");
        let text = format!("[features]\n# {MARK}\n[dependencies]\nserde = \"1\"\n# {MARK}\n");
        let lines = ["new-game = []", "new-game.workspace = true"];
        let expected = format!(
            "[features]\nhot-coal = []\n# {MARK}\n[dependencies]\nserde = \"1\"\n\
             hot-coal.workspace = true\n# {MARK}\n"
        );
        assert_eq!(above_marks(&text, &lines, &name).as_deref(), Some(expected.as_str()));
        assert_eq!(above_marks(&text, &lines[..1], &name), None, "a mark is left over");
        assert_eq!(above_marks("", &lines, &name), None, "and here a line");
    }

    #[test]
    fn every_file_has_its_marks() {
        let root = files::root();
        let name = Name::new("hot-coal").expect("a name");
        for (path, lines) in LINES.iter().chain(&MODULES) {
            let text = fs::read_to_string(root.join(path)).expect("a file of ours");
            assert!(above_marks(&text, lines, &name).is_some(), "{path}");
        }
    }
}
