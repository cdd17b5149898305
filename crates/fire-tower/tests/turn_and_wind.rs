//! The turn and the wind: chapters T and W.

mod common;

use common::*;
use fire_tower::Wind::{East, North, South, West};

/// Ann's turn, the wind's gem to come; the wind blows south.
fn breeze() -> Setup {
    setup(later(FOUR)).turn(ANN, Step::Wind).wind(South)
}

#[test]
fn t1_turns_pass_clockwise_and_have_two_steps() {
    let table = setup(later(FOUR)).wind(South).turn(CEM, Step::Wind).five(CEM).five(DOT).five(ANN);
    let page = table.unseen().light(CEM, "h10").turn_is(CEM, Step::Act);
    let page = page.discard(CEM, &[Card::South]).act(CEM, Action::Done).draws(&[Card::Ember]);
    let page = page.turn_is(DOT, Step::Wind).light(DOT, "i10").turn_is(DOT, Step::Act);
    let page = page.discard(DOT, &[Card::West]).act(DOT, Action::Done).draws(&[Card::Ember]);
    page.turn_is(ANN, Step::Wind).end();
}

#[test]
fn t1_a_burnt_tower_is_passed_over() {
    let page = setup(later(FOUR)).burnt(&[BEN]).turn(ANN, Step::Act).deck(&[]).unseen();
    page.act(ANN, Action::Done).turn_is(CEM, Step::Wind).end();
}

#[test]
fn t2_the_winds_gem_lies_on_the_winds_side_of_any_fire_anywhere() {
    let page = breeze().gems("e4 f4 m12").breaks("f5 i10").unseen();
    page.exactly(ANN, Action::Light, "e5 m13 h10").end();
    then(
        breeze().board(
            "g8",
            "
            .EE.
            .EE.
            ....",
        ),
        ANN,
        Action::Light(at("h10")),
        "
        .EE.
        .EE.
        .F..",
    );
}

#[test]
fn t3_the_winds_gem_comes_before_everything_but_the_bucket() {
    let page = breeze().five(ANN).board("a1", "^F,");
    let play = Action::Play(Card::North);
    refused(page.clone(), ANN, play, &clause::T3, Because::WindFirst);
    let discard = Action::Discard(Card::North);
    refused(page.clone(), ANN, discard, &clause::T3, Because::WindFirst);
    refused(page.clone(), ANN, Action::Done, &clause::T3, Because::WindFirst);
    page.act(ANN, Action::Bucket).douse(ANN, "b1").turn_is(ANN, Step::Wind).end();
}

#[test]
fn t4_without_a_cell_for_the_wind_its_step_is_skipped() {
    let page = setup(later(FOUR)).deck(&[]).wind(North).breaks("h7 i7").gems("a1");
    let page = page.burnt(&[ANN]).turn(DOT, Step::Act).unseen().act(DOT, Action::Done);
    page.turn_is(BEN, Step::Act).end();
}

#[test]
fn t5_the_winds_gem_goes_downwind_of_fire_only() {
    let page = breeze().board(
        "g8",
        "
        .EE.
        .EE.
        ....",
    );
    let beside = Because::NotDownwind { space: at("g8"), wind: South };
    refused(page.clone(), ANN, Action::Light(at("g8")), &clause::T5, beside);
    let diagonal = Because::NotDownwind { space: at("g10"), wind: South };
    refused(page, ANN, Action::Light(at("g10")), &clause::T5, diagonal);
}

#[test]
fn t6_a_played_card_is_carried_out_discarded_and_replaced() {
    let hand = [Card::DeReforest, Card::North, Card::North, Card::North, Card::North];
    let page = setup(later(FOUR)).hand(ANN, &hand).board("d4", ".");
    let page = page.act(ANN, Action::Play(Card::DeReforest)).discarded(Card::DeReforest, 1);
    let page = page.act(ANN, Action::Break(at("d4"))).shows("#").holds_cards(ANN, 4);
    let page = page.draws(&[Card::West]).turn_is(BEN, Step::Wind);
    page.holds(ANN, &[Card::North, Card::North, Card::North, Card::North, Card::West]).end();
}

#[test]
fn t6_or_any_number_of_cards_is_discarded_and_drawn_again() {
    let table = setup(later(FOUR)).five(ANN).unseen();
    let two = table.clone().discard(ANN, &[Card::North, Card::Smokejumper]);
    let two = two.act(ANN, Action::Done).draws(&[Card::East, Card::East]);
    two.holds(ANN, &[Card::North, Card::North, Card::North, Card::East, Card::East]).end();
    // The last card ends the discarding by itself.
    let all = table.discard(ANN, &[Card::Smokejumper, Card::North, Card::North, Card::North]);
    let all = all.discard(ANN, &[Card::North]);
    let five = [Card::East, Card::East, Card::West, Card::West, Card::West];
    all.draws(&five).holds(ANN, &five).turn_is(BEN, Step::Wind).end();
}

#[test]
fn t7_a_changed_wind_blows_from_the_next_turn_on() {
    let page = breeze().five(ANN).hand(ANN, &[Card::West]).unseen();
    let page = page.exactly(ANN, Action::Light, "h10 i10").light(ANN, "h10");
    let page = page.act(ANN, Action::Play(Card::West)).act(ANN, Action::Blow).wind_is(West);
    // Ben's turn begins with the new wind, and without a roll.
    let page = page.turn_is(BEN, Step::Wind).exactly(BEN, Action::Light, "g8 g9 g10");
    page.wind_is(West).end();
}

#[test]
fn t8_only_the_player_who_is_asked_acts() {
    let page = breeze().five(BEN).unseen();
    let not_ben = Because::NotYourTurn { turn: Some(ANN) };
    refused(page, BEN, Action::Light(at("h10")), &clause::T8, not_ben);
    // Mutual Aid asks everybody in turn, whoever's turn it is.
    let aid = setup(later(FOUR)).over(Frame::AidChoice { seat: CEM }).unseen();
    let not_ann = Because::NotYourTurn { turn: Some(CEM) };
    let aid = aid.refused(ANN, Action::Aid(Help::Fire), &clause::T8, not_ann);
    aid.act(CEM, Action::Aid(Help::Fire)).light(CEM, "h7").may(DOT, Action::Light(at("g8"))).end();
    // While nature is asked nobody acts.
    let nobody = Because::NotYourTurn { turn: None };
    let storm = setup(later(FOUR)).over(Frame::Storm).five(ANN).unseen();
    refused(storm, ANN, Action::Discard(Card::North), &clause::T8, nobody);
}

#[test]
fn t9_cards_come_from_ones_own_hand() {
    let page = setup(later(FOUR)).five(ANN).five(BEN).unseen();
    let ben_has_it = Because::NotInHand(Card::East);
    refused(page.clone(), ANN, Action::Play(Card::East), &clause::T9, ben_has_it);
    refused(page, ANN, Action::Discard(Card::East), &clause::T9, ben_has_it);
}

#[test]
fn q37_an_action_cannot_be_skipped_while_there_are_cards() {
    let page = setup(later(FOUR)).hand(ANN, &[Card::Ember]).unseen();
    refused(page, ANN, Action::Done, &clause::Q37, Because::HoldsCards);
    let page = setup(later(FOUR)).deck(&[]).unseen().act(ANN, Action::Done);
    page.turn_is(BEN, Step::Wind).end();
}

#[test]
fn t11_what_has_been_begun_is_finished_first() {
    let card = setup(later(FOUR)).plays(ANN, Card::FlareUp).board("d4", "F..");
    let another = Action::Play(Card::North);
    refused(card.clone(), ANN, another, &clause::T11, Because::NotNow);
    refused(card.clone(), ANN, Action::Bucket, &clause::T11, Because::NotNow);
    // At least one gem is placed.
    refused(card, ANN, Action::Done, &clause::T11, Because::NotNow);
    // Who has begun to discard no longer plays.
    let discarding = setup(later(FOUR)).five(ANN).unseen().discard(ANN, &[Card::North]);
    refused(discarding, ANN, another, &clause::T11, Because::NotNow);
}

#[test]
fn t11_the_last_choice_of_a_card_ends_it() {
    let page = setup(later(FOUR)).plays(ANN, Card::FlareUp).board("d4", "F.#");
    page.light(ANN, "e4 e3 e2").turn_is(BEN, Step::Wind).end();
    let page = setup(later(FOUR)).plays(ANN, Card::AirDrop).board("d4", "F..");
    page.douse(ANN, "d4").turn_is(BEN, Step::Wind).end();
}

#[test]
fn q38_a_card_without_any_use_cannot_be_played() {
    let no_use = |card: Card| (Action::Play(card), Because::NoUse(card));
    // Without a gem there is nothing to put out, to move or to blow up.
    let water = [Card::AirDrop, Card::FireEngine, Card::Smokejumper];
    let bare = setup(later(FOUR)).hand(ANN, &water).hand(ANN, &[Card::Ember, Card::Explosion]);
    for card in water.into_iter().chain([Card::Ember, Card::Explosion]) {
        let (play, because) = no_use(card);
        refused(bare.clone().unseen(), ANN, play, &clause::Q38, because);
    }
    // A ring of firebreaks leaves no cell for a new fire.
    let ring = bare.hand(ANN, &[Card::FlareUp, Card::BurningSnag, Card::DozerLine]);
    let ring = ring.breaks("h7 i7 g8 j8 g9 j9 h10 i10").unseen();
    for card in [Card::FlareUp, Card::BurningSnag] {
        let (play, because) = no_use(card);
        refused(ring.clone(), ANN, play, &clause::Q38, because);
    }
    ring.may(ANN, Action::Play(Card::DozerLine)).end();
}

#[test]
fn q38_a_firebreak_card_without_room_cannot_be_played() {
    let room = cells("d4 f6");
    let full = room.or(ETERNAL_FLAME).or(FOUR.zones()).complement();
    let names: String = full.iter().map(|cell| format!("{cell} ")).collect();
    let lines = [Card::DozerLine, Card::ScratchLine, Card::DeReforest];
    let page = setup(later(FOUR)).gems(&names).hand(ANN, &lines).unseen();
    for card in [Card::DozerLine, Card::ScratchLine] {
        let no_use = Because::NoUse(card);
        refused(page.clone(), ANN, Action::Play(card), &clause::Q38, no_use);
    }
    page.may(ANN, Action::Play(Card::DeReforest)).end();
}

#[test]
fn q38_reckless_abandon_needs_a_cell_for_its_gem() {
    let water = [Card::AirDrop, Card::AirDrop, Card::AirDrop];
    let page = setup(later(FOUR)).hand(ANN, &water).breaks("h7 i7 g8 j8 g9 j9 h10 i10");
    let page = page.course(|course| course.emptied = seats(&[ANN])).unseen();
    let reckless = Action::Reckless(Spent::Water);
    refused(page, ANN, reckless, &clause::Q38, Because::NoCell);
}

#[test]
fn w1_a_wind_card_has_three_uses() {
    let page = setup(later(FOUR)).wind(South).plays(ANN, Card::East).board("j8", "..");
    let page = page.may(ANN, Action::Blow).may(ANN, Action::Roll).may(ANN, Action::Light(at("j8")));
    // One of them, not two.
    page.light(ANN, "j8").wind_is(South).turn_is(BEN, Step::Wind).shows("F.").end();
}

#[test]
fn w2_first_use_the_wind_blows_to_the_side_of_the_card() {
    for (card, wind) in
        [Card::North, Card::East, Card::South, Card::West].into_iter().zip(Wind::ALL)
    {
        let page = setup(later(FOUR)).hand(ANN, &[card]).deck(&[]).unseen();
        page.act(ANN, Action::Play(card)).act(ANN, Action::Blow).wind_is(wind).draws(&[card]).end();
    }
}

#[test]
fn w3_second_use_the_die_gives_another_wind() {
    let page = setup(later(FOUR)).wind(West).plays(ANN, Card::East).board("j8", ".");
    let page = page.act(ANN, Action::Roll).nature_may(&[North, East, South]);
    page.rolls(North).wind_is(North).shows(".").turn_is(BEN, Step::Wind).end();
}

#[test]
fn w4_third_use_a_gem_on_the_cards_side_of_fire() {
    let page = setup(later(FOUR)).wind(South).plays(ANN, Card::East).board(
        "g7",
        "
        .....
        .EE.F
        .EEF.
        .....",
    );
    page.exactly(ANN, Action::Light, "j8 l8 k9")
        .light(ANN, "k9")
        .shows(
            "
            .....
            .EE.F
            .EEFF
            .....",
        )
        .wind_is(South)
        .end();
}

#[test]
fn w5_the_wind_never_blows_to_a_side_without_a_tower() {
    // Only purple and blue, in the east, are left.
    let page = setup(first(FOUR)).burnt(&[ANN, DOT]).turn(BEN, Step::Act).wind(East);
    let rolled = page.clone().over(Frame::RollWind { other: true }).unseen();
    rolled.nature_may(&[North, South]).end();
    let stormed = page.over(Frame::Storm).unseen().nature_may(&[North, East, South]);
    stormed.rolls(South).nature_may(&[North, East, South]).rolls(East).wind_is(East).end();
    // A tower in each of two opposite corners keeps every side open.
    let page = setup(first(FOUR)).burnt(&[ANN, CEM]).turn(BEN, Step::Act);
    page.over(Frame::Storm).unseen().nature_may(&Wind::ALL).end();
}

#[test]
fn w6_a_card_of_a_barred_side_rolls_instead_and_keeps_its_gem() {
    let page = setup(first(FOUR)).burnt(&[ANN, DOT]).wind(North).plays(BEN, Card::West);
    let page = page.board("f8", "..E");
    let rolled = page.clone().act(BEN, Action::Blow).nature_may(&[East, South]);
    rolled.rolls(South).wind_is(South).end();
    page.clone().act(BEN, Action::Roll).nature_may(&[East, South]).rolls(East).wind_is(East).end();
    page.light(BEN, "g8").shows(".FE").wind_is(North).end();
}

#[test]
fn w7_the_cards_gem_lies_on_no_other_side() {
    let page = setup(later(FOUR)).wind(South).plays(ANN, Card::East).board(
        "g7",
        "
        ....
        .EE.
        .EE.
        ....",
    );
    let other = |name| Because::NotDownwind { space: at(name), wind: East };
    refused(page.clone(), ANN, Action::Light(at("g8")), &clause::W7, other("g8"));
    // Not even downwind of the present wind.
    refused(page, ANN, Action::Light(at("h10")), &clause::W7, other("h10"));
}
