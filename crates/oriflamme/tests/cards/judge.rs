use crate::common::*;

#[test]
fn ju1_v1_she_gains_one_and_marks_any_uncovered_card() {
    let page = row("[R:Judge_(1)][B:Fanatic_/Treaty_][G:Empress_]").activate().reveal(RED);
    let names = ["R:Judge", "B:Treaty", "G:Empress"];
    let marks = names.map(|name| Action::Mark(page.slot(name)));
    page.may(RED, &marks)
        .mark(RED, "B:Treaty")
        .gains(&[(RED, 2)])
        .pool(4)
        .shows("[R:Judge^][B:Fanatic_/Treaty_!][G:Empress_]")
        .end();
}

#[test]
fn ju2_v3_q19_who_executes_is_the_remover_whoever_marked() {
    let page = row("[R:Judge^][B:Extortion_(2)!][R:Treaty_(1)]").infiltrator(RED).activate();
    let page = page.remove(RED, "B:Extortion");
    // 1 for the removal, 2 for Infiltration; the trap counts Judge and Treaty.
    page.gains(&[(RED, 3), (BLUE, 4)]).shows("[R:Judge^][R:Treaty_]").pool(5).end();
}

#[test]
fn q11_she_may_mark_herself_and_a_marked_card() {
    let page = row("[R:Judge^!][B:Fanatic^]").activate().mark(RED, "R:Judge").pool(3);
    page.shows("[R:Judge^!!][B:Fanatic^]").gains(&[(RED, 1), (BLUE, 2)]).end();
}

#[test]
fn q24_a_judge_that_removes_herself_uncovers_a_card_that_acts_at_once() {
    let page = row("[R:Fanatic^/Judge^!!][B:Treaty_]").activate().remove(RED, "R:Judge");
    let page = page.gains(&[(RED, 1 + 2)]).pool(5).up(BLUE, "B:Treaty");
    page.shows("[R:Fanatic^][B:Treaty_]").gone(RED, &[Card::Judge]).end();
}

#[test]
fn q30_with_an_empty_pool_she_still_chooses_between_gain_and_removal() {
    let page = row("[R:Judge^][B:Treaty_!]").pool(0).activate();
    let remove = Action::Remove(page.slot("B:Treaty"));
    page.may(RED, &[Action::Gain, remove]).act(RED, Action::Gain).gains(&[(RED, 1)]).pool(0).end();
}

#[test]
fn ju4_a_card_without_a_verdict_stays() {
    let page = row("[R:Judge^][B:Treaty_][G:Judge_!]").activate();
    let slot = page.slot("B:Treaty");
    refused(page, RED, Action::Remove(slot), &clause::JU4, Because::NotMarked(slot));
}

#[test]
fn ju5_a_verdict_must_be_placed_while_there_is_one() {
    let page = row("[R:Judge^][B:Treaty_]").activate();
    refused(page, RED, Action::Gain, &clause::JU5, Because::MustPlace);
    let page = row("[R:Judge^][B:Treaty_!]").pool(0).activate();
    let mark = Action::Mark(page.slot("B:Treaty"));
    refused(page, RED, mark, &clause::JU5, Because::NoVerdicts);
}
