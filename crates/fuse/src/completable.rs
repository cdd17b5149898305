//! May this die lie here? A placement obeys the order of the card, what the slot wants, what must hold
//! between slots, and it leaves the card possible: there is a way to fill the slots that stay empty
//! with dice of the game, each showing any number.
//!
//! "Possible" is exact. A slot for which dice cannot run short and that stands in no relation is not
//! looked at; where only numbers matter only numbers are tried, where only colours matter only kinds.

use crate::die::{Colours, DiceBox, Die, Kind, Number};
use crate::requirement::{Placed, Relation, Requirement, SLOTS_MAX, Slots, filled};

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
#[inline]
pub fn judge(
    card: &Requirement,
    placed: &Placed,
    slot: usize,
    (die, counts): (Die, Die),
    supply: &Supply,
) -> Result<(), Wrong> {
    if !card.slots()[slot].fits.has(counts) {
        return Err(Wrong::Slot);
    }
    let (before, bit) = (filled(placed), 1 << slot);
    if card.first() & !bit & !before != 0 {
        return Err(Wrong::NotFirst);
    }
    if card.last() & bit != 0 && before | bit != card.all() {
        return Err(Wrong::NotLast);
    }
    if card.relations().is_empty() && card.plenty(supply.original) == card.all() {
        return Ok(());
    }
    let mut tried = Tried::of(placed);
    tried.put(slot, counts);
    let touching = card.relations().iter().filter(|relation| relation.slots() & bit != 0);
    if !touching.into_iter().all(|&relation| tried.may_hold(relation)) {
        return Err(Wrong::Relation);
    }
    let mut after = *placed;
    after[slot] = Some(die);
    if is_possible(card, &after, supply) { Ok(()) } else { Err(Wrong::Impossible) }
}

/// Can the empty slots be filled? Relations without an empty slot are settled and not looked at again.
pub fn is_possible(card: &Requirement, placed: &Placed, supply: &Supply) -> bool {
    let empty = card.all() & !filled(placed);
    let short = !card.plenty(supply.original);
    let mut search = Search { card, supply, tried: Tried::of(placed), left: supply.dice.0, short };
    let open = |relation: &&Relation| relation.slots() & empty != 0;
    let mut related = 0;
    for &relation in card.relations().iter().filter(open) {
        if !search.tried.may_hold(relation) {
            return false;
        }
        related |= relation.slots();
    }
    let ahead = empty & (related | short);
    if ahead == 0 {
        return true;
    }
    for die in placed.iter().flatten() {
        let left = &mut search.left[die.kind().index()];
        *left = left.saturating_sub(1);
    }
    search.fill(ahead)
}

/// What is known of the dice on a card: nothing, a number, colours, or both.
#[derive(Clone, Copy)]
struct Tried {
    /// 0 where none is known.
    numbers: [u8; SLOTS_MAX],
    /// None where none are known.
    colours: [Colours; SLOTS_MAX],
}

impl Tried {
    #[inline]
    fn of(placed: &Placed) -> Tried {
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
        let known =
            each(slots).map(|slot| self.colours[slot]).filter(|colours| !colours.is_empty());
        !known.fold(Colours::ALL, Colours::and).is_empty()
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

/// Each of these slots.
#[inline]
fn each(mut slots: Slots) -> impl Iterator<Item = usize> {
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
