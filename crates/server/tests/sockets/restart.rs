//! A server that stops and starts again on the same folder.

use crate::play::play_out;
use crate::running::{PATIENCE, Running, config, legal, table};
use client::Session;
use fire_tower::FireTower;
use kernel::Seat;
use protocol::{FromTable, PROTOCOL, Stage, ToTable, Verdict, Version};
use serde_json::json;
use server::{Config, Limits};
use testkit::toys::window::Window;

#[tokio::test]
async fn a_match_goes_on_after_a_restart() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = Running::on(folder.path()).await;
    let mut ann = server.guest("Ann").await;
    let id = ann.make(table("window", json!([["seats", "2"]]), json!(["me", "me"]))).await;
    let mut client = ann.connect::<Window>(&id).await;
    client.until(|told| matches!(told, FromTable::Welcome { .. })).await;
    let lay = legal::<Window>(client.view().expect("a view"), Seat::new(0))[0];
    assert_eq!(client.act(Seat::new(0), lay).await, Verdict::Done);
    let before = client.session.clone();
    server.stop().await;
    while client.hear().await.is_some() {}

    let server = Running::on(folder.path()).await;
    ann.addr = server.addr;
    let mut again = ann.connect::<Window>(&id).await;
    again.until(|told| matches!(told, FromTable::Welcome { .. })).await;
    let shown = |session: &Session<Window>| (session.views().to_vec(), session.version());
    assert_eq!(shown(&again.session), shown(&before));
    again.session = before.clone();
    again.repeat(Seat::new(0), lay).await;
    assert_eq!(again.version(), before.version(), "a repeat after the restart is known");
    tokio::join!(play_out(&mut again, Seat::new(1)), async {
        let mut other = ann.reconnect::<Window>(&id, Session::new(1000)).await;
        play_out(&mut other, Seat::new(0)).await;
    });
    server.stop().await;
}

#[tokio::test]
async fn bots_go_on_after_a_restart_although_nobody_has_come_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = Running::on(folder.path()).await;
    let mut ann = server.guest("Ann").await;
    let mut wish = table(
        "fire-tower",
        json!([["players", "2"]]),
        json!([{"bot": "random"}, {"bot": "random"}]),
    );
    wish["pace"]["bot-millis"] = json!(40);
    let id = ann.make(wish).await;
    server.stop().await;
    let server = Running::on(folder.path()).await;
    ann.addr = server.addr;
    let over = async {
        loop {
            let metrics = ann.raw("GET", "/metrics", &[], "").await.body;
            let kept =
                metrics.lines().find_map(|line| line.strip_prefix("tinderbox_entries_total "));
            if kept.and_then(|kept| kept.parse().ok()).is_some_and(|kept: u64| kept > 20) {
                return;
            }
            tokio::time::sleep(std::time::Duration::from_millis(50)).await;
        }
    };
    tokio::time::timeout(PATIENCE, over).await.expect("the bots play on");
    let (_, card) = ann.get(&format!("/api/tables/{id}")).await;
    assert_ne!(card["stage"], json!("gathering"));
    server.stop().await;
}

#[tokio::test]
async fn a_table_that_nobody_needs_leaves_memory_and_comes_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let limits = Limits { idle_millis: 100, ..config().limits };
    let data = Some(folder.path().to_owned());
    let server = Running::start(Config { limits, data, ..config() }).await;
    let mut ann = server.guest("Ann").await;
    let seats = json!(["me", {"bot": "greedy"}]);
    let id = ann.make(table("fire-tower", json!([["players", "2"]]), seats)).await;
    let mut client = ann.connect::<FireTower>(&id).await;
    client.until(|told| matches!(told, FromTable::Welcome { .. })).await;
    while !crate::running::is_asked::<FireTower>(client.view().expect("a view"), Seat::new(0)) {
        client.hear().await.expect("the bot moves");
    }
    let view = client.view().cloned();
    client.close().await;
    let gone = async {
        while !ann.raw("GET", "/metrics", &[], "").await.body.contains("tinderbox_tables 0") {
            tokio::time::sleep(std::time::Duration::from_millis(20)).await;
        }
    };
    tokio::time::timeout(PATIENCE, gone).await.expect("it leaves memory");
    let mut again = ann.dial::<FireTower>(&id, None).await.expect("a connection");
    let have = Some(Version(1_000_000));
    again.say(ToTable::Hello { protocol: PROTOCOL, have }).await;
    let told = again.until(|told| matches!(told, FromTable::Welcome { .. })).await;
    assert!(matches!(told, FromTable::Welcome { stage: Stage::Playing, .. }));
    assert_eq!(again.view(), view.as_ref());
    server.stop().await;
}

#[tokio::test]
async fn on_a_full_disk_nothing_is_told_that_is_not_kept() {
    let folder = tempfile::tempdir().expect("a folder");
    drop(store::Sqlite::open(folder.path()).expect("a new database"));
    let file = std::fs::metadata(folder.path().join("tinderbox.sqlite")).expect("a file");
    let pages = file.len() as u32 / 4096 + 5;
    let small = store::Sqlite::open_with(folder.path(), Some(pages)).expect("a small disk");
    let server = Running::with(std::sync::Arc::new(small)).await;
    let mut ann = server.guest("Ann").await;
    let seats = json!(["me", "me"]);
    let id = ann.make(table("fire-tower", json!([["players", "2"]]), seats.clone())).await;
    let mut client = ann.connect::<FireTower>(&id).await;
    client.until(|told| matches!(told, FromTable::Welcome { .. })).await;
    let words = loop {
        assert!(!client.is_over(), "the disk never fills");
        let (seat, action) = client.next_move().expect("somebody is asked");
        let request = client.session.deed(seat, vec![action]);
        client.say(request).await;
        let answered = |told: &FromTable<FireTower>| {
            matches!(told, FromTable::Answer { .. } | FromTable::Sorry { .. })
        };
        if let FromTable::Sorry { words, .. } = client.until(answered).await {
            break words;
        }
    };
    assert_eq!(words, "The server's disk is full, so nothing can be kept now.");
    assert!(client.hear().await.is_none(), "the connection is closed");
    let (status, told) =
        ann.post("/api/tables", table("fire-tower", json!([["players", "2"]]), seats)).await;
    assert_eq!((status, &told["error"]), (503, &json!("store")));
    let mut again = ann.connect::<FireTower>(&id).await;
    again.until(|told| matches!(told, FromTable::Welcome { .. })).await;
    assert_eq!((again.version(), again.view()), (client.version(), client.view()));
    server.stop().await;
}
