//! What the person at the screen does: deeds on their way, and pointing.

use super::Client;
use crate::browser::{later, mark};
use crate::games::{First, Page, Refusal};
use kernel::{Seat, Thing};
use leptos::prelude::*;
use protocol::ToTable;
use session::Waiting;

/// So long it is seen what somebody points at.
const POINTED_MILLIS: u32 = 3_000;

impl<G: Page> Client<G> {
    /// Does these one after the other, after asking the rules: a refusal is seen at once, not after a
    /// journey. It goes in one message, but for what comes after chance or after something hidden. What
    /// the same seat did before and what still waits comes first.
    pub(crate) fn deed(self, seat: Seat, actions: Vec<G::Action>) {
        mark("deed");
        self.tell_all();
        if self.inside.with_value(|inside| inside.rests.has(seat)) {
            return self.inside.update_value(|inside| inside.rests.push(seat, actions, false));
        }
        self.send(seat, actions, false);
    }

    /// Sends what can be sent at once; what is left waits. With `rest` this is itself what was left of a
    /// deed, and what is left of it comes before all else. False if the rules refuse it.
    fn send(self, seat: Seat, actions: Vec<G::Action>, rest: bool) -> bool {
        let foreseen = self
            .inside
            .with_value(|inside| inside.session.foresee(seat, &actions, &mut First))
            .map_err(|no| Refusal { clause: no.clause.id.to_owned(), because: no.because });
        match foreseen {
            Err(no) => {
                self.refused.set(Some(no));
                false
            }
            Ok(at_once) => {
                self.refused.set(None);
                self.seated.moved.set(true);
                let (now, then) = actions.split_at(at_once);
                let (now, then) = (now.to_vec(), then.to_vec());
                self.inside.update_value(|inside| match rest {
                    true => inside.rests.push_first(seat, then),
                    false => inside.rests.push(seat, then, true),
                });
                self.say(|session| match rest {
                    true => session.rest(seat, now),
                    false => session.deed(seat, now),
                });
                self.count_deeds();
                true
            }
        }
    }

    /// Goes on with a deed that had to wait, as soon as everything before it is done.
    pub(super) fn go_on(self) {
        let waits = self.inside.try_update_value(|inside| {
            let answered = inside.session.unanswered().next().is_none();
            if answered { inside.rests.pop() } else { None }
        });
        if let Some(Waiting { seat, actions, rest }) = waits.flatten() {
            self.tell_all();
            if !self.send(seat, actions, rest) {
                self.drop_rest();
            }
            return;
        }
        self.count_deeds();
    }

    /// A deed that was refused is not gone on with, nor is what was to come after it.
    pub(super) fn drop_rest(self) {
        self.inside.update_value(|inside| inside.rests.clear());
        self.count_deeds();
    }

    fn count_deeds(self) {
        let underway =
            self.inside.with_value(|inside| inside.session.unanswered().next().is_some());
        if self.underway.get_untracked() != underway {
            self.underway.set(underway);
        }
    }

    /// Shows the others something.
    pub(crate) fn point(self, seat: Seat, thing: Thing) {
        self.say(|_| ToTable::Point { seat, thing });
    }

    /// Somebody points at something: a later gesture of the same seat takes the place of this one.
    pub(super) fn pointed_at(self, seat: Seat, thing: Thing) {
        self.pointed.update(|pointed| {
            pointed.retain(|(one, _)| *one != seat);
            pointed.push((seat, thing));
        });
        later(POINTED_MILLIS, move || {
            self.pointed.try_update(|pointed| pointed.retain(|one| *one != (seat, thing)));
        });
    }
}
