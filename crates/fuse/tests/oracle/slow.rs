//! The slow telling.

/// A die: the letters of its colours, and its number.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct SlowDie {
    pub(crate) colours: String,
    pub(crate) number: u8,
}

/// A card as it is written: the words of its slots, and lines of words that must hold.
#[derive(Debug)]
pub(crate) struct Slow {
    slots: Vec<String>,
    lines: Vec<Line>,
}

/// What stands between commas: slot numbers and the signs between them.
#[derive(Debug)]
struct Line {
    terms: Vec<Term>,
    signs: Vec<String>,
}

#[derive(Debug, Clone, Copy, PartialEq)]
enum Term {
    Slot(usize),
    Known(i32),
}

/// More ways than this are not tried.
const WAYS_MAX: u64 = 40_000;

impl Slow {
    pub(crate) fn read(text: &str) -> Slow {
        let bare = ["T[", "W[", "P[", "]", "^", "$"]
            .iter()
            .fold(text.to_string(), |text, mark| text.replace(mark, " "));
        let mut card = Slow { slots: Vec::new(), lines: Vec::new() };
        for line in bare.split([',', ';', '/']) {
            let (mut terms, mut signs) = (Vec::new(), Vec::new());
            for word in line.split_whitespace() {
                match word {
                    "=" | "!=" | "<" | ">" | "+" | "-" => signs.push(word.to_string()),
                    "_" => {}
                    known if known.starts_with('(') => {
                        let number = known.trim_matches(['(', ')']).parse().expect("a number");
                        terms.push(Term::Known(number));
                    }
                    slot => {
                        terms.push(Term::Slot(card.slots.len()));
                        card.slots.push(slot.to_string());
                    }
                }
            }
            card.lines.push(Line { terms, signs });
        }
        card
    }

    /// Does every die that lies there suit its slot?
    pub(crate) fn fits_so_far(&self, there: &[Option<SlowDie>]) -> bool {
        let mut pairs = self.slots.iter().zip(there);
        pairs.all(|(slot, die)| die.as_ref().is_none_or(|die| suits(slot, die)))
    }

    /// Is there a way to fill the empty slots with other dice of the game? Nothing when there are too
    /// many ways to try.
    pub(crate) fn can_be_finished(
        &self,
        there: &[Option<SlowDie>],
        dice: &[String],
    ) -> Option<bool> {
        let mut left = dice.to_vec();
        for die in there.iter().flatten() {
            let Some(at) = left.iter().position(|colours| *colours == die.colours) else {
                return None; // there are not so many dice of this kind
            };
            left.remove(at);
        }
        let choices: Vec<Vec<SlowDie>> =
            self.slots.iter().map(|slot| choices(slot, dice)).collect();
        let empty: Vec<usize> = (0..there.len()).filter(|&at| there[at].is_none()).collect();
        let ways: u64 = empty.iter().map(|&at| choices[at].len() as u64).product();
        (ways <= WAYS_MAX).then(|| self.some_way(&mut there.to_vec(), &empty, &choices, &mut left))
    }

    fn some_way(
        &self,
        there: &mut Vec<Option<SlowDie>>,
        empty: &[usize],
        choices: &[Vec<SlowDie>],
        left: &mut Vec<String>,
    ) -> bool {
        let Some((&slot, rest)) = empty.split_first() else {
            let full: Vec<&SlowDie> = there.iter().flatten().collect();
            return self.lines.iter().all(|line| line.holds(&self.slots, &full));
        };
        for die in &choices[slot] {
            let Some(at) = left.iter().position(|colours| *colours == die.colours) else {
                continue;
            };
            let taken = left.remove(at);
            there[slot] = Some(die.clone());
            let done = self.some_way(there, rest, choices, left);
            there[slot] = None;
            left.push(taken);
            if done {
                return true;
            }
        }
        false
    }
}

/// Every different die of the game that suits a slot.
fn choices(slot: &str, dice: &[String]) -> Vec<SlowDie> {
    let mut kinds = dice.to_vec();
    kinds.sort();
    kinds.dedup();
    let all = kinds.into_iter().flat_map(|colours| {
        (1..=6).map(move |number| SlowDie { colours: colours.clone(), number })
    });
    all.filter(|die| suits(slot, die)).collect()
}

/// Does a die suit a slot, for all that the slot says?
fn suits(slot: &str, die: &SlowDie) -> bool {
    match slot {
        "." | "#" | "*" | "@" | "&" => true,
        "D" => die.colours.len() == 2,
        _ if slot.starts_with('!') => !slot[1..].chars().any(|not| die.colours.contains(not)),
        _ => slot.trim_end_matches('#').split('|').any(|either| {
            either.chars().all(|sign| match sign.to_digit(10) {
                Some(number) => u32::from(die.number) == number,
                None => die.colours.contains(sign),
            })
        }),
    }
}

impl Line {
    fn holds(&self, slots: &[String], dice: &[&SlowDie]) -> bool {
        let adds = self.signs.iter().any(|sign| sign == "+" || sign == "-");
        if adds || self.terms.iter().any(|term| matches!(term, Term::Known(_))) {
            return self.comes_out(dice);
        }
        self.runs(slots).iter().all(|(by, run)| alike(by, run, dice))
            && self.neighbours().all(|(left, sign, right)| match sign {
                "!=" => !dice[left].colours.chars().any(|one| dice[right].colours.contains(one)),
                "<" => dice[left].number < dice[right].number,
                ">" => dice[left].number > dice[right].number,
                _ => true,
            })
    }

    fn comes_out(&self, dice: &[&SlowDie]) -> bool {
        let (mut sides, mut side, mut sign) = ([0, 0], 0, 1);
        for (at, term) in self.terms.iter().enumerate() {
            if at > 0 {
                match self.signs[at - 1].as_str() {
                    "=" => (side, sign) = (1, 1),
                    "+" => sign = 1,
                    _ => sign = -1,
                }
            }
            sides[side] += sign
                * match *term {
                    Term::Slot(slot) => i32::from(dice[slot].number),
                    Term::Known(number) => number,
                };
        }
        sides[0] == sides[1]
    }

    fn neighbours(&self) -> impl Iterator<Item = (usize, &str, usize)> {
        let slot = |term| match term {
            Term::Slot(slot) => slot,
            Term::Known(_) => unreachable!("only an equation has numbers"),
        };
        let pairs = self.terms.windows(2).zip(&self.signs);
        pairs.map(move |(two, sign)| (slot(two[0]), sign.as_str(), slot(two[1])))
    }

    /// Runs of slots that must be alike, and by what.
    fn runs(&self, slots: &[String]) -> Vec<(&'static str, Vec<usize>)> {
        let mut runs: Vec<(&'static str, Vec<usize>)> = Vec::new();
        let mut goes_on = false;
        for (left, sign, right) in self.neighbours() {
            if sign != "=" {
                goes_on = false;
                continue;
            }
            let by = by(&slots[left], &slots[right]);
            match runs.last_mut() {
                Some((before, run)) if goes_on && *before == by => run.push(right),
                _ => runs.push((by, vec![left, right])),
            }
            goes_on = true;
        }
        runs
    }
}

/// By what two slots beside each other are compared.
fn by(left: &str, right: &str) -> &'static str {
    let is = |slot: &str, glyph: &str| slot == glyph || (glyph == "#" && slot.ends_with('#'));
    if is(left, "&") {
        "both"
    } else if is(left, "@") && is(right, "@") {
        "either"
    } else if is(left, "#") || is(right, "#") {
        "number"
    } else {
        "colour"
    }
}

fn alike(by: &str, run: &[usize], dice: &[&SlowDie]) -> bool {
    let number = run.iter().all(|&at| dice[at].number == dice[run[0]].number);
    let shared = |colour: char| run.iter().all(|&at| dice[at].colours.contains(colour));
    let colour = "RYGBK".chars().any(shared);
    match by {
        "both" => number && colour,
        "either" => number || colour,
        "number" => number,
        _ => colour,
    }
}
