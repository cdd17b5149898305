//! Which files belong to which program of the page. Everything is found by folder.
//!
//! The shell's words, style and icons go to every program; those of a game to its own program alone.
//! What lies in a game's `lobby` folder (its poster, the words for its seats and options, their colours
//! and crests) is all that the lobby loads of it.

use crate::files;
use anyhow::{Context, Result, bail};
use std::fs;
use std::path::{Path, PathBuf};

pub(crate) const LANGUAGES: [&str; 3] = ["en", "uk", "ru"];

/// A program of the page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Program {
    Lobby,
    /// The tables and replays of this game.
    Game(String),
    /// All of them in one, for an engineer who tries something out.
    Whole,
}

impl Program {
    /// The name of its page, under which the server looks for it.
    pub(crate) fn name(&self) -> &str {
        match self {
            Program::Lobby | Program::Whole => "lobby",
            Program::Game(game) => game,
        }
    }

    /// What cargo is told, besides the package.
    pub(crate) fn features(&self) -> Vec<&str> {
        match self {
            Program::Whole => Vec::new(),
            Program::Lobby | Program::Game(_) => {
                vec!["--no-default-features", "--features", self.name()]
            }
        }
    }

    pub(crate) fn has_lobby(&self) -> bool {
        matches!(self, Program::Lobby | Program::Whole)
    }

    fn has_table(&self, game: &str) -> bool {
        match self {
            Program::Lobby => false,
            Program::Game(own) => own == game,
            Program::Whole => true,
        }
    }
}

/// The folder of a game; one without a board is only announced.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Room {
    game: String,
    folder: PathBuf,
    playable: bool,
}

/// The page's crate, by its folders.
pub(crate) struct Rooms {
    web: PathBuf,
    games: Vec<Room>,
}

/// The clauses of a game in a language, which are loaded when somebody reads them.
pub(crate) struct Rules {
    pub(crate) language: &'static str,
    pub(crate) game: String,
    pub(crate) words: PathBuf,
}

impl Rooms {
    /// Looks around.
    pub(crate) fn find(web: PathBuf) -> Result<Rooms> {
        let folder = web.join("src/games");
        let entries = fs::read_dir(&folder).with_context(|| format!("reading {folder:?}"))?;
        let mut games = Vec::new();
        for entry in entries {
            let folder = entry?.path();
            let name = folder.file_name().unwrap_or_default().to_string_lossy().replace('_', "-");
            let playable = folder.join("mod.rs").exists();
            if folder.is_dir() {
                games.push(Room { game: name, folder, playable });
            }
        }
        games.sort_by(|a, b| a.game.cmp(&b.game));
        Ok(Rooms { web, games })
    }

    /// A file of the shell.
    pub(crate) fn shell(&self, path: &str) -> PathBuf {
        self.web.join("assets").join(path)
    }

    /// The shell's words in a language.
    pub(crate) fn locale(&self, language: &str) -> PathBuf {
        self.web.join("locales").join(format!("{language}.ftl"))
    }

    /// The games that can be played, with their folders.
    pub(crate) fn played(&self) -> impl Iterator<Item = (&str, &Path)> {
        let played = self.games.iter().filter(|room| room.playable);
        played.map(|room| (room.game.as_str(), room.folder.as_path()))
    }

    /// The programs that people load.
    pub(crate) fn programs(&self) -> Vec<Program> {
        let games = self.games.iter().filter(|room| room.playable);
        let programs = games.map(|room| Program::Game(room.game.clone()));
        [Program::Lobby].into_iter().chain(programs).collect()
    }

    /// The program of this name.
    pub(crate) fn program(&self, name: &str) -> Result<Program> {
        let programs = self.programs();
        let names: Vec<String> = programs.iter().map(|one| one.name().to_owned()).collect();
        match programs.into_iter().find(|program| program.name() == name) {
            Some(program) => Ok(program),
            None => bail!("no program of the page is called {name}: {}", names.join(", ")),
        }
    }

    /// The games of which a program shows something.
    fn shown<'a>(&'a self, program: &'a Program) -> impl Iterator<Item = &'a Room> {
        let shows = |room: &&Room| program.has_lobby() || program.has_table(&room.game);
        self.games.iter().filter(shows)
    }

    /// The games whose tables a program has.
    fn tables<'a>(&'a self, program: &'a Program) -> impl Iterator<Item = &'a Room> {
        self.games.iter().filter(|room| room.playable && program.has_table(&room.game))
    }

    /// The style sheets of a program, in their order.
    pub(crate) fn style(&self, program: &Program) -> Result<Vec<PathBuf>> {
        let folder = self.shell("style");
        let mut sheets = Vec::new();
        for path in named(&folder, ".css")? {
            let wanted = match path.file_stem().unwrap_or_default().to_str() {
                Some("lobby") => program.has_lobby(),
                Some(name) if name.starts_with("table") => self.tables(program).next().is_some(),
                _ => true,
            };
            sheets.extend(wanted.then_some(path));
        }
        for room in self.shown(program) {
            sheets.extend(named(&room.folder.join("lobby"), ".css")?);
        }
        for room in self.tables(program) {
            let lobby = room.folder.join("lobby");
            let own = named(&room.folder, ".css")?;
            sheets.extend(own.into_iter().filter(|path| !path.starts_with(&lobby)));
        }
        Ok(sheets)
    }

    /// The icons of a program.
    pub(crate) fn icons(&self, program: &Program) -> Vec<PathBuf> {
        let crests = self.shown(program).map(|room| room.folder.join("lobby/icons.svg"));
        let own = self.tables(program).map(|room| room.folder.join("icons.svg"));
        let all = [self.shell("icons.svg")].into_iter().chain(crests).chain(own);
        all.filter(|path| path.exists()).collect()
    }

    /// The words that a program needs at once.
    pub(crate) fn words(&self, program: &Program, language: &str) -> Vec<PathBuf> {
        let mut words = vec![self.locale(language)];
        let of = |room: &Room, name: &str| room.folder.join(format!("{name}{language}.ftl"));
        words.extend(self.shown(program).map(|room| of(room, "lobby/")));
        if program.has_lobby() {
            words.extend(self.shown(program).map(|room| of(room, "lobby/options-")));
        }
        words.extend(self.tables(program).map(|room| of(room, "words/")));
        words.retain(|path| path.exists());
        words
    }

    /// The clauses that can be read in a program.
    pub(crate) fn rules(&self, program: &Program) -> Vec<Rules> {
        let rules = |room: &Room| {
            LANGUAGES.map(|language| Rules {
                language,
                game: room.game.clone(),
                words: room.folder.join(format!("words/rules-{language}.ftl")),
            })
        };
        self.shown(program).flat_map(rules).filter(|rules| rules.words.exists()).collect()
    }
}

/// The files under a folder that end so, in their order.
fn named(folder: &Path, ending: &str) -> Result<Vec<PathBuf>> {
    let found = files::under(folder, "", &[ending])?;
    Ok(found.into_iter().map(|file| folder.join(file.path)).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all_files(rooms: &Rooms, program: &Program) -> Vec<PathBuf> {
        let mut files = rooms.style(program).expect("style sheets");
        files.extend(rooms.icons(program));
        files.extend(LANGUAGES.iter().flat_map(|language| rooms.words(program, language)));
        files.extend(rooms.rules(program).into_iter().map(|rules| rules.words));
        files
    }

    #[test]
    fn a_new_game_changes_no_other_game_and_of_the_lobby_only_what_its_lobby_folder_holds() {
        let web = crate::files::root().join("crates/web");
        let mut rooms = Rooms::find(web).expect("the page's crate");
        let programs = rooms.programs();
        assert!(programs.len() >= 3, "{programs:?}");
        for new in programs[1..].iter().cloned() {
            let at = rooms.games.iter().position(|room| room.game == new.name()).expect("a game");
            let with: Vec<_> = programs.iter().map(|one| all_files(&rooms, one)).collect();
            let room = rooms.games.remove(at);
            let without: Vec<_> = programs.iter().map(|one| all_files(&rooms, one)).collect();
            for (program, (with, without)) in programs.iter().zip(with.iter().zip(&without)) {
                let lobby = room.folder.join("lobby");
                let added = |path: &&PathBuf| !without.contains(path);
                let rules = |path: &PathBuf| path.to_string_lossy().contains("/words/rules-");
                match program {
                    Program::Lobby => {
                        let strange = |path: &PathBuf| !path.starts_with(&lobby) && !rules(path);
                        assert!(!with.iter().filter(added).any(strange), "{new:?}");
                    }
                    own if *own == new => assert!(with.iter().filter(added).count() > 10),
                    other => assert_eq!(with, without, "{new:?} in {other:?}"),
                }
            }
            rooms.games.insert(at, room);
        }
    }

    #[test]
    fn a_program_has_its_own_style_and_words_after_the_shell() {
        let rooms = Rooms::find(crate::files::root().join("crates/web")).expect("the page's crate");
        let ends = |paths: Vec<PathBuf>| -> Vec<String> {
            let name = |path: &PathBuf| {
                let parts: Vec<_> =
                    path.iter().rev().take(2).map(|p| p.to_string_lossy()).collect();
                format!("{}/{}", parts[1], parts[0])
            };
            paths.iter().map(name).collect()
        };
        let program = rooms.program("fire-tower").expect("it is playable");
        let style = ends(rooms.style(&program).expect("style sheets"));
        assert_eq!(style[0], "style/0-tokens.css");
        assert!(style.contains(&"style/table.css".to_owned()));
        assert!(!style.contains(&"style/lobby.css".to_owned()));
        assert_eq!(style.last().map(String::as_str), Some("fire_tower/style.css"));
        let words = ends(rooms.words(&program, "uk"));
        assert_eq!(words, ["locales/uk.ftl", "lobby/uk.ftl", "words/uk.ftl"]);
        assert!(rooms.program("chess").is_err());
    }
}
