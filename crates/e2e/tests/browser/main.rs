//! The built program in Chromium. `cargo xtask browser` runs these.

/// The same tests for every game.
macro_rules! in_every_game {
    ($($test:ident),+ $(,)?) => {
        bots::games! { idents in_each_game [$($test)+] }
    };
}

macro_rules! in_each_game {
    ($tests:tt $($module:ident $game:ident)+) => { $(in_game! { $module $game $tests })+ };
}

macro_rules! in_game {
    ($module:ident $game:ident [$($test:ident)+]) => {
        mod $module {
            $(#[tokio::test]
            async fn $test() {
                super::$test::<e2e::$game>().await;
            })+
        }
    };
}

mod aiming;
mod deeds;
mod delay;
mod door;
mod games;
mod lobby;
mod missions;
mod moments;
mod newcomers;
mod pages;
mod pauses;
mod people;
mod rare;
mod replays;
mod rescues;
mod rules;
mod sizes;
mod standing;
mod tables;
mod trouble;

use e2e::{Game, Motion, Page, Scene, Screen};
use serde_json::json;

/// A browser in the lobby, in which every game was played before.
async fn in_lobby(scene: &mut Scene, screen: Screen) -> Page {
    in_lobby_with(scene, screen, Motion::Less).await
}

/// The same, with as much motion.
async fn in_lobby_with(scene: &mut Scene, screen: Screen, motion: Motion) -> Page {
    let page = scene.browser_with(screen, motion).await;
    page.open("/").await;
    page.see("[id^=play-]").await;
    page.js(KNOWS).await;
    page
}

/// Nobody is new to any game.
const KNOWS: &str = "for (const one of document.querySelectorAll('[id^=play-]'))
    localStorage.setItem('tinderbox-knows-' + one.id.slice(5), 'yes')";

/// Ann against bots, at the table.
async fn against_bots<G: Game>(scene: &mut Scene, screen: Screen) -> Page {
    let page = in_lobby(scene, screen).await;
    page.press(&format!("#play-{}", G::NAME)).await;
    page.say_name("Ann").await;
    page.see(G::BOARD).await;
    page
}

/// Whose a new seat is: one of its three buttons.
#[derive(Clone, Copy)]
enum Sitter {
    Me = 1,
    Link = 2,
}

/// A new table is to have the fewest seats at which people meet.
async fn choose_fewest<G: Game>(page: &Page) {
    page.see("#seat-count button").await;
    let count = "return 1 + [...document.querySelectorAll('#seat-count button')]
        .findIndex(one => one.innerText.trim() === String(arguments[0]))";
    let at = page.js_with(count, vec![json!(G::SEATS)]).await;
    page.press(&format!("#seat-count button:nth-child({at})")).await;
}

/// Ann makes a table with the fewest seats; all but hers are for one of these.
async fn make_small<G: Game>(page: &Page, others: Sitter) {
    page.press(&format!("#create-{}", G::NAME)).await;
    choose_fewest::<G>(page).await;
    let all = async || page.count(".seat-new").await == G::SEATS;
    page.until("there are the fewest seats", all).await;
    for seat in 2..=G::SEATS {
        let button = others as u8;
        page.press(&format!(".seat-new:nth-child({seat}) .pick button:nth-child({button})")).await;
    }
    page.press("#create-go").await;
    page.say_name("Ann").await;
}

/// As many people as the game needs, in browsers of their own; all but the first came by the link.
async fn people<G: Game>(scene: &mut Scene, screen: Screen) -> Vec<Page> {
    let ann = in_lobby(scene, screen).await;
    make_small::<G>(&ann, Sitter::Link).await;
    ann.see("#invite-link").await;
    let link = ann.js("return document.querySelector('#invite-link').value").await;
    let link = link.as_str().expect("a link").to_owned();
    let mut pages = vec![ann];
    for name in ["Ben", "Eve"].into_iter().take(G::SEATS as usize - 1) {
        let page = scene.browser(screen).await;
        page.open(&link).await;
        page.say_name(name).await;
        pages.push(page);
    }
    for page in &pages {
        page.see(G::BOARD).await;
        page.see_no("#invite-link").await;
    }
    pages
}

/// Ann and Ben at a table of Fire Tower.
async fn two_people(scene: &mut Scene, screen: Screen) -> (Page, Page) {
    let pages = people::<e2e::FireTower>(scene, screen).await;
    let [ann, ben] = pages.try_into().ok().expect("two people");
    (ann, ben)
}

/// The name of the table one is at.
async fn table_of(page: &Page) -> String {
    let place = page.place().await;
    place.trim_start_matches("/table/").to_owned()
}

async fn speak(page: &Page, language: &str) {
    page.press(&format!("header button[lang={language}]")).await;
    let spoken = async || page.js("return document.documentElement.lang").await == language;
    page.until("the page speaks it", spoken).await;
}
