//! Champions and teams: chapters P and V.

mod common;

use common::*;
use fire_tower::Wind::{East, North, South, West};

/// The first wind is about to be rolled; Ben and Cem have won before.
fn honoured(honour: Honour) -> Setup {
    let honours = [Honour::None, honour, Honour::Champion, Honour::None];
    setup(Options { honours, ..later(FOUR) }).frame(Frame::FirstWind)
}

#[test]
fn p1_before_the_first_turn_champions_lay_two_firebreaks() {
    let page = honoured(Honour::Champion).board(
        "d4",
        "
        ...
        ...",
    );
    // Green begins, and clockwise from there Ben is the first champion.
    let page = page.rolls(West).act(BEN, Action::Break(at("d4")));
    let beside = Because::BesideFirebreak(at("e4"));
    let page = page.refused(BEN, Action::Break(at("e4")), &clause::L3, beside);
    let zone = Because::InZone(at("n3"));
    let page = page.refused(BEN, Action::Break(at("n3")), &clause::L2, zone);
    let page = page.act(BEN, Action::Break(at("e5")));
    let page = page.act(CEM, Action::Break(at("f4"))).shows(
        "
        #.#
        .#.",
    );
    page.act(CEM, Action::Break(at("f12"))).turn_is(DOT, Step::Wind).end();
}

#[test]
fn p2_the_grand_champion_may_exchange_cards_as_well() {
    let page = honoured(Honour::GrandChampion).five(BEN).unseen().rolls(North);
    let page = page.act(BEN, Action::Break(at("d4"))).act(BEN, Action::Break(at("d6")));
    let exchanged = page.clone().discard(BEN, &[Card::East, Card::East]).act(BEN, Action::Done);
    let exchanged = exchanged.draws(&[Card::Ember, Card::Ember]).holds_cards(BEN, 5);
    exchanged.top_is(Frame::Champion { seat: CEM, left: 2 }).end();
    let kept = page.act(BEN, Action::Done).holds_cards(BEN, 5).act(CEM, Action::Done);
    kept.turn_is(ANN, Step::Wind).end();
}

/// Ann and Cem against Ben and Dot; Ann's wind step, the wind in the east.
fn doubles() -> Setup {
    setup(teams(Edition::Later)).turn(ANN, Step::Wind).wind(East)
}

#[test]
fn v1_a_team_wins_when_both_enemy_towers_have_burnt() {
    let page = doubles().burnt(&[DOT]).board("o1", "F^").light(ANN, "p1");
    page.won_by(&[ANN, CEM]).end();
    // One tower of each team is not enough.
    let page = doubles().burnt(&[CEM]).board("o1", "F^").light(ANN, "p1");
    page.goes_on().end();
    // A team that burns its own second tower has lost.
    let own = doubles().burnt(&[CEM]).wind(West).board("a1", "^F").light(ANN, "a1");
    own.won_by(&[BEN, DOT]).end();
}

#[test]
fn v2_a_burnt_player_plays_on_and_nothing_else_comes_of_it() {
    for edition in [Edition::First, Edition::Later] {
        let table = setup(teams(edition)).turn(ANN, Step::Wind).wind(East);
        let table = table.five(ANN).five(BEN).five(CEM).five(DOT);
        let page = table.board("o1", "F^").light(ANN, "p1");
        let page = page.turn_is(ANN, Step::Act).holds_cards(BEN, 5).holds_cards(ANN, 5);
        let page = page.stands(|course| course.hand_limit == 5 && course.shadows.is_empty());
        let page = page.discard(ANN, &[Card::North]).act(ANN, Action::Done).draws(&[Card::Ember]);
        page.turn_is(BEN, Step::Wind).end();
    }
}

#[test]
fn v2_a_burnt_zone_burns_on_as_the_edition_says() {
    let page = doubles().board("o1", "F^").light(ANN, "p1").shows("AA");
    page.end();
    let page = setup(teams(Edition::First)).turn(ANN, Step::Wind).wind(East).board("o1", "F^");
    page.light(ANN, "p1").shows("FF").end();
}

#[test]
fn v3_the_bucket_may_save_the_partners_tower() {
    let page = doubles().board("o15", "F,\n,^").act(ANN, Action::Bucket).douse(ANN, "o15");
    page.shows(",,\n,^").stands(|course| course.emptied == seats(&[ANN])).end();
    // Even when one's own has burnt, but only in one's own turn.
    let page = doubles().burnt(&[ANN]).board("o15", "F,\n,^").may(ANN, Action::Bucket);
    let not_cem = Because::NotYourTurn { turn: Some(ANN) };
    page.refused(CEM, Action::Bucket, &clause::T8, not_cem).end();
    // Not an enemy's tower.
    let page = doubles().board("n1", ",F^");
    refused(page, ANN, Action::Bucket, &clause::K3, Because::NoFireInZone);
}

#[test]
fn v4_teams_need_four_players() {
    for towers in [TWO, THREE] {
        let options = Options { teams: true, ..later(towers) };
        table::refused(options, &clause::V4, Because::NotFour);
    }
}

#[test]
fn v5_teams_know_no_shadow_of_the_wood() {
    for shadow in [ShadowRule::Event, ShadowRule::Role] {
        let options = Options { shadow, ..teams(Edition::Later) };
        table::refused(options, &clause::V5, Because::ShadowInTeams);
    }
}

#[test]
fn v2_in_teams_a_burnt_player_takes_part_in_events() {
    let table = doubles().burnt(&[BEN]).turn(ANN, Step::Act).over(Frame::AidChoice { seat: ANN });
    let page = table.wind(South).unseen().act(ANN, Action::Aid(Help::Fire)).light(ANN, "h7");
    page.light(BEN, "g8").light(CEM, "j8").light(DOT, "i10").turn_is(ANN, Step::Act).end();
}
