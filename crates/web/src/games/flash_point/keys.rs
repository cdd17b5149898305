//! The keys of the plan: arrows walk over it, Enter acts there, digits and letters press answers.

use super::answers::answers;
use super::interaction::Interaction;
use crate::kit::{self, Focus, Key, with_key};
use crate::t;
use leptos::prelude::*;

/// For the list of keys.
pub(super) fn list() -> Vec<(&'static str, String)> {
    vec![
        ("← ↑ ↓ →", t!("flash-point-page-key-walk")),
        ("Enter", t!("flash-point-page-key-enter")),
        ("1…9", t!("flash-point-page-key-digit")),
        ("X", t!("flash-point-page-do-extinguish")),
        ("D", t!("flash-point-page-do-door")),
        ("A", t!("flash-point-page-do-chop")),
        ("V", t!("flash-point-page-do-drive")),
        ("G", t!("flash-point-page-do-deck-gun")),
        ("L", t!("flash-point-page-do-turn-up")),
        ("Y", t!("flash-point-page-do-agree")),
        ("N", t!("flash-point-page-do-decline")),
        ("E", t!("flash-point-page-do-end")),
        ("W", t!("flash-point-page-key-want")),
        ("K", t!("flash-point-page-legend")),
        ("Esc", t!("flash-point-page-do-cancel")),
    ]
}

fn strike(interaction: Interaction, key: Key, focus: &Focus) -> bool {
    let all = || untrack(|| answers(interaction));
    match key {
        Key::Arrow { east, south } => interaction.step(east, south),
        Key::Escape => return interaction.let_go(),
        Key::Enter if focus.on_control() => return false,
        Key::Enter => {
            let at = interaction.at.get_untracked();
            at.into_iter().for_each(|space| interaction.go(space));
            return at.is_some();
        }
        Key::Digit(number) => {
            let answer = all().into_iter().nth(number - 1);
            let ready = interaction.ready.get_untracked();
            let answer = answer.filter(|_| ready);
            return answer.inspect(|answer| interaction.press(answer.does)).is_some();
        }
        Key::Letter('K') => interaction.legend.update(|open| *open = !*open),
        Key::Letter('W') => {
            let at = interaction.at.get_untracked();
            at.into_iter().for_each(|space| interaction.point(space));
            return at.is_some();
        }
        Key::Letter(_) => {
            let answer = with_key(all(), key).filter(|_| interaction.ready.get_untracked());
            return answer.inspect(|answer| interaction.press(answer.does)).is_some();
        }
    }
    true
}

pub(super) fn listen(interaction: Interaction) {
    kit::listen(interaction.board.seat, move |key, focus| strike(interaction, key, focus));
}
