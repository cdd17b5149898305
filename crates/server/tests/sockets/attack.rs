//! Those who mean harm.

use crate::running::{Client, PATIENCE, Person, Running, config, table};
use fire_tower::FireTower;
use kernel::{Game, Seat};
use protocol::{FromTable, ToTable};
use serde_json::{Value, json};
use server::{Config, Limits};
use std::time::Duration;
use testkit::toys::window::Window;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

async fn hurried(connections: usize) -> Running {
    let limits = Limits { request_millis: 500, connections, ..config().limits };
    Running::start(Config { limits, ..config() }).await
}

/// Reads until the server hangs up.
async fn rest(mut stream: TcpStream) -> String {
    let mut bytes = Vec::new();
    let read = tokio::time::timeout(PATIENCE, stream.read_to_end(&mut bytes));
    let _ = read.await.expect("the server hangs up");
    String::from_utf8_lossy(&bytes).into_owned()
}

/// All places are taken by connections that say little or nothing; they lose them, and others come in.
#[tokio::test]
async fn those_who_say_nothing_slowly_lose_their_places() {
    let server = hurried(8).await;
    let mut idle = Vec::new();
    for words in ["", "GET / HTTP/1.1\r\nhost: x\r\nx-slow: "].into_iter().cycle().take(8) {
        let mut stream = TcpStream::connect(server.addr).await.expect("a connection");
        stream.write_all(words.as_bytes()).await.expect("words");
        idle.push(stream);
    }
    for stream in idle {
        rest(stream).await;
    }
    assert_eq!(server.stranger().get("/api/me").await.0, 200);
    server.stop().await;
}

#[tokio::test]
async fn a_body_that_trickles_in_is_not_waited_for() {
    let server = hurried(100).await;
    let mut stream = TcpStream::connect(server.addr).await.expect("a connection");
    let head = "POST /api/me HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n\
                content-length: 1000\r\n\r\n{\"name\":";
    stream.write_all(head.as_bytes()).await.expect("words");
    let told = rest(stream).await;
    assert!(told.starts_with("HTTP/1.1 408 ") && told.contains("too-slow"), "{told}");
    server.stop().await;
}

#[tokio::test]
async fn nothing_outside_the_pages_can_be_fetched() {
    let server = Running::start(config()).await;
    let long = format!("/{}", "a/".repeat(5000));
    let paths = [
        "/../Cargo.toml",
        "/../../../../../../etc/passwd",
        "/..%2f..%2f..%2fetc%2fpasswd",
        "/%2e%2e/%2e%2e/Cargo.toml",
        "/....//....//Cargo.toml",
        "/..\\..\\Cargo.toml",
        "/index.html%00.js",
        "//etc/passwd",
        "/.git/config",
        "/api/../../Cargo.toml",
        "/file:///etc/passwd",
        &long,
    ];
    for path in paths {
        let reply = server.stranger().raw("GET", path, &[], "").await;
        assert!([200, 400, 404].contains(&reply.status), "{path}: {}", reply.status);
        let leaked = ["[workspace]", "root:", "[core]", "[package]"];
        assert!(!leaked.iter().any(|text| reply.body.contains(text)), "{path}: {}", reply.body);
    }
    let told = server.stranger().exchange(b"NONSENSE\r\n\r\n").await;
    assert!(told.starts_with("HTTP/1.1 400 "), "{told}");
    server.stop().await;
}

#[tokio::test]
async fn records_that_mean_harm_are_refused_in_words() {
    let server = Running::start(config()).await;
    let mut ann = server.guest("Ann").await;
    let seats = json!(["me", {"bot": "random"}]);
    let id = ann.make(table("fire-tower", json!([["players", "2"]]), seats)).await;
    let mut client = ann.connect::<FireTower>(&id).await;
    crate::play::play_out(&mut client, Seat::new(0)).await;
    let (_, good) = ann.get(&format!("/api/tables/{id}/record")).await;
    let with = |name: &str, value: Value| {
        let mut record = good.clone();
        record[name] = value;
        record.to_string()
    };
    let inputs = good["inputs"].as_array().expect("inputs").clone();
    let many: Vec<_> = inputs.iter().cycle().take(20_000).cloned().collect();
    let deep = format!("{}{}", "[".repeat(100_000), "]".repeat(100_000));
    let cases = [
        (deep, 400, "malformed"),
        ("[]".to_owned(), 400, "malformed"),
        (with("game", json!("chess")), 400, "no-such-game"),
        (with("game", json!("window")), 400, "malformed"),
        (with("rules", json!(9999)), 400, "record"),
        (with("format", json!(9)), 400, "record"),
        (with("hash", json!("0000000000000000")), 400, "record"),
        (with("inputs", json!(inputs[1..])), 400, "record"),
        (with("inputs", json!(many)), 400, "record"),
        (with("inputs", json!([{"act": [200, "done"]}])), 400, "malformed"),
        (with("setup", json!({})), 400, "malformed"),
        (with("padding", json!("x".repeat(3 << 20))), 413, "too-large"),
    ];
    for (text, status, code) in cases {
        let kind = [("content-type", "application/json")];
        let reply = ann.raw("POST", "/api/records", &kind, &text).await;
        let told: Value = serde_json::from_str(&reply.body).unwrap_or_default();
        assert_eq!((reply.status, &told["error"]), (status, &json!(code)), "{text:.60} {told}");
        assert!(told["words"].as_str().is_some_and(|words| words.ends_with('.')), "{told}");
    }
    let (status, _) = ann.post("/api/records", good).await;
    assert_eq!(status, 200, "the true one is still taken");
    server.stop().await;
}

#[tokio::test]
async fn chat_carries_words_and_no_tricks() {
    let server = Running::start(config()).await;
    let mut ann = server.guest("A\u{202e}nn").await;
    let id = ann.make(table("window", json!([["seats", "2"]]), json!(["me", "me"]))).await;
    let mut client = ann.connect::<Window>(&id).await;
    let chat = |text: &str| ToTable::Chat { text: text.to_owned() };
    client.say(chat("<img src=x onerror=alert(1)>\u{202e}\u{0}\r\n\u{2066}&amp;")).await;
    let told = client.until(|told| matches!(told, FromTable::Chat { .. })).await;
    let FromTable::Chat { name, text } = told else { unreachable!("chat") };
    assert_eq!((name.as_str(), text.as_str()), ("Ann", "<img src=x onerror=alert(1)>&amp;"));
    client.say(chat(&"ü".repeat(1000))).await;
    let told = client.until(|told| matches!(told, FromTable::Chat { .. })).await;
    let FromTable::Chat { text, .. } = told else { unreachable!("chat") };
    assert_eq!(text.chars().count(), protocol::CHAT_MAX);
    server.stop().await;
}

/// Frames that are no messages are work too.
#[tokio::test]
async fn a_flood_of_pings_ends_the_connection() {
    let limits = Limits { messages_per_second: 1, messages_at_once: 5, ..config().limits };
    let server = Running::start(Config { limits, ..config() }).await;
    let mut ann = server.guest("Ann").await;
    let id = ann.make(table("window", json!([["seats", "2"]]), json!(["me", "me"]))).await;
    let mut line = ann.line(&id, None).await.expect("a connection");
    let flood = async {
        while line.ping().await.is_ok() {
            tokio::time::sleep(Duration::from_micros(100)).await;
        }
    };
    tokio::time::timeout(PATIENCE, flood).await.expect("the server hangs up");
    server.stop().await;
}

/// Every message that this person was sent is what redacting it for their own seats leaves.
fn nothing_hidden<G: Game>(client: &Client<G>, own: &[Option<Seat>]) -> usize {
    let mut parts = 0;
    for text in client.heard.lines() {
        match serde_json::from_str::<FromTable<G>>(text).expect("a message") {
            FromTable::Welcome { views, .. } => {
                for seen in views {
                    assert!(own.contains(&seen.viewer), "{:?} sees as {:?}", own, seen.viewer);
                    let imagined = G::imagine(&seen.view, &mut |n: u32| fastrand::u32(..n));
                    assert_eq!(imagined.view(seen.viewer), seen.view, "a view of its own");
                    parts += 1;
                }
            }
            FromTable::Update { stories, .. } => {
                for story in stories {
                    assert!(own.contains(&story.viewer), "{:?} hears as {:?}", own, story.viewer);
                    for event in &story.events {
                        let may = G::redact(event, story.viewer);
                        assert_eq!(may.as_ref(), Some(event), "{:?} hears too much", own);
                        parts += 1;
                    }
                }
            }
            _ => {}
        }
    }
    parts
}

/// Two people and a spectator play Fire Tower; one drops out and comes back, one gets up in the end
/// and watches. Nobody is ever sent what is another's.
#[tokio::test]
async fn no_hand_of_fire_tower_reaches_anybody_else() {
    let server = Running::start(config()).await;
    let (mut ann, mut ben) = (server.guest("Ann").await, server.guest("Ben").await);
    let seats = json!(["me", "link"]);
    let id = ann.make(table("fire-tower", json!([["players", "2"]]), seats)).await;
    let mut watcher = server.stranger().connect::<FireTower>(&id).await;
    let mut a = ann.connect::<FireTower>(&id).await;
    ben.sit(&id).await;
    let mut b = ben.connect::<FireTower>(&id).await;
    for _ in 0..40 {
        one_move(&mut a, &mut b).await;
    }
    let before = b.session.clone();
    one_move(&mut a, &mut b).await;
    let mut late = ben.reconnect::<FireTower>(&id, before).await;
    late.until(|told| matches!(told, FromTable::Seats { .. })).await;
    assert_eq!(ben.post(&format!("/api/tables/{id}/leave"), json!({})).await.0, 200);
    let mut spectator = ben.connect::<FireTower>(&id).await;
    let now_nobody = |told: &FromTable<FireTower>| match told {
        FromTable::Welcome { views, .. } => views[0].viewer.is_none(),
        _ => false,
    };
    spectator.until(now_nobody).await;
    watcher.say(ToTable::Ping { at: 1 }).await;
    watcher.until(|told| matches!(told, FromTable::Pong { .. })).await;
    let (first, second) = (Some(Seat::new(0)), Some(Seat::new(1)));
    assert!(nothing_hidden(&a, &[first]) > 40);
    assert!(nothing_hidden(&b, &[second, None]) > 40);
    assert!(nothing_hidden(&late, &[second, None]) > 0);
    assert!(nothing_hidden(&spectator, &[None]) > 0);
    assert!(nothing_hidden(&watcher, &[None]) > 40);
    server.stop().await;
}

/// Whoever is asked moves; both hear of it.
async fn one_move(a: &mut Client<FireTower>, b: &mut Client<FireTower>) {
    for client in [&mut *a, &mut *b] {
        while client.view().is_none() {
            client.hear().await.expect("a welcome");
        }
    }
    loop {
        for client in [&mut *a, &mut *b] {
            client.say(ToTable::Ping { at: 0 }).await;
            client.until(|told| matches!(told, FromTable::Pong { .. })).await;
        }
        if a.version() == b.version() {
            break;
        }
    }
    for client in [a, b] {
        if let Some((seat, action)) = client.next_move() {
            client.act(seat, action).await;
            return;
        }
    }
    panic!("somebody is asked");
}

#[tokio::test]
async fn tokens_that_were_made_up_open_nothing() {
    let server = Running::start(config()).await;
    let mut ann = server.guest("Ann").await;
    let id = ann.make(table("window", json!([["seats", "2"]]), json!(["me", "link"]))).await;
    let true_one = ann.cookie.clone().expect("a cookie");
    let token = true_one.strip_prefix("tinderbox=").expect("the token");
    let mut turned: String = token.to_owned();
    turned.replace_range(..1, if token.starts_with('A') { "B" } else { "A" });
    let forged = ["".to_owned(), "A".repeat(43), "=".repeat(43), turned, "x".repeat(5000)];
    for forged in forged {
        let cookie = Some(format!("tinderbox={forged}"));
        let mut eve = Person { addr: server.addr, cookie };
        assert_eq!(eve.get("/api/me").await.1, json!({"name": null}), "{forged:.50}");
        let path = format!("/api/tables/{id}/replace");
        let (status, _) = eve.post(&path, json!({"seat": 0, "with": "open"})).await;
        assert_eq!(status, 401, "{forged:.50}");
    }
    assert_eq!(ann.get("/api/me").await.1, json!({"name": "Ann"}));
    server.stop().await;
}
