//! The rules as pictures: a grid, what is tried, and the grid after it or the clause that forbids it.

use connect_four::{Action, Because, Colour, Column, ConnectFour, ROWS, Setup, clause};
use kernel::{Chosen, Game, Seat, Waiting};
use testkit::scenario::{Scenario, refused, then};

/// Ann plays the red discs.
const ANN: Seat = Seat::new(0);
/// Ben plays the yellow discs.
const BEN: Seat = Seat::new(1);
/// Cem only watches.
const CEM: Seat = Seat::new(2);

#[test]
fn c1_the_grid_is_empty_at_the_start() {
    let start = ConnectFour::new(&Setup { first: Colour::Red }).expect("a plain match");
    assert_eq!(start.seats().len(), 2);
    let empty = "
        .......
        .......
        .......
        .......
        .......
        .......";
    Scenario::new(start, picture).shows(empty).end();
}

#[test]
fn c2_a_disc_falls_to_the_bottom_of_an_empty_column() {
    let before = "
        .......
        .......
        .......
        .......
        .......
        .......";
    let after = "
        .......
        .......
        .......
        .......
        .......
        ...R...";
    then(board(before), ANN, drop(Column::D), after);
}

#[test]
fn c2_a_disc_rests_on_the_discs_below_whoever_dropped_them() {
    let before = "
        .......
        .......
        .......
        .......
        .......
        R.....Y";
    let after = "
        .......
        .......
        .......
        .......
        ......R
        R.....Y";
    then(board(before), ANN, drop(Column::G), after);
}

#[test]
fn c3_a_full_column_takes_no_more() {
    let before = "
        Y......
        R......
        Y......
        R......
        Y......
        R......";
    let because = Because::ColumnFull(Column::A);
    refused(board(before), ANN, drop(Column::A), &clause::COLUMN_FULL, because);
}

#[test]
fn c3_the_last_place_of_a_column_can_be_taken() {
    let before = "
        .......
        ......R
        ......Y
        ......R
        ......Y
        ......R";
    let after = "
        ......Y
        ......R
        ......Y
        ......R
        ......Y
        ......R";
    then(board(before), BEN, drop(Column::G), after);
}

#[test]
fn c4_the_colour_agreed_on_begins() {
    for (word, colour, seat) in [("red", Colour::Red, ANN), ("yellow", Colour::Yellow, BEN)] {
        let chosen = Chosen::new(ConnectFour::OPTIONS, &[("first", word)]).expect("in the table");
        let setup = ConnectFour::configure(&chosen).expect("one option cannot contradict itself");
        assert_eq!(setup, Setup { first: colour });
        let start = ConnectFour::new(&setup).expect("a plain match");
        assert_eq!(start.waiting(), Waiting::on_one(seat));
    }
}

#[test]
fn c4_the_two_take_turns() {
    let mut state = ConnectFour::new(&Setup { first: Colour::Yellow }).expect("a plain match");
    for seat in [BEN, ANN, BEN, ANN] {
        assert_eq!(state.waiting(), Waiting::on_one(seat));
        state.play(seat, drop(Column::D), &mut ()).expect("it is their turn");
    }
}

#[test]
fn c5_nobody_drops_out_of_turn() {
    let reds_turn = "
        .......
        .......
        .......
        .......
        .......
        ..RY...";
    let because = Because::NotYourTurn { turn: ANN };
    refused(board(reds_turn), BEN, drop(Column::D), &clause::OUT_OF_TURN, because);
    refused(board(reds_turn), CEM, drop(Column::D), &clause::OUT_OF_TURN, because);
}

#[test]
fn c5_whose_turn_it_is_counts_before_what_they_try() {
    let before = "
        Y......
        R......
        Y......
        R......
        Y......
        R......";
    let because = Because::NotYourTurn { turn: ANN };
    refused(board(before), BEN, drop(Column::A), &clause::OUT_OF_TURN, because);
}

#[test]
fn c6_four_across_win() {
    let before = "
        .......
        .......
        .......
        .......
        YYY....
        RRR....";
    wins(board(before), ANN, drop(Column::D));
}

#[test]
fn c6_four_upright_win() {
    let before = "
        .......
        .......
        .......
        ......Y
        R.....Y
        RRR...Y";
    wins(board(before), BEN, drop(Column::G));
}

#[test]
fn c6_four_slanting_up_win() {
    let before = "
        .......
        .......
        .......
        ..RY...
        .RYR...
        RYYR..Y";
    wins(board(before), ANN, drop(Column::D));
}

#[test]
fn c6_four_slanting_down_win() {
    let before = "
        .......
        .......
        .......
        ...YR..
        ...RYR.
        Y..RYYR";
    wins(board(before), ANN, drop(Column::D));
}

#[test]
fn c6_a_gap_does_not_count() {
    let before = "
        .......
        .......
        .......
        .......
        YYY....
        RRR....";
    goes_on(board(before), ANN, drop(Column::E));
}

#[test]
fn c6_a_line_does_not_run_over_the_edge_of_the_grid() {
    let before = "
        .......
        R......
        Y......
        Y......
        RR.....
        YR....Y";
    goes_on(board(before), ANN, drop(Column::A));
    let before = "
        .......
        .......
        .......
        ...Y...
        ...Y...
        R..Y.RR";
    goes_on(board(before), ANN, drop(Column::B));
}

#[test]
fn c7_more_than_four_in_a_line_win_as_well() {
    let before = "
        .......
        .......
        .......
        .......
        YYY.YYY
        RRR.RRR";
    wins(board(before), ANN, drop(Column::D));
}

#[test]
fn c7_two_lines_at_once_are_one_win() {
    let before = "
        .......
        .......
        ......R
        .....RY
        ....RYY
        RRR.YYY";
    wins(board(before), ANN, drop(Column::D));
}

#[test]
fn c8_a_full_grid_without_a_line_is_a_draw() {
    let state = board(NEARLY_FULL).act(BEN, drop(Column::G)).end();
    assert_eq!(state.waiting(), Waiting::Over);
    assert_eq!(state.payoffs().expect("the match is over")[..2], [0, 0]);
}

#[test]
fn c8_the_last_disc_can_still_win() {
    let before = "
        RRRYYY.
        RYRYRYR
        RYRYRYR
        YRYRYRY
        YRYRYRY
        RYRYRYR";
    wins(board(before), BEN, drop(Column::G));
}

#[test]
fn c9_nothing_is_dropped_after_a_win() {
    let won = "
        .......
        .......
        .......
        .......
        YYY....
        RRRR...";
    for seat in [ANN, BEN, CEM] {
        refused(board(won), seat, drop(Column::E), &clause::OVER, Because::Over);
    }
}

#[test]
fn c9_nothing_is_dropped_after_a_draw() {
    let full = &NEARLY_FULL.replacen('.', "Y", 1);
    for seat in [ANN, BEN, CEM] {
        refused(board(full), seat, drop(Column::E), &clause::OVER, Because::Over);
    }
}

/// No line anywhere, and the last place makes none.
const NEARLY_FULL: &str = "
        YRYRYR.
        RYRYRYR
        RYRYRYR
        YRYRYRY
        YRYRYRY
        RYRYRYR";

/// The match of the picture, in which Red began.
#[track_caller]
fn board(drawn: &str) -> Scenario<ConnectFour> {
    Scenario::new(ConnectFour::from_picture(Colour::Red, drawn), picture)
}

fn picture(state: &ConnectFour) -> String {
    let view = state.view(None);
    let letter = |place: Option<Colour>| match place {
        Some(Colour::Red) => 'R',
        Some(Colour::Yellow) => 'Y',
        None => '.',
    };
    let row = |row| Column::ALL.iter().map(|&column| letter(view.at(column, row))).collect();
    (0..ROWS).rev().map(row).collect::<Vec<String>>().join("\n")
}

fn drop(column: Column) -> Action {
    Action::Drop(column)
}

#[track_caller]
fn wins(before: Scenario<ConnectFour>, seat: Seat, action: Action) {
    assert_eq!(before.state().waiting(), Waiting::on_one(seat), "nobody has won yet");
    let state = before.act(seat, action).end();
    assert_eq!(state.waiting(), Waiting::Over);
    let payoffs = state.payoffs().expect("the match is over");
    assert_eq!((payoffs[seat.index()], payoffs[seat.next(2).index()]), (1, -1));
}

#[track_caller]
fn goes_on(before: Scenario<ConnectFour>, seat: Seat, action: Action) {
    let state = before.act(seat, action).end();
    assert_eq!(state.waiting(), Waiting::on_one(seat.next(2)));
    assert_eq!(state.payoffs(), None);
}
