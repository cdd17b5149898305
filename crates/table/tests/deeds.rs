//! Deeds: several actions in one request, done as a whole or not at all.

mod common;

use common::{ANNS, BENS, Evening, FIRST, SECOND, ann, ben};
use fire_tower::{Action as Fire, FireTower};
use kernel::{Game, Seat, Waiting};
use protocol::{FromTable, Nonce, Pace, Rejection, ToTable, Verdict};
use testkit::toys::claim::{Action, Claim, DieId};

fn of_two<G: Game>(options: &[(&str, &str)]) -> Evening<G> {
    Evening::with(options, Pace::default(), vec![ann(), ben()])
}

fn claim(roll: u8, slot: u8) -> Action {
    Action::Claim(DieId { roll, slot })
}

/// Two legal actions, one after the other, of the seat whose turn it is.
fn two_steps(state: &FireTower) -> Option<(Seat, Vec<Fire>)> {
    let Waiting::Seats { must, .. } = state.waiting() else { return None };
    let seat = must.lowest()?;
    let mut first = Vec::new();
    state.legal(seat, &mut first);
    first.into_iter().find_map(|one| {
        let mut after = *state;
        after.play(seat, one, &mut ()).expect("legal");
        let mut second = Vec::new();
        after.legal(seat, &mut second);
        let both = matches!(after.waiting(), Waiting::Seats { must, .. } if must.has(seat));
        second.first().filter(|_| both).map(|&other| (seat, vec![one, other]))
    })
}

#[test]
fn a_deed_of_two_actions_is_one_moment_one_update_and_one_undo() {
    let mut evening = of_two::<FireTower>(&[("players", "2")]);
    let (seat, deed) = two_steps(evening.table.state()).expect("a card and where it goes");
    let conn = if seat == FIRST { ANNS } else { BENS };
    let (before, version) = (*evening.table.state(), evening.table.version());
    let inputs = evening.table.inputs().len();
    assert_eq!(evening.does(conn, seat, 1, &deed), (Verdict::Done, 1));
    assert_eq!(evening.table.version(), version.next());
    assert!(evening.table.inputs().len() >= inputs + 2);
    let again = evening.does(conn, seat, 1, &deed);
    assert_eq!(again, (Verdict::Done, 0), "a repeat is answered and not done");
    let mut evening = evening.restarted(0);
    evening.all_come();
    assert_eq!(evening.does(conn, seat, 1, &deed), (Verdict::Done, 0), "after a restart too");
    evening.says(conn, ToTable::Undo { nonce: Nonce(2), seat });
    let (other, asked) = (if conn == ANNS { BENS } else { ANNS }, evening.table.version());
    evening.says(other, ToTable::Consent { seat, asked, agree: true, redo: false });
    assert_eq!(*evening.table.state(), before, "all of it is taken back");
}

#[test]
fn a_deed_that_breaks_a_rule_in_the_middle_does_nothing() {
    let mut evening = of_two::<Claim>(&[("seats", "2")]);
    let (state, version) = (*evening.table.state(), evening.table.version());
    let kept = evening.kept.len();
    let (verdict, updates) = evening.does(ANNS, FIRST, 1, &[claim(0, 0), claim(0, 1)]);
    assert!(matches!(&verdict, Verdict::Refused { clause, .. } if clause == "C1"), "{verdict:?}");
    assert_eq!((updates, evening.kept.len()), (0, kept));
    assert_eq!((*evening.table.state(), evening.table.version()), (state, version));
    let again = evening.does(ANNS, FIRST, 1, &[claim(0, 0)]);
    assert_eq!(again, (verdict, 0), "the number had its answer");
}

#[test]
fn chance_does_not_come_between_the_actions_of_a_deed() {
    let mut evening = of_two::<Claim>(&[("seats", "2")]);
    evening.does(ANNS, FIRST, 1, &[Action::Pass(0)]);
    let state = *evening.table.state();
    let (verdict, _) = evening.does(BENS, SECOND, 1, &[Action::Pass(0), Action::Pass(1)]);
    assert_eq!(verdict, Verdict::Rejected(Rejection::Interrupted));
    assert_eq!(*evening.table.state(), state);
    assert_eq!(evening.does(BENS, SECOND, 2, &[Action::Pass(0)]).0, Verdict::Done);
}

#[test]
fn a_deed_without_actions_or_with_far_too_many_is_not_understood() {
    let mut evening = of_two::<Claim>(&[("seats", "2")]);
    for count in [0, protocol::ACTIONS_MAX + 1] {
        let actions = vec![Action::Pass(0); count];
        let told =
            evening.says(ANNS, ToTable::Act { nonce: Nonce(1), seat: FIRST, actions, rest: false });
        assert!(matches!(&told[..], [(ANNS, FromTable::Sorry { .. })]), "{told:?}");
    }
}

#[test]
fn who_comes_back_is_told_the_time_although_nothing_was_missed() {
    let mut evening = of_two::<Claim>(&[("seats", "2"), ("seconds", "60")]);
    evening.now = 4_000;
    let left = (evening.left(Some(0)), evening.left(Some(1)));
    assert_eq!(left, (Some(56_000), Some(6_000)));
}
