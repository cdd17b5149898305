//! What stands in the way of a refused action, in one kind sentence.

use crate::games::Names;
use crate::t;
use fuse::Because;
use fuse::completable::Wrong;

/// What is wrong with a placement.
pub(super) fn mistake(wrong: Wrong) -> String {
    match wrong {
        Wrong::NotFirst => t!("fuse-why-not-first"),
        Wrong::NotLast => t!("fuse-why-not-last"),
        Wrong::Slot => t!("fuse-why-slot"),
        Wrong::Relation => t!("fuse-why-relation"),
        Wrong::Impossible => t!("fuse-why-impossible"),
    }
}

pub(super) fn why(names: &Names, because: &Because) -> String {
    match *because {
        Because::Players(count) => t!("fuse-why-players", count = count),
        Because::Detonators(count) => t!("fuse-why-detonators", count = count),
        Because::NoOriginal => t!("fuse-why-no-original"),
        Because::GameOver => t!("fuse-why-game-over"),
        Because::NotNow => t!("fuse-why-not-now"),
        Because::DetonatorFirst => t!("fuse-why-detonator-first"),
        Because::RoundClosed(_) => t!("fuse-why-round-closed"),
        Because::TooEarly => t!("fuse-why-too-early"),
        Because::DieGone => t!("fuse-why-die-gone"),
        Because::DieChanged => t!("fuse-why-die-changed"),
        Because::QuotaFilled => t!("fuse-why-quota-filled"),
        Because::NotYours(_) => t!("fuse-why-not-yours"),
        Because::NoSlot => t!("fuse-why-no-slot"),
        Because::SlotFull => t!("fuse-why-slot-full"),
        Because::CardFull(_) => t!("fuse-why-card-full"),
        Because::NoSupport => t!("fuse-why-no-support"),
        Because::NotMarked => t!("fuse-why-not-marked"),
        Because::Wrong(wrong) => mistake(wrong),
        Because::Stale(wrong) => t!("fuse-why-stale", why = mistake(wrong)),
        Because::NotLeader(seat) => t!("fuse-why-not-leader", name = names.of(seat)),
        Because::NoAbility => t!("fuse-why-no-ability"),
        Because::RoleOff => t!("fuse-why-role-off"),
        Because::AlreadyUsed => t!("fuse-why-already-used"),
        Because::NotCalled => t!("fuse-why-not-called"),
        Because::NoChange => t!("fuse-why-no-change"),
        Because::AlreadyPassed => t!("fuse-why-already-passed"),
        Because::NoBar => t!("fuse-why-no-bar"),
        Because::NoDice => t!("fuse-why-no-dice"),
        Because::NotInRow(_) => t!("fuse-why-not-in-row"),
        Because::NoPlace => t!("fuse-why-no-place"),
        Because::NotReturnable => t!("fuse-why-not-returnable"),
    }
}
