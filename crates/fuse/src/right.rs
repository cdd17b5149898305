//! Which dice may lie on a card, for all slots at once: what `completable` says of one die on one slot, as sets,
//! and with few branches, because half of what random play does is to list placements.

use crate::completable::{Supply, Tried, each, from_to, narrow};
use crate::die::{Colours, DICE, Kind};
use crate::requirement::{CODES, DiceSet, Placed, Relation, Requirement, SLOTS_MAX, Slots, filled};

/// The colours of a die by its code, and its number as a bit; 0 is no die.
static COLOURS: [u8; CODES] = {
    let (mut colours, mut die) = ([0; CODES], 0);
    while die < DICE {
        colours[die + 1] = Kind::new(die / 6).colours().bits();
        die += 1;
    }
    colours
};
static NUMBERS: [u8; CODES] = {
    let (mut numbers, mut die) = ([0; CODES], 0);
    while die < DICE {
        numbers[die + 1] = 1 << (die % 6);
        die += 1;
    }
    numbers
};

/// A byte of ones for each slot.
static BYTES: [u64; 1 << SLOTS_MAX] = {
    let (mut bytes, mut slots) = ([0; 1 << SLOTS_MAX], 0);
    while slots < bytes.len() {
        let mut slot = 0;
        while slot < SLOTS_MAX {
            if slots & 1 << slot != 0 {
                bytes[slots] |= 0xff << (slot * 8);
            }
            slot += 1;
        }
        slots += 1;
    }
    bytes
};

/// The dice on a card, a byte for each slot.
struct Lying {
    colours: u64,
    numbers: u64,
}

impl Lying {
    #[inline]
    fn on(placed: &Placed) -> Lying {
        let mut lying = Lying { colours: 0, numbers: 0 };
        for (slot, die) in placed.iter().enumerate() {
            let code = die.map_or(0, u8::from) as usize % CODES;
            lying.colours |= u64::from(COLOURS[code]) << (slot * 8);
            lying.numbers |= u64::from(NUMBERS[code]) << (slot * 8);
        }
        lying
    }

    /// Every die with a colour that all dice on these slots share.
    #[inline]
    fn coloured(&self, slots: Slots) -> DiceSet {
        DiceSet::coloured(Colours::from_bits(shared(self.colours, slots)))
    }

    /// Every die with the number that all dice on these slots show.
    #[inline]
    fn numbered(&self, slots: Slots) -> DiceSet {
        DiceSet::numbered(shared(self.numbers, slots))
    }

    /// Every die without a colour of the die on this slot.
    #[inline]
    fn differing(&self, slot: usize) -> DiceSet {
        DiceSet::coloured(Colours::from_bits((self.colours >> (slot * 8)) as u8)).not()
    }
}

/// What the bytes of these slots have in common; everything, where there are none.
#[inline]
fn shared(bytes: u64, slots: Slots) -> u8 {
    let all = bytes | !BYTES[slots as usize % (1 << SLOTS_MAX)];
    let all = all & all >> 32;
    let all = all & all >> 16;
    (all & all >> 8) as u8
}

/// The dice that may lie on each of these slots, whose turn it is, for all that the relations of the card say;
/// nothing where that has to be asked die by die.
#[inline]
pub(crate) fn right_dice(
    card: &Requirement,
    placed: &Placed,
    slots: Slots,
    supply: &Supply,
) -> Option<[DiceSet; SLOTS_MAX]> {
    if !card.is_easy(supply.original) {
        return None;
    }
    let (filled, lying) = (filled(placed), Lying::on(placed));
    let mut right = [DiceSet::ALL; SLOTS_MAX];
    for &relation in card.relations() {
        match relation {
            Relation::SameColour(among)
            | Relation::SameNumber(among)
            | Relation::SameEither(among)
            | Relation::SameBoth(among) => {
                let (any, all) = (DiceSet::ALL, among & filled);
                let (by_colour, by_number) =
                    (relation.is_about_colours(), relation.is_about_numbers());
                let either = matches!(relation, Relation::SameEither(_));
                let (coloured, numbered) = (lying.coloured(all), lying.numbered(all));
                let both = if by_colour { coloured } else { any }.and(if by_number {
                    numbered
                } else {
                    any
                });
                let set = if either { coloured.or(numbered) } else { both };
                for (slot, right) in right.iter_mut().enumerate() {
                    let here = among & 1 << slot != 0;
                    *right = right.and(if here { set } else { any });
                }
            }
            Relation::Differ(one, other) => {
                let (one, other) = (usize::from(one), usize::from(other));
                right[one] = right[one].and(lying.differing(other));
                right[other] = right[other].and(lying.differing(one));
            }
            Relation::Sum { plus, minus, total } => {
                let tried = Tried::of(placed);
                for slot in each((plus | minus) & slots) {
                    right[slot] = right[slot].and(tried.adding_up(plus, minus, total, slot));
                }
            }
            Relation::Less(..) => {}
        }
    }
    if card.has_chain() {
        let mut ranges = Tried::of(placed).ranges(card);
        for _ in 0..card.relations().len() {
            card.relations().iter().for_each(|relation| narrow(&mut ranges, relation));
        }
        for slot in each(slots) {
            let (least, greatest) = ranges[slot];
            right[slot] = right[slot].and(DiceSet::numbered(from_to(least, greatest)));
        }
    }
    Some(right)
}
