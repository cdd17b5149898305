//! The rule of four in a line told a second time, slowly, and compared at random.

use connect_four::{Action, COLUMNS, Colour, Column, ConnectFour, Discs, ROWS, Setup};
use fastrand::Rng;
use kernel::{Game, Input, Waiting};

type Grid = [[bool; ROWS]; COLUMNS];

const DIRECTIONS: [(isize, isize); 4] = [(1, 0), (0, 1), (1, 1), (1, -1)];

/// C6: Walks from every place in every direction, and counts.
fn has_four(grid: &Grid) -> bool {
    let place = |column: isize, row: isize| -> bool {
        let inside = (0..COLUMNS as isize).contains(&column) && (0..ROWS as isize).contains(&row);
        inside && grid[column as usize][row as usize]
    };
    (0..COLUMNS as isize).any(|column| {
        (0..ROWS as isize).any(|row| {
            DIRECTIONS.iter().any(|(right, up)| {
                (0..4).all(|steps| place(column + steps * right, row + steps * up))
            })
        })
    })
}

fn discs(grid: &Grid) -> Discs {
    let places = Column::ALL.into_iter().flat_map(|column| (0..ROWS).map(move |row| (column, row)));
    let taken = places.filter(|&(column, row)| grid[column as usize][row]);
    taken.fold(Discs::NONE, |discs, (column, row)| discs.with(column, row))
}

#[test]
fn both_tellings_find_the_same_lines_on_random_grids() {
    let mut rng = Rng::with_seed(4);
    let mut with_four = 0;
    for board in 0..100_000 {
        let chance_in_ten = rng.u32(2..=7);
        let mut grid = Grid::default();
        grid.as_flattened_mut().fill_with(|| rng.u32(..10) < chance_in_ten);
        let discs = discs(&grid);
        assert_eq!(discs.four_in_line(), has_four(&grid), "board {board}: {discs:?}");
        with_four += has_four(&grid) as u32;
    }
    assert!((20_000..80_000).contains(&with_four), "both kinds are common, not {with_four}");
}

#[test]
fn both_tellings_end_random_matches_at_the_same_disc() {
    let mut rng = Rng::with_seed(7);
    let mut actions = Vec::new();
    for _ in 0..5_000 {
        let mut state = ConnectFour::new(&Setup { first: Colour::Red }).expect("a plain match");
        let mut grids = [Grid::default(); 2];
        let mut heights = [0; COLUMNS];
        while let Waiting::Seats { must, .. } = state.waiting() {
            assert!(!grids.iter().any(has_four), "the match should be over");
            let seat = must.lowest().expect("somebody has to act");
            actions.clear();
            state.legal(seat, &mut actions);
            assert_eq!(actions.len(), heights.iter().filter(|&&height| height < ROWS).count());
            let Action::Drop(column) = actions[rng.usize(..actions.len())];
            grids[seat.index()][column as usize][heights[column as usize]] = true;
            heights[column as usize] += 1;
            state.apply(Input::Act(seat, Action::Drop(column)), &mut ());
        }
        let won = grids.map(|grid| has_four(&grid) as i16);
        let payoffs = state.payoffs().expect("the match is over");
        assert_eq!(payoffs[..2], [won[0] - won[1], won[1] - won[0]]);
        assert!(won != [0, 0] || heights == [ROWS; COLUMNS], "a draw needs a full grid");
    }
}
