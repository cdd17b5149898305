use crate::common::*;

#[test]
fn if1_if2_it_feeds_the_own_face_down_cards_and_is_preserved() {
    let picture = "[R:Infiltration_(2)][R:Judge_][R:Fanatic^][R:Empress_/Treaty_(1)][B:Empress_]";
    let page = row(picture).activate().reveal(RED).gains(&[(RED, 2)]);
    page.shows("[R:Judge_(1)][R:Fanatic^][R:Empress_/Treaty_(2)][B:Empress_]")
        .stands(|course| course.infiltrators == Seats::only(RED))
        .end();
}

#[test]
fn if3_two_more_for_each_face_down_card_and_none_for_an_open_one() {
    let page = row("[R:Deserter^][B:Treaty_][G:Fanatic^]").infiltrator(RED).activate();
    page.remove(RED, "B:Treaty").gains(&[(RED, 3), (GREEN, 2)]).end();
    let page = row("[R:Deserter^][G:Fanatic^]").infiltrator(RED).activate();
    page.remove(RED, "G:Fanatic").gains(&[(RED, 2)]).end();
}

#[test]
fn if3_the_rivals_infiltration_does_not_help() {
    let page = row("[R:Deserter^][B:Treaty_][G:Fanatic^]").infiltrator(BLUE).activate();
    page.remove(RED, "B:Treaty").gains(&[(RED, 1), (GREEN, 2)]).end();
}

#[test]
fn q16_q25_it_feeds_neither_itself_nor_covered_cards_but_a_struck_insurrection() {
    let page = row("[R:Judge_/Infiltration_][R:Insurrection~]").activate().reveal(RED);
    let page = page.up(RED, "R:Judge").shows("[R:Judge_][R:Insurrection~(1)]").leave(RED);
    page.up(RED, "R:Insurrection").may(RED, &[Action::Leave, Action::Reveal]).end();
}
