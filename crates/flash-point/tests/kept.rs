//! A match that is kept and goes on: as a record that is cut anywhere, and at a real table with its dice,
//! in the middle of a chain of Flare Ups.

use flash_point::board::Side;
use flash_point::levels::Level;
use flash_point::{Cards, Chance, FlashPoint, Mode, Options, Windows};
use kernel::{Game, Input, Record, Seat, Seats, Waiting};
use protocol::{Nonce, PROTOCOL, Pace, TableId, ToTable};
use table::{ConnId, Entry, Meta, Millis, Outbox, PersonId, Seed, Sitter, Table};
use testkit::playout::random_match;

const ANN: Seat = Seat::new(0);
const PERSON: PersonId = PersonId(1);
const CONNECTION: ConnId = ConnId(1);

/// Flare Ups come soonest with a large crew of heroes.
fn options(players: u8) -> Options {
    Options {
        players,
        firefighters: 6,
        mode: Mode::Experienced,
        level: Level::Heroic,
        side: Side::First,
        tragic: true,
        chosen: false,
        cards: Cards::All,
        windows: Windows::Endless,
        free_command: true,
        play_on: false,
        accelerate_advances: true,
    }
}

/// Is a Flare Up being followed, or another card that it has brought?
fn is_in_a_chain(state: &FlashPoint) -> bool {
    state.open.fire_deck.followed > 0
}

#[test]
fn d8_a_record_that_is_cut_inside_a_chain_plays_on() {
    let (mut cut, mut events) = (0, 0);
    for seed in 0..40 {
        let whole = random_match::<FlashPoint>(&options(1 + (seed % 6) as u8), seed);
        let mut state = FlashPoint::new(&whole.setup).expect("it was played");
        for (count, &input) in whole.inputs.iter().enumerate() {
            state.apply(input, &mut ());
            if !is_in_a_chain(&state) {
                continue;
            }
            cut += 1;
            events += u32::from(matches!(input, Input::Chance(Chance::Event(_))));
            let (inputs, rest) = whole.inputs.split_at(count + 1);
            let record = Record::new(whole.setup, inputs.to_vec(), &state);
            let text = serde_json::to_string(&record).expect("a record can be written");
            let read: Record<FlashPoint> = serde_json::from_str(&text).expect("and read");
            let mut again = read.replay().expect("every input is legal");
            assert_eq!(again, state);
            rest.iter().for_each(|&input| again.apply(input, &mut ()));
            assert_eq!(again, whole.state, "seed {seed}, cut after {count}");
        }
    }
    assert!(cut > 100 && events > 10, "{cut} cuts, {events} of them at an event");
}

/// One person with six firefighters at a table, and all that is kept of it.
struct Evening {
    table: Table<FlashPoint>,
    kept: Vec<Entry<FlashPoint>>,
    seed: [u8; 32],
    now: Millis,
    nonce: u64,
}

impl Evening {
    fn new(seed: [u8; 32]) -> Evening {
        let meta = Meta::<FlashPoint> {
            id: TableId::from_bits(1),
            rules: FlashPoint::RULES_VERSION,
            setup: options(1),
            pace: Pace {
                move_millis: None,
                bot_millis: 50,
                away_millis: 10_000,
                pause_on_drop: false,
            },
            host: PERSON,
            listed: false,
            sitters: vec![Sitter::Person { id: PERSON, name: "Person".to_owned() }],
            standing: Seats::NONE,
        };
        let mut out = Outbox::default();
        let table = Table::new(0, meta, Seed::new(seed), &mut out).expect("a table");
        let mut evening = Evening { table, kept: out.entries, seed, now: 0, nonce: 0 };
        evening.comes();
        evening
    }

    fn comes(&mut self) {
        let mut out = Outbox::default();
        self.table.connect(self.now, CONNECTION, Some(PERSON), &mut out);
        self.kept.extend(out.entries);
        self.says(ToTable::Hello { protocol: PROTOCOL, have: None });
    }

    fn says(&mut self, words: ToTable<flash_point::Action>) {
        let mut out = Outbox::default();
        self.now += 100;
        self.table.receive(self.now, CONNECTION, words, &mut out);
        self.kept.extend(out.entries);
    }

    /// Does what somebody would do who is away.
    fn goes_on(&mut self) {
        let action = self.table.state().quiet(ANN);
        self.nonce += 1;
        let nonce = Nonce(self.nonce);
        self.says(ToTable::Act { nonce, seat: ANN, actions: vec![action], rest: false });
    }

    fn is_over(&self) -> bool {
        self.table.state().waiting() == Waiting::Over
    }

    /// The server dies, and only what was kept is left.
    fn again(&self) -> Evening {
        let text = serde_json::to_string(&self.kept).expect("entries can be written");
        let kept: Vec<Entry<FlashPoint>> = serde_json::from_str(&text).expect("and read");
        let (meta, seed) = (self.table.meta(), Seed::new(self.seed));
        let table = Table::restore(self.now, meta, seed, &kept).expect("it was kept whole");
        let mut again = Evening { table, kept, ..*self };
        again.comes();
        again
    }
}

#[test]
fn o4_d8_a_table_that_dies_inside_a_chain_rolls_the_same_dice_afterwards() {
    let mut cut = 0;
    for seed in 0..60 {
        let mut evening = Evening::new([seed; 32]);
        while !evening.is_over() {
            evening.goes_on();
            if !is_in_a_chain(evening.table.state()) || evening.is_over() {
                continue;
            }
            cut += 1;
            let mut again = evening.again();
            assert_eq!(again.table.state(), evening.table.state());
            for _ in 0..30 {
                if !again.is_over() {
                    again.goes_on();
                }
            }
            // The table that did not die goes the same way.
            let ahead = again.table.inputs().len();
            while evening.table.inputs().len() < ahead {
                evening.goes_on();
            }
            assert_eq!(&evening.table.inputs()[..ahead], again.table.inputs(), "seed {seed}");
        }
    }
    assert!(cut > 10, "only {cut} tables died in a chain");
}
