//! A slow line: clocks stay true on it, and what somebody does is on the other screens at once.

use crate::in_lobby;
use crate::rare::play_on;
use crate::replays::bring;
use crate::table_of;
use e2e::{FireTower, Game, Guest, Page, Scene, Screen, SlowLine, scene};
use serde::Deserialize;
use serde_json::{Value, json};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

/// Added to the journey of every message, there and back together.
const ADDED: Duration = Duration::from_millis(150);
/// A clock may be wrong by so much.
const WRONG_MAX: f64 = 100.0;

fn epoch_millis() -> f64 {
    SystemTime::now().duration_since(UNIX_EPOCH).expect("after 1970").as_secs_f64() * 1000.0
}

/// When the longest time is up, as the page shows it.
async fn shown_end(page: &Page) -> f64 {
    let script = "const all = [...document.querySelectorAll('.timer[data-ends]')];
        return performance.timeOrigin + Math.max(...all.map(one => Number(one.dataset.ends)))";
    page.js(script).await.as_f64().expect("a number")
}

/// When it is up, as the server says to one who is near.
async fn true_end(scene: &e2e::Scene, table: &str) -> f64 {
    let mut wire = Guest::stranger(&scene.house).connect(table).await;
    wire.hear("welcome").await;
    let asked = epoch_millis();
    wire.say(json!({"say": "ping", "at": 1})).await;
    let pong = wire.hear("pong").await;
    let clocks = pong["time"]["clocks"].as_array().expect("clocks").iter();
    let left = clocks.filter_map(|clock| clock["millis_left"].as_f64()).fold(0.0, f64::max);
    assert!(left > 0.0, "a clock runs: {pong}");
    (asked + epoch_millis()) / 2.0 + left
}

/// The clock is right as soon as the page has measured the line.
async fn clock_is_true(scene: &e2e::Scene, page: &Page, table: &str, after: &str) {
    let shown = "return document.querySelector('.timer[data-ends]') != null";
    page.until("a clock runs", async || page.js(shown).await == true).await;
    tokio::time::sleep(10 * ADDED).await;
    let wrong = (shown_end(page).await - true_end(scene, table).await).abs();
    println!("after {after} the clock is wrong by {wrong:.0} ms");
    assert!(wrong <= WRONG_MAX, "after {after}: {wrong} ms");
}

#[tokio::test]
async fn clocks_are_true_on_a_slow_line_after_a_reload_and_a_kill() {
    let wish = json!({
        "game": "fire-tower", "options": [["players", "2"]], "seats": ["me", {"bot": "greedy"}],
        "pace": {"move-millis": 600_000, "bot-millis": 15, "away-millis": 600_000}, "listed": false,
    });
    clocks_are_true::<FireTower>(wish).await;
}

/// The clock of a table that is made so is right, whatever happens to the line, the page and the server.
pub(crate) async fn clocks_are_true<G: Game>(wish: Value) {
    scene(format!("{}-slow-clock", G::NAME), async |scene| {
        let line = SlowLine::to(&scene.house, ADDED / 2).await;
        let page = in_lobby(scene, Screen::Desktop).await;
        page.expect_complaint("WebSocket connection to");
        page.expect_complaint("net::ERR_");
        page.ask("/api/me", &json!({ "name": "Ann" })).await;
        let made = page.ask("/api/tables", &wish).await;
        let table = made["id"].as_str().unwrap_or_else(|| panic!("{made}")).to_owned();
        let address = line.url(&format!("/table/{table}"));
        page.open(&address).await;
        G::own_turn(&page).await;
        clock_is_true(scene, &page, &table, "the first look").await;
        tokio::time::sleep(Duration::from_secs(2)).await;
        page.client().refresh().await.expect("a page");
        clock_is_true(scene, &page, &table, "a reload").await;
        scene.house.kill().await;
        page.see("#link.lost").await;
        scene.house.open_again().await;
        page.see_no("#link.lost").await;
        tokio::time::sleep(4 * ADDED).await;
        page.see_no("#paused, #paused-waits, #starting").await;
        clock_is_true(scene, &page, &table, "a kill").await;
        page.press("#pause").await;
        page.press("#go-on").await;
        page.see_no("#paused, #starting").await;
        clock_is_true(scene, &page, &table, "a pause").await;
    })
    .await;
}

/// Added to the journey of a deed, from who does it to who sees it.
const ADDED_TO_DEED: Duration = Duration::from_millis(100);
/// A script that runs before a page's own: it notes what is pressed, said and heard, and when the forest
/// burns otherwise. A number tells what belongs to one message: it grows with the next task of the
/// page, and neither a timer nor a frame comes before that.
const NOTE: &str = "(() => {
    const noted = window.noted = [];
    let [task, last] = [0, 0];
    const note = (what, of) =>
        noted.push({ what, of, task, at: performance.timeOrigin + performance.now() });
    const Plain = WebSocket;
    window.WebSocket = class extends Plain {
        constructor(...address) {
            super(...address);
            this.addEventListener('message', message => {
                note('heard', JSON.parse(message.data).tell);
                const next = new MessageChannel();
                next.port1.onmessage = () => { task += 1; next.port1.close(); };
                next.port2.postMessage(0);
            });
        }
        send(text) {
            note('said', JSON.parse(text).say);
            super.send(text);
        }
    };
    addEventListener('click', () => note('pressed', ''), true);
    const count = css => document.querySelectorAll(css).length;
    const look = () => {
        const fires = count('.ft-map .ft-burn');
        if (fires !== last) note('fires', `${fires - last} ${count('.ft-told-fire')}`);
        last = fires;
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true });
})();";

/// Something that a page has noted.
#[derive(Clone, PartialEq, Debug, Deserialize)]
struct Noted {
    what: String,
    of: String,
    /// The message to which it belongs.
    task: u64,
    /// When, in milliseconds since 1970.
    at: f64,
}

/// What the page has noted of this kind.
async fn noted(page: &Page, what: &str, of: &str) -> Vec<Noted> {
    let all: Vec<Noted> = serde_json::from_value(page.js("return noted").await).expect("notes");
    all.into_iter().filter(|one| one.what == what && one.of.starts_with(of)).collect()
}

/// Comes to the table by the slow line, with stories at their full length, and notes everything.
async fn come_by(page: &Page, line: &SlowLine, table: &str) {
    page.devtools("Page.addScriptToEvaluateOnNewDocument", json!({ "source": NOTE })).await;
    page.open(&line.url("/")).await;
    page.js("localStorage.setItem('tinderbox-calm', 'no')").await;
    page.open(&line.url(&format!("/table/{table}"))).await;
}

/// Ann may play a Burning Snag, and Ben sits opposite; both are far from the house.
async fn before_a_snag(scene: &mut Scene, line: &SlowLine) -> (Page, Page) {
    let snag = |input: &Value| input["act"][1]["play"] == "burning-snag";
    let players = ["--players", "2"];
    let (file, at) = scene.house.record_with(FireTower::NAME, &players, snag).await;
    let text = std::fs::read_to_string(&file).expect("the match was kept");
    let record: Value = serde_json::from_str(&text).expect("a record");
    let own = record["inputs"][at]["act"][0].as_u64().expect("a seat");
    let ann = in_lobby(scene, Screen::Desktop).await;
    bring(&ann, &file).await;
    ann.say_name("Ann").await;
    ann.see("#slider").await;
    play_on(&ann, at).await;
    let table = table_of(&ann).await;
    let open = json!({"seat": 1 - own, "with": "open"});
    let answer = ann.ask(&format!("/api/tables/{table}/replace"), &open).await;
    assert_eq!(answer, json!({}));
    let ben = scene.browser(Screen::Desktop).await;
    come_by(&ben, line, &table).await;
    ben.press("#open-seat button").await;
    ben.say_name("Ben").await;
    ben.see(FireTower::HAND).await;
    come_by(&ann, line, &table).await;
    ann.see(FireTower::ASKED).await;
    (ann, ben)
}

/// A cell where four would burn, as the page shows it to one who points there.
async fn square(page: &Page) -> String {
    let script = "const done = arguments[arguments.length - 1];
        const over = { bubbles: true, pointerType: 'mouse' };
        const look = async () => {
            for (const cell of document.querySelectorAll('.ft-can')) {
                cell.dispatchEvent(new PointerEvent('pointerover', over));
                await new Promise(soon => setTimeout(soon, 0));
                const ghosts = [...document.querySelectorAll('.ft-ghost > g')];
                const fires = ghosts.filter(one => one.innerHTML.includes('#ft-flame'));
                if (ghosts.length === 4 && fires.length === 4) return cell.dataset.at;
            }
            return null;
        };
        look().then(done);";
    let found = page.client().execute_async(script, Vec::new()).await.expect("the page looks");
    found.as_str().expect("a square is free somewhere").to_owned()
}

#[tokio::test]
async fn a_card_and_its_four_cells_come_to_the_other_screen_in_one_message_and_at_once() {
    scene("snag", async |scene| {
        let line = SlowLine::to(&scene.house, ADDED_TO_DEED / 2).await;
        let (ann, ben) = before_a_snag(scene, &line).await;
        ann.press("[data-hand=burning-snag].k-open").await;
        ann.see(".ft-can").await;
        let cell = square(&ann).await;
        for page in [&ann, &ben] {
            page.js("noted.length = 0").await;
        }
        ann.press(&format!("[data-at={cell}].ft-can")).await;
        let burns = async || !noted(&ben, "fires", "").await.is_empty();
        ben.until("it burns on the other screen", burns).await;
        ben.shot("snag-desktop").await;
        // Longer than a story with a pause for each cell would take.
        tokio::time::sleep(Duration::from_secs(2)).await;

        let fires = noted(&ben, "fires", "").await;
        assert_eq!(fires[0].of, "4 4", "all cells, each with its ring: {fires:?}");
        let updates = noted(&ben, "heard", "update").await;
        assert_eq!(updates[0].task, fires[0].task, "no timer in between: {updates:?} {fires:?}");
        assert!(updates[0].at <= fires[0].at, "by this message: {updates:?} {fires:?}");
        let said = noted(&ann, "said", "act").await;
        assert_eq!(said.len(), 1, "one message: {said:?}");
        let pressed = noted(&ann, "pressed", "").await;
        let since = |earlier: &Noted, later: &Noted| later.at - earlier.at;
        println!(
            "a Burning Snag with {ADDED_TO_DEED:?} added: said after {:.0} ms, heard after {:.0} ms, \
            seen {:.1} ms later; {:.0} ms in all",
            since(&pressed[0], &said[0]),
            since(&said[0], &updates[0]),
            since(&updates[0], &fires[0]),
            since(&pressed[0], &fires[0]),
        );
    })
    .await;
}
