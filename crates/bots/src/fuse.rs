//! A crew for FUSE: each bot looks at the whole table, works out who should take which die (`crew`), by how
//! many rolls each card still takes (`rolls`), and does its own share; as leader it uses its role
//! (`leader`). It never makes a mistake; what it may do is to overlook a die, and to be slow.
//!
//! What somebody points at is left to whoever points. Where nothing can be placed by anybody any more, since
//! the dice that are needed lie on other cards, it scrubs one.
//!
//! Measured over 100 missions each (`tinderbox sim fuse --players 4 --level heroic --bots random`): four
//! careful bots, who take 2.2 to 4 s for a decision and overlook a tenth of the dice, win 99 % of Standard
//! in 26 rounds with 380 s left, and 97 % of Heroic; four careless ones, 4.4 to 8 s and two fifths, win 64 %
//! of Standard in 43 rounds and 4 % of Elite. A careful one alone wins 13 % of Heroic. The designer's
//! careful bots, which overlooked nothing and had no roles, took 27 rounds for Standard too. Half of all
//! decisions take less than 2 µs, and 99 of a hundred less than 0.04 ms. In 200 missions of one to nine bots,
//! each in a new process that had met no card before, none took a millisecond of the processor's time.

mod counts;
mod crew;
mod leader;
mod rolls;
mod shape;

pub use counts::Missions;

use crate::Plays;
use crew::{Crew, offers};
use fuse::cards::{Bomb, Card};
use fuse::completable::judge;
use fuse::die::{Die, Kind, Number};
use fuse::{Action, Frame, InFront, ROW, Why};
use kernel::{Dice, Level, Seat, Thing};
use rolls::{Rolls, rolls_left};
use shape::Shape;

pub use fuse::Fuse;

/// A bot is as quick as a calm person, and no answer goes on with another: everybody acts at once.
impl Plays for Fuse {
    const BOT_MILLIS: u64 = 2_200;
    const AWAY_MILLIS: u64 = 10_000;
    const HINTS: bool = false;

    /// A die is pointed at by its place in the roll.
    fn choose(
        level: Level,
        view: &Fuse,
        seat: Seat,
        pointed: &[(Seat, Thing)],
        dice: &mut dyn Dice,
    ) -> Option<Action> {
        let others = pointed.iter().filter(|(by, _)| *by != seat);
        let pointed: Vec<(Seat, u16)> = others.map(|&(by, Thing(thing))| (by, thing)).collect();
        Bot { state: view, seat, pointed: &pointed, level }.chooses(dice)
    }

    fn wait(level: Level, bot_millis: u64) -> u64 {
        match level {
            Level::Random => bot_millis * 2,
            Level::Greedy => bot_millis,
        }
    }

    fn wait_on(level: Level, bot_millis: u64) -> u64 {
        Self::wait(level, bot_millis)
    }

    /// Steps of the golden ratio: the seats of one moment are never close together.
    fn lingers(question: u64) -> u64 {
        ((question.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 32) * LINGERS) >> 32
    }
}

/// In hundredths of its time, a bot takes less than so much longer for one decision than for another.
const LINGERS: u64 = 80;

/// In a hundred dice, how many a bot of this level does not see when it looks.
const fn overlooked(level: Level) -> u32 {
    match level {
        Level::Random => 40,
        Level::Greedy => 10,
    }
}

/// Somebody who thinks.
struct Bot<'a> {
    state: &'a Fuse,
    seat: Seat,
    /// What the others point at.
    pointed: &'a [(Seat, u16)],
    level: Level,
}

impl Bot<'_> {
    fn chooses(&self, dice: &mut dyn Dice) -> Option<Action> {
        let (state, seat) = (self.state, self.seat);
        match state.frame() {
            Frame::Ready { missing } if missing.has(seat) => Some(self.gets_ready()),
            Frame::Call if state.round.leader == seat => Some(self.rolls(dice)),
            Frame::Picks { .. } if state.pickers().has(seat) => self.picks(),
            Frame::Return { why, pending } if pending.has(seat) => self.returns(why),
            Frame::Sixes { pending } if pending.has(seat) => Some(Action::RollSix),
            Frame::Pool { .. } => self.acts_in_round(dice),
            _ => None,
        }
    }

    /// Before the clock starts each looks at its own cards and at one of the row: whoever met all cards of the
    /// table at once would think for longer than a millisecond.
    fn gets_ready(&self) -> Action {
        let (state, supply) = (self.state, self.state.options.supply());
        let row = state.deck.row[self.seat.index() % ROW].map(Card::Bomb);
        let own = state.cards_of(self.seat).map(|front| front.card);
        own.chain(row).for_each(|card| _ = rolls_left(card, &[None; 6], supply));
        Action::Ready
    }

    fn acts_in_round(&self, dice: &mut dyn Dice) -> Option<Action> {
        let (state, seat) = (self.state, self.seat);
        if state.options.is_small() && state.pickers().has(seat) {
            return self.picks();
        }
        let leads = state.round.leader == seat;
        if !leads && !state.has_room(seat) {
            return None;
        }
        let (crew, offers) = (Crew::new(state), offers(state, self.pointed));
        let share = overlooked(self.level);
        let mut sees = || dice.below(100) >= share;
        let plan = crew.plan(&offers, seat, &mut sees);
        let ability = if leads && sees() { self.ability(&crew, &offers, &plan) } else { None };
        ability.or(plan.own.filter(|_| !self.is_last_die())).or_else(|| self.scrubs())
    }

    /// R3: would the bag be empty when the next round begins, because this die is placed too?
    fn is_last_die(&self) -> bool {
        let state = self.state;
        let lying = state.pool.iter().filter(|lying| lying.die.is_some()).count();
        let bag: u32 = state.bag.iter().map(|&count| u32::from(count)).sum();
        let seats = state.options.seats();
        let mut cards = seats.iter().flat_map(|seat| state.cards_of(seat));
        // The die may fill a card, and then its dice come back.
        let fills = |front: &InFront| front.count() as usize + 1 >= front.card.requirement().len();
        bag == 0 && lying <= 1 && !cards.any(|front| fills(&front))
    }

    /// R11: the bomb of the row that takes the fewest rolls; what is left for the end may be hard, since the
    /// last ones need not be defused.
    fn picks(&self) -> Option<Action> {
        let state = self.state;
        let rolls = |bomb: &Bomb| rolls_left(Card::Bomb(*bomb), &[None; 6], state.options.supply());
        let row = state.deck.row.iter().flatten().copied();
        row.min_by_key(rolls).map(Action::Pick)
    }

    /// DE2: the die that is missed least.
    fn returns(&self, why: Why) -> Option<Action> {
        let supply = self.state.options.supply();
        let loss = |&(front, slot, _): &(InFront, usize, Die)| -> Rolls {
            let mut after = front.dice;
            after[slot] = None;
            rolls_left(front.card, &after, supply) - rolls_left(front.card, &front.dice, supply)
        };
        let best = self.state.returnable(self.seat, why).min_by_key(loss);
        best.map(|(front, slot, die)| Action::Return { card: front.card, slot: slot as u8, die })
    }

    /// Q12: nobody could place any die that is in the bag or in the pool: the card that loses least gives
    /// its dice back, with the first die of the pool.
    fn scrubs(&self) -> Option<Action> {
        let (state, seat) = (self.state, self.seat);
        let die = offers(state, self.pointed).first()?.name;
        if !state.has_room(seat) || !is_stuck(state) {
            return None;
        }
        let supply = state.options.supply();
        let loss = |front: &InFront| {
            let (bare, now) = (&[None; 6], &front.dice);
            rolls_left(front.card, bare, supply) - rolls_left(front.card, now, supply)
        };
        let bearing = state.cards_of(seat).filter(|front| front.count() > 0 && !front.is_full());
        let least = bearing.min_by_key(loss)?;
        Some(Action::Scrub { die, card: least.card })
    }
}

/// Could nobody place anything, whatever is drawn and rolled?
fn is_stuck(state: &Fuse) -> bool {
    let mut there = state.bag;
    for die in state.pool.iter().filter_map(|lying| lying.die) {
        there[die.kind().index()] += 1;
    }
    let seats = state.options.seats();
    let fits = |front: &InFront, die: Die| {
        let asks = front.card.requirement();
        let mut slots = Shape::of(front.card).different_slots(&front.dice);
        let supply = state.options.supply();
        slots.any(|slot| judge(asks, &front.dice, slot, (die, die), supply).is_ok())
    };
    let mut open =
        seats.iter().flat_map(|seat| state.cards_of(seat)).filter(|front| !front.is_full());
    !open.any(|front| {
        Kind::all()
            .filter(|kind| there[kind.index()] > 0)
            .any(|kind| Number::all().any(|number| fits(&front, Die::new(kind, number))))
    })
}
