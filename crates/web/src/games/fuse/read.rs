//! A card read aloud: what each slot wants, how the dice are built, and what holds between them.

use super::grammar::{Group, Piece, Shape, Written};
use super::words::{card_name, die_name, wants_name};
use crate::kit::{capital, listed};
use crate::t;
use fuse::InFront;
use fuse::cards::Card;
use fuse::completable::is_supported;
use fuse::requirement::{Relation, SLOTS_MAX, Slots};

/// What a slot wants, with its place in the order of the dice.
pub(super) fn slot_wants(written: &Written, slot: usize) -> String {
    let one = written.slots[slot];
    let wants = wants_name(one.wants);
    match (one.first, one.last) {
        (true, _) => t!("fuse-wants-first", wants = wants),
        (_, true) => t!("fuse-wants-last", wants = wants),
        _ => wants,
    }
}

/// The slots of a level, one after the other.
fn level(written: &Written, group: &Group, at: usize) -> String {
    let pieces = group.levels.get(at).into_iter().flatten().flatten();
    let said = pieces.filter_map(|piece| match *piece {
        Piece::Slot(slot) => Some(slot_wants(written, slot)),
        Piece::Gap => Some(t!("fuse-shape-top-gap")),
        Piece::Sign(_) | Piece::Total(_) => None,
    });
    listed(said)
}

fn group(written: &Written, group: &Group) -> String {
    let slots = level(written, group, 0);
    let above: Vec<String> = (1..group.levels.len()).map(|at| level(written, group, at)).collect();
    let top = above.join("; ");
    match group.shape {
        Shape::Row => slots,
        Shape::Tower => t!("fuse-shape-tower", slots = slots),
        Shape::Wall => t!("fuse-shape-wall", slots = slots, top = top),
        Shape::Pyramid => t!("fuse-shape-pyramid", slots = slots, top = top),
    }
}

/// The numbers of slots, as people count.
fn numbers(slots: Slots) -> String {
    listed((0..SLOTS_MAX).filter(|slot| slots & 1 << slot != 0).map(|slot| slot + 1))
}

/// What must hold between slots.
fn holds(relation: Relation) -> String {
    match relation {
        Relation::SameColour(slots) => t!("fuse-holds-colour", slots = numbers(slots)),
        Relation::SameNumber(slots) => t!("fuse-holds-number", slots = numbers(slots)),
        Relation::SameEither(slots) => t!("fuse-holds-either", slots = numbers(slots)),
        Relation::SameBoth(slots) => t!("fuse-holds-both", slots = numbers(slots)),
        Relation::Differ(one, two) => t!("fuse-holds-differ", one = one + 1, two = two + 1),
        Relation::Less(one, two) => t!("fuse-holds-less", one = one + 1, two = two + 1),
        Relation::Sum { plus, minus, total } => {
            t!("fuse-holds-sum", sum = sum(plus, minus, total))
        }
    }
}

/// "1 + 2 + 3 = 10", "2 + 3 = 1" for 1 − 2 = 3: what is taken away stands on the other side.
fn sum(plus: Slots, minus: Slots, total: i8) -> String {
    let side = |slots: Slots, more: i8| {
        let slots = (0..SLOTS_MAX).filter(|slot| slots & 1 << slot != 0);
        let named = slots.map(|slot| format!("[{}]", slot + 1));
        let known = (more != 0).then(|| more.to_string());
        named.chain(known).collect::<Vec<_>>().join(" + ")
    };
    format!("{} = {}", side(plus, (-total).max(0)), side(minus, total.max(0)))
}

/// What a card asks for, as a sentence or two.
pub(super) fn card_read(card: Card) -> String {
    let written = Written::of(card);
    let asks = written.groups.iter().map(|one| group(&written, one));
    let asks = capital(&asks.collect::<Vec<_>>().join("; "));
    let rules: Vec<String> = card.requirement().relations().iter().copied().map(holds).collect();
    let card = capital(&card_name(card));
    match rules.is_empty() {
        true => t!("fuse-card-read", card = card, asks = asks),
        false => t!("fuse-card-read-rules", card = card, asks = asks, rules = rules.join(". ")),
    }
}

/// One slot of a card in front of somebody.
pub(super) fn slot_read(front: &InFront, slot: usize) -> String {
    let written = Written::of(front.card);
    let number = slot + 1;
    let wants = slot_wants(&written, slot);
    match front.dice[slot] {
        Some(die) => t!("fuse-slot-filled", slot = number, die = die_name(die)),
        None if is_supported(front.card.requirement(), &front.dice, slot) => {
            t!("fuse-slot", slot = number, wants = wants)
        }
        None => t!("fuse-slot-locked", slot = number, wants = wants),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sum_is_read_with_what_is_taken_away_on_the_other_side() {
        assert_eq!(sum(0b111, 0, 10), "[1] + [2] + [3] = 10");
        assert_eq!(sum(0b001, 0b110, 0), "[1] = [2] + [3]");
        assert_eq!(sum(0b01, 0b10, 2), "[1] = [2] + 2");
    }

    #[test]
    fn slots_are_counted_as_people_count() {
        assert_eq!(numbers(0b101), "1, 3");
    }
}
