//! The plan as text: one space, and the whole house.

use super::words::{firefighter_name, marker_name, space_name, spaces_name, vehicle_name};
use crate::games::Names;
use crate::t;
use flash_point::space::{Direction, Edge, Space, SpaceSet};
use flash_point::{Firefighter, Kind, Open, Vehicle};

/// What lies and stands in a space, without walls.
fn things(open: &Open, space: Space) -> Vec<String> {
    let mut all = Vec::new();
    if open.fire.has(space) {
        all.push(t!("flash-point-page-fire"));
    }
    if open.smoke.has(space) {
        all.push(t!("flash-point-page-smoke"));
    }
    if open.hot_spots.has(space) {
        all.push(t!("flash-point-page-hot-spot"));
    }
    let markers = open.markers.iter().filter(|marker| marker.0 == space);
    all.extend(markers.map(|marker| marker_name(marker.1)));
    let vehicles = Vehicle::ALL.into_iter();
    let vehicles = vehicles.filter(|vehicle| open.vehicle_spaces(*vehicle).has(space));
    all.extend(vehicles.map(vehicle_name));
    if open.course.turn.number > 0 {
        let crew = open.everybody().iter().filter(|one| open.at(*one) == space);
        all.extend(crew.map(|one| firefighter_name(open, one)));
    }
    all
}

/// What is around a space: walls that stand, doors.
fn around(open: &Open, space: Space) -> Vec<String> {
    let mut all = Vec::new();
    for direction in Direction::ALL {
        let Some(edge) = Edge::of(space, direction) else { continue };
        let side = super::words::direction_name(direction);
        match () {
            () if open.has_wall(edge) && open.is_damaged(edge) => {
                all.push(t!("flash-point-page-side-damaged", side = side));
            }
            () if open.has_wall(edge) => all.push(t!("flash-point-page-side-wall", side = side)),
            () if open.has_door(edge) && open.blocked.has(edge) => {
                all.push(t!("flash-point-page-side-shut", side = side));
            }
            () if open.has_door(edge) => all.push(t!("flash-point-page-side-open", side = side)),
            () => {}
        }
    }
    all
}

/// "3,4 (kitchen): fire, victim; wall north, open door east"
pub(super) fn spoken(open: &Open, space: Space) -> String {
    let name = space_name(open, space);
    let (things, around) = (things(open, space), around(open, space));
    let parts = [things.join(", "), around.join(", ")];
    let parts: Vec<String> = parts.into_iter().filter(|part| !part.is_empty()).collect();
    match parts.is_empty() {
        true => name,
        false => format!("{name}: {}", parts.join("; ")),
    }
}

/// The whole house, for whoever does not see it.
pub(super) fn described(names: &Names, open: &Open) -> String {
    let list = |spaces: SpaceSet| match spaces.is_empty() {
        true => t!("flash-point-page-none"),
        false => spaces_name(spaces),
    };
    let tally = open.tally;
    let mut told = vec![
        t!(
            "flash-point-page-text-tally",
            rescued = tally.rescued,
            lost = tally.lost,
            damage = tally.damage
        ),
        t!("flash-point-page-text-fire", fire = list(open.fire), smoke = list(open.smoke)),
    ];
    for kind in [Kind::Poi, Kind::Victim, Kind::Trapped, Kind::Treated, Kind::Hazmat] {
        let spaces = open.markers.spaces(kind);
        if !spaces.is_empty() {
            told.push(format!("{}: {}.", marker_name(kind), spaces_name(spaces)));
        }
    }
    let figure = |one: Firefighter| {
        let name = names.of(open.seat_of(one));
        format!("{name}, {}: {}.", firefighter_name(open, one), space_name(open, open.at(one)))
    };
    if open.course.turn.number > 0 {
        told.extend(open.everybody().iter().map(figure));
    }
    told.join(" ")
}
