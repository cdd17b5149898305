//! What an action does. What the rules do by themselves afterwards is in `settle.rs`.

use crate::cards::{Bomb, Card, Role};
use crate::completable::{Wrong, judge};
use crate::event::Event;
use crate::options::Mistakes;
use crate::state::{Action, Bar, Call, Frame, Fuse};
use kernel::{Seat, Seats, Sink};

impl Fuse {
    /// Does what `check` has allowed.
    pub(crate) fn act(&mut self, seat: Seat, action: Action, sink: &mut impl Sink<Event>) {
        match action {
            Action::Ready => self.get_ready(seat, sink),
            Action::Roll { call, .. } => self.roll(call, sink),
            Action::Place { die, marked, card, slot, .. } => {
                self.place(seat, die.place, marked, (card, slot), sink);
                self.die_is_taken();
            }
            Action::Scrub { die, card } => {
                self.tell(Event::Scrubbed { seat, place: die.place, card }, sink);
                self.die_is_taken();
            }
            Action::Pass { .. } => self.tell(Event::Passed { seat }, sink),
            Action::End { .. } => self.run_bar(Bar::Closing, None, sink),
            Action::Hold { .. } => self.run_bar(Bar::Held, Some(seat), sink),
            Action::Turn { die, number } => {
                self.tell(Event::Turned { place: die.place, number }, sink);
            }
            Action::Flip { die } => {
                let lies = self.pool[die.place as usize].die.expect("a die lies there");
                let number = lies.number().opposite();
                self.tell(Event::Turned { place: die.place, number }, sink);
            }
            Action::Mark { die, colour } => {
                self.tell(Event::Marked { place: die.place, colour }, sink);
            }
            Action::Reroll { dice, .. } => {
                self.tell(Event::Rerolling { dice }, sink);
                self.push(Frame::Reroll { left: dice });
            }
            Action::Check { card, .. } => self.look(seat, card, sink),
            Action::Pick(bomb) => self.pick(seat, bomb, sink),
            Action::Return { card, slot, .. } => {
                self.tell(Event::Returned { seat, card, slot }, sink);
                self.answered(seat);
            }
            Action::RollSix => self.push(Frame::SixRoll { left: Seats::only(seat) }),
        }
    }

    /// O16: the clock starts when everybody is ready.
    fn get_ready(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        self.tell(Event::GotReady { seat }, sink);
        let Frame::Ready { missing } = self.frame() else { unreachable!("Ready was legal") };
        self.enter(Frame::Ready { missing: missing.without(seat) });
    }

    /// R4: as many dice as are wanted, or as there are.
    pub(crate) fn roll(&mut self, call: Option<Call>, sink: &mut impl Sink<Event>) {
        if let Some(call) = call {
            self.tell(Event::Called { call }, sink);
        }
        let extra = self.role_in_use(self.round.leader) == Some(Role::LogisticsSpecialist);
        let wanted = self.options.dice() + u8::from(extra);
        self.enter(Frame::Roll { left: wanted.min(self.bag.iter().sum()) });
    }

    /// O10: what is measured until the round ends by itself begins anew; a bar that runs goes on.
    fn die_is_taken(&mut self) {
        if self.frame() == (Frame::Pool { bar: Bar::Open }) {
            self.course.step = self.course.step.wrapping_add(1);
        }
    }

    /// R6, R10: a die is placed, or slips.
    fn place(
        &mut self,
        seat: Seat,
        place: u8,
        marked: bool,
        (card, slot): (Card, u8),
        sink: &mut impl Sink<Event>,
    ) {
        let wrong = self.judged(seat, place, marked, (card, slot));
        match (self.options.mistakes, wrong) {
            (Mistakes::Strict, Some(wrong)) => {
                return self.tell(Event::Slipped { seat, place, card, wrong }, sink);
            }
            _ => self.tell(Event::Placed { seat, place, card, slot, wrong }, sink),
        }
        let front = self.card_of(seat, card).expect("the card lies there");
        if !front.is_full() {
            return;
        }
        if self.has_wrong(seat, card) {
            self.tell(Event::FoundWrong { seat, card }, sink);
        } else if self.options.is_small() {
            self.tell(Event::Defused { seat, card }, sink);
            self.course.pick = self.course.pick.wrapping_add(1);
        }
    }

    /// Is a placement, which is legal, also right? Where mistakes are allowed it need not be.
    pub fn is_right(&self, seat: Seat, action: Action) -> bool {
        match action {
            Action::Place { die, marked, card, slot, .. } => {
                self.judged(seat, die.place, marked, (card, slot)).is_none()
            }
            _ => true,
        }
    }

    /// What is wrong with a placement; where only right ones are legal nobody has to look again.
    fn judged(&self, seat: Seat, place: u8, marked: bool, at: (Card, u8)) -> Option<Wrong> {
        if self.options.mistakes == Mistakes::Assisted {
            return None;
        }
        let lying = self.pool[place as usize];
        let die = lying.die.expect("a die lies there");
        let counts = lying.mark.filter(|_| marked).map_or(die, |colour| die.counted_as(colour));
        let front = self.card_of(seat, at.0).expect("the card lies there");
        let asks = at.0.requirement();
        let pair = (die, counts);
        judge(asks, &front.dice, at.1 as usize, pair, self.options.supply()).err()
    }

    /// O7, Honour: lies a die on this card that was placed wrongly?
    fn has_wrong(&self, seat: Seat, card: Card) -> bool {
        let wrong = match card {
            Card::Bomb(bomb) => {
                let held = &self.held[self.places(seat)];
                held.iter().find(|held| held.bomb == Some(bomb)).map_or(0, |held| held.wrong)
            }
            Card::Spark(spark) => self.sparks[spark.index()].wrong,
        };
        wrong & 0b11_1111 != 0
    }

    /// O7: somebody checks a card.
    fn look(&mut self, by: Seat, card: Card, sink: &mut impl Sink<Event>) {
        let seat = self.owner(card).expect("the card lies in front of somebody");
        if self.has_wrong(seat, card) {
            self.tell(Event::FoundWrong { seat, card }, sink);
        } else {
            self.tell(Event::FoundRight { by, card }, sink);
        }
    }

    pub(crate) fn run_bar(&mut self, bar: Bar, held_by: Option<Seat>, sink: &mut impl Sink<Event>) {
        self.tell(Event::Closing { bar, held_by }, sink);
        self.enter(Frame::Pool { bar });
    }

    /// R11: a bomb comes from the row.
    pub(crate) fn pick(&mut self, seat: Seat, bomb: Bomb, sink: &mut impl Sink<Event>) {
        let from = self.deck.row.iter().position(|lies| *lies == Some(bomb));
        let from = from.expect("the bomb lies in the row") as u8;
        let place = self.empty_place(seat).expect("there is a place for it") as u8;
        self.tell(Event::Picked { seat, from, place }, sink);
        self.course.pick = self.course.pick.wrapping_add(1);
        self.course.step = self.course.step.wrapping_add(1);
    }

    /// This seat has returned what it had to.
    pub(crate) fn answered(&mut self, seat: Seat) {
        if let Frame::Return { why, pending } = self.frame() {
            self.course.frames.replace(Frame::Return { why, pending: pending.without(seat) });
        }
    }

    /// Puts a frame in the place of the top one.
    pub(crate) fn enter(&mut self, frame: Frame) {
        self.course.frames.replace(frame);
        self.course.step = self.course.step.wrapping_add(1);
    }

    /// Puts a frame on top: what lies below waits.
    pub(crate) fn push(&mut self, frame: Frame) {
        self.course.frames.push(frame);
        self.course.step = self.course.step.wrapping_add(1);
    }
}
