//! Somebody who plays a game through the page, whatever the game.

use crate::PATIENCE;
use crate::page::Page;
use serde_json::Value;
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

/// A game as its page shows it: what the same test needs to know of different games.
pub trait Game: Player + Sized {
    /// In addresses.
    const NAME: &'static str;
    /// Where it is played.
    const BOARD: &'static str;
    /// The smallest number of seats.
    const SEATS: u64;
    /// How many sit at the table that the lobby makes at once, against bots.
    const SEATS_USUAL: u64;
    /// The person at the screen is asked something.
    const ASKED: &'static str;
    /// Cards of the own hand. Who is asked for the first time holds one.
    const HAND: &'static str;
    /// What nobody but a player may find on the page: cards that lie hidden, and controls.
    const NOT_FOR_SPECTATORS: &'static str;
    /// So many presses of one person never end a match.
    const PRESSES: usize = 8;
    /// Does a seat hide anything from the others?
    const HIDES: bool = true;
    /// Does everybody act at once, against a clock? Then nothing is taken back and nothing is hinted.
    const LIVE: bool = false;
    /// Do the players win or lose together? Then nobody comes before anybody else.
    const TOGETHER: bool = Self::LIVE;
    /// Can the board be played by keys of its own?
    const KEYS: bool = true;
    /// Is there a chart with the result?
    const CHART: bool = true;
    /// A card that is taken up, and the button that then does something with it, where a turn has two
    /// such steps.
    const TAKEN_UP: Option<(&'static str, &'static str)> = None;
    /// A window in which the others may let things pass, where the game has any.
    const WINDOW: Option<Window> = None;
    /// What can be opened over the table besides what every game has: a name, and what is pressed.
    const OPENED: &'static [(&'static str, &'static str)] = &[];
    /// What may be scrolled sideways: rows of cards.
    const SCROLLED: &'static str = "none";
    /// Large drawings on the board, without a letter or a button: whether a screen fits does not depend
    /// on them, and laying a page out without them takes half the time.
    const DRAWN: &'static str = "none";

    /// Somebody on this chair, who chooses by chance from a seed.
    fn on_chair(chair: usize, seed: u64) -> Self;
    /// What lies on the table and in the hand, the same in every language.
    fn position(page: &Page) -> impl Future<Output = Value>;
    /// Of a position, what everybody sees alike.
    fn in_the_open(position: &Value) -> Value;
    /// Waits for the own turn, and answers what is asked before it.
    fn own_turn(page: &Page) -> impl Future<Output = ()>;
    /// In the own turn: the first thing that is to be done.
    fn begin_turn(page: &Page) -> impl Future<Output = ()>;
    /// In the own turn: does what the hint says that is shown.
    fn follow_hint(page: &Page) -> impl Future<Output = ()>;
    /// In the own turn: takes a card up, which is not yet sent, where that is a step of its own.
    fn take_up(page: &Page) -> impl Future<Output = ()> {
        Self::own_turn(page)
    }
    /// In the own turn, with keys alone: all of it, where the board has keys.
    fn turn_by_keys(page: &Page) -> impl Future<Output = ()> {
        let _ = page;
        async { unreachable!("the board has no keys") }
    }
    /// Tries something that the rules refuse.
    fn break_a_rule(page: &Page) -> impl Future<Output = ()>;
    /// What the same people see at the next table, after this result.
    fn after_rematch(pages: &[Page], result: &str) -> impl Future<Output = ()> {
        let _ = (pages, result);
        async {}
    }
}

/// How a window is opened, in selectors: by whoever sees that it is the own turn.
#[derive(Clone, Copy, Debug)]
pub struct Window {
    /// Pressing it asks the others.
    pub opens: &'static str,
    /// Pressing it asks nobody; for a turn in which no window can be opened.
    pub instead: &'static str,
    /// Seen in the own turn, and not in a window.
    pub own_turn: &'static str,
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
