//! A player of Fire Tower: presses what glows, towards somebody else's tower.

use crate::PATIENCE;
use crate::page::{Page, keys};
use crate::player::{Game, Player, Turn};
use fastrand::Rng;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use std::time::{Duration, Instant};

/// What a person sees at a glance.
const LOOK: &str = r#"
    const seen = one => one.checkVisibility({ visibilityProperty: true });
    const all = css => [...document.querySelectorAll(css)].filter(seen);
    const cards = [...document.querySelectorAll('[data-hand]')];
    const open = document.querySelector('dialog[open]');
    return {
        over: open?.querySelector('#result') != null,
        question: open != null && open.querySelector('#result') == null,
        curtain: all('#uncover').length > 0,
        asked: all('.k-bar.k-asked').length > 0,
        telling: [...document.querySelectorAll('.bar kbd')].some(key => key.innerHTML == '␣'),
        linked: document.querySelector('#link.ok') != null,
        heading: document.querySelector('.at-ask')?.innerText ?? '',
        wind: document.querySelector('.steps li:first-child.on') != null,
        log: document.querySelector('.talk .lines')?.textContent.length ?? 0,
        cells: all('.ft-can').map(one => one.dataset.at),
        cards: cards.map(one => one.className),
        playable: cards.flatMap((one, at) => one.matches('.k-open') ? [at] : []),
        held: cards.some(one => one.matches('.k-held')),
        presses: [...document.querySelectorAll('.k-answers > button')]
            .flatMap((one, at) => one.matches('.k-shut') ? [] : [[one.dataset.press, at]]),
        wants_cards: document.querySelector('[data-press=discard-chosen]') != null,
    };
"#;

/// Something is asked of the person at the screen.
const ASKS: &str =
    "seen.over || seen.question || seen.curtain || (seen.asked && seen.linked && !seen.telling)";
/// Something has changed.
const ANOTHER: &str = "JSON.stringify(Object.entries(seen).sort())
    !== JSON.stringify(Object.entries(arguments[0]).sort())";

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct Look {
    over: bool,
    question: bool,
    curtain: bool,
    asked: bool,
    /// What happened is still being told.
    telling: bool,
    linked: bool,
    heading: String,
    wind: bool,
    log: usize,
    cells: Vec<String>,
    cards: Vec<String>,
    playable: Vec<usize>,
    held: bool,
    /// Each with its place among the buttons.
    presses: Vec<(String, usize)>,
    wants_cards: bool,
}

impl Look {
    /// The person at the screen is asked, and sees all that has happened.
    fn asks(&self) -> bool {
        self.asked && self.linked && !self.telling
    }

    fn offers(&self, press: &str) -> bool {
        self.presses.iter().any(|(one, _)| one == press)
    }
}

/// Plays by chance from a seed, with a wish: fire on the tower in one corner. Without it nobody knows
/// when a game would end.
pub struct FireTower {
    chance: Rng,
    target: (i32, i32),
}

impl FireTower {
    /// The same seed makes the same choices on the same page; the target is a cell, such as `p16`.
    pub fn new(seed: u64, target: &str) -> FireTower {
        FireTower { chance: Rng::with_seed(seed), target: place(target) }
    }

    /// What to press, as a selector.
    fn choose(&mut self, look: &Look) -> Option<String> {
        if look.offers("go") {
            return Some(press("go"));
        }
        if look.wants_cards {
            return self.choose_cards(look);
        }
        let other = self.choose_button(look);
        if !look.cells.is_empty() && (other.is_none() || self.chance.u8(..10) > 0) {
            // A line may not fit the way it lies.
            return match look.offers("turn") && self.chance.u8(..5) == 0 {
                true => Some(press("turn")),
                false => Some(format!("[data-at={}]", self.choose_cell(&look.cells)?)),
            };
        }
        let playable = if look.held { &[][..] } else { &look.playable };
        let feeds = |at: &&usize| {
            let suit = &look.cards[**at];
            suit.contains("ft-fire") || suit.contains("ft-wind")
        };
        let feeding: Vec<usize> = playable.iter().filter(feeds).copied().collect();
        // Water and firebreaks only now and then, or the fire never arrives.
        let liked = if self.chance.u8(..8) == 0 { playable } else { &feeding };
        match self.chance.choice(liked) {
            Some(&at) if other.is_none() || self.chance.u8(..5) > 0 => Some(card(at)),
            _ => other.or_else(|| look.offers("cancel").then(|| press("cancel"))),
        }
    }

    /// Mostly the cell nearest to the target.
    fn choose_cell<'a>(&mut self, cells: &'a [String]) -> Option<&'a String> {
        if self.chance.u8(..6) == 0 {
            return self.chance.choice(cells);
        }
        let (column, row) = self.target;
        cells.iter().min_by_key(|cell| {
            let (east, south) = place(cell);
            (east - column).pow(2) + (south - row).pow(2)
        })
    }

    /// Cards that leave the hand: one more, or that was all.
    fn choose_cards(&mut self, look: &Look) -> Option<String> {
        let enough = look.offers("discard-chosen");
        match self.chance.choice(&look.playable) {
            Some(&at) if !enough || self.chance.bool() => Some(card(at)),
            _ if enough => Some(press("discard-chosen")),
            _ => look.offers("cancel").then(|| press("cancel")),
        }
    }

    /// One of the buttons that bring the game on.
    fn choose_button(&mut self, look: &Look) -> Option<String> {
        let deed = |name: &str| matches!(name, "do" | "enough" | "discard" | "select");
        let deeds: Vec<usize> =
            look.presses.iter().filter(|(name, _)| deed(name)).map(|(_, at)| *at).collect();
        let at = self.chance.choice(&deeds)?;
        Some(format!(".k-answers > button:nth-of-type({})", at + 1))
    }
}

/// Column and row of a cell.
fn place(cell: &str) -> (i32, i32) {
    let (column, row) = cell.split_at(1);
    (i32::from(column.as_bytes()[0]), row.parse().expect("a cell has a row"))
}

fn press(name: &str) -> String {
    format!("[data-press={name}]:not(.k-shut)")
}

fn card(at: usize) -> String {
    format!(".ft-hand > [data-hand]:nth-of-type({})", at + 1)
}

impl Player for FireTower {
    async fn turn(&mut self, page: &Page) -> Turn {
        let look = glance(page, ASKS, Value::Null).await;
        let chosen = match &look {
            look if look.over => return Turn::Over,
            look if look.question => Some("dialog[open] #confirm-yes".to_owned()),
            look if look.asks() => self.choose(look),
            _ => None,
        };
        let Some(chosen) = chosen else { return Turn::Waits };
        // What was there a moment ago may be gone: bots and other people act too.
        if page.try_press(&chosen).await.is_err() {
            return Turn::Waits;
        }
        // The page is given a while to answer before something else is tried.
        glance(page, ANOTHER, json!(look)).await;
        Turn::Acted
    }
}

impl Game for FireTower {
    const NAME: &'static str = "fire-tower";
    const BOARD: &'static str = ".ft-board";
    const SEATS: u64 = 2;
    const SEATS_USUAL: u64 = 4;
    const ASKED: &'static str = ".k-bar.k-asked";
    const HAND: &'static str = "[data-hand]";
    const NOT_FOR_SPECTATORS: &'static str = "[data-hand], .ft-can, [data-press], #undo, #hint";
    const TAKEN_UP: Option<(&'static str, &'static str)> =
        Some((".k-chosen", "[data-press=discard-chosen]"));
    const OPENED: &'static [(&'static str, &'static str)] = &[("counting", ".ft-deck")];
    /// A hand of six cards and more, after towers have burnt, on a phone.
    const SCROLLED: &'static str = ".ft-hand";
    const DRAWN: &'static str = ".ft-map, .ft-aims, .ft-grid, .ft-sky";

    /// Everybody wants the next tower but one to burn; with two players that is the other's.
    fn on_chair(chair: usize, seed: u64) -> FireTower {
        FireTower::new(seed, if chair == 0 { "p16" } else { "a1" })
    }

    async fn position(page: &Page) -> Value {
        page.js(r#"
            const cells = css => [...document.querySelectorAll(css)]
                .map(one => one.parentElement.getAttribute('transform')).sort();
            return {
                fires: cells('.ft-map .ft-burn'),
                breaks: cells('.ft-map .ft-lie'),
                hand: [...document.querySelectorAll('[data-hand]')].map(one => one.dataset.hand),
                wind: document.querySelector('.ft-dial')?.getAttribute('class') ?? '',
            };
        "#)
            .await
    }

    fn in_the_open(position: &Value) -> Value {
        json!([position["fires"], position["breaks"], position["wind"]])
    }

    /// The wind step. What is asked before, such as an exchange of cards, is answered: nobody else
    /// can, so the page does not change meanwhile.
    async fn own_turn(page: &Page) {
        let mut player = FireTower::new(0, "p16");
        let mut begun = Instant::now();
        while begun.elapsed() < PATIENCE {
            let look = glance(page, ASKS, Value::Null).await;
            assert!(!look.over, "the game ended early");
            if look.asks() && look.wind && !look.wants_cards && !look.cells.is_empty() {
                return;
            }
            if look.asks() && (look.wants_cards || !look.wind) {
                // What was answered a moment ago may still be asked on the page.
                tokio::time::sleep(Duration::from_millis(400)).await;
                let again = glance(page, ASKS, Value::Null).await;
                if !again.asks() || again.wind && !again.wants_cards {
                    continue;
                }
                player.turn(page).await;
                begun = Instant::now();
            }
        }
        panic!("no turn came for {PATIENCE:?}");
    }

    /// Fire on the cell that glows farthest from all towers; a finger points first.
    async fn begin_turn(page: &Page) {
        FireTower::own_turn(page).await;
        let look = glance(page, ASKS, Value::Null).await;
        let (middle_column, middle_row) = place("h8");
        let off = |cell: &&String| {
            let (column, row) = place(cell);
            (column - middle_column).abs() + (row - middle_row).abs()
        };
        let cell = look.cells.iter().min_by_key(off).expect("a cell glows");
        page.press(&format!("[data-at={cell}].ft-can")).await;
        page.see("[data-press=discard], [data-press=go]").await;
        if !page.shows("[data-press=discard]").await {
            page.press("[data-press=go]").await;
        }
        page.see("[data-press=discard]").await;
    }

    /// In the wind step a hint names a cell, and marks it.
    async fn follow_hint(page: &Page) {
        page.see(".ft-ghost > g").await;
        let cell = "return document.querySelector('#hinted').innerText.match(/[a-p]\\d+/)[0]";
        let cell = page.js(cell).await;
        let cell = cell.as_str().expect("a cell is named");
        page.press(&format!("[data-at={cell}].ft-can")).await;
    }

    /// One that is to be discarded.
    async fn take_up(page: &Page) {
        FireTower::begin_turn(page).await;
        page.press("[data-press=discard]").await;
        page.press("[data-hand]").await;
        page.see(".k-chosen").await;
    }

    /// The cursor begins at a cell that glows; then cards are discarded.
    async fn turn_by_keys(page: &Page) {
        FireTower::own_turn(page).await;
        page.strike(keys::RIGHT).await;
        page.see("[data-press=go]").await;
        page.strike(keys::ENTER).await;
        page.see("[data-press=discard]").await;
        page.strike("d").await;
        page.see("[data-press=discard-chosen]").await;
        page.strike("1").await;
        page.see(".k-chosen").await;
        page.strike(keys::ENTER).await;
        page.see_no("[data-press=discard-chosen]").await;
    }

    async fn break_a_rule(page: &Page) {
        FireTower::own_turn(page).await;
        page.press("[data-at=h2]:not(.ft-can)").await;
        page.see(".why a").await;
    }

    /// The winner of the last match begins this one as Champion of the Wood.
    async fn after_rematch(pages: &[Page], result: &str) {
        let winner = if result.contains("Ann") { 0 } else { 1 };
        let champion = &pages[winner];
        champion.see(".k-bar.k-asked").await;
        let heading = champion.text("h1").await;
        assert!(heading.contains("Champion of the Wood"), "{result}, but then: {heading}");
        champion.shot(&format!("champion-{}", champion.screen().name())).await;
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
