//! What stands in the way of a refused action, in one sentence. A reason without words does not compile.

use super::words::{card_name, side, suit_name, towards};
use crate::games::Names;
use crate::t;
use fire_tower::Because;

pub(super) fn why(names: &Names, because: &Because) -> String {
    match *because {
        Because::GameOver => t!("fire-tower-why-game-over"),
        Because::NotYourTurn { turn: Some(seat) } => {
            t!("fire-tower-why-not-your-turn", name = names.of(seat))
        }
        Because::NotYourTurn { turn: None } => t!("fire-tower-why-nature"),
        Because::NotNow => t!("fire-tower-why-not-now"),
        Because::WindFirst => t!("fire-tower-why-wind-first"),
        Because::HoldsCards => t!("fire-tower-why-holds-cards"),
        Because::NotInHand(card) => t!("fire-tower-why-not-in-hand", card = card_name(card)),
        Because::NoUse(card) => t!("fire-tower-why-no-use", card = card_name(card)),
        Because::NoCell => t!("fire-tower-why-no-cell"),
        Because::BucketEmpty => t!("fire-tower-why-bucket-empty"),
        Because::BucketFull => t!("fire-tower-why-bucket-full"),
        Because::NoFireInZone => t!("fire-tower-why-no-fire-in-zone"),
        Because::TooFewCards(suit) => t!("fire-tower-why-too-few-cards", suit = suit_name(suit)),
        Because::OtherSuit(card) => t!("fire-tower-why-other-suit", card = card_name(card)),
        Because::MustPlay => t!("fire-tower-why-must-play"),
        Because::SameWind(wind) => t!("fire-tower-why-same-wind", to = towards(wind)),
        Because::Barred(wind) => t!("fire-tower-why-barred", side = side(wind)),
        Because::NotDiagonal => t!("fire-tower-why-not-diagonal"),
        Because::NotFour => t!("fire-tower-why-not-four"),
        Because::TooFewForShadow => t!("fire-tower-why-too-few-for-shadow"),
        Because::ShadowInTeams => t!("fire-tower-why-shadow-in-teams"),
        Because::Burning(cell) => t!("fire-tower-why-burning", cell = cell),
        Because::Firebreak(cell) => t!("fire-tower-why-firebreak", cell = cell),
        Because::EternalFlame(cell) => t!("fire-tower-why-eternal-flame", cell = cell),
        Because::TowerAblaze(cell) => t!("fire-tower-why-ablaze", cell = cell),
        Because::NotDownwind { space, wind } => {
            t!("fire-tower-why-not-downwind", cell = space, to = towards(wind))
        }
        Because::NotBesideFire(cell) => t!("fire-tower-why-not-beside-fire", cell = cell),
        Because::OutsidePattern(cell) => t!("fire-tower-why-outside-pattern", cell = cell),
        Because::BesideAid(cell) => t!("fire-tower-why-beside-aid", cell = cell),
        Because::NoGem(cell) => t!("fire-tower-why-no-gem", cell = cell),
        Because::NoFirebreak(cell) => t!("fire-tower-why-no-firebreak", cell = cell),
        Because::InZone(cell) => t!("fire-tower-why-in-zone", cell = cell),
        Because::OutsideOwnZone(cell) => t!("fire-tower-why-outside-own-zone", cell = cell),
        Because::BesideFirebreak(cell) => t!("fire-tower-why-beside-firebreak", cell = cell),
        Because::OffBoard(cell) => t!("fire-tower-why-off-board", cell = cell),
        Because::NothingAround(cell) => t!("fire-tower-why-nothing-around", cell = cell),
        Because::NowhereToLand(cell) => t!("fire-tower-why-nowhere-to-land", cell = cell),
        Because::SamePlace(cell) => t!("fire-tower-why-same-place", cell = cell),
    }
}
