//! A table from the outside: who is told what, what is refused, what can be taken back.

use connect_four::{Action, Colour, Column, ConnectFour, Setup};
use kernel::{Game, Seat, Seats};
use protocol::{
    FromTable, Level, Nonce, PROTOCOL, Pace, Rejection, SeatState, Stage, TableId, ToTable,
    UndoAsked, Verdict, Version,
};
use table::{BotAnswer, ConnId, Entry, Meta, Millis, Outbox, PersonId, Seed, Sitter, Table};

const ANN: PersonId = PersonId(1);
const BEN: PersonId = PersonId(2);
const ANNS: ConnId = ConnId(1);
const BENS: ConnId = ConnId(2);
const WATCHER: ConnId = ConnId(3);
const RED: Seat = Seat::new(0);
const YELLOW: Seat = Seat::new(1);

type Told = Vec<(ConnId, FromTable<ConnectFour>)>;

fn person(id: PersonId, name: &str) -> Sitter {
    Sitter::Person { id, name: name.to_string() }
}

fn meta(sitters: Vec<Sitter>) -> Meta<ConnectFour> {
    Meta {
        id: TableId::from_bits(5),
        rules: ConnectFour::RULES_VERSION,
        setup: Setup { first: Colour::Red },
        pace: Pace {
            move_millis: Some(10_000),
            bot_millis: 500,
            away_millis: 3_000,
            pause_on_drop: false,
        },
        host: ANN,
        listed: false,
        standing: Seats::NONE,
        sitters,
    }
}

/// A table with everything that it has said and kept.
struct Evening {
    table: Table<ConnectFour>,
    now: Millis,
    kept: Vec<Entry<ConnectFour>>,
}

impl Evening {
    fn with(sitters: Vec<Sitter>) -> Evening {
        let mut out = Outbox::default();
        let table = Table::new(0, meta(sitters), Seed::new([1; 32]), &mut out).expect("a table");
        Evening { table, now: 0, kept: out.entries }
    }

    /// Ann and Ben at the table, both connected and greeted.
    fn of_two() -> Evening {
        let mut evening = Evening::with(vec![person(ANN, "Ann"), person(BEN, "Ben")]);
        evening.comes(ANNS, Some(ANN));
        evening.comes(BENS, Some(BEN));
        evening
    }

    fn call(
        &mut self,
        run: impl FnOnce(&mut Table<ConnectFour>, Millis, &mut Outbox<ConnectFour>),
    ) -> Told {
        let mut out = Outbox::default();
        run(&mut self.table, self.now, &mut out);
        self.kept.extend(out.entries);
        out.mail
    }

    fn comes(&mut self, conn: ConnId, who: Option<PersonId>) -> Told {
        self.call(|table, now, out| table.connect(now, conn, who, out));
        self.says(conn, ToTable::Hello { protocol: PROTOCOL, have: None })
    }

    fn says(&mut self, conn: ConnId, message: ToTable<Action>) -> Told {
        self.call(|table, now, out| table.receive(now, conn, message, out))
    }

    fn drops(&mut self, conn: ConnId, nonce: u64, seat: Seat, column: Column) -> Told {
        let action = Action::Drop(column);
        self.says(
            conn,
            ToTable::Act { nonce: Nonce(nonce), seat, actions: vec![action], rest: false },
        )
    }
}

fn verdict(told: &Told) -> &Verdict<connect_four::Because> {
    let answer = told.iter().find_map(|(_, message)| match message {
        FromTable::Answer { verdict, .. } => Some(verdict),
        _ => None,
    });
    answer.expect("every request is answered")
}

fn hears_update(told: &Told, conn: ConnId) -> bool {
    told.iter().any(|(to, message)| *to == conn && matches!(message, FromTable::Update { .. }))
}

#[test]
fn a_move_is_answered_and_everybody_hears_of_it() {
    let mut evening = Evening::of_two();
    evening.comes(WATCHER, None);
    let told = evening.drops(ANNS, 1, RED, Column::D);
    assert_eq!(verdict(&told), &Verdict::Done);
    assert!([ANNS, BENS, WATCHER].into_iter().all(|conn| hears_update(&told, conn)));
}

#[test]
fn nobody_acts_for_another_seat() {
    let mut evening = Evening::of_two();
    evening.comes(WATCHER, None);
    for conn in [BENS, WATCHER] {
        let told = evening.drops(conn, 1, RED, Column::D);
        assert_eq!(verdict(&told), &Verdict::Rejected(Rejection::NotYourSeat));
    }
    let nowhere = evening.drops(ANNS, 2, Seat::new(8), Column::D);
    assert_eq!(verdict(&nowhere), &Verdict::Rejected(Rejection::NotYourSeat));
    assert!(evening.table.inputs().is_empty());
}

#[test]
fn a_refusal_cites_its_clause() {
    let mut evening = Evening::of_two();
    let told = evening.drops(BENS, 1, YELLOW, Column::D);
    assert!(matches!(verdict(&told), Verdict::Refused { .. }), "{told:?}");
    assert!(evening.kept.is_empty(), "a refusal is nothing to keep");
}

#[test]
fn a_repeated_request_gets_the_first_answer_and_is_done_once() {
    let mut evening = Evening::of_two();
    evening.drops(BENS, 7, YELLOW, Column::A);
    evening.drops(ANNS, 1, RED, Column::D);
    let again = evening.drops(ANNS, 1, RED, Column::D);
    assert_eq!(verdict(&again), &Verdict::Done);
    assert!(!hears_update(&again, BENS));
    let refused = evening.drops(BENS, 7, YELLOW, Column::A);
    assert!(matches!(verdict(&refused), Verdict::Refused { .. }), "it was too early then");
    assert_eq!(evening.table.inputs().len(), 1);
}

#[test]
fn a_repeat_is_known_even_after_a_restart() {
    let mut evening = Evening::of_two();
    evening.drops(ANNS, 1, RED, Column::D);
    let meta = evening.table.meta();
    let table =
        Table::restore(50, meta, Seed::new([1; 32]), &evening.kept).expect("as it was kept");
    let mut after = Evening { table, now: 60, kept: Vec::new() };
    after.comes(ANNS, Some(ANN));
    assert_eq!(verdict(&after.drops(ANNS, 1, RED, Column::D)), &Verdict::Done);
    assert_eq!(after.table.inputs().len(), 1);
    assert_eq!(after.table.version(), evening.table.version());
}

#[test]
fn who_comes_back_hears_what_was_missed_or_sees_everything() {
    let mut evening = Evening::of_two();
    let have = Some(evening.table.version());
    evening.drops(ANNS, 1, RED, Column::D);
    evening.drops(BENS, 1, YELLOW, Column::D);
    let tail = evening.says(BENS, ToTable::Hello { protocol: PROTOCOL, have });
    let updates = tail.iter().filter(|(_, one)| matches!(one, FromTable::Update { .. })).count();
    assert_eq!(updates, 2);
    evening.table.forget_recent();
    for have in [have, Some(Version(99)), None] {
        let whole = evening.says(BENS, ToTable::Hello { protocol: PROTOCOL, have });
        assert!(whole.iter().any(|(_, one)| matches!(one, FromTable::Welcome { .. })));
    }
}

#[test]
fn an_old_client_is_told_so_in_words() {
    let mut evening = Evening::of_two();
    let told = evening.says(ANNS, ToTable::Hello { protocol: 0, have: None });
    assert!(matches!(&told[..], [(_, FromTable::Sorry { .. })]), "{told:?}");
}

#[test]
fn the_last_move_is_free_to_take_back_until_somebody_else_acts() {
    let mut evening = Evening::of_two();
    evening.drops(ANNS, 1, RED, Column::D);
    let told = evening.says(ANNS, ToTable::Undo { nonce: Nonce(2), seat: RED });
    assert_eq!(verdict(&told), &Verdict::Done);
    assert!(evening.table.inputs().is_empty());
    let nothing = evening.says(ANNS, ToTable::Undo { nonce: Nonce(3), seat: RED });
    assert_eq!(verdict(&nothing), &Verdict::Rejected(Rejection::NothingToUndo));
}

#[test]
fn later_the_others_are_asked_and_all_must_agree() {
    for agree in [true, false] {
        let mut evening = Evening::of_two();
        evening.drops(ANNS, 1, RED, Column::D);
        evening.drops(BENS, 1, YELLOW, Column::D);
        let told = evening.says(ANNS, ToTable::Undo { nonce: Nonce(2), seat: RED });
        assert_eq!(verdict(&told), &Verdict::Rejected(Rejection::UndoAsked));
        let asked = evening.table.version();
        evening.says(ANNS, ToTable::Consent { seat: RED, asked, agree: true, redo: false });
        assert_eq!(evening.table.inputs().len(), 2, "nobody agrees for the others");
        let told = evening.says(BENS, ToTable::Consent { seat: RED, asked, agree, redo: false });
        assert_eq!(evening.table.inputs().len(), if agree { 0 } else { 2 });
        let closed = FromTable::UndoClosed { refused: !agree };
        assert!(told.contains(&(ANNS, closed)), "{told:?}");
    }
}

#[test]
fn who_is_away_is_asked_when_he_comes_back() {
    let mut evening = Evening::of_two();
    evening.drops(ANNS, 1, RED, Column::D);
    evening.drops(BENS, 1, YELLOW, Column::D);
    evening.call(|table, now, out| table.disconnect(now, BENS, out));
    let told = evening.says(ANNS, ToTable::Undo { nonce: Nonce(2), seat: RED });
    assert_eq!(verdict(&told), &Verdict::Rejected(Rejection::UndoAsked));
    assert_eq!(evening.table.inputs().len(), 2, "his absence is no consent");
    let told = evening.comes(BENS, Some(BEN));
    let asked = evening.table.version();
    let question = FromTable::UndoAsked(UndoAsked { seat: RED, asked, redo: false });
    assert!(told.contains(&(BENS, question)), "{told:?}");
    evening.says(BENS, ToTable::Consent { seat: RED, asked, agree: true, redo: false });
    assert!(evening.table.inputs().is_empty());
}

#[test]
fn a_no_stands_until_somebody_else_does_something_new_and_answers_go_to_their_own_question() {
    let mut evening = Evening::of_two();
    evening.drops(ANNS, 1, RED, Column::D);
    evening.drops(BENS, 1, YELLOW, Column::D);
    let ask = |nonce| ToTable::Undo { nonce: Nonce(nonce), seat: RED };
    evening.says(ANNS, ask(2));
    let asked = evening.table.version();
    let other = ToTable::Consent { seat: YELLOW, asked, agree: true, redo: false };
    evening.says(BENS, other);
    assert_eq!(evening.table.inputs().len(), 2, "an answer to another question");
    evening.says(BENS, ToTable::Consent { seat: RED, asked, agree: false, redo: false });
    let told = evening.says(ANNS, ask(3));
    assert_eq!(verdict(&told), &Verdict::Rejected(Rejection::UndoRefused));
    evening.drops(ANNS, 4, RED, Column::C);
    evening.drops(BENS, 2, YELLOW, Column::C);
    let told = evening.says(ANNS, ask(5));
    assert_eq!(verdict(&told), &Verdict::Rejected(Rejection::UndoAsked), "another moment");
}

#[test]
fn a_repeated_undo_is_known_even_after_a_restart() {
    let mut evening = Evening::of_two();
    evening.drops(ANNS, 1, RED, Column::D);
    evening.drops(BENS, 1, YELLOW, Column::D);
    evening.drops(ANNS, 2, RED, Column::C);
    let undo = ToTable::Undo { nonce: Nonce(3), seat: RED };
    assert_eq!(verdict(&evening.says(ANNS, undo.clone())), &Verdict::Done);
    let meta = evening.table.meta();
    evening.table = Table::restore(0, meta, Seed::new([1; 32]), &evening.kept).expect("as kept");
    evening.comes(ANNS, Some(ANN));
    assert_eq!(verdict(&evening.says(ANNS, undo)), &Verdict::Done);
    assert_eq!(evening.table.inputs().len(), 2, "only one action was taken back");
}

#[test]
fn a_bot_holds_still_while_people_are_asked_but_not_for_ever() {
    let mut evening = Evening::of_two();
    evening.drops(ANNS, 1, RED, Column::D);
    evening.drops(BENS, 1, YELLOW, Column::D);
    evening.drops(ANNS, 2, RED, Column::C);
    evening.now = 10_000;
    evening.call(|table, now, out| table.tick(now, out));
    let task = evening.table.bot_task(evening.now).expect("Ben was slow: a bot moves for him");
    let told = evening.says(BENS, ToTable::Undo { nonce: Nonce(2), seat: YELLOW });
    assert_eq!(verdict(&told), &Verdict::Rejected(Rejection::UndoAsked));
    let bot_drops = |evening: &mut Evening| {
        let answer = BotAnswer::Acts(Action::Drop(Column::E));
        evening.call(|table, now, out| table.bot_answers(now, task.question, answer, out));
        evening.table.inputs().len()
    };
    assert!(evening.table.bot_task(evening.now).is_none());
    assert_eq!(bot_drops(&mut evening), 3, "its move would answer for Ann");
    evening.now = evening.table.wake_at().expect("the bot moves after all");
    assert_eq!(evening.now, 30_000);
    assert!(evening.table.bot_task(evening.now).is_some());
    assert_eq!(bot_drops(&mut evening), 4);
}

#[test]
fn a_match_begins_with_the_last_chair() {
    let mut evening = Evening::with(vec![person(ANN, "Ann"), Sitter::Open]);
    evening.comes(ANNS, Some(ANN));
    let early = evening.drops(ANNS, 1, RED, Column::D);
    assert_eq!(verdict(&early), &Verdict::Rejected(Rejection::NotStarted));
    let mut out = Outbox::default();
    assert_eq!(evening.table.sit(0, BEN, "  Ben  ", None, &mut out), Ok(YELLOW));
    assert!(out.meta_changed);
    assert_eq!(evening.table.stage(), Stage::Playing);
    assert!(evening.table.sit(0, PersonId(9), "Cem", None, &mut out).is_err());
}

#[test]
fn a_bot_stands_in_for_one_who_stays_away_and_hands_back() {
    let mut evening = Evening::of_two();
    evening.call(|table, now, out| table.disconnect(now, ANNS, out));
    assert_eq!(evening.table.seat_cards(None)[0].state, SeatState::Away);
    evening.now = evening.table.wake_at().expect("the table wants to look again");
    assert_eq!(evening.now, 3_000);
    evening.call(|table, now, out| table.tick(now, out));
    assert_eq!(evening.table.seat_cards(None)[0].state, SeatState::StoodIn);
    let task = evening.table.bot_task(evening.now).expect("a bot moves for Ann");
    assert_eq!((task.question.seat, task.level), (RED, Level::Greedy));
    evening.comes(ANNS, Some(ANN));
    assert_eq!(evening.table.seat_cards(None)[0].state, SeatState::Here);
    assert!(evening.table.bot_task(evening.now).is_none());
}

#[test]
fn the_time_of_a_move_runs_out() {
    let mut evening = Evening::of_two();
    evening.now = 10_000;
    evening.call(|table, now, out| table.tick(now, out));
    assert_eq!(evening.table.seat_cards(None)[0].state, SeatState::StoodIn);
    let told = evening.drops(ANNS, 1, RED, Column::D);
    assert_eq!(verdict(&told), &Verdict::Done, "whoever is back may act at once");
    assert_eq!(evening.table.seat_cards(None)[0].state, SeatState::Here);
}

#[test]
fn a_late_or_wrong_bot_never_stops_a_match() {
    let mut evening = Evening::with(vec![Sitter::Bot(Level::Random), Sitter::Bot(Level::Random)]);
    evening.now = 500;
    let drop = BotAnswer::Acts(Action::Drop(Column::D));
    let answers = |evening: &mut Evening, answer| {
        let task = evening.table.bot_task(evening.now).expect("a bot is asked");
        assert!(evening.table.bot_task(evening.now).is_none(), "and only once");
        evening.call(|table, now, out| table.bot_answers(now, task.question, answer, out));
        evening.now += 500;
        (task.question, evening.table.inputs().len())
    };
    let (old, count) = answers(&mut evening, drop);
    assert_eq!(count, 1);
    evening.call(|table, now, out| table.bot_answers(now, old, drop, out));
    assert_eq!(evening.table.inputs().len(), 1, "an answer to a question that is over");
    for wrong in [BotAnswer::FellOver, BotAnswer::Nothing] {
        let before = evening.table.inputs().len();
        assert_eq!(answers(&mut evening, wrong).1, before + 1, "the quiet choice instead");
    }
}

#[test]
fn only_the_host_gives_a_chair_away() {
    let mut evening = Evening::of_two();
    let bot = || Sitter::Bot(Level::Greedy);
    let mut out = Outbox::default();
    assert!(evening.table.replace(0, BEN, RED, bot(), &mut out).is_err());
    assert!(evening.table.replace(0, ANN, YELLOW, bot(), &mut out).is_ok());
    let told = evening.drops(BENS, 1, YELLOW, Column::D);
    assert_eq!(verdict(&told), &Verdict::Rejected(Rejection::NotYourSeat));
}

#[test]
fn the_seed_is_shown_only_when_the_match_is_over() {
    let mut evening = Evening::of_two();
    let seed = Seed::new([1; 32]).reveal();
    let mut said = String::new();
    for at in 0..4 {
        assert!(!said.contains(&seed), "the seed was shown too early");
        for (conn, seat, column) in [(ANNS, RED, Column::A), (BENS, YELLOW, Column::B)] {
            let told = evening.drops(conn, at, seat, column);
            said += &serde_json::to_string(&told.iter().map(|one| &one.1).collect::<Vec<_>>())
                .expect("messages can be written");
        }
    }
    assert_eq!(evening.table.stage(), Stage::Over);
    assert!(said.contains(&seed));
    assert_eq!(evening.table.commit(), Seed::new([1; 32]).commit());
}

#[test]
fn a_chair_that_opens_in_a_match_is_played_by_a_bot_until_somebody_sits_down() {
    let mut evening = Evening::of_two();
    evening.drops(ANNS, 1, RED, Column::D);
    evening.call(|table, now, out| {
        table.replace(now, ANN, YELLOW, Sitter::Open, out).expect("the host may");
    });
    assert!(evening.table.acts_alone(), "it goes on after a restart too");
    evening.now += 500;
    let task = evening.table.bot_task(evening.now).expect("the match does not wait for ever");
    assert_eq!(task.question.seat, YELLOW);
    let cem = PersonId(3);
    evening.call(|table, now, out| {
        let seat = table.sit(now, cem, "Cem", None, out).expect("an open chair");
        assert_eq!(seat, YELLOW);
    });
    assert!(evening.table.bot_task(evening.now).is_none(), "now it is a person's turn");
}

#[test]
fn a_restart_does_not_give_a_move_its_time_again() {
    let day = 86_400_000;
    for (move_millis, played, given_back) in [(day, day / 2, day / 64), (60_000, 32_000, 5_000)] {
        let pace = Pace { move_millis: Some(move_millis), ..meta(Vec::new()).pace };
        let sitters = vec![person(ANN, "Ann"), person(BEN, "Ben")];
        let meta = Meta { pace, ..meta(sitters) };
        let mut out = Outbox::default();
        let table = Table::new(0, meta.clone(), Seed::new([1; 32]), &mut out).expect("a table");
        let mut evening = Evening { table, now: 1_000, kept: out.entries };
        evening.comes(ANNS, Some(ANN));
        evening.comes(BENS, Some(BEN));
        evening.drops(ANNS, 1, RED, Column::D);
        let end = 1_000 + played;
        while let Some(at) = evening.table.wake_at().filter(|at| *at <= end) {
            evening.now = at;
            evening.call(|table, now, out| table.tick(now, out));
        }
        assert!(evening.kept.len() < 80, "a day is not kept second by second");
        // However long the server is away: nobody could play.
        let now = end + 2 * day;
        let table = Table::restore(now, meta, Seed::new([1; 32]), &evening.kept).expect("kept");
        let mut again = Evening { table, now, kept: Vec::new() };
        let told = again.comes(ANNS, Some(ANN));
        let clocks = told.iter().find_map(|(_, told)| match told {
            FromTable::Welcome { time, .. } => Some(time.clocks.clone()),
            _ => None,
        });
        let left = clocks.expect("a welcome")[0].millis_left;
        let honest = move_millis - played;
        assert!((honest..=honest + given_back).contains(&left), "{left} instead of {honest}");
    }
}

#[test]
fn chat_is_words_without_tricks() {
    let mut evening = Evening::of_two();
    let text = " <b>Hi</b> \u{202e}olleh\u{0}\n\u{feff} ".to_owned();
    let told = evening.says(ANNS, ToTable::Chat { text });
    let heard = FromTable::Chat { name: "Ann".to_owned(), text: "<b>Hi</b> olleh".to_owned() };
    assert!(told.contains(&(BENS, heard)), "{told:?}");
    let nothing = evening.says(ANNS, ToTable::Chat { text: "\u{0}\n".to_owned() });
    assert!(nothing.is_empty(), "{nothing:?}");
}
