//! A player of Oriflamme: takes any of the choices that the page offers.

use crate::page::Page;
use crate::player::{Player, Turn};
use fastrand::Rng;
use serde::Deserialize;
use std::time::{Duration, Instant};
use tokio::time::sleep;

/// After a press the page is given so long to answer before something else is tried.
const ANSWER: Duration = Duration::from_millis(700);

/// What a person sees at a glance.
const LOOK: &str = r#"
    const all = css => [...document.querySelectorAll(css)].filter(one => one.checkVisibility());
    const open = document.querySelector('dialog[open]');
    const named = (css, name) => all(css).map(one => `[data-${name}="${one.dataset[name]}"]`);
    const free = one => one.getAttribute('aria-disabled') !== 'true';
    return {
        over: open?.querySelector('#result') != null,
        question: open != null && open.querySelector('#result') == null,
        asked: all('.o-act.o-asked').length > 0,
        linked: document.querySelector('#link.ok') != null,
        heading: document.querySelector('.at-ask')?.innerText ?? '',
        log: document.querySelectorAll('.talk .lines li').length,
        places: named('[data-place]', 'place'),
        hand: named('[data-hand].o-open', 'hand'),
        presses: all('[data-press]').filter(free).map(one => `[data-press=${one.dataset.press}]`),
        targets: named('[data-target]', 'target'),
        swaps: named('[data-swap]', 'swap'),
    };
"#;

#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
struct Look {
    over: bool,
    question: bool,
    asked: bool,
    linked: bool,
    heading: String,
    log: usize,
    places: Vec<String>,
    hand: Vec<String>,
    presses: Vec<String>,
    targets: Vec<String>,
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
        if !look.places.is_empty() {
            return self.chance.choice(&look.places).cloned();
        }
        let offered = [&look.presses, &look.targets, &look.swaps].into_iter().flatten();
        let offered: Vec<&String> = offered.collect();
        match self.chance.choice(&offered) {
            Some(chosen) => Some((*chosen).clone()),
            None => self.chance.choice(&look.hand).cloned(),
        }
    }
}

impl Player for Oriflamme {
    async fn turn(&mut self, page: &Page) -> Turn {
        let look = glance(page).await;
        let chosen = match &look {
            look if look.over => return Turn::Over,
            look if look.question => Some("dialog[open] .btn.hot".to_owned()),
            look if look.asked && look.linked => self.choose(look),
            _ => None,
        };
        let Some(chosen) = chosen else { return Turn::Waits };
        // What was there a moment ago may be gone: the story goes on meanwhile.
        if page.try_press(&chosen).await.is_err() {
            return Turn::Waits;
        }
        let begun = Instant::now();
        while begun.elapsed() < ANSWER && glance(page).await == look {
            sleep(Duration::from_millis(10)).await;
        }
        Turn::Acted
    }
}

async fn glance(page: &Page) -> Look {
    let seen = page.js(LOOK).await;
    serde_json::from_value(seen).expect("the script returns a look")
}
