use crate::common::*;

#[test]
fn in1_only_face_down_rivals_beside_her_count() {
    let page = row("[R:Treaty_(5)][R:Informant^][B:Diplomat^(4)]").activate().leave(RED);
    let page = page.act(RED, Action::Gain).gains(&[]);
    page.shows("[R:Treaty_(6)][R:Informant^][B:Diplomat^(4)]").end();
    let page = row("[B:Judge_(2)/Treaty_(3)][R:Informant_(1)]").activate().leave(BLUE);
    page.reveal(RED).act(RED, Action::Gain).gains(&[(RED, 1 + 4)]).end();
}

#[test]
fn in2_she_may_be_swapped_on_the_turn_of_her_reveal() {
    let hand = [Card::Empress, Card::Judge, Card::Treaty];
    let page = row("[R:Informant_(2)][B:Judge_]").hand(RED, &hand).activate().reveal(RED);
    let swaps = hand.map(Action::Swap);
    let page = page.may(RED, &[swaps[0], swaps[1], swaps[2], Action::Gain]).act(RED, swaps[1]);
    page.gains(&[(RED, 2)])
        .shows("[R:Judge_][B:Judge_]")
        .holds(RED, &[Card::Empress, Card::Treaty, Card::Informant])
        .up(BLUE, "B:Judge")
        .end();
}

#[test]
fn in2_in3_the_new_card_lies_on_the_same_pile_and_waits() {
    let page = row("[R:Fanatic^/Informant^][B:Judge_]").hand(RED, &[Card::Treaty]).activate();
    let page = page.act(RED, Action::Swap(Card::Treaty)).up(BLUE, "B:Judge");
    page.shows("[R:Fanatic^/Treaty_][B:Judge_]").gains(&[]).end();
}

#[test]
fn in3_everybody_remembers_that_she_went_back() {
    let page = row("[R:Informant^][B:Judge_]").round(5).activate();
    let page = page.act(RED, Action::Swap(Card::Empress)).leave(BLUE);
    let view = page.state().view(Some(BLUE));
    assert_eq!(view.open.course.returned[0], Some(2));
    assert!(view.seen(RED).has(Card::Informant));
    // In every world that Blue can imagine she is in Red's hand.
    let worlds = (0..50).map(|seed| {
        let mut rng = fastrand::Rng::with_seed(seed);
        Oriflamme::imagine(&view, &mut |n| rng.u32(..n))
    });
    assert!(worlds.into_iter().all(|world| world.hands[0].has(Card::Informant)));
    page.end();
}

#[test]
fn in3_after_the_next_card_is_laid_she_is_in_the_hand_or_that_card() {
    let page = row("[R:Informant^][B:Judge_]").round(4).activate();
    let page = page.act(RED, Action::Swap(Card::Empress)).leave(BLUE).next_round(BLUE);
    let page = page.act(BLUE, Action::Place(Card::Empress, Spot::End));
    let page = page.act(GREEN, Action::Place(Card::Empress, Spot::End));
    let page = page.act(RED, Action::Place(Card::Informant, Spot::End));
    let (swapped, laid) = (page.slot("R:Empress"), page.slot("R:Informant"));
    let view = page.state().view(Some(GREEN));
    let mut places = [0; 3];
    for seed in 0..200 {
        let mut rng = fastrand::Rng::with_seed(seed);
        let world = Oriflamme::imagine(&view, &mut |n| rng.u32(..n));
        let her = |slot| world.faces.get(slot) == Some(Card::Informant);
        places[0] += u32::from(world.hands[0].has(Card::Informant));
        places[1] += u32::from(her(laid));
        places[2] += u32::from(her(swapped) || world.asides[0].has(Card::Informant));
    }
    assert!(places[0] > 50 && places[1] > 30 && places[2] == 0, "{places:?}");
    page.end();
}

#[test]
fn in4_only_a_card_of_the_hand_can_be_laid_for_her() {
    let page = row("[R:Informant^][B:Judge_]").hand(RED, &[Card::Treaty]).activate();
    let because = Because::NotInHand(Card::Judge);
    let page = page.refused(RED, Action::Swap(Card::Judge), &clause::IN4, because);
    let herself = Because::NotInHand(Card::Informant);
    refused(page, RED, Action::Swap(Card::Informant), &clause::IN4, herself);
}
