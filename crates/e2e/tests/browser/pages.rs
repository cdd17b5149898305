//! What holds for every page: it is there, it is light, everybody can use it, in every language.

use crate::in_lobby;
use crate::replays::bring_record;
use e2e::{Guest, Page, Scene, Screen, latin_words, scene, violations, wind_step};
use serde_json::{Value, json};
use std::time::Duration;

#[tokio::test]
async fn the_program_holds_its_pages() {
    scene("front", async |scene| {
        let stranger = Guest::stranger(&scene.house);
        let (status, head, page) = stranger.ask("GET", "/", &Value::Null).await;
        assert_eq!(status, 200);
        assert!(head.contains("content-security-policy: default-src 'self'"), "{head}");
        let program = page.split('"').find(|part| part.ends_with(".wasm")).expect("a program");
        let (status, head, _) = stranger.ask("GET", program, &Value::Null).await;
        assert_eq!(status, 200);
        assert!(head.contains("content-type: application/wasm"), "{head}");
    })
    .await;
}

/// Goes to every kind of page, opens what can be opened over it, and looks at each.
async fn tour(
    scene: &mut Scene,
    screen: Screen,
    language: &str,
    look: &mut impl AsyncFnMut(&Page, &str),
) {
    let page = in_lobby(scene, screen).await;
    page.press(&format!("header button[lang={language}]")).await;
    speaks(&page, language).await;
    look(&page, "lobby").await;
    page.press("#create-fire-tower").await;
    page.press("dialog.create summary").await;
    look(&page, "create").await;
    page.press("dialog.create .x").await;
    page.see_no("dialog[open]").await;
    page.press("#play-fire-tower").await;
    page.say_name("Ann").await;
    wind_step(&page).await;
    look(&page, "table").await;
    page.press("[data-at=h2]:not(.ft-can)").await;
    page.see(".why a").await;
    look(&page, "refusal").await;
    page.press(".ft-deck").await;
    look(&page, "counting").await;
    page.press("dialog[open] .btn.hot").await;
    page.press("#menu").await;
    look(&page, "menu").await;
    page.press("dialog[open] .row button.btn").await;
    page.see("dialog[open] .keys").await;
    look(&page, "keys").await;
    page.press("dialog[open] .x").await;
    page.open("/rules/fire-tower").await;
    page.see(".clause").await;
    look(&page, "rules").await;
    page.open("/").await;
    bring_record(scene, &page).await;
    page.see("#slider").await;
    look(&page, "replay").await;
}

async fn speaks(page: &Page, language: &str) {
    let spoken = async || page.js("return document.documentElement.lang").await == language;
    page.until("the page speaks it", spoken).await;
}

/// Things that can be scrolled sideways: on these pages nothing should.
const SIDEWAYS: &str = "return [...document.querySelectorAll('*')]
    .filter(one => one.checkVisibility() && one.scrollWidth > one.clientWidth + 1)
    .filter(one => one === document.documentElement
        || ['auto', 'scroll'].includes(getComputedStyle(one).overflowX))
    .map(one => one.outerHTML.slice(0, 120))";

async fn everybody_can_use_it(name: &'static str, screen: Screen, theme: &'static str) {
    scene(name, async |scene| {
        let mut wrong = Vec::new();
        let look = &mut async |page: &Page, place: &str| {
            if page.js("return document.documentElement.dataset.theme").await != theme {
                page.press(".themes button[aria-pressed=false]").await;
            }
            page.shot(&format!("{place}-{theme}-{}", screen.name())).await;
            let found = violations(page).await;
            wrong.extend(found.into_iter().map(|one| format!("{place}: {one}")));
            let wide = page.js(SIDEWAYS).await;
            let wide = wide.as_array().into_iter().flatten();
            wrong.extend(wide.map(|one| format!("{place}: can be scrolled sideways: {one}")));
        };
        tour(scene, screen, "en", look).await;
        assert!(wrong.is_empty(), "{} mistakes:\n{}", wrong.len(), wrong.join("\n"));
    })
    .await;
}

#[tokio::test]
async fn everybody_can_use_every_page_at_night_on_a_desktop() {
    everybody_can_use_it("night-desktop", Screen::Desktop, "night").await;
}

#[tokio::test]
async fn everybody_can_use_every_page_by_day_on_a_desktop() {
    everybody_can_use_it("day-desktop", Screen::Desktop, "day").await;
}

#[tokio::test]
async fn everybody_can_use_every_page_at_night_on_a_phone() {
    everybody_can_use_it("night-phone", Screen::Phone, "night").await;
}

#[tokio::test]
async fn everybody_can_use_every_page_by_day_on_a_phone() {
    everybody_can_use_it("day-phone", Screen::Phone, "day").await;
}

/// The house, the person of the test, the languages on their buttons, and Wi-Fi, which has no other name.
const NAMES: [&str; 7] = ["Tinderbox", "Ann", "EN", "UK", "RU", "Wi", "Fi"];

async fn no_english_word(name: &'static str, language: &'static str) {
    scene(name, async |scene| {
        let mut left = Vec::new();
        tour(scene, Screen::Desktop, language, &mut async |page: &Page, place: &str| {
            page.shot(&format!("{place}-{language}-desktop")).await;
            let found = latin_words(page, &NAMES).await;
            left.extend(found.into_iter().map(|word| format!("{place}: {word}")));
        })
        .await;
        assert!(left.is_empty(), "{} words:\n{}", left.len(), left.join("\n"));
    })
    .await;
}

#[tokio::test]
async fn no_english_word_is_left_in_ukrainian() {
    no_english_word("words-uk", "uk").await;
}

#[tokio::test]
async fn no_english_word_is_left_in_russian() {
    no_english_word("words-ru", "ru").await;
}

#[tokio::test]
async fn first_visit_is_light_and_quick() {
    scene("first-load", async |scene| {
        let page = scene.browser(Screen::Phone).await;
        let watch = "new MutationObserver((_, self) => { if (document.querySelector('#play-fire-tower')) {
            self.disconnect(); setTimeout(() => { window.interactive = performance.now(); }); } })
            .observe(document, { childList: true, subtree: true });";
        let ours = json!({ "source": watch });
        page.devtools("Page.addScriptToEvaluateOnNewDocument", ours).await;
        page.devtools("Emulation.setCPUThrottlingRate", json!({ "rate": 4 })).await;
        page.open("/").await;
        page.until("the page answers", async || page.js("return window.interactive").await.is_f64()).await;
        let millis = page.js("return window.interactive").await.as_f64().expect("a time");
        page.devtools("Emulation.setCPUThrottlingRate", json!({ "rate": 1 })).await;
        page.js("return document.fonts.ready.then(() => true)").await;
        let loaded = page.js("return [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
            .map(one => [one.name, one.transferSize])").await;
        let loaded: Vec<(String, u64)> = serde_json::from_value(loaded).expect("names and sizes");
        let sum: u64 = loaded.iter().map(|(_, bytes)| bytes).sum();
        println!("a first visit loads {sum} bytes in {} files and answers after {millis:.0} ms on a CPU four times slower", loaded.len());
        assert!(loaded.iter().any(|(name, _)| name.ends_with(".wasm")), "{loaded:#?}");
        assert!(sum <= 400_000, "{loaded:#?}");
        // The aim is two seconds; a machine that does other things too gets more.
        assert!(Duration::from_secs_f64(millis / 1000.0) < Duration::from_secs(10), "{millis} ms");
    })
    .await;
}
