//! Oriflamme on the command line: how much influence, and where it comes from.

use crate::playable::{Playable, Tally};
use crate::stats::Share;
use oriflamme::{Action, Event, Frame, Oriflamme, Why};
use serde_json::{Map, Value, json};

impl Playable for Oriflamme {
    type Tally = Influence;

    /// A turn is a card laid.
    fn turns(&self) -> u32 {
        self.open.course.laid as u32
    }

    fn every_action() -> Vec<Action> {
        Action::every()
    }
}

/// Where influence comes from.
const SOURCES: [&str; 8] =
    ["first", "collected", "abilities", "removals", "infiltration", "traps", "income", "treaties"];

/// Influence at the end, and what it was gained for.
#[derive(Default)]
pub(crate) struct Influence {
    /// Scores of all seats of all matches.
    scores: Vec<u16>,
    by_source: [u64; SOURCES.len()],
}

impl Tally<Oriflamme> for Influence {
    fn watch(&mut self, before: &Oriflamme, events: &[Event]) {
        for event in events {
            match *event {
                Event::Collected { amount, .. } => self.by_source[1] += amount as u64,
                Event::Gained { amount, why, .. } => {
                    self.by_source[source(why)] += amount as u64;
                }
                Event::Course(course) if course.frame == Frame::Over => {
                    let seats = before.open.options.seat_count();
                    self.by_source[0] += seats as u64;
                    self.scores.extend(&course.influence[..seats]);
                }
                _ => {}
            }
        }
    }

    fn merge(&mut self, later: &Self) {
        self.scores.extend(&later.scores);
        self.by_source.iter_mut().zip(&later.by_source).for_each(|(sum, more)| *sum += more);
    }

    fn lines(&self) -> String {
        let [mean, low, middle, high] = self.spread();
        let mut text = format!(
            "{:<26} {:>9} {:>7} {:>7} {:>7}\n  {:<24} {mean:>9.2} {low:>7} {middle:>7} {high:>7}\n",
            "influence at the end", "mean", "10 %", "50 %", "90 %", "of a player"
        );
        text += &Share::heading("influence, by source", "influence");
        let total = self.by_source.iter().sum();
        for (name, &count) in SOURCES.iter().zip(&self.by_source) {
            text += &Share::new(count, total).line(name);
        }
        text
    }

    fn json(&self) -> Value {
        let [mean, low, middle, high] = self.spread();
        let sources: Map<String, Value> = SOURCES
            .iter()
            .zip(&self.by_source)
            .map(|(name, &count)| (name.to_string(), json!(count)))
            .collect();
        json!({
            "influence": { "mean": mean, "p10": low, "p50": middle, "p90": high },
            "influence_by_source": sources,
        })
    }
}

impl Influence {
    /// The mean, and what 10, 50 and 90 in a hundred players do not exceed.
    fn spread(&self) -> [f64; 4] {
        let mut sorted = self.scores.clone();
        sorted.sort_unstable();
        let count = sorted.len().max(1);
        let at = |percent: usize| {
            let rank = (count * percent).div_ceil(100).max(1);
            sorted.get(rank - 1).copied().unwrap_or(0) as f64
        };
        let total: u64 = sorted.iter().map(|&score| score as u64).sum();
        let mean = (total as f64 / count as f64 * 100.0).round() / 100.0;
        [mean, at(10), at(50), at(90)]
    }
}

const fn source(why: Why) -> usize {
    match why {
        Why::Ability(_) | Why::Alone => 2,
        Why::Removal | Why::Character => 3,
        Why::Infiltration => 4,
        Why::Trap => 5,
        Why::Income => 6,
        Why::Treaty => 7,
    }
}
