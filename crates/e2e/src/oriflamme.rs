//! A player of Oriflamme: takes any of the choices that the page offers, in any of its ways.

use crate::PATIENCE;
use crate::chromium::Screen;
use crate::page::{Page, keys};
use crate::player::{Game, Player, Turn};
use fastrand::Rng;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use std::time::Instant;

/// What a person sees at a glance.
const LOOK: &str = r#"
    const all = css => [...document.querySelectorAll(css)].filter(one => one.checkVisibility());
    const open = document.querySelector('dialog[open]');
    const named = (css, name) => all(css).map(one => `[data-${name}="${one.dataset[name]}"]`);
    const free = one => one.getAttribute('aria-disabled') !== 'true';
    return {
        over: open?.querySelector('#result') != null,
        question: open != null && open.querySelector('#result') == null,
        curtain: all('#uncover').length > 0,
        asked: all('.o-act.k-asked').length > 0,
        linked: document.querySelector('#link.ok') != null,
        heading: document.querySelector('.at-ask')?.innerText ?? '',
        log: document.querySelector('.talk .lines')?.textContent.length ?? 0,
        here: document.querySelector('.o-here [data-pile]')?.dataset.pile ?? '',
        places: [...named('[data-place]', 'place'), ...named('[data-spot]', 'spot')],
        hand: named('[data-hand].k-open', 'hand'),
        presses: all('[data-press]').filter(free).map(one => `[data-press=${one.dataset.press}]`),
        targets: named('[data-target]', 'target'),
        piles: named('.o-target [data-pile]', 'pile'),
        swaps: all(".o-exchange").length ? named("[data-hand].k-open", "hand") : [],
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
    heading: String,
    log: usize,
    /// The pile that is looked at: a finger looks first.
    here: String,
    /// Buttons for a card that is taken up: both ends of the row, and own cards to lay it on.
    places: Vec<String>,
    hand: Vec<String>,
    presses: Vec<String>,
    targets: Vec<String>,
    /// Piles that glow.
    piles: Vec<String>,
    swaps: Vec<String>,
}

/// Plays by chance from a seed. Every game ends after six rounds, so no wish is needed.
pub struct Oriflamme {
    chance: Rng,
}

impl Oriflamme {
    /// The same seed makes the same choices on the same page.
    pub fn new(seed: u64) -> Oriflamme {
        Oriflamme { chance: Rng::with_seed(seed) }
    }

    /// What to press, as a selector. A card of the hand that is taken up is laid somewhere.
    fn choose(&mut self, look: &Look) -> Option<String> {
        let offered: Vec<&String> = match look.places.is_empty() {
            false => look.places.iter().chain(&look.piles).collect(),
            true => [&look.presses, &look.targets, &look.piles, &look.swaps]
                .into_iter()
                .flatten()
                .collect(),
        };
        match self.chance.choice(&offered) {
            Some(chosen) => Some((*chosen).clone()),
            None => self.chance.choice(&look.hand).cloned(),
        }
    }

    /// The key for it, on a screen with keys, now and then.
    fn key(&mut self, chosen: &str, look: &Look, screen: Screen) -> Option<String> {
        if screen == Screen::Phone || self.chance.u8(..3) > 0 {
            return None;
        }
        match chosen {
            "[data-press=reveal]" => Some("r".to_owned()),
            "[data-press=leave]" => Some("l".to_owned()),
            hand => look.hand.iter().position(|one| one == hand).map(|at| (at + 1).to_string()),
        }
    }
}

impl Player for Oriflamme {
    async fn turn(&mut self, page: &Page) -> Turn {
        let look = glance(page, ASKS, Value::Null).await;
        let chosen = match &look {
            look if look.over => return Turn::Over,
            look if look.question => Some("dialog[open] #confirm-yes".to_owned()),
            look if look.asked && look.linked => self.choose(look),
            _ => None,
        };
        let Some(chosen) = chosen else { return Turn::Waits };
        match self.key(&chosen, &look, page.screen()) {
            Some(key) => page.strike(&key).await,
            // What was there a moment ago may be gone: the story goes on meanwhile.
            None if page.try_press(&chosen).await.is_err() => return Turn::Waits,
            None => {}
        }
        // The page is given a while to answer before something else is tried.
        glance(page, ANOTHER, json!(look)).await;
        Turn::Acted
    }
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

impl Game for Oriflamme {
    const NAME: &'static str = "oriflamme";
    const BOARD: &'static str = ".o-stage";
    const SEATS: u64 = 3;
    const SEATS_USUAL: u64 = 4;
    const ASKED: &'static str = ".o-act.k-asked";
    const HAND: &'static str = "[data-hand]";
    /// A struck Insurrection lies face down, but everybody has seen it.
    const NOT_FOR_SPECTATORS: &'static str = "[data-hand], [data-press], [data-place], [data-spot], \
        #undo, #hint, .o-back:not([data-card=down], [data-card=insurrection], .o-mini)";
    const TAKEN_UP: Option<(&'static str, &'static str)> = Some((".k-chosen", "[data-place]"));
    const SCROLLED: &'static str = ".o-scroll, .o-pane";

    fn on_chair(_: usize, seed: u64) -> Oriflamme {
        Oriflamme::new(seed)
    }

    async fn position(page: &Page) -> Value {
        page.js(r#"
            const pile = one => {
                const whole = one.closest('.o-pile');
                return {
                    pile: one.dataset.pile,
                    card: one.dataset.card,
                    up: !one.matches('.o-back'),
                    owner: [...whole.classList].find(name => /^o-f\d$/.test(name)),
                    under: whole.querySelectorAll('.o-under').length,
                    coins: whole.querySelector('.o-coin')?.innerText ?? '0',
                };
            };
            return {
                row: [...document.querySelectorAll('[data-pile]')].map(pile),
                hand: [...document.querySelectorAll('[data-hand]')].map(one => one.dataset.hand),
            };
        "#)
            .await
    }

    fn in_the_open(position: &Value) -> Value {
        let mut row = position["row"].clone();
        for pile in row.as_array_mut().into_iter().flatten().filter(|pile| pile["up"] == false) {
            pile["card"] = json!("down");
        }
        row
    }

    /// A card of the hand is marked, and then a place for it.
    async fn follow_hint(page: &Page) {
        let hand = page.count("[data-hand]").await;
        page.press("[data-hand].k-hinted").await;
        page.see(".o-pile.o-hinted").await;
        page.press("[data-place].k-hinted").await;
        page.until("the card is laid", async || page.count("[data-hand]").await < hand).await;
    }

    /// The turn to lay a card.
    async fn own_turn(page: &Page) {
        let mut player = Oriflamme::new(0);
        let mut begun = Instant::now();
        while begun.elapsed() < PATIENCE {
            let look = glance(page, ASKS, Value::Null).await;
            assert!(!look.over, "the game ended early");
            let asked = look.asked && look.linked && !look.question && !look.curtain;
            let chooses = !look.swaps.is_empty() || !look.presses.is_empty();
            if asked && !look.hand.is_empty() && !chooses {
                return;
            }
            if asked || look.question {
                player.turn(page).await;
                begun = Instant::now();
            }
        }
        panic!("no turn came for {PATIENCE:?}");
    }

    async fn begin_turn(page: &Page) {
        Oriflamme::own_turn(page).await;
        let held = page.count("[data-hand]").await;
        page.press("[data-hand].k-open").await;
        page.press("[data-place]").await;
        page.until("the card is laid", async || page.count("[data-hand]").await < held).await;
    }

    async fn take_up(page: &Page) {
        Oriflamme::own_turn(page).await;
        page.press("[data-hand].k-open").await;
        page.see(".k-chosen").await;
    }

    /// A card is taken up by its number and laid at the end of the row; there it is left face down,
    /// unless somebody removes it first.
    async fn turn_by_keys(page: &Page) {
        Oriflamme::own_turn(page).await;
        let held = page.count("[data-hand]").await;
        page.strike("2").await;
        page.see(".k-chosen").await;
        // Longer than any row: the cursor stays at its end.
        page.strike(&keys::RIGHT.repeat(40)).await;
        page.see(".o-spot.o-here").await;
        page.strike(keys::ENTER).await;
        page.until("the card is laid", async || page.count("[data-hand]").await < held).await;
        page.see("[data-press=leave], [data-hand].k-open").await;
        if page.shows("[data-press=leave]").await {
            let asked = page.text("h1").await;
            page.strike("l").await;
            let left =
                async || !page.shows("[data-press=leave]").await || page.text("h1").await != asked;
            page.until("the card is left", left).await;
        }
    }

    /// A card cannot be laid on somebody else's: at the first own turn with such a card in the row.
    async fn break_a_rule(page: &Page) {
        Oriflamme::own_turn(page).await;
        if page.count("[data-pile]").await == 0 {
            Oriflamme::begin_turn(page).await;
            Oriflamme::own_turn(page).await;
        }
        page.press("[data-hand].k-open").await;
        page.see("[data-place]").await;
        let foreign = ".o-pile:not(.o-target) [data-pile]";
        page.press(foreign).await;
        if !page.shows(".why a").await {
            // A finger looks first.
            page.press(foreign).await;
        }
        page.see(".why a").await;
    }
}
