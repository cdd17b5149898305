//! Reads a card, while the program is built. Every panic here is a misprint in the table of cards.

use super::{CODES, RELATIONS_MAX, SLOTS_MAX};
use super::{DiceSet, Glyph, Relation, Requirement, Slot, Slots, kinds_with};
use crate::die::{Colour, Colours};

const EVERY_KIND: u16 = 0b11_1111_1111;
const DUAL_KINDS: u16 = 0b11_1110_0000;
const EVERY_NUMBER: u8 = 0b11_1111;

/// What stands between two slots of a chain.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Sign {
    Equal,
    Differ,
    Less,
    Greater,
}

struct Parser<'a> {
    text: &'a [u8],
    at: usize,
    card: Requirement,
}

/// card = group { ";" group }
pub(super) const fn parse(text: &str) -> Requirement {
    let slot = Slot { fits: DiceSet::NONE, glyph: Glyph::Plain };
    let card = Requirement {
        len: 0,
        slots: [slot; SLOTS_MAX],
        relation_count: 0,
        relations: [Relation::SameColour(0); RELATIONS_MAX],
        rests_on: [0; SLOTS_MAX],
        first: 0,
        last: 0,
        plenty: [0; 2],
        easy: [false; 2],
        ranges: [(1, 6); SLOTS_MAX],
        closer: [[false; 2]; 2],
        chain: false,
        slots_for: [0; CODES],
        in_turn: [0; 1 << SLOTS_MAX],
        bare: [0; CODES],
    };
    let mut parser = Parser { text: text.as_bytes(), at: 0, card };
    parser.group();
    while parser.take(b';') {
        parser.group();
    }
    assert!(parser.peek() == 0, "more than a card is written here");
    parser.card
}

impl Parser<'_> {
    /// The next sign that is not a blank; 0 at the end.
    const fn peek(&mut self) -> u8 {
        while self.at < self.text.len() && self.text[self.at] == b' ' {
            self.at += 1;
        }
        if self.at < self.text.len() { self.text[self.at] } else { 0 }
    }

    const fn take(&mut self, sign: u8) -> bool {
        let found = self.peek() == sign;
        if found {
            self.at += 1;
        }
        found
    }

    const fn expect(&mut self, sign: u8) {
        assert!(self.take(sign), "a bracket, a slash or a comma is missing");
    }

    const fn group(&mut self) {
        let letter = self.peek();
        let open = self.at + 1 < self.text.len() && self.text[self.at + 1] == b'[';
        if !open {
            self.row();
            return;
        }
        self.at += 2;
        match letter {
            b'T' => self.tower(),
            b'W' => self.wall(),
            b'P' => self.pyramid(),
            _ => panic!("there are towers, walls and pyramids"),
        }
        self.expect(b']');
    }

    /// T1: each die on the one before.
    const fn tower(&mut self) {
        let first = self.card.len;
        self.row();
        let height = self.card.len - first;
        assert!(3 <= height && height <= 6, "a tower has three to six dice");
        let mut slot = first + 1;
        while slot < self.card.len {
            self.card.rests_on[slot as usize] = 1 << (slot - 1);
            slot += 1;
        }
    }

    /// T2: a second level over some of the cells.
    const fn wall(&mut self) {
        let first = self.card.len;
        self.row();
        let cells = self.card.len - first;
        assert!(2 <= cells && cells <= 3, "a wall has two or three cells");
        self.expect(b'/');
        let mut cell = 0;
        while cell < cells {
            if cell > 0 {
                self.expect(b',');
            }
            if !self.take(b'_') {
                let slot = self.slot();
                self.card.rests_on[slot as usize] = 1 << (first + cell);
            }
            cell += 1;
        }
        let dice = self.card.len - first;
        assert!(4 <= dice && dice <= 6, "a wall has four to six dice");
    }

    /// T3: four below one in Countdown; in the original each die on the two below it.
    const fn pyramid(&mut self) {
        let mut below = self.card.len;
        self.row();
        let mut width = self.card.len - below;
        self.expect(b'/');
        if width == 4 {
            let top = self.slot();
            self.card.rests_on[top as usize] = 0b1111 << below;
            return;
        }
        assert!(width == 2 || width == 3, "a pyramid begins with two, three or four dice");
        loop {
            let first = self.card.len;
            self.row();
            assert!(self.card.len - first == width - 1, "each level is narrower by one");
            let mut slot = 0;
            while slot < width - 1 {
                self.card.rests_on[(first + slot) as usize] = 0b11 << (below + slot);
                slot += 1;
            }
            (below, width) = (first, width - 1);
            if width == 1 {
                return;
            }
            self.expect(b'/');
        }
    }

    /// row = segment { "," segment }
    const fn row(&mut self) {
        self.segment();
        while self.take(b',') {
            self.segment();
        }
    }

    /// A segment is an equation if it adds, takes away or names a result, and otherwise a chain.
    const fn segment(&mut self) {
        let mut ahead = self.at;
        while ahead < self.text.len() {
            match self.text[ahead] {
                b'+' | b'-' | b'(' => return self.equation(),
                b',' | b';' | b'/' | b']' => break,
                _ => ahead += 1,
            }
        }
        self.chain();
    }

    /// equation = sum "=" sum
    const fn equation(&mut self) {
        let (plus, minus, known) = self.sum();
        self.expect(b'=');
        let (taken, given, result) = self.sum();
        let total = result - known;
        self.relate(Relation::Sum { plus: plus | given, minus: minus | taken, total });
    }

    /// sum = term { ("+" | "-") term }
    const fn sum(&mut self) -> (Slots, Slots, i8) {
        let (mut plus, mut minus, mut known) = (0, 0, 0);
        let mut positive = true;
        loop {
            if self.take(b'(') {
                let value = self.integer();
                self.expect(b')');
                known += if positive { value } else { -value };
            } else {
                let slot = self.slot();
                if positive { plus |= 1 << slot } else { minus |= 1 << slot }
            }
            if self.take(b'+') {
                positive = true;
            } else if self.take(b'-') {
                positive = false;
            } else {
                return (plus, minus, known);
            }
        }
    }

    const fn integer(&mut self) -> i8 {
        let (mut value, mut digits) = (0, 0);
        while self.peek().is_ascii_digit() {
            value = value * 10 + (self.text[self.at] - b'0') as i8;
            (self.at, digits) = (self.at + 1, digits + 1);
        }
        assert!(0 < digits && digits < 3, "a result is a number of one or two digits");
        value
    }

    /// chain = slot { rel slot }; a run of `=` of one kind is one relation.
    const fn chain(&mut self) {
        let mut left = self.slot();
        let mut run: Option<Relation> = None;
        while let Some(sign) = self.sign() {
            let right = self.slot();
            let next = match sign {
                Sign::Equal => self.equal(left, right),
                Sign::Differ => Relation::Differ(left, right),
                Sign::Less => Relation::Less(left, right),
                Sign::Greater => Relation::Less(right, left),
            };
            run = match run {
                None => Some(next),
                Some(before) => match joined(before, next) {
                    Some(longer) => Some(longer),
                    None => {
                        self.relate(before);
                        Some(next)
                    }
                },
            };
            left = right;
        }
        if let Some(last) = run {
            self.relate(last);
        }
    }

    const fn sign(&mut self) -> Option<Sign> {
        if self.take(b'=') {
            Some(Sign::Equal)
        } else if self.take(b'<') {
            Some(Sign::Less)
        } else if self.take(b'>') {
            Some(Sign::Greater)
        } else if self.take(b'!') {
            self.expect(b'=');
            Some(Sign::Differ)
        } else {
            None
        }
    }

    /// `=` compares by what both neighbours offer.
    const fn equal(&self, left: u8, right: u8) -> Relation {
        let both = 1 << left | 1 << right;
        match (self.card.slots[left as usize].glyph, self.card.slots[right as usize].glyph) {
            (Glyph::Number, Glyph::Number | Glyph::Either) | (Glyph::Either, Glyph::Number) => {
                Relation::SameNumber(both)
            }
            (Glyph::Colour, Glyph::Colour | Glyph::Either) | (Glyph::Either, Glyph::Colour) => {
                Relation::SameColour(both)
            }
            (Glyph::Either, Glyph::Either) => Relation::SameEither(both),
            (Glyph::Both, Glyph::Both) => Relation::SameBoth(both),
            _ => panic!("these two slots cannot be equal"),
        }
    }

    const fn relate(&mut self, relation: Relation) {
        let count = self.card.relation_count as usize;
        assert!(count < RELATIONS_MAX, "more relations than a card has room for");
        self.card.relations[count] = relation;
        self.card.chain = self.card.chain || matches!(relation, Relation::Less(..));
        self.card.relation_count += 1;
    }

    /// slot = [ "^" ] [ "$" ] pred
    const fn slot(&mut self) -> u8 {
        let number = self.card.len;
        assert!((number as usize) < SLOTS_MAX, "more slots than a card has room for");
        if self.take(b'^') {
            self.card.first |= 1 << number;
        }
        if self.take(b'$') {
            self.card.last |= 1 << number;
        }
        self.card.slots[number as usize] = self.predicate();
        self.card.len += 1;
        number
    }

    const fn predicate(&mut self) -> Slot {
        let sign = self.peek();
        let glyph = match sign {
            b'.' => Some(Glyph::Plain),
            b'#' => Some(Glyph::Number),
            b'*' => Some(Glyph::Colour),
            b'@' => Some(Glyph::Either),
            b'&' => Some(Glyph::Both),
            _ => None,
        };
        if let Some(glyph) = glyph {
            self.at += 1;
            return Slot { fits: DiceSet::ALL, glyph };
        }
        if self.take(b'D') {
            return plain(DiceSet::of(DUAL_KINDS, EVERY_NUMBER));
        }
        if self.take(b'!') {
            return self.except();
        }
        let (mut fits, number_matters) = self.alternative();
        if number_matters {
            return Slot { fits, glyph: Glyph::Number };
        }
        while self.take(b'|') {
            let (more, number_matters) = self.alternative();
            assert!(!number_matters, "a colour with # stands alone");
            fits = fits.or(more);
        }
        plain(fits)
    }

    /// Any colour but these.
    const fn except(&mut self) -> Slot {
        let mut not = Colours::NONE;
        while let Some(colour) = Colour::of_letter(self.peek()) {
            not = not.or(Colours::only(colour));
            self.at += 1;
        }
        assert!(!not.is_empty(), "the colour that is excepted is missing");
        plain(DiceSet::of(EVERY_KIND & !kinds_with(not), EVERY_NUMBER))
    }

    /// alt = colour | digit | colour digit | colour "#"
    const fn alternative(&mut self) -> (DiceSet, bool) {
        let mut kinds = EVERY_KIND;
        let colour = Colour::of_letter(self.peek());
        if let Some(colour) = colour {
            kinds = kinds_with(Colours::only(colour));
            self.at += 1;
        }
        let sign = self.peek();
        if b'1' <= sign && sign <= b'6' {
            self.at += 1;
            return (DiceSet::of(kinds, 1 << (sign - b'1')), false);
        }
        assert!(colour.is_some(), "a slot wants a colour or a number");
        (DiceSet::of(kinds, EVERY_NUMBER), self.take(b'#'))
    }
}

const fn plain(fits: DiceSet) -> Slot {
    Slot { fits, glyph: Glyph::Plain }
}

/// Two relations of one run of `=` as one.
const fn joined(before: Relation, next: Relation) -> Option<Relation> {
    match (before, next) {
        (Relation::SameColour(one), Relation::SameColour(other)) => {
            Some(Relation::SameColour(one | other))
        }
        (Relation::SameNumber(one), Relation::SameNumber(other)) => {
            Some(Relation::SameNumber(one | other))
        }
        (Relation::SameEither(one), Relation::SameEither(other)) => {
            Some(Relation::SameEither(one | other))
        }
        (Relation::SameBoth(one), Relation::SameBoth(other)) => {
            Some(Relation::SameBoth(one | other))
        }
        _ => None,
    }
}
