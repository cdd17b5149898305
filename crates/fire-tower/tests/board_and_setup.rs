//! The board, and how a match begins: chapters B and S.

mod common;

use common::*;
use fire_tower::Wind::{East, North, South, West};

#[test]
fn b1_the_forest_is_sixteen_by_sixteen() {
    assert_eq!(Space::all().count(), 256);
    assert_eq!((at("a1"), at("p16")), (Space::new(0, 0), Space::new(15, 15)));
    for outside in ["q1", "a17", "a0", "A-1", ""] {
        assert_eq!(Space::parse(outside), None, "{outside}");
    }
}

#[test]
fn b1_fire_does_not_leave_the_forest_on_one_side_and_come_back_on_the_other() {
    let page = setup(later(FOUR)).turn(ANN, Step::Wind).gems("p5 a6 c16").breaks("h7 i7 j8 j9");
    let page = page.wind(East).unseen().exactly(ANN, Action::Light, "b6 d16");
    page.end();
    let page = setup(later(FOUR)).turn(ANN, Step::Wind).gems("p5 a6 h16").breaks("h10 i10");
    page.wind(South).unseen().exactly(ANN, Action::Light, "p6 a7").end();
}

#[test]
fn b2_the_eternal_flame_burns_in_the_middle() {
    setup(later(FOUR))
        .turn(ANN, Step::Wind)
        .wind(West)
        .board(
            "g7",
            "
            ....
            .EE.
            .EE.
            ....",
        )
        .exactly(ANN, Action::Light, "g8 g9")
        .end();
}

#[test]
fn q44_the_eternal_flame_counts_as_fire_for_an_ember_too() {
    let page = setup(later(FOUR)).plays(ANN, Card::Ember).board(
        "g7",
        "
        ...#..
        .EE..F
        .EE#..
        .#....",
    );
    // The gem that was lifted leaves only the Eternal Flame to land beside.
    let page = page.act(ANN, Action::Pick(at("l8")));
    page.exactly(ANN, Action::Light, "h7 i7 g8 j8 g9 i10").end();
}

#[test]
fn b3_towers_own_the_corners_and_the_outermost_cell_is_the_roof() {
    let drawn = "
        ^,,..........,,^
        ,,,..........,,,
        ,,,..........,,,
        ................
        ................
        ................
        ................
        .......EE.......
        .......EE.......
        ................
        ................
        ................
        ................
        ,,,..........,,,
        ,,,..........,,,
        ^,,..........,,^";
    setup(later(FOUR)).board("a1", drawn).shows(drawn).end();
    let roofs = [Tower::Red, Tower::Purple, Tower::Blue, Tower::Green].map(Tower::roof);
    assert_eq!(roofs, [at("a1"), at("p1"), at("p16"), at("a16")]);
}

#[test]
fn b4_cells_that_share_a_corner_are_not_neighbours() {
    refused(
        setup(later(FOUR)).plays(ANN, Card::BurningSnag).board(
            "c4",
            "
            ...
            .F.
            ...",
        ),
        ANN,
        Action::Light(at("c4")),
        &clause::F2,
        Because::NotBesideFire(at("c4")),
    );
}

#[test]
fn b5_a_vacant_cell_holds_no_gem_no_firebreak_and_no_fire_that_lasts() {
    let options = Options { aid_anywhere: true, mutual_aid: true, ..later(FOUR) };
    let aid = Frame::AidChoice { seat: BEN };
    let page = setup(options).burnt(&[ANN]).turn(BEN, Step::Act).over(aid).board(
        "a1",
        "
        AAA.
        AAA#
        AAA.
        .F..",
    );
    let page = page.act(BEN, Action::Aid(Help::Fire));
    let taken = cells("a1 b1 c1 a2 b2 c2 a3 b3 c3 d2 b4 h8 i8 h9 i9");
    let vacant: String = taken.complement().iter().map(|cell| format!("{cell} ")).collect();
    page.exactly(BEN, Action::Light, &vacant).end();
}

#[test]
fn b6_there_are_always_gems_and_firebreaks_left() {
    let mut gems = SpaceSet::block(at("a4"), at("p13")).minus(ETERNAL_FLAME);
    gems.remove(at("h7"));
    assert!(gems.len() > 135, "more than are in the box");
    let names: String = gems.iter().map(|cell| format!("{cell} ")).collect();
    let page = setup(later(FOUR)).turn(ANN, Step::Wind).gems(&names).unseen().light(ANN, "h7");
    assert!(page.state().open.gems.has(at("h7")));
    page.end();

    let rows =
        (0..16).flat_map(|row| (3 + row % 2..13).step_by(2).map(move |column| (column, row)));
    let breaks =
        rows.map(|(column, row)| Space::new(column, row)).filter(|c| !ETERNAL_FLAME.has(*c));
    let names: String = breaks.map(|cell| format!("{cell} ")).collect();
    let page = setup(later(FOUR)).breaks(&names).plays(ANN, Card::DeReforest).board("a5", "...#");
    assert!(page.state().open.breaks.len() > 24, "more than are in the box");
    page.may(ANN, Action::Break(at("b5"))).end();
}

#[test]
fn s1_two_to_four_players_sit_clockwise() {
    let colours = |options: Options| {
        let seats = (0..options.seat_count()).map(Seat::new);
        seats.map(|seat| options.tower(seat)).collect::<Vec<_>>()
    };
    use Tower::{Blue, Green, Purple, Red};
    assert_eq!(colours(later(FOUR)), [Red, Purple, Blue, Green]);
    assert_eq!(colours(later(FOUR.without(Red))), [Purple, Blue, Green]);
    assert_eq!(colours(later(Towers::PURPLE_GREEN)), [Purple, Green]);
    for towers in [FOUR, THREE, TWO] {
        let state = FireTower::new(&later(towers)).expect("such a match is played");
        assert_eq!(state.seats(), Seats::first(towers.len()));
    }
}

#[test]
fn s2_two_towers_side_by_side_one_or_none_make_no_match() {
    let red = Towers::NONE.with(Tower::Red);
    for towers in [red.with(Tower::Purple), red.with(Tower::Green), red, Towers::NONE] {
        table::refused(first(towers), &clause::S2, Because::NotDiagonal);
    }
    let corners = [Tower::Purple, Tower::Blue, Tower::Green];
    let pairs = corners.map(|one| corners.map(|other| Towers::NONE.with(one).with(other)));
    let diagonal = |towers: &Towers| FireTower::new(&later(*towers)).is_ok();
    let played: Vec<Towers> = pairs.into_iter().flatten().filter(diagonal).collect();
    assert_eq!(played, [Towers::PURPLE_GREEN, Towers::PURPLE_GREEN]);
}

/// A match of three before the first card, with everything in it that can be.
fn undealt() -> Setup {
    let options = Options { mutual_aid: true, ..later(THREE) };
    setup(options).frame(Frame::Deal)
}

const DEALT: [Card; 15] = [
    Card::North,
    Card::North,
    Card::North,
    Card::North,
    Card::Ember,
    Card::East,
    Card::East,
    Card::East,
    Card::East,
    Card::Ember,
    Card::South,
    Card::South,
    Card::South,
    Card::South,
    Card::Ember,
];

#[test]
fn s3_the_deck_has_52_cards_and_everybody_gets_five() {
    let page = undealt().unseen();
    let suits = [Suit::Wind, Suit::Fire, Suit::Water, Suit::Firebreak];
    assert_eq!(suits.map(|suit| of_suit(&page.state().deck, suit)), [16, 14, 12, 10]);
    let page = page.draws(&DEALT);
    let dealt = [Card::South, Card::South, Card::South, Card::South, Card::Ember];
    page.holds(CEM, &dealt).holds_cards(ANN, 5).holds_cards(BEN, 5).holds_cards(DOT, 0).end();
}

#[test]
fn s3_hands_are_secret_and_discards_lie_open() {
    let page = setup(later(FOUR)).five(ANN).five(BEN).unseen().discard(ANN, &[Card::North]);
    let view = page.state().view(Some(BEN));
    assert_eq!((view.hand_sizes, view.hand), ([4, 5, 0, 0], page.state().hands[1]));
    assert_eq!(view.open.discards, bag(&[Card::North]));
    let page = page.act(ANN, Action::Done).draws(&[Card::Ember]);
    let drew = |viewer| {
        let drawn = |event: &Event| matches!(event, Event::Drew { seat: ANN, .. });
        page.heard(viewer).into_iter().find(drawn)
    };
    use kernel::Seen::{Hidden, Open};
    assert_eq!(drew(Some(ANN)), Some(Event::Drew { seat: ANN, card: Open(Card::Ember) }));
    assert_eq!(drew(Some(BEN)), Some(Event::Drew { seat: ANN, card: Hidden }));
    assert_eq!(drew(None), Some(Event::Drew { seat: ANN, card: Hidden }));
    page.end();
}

#[test]
fn s4_buckets_are_full_at_the_start_and_are_no_cards_of_the_hand() {
    let page = undealt().unseen().draws(&DEALT);
    let page = page.stands(|course| course.emptied.is_empty());
    assert!(page.state().hands[0].iter().all(|(kind, _)| Card::of(kind).suit() != Suit::Event));
    page.end();
    let bucket = setup(later(FOUR)).turn(ANN, Step::End).five(ANN).board("a1", "^F,");
    let bucket = bucket.act(ANN, Action::Bucket).douse(ANN, "b1");
    bucket.holds_cards(ANN, 5).stands(|course| course.emptied == seats(&[ANN])).end();
}

#[test]
fn s5_events_go_into_the_deck_after_the_deal() {
    let has = |page: &Page, card: Card| page.state().deck.has(card.kind());
    let page = undealt().unseen();
    assert!(!has(&page, Card::Firestorm) && !has(&page, Card::MutualAid));
    let page = page.draws(&DEALT);
    assert!(has(&page, Card::Firestorm) && has(&page, Card::MutualAid));
    assert!(!has(&page, Card::ShadowOfTheWood));
    page.end();
    let beginners = Options { firestorm: false, ..later(THREE) };
    let page = setup(beginners).frame(Frame::Deal).unseen().draws(&DEALT);
    assert!(!has(&page, Card::Firestorm) && !has(&page, Card::MutualAid));
    page.end();
}

#[test]
fn s6_the_die_gives_the_first_wind_and_the_first_player() {
    let page = undealt().unseen().draws(&DEALT).nature_may(&[North, East, South, West]);
    // Red has the north on its left hand; purple stands there too.
    page.clone().rolls(North).wind_is(North).turn_is(ANN, Step::Wind).end();
    // The green corner is empty: red is alone in the west.
    page.rolls(West).wind_is(West).turn_is(ANN, Step::Wind).end();
}

#[test]
fn s7_a_used_up_deck_is_made_of_the_discards_events_included() {
    let hand = [Card::North, Card::East, Card::East, Card::East, Card::East];
    setup(later(FOUR))
        .hand(ANN, &hand)
        .deck(&[Card::AirDrop])
        .discards(&[Card::Firestorm, Card::West])
        .unseen()
        .discard(ANN, &[Card::North])
        .act(ANN, Action::Done)
        .draws(&[Card::AirDrop])
        .turn_is(BEN, Step::Wind)
        .stands(|course| course.due.is_empty())
        .discarded(Card::Firestorm, 0)
        .end();
    let page = setup(later(FOUR)).hand(ANN, &hand).deck(&[]).discards(&[Card::Firestorm]);
    let page = page.unseen().discard(ANN, &[Card::North]).act(ANN, Action::Done);
    page.draws(&[Card::Firestorm, Card::North]).top_is(Frame::Storm).end();
}
