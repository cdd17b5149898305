//! At the table: taking back, being refused, another language, another person at the screen, keys.

use crate::{Sitter, against_bots, in_lobby, make_small, speak, table_of};
use e2e::{FireTower, Game, Guest, Screen, Turn, play_some, scene};
use serde_json::json;

in_every_game!(
    an_action_is_taken_back,
    a_refused_move_names_its_clause_and_leads_there,
    the_language_changes_in_the_middle_of_a_turn,
    a_spectator_sees_what_everybody_may_see,
    people_share_a_device_and_hands_stay_hidden,
    a_turn_is_played_by_keys_alone,
);

async fn an_action_is_taken_back<G: Game>() {
    scene(format!("{}-undo", G::NAME), async |scene| {
        let page = against_bots::<G>(scene, Screen::Desktop).await;
        G::own_turn(&page).await;
        let before = G::position(&page).await;
        G::begin_turn(&page).await;
        assert_ne!(G::position(&page).await, before, "something was done");
        if G::LIVE {
            // Who was first was first: nothing offers to take it back.
            assert_eq!(page.count("#undo").await, 0);
            page.strike("u").await;
            G::begin_turn(&page).await;
            assert_eq!(page.count("#undo-warning, #undo-waiting, #redo").await, 0);
            return;
        }
        page.press("#undo").await;
        let asked = async || page.shows("#undo-warning").await;
        let back = async || G::position(&page).await == before;
        page.until("it is taken back, or asked", async || asked().await || back().await).await;
        // A bot that has moved meanwhile is taken back with it.
        if asked().await {
            page.press("#undo-go").await;
        }
        page.until("it is as before", back).await;
        G::own_turn(&page).await;
    })
    .await;
}

async fn a_refused_move_names_its_clause_and_leads_there<G: Game>() {
    scene(format!("{}-refused", G::NAME), async |scene| {
        let page = against_bots::<G>(scene, Screen::Desktop).await;
        G::break_a_rule(&page).await;
        let before = G::position(&page).await;
        page.shot(&format!("refused-{}-desktop", G::NAME)).await;
        page.press(".why a").await;
        page.see(".clause.marked").await;
        let place = page.place().await;
        let rules = format!("/rules/{}#", G::NAME);
        let clause = place.strip_prefix(&rules).expect("the address of a clause");
        assert!(page.text(".clause.marked").await.starts_with(clause));
        page.client().back().await.expect("there is a page before");
        page.see(G::HAND).await;
        page.until("nothing happened", async || G::position(&page).await == before).await;
    })
    .await;
}

async fn the_language_changes_in_the_middle_of_a_turn<G: Game>() {
    scene(format!("{}-language", G::NAME), async |scene| {
        let page = against_bots::<G>(scene, Screen::Desktop).await;
        G::take_up(&page).await;
        let (before, heading) = (G::position(&page).await, page.text("h1").await);
        for language in ["uk", "ru", "en"] {
            speak(&page, language).await;
            assert_eq!(page.text("h1").await == heading, language == "en", "{language}");
            assert_eq!(G::position(&page).await, before, "nothing is lost in {language}");
            if let Some((taken_up, _)) = G::TAKEN_UP {
                assert_eq!(page.count(taken_up).await, 1, "what was taken up stays so");
            }
            page.shot(&format!("table-{}-{language}", G::NAME)).await;
        }
        match G::TAKEN_UP {
            Some((_, then)) => page.press(then).await,
            None => G::begin_turn(&page).await,
        }
        page.until("the turn goes on", async || G::position(&page).await != before).await;
    })
    .await;
}

async fn a_spectator_sees_what_everybody_may_see<G: Game>() {
    scene(format!("{}-spectator", G::NAME), async |scene| {
        let ann = against_bots::<G>(scene, Screen::Desktop).await;
        G::own_turn(&ann).await;
        let table = table_of(&ann).await;
        let eve = scene.browser(Screen::Desktop).await;
        eve.open(&format!("/table/{table}?watch")).await;
        eve.see(G::BOARD).await;
        let same = async || {
            let (anns, eves) = (G::position(&ann).await, G::position(&eve).await);
            G::in_the_open(&anns) == G::in_the_open(&eves)
        };
        eve.until("she sees the same table", same).await;
        play_some(&ann, &mut G::on_chair(0, 5), 6).await;
        ann.see(G::ASKED).await;
        eve.until("she sees what has been done", same).await;
        let script = format!(
            "return [...document.querySelectorAll({})].map(one => one.outerHTML.slice(0, 200))",
            json!(G::NOT_FOR_SPECTATORS),
        );
        assert_eq!(eve.js(&script).await, json!([]), "no hidden card, nothing to press");
        assert_ne!(ann.js(&script).await, json!([]), "a player has both");
        eve.shot(&format!("spectator-{}-desktop", G::NAME)).await;
        let mut wire = Guest::stranger(&scene.house).connect(&table).await;
        let welcome = wire.hear("welcome").await;
        let views = welcome["views"].as_array().expect("views");
        assert_eq!(views.len(), 1, "{welcome}");
        assert_eq!(views[0]["viewer"], json!(null));
        assert_eq!(welcome["seed"], json!(null));
    })
    .await;
}

async fn people_share_a_device_and_hands_stay_hidden<G: Game>() {
    if !G::HIDES {
        return;
    }
    scene(format!("{}-hot-seat", G::NAME), async |scene| {
        let page = in_lobby(scene, Screen::Phone).await;
        make_small::<G>(&page, Sitter::Me).await;
        page.see("#uncover").await;
        let mut player = G::on_chair(0, 7);
        let mut seen = Vec::new();
        for round in 0..4 {
            while !page.shows("#uncover").await {
                assert_ne!(player.turn(&page).await, Turn::Over, "the game has only begun");
            }
            let drawn = format!("main, .at-side, .at-seats, .at-log, {}, {}", G::BOARD, G::HAND);
            assert_eq!(page.count(&drawn).await, 0, "behind the curtain nothing is drawn");
            if round == 0 {
                page.shot(&format!("curtain-{}-phone", G::NAME)).await;
            }
            seen.push(page.text("#curtain-title + p").await);
            page.press("#uncover").await;
            // Later a hand may be empty.
            page.see(if round == 0 { G::HAND } else { G::BOARD }).await;
        }
        seen.dedup();
        assert!(seen.len() > 1, "one after the other is called: {seen:?}");
    })
    .await;
}

async fn a_turn_is_played_by_keys_alone<G: Game>() {
    if !G::KEYS {
        return;
    }
    scene(format!("{}-keys", G::NAME), async |scene| {
        let page = against_bots::<G>(scene, Screen::Desktop).await;
        G::own_turn(&page).await;
        let before = G::position(&page).await;
        G::turn_by_keys(&page).await;
        page.shot(&format!("keys-{}-desktop", G::NAME)).await;
        assert_ne!(G::position(&page).await, before);
    })
    .await;
}

#[tokio::test]
async fn a_forged_seat_is_refused() {
    scene("forged", async |scene| {
        let ann = against_bots::<FireTower>(scene, Screen::Desktop).await;
        FireTower::own_turn(&ann).await;
        let (table, before) = (table_of(&ann).await, FireTower::position(&ann).await);
        let eve = Guest::named(&scene.house, "Eve").await;
        let mut wire = eve.connect(&table).await;
        let welcome = wire.hear("welcome").await;
        assert_eq!(welcome["views"][0]["viewer"], json!(null), "she looks through nobody's eyes");
        let act = json!({"say": "act", "nonce": 1, "seat": 0, "actions": ["done"]});
        let undo = json!({"say": "undo", "nonce": 2, "seat": 0});
        for words in [act, undo] {
            wire.say(words).await;
            let answer = wire.hear("answer").await;
            assert_eq!(answer["verdict"], json!({"rejected": "not-your-seat"}));
        }
        let path = format!("/api/tables/{table}");
        let replace = json!({"seat": 0, "with": {"bot": "greedy"}});
        let (status, _, words) = eve.ask("POST", &format!("{path}/replace"), &replace).await;
        assert_eq!(status, 403, "{words}");
        let (status, _, words) = eve.ask("POST", &format!("{path}/sit"), &json!({"seat": 0})).await;
        assert!(status >= 400, "{words}");
        assert_eq!(FireTower::position(&ann).await, before);
        FireTower::begin_turn(&ann).await;
    })
    .await;
}
