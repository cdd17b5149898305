//! The row as a picture, and a match that begins with one: for tests, problems and bug reports.
//!
//! `[B:Judge_(1)][R:Deserter^/Infiltration_!][R:Insurrection~]`: piles in the order of activation, each
//! with its family's letter and its cards from the bottom up. `^` is face up, `_` face down, `~` face
//! down again after having been seen; `(n)` is influence, each `!` a verdict.

use crate::card::Card;
use crate::event::Because;
use crate::options::Options;
use crate::row::Slot;
use crate::state::{CardInRow, Face, Frame, Oriflamme};
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;
use kernel::{Game, Illegal, Seat};

/// The families' letters, by seat: red, blue, green, yellow, purple.
const LETTERS: &str = "RBGYP";

/// Why there is no such position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PictureProblem {
    /// There is no such match.
    Setup(Illegal<Because>),
    /// This is no pile: brackets, a family of this match, a colon, cards.
    Pile(String),
    /// This is no card that says how it lies.
    Card(String),
    /// More cards or verdicts than there are.
    TooMany,
}

impl fmt::Display for PictureProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PictureProblem::Setup(no) => write!(f, "no such match, by {}", no.clause.id),
            PictureProblem::Pile(text) => write!(f, "'{text}' is no pile of a family"),
            PictureProblem::Card(text) => write!(f, "'{text}' is no card that says how it lies"),
            PictureProblem::TooMany => write!(f, "more cards or verdicts than there are"),
        }
    }
}

impl Oriflamme {
    /// A match of so many players in the first round with this row: the first seat is to lay a card,
    /// nobody holds one and nothing is set aside.
    pub fn from_picture(players: u8, picture: &str) -> Result<Oriflamme, PictureProblem> {
        let mut state = Oriflamme::new(&Options { players }).map_err(PictureProblem::Setup)?;
        let course = &mut state.open.course;
        (course.round, course.frame) = (1, Frame::Place { seat: Seat::new(0) });
        for pile in picture.split_inclusive(']').map(str::trim).filter(|pile| !pile.is_empty()) {
            state.lay_pile(pile)?;
        }
        Ok(state)
    }

    /// `[R:Deserter^/Infiltration_(2)]`.
    fn lay_pile(&mut self, pile: &str) -> Result<(), PictureProblem> {
        let wrong = || PictureProblem::Pile(pile.to_string());
        let inside = pile.strip_prefix('[').and_then(|pile| pile.strip_suffix(']'));
        let (family, cards) = inside.and_then(|pile| pile.split_once(':')).ok_or_else(wrong)?;
        let letter = LETTERS[..self.open.options.seat_count()].find(family);
        let owner = letter.filter(|_| family.len() == 1).map(Seat::new).ok_or_else(wrong)?;
        let mut below: Option<Slot> = None;
        for text in cards.split('/') {
            let slot = Slot::new(self.open.course.laid as usize + 1);
            let slot = slot.ok_or(PictureProblem::TooMany)?;
            let (card, laid) = read_card(text, owner, below)?;
            let pool = self.open.course.pool.checked_sub(laid.verdicts);
            self.open.course.pool = pool.ok_or(PictureProblem::TooMany)?;
            if laid.face == Face::Down {
                *self.faces.get_mut(slot) = Some(card);
            }
            *self.open.laid.get_mut(slot) = Some(laid);
            self.open.course.laid += 1;
            match below.and_then(|below| self.open.row.position(below)) {
                Some(position) => self.open.row.replace(position, slot),
                None => self.open.row.push_last(slot),
            }
            below = Some(slot);
        }
        Ok(())
    }

    /// The row as a picture.
    pub fn picture(&self) -> String {
        let pile = |&slot: &Slot| {
            let mut cards: Vec<(Slot, CardInRow)> = self.open.pile(slot).collect();
            cards.reverse();
            let owner = &LETTERS[cards[0].1.owner.index()..][..1];
            let cards: Vec<String> =
                cards.into_iter().map(|(slot, laid)| self.drawn_card(slot, laid)).collect();
            format!("[{owner}:{}]", cards.join("/"))
        };
        self.open.row.slots().iter().map(pile).collect()
    }

    fn drawn_card(&self, slot: Slot, laid: CardInRow) -> String {
        let card = laid.face.card().or(self.faces.get(slot)).expect("each card has a face");
        let face = match laid.face {
            Face::Up(_) => '^',
            Face::Known(_) => '~',
            Face::Down => '_',
        };
        let influence = match laid.influence {
            0 => String::new(),
            influence => format!("({influence})"),
        };
        format!("{card:?}{face}{influence}{}", "!".repeat(laid.verdicts as usize))
    }
}

/// `Infiltration_(2)!`, and the card beneath it.
fn read_card(
    text: &str,
    owner: Seat,
    over: Option<Slot>,
) -> Result<(Card, CardInRow), PictureProblem> {
    let wrong = || PictureProblem::Card(text.to_string());
    let end = text.find(|c: char| !c.is_alphabetic()).ok_or_else(wrong)?;
    let (name, marks) = text.split_at(end);
    let named = Card::ALL.into_iter().find(|card| format!("{card:?}") == name);
    let card = named.ok_or_else(wrong)?;
    let face = match marks.chars().next() {
        Some('^') => Face::Up(card),
        Some('~') => Face::Known(card),
        Some('_') => Face::Down,
        _ => return Err(wrong()),
    };
    let influence = match marks.split(['(', ')']).nth(1) {
        Some(number) => number.parse().map_err(|_| wrong())?,
        None => 0,
    };
    let verdicts = marks.matches('!').count() as u8;
    Ok((card, CardInRow { owner, face, influence, verdicts, over }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_picture_is_drawn_as_it_was_laid() {
        let picture = "[B:Judge_(1)][R:Deserter^/Infiltration_!][R:Insurrection~][G:Treaty_(3)!!]";
        let state = Oriflamme::from_picture(3, picture).expect("such a row can be");
        assert_eq!(state.picture(), picture);
        assert_eq!((state.open.course.pool, state.open.course.laid), (2, 5));
    }

    #[test]
    fn what_cannot_be_is_said() {
        let problem = |players, picture| Oriflamme::from_picture(players, picture).unwrap_err();
        assert_eq!(problem(2, "").to_string(), "no such match, by Q26");
        assert_eq!(problem(3, "[Y:Judge_]"), PictureProblem::Pile("[Y:Judge_]".to_string()));
        assert_eq!(problem(3, "R:Judge_"), PictureProblem::Pile("R:Judge_".to_string()));
        assert_eq!(problem(3, "[R:Jester_]"), PictureProblem::Card("Jester_".to_string()));
        assert_eq!(problem(3, "[R:Judge]"), PictureProblem::Card("Judge".to_string()));
        assert_eq!(problem(3, "[R:Judge_(x)]"), PictureProblem::Card("Judge_(x)".to_string()));
        assert_eq!(problem(3, "[R:Judge_!!!!!!]"), PictureProblem::TooMany);
    }
}
