//! Who should take which die: the whole crew is looked at, and everybody's share is one of the ways that
//! together bring the mission on most. A bot takes its own share and leaves the others theirs.

use super::rolls::{ONE, Rolls, rolls_left};
use super::shape::Shape;
use fuse::cards::Card;
use fuse::completable::judge;
use fuse::die::Die;
use fuse::requirement::filled;
use fuse::{Action, DieName, Fuse, InFront, POOL};
use kernel::{Seat, Seats};

/// What a spark costs that is drawn because no die was placed: the rolls that it takes, and a little for
/// the dice that lie on it.
const SPARK: Rolls = 2 * ONE + ONE / 2;

/// What it is worth that a die on a full card comes back into the bag, when the bag has less than two rolls.
const SCARCE: Rolls = 30;

/// How much less the work on a bomb is worth that need not be finished any more, in hundredths.
const NEEDLESS: Rolls = 15;

/// No card is looked at behind so many in front of a seat.
const FRONTS_MAX: usize = 12;

/// A die of the pool.
#[derive(Clone, Copy, Debug)]
pub(super) struct Offer {
    pub(super) name: DieName,
    pub(super) die: Die,
    /// As what it counts if it is placed as it was marked.
    pub(super) marked: Option<Die>,
    /// Who may take it: everybody, or who points at it.
    pub(super) wanted_by: Seats,
}

/// A way to place a die.
#[derive(Clone, Copy, Debug)]
struct Way {
    gain: Rolls,
    front: usize,
    slot: usize,
    marked: bool,
}

/// A card in front of a seat with what its state is worth.
#[derive(Clone, Copy)]
struct Valued {
    front: InFront,
    rolls: Rolls,
    /// How much its work counts, in hundredths.
    weight: Rolls,
}

/// A seat that may still take dice.
struct Hand {
    seat: Seat,
    cards: Vec<Valued>,
    /// So many dice it may still place.
    room: u32,
    /// So many it has to place, or it draws sparks.
    owes: u32,
}

/// The crew in the middle of a round.
pub(super) struct Crew<'a> {
    state: &'a Fuse,
    hands: Vec<Hand>,
    /// What a die is worth that comes back into the bag.
    scarce: Rolls,
}

/// The best that the crew can do with a pool.
pub(super) struct Plan {
    /// How good it is.
    pub(super) worth: Rolls,
    /// The dice that somebody has use for, one bit each.
    pub(super) used: u16,
    /// The first placement of the seat that asked.
    pub(super) own: Option<Action>,
}

impl<'a> Crew<'a> {
    pub(super) fn new(state: &'a Fuse) -> Crew<'a> {
        let needed = needed_bombs(state);
        let mut left: Vec<Rolls> = Vec::new();
        let seats = state.options.seats();
        for front in seats.iter().flat_map(|seat| state.cards_of(seat)) {
            if matches!(front.card, Card::Bomb(_)) {
                left.push(rolls_left(front.card, &front.dice, state.options.supply()));
            }
        }
        left.sort_unstable();
        let last = left.get(needed.saturating_sub(1)).copied().unwrap_or(Rolls::MAX);
        let enough = if needed == 0 { -1 } else { last };
        let hands = seats.iter().filter(|&seat| state.has_room(seat));
        let hands = hands.map(|seat| Hand::new(state, seat, enough)).collect();
        let bag: u32 = state.bag.iter().map(|&count| u32::from(count)).sum();
        let scarce = if bag < 2 * u32::from(state.options.dice()) { SCARCE } else { 0 };
        Crew { state, hands, scarce }
    }

    /// The best that the crew can do with these dice, and what this seat does in it; of the placements of
    /// this seat it sees those that `sees` says.
    pub(super) fn plan(
        &self,
        offers: &[Offer],
        seat: Seat,
        mut sees: impl FnMut() -> bool,
    ) -> Plan {
        let count = offers.len().min(POOL);
        let offers = &offers[..count];
        // What each set of dice that is taken so far is worth, and what the asking seat did for it.
        let mut best = vec![None; 1 << count];
        best[0] = Some((0, None));
        for hand in &self.hands {
            let own = hand.seat == seat;
            let ways = self.ways(hand, offers, || !own || sees());
            let mut next: Vec<Option<(Rolls, Option<Action>)>> = best.clone();
            for taken in 0..best.len() {
                let Some((worth, action)) = best[taken] else { continue };
                for &(dice, gain, first) in &ways {
                    if taken & dice != 0 {
                        continue;
                    }
                    let action = if own { Some(first) } else { action };
                    let slot = &mut next[taken | dice];
                    if slot.is_none_or(|(least, _)| least < worth + gain) {
                        *slot = Some((worth + gain, action));
                    }
                }
            }
            best = next;
        }
        let found = best.iter().enumerate().filter_map(|(used, one)| Some((used, (*one)?)));
        let (used, (worth, own)) =
            found.max_by_key(|(_, one)| one.0).expect("doing nothing is one");
        Plan { worth, used: used as u16, own }
    }

    /// Every set of dice that a seat could take, what that is worth, and its first placement.
    fn ways(
        &self,
        hand: &Hand,
        offers: &[Offer],
        mut sees: impl FnMut() -> bool,
    ) -> Vec<(usize, Rolls, Action)> {
        let mut ways = Vec::new();
        let may = |at: usize| offers[at].wanted_by.has(hand.seat);
        let seen: usize = (0..offers.len()).filter(|&at| may(at) && sees()).map(|at| 1 << at).sum();
        for dice in 1..1_usize << offers.len() {
            let few = dice.count_ones() <= hand.room;
            if few && dice & !seen == 0 {
                ways.extend(self.best_order(hand, offers, dice).map(|(gain, first)| {
                    (dice, gain + SPARK * hand.owes.min(dice.count_ones()) as Rolls, first)
                }));
            }
        }
        ways
    }

    /// All of these dice by one seat, in the best order; each where it does most.
    fn best_order(&self, hand: &Hand, offers: &[Offer], dice: usize) -> Option<(Rolls, Action)> {
        let mut best: Option<(Rolls, Action)> = None;
        let each = (0..offers.len()).filter(|at| dice & 1 << at != 0);
        for first in each {
            let Some(way) = self.best_way(&hand.cards, &offers[first]) else { continue };
            let rest = dice & !(1 << first);
            let gain = if rest == 0 {
                way.gain
            } else {
                let after = placed(self.state, &hand.cards, &way, &offers[first]);
                let hand = Hand { seat: hand.seat, cards: after, ..*hand };
                let Some((more, _)) = self.best_order(&hand, offers, rest) else { continue };
                way.gain + more
            };
            let action = way.action(&hand.cards, &offers[first]);
            if best.is_none_or(|(most, _)| gain > most) {
                best = Some((gain, action));
            }
        }
        best
    }

    /// Where this die does most.
    fn best_way(&self, cards: &[Valued], offer: &Offer) -> Option<Way> {
        let mut best: Option<Way> = None;
        for (at, card) in cards.iter().enumerate() {
            let asks = card.front.card.requirement();
            for slot in Shape::of(card.front.card).different_slots(&card.front.dice) {
                for (marked, counts) in [(false, Some(offer.die)), (true, offer.marked)] {
                    let Some(counts) = counts else { continue };
                    let pair = (offer.die, counts);
                    let supply = self.state.options.supply();
                    if judge(asks, &card.front.dice, slot, pair, supply).is_err() {
                        continue;
                    }
                    let gain = self.gain(card, slot, offer.die);
                    if best.is_none_or(|way| gain > way.gain) {
                        best = Some(Way { gain, front: at, slot, marked });
                    }
                }
            }
        }
        best
    }

    /// What a die on this slot is worth.
    fn gain(&self, card: &Valued, slot: usize, die: Die) -> Rolls {
        let mut dice = card.front.dice;
        dice[slot] = Some(die);
        let left = rolls_left(card.front.card, &dice, self.state.options.supply());
        let full = filled(&dice) == card.front.card.requirement().all();
        let back =
            if full { self.scarce * card.front.card.requirement().len() as Rolls } else { 0 };
        (card.rolls - left) * card.weight / ONE + back
    }
}

impl Hand {
    fn new(state: &Fuse, seat: Seat, enough: Rolls) -> Hand {
        let valued = |front: InFront| {
            let rolls = rolls_left(front.card, &front.dice, state.options.supply());
            let needless = matches!(front.card, Card::Bomb(_)) && rolls > enough;
            Valued { front, rolls, weight: if needless { NEEDLESS } else { ONE } }
        };
        let open = state.cards_of(seat).filter(|front| !front.is_full()).take(FRONTS_MAX);
        let placed = state.round.placed[seat.index()];
        let quota = if state.round.active.has(seat) { state.options.quota() } else { 0 };
        Hand {
            seat,
            cards: open.map(valued).collect(),
            room: u32::from(state.quota(seat).saturating_sub(placed)),
            owes: u32::from(quota.saturating_sub(placed)),
        }
    }
}

impl Way {
    fn action(&self, cards: &[Valued], offer: &Offer) -> Action {
        let front = &cards[self.front].front;
        Action::Place {
            die: offer.name,
            marked: self.marked,
            card: front.card,
            slot: self.slot as u8,
            seen: filled(&front.dice),
        }
    }
}

/// The cards after a placement.
fn placed(state: &Fuse, cards: &[Valued], way: &Way, offer: &Offer) -> Vec<Valued> {
    let mut after = cards.to_vec();
    let card = &mut after[way.front];
    card.front.dice[way.slot] = Some(offer.die);
    card.rolls = rolls_left(card.front.card, &card.front.dice, state.options.supply());
    after.retain(|card| !card.front.is_full());
    after
}

/// How many bombs have to be defused until only sparks count; on Heroic all of them.
fn needed_bombs(state: &Fuse) -> usize {
    let row = state.deck.row.iter().flatten().count();
    let left = row + usize::from(state.deck.bombs);
    if state.has_all_to_defuse() { usize::MAX } else { left }
}

/// The dice of the pool. What somebody else points at is left to whoever does.
pub(super) fn offers(state: &Fuse, pointed: &[(Seat, u16)]) -> Vec<Offer> {
    let lying = state.pool.iter().enumerate().filter_map(|(place, lying)| {
        let die = lying.die?;
        let by = pointed.iter().filter(|(_, thing)| usize::from(*thing) == place);
        let by: Seats = by.map(|&(seat, _)| seat).filter(|&seat| state.has_room(seat)).collect();
        Some(Offer {
            name: DieName { round: state.round.number, place: place as u8, turn: lying.turn },
            die,
            marked: lying.mark.map(|colour| die.counted_as(colour)),
            wanted_by: if by.is_empty() { state.options.seats() } else { by },
        })
    });
    lying.collect()
}
