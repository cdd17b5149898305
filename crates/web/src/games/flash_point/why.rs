//! What stands in the way of a refused action, in one kind sentence.

use super::words::{event_name, specialist_name};
use crate::games::Names;
use crate::t;
use flash_point::Because;

pub(super) fn why(names: &Names, because: &Because) -> String {
    match *because {
        Because::Crew(_) => t!("flash-point-why-crew"),
        Because::Family => t!("flash-point-why-family"),
        Because::NotTragic => t!("flash-point-why-not-tragic"),
        Because::GameOver => t!("flash-point-why-game-over"),
        Because::NotYourTurn(Some(seat)) => {
            t!("flash-point-why-not-your-turn", name = names.of(seat))
        }
        Because::NotYourTurn(None) => t!("flash-point-why-nobody"),
        Because::NotYours(one) => t!("flash-point-why-not-yours", number = one.index() + 1),
        Because::NotActive(one) => t!("flash-point-why-not-active", number = one.index() + 1),
        Because::NotAsked => t!("flash-point-why-not-asked"),
        Because::NotFree(card) => t!("flash-point-why-not-free", card = specialist_name(card)),
        Because::NotOutside => t!("flash-point-why-not-outside"),
        Because::AlreadyParked => t!("flash-point-why-already-parked"),
        Because::Costs(points) => t!("flash-point-why-costs", count = points),
        Because::NotAdjacent => t!("flash-point-why-not-adjacent"),
        Because::NothingThere => t!("flash-point-why-nothing-there"),
        Because::Burns => t!("flash-point-why-burns"),
        Because::NoWayOut => t!("flash-point-why-no-way-out"),
        Because::NoDoor => t!("flash-point-why-no-door"),
        Because::AlreadySo => t!("flash-point-why-already-so"),
        Because::NoWall => t!("flash-point-why-no-wall"),
        Because::NotThere => t!("flash-point-why-not-there"),
        Because::InQuadrant(one) => t!("flash-point-why-in-quadrant", number = one.index() + 1),
        Because::NotFirst => t!("flash-point-why-not-first"),
        Because::Event(card) => t!("flash-point-why-event", card = event_name(card)),
        Because::Only(card) => t!("flash-point-why-only", card = specialist_name(card)),
        Because::Never(card) => t!("flash-point-why-never", card = specialist_name(card)),
        Because::ForCafs => t!("flash-point-why-for-cafs"),
        Because::Refused(seat) => t!("flash-point-why-refused", name = names.of(seat)),
        Because::FireNear => t!("flash-point-why-fire-near"),
        Because::Once => t!("flash-point-why-once"),
        Because::NotOnTheWay => t!("flash-point-why-not-on-the-way"),
        Because::DoorClosed => t!("flash-point-why-door-closed"),
        Because::Saved(points) => t!("flash-point-why-saved", count = points),
        Because::NoChange => t!("flash-point-why-no-change"),
        Because::NotHeld => t!("flash-point-why-not-held"),
        Because::NotThisChoice => t!("flash-point-why-not-this-choice"),
    }
}
