//! Somebody who has never played: a gentle first game, the goal before the first move, and hints.

use crate::{against_bots, table_of};
use e2e::{Game, Page, Screen, scene};
use serde_json::Value;

in_every_game!(a_first_game_is_gentle_and_says_so, a_hint_is_shown_and_can_be_followed);

/// The table as the server shows it.
async fn card(page: &Page) -> Value {
    let id = table_of(page).await;
    page.js(&format!("return fetch('/api/tables/{id}').then(told => told.json())")).await
}

/// Before the first deed: where all win together, that is to say that one is ready, or where one begins.
pub(crate) async fn first_asked<G: Game>(page: &Page) {
    match G::TOGETHER {
        true => page.see(G::ASKED).await,
        false => G::own_turn(page).await,
    }
}

async fn a_first_game_is_gentle_and_says_so<G: Game>() {
    scene(format!("{}-newcomer", G::NAME), async |scene| {
        let page = scene.browser(Screen::Phone).await;
        page.open("/").await;
        page.see(".gentle").await;
        page.press(&format!("#play-{}", G::NAME)).await;
        page.say_name("Ann").await;
        first_asked::<G>(&page).await;
        page.see("#goal").await;
        page.shot(&format!("goal-{}-phone", G::NAME)).await;
        let told = card(&page).await;
        let seats = told["seats"].as_array().expect("seats").iter().skip(1);
        let weak = seats.filter(|seat| seat["keeper"]["bot"] == "random").count() as u64;
        assert_eq!(weak, G::SEATS_USUAL - 2, "all but one are gentle: {told}");
        // Who has moved has read it.
        G::begin_turn(&page).await;
        page.see_no("#goal").await;
        // Whoever has played to the end is not new any more.
        let known = format!("localStorage.setItem('tinderbox-knows-{}', 'yes')", G::NAME);
        page.js(&known).await;
        page.open("/").await;
        let gentle = format!("article:has(#play-{}) .gentle", G::NAME);
        page.see("[id^=play-]").await;
        page.see_no(&gentle).await;
        page.press(&format!("#play-{}", G::NAME)).await;
        page.see(G::BOARD).await;
        let told = card(&page).await;
        let mut seats = told["seats"].as_array().expect("seats").iter().skip(1);
        assert!(seats.all(|seat| seat["keeper"]["bot"] == "greedy"), "as usual: {told}");
    })
    .await;
}

async fn a_hint_is_shown_and_can_be_followed<G: Game>() {
    scene(format!("{}-hint", G::NAME), async |scene| {
        let page = against_bots::<G>(scene, Screen::Desktop).await;
        G::own_turn(&page).await;
        if G::LIVE {
            // Nobody is told what to do against a clock: there is no button, and its key does nothing.
            assert_eq!(page.count("#hint").await, 0);
            page.strike("h").await;
            G::begin_turn(&page).await;
            assert_eq!(page.count("#hinted").await, 0);
            return;
        }
        let before = G::position(&page).await;
        page.press("#hint").await;
        page.see("#hinted").await;
        assert!(page.text("#hinted").await.len() > 10, "it says something");
        page.shot(&format!("hint-{}-desktop", G::NAME)).await;
        assert_eq!(G::position(&page).await, before, "nothing is played by itself");
        page.strike("h").await;
        page.see_no("#hinted").await;
        page.strike("h").await;
        page.see("#hinted").await;
        G::follow_hint(&page).await;
        page.see_no("#hinted").await;
        assert_ne!(G::position(&page).await, before, "it was done");
    })
    .await;
}
