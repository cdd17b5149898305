//! How many there are, and whose: connections of all, of a household, of a person.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex, MutexGuard};

/// Places, so many in all and so many for each.
pub(crate) struct Places<K> {
    most: usize,
    most_of_each: usize,
    taken: Mutex<Taken<K>>,
}

struct Taken<K> {
    all: usize,
    of: HashMap<K, usize>,
}

/// One place; it is taken until dropped.
pub(crate) struct Place<K: Eq + Hash> {
    places: Arc<Places<K>>,
    who: Option<K>,
}

/// Why there is no place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum NoPlace {
    /// All are taken.
    Full,
    /// This one has too many.
    TooManyOfThese,
}

impl<K: Eq + Hash + Clone> Places<K> {
    pub(crate) fn new(most: usize, most_of_each: usize) -> Arc<Places<K>> {
        let taken = Mutex::new(Taken { all: 0, of: HashMap::new() });
        Arc::new(Places { most, most_of_each, taken })
    }

    /// A place, if there is one left. Nobody in particular may have as many as there are.
    pub(crate) fn enter(self: &Arc<Self>, who: Option<K>) -> Result<Place<K>, NoPlace> {
        let mut taken = self.taken();
        let own = who.as_ref().and_then(|who| taken.of.get(who).copied()).unwrap_or(0);
        if own >= self.most_of_each {
            return Err(NoPlace::TooManyOfThese);
        }
        if taken.all >= self.most {
            return Err(NoPlace::Full);
        }
        taken.all += 1;
        if let Some(who) = who.clone() {
            taken.of.insert(who, own + 1);
        }
        Ok(Place { places: self.clone(), who })
    }
}

impl<K> Places<K> {
    fn taken(&self) -> MutexGuard<'_, Taken<K>> {
        self.taken.lock().expect("nobody panics while counting")
    }
}

impl<K: Eq + Hash> Drop for Place<K> {
    fn drop(&mut self) {
        let mut taken = self.places.taken();
        taken.all -= 1;
        let Some(who) = &self.who else { return };
        let left = taken.of.get_mut(who).map_or(0, |own| {
            *own -= 1;
            *own
        });
        if left == 0 {
            taken.of.remove(who);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_that_is_left_is_free_again() {
        let places = Places::new(3, 2);
        let first = places.enter(Some("Ann")).ok();
        let _second = places.enter(Some("Ann")).ok();
        assert_eq!(places.enter(Some("Ann")).err(), Some(NoPlace::TooManyOfThese));
        let _watcher = places.enter(None).ok();
        assert_eq!(places.enter(Some("Ben")).err(), Some(NoPlace::Full));
        drop(first);
        assert!(places.enter(Some("Ben")).is_ok());
        assert!(places.enter(Some("Ann")).is_ok(), "Ben has gone again");
    }
}
