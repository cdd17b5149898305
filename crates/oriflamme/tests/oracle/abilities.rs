//! What each of the ten cards does. Covered cards take no part in anything.

use crate::met::Rare;
use crate::table::{Asked, CardInRow, Table, slot};
use oriflamme::{Action, Card};

pub(crate) const CHARACTERS: [Card; 6] =
    [Card::Empress, Card::Fanatic, Card::Informant, Card::Diplomat, Card::Deserter, Card::Judge];

impl Table {
    /// The card is turned up and its influence settled; then its ability follows.
    pub(crate) fn reveal(&mut self, number: usize) {
        let CardInRow { owner, card, influence, .. } = *self.card(number);
        let collected = match card {
            Card::Insurrection => influence - 1,
            Card::Extortion | Card::Treaty => 0,
            _ => influence,
        };
        self.families[owner].influence += collected;
        let laid = self.card_mut(number);
        let is_again = laid.is_known;
        laid.is_up = true;
        laid.is_known = true;
        if card != Card::Treaty {
            laid.influence = 0;
        }
        if card == Card::Informant {
            self.families[owner].informant_back = None;
        }
        self.met.note_if(card == Card::Insurrection && collected > 0, Rare::InsurrectionCollected);
        self.met.note_if(
            card == Card::Extortion && influence > 0,
            Rare::ExtortionRevealedWithInfluence,
        );
        self.met.note_if(is_again, Rare::InsurrectionAgain);
        self.act(number);
    }

    /// The ability of a face-up card, up to the point where somebody must choose.
    pub(crate) fn act(&mut self, number: usize) {
        let CardInRow { owner, card, influence, .. } = *self.card(number);
        match card {
            Card::Empress => {
                self.families[owner].influence += 2;
                if self.closed_rivals(owner).is_empty() {
                    self.met.note(Rare::EmpressWithoutTarget);
                    self.finish(number);
                } else {
                    self.asked = Asked::Ability(number);
                }
            }
            Card::Fanatic => {
                let others = self.row.iter().map(|pile| pile.top());
                let mut others = others.filter(|top| top.owner == owner && top.number != number);
                let is_alone = !others.any(|top| top.is_up);
                self.families[owner].influence += if is_alone { 2 } else { 1 };
                self.met.note(if is_alone { Rare::FanaticAlone } else { Rare::FanaticInCompany });
                self.finish(number);
            }
            Card::Judge if self.abilities(number) == [Action::Gain] => {
                self.met.note(Rare::EveryVerdictCovered);
                self.use_ability(number, Action::Gain);
            }
            Card::Informant | Card::Diplomat | Card::Judge => self.asked = Asked::Ability(number),
            Card::Deserter if self.neighbours(number).is_empty() => {
                self.met.note(Rare::DeserterWithoutNeighbour);
                self.desert(number);
            }
            Card::Deserter => self.asked = Asked::Ability(number),
            Card::Insurrection => self.insurrection(number),
            Card::Extortion => {
                self.families[owner].influence += 1;
                let below = self.discard(number);
                self.finish_gone(below);
            }
            Card::Infiltration => {
                for pile in &mut self.row {
                    if pile.top().owner == owner && !pile.top().is_up {
                        pile.top_mut().influence += 1;
                        self.met.note(Rare::InfiltrationFed);
                    }
                }
                self.families[owner].has_infiltration = true;
                let (_, below) = self.take(number);
                self.finish_gone(below);
            }
            Card::Treaty => {
                self.met.note_if(influence == 0, Rare::TreatyWithNothing);
                self.families[owner].treaty = Some(influence);
                let (_, below) = self.take(number);
                self.finish_gone(below);
            }
        }
    }

    /// What the owner of a face-up card may choose.
    pub(crate) fn abilities(&self, number: usize) -> Vec<Action> {
        let CardInRow { owner, card, .. } = *self.card(number);
        let tops = || self.row.iter().map(|pile| pile.top());
        match card {
            Card::Empress => {
                self.closed_rivals(owner).iter().map(|&rival| Action::Give(slot(rival))).collect()
            }
            Card::Informant => {
                let swaps = self.families[owner].hand.iter().map(|&card| Action::Swap(card));
                [Action::Gain].into_iter().chain(swaps).collect()
            }
            Card::Diplomat => {
                let guests = self.other_diplomats(number);
                let mut actions: Vec<Action> =
                    guests.iter().map(|&guest| Action::Feed(slot(guest))).collect();
                if actions.is_empty() {
                    actions.push(Action::Gain);
                }
                actions.push(Action::Cash);
                actions
            }
            Card::Deserter => {
                let beside = self.neighbours(number);
                beside.into_iter().map(|other| Action::Remove(slot(other))).collect()
            }
            Card::Judge => {
                let mut actions = vec![Action::Gain];
                if self.pool > 0 {
                    actions = tops().map(|top| Action::Mark(slot(top.number))).collect();
                }
                let marked = tops().filter(|top| top.verdicts > 0);
                actions.extend(marked.map(|top| Action::Remove(slot(top.number))));
                actions
            }
            card => panic!("{card:?} leaves no choice"),
        }
    }

    pub(crate) fn use_ability(&mut self, number: usize, action: Action) {
        let CardInRow { owner, card, .. } = *self.card(number);
        match (card, action) {
            (Card::Empress, Action::Give(to)) => {
                self.card_mut(to.number()).influence += 1;
                self.finish(number);
            }
            (Card::Informant, Action::Gain) => {
                let beside = self.neighbours(number).into_iter().map(|other| *self.card(other));
                let closed = beside.filter(|other| other.owner != owner && !other.is_up);
                let sums: Vec<u32> = closed.map(|other| other.influence).collect();
                self.families[owner].influence += sums.iter().sum::<u32>();
                let both = sums.len() == 2 && !sums.contains(&0);
                self.met.note_if(both, Rare::InformantGainedFromBoth);
                self.finish(number);
            }
            (Card::Informant, Action::Swap(other)) => self.swap(number, other),
            (Card::Diplomat, Action::Gain) => {
                self.families[owner].influence += 1;
                self.finish(number);
            }
            (Card::Diplomat, Action::Feed(guest)) => {
                let has_choice = self.other_diplomats(number).len() > 1;
                self.met.note(Rare::DiplomatFed);
                self.met.note_if(has_choice, Rare::DiplomatsToChooseFrom);
                self.families[owner].influence += 1;
                self.card_mut(guest.number()).influence += 2;
                self.finish(number);
            }
            (Card::Diplomat, Action::Cash) => {
                let influence = self.card(number).influence;
                self.met.note_if(influence > 0, Rare::DiplomatCashed);
                self.met.note_if(influence == 0, Rare::DiplomatLeft);
                self.families[owner].influence += influence;
                let below = self.discard(number);
                self.finish_gone(below);
            }
            (Card::Deserter, Action::Remove(other)) => self.strike(number, other.number()),
            (Card::Judge, Action::Gain) => {
                self.met.note(Rare::NoVerdictLeft);
                self.families[owner].influence += 1;
                self.finish(number);
            }
            (Card::Judge, Action::Mark(other)) => {
                self.families[owner].influence += 1;
                self.pool -= 1;
                let other = self.card_mut(other.number());
                other.verdicts += 1;
                let is_second = other.verdicts > 1;
                self.met.note_if(is_second, Rare::SecondVerdict);
                self.finish(number);
            }
            (Card::Judge, Action::Remove(other)) => self.execute(number, other.number()),
            (card, action) => panic!("{action:?} is nothing that {card:?} does"),
        }
    }

    /// The Informant goes to the hand, a card face down in her place: not active in this round.
    fn swap(&mut self, number: usize, card: Card) {
        let (laid, at) = (self.laid, self.at(number));
        let informant = *self.card(number);
        self.pool += informant.verdicts;
        self.met.note(Rare::InformantSwapped);
        self.met.note_if(self.row[at].cards.len() > 1, Rare::InformantSwappedOnPile);
        self.met.note_if(informant.verdicts > 0, Rare::InformantSwappedWithVerdict);
        self.met.note_if(self.round == 6, Rare::InformantSwappedInTheLastRound);
        let family = &mut self.families[informant.owner];
        family.hand.retain(|&held| held != card);
        family.hand.push(Card::Informant);
        family.informant_back = Some(laid);
        let lies = CardInRow {
            card,
            is_up: false,
            is_known: false,
            influence: 0,
            verdicts: 0,
            ..informant
        };
        *self.card_mut(number) = lies;
        self.finish(number);
    }

    /// The Deserter removes a neighbour, for 1 more if it was a character.
    fn strike(&mut self, number: usize, other: usize) {
        let pile = &self.row[self.at(other)];
        let uncovers_open = pile.cards.iter().rev().nth(1).is_some_and(|card| card.is_up);
        self.met.note_if(uncovers_open, Rare::DeserterStayedWithUncovered);
        let removed = self.remove(number, &[other]);
        if CHARACTERS.contains(&removed[0]) {
            let owner = self.card(number).owner;
            self.families[owner].influence += 1;
        }
        self.desert(number);
    }

    /// The Deserter goes unless a face-up character lies beside him now.
    fn desert(&mut self, number: usize) {
        let beside = self.neighbours(number).into_iter().map(|other| *self.card(other));
        let mut open = beside.filter(|other| other.is_up);
        if open.any(|other| CHARACTERS.contains(&other.card)) {
            self.met.note(Rare::DeserterStayed);
            self.finish(number);
        } else {
            let below = self.discard(number);
            self.finish_gone(below);
        }
    }

    /// A Judge removes a marked card, which may be herself.
    fn execute(&mut self, number: usize, condemned: usize) {
        let at = self.at(condemned);
        let below = self.row[at].cards.iter().rev().nth(1).map(|card| card.number);
        self.met.note_if(below.is_some(), Rare::ExecutedOnPile);
        let is_herself = number == condemned;
        self.remove(number, &[condemned]);
        if is_herself {
            self.met.note(Rare::ExecutedHerself);
            self.met.note_if(below.is_some(), Rare::ExecutedHerselfOnPile);
            self.finish_gone(below);
        } else {
            self.finish(number);
        }
    }

    /// Both neighbours go at once; then the card turns face down again.
    fn insurrection(&mut self, number: usize) {
        let beside = self.neighbours(number);
        self.met.note_if(beside.is_empty(), Rare::InsurrectionWithoutNeighbour);
        self.met.note_if(beside.len() == 2, Rare::InsurrectionOfTwo);
        self.remove(number, &beside);
        self.card_mut(number).is_up = false;
        self.finish(number);
    }

    /// The top cards left and right of this one.
    pub(crate) fn neighbours(&self, number: usize) -> Vec<usize> {
        let at = self.at(number);
        let left = if at == 0 { None } else { self.row.get(at - 1) };
        [left, self.row.get(at + 1)].into_iter().flatten().map(|pile| pile.top().number).collect()
    }

    fn closed_rivals(&self, owner: usize) -> Vec<usize> {
        let tops = self.row.iter().map(|pile| pile.top());
        tops.filter(|top| top.owner != owner && !top.is_up).map(|top| top.number).collect()
    }

    fn other_diplomats(&self, number: usize) -> Vec<usize> {
        let tops = self.row.iter().map(|pile| pile.top());
        let is_other =
            |top: &&CardInRow| top.is_up && top.card == Card::Diplomat && top.number != number;
        tops.filter(is_other).map(|top| top.number).collect()
    }
}
