//! Races and teams over real sockets: exact time, pauses, restarts, bots that are not starved, deeds,
//! pointing, standing answers.

use crate::running::{Client, Person, Running, config, legal, table};
use kernel::{Game, Seat, Team, Thing};
use protocol::{Flow, FromTable, Nonce, PauseCause, Rejection, Time, ToTable, Verdict};
use serde_json::{Value, json};
use std::ops::RangeInclusive;
use std::time::Duration;
use testkit::toys::claim::{Action, Claim, DieId, MATCH_ALARM, Phase};
use testkit::toys::window::{self, Window};
use tokio::time::Instant;

const FIRST: Seat = Seat::new(0);
const SECOND: Seat = Seat::new(1);

/// A race of two people, a minute long, both connected and greeted.
async fn race(server: &Running, pause_on_drop: bool) -> (Vec<Person>, String, Vec<Client<Claim>>) {
    let (mut ann, mut ben) = (server.guest("Ann").await, server.guest("Ben").await);
    let mut wish = table("claim", json!([["seats", "2"], ["rolls", "5"]]), json!(["me", "link"]));
    wish["pace"]["pause-on-drop"] = Value::Bool(pause_on_drop);
    let id = ann.make(wish).await;
    ben.sit(&id).await;
    let mut clients = vec![ann.connect::<Claim>(&id).await, ben.connect::<Claim>(&id).await];
    for client in &mut clients {
        client.until(|told| matches!(told, FromTable::Welcome { .. })).await;
    }
    (vec![ann, ben], id, clients)
}

fn time_in<G: Game>(told: &FromTable<G>) -> Option<&Time> {
    match told {
        FromTable::Welcome { time, .. }
        | FromTable::Update { time, .. }
        | FromTable::Pong { time, .. }
        | FromTable::Time(time) => Some(time),
        _ => None,
    }
}

/// Hears until time flows like this.
async fn until_flow<G: Game>(client: &mut Client<G>, so: impl Fn(Flow) -> bool) -> Time {
    let told = client.until(|told| time_in(told).is_some_and(|time| so(time.flow))).await;
    time_in(&told).expect("it was there").clone()
}

/// What is left of the match, as a pong tells it.
async fn left(client: &mut Client<Claim>) -> u64 {
    client.say(ToTable::Ping { at: 9 }).await;
    let told = client.until(|told| matches!(told, FromTable::Pong { at: 9, .. })).await;
    let time = time_in(&told).expect("a pong tells the time");
    let clock = time.clocks.iter().find(|clock| clock.alarm == Some(MATCH_ALARM));
    clock.expect("the match is measured").millis_left
}

/// Stops the server, and says what may be left of the match then: it is played until that moment.
async fn stop(server: Running, client: &mut Client<Claim>) -> RangeInclusive<u64> {
    let begun = Instant::now();
    let before = left(client).await;
    server.stop().await;
    // Each reading is cut to whole milliseconds.
    let most = begun.elapsed().as_millis() as u64 + 2;
    before - most..=before
}

#[tokio::test]
async fn people_pause_a_race_together_and_go_on_after_a_countdown() {
    let server = Running::start(config()).await;
    let (_, _, mut clients) = race(&server, false).await;
    for client in &mut clients {
        client.say(ToTable::Pause { on: true }).await;
    }
    until_flow(&mut clients[0], |flow| matches!(flow, Flow::Paused { .. })).await;
    let before = left(&mut clients[0]).await;
    tokio::time::sleep(Duration::from_millis(300)).await;
    assert_eq!(left(&mut clients[0]).await, before, "nothing runs in a pause");
    let answer = clients[0].act(FIRST, Action::Pass(0)).await;
    assert_eq!(answer, Verdict::Rejected(Rejection::Paused));
    for client in &mut clients {
        client.say(ToTable::Pause { on: false }).await;
    }
    until_flow(&mut clients[1], |flow| matches!(flow, Flow::Starting { .. })).await;
    let begun = Instant::now();
    until_flow(&mut clients[1], |flow| flow == Flow::default()).await;
    let waited = begun.elapsed().as_millis();
    assert!((2_500..4_500).contains(&waited), "a countdown of {waited} ms");
    assert!(left(&mut clients[0]).await <= before);
    assert_eq!(clients[0].act(FIRST, Action::Pass(0)).await, Verdict::Done);
    server.stop().await;
}

#[tokio::test]
async fn a_race_waits_for_one_whose_connection_is_lost() {
    let server = Running::start(config()).await;
    let (people, id, mut clients) = race(&server, true).await;
    clients.pop().expect("Ben's").close().await;
    let why = |flow: Flow| matches!(flow, Flow::Paused { why: PauseCause::Dropped(SECOND), .. });
    until_flow(&mut clients[0], why).await;
    let mut back = people[1].connect::<Claim>(&id).await;
    until_flow(&mut clients[0], |flow| matches!(flow, Flow::Starting { .. })).await;
    until_flow(&mut back, |flow| flow == Flow::default()).await;
    server.stop().await;
}

#[tokio::test]
async fn a_restart_is_a_pause_and_no_time_is_lost_or_won() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = Running::on(folder.path()).await;
    let (mut people, id, mut clients) = race(&server, false).await;
    assert_eq!(clients[0].act(FIRST, Action::Pass(0)).await, Verdict::Done);
    let may_be_left = stop(server, &mut clients[0]).await;
    tokio::time::sleep(Duration::from_millis(1_500)).await;
    let server = Running::on(folder.path()).await;
    people.iter_mut().for_each(|person| person.addr = server.addr);
    let mut ann = people[0].connect::<Claim>(&id).await;
    let time = until_flow(&mut ann, |flow| matches!(flow, Flow::Paused { .. })).await;
    assert!(matches!(time.flow, Flow::Paused { why: PauseCause::Restart, .. }), "{time:?}");
    let after = time.clocks[0].millis_left;
    assert!(may_be_left.contains(&after), "{after}, not {may_be_left:?}");
    let mut ben = people[1].connect::<Claim>(&id).await;
    until_flow(&mut ben, |flow| flow == Flow::default()).await;
    assert_eq!(ben.act(SECOND, Action::Pass(0)).await, Verdict::Done);
    server.stop().await;
}

#[tokio::test]
async fn a_planned_stop_gives_no_time_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = Running::on(folder.path()).await;
    let (mut people, id, mut clients) = race(&server, false).await;
    assert_eq!(clients[0].act(FIRST, Action::Pass(0)).await, Verdict::Done);
    tokio::time::sleep(Duration::from_millis(1_500)).await;
    let may_be_left = stop(server, &mut clients[0]).await;
    let server = Running::on(folder.path()).await;
    people.iter_mut().for_each(|person| person.addr = server.addr);
    let mut ann = people[0].connect::<Claim>(&id).await;
    let time = until_flow(&mut ann, |flow| matches!(flow, Flow::Paused { .. })).await;
    let after = time.clocks[0].millis_left;
    assert!(may_be_left.contains(&after), "{after}, not {may_be_left:?}");
    server.stop().await;
}

#[tokio::test]
async fn a_race_waits_for_two_whose_connections_are_lost() {
    let server = Running::start(config()).await;
    let mut people = Vec::new();
    for name in ["Ann", "Ben", "Cid"] {
        people.push(server.guest(name).await);
    }
    let mut wish = table("claim", json!([["seats", "3"]]), json!(["me", "link", "link"]));
    wish["pace"]["pause-on-drop"] = Value::Bool(true);
    let id = people[0].make(wish).await;
    for person in &mut people[1..] {
        person.sit(&id).await;
    }
    let mut ann = people[0].connect::<Claim>(&id).await;
    let ben = people[1].connect::<Claim>(&id).await;
    let cid = people[2].connect::<Claim>(&id).await;
    ann.until(|told| matches!(told, FromTable::Welcome { .. })).await;
    let waits_for = |seat: usize| {
        let why = PauseCause::Dropped(Seat::new(seat));
        move |flow: Flow| matches!(flow, Flow::Paused { why: now, .. } if now == why)
    };
    ben.close().await;
    until_flow(&mut ann, waits_for(1)).await;
    cid.close().await;
    until_flow(&mut ann, waits_for(1)).await;
    let _ben = people[1].connect::<Claim>(&id).await;
    until_flow(&mut ann, waits_for(2)).await;
    let _cid = people[2].connect::<Claim>(&id).await;
    until_flow(&mut ann, |flow| matches!(flow, Flow::Starting { .. })).await;
    server.stop().await;
}

/// Two people answer four times a second, in turns, for all their seats; the bots have their own pace.
#[tokio::test]
async fn people_who_act_twice_a_second_do_not_slow_the_bots() {
    let server = Running::start(config()).await;
    let mut ann = server.guest("Ann").await;
    let mine = vec![json!("me"); 7];
    let bots = vec![json!({"bot": "greedy"}); 2];
    let seats = Value::Array([mine, bots].concat());
    let mut wish = table("claim", json!([["seats", "9"], ["rolls", "1"]]), seats);
    wish["pace"]["bot-millis"] = json!(600);
    let id = ann.make(wish).await;
    let mut client = ann.connect::<Claim>(&id).await;
    client.until(|told| matches!(told, FromTable::Welcome { .. })).await;
    let begun = Instant::now();
    let mut answered = 0;
    for seat in 0..7 {
        tokio::time::sleep(Duration::from_millis(250)).await;
        client.act(Seat::new(seat), Action::Pass(0)).await;
        let open = client.view().expect("a view").waiting().actors();
        if answered == 0 && !open.has(Seat::new(7)) && !open.has(Seat::new(8)) {
            answered = begun.elapsed().as_millis();
        }
    }
    assert!((500..1_500).contains(&answered), "both bots after {answered} ms");
    server.stop().await;
}

#[tokio::test]
async fn a_deed_is_done_as_a_whole_and_pointing_is_told_to_all() {
    let server = Running::start(config()).await;
    let (_, _, mut clients) = race(&server, false).await;
    let actions = vec![Action::Pass(0), Action::Pass(0)];
    clients[0].say(ToTable::Act { nonce: Nonce(77), seat: FIRST, actions, rest: false }).await;
    let answer = clients[0].answer(Nonce(77)).await;
    assert!(matches!(answer, Verdict::Refused { .. }), "{answer:?}");
    assert!(clients[0].view().expect("a view").waiting().actors().has(FIRST), "nothing was done");
    let undo = ToTable::Undo { nonce: Nonce(79), seat: FIRST };
    assert_eq!(clients[0].act(FIRST, Action::Pass(0)).await, Verdict::Done);
    clients[0].say(undo).await;
    let answer = clients[0].answer(Nonce(79)).await;
    assert_eq!(answer, Verdict::Rejected(Rejection::StaysDone), "a race takes nothing back");
    clients[0].say(ToTable::Point { seat: FIRST, thing: Thing(1) }).await;
    let told = clients[1].until(|told| matches!(told, FromTable::Pointed { .. })).await;
    assert_eq!(told, FromTable::Pointed { seat: FIRST, thing: Thing(1) });
    server.stop().await;
}

/// Ann, and Ben who lets everything pass.
async fn standing(server: &Running) -> ([Person; 2], String, Client<Window>) {
    let (mut ann, mut ben) = (server.guest("Ann").await, server.guest("Ben").await);
    let id = ann.make(table("window", json!([["seats", "2"]]), json!(["me", "link"]))).await;
    ben.sit(&id).await;
    let mut a = ann.connect::<Window>(&id).await;
    let mut b = ben.connect::<Window>(&id).await;
    a.until(|told| matches!(told, FromTable::Welcome { .. })).await;
    b.say(ToTable::Standing { seat: SECOND, on: true }).await;
    let stands = |told: &FromTable<Window>| matches!(told, FromTable::Seats { seats, .. } if seats[1].standing);
    b.until(stands).await;
    ([ann, ben], id, a)
}

/// Ann lays a card, and hears that the table lets it pass for Ben.
async fn passes(a: &mut Client<Window>) {
    let lay = legal::<Window>(a.view().expect("a view"), FIRST)[0];
    let begun = Instant::now();
    assert_eq!(a.act(FIRST, lay).await, Verdict::Done);
    let turned = |event: &window::Event| matches!(event, window::Event::Turned(..));
    let answered = |told: &FromTable<Window>| match told {
        FromTable::Update { stories, .. } => stories[0].events.iter().any(turned),
        _ => false,
    };
    a.until(answered).await;
    let waited = begun.elapsed().as_millis();
    assert!((550..3_500).contains(&waited), "after {waited} ms");
    assert!(!a.heard.contains(r#""standing":true"#), "nobody else is told");
}

#[tokio::test]
async fn a_standing_answer_is_given_by_the_table_after_a_while() {
    let server = Running::start(config()).await;
    let (_, _, mut a) = standing(&server).await;
    passes(&mut a).await;
    server.stop().await;
}

#[tokio::test]
async fn a_standing_answer_stands_after_a_restart() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = Running::on(folder.path()).await;
    let (mut people, id, _) = standing(&server).await;
    server.stop().await;
    let server = Running::on(folder.path()).await;
    people.iter_mut().for_each(|person| person.addr = server.addr);
    let mut b = people[1].connect::<Window>(&id).await;
    let told = b.until(|told| matches!(told, FromTable::Welcome { .. })).await;
    assert!(matches!(told, FromTable::Welcome { seats, .. } if seats[1].standing), "Ben is told");
    let mut a = people[0].connect::<Window>(&id).await;
    a.until(|told| matches!(told, FromTable::Welcome { .. })).await;
    passes(&mut a).await;
    server.stop().await;
}

/// Ann and Ben play one roll, together or not: Ann takes the first die, Ben answers so.
async fn one_roll(people: &mut [Person], together: &str, ben_answers: Action) -> (String, Claim) {
    let options = json!([["seats", "2"], ["rolls", "1"], ["together", together]]);
    let id = people[0].make(table("claim", options, json!(["me", "link"]))).await;
    people[1].sit(&id).await;
    let mut ann = people[0].connect::<Claim>(&id).await;
    let mut ben = people[1].connect::<Claim>(&id).await;
    ben.until(|told| matches!(told, FromTable::Welcome { .. })).await;
    ann.until(|told| matches!(told, FromTable::Welcome { .. })).await;
    let die = Action::Claim(DieId { roll: 0, slot: 0 });
    assert_eq!(ann.act(FIRST, die).await, Verdict::Done);
    assert_eq!(ben.act(SECOND, ben_answers).await, Verdict::Done);
    for client in [&mut ann, &mut ben] {
        while !client.is_over() {
            client.hear().await.expect("the clock is read and the end told");
        }
    }
    let [seen, other] = [ann, ben].map(|client| *client.view().expect("a view"));
    assert_eq!(seen, other, "both see the same end");
    (id, seen)
}

/// What the time that was left has brought.
fn bonus(end: &Claim) -> i16 {
    match end.phase {
        Phase::Over(bonus) => bonus,
        Phase::Rolling | Phase::Claiming(_) | Phase::Counting => panic!("it is not over: {end:?}"),
    }
}

/// The names of these tables and what they tell of the end.
fn outcomes(cards: &Value) -> Vec<(Value, Value)> {
    let cards = cards.as_array().expect("a list").iter();
    cards.map(|card| (card["id"].clone(), card["outcome"].clone())).collect()
}

#[tokio::test]
async fn what_is_won_and_lost_together_is_told_kept_and_listed_after_a_restart() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = Running::on(folder.path()).await;
    let mut people = [server.guest("Ann").await, server.guest("Ben").await];
    let other_die = Action::Claim(DieId { roll: 0, slot: 1 });
    let (won, end) = one_roll(&mut people, "on", other_die).await;
    let score = end.pips(FIRST) + end.pips(SECOND) + bonus(&end);
    assert_eq!(end.team(), Some(Team { won: true, score: score.into() }));
    let (lost, end) = one_roll(&mut people, "on", Action::Pass(0)).await;
    let less = end.pips(FIRST) + bonus(&end);
    assert_eq!(end.team(), Some(Team { won: false, score: less.into() }));
    let (_, apart) = one_roll(&mut people, "off", other_die).await;
    assert_eq!(apart.team(), None);

    let of = |won: bool, score: i16| json!({"together": {"won": won, "score": score}});
    let missions = [(json!(lost), of(false, less)), (json!(won), of(true, score))];
    for person in &people {
        let (status, told) = person.get("/api/tables/missions").await;
        assert_eq!((status, outcomes(&told)), (200, missions.to_vec()), "the latest first");
    }
    server.stop().await;
    let server = Running::on(folder.path()).await;
    people.iter_mut().for_each(|person| person.addr = server.addr);
    for person in &people {
        let (_, told) = person.get("/api/tables/missions").await;
        assert_eq!(outcomes(&told), missions);
    }
    let metrics = people[0].raw("GET", "/metrics", &[], "").await.body;
    assert!(metrics.contains("tinderbox_tables 0"), "no table is woken for a list");
    assert_eq!(server.stranger().get("/api/tables/missions").await, (200, json!([])));
    let mut again = people[0].connect::<Claim>(&won).await;
    again.until(|told| matches!(told, FromTable::Welcome { .. })).await;
    let team = again.view().expect("a view").team();
    assert_eq!(team, Some(Team { won: true, score: score.into() }));
    server.stop().await;
}
