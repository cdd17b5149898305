//! Dice: a kind, which is one colour or two, and the number that is up.

use core::fmt;
use core::num::NonZeroU8;
use serde::{Deserialize, Serialize};

/// A colour of dice.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Colour {
    Red,
    Yellow,
    Green,
    Blue,
    Black,
}

impl Colour {
    /// All five.
    pub const ALL: [Colour; 5] =
        [Colour::Red, Colour::Yellow, Colour::Green, Colour::Blue, Colour::Black];

    /// The letter that stands for it on a card of ours.
    pub const fn letter(self) -> char {
        b"RYGBK"[self as usize] as char
    }

    /// The colour of this letter.
    pub const fn of_letter(letter: u8) -> Option<Colour> {
        match letter {
            b'R' => Some(Colour::Red),
            b'Y' => Some(Colour::Yellow),
            b'G' => Some(Colour::Green),
            b'B' => Some(Colour::Blue),
            b'K' => Some(Colour::Black),
            _ => None,
        }
    }
}

/// A set of colours.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Colours(u8);

impl Colours {
    /// No colour.
    pub const NONE: Colours = Colours(0);
    /// All five.
    pub const ALL: Colours = Colours(0b1_1111);

    /// One bit for each colour, in their order.
    #[inline]
    pub const fn bits(self) -> u8 {
        self.0
    }

    pub(crate) const fn from_bits(bits: u8) -> Colours {
        Colours(bits & Colours::ALL.0)
    }

    /// Only this one.
    pub const fn only(colour: Colour) -> Colours {
        Colours(1 << colour as u8)
    }

    /// The colours in either set.
    #[must_use]
    pub const fn or(self, other: Colours) -> Colours {
        Colours(self.0 | other.0)
    }

    /// The colours in both sets.
    #[must_use]
    #[inline]
    pub const fn and(self, other: Colours) -> Colours {
        Colours(self.0 & other.0)
    }

    /// Is there no colour in it?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Is this one of them?
    #[inline]
    pub const fn has(self, colour: Colour) -> bool {
        self.0 & 1 << colour as u8 != 0
    }

    /// Each of them.
    pub fn iter(self) -> impl Iterator<Item = Colour> {
        Colour::ALL.into_iter().filter(move |&colour| self.has(colour))
    }
}

impl fmt::Debug for Colours {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.iter().try_for_each(|colour| write!(f, "{}", colour.letter()))
    }
}

/// How many kinds of dice there are: five of one colour, five of two.
pub const KINDS: usize = 10;

/// The colours of each kind. Only black and yellow is named in the rulebook; the other four pairs are
/// reconstructed as a balanced ring, in which each colour is on two dual dice.
const COLOURS: [Colours; KINDS] = {
    const fn two(one: Colour, other: Colour) -> Colours {
        Colours::only(one).or(Colours::only(other))
    }
    use Colour::{Black, Blue, Green, Red, Yellow};
    [
        Colours::only(Red),
        Colours::only(Yellow),
        Colours::only(Green),
        Colours::only(Blue),
        Colours::only(Black),
        two(Black, Yellow),
        two(Yellow, Blue),
        two(Blue, Red),
        two(Red, Green),
        two(Green, Black),
    ]
};

/// A kind of die.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Kind(u8);

impl Kind {
    /// The kind with this place in a list of all. Panics if there is none.
    #[inline]
    pub const fn new(index: usize) -> Kind {
        assert!(index < KINDS, "no such kind of die");
        Kind(index as u8)
    }

    /// The dice of one colour.
    pub const fn single(colour: Colour) -> Kind {
        Kind(colour as u8)
    }

    /// Every kind.
    pub fn all() -> impl Iterator<Item = Kind> {
        (0..KINDS).map(Kind::new)
    }

    /// The colours that a die of this kind may be said to be instead; for a dual one, all of them.
    #[inline]
    pub fn others(self) -> impl Iterator<Item = Colour> {
        let (own, all) = (self.index(), Colour::ALL.len());
        let count = if own < all { all - 1 } else { all };
        (0..count).map(move |at| Colour::ALL[at + usize::from(at >= own)])
    }

    /// Its place in a list of all.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its colours: one, or two.
    #[inline]
    pub const fn colours(self) -> Colours {
        COLOURS[self.0 as usize]
    }

    /// Has it two colours?
    #[inline]
    pub const fn is_dual(self) -> bool {
        self.0 >= Colour::ALL.len() as u8
    }
}

impl TryFrom<u8> for Kind {
    type Error = &'static str;

    fn try_from(index: u8) -> Result<Kind, &'static str> {
        if (index as usize) < KINDS { Ok(Kind(index)) } else { Err("no such kind of die") }
    }
}

impl From<Kind> for u8 {
    fn from(kind: Kind) -> u8 {
        kind.0
    }
}

impl fmt::Debug for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}", self.colours())
    }
}

/// The number that a die shows: 1 to 6.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Number(u8);

impl Number {
    /// The number of this value. Panics if no die shows it.
    #[inline]
    pub const fn new(value: u8) -> Number {
        assert!(1 <= value && value <= 6, "a die shows 1 to 6");
        Number(value)
    }

    /// Every number.
    pub fn all() -> impl Iterator<Item = Number> {
        (1..=6).map(Number)
    }

    /// The five others.
    #[inline]
    pub fn others(self) -> impl Iterator<Item = Number> {
        (1..6).map(move |value| Number(value + u8::from(value >= self.0)))
    }

    /// Its value.
    #[inline]
    pub const fn value(self) -> u8 {
        self.0
    }

    /// The number on the other side. The rulebook only says that the faces are arranged unusually; a
    /// report on the dice of the original game has 2 opposite 4 and 3 opposite 5.
    #[must_use]
    pub const fn opposite(self) -> Number {
        Number([6, 4, 5, 2, 3, 1][self.0 as usize - 1])
    }
}

impl TryFrom<u8> for Number {
    type Error = &'static str;

    fn try_from(value: u8) -> Result<Number, &'static str> {
        if (1..=6).contains(&value) { Ok(Number(value)) } else { Err("no die shows this number") }
    }
}

impl From<Number> for u8 {
    fn from(number: Number) -> u8 {
        number.0
    }
}

impl fmt::Debug for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// How many different dice can lie on the table: each kind with each number.
pub const DICE: usize = KINDS * 6;

/// A die with the number that is up. Kept in one byte, so that no die costs nothing.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Die(NonZeroU8);

impl Die {
    /// This kind of die, showing this number.
    #[inline]
    pub const fn new(kind: Kind, number: Number) -> Die {
        let Some(code) = NonZeroU8::new(kind.0 * 6 + number.0) else { panic!("a number is not 0") };
        Die(code)
    }

    /// Its place in a list of all dice.
    #[inline]
    pub const fn index(self) -> usize {
        self.0.get() as usize - 1
    }

    /// Its kind.
    #[inline]
    pub const fn kind(self) -> Kind {
        Kind((self.0.get() - 1) / 6)
    }

    /// Its number.
    #[inline]
    pub const fn number(self) -> Number {
        Number((self.0.get() - 1) % 6 + 1)
    }

    /// Its colours.
    #[inline]
    pub const fn colours(self) -> Colours {
        self.kind().colours()
    }

    /// The same die, turned to this number.
    #[must_use]
    #[inline]
    pub const fn turned(self, number: Number) -> Die {
        Die::new(self.kind(), number)
    }

    /// A die of one colour with the same number: as what it counts while it is placed.
    #[must_use]
    #[inline]
    pub const fn counted_as(self, colour: Colour) -> Die {
        Die::new(Kind::single(colour), self.number())
    }
}

impl TryFrom<u8> for Die {
    type Error = &'static str;

    fn try_from(code: u8) -> Result<Die, &'static str> {
        match NonZeroU8::new(code) {
            Some(code) if code.get() as usize <= DICE => Ok(Die(code)),
            _ => Err("no such die"),
        }
    }
}

impl From<Die> for u8 {
    fn from(die: Die) -> u8 {
        die.0.get()
    }
}

impl fmt::Debug for Die {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}{:?}", self.kind(), self.number())
    }
}

/// How many dice of each kind a game has, or has left.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct DiceBox(pub [u8; KINDS]);

impl DiceBox {
    /// FUSE: Countdown: four of each colour (twenty in all are printed) and five dual dice.
    pub const COUNTDOWN: DiceBox = DiceBox([4, 4, 4, 4, 4, 1, 1, 1, 1, 1]);
    /// The original FUSE: five of each colour.
    pub const ORIGINAL: DiceBox = DiceBox([5, 5, 5, 5, 5, 0, 0, 0, 0, 0]);

    /// EP3, Q23: Countdown's and so many more of each colour.
    pub const fn epic(each: u8) -> DiceBox {
        let more = 4 + each;
        DiceBox([more, more, more, more, more, 1, 1, 1, 1, 1])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_die_takes_one_byte_and_none_no_more() {
        assert_eq!(size_of::<Option<Die>>(), 1);
    }

    #[test]
    fn every_die_has_a_place_a_kind_and_a_number() {
        let all = Kind::all().flat_map(|kind| Number::all().map(move |n| Die::new(kind, n)));
        for (index, die) in all.enumerate() {
            assert_eq!(die.index(), index);
            assert_eq!(Die::try_from(u8::from(die)), Ok(die));
            assert_eq!(Die::new(die.kind(), die.number()), die);
        }
        assert!(Die::try_from(0).is_err() && Die::try_from(61).is_err());
    }

    #[test]
    fn each_colour_is_on_six_dice_of_the_countdown_box() {
        for colour in Colour::ALL {
            let with = |kind: &Kind| kind.colours().has(colour);
            let count: u8 = Kind::all().filter(with).map(|k| DiceBox::COUNTDOWN.0[k.index()]).sum();
            assert_eq!(count, 6);
        }
    }
}
