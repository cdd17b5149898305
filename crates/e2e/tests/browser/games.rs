//! Whole games, from the lobby to the result, and what comes after it.

use crate::{against_bots, people, table_of};
use e2e::{FireTower, Game, Oriflamme, Page, Screen, play_out, play_some, scene};
use futures_util::future::join_all;

async fn result(page: &Page) -> String {
    page.see("dialog[open] #result").await;
    let words = page.text("#result .big").await;
    assert!(!words.trim().is_empty(), "the result says who has won");
    words
}

/// Nothing is out of sight while somebody decides.
const FITS: &str = "return document.documentElement.scrollHeight <= innerHeight
    && document.documentElement.scrollWidth <= innerWidth";

/// To the end; then its record is checked in the page, saved, and checked by the program.
async fn four_against_bots<G: Game>(screen: Screen, seed: u64) {
    let name = format!("{}-four-{}", G::NAME, screen.name());
    scene(name.clone(), async |scene| {
        let page = against_bots::<G>(scene, screen).await;
        assert_eq!(page.count(".seats .seat").await, 4);
        let mut player = G::on_chair(0, seed);
        play_some(&page, &mut player, 8).await;
        assert_eq!(page.js(FITS).await, true, "nothing scrolls during a move");
        page.shot(&format!("table-{}-{}", G::NAME, screen.name())).await;
        let acted = play_out(&page, &mut player).await;
        println!("{name}: {acted} presses, {}", result(&page).await);
        page.shot(&format!("result-{}-{}", G::NAME, screen.name())).await;
        page.press("#result a[href^='/replay/']").await;
        page.see("#slider").await;
        page.press("#verify").await;
        let fair = async || page.text("#verdict").await.starts_with("Fair");
        page.until("the shuffle was fair", fair).await;
        let file = page.saved("#save").await;
        assert!(scene.house.finds_fair(&file).await, "the program finds it fair too");
    })
    .await;
}

#[tokio::test]
async fn fire_tower_of_four_against_bots_on_a_desktop() {
    four_against_bots::<FireTower>(Screen::Desktop, 1).await;
}

#[tokio::test]
async fn fire_tower_of_four_against_bots_on_a_phone() {
    four_against_bots::<FireTower>(Screen::Phone, 2).await;
}

#[tokio::test]
async fn oriflamme_of_four_against_bots_on_a_desktop() {
    four_against_bots::<Oriflamme>(Screen::Desktop, 1).await;
}

#[tokio::test]
async fn oriflamme_of_four_against_bots_on_a_phone() {
    four_against_bots::<Oriflamme>(Screen::Phone, 2).await;
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
        honoured::<G>(&pages, &told).await;
    })
    .await;
}

/// Everybody asks for a rematch, and all find the same new table, on their own chairs.
async fn again<G: Game>(pages: &[Page]) {
    let (old, chairs) = (table_of(&pages[0]).await, chairs(&pages[0]).await);
    for page in pages {
        page.press("#rematch").await;
        page.see_no("dialog[open]").await;
        page.see("#link.ok").await;
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

/// In Fire Tower the winner of the last game begins this one as Champion of the Wood.
async fn honoured<G: Game>(pages: &[Page], told: &str) {
    if G::NAME != FireTower::NAME {
        return;
    }
    let winner = if told.contains("Ann") { 0 } else { 1 };
    let champion = &pages[winner];
    champion.see(".k-bar.k-asked").await;
    let heading = champion.text("h1").await;
    assert!(heading.contains("Champion of the Wood"), "{told}, but then: {heading}");
    champion.shot(&format!("champion-{}", champion.screen().name())).await;
}

#[tokio::test]
async fn fire_tower_of_two_people_on_desktops() {
    all_people::<FireTower>(Screen::Desktop, 11).await;
}

#[tokio::test]
async fn fire_tower_of_two_people_on_phones() {
    all_people::<FireTower>(Screen::Phone, 21).await;
}

#[tokio::test]
async fn oriflamme_of_three_people_on_desktops() {
    all_people::<Oriflamme>(Screen::Desktop, 31).await;
}

#[tokio::test]
async fn oriflamme_of_three_people_on_phones() {
    all_people::<Oriflamme>(Screen::Phone, 41).await;
}
