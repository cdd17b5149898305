//! Where the rulebooks are silent: chapter Q.

mod common;

use common::*;
use fire_tower::Wind::{East, North, South, West};

#[test]
fn q1_a_pattern_may_lie_over_cells_that_burn() {
    let page = setup(later(FOUR)).plays(ANN, Card::BurningSnag).board(
        "d4",
        "
        FF.
        F..",
    );
    page.light(ANN, "e5")
        .act(ANN, Action::Done)
        .shows(
            "
            FF.
            FF.",
        )
        .end();
}

#[test]
fn q1_and_over_the_edge_of_the_board() {
    let snag = setup(later(FOUR)).plays(ANN, Card::BurningSnag).board("o5", "F.");
    let snag = snag.light(ANN, "p5").exactly(ANN, Action::Light, "o4 p4 o6 p6");
    snag.act(ANN, Action::Done).shows("FF").end();
    let drop = setup(later(FOUR)).plays(ANN, Card::AirDrop).board("o5", ".F");
    drop.douse(ANN, "p5").shows("..").turn_is(BEN, Step::Wind).end();
    let blast = setup(later(FOUR)).plays(ANN, Card::Explosion).board(
        "o5",
        "
        ..
        .F
        ..",
    );
    then(
        blast,
        ANN,
        Action::Pick(at("p6")),
        "
        FF
        F#
        FF",
    );
}

#[test]
fn q2_an_explosion_may_find_no_vacant_cell_around_it() {
    then(
        setup(later(FOUR)).plays(ANN, Card::Explosion).board(
            "d4",
            "
            FFF
            FF#
            FFF",
        ),
        ANN,
        Action::Pick(at("e5")),
        "
        FFF
        F##
        FFF",
    );
}

#[test]
fn q3_ones_own_placements_may_burn_ones_own_roof() {
    let page = setup(first(FOUR)).plays(ANN, Card::FlareUp).board("a1", "^F,");
    let page = page.light(ANN, "a1").act(ANN, Action::Done);
    page.stands(|course| !course.standing.has(ANN)).end();
}

#[test]
fn q3_the_winds_gem_must_be_placed_even_then() {
    let table = setup(first(FOUR)).turn(ANN, Step::Wind).wind(North).breaks("h7 i7");
    let page = table.board("a1", "^,,\nF,,\nelsewhere #h7 #i7").exactly(ANN, Action::Light, "a1");
    let page = page.refused(ANN, Action::Done, &clause::T3, Because::WindFirst);
    page.light(ANN, "a1").stands(|course| !course.standing.has(ANN)).end();
}

#[test]
fn q4_a_hand_that_nobody_took_goes_to_the_discards() {
    let table = setup(first(FOUR)).five(ANN).five(BEN).five(CEM).five(DOT);
    // Burnt by its own owner.
    let own = table.clone().turn(ANN, Step::Wind).wind(West).board("a1", "^F").light(ANN, "a1");
    let own = own.holds_cards(ANN, 0).discarded(Card::North, 4);
    let own = own.stands(|course| course.hand_limit == 6).draws(&[Card::Ember; 3]);
    own.holds_cards(BEN, 6).holds_cards(CEM, 6).holds_cards(DOT, 6).top_is(Frame::Storm).end();
    // Burnt by a storm.
    let storm = table.over(Frame::Storm).board("o1", "F^").rolls(East).rolls(South);
    let storm = storm.holds_cards(BEN, 0).discarded(Card::East, 4).draws(&[Card::Ember; 3]);
    storm.holds_cards(ANN, 6).top_is(Frame::Storm).end();
}

#[test]
fn q5_towers_that_burn_together_are_dealt_with_clockwise_from_the_player_in_turn() {
    // Red and purple fall in one storm in Cem's turn: red, the nearer clockwise, comes first.
    let table = setup(later(FOUR)).turn(CEM, Step::Act).over(Frame::Storm).deck(&[]);
    let table = table.hand(ANN, &[Card::Ember]).hand(BEN, &[Card::AirDrop]).gems("a2 p2");
    let page = table.unseen().rolls(North);
    let page = page.stands(|course| course.standing == seats(&[CEM, DOT])).rolls(South);
    let page = page.holds_cards(ANN, 0).holds_cards(BEN, 1);
    let page = page.stands(|course| course.hand_limit == 6).draws(&[Card::Ember]);
    let page = page.rolls(South).rolls(South).holds_cards(BEN, 0);
    page.stands(|course| course.hand_limit == 7).end();
}

#[test]
fn q5_the_second_waits_even_for_an_event_that_the_first_brings() {
    let table = setup(later(FOUR)).turn(CEM, Step::Act).over(Frame::Storm).gems("a2 p2");
    let table = table.five(CEM).five(DOT).deck(&[Card::West, Card::West, Card::Firestorm]);
    let page = table.hand(BEN, &[Card::AirDrop]).unseen().rolls(North).rolls(South);
    let page = page.draws(&[Card::Firestorm, Card::West]).rolls(South).rolls(South);
    // In the middle of the Firestorm that Cem drew for Ann's tower.
    let page = page.act(CEM, Action::Done).holds_cards(BEN, 1).act(DOT, Action::Done);
    let page = page.draws(&[Card::West]).holds_cards(BEN, 1).top_is(Frame::Storm);
    page.rolls(South).rolls(South).holds_cards(BEN, 0).end();
}

#[test]
fn q6_a_tower_that_burns_in_its_owners_turn_ends_the_turn() {
    let table = setup(first(FOUR)).turn(ANN, Step::Wind).wind(West).deck(&[]);
    let page = table.board("a1", "^F").light(ANN, "a1").rolls(South).rolls(South);
    page.turn_is(BEN, Step::Wind).end();
}

#[test]
fn q7_the_win_is_looked_at_before_any_storm() {
    // A storm could burn Ann's tower as well, but none comes.
    let table = setup(first(THREE)).burnt(&[CEM]).turn(ANN, Step::Wind).wind(East).gems("a2");
    table.board("o1", "F^").light(ANN, "p1").won_by(&[ANN]).end();
}

#[test]
fn q8_a_wind_card_may_name_the_present_wind() {
    let page = setup(later(FOUR)).wind(East).plays(ANN, Card::East).board("j8", ".");
    page.act(ANN, Action::Blow).wind_is(East).turn_is(BEN, Step::Wind).end();
}

#[test]
fn q9_unused_corners_are_plain_forest() {
    let picture = "
        F..
        FF.
        ...";
    let table = setup(first(THREE));
    let fire = table.clone().plays(ANN, Card::FlareUp).board("a14", picture).light(ANN, "a16");
    fire.act(ANN, Action::Done).stands(|course| course.standing.len() == 3).end();
    table.clone().plays(ANN, Card::AirDrop).board("a14", picture).douse(ANN, "a14").end();
    table
        .clone()
        .plays(ANN, Card::Ember)
        .board("a14", picture)
        .may(ANN, Action::Pick(at("b15")))
        .end();
    table
        .plays(ANN, Card::DeReforest)
        .board("a14", picture)
        .may(ANN, Action::Break(at("a16")))
        .end();
}

#[test]
fn q10_a_smokejumper_may_land_in_a_towers_zone() {
    let page = setup(later(FOUR)).plays(ANN, Card::Smokejumper).board(
        "c2",
        "
        ,.
        FF
        FF",
    );
    let page = page.act(ANN, Action::Pick(at("c3"))).exactly(ANN, Action::Douse, "d3 c4 d4");
    page.douse(ANN, "d3 c4 d4")
        .shows(
            "
            ,.
            F.
            ..",
        )
        .end();
}

#[test]
fn q11_de_reforest_also_clears_a_firebreak_in_a_towers_zone() {
    let page = setup(later(FOUR)).plays(ANN, Card::DeReforest).board("n3", "#,");
    then(page, ANN, Action::Clear(at("n3")), ",,");
}

#[test]
fn q12_between_the_ends_of_a_scratch_line_lies_anything_but_a_firebreak() {
    let lay = |picture| setup(later(FOUR)).plays(ANN, Card::ScratchLine).board("d4", picture);
    then(lay(".F."), ANN, Action::Lay(at("d4"), Turned::Flat), "#F#");
    let beside = Because::BesideFirebreak(at("d4"));
    refused(lay(".#."), ANN, Action::Lay(at("d4"), Turned::Flat), &clause::L3, beside);
}

#[test]
fn q13_an_ember_may_land_in_a_towers_zone_even_on_a_roof() {
    let page = setup(first(FOUR)).plays(ANN, Card::Ember).board("m1", "F,F^");
    let page = page.act(ANN, Action::Pick(at("m1"))).may(ANN, Action::Light(at("n1")));
    let page = page.light(ANN, "p1").stands(|course| !course.standing.has(BEN));
    page.end();
}

#[test]
fn q14_who_cannot_help_is_passed_over_and_three_cards_may_be_fewer() {
    // The first gem takes the only open cell and opens others, but all of them lie beside it.
    let table = setup(later(TWO)).breaks("i7 g8 j8 g9 j9 h10 i10");
    let page = table.over(Frame::AidChoice { seat: ANN }).unseen();
    let page = page.act(ANN, Action::Aid(Help::Fire)).light(ANN, "h7");
    page.turn_is(ANN, Step::Act).end();
    let full = cells("d4").or(ETERNAL_FLAME).or(TWO.zones()).complement();
    let names: String = full.iter().map(|cell| format!("{cell} ")).collect();
    let page = setup(later(TWO)).gems(&names).over(Frame::AidChoice { seat: ANN }).unseen();
    let page = page.act(ANN, Action::Aid(Help::Firebreak)).act(ANN, Action::Break(at("d4")));
    page.turn_is(ANN, Step::Act).end();
    let table = setup(later(TWO)).over(Frame::AidChoice { seat: ANN }).deck(&[]);
    let page = table.hand(ANN, &[Card::Ember, Card::West]).unseen();
    let page = page.act(ANN, Action::Aid(Help::Cards)).discard(ANN, &[Card::Ember, Card::West]);
    page.draws(&[Card::West, Card::Ember]).turn_is(ANN, Step::Act).end();
}

#[test]
fn q15_a_deck_that_is_made_anew_holds_the_event_that_was_just_drawn() {
    let table = |options| {
        let table = setup(options).hand(ANN, &[Card::North, Card::East]);
        let table = table.five(BEN).five(CEM).five(DOT).deck(&[Card::Firestorm]);
        table.unseen().discard(ANN, &[Card::North, Card::East])
    };
    let page = table(later(FOUR)).draws(&[Card::Firestorm]);
    assert_eq!(page.state().deck, bag(&[Card::North, Card::East, Card::Firestorm]));
    // Drawn once more, it is carried out once more.
    let page = page.draws(&[Card::North, Card::Firestorm, Card::East]).top_is(Frame::Storm);
    let page = page.rolls(South).rolls(South).act(ANN, Action::Done);
    let page = [BEN, CEM, DOT].into_iter().fold(page, |page, seat| page.act(seat, Action::Done));
    page.top_is(Frame::Storm).end();
    // By the first telling it lay aside until it was carried out.
    let page = table(as_first_told(later(FOUR))).draws(&[Card::Firestorm]);
    assert_eq!(page.state().deck, bag(&[Card::North, Card::East]));
    page.draws(&[Card::North, Card::East]).top_is(Frame::Storm).discarded(Card::Firestorm, 1).end();
}

#[test]
fn q15_a_hand_is_not_filled_where_nothing_but_events_is_left() {
    let table = setup(later(FOUR)).hand(ANN, &[Card::North]).deck(&[Card::Firestorm]);
    let page = table.unseen().discard(ANN, &[Card::North]).draws(&[Card::Firestorm, Card::North]);
    page.holds_cards(ANN, 1).top_is(Frame::Storm).end();
}

#[test]
fn q16_a_shadows_rolls_are_not_wind() {
    // No tower stands in the west, yet the spark flies there; in the north no cell is open.
    let table = setup(haunted(FOUR)).burnt(&[ANN, DOT]).turn(ANN, Step::Roll);
    let table = table.breaks("h7 i7 a13 b13 c13");
    let page = table.unseen().rolls(East).nature_may(&Wind::ALL).rolls(West).light(ANN, "g8");
    let page = page.rolls(North).light(ANN, "g7").rolls(West).light(ANN, "g9");
    page.turn_is(BEN, Step::Wind).end();
    let table = setup(first(THREE)).burnt(&[CEM]).breaks("h7 i7").wind(West).turn(ANN, Step::End);
    let table = table.over(Frame::Haunting { from: ANN, left: Seats::NONE });
    let page = table.over(Frame::Sparks { seat: CEM, left: 3, side: None }).unseen();
    let page = page.rolls(North).rolls(North).rolls(South).light(CEM, "h10");
    page.turn_is(BEN, Step::Wind).end();
}

#[test]
fn q17_in_teams_a_wind_that_becomes_barred_is_rolled_anew_at_once() {
    let table = setup(teams(Edition::Later)).burnt(&[CEM]).turn(ANN, Step::Wind).wind(East);
    let page = table.board("o1", "F^").light(ANN, "p1").nature_may(&[North, South, West]);
    page.rolls(West).wind_is(West).turn_is(ANN, Step::Act).end();
}

#[test]
fn q18_towers_that_fall_in_a_storm_are_out_before_the_wind_is_rolled() {
    // Blue has burnt; purple falls in the storm, so no tower is left in the east.
    let table = setup(first(FOUR)).burnt(&[CEM]).five(ANN).five(DOT).hand(BEN, &[Card::Ember]);
    let firestorm = Frame::Firestorm { from: ANN, left: seats(&[ANN, BEN, DOT]) };
    let page = table.over(firestorm).over(Frame::Storm).board("o1", "F^").rolls(East);
    let page = page.holds_cards(BEN, 1).nature_may(&[North, South, West]).rolls(South);
    // Then what the burning brings, then the exchange of cards.
    let page = page.holds_cards(BEN, 0).draws(&[Card::AirDrop; 4]).top_is(Frame::Storm);
    let page = page.rolls(South).rolls(South).act(ANN, Action::Done).act(DOT, Action::Done);
    page.turn_is(ANN, Step::Act).end();
}

#[test]
fn q19_after_600_turns_the_standing_towers_share_the_game() {
    assert_eq!(TURNS_MAX, 600);
    let table = setup(first(FOUR)).burnt(&[BEN]).deck(&[]);
    let last = table.clone().course(|course| course.turns = 600).unseen();
    last.act(ANN, Action::Done).won_by(&[ANN, CEM, DOT]).end();
    let last_but_one = table.course(|course| course.turns = 599).unseen();
    last_but_one.act(ANN, Action::Done).turn_is(CEM, Step::Wind).end();
}

#[test]
fn q20_the_second_gem_of_reckless_abandon_may_find_no_cell() {
    let full = cells("h7").or(ETERNAL_FLAME).complement().minus(cells("a1 p1 p16 a16"));
    let names: String = full.iter().map(|cell| format!("{cell} ")).collect();
    // All is firebreak but one cell beside the flame; the roofs are out of reach.
    let table = setup(later(FOUR)).breaks(&names).over(Frame::Reckless { seat: ANN, left: 2 });
    table.unseen().light(ANN, "h7").turn_is(ANN, Step::Act).end();
}

#[test]
fn q21_the_shadows_win_when_the_last_tower_burns_before_its_owners_turn() {
    // Ann is a shadow. Ben burns his own tower; the storm that follows burns Cem's.
    let page = |options| {
        let table = setup(options).burnt(&[ANN]).turn(BEN, Step::Wind).wind(East).deck(&[]);
        table.gems("o1 p15").unseen().light(BEN, "p1").goes_on().rolls(South)
    };
    page(haunted(THREE)).won_by(&[ANN]).end();
    // By the first telling Cem had been the last to stand.
    page(as_first_told(haunted(THREE))).won_by(&[CEM]).end();
}

#[test]
fn q21_both_shadows_do() {
    let table = setup(haunted(FOUR)).burnt(&[ANN, DOT]).turn(BEN, Step::Wind).wind(East).deck(&[]);
    let page = table.gems("o1 p15").unseen().light(BEN, "p1").goes_on().rolls(South);
    page.won_by(&[ANN, DOT]).end();
}

#[test]
fn z2_q21_towers_that_burn_together_outside_a_shadows_turn_share_the_game() {
    let table = setup(haunted(FOUR)).burnt(&[ANN, DOT]).turn(BEN, Step::Act).over(Frame::Storm);
    table.gems("o1 o16").unseen().rolls(East).won_by(&[BEN, CEM]).end();
}

#[test]
fn q22_a_tower_burnt_by_a_storm_brings_no_other_roll() {
    // The shadow burns purple; the storm that follows burns blue as well.
    let table = setup(haunted(FOUR)).burnt(&[ANN]).turn(ANN, Step::Roll).deck(&[]).gems("o1 p15");
    let page = table.unseen().rolls(North).light(ANN, "p1").rolls(South).rolls(South);
    let page = page.stands(|course| course.standing == seats(&[DOT])).rolls(West).rolls(West);
    let page = page.turn_is(ANN, Step::Roll).stands(|course| course.extra_rolls == 0);
    page.end();
}

#[test]
fn q23_a_champion_may_lay_one_firebreak_or_none() {
    let honours = [Honour::Champion, Honour::None, Honour::None, Honour::None];
    let table = setup(Options { honours, ..later(FOUR) }).frame(Frame::FirstWind);
    let page = table.unseen().rolls(North);
    page.clone().act(ANN, Action::Done).turn_is(ANN, Step::Wind).end();
    page.act(ANN, Action::Break(at("d4"))).act(ANN, Action::Done).turn_is(ANN, Step::Wind).end();
}
