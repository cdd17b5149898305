//! Taking back, and doing again.
//!
//! One's own last deed is free to take back until chance, hidden information or somebody else's
//! action has come between. After that all other people are asked, those who are away too: who has
//! nobody to ask plays against bots, and bots agree to everything.
//!
//! What a seat took back it may have done again until something new is done: the same actions and the
//! same draws, of everybody. Where the others had to agree to the one, they have to agree to the other.

use crate::restore::Entry;
use crate::table::{ConnId, Millis, Outbox, PersonId, Table};
use kernel::{Game, Input, InputOf, Seat, Seats};
use protocol::{FromTable, Nonce, Rejection, Stage, UndoAsked, Verdict, Version};

/// So long bots hold still for people to answer; then the match goes on, and the wish has lapsed.
const ANSWER_MILLIS: Millis = 20_000;

/// So many refusals are remembered; each of them took a person who said no.
const REFUSED_MAX: usize = 64;

/// A wish that somebody said no to.
#[derive(PartialEq, Eq)]
pub(crate) struct Refused {
    seat: Seat,
    redo: bool,
    /// The moment of the deed that it was about.
    deed: Option<Version>,
}

/// A wish to take back or to do again that is not answered yet.
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

/// An input with what is known of it beside the match.
pub(crate) struct Noted<G: Game> {
    pub(crate) input: InputOf<G>,
    /// At which moment it came.
    pub(crate) moment: Version,
    /// It belongs to the deed of the action before.
    pub(crate) follows: bool,
}

/// What was taken back in one go.
pub(crate) struct Undone<G: Game> {
    seat: Seat,
    /// Nobody had to be asked.
    free: bool,
    inputs: Vec<Noted<G>>,
}

impl<G: Game> Table<G> {
    /// Somebody wants the last deed back, or, with `redo`, done again.
    pub(crate) fn asked_to_undo(
        &mut self,
        now: Millis,
        conn: ConnId,
        person: Option<PersonId>,
        (nonce, seat, redo): (Nonce, Seat, bool),
        out: &mut Outbox<G>,
    ) {
        let own = person.is_some() && self.seats_of(person).has(seat);
        let verdict = if !own {
            Verdict::Rejected(Rejection::NotYourSeat)
        } else if let Some(known) = self.chairs[seat.index()].answered(nonce) {
            known
        } else {
            let wish = UndoAsked { seat, asked: self.version, redo };
            let done = self.undo(now, wish, nonce, out);
            let verdict = done.map_or_else(Verdict::Rejected, |()| Verdict::Done);
            self.chairs[seat.index()].remember(nonce, verdict.clone());
            verdict
        };
        out.mail.push((conn, FromTable::Answer { nonce, verdict }));
    }

    fn undo(
        &mut self,
        now: Millis,
        wish: UndoAsked,
        nonce: Nonce,
        out: &mut Outbox<G>,
    ) -> Result<(), Rejection> {
        let UndoAsked { seat, redo, .. } = wish;
        let free = if redo { self.may_redo(seat)? } else { self.may_undo(seat)? };
        let others = self.others(seat);
        if free || others.is_empty() {
            self.fulfil(now, wish, nonce, out);
            return Ok(());
        }
        // Nobody asks twice for one thing, and one wish waits for the other.
        if self.undo_refused.contains(&self.thing_of(wish)) {
            return Err(Rejection::UndoRefused);
        }
        if self.undo_asked.is_none() {
            let until = now + ANSWER_MILLIS;
            self.undo_asked = Some(UndoQuestion { asked: wish, nonce, open: others, until });
            self.tell_all(out, |_, _| FromTable::UndoAsked(wish));
        }
        Err(Rejection::UndoAsked)
    }

    /// May this seat take its last deed back, and without asking?
    fn may_undo(&self, seat: Seat) -> Result<bool, Rejection> {
        let last = self.last_deed_of(seat).filter(|_| self.stage() == Stage::Playing);
        let keep = last.ok_or(Rejection::NothingToUndo)?;
        if !self.runs() {
            return Err(Rejection::Paused);
        }
        if !self.may_be_taken_back(keep) {
            return Err(Rejection::StaysDone);
        }
        Ok(self.is_free(keep))
    }

    /// May this seat have done again what it took back, and without asking?
    fn may_redo(&self, seat: Seat) -> Result<bool, Rejection> {
        let own = self.undone.last().filter(|undone| undone.seat == seat);
        let undone = own.ok_or(Rejection::NothingToRedo)?;
        if self.runs() { Ok(undone.free) } else { Err(Rejection::Paused) }
    }

    /// Who may have something done again.
    pub(crate) fn may_be_done_again_by(&self) -> Option<Seat> {
        self.undone.last().map(|undone| undone.seat)
    }

    /// Where the last deed of this seat begins.
    fn last_deed_of(&self, seat: Seat) -> Option<usize> {
        let is_own = |input: &InputOf<G>| matches!(input, Input::Act(by, _) if *by == seat);
        let mut at = self.inputs.iter().rposition(is_own)?;
        // The rest of a deed may come after chance.
        while self.following.contains(&(at as u32)) {
            at = self.inputs[..at].iter().rposition(is_own)?;
        }
        Some(at)
    }

    /// Did this seat act last, and can it go on with that deed?
    pub(crate) fn goes_on(&self, seat: Seat) -> bool {
        let acts = self.inputs.iter().rev();
        let last = acts.filter_map(|input| match input {
            Input::Act(by, _) => Some(*by),
            Input::Chance(_) | Input::Clock(_) => None,
        });
        self.undone.is_empty() && last.take(1).eq([seat])
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
        meant: UndoAsked,
        agree: bool,
        out: &mut Outbox<G>,
    ) {
        let own = self.seats_of(person);
        let open = self.undo_asked.as_mut().filter(|question| question.asked == meant);
        let Some(question) = open else { return };
        if question.open.and(own).is_empty() {
            return;
        }
        question.open = question.open.minus(own);
        let (wish, nonce, all) = (question.asked, question.nonce, question.open.is_empty());
        if !agree {
            if self.undo_refused.len() == REFUSED_MAX {
                self.undo_refused.pop_front();
            }
            self.undo_refused.push_back(self.thing_of(wish));
            self.close_undo(true, out);
        } else if all {
            self.fulfil(now, wish, nonce, out);
        }
    }

    /// What a wish is about: it stays the same thing at whichever moment it is asked for.
    fn thing_of(&self, UndoAsked { seat, redo, .. }: UndoAsked) -> Refused {
        let deed = if redo {
            self.undone.last().and_then(|undone| undone.inputs.first()).map(|noted| noted.moment)
        } else {
            let before = |at| self.moments.partition_point(|&(first, _)| first as usize <= at);
            let moment = |at| before(at).checked_sub(1).map(|last| self.moments[last].1);
            self.last_deed_of(seat).and_then(moment)
        };
        Refused { seat, redo, deed }
    }

    /// Something new was done. What was refused to its own people stays refused: they could take it
    /// back at once, and ask again and again.
    pub(crate) fn lift_refusals(&mut self, input: InputOf<G>) {
        let Input::Act(by, _) = input else { return };
        let person = |seat: Seat| self.chairs[seat.index()].sitter.person();
        self.undo_refused.retain(|refused| person(refused.seat) == person(by));
    }

    pub(crate) fn close_undo(&mut self, refused: bool, out: &mut Outbox<G>) {
        if self.undo_asked.take().is_some() {
            self.tell_all(out, |_, _| FromTable::UndoClosed { refused });
        }
    }

    /// Takes back or does again, and tells everybody. Draws that were made stay made: nobody draws
    /// twice to choose.
    fn fulfil(&mut self, now: Millis, wish: UndoAsked, nonce: Nonce, out: &mut Outbox<G>) {
        let UndoAsked { seat, redo, .. } = wish;
        let (version, request) = (self.version.next(), Some((seat, nonce)));
        self.close_undo(false, out);
        let entry = if redo {
            self.do_again(now, version).expect("it was there when asked");
            Entry::Redo { version, at: now, request }
        } else {
            let keep = self.last_deed_of(seat).expect("it was there when asked");
            self.go_back(now, version, keep);
            Entry::Undo { version, at: now, keep, request }
        };
        self.keep(entry, now, out);
        self.let_back(out);
        self.review_standing(out);
        self.forget_recent();
        self.tell_all(out, |_, _| FromTable::TakenBack { seat, again: redo });
        self.tell_all(out, |table, person| table.welcome(now, person));
    }

    /// What taking back does to the match, here and when it is replayed: back to the first `keep`
    /// inputs, the next of which is somebody's action.
    pub(crate) fn go_back(&mut self, now: Millis, version: Version, keep: usize) {
        let free = self.is_free(keep);
        self.state = self.at(keep);
        let inputs = self.cut_inputs(keep);
        if let Some(Input::Act(seat, _)) = inputs.first().map(|noted| noted.input) {
            self.undone.push(Undone { seat, free, inputs });
        }
        (self.version, self.taken_back) = (version, version);
        self.ask_again(now, keep, free);
    }

    /// What doing again does to the match, here and when it is replayed; nothing if nothing was taken
    /// back. Each change asks everybody anew, as if it were made now.
    pub(crate) fn do_again(&mut self, now: Millis, version: Version) -> Option<()> {
        let undone = self.undone.pop()?;
        (self.version, self.taken_back) = (version, version);
        for change in undone.inputs.chunk_by(|one, next| one.moment == next.moment) {
            let anew = self.asked_anew(change.first().map(|noted| &noted.input));
            for noted in change {
                self.state.apply(noted.input, &mut ());
                self.note_input(noted);
            }
            self.settle(now, anew);
        }
        Some(())
    }

    /// The state after the first `count` inputs.
    fn at(&self, count: usize) -> G {
        let mut state = G::new(&self.setup).expect("the setup was accepted before");
        self.inputs[..count].iter().for_each(|&input| state.apply(input, &mut ()));
        state
    }
}
