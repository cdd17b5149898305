//! What the rules do by themselves, in the order of the rulebook, until somebody or nature has to
//! answer.

use crate::cards::{Blast, Card, Detonator};
use crate::event::Event;
use crate::options::Level;
use crate::state::{Bar, Ending, Frame, Fuse, ROUNDS_MAX, Why};
use kernel::{Frames, Seat, Seats, Sink};

/// No more can happen between two inputs: thirty sparks and nine dice for nine players.
const STEPS_MAX: usize = 1_000;

impl Fuse {
    /// Goes on until somebody or nature has to answer.
    pub(crate) fn settle(&mut self, sink: &mut impl Sink<Event>) {
        for _ in 0..STEPS_MAX {
            if !self.go_on(sink) {
                return;
            }
        }
        unreachable!("a round does not go on by itself for ever");
    }

    /// Does the next thing; nothing if an answer is needed.
    fn go_on(&mut self, sink: &mut impl Sink<Event>) -> bool {
        match self.frame() {
            Frame::Roles => self.deal_roles(),
            Frame::Deal => self.deal_hands(sink),
            Frame::Row => self.lay_row(sink),
            Frame::Ready { missing } => {
                let ready = missing.is_empty();
                if ready {
                    self.begin(1, self.round.leader, sink);
                }
                ready
            }
            Frame::Roll { left: 0 } => {
                let extra = self.lying_places().count_ones() > u32::from(self.options.dice());
                self.tell(Event::AllRolled { extra }, sink);
                self.enter(Frame::Pool { bar: Bar::Open });
                true
            }
            Frame::Pool { .. } => self.place_on(sink),
            Frame::Picks { late } => self.pick_on(late, sink),
            Frame::Sparks => self.end_round(sink),
            Frame::Leftovers { rolled } => self.use_leftovers(rolled, sink),
            Frame::Refill => !self.needs_refill() && self.popped(),
            Frame::Return { pending, .. } => pending.is_empty() && self.popped(),
            Frame::Draw { .. } => self.draw_on(sink),
            Frame::Sixes { pending } => pending.is_empty() && self.popped(),
            Frame::SixRoll { left } => left.is_empty() && self.popped(),
            Frame::Reroll { left } => left == 0 && self.popped(),
            Frame::Leader | Frame::Call | Frame::Roll { .. } => false,
            Frame::Count | Frame::Over { .. } => false,
        }
    }

    /// What lay on top is done.
    fn popped(&mut self) -> bool {
        self.course.frames.pop();
        true
    }

    /// S2: a role for everybody, then the hands.
    fn deal_roles(&mut self) -> bool {
        let done = self.without_role().is_none();
        if done {
            self.enter(Frame::Deal);
        }
        done
    }

    /// The next seat to get a role.
    pub(crate) fn without_role(&self) -> Option<Seat> {
        self.options.seats().iter().find(|seat| self.roles[seat.index()].is_none())
    }

    /// S4: the next seat to get a bomb, and where.
    pub(crate) fn without_bomb(&self) -> Option<(Seat, usize)> {
        self.options.seats().iter().find_map(|seat| Some((seat, self.empty_place(seat)?)))
    }

    /// S4, S7.
    fn deal_hands(&mut self, sink: &mut impl Sink<Event>) -> bool {
        let done = self.without_bomb().is_none();
        if done {
            self.tell(Event::HandsStand, sink);
            self.enter(Frame::Row);
        }
        done
    }

    /// S5, S6, O19: the bomb that has to be replaced in the hand of a seat, if it is not right. Two cards:
    /// the second. A single player: the newest whose value is there twice.
    pub(crate) fn replaced(&self, seat: Seat, newest: usize) -> Option<usize> {
        let places = self.places(seat);
        let points = |place: usize| self.held[place].bomb.map_or(0, |bomb| bomb.points());
        if self.empty_place(seat).is_some() || self.deck.bombs == 0 {
            return None;
        }
        if self.options.players > 1 {
            let (first, second) = (points(places.start), points(places.start + 1));
            let original = self.options.modules().is_some_and(|modules| !modules.bombs);
            let wrong = if original {
                matches!(first, 3 | 4 | 6) && second > 2
            } else {
                first > 3 && second > 3
            };
            return wrong.then_some(places.start + 1);
        }
        let values: u32 = places.clone().fold(0, |seen, place| seen | 1 << points(place));
        let twice = |place: usize| places.clone().any(|o| o != place && points(o) == points(place));
        let newest_first = core::iter::once(newest).chain(places.clone().rev());
        let wrong = values.count_ones() < 3;
        newest_first.into_iter().find(|&place| wrong && twice(place))
    }

    /// S8, S9, S11.
    fn lay_row(&mut self, sink: &mut impl Sink<Event>) -> bool {
        if self.needs_refill() {
            return false;
        }
        self.tell(Event::Armed { detonators: self.options.detonators }, sink);
        if self.options.drawn_leader && self.options.players > 1 {
            self.enter(Frame::Leader);
        } else {
            self.enter(Frame::Ready { missing: self.options.seats() });
        }
        true
    }

    /// Has the row a gap that the deck can fill?
    pub(crate) fn needs_refill(&self) -> bool {
        !self.is_deck_empty() && self.deck.row.iter().any(Option::is_none)
    }

    pub(crate) fn is_deck_empty(&self) -> bool {
        self.deck.bombs == 0 && self.deck.detonators == 0
    }

    /// E1: are row and deck empty?
    pub fn is_cleaning_up(&self) -> bool {
        self.is_deck_empty() && self.deck.row.iter().all(Option::is_none)
    }

    /// R1, R3: a round begins, unless the bag is empty.
    fn begin(&mut self, number: u16, leader: Seat, sink: &mut impl Sink<Event>) {
        let all = self.options.seats();
        let active = match self.is_cleaning_up() {
            true => all.iter().filter(|&seat| self.needs_dice(seat)).collect(),
            false => all,
        };
        if self.bag.iter().all(|&count| count == 0) {
            return self.end(Ending::Bag, sink);
        }
        self.tell(Event::RoundBegan { number, leader, active }, sink);
        self.enter(Frame::Call);
    }

    /// R13, O3: one or two players take new bombs at once; the round closes when nobody is awaited.
    fn place_on(&mut self, sink: &mut impl Sink<Event>) -> bool {
        if self.options.is_small() {
            if self.needs_refill() {
                self.push(Frame::Refill);
                return true;
            }
            if self.pick_by_itself(Seats::NONE, sink) {
                return true;
            }
        }
        if self.awaits_somebody() {
            return false;
        }
        self.tell(Event::Closed, sink);
        // R11, R12: the leader's cards first, then clockwise.
        let placed = |seat: &Seat| self.round.placed[seat.index()] > 0;
        let mut left: Seats = self.options.seats().iter().filter(placed).collect();
        while let Some(seat) = left.clockwise_from(self.round.leader) {
            while let Some(card) = self.full_card(seat) {
                self.tell(Event::Defused { seat, card }, sink);
            }
            left = left.without(seat);
        }
        self.enter(Frame::Picks { late: Seats::NONE });
        true
    }

    #[inline(always)]
    fn full_card(&self, seat: Seat) -> Option<Card> {
        self.cards_of(seat).find(|front| front.is_full()).map(|front| front.card)
    }

    /// O4: everybody who defused a bomb takes another, and the row is refilled after each.
    fn pick_on(&mut self, late: Seats, sink: &mut impl Sink<Event>) -> bool {
        if self.needs_refill() {
            self.push(Frame::Refill);
            return true;
        }
        if self.pickers().is_empty() {
            self.owe_sparks();
            return true;
        }
        self.pick_by_itself(late, sink)
    }

    /// O5, O18: a pick that leaves no choice, or that makes no difference, or for somebody who is late.
    fn pick_by_itself(&mut self, late: Seats, sink: &mut impl Sink<Event>) -> bool {
        let pickers = self.pickers();
        let row = self.deck.row.iter().flatten().count();
        let last = self.is_deck_empty() && row <= pickers.len() && !self.has_all_to_defuse();
        let seats = match () {
            () if last => pickers,
            () if row == 1 && pickers.len() == 1 => pickers,
            () => pickers.and(late),
        };
        let Some(seat) = seats.clockwise_from(self.round.leader) else { return false };
        let bomb = self.chosen_pick().expect("who picks finds a bomb");
        self.pick(seat, bomb, sink);
        true
    }

    /// E4: do the bombs in front of the players have to be defused too?
    pub fn has_all_to_defuse(&self) -> bool {
        self.options.level == Level::Heroic && self.options.modules().is_none()
    }

    /// R15, R16, Q5: who draws how many sparks; or O19, dice that are left over are rolled again.
    fn owe_sparks(&mut self) {
        if !self.options.has_sparks() {
            return self.enter(Frame::Leftovers { rolled: false });
        }
        self.enter(Frame::Sparks);
        let idle = |seat: &Seat| self.round.placed[seat.index()] == 0;
        if !self.options.is_small() {
            let seats = self.round.active.iter().filter(idle).collect();
            return self.push(Frame::Draw { seats, debts: [0; 2], limit: 0 });
        }
        let mut debts = [0; 2];
        for seat in self.round.active.iter().filter(|&seat| self.needs_dice(seat)) {
            let placed = self.round.placed[seat.index()];
            debts[seat.index()] = self.options.quota().saturating_sub(placed);
        }
        let limit = self.lying_places().count_ones() as u8 + self.round.lost;
        self.push(Frame::Draw { seats: Seats::NONE, debts, limit });
    }

    /// The next seat to draw a spark.
    pub(crate) fn drawer(&self) -> Option<Seat> {
        let Frame::Draw { seats, debts, limit } = self.frame() else { return None };
        let leader = self.round.leader;
        if !seats.is_empty() || limit == 0 {
            return seats.clockwise_from(leader);
        }
        let most = debts[0].max(debts[1]);
        let first = |at: &usize| debts[*at] == most && most > 0;
        let (leads, other) = (leader.index() % 2, (leader.index() + 1) % 2);
        [leads, other].into_iter().find(first).map(Seat::new)
    }

    /// This seat has drawn a spark, or would have.
    pub(crate) fn has_drawn(&mut self, seat: Seat) {
        let Frame::Draw { seats, mut debts, limit } = self.frame() else { return };
        let frame = if seats.has(seat) {
            Frame::Draw { seats: seats.without(seat), debts, limit }
        } else {
            debts[seat.index()] -= 1;
            Frame::Draw { seats, debts, limit: limit - 1 }
        };
        self.course.frames.replace(frame);
    }

    /// R15, R18, EP5.
    fn draw_on(&mut self, sink: &mut impl Sink<Event>) -> bool {
        let Some(seat) = self.drawer() else { return self.popped() };
        if !self.unseen_sparks.is_empty() {
            return false;
        }
        if self.pile.turned == 0 && self.pile.cards[0].is_some() {
            self.tell(Event::TurnedOver, sink);
        }
        self.has_drawn(seat);
        match self.pile.cards[0] {
            Some(spark) => self.tell(Event::DrewSpark { seat, spark }, sink),
            None => self.ask_returns(Seats::only(seat), Why::NoSpark, sink),
        }
        true
    }

    /// DE1: a detonator goes off.
    pub(crate) fn go_off(&mut self, detonator: Detonator, sink: &mut impl Sink<Event>) {
        self.tell(Event::WentOff { detonator }, sink);
        let all = self.options.seats();
        match detonator.blast() {
            Blast::Dice { .. } => self.ask_returns(all, Why::Detonator(detonator), sink),
            Blast::Sparks => self.push(Frame::Draw { seats: all, debts: [0; 2], limit: 0 }),
            Blast::RolesOff => self.tell(Event::RolesOff, sink),
            Blast::Sixes => {
                self.tell(Event::SixesBegan, sink);
                self.push(Frame::Sixes { pending: all });
            }
        }
    }

    /// O5: who has one die to return returns it; who has a choice is asked.
    fn ask_returns(&mut self, seats: Seats, why: Why, sink: &mut impl Sink<Event>) {
        let (mut left, mut pending) = (seats, Seats::NONE);
        while let Some(seat) = left.clockwise_from(self.round.leader) {
            left = left.without(seat);
            let mut may = self.returnable(seat, why);
            match (may.next(), may.next()) {
                (Some((front, slot, _)), None) => {
                    let (card, slot) = (front.card, slot as u8);
                    drop(may);
                    self.tell(Event::Returned { seat, card, slot }, sink);
                }
                (Some(_), Some(_)) => pending = pending.with(seat),
                (None, _) => {}
            }
        }
        if !pending.is_empty() {
            self.push(Frame::Return { why, pending });
        }
    }

    /// O19: each die that is left over is rolled again, everybody returns a die like it, and it goes into
    /// the bag. A die that only the Logistics Specialist could take is spared.
    fn use_leftovers(&mut self, rolled: bool, sink: &mut impl Sink<Event>) -> bool {
        let lying = self.lying_places();
        let spared = u32::from(self.round.extra);
        if rolled {
            let place = lying.trailing_zeros() as u8;
            self.tell(Event::Binned { place }, sink);
            self.enter(Frame::Leftovers { rolled: false });
            return true;
        }
        if lying.count_ones() > spared {
            return false;
        }
        self.end_round(sink)
    }

    /// O19: what a die that is left over shows now.
    pub(crate) fn rolled_again(&mut self, number: crate::die::Number, sink: &mut impl Sink<Event>) {
        let place = self.lying_places().trailing_zeros() as u8;
        self.tell(Event::Rerolled { place, number }, sink);
        let die = self.pool[place as usize].die.expect("a die lies there");
        self.enter(Frame::Leftovers { rolled: true });
        self.ask_returns(self.options.seats(), Why::Leftover(die), sink);
    }

    /// R17, E1, E2, R19: the end of a round, in this order.
    fn end_round(&mut self, sink: &mut impl Sink<Event>) -> bool {
        self.tell(Event::Swept, sink);
        let last = self.is_cleaning_up();
        if last && !self.has_all_to_defuse() && self.held.iter().any(|held| held.bomb.is_some()) {
            self.tell(Event::FacedDown, sink);
        }
        let seats = self.options.seats();
        if last && seats.iter().all(|seat| self.cards_of(seat).next().is_none()) {
            match self.options.clock.millis() {
                Some(_) => self.enter(Frame::Count),
                None => self.end(Ending::Won(0), sink),
            }
        } else if self.round.number >= ROUNDS_MAX {
            self.end(Ending::Time, sink); // O15
        } else {
            let leader = self.round.leader.next(self.options.seat_count());
            self.begin(self.round.number + 1, leader, sink);
        }
        true
    }

    /// The mission is over.
    pub(crate) fn end(&mut self, ending: Ending, sink: &mut impl Sink<Event>) {
        self.tell(Event::Ended { ending }, sink);
        self.course.frames = Frames::new(Frame::Over { ending });
    }
}
