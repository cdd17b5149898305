//! Setting up: boxes, levels, hands, the row.

mod common;

use common::*;

#[test]
fn s1_s12_players_and_detonators_go_with_the_level_and_the_boxes() {
    refused(
        Options { players: 5, boxes: Boxes::Countdown, ..options(4) },
        &clause::S1,
        Because::Players(5),
    );
    refused(Options { boxes: Boxes::Epic, ..options(4) }, &clause::S1, Because::Players(4));
    refused(Options { players: 0, ..options(4) }, &clause::S1, Because::Players(0));
    refused(Options { detonators: 1, ..options(4) }, &clause::S12, Because::Detonators(1));
    let expert = Options { level: Level::Expert, ..options(4) };
    refused(expert, &clause::S12, Because::Detonators(0));
    refused(Options { detonators: 11, ..expert }, &clause::S12, Because::Detonators(11));
    assert!(Fuse::new(&Options { detonators: 4, ..expert }).is_ok());
}

#[test]
fn ep4_the_epic_game_has_detonators_from_expert_on() {
    for (level, detonators, may) in [
        (Level::Training, 1, false),
        (Level::Standard, 1, false),
        (Level::Standard, 0, true),
        (Level::Expert, 3, true),
        (Level::Heroic, 10, true),
    ] {
        let epic = Options { level, detonators, ..options(7) };
        assert_eq!(Fuse::new(&epic).is_ok(), may, "{level:?} with {detonators}");
    }
}

#[test]
fn s3_s4_s8_q1_the_deck_includes_the_hands() {
    let state = dealt(&Options { level: Level::Training, ..options(2) }, 1);
    assert_eq!(state.held.iter().filter(|held| held.bomb.is_some()).count(), 4);
    assert_eq!(state.deck.row.iter().flatten().count(), 5);
    assert_eq!(state.deck.bombs, 10, "19 less four in hands and five in the row");
    let heroic = Options { level: Level::Heroic, detonators: 6, ..options(4) };
    let state = dealt(&heroic, 1);
    assert_eq!((state.deck.bombs, state.deck.detonators), (24, 6));
    let solo = dealt(&options(1), 3);
    assert_eq!(solo.held.iter().filter(|held| held.bomb.is_some()).count(), 4);
    assert_eq!(solo.deck.bombs, 21 - 4 - 5);
}

#[test]
fn s2_s9_s11_roles_are_dealt_and_detonators_come_after_the_first_row() {
    let expert = Options { level: Level::Expert, detonators: 10, ..options(4) };
    for seed in 0..20 {
        let state = dealt(&expert, seed);
        let mut roles: Vec<Role> = state.roles.into_iter().flatten().collect();
        roles.sort();
        roles.dedup();
        assert_eq!(roles.len(), 4);
        assert_eq!(state.tally.detonators, 0, "none was turned up");
        assert_eq!(state.bag.iter().sum::<u8>(), 25);
    }
    let drawn = Options { drawn_leader: true, ..expert };
    let leaders: Vec<Seat> = (0..40).map(|seed| dealt(&drawn, seed).round.leader).collect();
    assert!(common::options(4).seats().iter().all(|seat| leaders.contains(&seat)));
}

/// The roles of two players, then these bombs.
fn dealing(options: Options, bombs: &[&str]) -> Page {
    let roles = [Role::Mechanic, Role::Technologist, Role::WireExpert, Role::DisposalDrone];
    let page = Page::new(Fuse::new(&options).expect("may be played"));
    let page =
        roles.into_iter().take(options.seat_count()).map(Chance::Role).fold(page, Page::nature);
    bombs.iter().fold(page, |page, id| page.turns_up(id))
}

#[test]
fn s5_s7_two_hard_bombs_are_not_dealt_and_what_is_replaced_is_in_the_deck() {
    let page = dealing(options(2), &["C39", "C47"]);
    let page = page.so("the 6 beside the 5 is replaced", |state| {
        state.held[1].bomb.is_none() && state.deck.known.has(bomb("C47"))
    });
    let page = page.turns_up("C30").so("a 4 beside a 5", |state| state.held[1].bomb.is_none());
    let page = page.turns_up("C20").turns_up("C21").turns_up("C49");
    page.so("3 then 6 is right, and both cards are back in the deck", |state| {
        state.frame() == Frame::Row && state.deck.bombs == 22 - 4 && state.deck.known.len() == 2
    })
    .turns_up("C47")
    .so("a card that was put back is turned up", |state| {
        state.deck.row[0] == Some(bomb("C47")) && state.deck.known.len() == 1
    })
    .end();
}

#[test]
fn s6_a_single_player_has_three_values() {
    let hand = |ids: &[&str]| dealing(options(1), ids).state().frame() == Frame::Row;
    assert!(!hand(&["C01", "C02", "C10", "C11"]), "1, 1, 2, 2");
    assert!(hand(&["C01", "C02", "C10", "C20"]), "1, 1, 2, 3");
    assert!(hand(&["C01", "C10", "C20", "C30"]), "1, 2, 3, 4");
    assert!(!hand(&["C39", "C40", "C41", "C47"]), "5, 5, 5, 6");
    assert!(hand(&["C01", "C02", "C10", "C11", "C20"]), "the last 2 becomes a 3");
}

#[test]
fn cb1_cb2_cb3_cb4_q22_q29_q31_both_boxes_have_all_cards_and_the_dice_of_countdown() {
    let both = Options { boxes: Boxes::Both, ..options(3) };
    assert_eq!((both.bombs().len(), both.detonator_cards().len()), (52 + 49, 21));
    assert_eq!(both.supply().dice.0, [4, 4, 4, 4, 4, 1, 1, 1, 1, 1]);
    assert!(both.has_roles() && both.has_sparks());
    refused(Options { detonators: 1, ..both }, &clause::S12, Because::Detonators(1));
    assert_eq!(options(5).deck(), 36);
    assert_eq!(Options { advanced: true, ..both }.bombs().len(), 106);
    refused(Options { advanced: true, ..options(3) }, &clause::Q29, Because::NoOriginal);
}

const NO_MODULES: Modules =
    Modules { roles: false, bombs: false, detonators: false, sparks: false, dual_dice: false };

fn with(modules: Modules) -> Options {
    Options { boxes: Boxes::Modules(modules), detonators: 6, ..options(3) }
}

#[test]
fn m1_m2_m3_m4_m5_m6_modules_bring_what_they_name_and_leave_out_what_needs_others() {
    let plain = with(NO_MODULES);
    assert!(!plain.has_roles() && !plain.has_sparks());
    assert_eq!((plain.bombs().len(), plain.detonator_cards().len()), (49, 11));
    assert_eq!(plain.supply().dice.0, [5, 5, 5, 5, 5, 0, 0, 0, 0, 0]);
    assert!(with(Modules { roles: true, ..NO_MODULES }).has_roles());
    let bombs = with(Modules { bombs: true, ..NO_MODULES }).bombs();
    assert_eq!(bombs.len(), 44);
    let gone = ["C08", "C17", "C27", "C36", "C45", "C50", "C51", "C52"];
    assert!(gone.iter().all(|id| !bombs.has(bomb(id))));
    let sparks = with(Modules { sparks: true, ..NO_MODULES }).sparks();
    assert_eq!(sparks.len(), 26);
    assert!(["S07", "S08", "S17", "S18"].iter().all(|id| !sparks.has(spark(id))));
    let detonators = with(Modules { detonators: true, ..NO_MODULES }).detonator_cards();
    assert_eq!(detonators.len(), 8, "without D08 and D09");
    assert!(with(Modules { dual_dice: true, ..NO_MODULES }).supply().dice.0[9] == 1);
}

#[test]
fn m7_modules_are_chosen_for_the_original_alone() {
    let chosen = kernel::Chosen::new(Fuse::OPTIONS, &[("roles", "on")]).expect("in the table");
    let no = Fuse::configure(&chosen).expect_err("Countdown has no modules").to_string();
    assert_eq!(no, "Modules are for the box 'modules'");
    let chosen = [("roles", "on"), ("box", "modules")];
    let chosen = kernel::Chosen::new(Fuse::OPTIONS, &chosen).expect("in the table");
    assert!(Fuse::configure(&chosen).is_ok());
    let chosen = [("detonators", "3"), ("level", "expert"), ("box", "modules")];
    let chosen = kernel::Chosen::new(Fuse::OPTIONS, &chosen).expect("in the table");
    let no = Fuse::configure(&chosen).expect_err("they are not chosen").to_string();
    assert_eq!(no, "With the box 'modules' six fuse cards are in the deck");
}

#[test]
fn ep1_ep2_ep3_q23_q31_the_epic_game_has_more_dice_and_no_roles() {
    let seven = options(7);
    assert_eq!(seven.supply().dice.0.iter().sum::<u8>(), 25 + 15);
    assert!(!seven.has_roles());
    assert!(!seven.detonator_cards().has(Detonator::named("D09").expect("roles off")));
    assert_eq!(seven.dice(), 7);
    let nine = Options { level: Level::Heroic, detonators: 10, ..options(9) };
    assert_eq!(nine.bombs().len(), 93);
    assert_eq!(dealt(&nine, 1).deck.bombs, 76 - 18 - 5);
    assert_eq!(nine.sparks().len(), 26);
}

#[test]
fn o19_the_original_deals_hands_first_and_has_six_fuses_at_every_level() {
    let training = Options { level: Level::Training, ..with(NO_MODULES) };
    refused(Options { detonators: 0, ..training }, &clause::S12, Because::Detonators(0));
    let state = dealt(&training, 5);
    assert_eq!((state.deck.bombs, state.deck.detonators), (18 - 5, 6), "the hands besides");
    for seed in 0..50 {
        let state = dealt(&training, seed);
        for pair in state.held[..6].chunks(2) {
            let points = |at: usize| pair[at].bomb.expect("two bombs").points();
            assert!(!matches!(points(0), 3 | 4 | 6) || points(1) <= 2, "{pair:?}");
        }
    }
}
