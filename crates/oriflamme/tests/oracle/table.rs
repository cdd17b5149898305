//! The table, with piles as lists of cards, and the course of a round: income, laying, activation.

use crate::met::{Met, Rare};
use oriflamme::{Action, Card, Slot, Spot};

/// A card in the row. Its number says which card of the match it was; one that the Informant
/// changes places with takes hers.
#[derive(Clone, Copy, Debug)]
pub(crate) struct CardInRow {
    pub(crate) number: usize,
    pub(crate) owner: usize,
    pub(crate) card: Card,
    pub(crate) is_up: bool,
    /// It lay face up before.
    pub(crate) is_known: bool,
    pub(crate) influence: u32,
    pub(crate) verdicts: u32,
}

/// Cards of one family on each other; the last one lies on top.
#[derive(Clone, Debug)]
pub(crate) struct Pile {
    pub(crate) cards: Vec<CardInRow>,
    pub(crate) is_done: bool,
}

impl Pile {
    pub(crate) fn top(&self) -> &CardInRow {
        self.cards.last().expect("an empty pile is no pile")
    }

    pub(crate) fn top_mut(&mut self) -> &mut CardInRow {
        self.cards.last_mut().expect("an empty pile is no pile")
    }
}

/// A player's side of the table.
#[derive(Clone, Debug)]
pub(crate) struct Family {
    pub(crate) hand: Vec<Card>,
    pub(crate) aside: Vec<Card>,
    pub(crate) influence: u32,
    pub(crate) gone: Vec<Card>,
    pub(crate) treaty: Option<u32>,
    pub(crate) has_infiltration: bool,
    /// The Informant was taken back when so many cards had been laid, and not seen since.
    pub(crate) informant_back: Option<usize>,
}

/// What somebody is asked; cards are named by their numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Asked {
    /// This family lays a card.
    Place(usize),
    /// Leave this card face down, or reveal it?
    Turn(usize),
    /// This face-up card acts: how?
    Ability(usize),
    /// Nothing: the match is over.
    Over,
}

#[derive(Clone, Debug)]
pub(crate) struct Table {
    pub(crate) families: Vec<Family>,
    pub(crate) row: Vec<Pile>,
    pub(crate) pool: u32,
    pub(crate) round: u32,
    pub(crate) first: usize,
    pub(crate) laid: usize,
    pub(crate) asked: Asked,
    pub(crate) winners: Vec<usize>,
    pub(crate) met: Met,
    /// How many cards have been uncovered so far in this turn, each by the one before.
    pub(crate) chain: u32,
}

pub(crate) fn slot(number: usize) -> Slot {
    Slot::new(number).expect("at most 30 cards are laid")
}

impl Table {
    /// Three cards of each family are set aside; the other seven are its hand.
    pub(crate) fn new(asides: &[Vec<Card>], first: usize) -> Table {
        let family = |aside: &Vec<Card>| Family {
            hand: Card::ALL.into_iter().filter(|card| !aside.contains(card)).collect(),
            aside: aside.clone(),
            influence: 1,
            gone: Vec::new(),
            treaty: None,
            has_infiltration: false,
            informant_back: None,
        };
        let mut table = Table {
            families: asides.iter().map(family).collect(),
            row: Vec::new(),
            pool: 5,
            round: 0,
            first,
            laid: 0,
            asked: Asked::Over,
            winners: Vec::new(),
            met: Met::default(),
            chain: 0,
        };
        table.begin_round();
        table
    }

    /// Who has a Treaty and a card in the row gains what lies on it; then cards are laid.
    fn begin_round(&mut self) {
        self.round += 1;
        for family in 0..self.families.len() {
            if let Some(influence) = self.families[family].treaty {
                if self.tops_of(family) > 0 {
                    self.met.note(Rare::TreatyPaid);
                    self.families[family].influence += influence;
                } else {
                    self.met.note(Rare::TreatyWithoutCardInRow);
                }
            }
        }
        self.met.note_if(self.round > 1 && self.row.is_empty(), Rare::RowEmptyAtPlacement);
        self.asked = Asked::Place(self.first);
    }

    /// Everything that the one who is asked may do.
    pub(crate) fn options(&self) -> Vec<Action> {
        match self.asked {
            Asked::Place(family) => self.places(family),
            Asked::Turn(number) => {
                let card = self.card(number);
                let cannot = card.card == Card::Insurrection && card.influence == 0;
                if cannot { vec![Action::Leave] } else { vec![Action::Leave, Action::Reveal] }
            }
            Asked::Ability(number) => self.abilities(number),
            Asked::Over => Vec::new(),
        }
    }

    /// Whose decision it is.
    pub(crate) fn decider(&self) -> Option<usize> {
        match self.asked {
            Asked::Place(family) => Some(family),
            Asked::Turn(number) | Asked::Ability(number) => Some(self.card(number).owner),
            Asked::Over => None,
        }
    }

    pub(crate) fn answer(&mut self, action: Action) {
        match (self.asked, action) {
            (Asked::Place(family), Action::Place(card, spot)) => self.place(family, card, spot),
            (Asked::Turn(number), Action::Leave) => self.leave(number),
            (Asked::Turn(number), Action::Reveal) => self.reveal(number),
            (Asked::Ability(number), action) => self.use_ability(number, action),
            (asked, action) => panic!("{action:?} is no answer to {asked:?}"),
        }
    }

    /// At the start, at the end, or on an own card; an empty row has one place.
    fn places(&self, family: usize) -> Vec<Action> {
        let mut spots = vec![Spot::Start];
        if !self.row.is_empty() {
            spots.push(Spot::End);
        }
        let own = self.row.iter().filter(|pile| pile.top().owner == family);
        spots.extend(own.map(|pile| Spot::On(slot(pile.top().number))));
        let hand = &self.families[family].hand;
        let at = |&spot| hand.iter().map(move |&card| Action::Place(card, spot));
        spots.iter().flat_map(at).collect()
    }

    fn place(&mut self, family: usize, card: Card, spot: Spot) {
        self.families[family].hand.retain(|&held| held != card);
        self.laid += 1;
        let laid = CardInRow {
            number: self.laid,
            owner: family,
            card,
            is_up: false,
            is_known: false,
            influence: 0,
            verdicts: 0,
        };
        let is_back = self.families[family].informant_back.is_some();
        self.met.note_if(is_back && card == Card::Informant, Rare::InformantLaidAgain);
        let pile = Pile { cards: vec![laid], is_done: false };
        match spot {
            Spot::Start => self.row.insert(0, pile),
            Spot::End => self.row.push(pile),
            Spot::On(slot) => {
                let at = self.at(slot.number());
                let below = *self.row[at].top();
                let has_influence = below.is_up && below.influence > 0;
                self.met.note_if(has_influence, Rare::DiplomatCoveredWithInfluence);
                self.met.note_if(below.verdicts > 0, Rare::VerdictCovered);
                self.row[at].cards.push(laid);
                self.met.note_if(self.row[at].cards.len() == 2, Rare::PileOfTwo);
                self.met.note_if(self.row[at].cards.len() >= 3, Rare::PileOfThree);
            }
        }
        let next = (family + 1) % self.families.len();
        if next != self.first {
            self.asked = Asked::Place(next);
            return;
        }
        self.row.iter_mut().for_each(|pile| pile.is_done = false);
        self.activate_next();
    }

    /// The first card in the row that has not had its turn in this round.
    pub(crate) fn activate_next(&mut self) {
        self.chain = 0;
        match self.row.iter().find(|pile| !pile.is_done) {
            Some(pile) => self.activate(pile.top().number),
            None => self.end_round(),
        }
    }

    /// A face-down card leaves a choice, a face-up one must act.
    pub(crate) fn activate(&mut self, number: usize) {
        if self.card(number).is_up { self.act(number) } else { self.asked = Asked::Turn(number) }
    }

    fn leave(&mut self, number: usize) {
        let card = self.card_mut(number);
        card.influence += 1;
        self.met.note_if(self.round == 6, Rare::LeftInTheLastRound);
        self.finish(number);
    }

    /// The card has had its turn and still lies there.
    pub(crate) fn finish(&mut self, number: usize) {
        let at = self.at(number);
        self.row[at].is_done = true;
        self.activate_next();
    }

    /// The card went away in its own turn: the one below has its turn at once.
    pub(crate) fn finish_gone(&mut self, below: Option<usize>) {
        let Some(below) = below else { return self.activate_next() };
        self.chain += 1;
        let card = *self.card(below);
        let rare = if card.is_up { Rare::UncoveredUpActs } else { Rare::UncoveredDownAsked };
        self.met.note(rare);
        self.met.note_if(card.is_up && card.influence > 0, Rare::DiplomatUncoveredWithInfluence);
        self.met.note_if(self.chain > 1, Rare::ChainOfThree);
        self.activate(below);
    }

    fn end_round(&mut self) {
        self.met.note_if(self.row.is_empty(), Rare::RowEmptied);
        if self.round < 6 {
            self.first = (self.first + 1) % self.families.len();
            self.begin_round();
        } else {
            self.end();
        }
    }

    /// Treaties bring what lies on them; the most influence wins, then the most cards in the row.
    fn end(&mut self) {
        for family in &mut self.families {
            family.influence += family.treaty.unwrap_or(0);
            self.met.note_if(family.treaty.unwrap_or(0) > 0, Rare::TreatyPaidAtTheEnd);
        }
        let everybody = 0..self.families.len();
        let most = self.families.iter().map(|family| family.influence).max();
        let richest: Vec<usize> =
            everybody.filter(|&family| Some(self.families[family].influence) == most).collect();
        let widest = richest.iter().map(|&family| self.tops_of(family)).max();
        let has_most = |&family: &usize| Some(self.tops_of(family)) == widest;
        self.winners = richest.iter().copied().filter(has_most).collect();
        self.met.note_if(self.winners.len() < richest.len(), Rare::TieBrokenByTheRow);
        self.met.note_if(self.winners.len() > 1, Rare::SharedWin);
        self.asked = Asked::Over;
    }

    /// Where the pile lies that has this card on top.
    pub(crate) fn at(&self, number: usize) -> usize {
        let is_it = |pile: &Pile| pile.top().number == number;
        self.row.iter().position(is_it).expect("the card lies on top of a pile")
    }

    pub(crate) fn card(&self, number: usize) -> &CardInRow {
        self.row[self.at(number)].top()
    }

    pub(crate) fn card_mut(&mut self, number: usize) -> &mut CardInRow {
        let at = self.at(number);
        self.row[at].top_mut()
    }

    /// How many piles of the row belong to the family: only top cards count.
    pub(crate) fn tops_of(&self, family: usize) -> usize {
        self.row.iter().filter(|pile| pile.top().owner == family).count()
    }
}
