//! FUSE on the command line: how missions end, and what happened in them.

use crate::{Counts, Finding, Found, Simulated};
use fuse::cards::Bomb;
use fuse::{Action, Ending, Event, Fuse, ROUNDS_MAX};

impl Simulated for Fuse {
    type Counts = Missions;

    fn begins_turn(event: &Event) -> bool {
        matches!(event, Event::RoundBegan { .. })
    }

    /// Dice are named by their round and by how often they were turned, so not everything can be listed:
    /// what is said without naming one is.
    fn every_action() -> Vec<Action> {
        let of_round = |round| {
            let roll = Action::Roll { round, call: None };
            [roll, Action::Pass { round }, Action::End { round }, Action::Hold { round }]
        };
        let picks = Bomb::all().map(Action::Pick);
        let always = [Action::Ready, Action::RollSix].into_iter();
        always.chain(picks).chain((1..=ROUNDS_MAX).flat_map(of_round)).collect()
    }
}

/// How missions ended.
const ENDINGS: [&str; 3] = ["won", "time was up", "bag was empty"];

/// How missions ended, how long they took, and what went wrong in them.
#[derive(Default, Debug)]
pub struct Missions {
    endings: [u64; ENDINGS.len()],
    /// Seconds that were left when a mission was won, in tens.
    seconds_left: Vec<u32>,
    /// For each mission.
    bombs: Vec<u32>,
    sparks: Vec<u32>,
    losses: Vec<u32>,
    /// In the mission that is being played.
    drawn: u32,
    lost: u32,
}

impl Counts<Fuse> for Missions {
    fn watch(&mut self, before: &Fuse, events: &[Event]) {
        for event in events {
            match *event {
                Event::DrewSpark { .. } => self.drawn += 1,
                Event::Scrubbed { .. } | Event::Slipped { .. } | Event::FoundWrong { .. } => {
                    self.lost += 1;
                }
                Event::Ended { ending } => self.end(before, ending),
                _ => {}
            }
        }
    }

    fn merge(&mut self, later: &Self) {
        self.endings.iter_mut().zip(later.endings).for_each(|(sum, more)| *sum += more);
        self.seconds_left.extend(&later.seconds_left);
        self.bombs.extend(&later.bombs);
        self.sparks.extend(&later.sparks);
        self.losses.extend(&later.losses);
    }

    fn findings(&self) -> Vec<Finding> {
        let parts = ENDINGS.into_iter().zip(self.endings).collect();
        let spread = |key, name, whose, numbers: &Vec<u32>| Finding {
            key,
            name,
            found: Found::Spread { whose, numbers: numbers.clone() },
        };
        vec![
            Finding {
                key: "endings",
                name: "how missions ended",
                found: Found::Shares { counted: "missions", parts },
            },
            spread("seconds_left", "time left when it was won", "seconds", &self.seconds_left),
            spread("bombs", "bombs defused", "of a mission", &self.bombs),
            spread("sparks", "sparks drawn", "of a mission", &self.sparks),
            spread("cleared", "cards that lost their dice", "of a mission", &self.losses),
        ]
    }
}

impl Missions {
    fn end(&mut self, before: &Fuse, ending: Ending) {
        let which = match ending {
            Ending::Won(tens) => {
                self.seconds_left.push(u32::from(tens) * 10);
                0
            }
            Ending::Time => 1,
            Ending::Bag => 2,
        };
        self.endings[which] += 1;
        self.bombs.push(u32::from(before.tally.bombs));
        self.sparks.push(std::mem::take(&mut self.drawn));
        self.losses.push(std::mem::take(&mut self.lost));
    }
}
