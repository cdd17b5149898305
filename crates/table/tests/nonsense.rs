//! Messages from programs that mean harm or are broken: nothing falls over, and sense is still heard.

use fastrand::Rng;
use kernel::{Game, Seat, Seats, Thing};
use protocol::{
    CHAT_MAX, FromTable, Nonce, PROTOCOL, Pace, Phrase, TableId, ToTable, Version, is_printable,
};
use serde_json::{Value, json};
use table::{ConnId, Meta, Outbox, PersonId, Seed, Sitter, Table};
use testkit::toys::{claim, window};

/// How many messages each game gets.
const CASES: u64 = 12_000;

const ANN: ConnId = ConnId(1);
const WATCHER: ConnId = ConnId(2);

fn table<G: Game>(setup: &G::Setup) -> Table<G> {
    let seats = G::new(setup).expect("a setup").seats().len();
    let ann = Sitter::Person { id: PersonId(1), name: "Ann".to_owned() };
    let meta = Meta {
        id: TableId::from_bits(1),
        rules: G::RULES_VERSION,
        setup: setup.clone(),
        pace: Pace::default(),
        host: PersonId(1),
        listed: false,
        standing: Seats::NONE,
        sitters: vec![ann; seats],
    };
    let mut out = Outbox::default();
    let mut table = Table::new(0, meta, Seed::new([3; 32]), &mut out).expect("a table");
    table.connect(0, ANN, Some(PersonId(1)), &mut out);
    table.connect(0, WATCHER, None, &mut out);
    table
}

/// One of everything that a client says; actions are any that are legal now.
fn sensible<G: Game>(table: &Table<G>, rng: &mut Rng) -> ToTable<G::Action> {
    let seat = table.state().waiting().actors().lowest().unwrap_or(Seat::new(0));
    let mut actions = Vec::new();
    table.state().legal(seat, &mut actions);
    match (rng.u8(..15), rng.choice(actions)) {
        (0, _) => ToTable::Hello { protocol: PROTOCOL, have: Some(Version(rng.u64(..5))) },
        (1, _) => ToTable::Undo { nonce: Nonce(rng.u64(..)), seat },
        (2, _) => {
            let (agree, redo) = (rng.bool(), rng.bool());
            ToTable::Consent { seat, asked: table.version(), agree, redo }
        }
        (3, _) => ToTable::Back,
        (4, _) => ToTable::Chat { text: "Well, <b>well</b>. \"\\\u{202e}\n".to_owned() },
        (5, _) => ToTable::Quick { phrase: Phrase::Thanks },
        (6, _) => ToTable::Pause { on: rng.bool() },
        (7, _) => ToTable::Standing { seat, on: rng.bool() },
        (8, _) => ToTable::Point { seat, thing: Thing(rng.u16(..)) },
        (9, _) => ToTable::Hurry { millis: rng.u64(..) },
        (11, _) => ToTable::Redo { nonce: Nonce(rng.u64(..)), seat },
        (10, _) | (_, None) => ToTable::Ping { at: rng.u64(..) },
        (_, Some(action)) => {
            let actions = vec![action; rng.usize(1..3)];
            ToTable::Act { nonce: Nonce(rng.u64(..)), seat, actions, rest: rng.bool() }
        }
    }
}

/// Values that nobody expects.
fn odd(rng: &mut Rng) -> Value {
    let numbers = [0.0, -0.0, -1.0, 0.5, 255.0, 256.0, 1e9, 1e300, 18446744073709551615.0];
    match rng.u8(..11) {
        0 => Value::Null,
        1 => json!(rng.bool()),
        2 => json!(numbers[rng.usize(..numbers.len())]),
        3 => json!(u64::MAX),
        4 => json!(i64::MIN),
        5 => json!("x".repeat(rng.usize(..5000))),
        6 => json!("\u{0}\u{202e}\u{feff}</script>"),
        7 => json!([]),
        8 => json!({}),
        9 => json!([[[[[[]]]]], {"say": "hello"}]),
        _ => json!({"say": "act", "nonce": 1, "seat": 0}),
    }
}

/// Changes something somewhere inside.
fn bend(value: &mut Value, rng: &mut Rng) {
    let deeper = rng.u8(..4) > 0;
    match value {
        Value::Object(fields) if deeper && !fields.is_empty() => {
            let at = rng.usize(..fields.len());
            let name = fields.keys().nth(at).cloned().expect("a field");
            match rng.u8(..6) {
                0 => drop(fields.remove(&name)),
                1 => drop(fields.insert(format!("{name}2"), odd(rng))),
                _ => bend(fields.get_mut(&name).expect("a field"), rng),
            }
        }
        Value::Array(parts) if deeper && !parts.is_empty() => {
            let at = rng.usize(..parts.len());
            match rng.u8(..6) {
                0 => drop(parts.remove(at)),
                1 => parts.push(odd(rng)),
                _ => bend(&mut parts[at], rng),
            }
        }
        other => *other = odd(rng),
    }
}

/// A message that was sensible once.
fn bent(text: &str, rng: &mut Rng) -> String {
    match rng.u8(..10) {
        0..=4 => {
            let mut value: Value = serde_json::from_str(text).expect("JSON");
            (0..rng.u8(1..4)).for_each(|_| bend(&mut value, rng));
            value.to_string()
        }
        5..=7 => {
            let mut bytes = text.as_bytes().to_vec();
            for _ in 0..rng.u8(1..6) {
                let at = rng.usize(..bytes.len().max(1)).min(bytes.len());
                match rng.u8(..4) {
                    0 if at < bytes.len() => drop(bytes.remove(at)),
                    1 => bytes.truncate(at),
                    2 => bytes.insert(at, rng.u8(..)),
                    _ if at < bytes.len() => bytes[at] = rng.u8(..),
                    _ => {}
                }
            }
            String::from_utf8_lossy(&bytes).into_owned()
        }
        8 => {
            let depth = rng.usize(1..2000);
            let (open, close) = if rng.bool() { ("[", "]") } else { ("{\"say\":", "}") };
            format!("{}{text}{}", open.repeat(depth), close.repeat(depth))
        }
        _ => text.replace(|letter: char| letter.is_ascii_digit(), "9999999999999999999999"),
    }
}

fn nothing_falls_over<G: Game>(setup: &G::Setup) {
    let mut rng = Rng::with_seed(6);
    let mut table = table::<G>(setup);
    let (mut understood, mut refused) = (0, 0);
    for case in 0..CASES {
        let sense = serde_json::to_string(&sensible(&table, &mut rng)).expect("a message");
        let text = if rng.u8(..4) == 0 { sense } else { bent(&sense, &mut rng) };
        let conn = if rng.u8(..4) == 0 { WATCHER } else { ANN };
        let mut out = Outbox::default();
        match serde_json::from_str(&text) {
            Ok(message) => {
                understood += 1;
                table.receive(case, conn, message, &mut out);
            }
            Err(why) => {
                refused += 1;
                assert!(!why.to_string().is_empty(), "{text}");
            }
        }
        table.receive(case, conn, ToTable::Ping { at: case }, &mut out);
        for (_, told) in &out.mail {
            serde_json::to_string(told).expect("whatever is told can be told");
            if let FromTable::Chat { text, .. } = told {
                assert!(text.chars().all(is_printable), "words, but no tricks: {text:?}");
                assert!(text.chars().count() <= CHAT_MAX);
            }
        }
        let pong = |told: &FromTable<G>| matches!(told, FromTable::Pong { at, .. } if *at == case);
        assert!(out.mail.iter().any(|(to, told)| *to == conn && pong(told)), "after {text}");
    }
    println!("{}: {understood} understood, {refused} refused", G::NAME);
    assert!(understood > CASES / 4 && refused > CASES / 4);
}

#[test]
fn a_race_survives_nonsense() {
    nothing_falls_over::<claim::Claim>(&claim::Setup::race(3, 5, 600));
}

#[test]
fn a_window_survives_nonsense() {
    nothing_falls_over::<window::Window>(&window::Setup { seats: 3, hand: 3, looks: true });
}

/// Each game as it is played unless something else is agreed.
macro_rules! every_game_survives_nonsense {
    ($($module:ident, $name:literal, $game:ty;)*) => {
        $(#[test]
        fn $module() {
            let setups = testkit::pairwise::setups::<$game>();
            super::nothing_falls_over::<$game>(&setups[0]);
        })*
    };
}

mod every_game_survives_nonsense {
    bots::games!(named every_game_survives_nonsense);
}
