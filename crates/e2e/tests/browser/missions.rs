//! FUSE: what only a mission has that everybody plays at once, against a clock.

use crate::{in_lobby, table_of};
use e2e::{Fuse, Game, Page, Player, Scene, Screen, Turn, play_out, play_some, scene, violations};
use futures_util::future::join;
use serde_json::{Value, json};
use std::time::Duration;

/// Practice: no clock presses, and dice are rolled only by who leads.
const CALM: [(&str, &str); 3] = [("clock", "off"), ("auto-roll", "off"), ("leader", "first")];

/// Ann makes a table of FUSE with these options and seats, and opens it.
async fn mission(page: &Page, options: &[(&str, &str)], seats: Value) -> String {
    let pace = json!({"move-millis": null, "bot-millis": 15, "away-millis": 60_000,
        "pause-on-drop": true});
    let players = seats.as_array().expect("a list of seats").len().to_string();
    let options: Vec<_> = [("players", players.as_str())].iter().chain(options).copied().collect();
    let wish = json!({
        "game": "fuse", "options": options, "seats": seats, "pace": pace, "listed": false,
    });
    page.ask("/api/me", &json!({ "name": "Ann" })).await;
    let made = page.ask("/api/tables", &wish).await;
    let table = made["id"].as_str().unwrap_or_else(|| panic!("{made}")).to_owned();
    page.open(&format!("/table/{table}")).await;
    table
}

/// Ann and Ben at one table.
async fn pair(scene: &mut Scene, screen: Screen, options: &[(&str, &str)]) -> (Page, Page) {
    let ann = in_lobby(scene, screen).await;
    let table = mission(&ann, options, json!(["me", "link"])).await;
    ann.see("#invite-link").await;
    let ben = in_lobby(scene, screen).await;
    ben.open(&format!("/table/{table}")).await;
    ben.say_name("Ben").await;
    for page in [&ann, &ben] {
        page.press("[data-press=ready]").await;
    }
    (ann, ben)
}

/// A die of the pool that fits on a card of the person at this page; it is chosen then.
async fn fits(page: &Page, die: &str) -> bool {
    let css = format!("[data-die='{die}']");
    page.see(&css).await;
    if !page.shows(&format!("{css}.f-chosen")).await {
        page.press(&css).await;
    }
    page.see(&format!("{css}.f-chosen")).await;
    page.shows("[data-slot].f-open").await
}

async fn dice(page: &Page) -> Vec<String> {
    let all = "return [...document.querySelectorAll('[data-die]')].map(one => one.dataset.die)";
    serde_json::from_value(page.js(all).await).expect("places of dice")
}

/// How many dice lie on the own cards.
async fn lying(page: &Page) -> u64 {
    page.js("return document.querySelectorAll('[data-mine] .f-left i.on').length")
        .await
        .as_u64()
        .expect("a number")
}

/// The first of them has heard nothing when the other takes the die that both have chosen.
#[tokio::test]
async fn two_people_race_for_one_die_and_who_is_late_is_told_kindly() {
    scene("fuse-race", async |scene| {
        let (ann, ben) = pair(scene, Screen::Desktop, &CALM).await;
        let mut chosen = None;
        for _ in 0..20 {
            join(Fuse::own_turn(&ann), Fuse::own_turn(&ben)).await;
            for die in dice(&ann).await {
                let (anns, bens) = join(fits(&ann, &die), fits(&ben, &die)).await;
                if anns && bens {
                    chosen = Some(die);
                    break;
                }
            }
            if chosen.is_some() {
                break;
            }
            for page in [&ann, &ben] {
                page.press("[data-press=pass]").await;
            }
        }
        let die = chosen.expect("in twenty rounds one die is wanted by both");
        let cards = async |page: &Page| Fuse::position(page).await["mine"].clone();
        let before = (cards(&ann).await, lying(&ben).await);
        ben.hold_line().await;
        ann.press("[data-slot].f-open").await;
        ann.see_no(&format!("[data-die='{die}']")).await;
        ben.press("[data-slot].f-open").await;
        tokio::time::sleep(Duration::from_millis(300)).await;
        ben.release_line().await;
        ben.see(".why").await;
        let told = ben.text(".why").await;
        assert!(told.contains("Somebody was faster"), "{told}");
        ben.shot("fuse-race-late-desktop").await;
        ben.see_no(&format!("[data-die='{die}']")).await;
        assert_eq!(lying(&ben).await, before.1, "nothing was placed");
        assert_ne!(cards(&ann).await, before.0, "the other has the die");
        play_some(&ben, &mut Fuse::new(2), 2).await;
    })
    .await;
}

/// So many rounds are enough to see that a way to play works.
const ROUNDS: u64 = 4;

async fn round(page: &Page) -> u64 {
    let digits = page.text(".f-round").await;
    digits.chars().filter(char::is_ascii_digit).collect::<String>().parse().unwrap_or(0)
}

#[tokio::test]
async fn a_solo_mission_on_a_phone_is_played_by_taps_and_by_keys() {
    scene("fuse-solo", async |scene| {
        let page = in_lobby(scene, Screen::Phone).await;
        mission(&page, &[("level", "training"), CALM[0], CALM[1]], json!(["me"])).await;
        page.see("[data-press=ready]").await;
        assert_eq!(
            page.count("[data-mine]").await,
            4,
            "four bombs lie in front of one who is alone"
        );
        assert_eq!(
            page.count(".f-pool .f-letters li").await,
            5,
            "it is told which letter is which colour"
        );
        page.shot("fuse-ready-phone").await;
        let mut player = Fuse::new(5);
        while round(&page).await < ROUNDS {
            assert_ne!(player.turn(&page).await, Turn::Over, "the mission has only begun");
        }
        page.shot("fuse-solo-phone").await;
        for _ in 0..3 {
            Fuse::turn_by_keys(&page).await;
        }
        page.shot("fuse-keys-phone").await;
    })
    .await;
}

/// Nothing is out of sight while somebody decides.
const FITS: &str = "return document.documentElement.scrollHeight <= innerHeight
    && document.documentElement.scrollWidth <= innerWidth";

async fn nine(screen: Screen) {
    scene(format!("fuse-nine-{}", screen.name()), async |scene| {
        let page = in_lobby(scene, screen).await;
        let bot = json!({"bot": "greedy"});
        let seats = json!(["me", bot, bot, bot, bot, bot, bot, bot, bot]);
        mission(&page, &CALM, seats).await;
        page.see(Fuse::BOARD).await;
        // A phone shows the others: the own cards lie below.
        assert!(page.count(".seats .seat").await >= 8, "everybody is seen");
        play_some(&page, &mut Fuse::new(9), 8).await;
        Fuse::own_turn(&page).await;
        assert_eq!(page.js(FITS).await, true, "nothing scrolls");
        assert_eq!(page.count(".f-bomb[data-mine]").await, 2);
        page.shot(&format!("fuse-nine-{}", screen.name())).await;
        let wrong = violations(&page).await;
        assert!(wrong.is_empty(), "{wrong:#?}");
    })
    .await;
}

#[tokio::test]
async fn nine_play_on_a_desktop() {
    nine(Screen::Desktop).await;
}

#[tokio::test]
async fn nine_play_on_a_phone() {
    nine(Screen::Phone).await;
}

#[tokio::test]
async fn two_share_a_tablet_without_a_curtain() {
    scene("fuse-tablet", async |scene| {
        let page = in_lobby(scene, Screen::Desktop).await;
        mission(&page, &CALM, json!(["me", "me"])).await;
        page.see("[data-press=ready]").await;
        assert!(!page.shows("#uncover").await, "nobody hides anything");
        assert_eq!(page.count("[data-mine]").await, 4, "the cards of both lie there");
        let size = json!({"width": 1024, "height": 768, "deviceScaleFactor": 1, "mobile": true});
        page.devtools("Emulation.setDeviceMetricsOverride", size).await;
        let mut player = Fuse::new(3);
        while round(&page).await < ROUNDS {
            assert_ne!(player.turn(&page).await, Turn::Over, "the mission has only begun");
            assert!(!page.shows("#uncover").await, "no curtain");
        }
        let owners = "const all = [...document.querySelectorAll('[data-mine] [data-owner]')];
            return new Set(all.map(one => one.dataset.owner)).size";
        assert_eq!(page.js(owners).await, 2, "both can place");
        page.shot("fuse-tablet").await;
    })
    .await;
}

/// What the clock of the mission shows, in seconds.
async fn seconds(page: &Page) -> u64 {
    page.see("#clock").await;
    let shown = page.js("return Number(document.querySelector('#clock').dataset.seconds)").await;
    shown.as_f64().expect("the clock shows a number") as u64
}

async fn stands_still(pages: &[&Page]) {
    let before = seconds(pages[0]).await;
    tokio::time::sleep(Duration::from_millis(2_100)).await;
    for page in pages {
        assert!(seconds(page).await.abs_diff(before) <= 1, "no time passes");
    }
    assert_eq!(seconds(pages[0]).await, before, "no time passes");
}

#[tokio::test]
async fn a_mission_pauses_by_vote_and_when_somebody_drops_out() {
    scene("fuse-pause", async |scene| {
        let (ann, ben) = pair(scene, Screen::Desktop, &[]).await;
        let table = table_of(&ben).await;
        join(Fuse::own_turn(&ann), Fuse::own_turn(&ben)).await;
        assert!((500..=600).contains(&seconds(&ann).await), "ten minutes");
        ann.press("#pause").await;
        ben.press("#pause-too").await;
        for page in [&ann, &ben] {
            page.see("#paused").await;
        }
        ann.shot("fuse-paused-desktop").await;
        stands_still(&[&ann, &ben]).await;
        ben.press("#go-on").await;
        ann.see_no("#starting, #paused").await;
        let runs = seconds(&ann).await;
        ann.until("time runs again", async || seconds(&ann).await < runs).await;
        ben.close().await;
        ann.see("#paused-waits").await;
        let told = ann.text("#paused-waits").await;
        assert!(told.contains("Ben"), "{told}");
        stands_still(&[&ann]).await;
        ben.open(&format!("/table/{table}")).await;
        ann.see_no("#paused-waits, #starting").await;
        for page in [&ann, &ben] {
            Fuse::own_turn(page).await;
        }
        assert!(seconds(&ann).await.abs_diff(seconds(&ben).await) <= 1, "one clock for both");
    })
    .await;
}

/// A chosen die, and an empty slot that names what the die has not: pressed, it is a slip. The words of
/// a slot and of a die are read as a person hears them.
const WRONG: &str = r#"
    const words = one => (one.ariaLabel ?? '').toLowerCase();
    const fits = (wants, die) => wants.split(' or ').some(one => die.includes(one)
        || !/^(?:(?:red|yellow|green|blue|black)(?: \d)?|\d)$/.test(one));
    for (const die of document.querySelectorAll('[data-die]')) {
        for (const slot of document.querySelectorAll('[data-mine] [data-slot].f-open')) {
            const wants = words(slot).split(': ')[1]?.split(',')[0] ?? '';
            if (!fits(wants, words(die))) {
                return [`[data-die="${die.dataset.die}"]`,
                    `[data-card="${slot.dataset.card}"][data-slot="${slot.dataset.slot}"]`];
            }
        }
    }
    return null;
"#;

/// How many dice lie on the card of a slot.
const LIES: &str = "return document.querySelector(arguments[0]).closest('[data-mine]')
    .querySelectorAll('.f-left i.on').length";

#[tokio::test]
async fn a_slip_in_a_strict_mission_costs_the_card_its_dice() {
    scene("fuse-slip", async |scene| {
        let page = in_lobby(scene, Screen::Desktop).await;
        let strict = [("mistakes", "strict"), CALM[0], CALM[1]];
        mission(&page, &strict, json!(["me"])).await;
        let mut slipped = false;
        for _ in 0..10 {
            Fuse::own_turn(&page).await;
            let first = dice(&page).await.first().cloned().expect("dice lie there");
            if !fits(&page, &first).await {
                page.press("[data-press=pass]").await;
                continue;
            }
            let wrong = page.js(WRONG).await;
            let Some([die, slot]) = wrong.as_array().map(Vec::as_slice) else {
                page.press("[data-press=pass]").await;
                continue;
            };
            let (die, slot) = (die.as_str().expect("a die"), slot.as_str().expect("a slot"));
            let pool = dice(&page).await.len();
            if !page.shows(&format!("{die}.f-chosen")).await {
                page.press(die).await;
            }
            page.press(slot).await;
            page.until("the die is gone", async || dice(&page).await.len() < pool).await;
            let lies = page.js_with(LIES, vec![json!(slot)]).await;
            assert_eq!(lies, json!(0), "no die lies on the card");
            page.shot("fuse-slip-desktop").await;
            slipped = true;
            break;
        }
        assert!(slipped, "in ten rounds there is something that does not fit");
        let told = async || page.text(".talk .lines").await.to_lowercase().contains("slips");
        page.until("the log tells it", told).await;
    })
    .await;
}

/// A mission is kept with its players, its level, its result, its day and its points; and it plays again.
#[tokio::test]
async fn a_mission_that_is_over_is_in_the_log_and_plays_again() {
    scene("fuse-log", async |scene| {
        let page = in_lobby(scene, Screen::Desktop).await;
        let options = [("level", "training"), ("clock", "10")];
        mission(&page, &options, json!(["me", {"bot": "greedy"}])).await;
        play_out(&page, &mut Fuse::new(4)).await;
        let score = page.text("#result .score").await;
        page.see("#result .chart").await;
        page.shot("fuse-result-desktop").await;
        page.open("/").await;
        page.see("#missions .mission").await;
        let told = page.text("#missions").await;
        let points = score.split(' ').next().expect("so many points").to_owned();
        for part in [points.as_str(), "FUSE", "Training", "Ann"] {
            assert!(told.contains(part), "{part} is not in {told}");
        }
        page.js("document.querySelector('#missions').scrollIntoView()").await;
        page.shot("fuse-missions-desktop").await;
        page.press("#missions a[href^='/replay/']").await;
        page.see("#slider").await;
        let at = async || {
            let at = page.js("return Number(document.querySelector('#slider').value)").await;
            at.as_u64().expect("a position")
        };
        page.press("#to-first").await;
        page.press("#play").await;
        page.until("it plays by itself", async || at().await > 0).await;
        page.press("#play").await;
        page.shot("fuse-replay-desktop").await;
    })
    .await;
}

#[tokio::test]
async fn the_clock_of_a_mission_is_true_on_a_slow_line_after_a_reload_a_kill_and_a_pause() {
    let wish = json!({
        "game": "fuse", "options": [["players", "1"], ["auto-roll", "off"]], "seats": ["me"],
        "pace": {"move-millis": null, "bot-millis": 15, "away-millis": 600_000}, "listed": false,
    });
    super::delay::clocks_are_true::<Fuse>(wish).await;
}
