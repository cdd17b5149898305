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
