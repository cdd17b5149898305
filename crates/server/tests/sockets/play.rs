//! People and bots play whole matches over real sockets.

use crate::running::{Client, Running, config, is_asked, legal, table};
use fire_tower::FireTower;
use kernel::{Game, Record, Seat};
use protocol::{FromTable, Stage, ToTable, Verdict};
use serde_json::json;
use testkit::toys::claim::{Action, Because, Claim, DieId, Phase};
use testkit::toys::window::Window;

/// Plays one seat with any legal action until the match is over.
pub(crate) async fn play_out<G: Game>(client: &mut Client<G>, seat: Seat) -> usize {
    let mut moves = 0;
    while !client.is_over() {
        let view = client.view_of(seat).filter(|view| is_asked::<G>(view, seat));
        if let Some(view) = view {
            let actions = legal::<G>(view, seat);
            let action = actions[fastrand::usize(..actions.len())];
            moves += usize::from(client.act(seat, action).await == Verdict::Done);
        } else {
            client.hear().await.expect("the match goes on");
        }
    }
    moves
}

#[tokio::test]
async fn one_person_plays_fire_tower_against_three_bots_to_the_end() {
    let server = Running::start(config()).await;
    let mut ann = server.guest("Ann").await;
    let seats = json!(["me", {"bot": "greedy"}, {"bot": "greedy"}, {"bot": "random"}]);
    let id = ann.make(table("fire-tower", json!([["players", "4"]]), seats)).await;
    let mut client = ann.connect::<FireTower>(&id).await;
    let moves = play_out(&mut client, Seat::new(0)).await;
    assert!(moves > 3, "{moves} moves");
    let (status, card) = ann.get(&format!("/api/tables/{id}")).await;
    assert_eq!((status, &card["stage"]), (200, &json!("over")));
    server.stop().await;
}

#[tokio::test]
async fn whoever_asks_is_told_what_a_bot_would_do_and_can_do_it() {
    let server = Running::start(config()).await;
    let (mut ann, mut ben) = (server.guest("Ann").await, server.guest("Ben").await);
    let id = ann.make(table("fire-tower", json!([["players", "2"]]), json!(["me", "link"]))).await;
    ben.sit(&id).await;
    let mut clients = [ann.connect::<FireTower>(&id).await, ben.connect::<FireTower>(&id).await];
    for turn in 0..6 {
        for client in &mut clients {
            client.say(ToTable::Ping { at: turn }).await;
            client.until(|told| matches!(told, FromTable::Pong { at, .. } if *at == turn)).await;
        }
        let asked = |at: &usize| {
            let seat = Seat::new(*at);
            clients[*at].view_of(seat).is_some_and(|view| is_asked::<FireTower>(view, seat))
        };
        let at = (0..2).find(asked).expect("somebody is asked");
        let (seat, client) = (Seat::new(at), &mut clients[at]);
        client.say(ToTable::Hint { seat }).await;
        let told = client.until(|told| matches!(told, FromTable::Hint { .. })).await;
        let FromTable::Hint { actions, .. } = told else { unreachable!("a hint") };
        assert_eq!(client.deed(seat, actions).await, Verdict::Done, "a hint can be followed");
    }
    let other = |client: &Client<FireTower>| client.heard.matches("\"hint\"").count();
    let heard = clients.each_ref().map(other);
    assert_eq!(heard.iter().sum::<usize>(), 6, "each hint is heard once: {heard:?}");
    server.stop().await;
}

#[tokio::test]
async fn a_race_against_the_clock_has_no_hints() {
    let server = Running::start(config()).await;
    let mut ann = server.guest("Ann").await;
    let id = ann.make(table("claim", json!([["seats", "2"]]), json!(["me", "me"]))).await;
    let mut client = ann.connect::<Claim>(&id).await;
    client.until(|told| matches!(told, FromTable::Welcome { .. })).await;
    client.say(ToTable::Hint { seat: Seat::new(0) }).await;
    let told = client.until(|told| matches!(told, FromTable::Hint { .. })).await;
    assert!(matches!(told, FromTable::Hint { actions, .. } if actions.is_empty()));
    server.stop().await;
}

#[tokio::test]
async fn two_people_play_window_and_end_with_what_the_table_has() {
    let server = Running::start(config()).await;
    let (mut ann, mut ben) = (server.guest("Ann").await, server.guest("Ben").await);
    let id = ann.make(table("window", json!([["seats", "2"]]), json!(["me", "link"]))).await;
    assert_eq!(ben.sit(&id).await, Seat::new(1));
    let mut a = ann.connect::<Window>(&id).await;
    let mut b = ben.connect::<Window>(&id).await;
    let (first, second) =
        tokio::join!(play_out(&mut a, Seat::new(0)), play_out(&mut b, Seat::new(1)));
    assert!(first > 2 && second > 2);
    // Following events led both to the views that the table shows to one who comes now.
    for (person, followed) in [(&ann, &a), (&ben, &b)] {
        let mut late = person.connect::<Window>(&id).await;
        late.until(|told| matches!(told, FromTable::Welcome { stage: Stage::Over, .. })).await;
        assert_eq!(late.view(), followed.view());
    }
    server.stop().await;
}

/// Everybody answers at once: no honest claim is refused because another came before it, and the
/// clock ends a roll that somebody sleeps through.
#[tokio::test]
async fn two_people_race_for_dice_until_the_servers_clock_ends_the_match() {
    let server = Running::start(config()).await;
    let (mut ann, mut ben) = (server.guest("Ann").await, server.guest("Ben").await);
    let options = json!([["seats", "2"], ["rolls", "3"], ["seconds", "20"]]);
    let id = ann.make(table("claim", options, json!(["me", "link"]))).await;
    ben.sit(&id).await;
    let mut a = ann.connect::<Claim>(&id).await;
    let mut b = ben.connect::<Claim>(&id).await;
    let welcome = |told: &FromTable<Claim>| matches!(told, FromTable::Welcome { .. });
    a.until(welcome).await;
    b.until(welcome).await;
    let die = Action::Claim(DieId { roll: 0, slot: 0 });
    let (first, second) = tokio::join!(a.act(Seat::new(0), die), b.act(Seat::new(1), die));
    let taken = |seat| Verdict::Refused { clause: "C3".to_owned(), because: Because::Taken(seat) };
    let verdicts = [first, second];
    let won = [Verdict::Done, taken(Seat::new(0))];
    let lost = [taken(Seat::new(1)), Verdict::Done];
    assert!(verdicts == won || verdicts == lost, "{verdicts:?}");
    // Nobody says anything more: ten seconds a roll, twenty the match.
    let begun = tokio::time::Instant::now();
    while !a.is_over() {
        a.hear().await.expect("the clock speaks");
    }
    let seconds = begun.elapsed().as_secs();
    assert!((15..=30).contains(&seconds), "the match took {seconds} seconds");
    assert!(matches!(a.view().expect("a view").phase, Phase::Over(_)));
    let (_, told) = ann.get(&format!("/api/tables/{id}/record")).await;
    let record: Record<Claim> = serde_json::from_value(told).expect("a record of the race");
    assert!(record.replay().is_ok());
    let last = record.times.last().expect("a race is kept with its times");
    assert!((15_000..=30_000).contains(last), "{:?}", record.times);
    server.stop().await;
}

#[tokio::test]
async fn a_client_that_comes_back_gets_only_what_it_missed() {
    let server = Running::start(config()).await;
    let (mut ann, mut ben) = (server.guest("Ann").await, server.guest("Ben").await);
    let id = ann.make(table("window", json!([["seats", "2"]]), json!(["me", "link"]))).await;
    ben.sit(&id).await;
    let mut a = ann.connect::<Window>(&id).await;
    let mut b = ben.connect::<Window>(&id).await;
    a.until(|told| matches!(told, FromTable::Welcome { .. })).await;
    b.until(|told| matches!(told, FromTable::Welcome { .. })).await;
    let before = b.session.clone();
    b.close().await;
    let lay = legal::<Window>(a.view().expect("a view"), Seat::new(0))[0];
    assert_eq!(a.act(Seat::new(0), lay).await, Verdict::Done);
    let mut again = ben.reconnect::<Window>(&id, before).await;
    let first = again.hear().await.expect("the tail");
    assert!(matches!(first, FromTable::Update { .. }), "{first:?}");
    assert_eq!(again.version(), a.version());
    again.until(|told| matches!(told, FromTable::Seats { .. })).await;
    server.stop().await;
}

#[tokio::test]
async fn a_request_that_is_sent_twice_is_done_once() {
    let server = Running::start(config()).await;
    let mut ann = server.guest("Ann").await;
    let id = ann.make(table("window", json!([["seats", "2"]]), json!(["me", "me"]))).await;
    let mut a = ann.connect::<Window>(&id).await;
    a.until(|told| matches!(told, FromTable::Welcome { .. })).await;
    let lay = legal::<Window>(a.view().expect("a view"), Seat::new(0))[0];
    assert_eq!(a.act(Seat::new(0), lay).await, Verdict::Done);
    let version = a.version();
    a.repeat(Seat::new(0), lay).await;
    assert_eq!(a.version(), version, "nothing happened twice");
    server.stop().await;
}
