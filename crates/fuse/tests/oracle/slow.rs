//! May this die lie there? Told from the rules: the words of the slot, the relations that touch it, and
//! then every way to fill the slots that are left with dice that the game has, until one is found.

use crate::notation::{Card, Colours, Relation, Tie, Wish};

/// How a die looks: its colours, and the number on top.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Look {
    pub(crate) colours: Colours,
    pub(crate) number: u8,
}

/// Dice of one kind are as good as one another: its colours, and how many there are.
pub(crate) type Dice = Vec<(Colours, u32)>;

/// What lies on the slots of a card, in its own colours.
pub(crate) type There = Vec<Option<Look>>;

/// Why not. A die may be wrong in several ways, and the rules do not say which one is named.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Fault {
    NotFirst,
    NotLast,
    Slot,
    Relation,
    Impossible,
}

impl Wish {
    fn takes(&self, die: Look) -> bool {
        let dual = die.colours.count_ones() == 2;
        let met = self.any_of.iter().any(|wanted| {
            wanted.colour.is_none_or(|colour| die.colours & colour != 0)
                && wanted.number.is_none_or(|number| die.number == number)
        });
        met && die.colours & self.none_of == 0 && (dual || !self.dual)
    }

    fn asks_for_colours(&self) -> bool {
        self.dual || self.none_of != 0 || self.any_of.iter().any(|wanted| wanted.colour.is_some())
    }

    fn asks_for_number(&self) -> bool {
        self.any_of.iter().any(|wanted| wanted.number.is_some())
    }
}

impl Relation {
    /// Whether the dice that lie there go together, whatever comes into the empty slots.
    fn holds(&self, there: &[Option<Look>]) -> bool {
        let dice: Vec<Look> = self.slots.iter().filter_map(|&slot| there[slot]).collect();
        let one_colour = dice.iter().fold(Colours::MAX, |all, die| all & die.colours) != 0;
        let one_number = dice.iter().all(|die| die.number == dice[0].number);
        match &self.tie {
            Tie::Colour => one_colour,
            Tie::Number => one_number,
            Tie::Either => one_colour || one_number,
            Tie::Both => one_colour && one_number,
            _ if dice.len() < self.slots.len() => true,
            Tie::Apart => dice[0].colours & dice[1].colours == 0,
            Tie::Rising => dice[0].number < dice[1].number,
            Tie::Sum(signs, total) => {
                let numbers = dice.iter().map(|die| i32::from(die.number));
                signs.iter().zip(numbers).map(|(sign, number)| sign * number).sum::<i32>() == *total
            }
        }
    }

    fn looks_at_colours(&self) -> bool {
        matches!(self.tie, Tie::Colour | Tie::Either | Tie::Both | Tie::Apart)
    }

    fn looks_at_numbers(&self) -> bool {
        !matches!(self.tie, Tie::Colour | Tie::Apart)
    }
}

impl Card {
    pub(crate) fn is_supported(&self, there: &There, slot: usize) -> bool {
        self.rests_on[slot].iter().all(|&under| there[under].is_some())
    }

    /// Whether a die can be taken away: nothing rests on it, it need not be the first, and the card is
    /// not full.
    pub(crate) fn is_removable(&self, there: &There, slot: usize) -> bool {
        let rests = |upper: usize| there[upper].is_some() && self.rests_on[upper].contains(&slot);
        there[slot].is_some()
            && there.contains(&None)
            && self.first != Some(slot)
            && !(0..there.len()).any(rests)
    }

    /// All that is wrong with the die at first sight: the order, the slot, or the dice beside it.
    pub(crate) fn look(&self, there: &There, slot: usize, shown: Look) -> Vec<Fault> {
        let another = |other: usize| other != slot && there[other].is_none();
        let mut after = there.clone();
        after[slot] = Some(shown);
        let mut touching = self.relations.iter().filter(|one| one.slots.contains(&slot));
        let faults = [
            (self.first.is_some_and(another), Fault::NotFirst),
            (self.last == Some(slot) && (0..there.len()).any(another), Fault::NotLast),
            (!self.slots[slot].takes(shown), Fault::Slot),
            (!touching.all(|one| one.holds(&after)), Fault::Relation),
        ];
        faults.into_iter().filter(|(wrong, _)| *wrong).map(|(_, fault)| fault).collect()
    }

    /// All that is wrong with a die that is its `own` self and counts as it is `shown` while it is
    /// placed. That the card becomes impossible is said only of a die that fits at first sight.
    pub(crate) fn verdict(
        &self,
        there: &There,
        slot: usize,
        (own, shown): (Look, Look),
        dice: &Dice,
    ) -> Vec<Fault> {
        let mut faults = self.look(there, slot, shown);
        let mut after = there.clone();
        after[slot] = Some(own);
        if faults.is_empty() && !self.can_be_finished(&after, dice) {
            faults.push(Fault::Impossible);
        }
        faults
    }

    /// Whether dice of the game that do not lie on this card can fill it.
    pub(crate) fn can_be_finished(&self, there: &There, dice: &Dice) -> bool {
        let mut dice = left_over(there, dice);
        let left: u32 = dice.iter().map(|kind| kind.1).sum();
        assert!(left as usize >= there.len(), "there are always more dice than slots");
        let open = self.open(there);
        self.fill(&mut there.clone(), &mut dice, &open)
    }

    /// A relation that has all of its dice is settled, even if a die only counted as fitting.
    fn open(&self, there: &There) -> Vec<&Relation> {
        let is_open = |one: &&Relation| one.slots.iter().any(|&slot| there[slot].is_none());
        self.relations.iter().filter(is_open).collect()
    }

    /// The same question without a thought: any dice with any numbers on the empty slots, and a look
    /// only when the card is full. It takes too long for more than two.
    pub(crate) fn can_be_finished_plainly(&self, there: &There, dice: &Dice) -> bool {
        let mut full = vec![there.clone()];
        for slot in (0..there.len()).filter(|&slot| there[slot].is_none()) {
            let mut fuller = Vec::new();
            for there in full {
                for (colours, _) in left_over(&there, dice).iter().filter(|kind| kind.1 > 0) {
                    for number in 1..=6 {
                        let mut there = there.clone();
                        there[slot] = Some(Look { colours: *colours, number });
                        fuller.push(there);
                    }
                }
            }
            full = fuller;
        }
        let takes = |slot: usize, die: Option<Look>| {
            there[slot].is_some() || die.is_some_and(|die| self.slots[slot].takes(die))
        };
        full.iter().any(|full| {
            (0..full.len()).all(|slot| takes(slot, full[slot]))
                && self.open(there).iter().all(|one| one.holds(full))
        })
    }

    /// Tries all dice on an empty slot, and for each all on the next. The order of the slots is of no
    /// matter: the one with the fewest dice that fit comes first, so that a dead end is short.
    fn fill(&self, there: &mut There, dice: &mut Dice, open: &[&Relation]) -> bool {
        let empty = (0..there.len()).filter(|&slot| there[slot].is_none()).collect::<Vec<_>>();
        let choices = empty.iter().map(|&slot| (slot, self.fitting(there, slot, dice, open)));
        let Some((slot, fitting)) = choices.min_by_key(|(_, fitting)| fitting.len()) else {
            return true;
        };
        for (kind, look) in fitting {
            there[slot] = Some(look);
            kind.inspect(|&kind| dice[kind].1 -= 1);
            let found = self.fill(there, dice, open);
            there[slot] = None;
            kind.inspect(|&kind| dice[kind].1 += 1);
            if found {
                return true;
            }
        }
        false
    }

    /// The dice that fit on an empty slot. Where nobody asks for the number one will do for all; and
    /// where nobody asks for colours no kind is taken: some die will be left over.
    fn fitting(
        &self,
        there: &mut There,
        slot: usize,
        dice: &Dice,
        open: &[&Relation],
    ) -> Vec<(Option<usize>, Look)> {
        let wish = &self.slots[slot];
        let touching = || open.iter().filter(|one| one.slots.contains(&slot));
        let colours_count = wish.asks_for_colours() || touching().any(|one| one.looks_at_colours());
        let number_counts = wish.asks_for_number() || touching().any(|one| one.looks_at_numbers());
        let kinds: Vec<(Option<usize>, Colours)> = match colours_count {
            true => {
                let left = (0..dice.len()).filter(|&kind| dice[kind].1 > 0);
                left.map(|kind| (Some(kind), dice[kind].0)).collect()
            }
            false => vec![(None, 0)],
        };
        let mut fitting = Vec::new();
        for (kind, colours) in kinds {
            for number in if number_counts { 1..=6 } else { 1..=1 } {
                let look = Look { colours, number };
                there[slot] = Some(look);
                if wish.takes(look) && touching().all(|one| one.holds(there)) {
                    fitting.push((kind, look));
                }
            }
        }
        there[slot] = None;
        fitting
    }
}

/// The dice of the game that do not lie on the card.
fn left_over(there: &There, dice: &Dice) -> Dice {
    let mut dice = dice.clone();
    for die in there.iter().flatten() {
        let kind = dice.iter_mut().find(|kind| kind.0 == die.colours).expect("a die of the game");
        kind.1 = kind.1.checked_sub(1).expect("no more dice than the game has");
    }
    dice
}
