//! The board against tables that were written down apart from it.

use super::*;
use alloc::vec::Vec;

const SIDES: [Side; 2] = [Side::First, Side::Second];

fn at(text: &str) -> Space {
    Space::parse(text).expect("a space as 3,4")
}

fn edges() -> impl Iterator<Item = Edge> {
    let of = |space| [Direction::East, Direction::South].map(|way| Edge::of(space, way));
    Space::all().flat_map(of).flatten()
}

#[test]
fn b1_b2_b5_s3_q3_counts_of_walls_doors_and_doorways() {
    let counts = SIDES.map(|side| {
        let board = side.board();
        let between = |edge: &Edge| edge.spaces().map(Space::is_outside);
        let count = |wanted: fn(Border) -> bool, outer: bool| {
            let mixed = |edge: &Edge| matches!(between(edge), [a, b] if (a != b) == outer);
            edges().filter(mixed).filter(|&edge| wanted(board.on(edge))).count()
        };
        let wall = |border| matches!(border, Border::Wall(_));
        let door = |border| matches!(border, Border::Door(_));
        let doorway = |border| matches!(border, Border::Doorway);
        let ring: Vec<Edge> = edges().filter(|edge| between(edge) == [true; 2]).collect();
        assert!(ring.iter().all(|&edge| board.on(edge) == Border::Open));
        assert_eq!(ring.len(), 32, "the outside is one ring");
        assert_eq!((count(door, true), count(doorway, false)), (0, 0));
        [count(wall, false), count(door, false), count(doorway, true), count(wall, true)]
    });
    assert_eq!(counts, [[18, 8, 4, 24], [19, 7, 2, 26]]);
    assert_eq!((SpaceSet::BUILDING.len(), SpaceSet::OUTSIDE.len()), (48, 32));
}

#[test]
fn b2_walls_and_doors_are_where_their_numbers_say() {
    for side in SIDES {
        let board = side.board();
        for (number, edge) in (0..).zip(board.walls()) {
            assert_eq!(board.on(edge), Border::Wall(number));
            assert_eq!(board.wall(number), edge);
            assert!(edge.spaces().iter().all(|&s| board.walls_around(s).any(|n| n == number)));
        }
        for (number, edge) in (0..).zip(board.doors()) {
            assert_eq!(board.on(edge), Border::Door(number));
            assert_eq!(board.door(number), edge);
            assert!(edge.spaces().iter().all(|&s| board.doors_around(s).any(|n| n == number)));
        }
        for space in Space::all() {
            for way in Direction::ALL {
                let back = space.step(way).map(|next| board.border(next, way.opposite()));
                assert_eq!(board.border(space, way), back.unwrap_or(Border::End));
            }
        }
        let numbered = board.walls().count() + board.doors().count();
        assert_eq!(numbered, if side == Side::First { 50 } else { 52 });
    }
}

/// Bits are up, left, down, right, as a public implementation has them; doors count as walls there, and
/// doorways too.
#[test]
fn b2_side_one_agrees_with_rows_of_four_bits() {
    const ROWS: [&str; 6] = [
        "1100 1000 1001 1100 1001 1100 1000 1001",
        "0100 0000 0011 0110 0011 0110 0010 0011",
        "0100 0001 1100 1000 1000 1001 1100 1001",
        "0110 0011 0110 0010 0010 0011 0110 0011",
        "1100 1000 1000 1000 1001 1100 1001 1101",
        "0110 0010 0010 0010 0011 0110 0011 0111",
    ];
    const BITS: [Direction; 4] =
        [Direction::North, Direction::West, Direction::South, Direction::East];
    for (row, line) in (1..).zip(ROWS) {
        for (column, bits) in (1..).zip(line.split(' ')) {
            let space = Space::new(row, column);
            for (way, bit) in BITS.into_iter().zip(bits.chars()) {
                let printed = Side::First.board().border(space, way) != Border::Open;
                assert_eq!(printed, bit == '1', "{space} {way:?}");
            }
        }
    }
}

#[test]
fn fp1_ways_out_agree_with_the_tables() {
    const TABLES: [[&str; 6]; 2] = [
        [
            "3 4 5 5 4 1 2 3",
            "2 3 4 4 3 2 3 3",
            "1 2 3 4 5 4 3 2",
            "2 3 4 4 4 3 2 1",
            "4 3 2 3 4 5 6 7",
            "3 2 1 2 3 4 5 6",
        ],
        [
            "7 6 5 11 10 9 10 11",
            "6 5 4 8 7 8 9 10",
            "1 2 3 7 6 7 8 9",
            "2 3 3 4 5 6 7 8",
            "4 3 2 9 8 7 8 9",
            "3 2 1 10 9 8 9 10",
        ],
    ];
    for (side, table) in SIDES.into_iter().zip(TABLES) {
        for (row, line) in (1..).zip(table) {
            for (column, distance) in (1..).zip(line.split(' ')) {
                let space = Space::new(row, column);
                let distance: u8 = distance.parse().expect("a number");
                assert_eq!(side.board().way_out(space), distance, "{side:?} {space}");
                assert!(side.board().ways_on(space).next().is_some());
            }
        }
        assert!(SpaceSet::OUTSIDE.iter().all(|space| side.board().way_out(space) == 0));
    }
}

#[test]
fn fp1_ways_go_on_along_shortest_routes() {
    let on = |text| Side::First.board().ways_on(at(text)).map(|(_, to)| to).collect::<Vec<_>>();
    assert_eq!(on("1,4"), [at("1,5"), at("2,4")]);
    assert_eq!(on("6,3"), [at("7,3")]);
    assert_eq!(on("6,6"), [at("6,5")]);
    assert_eq!(on("5,8"), [at("6,8")]);
    assert_eq!(on("6,8"), [at("6,7")]);
    assert_eq!(on("7,3"), []);
}

#[test]
fn b7_all_arrows_end_in_the_ring_around_the_middle() {
    let ring: SpaceSet = FIRST_EXPLOSION.into_iter().collect();
    assert_eq!(ring.len(), 8);
    for space in SpaceSet::BUILDING.iter() {
        let next = arrow(space);
        assert!(next != space && !next.is_outside(), "{space} points at {next}");
        assert!(
            space.row().abs_diff(next.row()) <= 1 && space.column().abs_diff(next.column()) <= 1
        );
        let end = (0..48).fold(space, |at, _| arrow(at));
        assert!(ring.has(end), "{space} ends at {end}");
    }
    let around = ["3,3", "4,3", "4,4", "4,5", "4,6", "3,6", "3,5", "3,4"].map(at);
    for (place, space) in around.into_iter().enumerate() {
        assert_eq!(arrow(space), around[(place + 1) % 8]);
    }
    let corners = ["1,1", "1,8", "6,1", "6,8"].map(|corner| arrow(at(corner)));
    assert_eq!(corners, ["2,2", "2,7", "5,2", "5,7"].map(at));
}

#[test]
fn b6_v9_engines_stand_at_their_quadrants() {
    for side in SIDES {
        let reached = Parking::ALL.map(|parking| side.board().engine_quadrant(parking));
        assert!(Quadrant::ALL.iter().all(|quadrant| reached.contains(quadrant)));
        for parking in Parking::ALL {
            let quadrant = side.board().engine_quadrant(parking).spaces();
            let beside = |space: Space| {
                Direction::ALL.iter().any(|&way| space.step(way).is_some_and(|to| quadrant.has(to)))
            };
            assert!(side.board().engine(parking).into_iter().all(beside), "{side:?} {parking:?}");
        }
    }
    let all = Quadrant::ALL.iter().fold(SpaceSet::EMPTY, |all, one| all.or(one.spaces()));
    assert_eq!(all, SpaceSet::BUILDING);
    for (space, quadrant) in SpaceSet::BUILDING.iter().zip(core::iter::repeat(Quadrant::ALL)) {
        assert!(quadrant.iter().all(|one| one.spaces().has(one.aimed(space))));
        assert_eq!(Quadrant::of(space).map(|one| one.aimed(space)), Some(space));
    }
}

#[test]
fn v1_spots_are_pairs_of_spaces_outside_on_the_side_that_they_are_named_after() {
    for side in SIDES {
        for (parking, way) in Parking::ALL.into_iter().zip([
            Direction::West,
            Direction::North,
            Direction::East,
            Direction::South,
        ]) {
            for spot in [side.board().ambulance(parking), side.board().engine(parking)] {
                let [one, other] = spot;
                assert_eq!(one.distance(other), 1);
                assert!(spot.iter().all(|space| space.is_outside() && space.step(way).is_none()));
            }
        }
        let both = |parking| [side.board().ambulance(parking), side.board().engine(parking)];
        let spaces: SpaceSet = Parking::ALL.into_iter().flat_map(both).flatten().collect();
        assert_eq!(spaces.len(), 16, "no two spots overlap");
    }
    assert_eq!(Parking::Left.opposite(), Parking::Right);
    assert_eq!(Parking::Bottom.clockwise(), Parking::Left);
    assert_eq!(Parking::Left.counterclockwise(), Parking::Bottom);
}

#[test]
fn v9_q4_dice_are_turned_into_the_quadrant() {
    assert_eq!(Quadrant::TopLeft.aimed(at("5,7")), at("2,2"));
    assert_eq!(Quadrant::BottomRight.aimed(at("1,4")), at("6,5"));
    assert_eq!(Quadrant::TopRight.aimed(at("3,8")), at("3,8"));
    assert_eq!([1, 2, 3, 4, 5, 6].map(opposite_red), [6, 5, 4, 3, 2, 1]);
    assert_eq!([1, 4, 5, 8].map(opposite_black), [8, 5, 4, 1]);
}

#[test]
fn every_space_of_the_building_is_in_a_room_that_hangs_together() {
    for side in SIDES {
        let board = side.board();
        let named = |space: &Space| board.room(*space).is_some();
        assert_eq!(Space::all().filter(named).collect::<SpaceSet>(), SpaceSet::BUILDING);
        for edge in edges() {
            let [one, other] = edge.spaces().map(|space| board.room(space));
            match board.on(edge) {
                Border::Open => assert_eq!(one, other, "{side:?} {edge}"),
                Border::Door(_) | Border::Doorway => assert_ne!(one, other, "{side:?} {edge}"),
                Border::Wall(_) | Border::End => {}
            }
        }
    }
}

#[test]
fn spaces_and_edges_are_read_as_they_are_written() {
    for space in Space::all() {
        assert_eq!(Space::parse(&alloc::format!("{space}")), Some(space));
        assert_eq!(Space::at(space.index()), space);
    }
    for edge in edges() {
        assert_eq!(Edge::parse(&alloc::format!("{edge}")), Some(edge));
    }
    assert_eq!(Edge::parse("3,5-3,4"), Edge::parse("3,4-3,5"));
    assert_eq!(["8,0", "3,a", "3", "3,4,5", "+3,4", ""].map(Space::parse), [None; 6]);
    assert_eq!(["3,4-3,6", "3,4-4,5", "3,4", "3,4-3,4"].map(Edge::parse), [None; 4]);
}

#[test]
fn sets_of_spaces_shift_as_spaces_step() {
    for way in Direction::ALL {
        assert_eq!(SpaceSet::ALL.shifted(way), Space::all().filter_map(|s| s.step(way)).collect());
        for space in Space::all() {
            let shifted = SpaceSet::one(space).shifted(way);
            assert_eq!(shifted.lowest(), space.step(way));
        }
    }
    let block = SpaceSet::block(at("1,1"), at("3,4"));
    let words: [u32; 3] = block.into();
    assert_eq!(SpaceSet::try_from(words), Ok(block));
    assert!(SpaceSet::try_from([0, 0, 1 << 16]).is_err());
}
