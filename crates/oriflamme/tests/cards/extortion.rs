use crate::common::*;

#[test]
fn ex1_revealed_it_is_worth_one_and_what_lay_on_it_is_lost() {
    let page = row("[R:Extortion_(3)][B:Judge_]").activate().reveal(RED);
    page.gains(&[(RED, 1)]).shows("[B:Judge_]").gone(RED, &[Card::Extortion]).end();
}

#[test]
fn ex2_q7_q8_the_trap_counts_uncovered_cards_the_attacker_included() {
    let picture = "[R:Empress_/Judge_][R:Deserter^][B:Extortion_][G:Fanatic^]";
    let page = row(picture).activate().leave(RED).remove(RED, "B:Extortion");
    // The pile counts as one, the Deserter too: 2 × 2.
    page.gains(&[(RED, 1), (BLUE, 4), (GREEN, 2)]).end();
}

#[test]
fn ex3_each_face_down_card_of_the_remover_loses_one_if_it_has_any() {
    let picture =
        "[R:Empress_(1)][R:Judge_][R:Diplomat^(2)][R:Deserter^][B:Extortion_][G:Fanatic^]";
    let page = row(picture).activate().leave(RED).leave(RED).act(RED, Action::Gain);
    let page = page.remove(RED, "B:Extortion");
    let after = "[R:Empress_(1)][R:Judge_][R:Diplomat^(2)][R:Deserter^][G:Fanatic^]";
    page.shows(after).gains(&[(RED, 2), (BLUE, 8), (GREEN, 2)]).end();
}

#[test]
fn ex2_what_happened_is_told_in_order() {
    let page = row("[R:Deserter^][B:Extortion_(1)]").activate().remove(RED, "B:Extortion");
    let told: Vec<String> = page.heard(None).iter().map(|event| format!("{event:?}")).collect();
    let names: Vec<&str> =
        told.iter().map(|text| text.split([' ', '(', '{']).next().unwrap_or("")).collect();
    let order = ["Wasted", "Removed", "Gained", "Sprung", "Gained", "Discarded"];
    assert_eq!(names[..order.len()], order);
    page.end();
}

#[test]
fn q10_the_own_family_springs_no_trap() {
    let page = row("[R:Insurrection_(1)][R:Extortion_(2)]").activate().reveal(RED);
    page.gains(&[(RED, 1)]).end();
}
