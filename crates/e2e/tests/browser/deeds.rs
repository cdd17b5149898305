//! Deeds: taken back and done again as wholes, and told in the log turn by turn.

use crate::rare::{bring_with, calm_match, play_on};
use crate::{against_bots, in_lobby, two_people};
use e2e::{FireTower, Game, Page, Scene, Screen, scene};
use serde_json::{Value, json};

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
        // Nothing came after it, which the page still knows: it does not ask.
        page.strike("u").await;
        page.see("#redo").await;
        page.until("it is as before", async || FireTower::position(&page).await == before).await;
        FireTower::begin_turn(&page).await;
        page.see_no("#redo").await;
        assert!(!page.shows(".talk s").await, "what was taken back has left the log");
    })
    .await;
}

/// Ann in a calm match, after her own turn and those of all bots.
async fn after_a_round(scene: &mut Scene) -> Page {
    let page = in_lobby(scene, Screen::Desktop).await;
    calm_match(scene, &page).await;
    FireTower::take_up(&page).await;
    page.press("[data-press=discard-chosen]:not(.k-shut)").await;
    page.see("#since").await;
    page.see(".ft-can").await;
    page
}

#[tokio::test]
async fn taking_back_says_how_many_turns_of_bots_go_with_it() {
    scene("undo-warning", async |scene| {
        let page = after_a_round(scene).await;
        let after = FireTower::position(&page).await;
        // Whoever loads the page again is told the same.
        page.client().refresh().await.expect("the page can be loaded again");
        page.see(".ft-can").await;
        page.press("#undo").await;
        page.see("#undo-warning").await;
        let words = page.text("#undo-warning-words").await;
        assert!(words.contains("your last deed and 3 turns of the others"), "{words}");
        assert_eq!(FireTower::position(&page).await, after, "nothing is taken back yet");
        page.shot("undo-warning-desktop").await;
        page.press("#undo-keep").await;
        page.see_no("#undo-warning").await;
        assert_eq!(FireTower::position(&page).await, after);
        page.press("#undo").await;
        page.press("#undo-go").await;
        page.see("#redo").await;
        assert_ne!(FireTower::position(&page).await, after);
        let struck = page.count(".talk .turn:has(s)").await;
        assert!(struck >= 3, "the turns of {struck} are struck out");
        page.press("#redo").await;
        page.until("the same round again", async || FireTower::position(&page).await == after)
            .await;
    })
    .await;
}

#[tokio::test]
async fn the_log_tells_deeds_by_turns_and_the_board_shows_the_line_that_is_pointed_at() {
    scene("log", async |scene| {
        let page = after_a_round(scene).await;
        page.shot("log-desktop").await;
        let turns = page.count(".talk .turn").await;
        assert!(turns >= 4, "a headline for each of four turns, not {turns}");
        let noise = "return [...document.querySelectorAll('.talk [data-line]')]
            .map(one => one.textContent).filter(words => /draws a card|a new turn/.test(words))";
        assert_eq!(page.js(noise).await, json!([]), "bookkeeping is no news");
        // What is marked on the board, with the mouse on a line about a fire.
        let rings = "#none, .ft-map circle[class^=ft-told]";
        assert_eq!(page.count(rings).await, 0, "nothing is being told");
        let point = "const line = [...document.querySelectorAll('.talk [data-line]')]
                .find(one => /carries fire to/.test(one.textContent));
            const say = (type, bubbles) => line.dispatchEvent(
                new PointerEvent(type, {pointerType: 'mouse', bubbles}));
            say('pointerover', true);";
        page.js(point).await;
        page.see(".talk .on").await;
        assert_eq!(page.count(rings).await, 1, "the cell that caught fire");
        page.press("#since").await;
        page.until("all that the bots did", async || page.count(rings).await >= 3).await;
        page.shot("log-since-desktop").await;
        page.strike("s").await;
        page.until("no longer", async || page.count(rings).await == 0).await;
    })
    .await;
}

#[tokio::test]
async fn ground_stays_charred_when_the_page_is_loaded_again() {
    scene("charred", async |scene| {
        let page = in_lobby(scene, Screen::Desktop).await;
        let douses = |input: &Value| input["act"][0] == 0 && input["act"][1]["douse"].is_string();
        let at = bring_with(scene, &page, &["--players", "2", "--firestorm", "off"], douses).await;
        play_on(&page, at).await;
        page.press(".ft-can").await;
        page.see(".ft-charred").await;
        page.shot("charred-desktop").await;
        page.client().refresh().await.expect("the page can be loaded again");
        page.see(".ft-board").await;
        page.see(".ft-charred").await;
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
        assert!(!told("Ben: back at the table").await, "he was not gone before");
        ben.open(&format!("/table/{table}")).await;
        // Who was gone for a moment only is told of once: the one line takes the place of the other.
        ann.until("Ben is back", async || !told("connection lost").await).await;
        assert!(told("Ben: back at the table").await);
    })
    .await;
}
