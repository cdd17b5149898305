//! Bots of Oriflamme, judging influence in hand and what the cards in the row may still bring.
//!
//! Four Courtiers end with 26 influence each, 19 to 32 in most matches; random players with 11
//! (`tinderbox sim oriflamme --players 4 --games 1000 --bots greedy`, or `random`). A simple heuristic
//! is known to end near 24 and bots that search near 18, because they remove more. Half of what a
//! Courtier has comes from abilities, mostly of a Fanatic who is kept alone and of the Empress, and a
//! quarter from the Treaty, which is left to gather before it is preserved; to random players the
//! Treaty brings half a point. Of 24 cards 8 are removed.
//!
//! Who hunts everybody only does the others a favour. Ideas were tried by one Courtier against three
//! without them, in 800 to 1000 matches, where 25 % won is no gain and 1.5 % is chance: rivals weighed
//! fully, 26 %; marked or threatened cards worth less, 25 %. What won was more patience (`SURVIVES`),
//! 31 %, and then an eye on the richest rival (`ENVY`), 33 %; strikes worth more took 2 % off again.
//! In 450 matches each, these two won 41 % instead of 33 among three players and 27 % instead of 20
//! among five.

mod counts;

pub use counts::Influence;

use crate::{Judge, Plays, greedy, random};
use kernel::{Dice, Game, Level, Seat, Thing};
use oriflamme::{Action, Card, CardInRow, Face, Frame, ROUNDS, Slot};

pub use oriflamme::Oriflamme;

/// Gathers influence, waits where waiting pays, and strikes where it hurts.
#[derive(Clone, Copy, Debug)]
pub struct Courtier;

/// Everything is counted in hundredths of an influence.
const ONE: i32 = 100;
/// What a won match is worth on top.
const WIN: i32 = 2_000;
/// How much of the rivals' mean worth is set against the own, and how much of the richest one's.
const RIVALRY: i32 = 60;
const ENVY: i32 = 40;
/// In a hundred times, how often a card is still there after so many rounds.
const SURVIVES: [i32; 7] = [100, 94, 88, 83, 78, 73, 69];
/// The same for a card beside something that removes neighbours.
const ENDANGERED: [i32; 7] = [100, 55, 40, 30, 22, 16, 12];

impl Plays for Oriflamme {
    fn choose(
        level: Level,
        view: &Self::View,
        seat: Seat,
        _: &[(Seat, Thing)],
        dice: &mut dyn Dice,
    ) -> Option<Action> {
        match level {
            Level::Random => random::<Self>(view, seat, dice),
            Level::Greedy => greedy::<Self, Courtier>(view, seat, dice),
        }
    }
}

impl Judge<Oriflamme> for Courtier {
    /// Every face-down card may be a trap; so many worlds show how often.
    const WORLDS: usize = 16;

    fn judge(state: &Oriflamme, seat: Seat) -> i32 {
        let others = state.seats().without(seat);
        let rivals = others.iter().map(|other| worth(state, other));
        let (sum, richest) = rivals.fold((0, 0), |(sum, most), one| (sum + one, most.max(one)));
        let mine = worth(state, seat) + hand_worth(state, seat);
        let won = state.open.course.winners.has(seat);
        let lead = mine - sum * RIVALRY / (ONE * others.len() as i32) - richest * ENVY / ONE;
        if won { lead + WIN / state.open.course.winners.len() as i32 } else { lead }
    }
}

/// How many rounds follow after this one.
fn rounds_after(state: &Oriflamme) -> usize {
    ROUNDS.saturating_sub(state.open.course.round) as usize
}

/// What a seat has and may expect of its cards in the row.
fn worth(state: &Oriflamme, seat: Seat) -> i32 {
    let course = &state.open.course;
    let mut worth = course.influence[seat.index()] as i32 * ONE;
    if course.frame == Frame::Over {
        return worth;
    }
    let after = rounds_after(state);
    if let Some(influence) = course.treaties[seat.index()] {
        let anchored = if state.open.tops_of(seat).next().is_some() { 95 } else { 75 };
        worth += influence as i32 * (ONE + after as i32 * anchored);
    }
    if course.infiltrators.has(seat) {
        worth += 60 * after as i32;
    }
    for (slot, _) in state.open.tops_of(seat) {
        worth += pile_worth(state, slot, after);
    }
    worth
}

/// The top card, and a part of what it covers: much of it if the top will go by itself.
fn pile_worth(state: &Oriflamme, slot: Slot, after: usize) -> i32 {
    let acts = after + usize::from(!state.open.course.done.has(slot));
    let mut share = ONE;
    let mut worth = 0;
    for (slot, laid) in state.open.pile(slot) {
        let card = kind(state, slot, laid);
        worth += Outlook { state, slot, laid, acts }.worth(card) * share / ONE;
        let goes = matches!(card, Card::Infiltration | Card::Treaty | Card::Extortion);
        share = share * if goes { 70 } else { 20 } / ONE;
    }
    worth
}

fn kind(state: &Oriflamme, slot: Slot, laid: CardInRow) -> Card {
    let known = laid.face.card().or(state.faces.get(slot));
    known.expect("in an imagined world every card has a face")
}

/// A card in the row and how often it will still be activated.
struct Outlook<'a> {
    state: &'a Oriflamme,
    slot: Slot,
    laid: CardInRow,
    acts: usize,
}

impl Outlook<'_> {
    fn worth(&self, card: Card) -> i32 {
        if self.acts == 0 {
            return 0;
        }
        if self.laid.face.is_up() {
            return self.face_up(card, self.acts);
        }
        let survives = self.survives();
        let best = |wait: usize| {
            let influence = self.laid.influence as i32 + wait as i32;
            self.revealed(card, influence, self.acts - wait) * survives[wait] / ONE
        };
        (0..self.acts).map(best).max().unwrap_or(0)
    }

    /// What revealing brings with this influence on the card and so many activations, the reveal
    /// included.
    fn revealed(&self, card: Card, influence: i32, acts: usize) -> i32 {
        match card {
            Card::Insurrection if influence == 0 => 0,
            Card::Insurrection => {
                let strikes = acts.div_ceil(2) as i32;
                (influence - 1) * ONE + self.strike() * (60 + 40 * strikes) / ONE
            }
            Card::Extortion => ONE + 45,
            Card::Infiltration => {
                let own = self.state.open.tops_of(self.laid.owner);
                let fed = own.filter(|(slot, laid)| *slot != self.slot && !laid.face.is_up());
                influence * ONE + fed.count() as i32 * 85 + 70 * (acts as i32 - 1)
            }
            Card::Treaty => influence * (ONE + 95 * (acts as i32 - 1)),
            _ => influence * ONE + self.face_up(card, acts),
        }
    }

    /// What a face-up character brings in so many activations.
    fn face_up(&self, card: Card, acts: usize) -> i32 {
        let acts = acts as i32;
        let lasting = |each: i32| each * acts * (100 - 5 * (acts - 1)) / ONE;
        match card {
            Card::Empress => lasting(170),
            Card::Fanatic => lasting(if self.alone() { 180 } else { 105 }),
            Card::Informant => lasting(self.overheard().max(50)),
            Card::Diplomat => {
                let cash = self.laid.influence as i32 * if acts > 1 { 80 } else { ONE };
                let on_her = if self.laid.face.is_up() { cash } else { 0 };
                on_her + lasting(ONE + 90 * self.other_diplomats())
            }
            Card::Deserter => {
                let hits = self.beside().filter(|laid| laid.owner != self.laid.owner).count();
                if hits > 0 { 190 + 50 * (acts - 1) } else { 20 }
            }
            Card::Judge => lasting(140),
            _ => 0,
        }
    }

    fn beside(&self) -> impl Iterator<Item = CardInRow> + '_ {
        self.state.open.beside(self.slot).map(|(_, laid)| laid)
    }

    /// Both neighbours removed once.
    fn strike(&self) -> i32 {
        let infiltrates = self.state.open.course.infiltrators.has(self.laid.owner);
        let hit = |laid: CardInRow| {
            let bonus = if infiltrates && !laid.face.is_up() { 2 * ONE } else { 0 };
            if laid.owner == self.laid.owner { bonus - 80 } else { bonus + 150 }
        };
        self.beside().map(hit).sum::<i32>() + 60
    }

    fn alone(&self) -> bool {
        let mut own = self.state.open.tops_of(self.laid.owner);
        own.all(|(slot, laid)| slot == self.slot || !laid.face.is_up())
    }

    fn overheard(&self) -> i32 {
        let rivals = self.beside().filter(|l| l.owner != self.laid.owner && !l.face.is_up());
        rivals.map(|laid| laid.influence as i32 * ONE + 35).sum()
    }

    fn other_diplomats(&self) -> i32 {
        let diplomat = |(slot, laid): &(Slot, CardInRow)| {
            *slot != self.slot && laid.face == Face::Up(Card::Diplomat)
        };
        self.state.open.tops().filter(diplomat).count() as i32
    }

    /// How long the card may hope to stay. Only what lies open counts: nobody flees from a card
    /// that it cannot know.
    fn survives(&self) -> &'static [i32; 7] {
        let strikes = |laid: CardInRow| {
            let card = laid.face.card();
            matches!(card, Some(Card::Deserter | Card::Insurrection))
        };
        let threatened = self.beside().any(strikes) || self.laid.verdicts > 0;
        if threatened { &ENDANGERED } else { &SURVIVES }
    }
}

/// What the cards in the hand may bring, one laid in each round that follows: first what loses most
/// by waiting.
fn hand_worth(state: &Oriflamme, seat: Seat) -> i32 {
    let laying = state.open.course.frame == Frame::Place { seat };
    let rounds = rounds_after(state) + usize::from(laying);
    let (mut hand, mut worth) = (state.hands[seat.index()], 0);
    for acts in (1..=rounds).rev() {
        let urgent = |&card: &Card| (when_laid(card, acts) - when_laid(card, acts - 1), card);
        let Some(card) = hand.iter().max_by_key(urgent) else { break };
        worth += when_laid(card, acts);
        hand = hand.without(card);
    }
    worth
}

/// What a card brings, on the average, that is laid when so many activations are still to come.
fn when_laid(card: Card, acts: usize) -> i32 {
    let count = acts as i32;
    let lasting = |each: i32| each * count * (105 - 5 * count) / ONE;
    match card {
        _ if acts == 0 => 0,
        Card::Empress => lasting(165),
        Card::Fanatic => lasting(150),
        Card::Judge => lasting(130),
        Card::Diplomat => lasting(110),
        Card::Informant => lasting(90),
        Card::Deserter => 190,
        Card::Insurrection => 190 * (count / 2).min(2),
        Card::Extortion => 145,
        Card::Infiltration => 110 + 50 * (count - 1),
        Card::Treaty => {
            let waited = |wait: i32| wait * (ONE + 95 * (count - wait - 1));
            (0..count).map(|wait| waited(wait) * SURVIVES[wait as usize] / ONE).max().unwrap_or(0)
        }
    }
}
