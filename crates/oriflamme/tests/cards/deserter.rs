use crate::common::*;

#[test]
fn de1_de2_he_removes_one_neighbour_and_gains_more_for_a_character() {
    let picture = "[B:Treaty_][R:Deserter_][G:Empress_][B:Fanatic^]";
    let page = row(picture).activate().leave(BLUE).reveal(RED);
    let both = ["B:Treaty", "G:Empress"].map(|name| Action::Remove(page.slot(name)));
    let page = page.may(RED, &both);
    page.clone().remove(RED, "B:Treaty").gains(&[(RED, 1)]).end();
    page.remove(RED, "G:Empress").gains(&[(RED, 2), (BLUE, 2)]).end();
}

#[test]
fn de1_a5_he_must_strike_even_his_own_family() {
    let page = row("[R:Fanatic^][R:Deserter^][R:Judge_]").activate().gains(&[(RED, 1)]);
    let both = ["R:Fanatic", "R:Judge"].map(|name| Action::Remove(page.slot(name)));
    page.may(RED, &both).remove(RED, "R:Judge").gains(&[(RED, 3)]).end();
}

#[test]
fn de3_q15_a_face_up_character_of_any_family_keeps_him() {
    let page = row("[B:Treaty_][R:Deserter^][G:Deserter^]").activate().leave(BLUE);
    let page = page.remove(RED, "B:Treaty").shows("[R:Deserter^][G:Deserter^]");
    // Now Green's Deserter has only Red's beside him, and then nobody.
    page.remove(GREEN, "R:Deserter").shows("").gains(&[(RED, 1), (GREEN, 2)]).end();
}

#[test]
fn de3_a_face_down_character_or_an_open_intrigue_does_not_keep_him() {
    let page = row("[B:Fanatic_][R:Deserter^][G:Empress_]").activate().leave(BLUE);
    page.remove(RED, "G:Empress").shows("[B:Fanatic_(1)]").gone(RED, &[Card::Deserter]).end();
}

#[test]
fn de4_only_a_neighbour_can_be_removed() {
    let page = row("[R:Deserter^][B:Judge_][G:Empress_]").activate();
    let (far, self_) = (page.slot("G:Empress"), page.slot("R:Deserter"));
    let page = page.refused(RED, Action::Remove(far), &clause::DE4, Because::NotBeside(far));
    refused(page, RED, Action::Remove(self_), &clause::DE4, Because::NotBeside(self_));
}
