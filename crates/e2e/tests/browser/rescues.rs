//! Flash Point: what only a crew has that wins together: several firefighters for one person, reactions,
//! commands, events that one of them has seen.

use crate::in_lobby;
use crate::rare::play_on;
use crate::replays::bring;
use e2e::{FlashPoint, Game, Guest, Page, Player, Scene, Screen, Turn, play_out, scene};
use futures_util::future::join;
use serde_json::{Value, json};
use std::time::Duration;

/// The cards by which specialists are read.
const FIRE_CAPTAIN: &str = "is-1";
const GENERALIST: &str = "is-5";
const STRATEGIST: &str = "is-12";
const SUPPRESSION: &str = "is-13";

const TRAGIC: [(&str, &str); 4] =
    [("game", "experienced"), ("tragic-events", "on"), ("cards", "all"), ("specialists", "chosen")];

/// Ann makes a table with these options and seats, and opens it.
async fn rescue(page: &Page, options: &[(&str, &str)], seats: Value) -> String {
    let pace = json!({"move-millis": null, "bot-millis": 15, "away-millis": 60_000});
    let players = seats.as_array().expect("a list of seats").len().to_string();
    let options: Vec<_> = [("players", players.as_str())].iter().chain(options).copied().collect();
    let wish = json!({
        "game": "flash-point", "options": options, "seats": seats, "pace": pace, "listed": false,
    });
    page.ask("/api/me", &json!({ "name": "Ann" })).await;
    let made = page.ask("/api/tables", &wish).await;
    let table = made["id"].as_str().unwrap_or_else(|| panic!("{made}")).to_owned();
    page.open(&format!("/table/{table}")).await;
    table
}

/// Ann and Ben at one table.
async fn pair(scene: &mut Scene, options: &[(&str, &str)]) -> (Page, Page) {
    let ann = in_lobby(scene, Screen::Desktop).await;
    let table = rescue(&ann, options, json!(["me", "link"])).await;
    ann.see("#invite-link").await;
    let ben = in_lobby(scene, Screen::Desktop).await;
    ben.open(&format!("/table/{table}")).await;
    ben.say_name("Ben").await;
    for page in [&ann, &ben] {
        page.see(FlashPoint::BOARD).await;
    }
    (ann, ben)
}

/// Both with their specialists, in Ann's first turn.
async fn crew(scene: &mut Scene, windows: &str, anns: &str, bens: &str) -> (Page, Page) {
    let options: Vec<_> = TRAGIC.into_iter().chain([("windows", windows)]).collect();
    let (ann, ben) = pair(scene, &options).await;
    ann.press(&format!(".k-bar [data-read='{anns}']")).await;
    ben.press(&format!(".k-bar [data-read='{bens}']")).await;
    let bens = async {
        ben.see(".k-bar.k-asked .k-say, .fp-can").await;
        begin(&ben).await;
    };
    join(FlashPoint::own_turn(&ann), bens).await;
    (ann, ben)
}

/// A firefighter begins in a corner.
async fn begin(page: &Page) {
    page.see("[data-at='7,9'].fp-can").await;
    page.press("[data-at='7,9']").await;
    page.see_no("[data-at='7,9'].fp-can").await;
}

async fn end_turn(page: &Page) {
    FlashPoint::own_turn(page).await;
    let before = log(page).await;
    page.press(".k-bar [data-press=end]").await;
    // Bots are so quick that the next own turn may have come before anybody looks.
    let gone = async || !page.shows(".k-bar [data-press=end]").await || log(page).await != before;
    // Who has more AP than can be saved is asked once.
    let asked = async || page.shows("dialog[open] #confirm-yes").await;
    page.until("the turn is over, or asked about", async || asked().await || gone().await).await;
    if asked().await {
        page.press("dialog[open] #confirm-yes").await;
    }
    page.until("the turn is over", gone).await;
}

const CONTROL: &str = ".k-bar [data-press=control]";

/// Until this person is offered it; what is asked before is answered.
async fn offered(page: &Page, press: &str) {
    let mut player = FlashPoint::new(4);
    let button = format!(".k-bar [data-press={press}]");
    while !page.shows(&button).await {
        assert_ne!(player.turn_but(page, press).await, Turn::Over, "it has only begun");
    }
}

/// Until this person may turn the dice that fall next.
async fn asked_to_react(page: &Page) {
    page.see_no(CONTROL).await;
    offered(page, "control").await;
}

/// Nobody presses these moments away while something else is looked at.
async fn skip_moments(page: &Page) {
    page.js("localStorage.setItem('tinderbox-speed', 'at-once')").await;
}

async fn log(page: &Page) -> String {
    page.js("return document.querySelector('.talk .lines').textContent").await.to_string()
}

#[tokio::test]
async fn one_person_with_three_firefighters_and_a_bot_play_tragic_events_to_the_end() {
    scene("rescue-three", async |scene| {
        let page = in_lobby(scene, Screen::Phone).await;
        skip_moments(&page).await;
        let options: Vec<_> = TRAGIC.into_iter().chain([("firefighters", "5")]).collect();
        rescue(&page, &options, json!(["me", {"bot": "greedy"}])).await;
        page.see(FlashPoint::BOARD).await;
        FlashPoint::own_turn(&page).await;
        page.shot("rescue-three-phone").await;
        let acted = play_out(&page, &mut FlashPoint::new(3)).await;
        page.shot("rescue-three-over-phone").await;
        println!("{acted} presses: {}", page.text("#result .big").await);
    })
    .await;
}

/// Before the dice a deed is taken back at once; after them the other is asked. Then to the end.
#[tokio::test]
async fn two_people_take_back_with_consent_and_play_a_family_game_to_the_end() {
    scene("rescue-family", async |scene| {
        let (ann, ben) = pair(scene, &[("game", "family")]).await;
        for page in [&ann, &ben] {
            skip_moments(page).await;
        }
        join(FlashPoint::own_turn(&ann), begin(&ben)).await;
        let before = FlashPoint::position(&ann).await;
        FlashPoint::begin_turn(&ann).await;
        ann.press("#undo").await;
        let back = async || FlashPoint::position(&ann).await == before;
        ann.until("it is taken back, and nobody is asked", back).await;
        assert!(!ben.shows("#undo-yes").await, "the other was not asked");
        end_turn(&ann).await;
        FlashPoint::own_turn(&ben).await;
        ann.press("#undo").await;
        ann.see("#undo-waiting").await;
        ben.press("#undo-yes").await;
        FlashPoint::own_turn(&ann).await;
        let (mut anns, mut bens) = (FlashPoint::new(5), FlashPoint::new(6));
        let acted = join(play_out(&ann, &mut anns), play_out(&ben, &mut bens)).await;
        println!("{acted:?} presses: {}", ann.text("#result .big").await);
    })
    .await;
}

/// The fire waits for one who may turn the dice: through a reload, and through a crash.
#[tokio::test]
async fn a_reaction_survives_a_reload_and_a_crash_and_is_answered_from_another_browser() {
    scene("rescue-control", async |scene| {
        let (ann, ben) = crew(scene, "endless", SUPPRESSION, GENERALIST).await;
        for page in [&ann, &ben] {
            page.expect_complaint("WebSocket connection to");
            page.expect_complaint("net::ERR_CONNECTION");
        }
        end_turn(&ann).await;
        ann.see(CONTROL).await;
        ann.shot("rescue-control-desktop").await;
        ann.client().refresh().await.expect("the page can be loaded again");
        ann.see(CONTROL).await;
        scene.house.kill().await;
        ann.see("#link.lost").await;
        scene.house.open_again().await;
        ann.see("#link.ok").await;
        ann.see(CONTROL).await;
        ann.press(".k-bar [data-press=decline]").await;
        // In the turn of the other she is asked too, in her own browser.
        join(asked_to_react(&ann), end_turn(&ben)).await;
        assert!(!ben.shows(CONTROL).await, "nobody else may");
        ann.press(CONTROL).await;
        let turned = async || log(&ben).await.contains("turns the dice");
        ben.until("the other sees it", turned).await;
    })
    .await;
}

/// Ann is asked in the turn of the other and does not answer: after eight seconds the fire goes on.
#[tokio::test]
async fn a_reaction_lapses() {
    scene("rescue-lapse", async |scene| {
        let (ann, ben) = crew(scene, "8", SUPPRESSION, GENERALIST).await;
        end_turn(&ann).await;
        // Nobody is hurried in the own turn.
        ann.press(".k-bar [data-press=decline]").await;
        join(asked_to_react(&ann), end_turn(&ben)).await;
        ann.see(".fp-ring.fp-runs").await;
        ann.shot("rescue-lapse-desktop").await;
        tokio::time::sleep(Duration::from_secs(8)).await;
        ann.see_no(CONTROL).await;
        assert!(!log(&ann).await.contains("turns the dice"), "nobody has turned them");
    })
    .await;
}

/// Ann ends her turn where a bot may turn the dice of the fire: it answers, and nobody waits.
#[tokio::test]
async fn a_bot_answers_a_reaction_and_holds_nobody_up() {
    scene("rescue-bot-reacts", async |scene| {
        let page = in_lobby(scene, Screen::Desktop).await;
        let options =
            ["--players", "2", "--game", "experienced", "--tragic-events", "on", "--cards"];
        let options = [&options[..], &["tragic", "--windows", "endless"]].concat();
        // Who declines or turns dice just after they have fallen is the Suppression Specialist.
        let reacts = |input: &Value| input["act"][0] == 1 && input["act"][1]["control"].is_object();
        let (file, at) = scene.house.record_with(FlashPoint::NAME, &options, reacts).await;
        let text = std::fs::read_to_string(&file).expect("the match was kept");
        let record: Value = serde_json::from_str(&text).expect("a record");
        let inputs = record["inputs"].as_array().expect("inputs");
        let ends = |input: &Value| input["act"][0] == 0 && input["act"][1]["end"].is_object();
        let at = inputs[..at].iter().rposition(ends).expect("somebody ended a turn before");
        bring(&page, &file).await;
        page.say_name("Ann").await;
        page.see("#slider").await;
        play_on(&page, at).await;
        end_turn(&page).await;
        let next = async || {
            log(&page).await.contains("(bot)") && page.shows(".k-bar [data-press=end]").await
        };
        // The dice are new ones: they may ask Ann something, and even end the rescue.
        let mut player = FlashPoint::new(9);
        while !next().await && player.turn_but(&page, "end").await != Turn::Over {}
    })
    .await;
}

/// Who is commanded is asked, and the answer holds for the turn.
#[tokio::test]
async fn a_command_is_refused_and_then_allowed() {
    scene("rescue-command", async |scene| {
        let (ann, ben) = crew(scene, "endless", FIRE_CAPTAIN, GENERALIST).await;
        let before = FlashPoint::position(&ann).await;
        let command = async |answer: &str| {
            ann.press(".k-bar [data-press=command]").await;
            ann.see(".k-bar [data-press=own]").await;
            ann.press("[data-at='7,8']").await;
            ben.see(".k-bar [data-press=agree]").await;
            ben.shot(&format!("rescue-{answer}-desktop")).await;
            ben.press(&format!(".k-bar [data-press={answer}]")).await;
        };
        command("refuse").await;
        ann.until("the refusal is told", async || log(&ann).await.contains("refuses")).await;
        assert_eq!(FlashPoint::position(&ann).await, before, "nobody has moved");
        end_turn(&ann).await;
        join(offered(&ann, "end"), end_turn(&ben)).await;
        let before = FlashPoint::position(&ben).await;
        command("agree").await;
        let moved = async || FlashPoint::position(&ben).await != before;
        ben.until("the commanded firefighter goes", moved).await;
    })
    .await;
}

/// Ann looks at the next event; neither a spectator nor the wire to one says what it is.
#[tokio::test]
async fn a_spectator_sees_no_marker_and_no_event_that_somebody_has_seen() {
    scene("rescue-peek", async |scene| {
        let (ann, ben) = crew(scene, "endless", STRATEGIST, GENERALIST).await;
        let table = crate::table_of(&ann).await;
        let eve = scene.browser(Screen::Desktop).await;
        eve.open(&format!("/table/{table}?watch")).await;
        eve.see(FlashPoint::BOARD).await;
        ann.press(".k-bar [data-press=look]").await;
        ann.see(".k-bar [data-press=return]").await;
        let name = "return document.querySelector('.talk [data-line]').textContent.split(', ')[1]";
        let card = ann.js(name).await;
        let card = card.as_str().expect("her log says what she has seen").to_owned();
        ann.shot("rescue-peek-desktop").await;
        for other in [&eve, &ben] {
            let seen = other.text("body").await;
            assert!(!seen.contains(&card), "{card} is for her alone");
        }
        let mut wire = Guest::stranger(&scene.house).connect(&table).await;
        let welcome = wire.hear("welcome").await;
        let view = &welcome["views"][0]["view"];
        assert_eq!(view["top"], json!("hidden"), "nobody is told what it is: {view}");
        ann.press(".k-bar [data-press=return]").await;
        eve.shot("rescue-peek-spectator-desktop").await;
    })
    .await;
}

/// Nobody hides anything from the people of the same device.
#[tokio::test]
async fn two_share_a_tablet_without_a_curtain() {
    scene("rescue-tablet", async |scene| {
        let page = in_lobby(scene, Screen::Desktop).await;
        rescue(&page, &[("game", "family")], json!(["me", "me"])).await;
        page.see(FlashPoint::BOARD).await;
        let size = json!({"width": 1024, "height": 768, "deviceScaleFactor": 1, "mobile": true});
        page.devtools("Emulation.setDeviceMetricsOverride", size).await;
        let mut player = FlashPoint::new(7);
        for _ in 0..12 {
            assert_ne!(player.turn(&page).await, Turn::Over, "the rescue has only begun");
            assert!(!page.shows("#uncover").await, "no curtain");
        }
        page.shot("rescue-tablet").await;
    })
    .await;
}
