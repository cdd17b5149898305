//! What must not be lost: reloading, a second tab, a killed server.

use crate::tables::{feed_the_fire, table_of};
use crate::{against_bots, two_people};
use e2e::{FireTower, Page, Screen, play_out, play_some, position, scene, wind_step};
use std::time::{Duration, Instant};

#[tokio::test]
async fn reloading_in_the_middle_of_a_turn_loses_nothing() {
    scene("reload", async |scene| {
        let page = against_bots(scene, Screen::Phone, "Ann").await;
        wind_step(&page).await;
        page.press(".ft-can").await;
        page.press("[data-press=go]").await;
        page.see("[data-press=discard]").await;
        let (before, heading) = (position(&page).await, page.text("h1").await);
        page.client().refresh().await.expect("the page reloads");
        page.see("[data-press=discard]").await;
        assert_eq!(position(&page).await, before);
        assert_eq!(page.text("h1").await, heading);
        play_some(&page, &mut FireTower::new(3, "p16"), 5).await;
    })
    .await;
}

#[tokio::test]
async fn two_tabs_of_one_person_show_the_same_and_both_act() {
    scene("tabs", async |scene| {
        let page = against_bots(scene, Screen::Desktop, "Ann").await;
        wind_step(&page).await;
        let browser = page.client();
        let first = browser.window().await.expect("a window");
        let second = browser.new_window(true).await.expect("another tab").handle;
        browser.switch_to_window(second.clone()).await.expect("the other tab");
        let table = {
            browser.switch_to_window(first.clone()).await.expect("the first tab");
            table_of(&page).await
        };
        browser.switch_to_window(second.clone()).await.expect("the other tab");
        page.open(&format!("/table/{table}")).await;
        feed_the_fire(&page).await;
        let lit = position(&page).await;
        browser.switch_to_window(first.clone()).await.expect("the first tab");
        page.see("[data-press=discard]").await;
        page.until("the first tab shows it", async || position(&page).await == lit).await;
        page.press("#undo").await;
        wind_step(&page).await;
        page.until("it is taken back", async || position(&page).await != lit).await;
        let back = position(&page).await;
        browser.switch_to_window(second).await.expect("the other tab");
        page.until("the other tab too", async || position(&page).await == back).await;
        feed_the_fire(&page).await;
    })
    .await;
}

/// From the moment it listens again until the page is connected.
async fn recovered(page: &Page, since: Instant) -> Duration {
    page.see("#link.ok").await;
    since.elapsed()
}

#[tokio::test]
async fn a_killed_server_comes_back_and_both_pages_recover_by_themselves() {
    scene("killed", async |scene| {
        let (ann, ben) = two_people(scene, Screen::Desktop).await;
        let (mut one, mut other) = (FireTower::new(31, "p16"), FireTower::new(32, "a1"));
        for page in [&ann, &ben] {
            // A line that is cut is told to the console; it is what this test does.
            page.expect_complaint("WebSocket connection to");
            page.expect_complaint("net::ERR_CONNECTION");
        }
        for _ in 0..2 {
            let anns = async {
                play_some(&ann, &mut one, 5).await;
                wind_step(&ann).await;
            };
            tokio::select! {
                () = anns => {}
                _ = play_out(&ben, &mut other) => panic!("the game ended early"),
            }
            // It is Ann's turn and she does nothing: the position stays.
            let of_ann = position(&ann).await;
            let same = async || position(&ben).await["fires"] == of_ann["fires"];
            ben.until("Ben sees what Ann sees", same).await;
            let settled = [of_ann.clone(), position(&ben).await];
            scene.house.kill().await;
            for page in [&ann, &ben] {
                page.see("#link.lost").await;
            }
            scene.house.open_again().await;
            let up = Instant::now();
            let waited = tokio::join!(recovered(&ann, up), recovered(&ben, up));
            println!("recovered after {waited:?}");
            assert!(waited.0.max(waited.1) < Duration::from_secs(2), "{waited:?}");
            for (page, before) in [&ann, &ben].into_iter().zip(settled) {
                page.until("the same position", async || position(page).await == before).await;
            }
        }
        ann.shot("recovered-desktop").await;
        tokio::join!(play_out(&ann, &mut one), play_out(&ben, &mut other));
    })
    .await;
}
