//! What stands in the way of a refused action, in one sentence.

use super::words::card_name;
use crate::games::Names;
use crate::t;
use oriflamme::Because;

pub(super) fn why(names: &Names, because: &Because) -> String {
    match *because {
        Because::GameOver => t!("oriflamme-why-game-over"),
        Because::NotYourTurn { turn: Some(seat) } => {
            t!("oriflamme-why-not-your-turn", name = names.of(seat))
        }
        Because::NotYourTurn { turn: None } => t!("oriflamme-why-nature"),
        Because::NotNow => t!("oriflamme-why-not-now"),
        Because::Players(count) => t!("oriflamme-why-players", count = count),
        Because::NotInHand(card) => t!("oriflamme-why-not-in-hand", card = card_name(card)),
        Because::RowEmpty => t!("oriflamme-why-row-empty"),
        Because::NotYours(_) => t!("oriflamme-why-not-yours"),
        Because::NotUncovered(_) => t!("oriflamme-why-not-uncovered"),
        Because::NoInfluence(_) => t!("oriflamme-why-no-influence"),
        Because::Yours(_) => t!("oriflamme-why-yours"),
        Because::FaceUp(_) => t!("oriflamme-why-face-up"),
        Because::MustAct(_) => t!("oriflamme-why-must-act"),
        Because::NoDiplomat(_) => t!("oriflamme-why-no-diplomat"),
        Because::MustPlace => t!("oriflamme-why-must-place"),
        Because::NotBeside(_) => t!("oriflamme-why-not-beside"),
        Because::NotMarked(_) => t!("oriflamme-why-not-marked"),
        Because::NoVerdicts => t!("oriflamme-why-no-verdicts"),
    }
}
