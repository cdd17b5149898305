//! What happened, in sentences, and how it ended.

use super::words::{
    edge_name, event_about, event_name, fire_card_name, firefighter_name, load_name, marker_name,
    parking_name, poi_name, space_name, spaces_name, specialist_name, vehicle_name,
};
use crate::games::{Names, Tie};
use crate::t;
use core::mem::discriminant;
use flash_point::{Ending, Event, Firefighter, Frame, Kind, Load, Open, View};
use kernel::Seen;

/// "Fox", or "Fox: Driver" where players have several firefighters.
fn by(names: &Names, open: &Open, firefighter: Firefighter) -> String {
    let name = names.of(open.seat_of(firefighter));
    if open.options.firefighters == open.options.players {
        return name.to_owned();
    }
    t!("flash-point-by", name = name, who = firefighter_name(open, firefighter))
}

/// Who has done this, if it is somebody's action and not the fire's.
fn actor(names: &Names, open: &Open) -> Option<String> {
    let acts = matches!(open.frame(), Frame::Act | Frame::Consent { .. });
    acts.then(|| by(names, open, open.active()))
}

/// "victim, treated victim": what goes along.
fn along(load: Option<Load>, lead: bool) -> Option<String> {
    let lead = lead.then(|| marker_name(Kind::Treated));
    let all: Vec<String> = load.map(load_name).into_iter().chain(lead).collect();
    (!all.is_empty()).then(|| all.join(", "))
}

/// The view is as it is just after the event.
pub(super) fn tell(names: &Names, view: &View, event: &Event) -> String {
    tell_run(names, &[(view, event)])
}

/// What happened to the plan: events of one kind in one sentence.
fn tell_run(names: &Names, run: &[(&View, &Event)]) -> String {
    let Some(&(view, event)) = run.last() else { return String::new() };
    let open = &view.open;
    let at = places(open, run);
    let actor = actor(names, open);
    match (event, actor) {
        (Event::Opened { .. }, Some(by)) => t!("flash-point-told-opened-by", by = by, at = at),
        (Event::Opened { .. }, None) => t!("flash-point-told-opened", at = at),
        (Event::Closed { .. }, Some(by)) => t!("flash-point-told-closed-by", by = by, at = at),
        (Event::Closed { .. }, None) => t!("flash-point-told-closed", at = at),
        (Event::DoorDestroyed { .. }, _) => t!("flash-point-told-door-destroyed", at = at),
        (Event::Damaged { .. }, Some(by)) => {
            t!("flash-point-told-chopped", by = by, at = at, damage = open.tally.damage)
        }
        (Event::Damaged { .. }, None) => {
            t!("flash-point-told-damaged", at = at, damage = open.tally.damage)
        }
        (Event::Repaired { .. }, _) => t!("flash-point-told-repaired", at = at),
        (Event::Smoked { .. }, _) => t!("flash-point-told-smoked", at = at),
        (Event::Lit { .. }, _) => t!("flash-point-told-lit", at = at),
        (Event::FlashedOver { .. }, _) => t!("flash-point-told-flashed-over", at = at),
        (Event::Dampened { .. }, Some(by)) => {
            t!("flash-point-told-dampened-by", by = by, at = at)
        }
        (Event::Dampened { .. }, None) => t!("flash-point-told-dampened", at = at),
        (Event::Cleared { .. }, Some(by)) => t!("flash-point-told-cleared-by", by = by, at = at),
        (Event::Cleared { .. }, None) => t!("flash-point-told-cleared", at = at),
        (Event::Exploded { .. }, _) => t!("flash-point-told-exploded", at = at),
        (Event::Suppressed { .. }, _) => t!("flash-point-told-suppressed", at = at),
        (Event::HotSpotPut { .. }, _) => t!("flash-point-told-hot-spot", at = at),
        (Event::HotSpotTaken { .. }, _) => t!("flash-point-told-hot-spot-gone", at = at),
        (Event::Rolled { .. }, _) => t!("flash-point-told-rolled", at = at),
        _ => tell_of_people(names, open, event),
    }
}

/// Where it happened: a space with its room, or several spaces, walls and doors without.
fn places(open: &Open, run: &[(&View, &Event)]) -> String {
    let mut all: Vec<String> = Vec::new();
    let alone = run.len() == 1;
    for (_, event) in run {
        let place = match **event {
            Event::Smoked { space }
            | Event::Lit { space }
            | Event::Exploded { space }
            | Event::Rolled { space }
            | Event::Suppressed { space }
            | Event::HotSpotPut { space }
            | Event::HotSpotTaken { space } => match alone {
                true => space_name(open, space),
                false => space.to_string(),
            },
            Event::FlashedOver { spaces }
            | Event::Dampened { spaces }
            | Event::Cleared { spaces } => match (alone, spaces.lowest()) {
                (true, Some(space)) if spaces.len() == 1 => space_name(open, space),
                _ => spaces_name(spaces),
            },
            Event::Opened { door } | Event::Closed { door } | Event::DoorDestroyed { door } => {
                edge_name(door)
            }
            Event::Damaged { wall } | Event::Repaired { wall } => edge_name(wall),
            _ => return String::new(),
        };
        if !all.contains(&place) {
            all.push(place);
        }
    }
    all.join("; ")
}

/// What became of firefighters, vehicles and markers.
fn tell_of_people(names: &Names, open: &Open, event: &Event) -> String {
    let by = |firefighter: Firefighter| by(names, open, firefighter);
    let space = |space| space_name(open, space);
    match *event {
        Event::Became { firefighter, specialist } => {
            let name = names.of(open.seat_of(firefighter));
            t!("flash-point-told-is", name = name, card = specialist_name(specialist))
        }
        Event::Parked { vehicle, at } => {
            let vehicle = vehicle_name(vehicle);
            t!("flash-point-told-parked", vehicle = vehicle, where = parking_name(at))
        }
        Event::Stood { firefighter, at } => {
            t!("flash-point-told-stood", by = by(firefighter), at = space(at))
        }
        Event::TurnBegan { firefighter } if open.options.firefighters > open.options.players => {
            by(firefighter)
        }
        Event::Moved { firefighter, to, load, lead } => match along(load, lead) {
            Some(what) => {
                let by = by(firefighter);
                t!("flash-point-told-moved-with", by = by, at = space(to), what = what)
            }
            None => t!("flash-point-told-moved", by = by(firefighter), at = space(to)),
        },
        Event::Rode { firefighter, ride } => {
            t!("flash-point-told-rode", by = by(firefighter), at = space(ride.to))
        }
        Event::Turned { firefighter, space: at } => {
            t!("flash-point-told-turned", by = by(firefighter), at = space(at))
        }
        Event::Put { space: at, kind } => {
            t!("flash-point-told-put", what = marker_name(kind), at = space(at))
        }
        Event::Gone { space: at, kind } => {
            t!("flash-point-told-gone", what = marker_name(kind), at = space(at))
        }
        Event::Pushed { from, to, kind } => {
            let (from, to) = (from.to_string(), to.to_string());
            t!("flash-point-told-pushed", what = marker_name(kind), from = from, to = to)
        }
        Event::TurnedUp { space: at, poi } => {
            t!("flash-point-told-turned-up", at = space(at), what = poi_name(poi))
        }
        Event::Treated { space: at, .. } => t!("flash-point-told-treated", at = space(at)),
        Event::Rescued { .. } => t!("flash-point-told-rescued", count = open.tally.rescued),
        Event::Lost { .. } => t!("flash-point-told-lost", count = open.tally.lost),
        Event::KnockedDown { firefighter } => {
            t!("flash-point-told-knocked-down", by = by(firefighter))
        }
        Event::Dodged { firefighter, to, .. } => {
            t!("flash-point-told-dodged", by = by(firefighter), at = space(to))
        }
        _ => tell_of_cards(names, open, event),
    }
}

/// What came of cards, saved AP and questions.
fn tell_of_cards(names: &Names, open: &Open, event: &Event) -> String {
    let by = |firefighter: Firefighter| by(names, open, firefighter);
    match *event {
        Event::Saved { firefighter, saved } if saved > 0 => {
            t!("flash-point-told-saved", by = by(firefighter), count = saved)
        }
        Event::Helped { by: veteran } => t!("flash-point-told-helped", by = by(veteran)),
        Event::Planned { firefighter, given } => {
            t!("flash-point-told-planned", by = by(firefighter), count = given)
        }
        Event::Asked { seat, firefighter } => {
            let who = firefighter_name(open, firefighter);
            t!("flash-point-told-asked", name = names.of(seat), who = who)
        }
        Event::Answered { seat, agreed: true } => {
            t!("flash-point-told-agreed", name = names.of(seat))
        }
        Event::Answered { seat, .. } => t!("flash-point-told-refused", name = names.of(seat)),
        Event::Shuffled { poi, count } => {
            t!("flash-point-told-shuffled", what = poi_name(poi), count = count)
        }
        Event::DrewFire { card } => {
            t!("flash-point-told-fire-card", card = fire_card_name(card))
        }
        Event::Looked { seat, card: Seen::Open(card) } => {
            t!("flash-point-told-looked-at", name = names.of(seat), card = event_name(card))
        }
        Event::Looked { seat, .. } => t!("flash-point-told-looked", name = names.of(seat)),
        Event::Returned { seat, bottom: true, .. } => {
            t!("flash-point-told-returned-bottom", name = names.of(seat))
        }
        Event::Returned { seat, .. } => {
            t!("flash-point-told-returned-top", name = names.of(seat))
        }
        Event::DrewEvent { card } => {
            t!("flash-point-told-event", card = event_name(card), about = event_about(card))
        }
        Event::Ended { ending } => ended(open, ending),
        // Seen on the plan and among the cards, or told before.
        _ => String::new(),
    }
}

pub(super) fn ended(open: &Open, ending: Ending) -> String {
    match ending {
        Ending::Rescued => t!("flash-point-told-won", count = open.tally.rescued),
        Ending::Lost => t!("flash-point-told-lost-four"),
        Ending::Collapsed => t!("flash-point-told-collapsed"),
        Ending::CalledOff => t!("flash-point-told-called-off"),
    }
}

/// Events whose places are told together; of a firefighter's steps only the last is told.
fn goes_with(one: &Event, other: &Event) -> bool {
    match (one, other) {
        (Event::Moved { firefighter, .. }, Event::Moved { firefighter: other, .. }) => {
            firefighter == other
        }
        (
            Event::Opened { .. }
            | Event::Closed { .. }
            | Event::DoorDestroyed { .. }
            | Event::Damaged { .. }
            | Event::Smoked { .. }
            | Event::Lit { .. }
            | Event::Dampened { .. }
            | Event::Cleared { .. }
            | Event::Exploded { .. },
            _,
        ) => discriminant(one) == discriminant(other),
        _ => false,
    }
}

/// The walls of an explosion, and the steps of a way, are one sentence each; whose deed it is stands
/// only before the first.
pub(super) fn tell_deed(names: &Names, deed: &[(&View, &Event)]) -> String {
    let mut runs: Vec<Vec<(&View, &Event)>> = Vec::new();
    for &(view, event) in deed {
        match runs.iter_mut().find(|run| goes_with(run[0].1, event)) {
            Some(run) => run.push((view, event)),
            None => runs.push(vec![(view, event)]),
        }
    }
    let actor = deed.first().and_then(|(view, _)| actor(names, &view.open));
    let actor = actor.map(|by| format!("{by}: "));
    let mut told: Vec<String> = Vec::new();
    for run in runs {
        let words = tell_run(names, &run);
        let again = actor.as_deref().filter(|_| !told.is_empty());
        let rest = again.and_then(|by| words.strip_prefix(by)).unwrap_or(&words);
        if !rest.is_empty() {
            told.push(rest.to_owned());
        }
    }
    told.join(". ")
}

/// What the fire does after a roll is one deed, and so is a way; the walls of an explosion are seen at once.
pub(super) fn tie(before: &Event, event: &Event) -> Tie {
    use Event as E;
    match (before, event) {
        (
            E::Exploded { .. } | E::Damaged { .. } | E::Lit { .. } | E::DoorDestroyed { .. },
            E::Damaged { .. } | E::Lit { .. } | E::DoorDestroyed { .. },
        ) => Tie::With,
        (E::Moved { firefighter, .. }, E::Moved { firefighter: other, .. }) => {
            if firefighter == other { Tie::After } else { Tie::Apart }
        }
        (
            E::Moved { .. } | E::Rode { .. } | E::Parked { .. },
            E::Rescued { .. } | E::Gone { .. },
        )
        | (E::Parked { .. }, E::Rode { .. })
        | (E::Moved { .. } | E::Put { .. } | E::Rolled { .. }, E::TurnedUp { .. })
        | (E::DrewFire { .. } | E::Turned { .. }, E::Rolled { .. })
        | (E::Dampened { .. } | E::Cleared { .. }, E::Dampened { .. } | E::Cleared { .. })
        | (E::Rolled { .. }, E::Put { .. } | E::Cleared { .. } | E::Turned { .. }) => Tie::After,
        (
            E::Rolled { .. }
            | E::Turned { .. }
            | E::Smoked { .. }
            | E::Lit { .. }
            | E::Exploded { .. }
            | E::Damaged { .. }
            | E::DoorDestroyed { .. }
            | E::FlashedOver { .. },
            E::Smoked { .. }
            | E::Lit { .. }
            | E::Exploded { .. }
            | E::FlashedOver { .. }
            | E::Suppressed { .. }
            | E::HotSpotPut { .. },
        ) => Tie::After,
        _ => Tie::Apart,
    }
}

/// How it ended, with what was reached.
pub(super) fn ending(view: &View) -> String {
    let tally = view.open.tally;
    let (rescued, lost, damage) = (tally.rescued, tally.lost, tally.damage);
    match view.open.frame() {
        _ if rescued >= flash_point::levels::RESCUED_TO_WIN => {
            t!("flash-point-ending-won", rescued = rescued, lost = lost, damage = damage)
        }
        Frame::Over { ending: Ending::Collapsed } => {
            t!("flash-point-ending-collapsed", rescued = rescued, lost = lost)
        }
        Frame::Over { ending: Ending::Lost } => {
            t!("flash-point-ending-lost", rescued = rescued, damage = damage)
        }
        _ => {
            t!("flash-point-ending-called-off", rescued = rescued, lost = lost, damage = damage)
        }
    }
}
