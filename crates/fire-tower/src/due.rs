//! The events that were drawn and not yet carried out.

use crate::card::Card;
use alloc::vec::Vec;
use core::hash::{Hash, Hasher};
use kernel::Seat;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// How many events wait at most. There are three kinds, and while an event is carried out the deck
/// is made anew once at most: more than half of all cards are in no hand, and fewer are drawn.
const DUE_MAX: usize = 6;

/// How many places the first telling of the rules had; what is kept shows at least these.
const PLACES: usize = 3;

/// E2: drawn events that wait, each with its drawer, in the order in which they were drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Due([Option<(Card, Seat)>; DUE_MAX]);

impl Due {
    /// No event waits.
    pub const NONE: Due = Due([None; DUE_MAX]);

    /// How many wait.
    #[inline]
    pub fn len(&self) -> usize {
        self.iter().count()
    }

    /// Does none wait?
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.0[0].is_none()
    }

    /// The events, the one that has waited longest first.
    pub fn iter(&self) -> impl Iterator<Item = (Card, Seat)> + '_ {
        self.0.iter().map_while(|waiting| *waiting)
    }

    /// One more. Where no place is left, which takes a deck stacked by hand, it is not carried out.
    pub(crate) fn push(&mut self, card: Card, seat: Seat) {
        if let Some(free) = self.0.iter_mut().find(|waiting| waiting.is_none()) {
            *free = Some((card, seat));
        }
    }

    /// Takes the event out that comes after so many others.
    pub(crate) fn take(&mut self, after: usize) -> Option<(Card, Seat)> {
        let waiting = self.0.get_mut(after..)?;
        let taken = waiting.first_mut()?.take();
        waiting.rotate_left(1);
        taken
    }

    /// The places that are shown.
    fn shown(&self) -> &[Option<(Card, Seat)>] {
        &self.0[..self.len().max(PLACES)]
    }
}

// As three places were hashed and written before there were more.
impl Hash for Due {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.shown().hash(state);
    }
}

impl Serialize for Due {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.shown())
    }
}

impl<'de> Deserialize<'de> for Due {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Due, D::Error> {
        let read = Vec::<Option<(Card, Seat)>>::deserialize(from)?;
        if read.len() > DUE_MAX {
            return Err(serde::de::Error::custom("more events than can wait"));
        }
        let mut due = Due::NONE;
        read.into_iter().flatten().for_each(|(card, seat)| due.push(card, seat));
        Ok(due)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn events_are_taken_in_the_order_in_which_they_came() {
        let (ann, ben) = (Seat::new(0), Seat::new(1));
        let mut due = Due::NONE;
        due.push(Card::Firestorm, ann);
        due.push(Card::MutualAid, ben);
        due.push(Card::Firestorm, ben);
        assert_eq!(due.take(1), Some((Card::MutualAid, ben)));
        assert_eq!(due.take(0), Some((Card::Firestorm, ann)));
        assert_eq!((due.take(1), due.len()), (None, 1));
        assert_eq!((due.take(0), due), (Some((Card::Firestorm, ben)), Due::NONE));
    }

    #[test]
    fn what_finds_no_place_is_not_carried_out() {
        let mut due = Due::NONE;
        (0..9).for_each(|_| due.push(Card::Firestorm, Seat::new(0)));
        assert_eq!((due.len(), due.take(DUE_MAX)), (DUE_MAX, None));
    }

    #[test]
    fn three_places_are_kept_as_they_always_were() {
        let text = serde_json::to_string(&Due::NONE).expect("it can be written");
        assert_eq!(text, "[null,null,null]");
        let mut due = Due::NONE;
        (0..4).for_each(|_| due.push(Card::MutualAid, Seat::new(2)));
        let text = serde_json::to_string(&due).expect("it can be written");
        assert_eq!(serde_json::from_str::<Due>(&text).expect("read back"), due);
        let (before, now) = ([None::<(Card, Seat)>; PLACES], Due::NONE);
        assert_eq!(kernel::state_hash(&before), kernel::state_hash(&now));
    }
}
