//! May this die lie here? A placement obeys the order of the card, what the slot wants, what must hold
//! between slots, and it leaves the card possible: there is a way to fill the slots that stay empty
//! with dice of the game, each showing any number.
//!
//! "Possible" is exact. A slot for which dice cannot run short and that stands in no relation is not
//! looked at; where only numbers matter only numbers are tried, where only colours matter only kinds.

use crate::die::{Colours, DiceBox, Die, Kind, Number};
use crate::requirement::{DiceSet, Placed, Relation, Requirement, SLOTS_MAX, Slots, filled};

/// What is wrong with a placement.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, serde::Deserialize,
)]
#[serde(rename_all = "kebab-case")]
pub enum Wrong {
    /// Another die must be the first on this card.
    NotFirst,
    /// This die must be the last on the card.
    NotLast,
    /// The slot wants another die.
    Slot,
    /// It does not go with the dice that lie there.
    Relation,
    /// The card could never be finished.
    Impossible,
}

/// The dice of a match, for the question whether a card can still be finished.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Supply {
    /// All of them, wherever they lie.
    pub dice: DiceBox,
    /// Are they the dice of the original game alone?
    pub original: bool,
}

impl Supply {
    /// The dice of Countdown.
    pub const COUNTDOWN: Supply = Supply { dice: DiceBox::COUNTDOWN, original: false };
    /// The dice of the original game.
    pub const ORIGINAL: Supply = Supply { dice: DiceBox::ORIGINAL, original: true };

    /// Countdown's and so many more of each colour.
    pub const fn epic(each: u8) -> Supply {
        Supply { dice: DiceBox::epic(each), original: false }
    }
}

/// T1, T2, T3: has the die something to stand on here?
#[inline]
pub fn is_supported(card: &Requirement, placed: &Placed, slot: usize) -> bool {
    card.rests_on(slot) & !filled(placed) == 0
}

/// Is anything wrong with placing `die` on this empty slot, if it counts as `counts` while it is placed?
/// Building order is not looked at: it cannot be broken.
pub fn judge(
    card: &Requirement,
    placed: &Placed,
    slot: usize,
    (die, counts): (Die, Die),
    supply: &Supply,
) -> Result<(), Wrong> {
    let looked = Looked::at(card, placed, supply);
    if !card.slots()[slot].fits.has(counts) {
        return Err(Wrong::Slot);
    }
    looked.order(slot)?;
    let bit = 1 << slot;
    let mut tried = looked.tried;
    tried.put(slot, counts);
    // Whether empty slots can still make a chain rise or an equation come out is a question of what is possible.
    let known = |relation: &&Relation| match relation {
        Relation::Less(..) | Relation::Sum { .. } => relation.slots() & !(looked.filled | bit) == 0,
        _ => true,
    };
    let touching = card.relations().iter().filter(|relation| relation.slots() & bit != 0);
    if !touching.filter(known).all(|&relation| tried.may_hold(relation)) {
        return Err(Wrong::Relation);
    }
    if looked.stays_possible(slot, die) { Ok(()) } else { Err(Wrong::Impossible) }
}

/// Can the empty slots be filled? Relations without an empty slot are settled and not looked at again.
pub fn is_possible(card: &Requirement, placed: &Placed, supply: &Supply) -> bool {
    let empty = card.all() & !filled(placed);
    let tried = Tried::of(placed);
    let mut open = card.relations().iter().filter(|relation| relation.slots() & empty != 0);
    if card.is_easy(supply.original) {
        return open.all(|&relation| tried.may_hold(relation)) && tried.rises(card);
    }
    let short = !card.plenty(supply.original);
    let mut related = 0;
    for &relation in open {
        if !tried.may_hold(relation) {
            return false;
        }
        related |= relation.slots();
    }
    let ahead = empty & (related | short);
    if ahead == 0 {
        return true;
    }
    let mut search = Search { card, supply, tried, left: supply.dice.0, short };
    for die in placed.iter().flatten() {
        let left = &mut search.left[die.kind().index()];
        *left = left.saturating_sub(1);
    }
    search.fill(ahead)
}

/// A card with dice on it, looked at once for many dice that could come.
#[derive(Clone, Copy)]
pub(crate) struct Looked<'a> {
    card: &'a Requirement,
    placed: &'a Placed,
    supply: &'a Supply,
    /// The slots on which dice lie.
    pub(crate) filled: Slots,
    tried: Tried,
    easy: bool,
}

impl<'a> Looked<'a> {
    #[inline]
    pub(crate) fn at(card: &'a Requirement, placed: &'a Placed, supply: &'a Supply) -> Looked<'a> {
        let easy = card.is_easy(supply.original);
        let tried = Tried::of(placed);
        Looked { card, placed, supply, filled: filled(placed), tried, easy }
    }

    /// G9.
    fn order(&self, slot: usize) -> Result<(), Wrong> {
        let bit = 1 << slot;
        if self.card.first() & !bit & !self.filled != 0 {
            return Err(Wrong::NotFirst);
        }
        if self.card.last() & bit != 0 && self.filled | bit != self.card.all() {
            return Err(Wrong::NotLast);
        }
        Ok(())
    }

    /// May this die lie on a slot that it fits and whose turn it is? As `judge` says, without saying why.
    pub(crate) fn may_lie(&self, slot: usize, die: Die, counts: Die) -> bool {
        let mut tried = self.tried;
        tried.put(slot, counts);
        let mut touching = self.card.relations().iter().filter(|one| one.slots() & 1 << slot != 0);
        if !touching.all(|&relation| tried.may_hold(relation)) {
            return false;
        }
        // On an easy card that was all, but for chains, unless the die counts as another one.
        if self.easy && die == counts {
            tried.rises(self.card)
        } else {
            self.stays_possible(slot, die)
        }
    }

    /// Can the card still be finished with this die on this slot?
    #[inline]
    fn stays_possible(&self, slot: usize, die: Die) -> bool {
        let bit = 1 << slot;
        if !self.easy {
            let mut after = *self.placed;
            after[slot] = Some(die);
            return is_possible(self.card, &after, self.supply);
        }
        // What the die does not touch could hold before and can hold now.
        let mut tried = self.tried;
        tried.put(slot, die);
        let empty = self.card.all() & !(self.filled | bit);
        let open = |one: &&Relation| one.slots() & bit != 0 && one.slots() & empty != 0;
        let mut touched = self.card.relations().iter().filter(open);
        touched.all(|&relation| tried.may_hold(relation)) && tried.rises(self.card)
    }
}

/// What is known of the dice on a card: nothing, a number, colours, or both.
#[derive(Clone, Copy)]
pub(crate) struct Tried {
    /// 0 where none is known.
    numbers: [u8; SLOTS_MAX],
    /// None where none are known.
    colours: [Colours; SLOTS_MAX],
}

impl Tried {
    #[inline]
    pub(crate) fn of(placed: &Placed) -> Tried {
        let mut tried = Tried { numbers: [0; SLOTS_MAX], colours: [Colours::NONE; SLOTS_MAX] };
        for (slot, die) in placed.iter().enumerate() {
            if let Some(die) = *die {
                tried.put(slot, die);
            }
        }
        tried
    }

    #[inline]
    fn put(&mut self, slot: usize, die: Die) {
        self.numbers[slot] = die.number().value();
        self.colours[slot] = die.colours();
    }

    /// Can numbers be found for every chain of `<` that is open? Each slot has a range that its neighbours
    /// narrow; a chain is no longer than the card, so as many looks as it has relations are enough.
    #[inline]
    fn rises(&self, card: &Requirement) -> bool {
        if !card.has_chain() {
            return true;
        }
        let is_open = |one: &&Relation| match **one {
            Relation::Less(low, high) => {
                self.numbers[low as usize] == 0 || self.numbers[high as usize] == 0
            }
            _ => false,
        };
        let chained = card.relations().iter().filter(is_open);
        if chained.clone().next().is_none() {
            return true;
        }
        let mut ranges = self.ranges(card);
        for _ in 0..card.relations().len() {
            chained.clone().for_each(|relation| narrow(&mut ranges, relation));
        }
        ranges[..card.len()].iter().all(|(least, greatest)| least <= greatest)
    }

    /// The least and the greatest number on each slot.
    #[inline]
    pub(crate) fn ranges(&self, card: &Requirement) -> [(u8, u8); SLOTS_MAX] {
        let mut ranges = [(0, 0); SLOTS_MAX];
        for (slot, range) in ranges.iter_mut().enumerate().take(card.len()) {
            let number = self.numbers[slot];
            *range = if number == 0 { card.range(slot) } else { (number, number) };
        }
        ranges
    }

    /// The dice that leave an equation possible.
    pub(crate) fn adding_up(&self, plus: Slots, minus: Slots, total: i8, slot: usize) -> DiceSet {
        let bit = 1 << slot;
        let ((low, high), (less, more)) = (self.range(plus & !bit), self.range(minus & !bit));
        // What this number has to be: between these, added or taken away.
        let (least, greatest) = (total - high + less, total - low + more);
        let (least, greatest) =
            if plus & bit != 0 { (least, greatest) } else { (-greatest, -least) };
        DiceSet::numbered(from_to(least.clamp(0, 7) as u8, greatest.clamp(0, 7) as u8))
    }

    /// The colours that all of these dice share, as far as they are known.
    #[inline]
    fn common_colours(&self, slots: Slots) -> Colours {
        let known =
            each(slots).map(|slot| self.colours[slot]).filter(|colours| !colours.is_empty());
        known.fold(Colours::ALL, Colours::and)
    }

    /// Could this hold, for all that is known?
    #[inline]
    fn may_hold(&self, relation: Relation) -> bool {
        match relation {
            Relation::SameColour(slots) => self.same_colour(slots),
            Relation::SameNumber(slots) => self.same_number(slots),
            Relation::SameEither(slots) => self.same_colour(slots) || self.same_number(slots),
            Relation::SameBoth(slots) => self.same_colour(slots) && self.same_number(slots),
            Relation::Differ(one, other) => {
                self.colours[one as usize].and(self.colours[other as usize]).is_empty()
            }
            Relation::Less(low, high) => {
                let (low, high) = (self.numbers[low as usize], self.numbers[high as usize]);
                match (low, high) {
                    (0, 0) => true,
                    (0, high) => high > 1,
                    (low, 0) => low < 6,
                    (low, high) => low < high,
                }
            }
            Relation::Sum { plus, minus, total } => {
                let ((low, high), (less, more)) = (self.range(plus), self.range(minus));
                low - more <= total && total <= high - less
            }
        }
    }

    fn same_colour(&self, slots: Slots) -> bool {
        !self.common_colours(slots).is_empty()
    }

    fn same_number(&self, slots: Slots) -> bool {
        let mut known = each(slots).map(|slot| self.numbers[slot]).filter(|&number| number != 0);
        known.next().is_none_or(|first| known.all(|number| number == first))
    }

    /// The least and the most that these numbers can be together.
    fn range(&self, slots: Slots) -> (i8, i8) {
        each(slots).fold((0, 0), |(low, high), slot| match self.numbers[slot] as i8 {
            0 => (low + 1, high + 6),
            number => (low + number, high + number),
        })
    }
}

/// Narrows the ranges of two numbers of which one is less.
#[inline]
pub(crate) fn narrow(ranges: &mut [(u8, u8); SLOTS_MAX], relation: &Relation) {
    let &Relation::Less(low, high) = relation else { return };
    let (low, high) = (low as usize, high as usize);
    ranges[high].0 = ranges[high].0.max(ranges[low].0 + 1);
    ranges[low].1 = ranges[low].1.min(ranges[high].1.saturating_sub(1));
}

/// The numbers from one to another, one bit each; none if there are none between.
#[inline]
pub(crate) const fn from_to(least: u8, greatest: u8) -> u8 {
    (1u16 << greatest).wrapping_sub(1) as u8 & !((1u16 << least.saturating_sub(1)) - 1) as u8
}

/// Each of these slots.
#[inline]
pub(crate) fn each(mut slots: Slots) -> impl Iterator<Item = usize> {
    core::iter::from_fn(move || {
        if slots == 0 {
            return None;
        }
        let slot = slots.trailing_zeros() as usize;
        slots &= slots - 1;
        Some(slot)
    })
}

struct Search<'a> {
    card: &'a Requirement,
    supply: &'a Supply,
    tried: Tried,
    /// Dice that are not on the card.
    left: [u8; crate::die::KINDS],
    /// Slots for which dice can run short.
    short: Slots,
}

impl Search<'_> {
    /// Fills these slots, one after the other. As deep as a card has slots.
    fn fill(&mut self, ahead: Slots) -> bool {
        let Some(slot) = each(ahead).next() else { return true };
        let (bit, rest) = (1 << slot, ahead & (ahead - 1));
        let mut related = self.card.relations().iter().filter(|one| one.slots() & bit != 0);
        let numbers = related.clone().any(|relation| relation.is_about_numbers());
        let colours = self.short & bit != 0 || related.any(|relation| relation.is_about_colours());
        let done = match (colours, numbers) {
            (true, _) => Kind::all().any(|kind| self.try_kind(slot, kind, numbers, rest)),
            (false, _) => Number::all().any(|number| self.try_number(slot, number, rest)),
        };
        self.tried.numbers[slot] = 0;
        self.tried.colours[slot] = Colours::NONE;
        done
    }

    fn try_kind(&mut self, slot: usize, kind: Kind, numbers: bool, rest: Slots) -> bool {
        let fitting = self.card.slots()[slot].fits.numbers_of(kind);
        if fitting == 0 || self.left[kind.index()] == 0 {
            return false;
        }
        self.tried.colours[slot] = kind.colours();
        self.left[kind.index()] -= 1;
        let done = if numbers {
            let fits = |number: &Number| fitting & 1 << (number.value() - 1) != 0;
            Number::all().filter(fits).any(|number| {
                self.tried.numbers[slot] = number.value();
                self.holds(slot) && self.fill(rest)
            })
        } else {
            self.holds(slot) && self.fill(rest)
        };
        self.left[kind.index()] += 1;
        self.tried.numbers[slot] = 0;
        done
    }

    fn try_number(&mut self, slot: usize, number: Number, rest: Slots) -> bool {
        let fits = self.card.slots()[slot].fits;
        let some =
            |kind: Kind| self.supply.dice.0[kind.index()] > 0 && fits.has(Die::new(kind, number));
        if !Kind::all().any(some) {
            return false;
        }
        self.tried.numbers[slot] = number.value();
        self.holds(slot) && self.fill(rest)
    }

    /// Could everything hold that this slot is part of?
    fn holds(&self, slot: usize) -> bool {
        let touching = self.card.relations().iter().filter(|one| one.slots() & 1 << slot != 0);
        touching.into_iter().all(|&relation| self.tried.may_hold(relation))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::{BOMB_TABLE, SPARK_TABLE};
    use crate::right::right_dice;
    use alloc::vec::Vec;

    fn every_die() -> impl Iterator<Item = Die> {
        Kind::all().flat_map(|kind| Number::all().map(move |number| Die::new(kind, number)))
    }

    /// A generator that is good enough to choose dice.
    fn next(seed: &mut u64) -> usize {
        *seed =
            seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (*seed >> 33) as usize
    }

    #[test]
    fn the_dice_that_are_right_are_those_that_are_judged_so_one_by_one() {
        let mut seed = 1;
        for printed in BOMB_TABLE.iter().chain(&SPARK_TABLE) {
            for supply in [&Supply::COUNTDOWN, &Supply::ORIGINAL] {
                for _ in 0..30 {
                    compare(printed.text, &printed.requirement, supply, &mut seed);
                }
            }
        }
    }

    /// Fills a card at random, and compares at each step.
    fn compare(text: &str, card: &Requirement, supply: &Supply, seed: &mut u64) {
        let mut placed = [None; SLOTS_MAX];
        for _ in 0..card.len() {
            let looked = Looked::at(card, &placed, supply);
            let mut ways = Vec::new();
            let (fitting, closer) = card.fitting(looked.filled, supply.original);
            for slot in each(card.slots_in_turn(looked.filled)) {
                for die in every_die().filter(|die| supply.dice.0[die.kind().index()] > 0) {
                    let judged = judge(card, &placed, slot, (die, die), supply).is_ok();
                    let fits = card.slots()[slot].fits.has(die);
                    let all = card.slots_in_turn(looked.filled);
                    if let Some(right) = right_dice(card, &placed, all, supply) {
                        let said = fits && right[slot].has(die);
                        assert_eq!(said, judged, "{text}: {die:?} on {slot} of {placed:?}");
                    }
                    let listed = fitting[die.index() + 1] & 1 << slot != 0;
                    assert!(listed || !judged, "{text}: {die:?} on {slot} is not looked at");
                    assert!(closer || listed == judged, "{text}: {die:?} on {slot} is listed");
                    ways.extend(judged.then_some((slot, die)));
                }
            }
            // Without dual dice some cards are not in the game.
            let Some(&(slot, die)) = ways.get(next(seed) % ways.len().max(1)) else { return };
            placed[slot] = Some(die);
        }
    }
}
