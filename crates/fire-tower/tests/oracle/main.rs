//! The hard rules of Fire Tower told a second time, slowly, and compared with the engine on random
//! boards.
//!
//! `TINDERBOX_BOARDS` says how many boards in all (20 000 unless said otherwise), and
//! `TINDERBOX_BOARD` plays one seed again. A disagreement is made small before it is shown.

mod boards;
mod burning;
mod cards;
mod engine;
mod forest;
mod last;
mod turns;

use boards::Position;
use engine::{COMPARED, Disagreement, Verdict};
use fire_tower::Card;
use std::time::Instant;

/// One rule: does the engine agree with the oracle on this position?
type Compare = fn(&Position) -> Verdict;

/// How many tests share the boards.
const RULES: u64 = 20;

/// Compares this rule's share of the boards; the seat whose turn it is holds `held_cards`.
fn compare(rule: u64, held_cards: &[Card], is_same: Compare) {
    let number = |name: &str| -> Option<u64> {
        std::env::var(name).ok().map(|text| text.parse().expect("a number of boards or a seed"))
    };
    let boards = number("TINDERBOX_BOARDS").unwrap_or(20_000) / RULES + 1;
    let first = rule << 32;
    let seeds = number("TINDERBOX_BOARD").map_or(first..first + boards, |seed| seed..seed + 1);
    let begun = Instant::now();
    for seed in seeds.clone() {
        let position = Position::random(seed, held_cards);
        if let Err(disagreement) = is_same(&position) {
            let (position, words) = smallest(position, disagreement, is_same);
            let Position { options, seat, wind, emptied, hands, forest, .. } = &position;
            panic!(
                "the tellings disagree, TINDERBOX_BOARD={seed}\n{}\n{words}\n{seat:?} plays, wind \
                 {wind:?}, Buckets empty {emptied:?}, corners standing {:?}\n{options:?}\n{hands:?}",
                forest.picture(),
                forest.standing
            );
        }
    }
    let (compared, count) = (COMPARED.get(), seeds.count());
    println!("{count} boards, {compared} answers compared, {:.1} s", begun.elapsed().as_secs_f32());
    assert!(compared >= count, "hardly anything was compared");
}

/// Takes tokens away as long as the tellings still disagree.
fn smallest(
    mut position: Position,
    mut words: Disagreement,
    is_same: Compare,
) -> (Position, Disagreement) {
    let disagrees = |smaller: Position| is_same(&smaller).err().map(|words| (smaller, words));
    while let Some(smaller) = position.smaller().into_iter().find_map(disagrees) {
        (position, words) = smaller;
    }
    (position, words)
}

#[test]
fn t1_t2_t4_the_wind_reaches_the_same_cells() {
    compare(0, &[], turns::wind_step);
}

#[test]
fn w1_w2_w3_w4_w5_w6_wind_cards_have_the_same_uses() {
    compare(1, &turns::WINDS, turns::wind_card);
}

#[test]
fn t6_q38_the_same_cards_can_be_played() {
    compare(2, &turns::ONE_OF_EACH, turns::action);
}

#[test]
fn f1_f4_f5_flare_ups_lead_to_the_same_boards() {
    compare(3, &[Card::FlareUp], cards::flare_up);
}

#[test]
fn f1_f6_f7_burning_snags_lead_to_the_same_boards() {
    compare(4, &[Card::BurningSnag], cards::burning_snag);
}

#[test]
fn f8_f9_explosions_lead_to_the_same_boards() {
    compare(5, &[Card::Explosion], cards::explosion);
}

#[test]
fn f10_f11_q40_f13_embers_fly_from_and_to_the_same_cells() {
    compare(6, &[Card::Ember], cards::ember);
}

#[test]
fn l1_l2_l3_l6_de_reforest_lays_and_clears_the_same_firebreaks() {
    compare(7, &[Card::DeReforest], cards::de_reforest);
}

#[test]
fn l3_l4_l7_dozer_lines_lie_in_the_same_places() {
    compare(8, &[Card::DozerLine], cards::dozer_line);
}

#[test]
fn l3_l5_l7_scratch_lines_lie_in_the_same_places() {
    compare(9, &[Card::ScratchLine], cards::scratch_line);
}

#[test]
fn h1_h2_h3_air_drops_lead_to_the_same_boards() {
    compare(10, &[Card::AirDrop], cards::air_drop);
}

#[test]
fn h1_h2_h4_fire_engines_lead_to_the_same_boards() {
    compare(11, &[Card::FireEngine], cards::fire_engine);
}

#[test]
fn h1_h2_h5_h7_q39_smokejumpers_lead_to_the_same_boards() {
    compare(12, &[Card::Smokejumper], cards::smokejumper);
}

#[test]
fn k1_k3_v3_buckets_lead_to_the_same_boards() {
    compare(13, &[], cards::bucket);
}

#[test]
fn r1_r6_reckless_abandon_leads_to_the_same_boards() {
    compare(14, &[Card::AirDrop, Card::FireEngine, Card::Smokejumper], cards::reckless_abandon);
}

#[test]
fn e3_e4_w5_storms_spread_the_same_fire() {
    compare(15, &[], burning::storm);
}

#[test]
fn d1_d2_d3_d4_d6_z1_a_roof_on_fire_brings_the_same() {
    compare(16, &turns::WINDS, burning::roof_on_fire);
}

#[test]
fn m2_m3_m4_n3_n4_n6_g6_p1_helpers_shadows_and_champions_have_the_same_cells() {
    compare(17, &[], turns::asked_by_events);
}

#[test]
fn n10_q21_the_last_tower_wins_or_falls_to_the_shadows_the_same() {
    compare(18, &[], last::last_tower);
}

#[test]
fn e1_m1_q31_an_event_drawn_for_a_burning_comes_at_the_same_moment() {
    compare(19, &[], last::event_of_a_burning);
}
