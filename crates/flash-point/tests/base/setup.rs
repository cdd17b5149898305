//! Before the first turn.

use crate::house::*;

fn new(options: Options) -> Page {
    let state = FlashPoint::new(&options).unwrap_or_else(|no| panic!("{options:?}: {no:?}"));
    Page(Scenario::new(state, |_| String::new()))
}

#[test]
fn s1_firefighters_are_as_many_as_players_or_more() {
    let crew = |players, firefighters| Options { firefighters, ..family(players) };
    setup_refused::<FlashPoint>(&crew(4, 3), &clause::S1, Because::Crew(3));
    setup_refused::<FlashPoint>(&crew(1, 7), &clause::S1, Because::Crew(7));
    setup_refused::<FlashPoint>(&crew(0, 0), &clause::S1, Because::Crew(0));
    let page = new(crew(2, 5));
    let seats: Vec<Seat> = (0..5).map(|one| page.open().seat_of(Firefighter::new(one))).collect();
    assert_eq!(seats, [ANN, BEN, ANN, BEN, ANN], "dealt round the seats");
}

#[test]
fn s2_the_family_game_has_one_side_and_nothing_more() {
    for options in [
        Options { side: Side::Second, ..family(1) },
        Options { level: Level::Heroic, ..family(1) },
        Options { tragic: true, ..family(1) },
        Options { cards: Cards::More, ..family(1) },
    ] {
        setup_refused::<FlashPoint>(&options, &clause::S2, Because::Family);
    }
    let drive = Action::Drive {
        firefighter: ONE,
        vehicle: Vehicle::Ambulance,
        clockwise: true,
        ride: None,
    };
    house(family(1)).page().refused(drive, &clause::S2, Because::Family).end();
}

#[test]
fn q42_specialists_of_tragic_events_need_tragic_events() {
    let cards = |cards| Options { cards, ..experienced(2) };
    setup_refused::<FlashPoint>(&cards(Cards::Tragic), &clause::Q42, Because::NotTragic);
    setup_refused::<FlashPoint>(&cards(Cards::All), &clause::Q42, Because::NotTragic);
    assert!(FlashPoint::new(&Options { tragic: true, ..cards(Cards::All) }).is_ok());
}

#[test]
fn s3_s4_s5_s14_a_family_game() {
    let page = new(family(1)).burns("2,2 2,3 3,2 3,3 3,4 3,5 4,4 5,6 5,7 6,6");
    let open = page.open();
    assert_eq!(open.markers.spaces(Kind::Poi), all("2,4 5,1 5,8"));
    assert_eq!((open.pool(), open.unseen.len(), open.tally.damage), (12, 15, 0));
    assert!(open.printed().doors.iter().all(|door| open.blocked.has(door) && open.has_door(door)));
    let inside = Action::Begin { firefighter: ONE, at: at("3,1") };
    let page = page.refused(inside, &clause::S14, Because::NotOutside);
    let page = page.does(Action::Begin { firefighter: ONE, at: at("3,0") }).points(4, 0);
    assert_eq!(page.open().course.turn.number, 1);
}

#[test]
fn s14_t2_each_player_places_the_own_firefighter() {
    let page = new(family(2));
    let other = Action::Begin { firefighter: TWO, at: at("3,0") };
    let page = page.refused(other, &clause::T2, Because::NotActive(ONE));
    let page = page.act(ANN, Action::Begin { firefighter: ONE, at: at("3,0") });
    let page = page.act(BEN, Action::Begin { firefighter: TWO, at: at("7,3") });
    page.stands(ONE, "3,0").stands(TWO, "7,3").end();
}

#[test]
fn s6_s7_s16_the_first_explosion() {
    let page = new(experienced(2)).rolls("3,5");
    page.burns("3,5 4,5 3,4 3,6").damage(1, "2,5-3,5").end();
    let page = new(experienced(2)).rolls("4,3");
    page.burns("4,3 3,3 4,4").damage(2, "4,3-5,3 4,2-4,3").end();
    new(experienced(2)).rolls("4,4").destroyed("4,4-5,4").damage(0, "").end();
    let page = new(Options { side: Side::Second, ..experienced(2) }).rolls("4,6");
    page.destroyed("3,6-4,6 4,6-5,6 4,6-4,7").burns("4,6 4,5").damage(0, "").end();
}

fn chances(page: &Page) -> SpaceSet {
    let mut all = Vec::new();
    page.0.state().chances(&mut all);
    all.iter()
        .map(|(chance, weight)| match chance {
            Chance::Target(space) if *weight == 1 => *space,
            other => panic!("{other:?} instead of a target"),
        })
        .collect()
}

#[test]
fn s7_s8_s9_q6_where_explosions_may_be() {
    let page = new(Options { level: Level::Heroic, ..experienced(1) });
    assert_eq!(chances(&page), all("3,3 3,4 3,5 3,6 4,6 4,5 4,4 4,3"));
    let page = page.rolls("3,5");
    assert_eq!(chances(&page), SpaceSet::BUILDING.minus(all("3,5 4,5 3,4 3,6")));
    let page = page.rolls("1,5");
    let column = all("1,4 2,4 3,4 4,4 5,4 6,4").minus(page.open().fire);
    assert_eq!(chances(&page), column, "the opposite face of the black 5");
    let page = page.rolls("6,4");
    assert_eq!(chances(&page), SpaceSet::BUILDING.minus(page.open().fire), "the fourth on Heroic");
    assert_eq!(page.open().hot_spots, all("3,5 1,5 6,4"));
    assert_eq!(page.rolls("6,1").open().frame(), Frame::Hazmats { left: 5 });
}

#[test]
fn s10_s11_s12_q7_q8_what_heroic_lays_out_for_four() {
    let page = new(Options { level: Level::Heroic, ..experienced(4) });
    let page = ["3,5", "1,5", "6,4", "6,1"].into_iter().fold(page, Page::rolls);
    let page = ["1,1", "1,2", "1,3", "2,1", "2,2"].into_iter().fold(page, |page, space| {
        assert!(!chances(&page).has(at("3,5")), "not where it burns");
        page.rolls(space)
    });
    assert!(!chances(&page.clone()).is_empty());
    let page = page.rolls("1,1");
    assert!(!chances(&page).has(at("1,1")), "no two POIs in one space");
    let page = ["1,2", "1,3"].into_iter().fold(page, Page::rolls);
    let spots = ["2,1", "2,2", "2,3", "5,7", "5,8", "4,8"];
    let page = spots.into_iter().fold(page, Page::rolls);
    let open = page.open();
    assert_eq!((open.hot_spots.len(), open.tally.hot_spots), (10, 12));
    assert_eq!((open.markers.count(Kind::Hazmat), open.markers.count(Kind::Poi)), (5, 3));
    assert_eq!(open.frame(), Frame::Specialist { firefighter: ONE });
}

#[test]
fn s10_s12_what_recruit_lays_out_for_two() {
    let page = ["3,5", "1,5", "6,4", "1,1", "1,2", "1,3", "2,1", "2,2", "2,3"];
    let page = page.into_iter().fold(new(experienced(2)), Page::rolls);
    let open = page.open();
    assert_eq!((open.hot_spots.len(), open.tally.hot_spots), (3, 6));
    assert_eq!(open.markers.count(Kind::Hazmat), 3);
}

fn laid_out(options: Options) -> Page {
    let page = ["3,5", "1,5", "6,4", "1,1", "1,2", "1,3", "2,1", "2,2", "2,3"];
    page.into_iter().fold(new(options), Page::rolls)
}

#[test]
fn s13_s15_specialists_are_chosen_and_vehicles_parked() {
    let page = laid_out(Options { chosen: true, ..experienced(2) });
    let take = |firefighter, specialist| Action::Take { firefighter, specialist };
    let veteran = Because::NotFree(Specialist::Veteran);
    let page = page.refused(take(ONE, Specialist::Veteran), &clause::S13, veteran);
    let page = page.act(ANN, take(ONE, Specialist::Driver));
    let no = Because::NotFree(Specialist::Driver);
    let page = Page(page.0.refused(BEN, take(TWO, Specialist::Driver), &clause::S13, no));
    let page = page.act(BEN, take(TWO, Specialist::Generalist));
    let park = |vehicle, at| Action::Park { vehicle, at };
    let page = page.act(ANN, park(Vehicle::Engine, Parking::Top));
    let again = park(Vehicle::Engine, Parking::Left);
    let page = page.refused(again, &clause::S15, Because::AlreadyParked);
    let page = page.act(ANN, park(Vehicle::Ambulance, Parking::Right));
    assert_eq!(page.open().frame(), Frame::Begin { firefighter: ONE });
    assert_eq!(page.open().vehicle_spaces(Vehicle::Ambulance), all("3,9 4,9"));
}

#[test]
fn s13_v1_drawn_specialists_are_those_that_nobody_has() {
    let page = laid_out(Options { cards: Cards::More, ..experienced(2) });
    let count = |page: &Page| {
        let mut all = Vec::new();
        page.0.state().chances(&mut all);
        all.len()
    };
    assert_eq!(count(&page), 11, "eight and three");
    let page = Page(page.0.nature(Chance::Specialist(Specialist::RescueDog)));
    assert_eq!(count(&page), 10);
    let page = Page(page.0.nature(Chance::Specialist(Specialist::Veteran)));
    assert_eq!(page.open().frame(), Frame::Park);
}

#[test]
fn s1_options_are_told_with_one_sentence() {
    let told = |pairs: &[(&str, &str)]| {
        let chosen = kernel::Chosen::new(FlashPoint::OPTIONS, pairs).expect("in the table");
        FlashPoint::configure(&chosen).expect_err("such a match cannot be played").to_string()
    };
    let few = told(&[("players", "4"), ("firefighters", "2")]);
    assert_eq!(few, "There are as many firefighters as players, or more, up to six (S1)");
    let family = told(&[("tragic-events", "on")]);
    assert!(family.starts_with("The Family game") && family.ends_with("(S2)"), "{family}");
    let cards = told(&[("game", "experienced"), ("cards", "tragic")]);
    assert_eq!(cards, "These specialists play only with Tragic Events (Q42)");
}
