//! Fire Tower's cards: they explain themselves, they are aimed well from the start, and they warn.

use crate::against_bots;
use e2e::{FireTower, Game, Page, Screen, keys, scene};
use serde_json::json;

/// A card that can be taken up.
const CARD: &str = "[data-hand].k-open";

/// As a pointer would: the driver has no finger that rests.
pub(crate) async fn point(page: &Page, css: &str, kind: &str, with: &str) {
    let script = "document.querySelector(arguments[0]).dispatchEvent(new PointerEvent(
        arguments[1], { bubbles: true, cancelable: true, pointerType: arguments[2] }))";
    page.js_with(script, vec![json!(css), json!(kind), json!(with)]).await;
}

async fn spoken(page: &Page, css: &str) -> String {
    let script = "return document.querySelector(arguments[0]).getAttribute('aria-label')";
    let spoken = page.js_with(script, vec![json!(css)]).await;
    spoken.as_str().expect("it is read aloud").to_owned()
}

#[tokio::test]
async fn a_card_explains_itself_before_it_is_taken_up() {
    scene("reading", async |scene| {
        let page = against_bots::<FireTower>(scene, Screen::Desktop).await;
        FireTower::begin_turn(&page).await;
        point(&page, CARD, "pointerover", "mouse").await;
        page.see(".k-read p").await;
        let about = page.text(".k-read p").await;
        assert!(spoken(&page, CARD).await.ends_with(&about), "{about}");
        page.shot("reading-desktop").await;
        point(&page, "h1", "pointerover", "mouse").await;
        page.see_no(".k-read").await;

        page.js_with(
            "document.querySelector(arguments[0]).focus({ focusVisible: true })",
            vec![json!(CARD)],
        )
        .await;
        page.see(".k-read").await;
        page.strike(keys::ESCAPE).await;
        page.see_no(".k-read").await;

        // A finger that rests reads; lifting it takes nothing up.
        point(&page, CARD, "pointerdown", "touch").await;
        page.see(".k-read").await;
        point(&page, CARD, "pointerup", "touch").await;
        page.js_with("document.querySelector(arguments[0]).click()", vec![json!(CARD)]).await;
        page.see_no(".k-read").await;
        assert!(!page.shows(".k-held").await, "it was only read");
        // A tap is no reading.
        point(&page, CARD, "pointerdown", "touch").await;
        point(&page, CARD, "pointerup", "touch").await;
        page.js_with("document.querySelector(arguments[0]).click()", vec![json!(CARD)]).await;
        page.see(".k-held").await;
        assert!(!page.shows(".k-read").await, "the line on top says it now");
    })
    .await;
}

#[tokio::test]
async fn the_line_on_top_names_the_card_and_the_aim_begins_where_it_can_be_done() {
    scene("aiming", async |scene| {
        for screen in [Screen::Desktop, Screen::Phone] {
            let page = against_bots::<FireTower>(scene, screen).await;
            FireTower::own_turn(&page).await;
            if screen == Screen::Phone {
                // A finger has the best cell, and a pad to move the aim with, before it has tapped.
                page.see(".ft-nudge button").await;
                page.see("[data-press=go]").await;
            }
            FireTower::begin_turn(&page).await;
            let asked = page.text("h1").await;
            // A long name may break where the line on top writes it whole.
            let card = spoken(&page, CARD).await.replace('\u{ad}', "");
            let name = card.split([',', ':']).nth(1).expect("suit, name: words").trim();
            page.press(CARD).await;
            page.see(".k-held").await;
            let heading = page.text("h1").await;
            assert!(heading != asked && heading.contains(name), "{name}: {heading}");
            page.see(".ft-ghost > g").await;
            page.see("[data-press=go]").await;
            page.shot(&format!("aiming-{}", screen.name())).await;
            page.press("[data-press=cancel]").await;
            page.see_no(".ft-ghost > g").await;
            assert_eq!(page.text("h1").await, asked);
        }
    })
    .await;
}
