//! A missing word fails the build: the three languages have the same keys, every key that the source
//! asks for by name exists in its own room (the shell, or the folder of a game, which may also use the
//! shell's), and so does every clause of every game that has a folder here.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

const LANGUAGES: [&str; 3] = ["en", "uk", "ru"];
const SHELL: &str = "the shell";

fn main() {
    let here = PathBuf::from(std::env::var("CARGO_MANIFEST_DIR").expect("cargo says where"));
    println!("cargo:rerun-if-changed=locales");
    println!("cargo:rerun-if-changed=../../docs/rules");
    // Not all of `src`: style and pictures lie there too, and nothing here depends on them.
    for ending in ["rs", "ftl"] {
        for file in files(&here.join("src"), ending) {
            println!("cargo:rerun-if-changed={}", file.display());
        }
    }
    let rooms: BTreeMap<String, BTreeSet<String>> =
        rooms(&here).into_iter().map(|(room, folder)| (room, keys(&folder))).collect();
    let asked = asked(&here).into_iter().filter(|(room, key, _)| {
        let has = |room: &str| rooms.get(room).is_some_and(|keys| keys.contains(key));
        !has(room) && !has(SHELL)
    });
    let problems: Vec<String> = asked
        .map(|(room, key, file)| format!("{file} asks for {key}, which {room} lacks"))
        .collect();
    if !problems.is_empty() {
        panic!("words are missing:\n{}", problems.join("\n"));
    }
    let out = PathBuf::from(std::env::var("OUT_DIR").expect("cargo says where"));
    fs::write(out.join("clauses.rs"), clauses(&here)).expect("a file among cargo's own");
}

/// Where words are: the shell's, and the folder of each game.
fn rooms(here: &Path) -> Vec<(String, PathBuf)> {
    let folders = fs::read_dir(here.join("src/games")).expect("a folder of games").flatten();
    let games = folders.map(|folder| folder.path()).filter(|path| path.is_dir());
    let named = games.map(|path| (room(here, &path), path));
    named.chain([(SHELL.to_owned(), here.join("locales"))]).collect()
}

/// The room that a file belongs to.
fn room(here: &Path, path: &Path) -> String {
    let game = path.strip_prefix(here.join("src/games")).ok().and_then(|path| path.iter().next());
    match game.map(|name| name.to_string_lossy()) {
        Some(name) if !name.contains('.') => name.replace('_', "-"),
        _ => SHELL.to_owned(),
    }
}

/// The rulebooks of the games that have a page here, with the name of each. One that is only announced in
/// the lobby has a folder too.
fn rulebooks(here: &Path) -> Vec<(String, String)> {
    let with_page = rooms(here).into_iter().filter(|(_, folder)| folder.join("mod.rs").is_file());
    let mut games: Vec<String> = with_page.map(|(room, _)| room).collect();
    games.sort();
    let documents = files(&here.join("../../docs/rules"), "md");
    // A box may have a longer name than its crate: the first words of a document name its game.
    let tells = |game: &str, path: &PathBuf| {
        let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        name == game || name.starts_with(&format!("{game}-"))
    };
    let rules = |game: String| {
        let path = documents.iter().find(|path| tells(&game, path))?;
        Some((game, read(path)))
    };
    games.into_iter().filter_map(rules).collect()
}

/// The numbers of the clauses without their words, which come with the language: a line for each, with
/// its number, edition and kind, and an empty line where a section begins.
fn clauses(here: &Path) -> String {
    let mut code = String::from("match game {\n");
    for (game, rules) in rulebooks(here) {
        let mut list = String::new();
        for line in rules.lines() {
            let clause = line.strip_prefix("- **").map(|rest| rest.replacen("** · ", " · ", 1));
            if let Some(clause) = clause {
                let head: Vec<&str> = clause.splitn(4, " · ").take(3).collect();
                list += &format!("{}\n", head.join(" "));
            } else if line.starts_with("## ") {
                list.push('\n');
            }
        }
        // A game's program has its own rules, and the lobby everybody's.
        let here = format!("cfg!(any(feature = \"lobby\", feature = {game:?}))");
        code += &format!("{game:?} if {here} => {list:?},\n");
    }
    code + "_ => \"\",\n}"
}

/// The keys of a room, which all languages have.
fn keys(folder: &Path) -> BTreeSet<String> {
    let own = LANGUAGES.map(|language| (language, keys_in(folder, language)));
    let every: BTreeSet<String> = own.iter().flat_map(|(_, keys)| keys.clone()).collect();
    for (language, keys) in &own {
        let missing: Vec<&String> = every.difference(keys).collect();
        assert!(missing.is_empty(), "{language} lacks {missing:?} in {}", folder.display());
    }
    every
}

/// The keys of every Fluent file of one language in a folder: `en.ftl`, `rules-en.ftl`.
fn keys_in(folder: &Path, language: &str) -> BTreeSet<String> {
    let mut keys = BTreeSet::new();
    let speaks = |path: &PathBuf| {
        let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        name.rsplit('-').next() == Some(language)
    };
    for file in files(folder, "ftl").into_iter().filter(speaks) {
        for line in read(&file).lines() {
            let name = line.split([' ', '=']).next().unwrap_or_default();
            let starts = name.starts_with(|letter: char| letter.is_ascii_alphabetic());
            if starts && line[name.len()..].trim_start().starts_with('=') {
                assert!(keys.insert(name.to_owned()), "{name} is twice in {}", folder.display());
            }
        }
    }
    keys
}

/// Every key that the source names in `t!("…")`, and every clause of the games shown here: the room
/// that asks, the key, and the file.
fn asked(here: &Path) -> Vec<(String, String, String)> {
    let mut asked = Vec::new();
    for file in files(&here.join("src"), "rs") {
        let name = file.strip_prefix(here).expect("under here").display().to_string();
        let text: String =
            read(&file).lines().filter(|line| !line.trim_start().starts_with("//")).collect();
        let mut rest = text.as_str();
        while let Some(at) = rest.find("!(") {
            let word = rest[..at].rsplit(|letter: char| !letter.is_alphanumeric()).next();
            let whole_word = matches!(word, Some("t" | "said"));
            rest = rest[at + 2..].trim_start();
            if let (true, Some(key)) =
                (whole_word, rest.strip_prefix('"').and_then(|r| r.split('"').next()))
            {
                asked.push((room(here, &file), key.to_owned(), name.clone()));
            }
        }
    }
    for (game, rules) in rulebooks(here) {
        for line in rules.lines() {
            let clause = line.strip_prefix("- **").and_then(|rest| rest.split("**").next());
            let key = clause.map(|id| format!("rule-{game}-{id}"));
            asked.extend(key.map(|key| (game.clone(), key, format!("{game}.md"))));
        }
    }
    asked
}

fn files(folder: &Path, ending: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut folders = vec![folder.to_path_buf()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).expect("a folder of ours").flatten() {
            let path = entry.path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|has| has == ending) {
                found.push(path);
            }
        }
    }
    found.sort();
    found
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|problem| panic!("{}: {problem}", path.display()))
}
