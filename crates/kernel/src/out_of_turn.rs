//! The refusals that every game has: the match is over, or somebody else is asked.

use crate::{Checked, Clause, Seat, Waiting, refuse};

/// By which clauses a game refuses whoever is not asked, and in which of its own reasons. Every `check`
/// begins with it; what is left to check is the action.
///
/// ```
/// use kernel::{Clause, OutOfTurn, Seat, Waiting};
///
/// static OVER: Clause = Clause { id: "Z3" };
/// static TURN: Clause = Clause { id: "T8" };
/// #[derive(Clone, Copy, PartialEq, Debug)]
/// enum Because { Over, NotYourTurn(Option<Seat>) }
/// const OUT_OF_TURN: OutOfTurn<Because> =
///     OutOfTurn { over: (&OVER, Because::Over), turn: (&TURN, Because::NotYourTurn) };
///
/// let (ann, ben) = (Seat::new(0), Seat::new(1));
/// assert!(OUT_OF_TURN.check(Waiting::on_one(ann), ann).is_ok());
/// let no = OUT_OF_TURN.check(Waiting::on_one(ann), ben).expect_err("it is Ann's turn");
/// assert_eq!((no.clause.id, no.because), ("T8", Because::NotYourTurn(Some(ann))));
/// let no = OUT_OF_TURN.check(Waiting::Over, ann).expect_err("nobody acts any more");
/// assert_eq!((no.clause.id, no.because), ("Z3", Because::Over));
/// ```
#[derive(Clone, Copy, Debug)]
pub struct OutOfTurn<B> {
    /// When the match is over nobody acts any more.
    pub over: (&'static Clause, B),
    /// Only who is asked acts; the reason names who is, or nobody while nature or the clock is.
    pub turn: (&'static Clause, fn(Option<Seat>) -> B),
}

impl<B: Copy> OutOfTurn<B> {
    /// May `seat` act at all while the match waits for this?
    #[inline]
    pub fn check(&self, waiting: Waiting, seat: Seat) -> Checked<B> {
        let asked = waiting.actors();
        match waiting {
            Waiting::Over => refuse(self.over.0, self.over.1),
            _ if asked.has(seat) => Ok(()),
            _ => refuse(self.turn.0, (self.turn.1)(asked.lowest())),
        }
    }
}
