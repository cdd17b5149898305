//! Events that leave something to the players.

use crate::table::*;

fn pick(choice: Choice) -> Action {
    Action::Choose(choice)
}

fn wall(text: &str) -> Choice {
    Choice::Wall(edge(text))
}

fn space(text: &str) -> Choice {
    Choice::Space(at(text))
}

#[test]
fn ev15_the_ceiling_knocks_down_and_harms_nobody_else() {
    let there = house(2).stands(TWO, "3,4").marker("3,4", Kind::Victim).saved(TWO, 2);
    let page = there.meets(Tragic::CeilingFalls).rolls("3,4");
    let page = page.act(BEN, Action::GetUp { firefighter: TWO, at: at("4,0") });
    let page = page.has(Kind::Victim, "3,4").has_damage(0);
    let state = page.done_with(Tragic::CeilingFalls);
    assert_eq!(state.open.at(TWO), at("4,0"));
    assert_eq!(state.open.course.turn.points, 4 + 2, "saved AP are kept");
}

#[test]
fn ev15_ve1_who_dodges_is_not_knocked_down() {
    let there = house(2).card(TWO, Specialist::Veteran).stands(TWO, "3,4").saved(TWO, 1);
    let page = there.meets(Tragic::CeilingFalls).rolls("3,4");
    let dodge = Action::Dodge { firefighter: TWO, to: Direction::East, lead: false };
    let state = page.act(BEN, dodge).done_with(Tragic::CeilingFalls);
    assert_eq!(state.open.at(TWO), at("3,5"));
    assert_eq!(state.open.course.turn.points, 4, "the saved one was paid");
}

#[test]
fn ev15_ve3_who_was_near_the_veteran_when_the_dice_fell_may_dodge_too() {
    let there = house(2).card(ONE, Specialist::Veteran).stands(ONE, "3,5");
    let there = there.stands(TWO, "3,4").saved(TWO, 2);
    let page = there.meets(Tragic::CeilingFalls).rolls("3,4");
    let dodge = Action::Dodge { firefighter: TWO, to: Direction::South, lead: false };
    let state = page.act(BEN, dodge).done_with(Tragic::CeilingFalls);
    assert_eq!(state.open.at(TWO), at("4,4"));
}

#[test]
fn ev15_with_nobody_there_two_walls_suffer() {
    // Two walls: nobody is asked. None: nothing happens.
    let page = house(2).meets(Tragic::CeilingFalls).rolls("1,1").has_damage(2);
    page.done_with(Tragic::CeilingFalls);
    let page = house(2).meets(Tragic::CeilingFalls).rolls("2,2").has_damage(0);
    page.done_with(Tragic::CeilingFalls);
    // 6,8 has three: outside to the right and below, and none but a door to the left; 5,8 has three.
    let asked = house(2).meets(Tragic::CeilingFalls).rolls("5,8").has_damage(0);
    let asked = asked
        .refused(ANN, pick(wall("6,8-7,8")), &clause::EV15, Because::NotThisChoice)
        .refused(ANN, pick(Choice::Done), &clause::EV15, Because::NotThisChoice);
    let once = asked.chooses(wall("5,7-5,8")).has_damage(1);
    let once = once.refused(ANN, pick(wall("5,7-5,8")), &clause::EV15, Because::NotThisChoice);
    let state = once.chooses(wall("4,8-5,8")).has_damage(2).done_with(Tragic::CeilingFalls);
    assert!(state.open.is_damaged(edge("5,7-5,8")) && state.open.is_damaged(edge("4,8-5,8")));
}

#[test]
fn ev15_d15_somebody_who_is_away_takes_the_first_walls() {
    let asked = house(2).meets(Tragic::CeilingFalls).rolls("5,8");
    let quiet = asked.state().quiet(ANN);
    assert_eq!(quiet, Action::Choose(wall("4,8-5,8")));
    let page = asked.act(ANN, quiet);
    let quiet = page.state().quiet(ANN);
    page.act(ANN, quiet).has_damage(2).done_with(Tragic::CeilingFalls);
}

#[test]
fn ev15_q39_the_ceiling_may_bring_the_building_down() {
    let page = house(2).damage(23).meets(Tragic::CeilingFalls).rolls("1,1");
    page.has_damage(24).over(Ending::Collapsed);
}

#[test]
fn ev22_roof_vent_costs_two_walls_and_dampens_a_quadrant() {
    let there = house(2).fire("1,1 1,5").smoke("3,4 3,5").damaged("5,5-5,6", 2);
    let asked = there.meets(Tragic::RoofVent).refused(
        ANN,
        pick(wall("5,5-5,6")),
        &clause::EV22,
        Because::NotThisChoice,
    );
    let asked = asked.refused(
        ANN,
        pick(Choice::Quadrant(Quadrant::TopLeft)),
        &clause::EV22,
        Because::NotThisChoice,
    );
    let once = asked.chooses(wall("2,5-3,5")).has_damage(3).refused(
        ANN,
        pick(Choice::Done),
        &clause::EV22,
        Because::NotThisChoice,
    );
    let once = once.refused(ANN, pick(wall("2,5-3,5")), &clause::EV22, Because::NotThisChoice);
    let twice = once.chooses(wall("1,5-1,6")).has_damage(4).refused(
        ANN,
        pick(wall("2,4-3,4")),
        &clause::EV22,
        Because::NotThisChoice,
    );
    let page = twice.chooses(Choice::Quadrant(Quadrant::TopLeft));
    page.burns("1,5").smokes("1,1 3,5").done_with(Tragic::RoofVent);
}

#[test]
fn ev22_d15_roof_vent_may_be_declined_and_is_not_asked_when_it_would_be_the_end() {
    let asked = house(2).fire("1,1").damage(21).meets(Tragic::RoofVent);
    assert_eq!(asked.state().quiet(ANN), Action::Choose(Choice::Done));
    asked.chooses(Choice::Done).burns("1,1").has_damage(21).done_with(Tragic::RoofVent);
    house(2).fire("1,1").damage(22).meets(Tragic::RoofVent).done_with(Tragic::RoofVent);
}

#[test]
fn ev24_burn_through_pays_with_walls() {
    // 3,4 has one wall, 2,2 none, 1,1 two.
    let asked = house(2).fire("3,4 2,2 1,1 6,6").meets(Tragic::BurnThrough);
    let asked = asked
        .refused(ANN, pick(space("4,4")), &clause::EV24, Because::NotThisChoice)
        .refused(ANN, pick(wall("2,4-3,4")), &clause::EV24, Because::NotThisChoice);
    let page = asked.chooses(space("3,4")).has_damage(1).chooses(space("2,2")).has_damage(1);
    let walls = page.chooses(space("1,1")).refused(
        ANN,
        pick(Choice::Done),
        &clause::EV24,
        Because::NotThisChoice,
    );
    let page = walls
        .refused(ANN, pick(wall("1,5-1,6")), &clause::EV24, Because::NotThisChoice)
        .chooses(wall("1,0-1,1"));
    page.has_damage(2).burns("6,6").smokes("").done_with(Tragic::BurnThrough);
}

#[test]
fn ev24_d15_burn_through_ends_when_the_players_or_the_fires_do() {
    let asked = house(2).fire("3,4").meets(Tragic::BurnThrough);
    assert_eq!(asked.state().quiet(ANN), Action::Choose(Choice::Done));
    asked.clone().chooses(Choice::Done).burns("3,4").done_with(Tragic::BurnThrough);
    asked.chooses(space("3,4")).burns("").done_with(Tragic::BurnThrough);
    house(2).meets(Tragic::BurnThrough).done_with(Tragic::BurnThrough);
    let page = house(2).fire("3,4").damage(23).meets(Tragic::BurnThrough);
    page.chooses(space("3,4")).over(Ending::Collapsed);
}

#[test]
fn ev33_an_eyewitness_turns_up_one_poi_of_choice() {
    let asked = house(2).pois("1,1 1,8 6,1").meets(Tragic::Eyewitness);
    let asked = asked
        .refused(ANN, pick(space("3,3")), &clause::EV33, Because::NotThisChoice)
        .refused(ANN, pick(Choice::Done), &clause::EV33, Because::NotThisChoice);
    let page = asked.chooses(space("1,8")).nature(Chance::Poi(Poi::Victim));
    let page = page.has(Kind::Poi, "1,1 6,1").has(Kind::Victim, "1,8");
    page.done_with(Tragic::Eyewitness);
    // One POI needs no choice, none no eyewitness.
    let page = house(2).pois("1,1").meets(Tragic::Eyewitness).nature(Chance::Poi(Poi::Victim));
    page.has(Kind::Victim, "1,1").done_with(Tragic::Eyewitness);
    house(2).meets(Tragic::Eyewitness).done_with(Tragic::Eyewitness);
}

#[test]
fn ev34_a_shoring_team_takes_back_up_to_two_damages() {
    let there = house(2).damaged("2,5-3,5", 1).damaged("1,5-1,6", 1).damaged("5,5-5,6", 2);
    let asked = there.meets(Tragic::ShoringTeam);
    let asked = asked
        .refused(ANN, pick(wall("5,5-5,6")), &clause::EV34, Because::NotThisChoice)
        .refused(ANN, pick(wall("2,3-2,4")), &clause::EV34, Because::NotThisChoice);
    asked.clone().chooses(Choice::Done).has_damage(4).done_with(Tragic::ShoringTeam);
    let page = asked.chooses(wall("2,5-3,5")).has_damage(3).chooses(wall("1,5-1,6"));
    let state = page.has_damage(2).done_with(Tragic::ShoringTeam);
    assert!(state.open.has_wall(edge("2,5-3,5")) && !state.open.is_damaged(edge("2,5-3,5")));
    house(2).damaged("5,5-5,6", 2).meets(Tragic::ShoringTeam).done_with(Tragic::ShoringTeam);
}

#[test]
fn ev35_a_victim_walks_out_to_the_ambulance() {
    let there = house(2).marker("3,2", Kind::Trapped).marker("1,8", Kind::Victim).fire("2,2");
    let asked = there.meets(Tragic::WalksOut);
    let asked = asked.refused(
        ANN,
        pick(Choice::Victim(at("3,2"), Kind::Victim)),
        &clause::EV35,
        Because::NotThisChoice,
    );
    let asked = asked.refused(ANN, pick(Choice::Done), &clause::EV35, Because::NotThisChoice);
    let page = asked.chooses(Choice::Victim(at("3,2"), Kind::Trapped)).has(Kind::Treated, "3,2");
    // Fire above, a closed door to the right.
    let page = page.refused(
        ANN,
        pick(Choice::Direction(Direction::North)),
        &clause::EV35,
        Because::NotThisChoice,
    );
    let page = page.refused(
        ANN,
        pick(Choice::Direction(Direction::East)),
        &clause::EV35,
        Because::NotThisChoice,
    );
    let page = page.chooses(Choice::Direction(Direction::West)).has(Kind::Treated, "3,1");
    let page = page.chooses(Choice::Direction(Direction::West));
    assert_eq!(page.state().open.tally.rescued, 1);
    page.has(Kind::Treated, "").done_with(Tragic::WalksOut);
}

#[test]
fn ev35_d15_a_single_victim_needs_no_choice_and_goes_no_further_than_three_spaces() {
    let page = house(2).marker("1,1", Kind::Victim).meets(Tragic::WalksOut);
    let page = page.has(Kind::Treated, "1,1").refused(
        ANN,
        pick(Choice::Quadrant(Quadrant::TopLeft)),
        &clause::EV35,
        Because::NotThisChoice,
    );
    assert_eq!(page.state().quiet(ANN), Action::Choose(Choice::Done));
    page.clone().chooses(Choice::Done).has(Kind::Treated, "1,1").done_with(Tragic::WalksOut);
    let east = Choice::Direction(Direction::East);
    let page = page.chooses(east).chooses(east).chooses(Choice::Direction(Direction::South));
    page.has(Kind::Treated, "2,3").done_with(Tragic::WalksOut);
    house(2).meets(Tragic::WalksOut).done_with(Tragic::WalksOut);
}
