use crate::common::*;

#[test]
fn fa1_fa2_the_fanatic_gains_one_and_one_more_alone() {
    let page = row("[R:Fanatic_(2)][R:Treaty_][B:Empress_]").activate().reveal(RED);
    page.gains(&[(RED, 4)]).up(RED, "R:Treaty").end();
}

#[test]
fn fa2_another_open_card_of_the_family_takes_the_second_away() {
    let page = row("[R:Fanatic^][R:Judge^]").activate().acts(RED, "R:Judge");
    page.gains(&[(RED, 1)]).end();
}

#[test]
fn fa2_other_families_and_preserved_cards_do_not_matter() {
    let page = row("[R:Fanatic^][B:Fanatic^]").infiltrator(RED).treaty(RED, 0).activate();
    page.gains(&[(RED, 2), (BLUE, 2)]).end();
}
