//! Whole games, from the lobby to the result, and what comes after it.

use crate::{against_bots, people, table_of};
use e2e::{Game, Page, Screen, play_out, play_some, scene};
use futures_util::future::join_all;
use serde_json::{Value, json};

in_every_game!(
    a_game_against_bots_on_a_desktop,
    a_game_against_bots_on_a_phone,
    a_game_of_people_on_desktops,
    a_game_of_people_on_phones,
);

async fn result(page: &Page) -> String {
    page.see("dialog[open] #result").await;
    let words = page.text("#result .big").await;
    assert!(!words.trim().is_empty(), "the result says who has won");
    words
}

/// Everybody has a place, the best first; one's own is told in words. Closed, the result leaves the last
/// position and what can be done next.
async fn ranked<G: Game>(page: &Page) {
    let read = "return [...document.querySelectorAll('#result .ended .seat')]
        .map(one => [Number(one.querySelector('.place')?.innerText), one.classList.contains('you')])";
    let rows = page.js(read).await;
    let rows = rows.as_array().expect("a list");
    assert_eq!(rows.len() as u64, G::SEATS_USUAL);
    let says = page.text("#result h2").await;
    if G::TOGETHER {
        assert!(says.contains("together"), "{says}");
        assert!(page.text("#result .score").await.contains("point"), "it comes to a score");
    } else {
        is_ranked(rows, &says);
    }
    page.press("dialog[open] .x").await;
    page.see_no("dialog[open]").await;
    page.see("#after a[href^='/replay/']").await;
    page.see("#again").await;
    assert!(page.shows(G::BOARD).await, "the last position can be looked at");
    assert_eq!(page.text(".at-ask h1").await, says, "the same stands over it");
    page.shot(&format!("after-{}-{}", G::NAME, page.screen().name())).await;
    page.press("#result-again").await;
    page.see("dialog[open] #result").await;
}

/// The best comes first, and the own place is told in words.
fn is_ranked(rows: &[Value], says: &str) {
    let places: Vec<u64> = rows.iter().map(|row| row[0].as_u64().expect("a place")).collect();
    assert!(places[0] == 1 && places.is_sorted(), "{places:?}");
    let own = rows.iter().find(|row| row[1] == true).expect("the own row")[0].clone();
    let fits = if own == 1 {
        says.contains("victory") || says.contains("won")
    } else {
        says.contains("You came") || says.contains("You share place")
    };
    assert!(fits, "place {own}: {says}");
}

/// In the replay everybody has a name: the own one as long as one agrees.
async fn named<G: Game>(page: &Page) {
    let names = async || {
        page.js("return [...document.querySelectorAll('.player strong')].map(one => one.innerText)")
            .await
    };
    let told = names().await;
    let told = told.as_array().expect("names");
    assert_eq!(told.len() as u64, G::SEATS_USUAL);
    assert_eq!(told.iter().filter(|name| **name == "Ann").count(), 1, "{told:?}");
    let bots = told.iter().filter(|name| name.as_str().is_some_and(|name| name.contains("(bot)")));
    assert_eq!(bots.count(), told.len() - 1, "{told:?}");
    page.ask("/api/me", &json!({"name": "Ann", "in-records": false})).await;
    page.client().refresh().await.expect("the page loads again");
    page.see("#slider").await;
    let told = names().await;
    assert!(!told.to_string().contains("Ann"), "she agrees no longer: {told}");
}

/// What is over stands apart from what goes on.
async fn past(page: &Page, table: &str) {
    page.open("/").await;
    page.see(&format!("#past a[href='/replay/{table}']")).await;
    assert!(!page.shows(".mine:not(#past .mine)").await, "nothing goes on");
}

/// Nothing is out of sight while somebody decides.
const FITS: &str = "return document.documentElement.scrollHeight <= innerHeight
    && document.documentElement.scrollWidth <= innerWidth";

/// From now on the page notes what moves by itself: not what follows a press, not what is staged, not the
/// pieces on the board, which the game moves, and nothing once the match is over.
const WATCH_SHIFTS: &str = "window.shifts = [];
    const element = ({node}) => node?.closest ? node : node?.parentElement;
    const far = (source) => element(source) && !element(source)
        .closest('.at-stage, .moment, dialog, .at-board > *');
    new PerformanceObserver(list => {
        if (document.querySelector('.table-page.over')) return;
        for (const shift of list.getEntries())
            if (!shift.hadRecentInput && shift.sources.some(far))
                shifts.push([shift.value, shift.sources.filter(far)
                    .map(source => element(source).outerHTML.slice(0, 80)).join()]);
    }).observe({type: 'layout-shift'})";

/// So much of the screen may move at once: a count that grows by a digit, a card that joins the others.
/// On a busy machine what follows a press may come too late to be taken for it.
const SHIFT_MAX: f64 = 0.03;

async fn stands_still(page: &Page, name: &str) {
    let shifts = page.js("return shifts.sort((a, b) => b[0] - a[0])").await;
    let shifts = shifts.as_array().expect("a list");
    let sizes = shifts.iter().map(|shift| shift[0].as_f64().expect("a share of the screen"));
    let (most, all) = sizes.fold((0.0_f64, 0.0), |(most, all), one| (most.max(one), all + one));
    println!("{name}: layout shift {most:.4} at most, {all:.4} in all");
    assert!(most <= SHIFT_MAX, "something moves by itself: {:?}", &shifts[..shifts.len().min(5)]);
}

/// To the end; then its record is checked in the page, saved, and checked by the program.
async fn against_all_bots<G: Game>(screen: Screen, seed: u64) {
    let name = format!("{}-bots-{}", G::NAME, screen.name());
    scene(name.clone(), async |scene| {
        let page = against_bots::<G>(scene, screen).await;
        // A phone may leave out the own one: what belongs to it is what one plays with.
        let seats = "return document.querySelectorAll('.seats .seat').length";
        assert_eq!(page.js(seats).await, G::SEATS_USUAL);
        page.js(WATCH_SHIFTS).await;
        let mut player = G::on_chair(0, seed);
        play_some(&page, &mut player, G::PRESSES).await;
        assert_eq!(page.js(FITS).await, true, "nothing scrolls during a move");
        page.shot(&format!("table-{}-{}", G::NAME, screen.name())).await;
        let acted = play_out(&page, &mut player).await;
        println!("{name}: {acted} presses, {}", result(&page).await);
        stands_still(&page, &name).await;
        page.shot(&format!("result-{}-{}", G::NAME, screen.name())).await;
        ranked::<G>(&page).await;
        let table = table_of(&page).await;
        page.press("#result a[href^='/replay/']").await;
        page.see("#slider").await;
        page.press("#verify").await;
        let fair = async || page.text("#verdict").await.starts_with("Fair");
        page.until("the shuffle was fair", fair).await;
        let file = page.saved("#save").await;
        assert!(scene.house.finds_fair(&file).await, "the program finds it fair too");
        named::<G>(&page).await;
        past(&page, &table).await;
    })
    .await;
}

async fn a_game_against_bots_on_a_desktop<G: Game>() {
    against_all_bots::<G>(Screen::Desktop, 1).await;
}

async fn a_game_against_bots_on_a_phone<G: Game>() {
    against_all_bots::<G>(Screen::Phone, 2).await;
}

/// To the end, in as many browsers as there are seats; then once more at a new table.
async fn all_people<G: Game>(screen: Screen, seed: u64) {
    let name = format!("{}-people-{}", G::NAME, screen.name());
    scene(name.clone(), async |scene| {
        let pages = people::<G>(scene, screen).await;
        let mut players: Vec<G> =
            (0..pages.len()).map(|chair| G::on_chair(chair, seed + chair as u64)).collect();
        let played = pages.iter().zip(&mut players).map(|(page, player)| play_out(page, player));
        let acted = join_all(played).await;
        assert!(acted.iter().all(|presses| *presses > 0), "everybody has played: {acted:?}");
        let told = result(&pages[0]).await;
        for page in &pages[1..] {
            assert_eq!(result(page).await, told, "everybody is told the same");
        }
        println!("{name}: {acted:?} presses, {told}");
        again::<G>(&pages).await;
        G::after_rematch(&pages, &told).await;
    })
    .await;
}

/// Everybody asks for a rematch, and all find the same new table, on their own chairs.
async fn again<G: Game>(pages: &[Page]) {
    let (old, chairs) = (table_of(&pages[0]).await, chairs(&pages[0]).await);
    for page in pages {
        page.press("#rematch").await;
        page.see_no("dialog[open]").await;
        // A phone with a clock shows the line only when it is cut.
        let linked = async || page.js("return document.querySelector('#link.ok') != null").await;
        page.until("it is connected", async || linked().await == true).await;
        page.see(G::HAND).await;
    }
    let new = table_of(&pages[0]).await;
    assert_ne!(new, old);
    for page in pages {
        assert_eq!(table_of(page).await, new, "one table for all");
        assert_eq!(self::chairs(page).await, chairs, "everybody on the same chair");
        let own = "return document.querySelectorAll('.seats .seat em').length";
        assert_eq!(page.js(own).await, 1, "one of them is one's own");
    }
}

/// The names on the chairs, without "you".
async fn chairs(page: &Page) -> serde_json::Value {
    page.js("return [...document.querySelectorAll('.seats .seat strong')]
        .map(one => one.firstChild.textContent.trim())")
        .await
}

async fn a_game_of_people_on_desktops<G: Game>() {
    all_people::<G>(Screen::Desktop, 11).await;
}

async fn a_game_of_people_on_phones<G: Game>() {
    all_people::<G>(Screen::Phone, 21).await;
}
