//! What a player of Oriflamme is asked.

use super::super::decisions::{Agreed, Decides, called};
use bots::oriflamme::Oriflamme as Rules;
use e2e::{Oriflamme, Page};
use kernel::{Game as _, Seat};
use serde_json::json;

/// A row that is long already, but still one of many matches.
const ROW: usize = 11;
/// A row of five players who cover and remove little.
const CROWD: usize = 14;

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
        // Not what is asked is new in these, but what lies on the table.
        "crowd",
        "kept",
        "moment strike",
    ];

    const TURN: &'static str = "place";

    const MATCHES: &'static [Agreed] = &[&[("players", "4")], &[("players", "5")]];

    fn kinds(state: &Rules, seat: Seat) -> Vec<String> {
        let frame = json!(state.open.course.frame);
        let sort = called(&frame);
        let slot = serde_json::from_value(frame[&sort]["slot"].clone()).ok();
        let card = slot.and_then(|slot| state.view(Some(seat)).card(slot)).map(called);
        let asked = format!("{sort} {}", card.unwrap_or_default()).trim_end().to_owned();
        let course = &state.open.course;
        let crowd = state.open.options.seat_count() == 5 && state.open.row.len() >= CROWD;
        let crowd = asked == "place" && crowd;
        let kept = course.treaties[seat.index()].is_some() && course.infiltrators.has(seat);
        let kept = kept && course.piles[seat.index()].len() > 1;
        let strike = asked == "up insurrection"
            && may_reveal(state, seat)
            && slot.is_some_and(|slot| state.open.beside(slot).all(|(_, laid)| laid.owner != seat));
        let rare = [(crowd, "crowd"), (kept, "kept"), (strike, "moment strike")];
        let rare = rare.into_iter().filter(|(is, _)| *is).map(|(_, name)| name.to_owned());
        [asked].into_iter().chain(rare).collect()
    }

    fn fullness(state: &Rules, _: Seat) -> usize {
        state.open.row.len().min(ROW)
    }

    /// What is seen only after a person has done something: places for a card that is taken up, a card
    /// of the row that is looked at, what a bot would do, what a player has, a great moment.
    async fn prepare(page: &Page, kind: &str) -> bool {
        match kind {
            "place" => {
                page.press("[data-hand].k-open").await;
                page.see("[data-place]").await;
            }
            "act judge" => {
                page.js("document.querySelector('.o-target [data-pile]').focus()").await;
                page.see("[data-target]").await;
            }
            "act empress" | "crowd" => {
                page.press("#hint").await;
                page.see(".hinted").await;
                page.see(".o-act .k-hinted, [data-hand].k-hinted").await;
            }
            "kept" => {
                page.press(".seat:has(em) .opener").await;
                page.see("dialog[open] .o-has li").await;
            }
            "moment strike" => {
                page.press("[data-press=reveal]").await;
                page.see("#stage .moment").await;
            }
            _ => return false,
        }
        true
    }
}

fn may_reveal(state: &Rules, seat: Seat) -> bool {
    let mut legal = Vec::new();
    state.legal(seat, &mut legal);
    legal.iter().any(|action| json!(action) == "reveal")
}
