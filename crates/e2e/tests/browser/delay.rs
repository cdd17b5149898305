//! A slow line: clocks stay true on it.

use crate::in_lobby;
use e2e::{FireTower, Game, Guest, Page, Screen, SlowLine, scene};
use serde_json::json;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

/// Added to the journey of every message, there and back together.
const ADDED: Duration = Duration::from_millis(150);
/// A clock may be wrong by so much.
const WRONG_MAX: f64 = 100.0;

fn epoch_millis() -> f64 {
    SystemTime::now().duration_since(UNIX_EPOCH).expect("after 1970").as_secs_f64() * 1000.0
}

/// When the time for a move is up, as the page shows it.
async fn shown_end(page: &Page) -> f64 {
    page.see(".timer[data-ends]").await;
    let script = "return performance.timeOrigin
        + Number(document.querySelector('.timer[data-ends]').dataset.ends)";
    page.js(script).await.as_f64().expect("a number")
}

/// When it is up, as the server says to one who is near.
async fn true_end(scene: &e2e::Scene, table: &str) -> f64 {
    let mut wire = Guest::stranger(&scene.house).connect(table).await;
    wire.hear("welcome").await;
    let asked = epoch_millis();
    wire.say(json!({"say": "ping", "at": 1})).await;
    let pong = wire.hear("pong").await;
    let left = pong["time"]["clocks"][0]["millis_left"].as_f64().expect("a clock runs");
    (asked + epoch_millis()) / 2.0 + left
}

/// The clock is right as soon as the page has measured the line.
async fn clock_is_true(scene: &e2e::Scene, page: &Page, table: &str, after: &str) {
    page.see(".timer[data-ends]").await;
    tokio::time::sleep(10 * ADDED).await;
    let wrong = (shown_end(page).await - true_end(scene, table).await).abs();
    println!("after {after} the clock is wrong by {wrong:.0} ms");
    assert!(wrong <= WRONG_MAX, "after {after}: {wrong} ms");
}

#[tokio::test]
async fn clocks_are_true_on_a_slow_line_after_a_reload_and_a_kill() {
    scene("slow-clock", async |scene| {
        let line = SlowLine::to(&scene.house, ADDED / 2).await;
        let page = in_lobby(scene, Screen::Desktop).await;
        page.expect_complaint("WebSocket connection to");
        page.expect_complaint("net::ERR_");
        page.ask("/api/me", &json!({ "name": "Ann" })).await;
        let pace = json!({"move-millis": 600_000, "bot-millis": 15, "away-millis": 600_000});
        let wish = json!({
            "game": "fire-tower", "options": [["players", "2"]],
            "seats": ["me", {"bot": "greedy"}], "pace": pace, "listed": false,
        });
        let made = page.ask("/api/tables", &wish).await;
        let table = made["id"].as_str().unwrap_or_else(|| panic!("{made}")).to_owned();
        let address = line.url(&format!("/table/{table}"));
        page.open(&address).await;
        FireTower::own_turn(&page).await;
        clock_is_true(scene, &page, &table, "the first look").await;
        tokio::time::sleep(Duration::from_secs(2)).await;
        page.client().refresh().await.expect("a page");
        clock_is_true(scene, &page, &table, "a reload").await;
        scene.house.kill().await;
        page.see("#link.lost").await;
        scene.house.open_again().await;
        page.see_no("#link.lost").await;
        tokio::time::sleep(4 * ADDED).await;
        clock_is_true(scene, &page, &table, "a kill").await;
    })
    .await;
}
