//! Taking back.
//!
//! One's own last action is free to take back until chance, hidden information or somebody else's
//! action has come between. After that all other people are asked, those who are away too: who has
//! nobody to ask plays against bots, and bots agree to everything.

use crate::restore::Entry;
use crate::table::{ConnId, Millis, Outbox, PersonId, Table};
use kernel::{Game, Input, InputOf, Seat, Seats};
use protocol::{FromTable, Nonce, Rejection, Stage, UndoAsked, Verdict, Version};

/// So long bots hold still for people to answer; then the match goes on, and the wish has lapsed.
const ANSWER_MILLIS: Millis = 20_000;

/// A wish to take back that is not answered yet.
pub(crate) struct UndoQuestion {
    pub(crate) asked: UndoAsked,
    nonce: Nonce,
    /// Whose answers are missing.
    open: Seats,
    /// Until when bots hold still.
    pub(crate) until: Millis,
}

impl UndoQuestion {
    /// Do these seats have nothing more to say about it?
    pub(crate) fn was_answered_by(&self, own: Seats) -> bool {
        !own.is_empty() && own.and(self.open.with(self.asked.seat)).is_empty()
    }
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
            let verdict = self.undo(now, seat, nonce, out);
            self.chairs[seat.index()].remember(nonce, verdict.clone());
            verdict
        };
        out.mail.push((conn, FromTable::Answer { nonce, verdict }));
    }

    fn undo(
        &mut self,
        now: Millis,
        seat: Seat,
        nonce: Nonce,
        out: &mut Outbox<G>,
    ) -> Verdict<G::Because> {
        let last = self.last_deed_of(seat).filter(|_| self.stage() == Stage::Playing);
        let Some(keep) = last else { return Verdict::Rejected(Rejection::NothingToUndo) };
        if !self.runs() {
            return Verdict::Rejected(Rejection::Paused);
        }
        if !self.may_be_taken_back(keep) {
            return Verdict::Rejected(Rejection::StaysDone);
        }
        let others = self.others(seat);
        if self.is_free(keep) || others.is_empty() {
            self.take_back(now, keep, (seat, nonce), out);
            return Verdict::Done;
        }
        // Nobody asks twice for one thing, and one wish waits for the other.
        let (refused_at, refused) = self.undo_refused;
        if refused_at == self.version && refused.has(seat) {
            return Verdict::Rejected(Rejection::UndoRefused);
        }
        if self.undo_asked.is_none() {
            let asked = UndoAsked { seat, asked: self.version };
            let until = now + ANSWER_MILLIS;
            self.undo_asked = Some(UndoQuestion { asked, nonce, open: others, until });
            self.tell_all(out, |_, _| FromTable::UndoAsked(asked));
        }
        Verdict::Rejected(Rejection::UndoAsked)
    }

    /// Where the last deed of this seat begins.
    fn last_deed_of(&self, seat: Seat) -> Option<usize> {
        let is_own = |input: &InputOf<G>| matches!(input, Input::Act(by, _) if *by == seat);
        let mut at = self.inputs.iter().rposition(is_own)?;
        while self.following.contains(&(at as u32)) {
            at -= 1;
        }
        Some(at)
    }

    /// Does the game let everything from this place on be taken back?
    fn may_be_taken_back(&self, keep: usize) -> bool {
        let mut state = self.at(keep);
        self.inputs[keep..].iter().all(|&input| {
            let free = state.takes_back(input);
            state.apply(input, &mut ());
            free
        })
    }

    /// Is the deed at this place the last thing that happened, and did it show nothing hidden?
    fn is_free(&self, keep: usize) -> bool {
        let last = (keep + 1..self.inputs.len()).all(|at| self.following.contains(&(at as u32)));
        let mut state = self.at(keep);
        last && self.inputs[keep..].iter().all(|&input| {
            let shows = state.shows(input);
            state.apply(input, &mut ());
            !shows
        })
    }

    /// Seats of other people.
    fn others(&self, seat: Seat) -> Seats {
        let person = self.chairs[seat.index()].sitter.person();
        let asked = self.chairs.iter().enumerate().filter(|(_, chair)| {
            let other = chair.sitter.person();
            other.is_some() && other != person
        });
        asked.map(|(at, _)| Seat::new(at)).collect()
    }

    pub(crate) fn consent(
        &mut self,
        now: Millis,
        person: Option<PersonId>,
        to: UndoAsked,
        agree: bool,
        out: &mut Outbox<G>,
    ) {
        let own = self.seats_of(person);
        let Some(question) = self.undo_asked.as_mut().filter(|question| question.asked == to)
        else {
            return;
        };
        if question.open.and(own).is_empty() {
            return;
        }
        question.open = question.open.minus(own);
        let (request, all) = ((to.seat, question.nonce), question.open.is_empty());
        if !agree {
            let (at, before) = self.undo_refused;
            let before = if at == self.version { before } else { Seats::NONE };
            self.undo_refused = (self.version, before.with(to.seat));
            self.close_undo(true, out);
        } else if all {
            let keep = self.last_deed_of(to.seat).expect("it was there when asked");
            self.take_back(now, keep, request, out);
        }
    }

    pub(crate) fn close_undo(&mut self, refused: bool, out: &mut Outbox<G>) {
        if self.undo_asked.take().is_some() {
            self.tell_all(out, |_, _| FromTable::UndoClosed { refused });
        }
    }

    /// Back to the first `keep` inputs. Draws that were made stay made: nobody draws twice to choose.
    fn take_back(&mut self, now: Millis, keep: usize, request: (Seat, Nonce), out: &mut Outbox<G>) {
        let (seat, version) = (request.0, self.version.next());
        self.close_undo(false, out);
        self.go_back(now, version, keep);
        let request = Some(request);
        self.keep(Entry::Undo { version, at: now, keep, request }, now, out);
        self.let_back(out);
        self.forget_recent();
        self.tell_all(out, |_, _| FromTable::TakenBack { seat });
        self.tell_all(out, |table, person| table.welcome(now, person));
    }

    /// What taking back does to the match, here and when it is replayed.
    pub(crate) fn go_back(&mut self, now: Millis, version: Version, keep: usize) {
        let free = self.is_free(keep);
        self.state = self.at(keep);
        self.forget_inputs(keep);
        (self.version, self.taken_back) = (version, version);
        self.ask_again(now, keep, free);
    }

    /// The state after the first `count` inputs.
    fn at(&self, count: usize) -> G {
        let mut state = G::new(&self.setup).expect("the setup was accepted before");
        self.inputs[..count].iter().for_each(|&input| state.apply(input, &mut ()));
        state
    }
}
