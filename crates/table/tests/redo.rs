//! Taking back by whole deeds, and doing again what was taken back.

mod common;

use common::{ANNS, BENS, Evening, FIRST, SECOND, ann, ben, verdict};
use connect_four::{Action as Drop, Column, ConnectFour};
use fastrand::Rng;
use fire_tower::{Action, FireTower};
use kernel::{Game, Input, Seat, Waiting};
use protocol::{FromTable, Nonce, Pace, Rejection, ToTable, Verdict};
use table::Sitter;

fn table_of<G: Game>(options: &[(&str, &str)], sitters: Vec<Sitter>) -> Evening<G> {
    Evening::with(options, Pace::default(), sitters)
}

/// Ann plays on both chairs of a device: nobody else has to agree.
fn alone() -> Evening<FireTower> {
    table_of(&[("players", "2")], vec![ann(), ann()])
}

fn undo<G: Game>(evening: &mut Evening<G>, nonce: u64, seat: Seat) -> Verdict<G::Because> {
    verdict(evening.says(ANNS, ToTable::Undo { nonce: Nonce(nonce), seat }))
}

fn redo<G: Game>(evening: &mut Evening<G>, nonce: u64, seat: Seat) -> Verdict<G::Because> {
    verdict(evening.says(ANNS, ToTable::Redo { nonce: Nonce(nonce), seat }))
}

/// What a welcome says of taking back: the moment that stands, and who may do it again.
fn told<G: Game>(evening: &mut Evening<G>) -> (Option<u64>, Option<Seat>) {
    let hello = ToTable::Hello { protocol: protocol::PROTOCOL, have: None };
    let welcome = evening.says(ANNS, hello).into_iter().find_map(|(_, one)| match one {
        FromTable::Welcome { stands, redo, .. } => Some((stands.map(|moment| moment.0), redo)),
        _ => None,
    });
    welcome.expect("who asks for everything gets it")
}

/// Any action of whoever is asked, as a deed of its own.
fn acts(evening: &mut Evening<FireTower>, nonce: u64, rng: &mut Rng) -> Seat {
    let Waiting::Seats { must, .. } = evening.table.state().waiting() else { panic!("not over") };
    let seat = must.lowest().expect("somebody is asked");
    let mut legal = Vec::new();
    evening.table.state().legal(seat, &mut legal);
    let action = rng.choice(legal).expect("one");
    assert_eq!(evening.does(ANNS, seat, nonce, &[action]).0, Verdict::Done);
    seat
}

#[test]
fn deeds_are_taken_back_and_done_again_one_by_one_with_the_same_draws_after_a_restart_too() {
    let (mut evening, mut rng) = (alone(), Rng::with_seed(3));
    let mut stops = Vec::new();
    for nonce in 0..40 {
        let (before, stood) = (evening.table.inputs().to_vec(), told(&mut evening).0);
        let seat = acts(&mut evening, nonce, &mut rng);
        stops.push((seat, before, stood));
    }
    let (end, stands) = (evening.table.inputs().to_vec(), told(&mut evening).0);
    let drawn = end.iter().filter(|input| matches!(input, Input::Chance(_))).count();
    assert!(drawn > 10, "the die was rolled and cards were drawn: {drawn}");
    // On two chairs a deed goes back when nobody else has acted after it.
    let mut nonce = 1_000;
    for (seat, before, stood) in stops.iter().rev() {
        assert_eq!(undo(&mut evening, nonce, *seat), Verdict::Done);
        assert_eq!(evening.table.inputs(), &before[..], "one click is one deed");
        assert_eq!(told(&mut evening), (*stood, Some(*seat)));
        (nonce, evening) = (nonce + 1, evening.restarted(0));
        evening.all_come();
    }
    let after = stops.iter().skip(1).map(|(_, before, stood)| (before, *stood));
    for ((seat, ..), (after, stood)) in stops.iter().zip(after.chain([(&end, stands)])) {
        assert_eq!(redo(&mut evening, nonce, *seat), Verdict::Done);
        assert_eq!(evening.table.inputs(), &after[..], "with what was drawn then");
        assert_eq!(told(&mut evening).0, stood, "the same change stands");
        (nonce, evening) = (nonce + 1, evening.restarted(0));
        evening.all_come();
    }
    assert_eq!(redo(&mut evening, nonce, stops[0].0), rejected(Rejection::NothingToRedo));
}

fn rejected<B>(why: Rejection) -> Verdict<B> {
    Verdict::Rejected(why)
}

#[test]
fn after_something_new_nothing_is_done_again() {
    let (mut evening, mut rng) = (alone(), Rng::with_seed(5));
    let seat = acts(&mut evening, 1, &mut rng);
    assert_eq!(redo(&mut evening, 2, seat), rejected(Rejection::NothingToRedo));
    undo(&mut evening, 3, seat);
    let other = if seat == FIRST { SECOND } else { FIRST };
    assert_eq!(redo(&mut evening, 4, other), rejected(Rejection::NothingToRedo), "not hers");
    acts(&mut evening, 5, &mut rng);
    assert_eq!(told(&mut evening).1, None);
    assert_eq!(redo(&mut evening, 6, seat), rejected(Rejection::NothingToRedo));
    let mut evening = evening.restarted(0);
    evening.all_come();
    assert_eq!(redo(&mut evening, 7, seat), rejected(Rejection::NothingToRedo));
}

#[test]
fn a_repeated_redo_is_done_once_after_a_restart_too() {
    let (mut evening, mut rng) = (alone(), Rng::with_seed(6));
    let first = acts(&mut evening, 1, &mut rng);
    let second = acts(&mut evening, 2, &mut rng);
    undo(&mut evening, 3, second);
    undo(&mut evening, 4, first);
    assert_eq!(redo(&mut evening, 5, first), Verdict::Done);
    let done = evening.table.inputs().to_vec();
    assert_eq!(redo(&mut evening, 5, first), Verdict::Done);
    assert_eq!(evening.table.inputs(), &done[..]);
    let mut evening = evening.restarted(0);
    evening.all_come();
    assert_eq!(redo(&mut evening, 5, first), Verdict::Done);
    assert_eq!(evening.table.inputs(), &done[..], "only the first of the two");
}

fn drop_of(evening: &mut Evening<ConnectFour>, conn: table::ConnId, seat: Seat, column: Column) {
    assert_eq!(evening.does(conn, seat, column as u64, &[Drop::Drop(column)]).0, Verdict::Done);
}

#[test]
fn who_had_to_agree_to_taking_back_has_to_agree_to_doing_again() {
    for agree in [true, false] {
        let mut evening = table_of::<ConnectFour>(&[], vec![ann(), ben()]);
        drop_of(&mut evening, ANNS, FIRST, Column::D);
        drop_of(&mut evening, BENS, SECOND, Column::C);
        let asks = rejected(Rejection::UndoAsked);
        assert_eq!(undo(&mut evening, 20, FIRST), asks);
        let asked = evening.table.version();
        agrees(&mut evening, asked, true);
        assert!(evening.table.inputs().is_empty());
        assert_eq!(redo(&mut evening, 21, FIRST), asks, "Ben's move would come again");
        let asked = evening.table.version();
        let yes = ToTable::Consent { seat: FIRST, asked, agree, redo: true };
        let told = evening.says(BENS, yes);
        assert_eq!(evening.table.inputs().len(), if agree { 2 } else { 0 });
        let again = FromTable::TakenBack { seat: FIRST, again: true };
        assert_eq!(told.contains(&(BENS, again)), agree, "{told:?}");
    }
    let mut evening = table_of::<ConnectFour>(&[], vec![ann(), ben()]);
    drop_of(&mut evening, ANNS, FIRST, Column::D);
    assert_eq!(undo(&mut evening, 20, FIRST), Verdict::Done);
    assert_eq!(redo(&mut evening, 21, FIRST), Verdict::Done, "what was free is free again");
}

/// A position in which somebody's action is followed by chance and then by the same seat's own choice.
fn cut_by_chance(evening: &mut Evening<FireTower>, rng: &mut Rng) -> (Seat, Action) {
    for _ in 0..2_000 {
        let state = *evening.table.state();
        let seat = state.waiting().actors().lowest().expect("the match is not over yet");
        let mut legal = Vec::new();
        state.legal(seat, &mut legal);
        let goes_on = |action: &Action| {
            let (mut after, mut drawn) = (state, 0);
            after.play(seat, *action, &mut ()).expect("legal");
            while after.waiting() == Waiting::Chance && drawn < 20 {
                after.apply(Input::Chance(after.sample(&mut |n| rng.u32(..n))), &mut ());
                drawn += 1;
            }
            drawn > 0 && after.waiting().actors().has(seat)
        };
        if let Some(action) = legal.into_iter().find(goes_on) {
            return (seat, action);
        }
        acts(evening, rng.u64(5_000..), rng);
    }
    panic!("no card is drawn in the middle of a turn")
}

#[test]
fn the_rest_of_a_deed_is_taken_back_with_its_beginning() {
    for (rest, seed) in [true, false].into_iter().flat_map(|rest| [(rest, 7), (rest, 8)]) {
        let (mut evening, mut rng) = (alone(), Rng::with_seed(seed));
        // What the table draws may end the turn all the same; then the next one will do.
        let (before, begun, seat) = (0..100)
            .find_map(|attempt| {
                let (seat, action) = cut_by_chance(&mut evening, &mut rng);
                let before = evening.table.inputs().to_vec();
                evening.does(ANNS, seat, 3_000 + attempt, &[action]);
                let goes_on = evening.table.state().waiting().actors().has(seat);
                goes_on.then(|| (before, evening.table.inputs().to_vec(), seat))
            })
            .expect("a draw in the middle of a turn");
        let actions = vec![evening.table.state().quiet(seat)];
        let act = ToTable::Act { nonce: Nonce(4_000), seat, actions, rest };
        assert_eq!(verdict(evening.says(ANNS, act)), Verdict::Done);
        let mut evening = evening.restarted(0);
        evening.all_come();
        assert_eq!(undo(&mut evening, 4_001, seat), Verdict::Done);
        let back = if rest { &before } else { &begun };
        assert_eq!(evening.table.inputs(), &back[..], "{rest}");
    }
}

#[test]
fn nobody_goes_on_with_a_deed_after_somebody_else_has_acted() {
    let mut evening = table_of::<ConnectFour>(&[], vec![ann(), ann()]);
    drop_of(&mut evening, ANNS, FIRST, Column::D);
    drop_of(&mut evening, ANNS, SECOND, Column::C);
    let actions = vec![Drop::Drop(Column::E)];
    evening.says(ANNS, ToTable::Act { nonce: Nonce(20), seat: FIRST, actions, rest: true });
    assert_eq!(undo(&mut evening, 21, FIRST), Verdict::Done);
    assert_eq!(evening.table.inputs().len(), 2, "it was a deed of its own");
}

fn agrees<G: Game>(evening: &mut Evening<G>, asked: protocol::Version, agree: bool) {
    evening.says(BENS, ToTable::Consent { seat: FIRST, asked, agree, redo: false });
}

/// Ben's yes is to doing again; meanwhile the question has become one about taking back.
#[test]
fn a_yes_to_doing_again_is_no_yes_to_taking_back() {
    let mut evening = table_of::<ConnectFour>(&[], vec![ann(), ben()]);
    let columns = [(ANNS, FIRST, Column::D), (BENS, SECOND, Column::C)];
    let more = [(ANNS, FIRST, Column::E), (BENS, SECOND, Column::F)];
    for (conn, seat, column) in columns.into_iter().chain(more) {
        drop_of(&mut evening, conn, seat, column);
    }
    assert_eq!(undo(&mut evening, 20, FIRST), rejected(Rejection::UndoAsked));
    let asked = evening.table.version();
    agrees(&mut evening, asked, true);
    assert_eq!(evening.table.inputs().len(), 2);
    assert_eq!(redo(&mut evening, 21, FIRST), rejected(Rejection::UndoAsked));
    let asked = evening.table.version();
    // Any change of chairs closes the question, at the same moment.
    evening.call(|table, now, out| {
        table.replace(now, common::ANN, FIRST, ann(), out).expect("she is the host");
    });
    assert_eq!(undo(&mut evening, 22, FIRST), rejected(Rejection::UndoAsked));
    assert_eq!(evening.table.version(), asked, "the same moment");
    evening.says(BENS, ToTable::Consent { seat: FIRST, asked, agree: true, redo: true });
    assert_eq!(evening.table.inputs().len(), 2, "nobody agreed to taking back");
    agrees(&mut evening, asked, true);
    assert!(evening.table.inputs().is_empty(), "now he did");
}

/// Ann has moved before Ben, and again after him; her last move is her own to take back.
#[test]
fn a_refusal_stands_though_the_asker_takes_back_and_does_again_meanwhile() {
    let mut evening = table_of::<ConnectFour>(&[], vec![ann(), ben()]);
    drop_of(&mut evening, ANNS, FIRST, Column::D);
    drop_of(&mut evening, BENS, SECOND, Column::C);
    drop_of(&mut evening, ANNS, FIRST, Column::E);
    assert_eq!(undo(&mut evening, 20, FIRST), Verdict::Done);
    assert_eq!(undo(&mut evening, 21, FIRST), rejected(Rejection::UndoAsked));
    let asked = evening.table.version();
    agrees(&mut evening, asked, false);
    assert_eq!(undo(&mut evening, 22, FIRST), rejected(Rejection::UndoRefused));
    assert_eq!(redo(&mut evening, 23, FIRST), Verdict::Done);
    assert_eq!(undo(&mut evening, 24, FIRST), Verdict::Done);
    let again = undo(&mut evening, 25, FIRST);
    assert_eq!(again, rejected(Rejection::UndoRefused), "nobody asks twice for one thing");
    drop_of(&mut evening, ANNS, FIRST, Column::F);
    assert_eq!(undo(&mut evening, 26, FIRST), Verdict::Done);
    let again = undo(&mut evening, 27, FIRST);
    assert_eq!(
        again,
        rejected(Rejection::UndoRefused),
        "something new of her own is no way either"
    );
}
