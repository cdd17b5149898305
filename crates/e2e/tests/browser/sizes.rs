//! Every page and every kind of decision, on the screens that people have, in every language: nothing
//! is cut off, nothing lies over anything, everything can be reached and hit.

mod decisions;
mod kinds;

use crate::people::{asked_and_other, hurried, turn_passes, whole_turn};
use crate::replays::bring_record;
use crate::{Sitter, choose_fewest, in_lobby, make_small, speak, table_of};
use decisions::{Decides, Position, find};
use e2e::{FireTower, Fit, Game, Layout, Page, Scene, Screen, Turn, scene};
use serde_json::{Value, json};

in_every_game!(pages_around_the_table_fit_every_screen, a_replay_and_a_result_fit_every_screen);

mod sheets {
    use super::{help_and_warnings_fit_every_screen, sheets_over_the_table_fit_every_screen};

    in_every_game!(sheets_over_the_table_fit_every_screen, help_and_warnings_fit_every_screen,);
}

fn played<G: Game>() -> Layout {
    Layout::Played { scrolled: G::SCROLLED, drawn: G::DRAWN }
}

async fn pages_around_the_table_fit_every_screen<G: Game>() {
    scene(format!("{}-sizes-pages", G::NAME), async |scene| {
        let mut fit = Fit::default();
        let page = in_lobby(scene, Screen::Desktop).await;
        page.press(&format!("#create-{}", G::NAME)).await;
        page.press("dialog.create summary").await;
        fit.lay_out(&page, &format!("{} create", G::NAME), Layout::Read).await;
        page.press("dialog.create .x").await;
        page.see_no("dialog[open]").await;
        make_small::<G>(&page, Sitter::Link).await;
        page.see("#invite-link").await;
        fit.lay_out(&page, &format!("{} gathering", G::NAME), played::<G>()).await;
        let table = table_of(&page).await;
        let guest = scene.browser(Screen::Desktop).await;
        guest.open(&format!("/table/{table}")).await;
        guest.see("dialog[open] input[name=name]").await;
        fit.lay_out(&guest, &format!("{} door", G::NAME), played::<G>()).await;
        page.open(&format!("/rules/{}", G::NAME)).await;
        page.see(".section summary").await;
        fit.lay_out(&page, &format!("{} rules", G::NAME), Layout::Read).await;
        fit.assert();
    })
    .await;
}

/// They look the same whatever is played.
#[tokio::test]
async fn the_lobby_and_lost_pages_fit_every_screen() {
    scene("sizes-lobby", async |scene| {
        let mut fit = Fit::default();
        let page = in_lobby(scene, Screen::Desktop).await;
        fit.lay_out(&page, "lobby", Layout::Read).await;
        page.expect_complaint("404");
        for lost in ["/table/zzzzzzzzzz", "/replay/zzzzzzzzzz", "/nowhere"] {
            page.open(lost).await;
            page.see("main h1").await;
            fit.lay_out(&page, lost, Layout::Read).await;
        }
        fit.assert();
    })
    .await;
}

async fn sheets_over_the_table_fit_every_screen<G: Decides>() {
    scene(format!("{}-sizes-sheets", G::NAME), async |scene| {
        let mut fit = Fit::default();
        let page = in_lobby(scene, Screen::Desktop).await;
        in_turn::<G>(&page).await;
        let named = |place: &str| format!("{} {place}", G::NAME);
        G::break_a_rule(&page).await;
        fit.lay_out(&page, &named("refusal"), played::<G>()).await;
        for (place, press) in G::OPENED {
            page.press(press).await;
            fit.lay_out(&page, &named(place), played::<G>()).await;
            page.press("dialog[open] .btn.hot, dialog[open] .x").await;
        }
        page.press("#menu").await;
        page.see("dialog[open] .promise").await;
        fit.lay_out(&page, &named("menu"), played::<G>()).await;
        page.press("dialog[open] .row button.btn").await;
        page.see("dialog[open] .keys").await;
        fit.lay_out(&page, &named("keys"), played::<G>()).await;
        page.press("dialog[open] .x").await;
        // A phone has a button for it, which a wide screen does not show.
        page.js("document.querySelector('.bar .narrow').click()").await;
        fit.lay_out(&page, &named("log"), played::<G>()).await;
        page.press("#tab-chat").await;
        page.see("#chat").await;
        page.write("#chat", "Good luck to everybody at this table, and mind the wind!").await;
        page.press(".talk form .btn").await;
        page.see(".talk .lines li").await;
        fit.lay_out(&page, &named("chat"), played::<G>()).await;
        if G::HIDES {
            page.open("/").await;
            page.press(&format!("#create-{}", G::NAME)).await;
            choose_fewest::<G>(&page).await;
            for seat in 2..=G::SEATS {
                page.press(&format!(".seat-new:nth-child({seat}) .pick button:first-child")).await;
            }
            page.press("#create-go").await;
            page.see("#uncover").await;
            fit.lay_out(&page, &named("curtain"), played::<G>()).await;
        }
        fit.assert();
    })
    .await;
}

/// Points at the card that has most to say.
const READ: &str = "const hand = [...document.querySelectorAll('[data-hand]')];
    const all = hand.length > 0 ? hand : [...document.querySelectorAll('[data-read]')];
    const long = one => (one.ariaLabel ?? one.textContent).length;
    const most = all.reduce((most, one) => long(one) > long(most) ? one : most, all[0]);
    const over = { bubbles: true, pointerType: 'mouse' };
    most?.dispatchEvent(new PointerEvent('pointerover', over));";

/// What is said to somebody who has never played, who does not know what to do, who does not know a
/// card, and who wants to take back more than the own turn.
async fn help_and_warnings_fit_every_screen<G: Decides>() {
    scene(format!("{}-sizes-help", G::NAME), async |scene| {
        let mut fit = Fit::default();
        let named = |place: &str| format!("{} {place}", G::NAME);
        let page = scene.browser(Screen::Desktop).await;
        page.open("/").await;
        page.see("[id^=play-]").await;
        in_turn::<G>(&page).await;
        page.see("#goal").await;
        fit.lay_out(&page, &named("first turn"), played::<G>()).await;
        if G::LIVE {
            return fit.assert();
        }
        page.strike("h").await;
        page.see("#hinted").await;
        fit.lay_out(&page, &named("hint"), played::<G>()).await;
        page.strike("h").await;
        page.see_no("#hinted").await;
        fit.lay_out_again(&page, &named("reading"), played::<G>(), READ).await;
        // A match that has just begun has turns to take back.
        page.open("/").await;
        page.press(&format!("#play-{}", G::NAME)).await;
        loop {
            G::turn_by_keys(&page).await;
            G::own_turn(&page).await;
            page.strike("u").await;
            page.see("#undo-warning, #redo").await;
            if page.shows("#undo-warning").await {
                break;
            }
            // Who ends a round and begins the next takes back nobody else's turn.
            page.press("#redo").await;
        }
        fit.lay_out(&page, &named("undo warning"), played::<G>()).await;
        fit.assert();
    })
    .await;
}

/// What people ask each other looks the same in every game.
#[tokio::test]
async fn questions_between_people_fit_every_screen() {
    scene("sizes-questions", async |scene| {
        let mut fit = Fit::default();
        let pace = json!({"move-millis": 600_000, "bot-millis": 15, "away-millis": 60_000});
        let (ann, ben) = hurried(scene, Screen::Desktop, pace).await;
        let (first, other) = asked_and_other(ann, ben).await;
        FireTower::own_turn(&first).await;
        first.press("#pause").await;
        for (page, banner) in [(&first, "#pause-waits"), (&other, "#pause-asked")] {
            page.see(banner).await;
            fit.lay_out(page, banner, played::<FireTower>()).await;
        }
        other.press("#pause-too").await;
        first.see("#paused").await;
        fit.lay_out(&first, "#paused", played::<FireTower>()).await;
        first.press("#go-on").await;
        first.see_no("#starting, #paused").await;
        whole_turn(&first).await;
        turn_passes(&first, &other).await;
        first.press("#undo").await;
        for (page, banner) in [(&first, "#undo-waiting"), (&other, "#undo-asked")] {
            page.see(banner).await;
            fit.lay_out(page, banner, played::<FireTower>()).await;
        }
        fit.assert();
    })
    .await;
}

/// From now on a great moment that looks like this stays on the stage until somebody presses something:
/// the page marks it in its diary before it says how long it lasts.
const HOLD: &str = "const before = setTimeout, held = `moment ${arguments[0]}`;
    const stays = () => performance.getEntriesByType('mark').slice(-4)
        .some(one => one.name.startsWith(held));
    window.setTimeout = (work, millis, ...more) =>
        millis >= 1000 && stays() ? 0 : before(work, millis, ...more);";

async fn hold(page: &Page, look: &str) {
    page.js_with(HOLD, vec![json!(look)]).await;
}

/// In Russian, which is the longest, and as it is: pressing a language ends it.
async fn lay_out_moment<G: Game>(fit: &mut Fit, page: &Page, place: &str) {
    fit.lay_out_as_it_is(page, place, played::<G>(), "ru").await;
    // In a mission only its end is in anybody's way.
    let pressed = !G::LIVE || page.shows(".m-victory, .m-defeat, .m-end").await;
    if pressed && !page.shows("dialog[open]").await {
        page.press("#stage .moment").await;
    }
}

/// Plays on until the end is staged.
async fn play_to_the_last_moment<G: Game>(page: &Page) {
    let mut player = G::on_chair(0, 1);
    while !page.shows(".m-victory, .m-defeat").await {
        if player.turn(page).await == Turn::Over {
            // Where nobody waits for a story, the result comes with its end.
            assert!(G::LIVE, "its end is staged");
            return;
        }
    }
}

async fn a_replay_and_a_result_fit_every_screen<G: Game>() {
    scene(format!("{}-sizes-replay", G::NAME), async |scene| {
        let mut fit = Fit::default();
        let page = in_lobby(scene, Screen::Desktop).await;
        bring_record::<G>(scene, &page).await;
        page.say_name("Ann").await;
        page.see("#slider").await;
        page.press("button:has(use[href='#i-last'])").await;
        page.press("button:has(use[href='#i-back'])").await;
        fit.lay_out(&page, &format!("{} replay", G::NAME), played::<G>()).await;
        // From shortly before its end it is played on, for the result.
        page.press("#fork").await;
        page.see(G::BOARD).await;
        speak(&page, "ru").await;
        hold(&page, "m-").await;
        play_to_the_last_moment::<G>(&page).await;
        lay_out_moment::<G>(&mut fit, &page, &format!("{} ending", G::NAME)).await;
        page.see(if G::CHART { "#result .chart" } else { "#result" }).await;
        fit.lay_out(&page, &format!("{} result", G::NAME), played::<G>()).await;
        page.press("dialog[open] .x").await;
        page.see_no("dialog[open]").await;
        fit.lay_out(&page, &format!("{} after the game", G::NAME), played::<G>()).await;
        fit.assert();
    })
    .await;
}

/// A kind whose deed brings a great moment onto the stage.
const MOMENT: &str = "moment ";
/// A game has more kinds of decisions than one test has time for.
macro_rules! in_parts {
    ($($part:ident)+) => {
        const PARTS: &[&str] = &[$(stringify!($part)),+];
        $(mod $part {
            in_every_game!(decisions_fit_every_screen);

            async fn decisions_fit_every_screen<G: super::Decides>() {
                super::decisions_fit::<G>(stringify!($part)).await;
            }
        })+
    };
}

in_parts!(first second third fourth);

/// Ann in an ordinary turn that is always the same: so what is wrong with it is wrong every time.
async fn in_turn<G: Decides>(page: &Page) {
    page.ask("/api/me", &json!({ "name": "Ann" })).await;
    let found = find::<G>();
    let turn = found.iter().find(|position| position.kind == G::TURN);
    asked::<G>(page, turn.expect("a turn is one of the kinds")).await;
}

/// Ann, asked exactly this.
async fn asked<G: Game>(page: &Page, position: &Position) {
    let made = |answer: Value| answer["id"].as_str().map(str::to_owned);
    let record = made(page.ask("/api/records", &position.record).await).expect("it is a record");
    let fork = json!({ "at": position.at });
    let table = made(page.ask(&format!("/api/tables/{record}/fork"), &fork).await);
    page.open(&format!("/table/{}", table.expect("a table plays on"))).await;
    page.see(G::ASKED).await;
}

/// Lays out what is asked in some of the positions, and what a person does before it is answered.
async fn decisions_fit<G: Decides>(part: &str) {
    let skipped = PARTS.iter().take_while(|one| **one != part).count();
    scene(format!("{}-sizes-decisions-{part}", G::NAME), async |scene: &mut Scene| {
        let mut fit = Fit::default();
        let page = in_lobby(scene, Screen::Desktop).await;
        page.ask("/api/me", &json!({ "name": "Ann" })).await;
        for position in find::<G>().iter().skip(skipped).step_by(PARTS.len()) {
            asked::<G>(&page, position).await;
            let named = format!("{} {}", G::NAME, position.kind);
            if position.kind.starts_with(MOMENT) {
                speak(&page, "ru").await;
                hold(&page, "").await;
                assert!(G::prepare(&page, &position.kind).await, "{named} is staged");
                lay_out_moment::<G>(&mut fit, &page, &named).await;
                continue;
            }
            let known = G::is_known(&position.kind);
            if !known {
                fit.lay_out(&page, &named, played::<G>()).await;
            }
            if G::prepare(&page, &position.kind).await {
                fit.lay_out(&page, &format!("{named}, prepared"), played::<G>()).await;
            } else if known {
                fit.lay_out(&page, &named, played::<G>()).await;
            }
        }
        fit.assert();
    })
    .await;
}
