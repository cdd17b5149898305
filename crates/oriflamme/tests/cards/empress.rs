use crate::common::*;

#[test]
fn em1_em2_the_empress_gains_two_and_gives_one() {
    let page = row("[R:Empress_(1)][B:Judge_][G:Treaty_(2)]").activate().reveal(RED);
    let page = page.acts(RED, "R:Empress").gains(&[(RED, 3)]);
    let targets = ["B:Judge", "G:Treaty"].map(|name| Action::Give(page.slot(name)));
    page.may(RED, &targets)
        .give(RED, "G:Treaty")
        .shows("[R:Empress^][B:Judge_][G:Treaty_(3)]")
        .gains(&[(RED, 3)])
        .end();
}

#[test]
fn em1_she_acts_again_in_every_round() {
    let page = row("[R:Empress^][B:Judge_]").activate().give(RED, "B:Judge").leave(BLUE);
    page.shows("[R:Empress^][B:Judge_(2)]").gains(&[(RED, 2)]).end();
}

#[test]
fn em3_own_and_face_up_cards_get_no_gift() {
    let page = row("[R:Empress^][R:Judge_][B:Diplomat^][G:Treaty_]").activate();
    let (own, up) = (page.slot("R:Judge"), page.slot("B:Diplomat"));
    let page = page.refused(RED, Action::Give(own), &clause::EM3, Because::Yours(own));
    refused(page, RED, Action::Give(up), &clause::EM3, Because::FaceUp(up));
}

#[test]
fn em2_a_card_that_was_turned_down_again_may_be_fed() {
    let page = row("[R:Empress^][B:Insurrection~]").activate().give(RED, "B:Insurrection");
    page.shows("[R:Empress^][B:Insurrection~(1)]").end();
}

#[test]
fn em4_what_is_skipped_is_told() {
    let page = row("[B:Treaty_][R:Empress_]").activate().reveal(BLUE).reveal(RED);
    let skipped = Skip::NobodyToGive;
    let slot = page.slot("R:Empress");
    let told = Event::Skipped { slot, card: Card::Empress, what: skipped };
    assert!(page.heard(Some(BLUE)).contains(&told));
    page.gains(&[(RED, 2)]).end();
}
