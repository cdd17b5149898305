//! Explosions, shockwaves and flashovers, told a second time and compared on random boards.
//!
//! `TINDERBOX_BOARDS=1000000` tries more.

mod house;

use fastrand::Rng;
use flash_point::Firefighter;
use flash_point::board::{Parking, Side};
use flash_point::levels::Level;
use flash_point::space::{Direction, Edge, Space, SpaceSet};
use flash_point::specialist::Specialist;
use flash_point::{Action, Chance, FireCard};
use flash_point::{Cards, Mode, Options, Windows};
use flash_point::{FlashPoint, Frame, Turn};
use house::{Door, House};
use kernel::{Bag, Frames, Game, Input, Seat};

/// With at most four more the building still stands.
const DAMAGE_MAX: u32 = 18;

/// How many boards are tried.
fn boards() -> u64 {
    let asked = std::env::var("TINDERBOX_BOARDS").ok();
    asked.map_or(100_000, |text| text.parse().expect("TINDERBOX_BOARDS is a number"))
}

fn options(side: Side) -> Options {
    Options {
        players: 1,
        firefighters: 1,
        mode: Mode::Experienced,
        level: Level::Recruit,
        side,
        tragic: true,
        chosen: false,
        cards: Cards::Base,
        windows: Windows::Endless,
        free_command: true,
        play_on: false,
        accelerate_advances: true,
    }
}

/// A house with fire, smoke, broken walls and doors of all kinds, here and there or everywhere.
fn random_house(rng: &mut Rng) -> House {
    let side = if rng.bool() { Side::First } else { Side::Second };
    let mut house = House::quiet(side);
    let (fire, smoke) = (rng.u32(..101), rng.u32(..101));
    for space in SpaceSet::BUILDING.iter() {
        if rng.u32(..100) < fire {
            house.fire.insert(space);
        } else if rng.u32(..100) < smoke {
            house.smoke.insert(space);
        }
    }
    for door in side.board().doors() {
        let state = [Door::Closed, Door::Open, Door::Destroyed][rng.usize(..3)];
        house.doors.insert(door, state);
    }
    let walls: Vec<Edge> = side.board().walls().collect();
    for _ in 0..rng.u32(..40) {
        let markers = 1 + rng.u8(..2);
        if house.damage_placed() + u32::from(markers) <= DAMAGE_MAX {
            let wall = house.damage.entry(walls[rng.usize(..walls.len())]).or_default();
            *wall = (*wall + markers).min(2);
        }
    }
    house
}

/// The same house as the rules keep it, in a turn in which the firefighter is far away.
fn table(house: &House) -> FlashPoint {
    let mut state = FlashPoint::new(&options(house.side)).expect("it can be played");
    let open = &mut state.open;
    open.fire = house.fire.iter().copied().collect();
    open.smoke = house.smoke.iter().copied().collect();
    for (&door, &is) in &house.doors {
        if is != Door::Closed {
            open.blocked = open.blocked.without(door);
        }
        if is == Door::Destroyed {
            open.cracked = open.cracked.with(door);
        }
    }
    for (&wall, &markers) in &house.damage {
        open.tally.damage += markers;
        match markers {
            1 => open.cracked = open.cracked.with(wall),
            _ => open.blocked = open.blocked.without(wall),
        }
    }
    open.unseen = Bag::EMPTY;
    open.crew[0].specialist = Some(Specialist::Generalist);
    (open.ambulance, open.engine) = (Some(Parking::Left), Some(Parking::Left));
    open.course.frames = Frames::new(Frame::Act);
    open.course.turn = Turn::new(1, Firefighter::new(0));
    state
}

/// What the rules have made of it, as the second telling keeps it.
fn read(state: &FlashPoint) -> House {
    let open = &state.open;
    let mut house = House::quiet(open.options.side);
    house.fire = open.fire.iter().collect();
    house.smoke = open.smoke.iter().collect();
    for (&door, is) in &mut house.doors {
        *is = match (open.blocked.has(door), open.has_door(door)) {
            (true, _) => Door::Closed,
            (false, true) => Door::Open,
            (false, false) => Door::Destroyed,
        };
    }
    for wall in open.board().walls() {
        match (open.has_wall(wall), open.is_damaged(wall)) {
            (false, _) => drop(house.damage.insert(wall, 2)),
            (_, true) => drop(house.damage.insert(wall, 1)),
            _ => {}
        }
    }
    house
}

#[test]
fn f1_f2_f3_f4_f9_x1_x2_x3_x4_x5_b2_b3_b4_q2_two_tellings_agree_on_random_boards() {
    let mut rng = Rng::with_seed(12);
    let (mut explosions, mut thrown_out, mut through_doors, mut flashovers) = (0, 0, 0, 0);
    for board in 0..boards() {
        let mut house = random_house(&mut rng);
        let mut state = table(&house);
        assert_eq!(read(&state), house, "board {board} is not what was written");
        let target = Space::new(1 + rng.u8(..6), 1 + rng.u8(..8));
        explosions += u32::from(house.fire.contains(&target));
        let before = house.clone();
        house.advance(target);
        thrown_out += u32::from(house.fire.iter().any(|space| space.is_outside()));
        let open = |door: &Edge| before.doors[door] == Door::Open;
        through_doors += u32::from(house.doors.iter().any(|(d, is)| open(d) && *is != Door::Open));
        flashovers += u32::from(before.smoke.iter().filter(|s| house.fire.contains(s)).count() > 4);
        house.clear_outside();
        let end = Action::End { firefighter: Firefighter::new(0) };
        state.apply(Input::Act(Seat::new(0), end), &mut ());
        state.apply(Input::Chance(Chance::Fire(FireCard::FireRage)), &mut ());
        state.apply(Input::Chance(Chance::Target(target)), &mut ());
        assert_eq!(read(&state), house, "board {board}, {target} in {before:?}");
        assert_eq!(u32::from(state.open.tally.damage), house.damage_placed());
    }
    let met = [explosions, thrown_out, through_doors, flashovers];
    assert!(met.iter().all(|&times| u64::from(times) > boards() / 100), "too few: {met:?}");
}

/// A second telling that tells nothing would agree with anything.
#[test]
fn x5_the_second_telling_knows_a_shockwave() {
    let mut house = House::quiet(Side::First);
    for space in ["3,3", "3,4", "3,5"].map(|text| Space::parse(text).expect("a space")) {
        house.fire.insert(space);
    }
    house.advance(Space::new(3, 3));
    assert!(house.fire.contains(&Space::new(3, 6)) && house.fire.contains(&Space::new(4, 3)));
    let wall = Edge::of(Space::new(3, 3), Direction::North).expect("an edge");
    assert_eq!(house.damage.into_iter().collect::<Vec<_>>(), [(wall, 1)]);
}
