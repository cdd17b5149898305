use crate::common::*;

#[test]
fn is1_one_influence_is_the_cost_and_the_rest_is_taken() {
    let page = row("[R:Insurrection_(3)]").activate().reveal(RED);
    page.gains(&[(RED, 2)]).shows("[R:Insurrection~]").end();
}

#[test]
fn is2_without_influence_the_owner_is_asked_all_the_same_and_may_only_leave() {
    let page = row("[R:Insurrection_][B:Judge_]").activate().up(RED, "R:Insurrection");
    let slot = page.slot("R:Insurrection");
    let page = page.may(RED, &[Action::Leave]);
    let page = page.refused(RED, Action::Reveal, &clause::IS2, Because::NoInfluence(slot));
    // Nobody else can tell: the table waits for the same seat in the same way.
    let other = row("[R:Empress_][B:Judge_]").activate();
    assert_eq!(page.state().waiting(), other.state().waiting());
    assert_eq!(page.state().view(Some(BLUE)).open, other.state().view(Some(BLUE)).open);
    other.end();
    page.end();
}

#[test]
fn is3_is4_both_neighbours_go_and_it_turns_down() {
    let page = row("[B:Treaty_(2)][R:Insurrection_(1)][G:Fanatic^][B:Judge_]").activate();
    let page = page.leave(BLUE).reveal(RED);
    // The bonus of the Deserter is not the Insurrection's.
    let page = page.gains(&[(RED, 2)]).shows("[R:Insurrection~][B:Judge_]");
    page.up(BLUE, "B:Judge").end();
}

#[test]
fn is3_own_neighbours_go_too_and_infiltration_pays_for_face_down_ones() {
    let page = row("[R:Treaty_][R:Insurrection_(1)][G:Empress_]").infiltrator(RED).activate();
    let page = page.leave(RED).reveal(RED);
    page.gains(&[(RED, 6)]).shows("[R:Insurrection~]").end();
}

#[test]
fn is4_q21_everybody_remembers_an_insurrection_that_has_struck() {
    let page = row("[R:Insurrection_(1)]").activate().reveal(RED);
    let view = page.state().view(None);
    let slot = page.slot("R:Insurrection");
    assert_eq!(view.card(slot), Some(Card::Insurrection));
    assert!(view.seen(RED).has(Card::Insurrection));
    page.end();
}

#[test]
fn q9_both_go_before_traps_are_counted_and_two_traps_both_spring() {
    // Red's own Treaty goes with Blue's Extortion, so only the Insurrection is left to count.
    let page = row("[R:Treaty_(1)][R:Insurrection_(1)][B:Extortion_]").activate().leave(RED);
    page.reveal(RED).gains(&[(RED, 2), (BLUE, 2)]).shows("[R:Insurrection~]").end();
    let page = row("[B:Extortion_][R:Insurrection_(1)][G:Extortion_][R:Judge_(2)]").activate();
    let page = page.leave(BLUE).reveal(RED);
    // Insurrection and Judge count for both, and the Judge loses 1 twice.
    page.gains(&[(RED, 2), (BLUE, 4), (GREEN, 4)]).shows("[R:Insurrection~][R:Judge_]").end();
}
