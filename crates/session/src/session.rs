//! The fold: messages in, views and requests out.

use crate::heard::{Answer, Everything, Heard, Words};
use alloc::boxed::Box;
use alloc::vec::Vec;
use kernel::{Game, Seat};
use protocol::{FromTable, Nonce, PROTOCOL, Perspective, Story, ToTable, Verdict, Version};

/// More unanswered requests than a person can make; older ones are forgotten.
const UNANSWERED_MAX: usize = 16;

/// The client's half of a connection.
#[derive(Clone, Debug)]
pub struct Session<G: Game> {
    /// The moment that the views show.
    version: Option<Version>,
    /// Everything was asked for and has not come: news makes no sense before it.
    lost: bool,
    views: Vec<Perspective<G>>,
    /// In the order in which they were made.
    unanswered: Vec<(Nonce, ToTable<G::Action>)>,
    last_nonce: u64,
}

impl<G: Game> Session<G> {
    /// Requests are numbered from here: a random number, so that two tabs never use the same.
    pub fn new(first: u64) -> Self {
        Session {
            version: None,
            lost: false,
            views: Vec::new(),
            unanswered: Vec::new(),
            last_nonce: first,
        }
    }

    /// What the match looks like through the eyes that this client has.
    pub fn views(&self) -> &[Perspective<G>] {
        &self.views
    }

    /// The moment that the views show; nothing before the first welcome.
    pub fn version(&self) -> Option<Version> {
        self.version
    }

    /// Was everything asked for, and has not come?
    pub fn is_lost(&self) -> bool {
        self.lost
    }

    /// The number of the last request.
    pub fn last_nonce(&self) -> Nonce {
        Nonce(self.last_nonce)
    }

    /// Whatever was not answered yet, in its order.
    pub fn unanswered(&self) -> impl Iterator<Item = &ToTable<G::Action>> {
        self.unanswered.iter().map(|(_, request)| request)
    }

    /// What is said on a new connection: a greeting, and whatever was not answered on the old one.
    pub fn greeting(&self) -> Vec<ToTable<G::Action>> {
        let have = self.version.filter(|_| !self.lost);
        let hello = ToTable::Hello { protocol: PROTOCOL, have };
        core::iter::once(hello).chain(self.unanswered().cloned()).collect()
    }

    /// A greeting that asks for everything.
    pub fn ask_for_everything(&mut self) -> ToTable<G::Action> {
        self.lost = true;
        ToTable::Hello { protocol: PROTOCOL, have: None }
    }

    /// A request for a deed: these actions one after the other, all of them or none.
    pub fn deed(&mut self, seat: Seat, actions: Vec<G::Action>) -> ToTable<G::Action> {
        self.request(|nonce| ToTable::Act { nonce, seat, actions, rest: false })
    }

    /// A request to go on with the last deed of this seat, which could not go in one message.
    pub fn rest(&mut self, seat: Seat, actions: Vec<G::Action>) -> ToTable<G::Action> {
        self.request(|nonce| ToTable::Act { nonce, seat, actions, rest: true })
    }

    /// A request to take the last deed back.
    pub fn undo(&mut self, seat: Seat) -> ToTable<G::Action> {
        self.request(|nonce| ToTable::Undo { nonce, seat })
    }

    /// A request to do again what was taken back.
    pub fn redo(&mut self, seat: Seat) -> ToTable<G::Action> {
        self.request(|nonce| ToTable::Redo { nonce, seat })
    }

    fn request(&mut self, make: impl FnOnce(Nonce) -> ToTable<G::Action>) -> ToTable<G::Action> {
        self.last_nonce += 1;
        let request = make(self.last_nonce());
        if self.unanswered.len() == UNANSWERED_MAX {
            self.unanswered.remove(0);
        }
        self.unanswered.push((self.last_nonce(), request.clone()));
        request
    }

    /// Takes a message in.
    pub fn receive(&mut self, message: FromTable<G>) -> Heard<G> {
        match message {
            FromTable::Welcome { protocol, .. } if protocol != PROTOCOL => Heard::Sorry,
            // An old welcome may arrive late; what is shown never goes back.
            FromTable::Welcome { version, .. } if self.version > Some(version) => Heard::Nothing,
            FromTable::Welcome {
                setup,
                stage,
                version,
                views,
                seats,
                time,
                commit,
                seed,
                stands,
                redo,
                ..
            } => {
                (self.version, self.lost, self.views) = (Some(version), false, views);
                let everything =
                    Everything { setup, stage, seats, time, commit, seed, stands, redo };
                Heard::Welcome(Box::new(everything))
            }
            FromTable::Update { version, stories, time, seed } => {
                match self.follow(version, &stories) {
                    Followed::On => Heard::Happened { stories, time, seed },
                    Followed::Old => Heard::Nothing,
                    Followed::Gap => Heard::Gap,
                }
            }
            FromTable::Answer { nonce, verdict } => self.answered(nonce, verdict),
            FromTable::Seats { stage, seats } => Heard::Seats { stage, seats },
            FromTable::UndoAsked(asked) => Heard::UndoAsked(asked),
            FromTable::UndoClosed { refused } => Heard::UndoClosed { refused },
            FromTable::TakenBack { seat, again } => Heard::TakenBack { seat, again },
            FromTable::Chat { name, text } => Heard::Said { name, words: Words::Free(text) },
            FromTable::Quick { name, phrase } => Heard::Said { name, words: Words::Ready(phrase) },
            // A lost message is noticed at the latest when the line is quiet.
            FromTable::Pong { version, .. } if self.lost || self.version < Some(version) => {
                Heard::Gap
            }
            FromTable::Pong { at, time, .. } => Heard::Pong { at, time },
            FromTable::Time(time) => Heard::Time(time),
            FromTable::Pointed { seat, thing } => Heard::Pointed(seat, thing),
            // What was wise a moment ago may be foolish now.
            FromTable::Hint { version, .. } if self.version != Some(version) => Heard::Nothing,
            FromTable::Hint { seat, actions, .. } => Heard::Hint(seat, actions),
            FromTable::Sorry { .. } => Heard::Sorry,
        }
    }

    fn answered(&mut self, nonce: Nonce, verdict: Verdict<G::Because>) -> Heard<G> {
        let known = self.unanswered.iter().position(|(asked, _)| *asked == nonce);
        let Some(at) = known else { return Heard::Nothing };
        self.unanswered.remove(at);
        Heard::Answered(match verdict {
            Verdict::Done => Answer::Done,
            Verdict::Refused { clause, because } => Answer::Refused { clause, because },
            Verdict::Rejected(why) => Answer::Rejected(why),
        })
    }

    /// Brings every view to the next moment, if that is what the stories lead to.
    fn follow(&mut self, version: Version, stories: &[Story<G>]) -> Followed {
        let Some(have) = self.version.filter(|_| !self.lost) else { return Followed::Old };
        if version <= have {
            return Followed::Old;
        }
        let eyes = self.views.iter().map(|one| one.viewer);
        if version != have.next() || !eyes.eq(stories.iter().map(|one| one.viewer)) {
            return Followed::Gap;
        }
        for (perspective, story) in self.views.iter_mut().zip(stories) {
            story.events.iter().for_each(|event| G::follow(&mut perspective.view, event));
        }
        self.version = Some(version);
        Followed::On
    }
}

/// What became of news.
enum Followed {
    On,
    /// Known already, or not wanted before a welcome.
    Old,
    Gap,
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::string::String;
    use alloc::vec;
    use fire_tower::FireTower;
    use kernel::{Chosen, Input, Waiting};
    use protocol::{Stage, TableId, Time};

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
            time: Time::default(),
            commit: String::new(),
            seed: None,
            stands: None,
            redo: None,
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
        FromTable::Update { version: Version(version), stories, time: Time::default(), seed: None }
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
        assert_eq!(session.ask_for_everything(), ToTable::Hello { protocol: PROTOCOL, have: None });
        let late = update(&mut state, 10);
        assert!(matches!(session.receive(late), Heard::Nothing), "nothing before the welcome");
    }

    #[test]
    fn a_hint_is_heard_only_at_its_moment() {
        let state = begun();
        let mut session = Session::<FireTower>::new(0);
        session.receive(welcome(&state, 7));
        let (seat, actions) = (Seat::new(0), vec![state.quiet(Seat::new(0))]);
        let hint = |version| FromTable::Hint { seat, version, actions: actions.clone() };
        assert!(matches!(session.receive(hint(Version(7))), Heard::Hint(..)));
        assert!(matches!(session.receive(hint(Version(6))), Heard::Nothing));
    }

    #[test]
    fn an_unanswered_request_is_said_again_with_the_same_number() {
        let state = begun();
        let mut session = Session::<FireTower>::new(40);
        session.receive(welcome(&state, 7));
        let request = session.deed(Seat::new(0), vec![state.quiet(Seat::new(0))]);
        let hello = ToTable::Hello { protocol: PROTOCOL, have: Some(Version(7)) };
        assert_eq!(session.greeting(), [hello.clone(), request]);
        let answer = FromTable::Answer { nonce: Nonce(41), verdict: Verdict::Done };
        assert!(matches!(session.receive(answer.clone()), Heard::Answered(Answer::Done)));
        assert!(matches!(session.receive(answer), Heard::Nothing));
        assert_eq!(session.greeting(), [hello]);
    }

    #[test]
    fn a_late_welcome_does_not_bring_the_past_back() {
        let mut state = begun();
        let mut session = Session::<FireTower>::new(0);
        let old = welcome(&state, 7);
        session.receive(old.clone());
        session.receive(update(&mut state, 8));
        assert!(matches!(session.receive(old), Heard::Nothing));
        assert_eq!(session.version(), Some(Version(8)));
        assert_eq!(session.views()[0].view, state.view(Some(Seat::new(0))));
    }

    #[test]
    fn a_welcome_that_does_not_come_is_asked_for_again() {
        let state = begun();
        let mut session = Session::<FireTower>::new(0);
        let pong = FromTable::Pong { at: 5, version: Version(7), time: Time::default() };
        assert!(matches!(session.receive(pong.clone()), Heard::Gap), "nothing was seen yet");
        session.receive(welcome(&state, 7));
        assert!(matches!(session.receive(pong.clone()), Heard::Pong { at: 5, .. }));
        session.ask_for_everything();
        assert!(matches!(session.receive(pong), Heard::Gap), "the question was lost");
    }
}
