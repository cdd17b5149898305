//! Every action that can be written down.

use flash_point::board::{Parking, Quadrant};
use flash_point::edges::Edges;
use flash_point::space::{Direction, Space, SpaceSet};
use flash_point::specialist::Specialist;
use flash_point::{
    Action, CREW_MAX, Choice, Firefighter, FlashPoint, Frame, Kind, Load, Ride, Vehicle,
};

pub(crate) fn all(state: &FlashPoint) -> Vec<Action> {
    let mut all = answers(state);
    for firefighter in (0..CREW_MAX).map(Firefighter::new) {
        all.extend(moves(firefighter));
        all.extend(in_spaces(firefighter));
        all.extend(Specialist::ALL.map(|specialist| Action::Take { firefighter, specialist }));
        all.extend(
            Specialist::ALL.map(|specialist| Action::ChangeCrew { firefighter, specialist }),
        );
        all.extend((0..8).map(|give| Action::Plan { firefighter, give }));
        all.extend([
            Action::FireDeckGun { firefighter },
            Action::Treat { firefighter, trapped: false },
            Action::Treat { firefighter, trapped: true },
            Action::Dispose { firefighter },
            Action::Clear { firefighter },
            Action::Look { firefighter },
            Action::End { firefighter },
            Action::Decline { firefighter },
        ]);
        all.extend(dice().map(|(red, black)| Action::Control { firefighter, red, black }));
    }
    let active = state.open.active();
    all.extend(drives(active));
    all.extend(prevention(active));
    if let Frame::Ride { .. } = state.open.frame() {
        for firefighter in state.open.everybody().iter() {
            all.extend(rides().into_iter().map(|ride| Action::Ride { firefighter, ride }));
        }
    }
    all
}

fn dice() -> impl Iterator<Item = (bool, bool)> {
    [(false, false), (true, false), (false, true), (true, true)].into_iter()
}

fn answers(state: &FlashPoint) -> Vec<Action> {
    let mut all: Vec<Action> = dice().map(|(red, black)| Action::Reroll { red, black }).collect();
    for yes in [false, true] {
        all.extend([Action::Return { bottom: yes }, Action::Answer { agreed: yes }]);
    }
    for vehicle in Vehicle::ALL {
        all.extend(Parking::ALL.map(|at| Action::Park { vehicle, at }));
    }
    all.extend(Space::all().map(|at| Action::Explode { at }));
    if let Frame::Event { .. } = state.open.frame() {
        let kinds = [Kind::Poi, Kind::Victim, Kind::Trapped, Kind::Treated, Kind::Hazmat];
        let victims = Space::all().flat_map(|at| kinds.map(|kind| Choice::Victim(at, kind)));
        let choices = std::iter::once(Choice::Done)
            .chain(Space::all().map(Choice::Space))
            .chain(Edges::ALL.iter().map(Choice::Wall))
            .chain(Quadrant::ALL.map(Choice::Quadrant))
            .chain(Direction::ALL.map(Choice::Direction))
            .chain(victims);
        all.extend(choices.map(Action::Choose));
    }
    all.extend([Choice::Done, Choice::Space(Space::new(3, 3))].map(Action::Choose));
    all
}

fn loads() -> impl Iterator<Item = (Option<Load>, bool)> {
    let loads = std::iter::once(None).chain(Load::ALL.map(Some));
    loads.flat_map(|load| [(load, false), (load, true)])
}

fn moves(firefighter: Firefighter) -> Vec<Action> {
    let mut all = Vec::new();
    for to in Direction::ALL {
        all.extend(loads().map(|(load, lead)| Action::Move { firefighter, to, load, lead }));
        all.extend([false, true].map(|lead| Action::Dodge { firefighter, to, lead }));
        all.extend([
            Action::Squeeze { firefighter, to },
            Action::Open { firefighter, at: to },
            Action::Close { firefighter, at: to },
            Action::Chop { firefighter, at: to },
            Action::Repair { firefighter, at: to },
        ]);
    }
    all
}

fn in_spaces(firefighter: Firefighter) -> Vec<Action> {
    let of = |at| {
        [
            Action::Begin { firefighter, at },
            Action::Extinguish { firefighter, at },
            Action::TurnUp { firefighter, at },
            Action::Throw { firefighter, at },
            Action::GetUp { firefighter, at },
        ]
    };
    Space::all().flat_map(of).collect()
}

fn rides() -> Vec<Ride> {
    let to = |to| loads().map(move |(load, lead)| Ride { to, load, lead });
    SpaceSet::OUTSIDE.iter().flat_map(to).collect()
}

fn drives(firefighter: Firefighter) -> Vec<Action> {
    let rides: Vec<Option<Ride>> =
        rides().into_iter().map(Some).chain(std::iter::once(None)).collect();
    let mut all = Vec::new();
    for vehicle in Vehicle::ALL {
        for clockwise in [false, true] {
            let drive = |&ride: &_| Action::Drive { firefighter, vehicle, clockwise, ride };
            all.extend(rides.iter().map(drive));
        }
    }
    all
}

fn prevention(firefighter: Firefighter) -> Vec<Action> {
    let ways = Space::all().flat_map(|from| Direction::ALL.map(|to| (from, to)));
    let of = |(from, to)| {
        [
            Action::MoveSmoke { firefighter, from, to },
            Action::MovePoi { firefighter, from, to },
            Action::OpenFor { firefighter, from, to },
        ]
    };
    ways.flat_map(of).collect()
}
