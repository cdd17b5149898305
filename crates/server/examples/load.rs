//! Real clients on real sockets, as fast as they can: moves in a second, and how long each takes.
//!
//! `load TABLES SECONDS [FOLDER] [MOVES-PER-SECOND]`; without a folder (or with `-`) nothing is
//! kept. `load idle TABLES FOLDER` tells how much memory a table takes that waits.

#[allow(dead_code)]
#[path = "../tests/sockets/client.rs"]
mod client;

use client::{Client, Person, Running, config, table};
use fire_tower::FireTower;
use protocol::{FromTable, Verdict};
use serde_json::json;
use server::{Config, Limits};
use std::time::{Duration, Instant};

#[tokio::main]
async fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    if let [idle, tables, folder] = arguments.as_slice()
        && idle == "idle"
    {
        return memory(tables.parse().expect("a number"), folder.into()).await;
    }
    let number = |at: usize| arguments.get(at).and_then(|text| text.parse::<u64>().ok());
    let (tables, seconds) = (number(0).unwrap_or(200), number(1).unwrap_or(10));
    let data = arguments.get(2).filter(|folder| *folder != "-").map(Into::into);
    let pause = number(3).map(|rate| Duration::from_micros(1_000_000 * tables / rate));
    let limits = Limits {
        tables_of_person: usize::MAX,
        guests_per_second: 100_000,
        messages_per_second: 1_000_000,
        messages_at_once: 1_000_000,
        ..config().limits
    };
    let server = Running::start(Config { data, limits, ..config() }).await;
    let mut people = Vec::new();
    for _ in 0..tables {
        people.push(server.guest("Ann").await);
    }
    let begun = Instant::now();
    let until = begun + Duration::from_secs(seconds);
    let play = |person| tokio::spawn(play(person, until, pause));
    let players: Vec<_> = people.into_iter().map(play).collect();
    let mut micros = Vec::new();
    for player in players {
        micros.extend(player.await.expect("no player panics"));
    }
    let took = begun.elapsed().as_secs_f64();
    micros.sort_unstable();
    let at = |part: usize| micros.get(micros.len() * part / 1000).copied().unwrap_or(0);
    let rate = micros.len() as f64 / took;
    println!("{} moves in {took:.1} s: {rate:.0} moves/s", micros.len());
    println!("p50 {} µs, p99 {} µs, p99.9 {} µs", at(500), at(990), at(999));
    server.stop().await;
}

/// Tables with a match that waits for a person, and nobody connected.
async fn memory(tables: u64, folder: std::path::PathBuf) {
    let limits = Limits { tables_of_person: usize::MAX, idle_millis: 3_600_000, ..config().limits };
    let server = Running::start(Config { data: Some(folder), limits, ..config() }).await;
    let mut ann = server.guest("Ann").await;
    let wish = table("fire-tower", json!([["players", "4"]]), json!(["me", "me", "me", "me"]));
    for _ in 0..100 {
        ann.make(wish.clone()).await;
    }
    let before = resident_kib();
    for _ in 0..tables {
        ann.make(wish.clone()).await;
    }
    let kib = resident_kib().saturating_sub(before);
    println!("{tables} idle tables take {kib} KiB: {:.1} KiB each", kib as f64 / tables as f64);
    server.stop().await;
}

fn resident_kib() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    line.and_then(|line| line.split_whitespace().next()?.parse().ok()).unwrap_or(0)
}

/// Both seats of one table after another, until the time is up.
async fn play(mut person: Person, until: Instant, pause: Option<Duration>) -> Vec<u64> {
    let mut micros = Vec::new();
    while Instant::now() < until {
        let wish = table("fire-tower", json!([["players", "2"]]), json!(["me", "me"]));
        let id = person.make(wish).await;
        let mut client = person.connect::<FireTower>(&id).await;
        client.until(|told| matches!(told, FromTable::Welcome { .. })).await;
        if let Some(pause) = pause {
            tokio::time::sleep(pause.mul_f64(fastrand::f64())).await;
        }
        while !client.is_over() && Instant::now() < until {
            micros.push(one_move(&mut client).await);
            if let Some(pause) = pause {
                tokio::time::sleep(pause).await;
            }
        }
        client.close().await;
    }
    micros
}

async fn one_move(client: &mut Client<FireTower>) -> u64 {
    let (seat, action) = client.next_move().expect("somebody is asked");
    let begun = Instant::now();
    assert_eq!(client.act(seat, action).await, Verdict::Done);
    begun.elapsed().as_micros() as u64
}
