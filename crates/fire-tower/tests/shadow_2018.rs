//! The Shadow of the Wood as an event: chapter G.

mod common;

use common::*;
use fire_tower::Wind::{East, North, South, West};

/// The 2018 match with its Shadow of the Wood.
fn shadowy(towers: Towers) -> Options {
    Options { shadow: ShadowRule::Event, ..first(towers) }
}

/// The Shadow of the Wood, which Ann has drawn at the end of her turn. These are out; the first of
/// them chooses now, the others have chosen.
fn drawn(towers: Towers, burnt: &[Seat]) -> Setup {
    let table = setup(shadowy(towers)).burnt(burnt).turn(ANN, Step::End);
    let table = table.discards(&[Card::ShadowOfTheWood]);
    let table = table.course(|course| course.shadow_card_in_play = true);
    let table = table.over(Frame::Haunting { from: ANN, left: Seats::NONE });
    table.over(Frame::HauntChoice { seat: burnt[0] })
}

fn deck_has_shadow(page: &Page) -> bool {
    page.state().deck.has(Card::ShadowOfTheWood.kind())
}

#[test]
fn g1_when_a_tower_burns_the_shadow_goes_into_the_deck() {
    let page = setup(shadowy(FOUR)).turn(ANN, Step::Wind).wind(East).five(ANN).five(CEM).five(DOT);
    let page = page.board("o1", "F^");
    assert!(!deck_has_shadow(&page));
    let page = page.light(ANN, "p1");
    assert!(deck_has_shadow(&page));
    page.end();
}

#[test]
fn g1_at_a_later_burning_it_comes_back_from_the_discards() {
    let again = |table: Setup| {
        let table = table.turn(ANN, Step::Wind).wind(East).burnt(&[DOT]);
        table.course(|course| course.shadow_card_in_play = true).board("o1", "F^").light(ANN, "p1")
    };
    let played = again(setup(shadowy(FOUR)).discards(&[Card::ShadowOfTheWood]));
    assert!(deck_has_shadow(&played));
    played.discarded(Card::ShadowOfTheWood, 0).end();
    // It is there only once.
    let unplayed = again(setup(shadowy(FOUR)).in_deck(Card::ShadowOfTheWood));
    assert_eq!(unplayed.state().deck.count(Card::ShadowOfTheWood.kind()), 1);
    unplayed.end();
}

#[test]
fn g2_the_eliminated_choose_clockwise_from_the_drawer() {
    let table =
        setup(shadowy(FOUR)).burnt(&[BEN, DOT]).turn(CEM, Step::Act).hand(CEM, &[Card::East]);
    let table = table.course(|course| course.shadow_card_in_play = true);
    let page = table.deck(&[Card::ShadowOfTheWood]).unseen().discard(CEM, &[Card::East]);
    let page = page.draws(&[Card::ShadowOfTheWood, Card::East]);
    let page = page.top_is(Frame::HauntChoice { seat: DOT });
    let page = page.may(DOT, Action::Haunt(Haunt::Steal)).act(DOT, Action::Haunt(Haunt::Sparks));
    let page = page.rolls(North).light(DOT, "h7").rolls(North).light(DOT, "h6").rolls(North);
    page.light(DOT, "h5").top_is(Frame::HauntChoice { seat: BEN }).end();
}

#[test]
fn g2_q5_whose_burning_waits_has_no_part_in_a_shadow_that_is_drawn_for_another() {
    let table = setup(shadowy(FOUR)).turn(ANN, Step::Wind).wind(East).five(ANN).five(CEM).five(DOT);
    let table = table.course(|course| {
        course.standing = course.standing.without(CEM);
        course.smouldering = Seats::only(CEM);
    });
    // Dot draws it for Ben's burning, while Cem still has a hand.
    let page = table.board("o1", "F^").light(ANN, "p1");
    let page = page.draws(&[Card::ShadowOfTheWood, Card::Ember]).holds_cards(CEM, 5);
    let page = page.top_is(Frame::HauntChoice { seat: BEN });
    let nobody_else = Frame::Haunting { from: DOT, left: Seats::NONE };
    page.stands(|course| course.frames.iter().any(|&frame| frame == nobody_else)).end();
}

#[test]
fn g3_stealing_takes_a_card_from_each_survivor_and_plays_one() {
    let table = drawn(FOUR, &[DOT]).hand(ANN, &[Card::Ember; 3]);
    let table = table.hand(BEN, &[Card::DeReforest]).hand(CEM, &[Card::AirDrop, Card::West]);
    let page = table.board("d4", ".").act(DOT, Action::Haunt(Haunt::Steal));
    let page = page.draws(&[Card::Ember, Card::DeReforest, Card::West]);
    let page = page.holds(DOT, &[Card::Ember, Card::DeReforest, Card::West]);
    let page = page.holds_cards(ANN, 2).holds_cards(BEN, 0).holds(CEM, &[Card::AirDrop]);
    let page = page.act(DOT, Action::Play(Card::DeReforest)).act(DOT, Action::Break(at("d4")));
    let page = page.shows("#").holds_cards(DOT, 0);
    let page =
        page.discarded(Card::Ember, 1).discarded(Card::West, 1).discarded(Card::DeReforest, 1);
    page.turn_is(BEN, Step::Wind).end();
}

#[test]
fn g3_the_stolen_cards_are_seen_by_thief_and_victim_only() {
    let table = drawn(THREE, &[CEM]).hand(ANN, &[Card::Ember]).hand(BEN, &[Card::West]);
    let page =
        table.unseen().act(CEM, Action::Haunt(Haunt::Steal)).draws(&[Card::Ember, Card::West]);
    let stolen = |viewer: Seat| {
        let card = |event| match event {
            Event::Stole { card: kernel::Seen::Open(card), .. } => Some(card),
            _ => None,
        };
        page.heard(Some(viewer)).into_iter().filter_map(card).collect::<Vec<_>>()
    };
    assert_eq!(stolen(ANN), [Card::Ember]);
    assert_eq!(stolen(BEN), [Card::West]);
    assert_eq!(stolen(CEM), [Card::Ember, Card::West]);
    page.end();
}

#[test]
fn g4_three_stolen_cards_of_a_kind_may_be_used_for_reckless_abandon() {
    let table = drawn(FOUR, &[DOT]).hand(ANN, &[Card::AirDrop]);
    let table = table.hand(BEN, &[Card::FireEngine]).hand(CEM, &[Card::AirDrop]);
    let page = table.board("d4", "F..").act(DOT, Action::Haunt(Haunt::Steal));
    let page = page.draws(&[Card::AirDrop, Card::FireEngine, Card::AirDrop]);
    // Dot's Bucket was never emptied and her zone does not burn; it is all the same.
    let page = page.act(DOT, Action::Reckless(Spent::Water));
    let page = page.discard(DOT, &[Card::AirDrop, Card::AirDrop, Card::FireEngine]);
    page.light(DOT, "e4 f4").shows("FFF").turn_is(BEN, Step::Wind).end();
}

#[test]
fn g5_a_robbed_player_draws_back_at_the_end_of_the_own_next_turn() {
    let table = drawn(THREE, &[BEN]).five(ANN).hand(ANN, &[Card::Ember]);
    let table = table.five(CEM).hand(CEM, &[Card::Ember]);
    let page =
        table.unseen().act(BEN, Action::Haunt(Haunt::Steal)).draws(&[Card::North, Card::Ember]);
    let page = page.act(BEN, Action::Play(Card::North)).act(BEN, Action::Blow);
    let page = page.turn_is(CEM, Step::Wind).holds_cards(CEM, 5).holds_cards(ANN, 5);
    // Cem plays one of the five and draws two.
    let page = page.light(CEM, "h7").discard(CEM, &[Card::South]).act(CEM, Action::Done);
    let page = page.draws(&[Card::AirDrop, Card::AirDrop]).holds_cards(CEM, 6);
    page.turn_is(ANN, Step::Wind).holds_cards(ANN, 5).end();
}

/// Ann has burnt Ben's tower in her wind step; the Shadow of the Wood is in the deck, Cem draws.
fn burning(options: Options) -> Page {
    let table = setup(options).turn(ANN, Step::Wind).wind(East).five(ANN).five(CEM);
    table.board("o1", "F^").light(ANN, "p1").draws(&[Card::ShadowOfTheWood, Card::Ember])
}

fn steals(page: Page) -> Page {
    let page = page.act(BEN, Action::Haunt(Haunt::Steal)).draws(&[Card::North, Card::South]);
    page.act(BEN, Action::Play(Card::North)).act(BEN, Action::Blow)
}

#[test]
fn g5_who_is_robbed_in_the_own_turn_draws_back_at_the_end_of_the_turn_after_it() {
    let page = steals(burning(shadowy(THREE))).rolls(North).rolls(South);
    // The limit is six. Ann, robbed of one, draws up to five at the end of this turn.
    let page = page.turn_is(ANN, Step::Act).holds_cards(ANN, 4).discard(ANN, &[Card::North]);
    let page = page.act(ANN, Action::Done).draws(&[Card::AirDrop; 2]).holds_cards(ANN, 5);
    let page = page.turn_is(CEM, Step::Wind).holds_cards(CEM, 5).light(CEM, "h10");
    let page = page.discard(CEM, &[Card::South]).act(CEM, Action::Done);
    let page = page.draws(&[Card::AirDrop; 2]).holds_cards(CEM, 6);
    // At the end of her next turn she has six again.
    let page = page.light(ANN, "i10").discard(ANN, &[Card::North]).act(ANN, Action::Done);
    page.draws(&[Card::FireEngine; 2]).holds_cards(ANN, 6).turn_is(CEM, Step::Wind).end();
}

#[test]
fn g5_by_the_first_telling_the_end_of_that_turn_gave_the_card_back() {
    let page = steals(burning(as_first_told(shadowy(THREE))).rolls(North).rolls(South));
    let page = page.turn_is(ANN, Step::Act).holds_cards(ANN, 4).discard(ANN, &[Card::North]);
    page.act(ANN, Action::Done).draws(&[Card::AirDrop; 3]).holds_cards(ANN, 6).end();
}

#[test]
fn g5_not_even_a_firestorm_gives_the_cards_back_before() {
    let table = setup(shadowy(THREE)).burnt(&[BEN]).hand(ANN, &[Card::North; 4]);
    let table = table.course(|course| course.robbed[0] = 1).over(Frame::Redraw { seat: ANN });
    let page = table.unseen().discard(ANN, &[Card::North, Card::North]).act(ANN, Action::Done);
    page.draws(&[Card::Ember; 3]).holds_cards(ANN, 5).turn_is(ANN, Step::Act).end();
}

#[test]
fn g6_sparks_are_three_rolls_and_a_gem_after_each() {
    let page = drawn(THREE, &[BEN]).wind(North).board("d4", "..F..");
    let page = page.act(BEN, Action::Haunt(Haunt::Sparks));
    let page = page.rolls(East).exactly(BEN, Action::Light, "g4 j8 j9").light(BEN, "g4");
    let page = page.rolls(West).light(BEN, "e4").rolls(West).light(BEN, "d4");
    page.shows("FFFF.").wind_is(North).turn_is(CEM, Step::Wind).end();
}

#[test]
fn g7_burnings_wait_until_the_event_is_over() {
    let page = drawn(FOUR, &[DOT]).deck(&[]).gems("o1").unseen();
    let page = page.act(DOT, Action::Haunt(Haunt::Sparks)).rolls(East).light(DOT, "p1");
    let page = page.stands(|course| course.standing.has(BEN)).rolls(East).light(DOT, "j8");
    let page = page.rolls(East).light(DOT, "k8");
    page.stands(|course| !course.standing.has(BEN)).end();
}

#[test]
fn g7_if_no_tower_is_left_the_eliminated_win() {
    let page = drawn(FOUR, &[DOT, CEM]).gems("o1 b1").unseen();
    let page = page.act(DOT, Action::Haunt(Haunt::Sparks)).rolls(East).light(DOT, "p1");
    let page = page.rolls(West).light(DOT, "a1").rolls(East).goes_on().light(DOT, "j8");
    page.won_by(&[CEM, DOT]).end();
    // One tower left is the last one standing.
    let page = drawn(THREE, &[CEM]).gems("b1").unseen();
    let page = page.act(CEM, Action::Haunt(Haunt::Sparks)).rolls(West).light(CEM, "a1");
    page.rolls(East).light(CEM, "j8").rolls(East).light(CEM, "j9").won_by(&[BEN]).end();
}

#[test]
fn g8_who_has_stolen_must_play_while_a_card_can_do_anything() {
    let steal = |cards: [Card; 2], picture| {
        let table = drawn(THREE, &[CEM]);
        let table = table.hand(ANN, &[cards[0]]).hand(BEN, &[cards[1]]);
        table.board("d4", picture).act(CEM, Action::Haunt(Haunt::Steal)).draws(&cards)
    };
    let page = steal([Card::Ember, Card::AirDrop], "F..");
    refused(page, CEM, Action::Done, &clause::G8, Because::MustPlay);
    // Neither can do anything without a gem.
    let page = steal([Card::Ember, Card::AirDrop], "...").act(CEM, Action::Done);
    page.holds_cards(CEM, 0).discarded(Card::Ember, 1).turn_is(BEN, Step::Wind).end();
}

#[test]
fn g3_a_survivor_without_cards_loses_none() {
    let table = drawn(THREE, &[CEM]).hand(ANN, &[Card::West]);
    let page = table.unseen().act(CEM, Action::Haunt(Haunt::Steal)).draws(&[Card::West]);
    page.act(CEM, Action::Play(Card::West)).act(CEM, Action::Blow).wind_is(West).end();
}
