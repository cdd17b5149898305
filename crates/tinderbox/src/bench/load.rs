//! Those who play on a server that is being measured.
//!
//! Everybody lives on one thread, so that the server has the rest of the machine.

use super::server::here;
use crate::problem::Problem;
use client::{Line, Person, next_move, table};
use kernel::{Chosen, Game, Seat};
use protocol::{FromTable, Perspective, Story, Version};
use serde::Deserialize;
use serde_json::{Value, json};
use std::net::SocketAddr;
use std::time::{Duration, Instant};
use tokio::task::LocalSet;

/// How a game is played at tables of a server.
pub(crate) struct Tables {
    /// Plays as such a crowd does.
    pub(crate) play: fn(SocketAddr, Crowd) -> Result<Played, Problem>,
    /// A wish for a table of the usual size, with one person on every seat.
    pub(crate) usual: fn() -> Value,
    /// The same for a table that is as small as one choice can make it.
    pub(crate) smallest: fn() -> Value,
}

/// Those who play.
#[derive(Clone, Copy)]
pub(crate) struct Crowd {
    /// At so many tables at once.
    pub(crate) tables: u64,
    /// So many at each, with a connection each, or as many as there are seats. A single one plays at the
    /// smallest table.
    pub(crate) people: u64,
    /// For so long.
    pub(crate) time: Duration,
    /// No faster than so many moves a second over all tables, if there is a limit.
    pub(crate) rate: Option<u64>,
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

fn play<G: Game + 'static>(addr: SocketAddr, crowd: Crowd) -> Result<Played, Problem> {
    let Crowd { tables, people, time, rate } = crowd;
    let usual = wish::<G>(&[]).expect("the defaults describe a match").0;
    let people = people.min(usual as u64);
    let pause = rate.map(|rate| Duration::from_secs_f64(tables as f64 / rate as f64));
    here()?.block_on(LocalSet::new().run_until(async {
        let mut groups = Vec::new();
        for _ in 0..tables {
            let mut group = Vec::new();
            for _ in 0..people {
                group.push(Person::guest(addr, "Ann").await);
            }
            groups.push(group);
        }
        let begun = Instant::now();
        let until = begun + time;
        let one = |group| tokio::task::spawn_local(one_after_another::<G>(group, until, pause));
        let players: Vec<_> = groups.into_iter().map(one).collect();
        let mut micros = Vec::new();
        for player in players {
            micros.extend(player.await.expect("no player panics"));
        }
        Ok(Played { micros, took: begun.elapsed() })
    }))
}

/// All seats of one table after another, until the time is up.
async fn one_after_another<G: Game>(
    mut people: Vec<Person>,
    until: Instant,
    pause: Option<Duration>,
) -> Vec<u32> {
    let (mut micros, wish) = (Vec::new(), shared_by::<G>(people.len()));
    while Instant::now() < until {
        let id = people[0].make(wish.clone()).await;
        for person in &mut people[1..] {
            person.sit(&id).await;
        }
        let mut group = Group::<G>::connect(&people, &id).await;
        let mut next = pause.map(|pause| Instant::now() + pause.mul_f64(fastrand::f64()));
        while !group.is_over() && Instant::now() < until {
            if let (Some(at), Some(pause)) = (next, pause) {
                tokio::time::sleep_until(at.into()).await;
                next = Some(at + pause);
            }
            micros.extend(group.one_move().await);
        }
        for player in group.players {
            player.line.close().await;
        }
    }
    micros
}

/// A wish for a table at which so many people play all seats.
fn shared_by<G: Game>(people: usize) -> Value {
    if people == 1 {
        return smallest::<G>();
    }
    let mut wish = wish::<G>(&[]).expect("the defaults describe a match").1;
    let seats = wish["seats"].as_array_mut().expect("a list of seats");
    seats.iter_mut().take(people).skip(1).for_each(|seat| *seat = json!("link"));
    wish
}

/// As much of an update as a player needs. Read by itself it costs less than as one of all the
/// messages that there are.
#[derive(Deserialize)]
#[serde(bound = "")]
struct Heard<G: Game> {
    version: Version,
    stories: Vec<Story<G>>,
    seed: Option<String>,
}

/// Those who play at one table.
struct Group<G: Game> {
    players: Vec<Player<G>>,
}

impl<G: Game> Group<G> {
    async fn connect(people: &[Person], id: &str) -> Group<G> {
        let mut players = Vec::new();
        for person in people {
            let line = person.line(id, None).await.expect("a connection");
            let (views, version) = (Vec::new(), Version(0));
            let mut player = Player { line, views, version, over: false, nonce: 0 };
            player.greet().await;
            players.push(player);
        }
        let mut group = Group { players };
        group.catch_up().await;
        group
    }

    fn is_over(&self) -> bool {
        self.players.iter().any(|player| player.over)
    }

    /// Somebody who is asked makes any move: how many microseconds it took until the table had answered.
    /// Where a clock runs nobody may be asked for a moment, and a move may come too late.
    async fn one_move(&mut self) -> Option<u32> {
        let asked = |(at, player): (usize, &Player<G>)| Some((at, next_move(&player.views)?));
        let micros = match self.players.iter().enumerate().find_map(asked) {
            Some((at, (seat, action))) => Some(self.players[at].act(seat, action).await),
            None => {
                self.players[0].hear().await;
                None
            }
        };
        self.catch_up().await;
        micros
    }

    /// Everybody hears what anybody has heard.
    async fn catch_up(&mut self) {
        let latest = self.players.iter().map(|player| player.version).max();
        for player in &mut self.players {
            while Some(player.version) < latest {
                player.hear().await;
            }
        }
    }
}

/// Somebody who plays one or more seats of a table.
struct Player<G: Game> {
    line: Line,
    views: Vec<Perspective<G>>,
    version: Version,
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

    /// Does this; says how many microseconds it took until the answer.
    async fn act(&mut self, seat: Seat, action: G::Action) -> u32 {
        self.nonce += 1;
        let action = serde_json::to_string(&action).expect("an action");
        let (nonce, seat) = (self.nonce, seat.index());
        let act = format!(r#"{{"say":"act","nonce":{nonce},"seat":{seat},"actions":[{action}]}}"#);
        let begun = Instant::now();
        self.line.say(act).await.expect("a table");
        while !self.hear().await {}
        begun.elapsed().as_micros().try_into().unwrap_or(u32::MAX)
    }

    /// Takes in one message. True if it was an answer: it is done, or it came too late.
    async fn hear(&mut self) -> bool {
        let text = self.line.hear().await.expect("the table goes on");
        if text.starts_with(r#"{"tell":"answer""#) {
            assert!(!text.contains(r#""verdict":{"rejected""#), "{text}");
            return true;
        }
        if text.starts_with(r#"{"tell":"update""#) {
            let heard: Heard<G> = serde_json::from_str(&text).expect("an update");
            (self.version, self.over) = (heard.version, heard.seed.is_some());
            for (own, story) in self.views.iter_mut().zip(&heard.stories) {
                story.events.iter().for_each(|one| G::follow(&mut own.view, one));
            }
        } else if text.starts_with(r#"{"tell":"welcome""#) {
            let told = serde_json::from_str(&text).expect("a welcome");
            let FromTable::Welcome { views, version, .. } = told else { unreachable!("a welcome") };
            (self.views, self.version) = (views, version);
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
