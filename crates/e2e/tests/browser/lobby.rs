//! Ways to a table and around it: the list, the code, another device; talk, and night and day.

use crate::{in_lobby, people, table_of};
use e2e::{FireTower, Game, Page, Screen, scene};
use serde_json::{Value, json};

#[tokio::test]
async fn strangers_find_an_open_table_and_others_come_by_its_code() {
    scene("open-tables", async |scene| {
        let ann = in_lobby(scene, Screen::Desktop).await;
        ann.press("#create-fire-tower").await;
        ann.press("#seat-count button:nth-child(2)").await;
        for seat in [2, 3] {
            let link = format!(".seat-new:nth-child({seat}) .pick button:nth-child(2)");
            ann.press(&link).await;
        }
        ann.press("dialog[open] .df .switch").await;
        ann.press("#create-go").await;
        ann.say_name("Ann").await;
        let told = async |page: &Page| page.text("#invite-code").await;
        ann.see("#invite-code").await;
        ann.until("there is a code", async || !told(&ann).await.is_empty()).await;
        let code = told(&ann).await;
        assert_eq!(code.len(), 4, "tables are few");

        let ben = in_lobby(scene, Screen::Desktop).await;
        ben.press(".tables .t .btn").await;
        ben.say_name("Ben").await;
        ben.see("#invite-code").await;
        ben.until("it is her table", async || told(&ben).await == code).await;

        let eve = in_lobby(scene, Screen::Phone).await;
        eve.write("#code", "no code").await;
        eve.press(".join .btn").await;
        eve.see("#code[aria-invalid=true]").await;
        eve.write("#code", &code.to_uppercase()).await;
        eve.press(".join .btn").await;
        eve.say_name("Eve").await;
        for page in [&ann, &ben, &eve] {
            page.see(FireTower::HAND).await;
        }

        let cem = in_lobby(scene, Screen::Phone).await;
        cem.press(".tables .t .btn").await;
        cem.see(FireTower::BOARD).await;
        assert!(!cem.shows(FireTower::HAND).await, "all chairs are taken: he watches");
    })
    .await;
}

#[tokio::test]
async fn a_game_waits_in_the_lobby_and_goes_on_on_another_device() {
    scene("another-device", async |scene| {
        let pages = people::<FireTower>(scene, Screen::Desktop).await;
        let (ann, table) = (&pages[0], table_of(&pages[0]).await);
        ann.open("/").await;
        ann.see(&format!(".mine a[href='/table/{table}']")).await;
        ann.press(".links button").await;
        ann.press("dialog[open] .row button.btn:not(.hot)").await;
        let code = async || ann.text("dialog[open] output.code").await;
        ann.until("there is a code", async || !code().await.is_empty()).await;
        let code = code().await;
        let phone = in_lobby(scene, Screen::Phone).await;
        phone.press(".links button").await;
        phone.write("dialog[open] form .field", &code).await;
        phone.press("dialog[open] form .btn.hot").await;
        phone.see(&format!(".mine a[href='/table/{table}']")).await;
        phone.press(&format!(".mine a[href='/table/{table}']")).await;
        phone.see(FireTower::HAND).await;
        assert_eq!(
            phone.text(".seats .seat:has(em) strong").await.trim().split(' ').next(),
            Some("Ann")
        );
    })
    .await;
}

#[tokio::test]
async fn people_talk_at_the_table_by_night_and_by_day() {
    scene("talk", async |scene| {
        let pages = people::<FireTower>(scene, Screen::Desktop).await;
        let (ann, ben) = (&pages[0], &pages[1]);
        ann.press("#tab-chat").await;
        ann.write("#chat", "<b>Hello</b> & good luck").await;
        ann.press(".talk form .btn").await;
        ben.see("#tab-chat .unread").await;
        ben.press("#tab-chat").await;
        let heard = async || ben.text(".talk .lines").await;
        ben.until("he reads it", async || heard().await.contains("<b>Hello</b> & good luck")).await;
        ben.see_no("#tab-chat .unread").await;
        let ready = ben.text(".talk .chips .chip:first-child").await;
        ben.press(".talk .chips .chip:first-child").await;
        let told = async || ann.text(".talk .lines li:first-child").await;
        ann.until("a ready phrase arrives", async || told().await.contains(ready.trim())).await;

        let theme = async || ann.js("return document.documentElement.dataset.theme").await;
        for (button, wanted) in [(2, "day"), (1, "night"), (2, "day")] {
            ann.press(&format!("header .themes button:nth-child({button})")).await;
            ann.until("the theme changes", async || theme().await == wanted).await;
        }
        ann.client().refresh().await.expect("the page loads again");
        ann.see(FireTower::HAND).await;
        assert_eq!(theme().await, "day", "it is remembered");
    })
    .await;
}

/// What the server would answer to somebody who has won and lost together, given in the page: to win and to
/// lose takes a mission each.
async fn with_missions(page: &Page, missions: &Value) {
    let source = format!(
        "const asked = window.fetch;
        window.fetch = (address, ...rest) => String(address).endsWith('/api/tables/missions')
            ? Promise.resolve(new Response(JSON.stringify({missions})))
            : asked.call(window, address, ...rest);"
    );
    page.devtools("Page.addScriptToEvaluateOnNewDocument", json!({ "source": source })).await;
}

#[tokio::test]
async fn the_mission_log_is_what_the_server_keeps_and_nothing_without_missions() {
    scene("missions", async |scene| {
        let page = in_lobby(scene, Screen::Desktop).await;
        page.ask("/api/me", &json!({ "name": "Ann" })).await;
        page.open("/").await;
        page.see(".tables").await;
        assert!(!page.shows("#missions").await, "nothing was won or lost together");
        let seat = |seat: u8, keeper: Value| {
            json!({"seat": seat, "keeper": keeper, "state": "here", "yours": seat == 0,
                "standing": false})
        };
        let mission = |id: &str, won: bool, score: i32| {
            json!({"id": id, "game": "fire-tower", "stage": "over", "your-turn": false,
                "seats": [seat(0, json!({"person": "Ann"})), seat(1, json!({"bot": "greedy"}))],
                "options": [["players", "2"], ["edition", "2018"], ["firestorm", "on"]],
                "outcome": {"together": {"won": won, "score": score}},
                "over-at": 1_794_744_000_000_u64})
        };
        let missions = json!([mission("abcdefghjk", true, 41), mission("kjhgfedcba", false, -3)]);
        with_missions(&page, &missions).await;
        page.open("/").await;
        page.see("#missions").await;
        assert_eq!(page.count("#missions .mission").await, 2);
        assert_eq!(page.count("#missions .mission.won").await, 1);
        let told = page.text("#missions").await;
        let parts = ["41", "Fire Tower", "2026-11-15", "Edition: 2018", "Ann, Flint (bot)"];
        assert!(parts.iter().all(|part| told.contains(part)), "{told}");
        assert!(!told.contains("Firestorm"), "what is usual is not worth a word: {told}");
        assert!(page.shows("#missions a[href='/replay/abcdefghjk']").await);
        page.js("document.querySelector('#missions').scrollIntoView()").await;
        page.shot("missions-desktop").await;
    })
    .await;
}
