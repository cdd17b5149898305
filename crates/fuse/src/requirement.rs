//! What a card asks for: slots, what holds between them, and what must lie before what.
//!
//! A card is written in a small language (the notation is told in `docs/rules/fuse-countdown.md`) and
//! read while the program is built, so that a misprint in the table of cards fails the build.

mod ahead;
mod parser;

use crate::die::{Colours, DICE, DiceBox, Die, KINDS, Kind, Number};

/// The most dice that a card takes.
pub const SLOTS_MAX: usize = 6;

/// The most relations that a card has.
pub const RELATIONS_MAX: usize = 4;

/// More than there are codes of a die, which are counted from 1.
pub(crate) const CODES: usize = 64;

/// The dice on a card, slot by slot.
pub type Placed = [Option<Die>; SLOTS_MAX];

/// Some of a card's slots, one bit each.
pub type Slots = u8;

/// A set of dice: one bit for each kind with each number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DiceSet(u64);

impl DiceSet {
    /// No die.
    pub const NONE: DiceSet = DiceSet(0);
    /// Every die.
    pub const ALL: DiceSet = DiceSet((1 << crate::die::DICE) - 1);

    /// Every die of these kinds that shows one of these numbers (one bit each, 1 lowest).
    const fn of(kinds: u16, numbers: u8) -> DiceSet {
        let (mut bits, mut kind) = (0, 0);
        while kind < KINDS {
            if kinds & 1 << kind != 0 {
                bits |= (numbers as u64) << (kind * 6);
            }
            kind += 1;
        }
        DiceSet(bits)
    }

    pub(crate) const fn or(self, other: DiceSet) -> DiceSet {
        DiceSet(self.0 | other.0)
    }

    #[inline]
    pub(crate) const fn and(self, other: DiceSet) -> DiceSet {
        DiceSet(self.0 & other.0)
    }

    #[inline]
    pub(crate) const fn not(self) -> DiceSet {
        DiceSet(!self.0 & DiceSet::ALL.0)
    }

    /// Every die that has one of these colours.
    #[inline]
    pub(crate) const fn coloured(colours: Colours) -> DiceSet {
        const TABLE: [DiceSet; 32] = {
            let (mut table, mut bits) = ([DiceSet::NONE; 32], 0);
            while bits < 32 {
                table[bits] = DiceSet::of(kinds_with(Colours::from_bits(bits as u8)), 0b11_1111);
                bits += 1;
            }
            table
        };
        TABLE[colours.bits() as usize]
    }

    /// Every die that shows one of these numbers; one bit each, 1 lowest.
    #[inline]
    pub(crate) const fn numbered(numbers: u8) -> DiceSet {
        // A bit of each kind, six apart, times the numbers.
        DiceSet(0x0041_0410_4104_1041 * (numbers & 0b11_1111) as u64)
    }

    /// Is this die one of them?
    #[inline]
    pub const fn has(self, die: Die) -> bool {
        self.0 >> die.index() & 1 != 0
    }

    /// With which numbers this kind of die is one of them; one bit each, 1 lowest.
    #[inline]
    pub const fn numbers_of(self, kind: Kind) -> u8 {
        (self.0 >> (kind.index() * 6)) as u8 & 0b11_1111
    }

    /// With which numbers any kind of die is one of them; one bit each, 1 lowest.
    const fn numbers(self) -> u8 {
        let (mut numbers, mut kind) = (0, 0);
        while kind < KINDS {
            numbers |= self.numbers_of(Kind::new(kind));
            kind += 1;
        }
        numbers
    }

    /// The least and the greatest number of them.
    const fn range(self) -> (u8, u8) {
        let numbers = self.numbers();
        (numbers.trailing_zeros() as u8 + 1, 8 - numbers.leading_zeros() as u8)
    }

    /// Is every number between the least and the greatest there?
    const fn has_no_gap(self) -> bool {
        let (least, greatest) = self.range();
        self.numbers().count_ones() as u8 == greatest + 1 - least
    }

    /// How many dice of a box fit when they show this number.
    const fn count(self, number: Number, of: DiceBox) -> u8 {
        let (mut count, mut kind) = (0, 0);
        while kind < KINDS {
            if self.has(Die::new(Kind::new(kind), number)) {
                count += of.0[kind];
            }
            kind += 1;
        }
        count
    }
}

/// By what the die in a slot is compared with its neighbours: the glyph of the slot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Glyph {
    /// A slot that names what it wants.
    Plain,
    /// `#`: the number matters.
    Number,
    /// `*`: the colour matters.
    Colour,
    /// `@`: colour or number.
    Either,
    /// `&`: colour and number.
    Both,
}

/// A place for one die.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Slot {
    /// The dice that may lie here, for all that the slot itself says.
    pub fits: DiceSet,
    /// How it is compared.
    pub glyph: Glyph,
}

/// What must hold between slots.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Relation {
    /// One colour is on all of these dice.
    SameColour(Slots),
    /// All of these dice show one number.
    SameNumber(Slots),
    /// One of the two, for all of them.
    SameEither(Slots),
    /// Both.
    SameBoth(Slots),
    /// The two dice share no colour.
    Differ(u8, u8),
    /// The first number is less than the second.
    Less(u8, u8),
    /// The numbers of `plus` less those of `minus` are `total`.
    Sum {
        /// These are added.
        plus: Slots,
        /// These are taken away.
        minus: Slots,
        /// What comes out.
        total: i8,
    },
}

impl Relation {
    /// The slots that it is about.
    #[inline]
    pub const fn slots(self) -> Slots {
        match self {
            Relation::SameColour(slots)
            | Relation::SameNumber(slots)
            | Relation::SameEither(slots)
            | Relation::SameBoth(slots) => slots,
            Relation::Differ(one, other) | Relation::Less(one, other) => 1 << one | 1 << other,
            Relation::Sum { plus, minus, .. } => plus | minus,
        }
    }

    /// Does it look at numbers?
    #[inline]
    pub const fn is_about_numbers(self) -> bool {
        !matches!(self, Relation::SameColour(_) | Relation::Differ(..))
    }

    /// Does it look at colours?
    #[inline]
    pub const fn is_about_colours(self) -> bool {
        !matches!(self, Relation::SameNumber(_) | Relation::Less(..) | Relation::Sum { .. })
    }
}

/// Everything that a card asks for. In the order in which it is looked at: a line of the processor's memory
/// says most of it, and each table is one more.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(C, align(64))]
pub struct Requirement {
    len: u8,
    relation_count: u8,
    /// Does what lies on the card say by itself whether it can be finished? With the dice of Countdown, and
    /// with those of the original.
    easy: [bool; 2],
    /// Is there more to ask of a die than whether it fits a slot in its turn? With dice on the card and
    /// without, each with the same two boxes.
    closer: [[bool; 2]; 2],
    /// Does any number have to rise?
    chain: bool,
    first: Slots,
    last: Slots,
    /// Slots for which no number runs short of dice, whatever lies on the other slots; with the same two boxes.
    plenty: [Slots; 2],
    /// On which slots each slot rests.
    rests_on: [Slots; SLOTS_MAX],
    relations: [Relation; RELATIONS_MAX],
    /// The least and the greatest number that each slot takes.
    ranges: [(u8, u8); SLOTS_MAX],
    /// The slots that each die fits, by its code; one of these is no die.
    slots_for: [Slots; CODES],
    /// The slots whose turn it is, by those on which dice lie.
    in_turn: [Slots; 1 << SLOTS_MAX],
    /// The same while no die lies on the card, where chains and equations leave room for it.
    bare: [Slots; CODES],
    slots: [Slot; SLOTS_MAX],
}

impl Requirement {
    /// Reads a card. Panics on a misprint, which fails the build when the card is in a table.
    pub const fn parse(text: &str) -> Requirement {
        let mut card = parser::parse(text);
        card.plenty = [card.plenty_of(DiceBox::COUNTDOWN), card.plenty_of(DiceBox::ORIGINAL)];
        let mut slot = 0;
        while slot < card.len() {
            card.ranges[slot] = card.slots[slot].fits.range();
            let mut die = 0;
            while die < DICE {
                let fits = card.slots[slot].fits.0 >> die & 1 != 0;
                card.slots_for[die + 1] |= (fits as u8) << slot;
                die += 1;
            }
            slot += 1;
        }
        card.easy = [card.is_easy_with(0, 4, 6), card.is_easy_with(1, 5, 5)];
        let mut filled = 0;
        while filled <= card.all() {
            card.in_turn[filled as usize] = card.find_slots_in_turn(filled);
            filled += 1;
        }
        card.bare = card.right_if_bare();
        let (free, [easy, easy_of_old]) = (card.relation_count == 0, card.easy);
        card.closer = [[!(free && easy), !(free && easy_of_old)], [!easy, !easy_of_old]];
        card
    }

    /// How many dice it takes.
    #[inline]
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// A card without slots is none; there is no such card.
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Every slot.
    #[inline]
    pub const fn all(&self) -> Slots {
        (1 << self.len) - 1
    }

    /// The slots in the order in which they are written; base rows first.
    #[inline]
    pub fn slots(&self) -> &[Slot] {
        &self.slots[..self.len()]
    }

    /// What must hold between them.
    #[inline]
    pub fn relations(&self) -> &[Relation] {
        &self.relations[..self.relation_count as usize]
    }

    /// T1, T2, T3: the slots that must be filled before a die can be built on them here.
    #[inline]
    pub const fn rests_on(&self, slot: usize) -> Slots {
        self.rests_on[slot]
    }

    /// Slots whose die must be the first on the card.
    #[inline]
    pub const fn first(&self) -> Slots {
        self.first
    }

    /// Slots whose die must be the last on the card.
    #[inline]
    pub const fn last(&self) -> Slots {
        self.last
    }

    /// Does any slot want a dual die and nothing else?
    pub const fn needs_dual(&self) -> bool {
        let mut slot = 0;
        while slot < self.len() {
            if self.slots[slot].fits.0 & DiceSet::of(0b1_1111, 0b11_1111).0 == 0 {
                return true;
            }
            slot += 1;
        }
        false
    }

    /// Slots for which dice cannot run short.
    #[inline]
    pub(crate) const fn plenty(&self, original: bool) -> Slots {
        self.plenty[original as usize]
    }

    /// Can the card be finished whenever each of its relations could still hold?
    #[inline]
    pub(crate) const fn is_easy(&self, original: bool) -> bool {
        self.easy[original as usize]
    }

    /// The slots that this die fits, for all that the slots themselves say.
    #[inline]
    pub(crate) const fn slots_for(&self, die: Die) -> Slots {
        self.slots_for[(die.index() + 1) % CODES]
    }

    /// The slots that each die fits, by its code, if dice lie on these; and whether there is more to ask of
    /// those whose turn it is.
    #[inline]
    pub(crate) const fn fitting(&self, filled: Slots, original: bool) -> (&[Slots; CODES], bool) {
        let bare = filled == 0;
        let closer = self.closer[bare as usize][original as usize];
        (if bare { &self.bare } else { &self.slots_for }, closer)
    }

    /// Empty slots where a die has something to stand on, if dice lie on these.
    #[inline]
    pub(crate) const fn open_slots(&self, filled: Slots) -> Slots {
        let [one, two, three, four, five, six] = self.rests_on;
        let rests_on = u64::from_le_bytes([one, two, three, four, five, six, 0, 0]);
        let missing = !filled as u64 * 0x0101_0101_0101_0101;
        !not_zero(rests_on & missing) & self.all() & !filled
    }

    /// G9: those of them whose turn it is.
    #[inline]
    pub(crate) const fn slots_in_turn(&self, filled: Slots) -> Slots {
        self.in_turn[filled as usize % (1 << SLOTS_MAX)]
    }

    const fn find_slots_in_turn(&self, filled: Slots) -> Slots {
        let open = self.open_slots(filled);
        if self.first & !filled != 0 {
            return open & self.first;
        }
        if self.all() & !filled == self.last { open } else { open & !self.last }
    }

    /// Does any number have to rise?
    #[inline]
    pub(crate) const fn has_chain(&self) -> bool {
        self.chain
    }

    /// The least and the greatest number that a slot takes.
    #[inline]
    pub(crate) const fn range(&self, slot: usize) -> (u8, u8) {
        self.ranges[slot]
    }
}

/// The slots on which dice lie.
#[inline]
pub fn filled(placed: &Placed) -> Slots {
    let byte = |slot: usize| placed[slot].map_or(0, u8::from);
    let bytes = [byte(0), byte(1), byte(2), byte(3), byte(4), byte(5), 0, 0];
    not_zero(u64::from_le_bytes(bytes))
}

/// Which of eight bytes, all below 128, are not 0: one bit each. Without a branch, since half of what random
/// play does begins with this.
#[inline]
const fn not_zero(bytes: u64) -> u8 {
    let ones = (bytes + 0x7f7f_7f7f_7f7f_7f7f) >> 7 & 0x0101_0101_0101_0101;
    (ones.wrapping_mul(0x0102_0408_1020_4080) >> 56) as u8
}

/// Which kinds have one of these colours, one bit each.
const fn kinds_with(colours: Colours) -> u16 {
    let (mut kinds, mut kind) = (0, 0);
    while kind < KINDS {
        if !Kind::new(kind).colours().and(colours).is_empty() {
            kinds |= 1 << kind;
        }
        kind += 1;
    }
    kinds
}
