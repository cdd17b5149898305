//! How cards leave the row.

use crate::abilities::CHARACTERS;
use crate::met::Rare;
use crate::table::{CardInRow, Table};
use oriflamme::Card;

impl Table {
    /// Takes the card out of the row; its verdicts go back to the pool. Says which card it uncovers.
    pub(crate) fn take(&mut self, number: usize) -> (CardInRow, Option<usize>) {
        let at = self.at(number);
        let taken = self.row[at].cards.pop().expect("the pile has a top card");
        self.pool += taken.verdicts;
        let below = self.row[at].cards.last().map(|card| card.number);
        if below.is_none() {
            self.row.remove(at);
        }
        if taken.card == Card::Informant {
            self.families[taken.owner].informant_back = None;
        }
        (taken, below)
    }

    pub(crate) fn discard(&mut self, number: usize) -> Option<usize> {
        let (card, below) = self.take(number);
        self.families[card.owner].gone.push(card.card);
        below
    }

    /// One card removes others, all at once; then traps close. Says what was removed.
    pub(crate) fn remove(&mut self, by: usize, targets: &[usize]) -> Vec<Card> {
        let attacker = *self.card(by);
        let (mut removed, mut own_uncovered) = (Vec::new(), false);
        for &target in targets {
            let at = self.at(target);
            let is_done = self.row[at].is_done;
            let (card, below) = self.take(target);
            self.note_removal(&attacker, &card, below.map(|_| is_done));
            own_uncovered |= card.owner == attacker.owner && below.is_some();
            self.families[card.owner].gone.push(card.card);
            let family = &mut self.families[attacker.owner];
            family.influence += 1;
            if family.has_infiltration && !card.is_up {
                family.influence += 2;
            }
            removed.push(card);
        }
        let is_trap =
            |card: &&CardInRow| card.card == Card::Extortion && card.owner != attacker.owner;
        let traps: Vec<CardInRow> = removed.iter().filter(is_trap).copied().collect();
        self.met.note_if(traps.len() > 1, Rare::TwoTraps);
        self.met.note_if(own_uncovered && !traps.is_empty(), Rare::TrapCountedUncovered);
        for trap in traps {
            self.spring(trap.owner, &attacker);
        }
        removed.iter().map(|card| card.card).collect()
    }

    /// Extortion: 2 for each card of the attacker in the row; each of his face-down cards loses 1.
    fn spring(&mut self, owner: usize, attacker: &CardInRow) {
        self.met.note(match attacker.card {
            Card::Deserter => Rare::TrapByDeserter,
            Card::Judge => Rare::TrapByJudge,
            _ => Rare::TrapByInsurrection,
        });
        self.families[owner].influence += 2 * self.tops_of(attacker.owner) as u32;
        for pile in &mut self.row {
            let top = pile.top_mut();
            if top.owner == attacker.owner && !top.is_up && top.influence > 0 {
                top.influence -= 1;
                self.met.note(Rare::TrapTookInfluence);
            }
        }
    }

    /// Which rare things this removal was; `is_done` is told of a pile that stays.
    fn note_removal(&mut self, attacker: &CardInRow, card: &CardInRow, is_done: Option<bool>) {
        let is_own = attacker.owner == card.owner;
        let has_bonus = self.families[attacker.owner].has_infiltration && !card.is_up;
        let diplomat_lost = card.is_up && card.influence > 0;
        let is_known = card.is_known && !card.is_up;
        self.met.note_if(is_done == Some(true), Rare::UncoveredAfterItsTurn);
        self.met.note_if(is_done == Some(false), Rare::UncoveredBeforeItsTurn);
        self.met.note_if(is_own, Rare::OwnRemoved);
        self.met.note_if(is_own && card.card == Card::Extortion, Rare::OwnExtortionRemoved);
        self.met.note_if(card.card == Card::Treaty, Rare::TreatyRemoved);
        self.met.note_if(diplomat_lost, Rare::DiplomatRemovedWithInfluence);
        self.met.note_if(is_known, Rare::KnownFaceDownRemoved);
        self.met.note_if(card.verdicts > 0, Rare::VerdictCameBack);
        self.met.note_if(has_bonus && is_own, Rare::BonusForOwn);
        self.met.note_if(has_bonus && CHARACTERS.contains(&card.card), Rare::BonusForCharacter);
        if has_bonus {
            self.met.note(match attacker.card {
                Card::Deserter => Rare::BonusByDeserter,
                Card::Judge => Rare::BonusByJudge,
                _ => Rare::BonusByInsurrection,
            });
        }
    }
}
