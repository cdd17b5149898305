//! `tidy`: what the compiler does not check. Which crate may use which, that the rules stay pure, that
//! games stay in their rooms, in style sheets too, and that files, functions and lines stay short.

mod layers;
mod manifest;
mod purity;
mod rooms;
mod size;
mod styles;

use crate::files::{self, TextFile};
use crate::source::Source;
use crate::trace::{games, report};
use anyhow::{Context, Result};
use cargo_metadata::{DependencyKind, MetadataCommand, Package};
use layers::Member;
use std::path::Path;

/// Reports everything untidy; fails when there is something.
pub(crate) fn run(root: &Path) -> Result<()> {
    let members = members(root)?;
    let mut problems = layers::wrong_arrows(&members);
    let manifests = files::under(root, "", &["Cargo.toml"])?;
    for manifest in &manifests {
        problems.extend(manifest::problems(manifest));
    }
    let files = files::under(root, "", &[".rs", ".toml", ".md"])?;
    problems.extend(files.iter().flat_map(leftovers));
    let mut sources = Vec::new();
    for file in files.iter().filter(|file| file.path.ends_with(".rs")) {
        sources.push(Source::read(file)?);
    }
    problems.extend(size::problems(&sources));
    // An example may stand anywhere: it is no game that people play.
    let played = members.iter().filter(|one| one.is_game && one.folder.starts_with("crates/"));
    let played: Vec<&str> = played.map(|game| game.name.as_str()).collect();
    problems.extend(rooms::problems(&played, &sources));
    // The compiler's own tool sees to the width of Rust.
    problems.extend(styles::problems(&files::under(root, "crates/web", &[".css"])?));
    for member in members.iter().filter(|member| member.is_pure()) {
        let inside = format!("{}/src/", member.folder);
        let mine = sources.iter().filter(|source| source.path.starts_with(&inside));
        problems.extend(mine.flat_map(purity::problems));
    }
    println!("{} crates, {} files", members.len(), files.len());
    report("tidy", &problems)
}

/// The crates of the workspace and what each uses of the others.
fn members(root: &Path) -> Result<Vec<Member>> {
    let games = games(root)?;
    let mut ask = MetadataCommand::new();
    let metadata = ask.current_dir(root).no_deps().exec().context("asking cargo for the crates")?;
    let member = |package: &Package| {
        let folder = package.manifest_path.parent().expect("a manifest lies in a folder");
        let name = folder.file_name().expect("a crate lies in a folder").to_owned();
        let normal = package.dependencies.iter().filter(|used| used.kind == DependencyKind::Normal);
        let ours = normal.filter_map(|used| used.path.as_ref()?.file_name());
        Member {
            is_game: games.contains(&name),
            uses: ours.map(str::to_owned).collect(),
            folder: folder.strip_prefix(&metadata.workspace_root).unwrap_or(folder).to_string(),
            name,
        }
    };
    Ok(metadata.packages.iter().map(member).collect())
}

/// Marks of unfinished work. Written in two halves, or this file would be caught.
const LEFTOVERS: [&str; 2] = [concat!("TO", "DO"), concat!("FIX", "ME")];

fn leftovers(file: &TextFile) -> Vec<String> {
    let has =
        |line: &str, mark: &str| line.split(|c: char| !c.is_alphanumeric()).any(|w| w == mark);
    let found = (1..).zip(file.text.lines()).flat_map(|(number, line)| {
        let marks = LEFTOVERS.iter().filter(move |mark| has(line, mark));
        marks.map(move |mark| format!("{}:{number}: {mark} left in", file.path))
    });
    found.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_of_unfinished_work_are_caught_as_whole_words() {
        let text =
            format!("// fine\n// {}: later\n// {}S are no mark\n", LEFTOVERS[1], LEFTOVERS[0]);
        let found = leftovers(&TextFile { path: "src/lib.rs".to_owned(), text });
        assert_eq!(found, [format!("src/lib.rs:2: {} left in", LEFTOVERS[1])]);
    }
}
