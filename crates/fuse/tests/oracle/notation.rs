//! A card as the rules write it, read into what it asks for: section by section of the grammar, and with
//! no line of the reader that the game uses.

/// A set of colours: one bit for each letter of `RYGBK`.
pub(crate) type Colours = u8;

pub(crate) fn colours(letters: &str) -> Colours {
    let bit = |letter| 1 << "RYGBK".find(letter).expect("a colour's letter");
    letters.chars().fold(0, |all, letter| all | bit(letter))
}

/// What a slot takes: a die that meets one of the alternatives and has none of the colours.
pub(crate) struct Wish {
    pub(crate) any_of: Vec<Alternative>,
    pub(crate) none_of: Colours,
    pub(crate) dual: bool,
}

/// `R`, `4` or `R4`; with neither it is any die.
pub(crate) struct Alternative {
    pub(crate) colour: Option<Colours>,
    pub(crate) number: Option<u8>,
}

/// What must hold between dice, in the order of their slots.
#[derive(Clone, PartialEq, Eq)]
pub(crate) enum Tie {
    Colour,
    Number,
    Either,
    Both,
    Apart,
    Rising,
    /// The numbers, each added or subtracted, come to this.
    Sum(Vec<i32>, i32),
}

pub(crate) struct Relation {
    pub(crate) tie: Tie,
    pub(crate) slots: Vec<usize>,
}

#[derive(Default)]
pub(crate) struct Card {
    pub(crate) slots: Vec<Wish>,
    pub(crate) relations: Vec<Relation>,
    /// For each slot those that lie directly under it.
    pub(crate) rests_on: Vec<Vec<usize>>,
    pub(crate) first: Option<usize>,
    pub(crate) last: Option<usize>,
}

/// `!=` is read as one sign, `≠`.
const SIGNS: [char; 6] = ['=', '≠', '<', '>', '+', '-'];

impl Card {
    pub(crate) fn read(text: &str) -> Self {
        let mut card = Self::default();
        for group in text.replace(' ', "").replace("!=", "≠").split(';') {
            match group.split_once('[') {
                None => drop(card.read_row(group)),
                Some((shape, inside)) => {
                    let rows = inside.trim_end_matches(']').split('/');
                    let rows: Vec<_> = rows.map(|row| card.read_row(row)).collect();
                    card.build(shape, &rows);
                }
            }
        }
        card
    }

    /// The cells of a row, from left to right; `_` is a cell without a slot.
    fn read_row(&mut self, row: &str) -> Vec<Option<usize>> {
        let mut cells = Vec::new();
        for segment in row.split(',') {
            let before = self.slots.len();
            if segment == "_" {
                cells.push(None);
            } else if segment.contains(['+', '-', '(']) {
                self.read_equation(segment);
            } else {
                self.read_chain(segment);
            }
            cells.extend((before..self.slots.len()).map(Some));
        }
        cells
    }

    fn read_slot(&mut self, word: &str) -> usize {
        let slot = self.slots.len();
        if word.contains('^') {
            self.first = Some(slot);
        }
        if word.contains('$') {
            self.last = Some(slot);
        }
        self.slots.push(Wish::read(word.trim_start_matches(['^', '$'])));
        self.rests_on.push(Vec::new());
        slot
    }

    fn read_chain(&mut self, text: &str) {
        let signs: Vec<&str> = text.matches(SIGNS).collect();
        let words: Vec<&str> = text.split(SIGNS).collect();
        let slots: Vec<usize> = words.iter().map(|word| self.read_slot(word)).collect();
        for (index, &sign) in signs.iter().enumerate() {
            let (left, right) = (slots[index], slots[index + 1]);
            let (tie, slots) = match sign {
                "≠" => (Tie::Apart, vec![left, right]),
                "<" => (Tie::Rising, vec![left, right]),
                ">" => (Tie::Rising, vec![right, left]),
                _ => (tie_of(words[index], words[index + 1]), vec![left, right]),
            };
            // A run of equal signs of one kind is one group.
            let goes_on = sign == "=" && index > 0 && signs[index - 1] == "=";
            match self.relations.last_mut() {
                Some(run) if goes_on && run.tie == tie => run.slots.push(right),
                _ => self.relations.push(Relation { tie, slots }),
            }
        }
    }

    fn read_equation(&mut self, text: &str) {
        let (mut slots, mut signs, mut printed) = (Vec::new(), Vec::new(), 0);
        let (left, right) = text.split_once('=').expect("an equation has two sides");
        for (side, sum) in [(1, left), (-1, right)] {
            let minus = sum.matches(['+', '-']).map(|sign| if sign == "-" { -side } else { side });
            for (sign, term) in [side].into_iter().chain(minus).zip(sum.split(['+', '-'])) {
                if let Some(number) = term.strip_prefix('(') {
                    printed +=
                        sign * number.trim_end_matches(')').parse::<i32>().expect("a number");
                } else {
                    slots.push(self.read_slot(term));
                    signs.push(sign);
                }
            }
        }
        self.relations.push(Relation { tie: Tie::Sum(signs, -printed), slots });
    }

    fn build(&mut self, shape: &str, rows: &[Vec<Option<usize>>]) {
        let mut rest = |upper: Option<usize>, under: &[Option<usize>]| {
            if let Some(upper) = upper {
                self.rests_on[upper].extend(under.iter().flatten());
            }
        };
        match shape {
            "T" => rows[0].windows(2).for_each(|two| rest(two[1], &two[..1])),
            "W" => rows[1].iter().zip(&rows[0]).for_each(|(&upper, &base)| rest(upper, &[base])),
            "P" => {
                for level in rows.windows(2) {
                    // Countdown's top rests on all four; in the original each die rests on two.
                    let wide = level[0].len() - level[1].len() + 1;
                    let pairs = level[0].windows(wide).zip(&level[1]);
                    pairs.for_each(|(under, &upper)| rest(upper, under));
                }
            }
            _ => panic!("{shape} is not a structure"),
        }
    }
}

/// By what an equal sign compares its two neighbours: by what both offer.
fn tie_of(left: &str, right: &str) -> Tie {
    match (left.chars().last(), right.chars().last()) {
        (Some('#'), Some('#' | '@')) | (Some('@'), Some('#')) => Tie::Number,
        (Some('*'), Some('*' | '@')) | (Some('@'), Some('*')) => Tie::Colour,
        (Some('@'), Some('@')) => Tie::Either,
        (Some('&'), Some('&')) => Tie::Both,
        _ => panic!("{left} = {right} is a misprint"),
    }
}

impl Wish {
    fn read(word: &str) -> Self {
        if let Some(letters) = word.strip_prefix('!') {
            return Self { any_of: vec![Alternative::ANY], none_of: colours(letters), dual: false };
        }
        let any_of = match word {
            "." | "D" | "#" | "*" | "@" | "&" => vec![Alternative::ANY],
            _ => word.trim_end_matches('#').split('|').map(Alternative::read).collect(),
        };
        Self { any_of, none_of: 0, dual: word == "D" }
    }
}

impl Alternative {
    const ANY: Self = Self { colour: None, number: None };

    fn read(word: &str) -> Self {
        let letters = word.trim_end_matches(|letter: char| letter.is_ascii_digit());
        let colour = (!letters.is_empty()).then(|| colours(letters));
        Self { colour, number: word[letters.len()..].parse().ok() }
    }
}
