//! Words for tests: dice and cards as they are written.

// Each test file is a crate of its own and uses a part of this.
#![allow(dead_code)]

use fuse::die::{Colour, Colours, Die, Kind, Number};
use fuse::requirement::Placed;

/// `R4`, or `KY2` for a dual die.
pub fn die(text: &str) -> Die {
    let (letters, number) = text.split_at(text.len() - 1);
    let colour = |letter: u8| Colour::of_letter(letter).expect("a colour's letter");
    let wanted = letters.bytes().map(|letter| Colours::only(colour(letter)));
    let wanted = wanted.fold(Colours::NONE, Colours::or);
    let kind = Kind::all().find(|kind| kind.colours() == wanted).expect("a die of these colours");
    Die::new(kind, Number::new(number.parse().expect("a number")))
}

/// `0:R4 1:KY2`: dice on slots.
pub fn placed(text: &str) -> Placed {
    let mut placed = [None; 6];
    for one in text.split_whitespace() {
        let (slot, new) = one.split_once(':').expect("slot:die");
        placed[slot.parse::<usize>().expect("a slot")] = Some(die(new));
    }
    placed
}
