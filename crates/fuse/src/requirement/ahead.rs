//! What can be said of a card before a die lies on it, worked out while the program is built.

use super::{CODES, DiceSet, Relation, Requirement, Slots};
use crate::die::{DICE, DiceBox, Number};

impl Requirement {
    /// Without dice on the card only numbers that have to rise or to add up say more than the slots do, and
    /// how many dice there are where the card is not easy.
    pub(super) const fn right_if_bare(&self) -> [Slots; CODES] {
        let (mut right, mut slot) = ([0; CODES], 0);
        while slot < self.len() {
            let (numbers, mut die) = (self.numbers_if_bare(slot), 0);
            while die < DICE {
                let bit = self.slots_for[die + 1] & self.in_turn[0] & 1 << slot;
                right[die + 1] |= if numbers & 1 << (die % 6) != 0 { bit } else { 0 };
                die += 1;
            }
            slot += 1;
        }
        right
    }

    /// The numbers on this slot that leave room for chains and equations, one bit each.
    const fn numbers_if_bare(&self, slot: usize) -> u8 {
        let (mut ranges, mut numbers) = (self.ranges, 0b11_1111);
        let (mut look, mut at) = (0, 0);
        while look < self.relation_count {
            while at < self.relation_count as usize {
                if let Relation::Less(low, high) = self.relations[at] {
                    let ((least, most), (from, to)) = (ranges[low as usize], ranges[high as usize]);
                    ranges[low as usize].1 = if to - 1 < most { to - 1 } else { most };
                    ranges[high as usize].0 = if least + 1 > from { least + 1 } else { from };
                }
                at += 1;
            }
            (look, at) = (look + 1, 0);
        }
        let mut value = 1;
        while value <= 6 {
            let rises = !self.chain || ranges[slot].0 <= value && value <= ranges[slot].1;
            if !rises || !self.adds_up_with(slot, value as i8) {
                numbers &= !(1 << (value - 1));
            }
            value += 1;
        }
        numbers
    }

    /// Can every equation still come out with this number on an otherwise bare card?
    const fn adds_up_with(&self, slot: usize, value: i8) -> bool {
        let (mut can, mut at) = (true, 0);
        while at < self.relation_count as usize {
            if let Relation::Sum { plus, minus, total } = self.relations[at]
                && (plus | minus) & 1 << slot != 0
            {
                let more = (plus & !(1 << slot)).count_ones() as i8;
                let less = (minus & !(1 << slot)).count_ones() as i8;
                let left = if plus & 1 << slot != 0 { total - value } else { total + value };
                can = can && more - 6 * less <= left && left <= 6 * more - less;
            }
            at += 1;
        }
        can
    }

    /// No slot runs short of dice, each relation stands alone, and its slots take any number (for colours:
    /// any die), so that one look at the dice that lie there says whether others can be found. Numbers
    /// that rise may be chained, since ranges say all about them, and neighbours of different colours
    /// too, since two dice name four colours of five. `singles` is how many dice of one colour the box
    /// has, `bearing` on how many dice a colour is.
    pub(super) const fn is_easy_with(&self, which: usize, singles: u8, bearing: u8) -> bool {
        let (mut easy, mut at) = (self.plenty[which] == self.all(), 0);
        while at < self.relation_count as usize {
            let one = self.relations[at];
            let enough = match one {
                Relation::Differ(..) => singles >= self.len,
                _ => !one.is_about_colours() || bearing >= self.len,
            };
            easy = easy && enough && self.takes_all(one) && self.stands_alone(at);
            at += 1;
        }
        easy
    }

    /// Do the slots of a relation take whatever it could ask for?
    const fn takes_all(&self, relation: Relation) -> bool {
        let (mut all, mut slot) = (true, 0);
        while slot < self.len() {
            if relation.slots() & 1 << slot != 0 {
                let fits = self.slots[slot].fits;
                all = all
                    && match relation {
                        Relation::Less(..) => fits.has_no_gap(),
                        _ if relation.is_about_colours() => fits.0 == DiceSet::ALL.0,
                        _ => fits.has_no_gap() && fits.range().0 == 1 && fits.range().1 == 6,
                    };
            }
            slot += 1;
        }
        all
    }

    /// Is no slot of this relation part of another one of another kind?
    const fn stands_alone(&self, which: usize) -> bool {
        let (one, mut alone, mut at) = (self.relations[which], true, 0);
        while at < self.relation_count as usize {
            let other = self.relations[at];
            let chained = matches!(
                (one, other),
                (Relation::Less(..), Relation::Less(..))
                    | (Relation::Differ(..), Relation::Differ(..))
            );
            alone = alone && (at == which || chained || one.slots() & other.slots() == 0);
            at += 1;
        }
        alone
    }

    /// With so many fitting dice as the card has slots, the others cannot use them up.
    pub(super) const fn plenty_of(&self, dice: DiceBox) -> Slots {
        let (mut plenty, mut slot) = (0, 0);
        while slot < self.len() {
            let (mut enough, mut some, mut value) = (true, false, 1);
            while value <= 6 {
                let count = self.slots[slot].fits.count(Number::new(value), dice);
                enough = enough && (count == 0 || count >= self.len);
                some = some || count > 0;
                value += 1;
            }
            if enough && some {
                plenty |= 1 << slot;
            }
            slot += 1;
        }
        plenty
    }
}
