//! The worked examples of the two rulebooks, entered before anything else.

mod common;

use common::*;
use fire_tower::Wind::{East, North, South, West};

/// The cells beside the Eternal Flame.
const AROUND_THE_FLAME: &str = "h7 i7 g8 g9 j8 j9 h10 i10";

#[test]
fn t2_the_figure_of_the_wind_step_has_nine_cells() {
    // Firebreaks keep the Eternal Flame, which the figure does not show, out of the count.
    for options in [first(FOUR), later(FOUR)] {
        let page = setup(options).turn(ANN, Step::Wind).wind(South).breaks("h10 i10");
        page.board(
            "a4",
            "
            FFFFFF
            ....FF
            ..FFF.
            ..F.FF
            ......
            elsewhere #h10 #i10",
        )
        .exactly(ANN, Action::Light, "a5 b5 c5 d5 f6 d7 c8 e8 f8")
        .end();
    }
}

#[test]
fn f4_figure_a_a_flare_up_needs_old_fire_beside_one_of_its_gems() {
    setup(later(FOUR))
        .plays(ANN, Card::FlareUp)
        .board(
            "a5",
            "
            ......
            ...FFF
            ...FFF",
        )
        .light(ANN, "c6 b6 a6")
        .shows(
            "
            ......
            FFFFFF
            ...FFF",
        )
        .end();
}

#[test]
fn f5_figure_b_a_flare_up_is_stopped_by_a_firebreak() {
    setup(later(FOUR))
        .plays(ANN, Card::FlareUp)
        .board(
            "a5",
            "
            ..#...
            .#.FFF
            ..#FFF",
        )
        .refused(ANN, Action::Light(at("b6")), &clause::F12, Because::Firebreak(at("b6")))
        .refused(ANN, Action::Light(at("a6")), &clause::F2, Because::NotBesideFire(at("a6")))
        .light(ANN, "c6")
        .shows(
            "
            ..#...
            .#FFFF
            ..#FFF",
        )
        .turn_is(BEN, Step::Wind)
        .end();
}

#[test]
fn f6_figure_c_a_burning_snag_is_a_square() {
    setup(later(FOUR))
        .plays(ANN, Card::BurningSnag)
        .board(
            "a5",
            "
            ......
            ...FFF
            ...FFF",
        )
        .light(ANN, "c6 c5 b5 b6")
        .shows(
            "
            .FF...
            .FFFFF
            ...FFF",
        )
        .turn_is(BEN, Step::Wind)
        .end();
}

#[test]
fn f6_figure_d_a_burning_snag_falls_past_firebreaks() {
    setup(later(FOUR))
        .plays(ANN, Card::BurningSnag)
        .board(
            "a5",
            "
            ..##..
            .#.FFF
            .#.FFF",
        )
        .light(ANN, "c6 b5")
        .shows(
            "
            .F##..
            .#FFFF
            .#.FFF",
        )
        .turn_is(BEN, Step::Wind)
        .end();
}

#[test]
fn f8_figure_e_an_explosion_rings_its_firebreak_with_fire() {
    then(
        setup(later(FOUR)).plays(ANN, Card::Explosion).board(
            "a5",
            "
            ......
            ...FFF
            ...FFF",
        ),
        ANN,
        Action::Pick(at("d6")),
        "
        ..FFF.
        ..F#FF
        ..FFFF",
    );
}

#[test]
fn f8_figure_f_an_explosion_beside_firebreaks() {
    then(
        setup(later(FOUR)).plays(ANN, Card::Explosion).board(
            "a5",
            "
            ...##.
            ..#FFF
            ..#FFF",
        ),
        ANN,
        Action::Pick(at("d6")),
        "
        ..F##.
        ..##FF
        ..#FFF",
    );
}

#[test]
fn l3_the_figure_of_the_dozer_line_bars_its_six_neighbours() {
    let page = setup(later(FOUR)).plays(ANN, Card::DeReforest).board(
        "d4",
        "
        ....
        .##.
        ....",
    );
    for grey in ["e4", "f4", "d5", "g5", "e6", "f6"] {
        let because = Because::BesideFirebreak(at(grey));
        refused(page.clone(), ANN, Action::Break(at(grey)), &clause::L3, because);
    }
    for corner in ["d4", "g4", "d6", "g6"] {
        page.clone().may(ANN, Action::Break(at(corner))).end();
    }
}

#[test]
fn b4_the_figure_of_neighbours_has_four() {
    setup(later(FOUR))
        .plays(ANN, Card::FlareUp)
        .board(
            "d4",
            "
            ...
            .F.
            ...",
        )
        .exactly(ANN, Action::Light, &format!("e4 d5 f5 e6 {AROUND_THE_FLAME}"))
        .end();
}

#[test]
fn s6_the_first_player_of_every_seating() {
    use Tower::{Blue, Green, Purple, Red};
    let table = [
        (vec![Red, Purple, Blue, Green], [Red, Purple, Blue, Green]),
        (vec![Red, Blue], [Red, Blue, Blue, Red]),
        (vec![Purple, Green], [Purple, Purple, Green, Green]),
        (vec![Red, Purple, Blue], [Red, Purple, Blue, Red]),
        (vec![Red, Purple, Green], [Red, Purple, Green, Green]),
        (vec![Red, Blue, Green], [Red, Blue, Blue, Green]),
        (vec![Purple, Blue, Green], [Purple, Purple, Blue, Green]),
    ];
    for (towers, firsts) in table {
        let options = later(towers.into_iter().fold(Towers::NONE, Towers::with));
        for (wind, tower) in Wind::ALL.into_iter().zip(firsts) {
            let page = setup(options).frame(Frame::FirstWind).unseen().rolls(wind).wind_is(wind);
            page.turn_is(options.seat(tower).expect("a held tower"), Step::Wind).end();
        }
    }
}

#[test]
fn w5_with_red_and_green_burnt_the_die_never_says_west() {
    for options in [first(FOUR), later(FOUR)] {
        let table = setup(options).burnt(&[ANN, DOT]).turn(BEN, Step::Act);
        let storm = table.clone().over(Frame::Storm).unseen().nature_may(&[North, East, South]);
        storm.rolls(South).nature_may(&[North, East, South]).end();
        let roll = table.hand(BEN, &[Card::West]).unseen().act(BEN, Action::Play(Card::West));
        roll.act(BEN, Action::Roll).nature_may(&[East, South]).end();
    }
}

#[test]
fn w6_with_red_and_green_burnt_a_west_card_rolls_or_puts_a_gem_in_the_west() {
    for options in [first(FOUR), later(FOUR)] {
        let card = setup(options).burnt(&[ANN, DOT]).plays(BEN, Card::West).board(
            "f7",
            "
            .....
            ..EE.
            ..EE.",
        );
        let blown = card.clone().act(BEN, Action::Blow).nature_may(&[East, South]);
        blown.rolls(East).wind_is(East).end();
        card.light(BEN, "g9")
            .shows(
                "
                .....
                ..EE.
                .FEE.",
            )
            .wind_is(North)
            .end();
    }
}

#[test]
fn t1_the_whole_example_of_play() {
    for options in [first(FOUR), later(FOUR)] {
        setup(options)
            .frame(Frame::FirstWind)
            .hand(ANN, &[Card::FlareUp, Card::North, Card::North, Card::North, Card::Ember])
            .hand(BEN, &[Card::East, Card::AirDrop, Card::AirDrop, Card::AirDrop, Card::South])
            .hand(CEM, &[Card::West, Card::West, Card::West, Card::West, Card::Explosion])
            .hand(DOT, &[Card::ScratchLine, Card::South, Card::South, Card::South, Card::Ember])
            .board(
                "e7",
                "
                .....
                ...EE
                ...EE
                .....
                .....
                .....
                .....
                .....",
            )
            .rolls(North)
            // The first player puts a gem north of the Eternal Flame, then a Flare Up south of it.
            .exactly(ANN, Action::Light, "h7 i7")
            .light(ANN, "i7")
            .act(ANN, Action::Play(Card::FlareUp))
            .light(ANN, "i10 i11 i12")
            .draws(&[Card::Smokejumper])
            // The second rolls for another wind with an East card.
            .light(BEN, "h7")
            .act(BEN, Action::Play(Card::East))
            .act(BEN, Action::Roll)
            .rolls(West)
            .draws(&[Card::Smokejumper])
            // The third exchanges four cards.
            .light(CEM, "h11")
            .discard(CEM, &[Card::West; 4])
            .act(CEM, Action::Done)
            .draws(&[Card::North, Card::DozerLine, Card::DozerLine, Card::DozerLine])
            // The fourth puts a gem west of the second player's and lays a Scratch Line.
            .exactly(DOT, Action::Light, "g7 g8 g9 g11 h10 h12")
            .light(DOT, "g7")
            .act(DOT, Action::Play(Card::ScratchLine))
            .act(DOT, Action::Lay(at("e12"), Turned::Upright))
            .draws(&[Card::FireEngine])
            .shows(
                "
                ..FFF
                ...EE
                ...EE
                ....F
                ...FF
                #...F
                .....
                #....",
            )
            .wind_is(West)
            .turn_is(ANN, Step::Wind)
            .end();
    }
}

#[test]
fn e3_e4_the_figure_of_the_firestorm() {
    for options in [first(FOUR), later(FOUR)] {
        setup(options)
            .over(Frame::Storm)
            .board(
                "d6",
                "
                FFF#.
                FFF..
                ....E
                ....E",
            )
            .rolls(East)
            .shows(
                "
                FFF#.
                FFFF.
                ....E
                ....E
                elsewhere Fj8 Fj9",
            )
            .end();
    }
}

/// Ann and Cem are shadows, Ben and Dot hold towers with a gem beside their roofs.
fn two_shadows(seat: Seat, step: Step) -> Setup {
    setup(haunted(FOUR)).burnt(&[ANN, CEM]).deck(&[]).turn(seat, step).gems("o1 a15")
}

#[test]
fn n10_a_tower_that_burns_the_last_other_one_wins_at_once() {
    two_shadows(BEN, Step::Wind).wind(South).unseen().light(BEN, "a16").won_by(&[BEN]).end();
    two_shadows(DOT, Step::Wind).wind(East).unseen().light(DOT, "p1").won_by(&[DOT]).end();
}

#[test]
fn n9_two_shadows_that_burn_a_tower_each_win_together() {
    two_shadows(ANN, Step::Roll)
        .unseen()
        .rolls(North)
        .light(ANN, "p1")
        .rolls(West) // the storm
        .rolls(West) // the wind
        .rolls(West) // Ann's reward
        .act(ANN, Action::Veer(South))
        .rolls(North) // Ben has no part in the game any more; it is Cem's turn
        .light(CEM, "a16")
        .won_by(&[ANN, CEM])
        .end();
}

#[test]
fn n10_a_tower_that_another_made_the_last_wins_when_its_turn_begins() {
    two_shadows(ANN, Step::Roll)
        .unseen()
        .rolls(North)
        .light(ANN, "a16")
        .goes_on()
        .rolls(North) // the storm
        .rolls(North) // the wind
        .rolls(West) // Ann's reward
        .goes_on()
        .act(ANN, Action::Veer(East))
        .won_by(&[BEN])
        .end();
}

#[test]
fn d2_d3_q31_four_cards_and_five_taken_ones_are_nine_of_which_six_stay() {
    for options in [first(FOUR), later(FOUR)] {
        setup(options)
            .hand(ANN, &[Card::FlareUp, Card::North, Card::North, Card::North, Card::North])
            .five(BEN)
            .five(CEM)
            .five(DOT)
            .board("n1", ",F^")
            .act(ANN, Action::Play(Card::FlareUp))
            .light(ANN, "p1")
            .act(ANN, Action::Done)
            .holds_cards(ANN, 9)
            .holds_cards(BEN, 0)
            .discard(ANN, &[Card::North, Card::North, Card::North])
            .holds(
                ANN,
                &[Card::North, Card::East, Card::East, Card::East, Card::East, Card::Smokejumper],
            )
            .draws(&[Card::AirDrop, Card::FireEngine])
            .holds_cards(CEM, 6)
            .holds_cards(DOT, 6)
            .rolls(South)
            .rolls(South)
            .turn_is(CEM, Step::Wind)
            .holds_cards(ANN, 6)
            .stands(|course| course.hand_limit == 6)
            .end();
    }
}

#[test]
fn d3_after_the_second_burning_everybody_plays_with_seven() {
    setup(first(FOUR))
        .burnt(&[BEN])
        .turn(ANN, Step::Wind)
        .wind(South)
        .five(ANN)
        .hand(ANN, &[Card::Ember])
        .five(CEM)
        .hand(CEM, &[Card::Ember])
        .five(DOT)
        .board("p15", "F\n^")
        .light(ANN, "p16")
        .holds_cards(ANN, 12)
        .discard(ANN, &[Card::North, Card::North, Card::North, Card::North, Card::Smokejumper])
        .holds_cards(ANN, 7)
        .draws(&[Card::AirDrop, Card::AirDrop])
        .holds_cards(DOT, 7)
        .rolls(South)
        .rolls(South)
        .turn_is(ANN, Step::Act)
        .end();
}

#[test]
fn r3_r4_without_fire_in_the_tower_reckless_abandon_is_open_only_in_2023() {
    let page = |options| {
        let water = [Card::AirDrop, Card::FireEngine, Card::Smokejumper];
        let emptied = |course: &mut Course| course.emptied = seats(&[ANN]);
        setup(options).hand(ANN, &water).course(emptied).unseen()
    };
    let reckless = Action::Reckless(Spent::Water);
    refused(page(first(FOUR)), ANN, reckless, &clause::R3, Because::NoFireInZone);
    page(later(FOUR)).may(ANN, reckless).end();
}
