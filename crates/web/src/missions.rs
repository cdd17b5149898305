//! The log of matches that were won or lost together, kept by this browser: who was there, at which
//! level, when, and how it came out. Plain text, one match a line, the newest first.

use crate::browser::{keep, recall};

const KEY: &str = "missions";
/// Older ones are forgotten.
const MISSIONS_MAX: usize = 30;

/// One match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Mission {
    pub(crate) table: String,
    pub(crate) game: String,
    /// As "2026-11-15".
    pub(crate) date: String,
    pub(crate) won: bool,
    pub(crate) score: i32,
    /// What was agreed, in the words of that day.
    pub(crate) level: String,
    pub(crate) players: String,
}

/// Everything that this browser remembers.
pub(crate) fn recalled() -> Vec<Mission> {
    read(&recall(KEY).unwrap_or_default())
}

/// Remembers a match; one that is known already is not noted twice.
pub(crate) fn note(mission: Mission) {
    keep(KEY, &write(&with(recalled(), mission)));
}

fn with(mut missions: Vec<Mission>, mission: Mission) -> Vec<Mission> {
    if missions.iter().all(|one| one.table != mission.table) {
        missions.insert(0, mission);
        missions.truncate(MISSIONS_MAX);
    }
    missions
}

fn read(text: &str) -> Vec<Mission> {
    let mission = |line: &str| {
        let parts: Vec<&str> = line.split('\t').collect();
        let &[table, game, date, won, score, level, players] = parts.as_slice() else {
            return None; // of another time
        };
        let [table, game, date, level, players] =
            [table, game, date, level, players].map(str::to_owned);
        Some(Mission {
            table,
            game,
            date,
            won: won == "won",
            score: score.parse().ok()?,
            level,
            players,
        })
    };
    text.lines().filter_map(mission).collect()
}

fn write(missions: &[Mission]) -> String {
    let line = |one: &Mission| {
        let (won, score) = (if one.won { "won" } else { "lost" }, one.score.to_string());
        let parts = [&one.table, &one.game, &one.date, won, &score, &one.level, &one.players];
        // Nothing that somebody is called may look like the end of a part.
        parts.map(|part| part.replace(char::is_control, " ")).join("\t")
    };
    missions.iter().map(line).collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn mission(table: &str, score: i32) -> Mission {
        let text = |text: &str| text.to_owned();
        Mission {
            table: text(table),
            game: text("fuse"),
            date: text("2026-11-15"),
            won: score > 0,
            score,
            level: text("Veteran, ten minutes"),
            players: text("Ann, Іскра (бот)"),
        }
    }

    #[test]
    fn what_was_noted_is_read_again() {
        let noted = vec![mission("b", -3), mission("a", 41)];
        assert_eq!(read(&write(&noted)), noted);
        assert_eq!(read(""), []);
        assert_eq!(read("something\nelse"), [], "of another time");
        let odd = Mission { players: "A\tB\nC".into(), ..mission("c", 1) };
        assert_eq!(read(&write(&[odd]))[0].players, "A B C");
    }

    #[test]
    fn each_match_is_noted_once_and_the_oldest_is_forgotten() {
        let twice = with(with(Vec::new(), mission("a", 1)), mission("a", 2));
        assert_eq!(twice, [mission("a", 1)]);
        let add = |list, at: i32| with(list, mission(&at.to_string(), at));
        let many = (0..40).fold(Vec::new(), add);
        assert_eq!(many.len(), MISSIONS_MAX);
        assert_eq!(many[0].table, "39", "the newest first");
    }
}
