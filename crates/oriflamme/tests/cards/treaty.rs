use crate::common::*;

#[test]
fn tr1_it_is_preserved_with_what_lies_on_it() {
    let page = row("[R:Treaty_(3)!][B:Judge_]").activate().pool(4).reveal(RED);
    page.gains(&[]).pool(5).shows("[B:Judge_]").stands(|c| c.treaties[0] == Some(3)).end();
}

#[test]
fn tr2_it_pays_at_the_start_of_a_round_and_keeps_what_it_has() {
    let page = row("[R:Judge_][B:Judge_]").treaty(RED, 2).activate().leave(RED).leave(BLUE);
    let page = page.next_round(BLUE).gains(&[(RED, 2)]).stands(|c| c.treaties[0] == Some(2));
    let income = Event::Gained { seat: RED, amount: 2, why: Why::Income };
    assert!(page.heard(None).contains(&income));
    page.end();
}

#[test]
fn tr2_without_a_card_in_the_row_it_pays_nothing() {
    let page = row("[B:Judge_]").treaty(RED, 2).activate().leave(BLUE).next_round(BLUE);
    page.gains(&[]).end();
}

#[test]
fn tr3_z1_at_the_end_it_pays_once_more_with_or_without_a_card() {
    let page = row("[B:Judge_]").round(6).treaty(RED, 2).treaty(BLUE, 1).activate().leave(BLUE);
    page.gains(&[(RED, 2), (BLUE, 1)]).won_by(&[RED]).end();
}

#[test]
fn q18_an_empty_treaty_may_be_preserved_and_pays_nothing() {
    let page = row("[R:Fanatic^/Treaty_]").activate().reveal(RED);
    page.gains(&[(RED, 2)]).shows("[R:Fanatic^]").stands(|c| c.treaties[0] == Some(0)).end();
}
