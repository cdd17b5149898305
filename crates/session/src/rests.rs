//! Deeds that wait: what could not go with its beginning, and whatever the same seat does after it.

use alloc::collections::VecDeque;
use alloc::vec::Vec;
use kernel::Seat;

/// Deeds that wait for others to be answered, in the order in which they were made.
#[derive(Clone, Debug)]
pub struct Rests<A> {
    waiting: VecDeque<(Seat, Vec<A>)>,
}

impl<A> Default for Rests<A> {
    fn default() -> Self {
        Rests { waiting: VecDeque::new() }
    }
}

impl<A> Rests<A> {
    /// Lets this wait; nothing needs no waiting.
    pub fn push(&mut self, seat: Seat, actions: Vec<A>) {
        if !actions.is_empty() {
            self.waiting.push_back((seat, actions));
        }
    }

    /// What is left of the deed that was taken out last comes before everything else.
    pub fn push_first(&mut self, seat: Seat, actions: Vec<A>) {
        if !actions.is_empty() {
            self.waiting.push_front((seat, actions));
        }
    }

    /// Does something of this seat wait? What it does next has to come after that.
    pub fn has(&self, seat: Seat) -> bool {
        self.waiting.iter().any(|(one, _)| *one == seat)
    }

    /// Takes out what waits longest.
    pub fn pop(&mut self) -> Option<(Seat, Vec<A>)> {
        self.waiting.pop_front()
    }

    /// Nothing of it is wanted any more.
    pub fn clear(&mut self) {
        self.waiting.clear();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::vec;

    #[test]
    fn a_later_deed_does_not_push_out_the_rest_of_a_former_one() {
        let (ann, ben) = (Seat::new(0), Seat::new(1));
        let mut rests = Rests::default();
        rests.push(ann, vec![1, 2]);
        rests.push(ben, Vec::new());
        rests.push(ben, vec![3]);
        assert!(rests.has(ann) && rests.has(ben));
        assert_eq!(rests.pop(), Some((ann, vec![1, 2])));
        rests.push_first(ann, vec![2]);
        assert_eq!(rests.pop(), Some((ann, vec![2])));
        assert_eq!((rests.pop(), rests.pop()), (Some((ben, vec![3])), None));
    }
}
