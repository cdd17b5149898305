//! A client: the page's own session, and what a person before it does.

use kernel::{Game, Seat};
use protocol::{FromTable, Nonce, Stage, ToTable, UndoAsked, Verdict};
use session::{Answer, Heard, Session};
use table::{ConnId, Millis, PersonId};

/// One person's page.
pub(crate) struct Client<G: Game> {
    pub person: Option<PersonId>,
    pub conn: Option<ConnId>,
    pub session: Session<G>,
    pub stage: Stage,
    /// When it last asked for something, or asked for it again.
    pub asked_at: Millis,
    /// The last things that it asked for: tried again out of turn, they are refused with a reason.
    pub acted: Vec<(Seat, G::Action)>,
    pub asked_undo: Option<UndoAsked>,
    /// Away on purpose until then.
    pub away_until: Millis,
    /// When anything was heard last: silence for long means asking anew.
    pub heard_at: Millis,
}

/// What a client wants after it has heard something.
pub(crate) enum Wish<A> {
    Nothing,
    Say(ToTable<A>),
}

impl<G: Game> Client<G> {
    pub(crate) fn new(person: Option<PersonId>) -> Self {
        Client {
            person,
            conn: None,
            session: Session::new(0),
            stage: Stage::Gathering,
            asked_at: 0,
            acted: Vec::new(),
            asked_undo: None,
            away_until: 0,
            heard_at: 0,
        }
    }

    /// Takes in what the table says, as the page does.
    pub(crate) fn hear(&mut self, now: Millis, message: FromTable<G>) -> Wish<G::Action> {
        self.heard_at = now;
        match self.session.receive(message) {
            Heard::Welcome(everything) => self.stage = everything.stage,
            Heard::Gap => return Wish::Say(self.session.ask_for_everything()),
            // What looked possible is not: perhaps this page is behind.
            Heard::Answered(Answer::Refused { .. } | Answer::Rejected(_)) => {
                return Wish::Say(ToTable::Ping { at: now });
            }
            Heard::Seats { stage, .. } => self.stage = stage,
            Heard::UndoAsked(asked) => self.asked_undo = Some(asked),
            Heard::UndoClosed { .. } => self.asked_undo = None,
            Heard::Happened { .. }
            | Heard::Answered(Answer::Done)
            | Heard::TakenBack(_)
            | Heard::Time(_)
            | Heard::Said { .. }
            | Heard::Nothing => {}
            Heard::Sorry => panic!("the table does not understand its own page"),
        }
        Wish::Nothing
    }

    /// Was this request accepted?
    pub(crate) fn accepted(message: &FromTable<G>) -> Option<Nonce> {
        match message {
            FromTable::Answer { nonce, verdict: Verdict::Done } => Some(*nonce),
            _ => None,
        }
    }

    /// Something that it did before, for a seat of its own.
    pub(crate) fn did_before(&self, rng: &mut fastrand::Rng) -> Option<(Seat, G::Action)> {
        (!self.acted.is_empty()).then(|| self.acted[rng.usize(..self.acted.len())])
    }

    /// A seat of this client's that may act now, with a world in which it could be.
    pub(crate) fn to_move(&self, rng: &mut fastrand::Rng) -> Option<(Seat, Vec<G::Action>)> {
        let mut found = Vec::new();
        for perspective in self.session.views() {
            let Some(seat) = perspective.viewer else { continue };
            let world = G::imagine(&perspective.view, &mut |n| rng.u32(..n));
            let mut actions = Vec::new();
            if world.waiting().actors().has(seat) {
                world.legal(seat, &mut actions);
            }
            if !actions.is_empty() {
                found.push((seat, actions));
            }
        }
        if found.is_empty() { None } else { Some(found.swap_remove(rng.usize(..found.len()))) }
    }
}
