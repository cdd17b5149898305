//! Fire Prevention Specialist, Strategist and Suppression Specialist; the Structural Engineer besides.

use crate::table::*;
use kernel::Seen;

fn prevention() -> House {
    house(2).card(ONE, Specialist::FirePrevention)
}

fn smoke(from: &str, to: Direction) -> Action {
    Action::MoveSmoke { firefighter: ONE, from: at(from), to }
}

fn poi(from: &str, to: Direction) -> Action {
    Action::MovePoi { firefighter: ONE, from: at(from), to }
}

#[test]
fn fp1_smoke_goes_along_shortest_ways_only() {
    let page = prevention().smoke("1,4").page();
    let page = page.refused(ANN, smoke("1,4", Direction::West), &clause::FP1, Because::NotOnTheWay);
    let page =
        page.refused(ANN, smoke("1,5", Direction::South), &clause::FP1, Because::NothingThere);
    page.clone().act(ANN, smoke("1,4", Direction::East)).smokes("1,5").end();
    let page = page.act(ANN, smoke("1,4", Direction::South)).smokes("2,4");
    assert_eq!(page.end().open.course.turn.points, 3);
    let only = Because::Only(Specialist::FirePrevention);
    let page = house(2).smoke("1,4").page();
    page.refused(ANN, smoke("1,4", Direction::East), &clause::FP1, only).end();
}

#[test]
fn fp1_smoke_that_gets_outside_is_gone() {
    let page = prevention().smoke("6,3").page().act(ANN, smoke("6,3", Direction::South));
    assert_eq!(page.smokes("").burns("").end().open.course.turn.points, 3);
}

#[test]
fn fp1_smoke_passes_closed_doors_and_leaves_them_closed() {
    let page =
        prevention().smoke("6,6").page().act(ANN, smoke("6,6", Direction::West)).smokes("6,5");
    let state = page.end();
    assert!(state.open.blocked.has(edge("6,5-6,6")));
    assert_eq!(state.open.course.turn.points, 3);
}

#[test]
fn q29_smoke_takes_no_way_through_broken_walls() {
    let broken = prevention().smoke("1,1").damaged("1,0-1,1", 2).page();
    let west = smoke("1,1", Direction::West);
    broken.refused(ANN, west, &clause::FP1, Because::NotOnTheWay).end();
}

#[test]
fn fp2_moved_smoke_burns_beside_fire_and_on_smoke() {
    let page =
        prevention().smoke("1,1").fire("3,1").page().act(ANN, smoke("1,1", Direction::South));
    page.burns("2,1 3,1").smokes("").end();
    let page = prevention().smoke("1,1 2,1").page().act(ANN, smoke("1,1", Direction::South));
    page.burns("2,1").smokes("").end();
    // A closed door between them: only smoke.
    let page = prevention().smoke("6,6").fire("5,6").page();
    page.act(ANN, smoke("6,6", Direction::West)).smokes("6,5").burns("5,6").end();
}

#[test]
fn q24_smoke_is_not_moved_into_fire() {
    let page = prevention().smoke("6,6").fire("6,5").page();
    page.refused(ANN, smoke("6,6", Direction::West), &clause::Q24, Because::Burns).end();
}

#[test]
fn t3_fp2_nobody_kindles_the_own_space_without_a_way_out() {
    let there = prevention().stands(ONE, "2,1").smoke("1,1 2,1");
    let last = there.clone().with(|state| state.open.course.turn.points = 1).page();
    last.refused(ANN, smoke("1,1", Direction::South), &clause::T3, Because::NoWayOut).end();
    let page = there.page().act(ANN, smoke("1,1", Direction::South)).burns("2,1");
    page.refused(ANN, Action::End { firefighter: ONE }, &clause::T3, Because::Burns).end();
}

#[test]
fn q25_su2_moved_smoke_hurts_in_the_fire_phase_even_where_nothing_spreads() {
    let there = house(3).card(ONE, Specialist::FirePrevention).stands(TWO, "2,1").smoke("1,1 2,1");
    let there = there.card(Firefighter::new(2), Specialist::Suppression);
    let there = there.stands(Firefighter::new(2), "6,8").marker("2,1", Kind::Victim);
    let page = there.page().act(ANN, smoke("1,1", Direction::South)).burns("2,1");
    assert_eq!(page.state().open.at(TWO), at("2,1"), "not before");
    let page = page.ends(ANN, ONE).nature(Chance::Fire(FireCard::FireRage)).rolls("6,8");
    let page = page.act(BEN, Action::GetUp { firefighter: TWO, at: at("3,0") });
    assert_eq!(page.smokes("").end().open.tally.lost, 1);
}

#[test]
fn fp3_fp4_a_poi_goes_out_through_doors_that_it_opens() {
    let page = prevention().pois("5,8").with(|state| state.open.course.turn.points = 8).page();
    let opens = |from: &str, to| Action::OpenFor { firefighter: ONE, from: at(from), to };
    let page = page.refused(ANN, poi("5,8", Direction::North), &clause::FP3, Because::NotOnTheWay);
    let page = page.refused(ANN, opens("5,8", Direction::South), &clause::FP4, Because::NoDoor);
    let page = page.act(ANN, poi("5,8", Direction::South)).has(Kind::Poi, "6,8");
    let west = Direction::West;
    let page = page.refused(ANN, poi("6,8", west), &clause::FP3, Because::DoorClosed);
    let page = page.act(ANN, opens("6,8", west));
    assert_eq!(page.state().open.course.turn.points, 4);
    let page = page.act(ANN, poi("6,8", west)).has(Kind::Poi, "6,7");
    let open = page.state().open;
    assert!(!open.blocked.has(edge("6,7-6,8")) && open.has_door(edge("6,7-6,8")));
    assert_eq!(page.end().open.course.turn.points, 2);
}

#[test]
fn fp3_a_poi_never_goes_into_fire() {
    let page = prevention().pois("5,8").fire("6,8").page();
    let page = page.refused(ANN, poi("5,8", Direction::South), &clause::FP3, Because::Burns);
    page.refused(ANN, poi("5,7", Direction::South), &clause::FP3, Because::NothingThere).end();
}

#[test]
fn q29_a_broken_wall_is_no_shorter_way_for_a_poi() {
    let page = prevention().pois("5,8").damaged("5,8-5,9", 2).page();
    page.refused(ANN, poi("5,8", Direction::East), &clause::FP3, Because::NotOnTheWay).end();
    let only = Because::Only(Specialist::FirePrevention);
    let page = house(2).pois("5,8").page();
    page.clone().refused(ANN, poi("5,8", Direction::South), &clause::FP3, only).end();
    let opens = Action::OpenFor { firefighter: ONE, from: at("5,8"), to: Direction::South };
    page.refused(ANN, opens, &clause::FP4, only).end();
}

#[test]
fn fp5_outside_a_poi_is_turned_up_and_at_the_ambulance_rescued() {
    let there = prevention().pois("3,1").unseen(Poi::FalseAlarm, 1);
    let page = there.clone().page().act(ANN, poi("3,1", Direction::West));
    let page = page.nature(Chance::Poi(Poi::Victim)).has(Kind::Poi, "").has(Kind::Victim, "");
    assert_eq!(page.end().open.tally.rescued, 1);
    let page = there.clone().page().act(ANN, poi("3,1", Direction::West));
    let page = page.nature(Chance::Poi(Poi::FalseAlarm));
    assert_eq!(page.end().open.tally.rescued, 0);
    // Elsewhere outside the victim lies and waits.
    let away = there.with(|state| state.open.ambulance = Some(Parking::Right)).page();
    let page = away.act(ANN, poi("3,1", Direction::West)).nature(Chance::Poi(Poi::Victim));
    assert_eq!(page.has(Kind::Victim, "3,0").end().open.tally.rescued, 0);
}

#[test]
fn q26_a_poi_that_comes_to_a_firefighter_is_turned_up() {
    let page = prevention().pois("3,2").stands(TWO, "3,1").page();
    let page = page.act(ANN, poi("3,2", Direction::West)).nature(Chance::Poi(Poi::Victim));
    page.has(Kind::Victim, "3,1").end();
}

fn plan(give: u8) -> Action {
    Action::Plan { firefighter: TWO, give }
}

#[test]
fn st1_p5_p6_the_strategist_gives_saved_action_points() {
    let there =
        house(2).card(TWO, Specialist::Strategist).saved(TWO, 3).card(ONE, Specialist::Driver);
    let page = there.page().refused(BEN, plan(3), &clause::ST1, Because::Saved(4));
    let page = page.refused(ANN, plan(0), &clause::O1, Because::NotYours(TWO));
    let page = page.act(BEN, plan(2)).has_saved([0, 0]);
    assert_eq!(page.state().open.course.turn.points, 4 + 3);
    // Five spent: nothing is saved. Three spent: one is.
    let east = Action::Move { firefighter: ONE, to: Direction::East, load: None, lead: false };
    let three = page.act(ANN, east).act(ANN, east).act(ANN, east);
    let five = three.clone().act(ANN, east).act(ANN, east);
    let ends =
        |page: Page| page.ends(ANN, ONE).nature(Chance::Fire(FireCard::FireRage)).rolls("1,1");
    ends(five).has_saved([0]).end();
    ends(three).has_saved([1]).end();
}

#[test]
fn q34_the_strategist_may_give_again_and_pays_each_time() {
    let there = house(2).card(TWO, Specialist::Strategist).saved(TWO, 4);
    let page = there.page().act(BEN, plan(1)).has_saved([0, 2]).act(BEN, plan(0)).has_saved([0, 1]);
    assert_eq!(page.state().open.course.turn.points, 4 + 2 + 1);
    let page = page.act(BEN, plan(0)).has_saved([0, 0]);
    // Without saved AP nobody waits for anything any more.
    let out_of_turn = Because::NotYourTurn(Some(ANN));
    page.refused(BEN, plan(0), &clause::T2, out_of_turn).end();
}

#[test]
fn st1_nobody_plans_in_the_own_turn_and_nobody_else_plans() {
    let there = house(1).card(ONE, Specialist::Strategist).saved(ONE, 2);
    let own = Action::Plan { firefighter: ONE, give: 0 };
    there.page().refused(ANN, own, &clause::ST1, Because::NotActive(ONE)).end();
    let only = Because::Only(Specialist::Strategist);
    house(1).page().refused(ANN, own, &clause::ST1, only).end();
}

#[test]
fn st2_the_strategist_looks_at_the_next_event_once_a_turn() {
    let there = house(2).card(ONE, Specialist::Strategist);
    let look = Action::Look { firefighter: ONE };
    let page = there.clone().page().act(ANN, look).nature(Chance::Event(Tragic::Panic));
    let back = |bottom| Action::Return { bottom };
    // Left on top it is the next one, which needs no chance.
    let top = page.clone().act(ANN, back(false));
    assert_eq!(top.state().open.course.turn.points, 3);
    let top = top.refused(ANN, look, &clause::ST2, Because::Once);
    let top = top.ends(ANN, ONE).nature(Chance::Fire(FireCard::Accelerate));
    assert!(top.end().open.events.discard.has(Tragic::Panic));
    // At the bottom it is not.
    let bottom = page.act(ANN, back(true)).ends(ANN, ONE);
    let bottom = bottom.nature(Chance::Fire(FireCard::Accelerate));
    let mut fits = Vec::new();
    bottom.state().chances(&mut fits);
    assert_eq!(fits.len(), 34);
    assert!(fits.iter().all(|&(one, _)| one != Chance::Event(Tragic::Panic)));
    let only = Because::Only(Specialist::Strategist);
    house(2).page().refused(ANN, look, &clause::ST2, only).end();
}

#[test]
fn st2_only_the_strategist_knows_what_was_seen() {
    let there = house(2).card(ONE, Specialist::Strategist).page();
    let page = there.act(ANN, Action::Look { firefighter: ONE });
    let page = page.nature(Chance::Event(Tragic::Panic));
    let told = |card| Event::Looked { seat: ANN, card };
    let mut events = Vec::new();
    let seen = Event::Looked { seat: ANN, card: Seen::Open(Tragic::Panic) };
    events.extend(FlashPoint::redact(&seen, Some(ANN)));
    events.extend(FlashPoint::redact(&seen, Some(BEN)));
    events.extend(FlashPoint::redact(&seen, None));
    assert_eq!(events, [seen, told(Seen::Hidden), told(Seen::Hidden)]);
    let other = page.state().view(Some(BEN));
    let mut twin = *page.state();
    twin.top = Some(Tragic::Lull);
    assert_eq!(twin.view(Some(BEN)), other);
    assert_ne!(twin.view(Some(ANN)), page.state().view(Some(ANN)));
    page.end();
}

#[test]
fn st2_q41_an_empty_event_deck_is_made_anew_before_it_is_looked_at() {
    let there = house(2).card(ONE, Specialist::Strategist).with(|state| {
        state.open.events.discard = state.open.events.deck;
        state.open.events.deck = Events::NONE;
    });
    let page = there.page().act(ANN, Action::Look { firefighter: ONE });
    let page = page.nature(Chance::Event(Tragic::Panic)).act(ANN, Action::Return { bottom: false });
    let events = page.end().open.events;
    assert!(events.discard.is_empty() && events.deck == Events::ALL);
    let nothing = house(2).card(ONE, Specialist::Strategist).with(|state| {
        state.open.events.removed = state.open.events.deck;
        state.open.events.deck = Events::NONE;
    });
    let look = Action::Look { firefighter: ONE };
    nothing.page().refused(ANN, look, &clause::ST2, Because::NothingThere).end();
}

/// The first player's turn ends, and the dice of a Fire Rage fall here.
fn rolled(house: House, roll: &str) -> Page {
    house.draws(FireCard::FireRage).rolls(roll)
}

fn control(red: bool, black: bool) -> Action {
    Action::Control { firefighter: TWO, red, black }
}

#[test]
fn su1_the_suppression_specialist_turns_dice() {
    let there = house(2).card(TWO, Specialist::Suppression).saved(TWO, 2);
    let asked = rolled(there, "2,3");
    let asked = asked.refused(BEN, control(false, false), &clause::SU1, Because::NoChange);
    let one = asked.clone().act(BEN, control(true, false)).smokes("5,3");
    assert_eq!(one.end().open.course.turn.points, 4 + 1, "one was paid");
    asked.clone().act(BEN, control(false, true)).smokes("2,6").end();
    asked.clone().act(BEN, control(true, true)).smokes("5,6").end();
    let passed = asked.act(BEN, Action::Decline { firefighter: TWO }).smokes("2,3");
    assert_eq!(passed.end().open.course.turn.points, 4 + 2);
    // Without saved AP nobody is asked.
    rolled(house(2).card(TWO, Specialist::Suppression), "2,3").smokes("2,3").end();
}

#[test]
fn q33_the_dice_may_be_turned_in_the_own_turn_too() {
    let there = house(1).card(ONE, Specialist::Suppression).page();
    let page = there.ends(ANN, ONE).nature(Chance::Fire(FireCard::FireRage)).rolls("2,3");
    let action = Action::Control { firefighter: ONE, red: true, black: false };
    page.act(ANN, action).smokes("5,3").end();
}

#[test]
fn su2_q30_nothing_spreads_at_the_suppression_specialist() {
    let there =
        house(2).card(TWO, Specialist::Suppression).stands(TWO, "3,4").fire("3,3").smoke("3,6");
    for roll in ["3,4", "3,3", "3,5", "4,4"] {
        rolled(there.clone(), roll).burns("3,3").smokes("3,6").has_damage(0).end();
    }
    // A wall is between 3,4 and 2,4.
    rolled(there.clone(), "2,4").smokes("2,4 3,6").end();
    let behind_a_door = there.stands(TWO, "3,2");
    rolled(behind_a_door, "3,3").has_damage(1).end();
}

#[test]
fn q31_suppression_looks_at_the_turned_dice() {
    let there = house(2).card(TWO, Specialist::Suppression).stands(TWO, "3,4").saved(TWO, 1);
    let asked = rolled(there, "4,5");
    asked.clone().act(BEN, control(true, true)).smokes("").end();
    asked.act(BEN, control(true, false)).smokes("").end();
}

#[test]
fn q32_both_work_on_the_advance_fire_of_an_event_and_not_on_its_target() {
    let there = house(2).card(TWO, Specialist::Suppression).stands(TWO, "3,4").saved(TWO, 1);
    let page = there.clone().meets(Tragic::SecondAlarm).rolls("4,5");
    page.act(BEN, control(true, true)).smokes("").done_with(Tragic::SecondAlarm);
    let page = there.meets(Tragic::ThickSmoke).rolls("3,4 1,1 1,8");
    page.smokes("3,4 1,1 1,8").done_with(Tragic::ThickSmoke);
}

#[test]
fn se4_the_structural_engineer_removes_a_flare_up_once_a_turn() {
    let there = house(1).card(ONE, Specialist::StructuralEngineer).stands(ONE, "3,4");
    let there = there.with(|state| {
        state.open.fire_deck.pool -= 2;
        (0..2).for_each(|_| state.open.fire_deck.discard.put(FireCard::FlareUp as usize));
    });
    let clear = Action::Clear { firefighter: ONE };
    let page = there.clone().page().act(ANN, clear);
    let cards = page.state().open.fire_deck;
    assert_eq!((cards.removed, cards.discard.len(), cards.pool), (1, 1, 4));
    assert_eq!(page.state().open.course.turn.points, 2);
    page.refused(ANN, clear, &clause::SE4, Because::Once).end();
    let near = there.clone().fire("3,5").page();
    near.refused(ANN, clear, &clause::SE4, Because::FireNear).end();
    let none = house(1).card(ONE, Specialist::StructuralEngineer).page();
    none.refused(ANN, clear, &clause::SE4, Because::NothingThere).end();
    let only = Because::Only(Specialist::StructuralEngineer);
    house(1).page().refused(ANN, clear, &clause::SE4, only).end();
}

#[test]
fn q42_three_specialists_play_only_with_tragic_events() {
    for cards in [Cards::Tragic, Cards::All] {
        let setup = Options { tragic: false, cards, ..options(2) };
        let refused = testkit::scenario::setup_refused::<FlashPoint>;
        refused(&setup, &clause::Q42, Because::NotTragic);
    }
    assert!(FlashPoint::new(&Options { tragic: false, cards: Cards::More, ..options(2) }).is_ok());
}
