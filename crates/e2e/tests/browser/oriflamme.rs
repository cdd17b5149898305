//! Oriflamme: whole games of one person with bots and of three people, on desktops and phones; no
//! page breaks a rule of accessibility or falls back to English.

use crate::in_lobby;
use e2e::{Oriflamme, Page, Scene, Screen, latin_words, play_out, play_some, scene, violations};

/// The house, the person of the test, and the languages on their buttons.
const NAMES: [&str; 5] = ["Tinderbox", "Ann", "EN", "UK", "RU"];

async fn against_bots(scene: &mut Scene, screen: Screen) -> Page {
    let page = in_lobby(scene, screen).await;
    page.press("#play-oriflamme").await;
    page.say_name("Ann").await;
    page.see(".o-stage").await;
    page
}

async fn result(page: &Page) -> String {
    page.see("dialog[open] #result").await;
    page.text("#result .big").await
}

async fn one_with_bots(name: &'static str, screen: Screen, seed: u64) {
    scene(name, async |scene| {
        let page = against_bots(scene, screen).await;
        assert_eq!(page.count(".seats .seat").await, 4);
        let mut player = Oriflamme::new(seed);
        play_some(&page, &mut player, 8).await;
        page.shot(&format!("oriflamme-{}", screen.name())).await;
        let fits = "return document.documentElement.scrollHeight <= innerHeight
            && document.documentElement.scrollWidth <= innerWidth";
        assert_eq!(page.js(fits).await, true, "nothing scrolls during a move");
        let acted = play_out(&page, &mut player).await;
        println!("{name}: {acted} presses, {}", result(&page).await);
        page.shot(&format!("oriflamme-result-{}", screen.name())).await;
    })
    .await;
}

#[tokio::test]
async fn oriflamme_of_four_against_bots_on_a_desktop() {
    one_with_bots("oriflamme-four-desktop", Screen::Desktop, 1).await;
}

#[tokio::test]
async fn oriflamme_of_four_against_bots_on_a_phone() {
    one_with_bots("oriflamme-four-phone", Screen::Phone, 2).await;
}

async fn three_people(name: &'static str, screen: Screen) {
    scene(name, async |scene| {
        let ann = in_lobby(scene, screen).await;
        ann.press("#create-oriflamme").await;
        ann.press("#seat-count button:first-child").await;
        ann.until("there are three seats", async || ann.count(".seat-new").await == 3).await;
        ann.press(".seat-new:nth-child(3) .pick button:nth-child(2)").await;
        ann.press("#create-go").await;
        ann.say_name("Ann").await;
        ann.see("#invite-link").await;
        let link = ann.js("return document.querySelector('#invite-link').value").await;
        let link = link.as_str().expect("a link").to_owned();
        let mut pages = vec![ann];
        for guest in ["Ben", "Eve"] {
            let page = scene.browser(screen).await;
            page.open(&link).await;
            page.say_name(guest).await;
            pages.push(page);
        }
        for page in &pages {
            page.see(".o-stage").await;
            page.see_no("#invite-link").await;
        }
        let mut players = [Oriflamme::new(31), Oriflamme::new(32), Oriflamme::new(33)];
        let [one, two, three] = &mut players;
        let (anns, bens, eves) = tokio::join!(
            play_out(&pages[0], one),
            play_out(&pages[1], two),
            play_out(&pages[2], three)
        );
        assert!(anns.min(bens).min(eves) > 6, "each has laid six cards");
        let told = result(&pages[0]).await;
        for page in &pages[1..] {
            assert_eq!(result(page).await, told, "everybody is told the same");
        }
        println!("{name}: {anns}, {bens} and {eves} presses, {told}");
    })
    .await;
}

#[tokio::test]
async fn oriflamme_of_three_people_in_three_browsers_on_desktops() {
    three_people("oriflamme-three-desktop", Screen::Desktop).await;
}

#[tokio::test]
async fn oriflamme_of_three_people_in_three_browsers_on_phones() {
    three_people("oriflamme-three-phone", Screen::Phone).await;
}

/// In the middle of a game, in every theme and language.
async fn for_everybody(name: &'static str, screen: Screen) {
    scene(name, async |scene| {
        let page = against_bots(scene, screen).await;
        play_some(&page, &mut Oriflamme::new(5), 9).await;
        let mut wrong = Vec::new();
        for theme in ["night", "day"] {
            page.js(&format!("document.documentElement.dataset.theme = '{theme}'")).await;
            wrong.extend(violations(&page).await.iter().map(|one| format!("{theme}: {one}")));
            page.shot(&format!("oriflamme-{theme}-{}", screen.name())).await;
        }
        assert!(wrong.is_empty(), "{}", wrong.join("\n"));
        for language in ["uk", "ru"] {
            page.js(&format!("localStorage.setItem('tinderbox-language', '{language}')")).await;
            let here = page.place().await;
            page.open(&here).await;
            page.see(".o-stage").await;
            let left = latin_words(&page, &NAMES).await;
            assert!(left.is_empty(), "{language}: {left:?}");
            page.shot(&format!("oriflamme-{language}-{}", screen.name())).await;
        }
    })
    .await;
}

#[tokio::test]
async fn oriflamme_is_for_everybody_on_a_desktop() {
    for_everybody("oriflamme-axe-desktop", Screen::Desktop).await;
}

#[tokio::test]
async fn oriflamme_is_for_everybody_on_a_phone() {
    for_everybody("oriflamme-axe-phone", Screen::Phone).await;
}
