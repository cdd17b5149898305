//! `web`: the page, as the server hands it out.
//!
//! The crate is built for the browser once for each of its programs: the lobby, and each game. They are
//! bound by wasm-bindgen in this process and laid into `crates/web/dist` with the style, icons and
//! words of each ([`rooms`] says what belongs to whom), fonts and pictures. What a first visit to each
//! of them loads is added up and must stay small.

pub(crate) mod about;
pub(crate) mod bind;
pub(crate) mod build;
pub(crate) mod dist;
mod order;
pub(crate) mod rooms;
mod style;

use crate::{files, toolchain};
use anyhow::{Context, Result};
use bind::Bound;
use dist::{Dist, For, Visit};
use rooms::{LANGUAGES, Program, Rooms};
use std::fs;
use std::path::{Path, PathBuf};

/// The most that a first visit to the lobby may load, compressed, in bytes.
const LOBBY_MAX: usize = 210_000;
/// The same for a game's tables.
const TABLE_MAX: usize = 360_000;
/// Asks for what a program wants first while it is on its way.
const AHEAD: &str = include_str!("../../crates/web/assets/ahead.js");
/// Follows an engineer's edits.
const RELOAD: &str = "<script type=\"module\" src=\"/assets/reload.js\"></script>\n</head>";

/// Builds the page, or only the programs of these names, and holds it to its size.
pub(crate) fn run(root: &Path, only: &[String]) -> Result<()> {
    build(root, only)?.report()
}

/// The games that have a page.
pub(crate) fn games(root: &Path) -> Result<Vec<String>> {
    let rooms = Rooms::find(root.join("crates/web"))?;
    Ok(rooms.played().map(|(game, _)| game.to_owned()).collect())
}

/// The programs that these browser tests need: the lobby and the games that they are named after; nothing
/// in particular if there is a word that is no game's.
pub(crate) fn needed(root: &Path, tests: &[String]) -> Result<Vec<String>> {
    let games = games(root)?;
    Ok(with_lobby(&games.iter().map(String::as_str).collect::<Vec<_>>(), tests))
}

fn with_lobby(games: &[&str], tests: &[String]) -> Vec<String> {
    let wanted: Vec<String> = tests.iter().map(|word| word.replace('_', "-")).collect();
    match !wanted.is_empty() && wanted.iter().all(|word| games.contains(&word.as_str())) {
        true => [Program::Lobby.name().to_owned()].into_iter().chain(wanted).collect(),
        false => Vec::new(),
    }
}

/// Builds the page, or only the programs of these names, into `crates/web/dist`.
pub(crate) fn build(root: &Path, only: &[String]) -> Result<Dist> {
    toolchain::wasm(root)?;
    let web = root.join("crates/web");
    let rooms = Rooms::find(web.clone())?;
    let folder = web.join("dist");
    let (programs, mut dist) = match only {
        [] => (rooms.programs(), Dist::empty(folder, For::People)?),
        names => {
            let programs = names.iter().map(|name| rooms.program(name));
            (programs.collect::<Result<_>>()?, Dist::without(folder, names)?)
        }
    };
    for (program, bound) in programs.iter().zip(build::side_by_side(root, &programs)?) {
        let files = add(program, bound, &mut dist)?;
        lay_out(&rooms, program, files, &mut dist, For::People)?;
    }
    about::lay_out(&rooms, &mut dist)?;
    for licence in files::under(&web, "assets/fonts", &[".txt"])? {
        let name = licence.path.rsplit('/').next().unwrap_or(&licence.path);
        dist.write(&format!("assets/{name}"), licence.text.as_bytes())?;
    }
    Ok(dist)
}

/// Everything of a program but itself: style, icons, words, and the page that names them all.
pub(crate) fn lay_out(
    rooms: &Rooms,
    program: &Program,
    [script, wasm]: [String; 2],
    dist: &mut Dist,
    made_for: For,
) -> Result<()> {
    let name = program.name();
    let style = style::gather(rooms, program, dist, made_for)?;
    let sheet = dist.add(name, "css", style.css.as_bytes())?;
    let icon = dist.add("icon", "svg", &fs::read(rooms.shell("icon.svg"))?)?;
    let touch = dist.add("icon-touch", "png", &fs::read(rooms.shell("icon-touch.png"))?)?;
    let mut metas = Vec::new();
    let mut spoken = Vec::new();
    for language in LANGUAGES {
        let words = joined(&rooms.words(program, language))?;
        let words = dist.add(&format!("{name}-{language}"), "ftl", spare(&words).as_bytes())?;
        metas.push(format!(r#"<meta name="words-{language}" content="/{words}">"#));
        spoken.push(words);
    }
    for rules in rooms.rules(program) {
        let (language, game) = (rules.language, rules.game);
        let words = spare(&fs::read_to_string(&rules.words)?);
        let words = dist.add(&format!("rules-{game}-{language}"), "ftl", words.as_bytes())?;
        metas.push(format!(r#"<meta name="rules-{language}-{game}" content="/{words}">"#));
    }
    let html = fs::read_to_string(rooms.shell("index.html"))?
        .replace("{words}", &metas.join("\n"))
        .replace("{icons}", joined(&rooms.icons(program))?.trim())
        .replace("{style}", &format!("/{sheet}"))
        .replace("{icon}", &format!("/{icon}"))
        .replace("{touch}", &format!("/{touch}"))
        .replace("{script}", &format!("/{script}"))
        .replace("{wasm}", &format!("/{wasm}"));
    let html = match made_for {
        For::People => html,
        For::Engineers => html.replace("</head>", RELOAD),
    };
    let page = format!("{name}.html");
    dist.write(&page, html.as_bytes())?;
    let most = if *program == Program::Lobby { LOBBY_MAX } else { TABLE_MAX };
    let mut files = style.files;
    files.extend([sheet, icon, script, wasm, page]);
    dist.visit(Visit { program: name.to_owned(), most, files, words: spoken });
    Ok(())
}

/// Adds a program with its parts; returns the names of its script and of itself. The script starts it at its
/// end: the page's policy forbids a script inside the page.
pub(crate) fn add(program: &Program, bound: Bound, dist: &mut Dist) -> Result<[String; 2]> {
    let name = program.name();
    let mut script = bound.script;
    for (part, bytes) in &bound.parts {
        let file = dist.add(&format!("{name}-{part}"), "wasm", bytes)?;
        script = script.replace(&format!("\"./{part}.wasm\""), &format!("\"/{file}\""));
    }
    let wasm = dist.add(name, "wasm", &bound.wasm)?;
    script.push_str(&format!("\n__wbg_init({{ module_or_path: '/{wasm}' }});\n{{\n{AHEAD}}}\n"));
    Ok([dist.add(name, "js", script.as_bytes())?, wasm])
}

/// These files, one after the other.
fn joined(paths: &[PathBuf]) -> Result<String> {
    let read = |path: &PathBuf| {
        let text = fs::read_to_string(path).with_context(|| format!("reading {path:?}"))?;
        Ok(text + "\n")
    };
    paths.iter().map(read).collect()
}

/// A Fluent file without its comments.
fn spare(words: &str) -> String {
    let kept = words.lines().filter(|line| !line.starts_with('#') && !line.is_empty());
    kept.collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tests_named_after_games_need_no_other_program() {
        let needed = |tests: &[&str]| {
            let tests: Vec<String> = tests.iter().map(|test| test.to_string()).collect();
            with_lobby(&["hot-coal", "fuse"], &tests)
        };
        assert_eq!(needed(&["hot_coal"]), ["lobby", "hot-coal"]);
        assert_eq!(needed(&[]), Vec::<String>::new());
        assert_eq!(needed(&["fuse", "replay"]), Vec::<String>::new());
        assert_eq!(needed(&["lobby"]), Vec::<String>::new(), "its tests go on to tables");
    }

    #[test]
    fn comments_are_not_sent() {
        assert_eq!(spare("# why\n\na = B\n"), "a = B");
    }
}
