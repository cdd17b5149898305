//! Setting up, rounds, laying cards, and the end.

mod common;

use common::*;
use kernel::Chosen;

fn begun(players: u8) -> Oriflamme {
    let mut state = Oriflamme::new(&Options { players }).expect("three to five");
    for at in 0..players as usize {
        let three = Cards::TRIPLES[at * 7];
        state.apply(Input::Chance(Chance::Aside(three)), &mut ());
    }
    state
}

mod setup {
    use super::*;

    /// No such match, by this clause and because of this.
    #[track_caller]
    pub(super) fn refused(options: Options, clause: &Clause, because: Because) {
        match Oriflamme::new(&options) {
            Ok(_) => panic!("{options:?} can be played, though {clause:?} should forbid it"),
            Err(no) => assert_eq!((no.clause.id, no.because), (clause.id, because)),
        }
    }
}

#[test]
fn s1_q26_three_to_five_play_with_ten_cards_each() {
    for (at, players) in ["4", "3", "5"].into_iter().enumerate() {
        let pairs = [("players", players)];
        let chosen = Chosen::new(Oriflamme::OPTIONS, &pairs).expect("in the table");
        let options = Oriflamme::configure(&chosen).expect("it can be played");
        let state = begun(options.players);
        assert_eq!(state.seats().len(), [4, 3, 5][at]);
        for seat in state.seats().iter() {
            let at = seat.index();
            assert_eq!(state.hands[at].or(state.asides[at]), Cards::ALL);
        }
    }
}

#[test]
fn q26_two_or_six_make_no_match() {
    setup::refused(Options { players: 2 }, &clause::Q26, Because::Players(2));
    setup::refused(Options { players: 6 }, &clause::Q26, Because::Players(6));
    let none = Chosen::new(Oriflamme::OPTIONS, &[("players", "2")]);
    assert!(none.is_err(), "nor can they be chosen");
}

#[test]
fn s3_three_cards_are_set_aside_and_only_their_owner_sees_them() {
    let mut state = Oriflamme::new(&Options { players: 3 }).expect("three may play");
    let mut odds = Vec::new();
    state.chances(&mut odds);
    assert_eq!(odds.len(), 120, "each three of ten");
    assert!(odds.iter().all(|(_, weight)| *weight == 1));
    let three = Cards::of(&[Card::Empress, Card::Judge, Card::Treaty]);
    let mut events = Vec::new();
    state.apply(Input::Chance(Chance::Aside(three)), &mut events);
    assert_eq!((state.hands[0].len(), state.asides[0]), (7, three));
    let (own, other) = (state.view(Some(RED)), state.view(Some(BLUE)));
    assert_eq!((own.asides[0], other.asides[0]), (Seen::Open(three), Seen::Hidden));
    assert_eq!((other.hands[0], other.hand_sizes[0]), (Seen::Hidden, 7));
    let heard = Oriflamme::redact(&events[0], Some(BLUE));
    assert_eq!(heard, Some(Event::Dealt { seat: RED, aside: Seen::Hidden }));
}

#[test]
fn s3_the_owner_sees_the_own_face_down_cards_covered_or_not() {
    let page = row("[R:Empress_/Judge_][B:Treaty_]").lays(RED);
    let (below, top, blue) = (page.slot("R:Empress"), page.slot("R:Judge"), page.slot("B:Treaty"));
    let view = page.state().view(Some(RED));
    let seen = [below, top, blue].map(|slot| view.card(slot));
    assert_eq!(seen, [Some(Card::Empress), Some(Card::Judge), None]);
    let other = page.state().view(Some(BLUE));
    assert_eq!([below, top].map(|slot| other.card(slot)), [None, None]);
    page.end();
}

#[test]
fn s4_n2_one_influence_each_and_five_verdicts_open_to_all() {
    let state = begun(4);
    assert_eq!(state.open.course.influence, [1, 1, 1, 1, 0]);
    let view = state.view(None);
    assert_eq!((view.open.course.influence, view.open.course.pool), ([1, 1, 1, 1, 0], 5));
}

#[test]
fn s5_q1_the_first_player_is_drawn_by_lot() {
    let state = begun(4);
    let mut odds = Vec::new();
    state.chances(&mut odds);
    let seats = [RED, BLUE, GREEN, YELLOW].map(|seat| (Chance::First(seat), 1));
    assert_eq!(odds, seats);
    let mut first = state;
    first.apply(Input::Chance(Chance::First(GREEN)), &mut ());
    assert_eq!(first.open.course.frame, Frame::Place { seat: GREEN });
    assert_eq!(first.open.course.round, 1);
}

#[test]
fn n1_n2_a_covered_card_is_nobodys_neighbour() {
    let page = row("[B:Fanatic^/Treaty_][R:Deserter^]").activate().leave(BLUE);
    let top = Action::Remove(page.slot("B:Treaty"));
    page.may(RED, &[top]).end();
}

/// Everybody does the quiet thing until the match is over; how often each seat was asked to lay.
fn quietly(mut state: Oriflamme) -> (Oriflamme, Vec<(u8, Seat)>) {
    let mut laid = Vec::new();
    while let Some(seat) = state.asked() {
        if let Frame::Place { seat } = state.open.course.frame {
            laid.push((state.open.course.round, seat));
        }
        state.apply(Input::Act(seat, state.quiet(seat)), &mut ());
    }
    (state, laid)
}

#[test]
fn r1_r5_z1_six_rounds_are_played_and_the_marker_goes_round() {
    let mut state = begun(4);
    state.apply(Input::Chance(Chance::First(YELLOW)), &mut ());
    let (end, laid) = quietly(state);
    assert_eq!(laid.len(), 24);
    let firsts: Vec<Seat> = laid.iter().step_by(4).map(|&(_, seat)| seat).collect();
    assert_eq!(firsts, [YELLOW, RED, BLUE, GREEN, YELLOW, RED]);
    assert!(laid.iter().enumerate().all(|(at, &(round, _))| round as usize == at / 4 + 1));
    assert!(end.hands[..4].iter().all(|hand| hand.len() == 1), "the seventh is not played");
    assert_eq!(end.waiting(), Waiting::Over);
}

#[test]
fn r2_r3_income_comes_before_laying_and_activation_after_it() {
    let page = row("[R:Judge_(1)]").treaty(RED, 2).activate().leave(RED);
    let heard = page.heard(None);
    let at = |wanted: fn(&Event) -> bool| heard.iter().position(wanted).expect("it was told");
    let began = at(|event| matches!(event, Event::RoundBegan { round: 5, .. }));
    let paid = at(|event| matches!(event, Event::Gained { why: Why::Income, .. }));
    assert!(began < paid);
    let page = page.next_round(BLUE).act(BLUE, Action::Place(Card::Empress, Spot::End));
    let page = page.act(GREEN, Action::Place(Card::Empress, Spot::End));
    assert_eq!(page.course().frame, Frame::Place { seat: RED }, "one card is missing");
    let page = page.act(RED, Action::Place(Card::Empress, Spot::End));
    assert!(page.heard(None).contains(&Event::ActivationBegan));
    page.up(RED, "R:Judge").end();
}

#[test]
fn r4_the_row_stays_with_what_lies_on_it() {
    let page = row("[R:Judge_(1)!][B:Diplomat^(3)]").activate().leave(RED);
    page.act(BLUE, Action::Gain)
        .stands(|course| course.round == 5)
        .shows("[R:Judge_(2)!][B:Diplomat^(3)]")
        .end();
}

#[test]
fn r6_only_the_player_who_is_asked_acts() {
    let page = row("[R:Judge_][B:Empress_]").activate();
    let turn = Because::NotYourTurn { turn: Some(RED) };
    let page = page.refused(BLUE, Action::Leave, &clause::R6, turn);
    let page = page.leave(RED).leave(BLUE);
    let place = Action::Place(Card::Empress, Spot::End);
    refused(page, RED, place, &clause::R6, Because::NotYourTurn { turn: Some(BLUE) });
    let dealing = Page::new(begun(3));
    refused(dealing, RED, place, &clause::R6, Because::NotYourTurn { turn: None });
}

#[test]
fn r7_what_is_asked_is_answered() {
    let page = row("[R:Judge_][B:Empress^]").activate();
    let place = Action::Place(Card::Empress, Spot::End);
    let page = page.refused(RED, place, &clause::R7, Because::NotNow);
    let page = page.refused(RED, Action::Gain, &clause::R7, Because::NotNow).leave(RED);
    let page = page.refused(BLUE, Action::Reveal, &clause::R7, Because::NotNow);
    let laying = row("[R:Judge_]").lays(RED);
    refused(laying, RED, Action::Leave, &clause::R7, Because::NotNow);
    page.end();
}

#[test]
fn p1_k1_a_card_goes_to_either_end_or_on_an_own_card_face_up_or_down() {
    let page = row("[R:Judge_(2)!][B:Treaty_][R:Fanatic^]").hand(RED, &[Card::Empress]).lays(RED);
    let (judge, fanatic) = (page.slot("R:Judge"), page.slot("R:Fanatic"));
    let place = |spot| Action::Place(Card::Empress, spot);
    let spots = [Spot::Start, Spot::End, Spot::On(judge), Spot::On(fanatic)];
    let page = page.may(RED, &spots.map(place));
    let laid = |spot| page.clone().act(RED, place(spot));
    laid(Spot::Start).shows("[R:Empress_][R:Judge_(2)!][B:Treaty_][R:Fanatic^]").end();
    laid(Spot::End).shows("[R:Judge_(2)!][B:Treaty_][R:Fanatic^][R:Empress_]").end();
    laid(Spot::On(judge)).shows("[R:Judge_(2)!/Empress_][B:Treaty_][R:Fanatic^]").end();
    laid(Spot::On(fanatic)).shows("[R:Judge_(2)!][B:Treaty_][R:Fanatic^/Empress_]").end();
}

#[test]
fn p2_place_and_owner_are_seen_and_the_card_is_not() {
    let page = row("[R:Judge_]").lays(RED).act(RED, Action::Place(Card::Empress, Spot::End));
    let slot = page.slot("R:Empress");
    let placed = |card| Event::Placed { seat: RED, card, spot: Spot::End, slot };
    assert_eq!(page.heard(Some(BLUE))[0], placed(Seen::Hidden));
    assert_eq!(page.heard(Some(RED))[0], placed(Seen::Open(Card::Empress)));
    assert_eq!(page.state().view(None).card(slot), None);
    page.end();
}

#[test]
fn p3_a_card_comes_out_of_the_own_hand() {
    let page = row("[R:Judge_]").hand(RED, &[Card::Empress]).lays(RED);
    let place = Action::Place(Card::Treaty, Spot::End);
    refused(page, RED, place, &clause::P3, Because::NotInHand(Card::Treaty));
}

#[test]
fn p4_no_card_goes_on_another_family_or_on_a_covered_card() {
    let page = row("[R:Judge_/Fanatic_][B:Treaty_]").hand(RED, &[Card::Empress]).lays(RED);
    let (covered, blue) = (page.slot("R:Judge"), page.slot("B:Treaty"));
    let on = |slot| Action::Place(Card::Empress, Spot::On(slot));
    let page = page.refused(RED, on(blue), &clause::P4, Because::NotYours(blue));
    refused(page, RED, on(covered), &clause::P4, Because::NotUncovered(covered));
}

#[test]
fn p5_an_empty_row_has_one_place() {
    let page = row("").round(1).hand(RED, &[Card::Empress]).lays(RED);
    let end = Action::Place(Card::Empress, Spot::End);
    let page = page.refused(RED, end, &clause::P5, Because::RowEmpty);
    page.act(RED, Action::Place(Card::Empress, Spot::Start)).shows("[R:Empress_]").end();
}

#[test]
fn z3_the_most_influence_wins() {
    let table = row("[B:Judge_][B:Empress_][R:Judge_]").round(6);
    let page = table.influence(RED, 12).influence(BLUE, 11).activate();
    page.leave(BLUE).leave(BLUE).leave(RED).won_by(&[RED]).end();
}

#[test]
fn z5_after_the_end_nobody_acts() {
    let page = row("[B:Judge_]").round(6).activate().leave(BLUE);
    refused(page, BLUE, Action::Leave, &clause::Z5, Because::GameOver);
}

#[test]
fn q22_at_the_end_all_cards_are_shown() {
    let page = row("[B:Judge_]").round(6).activate();
    assert_eq!(page.state().view(None).card(page.slot("B:Judge")), None);
    let page = page.leave(BLUE);
    let view = page.state().view(None);
    assert_eq!(view.card(page.slot("B:Judge")), Some(Card::Judge));
    assert!(view.hands.iter().take(3).all(|hand| matches!(hand, Seen::Open(_))));
    assert!(page.heard(None).iter().any(|event| matches!(event, Event::Shown { .. })));
    page.end();
}

#[test]
fn what_turned_up_an_unseen_card_is_not_free_to_be_taken_back() {
    let shows = |page: &Page, seat, action| page.state().shows(Input::Act(seat, action));
    let page = row("[R:Judge_][B:Insurrection~(1)][R:Deserter^][G:Empress_]").activate();
    assert!(shows(&page, RED, Action::Reveal) && !shows(&page, RED, Action::Leave));
    let page = page.leave(RED);
    assert!(shows(&page, BLUE, Action::Reveal), "it turns the Judge up");
    let page = page.leave(BLUE);
    let [known, unseen] = ["B:Insurrection", "G:Empress"].map(|name| page.slot(name));
    assert!(shows(&page, RED, Action::Remove(unseen)));
    assert!(!shows(&page, RED, Action::Remove(known)));
    page.end();
    let page = row("[R:Insurrection~(1)][B:Fanatic^][G:Empress_]").activate();
    assert!(!shows(&page, RED, Action::Reveal), "all that it turns up has been seen");
    page.end();
    let page = row("[R:Judge_]").lays(RED);
    assert!(!shows(&page, RED, Action::Place(Card::Empress, Spot::End)), "nobody saw it");
    page.end();
}
