//! Pages of the toy games' rulebooks, and what a scenario says when it fails.

use kernel::{Game, Seat, Seen, Team};
use std::panic::catch_unwind;
use testkit::scenario::{Scenario, refused, setup_refused, then};
use testkit::toys::claim::{self, Claim, DieId, Face, Slot};
use testkit::toys::window::{self, Card, Event, Window};

const ANN: Seat = Seat::new(0);
const BEN: Seat = Seat::new(1);
const CEM: Seat = Seat::new(2);

/// A race of two rolls between these many, with nothing rolled yet.
fn race(seats: u8) -> Scenario<Claim> {
    let setup = claim::Setup::race(seats, 2, 60);
    Scenario::new(Claim::new(&setup).expect("such a race is possible"), drawn)
}

/// The dice on the table, then the pips of each seat.
fn drawn(state: &Claim) -> String {
    let die = |slot: &Slot| match slot {
        Slot::Empty => ".".to_string(),
        Slot::Lying(face) => face.pips().to_string(),
        Slot::Taken(by) => ["a", "b", "c"][by.index()].to_string(),
    };
    let count = state.seat_count as usize;
    let dice: String = state.slots[..count].iter().map(die).collect();
    let pips: Vec<String> = state.seats().iter().map(|seat| state.pips(seat).to_string()).collect();
    format!("roll {}: {dice}\npips {}", state.roll, pips.join(" "))
}

fn face(pips: u8) -> Face {
    Face::new(pips)
}

fn take(roll: u8, slot: u8) -> claim::Action {
    claim::Action::Claim(DieId { roll, slot })
}

#[test]
fn c1_a_claimed_die_lies_with_its_owner() {
    then(
        race(2).nature(face(3)).nature(face(5)),
        BEN,
        take(0, 1),
        "
        roll 0: 3b
        pips 0 5
        ",
    );
}

#[test]
fn c1_who_has_answered_does_not_answer_again() {
    let answered = race(2).nature(face(3)).nature(face(5)).act(ANN, claim::Action::Pass(0));
    refused(answered, ANN, take(0, 0), &claim::clause::C1, claim::Because::Answered);
}

#[test]
fn c1_nobody_sits_on_the_third_chair_of_two() {
    let start = race(2).nature(face(3)).nature(face(5));
    refused(start, CEM, take(0, 0), &claim::clause::C1, claim::Because::NotSeated);
}

#[test]
fn c2_a_late_claim_does_not_take_a_die_of_the_next_roll() {
    let next = race(2)
        .nature(face(3))
        .nature(face(5))
        .act(ANN, claim::Action::Pass(0))
        .nature(face(1))
        .nature(face(2))
        .act(BEN, take(0, 1));
    refused(next, ANN, take(0, 0), &claim::clause::C2, claim::Because::TooLate(1));
}

#[test]
fn c2_a_die_that_is_not_there_cannot_be_claimed() {
    let start = || race(2).nature(face(3)).nature(face(5));
    refused(start(), ANN, take(0, 2), &claim::clause::C2, claim::Because::NoSuchDie);
    refused(start(), ANN, take(1, 0), &claim::clause::C2, claim::Because::TooEarly);
}

#[test]
fn c3_a_lost_race_says_who_won_it() {
    let lost = race(2).nature(face(3)).nature(face(5)).act(BEN, take(0, 0));
    refused(lost, ANN, take(0, 0), &claim::clause::C3, claim::Because::Taken(BEN));
}

#[test]
fn c4_nobody_takes_a_face_twice() {
    let second = race(2)
        .nature(face(3))
        .nature(face(5))
        .act(ANN, take(0, 0))
        .nature(face(3))
        .nature(face(3))
        .act(BEN, claim::Action::Pass(0));
    refused(second, ANN, take(1, 1), &claim::clause::C4, claim::Because::Held(face(3)));
}

#[test]
fn c5_nobody_answers_while_dice_roll_or_after_the_end() {
    let rolling = race(2).nature(face(3));
    refused(rolling, ANN, take(0, 0), &claim::clause::C5, claim::Because::Rolling);
    let over = race(2).nature(face(3)).nature(face(5)).clock(claim::MATCH_ALARM, 0);
    refused(over, ANN, take(0, 0), &claim::clause::C5, claim::Because::Over);
}

#[test]
fn t1_who_has_not_answered_in_time_has_passed() {
    let late = race(3).nature(face(3)).nature(face(5)).nature(face(6)).act(CEM, take(0, 2));
    late.clock(1, 0).shows("roll 1: ...\npips 0 0 6").end();
}

#[test]
fn e1_the_time_left_is_counted_after_the_last_roll() {
    let setup = claim::Setup::race(2, 1, 60);
    let last = Scenario::new(Claim::new(&setup).expect("one roll is possible"), drawn)
        .nature(face(3))
        .nature(face(5))
        .act(ANN, take(0, 1))
        .act(BEN, claim::Action::Pass(0))
        .clock(claim::MATCH_ALARM, 34_999)
        .end();
    assert_eq!(last.payoffs().map(|points| (points[0], points[1])), Some((8, 3)));
}

/// Two play one roll together: a three and a five.
fn together() -> Scenario<Claim> {
    let setup = claim::Setup::race(2, 1, 60).together();
    let state = Claim::new(&setup).expect("two may play together");
    Scenario::new(state, drawn).nature(face(3)).nature(face(5))
}

#[test]
fn e3_e4_all_win_with_one_score_when_everybody_has_a_die_in_time() {
    let shared = together().act(ANN, take(0, 1)).act(BEN, take(0, 0));
    let last = shared.clock(claim::MATCH_ALARM, 34_999).end();
    assert_eq!(last.team(), Some(Team { won: true, score: 11 }));
    let greedy = together().act(ANN, take(0, 1)).act(BEN, claim::Action::Pass(0));
    let last = greedy.clock(claim::MATCH_ALARM, 34_999).end();
    assert_eq!(last.team(), Some(Team { won: false, score: 8 }), "Ben has no die");
    let last = together().act(ANN, take(0, 1)).clock(claim::MATCH_ALARM, 0).end();
    assert_eq!(last.team(), Some(Team { won: false, score: 5 }), "too late");
}

#[test]
fn e3_there_is_no_team_before_the_end_or_against_each_other() {
    assert_eq!(together().end().team(), None);
    let over = race(2).nature(face(3)).nature(face(5)).clock(claim::MATCH_ALARM, 0);
    assert_eq!(over.end().team(), None);
}

/// Three seats with a hen and a fox each, except that Cem's second card is a goose.
fn windows() -> Scenario<Window> {
    let setup = window::Setup { seats: 3, hand: 2, looks: true };
    let state = Window::new(&setup).expect("three can play");
    let deal = [Card::Hen, Card::Hen, Card::Hen, Card::Fox, Card::Fox, Card::Goose];
    let scores = |state: &Window| {
        let scores: Vec<String> = state.scores.iter().take(3).map(i8::to_string).collect();
        scores.join(" ")
    };
    deal.into_iter().fold(Scenario::new(state, scores), Scenario::nature)
}

#[test]
fn l1_l2_a_card_is_laid_in_turn_and_from_the_hand() {
    use window::Because::{CardLies, NoCard, Turn};
    let lay = window::Action::Lay;
    refused(windows(), BEN, lay(0), &window::clause::L1, Turn(ANN));
    refused(windows(), ANN, lay(2), &window::clause::L2, NoCard(2));
    refused(windows().act(ANN, lay(0)), ANN, lay(1), &window::clause::L1, CardLies);
}

#[test]
fn s1_a_table_has_its_bounds() {
    let alone = window::Setup { seats: 1, hand: 2, looks: true };
    let no = Window::new(&alone).expect_err("nobody plays alone");
    assert_eq!((no.clause, no.because), (&window::clause::S1, window::Because::Setup));
    let endless = claim::Setup::race(2, 6, 60);
    let no = Claim::new(&endless).expect_err("five rolls are the most");
    assert_eq!((no.clause, no.because), (&claim::clause::S1, claim::Because::Setup));
}

#[test]
fn w1_everybody_else_answers_once_in_any_order() {
    use window::Because::{Answered, OwnCard};
    let laid = windows().act(ANN, window::Action::Lay(1)).act(CEM, window::Action::Decline);
    let laid = laid.refused(CEM, window::Action::React, &window::clause::W1, Answered);
    refused(laid, ANN, window::Action::Decline, &window::clause::W1, OwnCard);
}

#[test]
fn w2_an_answer_is_secret_until_the_last_has_come() {
    let laid = windows().act(ANN, window::Action::Lay(1)).act(BEN, window::Action::React);
    let heard = |viewer| laid.heard(viewer)[0];
    assert_eq!(heard(Some(BEN)), Event::Answered(BEN, Seen::Open(true)));
    assert_eq!(heard(Some(ANN)), Event::Answered(BEN, Seen::Hidden));
    let turned = laid.act(CEM, window::Action::Decline);
    let doubts = kernel::Seats::only(BEN);
    assert!(turned.heard(None).contains(&Event::Turned(Card::Fox, doubts)));
    turned.end();
}

#[test]
fn w3_w4_w5_a_card_scores_by_who_doubts_it() {
    let lay = |place| windows().act(ANN, window::Action::Lay(place));
    let pass = window::Action::Decline;
    let doubt = window::Action::React;
    lay(1).act(BEN, pass).act(CEM, pass).shows("3 0 0").end();
    lay(1).act(BEN, doubt).act(CEM, pass).shows("0 2 0").end();
    lay(0).act(BEN, pass).act(CEM, pass).shows("1 0 0").end();
    lay(0).act(BEN, doubt).act(CEM, doubt).shows("2 -1 -1").end();
}

#[test]
fn p1_p3_one_look_in_a_match_and_the_looker_remembers() {
    let looked = windows().act(CEM, window::Action::Look(ANN, 1));
    let card = |viewer| {
        let laid = looked.clone().act(ANN, window::Action::Lay(1)).end();
        laid.view(viewer).laid.map(|seen| seen.card)
    };
    assert_eq!(card(Some(CEM)), Some(Seen::Open(Card::Fox)));
    assert_eq!(card(Some(BEN)), Some(Seen::Hidden));
    let because = window::Because::NoLookLeft;
    refused(looked, CEM, window::Action::Look(ANN, 0), &window::clause::P1, because);
}

#[test]
fn p2_a_look_is_at_the_hand_of_the_seat_whose_turn_it_is() {
    let because = window::Because::Turn(ANN);
    refused(windows(), CEM, window::Action::Look(BEN, 0), &window::clause::P2, because);
    let because = window::Because::OwnCard;
    refused(windows(), ANN, window::Action::Look(ANN, 0), &window::clause::P2, because);
}

#[test]
fn a_scenario_that_fails_says_why() {
    let told = |run: fn()| {
        let words = catch_unwind(run).expect_err("it fails");
        *words.downcast::<String>().expect("it has words")
    };
    let words =
        told(|| then(race(2).nature(face(3)).nature(face(5)), BEN, take(0, 1), "roll 0: b5"));
    assert!(words.contains("≠ roll 0: b5 | roll 0: 3b"), "{words}");
    let words = told(|| then(race(2).nature(face(3)), BEN, take(0, 1), ""));
    assert!(words.contains("C5 Rolling: Nobody answers while the dice are rolling"), "{words}");
    let words = told(|| {
        let open = race(2).nature(face(3)).nature(face(5));
        refused(open, ANN, take(0, 1), &claim::clause::C3, claim::Because::Rolling);
    });
    assert!(words.contains("should forbid it"), "{words}");
    let words = told(|| {
        let rolling = race(2).nature(face(3));
        refused(rolling, ANN, take(0, 1), &claim::clause::C3, claim::Because::Taken(BEN));
    });
    assert!(words.contains("expected C3 Taken(seat 1)\nfound    C5 Rolling"), "{words}");
}

#[test]
fn a_script_must_be_possible_and_used() {
    let unused = catch_unwind(|| race(2).nature(face(3)).nature(face(5)).nature(face(6)).end());
    let words = unused.expect_err("the third die is never rolled").downcast::<String>();
    assert!(words.expect("words").starts_with("nature was never asked for [Face(6)]"));
    let impossible = catch_unwind(|| {
        let setup = window::Setup { seats: 4, hand: 3, looks: false };
        let state = Window::new(&setup).expect("four can play");
        (0..4).fold(Scenario::new(state, |_| String::new()), |so_far, _| so_far.nature(Card::Fox))
    });
    let words = impossible.expect_err("there are three foxes").downcast::<String>();
    assert!(words.expect("words").starts_with("nature cannot answer Fox now, only [(Hen, 5)"));
}

#[test]
fn s1_a_match_of_ten_does_not_begin() {
    let ten = claim::Setup::race(10, 1, 60);
    setup_refused::<Claim>(&ten, &claim::clause::S1, claim::Because::Setup);
}

#[test]
#[should_panic(expected = "can be played")]
fn a_match_that_may_begin_is_not_refused() {
    let two = claim::Setup::race(2, 1, 60);
    setup_refused::<Claim>(&two, &claim::clause::S1, claim::Because::Setup);
}
