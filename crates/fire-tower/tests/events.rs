//! Events: chapters E and M.

mod common;

use common::*;
use fire_tower::Wind::{East, North, South, West};

/// A match of four with both events in the deck, everybody with a full hand, Ann about to discard.
fn eventful() -> Setup {
    eventful_by(later(FOUR))
}

fn eventful_by(options: Options) -> Setup {
    let options = Options { mutual_aid: true, ..options };
    let table = setup(options).in_deck(Card::Firestorm).in_deck(Card::MutualAid);
    table.five(ANN).five(BEN).five(CEM).five(DOT)
}

#[test]
fn e1_an_event_is_discarded_at_once_and_waits_until_its_drawer_has_drawn_on() {
    let page = eventful().unseen().discard(ANN, &[Card::North]).act(ANN, Action::Done);
    let page = page.draws(&[Card::Firestorm]).holds_cards(ANN, 4).discarded(Card::Firestorm, 1);
    let page = page.stands(|course| course.due.iter().eq([(Card::Firestorm, ANN)]));
    let page = page.draws(&[Card::Ember]).holds_cards(ANN, 5).top_is(Frame::Storm);
    page.discarded(Card::Firestorm, 1).end();
}

/// In Ann's wind step Ben's tower burns; Cem is about to draw a card for it, then Dot.
fn burning(options: Options) -> Page {
    let page = eventful_by(options).turn(ANN, Step::Wind).wind(East).board("o1", "F^");
    page.light(ANN, "p1").discard(ANN, &[Card::North; 4])
}

#[test]
fn e1_q31_an_event_happens_as_soon_as_it_is_drawn_whoevers_turn_it_is() {
    let page = burning(later(FOUR)).draws(&[Card::MutualAid, Card::Ember]);
    // Cem holds enough; before Dot draws and before the storm, everybody helps.
    let page = page.act(CEM, Action::Aid(Help::Fire)).light(CEM, "h7").light(DOT, "g8");
    let page = page.light(ANN, "j8").holds_cards(DOT, 5).draws(&[Card::Ember]);
    page.top_is(Frame::Storm).rolls(South).rolls(South).turn_is(ANN, Step::Act).end();
}

#[test]
fn e1_q31_by_the_first_telling_it_waited_until_the_storm_was_over() {
    let page = burning(as_first_told(later(FOUR)));
    let page =
        page.draws(&[Card::MutualAid, Card::Ember, Card::Ember]).discarded(Card::MutualAid, 0);
    let page = page.top_is(Frame::Storm).rolls(South).rolls(South);
    let page = page.act(CEM, Action::Aid(Help::Fire)).light(CEM, "h7").light(DOT, "g8");
    page.light(ANN, "j8").turn_is(ANN, Step::Act).end();
}

#[test]
fn q31_a_firestorm_drawn_for_a_burning_is_done_to_its_end_before_the_partial_one() {
    let page = burning(later(FOUR)).draws(&[Card::Firestorm, Card::Ember]).top_is(Frame::Storm);
    let page = page.rolls(South).rolls(South).act(CEM, Action::Done);
    let page = page.act(DOT, Action::Done).draws(&[Card::Ember]).act(ANN, Action::Done);
    // Dot holds six by now and draws no more; then the storm of the burning.
    let page = page.holds_cards(DOT, 6).top_is(Frame::Storm).rolls(North).rolls(North);
    page.turn_is(ANN, Step::Act).end();
}

#[test]
fn e2_q31_an_event_that_waited_before_a_burning_waits_on() {
    // Ann draws both events. The Firestorm burns Ben's tower; Mutual Aid waits until it is over.
    let page = eventful().gems("o1").unseen().discard(ANN, &[Card::North, Card::North]);
    let page = page.act(ANN, Action::Done).draws(&[Card::Firestorm, Card::MutualAid]);
    let page = page.draws(&[Card::AirDrop, Card::AirDrop]).rolls(East).rolls(South);
    let page = page.draws(&[Card::Ember, Card::Ember, Card::Ember]);
    let page = page.top_is(Frame::Storm).rolls(South).rolls(South);
    let page = page.act(ANN, Action::Done).act(CEM, Action::Done).act(DOT, Action::Done);
    page.top_is(Frame::AidChoice { seat: ANN }).end();
}

#[test]
fn m6_q5_a_tower_that_falls_in_an_event_of_another_burning_waits_until_that_one_is_over() {
    let table = eventful().turn(ANN, Step::Wind).wind(East).gems("a15");
    let page = table.board("o1", "F^").light(ANN, "p1").discard(ANN, &[Card::North; 4]);
    let page = page.draws(&[Card::MutualAid, Card::Ember]).act(CEM, Action::Aid(Help::Fire));
    let page = page.light(CEM, "a16").stands(|course| course.standing.has(DOT));
    // Dot's tower falls when all have helped, and her hand is hers until Ben's storm is over.
    let page = page.light(DOT, "g8").light(ANN, "j8");
    let page = page.stands(|course| course.standing == seats(&[ANN, CEM])).holds_cards(DOT, 5);
    let page = page.top_is(Frame::Storm).rolls(South).holds_cards(DOT, 5).rolls(South);
    page.holds_cards(DOT, 0).holds_cards(CEM, 11).end();
}

#[test]
fn e2_events_are_carried_out_in_the_order_in_which_they_were_drawn() {
    let table = eventful().unseen().discard(ANN, &[Card::North, Card::North]);
    let table = table.act(ANN, Action::Done);
    let aid_first = table.clone().draws(&[Card::MutualAid, Card::Firestorm]);
    let aid_first = aid_first.draws(&[Card::Ember, Card::Ember]);
    let aid_first = aid_first.act(ANN, Action::Aid(Help::Fire));
    let aid_first = aid_first.light(ANN, "h7").light(BEN, "g8").light(CEM, "j8");
    aid_first.light(DOT, "i10").top_is(Frame::Storm).end();
    let storm_first = table.draws(&[Card::Firestorm, Card::MutualAid, Card::Ember, Card::Ember]);
    let storm_first = storm_first.top_is(Frame::Storm).rolls(South).rolls(South);
    let exchanged = [ANN, BEN, CEM, DOT].into_iter();
    let storm_first = exchanged.fold(storm_first, |page, seat| page.act(seat, Action::Done));
    storm_first.top_is(Frame::AidChoice { seat: ANN }).end();
}

/// A Firestorm that Cem has drawn in Ann's turn is about to break.
fn storm() -> Setup {
    let firestorm = Frame::Firestorm { from: CEM, left: Seats::first(4) };
    let table = setup(later(FOUR)).turn(ANN, Step::Act).wind(West).over(firestorm);
    table.over(Frame::Storm)
}

#[test]
fn e3_every_fire_spreads_to_the_storms_side() {
    storm()
        .board(
            "f6",
            "
            F....
            ..F..
            ..EE.
            ..EE.
            .....",
        )
        // The storm may go where the wind blows.
        .nature_may(&[North, East, South, West])
        .rolls(West)
        .shows(
            "
            F....
            .FF..
            .FEE.
            .FEE.
            .....
            elsewhere Fe6",
        )
        .end();
}

#[test]
fn e4_only_the_fire_that_was_there_spreads_and_firebreaks_keep_their_cells() {
    let picture = "F..F#.";
    storm().board("d4", picture).rolls(East).shows("FF.F#.\nelsewhere Fj8 Fj9").end();
}

#[test]
fn e5_after_the_spread_the_die_gives_any_wind_that_is_not_barred() {
    let page = storm().unseen().rolls(East).nature_may(&[North, East, South, West]);
    page.rolls(West).wind_is(West).end();
    let page = storm().burnt(&[ANN, BEN]).turn(CEM, Step::Act).over(Frame::Storm).unseen();
    page.rolls(East).nature_may(&[East, South, West]).rolls(East).wind_is(East).end();
}

#[test]
fn e6_from_the_drawer_on_everybody_may_exchange_cards() {
    let page = storm().five(ANN).five(BEN).five(CEM).five(DOT).unseen().rolls(South).rolls(North);
    let page = page.discard(CEM, &[Card::South, Card::South]).act(CEM, Action::Done);
    let page = page.draws(&[Card::Ember, Card::Ember]).holds_cards(CEM, 5);
    let page = page.act(DOT, Action::Done).holds_cards(DOT, 5);
    let page = page.discard(ANN, &[Card::North, Card::North, Card::North, Card::North]);
    let page = page.discard(ANN, &[Card::Smokejumper]).draws(&[Card::AirDrop; 4]);
    let page = page.draws(&[Card::Ember]).act(BEN, Action::Done);
    // It is still Ann's turn.
    page.turn_is(ANN, Step::Act).wind_is(North).end();
}

#[test]
fn e6_burnt_towers_have_no_part_in_the_exchange() {
    let page = setup(first(FOUR)).burnt(&[DOT]).five(ANN).five(BEN).five(CEM);
    let firestorm = Frame::Firestorm { from: CEM, left: seats(&[ANN, BEN, CEM]) };
    let page = page.over(firestorm).over(Frame::Storm).deck(&[]).unseen().rolls(South).rolls(South);
    let page = page.act(CEM, Action::Done).act(ANN, Action::Done).act(BEN, Action::Done);
    page.turn_is(ANN, Step::Act).end();
}

/// Mutual Aid, which Cem has drawn in Ann's turn.
fn aid(options: Options) -> Setup {
    setup(options).turn(ANN, Step::Act).over(Frame::AidChoice { seat: CEM })
}

#[test]
fn m1_the_drawer_chooses_and_everybody_from_the_drawer_on_helps() {
    let page = aid(later(FOUR)).unseen();
    let page = page.may(CEM, Action::Aid(Help::Firebreak)).may(CEM, Action::Aid(Help::Cards));
    let page = page.act(CEM, Action::Aid(Help::Fire));
    let page = page.light(CEM, "h7").light(DOT, "g8").light(ANN, "j8").light(BEN, "h10");
    page.turn_is(ANN, Step::Act).end();
}

#[test]
fn m2_help_with_fire_is_a_gem_beside_fire() {
    let page = aid(later(FOUR)).board(
        "g7",
        "
        ....
        .EE.
        .EE.
        ....",
    );
    let page = page.act(CEM, Action::Aid(Help::Fire));
    page.exactly(CEM, Action::Light, "h7 i7 g8 j8 g9 j9 h10 i10")
        .light(CEM, "g9")
        .light(DOT, "h7")
        .light(ANN, "j8")
        .light(BEN, "i10")
        .shows(
            "
            .F..
            .EEF
            FEE.
            ..F.",
        )
        .end();
}

#[test]
fn m3_gems_of_one_mutual_aid_do_not_lie_beside_each_other() {
    let page = aid(later(FOUR)).unseen().act(CEM, Action::Aid(Help::Fire)).light(CEM, "h7");
    let beside = |name| Because::BesideAid(at(name));
    let page = page.refused(DOT, Action::Light(at("i7")), &clause::M3, beside("i7"));
    let page = page.refused(DOT, Action::Light(at("h6")), &clause::M3, beside("h6"));
    // Corners may touch.
    page.may(DOT, Action::Light(at("g8"))).end();
}

#[test]
fn m4_help_with_firebreaks_follows_the_rules_for_firebreaks() {
    let page = aid(later(FOUR)).board("c4", "....");
    let page = page.act(CEM, Action::Aid(Help::Firebreak)).act(CEM, Action::Break(at("d4")));
    let beside = Because::BesideFirebreak(at("e4"));
    let page = page.refused(DOT, Action::Break(at("e4")), &clause::L3, beside);
    let zone = Because::InZone(at("c3"));
    let page = page.refused(DOT, Action::Break(at("c3")), &clause::L2, zone);
    let page = page.act(DOT, Action::Break(at("f4"))).shows(".#.#");
    page.act(ANN, Action::Break(at("d6")))
        .act(BEN, Action::Break(at("f6")))
        .turn_is(ANN, Step::Act)
        .end();
}

#[test]
fn m5_help_with_cards_is_exactly_three_for_three() {
    let page = aid(later(TWO)).over(Frame::AidChoice { seat: BEN }).five(ANN).five(BEN).unseen();
    let page = page.act(BEN, Action::Aid(Help::Cards));
    let page = page.discard(BEN, &[Card::East, Card::East]);
    let page = page.refused(BEN, Action::Done, &clause::T11, Because::NotNow);
    let page = page.discard(BEN, &[Card::East]).draws(&[Card::Ember; 3]);
    let page = page.holds_cards(BEN, 5).discard(ANN, &[Card::North; 3]).draws(&[Card::AirDrop; 3]);
    page.holds_cards(ANN, 5).end();
}

#[test]
fn m6_burnings_wait_until_everybody_has_helped() {
    let page = aid(first(FOUR)).deck(&[]).gems("o1").board("a1", "^F,");
    let page = page.act(CEM, Action::Aid(Help::Fire)).light(CEM, "p1");
    let page = page.stands(|course| course.standing.has(BEN));
    let page = page.light(DOT, "h7").light(ANN, "g8").light(BEN, "a1");
    page.stands(|course| course.standing == seats(&[CEM, DOT])).goes_on().end();
}

#[test]
fn m6_that_can_end_in_a_shared_game() {
    let page = setup(first(TWO)).over(Frame::AidChoice { seat: ANN }).gems("b1 p15").unseen();
    let page = page.act(ANN, Action::Aid(Help::Fire)).light(ANN, "p16").goes_on();
    page.light(BEN, "a1").won_by(&[ANN, BEN]).end();
}

#[test]
fn m7_by_an_option_the_gem_of_mutual_aid_goes_anywhere() {
    let options = Options { aid_anywhere: true, mutual_aid: true, ..first(FOUR) };
    let page = aid(options).board("d4", "...");
    let page = page.act(CEM, Action::Aid(Help::Fire)).light(CEM, "e4").shows(".F.");
    // Not beside each other, though.
    let beside = Because::BesideAid(at("d4"));
    page.refused(DOT, Action::Light(at("d4")), &clause::M3, beside).end();
    let usual = aid(first(FOUR)).board("d4", "...").act(CEM, Action::Aid(Help::Fire));
    let far = Because::NotBesideFire(at("e4"));
    refused(usual, CEM, Action::Light(at("e4")), &clause::F2, far);
}
