//! The style of a program: its sheets in one, with the addresses of the fonts and pictures they name.

use super::dist::{Dist, For};
use super::rooms::{Program, Rooms};
use anyhow::{Context, Result, anyhow};
use lightningcss::stylesheet::{MinifyOptions, ParserOptions, PrinterOptions, StyleSheet};
use std::fs;
use std::path::Path;

/// The style sheet of a program, and what a browser fetches because of it.
pub(crate) struct Style {
    pub(crate) css: String,
    /// Fonts and pictures that a first visit loads.
    pub(crate) files: Vec<String>,
}

/// Puts the style of a program together and adds the fonts and pictures that it names.
pub(crate) fn gather(
    rooms: &Rooms,
    program: &Program,
    dist: &mut Dist,
    made_for: For,
) -> Result<Style> {
    let mut style = Style { css: String::new(), files: Vec::new() };
    for path in rooms.style(program)? {
        let text = fs::read_to_string(&path).with_context(|| format!("reading {path:?}"))?;
        let folder = path.parent().expect("a style sheet lies in a folder");
        // A game's program knows its own poster, but shows it nowhere.
        let seen = program.has_lobby() || !folder.ends_with("lobby");
        // Rare letters, and the pictures of the rules, come when somebody reads them.
        let later = |name: &String| name.contains("-more") || name.contains("/figure-");
        let own = addressed(&text, folder, dist)?;
        style.files.extend(own.files.into_iter().filter(|name| seen && !later(name)));
        style.css += &own.css;
        style.css.push('\n');
    }
    if made_for == For::People {
        style.css = minified(&style.css)?;
    }
    Ok(style)
}

/// A sheet in which every file beside it that it names is named as the server has it.
fn addressed(sheet: &str, folder: &Path, dist: &mut Dist) -> Result<Style> {
    let mut style = Style { css: String::new(), files: Vec::new() };
    let mut rest = sheet;
    while let Some((before, after)) = rest.split_once("url(\"") {
        let (path, after) = after.split_once("\")").context("an address in the style ends")?;
        let file = folder.join(path);
        let bytes = fs::read(&file).with_context(|| format!("reading {file:?}"))?;
        let ending = file.extension().context("a file has an ending")?.to_string_lossy();
        let name = dist.add(&stem(&file), &ending, &bytes)?;
        style.css += &format!("{before}url(\"/{name}\")");
        style.files.push(name);
        rest = after;
    }
    style.css += rest;
    Ok(style)
}

/// What a file is called; in a game's folder the game is named with it.
fn stem(file: &Path) -> String {
    let stem = file.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    let mut folders = file.iter().map(|part| part.to_string_lossy());
    match folders.find(|part| part == "games").and_then(|_| folders.next()) {
        Some(game) => format!("{stem}-{}", game.replace('_', "-")),
        None => stem,
    }
}

/// A sheet without comments and spaces, for the browsers of today.
fn minified(css: &str) -> Result<String> {
    let sheet = StyleSheet::parse(css, ParserOptions::default());
    let mut sheet = sheet.map_err(|problem| anyhow!("the style is wrong: {problem}"))?;
    sheet.minify(MinifyOptions::default()).map_err(|problem| anyhow!("{problem}"))?;
    let printed = sheet.to_css(PrinterOptions { minify: true, ..PrinterOptions::default() });
    Ok(printed.map_err(|problem| anyhow!("{problem}"))?.code)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_style_is_sent_without_what_nobody_reads_and_a_wrong_one_is_an_error() {
        let css = minified("a {\n  margin: 0; /* why\n so */\n}\n\n/* end */").expect("it is CSS");
        assert_eq!(css, "a{margin:0}");
        assert!(minified("a { margin 0 } } b").is_err());
    }

    #[test]
    fn a_file_of_a_game_is_called_after_it() {
        let poster = Path::new("crates/web/src/games/fire_tower/lobby/poster.svg");
        assert_eq!(stem(poster), "poster-fire-tower");
        assert_eq!(stem(Path::new("crates/web/assets/art/box.svg")), "box");
    }
}
