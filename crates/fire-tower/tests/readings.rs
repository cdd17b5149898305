//! Where a rulebook can be read in two ways: the later rulings of chapter Q, and the champion's card.

mod common;

use common::*;
use fire_tower::Honour;
use fire_tower::Wind::{East, North, South};
use kernel::Game;

#[test]
fn q24_fewer_gems_than_would_fit_may_be_placed_or_removed() {
    let flare = setup(later(FOUR)).plays(ANN, Card::FlareUp).board("d4", "F...");
    flare.light(ANN, "e4").act(ANN, Action::Done).shows("FF..").end();
    let engine = setup(later(FOUR)).plays(ANN, Card::FireEngine).board("d4", "FF");
    engine.douse(ANN, "d4").act(ANN, Action::Done).shows(".F").end();
}

#[test]
fn q25_tower_ablaze_removes_firebreaks_too() {
    let table = setup(later(FOUR)).turn(ANN, Step::Wind).wind(East).breaks("o2");
    let page = table.board("o1", "F^").light(ANN, "p1");
    assert!(page.state().open.breaks.is_empty(), "the firebreak in the zone is gone");
    page.end();
}

#[test]
fn q26_the_gems_of_an_air_drop_or_a_bucket_need_not_touch() {
    let drop = setup(later(FOUR)).plays(ANN, Card::AirDrop).board("d4", "F.F");
    drop.douse(ANN, "d4 f4").shows("...").end();
    let bucket = setup(later(FOUR)).hand(ANN, &[Card::North; 5]).gems("a2 c2");
    bucket
        .unseen()
        .act(ANN, Action::Bucket)
        .douse(ANN, "a2 c2")
        .top_is(Frame::Turn { seat: ANN, step: Step::Act })
        .end();
}

#[test]
fn q27_in_2018_too_the_gem_of_mutual_aid_needs_fire_beside_it() {
    let table = setup(first(FOUR)).over(Frame::AidChoice { seat: ANN });
    let page = table.unseen().act(ANN, Action::Aid(Help::Fire));
    refused(page, ANN, Action::Light(at("d4")), &clause::F2, Because::NotBesideFire(at("d4")));
}

#[test]
fn q28_in_2023_too_the_second_reckless_gem_may_be_built_on_the_first() {
    let water = [Card::AirDrop, Card::FireEngine, Card::Smokejumper];
    let emptied = |course: &mut Course| course.emptied = seats(&[ANN]);
    let table = setup(later(FOUR)).hand(ANN, &water).hand(ANN, &[Card::North; 5]).course(emptied);
    let page = table.board("d4", "F..").act(ANN, Action::Reckless(Spent::Water));
    page.discard(ANN, &water).light(ANN, "e4 f4").shows("FFF").end();
}

#[test]
fn q29_stolen_fire_cards_do_not_serve_for_reckless_abandon() {
    let options = Options { shadow: ShadowRule::Event, ..first(FOUR) };
    let table = setup(options).burnt(&[DOT]).hand(DOT, &[Card::Ember; 3]);
    let page = table.over(Frame::ShadowPlay { seat: DOT, bound: true }).gems("d4 e4").unseen();
    let water = Because::TooFewCards(Suit::Water);
    let page = page.refused(DOT, Action::Reckless(Spent::Water), &clause::R5, water);
    let breaks = Because::TooFewCards(Suit::Firebreak);
    page.refused(DOT, Action::Reckless(Spent::Firebreak), &clause::R5, breaks).end();
}

#[test]
fn q30_in_2018_too_an_explosion_fills_every_vacant_cell() {
    then(
        setup(first(FOUR)).plays(ANN, Card::Explosion).board(
            "d4",
            "
            ...
            .F.
            ...",
        ),
        ANN,
        Action::Pick(at("e5")),
        "
        FFF
        F#F
        FFF",
    );
}

#[test]
fn q33_events_are_anywhere_in_the_deck_and_the_die_has_each_side_twice() {
    let options = Options { mutual_aid: true, ..later(TWO) };
    let mut state = FireTower::new(&options).expect("a match for two");
    for card in [Card::North, Card::South, Card::East].into_iter().cycle().take(10) {
        state.apply(kernel::Input::Chance(Chance::Card(card)), &mut ());
    }
    let mut faces = Vec::new();
    state.chances(&mut faces);
    assert_eq!(faces.iter().map(|(_, weight)| weight).sum::<u32>(), 8);
    assert!(faces.iter().all(|(_, weight)| *weight == 2));
    let whole = setup(later(FOUR)).in_deck(Card::Firestorm).hand(ANN, &[Card::North; 5]);
    let page = whole.unseen().discard(ANN, &[Card::North]).act(ANN, Action::Done);
    let mut draws = Vec::new();
    page.state().chances(&mut draws);
    assert!(draws.contains(&(Chance::Card(Card::Firestorm), 1)), "one card among all others");
}

#[test]
fn q34_the_bucket_saves_standing_towers_only() {
    let mut burnt = teams(Edition::First);
    burnt.tower_ablaze = false;
    let table = setup(burnt).turn(DOT, Step::Act).hand(DOT, &[Card::North; 5]);
    let fallen = |course: &mut Course| course.standing = seats(&[ANN, CEM, DOT]);
    // Ben is Dot's partner; his tower has burnt and its gem stays.
    let page = table.course(fallen).gems("o2").unseen();
    refused(page, DOT, Action::Bucket, &clause::K3, Because::NoFireInZone);
}

#[test]
fn q35_a_shadow_that_draws_mutual_aid_chooses_but_gives_no_help() {
    let options = Options { mutual_aid: true, ..haunted(THREE) };
    let table = setup(options).burnt(&[ANN]).turn(ANN, Step::Roll).in_deck(Card::MutualAid);
    let page = table.unseen().rolls(South).draws(&[Card::MutualAid, Card::West, Card::Ember]);
    let page = page.top_is(Frame::AidChoice { seat: ANN }).act(ANN, Action::Aid(Help::Fire));
    page.top_is(Frame::AidGem { seat: BEN })
        .light(BEN, "h7")
        .top_is(Frame::AidGem { seat: CEM })
        .end();
}

#[test]
fn q36_a_roof_once_reached_is_lost_even_if_the_gem_explodes_before_the_event_is_over() {
    let options = Options { shadow: ShadowRule::Event, ..first(FOUR) };
    let table = setup(options).burnt(&[CEM, DOT]).turn(ANN, Step::End).deck(&[]);
    let table = table.course(|course| course.shadow_card_in_play = true);
    let table = table.over(Frame::Haunting { from: ANN, left: seats(&[DOT]) });
    let table = table.over(Frame::HauntChoice { seat: CEM });
    let table = table.hand(ANN, &[Card::East]).hand(BEN, &[Card::Explosion]);
    let page = table.board("n1", ",F^").act(CEM, Action::Haunt(Haunt::Sparks));
    let page = page.rolls(East).light(CEM, "p1").rolls(East).light(CEM, "j8");
    let page = page.rolls(East).light(CEM, "j9").act(DOT, Action::Haunt(Haunt::Steal));
    let page = page.draws(&[Card::East, Card::Explosion]).act(DOT, Action::Play(Card::Explosion));
    page.act(DOT, Action::Pick(at("p1"))).won_by(&[ANN]).end();
}

#[test]
fn r3_a_burning_zone_without_a_gem_does_not_open_reckless_abandon() {
    let mut options = teams(Edition::First);
    options.tower_ablaze = true;
    let emptied = |course: &mut Course| {
        course.emptied = seats(&[ANN]);
        course.standing = seats(&[BEN, CEM, DOT]);
        course.ablaze = Towers::NONE.with(Tower::Red);
    };
    let table = setup(options).hand(ANN, &[Card::AirDrop; 3]).course(emptied);
    let reckless = Action::Reckless(Spent::Water);
    refused(table.wind(North).unseen(), ANN, reckless, &clause::R3, Because::NoFireInZone);
}

#[test]
fn p3_the_card_goes_to_the_winners_and_turns_over_when_a_champion_wins_again() {
    let mut options = haunted(FOUR);
    options.honours[ANN.index()] = Honour::Champion;
    let after = |winners: &[Seat]| options.honours_after(seats(winners));
    use Honour::{Champion, GrandChampion, None};
    assert_eq!(after(&[ANN]), [GrandChampion, None, None, None]);
    assert_eq!(after(&[BEN]), [None, Champion, None, None]);
    assert_eq!(after(&[CEM, DOT]), [None, None, Champion, Champion], "a pair of shadows");
    options.honours[ANN.index()] = GrandChampion;
    assert_eq!(options.honours_after(seats(&[ANN])), [GrandChampion, None, None, None]);
}
