//! What a terminal shows.

use connect_four::{Action, Because, Colour, Column, ConnectFour, Setup};
use kernel::{Game, Input, Paint, PlainText, Seat};

const PICTURE: &str = "
    .......
    .......
    .......
    ...Y...
    ...R...
    ..YR...";

#[test]
fn a_match_is_drawn_with_its_columns_and_rows_named() {
    let view = ConnectFour::from_picture(Colour::Red, PICTURE).view(None);
    let drawing = [
        "6 . . . . . . .",
        "5 . . . . . . .",
        "4 . . . . . . .",
        "3 . . . Y . . .",
        "2 . . . R . . .",
        "1 . . Y R . . .",
        "  a b c d e f g",
        "",
    ];
    assert_eq!(ConnectFour::draw(&view, Paint::Plain), drawing.join("\n"));
}

#[test]
fn colour_only_adds_to_the_letters() {
    let view = ConnectFour::from_picture(Colour::Red, PICTURE).view(None);
    let mut drawing = ConnectFour::draw(&view, Paint::Colour);
    assert!(drawing.contains("\x1b[31mR\x1b[0m") && drawing.contains("\x1b[33mY\x1b[0m"));
    for code in ["\x1b[31m", "\x1b[33m", "\x1b[0m"] {
        drawing = drawing.replace(code, "");
    }
    assert_eq!(drawing, ConnectFour::draw(&view, Paint::Plain));
}

#[test]
fn a_short_match_is_told_from_the_first_disc_to_the_last() {
    let mut state = ConnectFour::new(&Setup { first: Colour::Red }).expect("a plain match");
    let mut story = Vec::new();
    for column in [Column::A, Column::B, Column::A, Column::B, Column::A, Column::B, Column::A] {
        let seat = state.waiting().actors().lowest().expect("the match goes on");
        story.push(format!("({})", ConnectFour::prompt(&state.view(None))));
        let mut events = Vec::new();
        state.apply(Input::Act(seat, Action::Drop(column)), &mut events);
        let view = state.view(None);
        story.extend(events.iter().map(|event| ConnectFour::tell(&view, event)));
    }
    story.retain(|line| !line.is_empty());
    assert_eq!(
        story[..3],
        ["(Red drops a disc.)", "Red drops a disc to a1.", "(Yellow drops a disc.)"]
    );
    assert_eq!(
        story[story.len() - 2..],
        ["Red drops a disc to a4.", "Red has four in a line and wins."]
    );
    assert_eq!(ConnectFour::prompt(&state.view(None)), "Red has won.");
}

#[test]
fn a_draw_is_told() {
    let nearly_full = "
        YRYRYR.
        RYRYRYR
        RYRYRYR
        YRYRYRY
        YRYRYRY
        RYRYRYR";
    let mut state = ConnectFour::from_picture(Colour::Red, nearly_full);
    let mut events = Vec::new();
    state.play(Seat::new(1), Action::Drop(Column::G), &mut events).expect("a place is left");
    let view = state.view(None);
    let story: Vec<_> = events.iter().map(|event| ConnectFour::tell(&view, event)).collect();
    assert_eq!(story, ["Yellow drops a disc to g6.", "The grid is full: a draw."]);
    assert_eq!(ConnectFour::prompt(&view), "The match is a draw.");
}

#[test]
fn every_refusal_has_its_words() {
    let turn = Seat::new(1);
    assert_eq!(ConnectFour::why(Because::Over), "The match is over.");
    assert_eq!(ConnectFour::why(Because::NotYourTurn { turn }), "It is Yellow's turn.");
    assert_eq!(ConnectFour::why(Because::ColumnFull(Column::C)), "Column c is full.");
}

#[test]
fn columns_are_typed_by_their_letters() {
    let labels: String = Column::ALL.map(|c| ConnectFour::label(Action::Drop(c))).concat();
    assert_eq!(labels, "abcdefg");
}
