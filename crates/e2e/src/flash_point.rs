//! A player of Flash Point: does one thing or another that the page offers, and ends the turn soon.

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
    const place = css => document.querySelector(css)?.innerHTML.length ?? 0;
    return {
        over: open?.querySelector('#result') != null,
        question: open != null && open.querySelector('#result') == null,
        moment: all('#stage .moment:not(.m-victory, .m-defeat, .m-end)').length > 0,
        asked: all('.k-bar.k-asked').length > 0,
        linked: document.querySelector('#link.ok') != null,
        heading: document.querySelector('.at-ask')?.innerText ?? '',
        log: document.querySelector('.talk .lines')?.textContent.length ?? 0,
        plan: place('.fp-fires') + place('.fp-crew') + place('.fp-edges'),
        presses: all('.k-bar [data-press]').filter(free).map(one => one.dataset.press),
        spaces: all('.fp-grid .fp-can').map(one => `[data-at="${one.dataset.at}"]`),
    };
"#;

/// Something is asked of the person at the screen, or a moment can be skipped.
const ASKS: &str = "seen.over || seen.question || seen.moment || (seen.asked && seen.linked)";
/// Something has changed.
const ANOTHER: &str = "JSON.stringify(Object.entries(seen).sort())
    !== JSON.stringify(Object.entries(arguments[0]).sort())";
/// One turn in so many is ended at once; otherwise something else is done first.
const ENDS: u8 = 2;
/// What leads to more questions than it is worth, or leaves what was begun.
const LEFT_OUT: [&str; 6] = ["cancel", "command", "own", "carry", "follow", "end"];

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct Look {
    over: bool,
    question: bool,
    moment: bool,
    asked: bool,
    linked: bool,
    heading: String,
    log: u64,
    plan: u64,
    presses: Vec<String>,
    /// Spaces on which something can be done.
    spaces: Vec<String>,
}

impl Look {
    fn offers(&self, press: &str) -> bool {
        self.presses.iter().any(|one| one == press)
    }

    fn may_answer(&self) -> bool {
        self.asked && self.linked && !self.question && !self.moment && !self.over
    }
}

/// Plays by chance from a seed.
pub struct FlashPoint {
    chance: Rng,
}

impl FlashPoint {
    /// The same seed makes the same choices on the same page.
    pub fn new(seed: u64) -> FlashPoint {
        FlashPoint { chance: Rng::with_seed(seed) }
    }

    /// What to press, as a selector.
    fn choose(&mut self, look: &Look) -> Option<String> {
        let press = |name: &String| format!(".k-bar [data-press={name}]");
        let end = "end".to_owned();
        if look.offers("end") && self.chance.u8(..ENDS) == 0 {
            return Some(press(&end));
        }
        let rest: Vec<&String> =
            look.presses.iter().filter(|one| !LEFT_OUT.contains(&one.as_str())).collect();
        // What was begun with a space is finished before another space is pressed.
        let begun = look.offers("cancel") && !rest.is_empty();
        let on_plan = !begun && !look.spaces.is_empty() && self.chance.bool();
        if let Some(space) = self.chance.choice(&look.spaces).filter(|_| on_plan || rest.is_empty())
        {
            return Some(space.clone());
        }
        let chosen = self.chance.choice(&rest).map(|name| press(name));
        chosen
            .or_else(|| look.offers("end").then(|| press(&end)))
            .or_else(|| look.offers("cancel").then(|| press(&"cancel".to_owned())))
    }
}

impl Player for FlashPoint {
    async fn turn(&mut self, page: &Page) -> Turn {
        self.turn_but(page, "").await
    }
}

impl FlashPoint {
    /// Does one thing, unless this is one of the answers: then somebody else wants to press it.
    pub async fn turn_but(&mut self, page: &Page, left: &str) -> Turn {
        let look = glance(page, ASKS, Value::Null).await;
        if look.over {
            return Turn::Over;
        }
        if !look.may_answer() {
            return skip(page, &look).await;
        }
        if look.offers(left) {
            return Turn::Waits;
        }
        match self.choose(&look) {
            Some(chosen) => press(page, &chosen, look).await,
            None => Turn::Waits,
        }
    }
}

/// Says yes to a question, and skips a moment: nobody who plays many games wants to see each explosion.
async fn skip(page: &Page, look: &Look) -> Turn {
    if look.moment {
        page.strike(keys::ESCAPE).await;
        glance(page, "!seen.moment", Value::Null).await;
    } else if look.question {
        return press(page, "dialog[open] #confirm-yes", look.clone()).await;
    }
    Turn::Waits
}

/// Presses something that was seen at a glance.
async fn press(page: &Page, chosen: &str, look: Look) -> Turn {
    // What was there a moment ago may be gone: the story goes on meanwhile.
    if page.try_press(chosen).await.is_err() {
        return Turn::Waits;
    }
    // The page is given a while to answer before something else is tried.
    glance(page, ANOTHER, json!(look)).await;
    Turn::Acted
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

/// Presses a space as a person does who wants something there: a finger looks first.
async fn press_space(page: &Page, space: &str) {
    let _ = page.try_press(space).await;
    if page.screen() == Screen::Phone {
        let _ = page.try_press(space).await;
    }
}

/// Waits a short while for another position.
async fn changes(page: &Page, before: &Value) -> bool {
    let begun = Instant::now();
    while begun.elapsed().as_secs() < 3 {
        if FlashPoint::position(page).await != *before {
            return true;
        }
        glance(page, "seen.asked", Value::Null).await;
    }
    false
}

/// Before a way into the house.
const FIRST: &str = "[data-at=\"3,0\"]";
/// From one of these the next is a step away, and outside nothing burns.
const AROUND: [&str; 4] = ["2,0", "3,0", "4,0", "1,0"];
/// Nobody comes there from outside in one turn.
const FAR: [&str; 3] = ["6,8", "1,8", "1,1"];

fn at(space: &str) -> String {
    format!("[data-at=\"{space}\"]")
}

impl Game for FlashPoint {
    const NAME: &'static str = "flash-point";
    const BOARD: &'static str = ".fp-grid";
    const SEATS: u64 = 2;
    const SEATS_USUAL: u64 = 2;
    const ASKED: &'static str = ".k-bar.k-asked";
    /// Nobody holds cards: the plan is what one plays with.
    const HAND: &'static str = ".fp-grid";
    const NOT_FOR_SPECTATORS: &'static str = ".k-bar [data-press], .fp-can, #undo, #hint";
    /// A peeked event is its player's own, but nobody hides anything from the people beside them.
    const HIDES: bool = false;
    const TOGETHER: bool = true;
    const DRAWN: &'static str = ".fp-map";

    fn on_chair(_: usize, seed: u64) -> FlashPoint {
        FlashPoint::new(seed)
    }

    /// Where everything lies on the plan, as it is drawn.
    async fn position(page: &Page) -> Value {
        page.js(r#"
            const drawn = name => document.querySelector(name)?.innerHTML ?? '';
            const layer = name => drawn(name).replaceAll('<!---->', '');
            return ['.fp-hots', '.fp-edges', '.fp-vehicles', '.fp-smokes', '.fp-fires',
                '.fp-markers', '.fp-crew'].map(layer);
        "#)
            .await
    }

    fn in_the_open(position: &Value) -> Value {
        position.clone()
    }

    /// What a bot would do is marked on the plan or among the answers.
    async fn follow_hint(page: &Page) {
        let before = FlashPoint::position(page).await;
        if page.shows(".k-bar .k-hinted").await {
            page.press(".k-bar .k-hinted").await;
        } else {
            let marked = r#"
                const mark = document.querySelector('.fp-hint')?.getBoundingClientRect();
                if (mark == null) return null;
                const [x, y] = [mark.x + mark.width / 2, mark.y + mark.height / 2];
                const cells = [...document.querySelectorAll('.fp-grid [data-at]')];
                return cells.find(cell => {
                    const {left, right, top, bottom} = cell.getBoundingClientRect();
                    return left < x && x < right && top < y && y < bottom;
                })?.dataset.at;
            "#;
            match page.js(marked).await.as_str() {
                Some(space) => press_space(page, &at(space)).await,
                None => page.press(".k-bar [data-press=end]").await,
            }
            if page.shows(".k-bar [data-press=cancel]").await {
                page.press(".k-bar [data-press]:not([data-press=cancel])").await;
            }
        }
        page.until("it is done", async || FlashPoint::position(page).await != before).await;
    }

    /// The actions of an own firefighter; all that is asked before is answered.
    async fn own_turn(page: &Page) {
        let mut player = FlashPoint::new(0);
        let mut begun = Instant::now();
        while begun.elapsed() < PATIENCE {
            let look = glance(page, ASKS, Value::Null).await;
            assert!(!look.over, "the rescue ended early");
            if look.may_answer() && look.offers("end") {
                return;
            }
            let acted = if !look.may_answer() {
                skip(page, &look).await
            } else if look.spaces.len() > 20 && look.spaces.contains(&FIRST.to_owned()) {
                press_space(page, FIRST).await;
                glance(page, ANOTHER, json!(look)).await;
                Turn::Acted
            } else {
                let chosen = player.choose(&look).expect("who is asked can answer");
                press(page, &chosen, look).await
            };
            if acted == Turn::Acted {
                begun = Instant::now();
            }
        }
        panic!("no turn came for {PATIENCE:?}");
    }

    /// A step outside, or whatever else changes something.
    async fn begin_turn(page: &Page) {
        let before = FlashPoint::position(page).await;
        let mut player = FlashPoint::new(1);
        for _ in 0..6 {
            FlashPoint::own_turn(page).await;
            for space in AROUND {
                press_space(page, &at(space)).await;
                if changes(page, &before).await {
                    return;
                }
            }
            player.turn(page).await;
            if changes(page, &before).await {
                return;
            }
        }
        panic!("nothing can be done");
    }

    /// The cursor goes a space further, the firefighter follows, and the turn is ended.
    async fn turn_by_keys(page: &Page) {
        FlashPoint::own_turn(page).await;
        let before = FlashPoint::position(page).await;
        page.strike(keys::RIGHT).await;
        page.strike(keys::ENTER).await;
        // It may burn there: then it is asked.
        changes(page, &before).await;
        FlashPoint::own_turn(page).await;
        page.strike("e").await;
        let look = glance(page, "seen.question || !seen.asked", Value::Null).await;
        if look.question {
            page.press("dialog[open] #confirm-yes").await;
        }
        page.until("the turn is over", async || FlashPoint::position(page).await != before).await;
    }

    /// Nobody comes to the middle of the house from outside in one turn.
    async fn break_a_rule(page: &Page) {
        let begun = Instant::now();
        while !page.shows(".why a").await {
            assert!(begun.elapsed() < PATIENCE, "everything is possible");
            FlashPoint::own_turn(page).await;
            for space in FAR {
                press_space(page, &at(space)).await;
                let told = "return document.querySelector('.why a') != null";
                page.watch(told, Vec::new(), "seen").await;
                if page.shows(".why a").await {
                    return;
                }
                page.strike(keys::ESCAPE).await;
            }
        }
    }
}
