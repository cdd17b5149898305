//! Who I am, which tables there are, and what becomes of a match that is over.

use crate::play::play_out;
use crate::running::{Person, Running, config, legal, table};
use fire_tower::FireTower;
use kernel::{Game, Seat};
use protocol::{FromTable, TableId};
use serde_json::{Value, json};
use server::{Config, Limits};
use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;
use store::{Keep, NoStore, Row, Sqlite, Store, TableRow};
use testkit::toys::window::Window;

#[tokio::test]
async fn a_guest_is_known_again_and_on_another_device() {
    let server = Running::start(config()).await;
    let stranger = server.stranger();
    assert_eq!(stranger.get("/api/me").await, (200, json!({"name": null})));
    let mut ann = server.guest(" Ann ").await;
    assert_eq!(ann.get("/api/me").await, (200, json!({"name": "Ann"})));
    assert_eq!(ann.post("/api/me", json!({"name": "Anna"})).await.0, 200);
    let (status, code) = ann.post("/api/transfer", json!({})).await;
    assert_eq!(status, 200, "{code}");
    let typed = code["code"].as_str().expect("a code").to_uppercase();
    let mut phone = server.stranger();
    let (status, me) = phone.post("/api/transfer/claim", json!({"code": typed})).await;
    assert_eq!((status, me), (200, json!({"name": "Anna"})));
    assert_ne!(phone.cookie, ann.cookie, "each device has its own token");
    let mut thief = server.stranger();
    let (status, told) = thief.post("/api/transfer/claim", json!({"code": typed})).await;
    assert_eq!((status, &told["error"]), (400, &json!("wrong-code")), "a code works once");
    let id = ann.make(table("window", json!([["seats", "2"]]), json!(["me", "link"]))).await;
    let (_, mine) = phone.get("/api/tables/mine").await;
    assert_eq!(mine[0]["id"], json!(id), "the same person");
    server.stop().await;
}

#[tokio::test]
async fn a_table_is_found_by_a_short_code_while_people_gather_and_not_afterwards() {
    let limits = Limits { guests_of_household_per_second: 1, ..config().limits };
    let server = Running::start(Config { limits, ..config() }).await;
    let mut ann = server.guest("Ann").await;
    let id = ann.make(table("window", json!([["seats", "2"]]), json!(["me", "link"]))).await;
    let (status, told) = server.stranger().get(&format!("/api/tables/{id}/code")).await;
    let code = told["code"].as_str().expect("a code").to_owned();
    assert_eq!((status, code.as_str()), (200, &id[..4]));
    let typed = format!("/api/codes/{}-{}", code[..2].to_uppercase(), &code[2..]);
    assert_eq!(server.stranger().get(&typed).await, (200, json!({"id": id})));
    for wrong in ["abc", "zzzz", "no-such-code", "%F0%9F%94%A5"] {
        let (status, told) = server.stranger().get(&format!("/api/codes/{wrong}")).await;
        assert_eq!((status, &told["error"]), (404, &json!("no-such-table")), "{wrong}");
    }
    let mut ben = server.guest("Ben").await;
    assert_eq!(ben.post(&format!("/api/tables/{id}/sit"), json!({"seat": null})).await.0, 200);
    assert_eq!(server.stranger().get(&typed).await.0, 404, "the match has begun");
    let mut guesses = Vec::new();
    for _ in 0..40 {
        guesses.push(server.stranger().get("/api/codes/zzzz").await.0);
    }
    assert!(guesses.contains(&429), "who guesses has to wait: {guesses:?}");
    server.stop().await;
}

#[tokio::test]
async fn the_cookie_keeps_to_itself() {
    let server = Running::start(config()).await;
    let kind = [("content-type", "application/json")];
    let reply = server.stranger().raw("POST", "/api/me", &kind, r#"{"name":"Ann"}"#).await;
    let set = reply.headers.lines().find(|line| line.starts_with("set-cookie")).expect("a cookie");
    assert!(set.ends_with("; HttpOnly; SameSite=Strict; Path=/; Max-Age=31536000"), "{set}");
    server.stop().await;
    let public_url = Some("https://play.example.org".to_owned());
    let server = Running::start(server::Config { public_url, ..config() }).await;
    let reply = server.stranger().raw("POST", "/api/me", &kind, r#"{"name":"Ann"}"#).await;
    assert!(reply.headers.contains("Max-Age=31536000; Secure"), "{}", reply.headers);
    server.stop().await;
}

macro_rules! names {
    ($($module:ident, $name:literal, $game:ty;)*) => { &[$($name),*] };
}
const OFFERED: &[&str] = bots::games!(named names);

#[tokio::test]
async fn games_are_listed_with_their_options_and_toys_only_on_wish() {
    let server = Running::start(config()).await;
    let (status, games) = server.stranger().get("/api/games").await;
    let names: Vec<&str> = games.as_array().expect("a list").iter().map(name).collect();
    let all = [OFFERED, &["claim", "window"]].concat();
    assert_eq!((status, names), (200, all));
    assert_eq!(games[0]["options"][0]["key"], "players");
    assert!(games[0]["options"][0]["values"][0]["about"].is_string());
    let levels = |at: usize| &games[OFFERED.len() + at]["levels"];
    assert_eq!(levels(0), &json!(["random", "greedy"]), "of a race");
    assert_eq!(levels(1), &json!(["random"]), "bluffing has one level");
    server.stop().await;
    let server = Running::start(server::Config { toys: false, ..config() }).await;
    let (_, games) = server.stranger().get("/api/games").await;
    let names: Vec<&str> = games.as_array().expect("a list").iter().map(name).collect();
    assert_eq!(names, OFFERED);
    let mut ann = server.guest("Ann").await;
    let wish = table("claim", json!([]), json!(["me", "link", "link"]));
    let (status, told) = ann.post("/api/tables", wish).await;
    assert_eq!((status, &told["error"]), (400, &json!("no-such-game")));
    server.stop().await;
}

fn name(game: &Value) -> &str {
    game["name"].as_str().expect("a name")
}

#[tokio::test]
async fn a_table_fills_by_its_link_and_the_host_decides_who_plays() {
    let server = Running::start(config()).await;
    let (mut ann, mut ben) = (server.guest("Ann").await, server.guest("Ben").await);
    let mut cem = server.guest("Cem").await;
    let twice = json!([["seats", "2"], ["seats", "3"]]);
    let (status, told) = ann.post("/api/tables", table("window", twice, json!(["me"]))).await;
    assert_eq!((status, &told["error"]), (400, &json!("options")));
    assert_eq!(told["words"], json!("The option 'seats' is chosen twice."));
    let mut wish = table("window", json!([["seats", "3"]]), json!(["me", "link", "link"]));
    wish["listed"] = json!(true);
    let id = ann.make(wish).await;
    let (_, open) = server.stranger().get("/api/tables/open").await;
    assert_eq!((&open[0]["id"], &open[0]["stage"]), (&json!(id), &json!("gathering")));
    assert_eq!(ben.sit(&id).await, Seat::new(1));
    assert_eq!(ben.sit(&id).await, Seat::new(1), "following the link twice takes one seat");
    let replace = json!({"seat": 2, "with": {"bot": "random"}});
    let path = format!("/api/tables/{id}/replace");
    let (status, told) = ben.post(&path, replace.clone()).await;
    assert_eq!((status, &told["error"]), (403, &json!("not-host")));
    assert_eq!(ann.post(&path, replace).await, (200, json!({})));
    let (_, card) = cem.get(&format!("/api/tables/{id}")).await;
    assert_eq!((&card["stage"], &card["your-turn"]), (&json!("playing"), &json!(false)));
    let (status, told) = cem.post(&format!("/api/tables/{id}/sit"), json!({"seat": null})).await;
    assert_eq!((status, &told["error"]), (409, &json!("full")));
    assert_eq!(ben.post(&format!("/api/tables/{id}/leave"), json!({})).await.0, 200);
    let (_, card) = cem.get(&format!("/api/tables/{id}")).await;
    assert_eq!(card["seats"][1]["keeper"], json!({"bot": "greedy"}));
    assert_eq!(ben.get("/api/tables/mine").await.1, json!([]));
    let (_, open) = cem.get("/api/tables/open").await;
    let listed = (&open[0]["id"], &open[0]["stage"]);
    assert_eq!(listed, (&json!(id), &json!("playing")), "a table that is full is one to watch");
    server.stop().await;
}

#[tokio::test]
async fn a_level_that_a_game_lacks_is_refused_and_nothing_is_made() {
    let server = Running::start(config()).await;
    let mut ann = server.guest("Ann").await;
    let words = "This game has no bots of the level greedy; it has: random.";
    let no_such_level = (400, json!({"error": "no-such-level", "words": words}));
    let wish =
        |bot: &str| table("window", json!([["seats", "3"]]), json!(["me", "link", {"bot": bot}]));
    assert_eq!(ann.post("/api/tables", wish("greedy")).await, no_such_level);
    assert_eq!(ann.get("/api/tables/mine").await.1, json!([]));
    let id = ann.make(wish("random")).await;
    let replace = |bot: &str| json!({"seat": 1, "with": {"bot": bot}});
    let path = format!("/api/tables/{id}/replace");
    assert_eq!(ann.post(&path, replace("greedy")).await, no_such_level);
    let keeper = async |ann: &Person| {
        ann.get(&format!("/api/tables/{id}")).await.1["seats"][1]["keeper"].clone()
    };
    assert_eq!(keeper(&ann).await, json!("open"));
    assert_eq!(ann.post(&path, replace("random")).await, (200, json!({})));
    assert_eq!(keeper(&ann).await, json!({"bot": "random"}));
    server.stop().await;
}

/// A match that is over, played by one person against a bot.
async fn finished<G: Game>(ann: &mut Person, game: &str, options: Value) -> String {
    let id = ann.make(table(game, options, json!(["me", {"bot": "random"}]))).await;
    let mut client = ann.connect::<G>(&id).await;
    play_out(&mut client, Seat::new(0)).await;
    id
}

#[tokio::test]
async fn a_match_that_is_over_is_told_brought_back_and_played_on() {
    let server = Running::start(config()).await;
    let (mut ann, mut ben) = (server.guest("Ann").await, server.guest("Ben").await);
    let id = finished::<FireTower>(&mut ann, "fire-tower", json!([["players", "2"]])).await;
    let (status, record) = server.stranger().get(&format!("/api/tables/{id}/record")).await;
    assert_eq!((status, &record["game"]), (200, &json!("fire-tower")));
    verify::<FireTower>(&record);

    let (status, made) = ben.post("/api/records", record.clone()).await;
    assert_eq!(status, 200, "{made}");
    let again = ben.post("/api/records", record.clone()).await.1;
    assert_eq!(made, again, "the same record is kept once");
    let kept = made["id"].as_str().expect("a name");
    assert_eq!(ben.get(&format!("/api/records/{kept}")).await, (200, record.clone()));
    let mut forged = record.clone();
    forged["hash"] = json!("0000000000000000");
    let (status, told) = ben.post("/api/records", forged).await;
    assert_eq!((status, &told["error"]), (400, &json!("record")), "{told}");

    for source in [id.as_str(), kept] {
        let (status, made) =
            ben.post(&format!("/api/tables/{source}/fork"), json!({"at": 30})).await;
        assert_eq!(status, 200, "{made}");
        let fork = made["id"].as_str().expect("a name");
        let (_, card) = ben.get(&format!("/api/tables/{fork}")).await;
        let mut own = card["seats"].as_array().expect("seats").iter();
        let seat = own.position(|seat| seat["yours"] == true).expect("a seat of one's own");
        let mut client = ben.connect::<FireTower>(fork).await;
        client.until(|told| matches!(told, FromTable::Welcome { .. })).await;
        if source == kept {
            continue;
        }
        play_out(&mut client, Seat::new(seat)).await;
        let (_, forked) = ben.get(&format!("/api/tables/{fork}/record")).await;
        let first = |record: &Value| record["inputs"].as_array().expect("inputs")[..30].to_vec();
        assert_eq!(first(&forked), first(&record), "it goes on from there");
        assert_eq!(forked["fair"]["from"], 30);
        verify::<FireTower>(&forked);
    }
    let beyond = json!({"at": 100_000});
    let (status, told) = ben.post(&format!("/api/tables/{id}/fork"), beyond).await;
    assert_eq!((status, &told["error"]), (400, &json!("record")));
    server.stop().await;
}

/// As the page asks for a name: with the switch.
async fn says(person: &mut Person, name: &str, in_records: bool) {
    let body = json!({"name": name, "in-records": in_records});
    let (status, me) = person.post("/api/me", body).await;
    assert_eq!((status, &me["name"]), (200, &json!(name)));
    let (_, me) = person.get("/api/me").await;
    assert_eq!(me.get("in-records").is_some(), in_records, "{me}");
}

#[tokio::test]
async fn a_record_names_bots_and_those_who_agree_for_as_long_as_they_do() {
    let server = Running::start(config()).await;
    let mut ann = server.guest("Ann").await;
    let id = finished::<Window>(&mut ann, "window", json!([["seats", "2"]])).await;
    let path = format!("/api/tables/{id}/record");
    let players = async || server.stranger().get(&path).await.1["players"].clone();
    assert_eq!(players().await, json!([null, {"bot": "random"}]), "Ann was never asked");
    says(&mut ann, "Ann", true).await;
    assert_eq!(players().await, json!([{"person": "Ann"}, {"bot": "random"}]));
    let (_, named) = server.stranger().get(&path).await;
    says(&mut ann, "Ann", false).await;
    assert_eq!(players().await, json!([null, {"bot": "random"}]), "it is taken back");
    ann.post("/api/me", json!({"name": "Anna"})).await;
    assert_eq!(players().await, json!([null, {"bot": "random"}]), "another name changes nothing");

    let mut ben = server.guest("Ben").await;
    let (status, made) = ben.post("/api/records", named.clone()).await;
    assert_eq!(status, 200, "{made}");
    let kept = made["id"].as_str().expect("a name");
    assert_eq!(ben.get(&format!("/api/tables/{kept}/record")).await.1, named, "names and all");
    let mut old = named.clone();
    old.as_object_mut().expect("a record").remove("players");
    assert_eq!(ben.post("/api/records", old).await.0, 200, "an older record need not name anybody");
    let wrong = [
        json!([{"person": "Ann"}]),
        json!([null, null, null]),
        json!([{"person": "A".repeat(25)}, null]),
        json!([{"person": "Ann\u{202e}"}, null]),
        json!([{"person": " "}, null]),
    ];
    for players in wrong {
        let mut record = named.clone();
        record["players"] = players;
        let (status, told) = ben.post("/api/records", record).await;
        assert_eq!((status, &told["error"]), (400, &json!("record")), "{told}");
    }
    server.stop().await;
}

#[tokio::test]
async fn several_at_one_device_have_names_of_their_own() {
    let server = Running::start(config()).await;
    let mut ann = server.guest("Ann").await;
    let wish =
        |name: &str| table("window", json!([["seats", "2"]]), json!(["me", {"beside": name}]));
    let id = ann.make(wish("Ben")).await;
    let (_, card) = ann.get(&format!("/api/tables/{id}")).await;
    let seat =
        |at: usize| (card["seats"][at]["keeper"].clone(), card["seats"][at]["yours"].clone());
    assert_eq!(seat(0), (json!({"person": "Ann"}), json!(true)));
    assert_eq!(seat(1), (json!({"person": "Ben"}), json!(true)));
    let (status, told) = ann.post("/api/tables", wish("  ")).await;
    assert_eq!((status, &told["error"]), (400, &json!("no-name")));
    server.stop().await;
}

/// Recomputes every draw from the seed that was promised.
fn verify<G: Game>(record: &Value) {
    let promise: table::Promise =
        serde_json::from_value(record["fair"].clone()).expect("a promise");
    let record: kernel::Record<G> = serde_json::from_value(record.clone()).expect("a record");
    record.replay().expect("it replays");
    promise.check(&record).expect("the promise was kept");
}

#[tokio::test]
async fn a_match_that_goes_on_keeps_its_record_to_itself() {
    let server = Running::start(config()).await;
    let mut ann = server.guest("Ann").await;
    let id = ann.make(table("window", json!([["seats", "2"]]), json!(["me", "me"]))).await;
    let (status, told) = ann.get(&format!("/api/tables/{id}/record")).await;
    assert_eq!((status, &told["error"]), (409, &json!("not-over")));
    let (status, told) = ann.post(&format!("/api/tables/{id}/fork"), json!({"at": 1})).await;
    assert_eq!((status, &told["error"]), (409, &json!("not-over")));
    let (status, told) = ann.post(&format!("/api/tables/{id}/rematch"), json!({})).await;
    assert_eq!((status, &told["error"]), (409, &json!("not-over")));
    server.stop().await;
}

#[tokio::test]
async fn everybody_who_asks_for_a_rematch_comes_to_the_same_table() {
    let server = Running::start(config()).await;
    let (mut ann, mut cem) = (server.guest("Ann").await, server.guest("Cem").await);
    let id = finished::<Window>(&mut ann, "window", json!([["seats", "2"]])).await;
    let path = format!("/api/tables/{id}/rematch");
    let (status, told) = cem.post(&path, json!({})).await;
    assert_eq!((status, &told["error"]), (403, &json!("not-seated")));
    let (first, second) = (ann.post(&path, json!({})).await, ann.post(&path, json!({})).await);
    assert_eq!(first.0, 200, "{}", first.1);
    assert_eq!(first, second);
    let next = first.1["id"].as_str().expect("a name");
    let mut client = ann.connect::<Window>(next).await;
    let told = client.until(|told| matches!(told, FromTable::Welcome { .. })).await;
    let FromTable::Welcome { commit, seats, .. } = told else { unreachable!("it was a welcome") };
    assert!(seats[0].yours);
    let (_, record) = ann.get(&format!("/api/tables/{id}/record")).await;
    assert_ne!(record["fair"]["commit"], json!(commit), "another seed");
    server.stop().await;
}

#[tokio::test]
async fn a_rematch_knows_who_won_the_last_match() {
    use fire_tower::Honour;
    let server = Running::start(config()).await;
    let mut ann = server.guest("Ann").await;
    let id = finished::<FireTower>(&mut ann, "fire-tower", json!([["players", "2"]])).await;
    let mut last = ann.connect::<FireTower>(&id).await;
    last.until(|told| matches!(told, FromTable::Welcome { .. })).await;
    let winners = last.view().expect("the end").open.course.winners;
    let (_, made) = ann.post(&format!("/api/tables/{id}/rematch"), json!({})).await;
    let mut next = ann.connect::<FireTower>(made["id"].as_str().expect("a name")).await;
    let told = next.until(|told| matches!(told, FromTable::Welcome { .. })).await;
    let FromTable::Welcome { setup, .. } = told else { unreachable!("it was a welcome") };
    for (seat, honour) in setup.honours.iter().enumerate() {
        let won = winners.has(Seat::new(seat));
        assert_eq!(*honour == Honour::Champion, won, "{winners:?} {:?}", setup.honours);
    }
    server.stop().await;
}

#[tokio::test]
async fn the_server_is_watched_and_described() {
    let server = Running::start(config()).await;
    let mut ann = server.guest("Ann").await;
    finished::<Window>(&mut ann, "window", json!([["seats", "2"]])).await;
    let healthy = ann.raw("GET", "/healthz", &[], "").await;
    assert_eq!((healthy.status, healthy.body.trim()), (200, "ok"));
    let metrics = ann.raw("GET", "/metrics", &[], "").await.body;
    for name in ["tinderbox_tables 1", "tinderbox_entries_total", "tinderbox_keep_seconds_bucket"] {
        assert!(metrics.contains(name), "{name} is missing:\n{metrics}");
    }
    let (status, _) = ann.get("/api/openapi.json").await;
    assert_eq!(status, 200);
    server.stop().await;
}

/// How many tables have come into memory since the server began.
async fn woken(person: &Person) -> u64 {
    counted(person, "tinderbox_tables_woken_total ").await
}

async fn counted(person: &Person, name: &str) -> u64 {
    let metrics = person.raw("GET", "/metrics", &[], "").await.body;
    let line = metrics.lines().find_map(|line| line.strip_prefix(name));
    line.and_then(|number| number.parse().ok()).expect("a number")
}

/// The cards of a list by the names of their tables, with nobody there.
fn asleep(list: &Value) -> BTreeMap<String, Value> {
    let mut list = list.as_array().expect("a list").clone();
    for seat in list.iter_mut().flat_map(|card| card["seats"].as_array_mut().expect("seats")) {
        if seat["keeper"].get("person").is_some() {
            seat["state"] = json!("away");
        }
    }
    list.into_iter().map(|card| (card["id"].as_str().expect("a name").to_owned(), card)).collect()
}

#[tokio::test]
async fn a_list_shows_tables_that_sleep_and_wakes_none() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = Running::on(folder.path()).await;
    let mut ann = server.guest("Ann").await;
    let over = finished::<FireTower>(&mut ann, "fire-tower", json!([["players", "2"]])).await;
    let going = ann.make(table("window", json!([["seats", "2"]]), json!(["me", "me"]))).await;
    let mut client = ann.connect::<Window>(&going).await;
    client.until(|told| matches!(told, FromTable::Welcome { .. })).await;
    let lay = legal::<Window>(client.view().expect("a view"), Seat::new(0))[0];
    client.act(Seat::new(0), lay).await;
    let mut wish = table("window", json!([["seats", "2"]]), json!(["me", "link"]));
    wish["listed"] = json!(true);
    let waiting = ann.make(wish).await;
    let (mine, open) = (ann.get("/api/tables/mine").await.1, ann.get("/api/tables/open").await.1);
    assert_eq!(asleep(&mine).len(), 3);
    server.stop().await;

    let server = Running::on(folder.path()).await;
    ann.addr = server.addr;
    let mine_then = ann.get("/api/tables/mine").await.1;
    assert_eq!(asleep(&mine_then), asleep(&mine), "as they were when they were awake");
    assert_eq!(asleep(&ann.get("/api/tables/open").await.1), asleep(&open));
    assert_eq!(woken(&ann).await, 0);
    let cards = asleep(&mine_then);
    assert_eq!(cards[&going]["your-turn"], true);
    assert_eq!(cards[&waiting]["stage"], "gathering");
    let ended = &cards[&over];
    assert!(ended["outcome"]["winners"].is_array() && ended["over-at"].is_u64(), "{ended}");
    assert!(ended["options"].as_array().expect("options").contains(&json!(["players", "2"])));
    assert_eq!(ann.get("/api/tables/missions").await.1, json!([]), "nobody won together");
    server.stop().await;
}

/// As an older program or a crash leaves it.
async fn without_facts(folder: &Path, table: &str) -> u64 {
    let store = Sqlite::open(folder).expect("the database");
    let id = TableId::parse(table).expect("a name");
    let kept = store.load(id.clone()).await.expect("an answer").expect("the table");
    let row = TableRow { facts: None, ..kept.row };
    let (updated, first) = (row.updated, kept.entries.len() as u64);
    let keep = Keep { table: id, first, entries: Vec::new(), row: Row::Changed(row) };
    store.keep(keep).await.expect("kept");
    updated
}

#[tokio::test]
async fn a_table_without_facts_is_woken_by_the_first_list_alone() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = Running::on(folder.path()).await;
    let mut ann = server.guest("Ann").await;
    let id = ann.make(table("window", json!([["seats", "2"]]), json!(["me", "me"]))).await;
    let mine = ann.get("/api/tables/mine").await.1;
    server.stop().await;
    let updated = without_facts(folder.path(), &id).await;

    let limits = Limits { idle_millis: 50, ..config().limits };
    let data = Some(folder.path().to_owned());
    let server = Running::start(Config { data, limits, ..config() }).await;
    ann.addr = server.addr;
    assert_eq!(asleep(&ann.get("/api/tables/mine").await.1), asleep(&mine));
    assert_eq!(woken(&ann).await, 1);
    while counted(&ann, "tinderbox_tables ").await > 0 {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    assert_eq!(asleep(&ann.get("/api/tables/mine").await.1), asleep(&mine));
    assert_eq!(woken(&ann).await, 1, "its facts are kept now");
    server.stop().await;
    let store = Sqlite::open(folder.path()).expect("the database");
    let kept = store.load(TableId::parse(&id).expect("a name")).await.expect("an answer");
    assert_eq!(kept.expect("the table").row.updated, updated, "to be listed is no visit");
}

/// What a crash would leave must not say whose turn it was before.
#[tokio::test]
async fn facts_are_gone_while_a_match_goes_on_in_memory() {
    let store: Arc<dyn Store> = Arc::new(NoStore::default());
    let server = Running::with(store.clone()).await;
    let mut ann = server.guest("Ann").await;
    let id = ann.make(table("window", json!([["seats", "2"]]), json!(["me", "me"]))).await;
    let table = TableId::parse(&id).expect("a name");
    let facts = async || {
        let kept = store.load(table.clone()).await.expect("an answer");
        kept.expect("the table").row.facts
    };
    assert!(facts().await.is_some(), "nothing has happened yet");
    let mut client = ann.connect::<Window>(&id).await;
    client.until(|told| matches!(told, FromTable::Welcome { .. })).await;
    let lay = legal::<Window>(client.view().expect("a view"), Seat::new(0))[0];
    client.act(Seat::new(0), lay).await;
    assert!(facts().await.is_none(), "it goes on");
    server.stop().await;
    assert!(facts().await.is_some(), "it sleeps");
}

#[tokio::test]
async fn a_message_far_too_long_ends_the_connection_and_says_why() {
    let server = Running::start(config()).await;
    let mut ann = server.guest("Ann").await;
    let id = ann.make(table("window", json!([["seats", "2"]]), json!(["me", "me"]))).await;
    let mut line = ann.line(&id, None).await.expect("a connection");
    line.say("x".repeat(5 * protocol::MESSAGE_MAX)).await.expect("it is sent");
    assert_eq!(line.ending().await, Some(1009));
    server.stop().await;
}

#[tokio::test]
async fn who_gets_up_after_the_end_has_still_played() {
    let server = Running::start(config()).await;
    let mut ann = server.guest("Ann").await;
    says(&mut ann, "Ann", true).await;
    let id = finished::<Window>(&mut ann, "window", json!([["seats", "2"]])).await;
    let path = format!("/api/tables/{id}/record");
    let before = server.stranger().get(&path).await.1["players"].clone();
    assert_eq!(before, json!([{"person": "Ann"}, {"bot": "random"}]));
    assert_eq!(ann.post(&format!("/api/tables/{id}/leave"), json!({})).await.0, 200);
    let after = server.stranger().get(&path).await.1["players"].clone();
    assert_eq!(after, before, "no bot played her part");
    server.stop().await;
}

#[tokio::test]
async fn a_name_is_more_than_signs_that_nobody_sees() {
    let server = Running::start(config()).await;
    let unseen = "\u{61c}\u{200b}\u{ad}\u{2060}\u{3164}\u{2800}\u{180e}\u{115f}\u{200d}\u{e0041}";
    for name in unseen.chars().map(String::from).chain([unseen.to_owned()]) {
        let (status, told) = server.stranger().post("/api/me", json!({"name": name})).await;
        assert_eq!((status, &told["error"]), (400, &json!("no-name")), "{name:?}");
    }
    server.stop().await;
}

/// Plays every seat of one device to the end.
async fn finished_beside(ann: &mut Person, beside: &str) -> String {
    let seats = json!(["me", {"beside": beside}]);
    let id = ann.make(table("window", json!([["seats", "2"]]), seats)).await;
    let mut client = ann.connect::<Window>(&id).await;
    while !client.is_over() {
        match client.next_move() {
            Some((seat, action)) => drop(client.act(seat, action).await),
            None => drop(client.hear().await.expect("the match goes on")),
        }
    }
    id
}

#[tokio::test]
async fn nobody_agrees_for_somebody_who_plays_beside() {
    let server = Running::start(config()).await;
    let mut ann = server.guest("Ann").await;
    says(&mut ann, "Ann", true).await;
    let id = finished_beside(&mut ann, "Ben").await;
    let (_, record) = server.stranger().get(&format!("/api/tables/{id}/record")).await;
    assert_eq!(record["players"], json!([{"person": "Ann"}, null]), "nobody has asked Ben");
    server.stop().await;
}

#[tokio::test]
async fn who_agrees_by_another_name_is_not_called_by_the_old_one() {
    let server = Running::start(config()).await;
    let mut ann = server.guest("Ann Realname").await;
    let id = finished::<Window>(&mut ann, "window", json!([["seats", "2"]])).await;
    says(&mut ann, "Anon", true).await;
    let (_, record) = server.stranger().get(&format!("/api/tables/{id}/record")).await;
    assert_ne!(record["players"][0], json!({"person": "Ann Realname"}), "she agreed as Anon");
    server.stop().await;
}
