//! `tinderbox games`: what can be played, and how.

use crate::games::GAMES;
use crate::one_match::level_names;
use kernel::{GameOption, Level};
use serde::Serialize;
use std::fmt::Write;

#[derive(Serialize)]
struct GameLine {
    name: &'static str,
    about: &'static str,
    rules_version: u16,
    levels: &'static [Level],
    options: Vec<OptionLine>,
}

#[derive(Serialize)]
struct OptionLine {
    key: &'static str,
    about: &'static str,
    default: &'static str,
    values: Vec<ValueLine>,
}

#[derive(Serialize)]
struct ValueLine {
    key: &'static str,
    about: &'static str,
}

/// The list for machines.
pub(crate) fn json() -> String {
    let games: Vec<GameLine> = GAMES
        .iter()
        .map(|game| GameLine {
            name: game.name,
            about: game.about,
            rules_version: game.rules_version,
            levels: game.levels,
            options: game.options.iter().map(option_line).collect(),
        })
        .collect();
    crate::report::json(&games)
}

fn option_line(choice: &GameOption) -> OptionLine {
    let value = |value: &kernel::OptionValue| ValueLine { key: value.key, about: value.about };
    OptionLine {
        key: choice.key,
        about: choice.about,
        default: choice.values[0].key,
        values: choice.values.iter().map(value).collect(),
    }
}

/// The list for people.
pub(crate) fn text() -> String {
    let mut text = String::new();
    for game in GAMES {
        let bots = level_names(game.levels);
        let _ = writeln!(text, "{}\n    {}\n    Bots: {bots}.", game.name, game.about);
        for choice in game.options {
            let _ = writeln!(text, "    --{}: {}", choice.key, choice.about);
            for (at, value) in choice.values.iter().enumerate() {
                let default = if at == 0 { " (default)" } else { "" };
                let _ = writeln!(text, "        {:<14} {}{default}", value.key, value.about);
            }
        }
        text.push('\n');
    }
    text
}
