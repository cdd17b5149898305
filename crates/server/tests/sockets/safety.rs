//! Those who mean harm, and those who only make mistakes: both are answered in words.

use crate::running::{Client, Running, config, legal, table};
use kernel::Seat;
use protocol::{FromTable, Nonce, Rejection, ToTable, Verdict};
use serde_json::json;
use server::{Config, Limits};
use testkit::toys::window::{Action, Card, Event, Window};

#[tokio::test]
async fn nobody_acts_for_a_seat_that_is_not_theirs() {
    let server = Running::start(config()).await;
    let (mut ann, mut ben) = (server.guest("Ann").await, server.guest("Ben").await);
    let id = ann.make(table("window", json!([["seats", "2"]]), json!(["me", "link"]))).await;
    ben.sit(&id).await;
    let mut forged = server.stranger();
    forged.cookie = Some(format!("tinderbox={}", "A".repeat(43)));
    for person in [ben, server.guest("Eve").await, server.stranger(), forged] {
        let mut client = person.connect::<Window>(&id).await;
        let verdict = client.act(Seat::new(0), Action::Lay(0)).await;
        assert_eq!(verdict, Verdict::Rejected(Rejection::NotYourSeat));
        let nonce = Nonce(77);
        client.say(ToTable::Undo { nonce, seat: Seat::new(0) }).await;
        assert_eq!(client.answer(nonce).await, Verdict::Rejected(Rejection::NotYourSeat));
    }
    server.stop().await;
}

/// Ann and Ben play; a spectator listens. What was sent to one must not hold a card that only the
/// other saw: everything that comes is searched for events with an open card of another hand.
#[tokio::test]
async fn no_byte_sent_to_one_tells_of_anothers_hand() {
    let server = Running::start(config()).await;
    let (mut ann, mut ben) = (server.guest("Ann").await, server.guest("Ben").await);
    let options = json!([["seats", "2"], ["hand", "3"], ["looks", "no"]]);
    let id = ann.make(table("window", options, json!(["me", "link"]))).await;
    let mut watcher = server.stranger().connect::<Window>(&id).await;
    let mut a = ann.connect::<Window>(&id).await;
    ben.sit(&id).await;
    let mut b = ben.connect::<Window>(&id).await;
    let (ann, ben) = (Seat::new(0), Seat::new(1));
    tokio::join!(crate::play::play_out(&mut a, ann), crate::play::play_out(&mut b, ben), async {
        while !watcher.is_over() {
            watcher.hear().await.expect("the match goes on");
        }
    });
    let own = |client: &Client<Window>, seat| drawn(&client.heard, seat);
    assert!(own(&a, ann) > 0 && own(&b, ben) > 0, "one's own cards are shown");
    for (heard, hidden) in [(&a, ben), (&b, ann), (&watcher, ann), (&watcher, ben)] {
        assert_eq!(drawn(&heard.heard, hidden), 0, "a drawn card of {hidden:?}");
        let before_the_end = heard.heard.rsplit_once("\"seed\":\"").expect("the end").0;
        assert!(!before_the_end.contains("\"seed\":\""), "the seed before the end");
    }
    server.stop().await;
}

/// How often a card that came into this hand was shown with its face.
fn drawn(heard: &str, seat: Seat) -> usize {
    let faces = [Card::Hen, Card::Goose, Card::Fox];
    let places = 0..3;
    let events = places
        .flat_map(|place| faces.map(|card| Event::Drew(seat, place, kernel::Seen::Open(card))));
    let texts = events.map(|event| serde_json::to_string(&event).expect("an event"));
    texts.map(|text| heard.matches(&text).count()).sum()
}

#[tokio::test]
async fn a_page_of_another_site_gets_nothing() {
    let server = Running::start(config()).await;
    let mut ann = server.guest("Ann").await;
    let id = ann.make(table("window", json!([["seats", "2"]]), json!(["me", "link"]))).await;
    let kind = [("content-type", "application/json"), ("origin", "https://evil.example")];
    let reply = ann.raw("POST", "/api/me", &kind, r#"{"name":"Eve"}"#).await;
    assert_eq!(reply.status, 403);
    assert!(reply.body.contains("foreign-origin"), "{}", reply.body);
    assert!(ann.dial::<Window>(&id, Some("https://evil.example")).await.is_err());
    let ours = format!("http://{}", server.addr);
    assert!(ann.dial::<Window>(&id, Some(&ours)).await.is_ok());
    server.stop().await;
}

#[tokio::test]
async fn every_answer_carries_our_policies() {
    let server = Running::start(config()).await;
    for path in ["/", "/api/me", "/api/nothing", "/healthz"] {
        let headers = server.stranger().raw("GET", path, &[], "").await.headers;
        for policy in [
            "content-security-policy: default-src 'self'; script-src 'self' 'wasm-unsafe-eval';",
            "frame-ancestors 'none'",
            "x-content-type-options: nosniff",
            "referrer-policy: same-origin",
        ] {
            assert!(headers.contains(policy), "{path} has no {policy}:\n{headers}");
        }
    }
    server.stop().await;
}

#[tokio::test]
async fn malformed_requests_are_answered_in_words() {
    let server = Running::start(config()).await;
    let mut ann = server.guest("Ann").await;
    let kind = [("content-type", "application/json")];
    let long = format!(r#"{{"name":"{}"}}"#, "x".repeat(70_000));
    let cases: &[(&str, &str, u16, &str)] = &[
        ("/api/me", "{", 400, "malformed"),
        ("/api/me", "[]", 422, "malformed"),
        ("/api/me", r#"{"name":5}"#, 422, "malformed"),
        ("/api/me", r#"{"name":"Ann","admin":true}"#, 422, "malformed"),
        ("/api/me", r#"{"name":"  "}"#, 400, "no-name"),
        ("/api/me", &long, 413, "too-large"),
        ("/api/tables", r#"{"game":"chess"}"#, 422, "malformed"),
        ("/api/records", r#"{"game":"window"}"#, 400, "malformed"),
        ("/api/tables/zzz/sit", r#"{"seat":null}"#, 404, "no-such-table"),
        ("/api/tables/aaaaaaaaaa/sit", r#"{"seat":null}"#, 404, "no-such-table"),
        ("/api/tables/aaaaaaaaaa/sit", r#"{"seat":12}"#, 422, "malformed"),
        ("/api/nothing", "{}", 404, "not-found"),
        ("/api/games", "{}", 405, "method-not-allowed"),
    ];
    for (path, body, status, code) in cases {
        let reply = ann.raw("POST", path, &kind, body).await;
        let told: serde_json::Value = serde_json::from_str(&reply.body).unwrap_or_default();
        assert_eq!((reply.status, &told["error"]), (*status, &json!(code)), "{path} {body:.40}");
        let words = told["words"].as_str().expect("words");
        assert!(words.ends_with('.') && words.len() > 10, "{words}");
    }
    let reply = ann.raw("POST", "/api/me", &[], r#"{"name":"Ann"}"#).await;
    assert_eq!(reply.status, 415);
    let wrong = [
        table("window", json!([["seats", "9"]]), json!(["me", "me"])),
        table("window", json!([["colour", "red"]]), json!(["me", "me"])),
        table("window", json!([["seats", "3"]]), json!(["me", "me"])),
        table("chess", json!([]), json!(["me", "me"])),
    ];
    for wish in wrong {
        let (status, told) = ann.post("/api/tables", wish).await;
        assert_eq!(status, 400, "{told}");
        assert!(told["words"].as_str().is_some_and(|words| words.ends_with('.')), "{told}");
    }
    let (status, told) = server.stranger().post("/api/transfer", json!({})).await;
    assert_eq!((status, &told["error"]), (401, &json!("no-name")));
    server.stop().await;
}

#[tokio::test]
async fn malformed_messages_are_answered_and_the_connection_lives() {
    let server = Running::start(config()).await;
    let mut ann = server.guest("Ann").await;
    let id = ann.make(table("window", json!([["seats", "2"]]), json!(["me", "me"]))).await;
    let mut client = ann.connect::<Window>(&id).await;
    let sorry = |told: &FromTable<Window>| matches!(told, FromTable::Sorry { .. });
    let texts = [
        "".to_owned(),
        "{".to_owned(),
        "[1,2]".to_owned(),
        r#"{"say":"dance"}"#.to_owned(),
        r#"{"say":"act","nonce":1,"seat":99,"actions":["react"]}"#.to_owned(),
        r#"{"say":"act","nonce":1,"seat":0,"actions":["react"],"as":"host"}"#.to_owned(),
        r#"{"say":"hello","protocol":99,"have":null}"#.to_owned(),
        format!(r#"{{"say":"chat","text":"{}"}}"#, "x".repeat(protocol::MESSAGE_MAX)),
    ];
    for text in texts {
        client.say_text(text).await;
        client.until(sorry).await;
    }
    client.say(ToTable::Ping { at: 5 }).await;
    client.until(|told| matches!(told, FromTable::Pong { at: 5, .. })).await;
    client.say_text("x".repeat(100_000)).await;
    while client.hear().await.is_some() {}
    server.stop().await;
}

#[tokio::test]
async fn one_who_is_too_fast_is_told_and_then_shut_out() {
    let limits = Limits { messages_per_second: 1, messages_at_once: 5, ..config().limits };
    let server = Running::start(Config { limits, ..config() }).await;
    let mut ann = server.guest("Ann").await;
    let id = ann.make(table("window", json!([["seats", "2"]]), json!(["me", "me"]))).await;
    let mut client = ann.connect::<Window>(&id).await;
    for at in 0..10 {
        client.say(ToTable::Ping { at }).await;
    }
    client.until(|told| matches!(told, FromTable::Sorry { .. })).await;
    let lay = Action::Lay(0);
    assert_eq!(client.act(Seat::new(0), lay).await, Verdict::Rejected(Rejection::TooFast));
    for at in 0..300 {
        if client.try_say(ToTable::Ping { at }).await.is_err() {
            break;
        }
    }
    while client.hear().await.is_some() {}
    server.stop().await;
}

#[tokio::test]
async fn connections_and_tables_of_one_person_are_limited() {
    let limits = Limits { connections_of_person: 2, tables_of_person: 2, ..config().limits };
    let server = Running::start(Config { limits, ..config() }).await;
    let mut ann = server.guest("Ann").await;
    let wish = table("window", json!([["seats", "2"]]), json!(["me", "link"]));
    let id = ann.make(wish.clone()).await;
    ann.make(wish.clone()).await;
    let (status, told) = ann.post("/api/tables", wish).await;
    assert_eq!((status, &told["error"]), (409, &json!("too-many-tables")));
    let first = ann.connect::<Window>(&id).await;
    let _second = ann.connect::<Window>(&id).await;
    assert!(ann.dial::<Window>(&id, None).await.is_err(), "a third");
    first.close().await;
    let mut tries = 0;
    while ann.dial::<Window>(&id, None).await.is_err() {
        tries += 1;
        assert!(tries < 100, "a place never becomes free");
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    server.stop().await;
}

#[tokio::test]
async fn a_spectator_sees_the_match_and_no_hand() {
    let server = Running::start(config()).await;
    let mut ann = server.guest("Ann").await;
    let id = ann.make(table("window", json!([["seats", "2"]]), json!(["me", "me"]))).await;
    let mut watcher = server.stranger().connect::<Window>(&id).await;
    let told = watcher.until(|told| matches!(told, FromTable::Welcome { .. })).await;
    let FromTable::Welcome { views, seats, seed, .. } = told else { unreachable!("a welcome") };
    assert_eq!((views.len(), views[0].viewer, seed), (1, None, None));
    assert!(seats.iter().all(|seat| !seat.yours));
    let text = serde_json::to_string(&views).expect("a view");
    assert!(!["hen", "goose", "fox"].iter().any(|card| text.contains(card)), "{text}");
    let mut a = ann.connect::<Window>(&id).await;
    a.until(|told| matches!(told, FromTable::Welcome { .. })).await;
    let lay = legal::<Window>(a.view().expect("a view"), Seat::new(0))[0];
    a.act(Seat::new(0), lay).await;
    watcher.until(|told| matches!(told, FromTable::Update { .. })).await;
    server.stop().await;
}

/// Ben talks and talks; Ann never reads. Nobody waits for her.
#[tokio::test]
async fn a_client_that_does_not_read_is_dropped() {
    let limits =
        Limits { messages_per_second: 1 << 20, messages_at_once: 1 << 20, ..config().limits };
    let server = Running::start(Config { limits, ..config() }).await;
    let (mut ann, mut ben) = (server.guest("Ann").await, server.guest("Ben").await);
    let id = ann.make(table("window", json!([["seats", "2"]]), json!(["me", "link"]))).await;
    ben.sit(&id).await;
    let _silent = ann.connect::<Window>(&id).await;
    let mut b = ben.connect::<Window>(&id).await;
    let text = "x".repeat(protocol::CHAT_MAX);
    for _ in 0..200 {
        for _ in 0..200 {
            b.say(ToTable::Chat { text: text.clone() }).await;
        }
        b.say(ToTable::Ping { at: 1 }).await;
        b.until(|told| matches!(told, FromTable::Pong { .. })).await;
        let metrics = ben.raw("GET", "/metrics", &[], "").await.body;
        if !metrics.contains("tinderbox_slow_total 0") {
            return server.stop().await;
        }
    }
    panic!("a client that does not read is served for ever");
}
