//! What things are called.

use crate::i18n::{Arg, text};
use crate::t;
use fire_tower::{Card, FirebreakLine, Frame, Space, Suit, Tower, Wind};

/// A cell has the same name in every language.
impl From<Space> for Arg {
    fn from(cell: Space) -> Arg {
        Arg::Text(cell.to_string())
    }
}

/// The key of a card; its sentence has `-about` behind it.
const fn card_key(card: Card) -> &'static str {
    match card {
        Card::North => "fire-tower-card-north",
        Card::East => "fire-tower-card-east",
        Card::South => "fire-tower-card-south",
        Card::West => "fire-tower-card-west",
        Card::FlareUp => "fire-tower-card-flare-up",
        Card::BurningSnag => "fire-tower-card-burning-snag",
        Card::Explosion => "fire-tower-card-explosion",
        Card::Ember => "fire-tower-card-ember",
        Card::AirDrop => "fire-tower-card-air-drop",
        Card::FireEngine => "fire-tower-card-fire-engine",
        Card::Smokejumper => "fire-tower-card-smokejumper",
        Card::DeReforest => "fire-tower-card-de-reforest",
        Card::DozerLine => "fire-tower-card-dozer-line",
        Card::ScratchLine => "fire-tower-card-scratch-line",
        Card::Firestorm => "fire-tower-card-firestorm",
        Card::MutualAid => "fire-tower-card-mutual-aid",
        Card::ShadowOfTheWood => "fire-tower-card-shadow-of-the-wood",
    }
}

/// The card's name for the test's and the style's eye, for instance `flare-up`.
pub(super) fn card_slug(card: Card) -> &'static str {
    card_key(card).trim_start_matches("fire-tower-card-")
}

/// The name as it stands on the card, with places where it may be broken.
pub(super) fn card_print(card: Card) -> String {
    text(card_key(card), &[])
}

/// The name in a sentence.
pub(super) fn card_name(card: Card) -> String {
    card_print(card).replace('\u{ad}', "")
}

/// What the card does, in one sentence.
pub(super) fn card_about(card: Card) -> String {
    text(&format!("{}-about", card_key(card)), &[])
}

pub(super) fn suit_name(suit: Suit) -> String {
    match suit {
        Suit::Wind => t!("fire-tower-suit-wind"),
        Suit::Fire => t!("fire-tower-suit-fire"),
        Suit::Water => t!("fire-tower-suit-water"),
        Suit::Firebreak => t!("fire-tower-suit-firebreak"),
        Suit::Event => t!("fire-tower-suit-event"),
    }
}

/// "north"
pub(super) fn side(wind: Wind) -> String {
    match wind {
        Wind::North => t!("fire-tower-side-north"),
        Wind::East => t!("fire-tower-side-east"),
        Wind::South => t!("fire-tower-side-south"),
        Wind::West => t!("fire-tower-side-west"),
    }
}

/// "to the north"
pub(super) fn towards(wind: Wind) -> String {
    match wind {
        Wind::North => t!("fire-tower-to-north"),
        Wind::East => t!("fire-tower-to-east"),
        Wind::South => t!("fire-tower-to-south"),
        Wind::West => t!("fire-tower-to-west"),
    }
}

/// "N"
pub(super) fn letter(wind: Wind) -> String {
    match wind {
        Wind::North => t!("fire-tower-letter-north"),
        Wind::East => t!("fire-tower-letter-east"),
        Wind::South => t!("fire-tower-letter-south"),
        Wind::West => t!("fire-tower-letter-west"),
    }
}

/// "the red tower"
pub(super) fn tower(tower: Tower) -> String {
    match tower {
        Tower::Red => t!("fire-tower-tower-red"),
        Tower::Purple => t!("fire-tower-tower-purple"),
        Tower::Blue => t!("fire-tower-tower-blue"),
        Tower::Green => t!("fire-tower-tower-green"),
    }
}

/// The card that is being carried out.
pub(super) fn card_of(frame: Frame) -> Option<Card> {
    use fire_tower::Hose;
    Some(match frame {
        Frame::WindCard { side: Wind::North, .. } => Card::North,
        Frame::WindCard { side: Wind::East, .. } => Card::East,
        Frame::WindCard { side: Wind::South, .. } => Card::South,
        Frame::WindCard { side: Wind::West, .. } => Card::West,
        Frame::FlareUp { .. } => Card::FlareUp,
        Frame::BurningSnag { .. } => Card::BurningSnag,
        Frame::Explosion { .. } => Card::Explosion,
        Frame::Ember { .. } | Frame::EmberFlies { .. } => Card::Ember,
        Frame::Douse { hose: Hose::AirDrop, .. } => Card::AirDrop,
        Frame::Douse { hose: Hose::FireEngine, .. } => Card::FireEngine,
        Frame::Smokejumper { .. } | Frame::Jump { .. } => Card::Smokejumper,
        Frame::DeReforest { .. } => Card::DeReforest,
        Frame::Lay { line: FirebreakLine::Dozer, .. } => Card::DozerLine,
        Frame::Lay { line: FirebreakLine::Scratch, .. } => Card::ScratchLine,
        Frame::Redraw { .. } | Frame::Firestorm { .. } => Card::Firestorm,
        Frame::AidChoice { .. }
        | Frame::Aid { .. }
        | Frame::AidGem { .. }
        | Frame::AidBreak { .. }
        | Frame::Shed { .. } => Card::MutualAid,
        Frame::Deal | Frame::FirstWind | Frame::Champion { .. } | Frame::Turn { .. } => {
            return None;
        }
        Frame::Refill { .. } | Frame::Discard { .. } | Frame::Keep { .. } => return None,
        Frame::RollWind { .. } | Frame::Storm | Frame::Burnt { .. } => return None,
        Frame::Douse { hose: Hose::Bucket, .. } => return None,
        Frame::Spend { .. } | Frame::Reckless { .. } => return None,
        Frame::Haunting { .. } | Frame::HauntChoice { .. } | Frame::Steal { .. } => return None,
        Frame::Sparks { .. } | Frame::Smoulder { .. } | Frame::Drift { .. } => return None,
        Frame::ShadowDraw { .. } | Frame::ShadowPlay { .. } | Frame::ShadowDone { .. } => {
            return None;
        }
        Frame::Over => return None,
    })
}

/// Keys that are put together at run time.
pub(super) fn built_keys() -> Vec<String> {
    let cards = Card::all().map(card_key);
    cards.flat_map(|key| [key.to_owned(), format!("{key}-about")]).collect()
}
