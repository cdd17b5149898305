//! Flash Point on the command line: how matches end, what they cost, and with which specialists they are won.

use crate::{Counts, Finding, Found, Simulated};
use flash_point::board::{Parking, Quadrant};
use flash_point::levels::RESCUED_TO_WIN;
use flash_point::space::{Direction, Space, SpaceSet};
use flash_point::specialist::Specialist;
use flash_point::{
    Action, CREW_MAX, Choice, Crew, Ending, Event, Firefighter, FlashPoint, Load, Ride, Vehicle,
};

impl Simulated for FlashPoint {
    type Counts = Rescues;

    fn begins_turn(event: &Event) -> bool {
        matches!(event, Event::TurnBegan { .. })
    }

    fn every_action() -> Vec<Action> {
        let mut all: Vec<Action> = [false, true].map(|agreed| Action::Answer { agreed }).to_vec();
        all.extend([false, true].map(|bottom| Action::Return { bottom }));
        let both = [(false, false), (true, false), (false, true), (true, true)];
        all.extend(both.map(|(red, black)| Action::Reroll { red, black }));
        let parked = |vehicle| Parking::ALL.map(|at| Action::Park { vehicle, at });
        all.extend(Vehicle::ALL.into_iter().flat_map(parked));
        all.extend(SpaceSet::BUILDING.iter().map(|at| Action::Explode { at }));
        all.push(Action::Choose(Choice::Done));
        all.extend(Space::all().map(|space| Action::Choose(Choice::Space(space))));
        all.extend(Quadrant::ALL.map(|one| Action::Choose(Choice::Quadrant(one))));
        all.extend(Direction::ALL.map(|one| Action::Choose(Choice::Direction(one))));
        Crew::first(CREW_MAX as u8).iter().for_each(|one| of_one(one, &mut all));
        all
    }
}

/// What one firefighter can do or be asked.
fn of_one(firefighter: Firefighter, all: &mut Vec<Action>) {
    let taken = Load::ALL.into_iter().map(Some).chain([None]);
    let loads: Vec<_> = taken.flat_map(|load| [(load, false), (load, true)]).collect();
    for to in Direction::ALL {
        let moved = |&(load, lead): &(_, _)| Action::Move { firefighter, to, load, lead };
        all.extend(loads.iter().map(moved));
        all.extend([false, true].map(|lead| Action::Dodge { firefighter, to, lead }));
        all.extend([
            Action::Squeeze { firefighter, to },
            Action::Open { firefighter, at: to },
            Action::Close { firefighter, at: to },
            Action::Chop { firefighter, at: to },
            Action::Repair { firefighter, at: to },
        ]);
        for from in SpaceSet::BUILDING.iter() {
            all.push(Action::MoveSmoke { firefighter, from, to });
            all.push(Action::MovePoi { firefighter, from, to });
            all.push(Action::OpenFor { firefighter, from, to });
        }
    }
    for at in Space::all() {
        all.push(Action::Extinguish { firefighter, at });
        all.push(Action::TurnUp { firefighter, at });
        all.push(Action::Throw { firefighter, at });
    }
    for at in SpaceSet::OUTSIDE.iter() {
        all.push(Action::Begin { firefighter, at });
        all.push(Action::GetUp { firefighter, at });
        let rides = loads.iter().map(|&(load, lead)| Ride { to: at, load, lead });
        for ride in rides {
            all.push(Action::Ride { firefighter, ride });
            all.extend(drives(firefighter, Some(ride)));
        }
    }
    all.extend(drives(firefighter, None));
    for specialist in Specialist::ALL {
        all.push(Action::Take { firefighter, specialist });
        all.push(Action::ChangeCrew { firefighter, specialist });
    }
    for (red, black) in [(true, false), (false, true), (true, true)] {
        all.push(Action::Control { firefighter, red, black });
    }
    all.extend((0..=6).map(|give| Action::Plan { firefighter, give }));
    all.extend([false, true].map(|trapped| Action::Treat { firefighter, trapped }));
    all.extend([
        Action::FireDeckGun { firefighter },
        Action::Dispose { firefighter },
        Action::Clear { firefighter },
        Action::Look { firefighter },
        Action::Decline { firefighter },
        Action::End { firefighter },
    ]);
}

fn drives(firefighter: Firefighter, ride: Option<Ride>) -> impl Iterator<Item = Action> {
    let ways = Vehicle::ALL.into_iter().flat_map(|one| [(one, false), (one, true)]);
    ways.map(move |(vehicle, clockwise)| Action::Drive { firefighter, vehicle, clockwise, ride })
}

/// How matches ended.
const ENDINGS: [&str; 4] =
    ["seven were rescued", "four were lost", "house collapsed", "called off"];

/// How matches ended, what they cost, and who was in the crew at the end.
#[derive(Default, Debug)]
pub struct Rescues {
    endings: [u64; ENDINGS.len()],
    /// For each match.
    rescued: Vec<u32>,
    lost: Vec<u32>,
    damage: Vec<u32>,
    knocked_down: Vec<u32>,
    /// For each specialist, in how many matches it was in the crew at the end, and how many of those
    /// were won.
    crews: [(u64, u64); Specialist::COUNT],
    /// In the match that is being played.
    falls: u32,
}

impl Counts<FlashPoint> for Rescues {
    fn watch(&mut self, before: &FlashPoint, events: &[Event]) {
        for event in events {
            match *event {
                Event::KnockedDown { .. } => self.falls += 1,
                Event::Ended { ending } => self.end(before, events, ending),
                _ => {}
            }
        }
    }

    fn merge(&mut self, later: &Self) {
        self.endings.iter_mut().zip(later.endings).for_each(|(sum, more)| *sum += more);
        for (sum, more) in [
            (&mut self.rescued, &later.rescued),
            (&mut self.lost, &later.lost),
            (&mut self.damage, &later.damage),
            (&mut self.knocked_down, &later.knocked_down),
        ] {
            sum.extend(more);
        }
        for (sum, more) in self.crews.iter_mut().zip(later.crews) {
            *sum = (sum.0 + more.0, sum.1 + more.1);
        }
    }

    fn findings(&self) -> Vec<Finding> {
        let spread = |key, name, numbers: &Vec<u32>| Finding {
            key,
            name,
            found: Found::Spread { whose: "of a match", numbers: numbers.clone() },
        };
        let crew = Specialist::ALL.into_iter().zip(self.crews);
        let parts = crew.map(|(one, (of, won))| (one.name(), won, of)).collect();
        vec![
            Finding {
                key: "endings",
                name: "how matches ended",
                found: Found::Shares {
                    counted: "matches",
                    parts: ENDINGS.into_iter().zip(self.endings).collect(),
                },
            },
            spread("rescued", "victims rescued", &self.rescued),
            spread("lost", "victims lost", &self.lost),
            spread("damage", "damage to the house", &self.damage),
            spread("knocked_down", "firefighters knocked down", &self.knocked_down),
            Finding {
                key: "won_with",
                name: "won with this specialist",
                found: Found::Rates { counted: "won", parts },
            },
        ]
    }
}

impl Rescues {
    /// What the last input still brought is added to what lay open before it.
    fn end(&mut self, before: &FlashPoint, events: &[Event], ending: Ending) {
        self.endings[match ending {
            Ending::Rescued => 0,
            Ending::Lost => 1,
            Ending::Collapsed => 2,
            Ending::CalledOff => 3,
        }] += 1;
        let (tally, mut now) = (before.open.tally, [0; 3]);
        for event in events {
            match event {
                Event::Rescued { .. } => now[0] += 1,
                Event::Lost { .. } => now[1] += 1,
                Event::Damaged { .. } => now[2] += 1,
                _ => {}
            }
        }
        let rescued = u32::from(tally.rescued) + now[0];
        self.rescued.push(rescued);
        self.lost.push(u32::from(tally.lost) + now[1]);
        self.damage.push(u32::from(tally.damage) + now[2]);
        self.knocked_down.push(std::mem::take(&mut self.falls));
        let won = rescued >= RESCUED_TO_WIN.into();
        for specialist in before.open.figures().iter().filter_map(|one| one.specialist) {
            let crew = &mut self.crews[specialist as usize];
            *crew = (crew.0 + 1, crew.1 + u64::from(won));
        }
    }
}
