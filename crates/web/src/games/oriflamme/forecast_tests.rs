use super::*;
use crate::games::imagined;
use oriflamme::{CardInRow, Face, Options, Row};

pub(crate) const ANN: Seat = Seat::new(0);
pub(crate) const BOB: Seat = Seat::new(1);
pub(crate) const EVE: Seat = Seat::new(2);

/// A table in the middle of a match, card by card.
pub(crate) struct Table {
    pub(crate) world: Oriflamme,
    row: Vec<usize>,
}

impl Table {
    pub(crate) fn new() -> Table {
        let mut world = Oriflamme::new(&Options { players: 3 }).expect("three may play");
        world.open.course.round = 3;
        Table { world, row: Vec::new() }
    }

    fn put(mut self, owner: Seat, face: Face, influence: u8, over: Option<Slot>) -> Table {
        self.world.open.course.laid += 1;
        let number = self.world.open.course.laid as usize;
        let slot = Slot::new(number).expect("few cards");
        *self.world.open.laid.get_mut(slot) =
            Some(CardInRow { owner, face, influence, verdicts: 0, over });
        if over.is_some() {
            self.row.pop();
        }
        self.row.push(number);
        let row = serde_json::to_string(&self.row).expect("numbers");
        self.world.open.row = serde_json::from_str::<Row>(&row).expect("a row");
        self
    }

    fn last(&self) -> Slot {
        Slot::new(*self.row.last().expect("a card")).expect("a slot")
    }

    /// A face-down card at the end of the row.
    pub(crate) fn lay(self, owner: Seat, card: Card, influence: u8) -> Table {
        let mut table = self.put(owner, Face::Down, influence, None);
        let slot = table.last();
        *table.world.faces.get_mut(slot) = Some(card);
        table
    }

    /// A face-up card at the end of the row.
    pub(crate) fn lay_up(self, owner: Seat, card: Card) -> Table {
        self.put(owner, Face::Up(card), 0, None)
    }

    /// A face-down card that everybody remembers.
    pub(crate) fn known(self, owner: Seat, card: Card) -> Table {
        self.put(owner, Face::Known(card), 0, None)
    }

    /// A face-down card on top of the last one.
    pub(crate) fn cover(self, card: Card) -> Table {
        let below = self.last();
        let owner = self.world.open.card(below).expect("it was laid").owner;
        let mut table = self.put(owner, Face::Down, 0, Some(below));
        let slot = table.last();
        *table.world.faces.get_mut(slot) = Some(card);
        table
    }

    pub(crate) fn marked(mut self) -> Table {
        let slot = self.last();
        let laid = self.world.open.laid.get_mut(slot).as_mut().expect("it was laid");
        laid.verdicts += 1;
        self.world.open.course.pool -= 1;
        self
    }

    /// Begins the activation and leaves the first cards face down.
    pub(crate) fn activated(mut self, left: &[usize]) -> Table {
        self.world.begin_activation(&mut ());
        for _ in left {
            let seat = self.world.asked().expect("somebody is asked");
            self.world.play(seat, Action::Leave, &mut ()).expect("a card may stay down");
        }
        self
    }

    /// What the seat that is asked expects of an action.
    pub(crate) fn expects(&self, action: Action) -> Forecast {
        let seat = self.world.asked().expect("somebody is asked");
        let view = self.world.view(Some(seat));
        forecast(&view, &imagined(&view), seat, action)
    }
}

pub(crate) fn slot(number: usize) -> Slot {
    Slot::new(number).expect("a slot")
}

#[test]
fn de1_a_hidden_target_may_be_a_character_and_may_be_an_extortion() {
    let table = Table::new()
        .lay(ANN, Card::Treaty, 0)
        .lay_up(ANN, Card::Deserter)
        .lay(BOB, Card::Empress, 3)
        .activated(&[0]);
    let seen = table.expects(Action::Remove(slot(3)));
    assert_eq!((seen.least, seen.most), (1, 2));
    assert_eq!(seen.removed, [(slot(3), None)], "whatever it is, it is not told");
    assert_eq!(seen.traps, [(BOB, 4)], "Treaty and Deserter lie in the row");
    assert_eq!(seen.leaves, Sure::Always);
}

#[test]
fn de3_an_open_character_keeps_the_deserter() {
    let table = Table::new()
        .lay_up(EVE, Card::Fanatic)
        .lay_up(ANN, Card::Deserter)
        .lay_up(BOB, Card::Empress)
        .activated(&[]);
    let seen = table.expects(Action::Remove(slot(3)));
    assert_eq!((seen.least, seen.most, seen.leaves), (2, 2, Sure::Never));
    assert_eq!(seen.removed, [(slot(3), Some(Card::Empress))]);
    assert!(seen.traps.is_empty(), "an open card is no Extortion");
}

#[test]
fn if3_a_preserved_infiltration_is_counted() {
    let mut table = Table::new().lay_up(ANN, Card::Deserter).lay(BOB, Card::Judge, 0);
    table.world.open.course.infiltrators = table.world.open.course.infiltrators.with(ANN);
    let seen = table.activated(&[]).expects(Action::Remove(slot(2)));
    assert_eq!((seen.least, seen.most), (3, 4));
}

#[test]
fn is3_an_insurrection_takes_both_and_tells_what_is_known() {
    let table = Table::new()
        .lay_up(BOB, Card::Fanatic)
        .lay(ANN, Card::Insurrection, 2)
        .lay(ANN, Card::Treaty, 4)
        .activated(&[]);
    let seen = table.expects(Action::Reveal);
    assert_eq!(seen.least, 3, "1 is the price, 1 is collected, 2 cards are removed");
    assert_eq!(seen.removed, [(slot(1), Some(Card::Fanatic)), (slot(3), Some(Card::Treaty))]);
    assert_eq!(seen.leaves, Sure::Never);
}

#[test]
fn seen_extortions_are_no_longer_feared() {
    let mut table = Table::new().lay_up(ANN, Card::Deserter).lay(BOB, Card::Judge, 0);
    let piles = &mut table.world.open.course.piles;
    piles[BOB.index()] = piles[BOB.index()].with(Card::Extortion);
    assert!(table.activated(&[]).expects(Action::Remove(slot(2))).traps.is_empty());
}

#[test]
fn a_reveal_counts_what_lies_on_the_card_and_says_what_comes_then() {
    let reveal = |card: Card| {
        let row =
            Table::new().lay_up(EVE, Card::Fanatic).lay(ANN, card, 2).lay(BOB, Card::Judge, 1);
        row.activated(&[]).expects(Action::Reveal)
    };
    let deserter = reveal(Card::Deserter);
    assert_eq!((deserter.least, deserter.asks), (2, true));
    assert_eq!((reveal(Card::Empress).least, reveal(Card::Empress).asks), (4, true));
    assert_eq!((reveal(Card::Fanatic).least, reveal(Card::Fanatic).asks), (4, false));
    let extortion = reveal(Card::Extortion);
    assert_eq!((extortion.least, extortion.lost, extortion.leaves), (1, 2, Sure::Always));
    assert_eq!(reveal(Card::Treaty).kept, Some(2));
    assert_eq!((reveal(Card::Judge).least, reveal(Card::Judge).asks), (2, true));
}

#[test]
fn em4_an_empress_without_a_target_says_so() {
    let table = Table::new().lay(ANN, Card::Empress, 1).lay(ANN, Card::Treaty, 0).activated(&[]);
    let seen = table.expects(Action::Reveal);
    assert_eq!((seen.least, seen.asks), (3, false));
    assert_eq!(seen.skipped, Some((Card::Empress, Skip::NobodyToGive)));
}

#[test]
fn a5_what_lies_beneath_comes_up_at_once() {
    let table = Table::new()
        .lay_up(BOB, Card::Judge)
        .lay_up(ANN, Card::Deserter)
        .cover(Card::Infiltration)
        .lay(ANN, Card::Treaty, 2);
    let mut table = table.activated(&[]);
    let mark = Action::Mark(slot(4));
    table.world.play(BOB, mark, &mut ()).expect("a Judge may mark");
    let seen = table.expects(Action::Reveal);
    assert_eq!((seen.fed, seen.kept, seen.beneath), (1, Some(0), Some(slot(2))));
}

#[test]
fn tr3_a_treaty_pays_in_each_later_round_and_at_the_end() {
    assert_eq!(treaty_total(4, 3), 9);
    assert_eq!(treaty_total(5, 4), 8);
    assert_eq!(treaty_total(6, 5), 5);
}

#[test]
fn tr3_what_treaties_pay_at_the_end_is_not_the_work_of_the_last_card() {
    let mut table = Table::new().lay(ANN, Card::Judge, 2);
    table.world.open.course.round = oriflamme::ROUNDS;
    table.world.open.course.treaties = [Some(3), Some(4), None, None, None];
    let seen = table.activated(&[]).expects(Action::Leave);
    assert_eq!((seen.least, seen.traps), (0, Vec::new()));
}
