//! A client: folds what it hears, asks again after a gap, repeats what was not answered.

use kernel::{Game, Seat};
use protocol::{
    FromTable, Nonce, PROTOCOL, Perspective, Stage, ToTable, UndoAsked, Verdict, Version,
};
use table::{ConnId, Millis, PersonId};

/// A request that has not been answered.
#[derive(Clone)]
pub(crate) struct Request<A> {
    pub nonce: Nonce,
    pub message: ToTable<A>,
    pub sent_at: Millis,
}

/// One person's page.
pub(crate) struct Client<G: Game> {
    pub person: Option<PersonId>,
    pub conn: Option<ConnId>,
    pub version: Option<Version>,
    pub views: Vec<Perspective<G>>,
    pub stage: Stage,
    pub open: Option<Request<G::Action>>,
    /// The last things that it asked for: tried again out of turn, they are refused with a reason.
    pub acted: Vec<(Seat, G::Action)>,
    pub asked_undo: Option<UndoAsked>,
    pub next_nonce: u64,
    /// Away on purpose until then.
    pub away_until: Millis,
    /// A whole view was asked for and has not come.
    pub lost: bool,
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
            version: None,
            views: Vec::new(),
            stage: Stage::Gathering,
            open: None,
            acted: Vec::new(),
            asked_undo: None,
            next_nonce: 1,
            away_until: 0,
            lost: false,
            heard_at: 0,
        }
    }

    /// The first word on a new connection.
    pub(crate) fn hello(&self) -> ToTable<G::Action> {
        ToTable::Hello { protocol: PROTOCOL, have: self.version.filter(|_| !self.lost) }
    }

    /// Takes in what the table says. Panics when it is older than what is known already.
    pub(crate) fn hear(&mut self, now: Millis, message: FromTable<G>) -> Wish<G::Action> {
        self.heard_at = now;
        match message {
            // An old welcome may arrive late; what is shown never goes back.
            FromTable::Welcome { version, views, stage, .. }
                if self.version.is_none_or(|have| version >= have) =>
            {
                (self.version, self.views, self.stage) = (Some(version), views, stage);
                self.lost = false;
            }
            FromTable::Update { version, stories, .. } => {
                let Some(have) = self.version else { return Wish::Nothing };
                let fits = stories.len() == self.views.len()
                    && stories.iter().zip(&self.views).all(|(a, b)| a.viewer == b.viewer);
                if version == have.next() && fits && !self.lost {
                    for (story, perspective) in stories.iter().zip(&mut self.views) {
                        story.events.iter().for_each(|one| G::follow(&mut perspective.view, one));
                    }
                    self.version = Some(version);
                } else if version > have {
                    self.lost = true;
                    return Wish::Say(self.hello());
                }
            }
            FromTable::Answer { nonce, verdict }
                if self.open.as_ref().is_some_and(|open| open.nonce == nonce) =>
            {
                self.open = None;
                // What looked possible is not: perhaps this page is behind.
                if verdict != Verdict::Done {
                    return Wish::Say(ToTable::Ping { at: now });
                }
            }
            FromTable::Pong { version, .. } if self.version.is_none_or(|have| have < version) => {
                self.lost = true;
                return Wish::Say(self.hello());
            }
            FromTable::Seats { stage, .. } => self.stage = stage,
            FromTable::UndoAsked(asked) => self.asked_undo = Some(asked),
            FromTable::UndoClosed { .. } => self.asked_undo = None,
            _ => {}
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
        for perspective in &self.views {
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
