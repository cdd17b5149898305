//! A card is filled die by die, and at every attempt the engine and the second telling are asked.

use std::collections::HashSet;

use fastrand::Rng;
use fuse::completable::{Supply, is_supported, judge};
use fuse::requirement::Requirement;

use crate::common::{Colour, Die, Kind, Number, Placed, Wrong};
use crate::notation::{Card, colours};
use crate::slow::{Dice, Fault, Look, There};

fn letters(die: Die) -> String {
    die.colours().iter().map(|colour| colour.letter()).collect()
}

pub(crate) fn look(die: Die) -> Look {
    Look { colours: colours(&letters(die)), number: die.number().value() }
}

pub(crate) fn there(card: &Card, placed: &Placed) -> There {
    placed[..card.slots.len()].iter().map(|die| die.map(look)).collect()
}

/// The dice of a box as the rules count them: so many of each colour, and so many of each dual.
pub(crate) fn dice(single: u32, dual: u32) -> Dice {
    let singles = ["R", "Y", "G", "B", "K"].map(|letters| (colours(letters), single));
    let duals = ["KY", "YB", "BR", "RG", "GK"].map(|letters| (colours(letters), dual));
    [singles, duals].concat()
}

fn fault(wrong: Wrong) -> Fault {
    match wrong {
        Wrong::NotFirst => Fault::NotFirst,
        Wrong::NotLast => Fault::NotLast,
        Wrong::Slot => Fault::Slot,
        Wrong::Relation => Fault::Relation,
        Wrong::Impossible => Fault::Impossible,
    }
}

/// The dice of a game, as the engine has them and as the rules count them.
#[derive(Clone)]
pub(crate) struct Game {
    pub(crate) supply: Supply,
    pub(crate) dice: Dice,
}

impl Game {
    pub(crate) fn all() -> Vec<Self> {
        let epic =
            |more: u8| Self { supply: Supply::epic(more), dice: dice(4 + u32::from(more), 1) };
        let countdown = Self { supply: Supply::COUNTDOWN, dice: dice(4, 1) };
        let original = Self { supply: Supply::ORIGINAL, dice: dice(5, 0) };
        vec![countdown.clone(), countdown, original, epic(2), epic(5)]
    }

    /// A die that does not lie on the card.
    pub(crate) fn draw(&self, rng: &mut Rng, placed: &Placed) -> Die {
        loop {
            let kind = Kind::new(rng.usize(..10));
            let die = Die::new(kind, Number::new(rng.u8(1..=6)));
            let used = placed.iter().flatten().filter(|one| letters(**one) == letters(die)).count();
            let own = self.dice.iter().find(|one| one.0 == look(die).colours).expect("a kind");
            if (used as u32) < own.1 {
                return die;
            }
        }
    }
}

/// A card that is filled die by die, looked at by both tellings at every attempt.
pub(crate) struct Walk<'a> {
    text: &'a str,
    engine: Requirement,
    pub(crate) card: Card,
    game: &'a Game,
    pub(crate) placed: Placed,
}

/// What was seen, so that no state counts twice.
#[derive(Default)]
pub(crate) struct Tally {
    pub(crate) seen: HashSet<String>,
    unsupported: usize,
    recoloured: usize,
    pub(crate) died: usize,
    faults: [usize; 5],
}

impl<'a> Walk<'a> {
    pub(crate) fn new(text: &'a str, game: &'a Game) -> Self {
        let (engine, card) = (Requirement::parse(text), Card::read(text));
        assert_eq!(engine.len(), card.slots.len(), "the slots of {text}");
        Self { text, engine, card, game, placed: [None; 6] }
    }

    /// Dice come and go; the walk ends when the card is full, or dead because a die was taken from a run
    /// that only a recoloured die had finished. No printed card dies so, and the engine is not asked
    /// about one that did.
    pub(crate) fn go(&mut self, rng: &mut Rng, tally: &mut Tally) {
        let slots = self.card.slots.len();
        for _ in 0..slots * 4 {
            let slot = rng.usize(..slots);
            let before = there(&self.card, &self.placed);
            if !before.contains(&None) {
                return;
            }
            if self.card.is_removable(&before, slot) && rng.u8(..4) == 0 {
                self.placed[slot] = None;
                let after = there(&self.card, &self.placed);
                if !self.card.can_be_finished(&after, &self.game.dice) {
                    tally.died += 1;
                    return;
                }
            }
            if self.placed[slot].is_none() {
                self.attempt(rng, slot, tally);
            }
        }
    }

    /// A die that often fits at first sight: what is left to ask is then whether the card can be finished.
    fn attempt(&mut self, rng: &mut Rng, slot: usize, tally: &mut Tally) {
        let before = there(&self.card, &self.placed);
        let draw = |rng: &mut Rng| {
            let own = self.game.draw(rng, &self.placed);
            let colour = Colour::ALL[rng.usize(..5)];
            (own, if rng.u8(..3) == 0 { own.counted_as(colour) } else { own })
        };
        let mut pair = draw(rng);
        for _ in 0..rng.usize(..30) {
            if self.card.look(&before, slot, look(pair.1)).is_empty() {
                break;
            }
            pair = draw(rng);
        }
        if self.compare(slot, pair, tally) {
            self.placed[slot] = Some(pair.0);
        }
    }

    /// Whether both tellings let the die lie there.
    pub(crate) fn compare(&self, slot: usize, pair: (Die, Die), tally: &mut Tally) -> bool {
        let Self { text, engine, card, game, placed } = self;
        let before = there(card, placed);
        let state = format!("{text}: {pair:?} on {slot} of {placed:?}, {:?}", game.supply);
        let supported = card.is_supported(&before, slot);
        assert_eq!(is_supported(engine, placed, slot), supported, "support: {state}");
        let expected = card.verdict(&before, slot, (look(pair.0), look(pair.1)), &game.dice);
        let judged = judge(engine, placed, slot, pair, &game.supply).map_err(fault);
        let agreed = match judged {
            Ok(()) => expected.is_empty(),
            Err(fault) => expected.contains(&fault),
        };
        assert!(agreed, "{judged:?} and not {expected:?}: {state}");
        if tally.seen.insert(state) {
            tally.unsupported += usize::from(!supported);
            tally.recoloured += usize::from(pair.0 != pair.1);
            judged.inspect_err(|&fault| tally.faults[fault as usize] += 1).ok();
        }
        supported && judged.is_ok()
    }
}

impl Tally {
    pub(crate) fn tell(&self, what: &str) {
        let (all, [first, last, slot, relation, impossible]) = (self.seen.len(), self.faults);
        println!(
            "{what}: {all} states, {} recoloured, {} unsupported; {first} not first, {last} not last, \
             {slot} slot, {relation} relation, {impossible} impossible",
            self.recoloured, self.unsupported
        );
        let rare = self.faults.iter().chain([&self.recoloured, &self.unsupported]).min();
        assert!(*rare.expect("counts") > all / 1000, "something hardly came up");
    }
}
