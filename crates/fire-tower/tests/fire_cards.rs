//! Fire cards: chapter F.

mod common;

use common::*;
use fire_tower::Wind::South;

#[test]
fn f1_all_or_part_of_a_pattern_is_placed() {
    let page = setup(later(FOUR)).plays(ANN, Card::FlareUp).board("d4", "F....");
    let part = page.clone().light(ANN, "e4").act(ANN, Action::Done).shows("FF...");
    part.turn_is(BEN, Step::Wind).end();
    page.light(ANN, "e4 f4 g4").shows("FFFF.").turn_is(BEN, Step::Wind).end();
}

#[test]
fn f1_one_new_gem_beside_older_fire_is_enough() {
    let page = setup(later(FOUR)).plays(ANN, Card::BurningSnag).board(
        "d4",
        "
        F..
        ...",
    );
    page.light(ANN, "e4 f5")
        .act(ANN, Action::Done)
        .shows(
            "
            FF.
            ..F",
        )
        .end();
}

#[test]
fn f2_a_gem_without_older_fire_beside_it_begins_no_pattern() {
    for card in [Card::FlareUp, Card::BurningSnag] {
        let page = setup(later(FOUR)).plays(ANN, card).board("d4", "F..");
        let far = Because::NotBesideFire(at("f4"));
        refused(page, ANN, Action::Light(at("f4")), &clause::F2, far);
    }
}

#[test]
fn f2_nor_is_it_placed_by_any_other_effect_that_wants_fire_beside() {
    let far = Because::NotBesideFire(at("e5"));
    let picture = "
        F.
        ..";
    let aid = Frame::AidChoice { seat: ANN };
    let aid = setup(later(FOUR)).over(aid).board("d4", picture).act(ANN, Action::Aid(Help::Fire));
    refused(aid, ANN, Action::Light(at("e5")), &clause::F2, far);
    let reckless = setup(later(FOUR)).over(Frame::Reckless { seat: ANN, left: 2 });
    let reckless = reckless.board("d4", picture);
    refused(reckless, ANN, Action::Light(at("e5")), &clause::F2, far);
    let shadow = setup(haunted(FOUR)).burnt(&[ANN]).turn(ANN, Step::Roll).board("d4", picture);
    let shadow = shadow.rolls(Wind::North);
    refused(shadow, ANN, Action::Light(at("e5")), &clause::F2, far);
}

#[test]
fn f3_fire_cards_do_not_care_about_the_wind() {
    let page = setup(later(FOUR)).wind(South).plays(ANN, Card::FlareUp).board(
        "d4",
        "
        ...
        .F.
        ...",
    );
    for upwind in ["e4", "d5", "f5", "e6"] {
        page.clone().may(ANN, Action::Light(at(upwind))).end();
    }
}

#[test]
fn f4_a_flare_up_is_a_straight_line_of_up_to_three() {
    let page = setup(later(FOUR)).plays(ANN, Card::FlareUp).board(
        "d4",
        "
        ...
        .F.
        ...
        ...",
    );
    // Flat or upright: after the first gem both are open, after the second only one.
    let page = page.light(ANN, "e6").exactly(ANN, Action::Light, "d6 f6 e7 e4");
    page.clone()
        .light(ANN, "d6 f6")
        .shows(
            "
            ...
            .F.
            FFF
            ...",
        )
        .turn_is(BEN, Step::Wind)
        .end();
    page.light(ANN, "e7").exactly(ANN, Action::Light, "e8").end();
}

#[test]
fn f5_a_flare_up_does_not_pass_a_firebreak() {
    let page = setup(later(FOUR)).plays(ANN, Card::FlareUp).board("d4", "F.#.");
    let page = page.light(ANN, "e4");
    let beyond = Because::OutsidePattern(at("g4"));
    refused(page, ANN, Action::Light(at("g4")), &clause::F5, beyond);
}

#[test]
fn f5_a_flare_up_is_one_unbroken_run_within_three_cells() {
    let page = setup(later(FOUR)).plays(ANN, Card::FlareUp).board(
        "d4",
        "
        .....
        F....",
    );
    let page = page.light(ANN, "e5");
    let outside = |name| Because::OutsidePattern(at(name));
    // A gap of forest, a fourth cell, a bend.
    refused(page.clone(), ANN, Action::Light(at("g5")), &clause::F5, outside("g5"));
    let page = page.light(ANN, "f5");
    refused(page.clone(), ANN, Action::Light(at("h5")), &clause::F5, outside("h5"));
    refused(page, ANN, Action::Light(at("f4")), &clause::F5, outside("f4"));
    // Cells that burn may lie between.
    let page = setup(later(FOUR)).plays(ANN, Card::FlareUp).board("d4", ".F.F.");
    let page = page.light(ANN, "d4").exactly(ANN, Action::Light, "c4 f4 d3 d5");
    page.light(ANN, "f4").shows("FFFF.").turn_is(BEN, Step::Wind).end();
}

#[test]
fn f6_a_burning_snag_is_a_square_of_up_to_four() {
    let page = setup(later(FOUR)).plays(ANN, Card::BurningSnag).board(
        "d4",
        "
        ...
        .F.
        ...",
    );
    let page = page.light(ANN, "e4").exactly(ANN, Action::Light, "d3 e3 f3 d4 f4 d5 f5");
    page.light(ANN, "d3")
        .exactly(ANN, Action::Light, "d4 e3")
        .light(ANN, "e3 d4")
        .shows(
            "
            FF.
            .F.
            ...
            elsewhere Fd3 Fe3",
        )
        .turn_is(BEN, Step::Wind)
        .end();
}

#[test]
fn f7_all_gems_of_a_burning_snag_lie_in_one_square() {
    let page = setup(later(FOUR)).plays(ANN, Card::BurningSnag).board("d4", "F....");
    let page = page.light(ANN, "e4");
    let outside = |name| Because::OutsidePattern(at(name));
    refused(page.clone(), ANN, Action::Light(at("g4")), &clause::F7, outside("g4"));
    let page = page.light(ANN, "f5");
    refused(page, ANN, Action::Light(at("f3")), &clause::F7, outside("f3"));
}

#[test]
fn f8_an_explosion_turns_a_gem_into_a_firebreak_ringed_by_fire() {
    then(
        setup(later(FOUR)).plays(ANN, Card::Explosion).board(
            "d4",
            "
            ..#
            .FF
            ...",
        ),
        ANN,
        Action::Pick(at("e5")),
        "
        FF#
        F#F
        FFF",
    );
}

#[test]
fn f8_even_in_a_towers_zone_and_beside_a_firebreak() {
    setup(later(FOUR))
        .plays(ANN, Card::Explosion)
        .board(
            "m1",
            "
            .,,^
            .,F,
            .#,,
            ....",
        )
        .act(ANN, Action::Pick(at("o2")))
        .shows(
            "
            .AAA
            .AAA
            .AAA
            ....",
        )
        .end();
    // A zone that does not burn down keeps its new firebreak.
    let page = setup(first(FOUR)).plays(ANN, Card::Explosion).board(
        "m1",
        "
        .,,^
        .,,,
        #F,,
        ....",
    );
    page.act(ANN, Action::Pick(at("n3")))
        .shows(
            "
            .,,^
            FFF,
            ##F,
            FFF.",
        )
        .turn_is(BEN, Step::Wind)
        .end();
}

#[test]
fn f9_an_explosion_needs_a_gem() {
    let page = setup(later(FOUR)).burnt(&[DOT]).plays(ANN, Card::Explosion).board("f9", "F#EE");
    // Forest, a firebreak, the Eternal Flame, a burning tower.
    for name in ["i10", "g9", "h9", "a16"] {
        let no_gem = Because::NoGem(at(name));
        refused(page.clone(), ANN, Action::Pick(at(name)), &clause::F9, no_gem);
    }
    page.may(ANN, Action::Pick(at("f9"))).end();
}

#[test]
fn f10_an_ember_flies_to_another_fire() {
    let page = setup(later(FOUR)).plays(ANN, Card::Ember).board(
        "d4",
        "
        F....
        ..F..",
    );
    let page = page.act(ANN, Action::Pick(at("d4"))).shows(
        "
        .....
        ..F..",
    );
    page.exactly(ANN, Action::Light, "f4 e5 g5 f6 h7 i7 g8 j8 g9 j9 h10 i10")
        .light(ANN, "g5")
        .shows(
            "
            .....
            ..FF.",
        )
        .turn_is(BEN, Step::Wind)
        .end();
}

#[test]
fn f11_an_ember_is_lifted_where_a_gem_lies_outside_every_zone() {
    let page = setup(later(FOUR)).plays(ANN, Card::Ember).board(
        "a1",
        "
        ^,,.
        ,,F#
        ,,,F",
    );
    let pick = |name| Action::Pick(at(name));
    refused(page.clone(), ANN, pick("c2"), &clause::F11, Because::InZone(at("c2")));
    refused(page.clone(), ANN, pick("d2"), &clause::F11, Because::NoGem(at("d2")));
    refused(page.clone(), ANN, pick("h8"), &clause::F11, Because::NoGem(at("h8")));
    page.may(ANN, pick("d3")).end();
}

#[test]
fn q40_an_ember_with_nowhere_to_land_stays() {
    // Around the Eternal Flame there is no cell, so only the two gems have one: the other's.
    let table = setup(later(FOUR)).breaks("h7 i7 g8 j8 g9 j9 h10 i10");
    let page = table.clone().gems("n12").breaks("n13 m12 o12").plays(ANN, Card::Ember);
    let page = page.board("d4", "F").act(ANN, Action::Pick(at("n12")));
    page.exactly(ANN, Action::Light, "d3 c4 e4 d5").end();
    // Of these, only the western one has a vacant cell beside it.
    let page = table.gems("n12").breaks("n11 n13 m12 o12").plays(ANN, Card::Ember);
    let page = page.board("d4", "F");
    let stuck = Because::NowhereToLand(at("d4"));
    refused(page, ANN, Action::Pick(at("d4")), &clause::Q40, stuck);
}

#[test]
fn f12_a_gem_goes_on_a_vacant_cell_only() {
    let page = setup(later(FOUR)).burnt(&[DOT]).plays(ANN, Card::FlareUp).board("f9", "F#EE");
    let taken = [
        ("f9", Because::Burning(at("f9"))),
        ("g9", Because::Firebreak(at("g9"))),
        ("h9", Because::EternalFlame(at("h9"))),
        ("a16", Because::TowerAblaze(at("a16"))),
    ];
    for (name, because) in taken {
        refused(page.clone(), ANN, Action::Light(at(name)), &clause::F12, because);
    }
    // The same holds for the wind.
    let page = setup(later(FOUR)).turn(ANN, Step::Wind).wind(South).board("h9", "E\n#");
    let because = Because::Firebreak(at("h10"));
    refused(page, ANN, Action::Light(at("h10")), &clause::F12, because);
}

#[test]
fn f13_an_ember_lands_beside_another_fire_and_not_where_it_was() {
    let page = setup(later(FOUR)).plays(ANN, Card::Ember).board("d4", "FF.F");
    let page = page.act(ANN, Action::Pick(at("e4")));
    let same = Because::SamePlace(at("e4"));
    refused(page.clone(), ANN, Action::Light(at("e4")), &clause::F13, same);
    // Only the gem that is in the air lay beside this cell.
    let alone = Because::NotBesideFire(at("e5"));
    refused(page.clone(), ANN, Action::Light(at("e5")), &clause::F13, alone);
    page.may(ANN, Action::Light(at("f4"))).end();
}
