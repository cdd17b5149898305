//! The three worked examples of the rulebook.

mod common;

use common::*;

#[test]
fn p1_p5_w1_the_example_of_laying_cards() {
    let page = row("").round(1).lays(RED);
    let hand: Vec<Card> = page.state().hands[0].iter().collect();
    let at = |hand: &[Card], spot| hand.iter().map(|&c| Action::Place(c, spot)).collect::<Vec<_>>();
    let page = page.may(RED, &at(&hand, Spot::Start)).act(RED, Action::Place(hand[0], Spot::Start));
    let both = |hand: &[Card]| [at(hand, Spot::Start), at(hand, Spot::End)].concat();
    let hand: Vec<Card> = page.state().hands[1].iter().collect();
    let page = page.may(BLUE, &both(&hand)).act(BLUE, Action::Place(hand[1], Spot::Start));
    let hand: Vec<Card> = page.state().hands[2].iter().collect();
    let page = page.may(GREEN, &both(&hand)).act(GREEN, Action::Place(hand[2], Spot::Start));
    page.shows("[G:Informant_][B:Fanatic_][R:Empress_]").up(GREEN, "G:Informant").gains(&[]).end();
}

#[test]
fn p1_w1_two_of_seven_hand_cards_and_two_ends_are_fourteen_actions() {
    let seven = &Card::ALL[..7];
    let page = row("[R:Empress_]").round(1).hand(BLUE, seven).lays(BLUE);
    let mut legal = Vec::new();
    page.state().legal(BLUE, &mut legal);
    assert_eq!(legal.len(), 14);
    page.end();
}

#[test]
fn a1_a2_a3_de1_de3_fa2_w2_the_example_of_the_activation() {
    let picture = "[R:Treaty_][B:Deserter_(1)][R:Empress_(2)][G:Judge_][B:Fanatic^]";
    row(picture)
        .activate()
        .leave(RED)
        .reveal(BLUE)
        .gains(&[(BLUE, 1)])
        .remove(BLUE, "R:Empress")
        .gains(&[(BLUE, 3)])
        .gone(RED, &[Card::Empress])
        .gone(BLUE, &[Card::Deserter])
        .leave(GREEN)
        .shows("[R:Treaty_(1)][G:Judge_(1)][B:Fanatic^]")
        .gains(&[(BLUE, 5)])
        .next_round(BLUE)
        .end();
}

#[test]
fn a7_k2_if1_w3_the_example_of_a_pile() {
    let picture = "[B:Judge_(1)][R:Deserter^/Infiltration_][G:Empress^][R:Treaty_(2)]";
    row(picture)
        .activate()
        .leave(BLUE)
        .reveal(RED)
        .shows("[B:Judge_(2)][R:Deserter^][G:Empress^][R:Treaty_(3)]")
        .acts(RED, "R:Deserter")
        .remove(RED, "B:Judge")
        .gains(&[(RED, 4), (GREEN, 2)])
        .shows("[R:Deserter^][G:Empress^][R:Treaty_(3)]")
        .give(GREEN, "R:Treaty")
        .leave(RED)
        .shows("[R:Deserter^][G:Empress^][R:Treaty_(5)]")
        .gains(&[(RED, 4), (GREEN, 2)])
        .end();
}

#[test]
fn a7_w3_a_face_down_card_in_the_pile_may_be_left() {
    let picture = "[B:Judge_(1)][R:Deserter_(1)/Infiltration_][G:Empress^][R:Treaty_(2)]";
    let page = row(picture).activate().leave(BLUE).reveal(RED).up(RED, "R:Deserter").leave(RED);
    let targets = ["B:Judge", "R:Deserter", "R:Treaty"].map(|name| Action::Give(page.slot(name)));
    page.may(GREEN, &targets)
        .shows("[B:Judge_(2)][R:Deserter_(2)][G:Empress^][R:Treaty_(3)]")
        .gains(&[(GREEN, 2)])
        .end();
}
