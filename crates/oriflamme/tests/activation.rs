//! Piles, activation, leaving the row, verdicts.

mod common;

use common::*;

#[test]
fn k1_k2_a_covered_card_keeps_what_lies_on_it_and_rests() {
    let page = row("[R:Empress^/Judge_][B:Diplomat^(3)!/Treaty_]").activate();
    // Neither the Empress nor the Diplomat acts.
    let page = page.leave(RED).leave(BLUE).gains(&[]);
    page.shows("[R:Empress^/Judge_(1)][B:Diplomat^(3)!/Treaty_(1)]").end();
}

#[test]
fn k3_no_ability_reaches_a_covered_card() {
    let picture = "[R:Empress^][B:Judge_/Treaty_][G:Diplomat^][B:Diplomat^/Empress_]";
    let page = row(picture).activate();
    let covered = page.slot("B:Judge");
    let unseen = Because::NotUncovered(covered);
    let page = page.refused(RED, Action::Give(covered), &clause::K3, unseen);
    let page = page.give(RED, "B:Treaty").leave(BLUE);
    let covered = page.slot("B:Diplomat");
    let unseen = Because::NotUncovered(covered);
    let page = page.refused(GREEN, Action::Feed(covered), &clause::K3, unseen);
    page.end();
    let page = row("[R:Judge^][B:Judge_!/Treaty_]").activate();
    let covered = page.slot("B:Judge");
    let unseen = Because::NotUncovered(covered);
    let page = page.refused(RED, Action::Mark(covered), &clause::K3, unseen);
    let page = page.refused(RED, Action::Remove(covered), &clause::K3, unseen);
    page.end();
    let page = row("[R:Deserter^][B:Judge_/Treaty_]").activate();
    let covered = page.slot("B:Judge");
    let unseen = Because::NotUncovered(covered);
    refused(page, RED, Action::Remove(covered), &clause::K3, unseen);
}

#[test]
fn k4_an_uncovered_card_has_what_it_had() {
    let page = row("[R:Judge_(2)!/Treaty_(1)][B:Empress_]").activate().reveal(RED);
    page.up(RED, "R:Judge").shows("[R:Judge_(2)!][B:Empress_]").end();
}

#[test]
fn a2_a3_a4_a_card_is_left_or_revealed_and_then_pays_first() {
    let page = row("[R:Fanatic_(2)]").activate().may(RED, &[Action::Leave, Action::Reveal]);
    page.clone().leave(RED).shows("[R:Fanatic_(3)]").gains(&[]).end();
    let page = page.reveal(RED).shows("[R:Fanatic^]").gains(&[(RED, 4)]);
    let first = page.heard(None).into_iter().find(|event| !matches!(event, Event::Revealed { .. }));
    assert!(matches!(first, Some(Event::Collected { amount: 2, .. })), "{first:?}");
    page.end();
}

#[test]
fn a5_a6_a_face_up_card_must_act() {
    let page = row("[R:Deserter^][R:Treaty_(3)]").activate();
    let (slot, treaty) = (page.slot("R:Deserter"), page.slot("R:Treaty"));
    let page = page.may(RED, &[Action::Remove(treaty)]);
    let page = page.refused(RED, Action::Leave, &clause::A6, Because::MustAct(slot));
    page.end();
}

#[test]
fn a6_no_ability_can_be_declined() {
    let page = row("[R:Informant^][B:Judge_]").activate();
    let slot = page.slot("R:Informant");
    refused(page, RED, Action::Leave, &clause::A6, Because::MustAct(slot));
}

#[test]
fn a7_a_whole_pile_can_be_played_down() {
    let page = row("[R:Fanatic_(1)/Treaty_(2)/Infiltration_(1)/Extortion_(3)]").activate();
    let page = page.reveal(RED).gains(&[(RED, 1)]); // Extortion
    let page = page.reveal(RED).gains(&[(RED, 2)]); // Infiltration feeds nothing: all is covered
    let page = page.reveal(RED).stands(|course| course.treaties[0] == Some(2));
    let page = page.up(RED, "R:Fanatic").reveal(RED);
    // The Fanatic takes 1, gains 1 and is alone; then the Treaty pays 2 in the next round.
    page.gains(&[(RED, 2 + 3 + 2)]).shows("[R:Fanatic^]").end();
}

#[test]
fn q2_a_pile_whose_turn_is_still_to_come_goes_on_with_the_uncovered_card() {
    let page = row("[R:Deserter^][B:Fanatic^/Treaty_][G:Judge_]").activate();
    let page = page.remove(RED, "B:Treaty");
    // The Fanatic keeps the Deserter, and acts when the pile's turn comes.
    page.up(GREEN, "G:Judge").gains(&[(RED, 1), (BLUE, 2)]).end();
}

#[test]
fn l1_l2_l5_a_removed_card_is_turned_up_and_lies_open_before_its_owner() {
    let page = row("[R:Deserter^][B:Treaty_(4)][G:Fanatic^]").activate();
    let slot = page.slot("B:Treaty");
    let page = page.remove(RED, "B:Treaty").gains(&[(RED, 1), (GREEN, 2)]);
    let (card, owner, by) = (Card::Treaty, BLUE, RED);
    let removed = Event::Removed { slot, card, owner, by, was_down: true };
    assert!(page.heard(None).contains(&removed));
    assert!(page.state().view(None).open.course.piles[1].has(Card::Treaty));
    page.end();
}

#[test]
fn q28_first_the_cards_go_then_the_remover_gains_then_traps_then_the_card_goes_on() {
    // Were the Deserter discarded before the trap, Blue would gain nothing.
    let page = row("[R:Deserter^][B:Extortion_]").activate().remove(RED, "B:Extortion");
    page.gains(&[(RED, 1), (BLUE, 2)]).shows("").end();
}

#[test]
fn l5_a_discarded_card_brings_nobody_influence() {
    let page = row("[B:Judge_][R:Extortion_]").activate().leave(BLUE).reveal(RED);
    page.gains(&[(RED, 1)]).gone(RED, &[Card::Extortion]).end();
}

#[test]
fn l6_a_preserved_card_is_out_of_reach() {
    let page = row("[R:Fanatic^][B:Deserter^]").treaty(RED, 4).infiltrator(RED).activate();
    let page = page.remove(BLUE, "R:Fanatic");
    page.stands(|c| c.treaties[0] == Some(4) && c.infiltrators.has(RED)).end();
}

#[test]
fn q29_a_verdict_stays_when_covered_revealed_or_turned_down() {
    let page = row("[R:Insurrection_(1)!]").activate().reveal(RED);
    let page = page.shows("[R:Insurrection~!]").pool(4);
    let slot = page.slot("R:Insurrection");
    let page = page.act(BLUE, Action::Place(Card::Empress, Spot::End));
    let page = page.act(GREEN, Action::Place(Card::Empress, Spot::End));
    let page = page.act(RED, Action::Place(Card::Empress, Spot::On(slot)));
    page.shows("[R:Insurrection~!/Empress_][B:Empress_][G:Empress_]").pool(4).end();
    let page = row("[R:Fanatic_!]").activate().reveal(RED).pool(4);
    page.shows("[R:Fanatic^!]").end();
}

#[test]
fn q29_a_verdict_goes_back_when_the_card_leaves_in_any_way() {
    let removed = row("[R:Deserter^][B:Fanatic^!]").activate().remove(RED, "B:Fanatic");
    let discarded = row("[R:Diplomat^!]").activate().act(RED, Action::Cash);
    let preserved = row("[R:Infiltration_!]").activate().reveal(RED);
    let swapped = row("[R:Informant^!]").activate().act(RED, Action::Swap(Card::Empress));
    for page in [removed, discarded, preserved, swapped] {
        page.pool(5).end();
    }
}

#[test]
fn c1_a_character_acts_in_every_round() {
    let page = row("[R:Fanatic_]").activate().reveal(RED).gains(&[(RED, 2)]);
    let page = page.act(BLUE, Action::Place(Card::Empress, Spot::End));
    let page = page.act(GREEN, Action::Place(Card::Empress, Spot::End));
    let page = page.act(RED, Action::Place(Card::Empress, Spot::End));
    page.up(BLUE, "B:Empress").gains(&[(RED, 4)]).end();
}

#[test]
fn q3_gifts_come_from_the_supply_and_cost_nobody_anything() {
    let page = row("[R:Empress^][B:Treaty_]").activate().give(RED, "B:Treaty");
    page.gains(&[(RED, 2)]).end();
    let page = row("[R:Diplomat^][B:Diplomat^]").activate().feed(RED, "B:Diplomat");
    page.gains(&[(RED, 1)]).end();
}

#[test]
fn q5_influence_does_not_run_out() {
    let page = row("[R:Fanatic_(200)]").influence(BLUE, 500).activate().reveal(RED);
    assert_eq!(page.course().influence[..2], [10 + 200 + 2, 500]);
    page.end();
}

#[test]
fn q6_the_informant_counts_one_neighbour_alone_and_may_gain_nothing() {
    let page = row("[R:Informant^][B:Judge_(2)]").activate().act(RED, Action::Gain);
    page.gains(&[(RED, 2)]).end();
    let page = row("[R:Informant^]").activate().act(RED, Action::Gain);
    let nothing = Event::Gained { seat: RED, amount: 0, why: Why::Ability(Card::Informant) };
    assert_eq!(page.heard(None)[0], nothing, "and that is told");
    page.gains(&[]).end();
}

#[test]
fn q13_what_lay_on_a_face_down_diplomat_is_taken_before_she_chooses() {
    let page = row("[R:Diplomat_(3)][B:Diplomat^]").activate().reveal(RED).gains(&[(RED, 3)]);
    page.feed(RED, "B:Diplomat").gains(&[(RED, 4)]).end();
}

#[test]
fn q17_infiltration_pays_for_own_face_down_cards() {
    let page = row("[R:Deserter^][R:Judge_]").infiltrator(RED).activate().remove(RED, "R:Judge");
    page.gains(&[(RED, 1 + 2 + 1)]).end();
}

#[test]
fn q21_a_covered_card_that_was_open_stays_known() {
    let page = row("[R:Empress^/Judge_][R:Insurrection~/Treaty_]").lays(RED);
    let (below, struck) = (page.slot("R:Empress"), page.slot("R:Insurrection"));
    let view = page.state().view(Some(BLUE));
    let seen = [below, struck].map(|slot| view.card(slot));
    assert_eq!(seen, [Some(Card::Empress), Some(Card::Insurrection)]);
    assert_eq!(view.seen(RED).len(), 2 + page.course().piles[0].len());
    page.end();
}
