//! What a seat does in one go: one action or several, all of them or none.

use crate::table::{ConnId, Millis, Outbox, PersonId, Table};
use kernel::{Game, Input, Seat, Waiting};
use protocol::{ACTIONS_MAX, FromTable, Nonce, Rejection, Stage, Verdict};

/// A seat's wish to act.
pub(crate) struct Deed<A> {
    pub(crate) seat: Seat,
    pub(crate) actions: Vec<A>,
    pub(crate) nonce: Option<Nonce>,
}

impl<G: Game> Table<G> {
    pub(crate) fn asked_to_act(
        &mut self,
        now: Millis,
        conn: ConnId,
        person: Option<PersonId>,
        (nonce, seat, actions): (Nonce, Seat, Vec<G::Action>),
        out: &mut Outbox<G>,
    ) {
        if !(1..=ACTIONS_MAX).contains(&actions.len()) {
            let words = format!("A deed has 1 to {ACTIONS_MAX} actions.");
            out.mail.push((conn, FromTable::Sorry { words }));
            return;
        }
        let own = person.is_some() && self.seats_of(person).has(seat);
        let verdict = if !own {
            Verdict::Rejected(Rejection::NotYourSeat)
        } else if let Some(known) = self.chairs[seat.index()].answered(nonce) {
            known
        } else if self.stage() == Stage::Gathering {
            Verdict::Rejected(Rejection::NotStarted)
        } else if !self.runs() {
            Verdict::Rejected(Rejection::Paused)
        } else {
            self.chairs[seat.index()].stood_in = false;
            let verdict = self.act(now, Deed { seat, actions, nonce: Some(nonce) }, out);
            self.chairs[seat.index()].remember(nonce, verdict.clone());
            verdict
        };
        out.mail.push((conn, FromTable::Answer { nonce, verdict }));
    }

    /// Puts a deed to the rules; if they allow all of it, it is done and everybody hears of it.
    pub(crate) fn act(
        &mut self,
        now: Millis,
        deed: Deed<G::Action>,
        out: &mut Outbox<G>,
    ) -> Verdict<G::Because> {
        if let Err(verdict) = self.try_deed(&deed) {
            return verdict;
        }
        let inputs = deed.actions.into_iter().map(|action| Input::Act(deed.seat, action));
        self.change(now, inputs.collect(), deed.nonce, out);
        Verdict::Done
    }

    /// Would all of it be done? Each action is put to the rules after those before it.
    fn try_deed(&self, deed: &Deed<G::Action>) -> Result<(), Verdict<G::Because>> {
        let check = |state: &G, action| {
            state.check(deed.seat, action).map_err(|no| Verdict::Refused {
                clause: no.clause.id.to_string(),
                because: no.because,
            })
        };
        let (&last, before) = deed.actions.split_last().expect("a deed has an action");
        if before.is_empty() {
            return check(&self.state, last);
        }
        let mut state = self.state.clone();
        for &action in before {
            check(&state, action)?;
            state.apply(Input::Act(deed.seat, action), &mut ());
            if !matches!(state.waiting(), Waiting::Seats { .. } | Waiting::Over) {
                return Err(Verdict::Rejected(Rejection::Interrupted));
            }
        }
        check(&state, last)
    }
}
