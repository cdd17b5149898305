//! The forest as a picture, and a match that begins with one: for tests, problems and bug reports.
//!
//! A picture shows a rectangle of the forest, a row a line: `.` vacant, `,` vacant in a tower's zone,
//! `^` vacant roof, `F` gem, `#` firebreak, `E` Eternal Flame, `A` under a Tower Ablaze card. What lies
//! outside it is listed on a last line: `elsewhere Fa1 #d4`.

use crate::event::Because;
use crate::frame::{Frame, Step};
use crate::options::Options;
use crate::space::{SIDE, Space, SpaceSet};
use crate::state::{ETERNAL_FLAME, FireTower, Open};
use alloc::format;
use alloc::string::{String, ToString};
use core::fmt;
use kernel::{Frames, Game, Illegal, Seat};

/// How the line of what lies outside a picture begins.
const ELSEWHERE: &str = "elsewhere";

/// A rectangle of the forest.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Window {
    /// Its north-western cell.
    pub corner: Space,
    /// How many columns.
    pub width: u8,
    /// How many rows.
    pub height: u8,
}

impl Window {
    /// The whole forest.
    pub const WHOLE: Window = Window { corner: Space::new(0, 0), width: SIDE, height: SIDE };

    fn has(self, cell: Space) -> bool {
        let east = cell.column().checked_sub(self.corner.column());
        let south = cell.row().checked_sub(self.corner.row());
        east.is_some_and(|east| east < self.width) && south.is_some_and(|south| south < self.height)
    }
}

/// Why there is no such position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PictureProblem {
    /// There is no such match.
    Setup(Illegal<Because>),
    /// The picture is larger than what lies south-east of its corner.
    OffBoard,
    /// This is no gem or firebreak on a cell.
    Elsewhere(String),
    /// The forest cannot look so; it would look like this.
    NotSo(String),
}

impl fmt::Display for PictureProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PictureProblem::Setup(no) => write!(f, "no such match, by {}", no.clause.id),
            PictureProblem::OffBoard => write!(f, "the picture leaves the board"),
            PictureProblem::Elsewhere(word) => write!(f, "'{word}' is no token on a cell"),
            PictureProblem::NotSo(so) => write!(f, "the forest would look like this:\n{so}"),
        }
    }
}

impl FireTower {
    /// A match in the middle of the first seat's turn, the wind's gem placed and the action to come,
    /// with this part of the forest; nobody holds a card, and the deck is whole.
    pub fn from_picture(
        options: &Options,
        corner: Space,
        picture: &str,
    ) -> Result<FireTower, PictureProblem> {
        let mut state = FireTower::new(options).map_err(PictureProblem::Setup)?;
        state.open.course.turns = 1;
        state.open.course.frames = Frames::new(Frame::Turn { seat: Seat::new(0), step: Step::Act });
        state.open.lay_picture(corner, picture)?;
        Ok(state)
    }
}

impl Open {
    /// Puts the tokens of a picture on the board, and says which part of the forest it showed.
    pub fn lay_picture(&mut self, corner: Space, picture: &str) -> Result<Window, PictureProblem> {
        let lines = || picture.lines().map(str::trim).filter(|line| !line.is_empty());
        let rows = || lines().filter(|line| !line.starts_with(ELSEWHERE));
        for (south, row) in rows().enumerate() {
            for (east, glyph) in row.chars().enumerate() {
                let cell = i8::try_from(east).ok().zip(i8::try_from(south).ok());
                let cell = cell.and_then(|(east, south)| corner.step(east, south));
                self.put_token(glyph, cell.ok_or(PictureProblem::OffBoard)?);
            }
        }
        for word in lines().filter_map(|line| line.strip_prefix(ELSEWHERE)).flat_map(tokens) {
            let mut letters = word.chars();
            let glyph = letters.next().filter(|glyph| matches!(glyph, 'F' | '#'));
            let token = glyph.zip(Space::parse(letters.as_str()));
            let (glyph, cell) = token.ok_or_else(|| PictureProblem::Elsewhere(word.to_string()))?;
            self.put_token(glyph, cell);
        }
        let width = rows().map(|row| row.chars().count()).max().unwrap_or(0) as u8;
        let window = Window { corner, width, height: rows().count() as u8 };
        let drawn = self.picture(window);
        let same = drawn.lines().filter(|line| !line.starts_with(ELSEWHERE)).eq(rows());
        if same { Ok(window) } else { Err(PictureProblem::NotSo(drawn)) }
    }

    fn put_token(&mut self, glyph: char, cell: Space) {
        match glyph {
            'F' => self.gems.insert(cell),
            '#' => self.breaks.insert(cell),
            _ => {} // what is drawn besides tokens is compared, not put
        }
    }

    /// The rectangle, then the tokens outside it.
    pub fn picture(&self, window: Window) -> String {
        let mut out = String::new();
        for south in 0..window.height {
            for east in 0..window.width {
                let cell = window.corner.step(east as i8, south as i8);
                out.push(cell.map_or(' ', |cell| self.glyph(cell)));
            }
            out.push('\n');
        }
        let outside = |set: SpaceSet| set.iter().filter(move |&cell| !window.has(cell));
        let gems = outside(self.gems).map(|cell| format!(" F{cell}"));
        let breaks = outside(self.breaks).map(|cell| format!(" #{cell}"));
        let elsewhere: String = gems.chain(breaks).collect();
        if !elsewhere.is_empty() {
            out.push_str(&format!("{ELSEWHERE}{elsewhere}\n"));
        }
        out.trim_end().to_string()
    }

    /// What a cell looks like.
    fn glyph(&self, cell: Space) -> char {
        match () {
            () if self.gems.has(cell) => 'F',
            () if self.breaks.has(cell) => '#',
            () if ETERNAL_FLAME.has(cell) => 'E',
            () if self.course.ablaze.zones().has(cell) => 'A',
            () if self.options.towers.roofs().has(cell) => '^',
            () if self.zones().has(cell) => ',',
            () => '.',
        }
    }
}

fn tokens(line: &str) -> impl Iterator<Item = &str> {
    line.split_whitespace()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::options::Edition;
    use crate::wind::Towers;

    const OPTIONS: Options = Options::preset(Edition::Later, Towers::ALL);

    fn from(corner: &str, picture: &str) -> Result<FireTower, PictureProblem> {
        FireTower::from_picture(&OPTIONS, Space::parse(corner).expect("a cell"), picture)
    }

    #[test]
    fn a_picture_is_drawn_as_it_was_laid() {
        let picture = "FEE.\n.EE#\nelsewhere Fa2 #d4";
        let state = from("g8", picture).expect("such a forest can be");
        let corner = Space::parse("g8").expect("a cell");
        assert_eq!(state.open.picture(Window { corner, width: 4, height: 2 }), picture);
        let whole = state.open.picture(Window::WHOLE);
        let again = from("a1", &whole).expect("the whole forest is a picture too");
        assert_eq!(again, state);
    }

    #[test]
    fn what_cannot_be_is_said() {
        let not_so = PictureProblem::NotSo("^,,".to_string());
        assert_eq!(from("a1", "...").expect_err("a zone"), not_so);
        assert_eq!(from("p16", "^.").expect_err("too wide"), PictureProblem::OffBoard);
        let word = PictureProblem::Elsewhere("Xd4".to_string());
        assert_eq!(from("d4", ".\nelsewhere Xd4").expect_err("no token"), word);
        let nobody = Options { towers: Towers::NONE, ..OPTIONS };
        let problem = FireTower::from_picture(&nobody, Space::new(0, 0), "").expect_err("no match");
        assert_eq!(problem.to_string(), "no such match, by S2");
    }
}
