//! What a player of Fire Tower is asked.

use super::super::decisions::{Agreed, Decides, called};
use bots::fire_tower::FireTower as Rules;
use e2e::{FireTower, Page, keys};
use kernel::{Game as _, Seat};
use serde_json::json;

/// The corners, each a tower's roof.
const ROOFS: [&str; 4] = ["a1", "a16", "p1", "p16"];

impl Decides for FireTower {
    type Rules = Rules;

    const KINDS: &'static [&'static str] = &[
        "turn wind",
        "turn act",
        "turn end",
        "champion",
        "discard",
        "keep",
        "redraw",
        "shed",
        "wind-card",
        "flare-up",
        "burning-snag",
        "explosion",
        "ember",
        "ember-flies",
        "douse air-drop",
        "douse fire-engine",
        "douse bucket",
        "smokejumper",
        "jump",
        "de-reforest",
        "lay dozer",
        "lay scratch",
        "spend",
        "reckless",
        "aid-choice",
        "aid-gem",
        "aid-break",
        "haunt-choice",
        "sparks",
        "smoulder",
        "shadow-play",
        "shadow-play bound",
        "drift",
        // Fire may be laid on a roof, and is.
        "moment fall",
        // A card of the hand is taken up, and nothing is sent yet.
        "card north",
        "card flare-up",
        "card burning-snag",
        "card explosion",
        "card ember",
        "card air-drop",
        "card fire-engine",
        "card smokejumper",
        "card de-reforest",
        "card dozer-line",
        "card scratch-line",
    ];

    const TURN: &'static str = "turn wind";

    const MATCHES: &'static [Agreed] = &[
        &[("players", "4")],
        &[("players", "3"), ("edition", "2018"), ("shadow", "event"), ("mutual-aid", "on")],
        &[("players", "3"), ("mutual-aid", "on"), ("reckless", "free")],
        &[("players", "2"), ("edition", "2018"), ("honour-red", "grand-champion")],
    ];

    fn kinds(state: &Rules, seat: Seat) -> Vec<String> {
        let frame = json!(state.open.course.frames.top());
        let sort = called(&frame);
        let own = ["step", "hose", "line"].iter().find_map(|field| frame[&sort][field].as_str());
        let bound = frame[&sort]["bound"] == true;
        let own = own.or(bound.then_some("bound")).unwrap_or_default();
        let mut kinds = vec![format!("{sort} {own}").trim_end().to_owned()];
        let mut legal = Vec::new();
        state.legal(seat, &mut legal);
        if kinds[0] == "turn wind" {
            let roof = |action| ROOFS.iter().any(|roof| json!(action)["light"] == *roof);
            kinds.extend(legal.iter().any(roof).then(|| "moment fall".to_owned()));
        }
        if kinds[0] == "turn act" {
            let played = |action| json!(action)["play"].as_str().map(|card| format!("card {card}"));
            kinds.extend(legal.iter().filter_map(played));
        }
        // The other winds are the same card turned.
        kinds.retain(|kind| !["card east", "card south", "card west"].contains(&kind.as_str()));
        kinds
    }

    fn fullness(state: &Rules, seat: Seat) -> usize {
        state.hands[seat.index()].len() as usize
    }

    /// A card is taken up in a turn that is laid out already; elsewhere an aim only adds to what is there.
    fn is_known(kind: &str) -> bool {
        !kind.starts_with("turn ")
    }

    /// Fire falls on a roof; a card is chosen that is to be discarded; or a card is taken up, the cursor
    /// of the keys goes to a cell that glows, and what is planned there is shown.
    async fn prepare(page: &Page, kind: &str) -> bool {
        if kind == "moment fall" {
            let roofs = ROOFS.map(|roof| format!("[data-at={roof}].ft-can")).join(", ");
            page.press(&roofs).await;
            page.see("#stage .moment, #confirm-yes").await;
            if page.shows("#confirm-yes").await {
                page.press("#confirm-yes").await;
            }
            page.see("#stage .moment").await;
            return true;
        }
        if kind == "turn act" {
            page.press("[data-press=discard]").await;
            page.press("[data-hand]").await;
            page.see(".k-chosen").await;
            return true;
        }
        let card = kind.strip_prefix("card ");
        if let Some(card) = card {
            page.press(&format!("[data-hand={card}].k-open")).await;
            page.see("[data-press=cancel]").await;
        }
        page.strike(keys::RIGHT).await;
        card.is_some() || page.shows("[data-press=go]").await
    }
}
