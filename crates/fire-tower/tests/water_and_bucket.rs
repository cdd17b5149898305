//! Water cards, the Bucket and Reckless Abandon: chapters H, K and R.

mod common;

use common::*;
use fire_tower::Wind::South;

/// Ann plays this card on this picture, whose north-western cell is d4.
fn card(card: Card, picture: &str) -> Page {
    setup(later(FOUR)).plays(ANN, card).board("d4", picture)
}

#[test]
fn h1_water_takes_as_many_gems_of_its_pattern_as_the_player_likes() {
    card(Card::AirDrop, "FFF").douse(ANN, "e4").act(ANN, Action::Done).shows("F.F").end();
    card(Card::AirDrop, "FFF").douse(ANN, "f4 d4").act(ANN, Action::Done).shows(".F.").end();
    card(Card::AirDrop, "FFF").douse(ANN, "d4 e4 f4").shows("...").turn_is(BEN, Step::Wind).end();
    refused(card(Card::AirDrop, "FFF"), ANN, Action::Done, &clause::T11, Because::NotNow);
}

#[test]
fn h1_firebreaks_do_not_stop_water() {
    card(Card::AirDrop, "F#F").douse(ANN, "d4 f4").shows(".#.").end();
}

#[test]
fn h2_water_cards_remove_nothing_from_a_towers_zone() {
    let picture = "
        ^,,.
        ,,,.
        ,FFF";
    let page = setup(later(FOUR)).plays(ANN, Card::AirDrop).board("a1", picture);
    let zone = Because::InZone(at("c3"));
    refused(page.clone(), ANN, Action::Douse(at("c3")), &clause::H2, zone);
    // A line that begins outside does not help.
    let page = page.douse(ANN, "d3").turn_is(ANN, Step::End);
    page.shows(
        "
        ^,,.
        ,,,.
        ,FF.",
    )
    .end();
    // A Smokejumper beside a zone does not reach into it.
    let page = setup(later(FOUR)).gems("e3").plays(ANN, Card::Smokejumper);
    let page = page.board("a1", picture).act(ANN, Action::Pick(at("d3")));
    refused(page, ANN, Action::Douse(at("c3")), &clause::H2, zone);
}

#[test]
fn h3_an_air_drop_is_a_line_of_three() {
    let picture = "
        F..F
        FFFF
        F..F";
    let page = card(Card::AirDrop, picture).douse(ANN, "d5");
    let page = page.exactly(ANN, Action::Douse, "d4 d6 e5 f5");
    page.clone().douse(ANN, "e5").exactly(ANN, Action::Douse, "f5").end();
    page.douse(ANN, "d4 d6")
        .shows(
            "
            ...F
            .FFF
            ...F",
        )
        .turn_is(BEN, Step::Wind)
        .end();
}

#[test]
fn h4_a_fire_engine_is_a_square_of_four() {
    let picture = "
        FFF
        FFF
        FFF";
    card(Card::FireEngine, picture)
        .douse(ANN, "e5")
        .exactly(ANN, Action::Douse, "d4 e4 f4 d5 f5 d6 e6 f6")
        .douse(ANN, "f6")
        .exactly(ANN, Action::Douse, "f5 e6")
        .douse(ANN, "f5 e6")
        .shows(
            "
            FFF
            F..
            F..",
        )
        .turn_is(BEN, Step::Wind)
        .end();
}

#[test]
fn h5_a_smokejumper_puts_out_around_a_gem_that_stays() {
    let picture = "
        FFF.
        .FFF
        #.F.";
    let page = card(Card::Smokejumper, picture).act(ANN, Action::Pick(at("e5")));
    page.clone()
        .douse(ANN, "d4 e4 f4 f5 f6")
        .shows(
            "
            ....
            .F.F
            #...",
        )
        .turn_is(BEN, Step::Wind)
        .end();
    // Any of them is enough.
    page.douse(ANN, "f6")
        .act(ANN, Action::Done)
        .shows(
            "
            FFF.
            .FFF
            #...",
        )
        .end();
}

#[test]
fn h6_all_gems_lie_in_one_position_of_the_pattern() {
    let picture = "
        FFFF
        FFFF
        ....
        F...";
    let page = card(Card::AirDrop, picture).douse(ANN, "d4");
    let outside = |name| Because::OutsidePattern(at(name));
    refused(page.clone(), ANN, Action::Douse(at("g4")), &clause::H6, outside("g4"));
    refused(page, ANN, Action::Douse(at("e5")), &clause::H6, outside("e5"));
    let page = card(Card::FireEngine, picture).douse(ANN, "d4 e5");
    refused(page, ANN, Action::Douse(at("f4")), &clause::H6, outside("f4"));
    let page = card(Card::Smokejumper, picture).act(ANN, Action::Pick(at("d4")));
    refused(page.clone(), ANN, Action::Douse(at("f5")), &clause::H6, outside("f5"));
    // The gem on which the Smokejumper landed is not in the pattern.
    refused(page, ANN, Action::Douse(at("d4")), &clause::H6, outside("d4"));
}

#[test]
fn h7_q39_a_smokejumper_lands_on_a_gem_with_another_to_put_out() {
    let page = card(Card::Smokejumper, "FF..F#");
    let alone = Because::NothingAround(at("h4"));
    refused(page.clone(), ANN, Action::Pick(at("h4")), &clause::Q39, alone);
    let no_gem = |name| Because::NoGem(at(name));
    refused(page.clone(), ANN, Action::Pick(at("f4")), &clause::H7, no_gem("f4"));
    refused(page, ANN, Action::Pick(at("i4")), &clause::H7, no_gem("i4"));
}

#[test]
fn h8_only_gems_can_be_put_out() {
    let page = setup(later(FOUR)).burnt(&[DOT]).plays(ANN, Card::AirDrop).board("e8", "F.#EE");
    for name in ["f8", "g8", "h8", "a16"] {
        let no_gem = Because::NoGem(at(name));
        refused(page.clone(), ANN, Action::Douse(at(name)), &clause::H8, no_gem);
    }
}

#[test]
fn k1_a_bucket_puts_out_a_line_that_begins_in_the_own_zone() {
    let picture = "
        ^,,..
        ,,,..
        ,,FFF";
    let page = setup(later(FOUR)).board("a1", picture).act(ANN, Action::Bucket);
    page.exactly(ANN, Action::Douse, "c3")
        .douse(ANN, "c3 d3 e3")
        .shows(
            "
            ^,,..
            ,,,..
            ,,,..",
        )
        .stands(|course| course.emptied == seats(&[ANN]))
        .turn_is(ANN, Step::Act)
        .end();
}

#[test]
fn k1_at_any_moment_of_the_own_turn_besides_its_steps() {
    for step in [Step::Wind, Step::Act, Step::End] {
        let page = setup(later(FOUR)).turn(ANN, step).wind(South).five(ANN).board("a1", "^FF");
        let page = page.act(ANN, Action::Bucket).douse(ANN, "b1").act(ANN, Action::Done);
        let next = if step == Step::End { (BEN, Step::Wind) } else { (ANN, step) };
        page.shows("^,F").turn_is(next.0, next.1).end();
    }
    // Not in another's turn.
    let page = setup(later(FOUR)).turn(BEN, Step::Act).board("a1", "^F,");
    let not_ann = Because::NotYourTurn { turn: Some(BEN) };
    refused(page, ANN, Action::Bucket, &clause::T8, not_ann);
}

#[test]
fn k1_after_the_action_the_turn_waits_for_the_bucket() {
    let page = setup(later(FOUR)).deck(&[]).board("a1", "^F,").act(ANN, Action::Done);
    let page = page.turn_is(ANN, Step::End);
    page.clone().act(ANN, Action::Done).turn_is(BEN, Step::Wind).shows("^F,").end();
    page.act(ANN, Action::Bucket).douse(ANN, "b1").turn_is(BEN, Step::Wind).shows("^,,").end();
}

#[test]
fn q47_no_bucket_while_a_card_is_carried_out() {
    let page = setup(later(FOUR)).gems("b1").plays(ANN, Card::FlareUp).board("d5", "F..");
    let page = page.refused(ANN, Action::Bucket, &clause::T11, Because::NotNow).light(ANN, "e5");
    let page = page.refused(ANN, Action::Bucket, &clause::T11, Because::NotNow);
    page.act(ANN, Action::Done).turn_is(ANN, Step::End).may(ANN, Action::Bucket).end();
}

#[test]
fn q47_nor_between_a_card_and_its_draw() {
    let table = setup(later(FOUR)).hand(ANN, &[Card::North; 5]).gems("b1");
    let page = table.unseen().discard(ANN, &[Card::North]).act(ANN, Action::Done);
    let nature = Because::NotYourTurn { turn: None };
    let page = page.refused(ANN, Action::Bucket, &clause::T8, nature).draws(&[Card::Ember]);
    page.turn_is(ANN, Step::End).may(ANN, Action::Bucket).end();
}

#[test]
fn k2_an_empty_bucket_cannot_be_used_again() {
    let page = setup(later(FOUR)).board("a1", "^F,F").act(ANN, Action::Bucket).douse(ANN, "b1 d1");
    page.refused(ANN, Action::Bucket, &clause::K2, Because::BucketEmpty).end();
}

#[test]
fn k3_the_bucket_needs_a_gem_in_the_own_zone_and_begins_there() {
    let page = setup(later(FOUR)).gems("p3").board("a1", "^,,F");
    refused(page, ANN, Action::Bucket, &clause::K3, Because::NoFireInZone);
    let page = setup(later(FOUR)).gems("p3").board("a1", "^,FF").act(ANN, Action::Bucket);
    let page =
        page.refused(ANN, Action::Douse(at("d1")), &clause::K3, Because::OutsideOwnZone(at("d1")));
    let elsewhere = Because::OutsideOwnZone(at("p3"));
    page.refused(ANN, Action::Douse(at("p3")), &clause::K3, elsewhere).end();
}

/// Ann has emptied her Bucket and holds these cards.
fn emptied(options: Options, cards: &[Card]) -> Setup {
    setup(options).hand(ANN, cards).course(|course| course.emptied = seats(&[ANN]))
}

const WATER: [Card; 5] =
    [Card::AirDrop, Card::FireEngine, Card::FireEngine, Card::Smokejumper, Card::North];

#[test]
fn r1_three_water_cards_are_two_gems_and_a_new_hand() {
    emptied(later(FOUR), &WATER)
        .board("d4", "F..F")
        .act(ANN, Action::Reckless(Spent::Water))
        .discard(ANN, &[Card::AirDrop, Card::FireEngine, Card::Smokejumper])
        .light(ANN, "e4 c4")
        .shows("FF.F\nelsewhere Fc4")
        .holds(ANN, &[Card::FireEngine, Card::North])
        .draws(&[Card::Ember, Card::Ember, Card::Ember])
        .holds_cards(ANN, 5)
        .turn_is(BEN, Step::Wind)
        .end();
}

#[test]
fn r1_three_firebreak_cards_do_as_well() {
    let breaks = [Card::DozerLine, Card::ScratchLine, Card::DeReforest];
    let page = emptied(later(FOUR), &breaks).board("d4", "F..F");
    let page = page.act(ANN, Action::Reckless(Spent::Firebreak)).discard(ANN, &breaks);
    page.light(ANN, "e4 f4").shows("FFFF").discarded(Card::DozerLine, 1).end();
}

#[test]
fn r2_reckless_abandon_is_closed_while_the_bucket_is_full() {
    let page = setup(later(FOUR)).hand(ANN, &WATER).board("a1", "^F,");
    let reckless = Action::Reckless(Spent::Water);
    refused(page.clone(), ANN, reckless, &clause::R2, Because::BucketFull);
    let page = page.act(ANN, Action::Bucket).douse(ANN, "b1");
    page.may(ANN, reckless).end();
}

#[test]
fn r3_in_2018_it_is_closed_without_a_gem_in_the_own_zone() {
    let reckless = Action::Reckless(Spent::Water);
    let page = emptied(first(FOUR), &WATER).board("a1", "^,,F");
    refused(page, ANN, reckless, &clause::R3, Because::NoFireInZone);
    emptied(first(FOUR), &WATER).board("a1", "^,FF").may(ANN, reckless).end();
}

#[test]
fn r4_in_2023_it_stays_open_for_good() {
    let page = emptied(later(FOUR), &WATER).board("a1", "^,,.");
    page.may(ANN, Action::Reckless(Spent::Water)).end();
}

#[test]
fn r5_three_cards_of_one_kind_are_needed() {
    let mixed = [Card::AirDrop, Card::AirDrop, Card::DozerLine, Card::DozerLine, Card::North];
    let page = emptied(later(FOUR), &mixed).unseen();
    let water = Action::Reckless(Spent::Water);
    refused(page.clone(), ANN, water, &clause::R5, Because::TooFewCards(Suit::Water));
    let breaks = Action::Reckless(Spent::Firebreak);
    refused(page, ANN, breaks, &clause::R5, Because::TooFewCards(Suit::Firebreak));
    let page = emptied(later(FOUR), &WATER).unseen().act(ANN, water);
    let other = Because::OtherSuit(Card::North);
    refused(page, ANN, Action::Discard(Card::North), &clause::R5, other);
}

#[test]
fn r6_the_second_gem_may_be_built_on_the_first() {
    let page =
        emptied(later(FOUR), &WATER).board("d4", "F..").act(ANN, Action::Reckless(Spent::Water));
    let page = page.discard(ANN, &[Card::AirDrop, Card::FireEngine, Card::FireEngine]);
    page.light(ANN, "e4 f4").shows("FFF").end();
}
