//! Flash Point over real sockets: what cannot be meant, matches that cannot be, records that are none, a bot
//! that says what it is about, and a process that is killed in the middle of a chain of Flare Ups.

use crate::program::Program;
use crate::running::{Client, Person, Running, config, table};
use flash_point::space::{Direction, Space};
use flash_point::specialist::Specialist;
use flash_point::{Action, Because, Firefighter, FlashPoint, Frame, Load, View};
use kernel::{Game, Seat, Waiting};
use protocol::{FromTable, Nonce, Rejection, Verdict};
use serde_json::{Value, json};
use std::net::SocketAddr;

const ANN: Seat = Seat::new(0);
const BEN: Seat = Seat::new(1);

/// The state that everybody can work out from a view: no event was looked at.
fn state(view: &View) -> FlashPoint {
    FlashPoint::imagine(view, &mut |_| 0)
}

/// People at one table, each connected, each with the seat of the same number.
struct Crew {
    people: Vec<Person>,
    id: String,
    clients: Vec<Client<FlashPoint>>,
}

impl Crew {
    async fn of(addr: SocketAddr, names: &[&str], options: Value) -> Crew {
        let mut people = Vec::new();
        for name in names {
            people.push(Person::guest(addr, name).await);
        }
        let links = names[1..].iter().map(|_| "link");
        let seats: Vec<&str> = ["me"].into_iter().chain(links).collect();
        let id = people[0].make(table("flash-point", options, json!(seats))).await;
        for person in &mut people[1..] {
            person.sit(&id).await;
        }
        let mut clients = Vec::new();
        for person in &people {
            clients.push(greeted(person, &id).await);
        }
        Crew { people, id, clients }
    }

    /// What Ann sees, once everybody has heard what anybody has.
    async fn view(&mut self) -> View {
        let latest = self.clients.iter().filter_map(Client::version).max();
        for client in &mut self.clients {
            while client.version() < latest {
                client.hear().await.expect("the table goes on");
            }
        }
        self.clients[0].view().expect("a view").clone()
    }

    /// Whoever is waited for does the quiet thing, until it is so or the match is over.
    async fn quietly_until(&mut self, stop: impl Fn(&FlashPoint) -> bool) -> FlashPoint {
        for _ in 0..FlashPoint::INPUTS_MAX {
            let now = state(&self.view().await);
            let Waiting::Seats { must, .. } = now.waiting() else { return now };
            if stop(&now) {
                return now;
            }
            let seat = must.lowest().expect("somebody must act");
            let verdict = self.clients[seat.index()].act(seat, now.quiet(seat)).await;
            assert_eq!(verdict, Verdict::Done);
        }
        panic!("the match does not end");
    }
}

async fn greeted(person: &Person, id: &str) -> Client<FlashPoint> {
    let mut client = person.connect::<FlashPoint>(id).await;
    client.until(|told| matches!(told, FromTable::Welcome { .. })).await;
    client
}

/// Ann with a Fire Captain, and Ben.
async fn captain_and_other(addr: SocketAddr) -> Crew {
    let options = json!([
        ["players", "2"],
        ["game", "experienced"],
        ["specialists", "chosen"],
        ["windows", "endless"]
    ]);
    let mut crew = Crew::of(addr, &["Ann", "Ben"], options).await;
    let firefighter = Firefighter::new(0);
    let take = Action::Take { firefighter, specialist: Specialist::FireCaptain };
    assert_eq!(crew.clients[0].act(ANN, take).await, Verdict::Done);
    crew
}

fn space(text: &str) -> Space {
    Space::parse(text).expect("a space")
}

#[tokio::test]
async fn what_cannot_be_meant_is_refused_in_one_sentence_and_the_match_goes_on() {
    let server = Running::start(config()).await;
    let mut crew = captain_and_other(server.addr).await;
    crew.quietly_until(|state| state.open.frame() == Frame::Act).await;
    let before = crew.view().await;
    let [own, other, nobody] = [0, 1, 5].map(Firefighter::new);
    let step =
        |firefighter, load| Action::Move { firefighter, to: Direction::North, load, lead: false };
    let far = Action::Extinguish { firefighter: own, at: space("3,4") };
    let dog = Action::Squeeze { firefighter: own, to: Direction::North };
    let take = Action::Take { firefighter: own, specialist: Specialist::Paramedic };
    for (what, seat, action, clause) in [
        ("a firefighter who is not there", ANN, step(nobody, None), "O1"),
        ("a marker that is not there", ANN, step(own, Some(Load::Victim)), "A3"),
        ("what only others do", ANN, dog, "RD2"),
        ("a space out of reach", ANN, far, "A9"),
        ("a command that is none", ANN, Action::End { firefighter: other }, "FC1"),
        ("a window that is closed", ANN, Action::Decline { firefighter: own }, "T4"),
        ("an answer to nothing", ANN, Action::Answer { agreed: true }, "T4"),
        ("a card when none is chosen", ANN, take, "T4"),
        ("somebody else's turn", BEN, step(other, None), "T2"),
        ("somebody else's firefighter", BEN, step(own, None), "T2"),
    ] {
        let verdict = crew.clients[seat.index()].act(seat, action).await;
        let Verdict::Refused { clause: cited, because } = verdict else {
            panic!("{what}: {verdict:?}")
        };
        assert_eq!(cited, clause, "{what}: {because:?}");
        assert_eq!(crew.view().await, before, "{what}: nothing is lost");
    }
    let end = Action::End { firefighter: own };
    let forged = crew.clients[0].act(BEN, end).await;
    assert!(matches!(forged, Verdict::Rejected(Rejection::NotYourSeat)), "{forged:?}");
    let beyond = crew.clients[0].act(Seat::new(5), end).await;
    assert!(matches!(beyond, Verdict::Rejected(Rejection::NotYourSeat)), "{beyond:?}");
    assert_eq!(crew.clients[0].act(ANN, end).await, Verdict::Done, "it goes on");
    server.stop().await;
}

#[tokio::test]
async fn an_answer_to_a_window_that_has_closed_comes_too_late() {
    let server = Running::start(config()).await;
    let mut crew = captain_and_other(server.addr).await;
    crew.quietly_until(|state| state.open.frame() == Frame::Act).await;
    let firefighter = Firefighter::new(1);
    let command = |to| Action::Move { firefighter, to, load: None, lead: false };
    let way = Direction::ALL.into_iter().map(command);
    let now = state(&crew.view().await);
    let command = way.into_iter().find(|&one| now.check(ANN, one).is_ok()).expect("a way");
    assert_eq!(crew.clients[0].act(ANN, command).await, Verdict::Done);
    crew.view().await;
    let no = Action::Answer { agreed: false };
    assert_eq!(crew.clients[1].act(BEN, no).await, Verdict::Done);
    let late = crew.clients[1].act(BEN, Action::Answer { agreed: true }).await;
    let Verdict::Refused { clause, because } = late else { panic!("{late:?}") };
    assert_eq!((clause.as_ref(), because), ("T2", Because::NotYourTurn(Some(ANN))));
    crew.view().await;
    let again = crew.clients[0].act(ANN, command).await;
    let Verdict::Refused { clause, because } = again else { panic!("{again:?}") };
    assert_eq!((clause.as_ref(), because), ("FC3", Because::Refused(BEN)));
    server.stop().await;
}

#[tokio::test]
async fn what_names_nothing_that_there_is_was_not_understood() {
    let server = Running::start(config()).await;
    let mut crew = Crew::of(server.addr, &["Ann"], json!([["players", "1"]])).await;
    for (number, action) in [
        (900, r#"{"extinguish":{"firefighter":0,"at":"8,3"}}"#),
        (901, r#"{"extinguish":{"firefighter":0,"at":"cellar"}}"#),
        (902, r#"{"end":{"firefighter":6}}"#),
        (903, r#"{"take":{"firefighter":0,"specialist":"wizard"}}"#),
        (904, r#"{"move":{"firefighter":0,"to":"up","load":null,"lead":false}}"#),
        (905, r#"{"move":{"firefighter":0,"to":"north","load":"cat","lead":false}}"#),
        (906, r#"{"choose":{"victim":["3,4","ghost"]}}"#),
        (907, r#"{"end":{"firefighter":0,"loudly":true}}"#),
    ] {
        let words = format!(r#"{{"say":"act","nonce":{number},"seat":0,"actions":[{action}]}}"#);
        crew.clients[0].say_text(words.clone()).await;
        let told = crew.clients[0].until(|told| !matches!(told, FromTable::Update { .. })).await;
        let FromTable::Sorry { nonce, words: sorry } = &told else { panic!("{words}: {told:?}") };
        assert_eq!(*nonce, Some(Nonce(number)), "{words}");
        assert!(sorry.len() > 10, "{words}: {sorry}");
    }
    crew.quietly_until(|state| state.open.course.turn.number == 2).await;
    server.stop().await;
}

#[tokio::test]
async fn matches_that_cannot_be_are_refused_in_one_sentence() {
    let server = Running::start(config()).await;
    let mut ann = server.guest("Ann").await;
    for (options, count) in [
        (json!([["players", "3"], ["firefighters", "2"]]), 3),
        (json!([["players", "2"], ["tragic-events", "on"]]), 2),
        (json!([["players", "2"], ["side", "2"]]), 2),
        (json!([["players", "2"], ["game", "experienced"], ["cards", "tragic"]]), 2),
        (json!([["players", "7"]]), 6),
        (json!([["weather", "storm"]]), 2),
    ] {
        let wish = table("flash-point", options.clone(), json!(vec!["me"; count]));
        let (status, told) = ann.post("/api/tables", wish).await;
        let words = told["words"].as_str().unwrap_or_default();
        assert_eq!(status, 400, "{options}: {told}");
        assert!(words.len() > 10 && words.len() < 200 && words.ends_with('.'), "{options}: {told}");
    }
    server.stop().await;
}

#[tokio::test]
async fn records_that_are_damaged_or_foreign_are_refused_in_one_sentence() {
    let server = Running::start(config()).await;
    let ann = server.guest("Ann").await;
    let text = include_str!("../../../flash-point/tests/replays/family.json");
    let good: Value = serde_json::from_str(text).expect("a record");
    let changed = |change: fn(&mut Value)| {
        let mut record = good.clone();
        change(&mut record);
        record.to_string()
    };
    for (what, record, status) in [
        ("as it was", good.to_string(), 200),
        ("cut off", text[..text.len() / 2].to_owned(), 400),
        ("another game's", changed(|one| one["game"] = json!("window")), 400),
        ("a game of nobody", changed(|one| one["game"] = json!("chess")), 400),
        ("rules to come", changed(|one| one["rules"] = json!(99)), 400),
        (
            "an unknown space",
            changed(|one| one["inputs"][0] = json!({"chance": {"target": "9,9"}})),
            400,
        ),
        ("an illegal input", changed(|one| one["inputs"][0] = one["inputs"][40].clone()), 400),
    ] {
        let kind = [("content-type", "application/json")];
        let reply = ann.raw("POST", "/api/records", &kind, &record).await;
        assert_eq!(reply.status, status, "{what}: {}", reply.body);
        let told: Value = serde_json::from_str(&reply.body).unwrap_or_default();
        let words = told["words"].as_str().unwrap_or_default();
        assert!(status == 200 || words.len() > 10 && words.ends_with('.'), "{what}: {told}");
    }
    server.stop().await;
}

#[tokio::test]
async fn a_bot_points_at_its_goal_before_it_goes() {
    let server = Running::start(config()).await;
    let mut ann = Person::guest(server.addr, "Ann").await;
    let wish = table("flash-point", json!([["players", "2"]]), json!(["me", {"bot": "greedy"}]));
    let id = ann.make(wish).await;
    let mut client = greeted(&ann, &id).await;
    loop {
        let now = state(client.view().expect("a view"));
        let Waiting::Seats { must, .. } = now.waiting() else { panic!("it is early") };
        if must.has(ANN) {
            let verdict = client.act(ANN, now.quiet(ANN)).await;
            assert_eq!(verdict, Verdict::Done);
            continue;
        }
        let turn = |view: &View| (view.open.frame() == Frame::Act, view.open.course.turn.acted);
        let before = turn(client.view().expect("a view"));
        match client.hear().await.expect("the table goes on") {
            FromTable::Pointed { seat, thing } => {
                assert_eq!(seat, BEN);
                assert!(usize::from(thing.0) < flash_point::space::SPACES);
                assert_eq!(before, (true, false), "nothing has been done in its turn");
                break;
            }
            _ => assert!(before != (true, false) || !acted(&client), "it goes without a word"),
        }
    }
    server.stop().await;
}

/// Has the bot done something in its turn?
fn acted(client: &Client<FlashPoint>) -> bool {
    let open = &client.view().expect("a view").open;
    open.active_seat() == BEN && open.course.turn.acted
}

/// D8, by SIGKILL: what was shown is kept, and the chain goes on to the end of the match.
#[tokio::test]
async fn a_chain_of_flare_ups_goes_on_when_the_process_was_killed() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut program = Program::start(folder.path());
    let options = json!([
        ["players", "1"],
        ["firefighters", "6"],
        ["game", "experienced"],
        ["level", "heroic"],
        ["tragic-events", "on"],
        ["cards", "all"],
        ["windows", "endless"]
    ]);
    // Most tables are over before somebody is asked in a chain.
    for _ in 0..200 {
        let mut crew = Crew::of(program.addr, &["Ann"], options.clone()).await;
        let chained = |state: &FlashPoint| state.open.fire_deck.followed > 0;
        if crew.quietly_until(chained).await.is_over() {
            continue;
        }
        let before = crew.view().await;
        drop(program);
        program = Program::start(folder.path());
        crew.people[0].addr = program.addr;
        crew.clients = vec![greeted(&crew.people[0], &crew.id).await];
        assert_eq!(crew.view().await, before, "nothing is lost and nothing done twice");
        assert!(crew.quietly_until(|_| false).await.is_over(), "it goes on to its end");
        return;
    }
    panic!("nobody was asked in a chain of Flare Ups");
}
