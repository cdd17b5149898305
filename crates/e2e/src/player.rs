//! Somebody who plays a game through the page, whatever the game.

use crate::PATIENCE;
use crate::page::Page;
use std::time::{Duration, Instant};
use tokio::time::sleep;

/// No game asks anybody for more.
const TURNS_MAX: usize = 2000;
const LOOK_AGAIN: Duration = Duration::from_millis(15);

/// Plays by what the page shows, and presses nothing that a person could not press.
pub trait Player {
    /// Looks at the page and does one thing that it offers, if it offers anything.
    fn turn(&mut self, page: &Page) -> impl Future<Output = Turn>;
}

/// What became of a look at the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Turn {
    /// Something was pressed.
    Acted,
    /// Nothing is asked of this person.
    Waits,
    /// The result is shown.
    Over,
}

/// Plays until the result is shown; returns how often something was pressed.
pub async fn play_out(page: &Page, player: &mut impl Player) -> usize {
    let (acted, over) = play(page, player, TURNS_MAX).await;
    assert!(over, "the game does not end: {acted} times something was pressed");
    acted
}

/// Plays until something was pressed so often; the game must not end before.
pub async fn play_some(page: &Page, player: &mut impl Player, times: usize) {
    let (acted, over) = play(page, player, times).await;
    assert!(!over, "the game is over after {acted} of {times}");
}

async fn play(page: &Page, player: &mut impl Player, most: usize) -> (usize, bool) {
    let (mut acted, mut last) = (0, Instant::now());
    while acted < most {
        match player.turn(page).await {
            Turn::Over => return (acted, true),
            Turn::Acted => (acted, last) = (acted + 1, Instant::now()),
            Turn::Waits => {
                assert!(last.elapsed() < PATIENCE, "nothing is asked for {PATIENCE:?}");
                sleep(LOOK_AGAIN).await;
            }
        }
    }
    (acted, false)
}
