//! Events that happen at once.

use crate::table::*;

#[test]
fn ev1_backdraft_bursts_closed_doors() {
    let page = house(2).meets(Tragic::Backdraft).rolls("4,4").burns("4,4 5,4").smokes("");
    let state = page.done_with(Tragic::Backdraft);
    assert!(!state.open.has_door(edge("4,4-5,4")));
    assert_eq!(state.open.tally.damage, 0);
}

#[test]
fn ev1_backdraft_without_closed_doors_fills_with_smoke() {
    let page = house(2).fire("1,2").meets(Tragic::Backdraft).rolls("6,1");
    page.burns("1,2").smokes("6,1 5,1 6,2").done_with(Tragic::Backdraft);
    // An open door is a way for smoke, and outside there is none.
    let page = house(2).open_door("4,4-5,4").meets(Tragic::Backdraft).rolls("4,4");
    page.smokes("4,4 3,4 4,3 4,5 5,4").done_with(Tragic::Backdraft);
    let page = house(2).meets(Tragic::Backdraft).rolls("3,1");
    page.smokes("3,1 2,1 4,1 3,2").done_with(Tragic::Backdraft);
    // Smoke becomes fire, and settling lets the rest flash over.
    let page = house(2).smoke("6,2").meets(Tragic::Backdraft).rolls("6,1");
    page.burns("6,1 5,1 6,2").smokes("").done_with(Tragic::Backdraft);
}

#[test]
fn ev2_load_bearing_wall_damages_every_wall_of_the_target() {
    let page = house(2).damaged("0,1-1,1", 1).meets(Tragic::LoadBearingWall);
    let mut fits = Vec::new();
    page.state().chances(&mut fits);
    assert!(fits.iter().all(|&(one, _)| one != Chance::Target(at("2,2"))), "it has no wall");
    assert!(fits.iter().any(|&(one, _)| one == Chance::Target(at("1,1"))));
    let state = page.rolls("1,1").has_damage(3).done_with(Tragic::LoadBearingWall);
    assert!(!state.open.has_wall(edge("0,1-1,1")) && state.open.is_damaged(edge("1,0-1,1")));
}

#[test]
fn ev2_q39_the_building_may_collapse_and_nothing_more_happens() {
    let page = house(2).damage(23).meets(Tragic::LoadBearingWall).rolls("1,1");
    page.has_damage(24).over(Ending::Collapsed);
}

#[test]
fn ev3_radio_blackout_takes_all_saved_action_points() {
    let page = house(3).saved(ONE, 4).saved(TWO, 2).meets(Tragic::RadioBlackout);
    page.has_saved([0, 0, 0]).done_with(Tragic::RadioBlackout);
}

#[test]
fn ev5_more_calls_places_two_even_above_three() {
    let quiet = house(2).pois("1,1 1,8 6,1").unseen(Poi::FalseAlarm, 3);
    let page = quiet.meets(Tragic::MoreCalls).rolls("2,2 2,2");
    // The second follows the arrow of 2,2 to 3,3.
    page.has(Kind::Poi, "1,1 1,8 6,1 2,2 3,3").done_with(Tragic::MoreCalls);
    // With nothing left to draw nothing is placed.
    house(2)
        .pois("1,1")
        .meets(Tragic::MoreCalls)
        .has(Kind::Poi, "1,1")
        .done_with(Tragic::MoreCalls);
}

#[test]
fn ev6_conflicting_reports_shuffles_false_alarms_back() {
    let found = house(2).pois("1,1 1,8 6,1").with(|state| state.open.tally.false_alarms = 3);
    let state = found.meets(Tragic::ConflictingReports).done_with(Tragic::ConflictingReports);
    assert_eq!(state.open.tally.false_alarms, 0);
    assert_eq!(state.open.unseen.count(Poi::FalseAlarm as usize), 3);
    assert_eq!(state.open.pool(), 3);
}

#[test]
fn ev6_conflicting_reports_places_one_if_there_are_none() {
    let quiet = house(2).pois("1,1 1,8 6,1").unseen(Poi::Victim, 2);
    let page = quiet.meets(Tragic::ConflictingReports).rolls("4,2");
    page.has(Kind::Poi, "1,1 1,8 6,1 4,2").done_with(Tragic::ConflictingReports);
}

#[test]
fn ev7_a_trapped_victim_is_carried_for_four_and_counts() {
    let page = house(2).pois("1,1 1,8 6,1").meets(Tragic::TrappedVictim);
    assert_eq!(page.state().open.unseen.count(Poi::Trapped as usize), 1);
    assert!(page.state().open.events.removed.has(Tragic::TrappedVictim));
    assert!(!page.state().open.events.discard.has(Tragic::TrappedVictim));
    page.end();
    let carried = |load| Action::Move { firefighter: ONE, to: Direction::West, load, lead: false };
    let there = house(1).stands(ONE, "3,1").marker("3,1", Kind::Trapped);
    let short = there.clone().with(|state| state.open.course.turn.points = 3).page();
    short.refused(ANN, carried(Some(Load::Trapped)), &clause::P4, Because::Costs(4)).end();
    let page = there.page().act(ANN, carried(Some(Load::Trapped)));
    assert_eq!((page.state().open.tally.rescued, page.state().open.course.turn.points), (1, 0));
    page.end();
}

#[test]
fn ev7_pm1_a_trapped_victim_who_is_treated_walks() {
    let there = house(1).card(ONE, Specialist::Paramedic).stands(ONE, "3,1");
    let page = there.marker("3,1", Kind::Trapped).page();
    let treated = page.act(ANN, Action::Treat { firefighter: ONE, trapped: true });
    let west = Action::Move { firefighter: ONE, to: Direction::West, load: None, lead: true };
    let page = treated.act(ANN, west);
    assert_eq!((page.state().open.tally.rescued, page.state().open.course.turn.points), (1, 2));
    page.end();
}

#[test]
fn ev8_thick_smoke_comes_three_times_and_settles_each_time() {
    let page = house(2).meets(Tragic::ThickSmoke).rolls("1,1 1,1 2,1");
    // Twice in one space is fire, and the third smoke is Adjacent to it.
    page.burns("1,1 2,1").smokes("").done_with(Tragic::ThickSmoke);
    let page = house(2).fire("6,6").meets(Tragic::ThickSmoke).rolls("6,6 1,1 3,4");
    page.burns("6,6").smokes("1,1 3,4").has_damage(0).done_with(Tragic::ThickSmoke);
}

#[test]
fn ev9_hidden_propane_is_a_hazmat_in_a_target_without_fire() {
    let page = house(2).fire("3,3").meets(Tragic::HiddenPropane);
    let mut fits = Vec::new();
    page.state().chances(&mut fits);
    assert_eq!(fits.len(), 47, "all but the one that burns");
    let state = page.rolls("3,4").has(Kind::Hazmat, "3,4").done_with(Tragic::HiddenPropane);
    assert_eq!(state.open.tally.hazmats, 2);
}

#[test]
fn ev9_without_a_hazmat_in_the_box_a_flare_up_is_added() {
    let empty = house(2).with(|state| state.open.tally.hazmats = 0);
    let state = empty.meets(Tragic::HiddenPropane).done_with(Tragic::HiddenPropane);
    // One by the Accelerate, one by the event.
    assert_eq!(state.open.fire_deck.pool, 6 - 2);
    let burning = house(2).with(|state| state.open.fire = SpaceSet::BUILDING);
    let state = burning.meets(Tragic::HiddenPropane).done_with(Tragic::HiddenPropane);
    assert_eq!(state.open.fire_deck.pool, 6 - 2);
}

#[test]
fn ev13_v7_road_blocked_sends_the_ambulance_across_without_riders() {
    let there = house(2).stands(TWO, "3,0").marker("4,9", Kind::Victim);
    let state = there.meets(Tragic::RoadBlocked).done_with(Tragic::RoadBlocked);
    assert_eq!(state.open.ambulance, Some(Parking::Right));
    assert_eq!(state.open.tally.rescued, 1);
    assert_eq!(state.open.at(TWO), at("3,0"));
}

#[test]
fn ev16_room_flashover_lights_all_smoke_of_the_quadrant() {
    let page = house(2).smoke("1,1 3,4 1,5 4,1").meets(Tragic::RoomFlashover).rolls("2,2");
    page.burns("1,1 3,4").smokes("1,5 4,1").done_with(Tragic::RoomFlashover);
    // Settling: what is Adjacent beyond the quadrant burns too.
    let page = house(2).smoke("3,4 3,5").meets(Tragic::RoomFlashover).rolls("1,1");
    page.burns("3,4 3,5").smokes("").done_with(Tragic::RoomFlashover);
}

#[test]
fn ev17_panic_moves_each_poi_along_its_arrow() {
    // 1,1 goes to 2,2; 2,1 would go there too; 3,4 goes to 3,3 unless it burns; 6,1 to 5,2.
    let there = house(2).pois("1,1 2,1 3,4 6,1").fire("3,3");
    let page = there.meets(Tragic::Panic);
    page.has(Kind::Poi, "2,2 2,1 3,4 5,2").done_with(Tragic::Panic);
    // A space that was left before can be entered: 3,3 goes first, then 3,4 follows.
    let page = house(2).pois("3,3 3,4").meets(Tragic::Panic);
    page.has(Kind::Poi, "4,3 3,3").done_with(Tragic::Panic);
}

#[test]
fn ev17_a7_panic_ends_at_a_firefighter() {
    let page = house(2).pois("1,1").stands(TWO, "2,2").meets(Tragic::Panic);
    let page = page.nature(Chance::Poi(Poi::Victim));
    page.has(Kind::Poi, "").has(Kind::Victim, "2,2").done_with(Tragic::Panic);
}

#[test]
fn ev19_reignition_lights_or_explodes() {
    let page = house(2).smoke("1,2").meets(Tragic::Reignition).rolls("1,1");
    page.burns("1,1 1,2").smokes("").has_damage(0).done_with(Tragic::Reignition);
    let page = house(2).fire("1,1").meets(Tragic::Reignition).rolls("1,1");
    page.burns("1,1 1,2 2,1").has_damage(2).done_with(Tragic::Reignition);
    house(2).fire("1,1").damage(23).meets(Tragic::Reignition).rolls("1,1").over(Ending::Collapsed);
}

#[test]
fn ev20_second_alarm_advances_the_fire_and_adds_a_flare_up() {
    let page = house(2).meets(Tragic::SecondAlarm).rolls("1,1").smokes("1,1");
    let state = page.done_with(Tragic::SecondAlarm);
    assert_eq!(state.open.fire_deck.pool, 6 - 2);
}

#[test]
fn ev21_cross_ventilation_removes_smoke_before_the_fire_advances() {
    let page = house(2).smoke("1,1 4,4").fire("6,6").meets(Tragic::CrossVentilation).rolls("1,1");
    page.smokes("1,1").burns("6,6").done_with(Tragic::CrossVentilation);
}

#[test]
fn ev23_p7_mutual_aid_gives_one_each_and_adds_a_flare_up() {
    let page = house(3).saved(ONE, 3).saved(TWO, 4).meets(Tragic::MutualAid);
    let page = page.has_saved([4, 0, 1]); // the second one's turn has begun with five more
    assert_eq!(page.state().open.course.turn.points, 4 + 4);
    assert_eq!(page.done_with(Tragic::MutualAid).open.fire_deck.pool, 6 - 2);
}

#[test]
fn ev31_p7_second_wind_gives_two_each_up_to_what_can_be_saved() {
    let dog = Firefighter::new(2);
    let crew = house(3).saved(ONE, 3).saved(TWO, 1).card(dog, Specialist::RescueDog).saved(dog, 5);
    let page = crew.meets(Tragic::SecondWind).has_saved([4, 0, 6]);
    assert_eq!(page.state().open.course.turn.points, 4 + 3);
    page.done_with(Tragic::SecondWind);
}

#[test]
fn ev25_doors_thrown_open_let_fire_through() {
    let there = house(2).fire("4,4").smoke("5,4").destroyed_door("1,3-1,4");
    let page = there.meets(Tragic::DoorsThrownOpen).burns("4,4 5,4").smokes("");
    let open = page.done_with(Tragic::DoorsThrownOpen).open;
    assert!(open.board().doors().all(|door| !open.blocked.has(door)));
    assert!(!open.has_door(edge("1,3-1,4")) && open.has_door(edge("4,4-5,4")));
}

#[test]
fn ev26_draft_slams_all_open_doors() {
    let there = house(2).open_door("4,4-5,4").destroyed_door("1,3-1,4");
    let open = there.meets(Tragic::DraftSlamsDoors).done_with(Tragic::DraftSlamsDoors).open;
    assert!(open.blocked.has(edge("4,4-5,4")) && !open.blocked.has(edge("1,3-1,4")));
}

#[test]
fn ev32_sprinklers_clear_the_smoke_of_a_quadrant() {
    let there = house(2).smoke("1,1 3,4 1,5").fire("2,2 2,3");
    let page = there.meets(Tragic::Sprinklers).rolls("2,2");
    page.burns("2,3").smokes("1,5 2,2").done_with(Tragic::Sprinklers);
}
