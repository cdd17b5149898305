//! After the game: walking through a record, a link to a moment, playing on from there, a file.

use crate::in_lobby;
use e2e::{Game, Page, Scene, Screen, keys, play_some, scene};
use std::path::Path;

in_every_game!(a_replay_is_walked_through_linked_played_on_and_saved);

/// A whole match between bots, brought through the lobby's own button.
pub(crate) async fn bring_record<G: Game>(scene: &Scene, page: &Page) {
    bring(page, &scene.house.record(G::NAME).await).await;
}

/// A record, brought through the lobby's own button.
pub(crate) async fn bring(page: &Page, file: &Path) {
    page.give_file("footer input[type=file]", file).await;
}

/// By turns, by the chart, by a line of the story, by keys, and by itself.
async fn walk_in_every_way<G: Game>(page: &Page) {
    let at = async || {
        let at = page.js("return Number(document.querySelector('#slider').value)").await;
        at.as_u64().expect("a position")
    };
    let comes = async |what: &str, wanted: &dyn Fn(u64) -> bool| {
        page.until(what, async || wanted(at().await)).await;
    };
    page.press("#to-first").await;
    comes("the beginning", &|at| at == 0).await;
    page.press("#turn-forth").await;
    comes("the first turn is over", &|at| at > 0).await;
    let first = at().await;
    page.press("#turn-forth").await;
    comes("another turn", &|at| at > first).await;
    page.press("#turn-back").await;
    comes("its beginning", &|at| at == first).await;
    page.js("document.activeElement.blur()").await;
    page.strike(keys::RIGHT).await;
    comes("an arrow walks", &|at| at == first + 1).await;
    let lines = page.count("#story li[data-stop]").await;
    assert!(lines > 20, "the whole story is there: {lines} lines");
    page.see("#story [aria-current]").await;
    let last =
        "return Number([...document.querySelectorAll('#story li[data-stop]')].at(-1).dataset.stop)";
    let last = page.js(last).await.as_u64().expect("a position");
    page.js("[...document.querySelectorAll('#story li[data-stop]')].at(-1).click()").await;
    comes("a line leads there", &|at| at == last).await;
    if G::CHART {
        // The middle of the chart.
        page.press(".chart.leads").await;
        comes("the chart leads there", &|at| at.abs_diff(last / 2) <= last / 10 + 1).await;
    }
    let before = at().await;
    let usual = page.text("#speed").await;
    page.press("#speed").await;
    page.until("another speed", async || page.text("#speed").await != usual).await;
    page.press("#play").await;
    comes("it plays by itself", &|at| at > before).await;
    page.press("#play").await;
    page.see("#play[aria-pressed=false]").await;
    page.press(".player").await;
    page.see(".player[aria-pressed=true]").await;
    page.press(".player").await;
    page.see_no(".player[aria-pressed=true]").await;
}

async fn a_replay_is_walked_through_linked_played_on_and_saved<G: Game>() {
    scene(format!("{}-replay", G::NAME), async |scene| {
        let page = in_lobby(scene, Screen::Desktop).await;
        bring_record::<G>(scene, &page).await;
        page.say_name("Ann").await;
        page.see("#slider").await;
        let first = G::position(&page).await;
        page.press("button:has(use[href='#i-last'])").await;
        page.until("the end is shown", async || G::position(&page).await != first).await;
        let last = G::position(&page).await;
        // The slider itself, with the keys that it has in every browser.
        page.keys("#slider", keys::HOME).await;
        let steps = page.js("return Number(document.querySelector('#slider').max)").await;
        let half = steps.as_u64().expect("a number of steps") as usize / 2;
        page.keys("#slider", &keys::RIGHT.repeat(half.min(40))).await;
        let middle = G::position(&page).await;
        assert!(middle != first && middle != last, "a moment in between");
        walk_in_every_way::<G>(&page).await;
        page.keys("#slider", keys::HOME).await;
        page.keys("#slider", &keys::RIGHT.repeat(half.min(40))).await;
        page.until("back again", async || G::position(&page).await == middle).await;
        page.shot(&format!("replay-{}-desktop", G::NAME)).await;
        let place = page.place().await;
        assert!(place.contains("?at="), "{place} names the moment");
        let file = page.saved("#save").await;
        let other = scene.browser(Screen::Phone).await;
        other.open(&place).await;
        other.see("#slider").await;
        let same = async || G::position(&other).await == middle;
        other.until("the same moment", same).await;
        other.shot(&format!("replay-{}-phone", G::NAME)).await;
        other.press("#verify").await;
        let silent = async || other.text("#verdict").await.contains("says nothing");
        other.until("bots among themselves promise nothing", silent).await;
        other.open("/").await;
        bring(&other, &file).await;
        other.say_name("Ben").await;
        other.see("#slider").await;
        let (_, of_record) = place.split_once("/replay/").expect("the address of a replay");
        let (id, at) = of_record.split_once('?').expect("a moment");
        assert!(other.place().await.contains(id), "the same record has the same name");
        other.open(&format!("/replay/{id}?{at}")).await;
        other.until("the saved file has the same moment", same).await;
        page.press("#fork").await;
        page.see(G::HAND).await;
        play_some(&page, &mut G::on_chair(0, 9), 3).await;
    })
    .await;
}
