//! What a player of FUSE is asked.

use super::super::decisions::{Agreed, Decides, called};
use bots::fuse::Fuse as Rules;
use e2e::{Fuse, Page};
use kernel::Seat;
use serde_json::json;

/// Who has more sparks than these has lost.
const SPARKS: usize = 4;
/// So often a leader rolls dice again.
const REROLLS: u8 = 3;

impl Decides for Fuse {
    type Rules = Rules;

    const KINDS: &'static [&'static str] = &[
        "ready",
        "roll",
        "call wire-expert",
        "call operations-engineer",
        "place",
        // Not what is asked is new in these, but who asks, or what lies on the table.
        "place alone",
        "place of nine",
        "lead technologist",
        "lead mechanic",
        "lead disposal-drone",
        "lead explosives-technician",
        "scrub",
        "pick",
        "return",
        "sixes",
    ];

    const TURN: &'static str = "place";

    /// Nobody rolls for a leader who looks at the page for long, and who errs is told why.
    const MATCHES: &'static [Agreed] = &[
        &[
            ("players", "4"),
            ("level", "heroic"),
            ("mistakes", "assisted"),
            ("clock", "off"),
            ("auto-roll", "off"),
        ],
        &[("players", "1"), ("level", "elite"), ("clock", "off"), ("auto-roll", "off")],
        &[("players", "9"), ("level", "elite"), ("clock", "off"), ("auto-roll", "off")],
    ];

    fn kinds(state: &Rules, seat: Seat) -> Vec<String> {
        let leads = state.round.leader == seat && !state.roles_off.has(seat);
        let role = state.roles[seat.index()].filter(|_| leads).map(called).unwrap_or_default();
        let calls = ["wire-expert", "operations-engineer"].contains(&role.as_str());
        let asked = match called(state.frame()).as_str() {
            _ if state.pickers().has(seat) => "pick".to_owned(),
            "call" if calls => format!("call {role}"),
            "call" => "roll".to_owned(),
            "pool" => return in_pool(state, seat, &role),
            other => other.to_owned(),
        };
        vec![asked]
    }

    /// The most dice in front of a player and in the pool, with as many sparks as people have who play on.
    fn fullness(state: &Rules, seat: Seat) -> usize {
        let cards = state.cards_of(seat).map(|front| 3 + front.count() as usize);
        let full = cards.sum::<usize>() + state.pool.iter().filter(|one| one.die.is_some()).count();
        if state.sparks_of[seat.index()].iter().count() > SPARKS { 0 } else { full }
    }

    fn is_known(kind: &str) -> bool {
        ["lead ", "place", "scrub"].iter().any(|begin| kind.starts_with(begin))
    }

    /// What is seen only after a person has done something: the slots for a die that is chosen, what the
    /// leader can make of one. What others do meanwhile is told later.
    async fn prepare(page: &Page, kind: &str) -> bool {
        page.hold_line().await;
        match kind {
            "scrub" => page.press("[data-press=scrub]").await,
            "lead explosives-technician" => {
                page.press("[data-press=ability]").await;
                page.press("[data-die]").await;
                page.see("[data-press=reroll]").await;
            }
            // A press on a die flips it.
            "lead disposal-drone" => {
                page.press("[data-press=ability]").await;
                page.see("[data-press=cancel]").await;
            }
            leads if leads.starts_with("lead ") => {
                page.press("[data-press=ability]").await;
                page.press("[data-die]").await;
                page.see("[data-press=cancel]").await;
            }
            place if place.starts_with("place") => {
                page.press("[data-die]").await;
                page.see("[data-die].f-chosen").await;
            }
            _ => {
                page.release_line().await;
                return false;
            }
        }
        true
    }
}

/// Dice lie in the pool.
fn in_pool(state: &Rules, seat: Seat, role: &str) -> Vec<String> {
    let open = called(&json!(state.frame())["pool"]["bar"]) == "open";
    // A round that closes is over before a page has come, and so is one that the others can end: bots are
    // quicker than a page.
    let quota = state.options.quota();
    let others = state.round.active.iter().filter(|&other| other != seat);
    let owed: u8 = others.map(|other| quota.saturating_sub(state.round.placed[other.index()])).sum();
    let lie = state.pool.iter().filter(|one| one.die.is_some()).count();
    // Where everybody may act, whoever plays on from a record has the first seat.
    let sits = seat.index() == 0 && state.round.leader == seat;
    if !open || !sits || lie <= usize::from(owed) {
        return Vec::new();
    }
    let place = match state.options.seat_count() {
        1 => "place alone",
        9 => "place of nine",
        _ => "place",
    };
    // Who calls changes only a die that was called; a die that is pressed at random seldom is one.
    let calls = ["", "logistics-specialist", "wire-expert", "operations-engineer"];
    let unused = !state.round.changed && state.round.rerolls < REROLLS;
    let leads = unused && !calls.contains(&role);
    let bears = state.cards_of(seat).any(|front| front.count() > 0 && !front.is_full());
    let scrubs = bears && state.options.seat_count() == 4;
    let rare = [(leads, format!("lead {role}")), (scrubs, "scrub".to_owned())];
    let rare = rare.into_iter().filter(|(is, _)| *is).map(|(_, name)| name);
    [place.to_owned()].into_iter().chain(rare).collect()
}
