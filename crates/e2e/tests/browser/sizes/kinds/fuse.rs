//! What a player of FUSE is asked.

use super::super::decisions::{Agreed, Decides, called};
use bots::fuse::Fuse as Rules;
use e2e::{Fuse, Page};
use kernel::{Game as _, Seat};
use serde_json::json;
use std::time::Duration;

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
        "place of two",
        "pick of two",
        "lead technologist",
        "lead mechanic",
        "lead disposal-drone",
        "lead explosives-technician",
        "scrub",
        "pick",
        "return",
        "sixes",
        // What is great, each in a mission of one, in which a press brings it for certain.
        "moment start",
        "moment spark",
        "moment slip",
        "moment defused",
        "moment detonator",
        "moment last",
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
        // So many detonators that some lie under the last bomb.
        &[
            ("players", "1"),
            ("level", "expert"),
            ("detonators", "10"),
            ("mistakes", "assisted"),
            ("clock", "off"),
            ("auto-roll", "off"),
        ],
        &[("players", "9"), ("level", "elite"), ("clock", "off"), ("auto-roll", "off")],
        &[("players", "2"), ("level", "standard"), ("clock", "off"), ("auto-roll", "off")],
    ];

    fn kinds(state: &Rules, seat: Seat) -> Vec<String> {
        let leads = state.round.leader == seat && !state.roles_off.has(seat);
        let role = state.roles[seat.index()].filter(|_| leads).map(called).unwrap_or_default();
        let calls = ["wire-expert", "operations-engineer"].contains(&role.as_str());
        let (count, first) = (state.options.seat_count(), seat.index() == 0);
        let asked = match called(state.frame()).as_str() {
            // Two pick in the middle of a round, where whoever plays on has the first seat.
            _ if state.pickers().has(seat) && count == 2 => {
                return if first { vec!["pick of two".to_owned()] } else { Vec::new() };
            }
            _ if state.pickers().has(seat) && goes_off(state) => {
                return vec!["moment detonator".to_owned()];
            }
            _ if state.pickers().has(seat) => "pick".to_owned(),
            "ready" if count == 1 => return vec!["moment start".to_owned()],
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
        if let Some(moment) = kind.strip_prefix("moment ") {
            page.release_line().await;
            return bring(page, moment).await;
        }
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
        2 => "place of two",
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
    let great = if state.options.seat_count() == 1 { moments(state, seat) } else { Vec::new() };
    [place.to_owned()].into_iter().chain(rare).chain(great).collect()
}

/// Only detonators are left in the deck: whichever bomb somebody takes, one goes off.
fn goes_off(state: &Rules) -> bool {
    let deck = &state.deck;
    state.options.seat_count() == 1 && deck.bombs == 0 && deck.detonators > 0
}

/// The next bomb that is defused brings the last one of the row by itself; and what glows fits.
fn is_nearly_empty(state: &Rules) -> bool {
    let deck = &state.deck;
    let empty = deck.bombs == 0 && deck.detonators == 0;
    let helped = called(state.options.mistakes) == "assisted";
    empty && helped && deck.row.iter().flatten().count() == 1
}

/// What one who plays alone could bring about now.
fn moments(state: &Rules, seat: Seat) -> Vec<String> {
    let mut legal = Vec::new();
    state.legal(seat, &mut legal);
    let slips = legal.iter().any(|action| !state.is_right(seat, *action));
    let one_more = state.cards_of(seat).filter(|front| {
        front.count() as usize + 1 == front.card.requirement().len()
    });
    let one_more: Vec<_> = one_more.map(|front| json!(front.card)).collect();
    let fills = legal.iter().any(|action| {
        let card = &json!(action)["place"]["card"];
        card.get("bomb").is_some() && one_more.contains(card) && state.is_right(seat, *action)
    });
    let owes = state.round.placed[seat.index()] == 0;
    let last = is_nearly_empty(state);
    let all = [
        ("spark", owes),
        ("slip", slips),
        ("defused", fills && !last),
        ("last", fills && last),
    ];
    let all = all.into_iter().filter(|(_, is)| *is);
    all.map(|(name, _)| format!("moment {name}")).collect()
}

/// Every die on every slot that may take it; on a card that wants one more die first.
const TRY: &str = "const [nearly, at] = arguments, dice = [...document.querySelectorAll('[data-die]')];
    const die = dice[at % dice.length];
    if (!die.classList.contains('f-chosen')) die.click();
    requestAnimationFrame(() => {
        const wants = slot => slot.closest('[data-mine]').querySelectorAll('.f-left i:not(.on)').length;
        const open = [...document.querySelectorAll('[data-slot].f-open')];
        open.find(slot => !nearly || wants(slot) === 1)?.click();
    });";

/// Does what brings a moment onto the stage.
async fn bring(page: &Page, moment: &str) -> bool {
    for at in 0..40 {
        match moment {
            "start" => _ = page.try_press("[data-press=ready]").await,
            "spark" => _ = page.try_press("[data-press=pass]").await,
            "detonator" => _ = page.try_press("[data-row].f-open").await,
            _ => _ = page.js_with(TRY, vec![json!(moment != "slip"), json!(at)]).await,
        }
        tokio::time::sleep(Duration::from_millis(250)).await;
        if page.shows(&format!("#stage .f-m-{moment}")).await {
            return true;
        }
    }
    false
}
