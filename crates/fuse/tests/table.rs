//! A mission at a real table: who is away, pauses, and the promise about chance.

mod common;

use common::*;
use protocol::{Flow, Nonce, PROTOCOL, Pace, SeatState, TableId, ToTable};
use table::{ConnId, FairDice, Meta, Millis, Outbox, PersonId, Seed, Sitter, Table};

const PEOPLE: [PersonId; 2] = [PersonId(1), PersonId(2)];

/// Ann and Ben at their table, and what they hear there.
struct Evening {
    table: Table<Fuse>,
    out: Outbox<Fuse>,
    now: Millis,
    nonce: u64,
}

impl Evening {
    fn new() -> Evening {
        let sitter = |id| Sitter::Person { id, name: "Person".to_owned() };
        let meta = Meta::<Fuse> {
            id: TableId::from_bits(1),
            rules: Fuse::RULES_VERSION,
            setup: options(2),
            pace: Pace {
                move_millis: None,
                bot_millis: 50,
                away_millis: 10_000,
                pause_on_drop: false,
            },
            host: PEOPLE[0],
            listed: false,
            sitters: PEOPLE.map(sitter).to_vec(),
            standing: Seats::NONE,
        };
        let mut out = Outbox::default();
        let table = Table::new(0, meta, Seed::new([7; 32]), &mut out).expect("a table");
        let mut evening = Evening { table, out, now: 0, nonce: 0 };
        (0..2).for_each(|at| evening.comes(at));
        evening
    }

    fn comes(&mut self, at: usize) {
        self.table.connect(self.now, conn(at), Some(PEOPLE[at]), &mut self.out);
        self.says(at, ToTable::Hello { protocol: PROTOCOL, have: None });
    }

    fn says(&mut self, at: usize, words: ToTable<Action>) {
        self.table.receive(self.now, conn(at), words, &mut self.out);
    }

    fn acts(&mut self, at: usize, action: Action) {
        self.nonce += 1;
        let (nonce, seat) = (Nonce(self.nonce), Seat::new(at));
        self.says(at, ToTable::Act { nonce, seat, actions: vec![action], rest: false });
    }

    fn goes_on(&mut self, millis: Millis) {
        self.now += millis;
        self.table.tick(self.now, &mut self.out);
    }

    fn mission_left(&self) -> Millis {
        let time = self.table.time(self.now);
        let clock = time.clocks.iter().find(|clock| clock.alarm == Some(MISSION_ALARM));
        clock.expect("the mission is measured").millis_left
    }
}

fn conn(at: usize) -> ConnId {
    ConnId(at as u64 + 1)
}

/// Both are ready, and the dice have been rolled for the leader.
fn begun() -> Evening {
    let mut evening = Evening::new();
    (0..2).for_each(|at| evening.acts(at, Action::Ready));
    evening.goes_on(10_500);
    assert!(matches!(evening.table.state().frame(), Frame::Pool { .. }));
    evening
}

#[test]
fn o9_a_bot_plays_for_who_is_away_and_who_comes_back_goes_on() {
    let mut evening = begun();
    evening.table.disconnect(evening.now, conn(1), &mut evening.out);
    evening.goes_on(9_000);
    assert!(evening.table.bot_task(evening.now).is_none(), "not yet");
    evening.goes_on(2_000);
    assert_eq!(evening.table.seat_cards(None)[1].state, SeatState::StoodIn);
    let task = evening.table.bot_task(evening.now).expect("a bot is asked");
    assert_eq!(task.question.seat, BEN);
    evening.comes(1);
    assert_eq!(evening.table.seat_cards(None)[1].state, SeatState::Here);
    evening.acts(1, Action::Pass { round: 1 });
    assert!(evening.table.state().round.passed.has(BEN), "the seat is Ben's again");
}

#[test]
fn o11_a_pause_needs_everybody_and_stops_everything_that_is_measured() {
    let mut evening = begun();
    let before = evening.mission_left();
    evening.says(0, ToTable::Pause { on: true });
    evening.goes_on(1_000);
    assert_eq!(evening.mission_left(), before - 1_000, "Ann alone does not stop it");
    evening.says(1, ToTable::Pause { on: true });
    let clocks = evening.table.time(evening.now).clocks;
    evening.goes_on(60_000);
    assert!(matches!(evening.table.time(evening.now).flow, Flow::Paused { .. }));
    let stands = |clock: &protocol::Clock| (clock.alarm, clock.millis_left);
    let told: Vec<_> = clocks.iter().map(stands).collect();
    let now = evening.table.time(evening.now).clocks;
    assert_eq!(now.iter().map(stands).collect::<Vec<_>>(), told, "a minute later");
}

#[test]
fn o13_the_seed_is_promised_first_and_shown_last() {
    let mut evening = begun();
    let promised = evening.table.commit();
    assert_eq!(promised, Seed::new([7; 32]).commit());
    assert_eq!(evening.table.revealed_seed(), None, "not in the middle of it");
    evening.goes_on(600_000);
    assert!(matches!(evening.table.state().frame(), Frame::Over { ending: Ending::Time }));
    let shown = evening.table.revealed_seed().expect("at the end");
    let seed = Seed::parse(&shown).expect("a seed");
    assert_eq!(seed.commit(), promised);
    // Whoever draws again from the seed comes to the same end.
    let mut state = Fuse::new(evening.table.setup()).expect("it was played");
    let mut dice = FairDice::new(seed, 0);
    for &input in evening.table.inputs() {
        if let Input::Chance(outcome) = input {
            assert_eq!(state.sample(&mut dice), outcome);
        }
        state.apply(input, &mut ());
    }
    assert_eq!(&state, evening.table.state());
}
