//! How many AP it takes from each space to a goal: with doors opened, fires passed or put out, and, where
//! nothing else helps, walls chopped.

use flash_point::edges::Edges;
use flash_point::space::{SPACES, Space, SpaceSet};
use flash_point::{Open, Vehicle};
use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

/// AP from each space to the goal.
pub(super) type Field = [u8; SPACES];

/// Nothing is looked for farther away.
pub(super) const FAR: u8 = 40;

/// Who goes.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Gait {
    /// A1, A2: 1 AP a step, one more into fire.
    Walks,
    /// A3, A5: 2 AP a step, and fire on the way has to be put out.
    Carries,
}

impl Gait {
    const fn step(self) -> usize {
        match self {
            Gait::Walks => 1,
            Gait::Carries => 2,
        }
    }
}

/// What opening a door adds.
const DOOR: usize = 1;
/// What a wall adds: its chops, and the damage to the house.
const CRACKED: usize = 4;
const WALL: usize = 9;
/// The most that one step takes: through fire and a wall.
const STEP_MAX: usize = 2 + 1 + WALL;

/// Goals, those that are 2 AP away, and those that are 4.
type Goals = [SpaceSet; 3];

/// The fields of one decision, for each house with its fires: most positions that are thought of have the
/// same walls and fires, and each asks for few fields.
#[derive(Default)]
pub(super) struct Ways {
    known: HashMap<(SpaceSet, Edges, Edges), Fields, BuildHasherDefault<Mix>>,
}

/// The fields of one house.
type Fields = Vec<(Gait, Goals, Field)>;

impl Ways {
    /// AP from each space to this one.
    pub(super) fn to(&mut self, open: &Open, goal: Space) -> &Field {
        self.nearest(open, SpaceSet::one(goal))
    }

    /// AP from each space to the nearest of these.
    pub(super) fn nearest(&mut self, open: &Open, goals: SpaceSet) -> &Field {
        self.field(open, Gait::Walks, [goals, SpaceSet::EMPTY, SpaceSet::EMPTY])
    }

    /// V7, V12: AP from each space until somebody is rescued, the ambulance sent for included.
    pub(super) fn home(&mut self, open: &Open, gait: Gait) -> &Field {
        let goals = match open.ambulance {
            Some(at) if !open.options.is_family() => {
                let spot = |at| open.spot(Vehicle::Ambulance, at);
                [
                    spot(at),
                    spot(at.clockwise()).or(spot(at.counterclockwise())),
                    spot(at.opposite()),
                ]
            }
            _ => [SpaceSet::OUTSIDE, SpaceSet::EMPTY, SpaceSet::EMPTY],
        };
        self.field(open, gait, goals)
    }

    fn field(&mut self, open: &Open, gait: Gait, goals: Goals) -> &Field {
        let fields = self.known.entry((open.fire, open.blocked, open.cracked)).or_default();
        let known = fields.iter().position(|one| one.0 == gait && one.1 == goals);
        let at = known.unwrap_or_else(|| {
            fields.push((gait, goals, spread(open, gait, goals)));
            fields.len() - 1
        });
        &fields[at].2
    }
}

/// A quick hash of few wide numbers; nobody chooses them to collide.
#[derive(Default)]
pub(super) struct Mix(u64);

impl Hasher for Mix {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|&byte| self.write_u64(byte.into()));
    }

    fn write_u64(&mut self, number: u64) {
        let mixed = (self.0 ^ number).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        self.0 = mixed ^ mixed >> 29;
    }

    fn write_u128(&mut self, number: u128) {
        self.write_u64(number as u64);
        self.write_u64((number >> 64) as u64);
    }
}

/// All spaces that are so many AP away, for one number after the other.
fn spread(open: &Open, gait: Gait, goals: [SpaceSet; 3]) -> Field {
    let walls = open.blocked.and(open.printed().walls);
    let cracked = walls.and(open.cracked);
    let over = [
        (open.ways(), 0),
        (open.blocked.and(open.printed().doors), DOOR),
        (cracked, CRACKED),
        (walls.minus(cracked), WALL),
    ];
    let mut at_cost = [SpaceSet::EMPTY; FAR as usize + STEP_MAX + 1];
    for (place, goal) in goals.into_iter().enumerate() {
        at_cost[2 * place] = goal;
    }
    let (mut field, mut seen) = ([FAR; SPACES], SpaceSet::EMPTY);
    for cost in 0..usize::from(FAR) {
        let reached = at_cost[cost].minus(seen);
        if reached.is_empty() {
            continue;
        }
        seen = seen.or(reached);
        reached.iter().for_each(|space| field[space.index()] = cost as u8);
        if seen == SpaceSet::ALL {
            break;
        }
        // The step goes into the space that was reached: what burns there makes it dearer.
        for (into, burns) in [(reached.minus(open.fire), 0), (reached.and(open.fire), 1)] {
            if into.is_empty() {
                continue;
            }
            for (edges, more) in over {
                let next = edges.spread(into).minus(seen);
                let step = &mut at_cost[cost + gait.step() + burns + more];
                *step = step.or(next);
            }
        }
    }
    field
}
