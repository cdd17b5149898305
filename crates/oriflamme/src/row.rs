//! Where cards lie: slots, the order of the row, and a per_slot with a line for each slot.

use alloc::vec::Vec;
use core::fmt;
use core::num::NonZeroU8;
use kernel::List;
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// At most so many cards are laid in a match: five players, six rounds.
pub const LAID_MAX: usize = 30;

/// The place that a laid card takes, counted from 1 in the order of laying. A card that the
/// Informant changes places with takes hers.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(transparent)]
pub struct Slot(NonZeroU8);

impl Slot {
    /// The slot with this number, counted from 1.
    #[inline]
    pub const fn new(number: usize) -> Option<Slot> {
        if number > LAID_MAX {
            return None;
        }
        match NonZeroU8::new(number as u8) {
            Some(number) => Some(Slot(number)),
            None => None,
        }
    }

    /// The slot of the card that is laid after so many others.
    #[inline]
    pub(crate) const fn after(laid: u8) -> Slot {
        Slot::new(laid as usize + 1).expect("no more cards are laid than there are slots")
    }

    /// Its number, counted from 1.
    #[inline]
    pub const fn number(self) -> usize {
        self.0.get() as usize
    }

    #[inline]
    const fn index(self) -> usize {
        self.0.get() as usize - 1
    }

    /// Every slot.
    pub fn all() -> impl Iterator<Item = Slot> {
        (1..=LAID_MAX).filter_map(Slot::new)
    }
}

impl fmt::Debug for Slot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "slot {}", self.0)
    }
}

impl fmt::Display for Slot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl<'de> Deserialize<'de> for Slot {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Slot, D::Error> {
        let number = u8::deserialize(from)?;
        Slot::new(number as usize).ok_or_else(|| Error::custom("no such slot"))
    }
}

/// A set of slots.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Slots(u32);

impl Slots {
    /// None of them.
    pub const NONE: Slots = Slots(0);

    /// Is the slot among them?
    #[inline]
    pub const fn has(self, slot: Slot) -> bool {
        self.0 & (1 << slot.index()) != 0
    }

    /// How many there are.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Is there none?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Puts the slot in.
    #[inline]
    pub(crate) fn insert(&mut self, slot: Slot) {
        self.0 |= 1 << slot.index();
    }

    /// Takes the slot out.
    #[inline]
    pub(crate) fn remove(&mut self, slot: Slot) {
        self.0 &= !(1 << slot.index());
    }
}

/// The row: the slots of all uncovered cards, in the order of activation.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(transparent)]
pub struct Row(List<Slot, LAID_MAX>);

impl Row {
    /// A row without cards.
    pub const EMPTY: Row = Row(List::empty(Slot::after(0)));

    /// The slots from the first to the last.
    #[inline]
    pub fn slots(&self) -> &[Slot] {
        self.0.as_slice()
    }

    /// How many slots there are.
    #[inline]
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Is nothing here?
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Where the slot is, counted from 0.
    #[inline]
    pub fn position(&self, slot: Slot) -> Option<usize> {
        self.slots().iter().position(|&here| here == slot)
    }

    /// N1: the slots directly left and right of this position.
    #[inline]
    pub fn beside(&self, position: usize) -> impl Iterator<Item = Slot> + Clone + use<'_> {
        let left = position.checked_sub(1).and_then(|left| self.slots().get(left));
        left.into_iter().chain(self.slots().get(position + 1)).copied()
    }

    #[inline]
    pub(crate) fn push_first(&mut self, slot: Slot) {
        self.0.push_first(slot);
    }

    #[inline]
    pub(crate) fn push_last(&mut self, slot: Slot) {
        self.0.push(slot);
    }

    #[inline]
    pub(crate) fn replace(&mut self, position: usize, slot: Slot) {
        self.0.replace(position, slot);
    }

    #[inline]
    pub(crate) fn remove(&mut self, position: usize) {
        self.0.remove(position);
    }
}

impl fmt::Debug for Row {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.slots().iter().map(|slot| slot.0)).finish()
    }
}

impl<'de> Deserialize<'de> for Row {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Row, D::Error> {
        let (mut row, mut seen) = (Row::EMPTY, Slots::NONE);
        for slot in Vec::<Slot>::deserialize(from)? {
            if seen.has(slot) {
                return Err(Error::custom("a slot that is in the row twice"));
            }
            seen.insert(slot);
            row.push_last(slot);
        }
        Ok(row)
    }
}

/// Something about each slot.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct PerSlot<T>([Option<T>; LAID_MAX]);

impl<T: Copy> PerSlot<T> {
    /// Nothing about any slot.
    pub const EMPTY: PerSlot<T> = PerSlot([None; LAID_MAX]);

    /// What is known about this slot.
    #[inline]
    pub const fn get(&self, slot: Slot) -> Option<T> {
        self.0[slot.index()]
    }

    /// What is known about this slot, to be changed.
    #[inline]
    pub fn get_mut(&mut self, slot: Slot) -> &mut Option<T> {
        &mut self.0[slot.index()]
    }

    /// The slots with something, each with what there is.
    pub fn iter(&self) -> impl Iterator<Item = (Slot, T)> + '_ {
        Slot::all().filter_map(|slot| Some((slot, self.get(slot)?)))
    }
}

impl<T: fmt::Debug + Copy> fmt::Debug for PerSlot<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.iter()).finish()
    }
}

// A list that ends with the last slot that has something: early in a match it is short.
impl<T: Serialize + Copy> Serialize for PerSlot<T> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let used = self.0.iter().rposition(Option::is_some).map_or(0, |last| last + 1);
        to.collect_seq(&self.0[..used])
    }
}

impl<'de, T: Deserialize<'de> + Copy> Deserialize<'de> for PerSlot<T> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<PerSlot<T>, D::Error> {
        let lines = Vec::<Option<T>>::deserialize(from)?;
        if lines.len() > LAID_MAX {
            return Err(Error::custom("more lines than there are slots"));
        }
        let mut per_slot = PerSlot::EMPTY;
        per_slot.0[..lines.len()].copy_from_slice(&lines);
        Ok(per_slot)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn slot(number: usize) -> Slot {
        Slot::new(number).expect("a slot")
    }

    fn row(numbers: &[usize]) -> Row {
        let mut row = Row::EMPTY;
        numbers.iter().for_each(|&number| row.push_last(slot(number)));
        row
    }

    #[test]
    fn a_row_grows_at_both_ends_and_closes_gaps() {
        let mut grown = row(&[1]);
        grown.push_first(slot(2));
        grown.push_last(slot(3));
        assert_eq!(grown, row(&[2, 1, 3]));
        grown.remove(1);
        assert_eq!(grown, row(&[2, 3]));
        assert_eq!(kernel::state_hash(&grown), kernel::state_hash(&row(&[2, 3])));
        assert_eq!((grown.position(slot(3)), grown.position(slot(1))), (Some(1), None));
    }

    #[test]
    fn n1_neighbours_are_directly_left_and_right() {
        let beside = |position| row(&[4, 5, 6]).beside(position).collect::<Vec<_>>();
        assert_eq!(beside(0), [slot(5)]);
        assert_eq!(beside(1), [slot(4), slot(6)]);
        assert_eq!(beside(2), [slot(5)]);
    }

    #[test]
    fn rows_and_sheets_survive_being_saved_and_forgeries_are_refused() {
        assert_eq!(serde_json::to_string(&row(&[2, 1])).expect("written"), "[2,1]");
        assert_eq!(serde_json::from_str::<Row>("[2,1]").expect("read"), row(&[2, 1]));
        for forged in ["[0]", "[31]", "[1,1]"] {
            assert!(serde_json::from_str::<Row>(forged).is_err(), "{forged}");
        }
        let mut per_slot = PerSlot::EMPTY;
        *per_slot.get_mut(slot(2)) = Some(7u8);
        let text = serde_json::to_string(&per_slot).expect("written");
        assert_eq!(text, "[null,7]");
        assert_eq!(serde_json::from_str::<PerSlot<u8>>(&text).expect("read"), per_slot);
        let long = serde_json::to_string(&[0u8; 31][..]).expect("written");
        assert!(serde_json::from_str::<PerSlot<u8>>(&long).is_err());
    }
}
