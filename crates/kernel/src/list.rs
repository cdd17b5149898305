//! A short list inside a state.

use core::fmt;
use core::hash::{Hash, Hasher};
use core::ops::Deref;
use serde::{Serialize, Serializer};

/// At most `MAX` small things in an order, without a heap: it is copied, compared, saved and hashed
/// with the state that it lies in. Only what is in the list counts; what a removed thing leaves
/// behind must not tell two equal states apart.
#[derive(Clone, Copy)]
pub struct List<T, const MAX: usize> {
    len: u8,
    items: [T; MAX],
}

impl<T: Copy, const MAX: usize> List<T, MAX> {
    /// An empty list. The places that are not in use hold `spare`, which nobody ever sees.
    #[inline]
    pub const fn empty(spare: T) -> Self {
        const { assert!(MAX <= u8::MAX as usize, "a longer list needs a wider length") };
        List { len: 0, items: [spare; MAX] }
    }

    /// A list of one.
    #[inline]
    pub const fn one(item: T) -> Self {
        List { len: 1, items: [item; MAX] }
    }

    /// The things in their order.
    #[inline]
    pub fn as_slice(&self) -> &[T] {
        &self.items[..self.len as usize]
    }

    /// The last thing. Panics on an empty list, as an index does: this is a hot path.
    #[inline]
    pub fn top(&self) -> T {
        self.items[self.len as usize - 1]
    }

    /// The last thing, to be changed in place. Panics on an empty list.
    #[inline]
    pub fn top_mut(&mut self) -> &mut T {
        &mut self.items[self.len as usize - 1]
    }

    /// Appends. Panics when the list is full: the bound is a claim about the rules.
    #[inline]
    pub fn push(&mut self, item: T) {
        assert!((self.len as usize) < MAX, "more than the rules allow in one list");
        self.items[self.len as usize] = item;
        self.len += 1;
    }

    /// The same list and this at its end.
    #[inline]
    #[must_use]
    pub fn with(mut self, item: T) -> Self {
        self.push(item);
        self
    }

    /// Puts this before everything else.
    #[inline]
    pub fn push_first(&mut self, item: T) {
        assert!((self.len as usize) < MAX, "more than the rules allow in one list");
        self.items.copy_within(..self.len as usize, 1);
        self.items[0] = item;
        self.len += 1;
    }

    /// Puts this in the place of what is there.
    #[inline]
    pub fn replace(&mut self, at: usize, item: T) {
        self.items[..self.len as usize][at] = item;
    }

    /// Takes the last thing away; an empty list stays empty.
    #[inline]
    pub fn pop(&mut self) {
        self.len = self.len.saturating_sub(1);
    }

    /// Takes out what is there; what follows moves up.
    #[inline]
    pub fn remove(&mut self, at: usize) {
        self.items.copy_within(at + 1..self.len as usize, at);
        self.len -= 1;
    }

    /// A list of these, if they are not too many: how one that was kept is read.
    pub fn of(items: &[T], spare: T) -> Option<Self> {
        let fits = items.len() <= MAX;
        fits.then(|| items.iter().fold(List::empty(spare), |list, &item| list.with(item)))
    }
}

impl<T: Copy, const MAX: usize> Deref for List<T, MAX> {
    type Target = [T];

    #[inline]
    fn deref(&self) -> &[T] {
        self.as_slice()
    }
}

impl<T: Copy + PartialEq, const MAX: usize> PartialEq for List<T, MAX> {
    #[inline]
    fn eq(&self, other: &Self) -> bool {
        self.as_slice() == other.as_slice()
    }
}

impl<T: Copy + Eq, const MAX: usize> Eq for List<T, MAX> {}

impl<T: Copy + Hash, const MAX: usize> Hash for List<T, MAX> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.as_slice().hash(state);
    }
}

impl<T: Copy + fmt::Debug, const MAX: usize> fmt::Debug for List<T, MAX> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.as_slice().fmt(f)
    }
}

impl<T: Copy + Serialize, const MAX: usize> Serialize for List<T, MAX> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.as_slice())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::state_hash;

    type Short = List<u8, 4>;

    #[test]
    fn what_was_removed_does_not_count() {
        let untouched = Short::one(7);
        let mut used = untouched.with(8).with(9);
        used.remove(1);
        assert_eq!(used.as_slice(), [7, 9]);
        used.pop();
        assert_eq!((used, state_hash(&used)), (untouched, state_hash(&untouched)));
    }

    #[test]
    fn things_keep_their_order() {
        let mut list = Short::empty(0);
        list.push(2);
        list.push_first(1);
        list.push(3);
        list.replace(1, 5);
        assert_eq!((list.as_slice(), list.len(), list.first()), (&[1, 5, 3][..], 3, Some(&1)));
        *list.top_mut() = 4;
        assert_eq!((list.top(), list.last()), (4, Some(&4)));
    }

    #[test]
    fn a_list_is_written_as_one_and_keeps_its_bound() {
        let text = serde_json::to_string(&Short::one(7).with(8)).expect("a list can be written");
        assert_eq!(text, "[7,8]");
        assert_eq!(Short::of(&[7, 8], 0), Some(Short::one(7).with(8)));
        assert_eq!(Short::of(&[1, 2, 3, 4, 5], 0), None);
    }

    #[test]
    #[should_panic(expected = "more than the rules allow")]
    fn a_full_list_takes_no_more() {
        Short::of(&[1, 2, 3, 4], 0).expect("four fit").push(5);
    }
}
