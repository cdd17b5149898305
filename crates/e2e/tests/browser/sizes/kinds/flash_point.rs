//! What a player of Flash Point is asked.

use super::super::decisions::{Agreed, Decides, called};
use bots::flash_point::FlashPoint as Rules;
use e2e::{FlashPoint, Page};
use kernel::{Game as _, Seat};
use serde_json::{Value, json};

/// Nobody is hurried who looks at the page for long.
const ENDLESS: (&str, &str) = ("windows", "endless");

impl Decides for FlashPoint {
    type Rules = Rules;

    const KINDS: &'static [&'static str] = &[
        "specialist",
        "park",
        "begin",
        "act family",
        "act",
        "act fire-captain",
        "act fire-prevention",
        "consent",
        "ride",
        "return",
        "control",
        "hazmats",
        "get-up",
        "reroll",
        "dodge",
        // What events leave to the players: walls of a space, walls, a quarter, spaces, a POI, a victim and its way.
        "event e15",
        "event e22",
        "event e24",
        "event e33",
        "event e34",
        "event e35",
        "moment rescued",
    ];

    const TURN: &'static str = "act family";

    const MATCHES: &'static [Agreed] = &[
        &[("players", "2")],
        &[
            ("players", "1"),
            ("firefighters", "6"),
            ("game", "experienced"),
            ("level", "heroic"),
            ("tragic-events", "on"),
            ("cards", "all"),
            ("specialists", "chosen"),
            ENDLESS,
        ],
        &[
            ("players", "3"),
            ("firefighters", "6"),
            ("game", "experienced"),
            ("side", "2"),
            ("tragic-events", "on"),
            ("cards", "all"),
            ENDLESS,
        ],
        // Few who play for long meet what is rare.
        &[("players", "2"), ("game", "experienced"), ("cards", "more"), ENDLESS],
        &[("players", "2"), ("game", "experienced"), ("tragic-events", "on"), ENDLESS],
    ];

    const RARE: &'static [(&'static str, usize, u64)] = &[("dodge", 1, 179), ("event e15", 4, 78)];

    fn kinds(state: &Rules, seat: Seat) -> Vec<String> {
        let frame = json!(state.open.frame());
        let sort = called(&frame);
        let asked = match sort.as_str() {
            "act" => return in_turn(state, seat),
            "blaze" => called(&frame["blaze"]["part"]),
            "event" => format!("event {}", called(&frame["event"]["card"])),
            _ => sort,
        };
        vec![asked]
    }

    /// What is seen only after a person has done something: what can be done in a space, whom a Fire Captain
    /// commands, somebody who is brought out.
    async fn prepare(page: &Page, kind: &str) -> bool {
        match kind {
            "act fire-captain" => {
                // One other is commanded at once, of several one is chosen.
                page.press(".k-bar [data-press^=command]").await;
                page.see(".k-bar :is([data-press=own], [data-press=cancel])").await;
            }
            "act family" => {
                page.js("document.querySelector('.fp-grid .fp-can')?.click()").await;
                page.see(".k-bar [data-press=cancel]").await;
            }
            "moment rescued" => {
                page.js(OUTSIDE).await;
                page.see("#stage .fp-m-rescued").await;
            }
            _ => return false,
        }
        true
    }
}

/// Presses everything around the house: what is carried goes to where it is rescued.
const OUTSIDE: &str = "const outside = [...document.querySelectorAll('.fp-grid [data-at]')]
        .filter(one => /^[07],|,[09]$/.test(one.dataset.at));
    for (const one of outside) one.click();";

/// The actions of a turn, by the game and by who acts.
fn in_turn(state: &Rules, seat: Seat) -> Vec<String> {
    let open = &state.open;
    let active = open.figure(open.active());
    if open.options.is_family() {
        let mut legal = Vec::new();
        state.legal(seat, &mut legal);
        // A press outside brings the victim out: in one step, and through no fire.
        let rescues = |action: &Value| {
            let to = open.rescue_spaces();
            let direction = serde_json::from_value(action["move"]["to"].clone()).ok();
            let goes = direction.and_then(|direction| open.at(open.active()).step(direction));
            action["move"]["load"] == "victim" && goes.is_some_and(|space| to.has(space))
        };
        let rescues = legal.iter().any(|action| rescues(&json!(action)));
        let glows = legal.iter().any(|action| json!(action).get("extinguish").is_some());
        let kinds = [(glows, "act family"), (rescues, "moment rescued")];
        return kinds.into_iter().filter(|(is, _)| *is).map(|(_, name)| name.to_owned()).collect();
    }
    let card = active.specialist.map(called).unwrap_or_default();
    let mut legal = Vec::new();
    state.legal(seat, &mut legal);
    let others = |action: &Value| {
        let doer = &action["move"]["firefighter"];
        !doer.is_null() && *doer != json!(open.active())
    };
    let commands = card == "fire-captain" && legal.iter().any(|action| others(&json!(action)));
    match card.as_str() {
        "fire-captain" if !commands => Vec::new(),
        "fire-captain" | "fire-prevention" => vec![format!("act {card}")],
        _ => vec!["act".to_owned()],
    }
}
