//! Taking back.
//!
//! One's own last action is free to take back until chance, hidden information or somebody else's
//! action has come between. After that all other people are asked, those who are away too: who has
//! nobody to ask plays against bots, and bots agree to everything.

use crate::chair::Sitter;
use crate::restore::Entry;
use crate::table::{ConnId, Millis, Outbox, PersonId, Table};
use kernel::{Game, Input, Seat, Seats};
use protocol::{FromTable, Nonce, Rejection, Stage, UndoAsked, Verdict, Version};

/// So long bots hold still for people to answer; then the match goes on, and the wish has lapsed.
const ANSWER_MILLIS: Millis = 20_000;

/// A wish to take back that is not answered yet.
pub(crate) struct Question {
    pub(crate) asked: UndoAsked,
    /// Whose answers are missing.
    open: Seats,
    /// Until when bots hold still.
    pub(crate) until: Millis,
}

impl<G: Game> Table<G> {
    pub(crate) fn asked_to_undo(
        &mut self,
        now: Millis,
        conn: ConnId,
        person: Option<PersonId>,
        (nonce, seat): (Nonce, Seat),
        out: &mut Outbox<G>,
    ) {
        let own = person.is_some() && self.seats_of(person).has(seat);
        let verdict = if !own {
            Verdict::Rejected(Rejection::NotYourSeat)
        } else if let Some(known) = self.chairs[seat.index()].answered(nonce) {
            known
        } else {
            let verdict = self.undo(now, seat, out);
            self.chairs[seat.index()].remember(nonce, verdict.clone());
            verdict
        };
        out.mail.push((conn, FromTable::Answer { nonce, verdict }));
    }

    fn undo(&mut self, now: Millis, seat: Seat, out: &mut Outbox<G>) -> Verdict<G::Because> {
        let by_seat =
            |input: &kernel::InputOf<G>| matches!(input, Input::Act(by, _) if *by == seat);
        let last = self.inputs.iter().rposition(by_seat);
        let Some(keep) = last.filter(|_| self.stage() == Stage::Playing) else {
            return Verdict::Rejected(Rejection::NothingToUndo);
        };
        let others = self.others(seat);
        if self.is_free(keep) || others.is_empty() {
            self.take_back(now, keep, out);
            return Verdict::Done;
        }
        let asked = UndoAsked { seat, asked: self.version };
        self.undo_asked = Some(Question { asked, open: others, until: now + ANSWER_MILLIS });
        self.tell_all(out, |_, _| FromTable::UndoAsked(asked));
        Verdict::Rejected(Rejection::UndoAsked)
    }

    /// Is the action at this place the last thing that happened, and did it show nothing hidden?
    fn is_free(&self, keep: usize) -> bool {
        keep + 1 == self.inputs.len() && !self.at(keep).shows(self.inputs[keep])
    }

    /// Seats of other people.
    fn others(&self, seat: Seat) -> Seats {
        let asking = &self.chairs[seat.index()].sitter;
        let asked = self.chairs.iter().enumerate().filter(|(_, chair)| {
            matches!(chair.sitter, Sitter::Person { .. }) && chair.sitter != *asking
        });
        asked.map(|(at, _)| Seat::new(at)).collect()
    }

    pub(crate) fn consent(
        &mut self,
        now: Millis,
        person: Option<PersonId>,
        version: Version,
        agree: bool,
        out: &mut Outbox<G>,
    ) {
        let own = self.seats_of(person);
        let Some(Question { asked, open, .. }) = &mut self.undo_asked else { return };
        if asked.asked != version || open.and(own).is_empty() {
            return;
        }
        *open = open.minus(own);
        let (seat, all) = (asked.seat, open.is_empty());
        if !agree {
            self.close_undo(true, out);
        } else if all {
            let by_seat =
                |input: &kernel::InputOf<G>| matches!(input, Input::Act(by, _) if *by == seat);
            let keep = self.inputs.iter().rposition(by_seat).expect("it was there when asked");
            self.take_back(now, keep, out);
        }
    }

    pub(crate) fn close_undo(&mut self, refused: bool, out: &mut Outbox<G>) {
        if self.undo_asked.take().is_some() {
            self.tell_all(out, |_, _| FromTable::UndoClosed { refused });
        }
    }

    /// Back to the first `keep` inputs. Draws that were made stay made: nobody draws twice to choose.
    fn take_back(&mut self, now: Millis, keep: usize, out: &mut Outbox<G>) {
        self.close_undo(false, out);
        self.version = self.version.next();
        self.state = self.at(keep);
        self.inputs.truncate(keep);
        out.entries.push(Entry::Undo { version: self.version, at: now, keep });
        self.waiting_since = now;
        self.wind_alarms(now);
        self.forget_recent();
        self.tell_all(out, |table, person| table.welcome(now, person));
    }

    /// The state after the first `count` inputs.
    fn at(&self, count: usize) -> G {
        let mut state = G::new(&self.setup).expect("the setup was accepted before");
        self.inputs[..count].iter().for_each(|&input| state.apply(input, &mut ()));
        state
    }
}
