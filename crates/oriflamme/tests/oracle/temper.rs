//! How a match is played: at random, but each match has its own likings, so that matches of judges,
//! of piles, of traps and of empty rows all come up.

use crate::table::{CardInRow, Table};
use fastrand::Rng;
use oriflamme::{Action, Card, Cards, KINDS, Spot};

/// The likings of everybody at one table: weights of what can be chosen.
#[derive(Debug)]
pub(crate) struct Temper {
    lays: [u32; KINDS],
    reveals: [u32; KINDS],
    piles: u32,
    places: u32,
    leaves: u32,
    gains: u32,
    swaps: u32,
    cashes: u32,
    marks: u32,
    removes: u32,
    own: u32,
    itself: u32,
    extortion: u32,
    covering: u32,
    marked: u32,
    diplomat: u32,
}

/// Indifferent more often than not.
fn liking(rng: &mut Rng) -> u32 {
    [1, 10, 10, 10, 100][rng.usize(..5)]
}

impl Temper {
    /// Half of the matches have a theme, the others any likings.
    pub(crate) fn new(rng: &mut Rng) -> Temper {
        let any = Temper::any(rng);
        match rng.u32(..8) {
            0 => any.exodus(),
            1 => any.traps(),
            2 => any.salon(),
            3 => any.court(),
            _ => any,
        }
    }

    /// Everybody leaves the row, and Insurrections stay alone in it.
    fn exodus(mut self) -> Temper {
        let goers = [Card::Treaty, Card::Infiltration, Card::Extortion, Card::Diplomat];
        self.lays = only(&goers, 100);
        self.lays[Card::Insurrection as usize] = 50;
        self.reveals = [100; KINDS];
        (self.leaves, self.cashes, self.piles) = (1, 100, 100);
        self
    }

    /// Extortions lie in wait for whoever removes them.
    fn traps(mut self) -> Temper {
        self.lays = only(&[Card::Extortion], 100);
        self.lays[Card::Insurrection as usize] = 50;
        (self.lays[Card::Deserter as usize], self.lays[Card::Judge as usize]) = (10, 10);
        self.reveals[Card::Extortion as usize] = 1;
        self.reveals[Card::Insurrection as usize] = 100;
        (self.extortion, self.removes, self.own, self.piles) = (100, 100, 1, 1);
        self
    }

    /// Diplomats talk, under cover and in the open.
    fn salon(mut self) -> Temper {
        self.lays[Card::Diplomat as usize] = 1000;
        self.reveals[Card::Diplomat as usize] = 100;
        (self.cashes, self.diplomat) = (1, 100);
        self
    }

    /// Judges mark and execute, each other and themselves.
    fn court(mut self) -> Temper {
        self.lays[Card::Judge as usize] = 1000;
        self.reveals[Card::Judge as usize] = 100;
        (self.removes, self.marks) = (self.marks, self.removes);
        (self.itself, self.covering, self.piles) = (100, 100, 20);
        self
    }

    fn any(rng: &mut Rng) -> Temper {
        Temper {
            lays: std::array::from_fn(|_| liking(rng)),
            reveals: std::array::from_fn(|_| liking(rng)),
            piles: liking(rng),
            places: liking(rng),
            leaves: liking(rng),
            gains: liking(rng),
            swaps: liking(rng),
            cashes: liking(rng),
            marks: liking(rng),
            removes: liking(rng),
            own: liking(rng),
            itself: liking(rng),
            extortion: liking(rng),
            covering: liking(rng),
            marked: liking(rng),
            diplomat: liking(rng),
        }
    }

    /// Sets three cards aside, rather those that nobody likes to lay.
    pub(crate) fn aside(&self, rng: &mut Rng) -> Cards {
        let weight = |three: &Cards| {
            three.iter().map(|card| (100 / self.lays[card as usize]).max(1)).product::<u32>().max(1)
        };
        pick(rng, &Cards::TRIPLES, weight)
    }

    pub(crate) fn choose(&self, rng: &mut Rng, table: &Table, options: &[Action]) -> Action {
        pick(rng, options, |&action| self.weight(table, action))
    }

    fn weight(&self, table: &Table, action: Action) -> u32 {
        let asker = table.decider().expect("somebody is asked");
        match action {
            Action::Place(card, Spot::On(slot)) => {
                let at = &table.row[table.at(slot.number())];
                let likes = if at.top().verdicts > 0 { self.marked } else { 10 };
                self.lays[card as usize] * self.piles * likes / 10
            }
            Action::Place(card, _) => self.lays[card as usize] * self.places,
            Action::Leave => 10 * self.leaves,
            Action::Reveal => match table.asked {
                crate::table::Asked::Turn(number) => {
                    10 * self.reveals[table.card(number).card as usize]
                }
                asked => panic!("nothing to reveal at {asked:?}"),
            },
            Action::Gain => 10 * self.gains,
            Action::Swap(card) => self.lays[card as usize] * self.swaps,
            Action::Cash => 10 * self.cashes,
            Action::Give(slot) | Action::Feed(slot) => self.taste(table, asker, slot.number()),
            Action::Mark(slot) => self.marks * self.taste(table, asker, slot.number()) / 10,
            Action::Remove(slot) => self.removes * self.taste(table, asker, slot.number()) / 10,
        }
        .max(1)
    }

    /// How much this card is liked as a target.
    fn taste(&self, table: &Table, asker: usize, number: usize) -> u32 {
        let pile = &table.row[table.at(number)];
        let CardInRow { owner, card, verdicts, is_up, .. } = *pile.top();
        let acting = crate::table::Asked::Ability(number) == table.asked;
        let likes = [
            (owner == asker, self.own),
            (acting, self.itself),
            (card == Card::Extortion, self.extortion),
            (card == Card::Diplomat && is_up, self.diplomat),
            (pile.cards.len() > 1, self.covering),
            (verdicts > 0, self.marked),
        ];
        let taste = |taste: u32, (is_so, like): (bool, u32)| {
            if is_so { (taste * like / 10).clamp(1, 10_000) } else { taste }
        };
        likes.into_iter().fold(10, taste)
    }
}

fn only(cards: &[Card], weight: u32) -> [u32; KINDS] {
    let mut weights = [1; KINDS];
    cards.iter().for_each(|&card| weights[card as usize] = weight);
    weights
}

fn pick<T: Copy>(rng: &mut Rng, from: &[T], weight: impl Fn(&T) -> u32) -> T {
    let weights: Vec<u32> = from.iter().map(weight).collect();
    let mut left = rng.u32(..weights.iter().sum::<u32>());
    for (&one, weight) in from.iter().zip(weights) {
        if left < weight {
            return one;
        }
        left -= weight;
    }
    unreachable!("the number is below the sum of the weights")
}
