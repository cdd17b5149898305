//! What can be chosen, a new match, and a match from a picture.

use crate::{Colour, Column, ConnectFour, Discs, Frame, ROWS};
use kernel::{Chosen, GameOption, Misconfigured, OptionValue};
use serde::{Deserialize, Serialize};

/// Everything that is fixed before the first disc.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Setup {
    /// Which colour begins.
    pub first: Colour,
}

pub(crate) const OPTIONS: &[GameOption] = &[GameOption {
    key: "first",
    about: "Which colour drops the first disc.",
    values: &[
        OptionValue { key: "red", about: "Red begins." },
        OptionValue { key: "yellow", about: "Yellow begins." },
    ],
}];

pub(crate) fn configure(chosen: &Chosen<'_>) -> Result<Setup, Misconfigured> {
    let first = match chosen.get("first") {
        "yellow" => Colour::Yellow,
        _ => Colour::Red,
    };
    Ok(Setup { first })
}

/// C1: An empty grid. C4: The colour agreed on begins.
pub(crate) fn empty(first: Colour) -> ConnectFour {
    ConnectFour { discs: [Discs::NONE; 2], frame: Frame::Turn { seat: first.seat() } }
}

impl ConnectFour {
    /// The match that looks like this, for tests and puzzles: six rows from the top, `R`, `Y` and `.`
    /// for an empty place, spaces ignored. The number of discs says whose turn it is.
    ///
    /// Panics on a picture that no match can look like: that is a mistake in the test.
    pub fn from_picture(first: Colour, picture: &str) -> ConnectFour {
        let mut state = empty(first);
        let mut letters = picture.chars().filter(|letter| !letter.is_whitespace());
        for row in (0..ROWS).rev() {
            for column in Column::ALL {
                let colour = match letters.next().expect("a picture has 42 places") {
                    'R' => Colour::Red,
                    'Y' => Colour::Yellow,
                    '.' => continue,
                    other => panic!("'{other}' is no disc"),
                };
                let discs = &mut state.discs[colour.seat().index()];
                *discs = discs.with(column, row);
            }
        }
        assert!(letters.next().is_none(), "a picture has 42 places");
        state.frame = frame_of(first, &state);
        state
    }
}

/// What a match with these discs is in the middle of.
fn frame_of(first: Colour, state: &ConnectFour) -> Frame {
    let all = state.all();
    for column in Column::ALL {
        let resting = (0..all.height(column)).all(|row| all.has(column, row));
        assert!(resting, "a disc hangs in the air in column {column:?}");
    }
    let first = first.seat();
    let second = first.next(2);
    let [ahead, behind] = [first, second].map(|seat| state.discs[seat.index()].len());
    assert!(ahead == behind || ahead == behind + 1, "the players do not take turns");
    let (mover, other) = if ahead == behind { (first, second) } else { (second, first) };
    assert!(!state.discs[mover.index()].four_in_line(), "a disc was dropped after a win");
    if state.discs[other.index()].four_in_line() {
        Frame::Won { seat: other }
    } else if all == Discs::ALL {
        Frame::Full
    } else {
        Frame::Turn { seat: mover }
    }
}
