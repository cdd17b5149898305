//! Windows: who is asked, what they answer, and what happens when they do not.

use crate::house::*;
use flash_point::Crew;

fn crew() -> House {
    let house = house(Options { cards: Cards::More, ..experienced(2) });
    house.card(TWO, Specialist::Veteran).stands(TWO, "3,4").saved(TWO, 2)
}

fn dodge(firefighter: Firefighter, to: Direction) -> Action {
    Action::Dodge { firefighter, to, lead: false }
}

fn alarms(page: &Page) -> Vec<Alarm> {
    let mut alarms = Vec::new();
    page.0.state().alarms(&mut alarms);
    alarms
}

#[test]
fn ve1_o2_the_veteran_dodges_for_one_saved_ap() {
    let page = crew().smoke("3,4").marker("3,4", Kind::Treated).fire("3,3").fire_rolls("3,4");
    assert_eq!(page.waits(), Waiting::on_one(BEN));
    let page = Page(page.0.refused(BEN, dodge(TWO, UP), &clause::VE1, Because::NotAdjacent));
    let page = Page(page.0.refused(BEN, dodge(TWO, LEFT), &clause::VE1, Because::Burns));
    let with = Action::Dodge { firefighter: TWO, to: RIGHT, lead: true };
    let page = page.act(BEN, with).stands(TWO, "3,5").lies("3,5", Kind::Treated).tally(0, 0);
    assert_eq!(page.open().course.turn.points, 4 + 1, "one of two was left for the own turn");
}

#[test]
fn ve1_what_is_carried_stays_in_the_fire() {
    let page = crew().smoke("3,4").marker("3,4", Kind::Victim).fire_rolls("3,4");
    let nobody = Action::Dodge { firefighter: TWO, to: RIGHT, lead: true };
    let page = Page(page.0.refused(BEN, nobody, &clause::VE1, Because::NothingThere));
    page.act(BEN, dodge(TWO, RIGHT)).stands(TWO, "3,5").tally(0, 1).end();
}

#[test]
fn ve3_q44_who_was_near_the_veteran_dodges_for_two() {
    let house = || {
        crew().smoke("4,4").stands(ONE, "4,4").points(2).with(|state| {
            state.open.course.turn.helped = true;
        })
    };
    let page = house().fire_rolls("4,4");
    assert_eq!(page.waits(), Waiting::on_one(ANN));
    let page = page.act(ANN, dodge(ONE, LEFT)).stands(ONE, "4,3");
    assert_eq!(page.open().frame(), Frame::Act, "the next turn");
    assert_eq!(page.open().figure(ONE).saved, 0);
    let poor = house().points(1).fire_rolls("4,4");
    assert_eq!(poor.open().frame(), Frame::GetUp { pending: Crew::only(ONE) });
}

#[test]
fn o2_a_window_opens_only_for_who_could_use_it() {
    let asked = |house: House| house.smoke("3,4").fire_rolls("3,4").open().frame();
    assert!(matches!(asked(crew()), Frame::Dodge { .. }));
    assert!(matches!(asked(crew().saved(TWO, 0)), Frame::GetUp { .. }), "nothing saved");
    let surrounded = crew().fire("3,3 3,5 4,4");
    assert!(matches!(asked(surrounded), Frame::GetUp { .. }), "nowhere to go");
}

#[test]
fn o2_o3_a_window_closes_when_its_time_is_over() {
    let page = crew().smoke("3,4").fire_rolls("3,4");
    let [alarm] = alarms(&page)[..] else { panic!("one is measured") };
    assert_eq!(alarm.millis, 8_000);
    let page = Page(page.0.clock(alarm.id, 0));
    assert_eq!(page.open().frame(), Frame::GetUp { pending: Crew::only(TWO) });
    let [next] = alarms(&page)[..] else { panic!("the next one is measured anew") };
    assert_ne!(next.id, alarm.id);
    let page = Page(page.0.clock(next.id, 0)).stands(TWO, "3,0");
    assert!(alarms(&page).is_empty());
}

#[test]
fn o2_days_are_not_measured_and_nobody_is_hurried_alone() {
    let endless = crew().with(|state| state.open.options.windows = Windows::Endless);
    assert!(alarms(&endless.smoke("3,4").fire_rolls("3,4")).is_empty());
    let own = crew().stands(TWO, "7,9").smoke("3,5").stands(ONE, "3,5").fire_rolls("3,5");
    assert_eq!(own.open().frame(), Frame::GetUp { pending: Crew::only(ONE) });
    assert!(alarms(&own).is_empty());
}

#[test]
fn fc3_a_captain_asks_once_a_turn() {
    let house = house(experienced(2)).card(ONE, Specialist::FireCaptain).stands(TWO, "3,2");
    let page = house.page().act(ANN, step(TWO, LEFT)).stands(TWO, "3,2").points(4, 2);
    assert_eq!((page.waits(), alarms(&page).len()), (Waiting::on_one(BEN), 1));
    let agreed = page.clone().act(BEN, Action::Answer { agreed: true });
    let agreed = agreed.stands(TWO, "3,1").points(4, 1);
    agreed.act(ANN, step(TWO, LEFT)).stands(TWO, "3,0").points(4, 0).end();
    let refused = page.act(BEN, Action::Answer { agreed: false }).stands(TWO, "3,2").points(4, 2);
    refused.refused(step(TWO, UP), &clause::FC3, Because::Refused(BEN)).end();
}

#[test]
fn fc3_o3_no_answer_is_no_consent_and_nobody_asks_oneself() {
    let house = house(Options { firefighters: 4, ..experienced(2) });
    let house = house.card(ONE, Specialist::FireCaptain).stands(TWO, "3,2").stands(THREE, "3,1");
    let page = house.page().act(ANN, step(TWO, LEFT));
    let alarm = alarms(&page)[0];
    let page = Page(page.0.clock(alarm.id, 0));
    let page = page.refused(step(TWO, UP), &clause::FC3, Because::Refused(BEN));
    page.act(ANN, step(THREE, LEFT)).stands(THREE, "3,0").end();
}
