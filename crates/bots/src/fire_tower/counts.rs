//! Fire Tower on the command line: how towers burn.

use crate::{Counts, Finding, Found, Simulated};
use fire_tower::{
    Action, Card, Cause, Event, FireTower, Frame, Haunt, Help, SEATS, Space, Spent, Step, Turned,
    Wind,
};
use kernel::Seat;

impl Simulated for FireTower {
    type Counts = Burnings;

    fn begins_turn(event: &Event) -> bool {
        matches!(event, Event::TurnBegan { .. })
    }

    fn every_action() -> Vec<Action> {
        let mut all = vec![Action::Blow, Action::Roll, Action::Bucket, Action::Done];
        all.extend([Spent::Water, Spent::Firebreak].map(Action::Reckless));
        all.extend(Help::ALL.map(Action::Aid));
        all.extend([Haunt::Steal, Haunt::Sparks].map(Action::Haunt));
        all.extend(Wind::ALL.map(Action::Veer));
        all.extend(Card::all().flat_map(|card| [Action::Play(card), Action::Discard(card)]));
        for space in Space::all() {
            all.extend([Action::Light, Action::Pick, Action::Douse].map(|act| act(space)));
            all.extend([Action::Break, Action::Clear].map(|act| act(space)));
            all.extend([Turned::Flat, Turned::Upright].map(|turned| Action::Lay(space, turned)));
        }
        all
    }
}

/// Who burnt a tower.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Who {
    Opponent,
    Partner,
    Owner,
    Shadow,
    Storm,
}

const WHO: [&str; 5] = ["opponent", "partner", "owner", "shadow", "storm"];

/// What brought the gem to the roof.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Means {
    WindStep,
    WindCard,
    FlareUp,
    BurningSnag,
    Explosion,
    Ember,
    RecklessAbandon,
    MutualAid,
    Sparks,
    Smoulder,
    Firestorm,
    PartialFirestorm,
}

const MEANS: [&str; 12] = [
    "wind-step",
    "wind-card",
    "flare-up",
    "burning-snag",
    "explosion",
    "ember",
    "reckless-abandon",
    "mutual-aid",
    "sparks",
    "smoulder",
    "firestorm",
    "partial-firestorm",
];

/// How towers burnt.
#[derive(Default, Debug)]
pub struct Burnings {
    by_whom: [u64; WHO.len()],
    by_means: [u64; MEANS.len()],
    /// What lit each seat's roof: a tower may burn later than its roof is lit (M6, G7).
    lit: [Option<(Who, Means)>; SEATS],
}

impl Counts<FireTower> for Burnings {
    fn watch(&mut self, before: &FireTower, events: &[Event]) {
        for event in events {
            match *event {
                Event::Lit { space, by } => {
                    if let Some(seat) = owner_of_roof(before, space) {
                        self.lit[seat.index()] = Some((who(before, seat, by), means(before)));
                    }
                }
                Event::Burnt { seat, .. } => {
                    let lit = self.lit[seat.index()].take();
                    let (who, means) = lit.expect("a roof is lit before its tower burns");
                    self.by_whom[who as usize] += 1;
                    self.by_means[means as usize] += 1;
                }
                _ => {}
            }
        }
    }

    fn merge(&mut self, later: &Self) {
        let add = |(sum, more): (&mut u64, &u64)| *sum += more;
        self.by_whom.iter_mut().zip(&later.by_whom).for_each(add);
        self.by_means.iter_mut().zip(&later.by_means).for_each(add);
    }

    fn findings(&self) -> Vec<Finding> {
        let shares = |names: &[&'static str], counts: &[u64]| {
            let parts = names.iter().copied().zip(counts.iter().copied()).collect();
            Found::Shares { counted: "towers", parts }
        };
        vec![
            Finding {
                key: "burnt_by_whom",
                name: "towers burnt, by whom",
                found: shares(&WHO, &self.by_whom),
            },
            Finding {
                key: "burnt_by_means",
                name: "towers burnt, by means",
                found: shares(&MEANS, &self.by_means),
            },
        ]
    }
}

fn owner_of_roof(state: &FireTower, space: Space) -> Option<Seat> {
    let roof = |seat: &Seat| state.open.options.tower(*seat).roof() == space;
    state.open.course.standing.iter().find(roof)
}

fn who(before: &FireTower, owner: Seat, by: Cause) -> Who {
    let Cause::Seat(by) = by else { return Who::Storm };
    let options = &before.open.options;
    if by == owner {
        Who::Owner
    } else if options.teams {
        let across = owner.next(SEATS).next(SEATS);
        if by == across { Who::Partner } else { Who::Opponent }
    } else if before.open.course.standing.has(by) {
        Who::Opponent
    } else {
        Who::Shadow
    }
}

/// What the table was in the middle of when the roof was lit.
fn means(before: &FireTower) -> Means {
    let frames = &before.open.course.frames;
    match frames.top() {
        Frame::Turn { step: Step::Wind, .. } => Means::WindStep,
        Frame::WindCard { .. } => Means::WindCard,
        Frame::FlareUp { .. } => Means::FlareUp,
        Frame::BurningSnag { .. } => Means::BurningSnag,
        Frame::Explosion { .. } => Means::Explosion,
        Frame::EmberFlies { .. } => Means::Ember,
        Frame::Reckless { .. } => Means::RecklessAbandon,
        Frame::AidGem { .. } => Means::MutualAid,
        Frame::Sparks { .. } => Means::Sparks,
        Frame::Smoulder { .. } => Means::Smoulder,
        Frame::Storm => match frames.iter().rev().nth(1) {
            Some(Frame::Firestorm { .. }) => Means::Firestorm,
            _ => Means::PartialFirestorm,
        },
        other => unreachable!("no gem is placed during {other:?}"),
    }
}
