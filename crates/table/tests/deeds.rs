//! Deeds: several actions in one request, done as a whole or not at all.

use fire_tower::{Action as Fire, FireTower};
use kernel::{Chosen, Game, Seat, Waiting};
use protocol::{FromTable, Nonce, PROTOCOL, Pace, Rejection, TableId, ToTable, Verdict};
use table::{ConnId, Entry, Meta, Millis, Outbox, PersonId, Seed, Sitter, Table};
use testkit::toys::claim::{Action, Claim, DieId};

const ANN: PersonId = PersonId(1);
const BEN: PersonId = PersonId(2);
const ANNS: ConnId = ConnId(1);
const BENS: ConnId = ConnId(2);
const FIRST: Seat = Seat::new(0);
const SECOND: Seat = Seat::new(1);

struct Evening<G: Game> {
    table: Table<G>,
    now: Millis,
    kept: Vec<Entry<G>>,
}

impl<G: Game> Evening<G> {
    /// Ann and Ben at the table, both connected and greeted.
    fn of_two(options: &[(&str, &str)]) -> Evening<G> {
        let chosen = Chosen::new(G::OPTIONS, options).expect("options fit");
        let person = |id, name: &str| Sitter::Person { id, name: name.to_owned() };
        let meta = Meta {
            id: TableId::from_bits(5),
            rules: G::RULES_VERSION,
            setup: G::configure(&chosen).expect("options fit"),
            pace: Pace::default(),
            host: ANN,
            listed: false,
            sitters: vec![person(ANN, "Ann"), person(BEN, "Ben")],
        };
        let mut out = Outbox::default();
        let table = Table::new(0, meta, Seed::new([1; 32]), &mut out).expect("a table");
        let mut evening = Evening { table, now: 0, kept: out.entries };
        evening.both_come();
        evening
    }

    fn both_come(&mut self) {
        for (conn, person) in [(ANNS, ANN), (BENS, BEN)] {
            let mut out = Outbox::default();
            self.table.connect(self.now, conn, Some(person), &mut out);
            self.says(conn, ToTable::Hello { protocol: PROTOCOL, have: None });
        }
    }

    fn says(&mut self, conn: ConnId, message: ToTable<G::Action>) -> Vec<(ConnId, FromTable<G>)> {
        let mut out = Outbox::default();
        self.table.receive(self.now, conn, message, &mut out);
        self.kept.extend(out.entries);
        out.mail
    }

    fn does(
        &mut self,
        conn: ConnId,
        seat: Seat,
        nonce: u64,
        actions: &[G::Action],
    ) -> (Verdict<G::Because>, usize) {
        let actions = actions.to_vec();
        let told = self.says(conn, ToTable::Act { nonce: Nonce(nonce), seat, actions });
        let updates =
            told.iter().filter(|(to, one)| *to == BENS && matches!(one, FromTable::Update { .. }));
        let updates = updates.count();
        let answer = told.into_iter().find_map(|(_, one)| match one {
            FromTable::Answer { verdict, .. } => Some(verdict),
            _ => None,
        });
        (answer.expect("every request is answered"), updates)
    }

    fn restarted(self) -> Evening<G> {
        let meta = self.table.meta();
        let table = Table::restore(self.now, meta, Seed::new([1; 32]), &self.kept);
        let mut after = Evening { table: table.expect("as kept"), now: self.now, kept: self.kept };
        after.both_come();
        after
    }
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
        let mut after = state.clone();
        after.play(seat, one, &mut ()).expect("legal");
        let mut second = Vec::new();
        after.legal(seat, &mut second);
        let both = matches!(after.waiting(), Waiting::Seats { must, .. } if must.has(seat));
        second.first().filter(|_| both).map(|&other| (seat, vec![one, other]))
    })
}

#[test]
fn a_deed_of_two_actions_is_one_moment_one_update_and_one_undo() {
    let mut evening = Evening::<FireTower>::of_two(&[("players", "2")]);
    let (seat, deed) = two_steps(evening.table.state()).expect("a card and where it goes");
    let conn = if seat == FIRST { ANNS } else { BENS };
    let (before, version) = (evening.table.state().clone(), evening.table.version());
    let inputs = evening.table.inputs().len();
    assert_eq!(evening.does(conn, seat, 1, &deed), (Verdict::Done, 1));
    assert_eq!(evening.table.version(), version.next());
    assert!(evening.table.inputs().len() >= inputs + 2);
    let again = evening.does(conn, seat, 1, &deed);
    assert_eq!(again, (Verdict::Done, 0), "a repeat is answered and not done");
    let mut evening = evening.restarted();
    assert_eq!(evening.does(conn, seat, 1, &deed), (Verdict::Done, 0), "after a restart too");
    evening.says(conn, ToTable::Undo { nonce: Nonce(2), seat });
    let (other, asked) = (if conn == ANNS { BENS } else { ANNS }, evening.table.version());
    evening.says(other, ToTable::Consent { seat, asked, agree: true });
    assert_eq!(*evening.table.state(), before, "all of it is taken back");
}

#[test]
fn a_deed_that_breaks_a_rule_in_the_middle_does_nothing() {
    let mut evening = Evening::<Claim>::of_two(&[("seats", "2")]);
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
    let mut evening = Evening::<Claim>::of_two(&[("seats", "2")]);
    evening.does(ANNS, FIRST, 1, &[Action::Pass(0)]);
    let state = *evening.table.state();
    let (verdict, _) = evening.does(BENS, SECOND, 1, &[Action::Pass(0), Action::Pass(1)]);
    assert_eq!(verdict, Verdict::Rejected(Rejection::Interrupted));
    assert_eq!(*evening.table.state(), state);
    assert_eq!(evening.does(BENS, SECOND, 2, &[Action::Pass(0)]).0, Verdict::Done);
}

#[test]
fn a_deed_without_actions_or_with_far_too_many_is_not_understood() {
    let mut evening = Evening::<Claim>::of_two(&[("seats", "2")]);
    for count in [0, protocol::ACTIONS_MAX + 1] {
        let actions = vec![Action::Pass(0); count];
        let told = evening.says(ANNS, ToTable::Act { nonce: Nonce(1), seat: FIRST, actions });
        assert!(matches!(&told[..], [(ANNS, FromTable::Sorry { .. })]), "{told:?}");
    }
}

#[test]
fn who_comes_back_is_told_the_time_although_nothing_was_missed() {
    let mut evening = Evening::<Claim>::of_two(&[("seats", "2"), ("seconds", "60")]);
    evening.now = 4_000;
    let have = Some(evening.table.version());
    let told = evening.says(ANNS, ToTable::Hello { protocol: PROTOCOL, have });
    let time = told.iter().find_map(|(_, one)| match one {
        FromTable::Time(time) => Some(time.clone()),
        _ => None,
    });
    let left = |alarm| {
        let time = time.as_ref().expect("the time is told");
        time.clocks.iter().find(|clock| clock.alarm == Some(alarm)).expect("it runs").millis_left
    };
    assert_eq!((left(0), left(1)), (56_000, 6_000));
}
