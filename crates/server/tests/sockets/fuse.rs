//! FUSE over real sockets: four people who reach for one die at one instant, what cannot be meant, and a
//! clock that pauses and comes back.

use crate::program::Program;
use crate::running::{Client, Person, Running, config, table};
use fuse::cards::{Bomb, Card};
use fuse::{Action, Because, DieName, Frame, Fuse, MISSION_ALARM};
use kernel::{Game, Seat, Waiting};
use protocol::{Flow, FromTable, Nonce, Rejection, Time, ToTable, Verdict};
use serde_json::{Value, json};
use std::net::SocketAddr;
use std::time::Duration;
use tokio::time::Instant;

const ANN: Seat = Seat::new(0);

/// People at one table, each connected, each with the seat of the same number.
struct Mission {
    people: Vec<Person>,
    id: String,
    crew: Vec<Client<Fuse>>,
}

/// What came of people who reached for one die.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Reached {
    instants: u64,
    done: u64,
    too_late: u64,
}

impl Mission {
    async fn of(addr: SocketAddr, names: &[&str], options: Value) -> Mission {
        let mut people = Vec::new();
        for name in names {
            people.push(Person::guest(addr, name).await);
        }
        let seats: Vec<&str> =
            ["me"].into_iter().chain(names[1..].iter().map(|_| "link")).collect();
        let id = people[0].make(table("fuse", options, json!(seats))).await;
        for person in &mut people[1..] {
            person.sit(&id).await;
        }
        let mut crew = Vec::new();
        for person in &people {
            crew.push(greeted(person, &id).await);
        }
        Mission { people, id, crew }
    }

    fn view(&self) -> Fuse {
        *self.crew[0].view().expect("a view")
    }

    /// Everybody hears what anybody has heard; then all see the same.
    async fn agree(&mut self) {
        let latest = self.crew.iter().filter_map(Client::version).max();
        for client in &mut self.crew {
            while client.version() < latest {
                client.hear().await.expect("the table goes on");
            }
        }
        let seen = self.view();
        assert!(self.crew.iter().all(|client| client.view() == Some(&seen)), "all see the same");
    }

    /// Nobody reaches for anything: those who are waited for do the quiet thing. Somebody who does so too
    /// late, because the table has done it, is refused.
    async fn go_on(&mut self) {
        let view = self.view();
        let Waiting::Seats { must, .. } = view.waiting() else {
            self.crew[0].hear().await.expect("the table goes on");
            return self.agree().await;
        };
        let seat = must.lowest().expect("somebody is waited for");
        self.crew[seat.index()].act(seat, view.quiet(seat)).await;
        self.agree().await;
    }

    /// Everybody who may place this die says so before anybody has heard anything; every fifth time each
    /// of them says it twice. One gets it, and the others hear once that it is gone.
    async fn reach(&mut self, name: DieName, reached: &mut Reached) {
        let view = self.view();
        let twice = reached.instants % 5 == 4;
        let mut asked: Vec<(usize, Nonce, Action)> = Vec::new();
        for (at, client) in self.crew.iter_mut().enumerate() {
            let seat = Seat::new(at);
            let mut actions = Vec::new();
            view.legal(seat, &mut actions);
            let takes = |one: &&Action| matches!(one, Action::Place { die, .. } if *die == name);
            let Some(&action) = actions.iter().find(takes) else { continue };
            let request = client.session.deed(seat, vec![action]);
            client.say(request.clone()).await;
            if twice {
                client.say(request).await;
            }
            asked.push((at, client.session.last_nonce(), action));
        }
        let mut done = Vec::new();
        for (at, nonce, action) in &asked {
            let verdict = self.crew[*at].answer(*nonce).await;
            if twice {
                assert_eq!(self.crew[*at].answer(*nonce).await, verdict, "the same answer again");
            }
            match verdict {
                Verdict::Done => done.push((*at, *action)),
                Verdict::Refused { because, .. } => {
                    assert!(is_too_late(because), "{because:?}");
                    reached.too_late += 1;
                }
                Verdict::Rejected(no) => panic!("{no:?}"),
            }
        }
        self.agree().await;
        if asked.is_empty() {
            return;
        }
        assert_eq!(done.len(), 1, "each die goes to one: {asked:?}");
        reached.instants += 1;
        reached.done += 1;
        let (at, Action::Place { card, slot, .. }) = done[0] else { unreachable!("a placement") };
        let after = self.view();
        if after.round.number == view.round.number && after.frame() == view.frame() {
            let before = view.round.placed[at];
            assert_eq!(after.round.placed[at], before + 1, "and counts once");
            let front = after.card_of(Seat::new(at), card).expect("the card lies there");
            let lies = view.pool[name.place as usize].die;
            assert_eq!(front.dice[slot as usize], lies, "on the card that was meant");
            assert_eq!(after.pool[name.place as usize].die, None, "and no more in the pool");
        }
    }
}

/// The die is gone, or taking it has ended the round or the mission.
fn is_too_late(because: Because) -> bool {
    matches!(
        because,
        Because::DieGone | Because::RoundClosed(_) | Because::DetonatorFirst | Because::GameOver
    )
}

async fn greeted(person: &Person, id: &str) -> Client<Fuse> {
    let mut client = person.connect::<Fuse>(id).await;
    client.until(|told| matches!(told, FromTable::Welcome { .. })).await;
    client
}

/// A sample; `TINDERBOX_SEEDS=10000` asks for so many instants.
#[tokio::test]
async fn four_people_reach_for_one_die_at_one_instant_and_one_gets_it() {
    let wanted = testkit::laws::seeds(200).end;
    let server = Running::start(config()).await;
    let mut reached = Reached::default();
    while reached.instants < wanted {
        let names = ["Ann", "Ben", "Cid", "Dot"];
        let options = json!([
            ["players", "4"],
            ["clock", "off"],
            ["level", "heroic"],
            ["mistakes", "assisted"]
        ]);
        let mut mission = Mission::of(server.addr, &names, options).await;
        mission.agree().await;
        while reached.instants < wanted && !matches!(mission.view().frame(), Frame::Over { .. }) {
            let view = mission.view();
            let first = view.pool.iter().position(|lying| lying.die.is_some());
            let (instants, place) = (reached.instants, first.unwrap_or(0) as u8);
            if let (Frame::Pool { .. }, Some(at)) = (view.frame(), first) {
                let (round, turn) = (view.round.number, view.pool[at].turn);
                mission.reach(DieName { round, place, turn }, &mut reached).await;
            }
            if reached.instants == instants {
                mission.go_on().await;
            }
        }
    }
    println!("{reached:?}");
    assert!(reached.too_late > reached.instants / 2, "somebody else wanted it too: {reached:?}");
    server.stop().await;
}

/// A mission of one person, ready, whose clock runs.
async fn alone(addr: SocketAddr, options: Value) -> Mission {
    let mut mission = Mission::of(addr, &["Ann"], options).await;
    while mission.view().round.number == 0 {
        mission.go_on().await;
    }
    mission
}

fn because(verdict: &Verdict<Because>) -> Option<(&str, Because)> {
    match verdict {
        Verdict::Refused { clause, because } => Some((clause.as_ref(), *because)),
        _ => None,
    }
}

#[tokio::test]
async fn what_cannot_be_meant_is_refused_in_one_sentence_and_the_mission_goes_on() {
    let server = Running::start(config()).await;
    let mut mission = alone(server.addr, json!([["players", "1"], ["clock", "off"]])).await;
    while !matches!(mission.view().frame(), Frame::Pool { .. }) {
        mission.go_on().await;
    }
    let view = mission.view();
    let round = view.round.number;
    let own = view.cards_of(ANN).next().expect("a bomb").card;
    let foreign = Card::Bomb(view.deck.row[0].expect("a row"));
    let die = DieName { round, place: 0, turn: 0 };
    let on = |die, card, slot| Action::Place { die, marked: false, card, slot, seen: 0 };
    let cases = [
        ("an unknown die", on(DieName { place: 8, ..die }, own, 0), "O6", Because::DieGone),
        ("no die at all", on(DieName { place: 200, ..die }, own, 0), "O6", Because::DieGone),
        ("another turn", on(DieName { turn: 7, ..die }, own, 0), "O6", Because::DieChanged),
        ("a foreign card", on(die, foreign, 0), "R6", Because::NotYours(foreign)),
        ("an unknown slot", on(die, own, 200), "R8", Because::NoSlot),
        ("a round to come", Action::Pass { round: round + 1 }, "O6", Because::TooEarly),
        ("a round that was", Action::Pass { round: 0 }, "O6", Because::RoundClosed(round)),
        ("nothing to pick", Action::Pick(Bomb::new(0)), "O4", Because::NoPlace),
    ];
    for (what, action, clause, why) in cases {
        let verdict = mission.crew[0].act(ANN, action).await;
        assert_eq!(because(&verdict), Some((clause, why)), "{what}");
        assert_eq!(mission.view(), view, "{what}: nothing is lost");
    }
    let forged = mission.crew[0].act(Seat::new(3), Action::Pass { round }).await;
    assert!(matches!(forged, Verdict::Rejected(Rejection::NotYourSeat)), "{forged:?}");
    for (number, action) in [
        (900, r#"{"pick":250}"#),
        (901, r#""nonsense""#),
        (902, r#"{"pass":{"round":1,"loudly":true}}"#),
        (903, r#"{"flip":{"die":{"round":1,"place":0,"turn":0,"colour":"red"}}}"#),
    ] {
        let words = format!(r#"{{"say":"act","nonce":{number},"seat":0,"actions":[{action}]}}"#);
        mission.crew[0].say_text(words.clone()).await;
        let told = mission.crew[0].until(|told| !matches!(told, FromTable::Update { .. })).await;
        let said = matches!(told, FromTable::Sorry { nonce, .. } if nonce == Some(protocol::Nonce(number)));
        assert!(said, "{words}: {told:?}");
    }
    assert_eq!(mission.crew[0].act(ANN, Action::Pass { round }).await, Verdict::Done, "it goes on");
    server.stop().await;
}

#[tokio::test]
async fn missions_that_cannot_be_are_refused_in_one_sentence() {
    let server = Running::start(config()).await;
    let mut ann = server.guest("Ann").await;
    for (options, count) in [
        (json!([["players", "5"], ["box", "countdown"]]), 5),
        (json!([["players", "4"], ["box", "epic"]]), 4),
        (json!([["players", "2"], ["level", "standard"], ["detonators", "3"]]), 2),
        (json!([["players", "2"], ["roles", "on"]]), 2),
        (json!([["players", "2"], ["box", "countdown"], ["advanced", "on"]]), 2),
        (json!([["players", "12"]]), 4),
        (json!([["colour", "red"]]), 4),
    ] {
        let wish = table("fuse", options.clone(), json!(vec!["me"; count]));
        let (status, told) = ann.post("/api/tables", wish).await;
        let words = told["words"].as_str().unwrap_or_default();
        assert_eq!(status, 400, "{options}: {told}");
        assert!(words.len() > 10 && words.len() < 200 && words.ends_with('.'), "{options}: {told}");
    }
    server.stop().await;
}

#[tokio::test]
async fn records_with_impossible_times_are_refused_in_one_sentence() {
    let server = Running::start(config()).await;
    let ann = server.guest("Ann").await;
    let text = include_str!("../../../fuse/tests/replays/four_players.json");
    let good: Value = serde_json::from_str(text).expect("a record");
    let count = good["inputs"].as_array().expect("inputs").len();
    let timed = |times: Vec<usize>| {
        let mut record = good.clone();
        record["times"] = json!(times);
        record
    };
    let mut long = good.clone();
    long["inputs"][count - 1]["clock"]["millis_left"] = json!(900_000);
    for (what, record, status) in [
        ("as it was", good.clone(), 200),
        ("with times", timed((0..count).collect()), 200),
        ("backwards", timed((0..count).rev().collect()), 400),
        ("too few times", timed(vec![1, 2]), 400),
        ("a reading longer than its alarm", long, 400),
    ] {
        let kind = [("content-type", "application/json")];
        let reply = ann.raw("POST", "/api/records", &kind, &record.to_string()).await;
        assert_eq!(reply.status, status, "{what}: {}", reply.body);
        let told: Value = serde_json::from_str(&reply.body).unwrap_or_default();
        let words = told["words"].as_str().unwrap_or_default();
        assert!(status == 200 || words.len() > 10 && words.ends_with('.'), "{what}: {told}");
    }
    server.stop().await;
}

fn time_in(told: &FromTable<Fuse>) -> Option<&Time> {
    match told {
        FromTable::Welcome { time, .. }
        | FromTable::Update { time, .. }
        | FromTable::Pong { time, .. }
        | FromTable::Time(time) => Some(time),
        _ => None,
    }
}

fn mission_left(time: &Time) -> u64 {
    let clock = time.clocks.iter().find(|clock| clock.alarm == Some(MISSION_ALARM));
    clock.expect("the mission is measured").millis_left
}

async fn left(client: &mut Client<Fuse>) -> u64 {
    client.say(ToTable::Ping { at: 9 }).await;
    let told = client.until(|told| matches!(told, FromTable::Pong { at: 9, .. })).await;
    mission_left(time_in(&told).expect("a pong tells the time"))
}

#[tokio::test]
async fn the_clock_of_a_mission_stands_in_a_pause_and_over_a_restart() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = Running::on(folder.path()).await;
    let mut mission = alone(server.addr, json!([["players", "1"]])).await;
    let begun = left(&mut mission.crew[0]).await;
    assert!((590_000..=600_000).contains(&begun), "{begun}");
    mission.crew[0].say(ToTable::Pause { on: true }).await;
    let paused = |told: &FromTable<Fuse>| {
        time_in(told).is_some_and(|time| matches!(time.flow, Flow::Paused { .. }))
    };
    mission.crew[0].until(paused).await;
    let stands = left(&mut mission.crew[0]).await;
    tokio::time::sleep(Duration::from_millis(400)).await;
    assert_eq!(left(&mut mission.crew[0]).await, stands, "nothing runs in a pause");
    mission.crew[0].say(ToTable::Pause { on: false }).await;
    let runs =
        |told: &FromTable<Fuse>| time_in(told).is_some_and(|time| time.flow == Flow::default());
    mission.crew[0].until(runs).await;
    let round = mission.view().round.number;
    let before = left(&mut mission.crew[0]).await;
    server.stop().await;
    tokio::time::sleep(Duration::from_millis(700)).await;
    let server = Running::on(folder.path()).await;
    mission.people[0].addr = server.addr;
    let mut back = mission.people[0].connect::<Fuse>(&mission.id).await;
    // Everybody is back at once, so it starts again after the countdown.
    let restart = |told: &FromTable<Fuse>| {
        time_in(told).is_some_and(|time| !matches!(time.flow, Flow::Running { .. }))
    };
    let told = back.until(restart).await;
    let after = mission_left(time_in(&told).expect("it was there"));
    assert!(before - after < 500, "{before} before, {after} after 700 ms without a server");
    back.until(runs).await;
    assert!(back.view().expect("a view").round.number >= round, "play goes on");
    server.stop().await;
}

/// A crash gives back five seconds at most, and takes nothing.
#[tokio::test]
async fn a_mission_goes_on_with_the_right_time_when_the_process_was_killed() {
    let folder = tempfile::tempdir().expect("a folder");
    let program = Program::start(folder.path());
    let mut mission = alone(program.addr, json!([["players", "1"]])).await;
    tokio::time::sleep(Duration::from_millis(6_500)).await;
    mission.go_on().await;
    let (round, before) = (mission.view().round.number, left(&mut mission.crew[0]).await);
    drop(program);
    tokio::time::sleep(Duration::from_millis(1_000)).await;
    let program = Program::start(folder.path());
    mission.people[0].addr = program.addr;
    let back = Instant::now();
    let mut ann = greeted(&mission.people[0], &mission.id).await;
    let after = left(&mut ann).await;
    let played = back.elapsed().as_millis() as u64;
    assert!(after + played + 50 >= before, "{before} ms before, {after} after: time was taken");
    assert!(after <= before + 5_500, "{before} ms before, {after} after: more was given back");
    let runs =
        |told: &FromTable<Fuse>| time_in(told).is_some_and(|time| time.flow == Flow::default());
    if !matches!(ann.view().expect("a view").frame(), Frame::Over { .. }) {
        ann.until(runs).await;
    }
    assert!(ann.view().expect("a view").round.number >= round, "play goes on");
}

/// What `docs/protocol.md` shows of a race is an action of it.
#[test]
fn a_die_is_placed_as_the_protocol_shows() {
    let chapter = include_str!("../../../../docs/protocol.md").split("## A race").nth(1);
    let block = chapter.and_then(|text| text.split("```json").nth(1)).expect("an example");
    let block = block.split("```").next().expect("it ends");
    let said: Value = serde_json::from_str(block).expect("it is JSON");
    let action = serde_json::from_value::<Action>(said["actions"][0].clone());
    assert!(matches!(action, Ok(Action::Place { .. })), "{action:?}");
}
