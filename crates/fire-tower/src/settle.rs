//! What the rules do by themselves, in one place and in rulebook order, until somebody or nature
//! must answer.

use crate::card::{ACTION_KINDS, Card, Cards, KINDS, Suit, of_suit};
use crate::event::Event;
use crate::frame::{Cells, Frame, Help, Step};
use crate::options::{Honour, Rules, ShadowRule};
use crate::state::{Course, FireTower, SEATS, TURNS_MAX};
use crate::wind::Wind;
use kernel::{Added, Seat, Seats, Sink};

/// More automatic steps than any position needs; a bound, so that a mistake stops loudly.
const SETTLE_MAX: usize = 64;

impl FireTower {
    /// Runs until somebody, or nature, must answer.
    #[inline]
    pub(crate) fn settle(&mut self, sink: &mut impl Sink<Event>) {
        for _ in 0..SETTLE_MAX {
            if !self.go_on(sink) {
                return;
            }
        }
        unreachable!("settle did not settle");
    }

    /// One automatic step; `false` when there is none.
    fn go_on(&mut self, sink: &mut impl Sink<Event>) -> bool {
        let frame = self.top();
        if matches!(
            frame,
            Frame::Turn { .. }
                | Frame::Firestorm { .. }
                | Frame::ShadowPlay { .. }
                | Frame::Sparks { side: None, .. }
        ) && self.look_at_roofs(frame, sink)
        {
            return true;
        }
        match frame {
            Frame::Turn { seat, step } => self.go_on_turn(seat, step, sink),
            Frame::Deal => self.end_deal(),
            Frame::Refill { seat } => {
                let full = self.hands[seat.index()].len() >= self.hand_target(seat);
                self.drawn_enough(full, None, sink)
            }
            Frame::ShadowDraw { seat } => {
                let full = self.hands[seat.index()].len() >= 2;
                self.drawn_enough(full, Some(Frame::ShadowPlay { seat, bound: false }), sink)
            }
            Frame::Redraw { seat } | Frame::Shed { seat, .. } => {
                let empty = self.hands[seat.index()].is_empty();
                empty && self.replace(Frame::Refill { seat })
            }
            Frame::Burnt { taker, waited, .. } => self.go_on_burnt(taker, *waited, sink),
            Frame::Firestorm { from, left } => self.go_on_firestorm(from, left),
            Frame::Aid { from, left, help, laid } => self.go_on_aid(from, left, help, laid),
            Frame::AidGem { .. } => self.open.aid_cells().is_empty() && self.pop(),
            Frame::AidBreak { .. } => self.open.breakable().is_empty() && self.pop(),
            Frame::Haunting { from, left } => self.go_on_haunting(from, left),
            Frame::Steal { seat, left } => {
                left.is_empty() && self.replace(Frame::ShadowPlay { seat, bound: true })
            }
            Frame::Sparks { seat, left, side } => self.go_on_sparks(seat, left, side, sink),
            Frame::Smoulder { seat } => self.go_on_smoulder(seat, sink),
            Frame::ShadowPlay { seat, .. } => {
                let empty = self.hands[seat.index()].is_empty();
                empty && self.replace(Frame::ShadowDone { seat })
            }
            Frame::ShadowDone { seat } => {
                self.discard_hand(seat, sink);
                self.pop()
            }
            // A seat or nature answers these, whatever the board is like.
            Frame::FirstWind | Frame::RollWind { .. } | Frame::Storm | Frame::Over => false,
            Frame::Champion { .. } | Frame::Discard { .. } | Frame::Keep { .. } => false,
            Frame::WindCard { .. } | Frame::FlareUp { .. } | Frame::BurningSnag { .. } => false,
            Frame::Explosion { .. } | Frame::Ember { .. } | Frame::EmberFlies { .. } => false,
            Frame::Douse { .. } | Frame::Smokejumper { .. } | Frame::Jump { .. } => false,
            Frame::DeReforest { .. } | Frame::Lay { .. } | Frame::Spend { .. } => false,
            Frame::Reckless { .. } | Frame::AidChoice { .. } | Frame::HauntChoice { .. } => false,
            Frame::Drift { .. } => false,
        }
    }

    /// E6: one seat after another may redraw.
    fn go_on_firestorm(&mut self, from: Seat, left: Seats) -> bool {
        let rest = left.and(self.hand_holders());
        let again = |left| Frame::Firestorm { from, left };
        self.serve(rest.clockwise_from(from), again, rest, |seat| Frame::Redraw { seat })
    }

    /// M1: one seat after another helps.
    fn go_on_aid(&mut self, from: Seat, left: Seats, help: Help, laid: Cells) -> bool {
        let next = left.clockwise_from(from);
        let again = |left| Frame::Aid { from, left, help, laid };
        self.serve(next, again, left, |seat| match help {
            Help::Fire => Frame::AidGem { seat },
            Help::Firebreak => Frame::AidBreak { seat },
            Help::Cards => Frame::Shed { seat, left: 3 },
        })
    }

    /// G2: one eliminated seat after another chooses.
    fn go_on_haunting(&mut self, from: Seat, left: Seats) -> bool {
        let again = |left| Frame::Haunting { from, left };
        self.serve(left.clockwise_from(from), again, left, |seat| Frame::HauntChoice { seat })
    }

    /// G6, N4, Q16: a roll for which there is no cell is lost.
    fn go_on_sparks(
        &mut self,
        seat: Seat,
        left: u8,
        side: Option<Wind>,
        sink: &mut impl Sink<Event>,
    ) -> bool {
        match side {
            _ if left == 0 => self.pop(),
            Some(side) if self.open.downwind(side).is_empty() => {
                sink.emit(Event::NoCell { seat });
                self.replace(Frame::Sparks { seat, left: left - 1, side: None })
            }
            Some(_) | None => false,
        }
    }

    fn go_on_smoulder(&mut self, seat: Seat, sink: &mut impl Sink<Event>) -> bool {
        let nowhere = self.open.beside_fire().is_empty();
        if nowhere {
            sink.emit(Event::NoCell { seat });
            self.pop();
        }
        nowhere
    }

    /// Between two deeds: do roofs burn, is a burning to be dealt with, does an event wait?
    #[inline]
    fn look_at_roofs(&mut self, frame: Frame, sink: &mut impl Sink<Event>) -> bool {
        let open = &self.open;
        let quiet = open.course.smouldering.is_empty() && open.course.due.is_empty();
        let alight = !open.course.scorched.is_empty();
        if quiet && !alight {
            return false;
        }
        self.deal_with_roofs(frame, sink)
    }

    /// The rare part of it, apart from what is asked at every step.
    #[inline(never)]
    fn deal_with_roofs(&mut self, frame: Frame, sink: &mut impl Sink<Event>) -> bool {
        let open = &self.open;
        // M6, G7: inside Mutual Aid and the Shadow of the Wood burnings wait for the end.
        let holds = |frame: &Frame| matches!(frame, Frame::Aid { .. } | Frame::Haunting { .. });
        if open.course.frames.iter().any(holds) {
            return false;
        }
        if !open.course.scorched.is_empty() {
            self.fell(sink);
            return true;
        }
        // Q5: one burning is dealt with to its end before the next.
        let burning = |frame: &Frame| matches!(frame, Frame::Burnt { .. });
        if self.open.course.frames.iter().any(burning) {
            return false;
        }
        if let Some(seat) = self.open.course.smouldering.clockwise_from(self.turn_seat()) {
            self.burn_down(seat, sink);
            return true;
        }
        let at_rest = matches!(frame, Frame::Turn { .. } | Frame::ShadowPlay { .. });
        at_rest && self.begin_event(0, sink)
    }

    /// E2: of the events after the first so many, the one that has waited longest.
    fn begin_event(&mut self, after: usize, sink: &mut impl Sink<Event>) -> bool {
        let Some((card, seat)) = self.open.course.due.take(after) else { return false };
        if !self.open.options.since(Rules::Two) {
            self.open.discards.put(card.kind());
        }
        sink.emit(Event::Began { card, seat });
        match card {
            Card::Firestorm => {
                let left = self.hand_holders();
                self.push(Frame::Firestorm { from: seat, left });
                self.push(Frame::Storm);
            }
            // D5, Q35: the drawer chooses, a shadow too; one who is out leaves it to the next.
            Card::MutualAid => {
                let players = self.hand_holders().or(self.open.course.shadows);
                let chooser = players.clockwise_from(seat);
                self.push(Frame::AidChoice { seat: chooser.expect("a tower stands") });
            }
            Card::ShadowOfTheWood => {
                // Q5: whose burning is still to be dealt with has a hand, and no part in it yet.
                let Course { standing, smouldering, .. } = self.open.course;
                let all = Seats::first(self.open.options.seat_count());
                let left = all.minus(standing).minus(smouldering);
                self.push(Frame::Haunting { from: seat, left });
            }
            _ => unreachable!("this card is no event"),
        }
        true
    }

    fn go_on_turn(&mut self, seat: Seat, step: Step, sink: &mut impl Sink<Event>) -> bool {
        let shadow = matches!(step, Step::Roll | Step::Haunted);
        // Q6: without a tower there is nothing to act from.
        if !shadow && !self.hand_holders().has(seat) {
            return self.pass_turn(seat, sink);
        }
        match step {
            Step::Wind if self.open.downwind(self.open.course.wind).is_empty() => {
                sink.emit(Event::NoCell { seat });
                self.replace(Frame::Turn { seat, step: Step::Act })
            }
            Step::Draw => {
                let course = &mut self.open.course;
                course.robbed[seat.index()] = core::mem::take(&mut course.robbed_this_turn.0);
                self.replace(Frame::Turn { seat, step: Step::End });
                self.push(Frame::Refill { seat });
                true
            }
            Step::End if !self.bucket_helps(seat) => self.pass_turn(seat, sink),
            Step::Over => self.pass_turn(seat, sink),
            Step::Haunted if self.open.course.extra_rolls > 0 => {
                self.open.course.extra_rolls -= 1;
                self.replace(Frame::Turn { seat, step: Step::Roll })
            }
            Step::Haunted => self.pass_turn(seat, sink),
            Step::Wind | Step::Act | Step::End | Step::Roll => false,
        }
    }

    fn pass_turn(&mut self, seat: Seat, sink: &mut impl Sink<Event>) -> bool {
        let players = self.hand_holders().or(self.open.course.shadows);
        let after = seat.next(self.open.options.seat_count());
        let next = players.clockwise_from(after).expect("somebody takes the next turn");
        self.begin_turn(next, sink);
        true
    }

    /// N10, Q19: a lone tower wins when its turn comes; no game lasts for ever.
    pub(crate) fn begin_turn(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        let standing = self.open.course.standing;
        if !self.open.options.teams && standing == Seats::only(seat) {
            return self.finish(standing, sink);
        }
        if self.open.course.turns >= TURNS_MAX {
            return self.finish(standing, sink);
        }
        self.open.course.turns += 1;
        self.open.course.extra_rolls = 0;
        self.open.course.robbed_this_turn = Added(0);
        let step = if self.open.course.shadows.has(seat) { Step::Roll } else { Step::Wind };
        sink.emit(Event::TurnBegan { seat });
        self.open.course.frames.replace(Frame::Turn { seat, step });
    }

    /// The seat whose turn it is.
    pub(crate) fn turn_seat(&self) -> Seat {
        match self.open.course.frames.bottom() {
            Frame::Turn { seat, .. } => seat,
            _ => Seat::new(0), // before the first turn and after the last
        }
    }

    /// S5, S6: everybody has five cards; events into the deck, then the first wind.
    fn end_deal(&mut self) -> bool {
        let dealt = (0..self.open.options.seat_count()).all(|seat| self.hands[seat].len() == 5);
        if !dealt {
            return false;
        }
        if self.open.options.mutual_aid {
            self.deck.put(Card::MutualAid.kind());
        }
        if self.open.options.firestorm {
            self.deck.put(Card::Firestorm.kind());
        }
        self.replace(Frame::FirstWind)
    }

    /// P1: champions lay their firebreaks before the first turn, from the first player on.
    pub(crate) fn begin_match(&mut self, first: Seat, sink: &mut impl Sink<Event>) {
        self.begin_turn(first, sink);
        let mut order = [first; SEATS];
        let count = self.open.options.seat_count();
        (1..count).for_each(|at| order[at] = order[at - 1].next(count));
        for &seat in order[..count].iter().rev() {
            if self.open.options.honours[seat.index()] != Honour::None {
                self.push(Frame::Champion { seat, left: 2 });
            }
        }
    }

    /// D3, G5: how many cards this seat draws up to.
    fn hand_target(&self, seat: Seat) -> u32 {
        let course = &self.open.course;
        match self.hand_holders().has(seat) {
            true => course.hand_limit.saturating_sub(course.robbed[seat.index()]) as u32,
            false => 0,
        }
    }

    /// Ends a frame of drawing when the hand is full or nothing is left to draw.
    fn drawn_enough(
        &mut self,
        full: bool,
        next: Option<Frame>,
        sink: &mut impl Sink<Event>,
    ) -> bool {
        if !full && self.deck.is_empty() {
            self.reshuffle(sink);
        }
        if !full && !self.deck.is_empty() && !self.only_events_are_left() {
            return false;
        }
        match next {
            Some(next) => self.replace(next),
            None => self.pop(),
        }
    }

    /// E1: drawn events go to the discards and back into the deck, so a deck of nothing else would
    /// never fill a hand. No match comes to this; a table laid by hand may.
    #[inline]
    fn only_events_are_left(&self) -> bool {
        const EVENTS: usize = KINDS - ACTION_KINDS;
        self.deck.len() as usize <= EVENTS && self.no_action_card_is_left()
    }

    #[cold]
    #[inline(never)]
    fn no_action_card_is_left(&self) -> bool {
        let none_in = |cards: &Cards| of_suit(cards, Suit::Event) == cards.len();
        self.open.options.since(Rules::Two) && none_in(&self.deck) && none_in(&self.open.discards)
    }

    /// S7.
    pub(crate) fn reshuffle(&mut self, sink: &mut impl Sink<Event>) {
        if !self.open.discards.is_empty() {
            self.deck.pour(&mut self.open.discards);
            sink.emit(Event::Reshuffled);
        }
    }

    /// D3, Q31: the others draw, and what events they draw is carried out; then the storm comes.
    #[inline(never)]
    fn go_on_burnt(
        &mut self,
        taker: Option<Seat>,
        waited: u8,
        sink: &mut impl Sink<Event>,
    ) -> bool {
        if self.open.options.since(Rules::Two) {
            // M6, G7: an event that burnt a roof is over.
            if !self.open.course.scorched.is_empty() {
                self.fell(sink);
                return true;
            }
            if self.begin_event(waited as usize, sink) {
                return true;
            }
        }
        let short = |&seat: &Seat| {
            Some(seat) != taker && self.hands[seat.index()].len() < self.hand_target(seat)
        };
        let waiting: Seats = self.open.course.standing.iter().filter(short).collect();
        let cards_left = !self.deck.is_empty() || !self.open.discards.is_empty();
        let cards_left = cards_left && !self.only_events_are_left();
        match waiting.clockwise_from(self.turn_seat()) {
            Some(seat) if cards_left => self.push(Frame::Refill { seat }),
            _ => self.open.course.frames.replace(Frame::Storm),
        }
        true
    }

    /// Takes the next seat of a round of seats and gives it a frame; at the end, pops.
    fn serve(
        &mut self,
        next: Option<Seat>,
        again: impl Fn(Seats) -> Frame,
        left: Seats,
        frame: impl Fn(Seat) -> Frame,
    ) -> bool {
        let Some(seat) = next else { return self.pop() };
        self.open.course.frames.replace(again(left.without(seat)));
        self.push(frame(seat));
        true
    }

    pub(crate) fn discard_hand(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        let mut hand: Cards = core::mem::take(&mut self.hands[seat.index()]);
        if listens(sink) {
            for (kind, count) in hand.iter() {
                for _ in 0..count {
                    sink.emit(Event::Discarded { seat, card: Card::of(kind) });
                }
            }
        }
        self.open.discards.pour(&mut hand);
    }

    fn replace(&mut self, frame: Frame) -> bool {
        self.open.course.frames.replace(frame);
        true
    }

    fn pop(&mut self) -> bool {
        self.open.course.frames.pop();
        true
    }

    /// Whether the Shadow of the Wood is a card of this match.
    pub(crate) fn shadow_is_a_card(&self) -> bool {
        self.open.options.shadow == ShadowRule::Event
    }
}

/// Is it worth telling card by card or cell by cell?
pub(crate) fn listens<S: Sink<Event>>(_: &S) -> bool {
    S::LISTENS
}
