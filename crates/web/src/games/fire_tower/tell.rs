//! What happened, in one sentence each: for the log and for those who listen. An event without words
//! does not compile.

use super::words::{card_name, side, towards, tower};
use crate::games::Names;
use crate::kit::names_of;
use crate::t;
use fire_tower::{Card, Cause, Event, Haunt, Help, Roll, Tower, View, Wind};
use kernel::{Seat, Seats, Seen};

pub(super) fn tell(names: &Names, view: &View, event: &Event) -> String {
    let name = |seat: Seat| names.of(seat);
    match *event {
        Event::Lit { space, by: Cause::Seat(seat) } => {
            t!("fire-tower-told-lit", name = name(seat), cell = space)
        }
        Event::Lit { space, by: Cause::Storm } => t!("fire-tower-told-lit-storm", cell = space),
        Event::Doused { space, by } => t!("fire-tower-told-doused", name = name(by), cell = space),
        Event::Lifted { space, by } => t!("fire-tower-told-lifted", name = name(by), cell = space),
        Event::Laid { space, by } => t!("fire-tower-told-laid", name = name(by), cell = space),
        Event::Cleared { space, by } => {
            t!("fire-tower-told-cleared", name = name(by), cell = space)
        }
        Event::Exploded { space, by } => {
            t!("fire-tower-told-exploded", name = name(by), cell = space)
        }
        Event::Rolled { side, why } => rolled(side, why),
        Event::WindTurned { wind } => t!("fire-tower-told-wind", to = towards(wind)),
        Event::BucketUsed { seat } => t!("fire-tower-told-bucket", name = name(seat)),
        Event::AidChosen { seat, help } => aid_chosen(name(seat), help),
        Event::HauntChosen { seat, haunt: Haunt::Steal } => {
            t!("fire-tower-told-haunt-steal", name = name(seat))
        }
        Event::HauntChosen { seat, haunt: Haunt::Sparks } => {
            t!("fire-tower-told-haunt-sparks", name = name(seat))
        }
        Event::NoCell { seat } => t!("fire-tower-told-no-cell", name = name(seat)),
        Event::Burnt { seat, tower, by } => {
            burnt(name(seat), tower, by == Some(seat), by.map(name))
        }
        Event::Ablaze { tower: which, .. } => t!("fire-tower-told-ablaze", tower = tower(which)),
        Event::BecameShadow { seat } => t!("fire-tower-told-shadow", name = name(seat)),
        Event::LimitRose { limit } => t!("fire-tower-told-limit", limit = limit),
        Event::Drew { seat, card: Seen::Open(card) } => {
            t!("fire-tower-told-drew", name = name(seat), card = card_name(card))
        }
        Event::Surfaced { seat, card } => {
            t!("fire-tower-told-surfaced", name = name(seat), card = card_name(card))
        }
        Event::Began { card, .. } => t!("fire-tower-told-began", card = card_name(card)),
        Event::Played { seat, card } => {
            t!("fire-tower-told-played", name = name(seat), card = card_name(card))
        }
        Event::Discarded { seat, card } => {
            t!("fire-tower-told-discarded", name = name(seat), card = card_name(card))
        }
        Event::Took { from, to, count, .. } => {
            t!("fire-tower-told-took", name = name(to), from = name(from), count = count)
        }
        Event::Stole { from, by, card } => stole(name(by), name(from), card),
        Event::Reshuffled => t!("fire-tower-told-reshuffled"),
        Event::ShadowShuffledIn { from_discards: false } => t!("fire-tower-told-shadow-in"),
        Event::ShadowShuffledIn { from_discards: true } => t!("fire-tower-told-shadow-back"),
        Event::Ended { winners } => ending(names, view, winners),
        // Hands are counted beside the names, and each turn has its headline in the log.
        Event::Drew { card: Seen::Hidden, .. } | Event::TurnBegan { .. } | Event::Course(_) => {
            String::new()
        }
    }
}

fn aid_chosen(name: &str, help: Help) -> String {
    match help {
        Help::Fire => t!("fire-tower-told-aid-fire", name = name),
        Help::Firebreak => t!("fire-tower-told-aid-firebreak", name = name),
        Help::Cards => t!("fire-tower-told-aid-cards", name = name),
    }
}

fn burnt(owner: &str, which: Tower, by_owner: bool, by: Option<&str>) -> String {
    let tower = tower(which);
    match by {
        Some(_) if by_owner => t!("fire-tower-told-burnt-own", tower = tower, owner = owner),
        Some(by) => t!("fire-tower-told-burnt-by", tower = tower, owner = owner, name = by),
        None => t!("fire-tower-told-burnt-storm", tower = tower, owner = owner),
    }
}

fn stole(name: &str, from: &str, card: Seen<Card>) -> String {
    match card {
        Seen::Open(card) => {
            t!("fire-tower-told-stole", name = name, from = from, card = card_name(card))
        }
        Seen::Hidden => t!("fire-tower-told-stole-hidden", name = name, from = from),
    }
}

fn rolled(to: Wind, why: Roll) -> String {
    let side = side(to);
    match why {
        Roll::First => t!("fire-tower-told-rolled-first", side = side),
        Roll::Wind => t!("fire-tower-told-rolled-wind", side = side),
        Roll::Storm => t!("fire-tower-told-rolled-storm", side = side),
        Roll::Deed => t!("fire-tower-told-rolled-deed", side = side),
        Roll::Spark => t!("fire-tower-told-rolled-spark", side = side),
    }
}

/// Who has won, and how.
pub(super) fn ending(names: &Names, view: &View, winners: Seats) -> String {
    let all = names_of(names, winners.iter());
    let course = &view.open.course;
    let stands = |seat: Seat| course.standing.has(seat);
    if view.open.options.teams && winners.len() == 2 {
        t!("fire-tower-end-team", names = all)
    } else if winners.iter().all(|seat| !stands(seat)) && !course.shadows.and(winners).is_empty() {
        t!("fire-tower-end-shadows", names = all)
    } else if winners.len() > 1 {
        t!("fire-tower-end-shared", names = all)
    } else {
        t!("fire-tower-end-one", names = all)
    }
}
