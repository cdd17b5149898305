//! What things are called in the language of the moment.

use crate::i18n::text;
use crate::t;
use flash_point::board::{Parking, Quadrant, Room};
use flash_point::events::table::{EVENTS, Tragic};
use flash_point::levels::Level;
use flash_point::space::{Direction, Edge, Space, SpaceSet};
use flash_point::specialist::Specialist;
use flash_point::{Cards, FireCard, Firefighter, Kind, Load, Open, Options, Poi, Vehicle, Windows};

const fn specialist_slug(specialist: Specialist) -> &'static str {
    match specialist {
        Specialist::Paramedic => "paramedic",
        Specialist::FireCaptain => "fire-captain",
        Specialist::ImagingTechnician => "imaging-technician",
        Specialist::CafsFirefighter => "cafs-firefighter",
        Specialist::HazmatTechnician => "hazmat-technician",
        Specialist::Generalist => "generalist",
        Specialist::RescueSpecialist => "rescue-specialist",
        Specialist::Driver => "driver",
        Specialist::StructuralEngineer => "structural-engineer",
        Specialist::Veteran => "veteran",
        Specialist::RescueDog => "rescue-dog",
        Specialist::FirePrevention => "fire-prevention",
        Specialist::Strategist => "strategist",
        Specialist::Suppression => "suppression",
    }
}

/// "Paramedic"
pub(super) fn specialist_name(specialist: Specialist) -> String {
    text(&format!("flash-point-is-{}", specialist_slug(specialist)), &[])
}

/// What a specialist does, in a sentence or two.
pub(super) fn specialist_about(specialist: Specialist) -> String {
    text(&format!("flash-point-is-{}-about", specialist_slug(specialist)), &[])
}

/// "Paramedic", or "Firefighter 2" without a card.
pub(super) fn firefighter_name(open: &Open, firefighter: Firefighter) -> String {
    match open.figure(firefighter).specialist {
        Some(specialist) => specialist_name(specialist),
        None => t!("flash-point-firefighter", number = firefighter.index() + 1),
    }
}

/// "Backdraft"
pub(super) fn event_name(event: Tragic) -> String {
    text(&format!("flash-point-event-{}", event.index() + 1), &[])
}

/// What an event does, in a sentence or two.
pub(super) fn event_about(event: Tragic) -> String {
    text(&format!("flash-point-event-{}-about", event.index() + 1), &[])
}

/// "Flare Up"
pub(super) fn fire_card_name(card: FireCard) -> String {
    match card {
        FireCard::FireRage => t!("flash-point-fire-rage"),
        FireCard::FlareUp => t!("flash-point-flare-up"),
        FireCard::Accelerate => t!("flash-point-accelerate"),
        FireCard::Respite => t!("flash-point-respite"),
    }
}

/// What a fire card does, in a sentence.
pub(super) fn fire_card_about(card: FireCard) -> String {
    match card {
        FireCard::FireRage => t!("flash-point-fire-rage-about"),
        FireCard::FlareUp => t!("flash-point-flare-up-about"),
        FireCard::Accelerate => t!("flash-point-accelerate-about"),
        FireCard::Respite => t!("flash-point-respite-about"),
    }
}

pub(super) fn room_name(room: Room) -> String {
    match room {
        Room::Living => t!("flash-point-room-living"),
        Room::Bath => t!("flash-point-room-bath"),
        Room::Bedroom => t!("flash-point-room-bedroom"),
        Room::Kitchen => t!("flash-point-room-kitchen"),
        Room::Games => t!("flash-point-room-games"),
        Room::Dining => t!("flash-point-room-dining"),
        Room::Kids => t!("flash-point-room-kids"),
        Room::Toilet => t!("flash-point-room-toilet"),
        Room::Closet => t!("flash-point-room-closet"),
        Room::SecondKids => t!("flash-point-room-second-kids"),
    }
}

/// "3,4 (kitchen)", "outside 0,3"
pub(super) fn space_name(open: &Open, space: Space) -> String {
    let at = space.to_string();
    match open.board().room(space) {
        Some(room) => t!("flash-point-space", at = at, room = room_name(room)),
        None => t!("flash-point-outside", at = at),
    }
}

/// "3,4; 3,5": the spaces of a set without their rooms, which would be said again and again.
pub(super) fn spaces_name(spaces: SpaceSet) -> String {
    spaces.iter().map(|space| space.to_string()).collect::<Vec<_>>().join("; ")
}

/// "3,4 – 3,5": a wall or a door by the spaces that it parts.
pub(super) fn edge_name(edge: Edge) -> String {
    let [one, other] = edge.spaces();
    format!("{one} – {other}")
}

pub(super) fn direction_name(direction: Direction) -> String {
    match direction {
        Direction::North => t!("flash-point-north"),
        Direction::East => t!("flash-point-east"),
        Direction::South => t!("flash-point-south"),
        Direction::West => t!("flash-point-west"),
    }
}

pub(super) fn quadrant_name(quadrant: Quadrant) -> String {
    match quadrant {
        Quadrant::TopLeft => t!("flash-point-quadrant-top-left"),
        Quadrant::TopRight => t!("flash-point-quadrant-top-right"),
        Quadrant::BottomLeft => t!("flash-point-quadrant-bottom-left"),
        Quadrant::BottomRight => t!("flash-point-quadrant-bottom-right"),
    }
}

pub(super) fn parking_name(parking: Parking) -> String {
    match parking {
        Parking::Left => t!("flash-point-parking-left"),
        Parking::Top => t!("flash-point-parking-top"),
        Parking::Right => t!("flash-point-parking-right"),
        Parking::Bottom => t!("flash-point-parking-bottom"),
    }
}

pub(super) fn vehicle_name(vehicle: Vehicle) -> String {
    match vehicle {
        Vehicle::Ambulance => t!("flash-point-ambulance"),
        Vehicle::Engine => t!("flash-point-engine"),
    }
}

pub(super) fn marker_name(kind: Kind) -> String {
    match kind {
        Kind::Poi => t!("flash-point-poi"),
        Kind::Victim => t!("flash-point-victim"),
        Kind::Trapped => t!("flash-point-trapped"),
        Kind::Treated => t!("flash-point-treated"),
        Kind::Hazmat => t!("flash-point-hazmat"),
    }
}

pub(super) fn load_name(load: Load) -> String {
    marker_name(load.kind())
}

/// What a POI turned out to be.
pub(super) fn poi_name(poi: Poi) -> String {
    match poi {
        Poi::Victim => t!("flash-point-victim"),
        Poi::FalseAlarm => t!("flash-point-false-alarm"),
        Poi::Trapped => t!("flash-point-trapped"),
    }
}

/// "3 AP"
pub(super) fn points_name(points: u8) -> String {
    t!("flash-point-points", count = points)
}

/// Which dice are turned or rolled again.
pub(super) fn dice_name(red: bool, black: bool) -> String {
    match (red, black) {
        (true, true) => t!("flash-point-dice-both"),
        (true, false) => t!("flash-point-dice-red"),
        (false, true) => t!("flash-point-dice-black"),
        (false, false) => t!("flash-point-dice-none"),
    }
}

fn level_name(level: Level) -> String {
    match level {
        Level::Recruit => t!("flash-point-level-recruit"),
        Level::Veteran => t!("flash-point-level-veteran"),
        Level::Heroic => t!("flash-point-level-heroic"),
    }
}

/// What was agreed: which game, how many firefighters, and what is unusual.
pub(super) fn agreed(options: &Options) -> String {
    let game = match options.is_family() {
        true => t!("flash-point-agreed-family"),
        false => level_name(options.level),
    };
    let tragic = options.tragic.then(|| t!("flash-point-agreed-tragic"));
    let crew = Some(t!("flash-point-agreed-crew", count = options.firefighters));
    let second = options.side == flash_point::board::Side::Second;
    let second = second.then(|| t!("flash-point-agreed-second-side"));
    let cards = (options.cards == Cards::All).then(|| t!("flash-point-agreed-all-cards"));
    let endless = options.windows == Windows::Endless && options.tragic;
    let endless = endless.then(|| t!("flash-point-agreed-endless"));
    let more = [tragic, crew, second, cards, endless].into_iter().flatten();
    core::iter::once(game).chain(more).collect::<Vec<_>>().join(" · ")
}

/// Keys that are put together at run time, so that a test can look them up.
pub(super) fn built_keys() -> Vec<String> {
    let places = (0..flash_point::CREW_MAX).map(|seat| format!("flash-point-place-{seat}"));
    let specialists = Specialist::ALL.into_iter().flat_map(|one| {
        let slug = specialist_slug(one);
        [format!("flash-point-is-{slug}"), format!("flash-point-is-{slug}-about")]
    });
    let events = (1..=EVENTS).flat_map(|number| {
        [format!("flash-point-event-{number}"), format!("flash-point-event-{number}-about")]
    });
    places.chain(specialists).chain(events).collect()
}
