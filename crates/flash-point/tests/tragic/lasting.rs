//! Events that last for a turn or a round, and the one that is kept.

use crate::table::*;

fn step(firefighter: Firefighter, to: Direction) -> Action {
    Action::Move { firefighter, to, load: None, lead: false }
}

fn lasts(page: &Page, event: Tragic) -> bool {
    page.state().open.in_force(event)
}

/// The seat's turn ends with a Fire Rage that rolls this.
#[track_caller]
fn passes(page: Page, seat: Seat, one: Firefighter, roll: &str) -> Page {
    page.ends(seat, one).nature(Chance::Fire(FireCard::FireRage)).rolls(roll)
}

#[test]
fn ev4_who_is_pinned_down_does_not_move_but_works() {
    let there = house(2).stands(TWO, "0,7").fire("1,1").smoke("0,8");
    let page = there.meets(Tragic::PinnedDown);
    assert!(lasts(&page, Tragic::PinnedDown));
    let pinned = Because::Event(Tragic::PinnedDown);
    let page = page.refused(BEN, step(TWO, Direction::West), &clause::EV4, pinned);
    let ride = |to| Some(flash_point::Ride { to: at(to), load: None, lead: false });
    let drive = |vehicle, ride| Action::Drive { firefighter: TWO, vehicle, clockwise: true, ride };
    let page = page.refused(BEN, drive(Vehicle::Engine, ride("5,9")), &clause::EV4, pinned);
    let page = page.act(BEN, drive(Vehicle::Ambulance, None));
    let page = page.act(BEN, Action::Extinguish { firefighter: TWO, at: at("0,8") });
    // It is over with that turn.
    let page = passes(page, BEN, TWO, "6,1");
    assert!(!lasts(&page, Tragic::PinnedDown));
    assert!(page.state().open.events.discard.has(Tragic::PinnedDown));
    page.act(ANN, step(ONE, Direction::East)).end();
}

#[test]
fn ev4_v5_who_is_pinned_down_does_not_ride() {
    let there = house(2).stands(TWO, "3,0");
    let page = there.meets(Tragic::PinnedDown);
    let ride = Some(flash_point::Ride { to: at("0,5"), load: None, lead: false });
    let vehicle = Vehicle::Ambulance;
    let action = Action::Drive { firefighter: TWO, vehicle, clockwise: true, ride };
    page.refused(BEN, action, &clause::EV4, Because::Event(Tragic::PinnedDown)).end();
}

#[test]
fn ev10_warped_frames_make_opening_dear_for_a_round() {
    let there = house(2).stands(TWO, "3,2").stands(ONE, "0,1");
    let page = there.meets(Tragic::WarpedFrames);
    let page = page.act(BEN, Action::Open { firefighter: TWO, at: Direction::East });
    assert_eq!(page.state().open.course.turn.points, 2);
    let page = page.act(BEN, Action::Close { firefighter: TWO, at: Direction::East });
    assert_eq!(page.state().open.course.turn.points, 1);
    // A round is one turn of each.
    let page = passes(page, BEN, TWO, "6,1");
    assert!(lasts(&page, Tragic::WarpedFrames));
    let page = passes(page, ANN, ONE, "1,8");
    assert!(!lasts(&page, Tragic::WarpedFrames));
    let page = page.act(BEN, Action::Open { firefighter: TWO, at: Direction::East });
    assert_eq!(page.state().open.course.turn.points, 4 + 1 - 1);
    page.end();
}

#[test]
fn ev11_low_pressure_makes_fire_dear_and_silences_the_deck_gun() {
    let there = house(2).stands(TWO, "3,2").fire("3,1").smoke("2,2");
    let page = there.meets(Tragic::LowPressure);
    let page = page.act(BEN, Action::Extinguish { firefighter: TWO, at: at("3,1") });
    let page = page.act(BEN, Action::Extinguish { firefighter: TWO, at: at("3,1") });
    assert_eq!(page.state().open.course.turn.points, 1, "2 to smoke, 1 to nothing");
    page.end();
    let medic = house(2).card(TWO, Specialist::Paramedic).stands(TWO, "3,2").fire("3,1");
    let page = medic.meets(Tragic::LowPressure);
    let page = page.act(BEN, Action::Extinguish { firefighter: TWO, at: at("3,1") });
    assert_eq!(page.state().open.course.turn.points, 0, "four for whom it costs double");
    page.end();
    let page = house(2).stands(TWO, "0,7").meets(Tragic::LowPressure);
    let because = Because::Event(Tragic::LowPressure);
    page.refused(BEN, Action::FireDeckGun { firefighter: TWO }, &clause::EV11, because).end();
}

#[test]
fn ev12_a_stalled_engine_neither_drives_nor_fires_but_changes_crews() {
    let page = house(2).stands(TWO, "0,7").meets(Tragic::EngineStall);
    let because = Because::Event(Tragic::EngineStall);
    let gun = Action::FireDeckGun { firefighter: TWO };
    let ride = Some(flash_point::Ride { to: at("5,9"), load: None, lead: false });
    let vehicle = Vehicle::Engine;
    let drive = Action::Drive { firefighter: TWO, vehicle, clockwise: true, ride };
    let page = page.refused(BEN, gun, &clause::EV12, because);
    let page = page.refused(BEN, drive, &clause::EV12, because);
    let change = Action::ChangeCrew { firefighter: TWO, specialist: Specialist::CafsFirefighter };
    page.act(BEN, change).end();
}

#[test]
fn ev14_q40_heat_exhaustion_takes_two_of_the_next_turn() {
    let page = house(2).saved(TWO, 3).meets(Tragic::HeatExhaustion);
    assert_eq!(page.state().open.course.turn.points, 2 + 3);
    // After that turn everybody has all of them again.
    let page = passes(page, BEN, TWO, "1,1");
    assert_eq!(page.state().open.course.turn.points, 5);
    page.end();
    // AP for one kind of action are not touched, and a new specialist has two fewer as well.
    let page = house(2).card(TWO, Specialist::CafsFirefighter).stands(TWO, "0,7").saved(TWO, 3);
    let page = page.meets(Tragic::HeatExhaustion);
    assert_eq!(page.state().open.course.turn.points, 1 + 3);
    assert_eq!(page.state().open.course.turn.restricted, 3);
    let change = Action::ChangeCrew { firefighter: TWO, specialist: Specialist::RescueSpecialist };
    let page = page.act(BEN, change);
    assert_eq!(page.state().open.course.turn.points, 4 - 2 + 3 - 2);
    page.end();
    // Alone it is the own next turn.
    let page = house(1).meets(Tragic::HeatExhaustion);
    assert_eq!(page.state().open.course.turn.points, 5 - 2);
    page.end();
}

#[test]
fn ev18_in_a_power_failure_nobody_sees_a_poi_by_entering() {
    let there = house(2).pois("3,1 1,8").stands(TWO, "3,0").unseen(Poi::FalseAlarm, 1);
    let there = there.with(|state| state.open.unseen.take(Poi::Victim as usize));
    let page = there.meets(Tragic::PowerFailure).act(BEN, step(TWO, Direction::East));
    let page = page.has(Kind::Poi, "3,1 1,8");
    let identify = Action::TurnUp { firefighter: TWO, at: at("1,8") };
    let page = page.refused(BEN, identify, &clause::EV18, Because::Event(Tragic::PowerFailure));
    // Turning up the own one costs 1.
    let here = Action::TurnUp { firefighter: TWO, at: at("3,1") };
    let page = page.act(BEN, here).nature(Chance::Poi(Poi::Victim)).has(Kind::Victim, "3,1");
    assert_eq!(page.state().open.course.turn.points, 2);
    page.refused(BEN, here, &clause::EV18, Because::NothingThere).end();
}

#[test]
fn ev18_a_dog_sees_nothing_either() {
    let there = house(2).pois("3,1 3,2").card(TWO, Specialist::RescueDog).stands(TWO, "3,1");
    let page = there.with(|state| state.open.crew[1].space = at("3,0")).meets(Tragic::PowerFailure);
    let page = page.act(BEN, step(TWO, Direction::East));
    let because = Because::Event(Tragic::PowerFailure);
    let near = Action::TurnUp { firefighter: TWO, at: at("3,2") };
    let here = Action::TurnUp { firefighter: TWO, at: at("3,1") };
    let page = page.refused(BEN, near, &clause::EV18, because);
    page.refused(BEN, here, &clause::EV18, because).end();
}

#[test]
fn ev18_when_the_light_is_back_everybody_sees_what_is_there() {
    let there = house(1).pois("3,1").stands(ONE, "3,0");
    let page = there.meets(Tragic::PowerFailure).act(ANN, step(ONE, Direction::East));
    let page = passes(page, ANN, ONE, "1,8").has(Kind::Poi, "3,1");
    let page = page.nature(Chance::Poi(Poi::Victim)).has(Kind::Victim, "3,1");
    assert!(!lasts(&page, Tragic::PowerFailure));
    page.end();
}

#[test]
fn ev18_f8_fire_turns_up_as_always() {
    let there = house(1).pois("1,1").fire("1,2").meets(Tragic::PowerFailure);
    let page = there.ends(ANN, ONE).nature(Chance::Fire(FireCard::FireRage)).rolls("1,1");
    let page = page.nature(Chance::Poi(Poi::Victim));
    assert_eq!(page.state().open.tally.lost, 1);
    page.end();
}

#[test]
fn ev27_get_in_its_face_extinguishes_for_nothing_in_the_next_turn() {
    let medic = house(2).card(TWO, Specialist::Paramedic).stands(TWO, "3,2").fire("3,1");
    let page = medic.meets(Tragic::GetInItsFace);
    let douse = Action::Extinguish { firefighter: TWO, at: at("3,1") };
    let page = page.act(BEN, douse).act(BEN, douse).burns("").smokes("");
    assert_eq!(page.state().open.course.turn.points, 4);
    page.end();
    let engineer =
        house(2).card(TWO, Specialist::StructuralEngineer).stands(TWO, "3,2").fire("3,1");
    let never = Because::Never(Specialist::StructuralEngineer);
    let page = engineer.meets(Tragic::GetInItsFace);
    page.refused(BEN, douse, &clause::SE3, never).end();
}

#[test]
fn ev27_ev11_get_in_its_face_beats_low_pressure() {
    let there = house(2).stands(TWO, "3,2").fire("3,1").with(|state| {
        state.open.events.lasting = state.open.events.lasting.with(Tragic::LowPressure);
        state.open.events.deck = state.open.events.deck.without(Tragic::LowPressure);
        state.open.events.until = [9; 7];
    });
    let page = there.meets(Tragic::GetInItsFace);
    let page = page.act(BEN, Action::Extinguish { firefighter: TWO, at: at("3,1") });
    assert_eq!(page.state().open.course.turn.points, 4);
    page.end();
}

#[test]
fn ev28_the_fire_grenade_is_kept_and_thrown_once_by_anybody() {
    let there = house(2).stands(ONE, "3,3").fire("3,4 3,5 4,4 6,6").smoke("3,3");
    let page = there.meets(Tragic::FireGrenade);
    assert!(page.state().open.events.held.has(Tragic::FireGrenade));
    // It is the second one's turn, and the first one throws.
    assert_eq!(
        page.state().waiting(),
        Waiting::Seats { must: kernel::Seats::only(BEN), may: kernel::Seats::only(ANN) }
    );
    let throw = |firefighter, space| Action::Throw { firefighter, at: at(space) };
    let page = page.refused(ANN, throw(ONE, "3,5"), &clause::EV28, Because::NotAdjacent);
    let page = page.refused(ANN, throw(TWO, "0,0"), &clause::O1, Because::NotYours(TWO));
    let kept = kept_and_read(page.state());
    assert_eq!(&kept, page.state());
    let page = page.act(ANN, throw(ONE, "3,4")).burns("6,6").smokes("");
    assert!(page.state().open.events.discard.has(Tragic::FireGrenade));
    assert!(page.state().open.events.held.is_empty());
    page.refused(BEN, throw(TWO, "0,1"), &clause::EV28, Because::NotHeld).end();
}

/// As a save game keeps it.
fn kept_and_read(state: &FlashPoint) -> FlashPoint {
    let text = serde_json::to_string(state).expect("a state can be written");
    serde_json::from_str(&text).expect("and read again")
}

#[test]
fn ev28_walls_shield_from_the_grenade_and_a_dog_throws_none() {
    let there = house(2).stands(TWO, "3,2").fire("3,3 2,2");
    let page = there.meets(Tragic::FireGrenade);
    let page = page.act(BEN, Action::Throw { firefighter: TWO, at: at("3,2") });
    page.burns("3,3").end();
    let page = house(2).card(TWO, Specialist::RescueDog).meets(Tragic::FireGrenade);
    let throw = Action::Throw { firefighter: TWO, at: at("0,0") };
    page.refused(BEN, throw, &clause::EV28, Because::Never(Specialist::RescueDog)).end();
}

#[test]
fn q40_several_cards_hold_for_the_same_turn() {
    let page = house(2).stands(TWO, "3,2").fire("3,1").draws(FireCard::Accelerate);
    let page = page.nature(Chance::Event(Tragic::HeatExhaustion));
    assert!(lasts(&page, Tragic::HeatExhaustion));
    page.end();
    let flare = house(2).with(|state| state.open.fire_deck.deck.put(FireCard::FlareUp as usize));
    let page = flare.draws(FireCard::FlareUp).rolls("1,1");
    let page = page.nature(Chance::Event(Tragic::HeatExhaustion));
    let page = page.nature(Chance::Fire(FireCard::Accelerate));
    let page = page.nature(Chance::Event(Tragic::PinnedDown));
    assert!(lasts(&page, Tragic::HeatExhaustion) && lasts(&page, Tragic::PinnedDown));
    assert_eq!(page.state().open.course.turn.points, 2);
    page.end();
}
