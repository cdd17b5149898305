//! After the game: walking through a record, a link to a moment, playing on from there.

use crate::in_lobby;
use e2e::{FireTower, Page, Scene, Screen, play_some, position, scene};

const HOME: &str = "\u{e011}";
const RIGHT: &str = "\u{e014}";

/// A whole match between bots, brought through the lobby's own button.
pub(crate) async fn bring_record(scene: &Scene, page: &Page) {
    page.give_file("footer input[type=file]", &scene.house.record("fire-tower").await).await;
}

#[tokio::test]
async fn a_replay_is_walked_through_linked_and_played_on() {
    scene("replay", async |scene| {
        let page = in_lobby(scene, Screen::Desktop).await;
        bring_record(scene, &page).await;
        page.say_name("Ann").await;
        page.see("#slider").await;
        let first = position(&page).await;
        page.press("button:has(use[href='#i-last'])").await;
        page.until("the end is shown", async || position(&page).await != first).await;
        let last = position(&page).await;
        // The slider itself, with the keys that it has in every browser.
        page.keys("#slider", HOME).await;
        page.keys("#slider", &RIGHT.repeat(40)).await;
        let middle = position(&page).await;
        assert!(middle != first && middle != last, "a moment in between");
        page.shot("replay-desktop").await;
        let place = page.place().await;
        assert!(place.contains("?at="), "{place} names the moment");
        let other = scene.browser(Screen::Phone).await;
        other.open(&place).await;
        other.see("#slider").await;
        other
            .until("the same moment", async || {
                let seen = position(&other).await;
                seen["fires"] == middle["fires"] && seen["wind"] == middle["wind"]
            })
            .await;
        other.shot("replay-phone").await;
        page.press("#fork").await;
        page.see(".ft-hand > .ft-card").await;
        play_some(&page, &mut FireTower::new(9, "p16"), 3).await;
    })
    .await;
}
