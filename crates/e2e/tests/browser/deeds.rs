//! Deeds: taken back and done again as wholes; and people in the log.

use crate::{against_bots, two_people};
use e2e::{FireTower, Game, Screen, scene};

#[tokio::test]
async fn what_was_taken_back_is_done_again_until_something_new_is_done() {
    scene("redo", async |scene| {
        let page = against_bots::<FireTower>(scene, Screen::Desktop).await;
        FireTower::own_turn(&page).await;
        let before = FireTower::position(&page).await;
        FireTower::begin_turn(&page).await;
        let after = FireTower::position(&page).await;
        assert!(!page.shows("#redo").await, "nothing was taken back");
        page.press("#undo").await;
        page.see("#redo").await;
        page.see(".talk s").await;
        assert_eq!(FireTower::position(&page).await, before);
        page.shot("redo-desktop").await;
        // It is still there for who comes back.
        page.client().refresh().await.expect("the page can be loaded again");
        page.see("#redo").await;
        page.press("#redo").await;
        page.until("it is done again", async || FireTower::position(&page).await == after).await;
        page.see_no("#redo").await;
        assert!(!page.shows(".talk s").await, "nothing is struck out");
        page.strike("u").await;
        // After a reload the page does not know what came after one's own deed, and says so.
        let back = async || page.shows("#redo").await || page.shows("#undo-warning").await;
        page.until("it is taken back, or asked", back).await;
        if page.shows("#undo-warning").await {
            page.strike("u").await;
        }
        page.see("#redo").await;
        page.until("it is as before", async || FireTower::position(&page).await == before).await;
        FireTower::begin_turn(&page).await;
        page.see_no("#redo").await;
        assert!(!page.shows(".talk s").await, "what was taken back has left the log");
    })
    .await;
}

#[tokio::test]
async fn going_away_and_coming_back_is_told_in_the_log() {
    scene("log-people", async |scene| {
        let (ann, ben) = two_people(scene, Screen::Desktop).await;
        let table = crate::table_of(&ben).await;
        let told = async |words: &str| ann.text(".talk .lines").await.contains(words);
        ben.close().await;
        ann.until("Ben is gone", async || told("Ben: connection lost").await).await;
        ben.open(&format!("/table/{table}")).await;
        // Who was gone for a moment only is told of once: the one line takes the place of the other.
        ann.until("Ben is back", async || !told("connection lost").await).await;
        assert!(told("Ben: back at the table").await);
    })
    .await;
}
