//! At the table: taking back, being refused, another language, another person at the screen.

use crate::{against_bots, in_lobby, make_for_two};
use e2e::{FireTower, Guest, Page, Player, Screen, Turn, play_some, position, scene, wind_step};
use serde_json::json;

/// Does the wind step: fire on a cell that glows.
pub(crate) async fn feed_the_fire(page: &Page) {
    wind_step(page).await;
    page.press(".ft-can").await;
    page.see("[data-press=discard]").await;
}

/// The name of the table one is at.
pub(crate) async fn table_of(page: &Page) -> String {
    let place = page.place().await;
    place.trim_start_matches("/table/").to_owned()
}

#[tokio::test]
async fn an_action_is_taken_back() {
    scene("undo", async |scene| {
        let page = against_bots(scene, Screen::Desktop, "Ann").await;
        wind_step(&page).await;
        let before = position(&page).await;
        feed_the_fire(&page).await;
        assert_ne!(position(&page).await["fires"], before["fires"], "a fire was lit");
        page.press("#undo").await;
        page.until("it is as before", async || position(&page).await == before).await;
        wind_step(&page).await;
    })
    .await;
}

#[tokio::test]
async fn a_refused_move_names_its_clause_and_leads_there() {
    scene("refused", async |scene| {
        let page = against_bots(scene, Screen::Desktop, "Ann").await;
        wind_step(&page).await;
        let before = position(&page).await;
        page.press("[data-at=h2]:not(.ft-can)").await;
        page.see(".why a").await;
        assert_eq!(position(&page).await, before, "nothing happened");
        page.shot("refused-desktop").await;
        page.press(".why a").await;
        page.see(".clause.marked").await;
        let place = page.place().await;
        let clause = place.strip_prefix("/rules/fire-tower#").expect("the address of a clause");
        assert!(page.text(".clause.marked").await.starts_with(clause));
    })
    .await;
}

#[tokio::test]
async fn the_language_changes_in_the_middle_of_a_turn() {
    scene("language", async |scene| {
        let page = against_bots(scene, Screen::Desktop, "Ann").await;
        feed_the_fire(&page).await;
        page.press("[data-press=discard]").await;
        page.press(".ft-hand > .ft-card").await;
        page.see(".ft-picked").await;
        let (before, heading) = (position(&page).await, page.text("h1").await);
        for language in ["uk", "ru", "en"] {
            page.press(&format!("header button[lang={language}]")).await;
            page.until("the page speaks it", async || {
                page.js("return document.documentElement.lang").await == language
            })
            .await;
            assert_eq!(page.text("h1").await == heading, language == "en", "{language}");
            assert_eq!(position(&page).await, before, "nothing is lost in {language}");
            assert_eq!(page.count(".ft-picked").await, 1, "what was chosen stays chosen");
            page.shot(&format!("table-{language}")).await;
        }
        // What was chosen before is thrown now.
        page.press("[data-press=throw]").await;
        page.until("the turn goes on", async || position(&page).await != before).await;
    })
    .await;
}

#[tokio::test]
async fn a_spectator_sees_what_everybody_may_see() {
    scene("spectator", async |scene| {
        let ann = against_bots(scene, Screen::Desktop, "Ann").await;
        wind_step(&ann).await;
        let table = table_of(&ann).await;
        let eve = scene.browser(Screen::Desktop).await;
        eve.open(&format!("/table/{table}?watch")).await;
        eve.see(".ft-board").await;
        let same = async || {
            let (anns, eves) = (position(&ann).await, position(&eve).await);
            anns["fires"] == eves["fires"] && anns["breaks"] == eves["breaks"]
        };
        eve.until("she sees the same forest", same).await;
        let mut player = FireTower::new(5, "p16");
        play_some(&ann, &mut player, 6).await;
        eve.until("she sees what Ann has done", same).await;
        let found = eve.js(
            "return document.querySelectorAll('[data-card], .ft-can, [data-press], #undo').length",
        );
        assert_eq!(found.await, 0, "no card, nothing to press");
        eve.shot("spectator-desktop").await;
        let mut wire = Guest::stranger(&scene.house).connect(&table).await;
        let welcome = wire.hear("welcome").await;
        let views = welcome["views"].as_array().expect("views");
        assert_eq!(views.len(), 1, "{welcome}");
        assert_eq!(views[0]["viewer"], json!(null));
        assert_eq!(welcome["seed"], json!(null));
    })
    .await;
}

#[tokio::test]
async fn two_people_share_a_device_and_hands_stay_hidden() {
    scene("hot-seat", async |scene| {
        let page = in_lobby(scene, Screen::Phone).await;
        make_for_two(&page, "Ann", true).await;
        page.see(".ft-board").await;
        let mut player = FireTower::new(7, "p16");
        for round in 0..4 {
            while !page.shows("#uncover").await {
                assert_ne!(player.turn(&page).await, Turn::Over, "the game has only begun");
            }
            assert_eq!(page.count(".ft-hand > .ft-card").await, 0, "the curtain hides the hand");
            if round == 0 {
                page.shot("curtain-phone").await;
            }
            page.press("#uncover").await;
            page.see(".ft-hand > .ft-card").await;
        }
    })
    .await;
}

#[tokio::test]
async fn a_forged_seat_is_refused() {
    scene("forged", async |scene| {
        let ann = against_bots(scene, Screen::Desktop, "Ann").await;
        wind_step(&ann).await;
        let (table, before) = (table_of(&ann).await, position(&ann).await);
        let eve = Guest::named(&scene.house, "Eve").await;
        let mut wire = eve.connect(&table).await;
        let welcome = wire.hear("welcome").await;
        assert_eq!(welcome["views"][0]["viewer"], json!(null), "she looks through nobody's eyes");
        let act = json!({"say": "act", "nonce": 1, "seat": 0, "action": "done"});
        let undo = json!({"say": "undo", "nonce": 2, "seat": 0});
        for words in [act, undo] {
            wire.say(words).await;
            let answer = wire.hear("answer").await;
            assert_eq!(answer["verdict"], json!({"rejected": "not-your-seat"}));
        }
        let path = format!("/api/tables/{table}");
        let replace = json!({"seat": 0, "with": {"bot": "greedy"}});
        let (status, _, words) = eve.ask("POST", &format!("{path}/replace"), &replace).await;
        assert_eq!(status, 403, "{words}");
        let (status, _, words) = eve.ask("POST", &format!("{path}/sit"), &json!({"seat": 0})).await;
        assert!(status >= 400, "{words}");
        assert_eq!(position(&ann).await, before);
        feed_the_fire(&ann).await;
    })
    .await;
}
