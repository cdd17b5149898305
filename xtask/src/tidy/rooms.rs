//! A game is named in its own rooms, in the one list, and where its modules are declared.
//!
//! Comments may name any game: they are read by people. In tests one game stands for all of them, so
//! that a new one is not written into files that know nothing of it.

use crate::source::{Source, find, words};

/// The list of games, where the modules of each are declared, what makes one for a test, and this file.
const DECLARED: [&str; 6] = [
    "crates/bots/src/games.rs",
    "crates/bots/src/lib.rs",
    "crates/e2e/src/lib.rs",
    "crates/web/src/games.rs",
    "xtask/src/new_game/check.rs",
    "xtask/src/tidy/rooms.rs",
];
/// The game that tests of everything else play.
const STANDS_FOR_ALL: &str = "fire-tower";
/// No other game is named by more files outside its rooms, tests included: four where it is declared, and
/// for tests of its own in the browser and over sockets.
const FILES_MAX: usize = 6;

/// Where games, by the names of their crates, are named and should not be.
pub(crate) fn problems(games: &[&str], sources: &[Source]) -> Vec<String> {
    games.iter().flat_map(|game| Spelt::new(game).problems(sources)).collect()
}

/// The name of a game as sources spell it.
struct Spelt<'a> {
    name: &'a str,
    module: String,
    /// Rows of words, one of which stands wherever the game is meant.
    rows: Vec<Vec<String>>,
}

impl Spelt<'_> {
    fn new(name: &str) -> Spelt<'_> {
        let capital = |word: &str| word[..1].to_uppercase() + &word[1..];
        let module = name.replace('-', "_");
        let row = |row: &[&str]| row.iter().map(|word| word.to_string()).collect();
        let rows = vec![
            row(&[&name.split('-').map(capital).collect::<String>()]),
            row(&[&format!("\"{name}\"")]),
            // Alone it may be any word: there is an iterator called `fuse`.
            row(&["mod", &module]),
            row(&[&module, ":", ":"]),
        ];
        Spelt { name, module, rows }
    }

    fn problems(&self, sources: &[Source]) -> Vec<String> {
        let (mut problems, mut files) = (Vec::new(), Vec::new());
        for source in sources.iter().filter(|source| !self.is_room(&source.path)) {
            let lines = self.lines(source);
            // Tests of the commands make up games, which somebody may take for real.
            let counts = !lines.is_empty() && !source.path.starts_with("xtask/");
            files.extend(counts.then_some(source.path.as_str()));
            if source.is_test_file() || DECLARED.contains(&source.path.as_str()) {
                continue;
            }
            let shape = source.shape();
            let code = lines.into_iter().filter(|&line| !shape.is_for_tests(line));
            let sentence = |line| format!("{}: names {}", source.place(line), self.name);
            problems.extend(code.map(sentence));
        }
        if files.len() > FILES_MAX && self.name != STANDS_FOR_ALL {
            problems.push(format!(
                "{} is named outside its rooms: {}",
                self.name,
                files.join(", ")
            ));
        }
        problems
    }

    /// Is this file the game's own?
    fn is_room(&self, path: &str) -> bool {
        path.split('/').any(|part| {
            let stem = part.strip_suffix(".rs").unwrap_or(part);
            stem == self.name || stem == self.module
        })
    }

    /// The lines on which the game is meant.
    fn lines(&self, source: &Source) -> Vec<usize> {
        let words = words(&source.file);
        let found = |row: &Vec<String>| {
            let row: Vec<&str> = row.iter().map(String::as_str).collect();
            find(&words, &row).map(|at| words[at].line).collect::<Vec<_>>()
        };
        self.rows.iter().flat_map(found).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::source::drawn;

    fn found(path: &str, text: &str) -> Vec<String> {
        problems(&["hot-coal"], &[drawn(path, text)])
    }

    #[test]
    fn code_that_names_a_game_is_caught() {
        let says = ["crates/table/src/time.rs:1: names hot-coal"];
        for text in
            ["use hot_coal::State;\n", "type A = b::HotCoal;\n", "const A: &str = \"hot-coal\";\n"]
        {
            assert_eq!(found("crates/table/src/time.rs", text), says, "{text}");
        }
        let fine = "/// As in Hot Coal, `hot-coal`.\nfn f(hot_coal: u8) -> u8 { hot_coal }\n";
        assert_eq!(found("crates/table/src/time.rs", fine), Vec::<String>::new());
    }

    #[test]
    fn its_rooms_and_the_list_may_name_it() {
        for path in [
            "crates/hot-coal/src/lib.rs",
            "crates/bots/src/hot_coal.rs",
            "crates/bots/src/hot_coal/counts.rs",
            "crates/web/src/games/hot_coal/board.rs",
            "crates/bots/src/games.rs",
        ] {
            assert_eq!(found(path, "use hot_coal::HotCoal;\n"), Vec::<String>::new());
        }
    }

    #[test]
    fn few_tests_name_it_unless_it_stands_for_all() {
        let tests = |game: &str, count: usize| {
            let text = format!("#[test]\nfn f() {{ play(\"{game}\") }}\n");
            let paths = (0..count).map(|at| format!("crates/table/src/a{at}.rs"));
            let sources: Vec<Source> = paths.map(|path| drawn(&path, &text)).collect();
            problems(&[game], &sources).len()
        };
        assert_eq!(tests("hot-coal", FILES_MAX), 0);
        assert_eq!(tests("hot-coal", FILES_MAX + 1), 1);
        assert_eq!(tests(STANDS_FOR_ALL, FILES_MAX + 1), 0);
    }

    #[test]
    fn a_game_may_be_called_as_those_that_our_own_tests_make_up() {
        let files = crate::files::under(&crate::files::root(), "xtask/src", &[".rs"]);
        let files = files.expect("our own files");
        let sources: Result<Vec<Source>, _> = files.iter().map(Source::read).collect();
        let sources = sources.expect("they are Rust");
        assert_eq!(problems(&["hot-coal", "demo", "throwaway"], &sources), Vec::<String>::new());
    }
}
