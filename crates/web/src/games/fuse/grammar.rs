//! A card as it is written, taken apart for drawing and for reading aloud. The rules read the same text
//! while the program is built and keep only what decides; here the signs, the structures and the order of
//! the print are kept. A misprint has failed the build already, so nothing here refuses.

use fuse::cards::Card;
use fuse::die::Colour;

/// One of the things that a slot names: a colour, a number, or both.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Named {
    pub(super) colour: Option<Colour>,
    pub(super) number: Option<u8>,
}

/// What a slot wants.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Wants {
    Any,
    Dual,
    /// `#`: the number is compared.
    SomeNumber,
    /// `*`: the colour is compared.
    SomeColour,
    /// `@`: either is.
    Either,
    /// `&`: both are.
    Same,
    Not(Colour),
    /// `R#`: a colour is named, and the number is compared.
    Coloured(Colour),
    One(Named),
    Or(Named, Named),
}

/// A place for a die.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Slot {
    pub(super) wants: Wants,
    pub(super) first: bool,
    pub(super) last: bool,
}

/// What stands between slots.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Sign {
    Equal,
    Differ,
    Less,
    Greater,
    Plus,
    Minus,
}

/// A piece of a row.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Piece {
    /// The slot with this number.
    Slot(usize),
    Sign(Sign),
    /// What comes out of a sum.
    Total(u8),
    /// Over this cell of a wall nothing is built.
    Gap,
}

/// Slots that belong together by signs.
pub(super) type Segment = Vec<Piece>;

/// How the dice of a group are built.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Shape {
    Row,
    Tower,
    Wall,
    Pyramid,
}

/// Slots that lie together; the lowest level is the first.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Group {
    pub(super) shape: Shape,
    pub(super) levels: Vec<Vec<Segment>>,
}

/// A card, taken apart.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Written {
    pub(super) slots: Vec<Slot>,
    pub(super) groups: Vec<Group>,
}

impl Written {
    pub(super) fn of(card: Card) -> Written {
        Written::read(card.printed().text)
    }

    pub(super) fn read(text: &str) -> Written {
        let mut written = Written { slots: Vec::new(), groups: Vec::new() };
        for group in text.split(';') {
            let group = group.trim();
            let (shape, inner) = match group.as_bytes() {
                [b'T', b'[', ..] => (Shape::Tower, &group[2..group.len() - 1]),
                [b'W', b'[', ..] => (Shape::Wall, &group[2..group.len() - 1]),
                [b'P', b'[', ..] => (Shape::Pyramid, &group[2..group.len() - 1]),
                _ => (Shape::Row, group),
            };
            let levels = inner.split('/').map(|level| written.level(level)).collect();
            written.groups.push(Group { shape, levels });
        }
        written
    }

    fn level(&mut self, level: &str) -> Vec<Segment> {
        level.split(',').map(|segment| self.segment(segment)).collect()
    }

    fn segment(&mut self, segment: &str) -> Segment {
        segment.split_whitespace().map(|word| self.piece(word)).collect()
    }

    fn piece(&mut self, word: &str) -> Piece {
        let sign = match word {
            "=" => Sign::Equal,
            "!=" => Sign::Differ,
            "<" => Sign::Less,
            ">" => Sign::Greater,
            "+" => Sign::Plus,
            "-" => Sign::Minus,
            "_" => return Piece::Gap,
            _ => match word.strip_prefix('(') {
                Some(total) => {
                    return Piece::Total(total.trim_end_matches(')').parse().unwrap_or(0));
                }
                None => {
                    self.slots.push(slot(word));
                    return Piece::Slot(self.slots.len() - 1);
                }
            },
        };
        Piece::Sign(sign)
    }
}

fn slot(word: &str) -> Slot {
    let wanted = word.trim_start_matches(['^', '$']);
    let flags = &word[..word.len() - wanted.len()];
    Slot { wants: wants(wanted), first: flags.contains('^'), last: flags.contains('$') }
}

fn wants(word: &str) -> Wants {
    match word.as_bytes() {
        b"." => Wants::Any,
        b"D" => Wants::Dual,
        b"#" => Wants::SomeNumber,
        b"*" => Wants::SomeColour,
        b"@" => Wants::Either,
        b"&" => Wants::Same,
        [b'!', letter, ..] => Wants::Not(colour(*letter).expect("a colour is excepted")),
        [letter, b'#'] => Wants::Coloured(colour(*letter).expect("a colour stands before #")),
        _ => match word.split_once('|') {
            Some((one, other)) => Wants::Or(named(one), named(other)),
            None => Wants::One(named(word)),
        },
    }
}

fn colour(letter: u8) -> Option<Colour> {
    Colour::of_letter(letter)
}

fn named(word: &str) -> Named {
    let first = word.bytes().next().and_then(colour);
    let number = word.bytes().find(u8::is_ascii_digit).map(|digit| digit - b'0');
    Named { colour: first, number }
}

#[cfg(test)]
mod tests {
    use super::*;
    use fuse::cards::{Bomb, Spark};

    #[test]
    fn every_card_has_as_many_slots_as_the_rules_say() {
        let bombs = Bomb::all().map(Card::Bomb);
        for card in bombs.chain(Spark::all().map(Card::Spark)) {
            let (written, asks) = (Written::of(card), card.requirement());
            assert_eq!(written.slots.len(), asks.len(), "{}", card.printed().text);
            for (at, slot) in written.slots.iter().enumerate() {
                assert_eq!(slot.first, asks.first() & 1 << at != 0);
                assert_eq!(slot.last, asks.last() & 1 << at != 0);
            }
        }
    }

    #[test]
    fn what_a_slot_wants_is_what_the_rules_let_lie_there() {
        use fuse::die::{Die, Kind, Number};
        let has = |one: Named, die: Die| {
            one.colour.is_none_or(|colour| die.colours().has(colour))
                && one.number.is_none_or(|number| die.number().value() == number)
        };
        let dice = || Kind::all().flat_map(|kind| Number::all().map(move |n| Die::new(kind, n)));
        for bomb in Bomb::all() {
            let written = Written::of(Card::Bomb(bomb));
            for (slot, rule) in written.slots.iter().zip(bomb.requirement().slots()) {
                for die in dice() {
                    let fits = match slot.wants {
                        Wants::Dual => die.kind().is_dual(),
                        Wants::Not(colour) => !die.colours().has(colour),
                        Wants::Coloured(colour) => die.colours().has(colour),
                        Wants::One(one) => has(one, die),
                        Wants::Or(one, other) => has(one, die) || has(other, die),
                        _ => true,
                    };
                    assert_eq!(fits, rule.fits.has(die), "{bomb:?} {:?} {die:?}", slot.wants);
                }
            }
        }
    }

    #[test]
    fn structures_keep_their_levels_and_gaps() {
        let wall = Written::read("W[Y, K, B / R, _, G]");
        assert_eq!(wall.groups[0].shape, Shape::Wall);
        let top: Vec<_> = wall.groups[0].levels[1].iter().flatten().copied().collect();
        assert_eq!(top, [Piece::Slot(3), Piece::Gap, Piece::Slot(4)]);
        let sum = Written::read("# + # + # = (10)");
        assert_eq!(sum.groups[0].levels[0][0].last(), Some(&Piece::Total(10)));
        assert_eq!(Written::read("@ = @ ; ., .").groups.len(), 2);
    }
}
