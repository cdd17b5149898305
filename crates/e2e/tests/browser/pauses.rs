//! Time stands still because everybody at the table wants it to.

use crate::people::{asked_and_other, forest, hurried};
use e2e::{FireTower, Game, Page, Screen, scene};
use serde_json::json;
use std::time::Duration;

/// What is left of the move, as the page shows it.
async fn left(page: &Page) -> String {
    page.see(".timer .clock").await;
    page.text(".timer .clock").await
}

/// On a small screen that lies on its side the board is narrow, and yet a sentence over it is whole.
async fn is_whole(page: &Page, banner: &str) {
    let size = json!({"width": 844, "height": 390, "deviceScaleFactor": 1, "mobile": true});
    page.devtools("Emulation.setDeviceMetricsOverride", size).await;
    let script =
        "const { left, right } = document.querySelector(arguments[0]).getBoundingClientRect();
        return innerWidth === 844 && left >= 0 && right <= innerWidth;";
    let whole = async || page.js_with(script, vec![json!(banner)]).await == true;
    page.until("it is on the screen as a whole", whole).await;
    page.shot("pause-waits-on-its-side").await;
    page.devtools("Emulation.clearDeviceMetricsOverride", json!({})).await;
}

#[tokio::test]
async fn two_people_pause_together_and_one_of_them_ends_it() {
    scene("pause", async |scene| {
        let pace = json!({"move-millis": 120_000, "bot-millis": 15, "away-millis": 60_000});
        let (ann, ben) = hurried(scene, Screen::Desktop, pace).await;
        let (first, other) = asked_and_other(ann, ben).await;
        FireTower::own_turn(&first).await;

        first.press("#pause").await;
        first.see("#pause-waits").await;
        other.see("#pause-asked").await;
        let question = other.text("#pause-asked-words").await;
        let name = other.text(".seats .seat:not(:has(em)) strong").await;
        assert!(question.contains(&name), "{question} does not say that {name} asks");
        assert!(!first.shows("#paused").await, "one alone stops nothing");
        is_whole(&first, "#pause-waits").await;
        other.press("#pause-too").await;
        for page in [&first, &other] {
            page.see("#paused").await;
            page.see_no("#pause").await;
        }
        first.shot("paused-desktop").await;

        let (before, clock) = (forest(&first).await, left(&other).await);
        first.press(".ft-can").await;
        first.see(".notices p").await;
        let why = first.text(".notices").await;
        assert!(why.contains("Time stands still"), "{why}");
        tokio::time::sleep(Duration::from_millis(2_100)).await;
        assert_eq!(left(&other).await, clock, "no time passes");
        for page in [&first, &other] {
            assert_eq!(forest(page).await, before, "nothing is done");
        }

        other.press("#go-on").await;
        for page in [&first, &other] {
            page.see("#starting").await;
        }
        let count = first.text("#starting b").await;
        assert!(["1", "2", "3"].contains(&count.as_str()), "the countdown says {count:?}");
        first.shot("starting-desktop").await;
        for page in [&first, &other] {
            page.see_no("#starting").await;
            page.see_no("#paused").await;
        }
        FireTower::begin_turn(&first).await;
        let acted = async || forest(&other).await != before;
        other.until("the other sees the fire", acted).await;
    })
    .await;
}
