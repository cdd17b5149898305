//! The Shadow of the Wood as a role: chapter N.

mod common;

use common::*;
use fire_tower::Wind::{East, North, South, West};

/// A shadow is about to roll: Ann in a match of three, nobody holding or drawing a card.
fn shadow() -> Setup {
    setup(haunted(THREE)).burnt(&[ANN]).turn(ANN, Step::Roll).deck(&[])
}

fn shadows(course: &Course) -> Seats {
    course.shadows
}

#[test]
fn n1_with_three_players_the_first_burnt_becomes_a_shadow() {
    let table = setup(haunted(THREE)).turn(ANN, Step::Wind).wind(East).deck(&[]);
    let page = table.board("o1", "F^").light(ANN, "p1");
    let page = page.stands(|course| shadows(course) == seats(&[BEN])).rolls(South).rolls(South);
    // Ben plays on, after Ann.
    let page = page.act(ANN, Action::Done);
    page.turn_is(BEN, Step::Roll).end();
}

#[test]
fn n1_with_four_players_the_first_two_do_and_the_third_does_not() {
    let table = setup(haunted(FOUR)).turn(ANN, Step::Wind).wind(East).deck(&[]);
    let second = table.clone().burnt(&[DOT]).board("o1", "F^").light(ANN, "p1");
    second.stands(|course| shadows(course) == seats(&[BEN, DOT])).end();
    let third = table.burnt(&[DOT, CEM]).board("o1", "F^").light(ANN, "p1");
    third.stands(|course| shadows(course) == seats(&[CEM, DOT])).end();
}

#[test]
fn n2_a_shadows_turn_is_one_roll_and_its_deed() {
    let page = shadow().wind(East).unseen().nature_may(&Wind::ALL).rolls(North);
    let page = page.wind_is(East).light(ANN, "h7").wind_is(East).holds_cards(ANN, 0);
    page.turn_is(BEN, Step::Wind).end();
}

#[test]
fn n3_north_is_a_gem_beside_any_fire() {
    let page = shadow().board(
        "c4",
        "
        ...
        .F.
        ...",
    );
    page.rolls(North)
        .exactly(ANN, Action::Light, "d1 d2 d3 a4 b4 c4 d4 c5 e5 d6 h7 i7 g8 j8 g9 j9 h10 i10")
        .light(ANN, "e5")
        .shows(
            "
            ...
            .FF
            ...",
        )
        .end();
}

#[test]
fn n4_east_is_three_rolls_and_a_gem_after_each() {
    let page = shadow().wind(South).board("f5", "..F..").rolls(East);
    let page = page.rolls(East).exactly(ANN, Action::Light, "d1 d2 d3 i5 j8 j9");
    // Only on the side that was rolled.
    let west = Because::NotDownwind { space: at("g5"), wind: East };
    let page = page.refused(ANN, Action::Light(at("g5")), &clause::T5, west);
    let page = page.light(ANN, "i5").rolls(West).light(ANN, "g5").rolls(West).light(ANN, "f5");
    page.shows("FFFF.").wind_is(South).turn_is(BEN, Step::Wind).end();
}

#[test]
fn n5_south_is_two_cards_of_which_one_may_be_played() {
    let table = setup(haunted(THREE)).burnt(&[ANN]).turn(ANN, Step::Roll);
    let drawn = table.board("d4", ".").rolls(South).draws(&[Card::DeReforest, Card::Ember]);
    let drawn = drawn.holds(ANN, &[Card::DeReforest, Card::Ember]);
    let played = drawn.clone().act(ANN, Action::Play(Card::DeReforest));
    let played = played.act(ANN, Action::Break(at("d4"))).shows("#").holds_cards(ANN, 0);
    played.discarded(Card::Ember, 1).turn_is(BEN, Step::Wind).end();
    let unplayed = drawn.act(ANN, Action::Done).shows(".").holds_cards(ANN, 0);
    unplayed.discarded(Card::Ember, 1).discarded(Card::DeReforest, 1).end();
}

#[test]
fn n5_q32_an_event_among_the_cards_is_carried_out_and_replaced() {
    let table = setup(haunted(THREE)).burnt(&[ANN]).turn(ANN, Step::Roll).in_deck(Card::Firestorm);
    let table = table.five(BEN).five(CEM);
    let page = table.unseen().rolls(South).draws(&[Card::Firestorm, Card::West, Card::Ember]);
    let page = page.top_is(Frame::Storm).rolls(North).rolls(North);
    // The towers exchange cards, the shadow does not.
    let page = page.act(BEN, Action::Done).draws(&[Card::AirDrop]);
    let page = page.act(CEM, Action::Done).draws(&[Card::AirDrop]);
    page.may(ANN, Action::Play(Card::West)).act(ANN, Action::Done).turn_is(BEN, Step::Wind).end();
}

#[test]
fn n6_west_removes_a_firebreak_or_sets_the_wind() {
    let page = shadow().wind(South).board("d4", ".#.").rolls(West);
    let cleared = page.clone().act(ANN, Action::Clear(at("e4"))).shows("...").wind_is(South);
    cleared.turn_is(BEN, Step::Wind).end();
    page.act(ANN, Action::Veer(North)).wind_is(North).shows(".#.").turn_is(BEN, Step::Wind).end();
}

#[test]
fn n7_q45_each_tower_that_a_shadow_burns_is_one_more_roll() {
    let table = setup(haunted(FOUR)).burnt(&[ANN]).turn(ANN, Step::Roll).deck(&[]);
    let page = table.gems("o1 p15").unseen().rolls(East);
    let page = page.rolls(East).light(ANN, "p1").rolls(West).rolls(West);
    let page = page.rolls(South).light(ANN, "p16").rolls(West).rolls(West);
    // The deed is finished first.
    let page = page.rolls(North).light(ANN, "h7");
    let page = page.stands(|course| course.extra_rolls == 1).turn_is(ANN, Step::Roll);
    let page = page.rolls(North).light(ANN, "h6").turn_is(ANN, Step::Roll);
    page.rolls(North).light(ANN, "h5").goes_on().end();
}

#[test]
fn n8_the_owner_discards_the_hand_the_limit_rises_and_a_storm_comes() {
    let table = setup(haunted(FOUR)).burnt(&[ANN]).turn(ANN, Step::Roll).gems("o1");
    let table = table.five(BEN).five(CEM).hand(CEM, &[Card::Ember]).five(DOT);
    let page = table.hand(DOT, &[Card::Ember]).unseen().rolls(North).light(ANN, "p1");
    let page = page.holds_cards(BEN, 0).discarded(Card::East, 4).holds_cards(ANN, 0);
    let page = page.stands(|course| course.hand_limit == 7).draws(&[Card::AirDrop; 2]);
    let page = page.holds_cards(CEM, 7).holds_cards(DOT, 7).top_is(Frame::Storm);
    let page = page.rolls(South).rolls(South).turn_is(ANN, Step::Roll);
    page.end();
}

#[test]
fn n9_shadows_win_when_they_burn_the_last_tower_in_a_shadows_turn() {
    let page = shadow().gems("o1 p15").unseen().rolls(East).rolls(East).light(ANN, "p1");
    let page = page.goes_on().rolls(East).rolls(East).rolls(South).light(ANN, "p16");
    page.won_by(&[ANN]).end();
}

#[test]
fn q46_a_storm_in_a_shadows_turn_will_do() {
    let page = shadow().gems("o1 p15").unseen().rolls(North).light(ANN, "p1").goes_on();
    page.rolls(South).won_by(&[ANN]).end();
}

#[test]
fn n10_in_the_own_turn_the_last_tower_wins_at_once_otherwise_when_its_turn_begins() {
    let own = shadow().turn(BEN, Step::Wind).wind(South).board("p15", "F\n^");
    own.light(BEN, "p16").won_by(&[BEN]).end();
    let waiting = shadow().gems("o1").unseen().rolls(North).light(ANN, "p1").goes_on();
    let waiting = waiting.rolls(East).rolls(East).rolls(North).light(ANN, "h7");
    waiting.won_by(&[CEM]).end();
}

#[test]
fn n11_the_role_needs_three_players() {
    let two = Options { shadow: ShadowRule::Role, ..later(TWO) };
    table::refused(two, &clause::N11, Because::TooFewForShadow);
}

#[test]
fn n12_a_shadow_sets_the_wind_to_another_side_that_is_not_barred() {
    // Purple burnt too; blue is left, in the south and the east.
    let table = setup(haunted(FOUR)).burnt(&[ANN, BEN]).turn(ANN, Step::Roll).wind(South);
    let page = table.unseen().rolls(West);
    let veer = Action::Veer;
    refused(page.clone(), ANN, veer(South), &clause::N12, Because::SameWind(South));
    refused(page.clone(), ANN, veer(North), &clause::N12, Because::Barred(North));
    page.may(ANN, veer(East)).may(ANN, veer(West)).end();
}
