//! The board's keys: digits take dice or bombs, arrows walk along what glows, letters press answers.

use super::answers::answers;
use super::interaction::Interaction;
use crate::kit::{self, Key};
use crate::t;
use fuse::Frame;
use leptos::prelude::*;

/// For the list of keys.
pub(super) fn list() -> Vec<(&'static str, String)> {
    vec![
        ("1…9", t!("fuse-key-die")),
        ("← → ↑ ↓", t!("fuse-key-walk")),
        ("Enter", t!("fuse-key-enter")),
        ("Esc", t!("fuse-key-escape")),
        ("R", t!("fuse-key-roll")),
        ("P", t!("fuse-key-pass")),
        ("E", t!("fuse-key-end")),
        ("O", t!("fuse-key-hold")),
        ("A", t!("fuse-key-ability")),
        ("X", t!("fuse-key-scrub")),
        ("V", t!("fuse-key-check")),
        ("W", t!("fuse-key-want")),
        ("G", t!("fuse-key-glyphs")),
    ]
}

/// What the arrows walk along: what is asked for now.
fn stops(interaction: Interaction) -> &'static str {
    let returns = |frame| matches!(frame, Frame::Return { .. });
    let taken = interaction.taken.get_untracked();
    match () {
        () if interaction.picker.get_untracked().is_some() => "[data-row]",
        () if interaction.board.latest.with_untracked(|view| returns(view.frame())) => ".f-open",
        () if taken.die.is_some() => ".f-slot.f-open",
        () => "[data-die]",
    }
}

fn digit(interaction: Interaction, number: usize) -> bool {
    let at = number - 1;
    if interaction.picker.get_untracked().is_some() {
        let row = interaction.board.latest.with_untracked(|view| view.deck.row);
        let bomb = row.get(at).copied().flatten();
        bomb.into_iter().for_each(|bomb| interaction.press_row(bomb));
        return bomb.is_some();
    }
    let die = interaction.die_at(at as u8);
    die.into_iter().for_each(|name| interaction.press_die(name));
    die.is_some()
}

pub(super) fn listen(interaction: Interaction) {
    kit::listen(interaction.board.seat, move |key, _| match key {
        Key::Digit(number) => digit(interaction, number),
        Key::Arrow { east, south } => {
            kit::focus_step(stops(interaction), isize::from(east + south))
        }
        Key::Escape => interaction.let_go(),
        Key::Letter('G') => {
            interaction.glyphs.set(true);
            true
        }
        Key::Letter('W') => {
            let die = interaction.taken.get_untracked().die;
            die.into_iter().for_each(|name| interaction.point(name));
            die.is_some()
        }
        Key::Enter => false,
        Key::Letter(_) => {
            let pressed = kit::with_key(untrack(|| answers(interaction)), key);
            pressed.inspect(|answer| interaction.press(answer.does)).is_some()
        }
    });
}
