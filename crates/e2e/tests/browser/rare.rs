//! Fire Tower, what seldom comes up: a match between bots in which it does is brought, and a person
//! plays on from there.

use crate::aiming::point;
use crate::in_lobby;
use crate::replays::bring;
use e2e::{FireTower, Game, Page, Player, Scene, Screen, Turn, play_out, scene};
use serde_json::{Value, json};

/// Ann on the chair of whoever did something like this, just before it was done.
async fn just_before(
    scene: &mut Scene,
    screen: Screen,
    options: &[&str],
    done: impl Fn(&Value) -> bool,
) -> Page {
    let page = in_lobby(scene, screen).await;
    let at = bring_with(scene, &page, options, done).await;
    play_on(&page, at).await;
    page
}

/// Ann at the replay of a match in which something like this was done, and how many inputs came before it.
pub(crate) async fn bring_with(
    scene: &Scene,
    page: &Page,
    options: &[&str],
    done: impl Fn(&Value) -> bool,
) -> usize {
    let (file, at) = scene.house.record_with(FireTower::NAME, options, done).await;
    bring(page, &file).await;
    page.say_name("Ann").await;
    page.see("#slider").await;
    at
}

/// A match without events, early, with a wind that blows away from the tower of whose turn it is: Ann's
/// tower does not burn in the round that follows.
pub(crate) async fn calm_match(scene: &Scene, page: &Page) {
    let options = ["--players", "4", "--firestorm", "off", "--shadow", "off"];
    let (north, east) = (["h7", "i7"], ["j8", "j9"]);
    let (south, west) = (["h10", "i10"], ["g8", "g9"]);
    // The towers stand clockwise, from the north-west.
    let away = [[south, east], [south, west], [north, west], [north, east]];
    let away = |input: &Value| {
        let seat = input["act"][0].as_u64().map_or(0, |seat| seat as usize);
        let cell = deed(input)["light"].as_str();
        cell.is_some_and(|cell| away[seat].as_flattened().contains(&cell))
    };
    let at = bring_with(scene, page, &options, away).await;
    play_on(page, at).await;
}

/// From the replay of a record: to the table that plays on after so many inputs.
pub(crate) async fn play_on(page: &Page, at: usize) {
    let place = page.place().await;
    let record = place.split('?').next().expect("an address");
    page.open(&format!("{record}?at={at}")).await;
    page.press("#fork").await;
    page.see(FireTower::ASKED).await;
}

/// What a seat did, if this input is somebody's deed.
fn deed(input: &Value) -> &Value {
    &input["act"][1]
}

async fn fires(page: &Page) -> usize {
    let position = FireTower::position(page).await;
    position["fires"].as_array().map_or(0, Vec::len)
}

/// Presses the button with these words.
async fn press_words(page: &Page, words: &str) {
    page.see(".k-answers > button").await;
    let script = format!(
        "return 1 + [...document.querySelectorAll('.k-answers > button')]
        .findIndex(one => one.innerText.includes({}))",
        json!(words)
    );
    let at = page.js(&script).await.as_u64().filter(|at| *at > 0);
    let at = at.unwrap_or_else(|| panic!("there is no button {words:?}"));
    page.press(&format!(".k-answers > button:nth-of-type({at})")).await;
}

/// Plays as long as this is asked for.
async fn play_while(page: &Page, words: &str) {
    let mut player = FireTower::new(3, "p16");
    while page.text("h1").await.contains(words) {
        if player.turn(page).await == Turn::Over {
            return;
        }
    }
}

#[tokio::test]
async fn fire_on_the_own_roof_is_asked_about_once() {
    scene("own-roof", async |scene| {
        let red = |input: &Value| *input == json!({"act": [0, {"light": "a1"}]});
        let page = just_before(scene, Screen::Desktop, &["--players", "4"], red).await;
        let before = FireTower::position(&page).await;
        point(&page, "[data-at=a1].ft-can", "pointerover", "mouse").await;
        page.see(".k-say.danger").await;
        page.see("[data-press=go].danger:not(.hot)").await;
        page.see(".ft-ruin").await;
        page.shot("own-roof-aimed-desktop").await;
        page.press("[data-at=a1].ft-can").await;
        page.see("dialog[open]").await;
        let question = page.text("dialog[open] .big").await;
        assert!(question.contains("your own roof"), "{question}");
        page.shot("own-roof-desktop").await;
        page.press("dialog[open] .row .btn.hot").await;
        page.see_no("dialog[open]").await;
        assert_eq!(FireTower::position(&page).await, before, "nothing happened");
        page.press("[data-at=a1].ft-can").await;
        page.press("#confirm-yes.danger").await;
        let note = async || page.text(".seats .seat:has(em) small").await;
        page.until("the tower has burnt", async || note().await.contains("burnt")).await;
    })
    .await;
}

#[tokio::test]
async fn in_teams_the_partners_roof_is_asked_about_and_both_win() {
    scene("teams", async |scene| {
        let page = in_lobby(scene, Screen::Desktop).await;
        page.press("#create-fire-tower").await;
        page.press("#seat-count button:last-child").await;
        page.press("dialog.create summary").await;
        page.press("[data-option=teams] input").await;
        page.shot("teams-create-desktop").await;
        for seat in 2..=4 {
            page.press(&format!(".seat-new:nth-child({seat}) .pick button:nth-child(3)")).await;
        }
        page.press("#create-go").await;
        page.say_name("Ann").await;
        FireTower::begin_turn(&page).await;
        let agreed = page.text(".crumb").await;
        assert!(agreed.contains("in teams"), "{agreed}");
        let teams = ["--players", "4", "--teams", "on"];
        let blue = |input: &Value| *input == json!({"act": [0, {"light": "p16"}]});
        let (file, at) = scene.house.record_with(FireTower::NAME, &teams, blue).await;
        page.open("/").await;
        bring(&page, &file).await;
        page.see("#slider").await;
        play_on(&page, at).await;
        page.press("[data-at=p16].ft-can").await;
        let question = page.text("dialog[open] .big").await;
        assert!(question.contains("your partner's roof"), "{question}");
        page.shot("partners-roof-desktop").await;
        page.press("#confirm-yes.danger").await;
        page.see_no("dialog[open] .big").await;
        play_out(&page, &mut FireTower::new(8, "a16")).await;
        page.see("dialog[open] #result").await;
        page.shot("teams-result-desktop").await;
        let told = page.text("#result .big").await;
        println!("in teams: {told}");
        assert!(told.contains("victory of the team"), "{told}");
    })
    .await;
}

#[tokio::test]
async fn a_burnt_player_of_2018_steals_cards_or_throws_sparks() {
    scene("shadow-2018", async |scene| {
        let options = ["--players", "3", "--edition", "2018", "--shadow", "event"];
        let haunts = |input: &Value| deed(input)["haunt"].is_string();
        let page = just_before(scene, Screen::Desktop, &options, haunts).await;
        let replay = scene.house.record_with(FireTower::NAME, &options, haunts).await.1;
        page.shot("shadow-2018-desktop").await;
        press_words(&page, "Steal cards").await;
        page.see("[data-hand]").await;
        page.shot("shadow-2018-stolen-desktop").await;
        let stolen = page.count("[data-hand]").await;
        assert!((1..=2).contains(&stolen), "one from each survivor who has any: {stolen}");
        // One may be played; here none is, or one that cannot be refused.
        play_while(&page, "Shadow").await;
        page.client().back().await.expect("the replay");
        page.see("#slider").await;
        play_on(&page, replay).await;
        let before = fires(&page).await;
        press_words(&page, "Three sparks").await;
        lit_by_hand(&page, "sparks", before).await;
    })
    .await;
}

/// Fire is placed by pressing cells that glow, as long as this is asked for.
async fn lit_by_hand(page: &Page, words: &str, before: usize) {
    page.see(".ft-can").await;
    assert!(page.text("h1").await.contains(words), "{}", page.text("h1").await);
    page.shot(&format!("{words}-desktop")).await;
    page.press(".ft-can").await;
    page.until("more burns", async || fires(page).await > before).await;
    play_while(page, words).await;
}

#[tokio::test]
async fn a_shadow_of_2023_turns_the_wind() {
    scene("shadow-2023", async |scene| {
        let veers = |input: &Value| deed(input)["veer"].is_string();
        let page = just_before(scene, Screen::Phone, &["--players", "3"], veers).await;
        let before = FireTower::position(&page).await["wind"].clone();
        page.shot("shadow-2023-phone").await;
        let note = page.text(".seats .seat:has(em) small").await;
        assert!(note.contains("a shadow"), "{note}");
        page.press(".k-answers > [data-press=do]:not(.k-shut)").await;
        let turned = async || FireTower::position(&page).await["wind"] != before;
        page.until("the wind has turned", turned).await;
    })
    .await;
}

#[tokio::test]
async fn mutual_aid_lets_everybody_help() {
    scene("mutual-aid", async |scene| {
        let options = ["--players", "3", "--mutual-aid", "on"];
        let aids = |input: &Value| deed(input)["aid"].is_string();
        let page = just_before(scene, Screen::Desktop, &options, aids).await;
        let before = fires(&page).await;
        assert_eq!(page.count(".k-answers > [data-press=do]").await, 3, "three ways to help");
        page.shot("mutual-aid-desktop").await;
        press_words(&page, "A fire each").await;
        page.see(".ft-can").await;
        page.press(".ft-can").await;
        // Three stand at most, and each places one.
        let helped = async || fires(&page).await >= before + 2;
        page.until("others have helped too", helped).await;
    })
    .await;
}

#[tokio::test]
async fn reckless_abandon_burns_three_cards_for_three_fires() {
    scene("reckless", async |scene| {
        let options = ["--players", "3", "--edition", "2018"];
        let reckless = |input: &Value| deed(input)["reckless"] == "water";
        let page = just_before(scene, Screen::Desktop, &options, reckless).await;
        let (before, held) = (fires(&page).await, page.count(FireTower::HAND).await);
        page.shot("reckless-desktop").await;
        press_words(&page, "Reckless: 3 × Water").await;
        page.see("[data-press=discard-chosen]").await;
        for _ in 0..3 {
            page.press("[data-hand].k-open").await;
        }
        page.shot("reckless-spend-desktop").await;
        page.press("[data-press=discard-chosen]:not(.k-shut)").await;
        page.until("the cards are gone", async || page.count(FireTower::HAND).await == held - 3)
            .await;
        lit_by_hand(&page, "Reckless", before).await;
        assert!(fires(&page).await >= before + 3, "three fires");
    })
    .await;
}
