//! What a seat does in one go: one action or several, all of them or none.

use crate::moves::Part;
use crate::table::{ConnId, Millis, Outbox, PersonId, Table};
use kernel::{Game, Input, Seat, Waiting};
use protocol::{ACTIONS_MAX, FromTable, Nonce, Rejection, Stage, Verdict};

/// A seat's wish to act.
pub(crate) struct Deed<A> {
    pub(crate) seat: Seat,
    pub(crate) actions: Vec<A>,
    pub(crate) nonce: Option<Nonce>,
    /// It goes on with the last deed of the seat, if nobody else has acted since.
    pub(crate) rest: bool,
}

impl<A> Deed<A> {
    /// One action, of which nobody waits for an answer.
    pub(crate) fn of_one(seat: Seat, action: A) -> Deed<A> {
        Deed { seat, actions: vec![action], nonce: None, rest: false }
    }
}

impl<G: Game> Table<G> {
    pub(crate) fn asked_to_act(
        &mut self,
        now: Millis,
        conn: ConnId,
        person: Option<PersonId>,
        deed: Deed<G::Action>,
        out: &mut Outbox<G>,
    ) {
        let (nonce, seat) = (deed.nonce.expect("who asks has a number for it"), deed.seat);
        if !(1..=ACTIONS_MAX).contains(&deed.actions.len()) {
            let words = format!("A deed has 1 to {ACTIONS_MAX} actions.");
            out.mail.push((conn, FromTable::Sorry { nonce: Some(nonce), words }));
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
            let verdict = self.act(now, deed, out);
            let chair = &mut self.chairs[seat.index()];
            chair.remember(nonce, verdict.clone());
            if verdict == Verdict::Done && std::mem::take(&mut chair.stood_in) {
                chair.back_after = None;
                self.tell_seats(out);
            }
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
        let goes_on = deed.rest && self.goes_on(deed.seat);
        let first = if goes_on { Part::Rest(deed.nonce) } else { Part::First(deed.nonce) };
        let inputs = deed.actions.into_iter().map(|action| Input::Act(deed.seat, action));
        self.change(now, inputs.collect(), first, out);
        Verdict::Done
    }

    /// Would all of it be done? Each action is put to the rules after those before it. Nothing may
    /// come between them that the seat could not know, or a refusal would tell it for nothing.
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
            if state.shows(Input::Act(deed.seat, action)) {
                return Err(Verdict::Rejected(Rejection::Interrupted));
            }
            state.apply(Input::Act(deed.seat, action), &mut ());
            if !matches!(state.waiting(), Waiting::Seats { .. } | Waiting::Over) {
                return Err(Verdict::Rejected(Rejection::Interrupted));
            }
        }
        check(&state, last)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Meta, PersonId, Seed, Sitter};
    use fastrand::Rng;
    use kernel::{Chosen, Seats};
    use oriflamme::{Action, Oriflamme};
    use protocol::{Pace, TableId};

    fn table(rng: &mut Rng) -> Table<Oriflamme> {
        let chosen = Chosen::new(Oriflamme::OPTIONS, &[]).expect("defaults fit");
        let setup = Oriflamme::configure(&chosen).expect("defaults fit");
        let person = |id| Sitter::Person { id: PersonId(id), name: "Ann".to_owned() };
        let sitters = (0..Oriflamme::new(&setup).expect("fits").seats().len() as u64).map(person);
        let meta = Meta {
            id: TableId::from_bits(1),
            rules: Oriflamme::rules_of(&setup),
            sitters: sitters.collect(),
            setup,
            pace: Pace::default(),
            host: PersonId(0),
            listed: false,
            standing: Seats::NONE,
        };
        let seed = Seed::new([rng.u8(..); 32]);
        Table::new(0, meta, seed, &mut Outbox::default()).expect("a table")
    }

    /// Something that this seat can try in one go, legal or not.
    fn some_deed(world: &Oriflamme, seat: Seat, rng: &mut Rng) -> Vec<Action> {
        let (mut world, mut actions) = (*world, Vec::new());
        while actions.len() < 4 && world.waiting().actors().has(seat) {
            let mut legal = Vec::new();
            world.legal(seat, &mut legal);
            actions.push(legal[rng.usize(..legal.len())]);
            world.apply(Input::Act(seat, actions[actions.len() - 1]), &mut ());
        }
        actions.push(Action::Leave);
        actions
    }

    #[test]
    fn no_refusal_tells_a_seat_what_it_cannot_know() {
        let (mut compared, mut interrupted) = (0, 0);
        for game in 0..30 {
            let mut rng = Rng::with_seed(game);
            let mut table = table(&mut rng);
            while let Waiting::Seats { must, .. } = table.state.waiting() {
                let seat = must.lowest().expect("somebody is asked");
                let (truth, view) = (table.state, table.state.view(Some(seat)));
                for _ in 0..4 {
                    let other = Oriflamme::imagine(&view, &mut |n| rng.u32(..n));
                    let imagined = if rng.bool() { &truth } else { &other };
                    let actions = some_deed(imagined, seat, &mut rng);
                    let deed = Deed { seat, actions, nonce: None, rest: false };
                    let here = table.try_deed(&deed);
                    table.state = other;
                    let there = table.try_deed(&deed);
                    table.state = truth;
                    assert_eq!(here, there, "{:?} tells two worlds apart", deed.actions);
                    compared += 1;
                    let why = Verdict::Rejected(Rejection::Interrupted);
                    interrupted += u32::from(here == Err(why));
                }
                let mut legal = Vec::new();
                table.state.legal(seat, &mut legal);
                let deed = Deed::of_one(seat, rng.choice(legal).expect("one"));
                table.act(0, deed, &mut Outbox::default());
            }
        }
        assert!(compared > 1_000 && interrupted > 100, "{compared} {interrupted}");
    }
}
