//! Standing answers: a seat that lets everything pass until it has a turn of its own.
//!
//! The table gives the answer for it after a while, as a person would. How long that is comes from the
//! secret seed and the moment, so it tells nothing about what the seat holds and cannot be predicted.

use crate::deed::Deed;
use crate::table::{Millis, Outbox, PersonId, Table};
use kernel::{Game, Seat, Seats};
use protocol::{FromTable, Verdict};

/// The shortest wait.
const SOONEST_MILLIS: Millis = 600;
/// What is added to it at most.
const SPREAD_MILLIS: Millis = 1_800;

impl<G: Game> Table<G> {
    pub(crate) fn asked_to_stand(
        &mut self,
        person: Option<PersonId>,
        seat: Seat,
        on: bool,
        out: &mut Outbox<G>,
    ) {
        if person.is_none() || !self.seats_of(person).has(seat) {
            return;
        }
        let stands = on && !self.has_own_turn(seat);
        self.set_standing(seat, stands, out);
    }

    /// Who lets everything pass.
    pub(crate) fn standing(&self) -> Seats {
        let standing = |at: &usize| self.chairs[*at].standing;
        (0..self.chairs.len()).filter(standing).map(Seat::new).collect()
    }

    /// Must this seat act, and not only let something pass?
    fn has_own_turn(&self, seat: Seat) -> bool {
        let asked = self.chairs[seat.index()].asked.is_some_and(|asked| asked.must);
        asked && self.state.declines(seat).is_none()
    }

    /// A turn of one's own ends the wish.
    pub(crate) fn review_standing(&mut self, out: &mut Outbox<G>) {
        for seat in (0..self.chairs.len()).map(Seat::new) {
            if self.chairs[seat.index()].standing && self.has_own_turn(seat) {
                self.set_standing(seat, false, out);
            }
        }
    }

    /// Notes the wish, which a restart leaves as it is.
    fn set_standing(&mut self, seat: Seat, on: bool, out: &mut Outbox<G>) {
        let before = std::mem::replace(&mut self.chairs[seat.index()].standing, on);
        out.meta_changed |= before != on;
        self.tell_keeper(seat, out);
    }

    /// Tells whoever keeps this seat, and nobody else: that anything was said at all is a secret.
    fn tell_keeper(&self, seat: Seat, out: &mut Outbox<G>) {
        let keeper = &self.chairs[seat.index()].sitter;
        let own = self.connections.iter().filter(|one| one.greeted && keeper.is(one.person));
        for connection in own {
            let (stage, seats) = (self.stage(), self.seat_cards(connection.person));
            out.mail.push((connection.id, FromTable::Seats { stage, seats }));
        }
    }

    /// The next seat for which the table answers, and when.
    pub(crate) fn next_standing(&self) -> Option<(Seat, Millis)> {
        let held = self.undo_asked.as_ref().map_or(0, |question| question.until);
        let due = self.chairs.iter().enumerate().filter_map(|(at, chair)| {
            let asked = chair.asked.filter(|asked| asked.must)?;
            if !chair.standing || !chair.is_played_by_person() {
                return None;
            }
            let bits = self.dice.seed().wait_bits(asked.version.0, at as u32);
            let wait = SOONEST_MILLIS + bits % SPREAD_MILLIS;
            Some((Seat::new(at), self.real(asked.since.saturating_add(wait)).max(held)))
        });
        due.min_by_key(|&(_, at)| at)
    }

    /// Gives the standing answer of a seat.
    pub(crate) fn answer_standing(&mut self, now: Millis, seat: Seat, out: &mut Outbox<G>) {
        let deed = self.state.declines(seat).map(|action| Deed::of_one(seat, action));
        if deed.map(|deed| self.act(now, deed, out)) != Some(Verdict::Done) {
            self.set_standing(seat, false, out);
        }
    }
}
