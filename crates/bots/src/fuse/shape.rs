//! What is alike on a card, so that a state of it need not be worked out twice: slots that are interchangeable,
//! numbers where none is named, and colours likewise, since the dice of two colours make a ring of five.

use fuse::cards::{BOMBS, Card, SPARKS};
use fuse::completable::is_supported;
use fuse::die::{Colour, Colours, Die, Kind, Number};
use fuse::requirement::{Placed, Relation, Requirement, SLOTS_MAX, Slots, filled};
use std::sync::{LazyLock, OnceLock};

/// How many cards can lie in front of somebody.
pub(super) const CARDS: usize = BOMBS + SPARKS;

/// The place of a card among all of them.
pub(super) fn place_of(card: Card) -> usize {
    match card {
        Card::Bomb(bomb) => bomb.index(),
        Card::Spark(spark) => BOMBS + spark.index(),
    }
}

/// What is alike on a card, whatever lies on it.
pub(super) struct Shape {
    asks: &'static Requirement,
    /// For each slot the ones before it that are like it.
    alike: [Slots; SLOTS_MAX],
    /// Does it matter only which numbers are the same?
    numbers_alike: bool,
    /// Is it the same card when all colours are moved on along the ring?
    colours_alike: bool,
    matters: [Matters; SLOTS_MAX],
}

/// What of a die matters on a slot.
#[derive(Clone, Copy)]
pub(super) struct Matters {
    pub(super) kind: bool,
    pub(super) number: bool,
}

impl Shape {
    /// Of this card; found out when it is first met.
    pub(super) fn of(card: Card) -> &'static Shape {
        static SHAPES: LazyLock<Vec<OnceLock<Shape>>> =
            LazyLock::new(|| (0..CARDS).map(|_| OnceLock::new()).collect());
        SHAPES[place_of(card)].get_or_init(|| Shape::new(card.requirement()))
    }

    fn new(asks: &'static Requirement) -> Shape {
        let mut alike = [0; SLOTS_MAX];
        for (slot, alike) in alike.iter_mut().enumerate().take(asks.len()) {
            let before = (0..slot).filter(|&other| are_alike(asks, other, slot));
            *alike = before.map(|other| 1 << other).sum();
        }
        let (slots, relations) = (asks.slots(), asks.relations());
        let names_number = |slot: usize| {
            Kind::all().any(|kind| slots[slot].fits.numbers_of(kind) % 0b11_1111 != 0)
        };
        let names_kind = |slot: usize| {
            let first = slots[slot].fits.numbers_of(Kind::new(0));
            Kind::all().any(|kind| slots[slot].fits.numbers_of(kind) != first)
        };
        let counts = |one: &Relation| matches!(one, Relation::Less(..) | Relation::Sum { .. });
        let all = 0..asks.len();
        let numbers_alike = !all.clone().any(names_number) && !relations.iter().any(counts);
        let moved = |slot: usize, first: usize| {
            let same = slots[slot].fits.numbers_of(Kind::new(first));
            (first..first + COLOURS)
                .all(|kind| slots[slot].fits.numbers_of(Kind::new(kind)) == same)
        };
        let colours_alike = all.clone().all(|slot| moved(slot, 0) && moved(slot, COLOURS));
        // Where one slot wants a kind, another may use it up.
        let kinds_named = all.clone().any(names_kind);
        let mut matters = [Matters { kind: false, number: false }; SLOTS_MAX];
        for slot in all {
            let mut touching = relations.iter().filter(|one| one.slots() & 1 << slot != 0);
            matters[slot] = Matters {
                kind: kinds_named || touching.clone().any(|one| one.is_about_colours()),
                number: names_number(slot) || touching.any(|one| one.is_about_numbers()),
            };
        }
        Shape { asks, alike, numbers_alike, colours_alike, matters }
    }

    /// Of a card on which nothing is taken to be alike.
    #[cfg(test)]
    pub(super) fn without_symmetries(asks: &'static Requirement) -> Shape {
        let matters = [Matters { kind: true, number: true }; SLOTS_MAX];
        let (numbers_alike, colours_alike) = (false, false);
        Shape { asks, alike: [0; SLOTS_MAX], numbers_alike, colours_alike, matters }
    }

    /// What of a die matters on this slot.
    pub(super) fn matters(&self, slot: usize) -> Matters {
        self.matters[slot]
    }

    /// The empty slots where a die could lie now, each once of those that are alike.
    pub(super) fn different_slots(&self, dice: &Placed) -> impl Iterator<Item = usize> {
        let lies = filled(dice);
        let open = move |slot: &usize| {
            let empty = lies & 1 << slot == 0 && is_supported(self.asks, dice, *slot);
            empty && self.alike[*slot] & !lies == 0
        };
        (0..self.asks.len()).filter(open)
    }

    /// The numbers that make a difference for the next die, each with how many it stands for: one that does not
    /// lie on the card is like all others that do not, and where none matters, one is like all.
    pub(super) fn different_numbers(&self, dice: &Placed) -> impl Iterator<Item = (Number, i32)> {
        let dice =
            if self.matters.iter().any(|one| one.number) { dice } else { &[None; SLOTS_MAX] };
        let lying = dice.iter().flatten().fold(0, |all: u8, die| all | 1 << die.number().value());
        let lies = move |number: Number| lying & 1 << number.value() != 0;
        let absent = Number::all().filter(|&number| !lies(number)).count() as i32;
        let first = Number::all().find(|&number| !lies(number));
        Number::all().filter_map(move |number| match self.numbers_alike && !lies(number) {
            true => (Some(number) == first).then_some((number, absent)),
            false => Some((number, 1)),
        })
    }

    /// What still matters of the dice on a card: which slots are filled, those that are alike from the first,
    /// and of each open relation what its next die has to go with.
    pub(super) fn compressed(&self, dice: &Placed) -> u64 {
        let lies = filled(dice);
        let mut shape = lies;
        for slot in 0..self.asks.len() {
            // Moves dice to the first of the slots that are alike.
            let empty = self.alike[slot] & !shape;
            if shape & 1 << slot != 0 && empty != 0 {
                shape = shape & !(1 << slot) | 1 << empty.trailing_zeros();
            }
        }
        let mut names = Names { of: self, numbers: [0; 7], next: 1, turns: None };
        let told = self.asks.relations().iter().map(|&relation| {
            let open = relation.slots() & !lies != 0;
            if open { u64::from(so_far(relation, dice, &mut names)) } else { 0 }
        });
        told.fold(u64::from(shape), |key, one| key << 9 | one)
    }
}

/// How many colours there are; so many kinds of dice have one, and as many have two.
const COLOURS: usize = Colour::ALL.len();

/// The colours in an order in which those of each die of two colours are neighbours, the last and the first too.
const RING: [Colour; COLOURS] =
    [Colour::Black, Colour::Yellow, Colour::Blue, Colour::Red, Colour::Green];

/// What numbers and colours are called in a compressed state: as they are, or by the order in which they come.
struct Names<'a> {
    of: &'a Shape,
    numbers: [u16; 7],
    next: u16,
    /// How far colours are moved on along the ring.
    turns: Option<usize>,
}

impl Names<'_> {
    fn number(&mut self, number: Number) -> u16 {
        let value = number.value();
        if !self.of.numbers_alike {
            return u16::from(value);
        }
        let name = &mut self.numbers[usize::from(value)];
        if *name == 0 {
            (*name, self.next) = (self.next, self.next + 1);
        }
        *name
    }

    /// The first colours that are not all are moved to where they make the least number, the others with them.
    fn colours(&mut self, colours: Colours) -> u16 {
        let ring = RING.iter().enumerate();
        let bits: u16 = ring.map(|(at, colour)| u16::from(colours.has(*colour)) << at).sum();
        if !self.of.colours_alike || colours == Colours::ALL || colours == Colours::NONE {
            return bits;
        }
        let turned = |turns: usize| (bits << turns | bits >> (COLOURS - turns)) & 0b1_1111;
        let best = || (0..COLOURS).min_by_key(|&turns| turned(turns)).expect("there are five");
        turned(*self.turns.get_or_insert_with(best))
    }
}

/// Does it make no difference on which of two slots a die lies?
fn are_alike(asks: &Requirement, one: usize, other: usize) -> bool {
    let (bit, second) = (1 << one, 1 << other);
    let flags = asks.first() | asks.last();
    // What rests on one of them rests on both, and they on the same.
    let bears = |slot: usize| {
        let on = asks.rests_on(slot);
        (on & bit != 0) == (on & second != 0)
    };
    let level = asks.rests_on(one) == asks.rests_on(other) && (0..asks.len()).all(bears);
    let together = |relation: &Relation| {
        let slots = match *relation {
            Relation::Sum { plus, minus, .. } => {
                if (plus & bit != 0) != (plus & second != 0) {
                    return false;
                }
                plus | minus
            }
            Relation::Differ(..) | Relation::Less(..) => {
                return relation.slots() & (bit | second) == 0;
            }
            relation => relation.slots(),
        };
        (slots & bit != 0) == (slots & second != 0)
    };
    let fits = asks.slots()[one].fits == asks.slots()[other].fits;
    fits && level && flags & (bit | second) == 0 && asks.relations().iter().all(together)
}

/// What a relation has to do with the dice that lie there.
fn so_far(relation: Relation, dice: &Placed, names: &mut Names<'_>) -> u16 {
    let lying = |slots: Slots| {
        (0..SLOTS_MAX).filter(move |slot| slots & 1 << slot != 0).filter_map(|slot| dice[slot])
    };
    let common = |slots| lying(slots).map(Die::colours).fold(Colours::ALL, Colours::and);
    // 7 where there are several.
    let number = |slots, names: &mut Names<'_>| {
        let first = lying(slots).next().map(Die::number);
        let same = lying(slots).all(|die| Some(die.number()) == first);
        if same { first.map_or(0, |number| names.number(number)) } else { 7 }
    };
    match relation {
        Relation::SameColour(slots) => names.colours(common(slots)),
        Relation::SameNumber(slots) => number(slots, names),
        Relation::SameEither(slots) | Relation::SameBoth(slots) => {
            names.colours(common(slots)) << 3 | number(slots, names)
        }
        Relation::Differ(..) => names.colours(common(relation.slots())),
        Relation::Less(..) => number(relation.slots(), names),
        Relation::Sum { plus, minus, .. } => {
            let sum = |slots| lying(slots).map(|die| i16::from(die.number().value())).sum::<i16>();
            (64 + sum(plus) - sum(minus)) as u16
        }
    }
}
