//! The rules, a picture for each clause. See `common` for how a picture is read.

mod common;

use Card::{Blaze, Spark, Water};
use common::*;

#[test]
fn s1_two_to_four_play() {
    for players in [0, 1, 5, 255] {
        setup_refused::<NewGame>(&Setup { players }, &clause::S1, Because::Players(players));
    }
    assert!((2..=4).all(|players| NewGame::new(&Setup { players }).is_ok()));
}

#[test]
fn s2_everybody_draws_a_card_that_nobody_else_sees() {
    let state = NewGame::new(&Setup { players: 2 }).expect("two may play");
    let scenario = Scenario::new(state, drawn).nature(Spark).nature(Water);
    assert_eq!(scenario.state().deck.len(), 20);
    let hidden = Event::Drew { seat: BLUE, card: Seen::Hidden };
    assert!(scenario.heard(None).contains(&hidden) && scenario.heard(Some(RED)).contains(&hidden));
    let open = Event::Drew { seat: BLUE, card: Seen::Open(Water) };
    assert!(scenario.heard(Some(BLUE)).contains(&open));
    scenario.end();
}

#[test]
fn t1_a_turn_begins_with_a_card() {
    table("SB* W | SS").act(RED, Action::Discard(Blaze)).nature(Spark).shows("S- SW*- | S").end();
}

#[test]
fn t2_only_in_the_own_turn() {
    let light = Action::Light(Blaze);
    refused(table("S* B | S"), BLUE, light, &clause::T2, Because::Turn(RED));
    let drawing = table("S* B | S").act(RED, Action::Discard(Spark));
    refused(drawing, BLUE, light, &clause::T2, Because::Drawing);
    let lit = table("SS* B | S").act(RED, Action::Light(Spark));
    refused(lit, RED, Action::Light(Spark), &clause::T2, Because::CardLies);
}

#[test]
fn t3_only_a_card_of_the_own_hand() {
    let no = Because::NotInHand(Blaze);
    refused(table("S* B | S"), RED, Action::Light(Blaze), &clause::T3, no);
}

#[test]
fn t4_water_cannot_be_lit() {
    let light = Action::Light(Water);
    refused(table("W* B | S"), RED, light, &clause::T4, Because::WaterDoesNotBurn);
}

#[test]
fn t5_everybody_else_is_asked() {
    let lit = table("SB* W B | S").act(RED, Action::Light(Blaze));
    assert_eq!(lit.state().waiting(), Waiting::on(Seats::only(BLUE).with(GREEN)));
    lit.shows("S- W- B- | S").end();
}

#[test]
fn t6_a_discard_passes_the_turn() {
    let after = table("SB* W | SB").act(RED, Action::Discard(Spark)).nature(Blaze);
    assert!(after.state().discards.has(Spark as usize));
    after.shows("B- BW*- | S").end();
}

#[test]
fn w1_only_who_is_asked_answers_and_once() {
    refused(table("S* W | S"), BLUE, Action::PutOut, &clause::W1, Because::NothingLies);
    let lit = table("S* W W | S").act(RED, Action::Light(Spark));
    let lit = lit.refused(RED, Action::Pass, &clause::W1, Because::NotAsked);
    refused(lit.act(BLUE, Action::Pass), BLUE, Action::PutOut, &clause::W1, Because::NotAsked);
}

#[test]
fn w1_who_does_not_want_to_be_asked_lets_it_pass() {
    let lit = table("S* W W | S").act(RED, Action::Light(Spark));
    assert_eq!(lit.state().declines(BLUE), Some(Action::Pass));
    assert_eq!(lit.state().declines(RED), None);
    lit.end();
}

#[test]
fn w2_only_with_water() {
    let lit = table("S* B | S").act(RED, Action::Light(Spark));
    refused(lit, BLUE, Action::PutOut, &clause::W2, Because::NoWater);
}

#[test]
fn w3_water_puts_it_out_and_nobody_else_is_asked() {
    let lit = table("B* W W | S").act(RED, Action::Light(Blaze));
    lit.act(BLUE, Action::PutOut).nature(Spark).shows("- S*- W- |").end();
}

#[test]
fn w4_what_nobody_puts_out_burns() {
    let lit = table("B* W W | S").act(RED, Action::Light(Blaze)).act(GREEN, Action::Pass);
    lit.act(BLUE, Action::Pass).nature(Spark).shows("-B SW*- W- |").end();
}

#[test]
fn e1_an_empty_deck_ends_the_match() {
    let end = table("S* W |").act(RED, Action::Discard(Spark)).end();
    assert_eq!(end.waiting(), Waiting::Over);
}

#[test]
fn e2_a_spark_counts_1_and_a_blaze_2() {
    let end = table("S*-SB W-B |").act(RED, Action::Discard(Spark)).end();
    assert_eq!(end.payoffs().map(|points| [points[0], points[1]]), Some([3, 2]));
}

#[test]
fn e3_nothing_after_the_end() {
    let over = table("S* W |").act(RED, Action::Discard(Spark));
    refused(over, BLUE, Action::Discard(Water), &clause::E3, Because::Over);
}
