//! The game in plain English: for the terminal, for transcripts, for a failing test.

use crate::{Action, Because, Colour, Column, ConnectFour, Event, Frame, ROWS, View};
use alloc::format;
use alloc::string::{String, ToString};
use kernel::{Paint, PlainText, Seat};

impl PlainText for ConnectFour {
    fn name(_view: &View, seat: Seat) -> String {
        colour(seat).to_string()
    }

    fn draw(view: &View, paint: Paint) -> String {
        let mut drawing = String::new();
        for row in (0..ROWS).rev() {
            drawing += &format!("{}", row + 1);
            for column in Column::ALL {
                drawing += " ";
                drawing += disc(view.at(column, row), paint);
            }
            drawing += "\n";
        }
        drawing += "  a b c d e f g\n";
        drawing
    }

    fn prompt(view: &View) -> String {
        match view.frame {
            Frame::Turn { seat } => format!("{} drops a disc.", colour(seat)),
            Frame::Won { seat } => format!("{} has won.", colour(seat)),
            Frame::Full => "The match is a draw.".to_string(),
        }
    }

    fn label(Action::Drop(column): Action) -> String {
        letter(column).to_string()
    }

    fn tell(_view: &View, event: &Event) -> String {
        match *event {
            Event::Dropped { seat, column, row } => {
                format!("{} drops a disc to {}{}.", colour(seat), letter(column), row + 1)
            }
            Event::TurnBegan { .. } => String::new(),
            Event::Won { seat } => format!("{} has four in a line and wins.", colour(seat)),
            Event::Filled => "The grid is full: a draw.".to_string(),
        }
    }

    fn why(because: Because) -> String {
        match because {
            Because::Over => "The match is over.".to_string(),
            Because::NotYourTurn { turn } => format!("It is {}'s turn.", colour(turn)),
            Because::ColumnFull(column) => format!("Column {} is full.", letter(column)),
        }
    }
}

fn colour(seat: Seat) -> &'static str {
    if seat == Colour::Red.seat() { "Red" } else { "Yellow" }
}

fn letter(column: Column) -> char {
    (b'a' + column as u8) as char
}

/// Colour is never alone: the letter says it too.
fn disc(colour: Option<Colour>, paint: Paint) -> &'static str {
    match (colour, paint) {
        (None, _) => ".",
        (Some(Colour::Red), Paint::Plain) => "R",
        (Some(Colour::Yellow), Paint::Plain) => "Y",
        (Some(Colour::Red), Paint::Colour) => "\x1b[31mR\x1b[0m",
        (Some(Colour::Yellow), Paint::Colour) => "\x1b[33mY\x1b[0m",
    }
}
