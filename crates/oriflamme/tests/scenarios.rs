//! Short scenes with exact scores, each showing how several rules meet.

mod common;

use common::*;

#[test]
fn de1_l6_t1_the_only_neighbour_is_ones_own_treaty() {
    let page = row("[R:Deserter^][R:Treaty_(3)]").activate().remove(RED, "R:Treaty");
    page.gains(&[(RED, 1)])
        .shows("")
        .gone(RED, &[Card::Treaty, Card::Deserter])
        .stands(|course| course.treaties[0].is_none())
        .end();
}

#[test]
fn q14_t2_a_deserter_alone_in_the_row_is_discarded() {
    let page = row("[R:Deserter^]").activate();
    page.gains(&[]).shows("").gone(RED, &[Card::Deserter]).end();
}

#[test]
fn q2_q15_t3_an_uncovered_character_keeps_the_deserter_and_is_not_activated() {
    row("[B:Fanatic^/Empress_(2)][R:Deserter^]")
        .activate()
        .leave(BLUE)
        .remove(RED, "B:Empress")
        .gains(&[(RED, 2)])
        .shows("[B:Fanatic^][R:Deserter^]")
        .next_round(BLUE)
        .end();
}

#[test]
fn ex2_ex3_t5_a_trap_counts_the_removers_cards_and_robs_them() {
    row("[R:Treaty_(2)][B:Extortion_(1)][R:Deserter^][G:Fanatic^][R:Judge_]")
        .activate()
        .leave(RED)
        .leave(BLUE)
        .remove(RED, "B:Extortion")
        .gains(&[(RED, 1), (BLUE, 6), (GREEN, 2)])
        .shows("[R:Treaty_(2)][R:Deserter^][G:Fanatic^][R:Judge_]")
        .leave(RED)
        .shows("[R:Treaty_(2)][R:Deserter^][G:Fanatic^][R:Judge_(1)]")
        .end();
}

#[test]
fn q10_q17_t6_an_own_extortion_is_removed_like_any_card() {
    let picture = "[R:Deserter^][R:Extortion_(2)][G:Fanatic^]";
    let page = row(picture).activate().remove(RED, "R:Extortion");
    page.gains(&[(RED, 1), (GREEN, 2)]).end();
    let page = row(picture).infiltrator(RED).activate().remove(RED, "R:Extortion");
    page.gains(&[(RED, 3), (GREEN, 2)]).end();
}

#[test]
fn is1_is3_q3_t8_an_empress_feeds_the_insurrection_that_removes_her() {
    row("[B:Empress^][R:Insurrection_][G:Diplomat_(3)]")
        .activate()
        .give(BLUE, "R:Insurrection")
        .reveal(RED)
        .gains(&[(BLUE, 2), (RED, 2)])
        .shows("[R:Insurrection~]")
        .gone(BLUE, &[Card::Empress])
        .gone(GREEN, &[Card::Diplomat])
        .end();
}

#[test]
fn in1_t10_the_informant_counts_both_neighbours() {
    row("[B:Judge_(3)][R:Informant^][G:Treaty_(2)]")
        .activate()
        .leave(BLUE)
        .act(RED, Action::Gain)
        .leave(GREEN)
        .gains(&[(RED, 6)])
        .shows("[B:Judge_(4)][R:Informant^][G:Treaty_(3)]")
        .end();
}

#[test]
fn in2_in3_q23_t11_a_swap_sheds_the_verdict_and_is_fed_but_not_activated() {
    let hand = [Card::Treaty, Card::Fanatic];
    row("[R:Informant^!][B:Judge_][R:Infiltration_]")
        .round(5)
        .hand(RED, &hand)
        .activate()
        .pool(4)
        .act(RED, Action::Swap(Card::Treaty))
        .pool(5)
        .up(BLUE, "B:Judge")
        .leave(BLUE)
        .reveal(RED)
        .shows("[R:Treaty_(1)][B:Judge_(1)]")
        .gains(&[])
        .stands(|course| course.round == 6)
        .holds(RED, &[Card::Fanatic, Card::Informant])
        .end();
}

#[test]
fn di1_di2_di3_t12_one_diplomat_talks_the_other_takes_and_goes() {
    row("[R:Diplomat^][B:Diplomat^(4)]")
        .activate()
        .feed(RED, "B:Diplomat")
        .act(BLUE, Action::Cash)
        .gains(&[(RED, 1), (BLUE, 6)])
        .shows("[R:Diplomat^]")
        .end();
}

#[test]
fn di6_k3_t14_a_covered_diplomat_is_no_target_and_keeps_what_she_has() {
    row("[R:Diplomat^][B:Diplomat^(4)/Fanatic_]")
        .activate()
        .may(RED, &[Action::Gain, Action::Cash])
        .act(RED, Action::Gain)
        .leave(BLUE)
        .gains(&[(RED, 1)])
        .shows("[R:Diplomat^][B:Diplomat^(4)/Fanatic_(1)]")
        .end();
}

#[test]
fn v1_v3_l1_t15_two_judges_remove_a_treaty_in_one_round() {
    row("[R:Judge^][B:Judge^][G:Treaty_(4)]")
        .activate()
        .mark(RED, "G:Treaty")
        .pool(4)
        .remove(BLUE, "G:Treaty")
        .gains(&[(RED, 1), (BLUE, 1)])
        .pool(5)
        .shows("[R:Judge^][B:Judge^]")
        .end();
}

#[test]
fn q30_t17_with_an_empty_pool_the_judge_gains_and_marks_nothing() {
    let page = row("[R:Judge^][G:Treaty_(1)]").pool(0).activate();
    page.up(GREEN, "G:Treaty").gains(&[(RED, 1)]).pool(0).end();
}

#[test]
fn q12_t18_a_covered_verdict_opens_nothing() {
    let page = row("[R:Judge^][G:Empress^!/Treaty_]").activate().pool(4);
    let marks = ["R:Judge", "G:Treaty"].map(|name| Action::Mark(page.slot(name)));
    page.may(RED, &marks).mark(RED, "G:Treaty").pool(3).end();
}

#[test]
fn tr2_tr3_q18_t19_a_treaty_of_round_four_pays_three_times() {
    let page = row("[R:Treaty_(3)][R:Fanatic^]").round(4).activate().reveal(RED);
    // The Fanatic acts in the fourth round, and the fifth begins.
    let page = page.gains(&[(RED, 2 + 3)]).stands(|course| course.treaties[0] == Some(3));
    let page = all_lay(page, BLUE);
    let page = all_leave(page).stands(|course| course.round == 6);
    let page = page.gains(&[(RED, 2 + 3 + 2 + 3)]);
    let page = all_leave(all_lay(page, GREEN));
    page.gains(&[(RED, 2 + 3 + 2 + 3 + 2 + 3)]).end();
}

#[test]
fn tr2_tr3_t19_without_a_card_in_the_row_a_treaty_pays_only_at_the_end() {
    let page = row("[R:Treaty_(3)]").round(4).activate().reveal(RED).gains(&[]);
    let page = page.shows("").stands(|course| course.round == 5);
    // In the fifth round Red's card is removed, so the sixth begins without one.
    let table = row("[R:Empress_][B:Deserter^]").round(5).treaty(RED, 3).activate();
    let later = table.leave(RED).remove(BLUE, "R:Empress").stands(|course| course.round == 6);
    assert!(later.heard(None).contains(&Event::NoIncome { seat: RED }));
    let later = later.gains(&[(BLUE, 2)]);
    all_leave(all_lay(later, BLUE)).gains(&[(BLUE, 2), (RED, 3)]).end();
    page.end();
}

/// From this seat on, everybody lays the quiet card.
fn all_lay(mut page: Page, first: Seat) -> Page {
    for seat in [first, first.next(3), first.next(3).next(3)] {
        let action = page.state().quiet(seat);
        page = page.act(seat, action);
    }
    page
}

/// Everybody leaves what lies face down until the round is over; face-up cards do the quiet thing.
fn all_leave(mut page: Page) -> Page {
    while let Frame::Up { seat, .. } | Frame::Act { seat, .. } = page.course().frame {
        let action = page.state().quiet(seat);
        page = page.act(seat, action);
    }
    page
}

#[test]
fn q8_l6_t20_the_attacker_counts_and_a_preserved_treaty_does_not() {
    row("[R:Deserter^][B:Extortion_]")
        .treaty(RED, 3)
        .activate()
        .remove(RED, "B:Extortion")
        .gains(&[(RED, 1), (BLUE, 2)])
        .stands(|course| course.treaties[0] == Some(3))
        .gone(RED, &[Card::Deserter])
        .end();
}

#[test]
fn fa2_q7_t21_only_uncovered_face_up_cards_keep_a_fanatic_from_being_alone() {
    let page = row("[R:Empress^/Fanatic^][B:Fanatic^][B:Judge^]").activate();
    let page = page.gains(&[(RED, 2), (BLUE, 1)]);
    page.mark(BLUE, "R:Fanatic").gains(&[(RED, 2), (BLUE, 2)]).end();
}

#[test]
fn a1_l3_t23_none_is_passed_over_when_a_gap_closes() {
    let picture = "[G:Treaty_][B:Empress_][R:Deserter^][G:Fanatic^][B:Judge_]";
    let page = row(picture).activate().leave(GREEN).leave(BLUE);
    page.clone()
        .remove(RED, "B:Empress")
        .up(BLUE, "B:Judge")
        .gains(&[(RED, 2), (GREEN, 2)])
        .shows("[G:Treaty_(1)][R:Deserter^][G:Fanatic^][B:Judge_]")
        .end();
    page.remove(RED, "G:Fanatic")
        .up(BLUE, "B:Judge")
        .gains(&[(RED, 2)])
        .shows("[G:Treaty_(1)][B:Empress_(1)][B:Judge_]")
        .end();
}

#[test]
fn q27_de2_t24_a_deserter_that_goes_lets_the_card_beneath_act() {
    row("[B:Treaty_(2)][R:Fanatic^/Deserter_(1)][G:Judge_]")
        .activate()
        .leave(BLUE)
        .reveal(RED)
        .remove(RED, "B:Treaty")
        .gains(&[(RED, 4)])
        .leave(GREEN)
        .shows("[R:Fanatic^][G:Judge_(1)]")
        .gains(&[(RED, 4)])
        .end();
}

#[test]
fn l3_q2_t26_an_insurrection_takes_only_the_top_of_a_pile() {
    row("[B:Empress^/Treaty_(1)][R:Insurrection_(1)]")
        .activate()
        .leave(BLUE)
        .reveal(RED)
        .gains(&[(RED, 1)])
        .shows("[B:Empress^][R:Insurrection~]")
        .next_round(BLUE)
        .end();
}

#[test]
fn em4_t27_without_a_target_the_empress_asks_nobody() {
    let page = row("[R:Empress^][R:Treaty_(1)][B:Fanatic^]").activate();
    page.up(RED, "R:Treaty").gains(&[(RED, 2)]).end();
}

#[test]
fn q27_ex1_tr1_t29_two_reveals_in_one_pile() {
    row("[R:Treaty_(1)/Extortion_(2)]")
        .activate()
        .reveal(RED)
        .up(RED, "R:Treaty")
        .reveal(RED)
        .shows("")
        .gains(&[(RED, 1)])
        .stands(|course| course.treaties[0] == Some(1))
        .end();
}

#[test]
fn is2_is4_t32_after_a_strike_the_insurrection_waits_a_round() {
    let page = row("[R:Insurrection_(1)]").activate().reveal(RED).shows("[R:Insurrection~]");
    let page = all_lay(page, BLUE).up(RED, "R:Insurrection").may(RED, &[Action::Leave]);
    let slot = page.slot("R:Insurrection");
    let page = page.refused(RED, Action::Reveal, &clause::IS2, Because::NoInfluence(slot));
    let page = all_leave(page.leave(RED));
    let page = all_lay(page, GREEN).up(RED, "R:Insurrection");
    page.may(RED, &[Action::Leave, Action::Reveal]).end();
}

#[test]
fn is3_l6_t33_an_insurrection_spares_not_even_the_own_treaty() {
    let page = row("[R:Insurrection_(1)][R:Treaty_(2)]").activate().reveal(RED);
    page.gains(&[(RED, 1)]).shows("[R:Insurrection~]").gone(RED, &[Card::Treaty]).end();
}

#[test]
fn in3_q23_t35_a_swapped_in_insurrection_can_be_fed_and_strikes_next_round() {
    let page = row("[R:Informant^][B:Empress^]").hand(RED, &[Card::Insurrection]).activate();
    let page = page.act(RED, Action::Swap(Card::Insurrection)).give(BLUE, "R:Insurrection");
    let page = page.shows("[R:Insurrection_(1)][B:Empress^]").next_round(BLUE);
    let page = all_lay(page.gains(&[(BLUE, 2)]), BLUE).up(RED, "R:Insurrection");
    page.may(RED, &[Action::Leave, Action::Reveal]).end();
}

#[test]
fn if3_de2_em4_t36_infiltration_character_and_removal_add_up() {
    row("[R:Deserter^][B:Informant_(4)][G:Empress^]")
        .infiltrator(RED)
        .activate()
        .remove(RED, "B:Informant")
        .gains(&[(RED, 4), (GREEN, 2)])
        .shows("[R:Deserter^][G:Empress^]")
        .end();
}

#[test]
fn z4_q20_t38_uncovered_cards_break_a_tie_and_then_it_is_shared() {
    // Red: a pile of three and a single card; Blue: three single cards; all left in the last round.
    let end = |picture: &str| {
        let table = row(picture).round(6).influence(RED, 12).influence(BLUE, 12);
        let page = table.influence(GREEN, 1).activate();
        all_leave(page)
    };
    let piles = "[R:Treaty_/Judge_/Empress_][R:Fanatic_]";
    end(&format!("{piles}[B:Judge_][B:Treaty_][B:Empress_]")).won_by(&[BLUE]).end();
    end(&format!("{piles}[B:Judge_][B:Treaty_/Empress_]")).won_by(&[RED, BLUE]).end();
}

#[test]
fn z2_t39_influence_on_cards_counts_for_nobody() {
    let page = row("[R:Diplomat^(4)][B:Treaty_(5)]").round(6).activate();
    let page = page.act(RED, Action::Gain).leave(BLUE);
    page.gains(&[(RED, 1)]).won_by(&[RED]).end();
}

#[test]
fn p5_t40_an_empty_row_has_one_place_in_any_round() {
    let page = row("").round(3).hand(RED, &[Card::Judge]).lays(RED);
    let place = |spot| Action::Place(Card::Judge, spot);
    let page = page.may(RED, &[place(Spot::Start)]);
    refused(page, RED, place(Spot::End), &clause::P5, Because::RowEmpty);
}
