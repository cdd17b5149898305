//! Style sheets: lines that somebody can read, and no game in what all games share.

use crate::files::TextFile;
use std::collections::BTreeMap;

const COLUMNS_MAX: usize = 100;
/// What every table is drawn with, the kit for boards among it.
const SHARED: &str = "crates/web/assets/style/";
/// Each game's own, in a folder of its own.
const GAMES: &str = "crates/web/src/games/";

/// What is wrong with these style sheets.
pub(crate) fn problems(styles: &[TextFile]) -> Vec<String> {
    let games = prefixes(styles);
    styles
        .iter()
        .flat_map(wide_lines)
        .chain(styles.iter().flat_map(|one| named(one, &games)))
        .collect()
}

/// Lines that nobody can read.
fn wide_lines(file: &TextFile) -> Vec<String> {
    let lines = (1..).zip(file.text.lines());
    let wide = lines.filter(|(_, line)| line.chars().count() > COLUMNS_MAX);
    let sentence = |(number, _)| format!("{}:{number}: more than {COLUMNS_MAX} columns", file.path);
    // What was built for people has no lines at all.
    if file.path.contains("/dist/") { Vec::new() } else { wide.map(sentence).collect() }
}

/// The classes that a line names.
fn classes(line: &str) -> impl Iterator<Item = &str> {
    let name = |rest: &'_ str| rest.find(|c: char| !c.is_ascii_alphanumeric() && c != '-');
    let parts = line.split('.').skip(1).map(move |rest| &rest[..name(rest).unwrap_or(rest.len())]);
    parts.filter(|class| class.starts_with(|c: char| c.is_ascii_lowercase()))
}

/// With what the classes of each game begin: `ft-`, which most of its own have. `game-` stands at its
/// table.
fn prefixes(styles: &[TextFile]) -> Vec<String> {
    let mut found: BTreeMap<&str, BTreeMap<&str, usize>> = BTreeMap::new();
    for style in styles {
        let inside = style.path.strip_prefix(GAMES).and_then(|inside| inside.split_once('/'));
        // What the lobby shows of a game is called as the lobby wants it.
        let Some((game, _)) = inside.filter(|(_, file)| !file.contains('/')) else { continue };
        for class in style.text.lines().flat_map(classes) {
            let begins = class.find('-').map(|at| &class[..=at]);
            let own = begins.filter(|begins| !["game-", "k-"].contains(begins));
            own.into_iter()
                .for_each(|own| *found.entry(game).or_default().entry(own).or_default() += 1);
        }
    }
    let most = found.values().filter_map(|counts| counts.iter().max_by_key(|(_, count)| **count));
    let own = most.map(|(begins, _)| (*begins).to_owned());
    own.chain(["game-".to_owned()]).collect()
}

/// Where a shared style sheet names what only one game has.
fn named(file: &TextFile, games: &[String]) -> Vec<String> {
    if !file.path.starts_with(SHARED) {
        return Vec::new();
    }
    let of_a_game = |class: &str| games.iter().any(|begins| class.starts_with(begins.as_str()));
    let lines = (1..).zip(file.text.lines());
    let named = lines.flat_map(|(number, line)| classes(line).map(move |class| (number, class)));
    let wrong = named.filter(|(_, class)| of_a_game(class));
    wrong.map(|(number, class)| format!("{}:{number}: .{class} is one game's", file.path)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn style(path: &str, text: &str) -> TextFile {
        TextFile { path: path.to_owned(), text: text.to_owned() }
    }

    #[test]
    fn a_wide_line_is_caught_unless_it_was_built() {
        let text = format!("a {{ margin: 0; }}\n/* {} */\n", "é".repeat(98));
        let found = problems(&[style("crates/web/assets/style/1-base.css", &text)]);
        assert_eq!(found, ["crates/web/assets/style/1-base.css:2: more than 100 columns"]);
        assert!(problems(&[style("crates/web/dist/assets/lobby.css", &text)]).is_empty());
    }

    #[test]
    fn what_all_games_share_names_none() {
        let own = ".game-chess .k-card { gap: .5rem; }\n.c-king, .c-rook { gap: 1.5em; }\n";
        let own = style("crates/web/src/games/chess/style.css", own);
        let lobby = style("crates/web/src/games/chess/lobby/style.css", ".art-chess { gap: 0; }");
        let shared = |text: &str| {
            let kit = style("crates/web/assets/style/table_kit.css", text);
            problems(&[style(&own.path, &own.text), style(&lobby.path, &lobby.text), kit])
        };
        assert!(shared(".k-card .cards, .art-x { margin: 0.5rem; }").is_empty());
        let found = shared(".k-card {}\n.k-card .c-king {}\n.game-chess {}");
        let kit = "crates/web/assets/style/table_kit.css";
        let wrong = [format!("{kit}:2: .c-king"), format!("{kit}:3: .game-chess")];
        assert_eq!(found, wrong.map(|place| format!("{place} is one game's")));
    }
}
