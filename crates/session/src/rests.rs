//! Deeds that wait: what could not go with its beginning, and whatever the same seat does after it.

use alloc::collections::VecDeque;
use alloc::vec::Vec;
use kernel::Seat;

/// Deeds that wait for others to be answered, in the order in which they were made.
#[derive(Clone, Debug)]
pub struct Rests<A> {
    waiting: VecDeque<Waiting<A>>,
}

/// What waits.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Waiting<A> {
    /// Whose it is.
    pub seat: Seat,
    /// One action after the other.
    pub actions: Vec<A>,
    /// It is the rest of the deed before it, and no deed of its own.
    pub rest: bool,
}

impl<A> Default for Rests<A> {
    fn default() -> Self {
        Rests { waiting: VecDeque::new() }
    }
}

impl<A> Rests<A> {
    /// Lets this wait, a deed of its own or the rest of one; nothing needs no waiting.
    pub fn push(&mut self, seat: Seat, actions: Vec<A>, rest: bool) {
        if !actions.is_empty() {
            self.waiting.push_back(Waiting { seat, actions, rest });
        }
    }

    /// What is left of the rest that was taken out last comes before everything else.
    pub fn push_first(&mut self, seat: Seat, actions: Vec<A>) {
        if !actions.is_empty() {
            self.waiting.push_front(Waiting { seat, actions, rest: true });
        }
    }

    /// Does something of this seat wait? What it does next has to come after that.
    pub fn has(&self, seat: Seat) -> bool {
        self.waiting.iter().any(|one| one.seat == seat)
    }

    /// Takes out what waits longest.
    pub fn pop(&mut self) -> Option<Waiting<A>> {
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
        rests.push(ann, vec![1, 2], true);
        rests.push(ben, Vec::new(), false);
        rests.push(ben, vec![3], false);
        assert!(rests.has(ann) && rests.has(ben));
        assert_eq!(rests.pop(), Some(Waiting { seat: ann, actions: vec![1, 2], rest: true }));
        rests.push_first(ann, vec![2]);
        assert_eq!(rests.pop(), Some(Waiting { seat: ann, actions: vec![2], rest: true }));
        let last = Waiting { seat: ben, actions: vec![3], rest: false };
        assert_eq!((rests.pop(), rests.pop()), (Some(last), None));
    }
}
