//! Oriflamme on the command line: how much influence, and where it comes from.

use crate::{Counts, Finding, Found, Simulated};
use oriflamme::{Action, Event, Frame, Oriflamme, Why};

impl Simulated for Oriflamme {
    type Counts = Influence;

    /// A turn is a card laid.
    fn begins_turn(event: &Event) -> bool {
        matches!(event, Event::Placed { .. })
    }

    fn every_action() -> Vec<Action> {
        Action::every()
    }
}

/// Where influence comes from.
const SOURCES: [&str; 8] =
    ["first", "collected", "abilities", "removals", "infiltration", "traps", "income", "treaties"];

/// Influence at the end, and what it was gained for.
#[derive(Default, Debug)]
pub struct Influence {
    /// Scores of all seats of all matches.
    scores: Vec<u32>,
    by_source: [u64; SOURCES.len()],
}

impl Counts<Oriflamme> for Influence {
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
                    self.scores.extend(course.influence[..seats].iter().copied().map(u32::from));
                }
                _ => {}
            }
        }
    }

    fn merge(&mut self, later: &Self) {
        self.scores.extend(&later.scores);
        self.by_source.iter_mut().zip(&later.by_source).for_each(|(sum, more)| *sum += more);
    }

    fn findings(&self) -> Vec<Finding> {
        let parts = SOURCES.into_iter().zip(self.by_source).collect();
        vec![
            Finding {
                key: "influence",
                name: "influence at the end",
                found: Found::Spread { whose: "of a player", numbers: self.scores.clone() },
            },
            Finding {
                key: "influence_by_source",
                name: "influence, by source",
                found: Found::Shares { counted: "influence", parts },
            },
        ]
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
