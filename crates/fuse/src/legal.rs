//! Everything that may be done, and the quiet part of it.

use crate::cards::{Bomb, Role};
use crate::check::REROLLS_MAX;
use crate::completable::{Looked, Supply};
use crate::die::{Colour, Die, Kind, Number};
use crate::front::InFront;
use crate::options::Mistakes;
use crate::requirement::{CODES, SLOTS_MAX, Slots, filled};
use crate::right::right_dice;
use crate::state::{Action, Bar, Call, DieName, Frame, Fuse, POOL, PoolDie};
use alloc::vec::Vec;
use kernel::{Seat, Seats};

/// A die of the pool, as it may be placed.
#[derive(Clone, Copy)]
struct Offer {
    die: DieName,
    value: Die,
    /// As what it counts if it is placed as it was marked.
    marked: Option<Die>,
}

/// For places that are not in use.
const OFFER: Offer = Offer {
    die: DieName { round: 0, place: 0, turn: 0 },
    value: Die::new(Kind::new(0), Number::new(1)),
    marked: None,
};

/// The dice of the pool.
#[derive(Clone, Copy)]
struct Offers<'a> {
    dice: &'a [Offer],
    /// Is any of them marked?
    marked: bool,
    /// May they also be placed wrongly?
    lenient: bool,
    supply: &'static Supply,
}

/// Appends every legal action of `seat`.
pub(crate) fn legal(state: &Fuse, seat: Seat, out: &mut Vec<Action>) {
    if !state.options.seats().has(seat) {
        return;
    }
    match state.frame() {
        Frame::Ready { missing } if missing.has(seat) => out.push(Action::Ready),
        Frame::Call if seat == state.round.leader => state.list_rolls(seat, out),
        Frame::Pool { bar } => state.list_in_round(seat, bar, out),
        Frame::Picks { .. } => state.list_picks(seat, out),
        Frame::Return { why, pending } if pending.has(seat) => {
            let returns = state.returnable(seat, why);
            let named = |(front, slot, die): (InFront, usize, _)| Action::Return {
                card: front.card,
                slot: slot as u8,
                die,
            };
            out.extend(returns.map(named));
        }
        Frame::Sixes { pending } if pending.has(seat) => out.push(Action::RollSix),
        _ => {}
    }
}

/// What an absent seat does: it is ready, rolls without a call, passes, and takes or returns what the
/// table would choose for it.
pub(crate) fn quiet(state: &Fuse, seat: Seat) -> Action {
    let round = state.round.number;
    match state.frame() {
        Frame::Ready { .. } => Action::Ready,
        Frame::Call => Action::Roll { round, call: None },
        Frame::Return { why, .. } => {
            let chosen = state.chosen_return(seat, why);
            let (front, slot, die) = chosen.expect("who is asked has a die to return");
            Action::Return { card: front.card, slot: slot as u8, die }
        }
        Frame::Sixes { .. } => Action::RollSix,
        Frame::Picks { .. } | Frame::Pool { .. } if state.pickers().has(seat) => {
            Action::Pick(state.chosen_pick().expect("there is a card to pick"))
        }
        _ => Action::Pass { round },
    }
}

impl Fuse {
    /// O5: what is picked for somebody who does not say: the lowest points, from the left.
    pub(crate) fn chosen_pick(&self) -> Option<Bomb> {
        self.deck.row.iter().flatten().copied().min_by_key(|bomb| bomb.points())
    }

    /// Who has to act while dice are placed.
    #[inline]
    pub(crate) fn awaited(&self) -> Seats {
        let pickers = if self.options.is_small() { self.pickers() } else { Seats::NONE };
        if self.lying_places() == 0 {
            return pickers;
        }
        let placing = self.round.active.iter().filter(|&seat| self.is_awaited(seat));
        placing.fold(pickers, Seats::with)
    }

    /// Has anybody to act while dice are placed? Most of the time the first who is looked at has.
    #[inline(always)]
    pub(crate) fn awaits_somebody(&self) -> bool {
        let picks = self.options.is_small() && !self.pickers().is_empty();
        picks
            || self.lying_places() != 0
                && self.round.active.iter().any(|seat| self.is_awaited(seat))
    }

    pub(crate) fn role_in_use(&self, seat: Seat) -> Option<Role> {
        let uses = seat == self.round.leader && !self.roles_off.has(seat);
        self.roles[seat.index()].filter(|_| uses)
    }

    fn list_rolls(&self, seat: Seat, out: &mut Vec<Action>) {
        let round = self.round.number;
        let roll = |call| Action::Roll { round, call };
        out.push(roll(None));
        match self.role_in_use(seat) {
            Some(Role::WireExpert) => {
                out.extend(Colour::ALL.map(|colour| roll(Some(Call::Colour(colour)))));
            }
            Some(Role::OperationsEngineer) => {
                out.extend(Number::all().map(|number| roll(Some(Call::Number(number)))));
            }
            _ => {}
        }
    }

    fn list_in_round(&self, seat: Seat, bar: Bar, out: &mut Vec<Action>) {
        let round = self.round.number;
        if self.options.is_small() {
            self.list_picks(seat, out);
        }
        // What needs dice shows while it is listed: `is_awaited`, without looking twice.
        let needs_dice = self.has_room(seat) && self.list_places(seat, out);
        if needs_dice && !self.round.passed.has(seat) {
            out.push(Action::Pass { round });
            if bar != Bar::Open && !self.round.holding.has(seat) {
                out.push(Action::Hold { round });
            }
        }
        if seat == self.round.leader {
            if bar == Bar::Open {
                out.push(Action::End { round });
            }
            self.list_abilities(seat, out);
        }
        if self.options.mistakes == Mistakes::Honour && !self.round.checked.has(seat) {
            let all = self.options.seats().iter().flat_map(|owner| self.cards_of(owner));
            let bearing = all.filter(|front| front.count() > 0);
            out.extend(bearing.map(|front| Action::Check { round, card: front.card }));
        }
    }

    fn list_picks(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.pickers().has(seat) {
            out.extend(self.deck.row.iter().flatten().map(|&bomb| Action::Pick(bomb)));
        }
    }

    /// Dice that lie in the pool, with their names.
    #[inline]
    fn lying_dice(&self) -> impl Iterator<Item = (DieName, PoolDie, Die)> {
        (0..POOL).filter_map(|place| {
            let lying = self.pool[place];
            let (round, turn) = (self.round.number, lying.turn);
            Some((DieName { round, place: place as u8, turn }, lying, lying.die?))
        })
    }

    /// What lies in the pool is looked at once: half of what random play does is to list this. Says whether
    /// any card needs dice.
    fn list_places(&self, seat: Seat, out: &mut Vec<Action>) -> bool {
        let (mut offers, mut count, mut marked) = ([OFFER; POOL], 0, false);
        let (round, used) = (self.round.number, usize::from(self.options.dice()) + 1);
        for (place, lying) in self.pool.iter().enumerate().take(used) {
            let value = lying.die.unwrap_or(OFFER.value);
            let counts = lying.mark.map(|colour| value.counted_as(colour));
            marked |= counts.is_some();
            let die = DieName { round, place: place as u8, turn: lying.turn };
            offers[count] = Offer { die, value, marked: counts };
            count += usize::from(lying.die.is_some());
        }
        let lenient = self.options.mistakes != Mistakes::Assisted;
        let supply = self.options.supply();
        let offers = Offers { dice: &offers[..count], marked, lenient, supply };
        let mut needs_dice = false;
        self.bombs_of(seat).for_each(|front| needs_dice |= list_on(front, &offers, out));
        for spark in self.sparks_of[seat.index()].iter() {
            needs_dice |= list_on(self.spark(spark), &offers, out);
        }
        needs_dice
    }

    fn list_abilities(&self, seat: Seat, out: &mut Vec<Action>) {
        let Some(role) = self.role_in_use(seat) else { return };
        if role == Role::ExplosivesTechnician {
            let (lying, round) = (self.lying_places(), self.round.number);
            if self.round.rerolls < REROLLS_MAX {
                let (subsets, mut dice) = (1..1u16 << lying.count_ones(), 0u16);
                out.extend(subsets.map(|_| {
                    dice = dice.wrapping_sub(lying) & lying; // the next of them
                    Action::Reroll { round, dice }
                }));
            }
            return;
        }
        if self.round.changed {
            return;
        }
        for (die, _, value) in self.lying_dice() {
            let called = match self.round.called {
                Some(Call::Colour(colour)) => value.colours().has(colour),
                Some(Call::Number(number)) => value.number() == number,
                None => false,
            };
            let (turns, marks) = match role {
                Role::WireExpert | Role::OperationsEngineer => (called, called),
                Role::Technologist => (false, true),
                Role::Mechanic => (true, false),
                Role::DisposalDrone => {
                    out.push(Action::Flip { die });
                    (false, false)
                }
                Role::LogisticsSpecialist | Role::ExplosivesTechnician => (false, false),
            };
            if turns {
                let others = value.number().others();
                out.extend(others.map(|number| Action::Turn { die, number }));
            }
            if marks {
                let others = value.kind().others();
                out.extend(others.map(|colour| Action::Mark { die, colour }));
            }
        }
    }
}

/// Of the dice that fit, those that are right, for all that the relations of the card say.
#[inline(never)] // most of `list_on` needs none of its registers
fn right_hits(front: InFront, fitting: u64, offers: &Offers<'_>) -> u64 {
    let (asks, placed) = (front.card.requirement(), &front.dice);
    let slots = (0..offers.dice.len()).fold(0, |all, at| all | fitting >> (at * SLOTS_MAX));
    let slots = (slots & ((1 << SLOTS_MAX) - 1)) as Slots;
    if let Some(right) = right_dice(asks, placed, slots, offers.supply) {
        return hits_where(fitting, offers, |slot, die| right[slot].has(die));
    }
    let looked = Looked::at(asks, placed, offers.supply);
    hits_where(fitting, offers, |slot, die| looked.may_lie(slot, die, die))
}

/// Those of the hits that are right, asked one by one: most often few are left.
#[inline]
fn hits_where(mut fitting: u64, offers: &Offers<'_>, right: impl Fn(usize, Die) -> bool) -> u64 {
    let mut hits = 0;
    while fitting != 0 {
        let place = fitting.trailing_zeros() as usize;
        fitting &= fitting - 1;
        let (slot, die) = (place % SLOTS_MAX, offers.dice[place / SLOTS_MAX].value);
        hits |= u64::from(right(slot, die)) << place;
    }
    hits
}

/// The dice that may count as another colour.
#[inline(never)]
fn list_marked(front: &InFront, offers: &Offers<'_>, out: &mut Vec<Action>) {
    let (card, asks) = (front.card, front.card.requirement());
    let looked = Looked::at(asks, &front.dice, offers.supply);
    let seen = looked.filled;
    let open = if offers.lenient { asks.open_slots(seen) } else { asks.slots_in_turn(seen) };
    for &Offer { die, value, marked } in offers.dice {
        let Some(counts) = marked else { continue };
        let may = |&slot: &usize| {
            let fits = asks.slots_for(counts) & 1 << slot != 0;
            offers.lenient || fits && looked.may_lie(slot, value, counts)
        };
        let place = |slot| Action::Place { die, marked: true, card, slot: slot as u8, seen };
        let in_turn = (0..asks.len()).filter(|slot| open >> slot & 1 != 0);
        out.extend(in_turn.filter(may).map(place));
    }
}

/// Which dice fit where is worked out as bits first: a branch for each would be guessed wrongly half
/// of the time, and that was most of what listing cost. Of a card without dice almost everything has been
/// worked out while the program was built; others are looked at more closely, if something fits. Says
/// whether the card needs dice.
#[inline]
fn list_on(front: InFront, offers: &Offers<'_>, out: &mut Vec<Action>) -> bool {
    let (card, asks) = (front.card, front.card.requirement());
    let seen = filled(&front.dice);
    if seen == card.all_slots() {
        return false;
    }
    let mut hits = if offers.lenient {
        let open = asks.open_slots(seen);
        hits_of(offers, |_| open)
    } else {
        let (open, (fitting, closer)) =
            (asks.slots_in_turn(seen), asks.fitting(seen, offers.supply.original));
        let hits = hits_of(offers, |die| open & fitting[usize::from(u8::from(die)) % CODES]);
        if closer & (hits != 0) { right_hits(front, hits, offers) } else { hits }
    };
    // Counted beforehand: so the list grows once and not by each.
    out.extend((0..hits.count_ones()).map(|_| {
        let at = hits.trailing_zeros() as usize;
        hits &= hits - 1;
        let (die, slot) = (offers.dice[at / SLOTS_MAX].die, (at % SLOTS_MAX) as u8);
        Action::Place { die, marked: false, card, slot, seen }
    }));
    if offers.marked {
        list_marked(&front, offers, out);
    }
    if seen != 0 {
        out.extend(offers.dice.iter().map(|offer| Action::Scrub { die: offer.die, card }));
    }
    true
}

/// One bit for each die of the pool and slot.
#[inline]
fn hits_of(offers: &Offers<'_>, slots: impl Fn(Die) -> Slots) -> u64 {
    let each = offers.dice.iter().enumerate();
    each.fold(0, |hits, (at, offer)| hits | u64::from(slots(offer.value)) << (at * SLOTS_MAX))
}
