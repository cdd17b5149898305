//! Firebreaks: chapter L.

mod common;

use Turned::{Flat, Upright};
use common::*;

/// Ann plays this card on this picture, whose north-western cell is d4.
fn card(card: Card, picture: &str) -> Page {
    setup(later(FOUR)).plays(ANN, card).board("d4", picture)
}

#[test]
fn l1_all_firebreaks_of_a_card_are_laid_flat_or_upright() {
    let picture = "
        ..
        ..";
    then(
        card(Card::DozerLine, picture),
        ANN,
        Action::Lay(at("d4"), Flat),
        "
        ##
        ..",
    );
    then(
        card(Card::DozerLine, picture),
        ANN,
        Action::Lay(at("d4"), Upright),
        "
        #.
        #.",
    );
    // Not one of two.
    let one = Action::Break(at("d4"));
    refused(card(Card::DozerLine, picture), ANN, one, &clause::T11, Because::NotNow);
}

#[test]
fn l2_no_firebreak_in_a_towers_zone_or_on_the_eternal_flame() {
    let page = card(Card::DeReforest, ".");
    let no = |name, because| {
        refused(page.clone(), ANN, Action::Break(at(name)), &clause::L2, because);
    };
    no("c3", Because::InZone(at("c3")));
    no("p16", Because::InZone(at("p16")));
    no("h8", Because::EternalFlame(at("h8")));
    // Nor with one of two.
    let dozer = card(Card::DozerLine, ".");
    let into = Because::InZone(at("c3"));
    refused(dozer.clone(), ANN, Action::Lay(at("c3"), Flat), &clause::L2, into);
    refused(
        dozer.clone(),
        ANN,
        Action::Lay(at("b3"), Upright),
        &clause::L2,
        Because::InZone(at("b3")),
    );
    let onto = Because::EternalFlame(at("i8"));
    refused(dozer, ANN, Action::Lay(at("i7"), Upright), &clause::L2, onto);
}

#[test]
fn l2_a_burnt_towers_zone_takes_no_firebreak_either() {
    let page = setup(first(FOUR)).burnt(&[BEN]).plays(ANN, Card::DeReforest).board("n3", ",");
    refused(page, ANN, Action::Break(at("n3")), &clause::L2, Because::InZone(at("n3")));
}

#[test]
fn l3_no_firebreak_beside_an_older_one() {
    let picture = "
        ...
        .#.
        ...";
    let page = card(Card::DeReforest, picture);
    let beside = Because::BesideFirebreak(at("e4"));
    refused(page.clone(), ANN, Action::Break(at("e4")), &clause::L3, beside);
    page.may(ANN, Action::Break(at("d4"))).end();
    let dozer = card(Card::DozerLine, picture);
    let second = Because::BesideFirebreak(at("f5"));
    refused(dozer.clone(), ANN, Action::Lay(at("f4"), Upright), &clause::L3, second);
    dozer.may(ANN, Action::Lay(at("f6"), Flat)).end();
}

#[test]
fn l4_a_dozer_line_is_two_side_by_side() {
    then(card(Card::DozerLine, "...."), ANN, Action::Lay(at("e4"), Flat), ".##.");
}

#[test]
fn l5_a_scratch_line_leaves_one_cell_between() {
    then(card(Card::ScratchLine, "...."), ANN, Action::Lay(at("d4"), Flat), "#.#.");
    then(
        card(Card::ScratchLine, ".\n.\n."),
        ANN,
        Action::Lay(at("d4"), Upright),
        "
        #
        .
        #",
    );
}

#[test]
fn l6_de_reforest_is_one_firebreak_more_or_less() {
    then(card(Card::DeReforest, "#.."), ANN, Action::Break(at("f4")), "#.#");
    then(card(Card::DeReforest, "#.."), ANN, Action::Clear(at("d4")), "...");
    let page = card(Card::DeReforest, "#..").act(ANN, Action::Clear(at("d4")));
    page.turn_is(BEN, Step::Wind).end();
}

#[test]
fn l7_a_firebreak_needs_a_vacant_cell() {
    let page = setup(later(FOUR)).burnt(&[BEN]).plays(ANN, Card::DeReforest).board("d4", "F#");
    let no = |name, because| {
        refused(page.clone(), ANN, Action::Break(at(name)), &clause::L7, because);
    };
    no("d4", Because::Burning(at("d4")));
    no("e4", Because::Firebreak(at("e4")));
    no("n3", Because::TowerAblaze(at("n3")));
}

#[test]
fn l7_a_pattern_of_firebreaks_lies_wholly_on_the_board() {
    let off = Because::OffBoard(at("p8"));
    let page = card(Card::DozerLine, ".");
    refused(page, ANN, Action::Lay(at("p8"), Flat), &clause::L7, off);
    let off = Because::OffBoard(at("h15"));
    let page = card(Card::ScratchLine, ".");
    refused(page.clone(), ANN, Action::Lay(at("h15"), Upright), &clause::L7, off);
    page.may(ANN, Action::Lay(at("h14"), Upright)).end();
    // One of the two cells burns.
    let burning = Because::Burning(at("e4"));
    refused(card(Card::DozerLine, ".F"), ANN, Action::Lay(at("d4"), Flat), &clause::L7, burning);
}

#[test]
fn l8_only_a_firebreak_can_be_cleared() {
    let none = Because::NoFirebreak(at("d4"));
    refused(card(Card::DeReforest, ".#"), ANN, Action::Clear(at("d4")), &clause::L8, none);
    refused(card(Card::DeReforest, "F#"), ANN, Action::Clear(at("d4")), &clause::L8, none);
    let shadow = setup(haunted(FOUR)).burnt(&[ANN]).turn(ANN, Step::Roll).board("d4", ".#");
    let shadow = shadow.rolls(Wind::West);
    shadow.refused(ANN, Action::Clear(at("d4")), &clause::L8, none).end();
}

#[test]
fn l8_no_other_card_clears_it() {
    let clear = Action::Clear(at("e4"));
    refused(card(Card::DozerLine, ".#"), ANN, clear, &clause::T11, Because::NotNow);
    refused(card(Card::Explosion, "F#"), ANN, clear, &clause::T11, Because::NotNow);
}
