//! A player of New Game: presses any answer that the page offers.

use crate::PATIENCE;
use crate::page::Page;
use crate::player::{Game, Player, Turn, Window};
use fastrand::Rng;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use std::time::Instant;

/// What a person sees at a glance.
const LOOK: &str = r#"
    const all = css => [...document.querySelectorAll(css)].filter(one => one.checkVisibility());
    const open = document.querySelector('dialog[open]');
    const free = one => one.getAttribute('aria-disabled') !== 'true';
    return {
        over: open?.querySelector('#result') != null,
        question: open != null && open.querySelector('#result') == null,
        curtain: all('#uncover').length > 0,
        asked: all('.k-bar.k-asked').length > 0,
        linked: document.querySelector('#link.ok') != null,
        turn: all('[data-press=discard]').length > 0,
        log: document.querySelector('.talk .lines')?.textContent.length ?? 0,
        answers: all('.k-answers [data-press]').flatMap((one, at) => free(one) ? [at] : []),
    };
"#;

/// Something is asked of the person at the screen.
const ASKS: &str = "seen.over || seen.question || seen.curtain || (seen.asked && seen.linked)";
/// Something has changed.
const ANOTHER: &str = "JSON.stringify(Object.entries(seen).sort())
    !== JSON.stringify(Object.entries(arguments[0]).sort())";

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct Look {
    over: bool,
    question: bool,
    curtain: bool,
    asked: bool,
    linked: bool,
    /// It is the own turn, not only a question about somebody else's card.
    turn: bool,
    log: usize,
    /// The places of the buttons that can be pressed.
    answers: Vec<usize>,
}

/// Plays by chance from a seed.
pub struct NewGame {
    chance: Rng,
}

impl Player for NewGame {
    async fn turn(&mut self, page: &Page) -> Turn {
        let look = glance(page, ASKS, Value::Null).await;
        let chosen = match &look {
            look if look.over => return Turn::Over,
            look if look.question => Some("dialog[open] .btn.hot".to_owned()),
            look if look.asked && look.linked => {
                self.chance.choice(&look.answers).map(|&at| answer(at))
            }
            _ => None,
        };
        let Some(chosen) = chosen else { return Turn::Waits };
        // What was there a moment ago may be gone: others act too.
        if page.try_press(&chosen).await.is_err() {
            return Turn::Waits;
        }
        // The page is given a while to answer before something else is tried.
        glance(page, ANOTHER, json!(look)).await;
        Turn::Acted
    }
}

fn answer(at: usize) -> String {
    format!(".k-answers [data-press]:nth-child({})", at + 1)
}

/// Looks until the page is as wanted, or for a short while.
async fn glance(page: &Page, wanted: &str, before: Value) -> Look {
    let begun = Instant::now();
    loop {
        let seen = page.watch(LOOK, vec![before.clone()], wanted).await;
        match serde_json::from_value(seen) {
            Ok(look) => return look,
            Err(why) => assert!(begun.elapsed() < PATIENCE, "the page shows no table: {why}"),
        }
    }
}

impl Game for NewGame {
    const NAME: &'static str = "new-game";
    const BOARD: &'static str = ".new-game-board";
    const SEATS: u64 = 2;
    const SEATS_USUAL: u64 = 3;
    const ASKED: &'static str = ".k-bar.k-asked";
    const HAND: &'static str = "[data-hand]";
    const NOT_FOR_SPECTATORS: &'static str = "[data-hand], [data-press], #undo, #hint";
    const WINDOW: Option<Window> = Some(Window {
        opens: "[data-press=light]:not([aria-disabled=true])",
        instead: "[data-press=discard]",
        own_turn: "[data-press=discard]",
    });

    fn on_chair(_: usize, seed: u64) -> NewGame {
        NewGame { chance: Rng::with_seed(seed) }
    }

    /// With the deck: after a round, a card may be back in the hand that was discarded.
    async fn position(page: &Page) -> Value {
        page.js(r#"
            const cards = root => [...root.querySelectorAll('[data-card]')].map(one => one.dataset.card);
            return {
                rows: [...document.querySelectorAll('[data-row]')].map(cards),
                lit: cards(document.querySelector('.new-game-lit') ?? document.createElement('i')),
                deck: document.querySelector('[data-deck]')?.dataset.deck,
                hand: [...document.querySelectorAll('[data-hand]')].map(one => one.dataset.hand),
            };
        "#)
            .await
    }

    fn in_the_open(position: &Value) -> Value {
        json!([position["rows"], position["lit"], position["deck"]])
    }

    async fn own_turn(page: &Page) {
        let mut player = NewGame::on_chair(0, 0);
        let (mut begun, mut seen) = (Instant::now(), None);
        while begun.elapsed() < PATIENCE {
            let look = glance(page, ASKS, Value::Null).await;
            assert!(!look.over, "the match ended early");
            let asked = look.asked && look.linked && !look.question && !look.curtain;
            if asked && look.turn {
                return;
            }
            if asked || look.question {
                player.turn(page).await;
            }
            // A press that changes nothing is no reason to go on waiting.
            if seen.as_ref() != Some(&look) {
                (begun, seen) = (Instant::now(), Some(look));
            }
        }
        panic!("no turn came for {PATIENCE:?}; the page shows {seen:?}");
    }

    /// A card of the hand is marked; a hint to light it is followed by pressing it, one to discard it by
    /// its answer.
    async fn follow_hint(page: &Page) {
        let before = NewGame::position(page).await;
        let discards = page.text("#hinted").await.contains("discards");
        page.press(if discards { "[data-press=discard]" } else { "[data-hand].k-hinted" }).await;
        page.until("a card has left", async || NewGame::position(page).await != before).await;
    }

    /// A card is discarded; then it may take a while until something is asked again.
    async fn begin_turn(page: &Page) {
        NewGame::own_turn(page).await;
        let before = NewGame::position(page).await;
        page.press("[data-press=discard]").await;
        let changed = async || NewGame::position(page).await != before;
        page.until("the card is discarded", changed).await;
    }

    async fn turn_by_keys(page: &Page) {
        NewGame::own_turn(page).await;
        let before = NewGame::position(page).await;
        let look = glance(page, ASKS, Value::Null).await;
        let last = look.answers.last().expect("a card can be discarded");
        page.strike(&(last + 1).to_string()).await;
        page.until("a card has left", async || NewGame::position(page).await != before).await;
    }

    /// Of three cards that can be lit, two at most are in the hand, and water is none.
    async fn break_a_rule(page: &Page) {
        NewGame::own_turn(page).await;
        page.press(".k-answers [aria-disabled=true]").await;
        page.see(".why a").await;
    }
}
