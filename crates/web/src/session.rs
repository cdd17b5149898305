//! The client's half of a table's connection, without any input or output.
//!
//! It knows what has been seen, keeps the views up to date by events alone, and remembers requests
//! until they are answered, so that a new connection can take up where the old one broke off.

mod decode;

pub(crate) use decode::message;

use kernel::{Game, Seat};
use protocol::{
    Clock, FromTable, Nonce, PROTOCOL, Perspective, Phrase, Rejection, SeatCard, Stage, Story,
    ToTable, UndoAsked, Verdict, Version,
};

/// More unanswered requests than a person can make; older ones are forgotten.
const PENDING_MAX: usize = 16;

/// What a message from the table means for the page.
#[derive(Debug)]
pub(crate) enum Heard<G: Game> {
    /// Everything anew.
    Welcome(Box<Everything<G>>),
    /// Something happened; the views are up to date already.
    Happened {
        stories: Vec<Story<G>>,
        clocks: Vec<Clock>,
        seed: Option<String>,
    },
    /// A request was answered.
    Answered(Answer<G>),
    /// Who sits where, and where the table stands.
    Seats {
        stage: Stage,
        seats: Vec<SeatCard>,
    },
    /// Somebody wants an action back.
    UndoAsked(UndoAsked),
    /// The wish is gone.
    UndoClosed {
        refused: bool,
    },
    TakenBack(Seat),
    /// A line of chat.
    Said {
        name: String,
        words: Words,
    },
    /// Something was missed: ask for everything.
    Gap,
    /// Nothing that the page has to show.
    Nothing,
    /// The table does not understand this page.
    Sorry,
}

/// The whole table.
#[derive(Debug)]
pub(crate) struct Everything<G: Game> {
    pub(crate) setup: G::Setup,
    pub(crate) stage: Stage,
    pub(crate) seats: Vec<SeatCard>,
    pub(crate) clocks: Vec<Clock>,
    pub(crate) commit: String,
    pub(crate) seed: Option<String>,
}

/// What became of a request.
#[derive(Debug)]
pub(crate) enum Answer<G: Game> {
    Done,
    Refused { clause: String, because: G::Because },
    Rejected(Rejection),
}

/// What was said.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Words {
    Free(String),
    Ready(Phrase),
}

/// The client's half of a connection.
#[derive(Debug)]
pub(crate) struct Session<G: Game> {
    have: Option<Version>,
    views: Vec<Perspective<G>>,
    pending: Vec<(Nonce, ToTable<G::Action>)>,
    next: u64,
}

impl<G: Game> Session<G> {
    /// Requests are numbered from here: a random number, so that two tabs never use the same.
    pub(crate) fn new(first: u64) -> Self {
        Session { have: None, views: Vec::new(), pending: Vec::new(), next: first }
    }

    /// What the match looks like through the eyes that this client has.
    pub(crate) fn views(&self) -> &[Perspective<G>] {
        &self.views
    }

    /// What is said on a new connection: a greeting, and whatever was not answered on the old one.
    pub(crate) fn greeting(&self) -> Vec<ToTable<G::Action>> {
        let hello = ToTable::Hello { protocol: PROTOCOL, have: self.have };
        let again = self.pending.iter().map(|(_, request)| request.clone());
        std::iter::once(hello).chain(again).collect()
    }

    /// A greeting that asks for everything.
    pub(crate) fn afresh(&mut self) -> ToTable<G::Action> {
        self.have = None;
        ToTable::Hello { protocol: PROTOCOL, have: None }
    }

    /// A request for an action.
    pub(crate) fn act(&mut self, seat: Seat, action: G::Action) -> ToTable<G::Action> {
        let nonce = self.number();
        self.remember(nonce, ToTable::Act { nonce, seat, action })
    }

    /// A request to take the last action back.
    pub(crate) fn undo(&mut self, seat: Seat) -> ToTable<G::Action> {
        let nonce = self.number();
        self.remember(nonce, ToTable::Undo { nonce, seat })
    }

    fn number(&mut self) -> Nonce {
        self.next += 1;
        Nonce(self.next)
    }

    fn remember(&mut self, nonce: Nonce, request: ToTable<G::Action>) -> ToTable<G::Action> {
        if self.pending.len() == PENDING_MAX {
            self.pending.remove(0);
        }
        self.pending.push((nonce, request.clone()));
        request
    }

    /// Takes a message in.
    pub(crate) fn receive(&mut self, message: FromTable<G>) -> Heard<G> {
        match message {
            FromTable::Welcome { protocol, .. } if protocol != PROTOCOL => Heard::Sorry,
            FromTable::Welcome {
                setup,
                stage,
                version,
                views,
                seats,
                clocks,
                commit,
                seed,
                ..
            } => {
                self.have = Some(version);
                self.views = views;
                let everything = Everything { setup, stage, seats, clocks, commit, seed };
                Heard::Welcome(Box::new(everything))
            }
            FromTable::Update { version, stories, clocks, seed } => {
                self.follow(version, stories, clocks, seed)
            }
            FromTable::Answer { nonce, verdict } => {
                let known = self.pending.iter().position(|(pending, _)| *pending == nonce);
                let Some(at) = known else { return Heard::Nothing };
                self.pending.remove(at);
                Heard::Answered(match verdict {
                    Verdict::Done => Answer::Done,
                    Verdict::Refused { clause, because } => Answer::Refused { clause, because },
                    Verdict::Rejected(why) => Answer::Rejected(why),
                })
            }
            FromTable::Seats { stage, seats } => Heard::Seats { stage, seats },
            FromTable::UndoAsked(asked) => Heard::UndoAsked(asked),
            FromTable::UndoClosed { refused } => Heard::UndoClosed { refused },
            FromTable::TakenBack { seat } => Heard::TakenBack(seat),
            FromTable::Chat { name, text } => Heard::Said { name, words: Words::Free(text) },
            FromTable::Quick { name, phrase } => Heard::Said { name, words: Words::Ready(phrase) },
            // A lost message is noticed at the latest when the line is quiet.
            FromTable::Pong { version, .. } if self.have.is_some_and(|have| have < version) => {
                Heard::Gap
            }
            FromTable::Pong { .. } => Heard::Nothing,
            FromTable::Sorry { .. } => Heard::Sorry,
        }
    }

    fn follow(
        &mut self,
        version: Version,
        stories: Vec<Story<G>>,
        clocks: Vec<Clock>,
        seed: Option<String>,
    ) -> Heard<G> {
        let Some(have) = self.have else { return Heard::Nothing };
        if version <= have {
            return Heard::Nothing;
        }
        let eyes = self.views.iter().map(|one| one.viewer);
        if version != have.next() || !eyes.eq(stories.iter().map(|one| one.viewer)) {
            return Heard::Gap;
        }
        for (perspective, story) in self.views.iter_mut().zip(&stories) {
            story.events.iter().for_each(|event| G::follow(&mut perspective.view, event));
        }
        self.have = Some(version);
        Heard::Happened { stories, clocks, seed }
    }
}

/// How long to wait before the next attempt to connect: short at first, so that a restarted server is
/// found at once, and never so long that people notice.
pub(crate) fn retry_millis(failures: u32) -> u32 {
    const FIRST: u32 = 200;
    const LONGEST: u32 = 1000;
    (FIRST << failures.min(8)).min(LONGEST)
}

#[cfg(test)]
mod tests {
    use super::*;
    use fire_tower::FireTower;
    use kernel::{Chosen, Input, Waiting};
    use protocol::TableId;

    fn begun() -> FireTower {
        let chosen = Chosen::new(FireTower::OPTIONS, &[]).expect("defaults fit");
        let mut state =
            FireTower::new(&FireTower::configure(&chosen).expect("fits")).expect("fits");
        while state.waiting() == Waiting::Chance {
            state.apply(Input::Chance(state.sample(&mut |_| 0)), &mut ());
        }
        state
    }

    fn welcome(state: &FireTower, version: u64) -> FromTable<FireTower> {
        let chosen = Chosen::new(FireTower::OPTIONS, &[]).expect("defaults fit");
        let viewer = Some(Seat::new(0));
        FromTable::Welcome {
            protocol: PROTOCOL,
            table: TableId::from_bits(1),
            game: "fire-tower".into(),
            setup: FireTower::configure(&chosen).expect("fits"),
            stage: Stage::Playing,
            version: Version(version),
            views: vec![Perspective { viewer, view: state.view(viewer) }],
            seats: Vec::new(),
            clocks: Vec::new(),
            commit: String::new(),
            seed: None,
        }
    }

    fn update(state: &mut FireTower, version: u64) -> FromTable<FireTower> {
        let viewer = Some(Seat::new(0));
        let mut events = Vec::new();
        let Waiting::Seats { must, .. } = state.waiting() else { panic!("somebody acts") };
        let seat = must.lowest().expect("somebody acts");
        state.apply(Input::Act(seat, state.quiet(seat)), &mut events);
        let heard = events.iter().filter_map(|event| FireTower::redact(event, viewer)).collect();
        let stories = vec![Story { viewer, events: heard }];
        FromTable::Update { version: Version(version), stories, clocks: Vec::new(), seed: None }
    }

    #[test]
    fn events_alone_keep_the_view_up_to_date() {
        let mut state = begun();
        let mut session = Session::<FireTower>::new(0);
        assert!(matches!(session.receive(welcome(&state, 7)), Heard::Welcome(_)));
        let news = update(&mut state, 8);
        assert!(matches!(session.receive(news.clone()), Heard::Happened { .. }));
        assert_eq!(session.views()[0].view, state.view(Some(Seat::new(0))));
        assert!(matches!(session.receive(news), Heard::Nothing), "told twice, heard once");
        assert_eq!(session.views()[0].view, state.view(Some(Seat::new(0))));
    }

    #[test]
    fn a_gap_is_noticed_and_everything_is_asked_for() {
        let mut state = begun();
        let mut session = Session::<FireTower>::new(0);
        session.receive(welcome(&state, 7));
        assert!(matches!(session.receive(update(&mut state, 9)), Heard::Gap));
        assert_eq!(session.afresh(), ToTable::Hello { protocol: PROTOCOL, have: None });
        let late = update(&mut state, 10);
        assert!(matches!(session.receive(late), Heard::Nothing), "nothing before the welcome");
    }

    #[test]
    fn an_unanswered_request_is_said_again_with_the_same_number() {
        let state = begun();
        let mut session = Session::<FireTower>::new(40);
        session.receive(welcome(&state, 7));
        let request = session.act(Seat::new(0), state.quiet(Seat::new(0)));
        let hello = ToTable::Hello { protocol: PROTOCOL, have: Some(Version(7)) };
        assert_eq!(session.greeting(), [hello.clone(), request]);
        let answer = FromTable::Answer { nonce: Nonce(41), verdict: Verdict::Done };
        assert!(matches!(session.receive(answer.clone()), Heard::Answered(Answer::Done)));
        assert!(matches!(session.receive(answer), Heard::Nothing));
        assert_eq!(session.greeting(), [hello]);
    }

    #[test]
    fn the_first_retry_is_quick_and_the_last_is_not_slow() {
        assert!(retry_millis(0) <= 300);
        assert!((0..60).all(|failures| retry_millis(failures) <= 1000));
    }
}
