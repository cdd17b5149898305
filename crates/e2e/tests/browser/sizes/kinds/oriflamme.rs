//! What a player of Oriflamme is asked.

use super::super::decisions::{Agreed, Decides, called};
use bots::oriflamme::Oriflamme as Rules;
use e2e::{Oriflamme, Page};
use kernel::{Game as _, Seat};
use serde_json::json;

/// A row that is long already, but still one of many matches.
const ROW: usize = 11;

impl Decides for Oriflamme {
    type Rules = Rules;

    const KINDS: &'static [&'static str] = &[
        "place",
        "up empress",
        "up fanatic",
        "up informant",
        "up diplomat",
        "up deserter",
        "up judge",
        "up insurrection",
        "up extortion",
        "up infiltration",
        "up treaty",
        "act empress",
        "act informant",
        "act diplomat",
        "act deserter",
        "act judge",
    ];

    const MATCHES: &'static [Agreed] = &[&[("players", "4")], &[("players", "5")]];

    fn kinds(state: &Rules, seat: Seat) -> Vec<String> {
        let frame = json!(state.open.course.frame);
        let sort = called(&frame);
        let slot = serde_json::from_value(frame[&sort]["slot"].clone()).ok();
        let card = slot.and_then(|slot| state.view(Some(seat)).card(slot)).map(called);
        vec![format!("{sort} {}", card.unwrap_or_default()).trim_end().to_owned()]
    }

    fn fullness(state: &Rules, _: Seat) -> usize {
        state.open.row.len().min(ROW)
    }

    /// A card is taken up, and every place for it glows.
    async fn prepare(page: &Page, kind: &str) -> bool {
        if kind != "place" {
            return false;
        }
        page.press("[data-hand].k-open").await;
        page.see("[data-place]").await;
        true
    }
}
