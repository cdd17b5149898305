//! What must not be lost: reloading, a second tab, a killed server.

use crate::{against_bots, people, table_of};
use e2e::{FireTower, Game, Page, Screen, play_out, play_some, scene};
use futures_util::future::join_all;
use serde_json::json;
use std::time::{Duration, Instant};

in_every_game!(
    reloading_in_the_middle_of_a_turn_loses_nothing,
    a_killed_server_comes_back_and_all_pages_recover_by_themselves,
);

async fn reloading_in_the_middle_of_a_turn_loses_nothing<G: Game>() {
    scene(format!("{}-reload", G::NAME), async |scene| {
        let page = against_bots::<G>(scene, Screen::Phone).await;
        G::begin_turn(&page).await;
        page.see(G::ASKED).await;
        let (before, heading) = (G::position(&page).await, page.text("h1").await);
        page.client().refresh().await.expect("the page reloads");
        page.see(G::ASKED).await;
        page.until("the same position", async || G::position(&page).await == before).await;
        assert_eq!(page.text("h1").await, heading);
        play_some(&page, &mut G::on_chair(0, 3), 5).await;
    })
    .await;
}

#[tokio::test]
async fn two_tabs_of_one_person_show_the_same_and_both_act() {
    scene("tabs", async |scene| {
        let page = against_bots::<FireTower>(scene, Screen::Desktop).await;
        FireTower::own_turn(&page).await;
        let table = table_of(&page).await;
        let browser = page.client();
        let first = browser.window().await.expect("a window");
        let second = browser.new_window(true).await.expect("another tab").handle;
        browser.switch_to_window(second.clone()).await.expect("the other tab");
        page.open(&format!("/table/{table}")).await;
        FireTower::begin_turn(&page).await;
        let lit = FireTower::position(&page).await;
        browser.switch_to_window(first.clone()).await.expect("the first tab");
        page.see("[data-press=discard]").await;
        let same = async || FireTower::position(&page).await == lit;
        page.until("the first tab shows it", same).await;
        page.press("#undo").await;
        FireTower::own_turn(&page).await;
        page.until("it is taken back", async || !same().await).await;
        let back = FireTower::position(&page).await;
        browser.switch_to_window(second).await.expect("the other tab");
        page.until("the other tab too", async || FireTower::position(&page).await == back).await;
        FireTower::begin_turn(&page).await;
    })
    .await;
}

/// From the moment it listens again until the page is connected.
async fn recovered(page: &Page, since: Instant) -> Duration {
    page.see("#link.ok").await;
    since.elapsed()
}

async fn a_killed_server_comes_back_and_all_pages_recover_by_themselves<G: Game>() {
    scene(format!("{}-killed", G::NAME), async |scene| {
        let pages = people::<G>(scene, Screen::Desktop).await;
        let mut players: Vec<G> = (0..pages.len()).map(|at| G::on_chair(at, 30)).collect();
        for page in &pages {
            // A line that is cut is told to the console; it is what this test does.
            page.expect_complaint("WebSocket connection to");
            page.expect_complaint("net::ERR_CONNECTION");
        }
        for _ in 0..2 {
            let (ann, others) = players.split_first_mut().expect("there are people");
            let anns = async {
                play_some(&pages[0], ann, 3).await;
                G::own_turn(&pages[0]).await;
            };
            let others = pages[1..].iter().zip(others).map(|(page, player)| play_out(page, player));
            tokio::select! {
                () = anns => {}
                _ = join_all(others) => panic!("the game ended early"),
            }
            // Nobody does anything now; what Ann has just done may still be on its way.
            let same = async || {
                let open = async |page| G::in_the_open(&G::position(page).await);
                let seen = join_all(pages.iter().map(open)).await;
                seen.windows(2).all(|two| two[0] == two[1])
            };
            pages[0].until("everybody sees the same table", same).await;
            let settled = join_all(pages.iter().map(G::position)).await;
            scene.house.kill().await;
            for page in &pages {
                page.see("#link.lost").await;
            }
            scene.house.open_again().await;
            let up = Instant::now();
            let waited = join_all(pages.iter().map(|page| recovered(page, up))).await;
            println!("recovered after {waited:?}");
            assert!(waited.iter().all(|one| *one < Duration::from_secs(2)), "{waited:?}");
            for (page, before) in pages.iter().zip(settled) {
                page.until("the same position", async || G::position(page).await == before).await;
            }
        }
        pages[0].shot(&format!("recovered-{}-desktop", G::NAME)).await;
        let all = pages.iter().zip(&mut players).map(|(page, player)| play_out(page, player));
        join_all(all).await;
    })
    .await;
}

#[tokio::test]
async fn a_part_of_the_page_that_does_not_come_is_told_and_asked_for_again() {
    scene("part-missing", async |scene| {
        let page = against_bots::<FireTower>(scene, Screen::Phone).await;
        page.expect_complaint("net::ERR_BLOCKED_BY_CLIENT");
        page.expect_complaint("Failed to fetch");
        page.devtools("Network.enable", json!({})).await;
        let block = async |urls| {
            page.devtools("Network.setBlockedURLs", json!({ "urls": urls })).await;
        };
        block(&["*split_menu*"][..]).await;
        page.press("#menu").await;
        page.see("dialog[open] h2").await;
        let told = async || page.text("dialog[open] h2").await == "This page did not come";
        page.until("it is told that the menu did not come", told).await;
        page.press("dialog[open] .x").await;
        block(&[]).await;
        page.press("#menu").await;
        page.see("dialog[open] .promise").await;
        page.press("dialog[open] .x").await;
        play_some(&page, &mut FireTower::on_chair(0, 3), 2).await;
    })
    .await;
}
