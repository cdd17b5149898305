//! Towers that burn, and the end: chapters D and Z.

mod common;

use common::*;
use fire_tower::Wind::{East, North, South, West};

/// Ann's wind step, the wind in the east, a gem beside Ben's roof; nobody holds or draws a card.
fn kindled(options: Options) -> Setup {
    setup(options).turn(ANN, Step::Wind).wind(East).deck(&[])
}

const BENS_TOWER: &str = "
    .F,F^
    ..,,,
    ..#,,
    .....";

#[test]
fn d1_a_gem_on_a_roof_burns_the_tower_at_once() {
    let page = kindled(first(FOUR)).board("l1", BENS_TOWER).light(ANN, "p1");
    page.stands(|course| course.standing == seats(&[ANN, CEM, DOT])).end();
    // A gem beside the roof does not.
    let page = kindled(first(FOUR)).board("m1", "F,,^").light(ANN, "n1").shows("FF,^");
    page.stands(|course| course.standing.len() == 4).end();
}

#[test]
fn d1_every_way_of_placing_a_gem_burns_it() {
    let burnt = |page: Page| page.stands(|course| !course.standing.has(BEN)).end();
    let table = || setup(first(FOUR)).deck(&[]).gems("o1");
    let explosion = setup(first(FOUR)).gems("o2").plays(ANN, Card::Explosion).board("p1", "^");
    burnt(explosion.act(ANN, Action::Pick(at("o2"))));
    let ember = table().over(Frame::EmberFlies { seat: ANN, from: at("d4") }).unseen();
    burnt(ember.light(ANN, "p1"));
    let storm = table().over(Frame::Storm).unseen();
    burnt(storm.rolls(East));
}

#[test]
fn q42_the_tower_burns_when_the_card_is_done() {
    let page = setup(first(FOUR)).plays(ANN, Card::FlareUp).board("n1", ",F^").light(ANN, "p1");
    let page = page.stands(|course| course.standing.has(BEN)).light(ANN, "p2");
    let page = page.stands(|course| course.standing.has(BEN)).act(ANN, Action::Done);
    page.stands(|course| !course.standing.has(BEN)).end();
}

#[test]
fn d2_who_burns_a_tower_takes_the_hand_and_keeps_as_much_as_the_limit_allows() {
    let page = kindled(first(TWO.with(Tower::Purple))).hand(ANN, &[Card::North; 4]);
    let page = page.hand(BEN, &[Card::Ember, Card::Ember, Card::AirDrop]);
    let page = page.hand(CEM, &[Card::South; 4]).board("o1", "F^").light(ANN, "p1");
    let page = page.holds_cards(ANN, 7).holds_cards(BEN, 0);
    let page = page.refused(ANN, Action::Done, &clause::T11, Because::NotNow);
    let page = page.discard(ANN, &[Card::North]);
    let kept = [Card::North, Card::North, Card::North, Card::Ember, Card::Ember, Card::AirDrop];
    page.holds(ANN, &kept).end();
}

#[test]
fn d2_the_others_hear_how_many_cards_changed_hands_but_not_which() {
    let page = kindled(first(FOUR)).hand(BEN, &[Card::Ember; 2]).board("o1", "F^");
    let page = page.light(ANN, "p1");
    let took = |viewer: Option<Seat>| {
        let heard = page.heard(viewer).into_iter();
        heard.filter(|event| matches!(event, Event::Took { .. })).collect::<Vec<_>>()
    };
    let told = |cards| vec![Event::Took { from: BEN, to: ANN, count: 2, cards }];
    use kernel::Seen::{Hidden, Open};
    assert_eq!(took(Some(CEM)), told(Hidden));
    assert_eq!(took(None), told(Hidden));
    assert_eq!(took(Some(ANN)), told(Open(bag(&[Card::Ember; 2]))));
    assert_eq!(took(Some(BEN)), told(Open(bag(&[Card::Ember; 2]))));
    page.end();
}

#[test]
fn d3_the_hand_limit_rises_and_the_others_draw() {
    let page = setup(first(FOUR)).turn(ANN, Step::Wind).wind(East).five(ANN).five(BEN);
    let page = page.five(CEM).five(DOT).board("o1", "F^").light(ANN, "p1");
    let page = page.discard(ANN, &[Card::North, Card::North, Card::North, Card::North]);
    let page = page.holds_cards(ANN, 6).stands(|course| course.hand_limit == 6);
    // Clockwise from Ann: Cem, then Dot.
    let page = page.draws(&[Card::Ember]).holds_cards(CEM, 6).holds_cards(DOT, 5);
    page.draws(&[Card::Ember]).holds_cards(DOT, 6).holds_cards(ANN, 6).top_is(Frame::Storm).end();
}

#[test]
fn d4_a_partial_firestorm_follows() {
    let page = kindled(first(FOUR)).gems("o1").board(
        "f8",
        "
        FFEE.
        .#EE.
        .....
        elsewhere Fo1",
    );
    page.light(ANN, "p1")
        .top_is(Frame::Storm)
        .rolls(West)
        .shows(
            "
            FFEE.
            .#EE.
            .....
            elsewhere Fn1 Fo1 Fp1 Fe8",
        )
        .nature_may(&Wind::ALL)
        .rolls(South)
        .wind_is(South)
        // Nobody exchanges cards: the turn goes on.
        .turn_is(ANN, Step::Act)
        .end();
}

#[test]
fn d5_q43_a_burnt_player_has_no_turns_no_hand_and_no_part_in_events() {
    let table = setup(first(FOUR)).burnt(&[BEN]).deck(&[]);
    table.clone().unseen().act(ANN, Action::Done).turn_is(CEM, Step::Wind).end();
    let aid = table.clone().over(Frame::AidChoice { seat: ANN }).unseen();
    let aid = aid.act(ANN, Action::Aid(Help::Fire)).light(ANN, "h7");
    let not_ben = Because::NotYourTurn { turn: Some(CEM) };
    aid.refused(BEN, Action::Light(at("g8")), &clause::T8, not_ben).end();
    let burnt = kindled(first(FOUR)).hand(BEN, &[Card::Ember]).board("o1", "F^");
    burnt.light(ANN, "p1").holds_cards(BEN, 0).end();
}

#[test]
fn d6_a_burnt_zone_is_cleared_burns_for_ever_and_spreads_fire() {
    let page = kindled(later(FOUR)).board("l1", BENS_TOWER).light(ANN, "p1");
    let page = page.shows(
        "
        .FAAA
        ..AAA
        ..AAA
        .....",
    );
    page.rolls(South)
        .shows(
            "
            .FAAA
            .FAAA
            ..AAA
            ..FFF
            elsewhere Fh10 Fi10",
        )
        .end();
}

#[test]
fn d6_in_2018_it_is_an_option() {
    let options = Options { tower_ablaze: true, ..first(FOUR) };
    kindled(options).board("o1", "F^").light(ANN, "p1").shows("AA").end();
}

#[test]
fn q41_without_tower_ablaze_the_gems_stay_and_no_card_works_there() {
    let page = kindled(first(FOUR)).board("l1", BENS_TOWER).light(ANN, "p1");
    page.shows(
        "
        .F,FF
        ..,,,
        ..#,,
        .....",
    )
    .end();
    let burnt = setup(first(FOUR)).burnt(&[BEN]);
    let water = burnt.clone().plays(ANN, Card::AirDrop).board("m1", "FF,F");
    let zone = Because::InZone(at("n1"));
    refused(water, ANN, Action::Douse(at("n1")), &clause::H2, zone);
    let line = burnt.plays(ANN, Card::DeReforest).board("n1", ",");
    refused(line, ANN, Action::Break(at("n1")), &clause::L2, zone);
}

#[test]
fn z1_the_last_standing_tower_wins_at_once() {
    for options in [first(TWO), later(TWO)] {
        let page = setup(options).turn(ANN, Step::Wind).wind(South).board("p15", "F\n^");
        let page = page.light(ANN, "p16").won_by(&[ANN]);
        let payoffs = page.end().payoffs().expect("the match is over");
        assert!(payoffs[0] > payoffs[1]);
    }
    // Even in another's turn.
    let page = setup(first(TWO)).turn(ANN, Step::Wind).wind(North).board("a1", "^\nF");
    page.light(ANN, "a1").won_by(&[BEN]).end();
}

#[test]
fn z2_towers_that_burn_together_share_the_game() {
    let page = setup(first(FOUR)).burnt(&[CEM, DOT]).over(Frame::Storm).gems("a2 p2").unseen();
    let page = page.rolls(North).won_by(&[ANN, BEN]);
    let payoffs = page.end().payoffs().expect("the match is over");
    assert_eq!(payoffs[0], payoffs[1]);
}

#[test]
fn z3_after_the_end_nobody_acts() {
    let page = setup(first(TWO)).turn(ANN, Step::Wind).wind(South).board("p15", "F\n^");
    let page = page.light(ANN, "p16");
    for seat in [ANN, BEN] {
        let page = page.clone();
        refused(page, seat, Action::Done, &clause::Z3, Because::GameOver);
    }
}
