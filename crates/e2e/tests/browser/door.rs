//! At the door and around the house: an invitation, the own name, addresses that lead nowhere, the light,
//! what a device keeps of the page.

use crate::{Sitter, against_bots, in_lobby, make_small, table_of};
use e2e::{FireTower, Game, Page, Screen, keys, scene};
use serde_json::{Value, json};

/// Fetches an address as the page would: the status, the content type, and the text.
async fn fetched(page: &Page, path: &str) -> (u64, String, String) {
    let script = "const [path, done] = arguments;
        fetch(path).then(async answer => done([answer.status, answer.headers.get('content-type'),
            await answer.text()]), no => done([0, '', String(no)]));";
    let answer = page.client().execute_async(script, vec![json!(path)]).await.expect("it asks");
    let text = |at: usize| answer[at].as_str().unwrap_or_default().to_owned();
    (answer[0].as_u64().unwrap_or_default(), text(1), text(2))
}

#[tokio::test]
async fn an_invitation_says_who_invites_to_what_and_can_be_scanned() {
    scene("door", async |scene| {
        let ann = in_lobby(scene, Screen::Desktop).await;
        make_small::<FireTower>(&ann, Sitter::Link).await;
        ann.see("#share").await;
        ann.see(".invite img.qr").await;
        let drawn = "const picture = document.querySelector('img.qr');
            return picture.complete && picture.naturalWidth > 0";
        ann.until("the link is drawn", async || ann.js(drawn).await == true).await;
        ann.shot("invite-desktop").await;
        let table = table_of(&ann).await;

        let ben = scene.browser(Screen::Phone).await;
        ben.open(&format!("/table/{table}")).await;
        ben.see("dialog[open] .invited").await;
        let says = ben.text("dialog[open] .invited").await;
        assert_eq!(says, "Ann invites you to Fire Tower");
        ben.see("dialog[open] #in-records").await;
        ben.shot("door-phone").await;
        let head = ben.js("return document.querySelector('meta[property=\"og:title\"]').content");
        assert_eq!(head.await, "You are invited to Fire Tower");
        let image = "return document.querySelector('meta[property=\"og:image\"]').content";
        let image = ben.js(image).await;
        let (status, kind, _) = fetched(&ben, image.as_str().expect("an address")).await;
        assert_eq!((status, kind.as_str()), (200, "image/jpeg"));
        ben.say_name("Ben").await;
        ben.see(FireTower::HAND).await;

        let eve = scene.browser(Screen::Desktop).await;
        eve.open(&format!("/table/{table}?watch")).await;
        eve.see(FireTower::BOARD).await;
        eve.press("#tab-chat").await;
        eve.see("#chat-closed").await;
        assert!(!eve.shows("#chat").await, "who looks on is told that the chat is not for them");
    })
    .await;
}

#[tokio::test]
async fn a_name_stands_in_records_as_its_owner_says() {
    scene("consent-to-names", async |scene| {
        let page = in_lobby(scene, Screen::Desktop).await;
        page.press("header .name").await;
        page.see("dialog[open] #in-records input:checked").await;
        page.shot("name-desktop").await;
        page.say_name("Ann").await;
        let me = async || {
            serde_json::from_str::<Value>(&fetched(&page, "/api/me").await.2).expect("an answer")
        };
        assert_eq!(me().await, json!({"name": "Ann", "in-records": true}));
        page.press("header .name").await;
        page.press("dialog[open] #in-records .switch").await;
        let off = async || me().await == json!({"name": "Ann"});
        page.until("it counts at once", off).await;
        page.open("/").await;
        page.press("header .name").await;
        page.see("dialog[open] #in-records input:not(:checked)").await;
    })
    .await;
}

#[tokio::test]
async fn addresses_that_lead_nowhere_are_told_kindly() {
    scene("lost", async |scene| {
        let page = scene.browser(Screen::Phone).await;
        page.expect_complaint("404");
        for place in ["/nowhere", "/table/abcdefghjk", "/replay/abcdefghjk"] {
            page.open(place).await;
            page.see(".sorry h1").await;
            assert!(!page.text(".sorry .big").await.trim().is_empty(), "{place} says why");
            assert!(page.shows(".sorry a[href='/']").await, "{place} leads home");
            assert!(!page.shows("#try-again").await, "{place}: trying again would not help");
        }
        page.shot("lost-phone").await;
        page.press(".sorry a[href='/'].btn").await;
        page.see("[id^=play-]").await;
        assert_eq!(fetched(&page, "/nowhere").await.0, 404);
        assert_eq!(fetched(&page, "/rules/fire-tower").await.0, 200);
    })
    .await;
}

#[tokio::test]
async fn who_walks_on_the_board_does_not_leave_it_by_enter() {
    scene("enter-stays", async |scene| {
        let page = against_bots::<FireTower>(scene, Screen::Desktop).await;
        FireTower::own_turn(&page).await;
        let place = page.place().await;
        for control in ["#menu", "header a[href^='/rules/']", "header .brand"] {
            page.js_with("document.querySelector(arguments[0]).focus()", vec![json!(control)])
                .await;
            page.strike(keys::RIGHT).await;
            let left = "return !document.activeElement.closest('header')";
            page.until("the focus is off", async || page.js(left).await == true).await;
        }
        // Three steps to the east of where the wind blows to: the board answers why not.
        page.strike(keys::ENTER).await;
        page.see(".why").await;
        assert_eq!(page.place().await, place);
        assert!(!page.shows("dialog[open]").await);
    })
    .await;
}

#[tokio::test]
async fn the_light_is_the_systems_unless_somebody_chooses() {
    scene("light", async |scene| {
        let page = in_lobby(scene, Screen::Desktop).await;
        let likes = async |value: &str| {
            let features = json!([{"name": "prefers-color-scheme", "value": value}]);
            page.devtools("Emulation.setEmulatedMedia", json!({"features": features})).await;
        };
        let theme = async || page.js("return document.documentElement.dataset.theme").await;
        for (liked, wanted) in [("light", "day"), ("dark", "night"), ("light", "day")] {
            likes(liked).await;
            page.until("the page follows", async || theme().await == wanted).await;
        }
        page.press(".themes button:nth-child(1)").await;
        page.until("night is chosen", async || theme().await == "night").await;
        page.open("/").await;
        page.see(".themes button:nth-child(1)[aria-pressed=true]").await;
        likes("light").await;
        assert_eq!(theme().await, "night", "a choice is a choice");
        page.press(".themes button:nth-child(3)").await;
        page.until("the system decides again", async || theme().await == "day").await;
    })
    .await;
}

#[tokio::test]
async fn a_device_can_keep_the_page_with_its_icons() {
    scene("manifest", async |scene| {
        let page = in_lobby(scene, Screen::Phone).await;
        let link = "return document.querySelector('link[rel=manifest]').getAttribute('href')";
        let link = page.js(link).await;
        let (status, kind, text) = fetched(&page, link.as_str().expect("an address")).await;
        assert_eq!((status, kind.as_str()), (200, "application/manifest+json"));
        let manifest: Value = serde_json::from_str(&text).expect("JSON");
        assert_eq!(manifest["display"], "standalone");
        let icons = manifest["icons"].as_array().expect("icons");
        assert!(icons.iter().any(|icon| icon["purpose"] == "maskable"), "{manifest}");
        for icon in icons {
            let (status, kind, _) = fetched(&page, icon["src"].as_str().expect("a path")).await;
            assert_eq!((status, kind.as_str()), (200, "image/png"), "{icon}");
        }
        let complaints = page.devtools("Page.getAppManifest", json!({})).await;
        assert_eq!(complaints["errors"], json!([]), "Chromium finds nothing wrong");
        let about = "return document.querySelector('meta[name=description]').content.length > 20";
        assert_eq!(page.js(about).await, true);
    })
    .await;
}
