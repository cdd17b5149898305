//! Cards that nobody printed: whatever the grammar of the cards allows, so that what is rare on the
//! printed ones (runs of several kinds, marks of order in structures) is compared too.

use fastrand::Rng;

/// Writes one card, with each mark of order at most once.
pub(crate) struct Invented<'a> {
    rng: &'a mut Rng,
    first: bool,
    last: bool,
}

impl<'a> Invented<'a> {
    pub(crate) fn card(rng: &'a mut Rng) -> String {
        let (first, last) = (rng.u8(..4) == 0, rng.u8(..4) == 0);
        let mut card = Self { rng, first, last };
        match card.rng.u8(..8) {
            0 => {
                let height = card.rng.usize(3..=6);
                format!("T[{}]", card.row(height))
            }
            1 => card.wall(),
            2 => format!("P[{} / {}]", card.row(4), card.slot()),
            3 => format!("P[{} / {}]", card.row(2), card.slot()),
            4 => format!("P[{} / {} / {}]", card.row(3), card.row(2), card.slot()),
            5 => format!("{} ; {}", card.row(3), card.row(3)),
            _ => {
                let slots = card.rng.usize(1..=6);
                card.row(slots)
            }
        }
    }

    fn one_of(&mut self, words: &[&'static str]) -> &'static str {
        words[self.rng.usize(..words.len())]
    }

    fn wall(&mut self) -> String {
        let cells = self.rng.usize(2..=3);
        let base = self.row(cells);
        // At least four dice: a wall of two cells has no gap.
        let gap = if cells == 3 { self.rng.usize(..4) } else { 3 };
        let top: Vec<String> = (0..cells)
            .map(|cell| if cell == gap { "_".to_owned() } else { self.slot().to_owned() })
            .collect();
        format!("W[{base} / {}]", top.join(", "))
    }

    fn row(&mut self, slots: usize) -> String {
        let (mut segments, mut left) = (Vec::new(), slots);
        while left > 0 {
            let long = self.rng.usize(1..=left);
            let equation = long > 1 && self.rng.u8(..4) == 0;
            segments.push(if equation { self.equation(long) } else { self.chain(long) });
            left -= long;
        }
        segments.join(", ")
    }

    fn equation(&mut self, slots: usize) -> String {
        let equal = self.rng.usize(1..=slots);
        let mut text = self.slot();
        for slot in 1..slots {
            let sign = if slot == equal { "=" } else { self.one_of(&["+", "-"]) };
            text = format!("{text} {sign} {}", self.slot());
        }
        let sign = if equal == slots { "=" } else { "+" };
        format!("{text} {sign} ({})", self.rng.u8(..=12))
    }

    fn chain(&mut self, slots: usize) -> String {
        let mut word = self.slot();
        let mut text = word.clone();
        for _ in 1..slots {
            let equal: &[&str] = match word.chars().last() {
                Some('#') => &["#", "#", "#", "R#", "@"],
                Some('*') => &["*", "*", "*", "@"],
                Some('@') => &["@", "@", "@", "#", "*", "B#"],
                Some('&') => &["&"],
                _ => &[],
            };
            let sign = if equal.is_empty() || self.rng.u8(..4) == 0 {
                word = self.slot();
                self.one_of(&["!=", "<", ">"])
            } else {
                word = self.one_of(equal).to_owned();
                "="
            };
            text = format!("{text} {sign} {word}");
        }
        text
    }

    fn slot(&mut self) -> String {
        let glyphs = ["#", "*", "@", "&", "#", "*", "@", "Y#", "."];
        let named = ["R", "K", "4", "1", "G2", "R|B", "2|5", "Y|3", "R4|B2", "!R", "!GK", "D"];
        let word = if self.rng.bool() { self.one_of(&glyphs) } else { self.one_of(&named) };
        let mark = match self.rng.u8(..6) {
            0 if std::mem::take(&mut self.first) => "^",
            1 if std::mem::take(&mut self.last) => "$",
            _ => "",
        };
        format!("{mark}{word}")
    }
}
