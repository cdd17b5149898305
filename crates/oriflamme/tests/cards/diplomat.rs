use crate::common::*;

#[test]
fn di1_q4_alone_the_diplomat_gains_one() {
    let page = row("[R:Diplomat^][B:Diplomat_]").activate();
    page.may(RED, &[Action::Gain, Action::Cash]).act(RED, Action::Gain).gains(&[(RED, 1)]).end();
}

#[test]
fn di2_with_several_others_the_owner_picks_one() {
    let page = row("[B:Diplomat^][R:Diplomat^(1)][G:Diplomat^]").activate();
    let page = page.feed(BLUE, "R:Diplomat");
    let others = ["B:Diplomat", "G:Diplomat"].map(|name| Action::Feed(page.slot(name)));
    page.may(RED, &[others[0], others[1], Action::Cash])
        .feed(RED, "G:Diplomat")
        .shows("[B:Diplomat^][R:Diplomat^(3)][G:Diplomat^(2)]")
        .gains(&[(BLUE, 1), (RED, 1)])
        .end();
}

#[test]
fn di3_q13_she_may_go_with_nothing_on_her_and_on_the_turn_of_her_reveal() {
    let page = row("[R:Fanatic^/Diplomat_(2)]").activate().reveal(RED).gains(&[(RED, 2)]);
    let page = page.act(RED, Action::Cash).gone(RED, &[Card::Diplomat]);
    // Q27: the Fanatic beneath acts at once.
    page.shows("[R:Fanatic^]").gains(&[(RED, 4)]).end();
}

#[test]
fn di4_only_another_face_up_diplomat_is_fed() {
    let page = row("[R:Diplomat^][B:Diplomat_][G:Judge^][B:Fanatic^]").activate();
    let slots = ["R:Diplomat", "B:Diplomat", "G:Judge"].map(|name| page.slot(name));
    let page = slots.into_iter().fold(page, |page, slot| {
        page.refused(RED, Action::Feed(slot), &clause::DI4, Because::NoDiplomat(slot))
    });
    page.end();
}

#[test]
fn di5_another_face_up_diplomat_must_be_fed() {
    let page = row("[R:Diplomat^][B:Diplomat^]").activate();
    refused(page, RED, Action::Gain, &clause::DI5, Because::MustPlace);
}

#[test]
fn di6_what_lies_on_her_is_lost_when_she_is_removed() {
    let page = row("[R:Deserter^][B:Diplomat^(4)][G:Fanatic^]").activate();
    let page = page.remove(RED, "B:Diplomat");
    assert!(page.heard(None).iter().any(|event| matches!(event, Event::Wasted { amount: 4, .. })));
    page.gains(&[(RED, 2), (GREEN, 2)]).end();
}
