//! Too many at once: of one household, and in all. Others come in, and nobody is left without an
//! answer.

#[cfg(unix)]
use crate::program::Program;
use crate::running::{PATIENCE, Person, Running, config, table};
use serde_json::{Value, json};
use server::{Config, Limits};
use std::net::SocketAddr;
use std::time::Duration;
use tokio::net::{TcpSocket, TcpStream};

const REQUEST: &[u8] = b"GET /api/me HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n";

/// A server behind a proxy, which the tests play.
async fn proxied(limits: Limits) -> Running {
    let public_url = Some("https://play.example.org".to_owned());
    Running::start(Config { limits, public_url, ..config() }).await
}

/// Asks as the proxy would for somebody at this address: the status, and what was told.
async fn ask(server: &Running, method: &str, path: &str, home: &str) -> (u16, Value) {
    let headers = [("content-type", "application/json"), ("x-forwarded-for", home)];
    let reply = server.stranger().raw(method, path, &headers, r#"{"name":"Ann"}"#).await;
    (reply.status, serde_json::from_str(&reply.body).unwrap_or_default())
}

fn is_told(told: &Value, error: &str) {
    assert_eq!(told["error"], json!(error));
    let words = told["words"].as_str().expect("words");
    assert!(words.ends_with('.') && words.contains("try again"), "{words}");
}

#[tokio::test]
async fn new_guests_of_one_household_do_not_shut_out_others() {
    let limits = Limits { guests_of_household_per_second: 1, ..config().limits };
    let server = proxied(limits).await;
    let (eve, neighbour) = ("2001:db8:1:200::666", "2001:db8:1:2ff::7");
    let mut taken = 0;
    let refused = loop {
        let (status, told) = ask(&server, "POST", "/api/me", eve).await;
        if status == 200 {
            taken += 1;
            assert!(taken < 500, "nobody is ever refused");
            continue;
        }
        assert_eq!(status, 429);
        break told;
    };
    is_told(&refused, "too-fast");
    assert!(taken >= 30, "a party of thirty comes in at once, not {taken}");
    // The rest of an IPv6 address is one household's own to fill.
    let mut refused = 0;
    for _ in 0..20 {
        refused += u32::from(ask(&server, "POST", "/api/me", neighbour).await.0 == 429);
    }
    assert!(refused > 0, "a neighbour in the same network is the same household");
    for ann in ["2001:db8:1:300::7", "203.0.113.6"] {
        assert_eq!(ask(&server, "POST", "/api/me", ann).await.0, 200, "{ann}");
    }
    server.stop().await;
}

#[tokio::test]
async fn a_roof_is_over_the_new_guests_of_all_households() {
    let limits = Limits { guests_per_second: 1, ..config().limits };
    let server = proxied(limits).await;
    let mut refused = 0;
    for n in 0..60 {
        refused +=
            u32::from(ask(&server, "POST", "/api/me", &format!("203.0.113.{n}")).await.0 == 429);
    }
    assert!(refused > 0);
    server.stop().await;
}

#[tokio::test]
async fn a_household_that_asks_too_much_is_told_and_others_are_served() {
    let limits = Limits { requests_per_second: 2, requests_at_once: 20, ..config().limits };
    let server = proxied(limits).await;
    for path in ["/", "/api/games", "/healthz"] {
        let mut answers = Vec::new();
        for _ in 0..60 {
            answers.push(ask(&server, "GET", path, "203.0.113.5").await);
        }
        let refused = answers.iter().find(|(status, _)| *status == 429).expect("a refusal");
        is_told(&refused.1, "too-fast");
        assert_eq!(ask(&server, "GET", path, "203.0.113.6").await.0, 200, "{path}");
    }
    server.stop().await;
}

/// Who is not behind a proxy cannot invent households.
#[tokio::test]
async fn without_a_proxy_nobody_asks_for_others() {
    let limits = Limits { requests_per_second: 2, requests_at_once: 20, ..config().limits };
    let server = Running::start(Config { limits, ..config() }).await;
    let mut refused = 0;
    for n in 0..60 {
        refused +=
            u32::from(ask(&server, "GET", "/healthz", &format!("203.0.113.{n}")).await.0 == 429);
    }
    assert!(refused > 0);
    server.stop().await;
}

/// So many connections that say nothing.
async fn silent(addr: SocketAddr, count: usize) -> Vec<TcpStream> {
    let mut all = Vec::new();
    for _ in 0..count {
        all.push(TcpStream::connect(addr).await.expect("a connection"));
    }
    all
}

/// Asks again until the answer has this status. Whether a connection has got its place cannot be
/// seen from outside.
async fn until(person: &Person, status: u16) -> String {
    let asked = async {
        loop {
            let text = person.exchange(REQUEST).await;
            if text.starts_with(&format!("HTTP/1.1 {status} ")) {
                return text;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    tokio::time::timeout(PATIENCE, asked).await.expect("this answer comes")
}

#[tokio::test]
async fn who_finds_no_place_is_told_so_and_comes_in_later() {
    let limits = Limits { connections: 8, ..config().limits };
    let server = Running::start(Config { limits, ..config() }).await;
    let crowd = silent(server.addr, 8).await;
    let told = until(&server.stranger(), 503).await;
    assert!(told.contains("content-security-policy"), "{told}");
    let told: Value = serde_json::from_str(told.split("\r\n\r\n").nth(1).expect("a body"))
        .expect("words for programs");
    is_told(&told, "too-many-connections");
    drop(crowd);
    let asked = async {
        while server.stranger().get("/api/me").await.0 != 200 {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    tokio::time::timeout(PATIENCE, asked).await.expect("there is room again");
    server.stop().await;
}

/// Opens a line to a table as the proxy would for somebody at this address: the line, and the status.
async fn line(server: &Running, table: &str, home: &str) -> (TcpStream, String) {
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    let request = format!(
        "GET /api/tables/{table}/socket HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\n\
         upgrade: websocket\r\nsec-websocket-version: 13\r\n\
         sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\nx-forwarded-for: {home}\r\n\r\n"
    );
    let mut stream = TcpStream::connect(server.addr).await.expect("a connection");
    stream.write_all(request.as_bytes()).await.expect("words");
    let mut status = [0; "HTTP/1.1 200".len()];
    let reading = stream.read_exact(&mut status);
    tokio::time::timeout(PATIENCE, reading).await.expect("an answer").expect("words");
    (stream, String::from_utf8_lossy(&status[9..]).into_owned())
}

#[tokio::test]
async fn behind_a_proxy_one_household_does_not_hold_all_places_either() {
    let limits = Limits { connections_of_household: 3, ..config().limits };
    let server = proxied(limits).await;
    let wish = table("window", json!([["seats", "2"]]), json!(["me", "me"]));
    let id = server.guest("Ann").await.make(wish).await;
    let (eve, ann) = ("203.0.113.5", "203.0.113.6");
    let mut lines = Vec::new();
    for _ in 0..3 {
        let (held, status) = line(&server, &id, eve).await;
        assert_eq!(status, "101");
        lines.push(held);
    }
    assert_eq!(line(&server, &id, eve).await.1, "429");
    is_told(&ask(&server, "GET", "/api/games", eve).await.1, "too-many-connections");
    assert_eq!(line(&server, &id, ann).await.1, "101");
    assert_eq!(ask(&server, "GET", "/api/games", ann).await.0, 200);
    lines.clear();
    let again = async {
        while line(&server, &id, eve).await.1 != "101" {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    tokio::time::timeout(PATIENCE, again).await.expect("places that were left are free");
    server.stop().await;
}

/// On Linux every address that begins with 127 is this machine.
#[cfg(target_os = "linux")]
#[tokio::test]
async fn one_household_does_not_hold_all_places() {
    let limits = Limits { connections_of_household: 8, ..config().limits };
    let server = Running::start(Config { limits, ..config() }).await;
    let _crowd = silent(server.addr, 8).await;
    until(&server.stranger(), 429).await;
    let socket = TcpSocket::new_v4().expect("a socket");
    socket.bind(SocketAddr::from(([127, 0, 0, 2], 0))).expect("another address");
    let elsewhere = socket.connect(server.addr).await.expect("a connection");
    let told = ask_over(elsewhere).await;
    assert!(told.starts_with("HTTP/1.1 200 "), "{told}");
    server.stop().await;
}

async fn ask_over(mut stream: TcpStream) -> String {
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    stream.write_all(REQUEST).await.expect("words");
    let mut text = String::new();
    let reading = stream.read_to_string(&mut text);
    tokio::time::timeout(PATIENCE, reading).await.expect("an answer").expect("words");
    text
}

#[cfg(unix)]
#[tokio::test]
async fn a_server_asks_the_system_for_the_files_that_it_needs() {
    let data = tempfile::tempdir().expect("a folder");
    let program = Program::limited("-S -n 100", data.path());
    let _crowd = silent(program.addr, 200).await;
    until(&Person::stranger(program.addr), 200).await;
}

#[cfg(unix)]
#[tokio::test]
async fn with_few_files_there_are_few_places_and_still_an_answer() {
    let data = tempfile::tempdir().expect("a folder");
    let program = Program::limited("-n 160", data.path());
    let stranger = Person::stranger(program.addr);
    let crowd = silent(program.addr, 100).await;
    let told = until(&stranger, 503).await;
    assert!(told.contains("too-many-connections"), "{told}");
    drop(crowd);
    until(&stranger, 200).await;
}
