//! May this be done, and if not, why: the authority.

mod ability;

pub(crate) use ability::REROLLS_MAX;

use crate::cards::{Bomb, Card};
use crate::clause;
use crate::completable::{Wrong, is_supported, judge};
use crate::die::Die;
use crate::event::Because;
use crate::front::InFront;
use crate::options::Mistakes;
use crate::requirement::{Slots, filled};
use crate::state::{Action, Bar, Call, DieName, Frame, Fuse, PoolDie, Why};
use kernel::{Checked, Game, Illegal, Seat, Waiting, refuse};

/// May `seat` do this now?
pub(crate) fn check(state: &Fuse, seat: Seat, action: Action) -> Checked<Because> {
    if matches!(state.frame(), Frame::Over { .. } | Frame::Count) {
        return refuse(&clause::E8, Because::GameOver);
    }
    let is_seated = state.options.seats().has(seat);
    if !is_seated || !matches!(state.waiting(), Waiting::Seats { .. }) {
        return refuse(&clause::O20, Because::NotNow);
    }
    match (state.frame(), action) {
        (Frame::Ready { missing }, Action::Ready) if missing.has(seat) => Ok(()),
        (Frame::Call, Action::Roll { round, call }) => state.check_roll(seat, round, call),
        (Frame::Pool { bar }, action) => state.check_in_round(seat, bar, action),
        (Frame::Picks { .. }, Action::Pick(bomb)) => state.check_pick(seat, bomb),
        (Frame::Return { why, pending }, Action::Return { card, slot, die }) => {
            if !pending.has(seat) {
                return refuse(&clause::O20, Because::NotNow);
            }
            state.check_return(seat, why, card, slot, die)
        }
        (Frame::Sixes { pending }, Action::RollSix) if pending.has(seat) => Ok(()),
        (frame, action) => state.out_of_place(frame, action),
    }
}

impl Fuse {
    /// Something is meant that is over, or that waits for something else.
    fn out_of_place(&self, frame: Frame, action: Action) -> Checked<Because> {
        if let Some(round) = round_of(action) {
            self.check_round(round)?;
        }
        let placing = matches!(action, Action::Place { .. } | Action::Pick(_));
        match frame {
            Frame::Return { .. } | Frame::Sixes { .. } if placing => {
                refuse(&clause::DE8, Because::DetonatorFirst)
            }
            Frame::Picks { .. } if placing => {
                refuse(&clause::O6, Because::RoundClosed(self.round.number))
            }
            _ => refuse(&clause::O20, Because::NotNow),
        }
    }

    /// O6: nothing that was meant for another round happens in this one.
    fn check_round(&self, round: u16) -> Checked<Because> {
        match round.cmp(&self.round.number) {
            core::cmp::Ordering::Less => {
                refuse(&clause::O6, Because::RoundClosed(self.round.number))
            }
            core::cmp::Ordering::Greater => refuse(&clause::O6, Because::TooEarly),
            core::cmp::Ordering::Equal => Ok(()),
        }
    }

    /// R1, R5.
    fn check_roll(&self, seat: Seat, round: u16, call: Option<Call>) -> Checked<Because> {
        self.check_round(round)?;
        self.check_leader(seat)?;
        match call {
            None => Ok(()),
            Some(call) => self.check_call(seat, call),
        }
    }

    fn check_in_round(&self, seat: Seat, bar: Bar, action: Action) -> Checked<Because> {
        if let Some(round) = round_of(action) {
            self.check_round(round)?;
        }
        match action {
            Action::Place { die, marked, card, slot, seen } => {
                self.check_place(seat, die, marked, (card, slot, seen))
            }
            Action::Scrub { die, card } => self.check_scrub(seat, die, card),
            Action::Pass { .. } => self.check_pass(seat),
            Action::End { .. } => {
                self.check_leader(seat)?;
                let open = bar == Bar::Open;
                if open { Ok(()) } else { refuse(&clause::O3, Because::NoBar) }
            }
            Action::Hold { .. } => self.check_hold(seat, bar),
            Action::Turn { die, number } => self.check_turn(seat, die, number),
            Action::Flip { die } => self.check_flip(seat, die),
            Action::Mark { die, colour } => self.check_mark(seat, die, colour),
            Action::Reroll { dice, .. } => self.check_reroll(seat, dice),
            Action::Check { card, .. } => self.check_look(seat, card),
            Action::Pick(bomb) => self.check_pick(seat, bomb),
            Action::Ready | Action::Roll { .. } | Action::Return { .. } | Action::RollSix => {
                refuse(&clause::O20, Because::NotNow)
            }
        }
    }

    fn check_leader(&self, seat: Seat) -> Checked<Because> {
        let leader = self.round.leader;
        if seat == leader { Ok(()) } else { refuse(&clause::RO4, Because::NotLeader(leader)) }
    }

    /// R2, Q30: how many dice the seat may place in this round.
    #[inline]
    pub fn quota(&self, seat: Seat) -> u8 {
        let extra = self.round.extra && seat == self.round.leader;
        if self.round.active.has(seat) { self.options.quota() + u8::from(extra) } else { 0 }
    }

    /// May the seat place another die?
    #[inline]
    pub fn has_room(&self, seat: Seat) -> bool {
        self.round.placed[seat.index()] < self.quota(seat)
    }

    /// Does the round wait for the seat to place or to pass? Q6: not without a card that needs dice.
    #[inline]
    pub fn is_awaited(&self, seat: Seat) -> bool {
        self.has_room(seat) && !self.round.passed.has(seat) && self.needs_dice(seat)
    }

    /// O1, O6: the die of the pool that is meant.
    pub(crate) fn lying(&self, name: DieName) -> Result<(PoolDie, Die), Illegal<Because>> {
        let lying = self.pool.get(name.place as usize).copied().unwrap_or(PoolDie::NONE);
        let Some(die) = lying.die else {
            return Err(Illegal { clause: &clause::O6, because: Because::DieGone });
        };
        if lying.turn != name.turn {
            return Err(Illegal { clause: &clause::O6, because: Because::DieChanged });
        }
        Ok((lying, die))
    }

    /// R6, R8: the card that is meant lies in front of the seat and is not full.
    fn open_card(&self, seat: Seat, card: Card) -> Result<InFront, Illegal<Because>> {
        let Some(front) = self.card_of(seat, card) else {
            return Err(Illegal { clause: &clause::R6, because: Because::NotYours(card) });
        };
        if front.is_full() {
            return Err(Illegal { clause: &clause::R8, because: Because::CardFull(card) });
        }
        Ok(front)
    }

    /// What is only ever refused comes first; what can be a mistake comes last.
    fn check_place(
        &self,
        seat: Seat,
        name: DieName,
        marked: bool,
        (card, slot, seen): (Card, u8, Slots),
    ) -> Checked<Because> {
        let (lying, die) = self.lying(name)?;
        if !self.has_room(seat) {
            return refuse(&clause::R20, Because::QuotaFilled);
        }
        let front = self.open_card(seat, card)?;
        let asks = card.requirement();
        if slot as usize >= asks.len() {
            return refuse(&clause::R8, Because::NoSlot);
        }
        if front.dice[slot as usize].is_some() {
            return refuse(&clause::R8, Because::SlotFull);
        }
        if !is_supported(asks, &front.dice, slot as usize) {
            return refuse(&clause::T1, Because::NoSupport);
        }
        let counts = match (marked, lying.mark) {
            (true, None) => return refuse(&clause::O17, Because::NotMarked),
            (true, Some(colour)) => die.counted_as(colour),
            (false, _) => die,
        };
        match judge(asks, &front.dice, slot as usize, (die, counts), self.options.supply()) {
            Ok(()) => Ok(()),
            Err(wrong) => self.check_slip(wrong, seen == filled(&front.dice)),
        }
    }

    /// O6, O7: a wrong placement is refused, unless mistakes are allowed and the card was seen as it is.
    fn check_slip(&self, wrong: Wrong, fresh: bool) -> Checked<Because> {
        match self.options.mistakes {
            Mistakes::Assisted => refuse(by(wrong), Because::Wrong(wrong)),
            _ if fresh => Ok(()),
            _ => refuse(&clause::O6, Because::Stale(wrong)),
        }
    }

    /// Q12.
    fn check_scrub(&self, seat: Seat, die: DieName, card: Card) -> Checked<Because> {
        self.lying(die)?;
        if !self.has_room(seat) {
            return refuse(&clause::R20, Because::QuotaFilled);
        }
        let front = self.open_card(seat, card)?;
        if front.count() == 0 {
            return refuse(&clause::Q12, Because::NoDice);
        }
        Ok(())
    }

    /// O3.
    fn check_pass(&self, seat: Seat) -> Checked<Because> {
        if self.round.passed.has(seat) {
            return refuse(&clause::O3, Because::AlreadyPassed);
        }
        if !self.is_awaited(seat) {
            return refuse(&clause::R20, Because::QuotaFilled);
        }
        Ok(())
    }

    /// O3: once in a round, while the bar runs, for somebody who still owes.
    fn check_hold(&self, seat: Seat, bar: Bar) -> Checked<Because> {
        if bar == Bar::Open {
            return refuse(&clause::O3, Because::NoBar);
        }
        if self.round.passed.has(seat) {
            return refuse(&clause::O3, Because::AlreadyPassed);
        }
        if self.round.holding.has(seat) {
            return refuse(&clause::O3, Because::AlreadyUsed);
        }
        if !self.is_awaited(seat) {
            return refuse(&clause::R20, Because::QuotaFilled);
        }
        Ok(())
    }

    /// O7: in Honour everybody may look at one card in each round.
    fn check_look(&self, seat: Seat, card: Card) -> Checked<Because> {
        if self.options.mistakes != Mistakes::Honour {
            return refuse(&clause::O7, Because::NotNow);
        }
        if self.round.checked.has(seat) {
            return refuse(&clause::O7, Because::AlreadyUsed);
        }
        let Some(owner) = self.owner(card) else {
            return refuse(&clause::O7, Because::NotYours(card));
        };
        let front = self.card_of(owner, card);
        let bare = front.is_none_or(|front| front.count() == 0);
        if bare { refuse(&clause::O7, Because::NoDice) } else { Ok(()) }
    }

    /// R11, O4.
    fn check_pick(&self, seat: Seat, bomb: Bomb) -> Checked<Because> {
        if !self.pickers().has(seat) {
            return refuse(&clause::O4, Because::NoPlace);
        }
        let lies = self.deck.row.contains(&Some(bomb));
        if lies { Ok(()) } else { refuse(&clause::O6, Because::NotInRow(bomb)) }
    }

    /// DE2, DE4.
    fn check_return(
        &self,
        seat: Seat,
        why: Why,
        card: Card,
        slot: u8,
        die: Die,
    ) -> Checked<Because> {
        let mut may = self.returnable(seat, why);
        let meant =
            may.any(|(front, at, lies)| front.card == card && at == slot as usize && lies == die);
        if meant { Ok(()) } else { refuse(&clause::DE9, Because::NotReturnable) }
    }
}

/// The clause that a wrong placement breaks.
fn by(wrong: Wrong) -> &'static kernel::Clause {
    match wrong {
        Wrong::NotFirst | Wrong::NotLast => &clause::G9,
        Wrong::Slot | Wrong::Relation => &clause::G10,
        Wrong::Impossible => &clause::G8,
    }
}

/// The round that an action means.
fn round_of(action: Action) -> Option<u16> {
    match action {
        Action::Place { die, .. }
        | Action::Scrub { die, .. }
        | Action::Turn { die, .. }
        | Action::Flip { die }
        | Action::Mark { die, .. } => Some(die.round),
        Action::Roll { round, .. }
        | Action::Pass { round }
        | Action::End { round }
        | Action::Hold { round }
        | Action::Reroll { round, .. }
        | Action::Check { round, .. } => Some(round),
        Action::Ready | Action::Pick(_) | Action::Return { .. } | Action::RollSix => None,
    }
}
