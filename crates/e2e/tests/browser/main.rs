//! The built program in Chromium. `cargo xtask browser` runs these.

mod games;
mod oriflamme;
mod pages;
mod replays;
mod tables;
mod trouble;

use e2e::{Page, Scene, Screen};

/// A browser in the lobby.
async fn in_lobby(scene: &mut Scene, screen: Screen) -> Page {
    let page = scene.browser(screen).await;
    page.open("/").await;
    page.see("#play-fire-tower").await;
    page
}

/// One person against bots, at the table.
async fn against_bots(scene: &mut Scene, screen: Screen, name: &str) -> Page {
    let page = in_lobby(scene, screen).await;
    page.press("#play-fire-tower").await;
    page.say_name(name).await;
    page.see(".ft-board").await;
    page
}

/// A table for two is made; `both` is whether one person takes both seats.
async fn make_for_two(page: &Page, name: &str, both: bool) {
    page.press("#create-fire-tower").await;
    page.press("#seat-count button:first-child").await;
    page.until("there are two seats", async || page.count(".seat-new").await == 2).await;
    if both {
        page.press(".seat-new:nth-child(2) .pick button:first-child").await;
    }
    page.press("#create-go").await;
    page.say_name(name).await;
}

/// Two people in two browsers, the second by the link.
async fn two_people(scene: &mut Scene, screen: Screen) -> (Page, Page) {
    let ann = in_lobby(scene, screen).await;
    make_for_two(&ann, "Ann", false).await;
    ann.see("#invite-link").await;
    let link = ann.js("return document.querySelector('#invite-link').value").await;
    let ben = scene.browser(screen).await;
    ben.open(link.as_str().expect("a link")).await;
    ben.say_name("Ben").await;
    for page in [&ann, &ben] {
        page.see(".ft-board").await;
        page.see_no("#invite-link").await;
    }
    (ann, ben)
}
