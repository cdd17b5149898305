//! A player of FUSE: takes dice that fit somewhere, in any of the ways that the page offers.

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
    const free = one => one.getAttribute('aria-disabled') !== 'true';
    const slot = one => `[data-card="${one.dataset.card}"][data-slot="${one.dataset.slot}"]`;
    const clear = document.querySelector('#paused, #paused-waits, #starting') == null;
    return {
        over: open?.querySelector('#result') != null,
        question: open?.querySelector('#confirm-yes') != null,
        linked: document.querySelector('#link.ok') != null && clear,
        dice: all('[data-die]').map(one => one.dataset.die),
        pool: all('[data-die]').map(one => one.ariaLabel).join(),
        chosen: all('[data-die].f-chosen').map(one => one.dataset.die),
        slots: all('[data-slot].f-open').map(slot),
        row: all('[data-row].f-open').map(one => `[data-row="${one.dataset.row}"]`),
        presses: all('[data-press]').filter(free).map(one => one.dataset.press),
        cards: all('[data-mine]').map(one => one.ariaLabel ?? one.dataset.mine).join(),
    };
"#;

/// An empty slot that does not take the die that is chosen.
const SHUT: &str = r#"
    for (const slot of document.querySelectorAll('[data-mine] [data-slot]:not(.f-open)')) {
        const { card, slot: at } = slot.dataset;
        const lies = slot.closest('[data-mine]').querySelectorAll('.f-left i')[at];
        if (!lies.classList.contains('on')) return `[data-card="${card}"][data-slot="${at}"]`;
    }
    return null;
"#;

/// Something is asked of the person at the screen.
const ASKS: &str = "seen.over || seen.question || (seen.linked
    && (seen.row.length > 0 || seen.slots.length > 0
        || seen.presses.some(one => /^(ready|roll|call-|six|pass)/.test(one))))";
/// Something has changed.
const ANOTHER: &str = "JSON.stringify(Object.entries(seen).sort())
    !== JSON.stringify(Object.entries(arguments[0]).sort())";
/// The buttons that ask for nothing but to be pressed.
const AT_ONCE: [&str; 4] = ["ready", "roll", "call-", "six"];

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct Look {
    over: bool,
    question: bool,
    linked: bool,
    /// The dice of the pool, by their places.
    dice: Vec<String>,
    /// The same in words.
    pool: String,
    chosen: Vec<String>,
    /// Slots that take the die, or the dice that may be returned.
    slots: Vec<String>,
    /// Bombs that may be taken.
    row: Vec<String>,
    presses: Vec<String>,
    cards: String,
}

impl Look {
    fn offers(&self, press: &str) -> bool {
        self.presses.iter().any(|one| one == press)
    }

    /// Dice may be placed.
    fn may_place(&self) -> bool {
        self.linked && self.offers("pass") && !self.dice.is_empty()
    }
}

/// Plays by chance from a seed, but leaves no die that fits.
pub struct Fuse {
    chance: Rng,
    /// What the pool and the own cards were when these dice were tried.
    at: (String, String),
    tried: Vec<String>,
}

impl Fuse {
    /// The same seed makes the same choices on the same page.
    pub fn new(seed: u64) -> Fuse {
        Fuse { chance: Rng::with_seed(seed), at: Default::default(), tried: Vec::new() }
    }

    /// What to press, as a selector.
    fn choose(&mut self, look: &Look) -> Option<String> {
        let at_once = |one: &&String| AT_ONCE.iter().any(|begin| one.starts_with(begin));
        let at_once: Vec<&String> = look.presses.iter().filter(at_once).collect();
        if let Some(press) = self.chance.choice(&at_once) {
            return Some(format!("[data-press={press}]"));
        }
        if let Some(taken) = self.chance.choice(&look.row).or(self.chance.choice(&look.slots)) {
            return Some(taken.clone());
        }
        if !look.may_place() {
            return None;
        }
        let now = (look.pool.clone(), look.cards.clone());
        if self.at != now {
            (self.at, self.tried) = (now, Vec::new());
        }
        // A die that is chosen and opens no slot fits nowhere.
        self.tried.extend(look.chosen.iter().cloned());
        let untried = look.dice.iter().find(|die| !self.tried.contains(die));
        Some(match untried {
            Some(die) => format!("[data-die=\"{die}\"]"),
            None => "[data-press=pass]".to_owned(),
        })
    }

    /// The key for it, on a screen with keys, now and then.
    fn key(&mut self, chosen: &str, look: &Look, screen: Screen) -> Option<String> {
        if screen == Screen::Phone || self.chance.u8(..3) > 0 {
            return None;
        }
        let die = look.dice.iter().find(|die| chosen == format!("[data-die=\"{die}\"]"))?;
        die.parse::<u8>().ok().map(|place| (place + 1).to_string())
    }
}

impl Player for Fuse {
    async fn turn(&mut self, page: &Page) -> Turn {
        let look = glance(page, ASKS, Value::Null).await;
        let chosen = match &look {
            look if look.over => return Turn::Over,
            look if look.question => Some("dialog[open] #confirm-yes".to_owned()),
            look if look.linked => self.choose(look),
            _ => None,
        };
        let Some(chosen) = chosen else { return Turn::Waits };
        match self.key(&chosen, &look, page.screen()) {
            Some(key) => page.strike(&key).await,
            // Somebody else may have been faster: then there is something else to do.
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

/// Chooses the dice one after the other until one of them opens a slot; whether one does.
async fn choose_fitting(page: &Page) -> bool {
    let look = glance(page, "seen.slots.length > 0 || true", Value::Null).await;
    for die in look.dice {
        let die = format!("[data-die=\"{die}\"]");
        if !page.shows(&format!("{die}.f-chosen")).await && page.try_press(&die).await.is_err() {
            return false;
        }
        let chosen = glance(page, "seen.chosen.length > 0", Value::Null).await;
        if !chosen.chosen.is_empty() && !chosen.slots.is_empty() {
            return true;
        }
    }
    false
}

impl Game for Fuse {
    const NAME: &'static str = "fuse";
    const BOARD: &'static str = ".f-pool";
    const SEATS: u64 = 2;
    const SEATS_USUAL: u64 = 4;
    const ASKED: &'static str = "[data-press=ready], [data-press=roll], [data-press=six], \
        [data-press=pass], [data-row].f-open, [data-slot].f-open";
    const HAND: &'static str = "[data-mine]";
    const NOT_FOR_SPECTATORS: &'static str =
        "[data-press]:not([data-press=glyphs]), [data-slot], #undo, #hint";
    const HIDES: bool = false;
    const LIVE: bool = true;
    const TAKEN_UP: Option<(&'static str, &'static str)> =
        Some(("[data-die].f-chosen", "[data-slot].f-open"));
    const OPENED: &'static [(&'static str, &'static str)] = &[("symbols", "[data-press=glyphs]")];

    fn on_chair(_: usize, seed: u64) -> Fuse {
        Fuse::new(seed)
    }

    /// Where dice lie on the cards, the row and the score. What lies in the pool others may take at any moment.
    async fn position(page: &Page) -> Value {
        page.js(r#"
            const all = (css, of = document) => [...of.querySelectorAll(css)];
            const dice = one => all('.f-left i', one).map(slot => slot.classList.contains('on'));
            return {
                mine: all('[data-mine]').map(one => [one.dataset.mine, dice(one)]),
                row: all('[data-row]').map(one => one.dataset.row).sort(),
                score: document.querySelector('.f-score b')?.textContent,
            };
        "#)
            .await
    }

    fn in_the_open(position: &Value) -> Value {
        json!([position["row"], position["score"]])
    }

    async fn follow_hint(_: &Page) {
        unreachable!("there are no hints against a clock");
    }

    /// The dice lie there, and something is to be placed.
    async fn own_turn(page: &Page) {
        let mut player = Fuse::new(0);
        let mut begun = Instant::now();
        while begun.elapsed() < PATIENCE {
            let look = glance(page, ASKS, Value::Null).await;
            assert!(!look.over, "the mission ended early");
            if look.may_place() && look.row.is_empty() {
                return;
            }
            if player.turn(page).await == Turn::Acted {
                begun = Instant::now();
            }
        }
        panic!("nothing could be placed for {PATIENCE:?}");
    }

    /// A die is placed: in the first round in which one fits.
    async fn begin_turn(page: &Page) {
        let before = Fuse::position(page).await;
        Fuse::take_up(page).await;
        let begun = Instant::now();
        while Fuse::position(page).await == before {
            assert!(begun.elapsed() < PATIENCE, "nothing is placed");
            if page.try_press("[data-slot].f-open").await.is_err() {
                Fuse::take_up(page).await;
            }
            glance(page, "seen.chosen.length === 0", Value::Null).await;
        }
    }

    async fn take_up(page: &Page) {
        let begun = Instant::now();
        loop {
            Fuse::own_turn(page).await;
            if choose_fitting(page).await {
                return;
            }
            assert!(begun.elapsed() < 2 * PATIENCE, "no die fits anywhere");
            // Nothing fits, or somebody was faster: perhaps in the next round.
            let _ = page.try_press("[data-press=pass]").await;
            glance(page, "seen.dice.length === 0", Value::Null).await;
        }
    }

    /// A die by its number, a slot by the arrows.
    async fn turn_by_keys(page: &Page) {
        let before = Fuse::position(page).await;
        let begun = Instant::now();
        while Fuse::position(page).await == before {
            assert!(begun.elapsed() < 2 * PATIENCE, "nothing is placed by keys");
            Fuse::own_turn(page).await;
            let look = glance(page, "true", Value::Null).await;
            let mut placed = false;
            for die in look.dice {
                let place: u8 = die.parse().expect("dice are known by their places");
                page.strike(keys::ESCAPE).await;
                page.strike(&(place + 1).to_string()).await;
                let look = glance(page, "seen.chosen.length > 0", Value::Null).await;
                placed = !look.slots.is_empty();
                if placed {
                    page.strike(keys::RIGHT).await;
                    page.strike(keys::ENTER).await;
                    glance(page, "seen.chosen.length === 0", Value::Null).await;
                    break;
                }
            }
            if !placed {
                page.strike(keys::ESCAPE).await;
                page.strike("p").await;
                glance(page, "seen.dice.length === 0", Value::Null).await;
            }
        }
    }

    /// A die is not placed where it does not fit.
    async fn break_a_rule(page: &Page) {
        let begun = Instant::now();
        while !page.shows(".why a").await {
            assert!(begun.elapsed() < PATIENCE, "every die fits everywhere");
            Fuse::own_turn(page).await;
            let look = glance(page, "true", Value::Null).await;
            for die in look.dice {
                let die = format!("[data-die=\"{die}\"]");
                if !page.shows(&format!("{die}.f-chosen")).await {
                    let _ = page.try_press(&die).await;
                }
                glance(page, "seen.chosen.length > 0", Value::Null).await;
                let shut = page.js(SHUT).await;
                if let Some(shut) = shut.as_str() {
                    let _ = page.try_press(shut).await;
                    page.watch(
                        "return document.querySelector('.why a') != null",
                        Vec::new(),
                        "seen",
                    )
                    .await;
                    break;
                }
            }
        }
    }
}
