//! Great moments and the pace of the story, with motion as most people have it. The page marks in its
//! own diary (`performance.mark`) what it tells when; that is what is measured here.

use crate::pages::patience;
use crate::rare::{bring_with, calm_match, play_on};
use crate::{against_bots, in_lobby_with};
use e2e::{Bots, FireTower, Game, Motion, Page, Scene, Screen, keys, play_some, scene, scene_with};
use serde_json::{Value, json};

/// So much later than asked a busy machine may do something, in milliseconds.
const LATE: f64 = 1_500.0;
/// How long moments last at normal speed. Chance decides what comes after a fall.
const LENGTHS: [(&str, f64); 8] = [
    ("ft-m-fall", 1_800.0),
    ("ft-m-shadow", 1_600.0),
    ("ft-m-storm", 1_600.0),
    ("ft-m-aid", 1_600.0),
    ("ft-m-last", 1_400.0),
    ("m-victory", 2_000.0),
    ("m-defeat", 2_000.0),
    ("m-end", 2_000.0),
];
/// Slow is so many times longer.
const SLOW: f64 = 1.5;
/// A round of three bots takes less, in milliseconds.
const ROUND: f64 = 6_000.0;
/// A busy machine may hold one up: the quickest of so many counts.
const ROUNDS: usize = 3;

/// What the page marked, and when.
async fn diary(page: &Page) -> Vec<(String, f64)> {
    let all = "return performance.getEntriesByType('mark').map(one => [one.name, one.startTime])";
    serde_json::from_value(page.js(all).await).expect("names and times")
}

/// The moments that are over, in their order, each with its length.
fn staged(diary: &[(String, f64)]) -> Vec<(&str, f64)> {
    let mut staged = Vec::new();
    for (from, (mark, begun)) in diary.iter().enumerate() {
        let Some(name) = mark.strip_prefix("moment ") else { continue };
        let end = format!("moment-end {name}");
        let ended = diary[from..].iter().find(|(mark, _)| *mark == end);
        staged.extend(ended.map(|(_, at)| (name, at - begun)));
    }
    staged
}

fn length_of(moment: &str) -> f64 {
    let known = LENGTHS.iter().find(|(name, _)| *name == moment);
    known.unwrap_or_else(|| panic!("how long does {moment} last?")).1
}

fn deeds(diary: &[(String, f64)]) -> usize {
    diary.iter().filter(|(mark, _)| mark == "deed").count()
}

/// Ann, who is about to set fire to her own roof.
async fn before_the_fall(scene: &mut Scene, motion: Motion, speed: &str) -> (Page, usize) {
    let page = in_lobby_with(scene, Screen::Desktop, motion).await;
    page.js(&format!("localStorage.setItem('tinderbox-speed', '{speed}')")).await;
    let at = bring_with(scene, &page, &["--players", "4"], own_roof).await;
    play_on(&page, at).await;
    (page, at)
}

/// Somebody in the first chair sets fire to the own roof.
fn own_roof(input: &Value) -> bool {
    *input == json!({"act": [0, {"light": "a1"}]})
}

async fn set_fire(page: &Page) {
    page.press("[data-at=a1].ft-can").await;
    page.press("#confirm-yes.danger").await;
}

/// As soon as this is staged, the page does something to itself: on a busy machine the driver, which needs
/// several journeys, might come too late.
async fn when_staged(page: &Page, moment: &str, script: &str) {
    let script = format!(
        "const act = () => {{ {script} }};
        new MutationObserver((_, seen) => {{
            if (!document.querySelector('{moment}')) return;
            seen.disconnect();
            setTimeout(act, 50);
        }}).observe(document.body, {{ childList: true, subtree: true }});"
    );
    page.js(&script).await;
}

const FALL: &str = ".moment.ft-m-fall";
/// What comes after a fall.
const NEXT: &str = ".moment:not(.ft-m-fall)";
/// How much moves on the stage, and what it says.
const LOOK: &str = "const stage = document.querySelector('#stage[role=status]');
    const moves = document.getAnimations().filter(one => stage.contains(one.effect.target));
    window.staged = [moves.length, stage.innerText];";
const ESCAPE: &str = "document.body.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));";
/// A click on the middle of the stage, whatever lies on top there.
const CLICK: &str = "
    const { x, y, width, height } = document.querySelector('#stage').getBoundingClientRect();
    document.elementFromPoint(x + width / 2, y + height / 2).click();";

async fn a_fall(motion: Motion, name: &str) {
    scene(name, async |scene| {
        let (page, _) = before_the_fall(scene, motion, "normal").await;
        when_staged(&page, FALL, LOOK).await;
        set_fire(&page).await;
        page.until("it is staged", async || !page.js("return window.staged").await.is_null()).await;
        page.shot(name).await;
        let (moves, said): (u64, String) =
            serde_json::from_value(page.js("return window.staged").await).expect("both");
        assert_eq!(moves > 0, motion == Motion::Full, "as the system asks");
        assert!(said.contains("Your tower burns!"), "{said}");
        page.until("two are over", async || staged(&diary(&page).await).len() >= 2).await;
        let diary = diary(&page).await;
        let staged = staged(&diary);
        println!("{name}: {staged:.0?}");
        assert_eq!(staged[0].0, "ft-m-fall", "what comes of it comes after it");
        for (name, length) in &staged[..2] {
            let least = length_of(name);
            let most = least + LATE * patience();
            assert!((least - 5.0..most).contains(length), "{name} lasts {length} ms");
        }
    })
    .await;
}

#[tokio::test]
async fn a_fall_is_staged_in_order_and_for_as_long_as_it_says() {
    a_fall(Motion::Full, "moment-fall").await;
}

#[tokio::test]
async fn with_less_motion_a_fall_stands_still_for_as_long() {
    a_fall(Motion::Less, "moment-fall-calm").await;
}

#[tokio::test]
async fn a_click_skips_a_moment_and_beside_the_stage_does_what_it_always_does() {
    scene("moment-skip", async |scene| {
        let (page, at) = before_the_fall(scene, Motion::Full, "slow").await;
        when_staged(&page, FALL, ESCAPE).await;
        when_staged(&page, NEXT, CLICK).await;
        set_fire(&page).await;
        page.until("both are over", async || staged(&diary(&page).await).len() >= 2).await;
        let told = diary(&page).await;
        assert_eq!(deeds(&told), 1, "a click on the stage presses no cell below it");
        let staged = staged(&told);
        println!("skipped: {staged:.0?}");
        for (name, length) in &staged[..2] {
            assert!(*length < SLOW * length_of(name) - 100.0, "{name} ends early: {staged:?}");
        }
        page.client().back().await.expect("the replay");
        page.see("#slider").await;
        play_on(&page, at).await;
        when_staged(&page, FALL, "document.querySelector('#menu').click()").await;
        set_fire(&page).await;
        page.see("dialog[open] #leave").await;
        page.see_no(FALL).await;
        page.press("dialog[open] .x").await;
    })
    .await;
}

/// How long after the last deed the person was called.
fn round(diary: &[(String, f64)]) -> f64 {
    let last = |wanted: &str| diary.iter().rfind(|(mark, _)| mark == wanted);
    let (deed, turn) = (last("deed").expect("she did something"), last("turn").expect("called"));
    turn.1 - deed.1
}

/// Has the person been called since the last deed?
fn is_called(diary: &[(String, f64)]) -> bool {
    let last = diary.iter().rfind(|(mark, _)| mark == "deed" || mark == "turn");
    last.is_some_and(|(mark, _)| mark == "turn")
}

#[tokio::test]
async fn a_round_of_three_bots_is_told_in_six_seconds() {
    scene_with(Bots::Patient, "pace", async |scene| {
        let mut quickest = f64::INFINITY;
        for _ in 0..ROUNDS {
            let page = in_lobby_with(scene, Screen::Desktop, Motion::Full).await;
            calm_match(scene, &page).await;
            FireTower::take_up(&page).await;
            page.press("[data-press=discard-chosen]:not(.k-shut)").await;
            page.until("she is called", async || is_called(&diary(&page).await)).await;
            let round = round(&diary(&page).await);
            println!("a round of three bots: {round:.0} ms");
            assert!(round > 1_500.0, "they can be followed: {round:.0} ms");
            quickest = quickest.min(round);
            if quickest < ROUND {
                break;
            }
        }
        assert!(quickest < ROUND * patience(), "{quickest:.0} ms");
    })
    .await;
}

#[tokio::test]
async fn a_replay_stages_moments_while_it_plays_and_not_when_one_jumps() {
    scene("replay-moments", async |scene| {
        let page = in_lobby_with(scene, Screen::Desktop, Motion::Full).await;
        let at = bring_with(scene, &page, &["--players", "4"], own_roof).await;
        let record = page.place().await;
        let record = record.split('?').next().expect("an address");
        page.open(&format!("{record}?at={at}")).await;
        page.press("#play").await;
        page.until("it is over", async || !staged(&diary(&page).await).is_empty()).await;
        let told = diary(&page).await;
        let (name, length) = staged(&told)[0];
        println!("in a replay: {name} for {length:.0} ms");
        let least = length_of(name);
        assert!((least - 5.0..least + LATE * patience()).contains(&length), "{length} ms");
        page.js("document.querySelector('#play[aria-pressed=true]')?.click()").await;
        page.see_no(".moment").await;
        let moments = |diary: &[(String, f64)]| {
            diary.iter().filter(|(mark, _)| mark.starts_with("moment ")).count()
        };
        let before = moments(&diary(&page).await);
        page.press("#to-first").await;
        page.press("#to-last").await;
        page.see("#story [aria-current]:last-child").await;
        assert_eq!(moments(&diary(&page).await), before, "who jumps is shown nothing between");
    })
    .await;
}

#[tokio::test]
async fn speed_and_volume_are_kept_and_m_mutes() {
    scene("settings", async |scene| {
        let page = against_bots::<FireTower>(scene, Screen::Desktop).await;
        FireTower::own_turn(&page).await;
        page.press("#menu").await;
        page.press("[data-speed=at-once]").await;
        page.keys("#volume", &format!("{}{}", keys::HOME, keys::RIGHT.repeat(2))).await;
        page.shot("settings-desktop").await;
        page.client().refresh().await.expect("the page can be loaded again");
        page.press("#menu").await;
        page.see("[data-speed=at-once][aria-pressed=true]").await;
        let volume = page.js("return document.querySelector('#volume').value").await;
        assert_eq!(volume, json!("10"));
        page.press("dialog[open] .x").await;
        let heard = async || {
            let diary = diary(&page).await;
            diary.iter().filter(|(mark, _)| mark.starts_with("sound ")).count()
        };
        let before = heard().await;
        FireTower::begin_turn(&page).await;
        page.until("a fire is heard", async || heard().await > before).await;
        page.strike("m").await;
        let before = heard().await;
        play_some(&page, &mut FireTower::new(4, "p16"), 6).await;
        assert_eq!(heard().await, before, "nothing is heard any more");
    })
    .await;
}
