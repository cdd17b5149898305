//! People at one table: asking to take back, going away and coming back, running out of time.

use crate::{in_lobby, table_of, two_people};
use e2e::{FireTower, Game, Page, Player, Screen, scene};
use serde_json::{Value, json};

/// Who is asked, and the other; both see the same.
pub(crate) async fn asked_and_other(ann: Page, ben: Page) -> (Page, Page) {
    let asked = async || ann.shows(FireTower::ASKED).await || ben.shows(FireTower::ASKED).await;
    ann.until("somebody is asked", asked).await;
    if ann.shows(FireTower::ASKED).await { (ann, ben) } else { (ben, ann) }
}

/// A whole turn that shows new cards: fire, and a card is exchanged for a new one.
pub(crate) async fn whole_turn(page: &Page) {
    FireTower::take_up(page).await;
    page.press("[data-press=discard-chosen]").await;
    page.see_no(".k-chosen").await;
}

/// Until it is the turn of the second. An event may ask the first something before.
pub(crate) async fn turn_passes(from: &Page, to: &Page) {
    let mut player = FireTower::on_chair(0, 1);
    let answers = async {
        loop {
            player.turn(from).await;
        }
    };
    tokio::select! {
        () = FireTower::own_turn(to) => {}
        () = answers => {}
    }
}

pub(crate) async fn forest(page: &Page) -> Value {
    FireTower::in_the_open(&FireTower::position(page).await)
}

/// What the panel of players says about the chair that is not one's own.
async fn of_the_other(page: &Page) -> String {
    page.text(".seats .seat:not(:has(em)) small").await
}

#[tokio::test]
async fn after_new_cards_taking_back_needs_the_others_consent() {
    scene("consent", async |scene| {
        let (ann, ben) = two_people(scene, Screen::Desktop).await;
        let (first, other) = asked_and_other(ann, ben).await;
        whole_turn(&first).await;
        turn_passes(&first, &other).await;
        let after = FireTower::position(&first).await;
        first.press("#undo").await;
        first.see("#undo-waiting").await;
        other.see("#undo-no").await;
        other.shot("undo-asked-desktop").await;
        first.shot("undo-waiting-desktop").await;
        assert_eq!(FireTower::position(&first).await, after, "asking alone changes nothing");
        other.press("#undo-no").await;
        first.see_no("#undo-waiting").await;
        first.until("the refusal is told", async || first.shows(".notices p").await).await;
        first.shot("undo-refused-desktop").await;
        assert_eq!(FireTower::position(&first).await, after, "it stays done");
        // A no stands until something happens; then one may ask again.
        whole_turn(&other).await;
        turn_passes(&other, &first).await;
        let after = FireTower::position(&first).await;
        first.press("#undo").await;
        other.press("#undo-yes").await;
        // The last action was to discard: that is open again, with the cards as they were.
        first.see(FireTower::ASKED).await;
        first.see_no("#undo-waiting").await;
        first.until("taken back", async || FireTower::position(&first).await != after).await;
        other.see_no("#undo-yes").await;
        other.see_no(FireTower::ASKED).await;
        let now = forest(&first).await;
        other.until("both see the same forest", async || forest(&other).await == now).await;
    })
    .await;
}

#[tokio::test]
async fn who_is_away_is_asked_too_and_answers_on_return() {
    scene("consent-away", async |scene| {
        let (ann, ben) = two_people(scene, Screen::Phone).await;
        let (first, other) = asked_and_other(ann, ben).await;
        whole_turn(&first).await;
        turn_passes(&first, &other).await;
        let table = table_of(&other).await;
        other.close().await;
        first
            .until("the other is away", async || of_the_other(&first).await.contains("away"))
            .await;
        let after = FireTower::position(&first).await;
        first.press("#undo").await;
        first.see("#undo-waiting").await;
        first.shot("undo-waiting-phone").await;
        assert_eq!(FireTower::position(&first).await, after, "nobody has agreed yet");
        other.open(&format!("/table/{table}")).await;
        other.see("#undo-yes").await;
        other.shot("undo-asked-phone").await;
        first.see("#undo-waiting").await;
        assert_eq!(FireTower::position(&first).await, after);
        other.press("#undo-yes").await;
        first.see(FireTower::ASKED).await;
        assert_ne!(FireTower::position(&first).await, after, "now it is taken back");
    })
    .await;
}

#[tokio::test]
async fn the_host_gives_a_seat_to_a_bot_and_who_returns_is_told() {
    scene("replaced", async |scene| {
        let (ann, ben) = two_people(scene, Screen::Desktop).await;
        let table = table_of(&ben).await;
        ben.see(FireTower::HAND).await;
        ben.close().await;
        ann.until("Ben is away", async || of_the_other(&ann).await.contains("away")).await;
        ann.press("#menu").await;
        ann.see("dialog[open] .promise").await;
        ann.shot("host-menu-desktop").await;
        ann.press("dialog[open] .plain-list .btn:first-of-type").await;
        let question = ann.text("dialog[open] .big").await;
        assert!(question.contains("Ben"), "a person is not sent away by one click: {question}");
        ann.press("dialog[open] .row.end .btn.hot").await;
        ann.see_no("dialog[open] .big").await;
        ann.press("dialog[open] .x").await;
        let name = async || ann.text(".seats .seat:not(:has(em)) strong").await;
        ann.until("a bot sits there", async || name().await.contains("(bot)")).await;
        for _ in 0..2 {
            FireTower::own_turn(&ann).await;
            whole_turn(&ann).await;
        }
        ben.open(&format!("/table/{table}")).await;
        ben.see("#seat-lost").await;
        ben.shot("seat-lost-desktop").await;
        let found =
            format!("return document.querySelectorAll('{}').length", FireTower::NOT_FOR_SPECTATORS);
        ben.until("he has no card", async || ben.js(&found).await == 0).await;
        ben.press("#seat-lost button").await;
        ben.see_no("#seat-lost").await;
        FireTower::own_turn(&ann).await;
        ben.until("he watches", async || forest(&ben).await == forest(&ann).await).await;
        let now = forest(&ann).await;
        whole_turn(&ann).await;
        ben.until("and sees what happens", async || forest(&ben).await != now).await;
        assert!(!ben.shows("#seat-lost").await, "he is told once");
    })
    .await;
}

#[tokio::test]
async fn who_leaves_is_gone_and_somebody_else_sits_down() {
    scene("left", async |scene| {
        let (ann, ben) = two_people(scene, Screen::Desktop).await;
        let table = table_of(&ben).await;
        ben.see(FireTower::HAND).await;
        ben.press("#menu").await;
        ben.press("#leave").await;
        ben.press("dialog[open] .row.end .btn.hot").await;
        ben.until("he is in the lobby", async || ben.place().await == "/").await;
        let name = async || ann.text(".seats .seat:not(:has(em)) strong").await;
        ann.until("a bot plays on", async || name().await.contains("(bot)")).await;
        ben.open(&format!("/table/{table}")).await;
        ben.see(FireTower::BOARD).await;
        ann.press("#menu").await;
        ann.press("dialog[open] .plain-list .btn").await;
        ann.press("dialog[open] .x").await;
        ben.see("#open-seat").await;
        assert!(!ben.shows(FireTower::HAND).await, "his cards are no longer his");
        let cem = scene.browser(Screen::Desktop).await;
        cem.open(&format!("/table/{table}")).await;
        cem.press("#open-seat button").await;
        cem.shot("open-seat-desktop").await;
        cem.say_name("Cem").await;
        cem.see(FireTower::HAND).await;
        ben.see_no("#open-seat").await;
        ann.until("Cem sits there", async || name().await.contains("Cem")).await;
    })
    .await;
}

/// A table for Ann and Ben as the lobby makes it, but with times that are too short for people.
pub(crate) async fn hurried(scene: &mut e2e::Scene, screen: Screen, pace: Value) -> (Page, Page) {
    let ann = in_lobby(scene, screen).await;
    let wish = json!({
        "game": "fire-tower", "options": [["players", "2"]], "seats": ["me", "link"],
        "pace": pace, "listed": false,
    });
    ann.ask("/api/me", &json!({ "name": "Ann" })).await;
    let made = ann.ask("/api/tables", &wish).await;
    let table = made["id"].as_str().unwrap_or_else(|| panic!("{made}"));
    ann.open(&format!("/table/{table}")).await;
    ann.see("#invite-link").await;
    let ben = scene.browser(screen).await;
    ben.open(&format!("/table/{table}")).await;
    ben.say_name("Ben").await;
    for page in [&ann, &ben] {
        page.see(FireTower::HAND).await;
    }
    (ann, ben)
}

#[tokio::test]
async fn when_the_time_for_a_move_is_over_a_bot_plays_until_the_person_says_so() {
    scene("late", async |scene| {
        let pace = json!({"move-millis": 15000, "bot-millis": 15, "away-millis": 60_000});
        let (ann, ben) = hurried(scene, Screen::Desktop, pace).await;
        let (late, other) = asked_and_other(ann, ben).await;
        let before = forest(&late).await;
        late.see(".clock").await;
        other.see(".clock").await;
        late.see("#stood-in").await;
        late.shot("stood-in-desktop").await;
        other.until("the bot has played", async || forest(&other).await != before).await;
        let says = of_the_other(&other).await;
        assert!(says.contains("a bot plays"), "the other is told: {says}");
        late.press("#stood-in button").await;
        late.see_no("#stood-in").await;
        let back = async || !of_the_other(&other).await.contains("a bot plays");
        other.until("the other is told that the person is back", back).await;
        whole_turn(&other).await;
        turn_passes(&other, &late).await;
        FireTower::begin_turn(&late).await;
    })
    .await;
}

#[tokio::test]
async fn a_bot_plays_for_who_is_away_and_hands_the_seat_back() {
    scene("away", async |scene| {
        let pace = json!({"move-millis": null, "bot-millis": 15, "away-millis": 1500});
        let (ann, ben) = hurried(scene, Screen::Phone, pace).await;
        let (first, away) = asked_and_other(ann, ben).await;
        let table = table_of(&away).await;
        away.close().await;
        first.until("that is seen", async || of_the_other(&first).await.contains("away")).await;
        whole_turn(&first).await;
        // Nobody but the bot can bring the turn back.
        FireTower::own_turn(&first).await;
        let stood_in = async || of_the_other(&first).await.contains("a bot plays");
        first.until("that is told", stood_in).await;
        first.shot("away-phone").await;
        away.open(&format!("/table/{table}")).await;
        first
            .until("the person is back", async || !of_the_other(&first).await.contains("away"))
            .await;
        away.see(FireTower::HAND).await;
        assert!(!away.shows("#stood-in").await, "the seat is the person's own again");
        whole_turn(&first).await;
        turn_passes(&first, &away).await;
        FireTower::begin_turn(&away).await;
    })
    .await;
}

#[tokio::test]
async fn the_time_for_a_move_is_chosen_with_the_table() {
    scene("clock", async |scene| {
        let page = in_lobby(scene, Screen::Phone).await;
        page.press("#create-fire-tower").await;
        page.press("dialog.create summary").await;
        page.choose("[data-option=time] select", "1").await;
        for seat in 2..=page.count(".seat-new").await {
            page.press(&format!(".seat-new:nth-child({seat}) .pick button:nth-child(3)")).await;
        }
        page.press("#create-go").await;
        page.say_name("Ann").await;
        FireTower::own_turn(&page).await;
        page.see(".clock").await;
        page.shot("clock-phone").await;
        let seconds = async || {
            let text = page.text(".clock").await;
            let (minutes, seconds) = text.trim().split_once(':').unwrap_or_default();
            (minutes.to_owned(), seconds.parse::<u32>().unwrap_or(99))
        };
        let (minutes, first) = seconds().await;
        assert!(minutes == "0" && first <= 30, "{minutes}:{first}");
        page.until("it runs", async || seconds().await.1 < first).await;
    })
    .await;
}
