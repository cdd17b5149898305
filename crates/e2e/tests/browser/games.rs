//! Whole games, from the lobby to the result.

use crate::{against_bots, two_people};
use e2e::{FireTower, Page, Screen, play_out, scene};

async fn result(page: &Page) -> String {
    page.see("dialog[open] #result").await;
    let words = page.text("#result .big").await;
    assert!(!words.trim().is_empty(), "the result says who has won");
    words
}

async fn four_against_bots(name: &'static str, screen: Screen, seed: u64) {
    scene(name, async |scene| {
        let page = against_bots(scene, screen, "Ann").await;
        assert_eq!(page.count(".seats .seat").await, 4);
        page.shot(&format!("table-{}", screen.name())).await;
        let acted = play_out(&page, &mut FireTower::new(seed, "p16")).await;
        println!("{name}: {acted} presses, {}", result(&page).await);
        page.shot(&format!("result-{}", screen.name())).await;
        page.press("#result a[href^='/replay/']").await;
        page.see("#slider").await;
        page.press("#verify").await;
        page.until("the shuffle was fair", async || {
            page.text("#verdict").await.starts_with("Fair")
        })
        .await;
    })
    .await;
}

#[tokio::test]
async fn four_player_game_against_bots_on_a_desktop() {
    four_against_bots("four-desktop", Screen::Desktop, 1).await;
}

#[tokio::test]
async fn four_player_game_against_bots_on_a_phone() {
    four_against_bots("four-phone", Screen::Phone, 2).await;
}

async fn two_by_link(name: &'static str, screen: Screen, seed: u64) {
    scene(name, async |scene| {
        let (ann, ben) = two_people(scene, screen).await;
        let (mut one, mut other) = (FireTower::new(seed, "p16"), FireTower::new(seed + 1, "a1"));
        let (anns, bens) = tokio::join!(play_out(&ann, &mut one), play_out(&ben, &mut other));
        assert!(anns > 0 && bens > 0, "both have played");
        assert_eq!(result(&ann).await, result(&ben).await, "both are told the same");
        println!("{name}: {anns} and {bens} presses");
    })
    .await;
}

#[tokio::test]
async fn two_person_game_in_two_browsers_on_desktops() {
    two_by_link("two-desktop", Screen::Desktop, 11).await;
}

#[tokio::test]
async fn two_person_game_in_two_browsers_on_phones() {
    two_by_link("two-phone", Screen::Phone, 21).await;
}
