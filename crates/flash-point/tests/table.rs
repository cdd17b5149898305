//! A match at a real table: the promise about chance, and a window that somebody lets lapse.

use flash_point::board::Side;
use flash_point::levels::Level;
use flash_point::space::Direction;
use flash_point::specialist::Specialist;
use flash_point::{Action, Cards, Firefighter, FlashPoint, Frame, Mode, Options, Windows};
use kernel::{Game, Input, Seat, Seats, Waiting};
use protocol::{Nonce, PROTOCOL, Pace, TableId, ToTable};
use table::{ConnId, FairDice, Meta, Millis, Outbox, PersonId, Seed, Sitter, Table};

const PEOPLE: [PersonId; 2] = [PersonId(1), PersonId(2)];

/// Ann and Ben at their table.
struct Evening {
    table: Table<FlashPoint>,
    out: Outbox<FlashPoint>,
    now: Millis,
    nonce: u64,
}

impl Evening {
    fn new(setup: Options) -> Evening {
        let sitter = |id| Sitter::Person { id, name: "Person".to_owned() };
        let pace =
            Pace { move_millis: None, bot_millis: 50, away_millis: 10_000, pause_on_drop: false };
        let meta = Meta::<FlashPoint> {
            id: TableId::from_bits(1),
            rules: FlashPoint::RULES_VERSION,
            setup,
            pace,
            host: PEOPLE[0],
            listed: false,
            sitters: PEOPLE.map(sitter).to_vec(),
            standing: Seats::NONE,
        };
        let mut out = Outbox::default();
        let table = Table::new(0, meta, Seed::new([7; 32]), &mut out).expect("a table");
        let mut evening = Evening { table, out, now: 0, nonce: 0 };
        for (at, person) in PEOPLE.into_iter().enumerate() {
            evening.table.connect(0, conn(at), Some(person), &mut evening.out);
            evening.says(at, ToTable::Hello { protocol: PROTOCOL, have: None });
        }
        evening
    }

    fn says(&mut self, at: usize, words: ToTable<Action>) {
        self.table.receive(self.now, conn(at), words, &mut self.out);
    }

    fn acts(&mut self, seat: Seat, action: Action) {
        self.nonce += 1;
        let nonce = Nonce(self.nonce);
        self.says(seat.index(), ToTable::Act { nonce, seat, actions: vec![action], rest: false });
    }

    /// Everybody does the quiet thing until the match is so.
    fn quietly_until(&mut self, stop: impl Fn(&FlashPoint) -> bool) {
        for _ in 0..FlashPoint::INPUTS_MAX {
            let state = *self.table.state();
            let Waiting::Seats { must, .. } = state.waiting() else { return };
            if stop(&state) {
                return;
            }
            let seat = must.lowest().expect("somebody must act");
            self.acts(seat, state.quiet(seat));
        }
        panic!("the match does not end");
    }
}

fn conn(at: usize) -> ConnId {
    ConnId(at as u64 + 1)
}

fn options() -> Options {
    Options {
        players: 2,
        firefighters: 2,
        mode: Mode::Experienced,
        level: Level::Heroic,
        side: Side::First,
        tragic: true,
        chosen: false,
        cards: Cards::All,
        windows: Windows::Eight,
        free_command: false,
        play_on: false,
        accelerate_advances: true,
    }
}

#[test]
fn o4_the_seed_is_promised_first_and_shown_last() {
    let mut evening = Evening::new(options());
    let promised = evening.table.commit();
    assert_eq!(promised, Seed::new([7; 32]).commit());
    assert_eq!(evening.table.revealed_seed(), None, "not in the middle of it");
    evening.quietly_until(|_| false);
    assert!(evening.table.state().is_over());
    let shown = evening.table.revealed_seed().expect("at the end");
    let seed = Seed::parse(&shown).expect("a seed");
    assert_eq!(seed.commit(), promised);
    // Whoever draws again from the seed comes to the same end.
    let mut state = FlashPoint::new(evening.table.setup()).expect("it was played");
    let mut dice = FairDice::new(seed, 0);
    for &input in evening.table.inputs() {
        if let Input::Chance(outcome) = input {
            assert_eq!(state.sample(&mut dice), outcome);
        }
        state.apply(input, &mut ());
    }
    assert_eq!(&state, evening.table.state());
}

#[test]
fn o2_fc3_a_question_that_nobody_answers_lapses_after_eight_seconds() {
    let (ann, ben) = (Seat::new(0), Seat::new(1));
    let (captain, other) = (Firefighter::new(0), Firefighter::new(1));
    let mut evening = Evening::new(Options { chosen: true, ..options() });
    evening.acts(ann, Action::Take { firefighter: captain, specialist: Specialist::FireCaptain });
    evening.quietly_until(|state| state.open.frame() == Frame::Act);
    let command =
        Action::Move { firefighter: other, to: Direction::North, load: None, lead: false };
    evening.acts(ann, command);
    let asked = *evening.table.state();
    assert_eq!(asked.waiting(), Waiting::on_one(ben));
    evening.now += 7_900;
    evening.table.tick(evening.now, &mut evening.out);
    assert_eq!(evening.table.state(), &asked, "not yet");
    evening.now += 200;
    evening.table.tick(evening.now, &mut evening.out);
    let after = evening.table.state();
    assert!(after.open.frame() == Frame::Act && after.open.course.turn.refused.has(ben));
}
