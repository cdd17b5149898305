//! Those who play on a server that is being measured.
//!
//! Everybody lives on one thread, so that the server has the rest of the machine.

use super::server::here;
use crate::problem::Problem;
use client::{Line, Person, next_move, table};
use kernel::{Chosen, Game};
use protocol::{FromTable, Perspective, Story};
use serde::Deserialize;
use serde_json::{Value, json};
use std::net::SocketAddr;
use std::time::{Duration, Instant};
use tokio::task::LocalSet;

/// How a game is played at tables of a server.
pub(crate) struct Tables {
    /// Plays at so many tables at once, for so long; with a rate, no faster than that over all of
    /// them.
    pub(crate) play: fn(SocketAddr, u64, Duration, Option<u64>) -> Result<Played, Problem>,
    /// A wish for a table of the usual size, with one person on every seat.
    pub(crate) usual: fn() -> Value,
    /// The same for a table that is as small as one choice can make it.
    pub(crate) smallest: fn() -> Value,
}

impl Tables {
    /// The tables of this game.
    pub(crate) const fn of<G: Game + 'static>() -> Tables {
        Tables {
            play: play::<G>,
            usual: || wish::<G>(&[]).expect("the defaults describe a match").1,
            smallest: smallest::<G>,
        }
    }
}

/// A wish for a table with one person on every seat, and how many there are; nothing if these options
/// do not go together.
fn wish<G: Game>(options: &[(&str, &str)]) -> Option<(usize, Value)> {
    let chosen = Chosen::new(G::OPTIONS, options).ok()?;
    let state = G::new(&G::configure(&chosen).ok()?).ok()?;
    let seats = state.seats().len();
    Some((seats, table(G::NAME, json!(options), json!(vec!["me"; seats]))))
}

/// A wish for a table that is as small as one choice can make it.
fn smallest<G: Game>() -> Value {
    let one_choice = |choice: &'static kernel::GameOption| {
        choice.values.iter().filter_map(|value| wish::<G>(&[(choice.key, value.key)]))
    };
    let wishes = wish::<G>(&[]).into_iter().chain(G::OPTIONS.iter().flat_map(one_choice));
    wishes.min_by_key(|(seats, _)| *seats).expect("the defaults describe a match").1
}

/// The moves that were made, each with the time until its answer.
pub(crate) struct Played {
    pub(crate) micros: Vec<u32>,
    pub(crate) took: Duration,
}

fn play<G: Game + 'static>(
    addr: SocketAddr,
    tables: u64,
    time: Duration,
    rate: Option<u64>,
) -> Result<Played, Problem> {
    let pause = rate.map(|rate| Duration::from_secs_f64(tables as f64 / rate as f64));
    here()?.block_on(LocalSet::new().run_until(async {
        let mut people = Vec::new();
        for _ in 0..tables {
            people.push(Person::guest(addr, "Ann").await);
        }
        let begun = Instant::now();
        let until = begun + time;
        let one = |person| tokio::task::spawn_local(one_after_another::<G>(person, until, pause));
        let players: Vec<_> = people.into_iter().map(one).collect();
        let mut micros = Vec::new();
        for player in players {
            micros.extend(player.await.expect("no player panics"));
        }
        Ok(Played { micros, took: begun.elapsed() })
    }))
}

/// All seats of one table after another, until the time is up.
async fn one_after_another<G: Game>(
    mut person: Person,
    until: Instant,
    pause: Option<Duration>,
) -> Vec<u32> {
    let (mut micros, wish) = (Vec::new(), smallest::<G>());
    while Instant::now() < until {
        let id = person.make(wish.clone()).await;
        let line = person.line(&id, None).await.expect("a connection");
        let mut player = Player::<G> { line, views: Vec::new(), over: false, nonce: 0 };
        player.greet().await;
        let mut next = pause.map(|pause| Instant::now() + pause.mul_f64(fastrand::f64()));
        while !player.over && Instant::now() < until {
            if let (Some(at), Some(pause)) = (next, pause) {
                tokio::time::sleep_until(at.into()).await;
                next = Some(at + pause);
            }
            micros.push(player.one_move().await);
        }
        player.line.close().await;
    }
    micros
}

/// As much of an update as a player needs. Read by itself it costs less than as one of all the
/// messages that there are.
#[derive(Deserialize)]
#[serde(bound = "")]
struct Heard<G: Game> {
    stories: Vec<Story<G>>,
    seed: Option<String>,
}

/// Somebody who plays every seat of one table.
struct Player<G: Game> {
    line: Line,
    views: Vec<Perspective<G>>,
    over: bool,
    nonce: u64,
}

impl<G: Game> Player<G> {
    async fn greet(&mut self) {
        self.line.say(r#"{"say":"hello","protocol":2,"have":null}"#).await.expect("a table");
        while self.views.is_empty() {
            self.hear().await;
        }
    }

    /// Makes any move; says how many microseconds it took until the table had it.
    async fn one_move(&mut self) -> u32 {
        let (seat, action) = next_move(&self.views).expect("somebody is asked");
        self.nonce += 1;
        let action = serde_json::to_string(&action).expect("an action");
        let (nonce, seat) = (self.nonce, seat.index());
        let act = format!(r#"{{"say":"act","nonce":{nonce},"seat":{seat},"actions":[{action}]}}"#);
        let begun = Instant::now();
        self.line.say(act).await.expect("a table");
        while !self.hear().await {}
        begun.elapsed().as_micros().try_into().unwrap_or(u32::MAX)
    }

    /// Takes in one message. True if it was an answer, which must be that it is done.
    async fn hear(&mut self) -> bool {
        let text = self.line.hear().await.expect("the table goes on");
        if text.starts_with(r#"{"tell":"answer""#) {
            assert!(text.ends_with(r#""verdict":"done"}"#), "{text}");
            return true;
        }
        if text.starts_with(r#"{"tell":"update""#) {
            let heard: Heard<G> = serde_json::from_str(&text).expect("an update");
            self.over = heard.seed.is_some();
            for (own, story) in self.views.iter_mut().zip(&heard.stories) {
                story.events.iter().for_each(|one| G::follow(&mut own.view, one));
            }
        } else if text.starts_with(r#"{"tell":"welcome""#) {
            let told = serde_json::from_str(&text).expect("a welcome");
            let FromTable::Welcome { views, .. } = told else { unreachable!("a welcome") };
            self.views = views;
        }
        false
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    macro_rules! every_game {
        ($($game:ty),*) => { $(
            let (few, many) = (smallest::<$game>(), (Tables::of::<$game>().usual)());
            let seats = |wish: &Value| wish["seats"].as_array().map_or(0, Vec::len);
            assert!((1..=seats(&many)).contains(&seats(&few)), "{few} {many}");
            assert_eq!(few["game"], <$game>::NAME);
        )* };
    }

    #[test]
    fn every_game_has_a_smallest_and_a_usual_table() {
        bots::games!(every_game);
        assert_eq!(smallest::<fire_tower::FireTower>()["options"], json!([["players", "2"]]));
    }
}
