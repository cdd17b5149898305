//! A client: the page's own session, and what a person before it does.

use kernel::{Game, Seat};
use protocol::{Flow, FromTable, Nonce, Stage, ToTable, UndoAsked, Verdict};
use session::{Answer, Heard, Session};
use table::{ConnId, Millis, PersonId};

/// More actions than this nobody puts into one deed here.
const DEED_MAX: usize = 4;

/// One person's page.
pub(crate) struct Client<G: Game> {
    pub person: Option<PersonId>,
    pub conn: Option<ConnId>,
    pub session: Session<G>,
    pub stage: Stage,
    pub flow: Flow,
    /// When it last asked for something, or asked for it again.
    pub asked_at: Millis,
    /// The last things that it asked for: tried again out of turn, they are refused with a reason.
    pub acted: Vec<(Seat, G::Action)>,
    pub asked_undo: Option<UndoAsked>,
    /// The seat for which it last asked for a hint.
    pub hint_for: Option<Seat>,
    /// Who may have something done again, as far as it has heard.
    pub redo: Option<Seat>,
    /// Away on purpose until then.
    pub away_until: Millis,
    /// When anything was heard last: silence for long means asking anew.
    pub heard_at: Millis,
}

/// What a client wants after it has heard something.
pub(crate) enum Wish<A> {
    Nothing,
    Say(ToTable<A>),
    /// Nothing; a hint is on the screen.
    Hinted,
    /// The rules have refused what it asked for: it looks whether it is behind.
    Refused,
}

impl<G: Game> Client<G> {
    pub(crate) fn new(person: Option<PersonId>) -> Self {
        Client {
            person,
            conn: None,
            session: Session::new(0),
            stage: Stage::Gathering,
            flow: Flow::default(),
            asked_at: 0,
            acted: Vec::new(),
            asked_undo: None,
            hint_for: None,
            redo: None,
            away_until: 0,
            heard_at: 0,
        }
    }

    /// Takes in what the table says, as the page does.
    pub(crate) fn hear(&mut self, now: Millis, message: FromTable<G>) -> Wish<G::Action> {
        self.heard_at = now;
        if let FromTable::Welcome { time, .. }
        | FromTable::Update { time, .. }
        | FromTable::Pong { time, .. }
        | FromTable::Time(time) = &message
        {
            self.flow = time.flow;
        }
        match self.session.receive(message) {
            Heard::Welcome(everything) => {
                (self.stage, self.redo) = (everything.stage, everything.redo);
            }
            Heard::Gap => return Wish::Say(self.session.ask_for_everything()),
            // What looked possible is not: perhaps this page is behind.
            Heard::Answered(Answer::Refused { .. }) => return Wish::Refused,
            Heard::Answered(Answer::Rejected(_)) => return Wish::Say(ToTable::Ping { at: now }),
            Heard::Seats { stage, .. } => self.stage = stage,
            Heard::UndoAsked(asked) => self.asked_undo = Some(asked),
            Heard::UndoClosed { .. } => self.asked_undo = None,
            Heard::Hint(seat, actions) => {
                self.check_hint(seat, &actions);
                return Wish::Hinted;
            }
            Heard::Happened { .. }
            | Heard::Answered(Answer::Done)
            | Heard::TakenBack { .. }
            | Heard::Time(_)
            | Heard::Pong { .. }
            | Heard::Pointed(..)
            | Heard::Said { .. }
            | Heard::Nothing => {}
            Heard::Sorry => panic!("the table does not understand its own page"),
        }
        Wish::Nothing
    }

    /// A hint comes to whoever has asked for that seat, and what it says can be done.
    fn check_hint(&self, seat: Seat, actions: &[G::Action]) {
        assert_eq!(self.hint_for, Some(seat), "a hint for somebody else");
        let seen = self.session.views().iter().find(|one| one.viewer == Some(seat));
        let seen = seen.expect("only the own seat is asked about");
        let world = G::imagine(&seen.view, &mut |_| 0);
        if let Some(&first) = actions.first() {
            assert!(world.check(seat, first).is_ok(), "a hint that the rules forbid: {first:?}");
        }
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

    /// Something that a seat of this client's may do now, as far as it can tell: one action, or several
    /// as one deed.
    pub(crate) fn next_deed(&self, rng: &mut fastrand::Rng) -> Option<(Seat, Vec<G::Action>)> {
        let mut found = Vec::new();
        for perspective in self.session.views() {
            let Some(seat) = perspective.viewer else { continue };
            let mut world = G::imagine(&perspective.view, &mut |n| rng.u32(..n));
            let actions = some_actions(&mut world, seat, rng);
            if !actions.is_empty() {
                found.push((seat, actions));
            }
        }
        if found.is_empty() {
            return None;
        }
        let (seat, mut actions) = found.swap_remove(rng.usize(..found.len()));
        let at_once = self.session.foresee(seat, &actions, &mut |n| rng.u32(..n));
        actions.truncate(at_once.unwrap_or(1).max(1));
        Some((seat, actions))
    }
}

/// Actions of one seat in a row, in a world that may be another than the true one.
fn some_actions<G: Game>(world: &mut G, seat: Seat, rng: &mut fastrand::Rng) -> Vec<G::Action> {
    let mut actions = Vec::new();
    while actions.len() < DEED_MAX && world.waiting().actors().has(seat) {
        let mut legal = Vec::new();
        world.legal(seat, &mut legal);
        if legal.is_empty() {
            break; // it may step in, but has nothing to do
        }
        let action = legal[rng.usize(..legal.len())];
        actions.push(action);
        if rng.u8(..3) > 0 {
            break;
        }
        world.apply(kernel::Input::Act(seat, action), &mut ());
    }
    actions
}
