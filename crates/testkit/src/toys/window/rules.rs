//! What may be done with cards laid face down, and what happens.

use super::{Action, Because, Card, DECK, Event, HAND_MAX, Held, Now, SEAT_COUNT_MAX, Setup};
use super::{Window, clause};
use kernel::{Bag, Illegal, Seat, Seats, Seen, Sink, refuse};

impl Window {
    /// S1: the state before the first card is dealt.
    pub(super) fn begin(setup: &Setup) -> Result<Window, Illegal<Because>> {
        let fits = (2..=SEAT_COUNT_MAX).contains(&(setup.seats as usize))
            && (2..=HAND_MAX).contains(&(setup.hand as usize));
        if !fits {
            return Err(Illegal { clause: &clause::S1, because: Because::Setup });
        }
        let seats = Seats::first(setup.seats as usize);
        Ok(Window {
            seat_count: setup.seats,
            hand_size: setup.hand,
            deck: DECK,
            turned: Bag::EMPTY,
            hands: [[None; HAND_MAX]; SEAT_COUNT_MAX],
            laid: None,
            doubts: Seats::NONE,
            lookers: if setup.looks { seats } else { Seats::NONE },
            scores: [0; SEAT_COUNT_MAX],
            now: Now::Draw(Seat::new(0), 0),
        })
    }

    /// May this seat do this?
    pub(super) fn may(&self, seat: Seat, action: Action) -> Result<(), Illegal<Because>> {
        if self.now == Now::Over {
            return refuse(&clause::E1, Because::Over);
        }
        match action {
            Action::Lay(place) => self.may_lay(seat, place),
            Action::React | Action::Decline => self.may_answer(seat),
            Action::Look(owner, place) => self.may_look(seat, owner, place),
        }
    }

    /// L1, L2.
    fn may_lay(&self, seat: Seat, place: u8) -> Result<(), Illegal<Because>> {
        match self.now {
            Now::Turn(turn) if turn != seat => refuse(&clause::L1, Because::Turn(turn)),
            Now::Turn(_) if self.held(seat, place).is_none() => {
                refuse(&clause::L2, Because::NoCard(place))
            }
            Now::Turn(_) => Ok(()),
            Now::Window(..) => refuse(&clause::L1, Because::CardLies),
            Now::Draw(..) | Now::Over => refuse(&clause::L1, Because::Drawing),
        }
    }

    /// W1. The answer depends on who has answered, never on the card.
    fn may_answer(&self, seat: Seat) -> Result<(), Illegal<Because>> {
        match self.now {
            _ if !Seats::first(self.seat_count as usize).has(seat) => {
                refuse(&clause::W1, Because::NotSeated)
            }
            Now::Window(by, _) if by == seat => refuse(&clause::W1, Because::OwnCard),
            Now::Window(_, open) if !open.has(seat) => refuse(&clause::W1, Because::Answered),
            Now::Window(..) => Ok(()),
            _ => refuse(&clause::W1, Because::NoCardLies),
        }
    }

    /// P1, P2.
    fn may_look(&self, seat: Seat, owner: Seat, place: u8) -> Result<(), Illegal<Because>> {
        if !self.lookers.has(seat) {
            return refuse(&clause::P1, Because::NoLookLeft);
        }
        match self.now {
            Now::Turn(turn) if turn != owner => refuse(&clause::P2, Because::Turn(turn)),
            Now::Turn(turn) if turn == seat => refuse(&clause::P2, Because::OwnCard),
            Now::Turn(_) if self.held(owner, place).is_none() => {
                refuse(&clause::P2, Because::NoCard(place))
            }
            Now::Turn(_) => Ok(()),
            Now::Window(..) => refuse(&clause::P2, Because::CardLies),
            Now::Draw(..) | Now::Over => refuse(&clause::P2, Because::Drawing),
        }
    }

    fn held(&self, seat: Seat, place: u8) -> Option<Held> {
        *self.hands.get(seat.index())?.get(place as usize)?
    }

    /// D1, and the deal: a card comes into the hand that waits for it.
    pub(super) fn draw(&mut self, card: Card, sink: &mut impl Sink<Event>) {
        let Now::Draw(seat, place) = self.now else { unreachable!("nobody draws now") };
        self.deck.take(card as usize);
        let held = Held { card, known_to: Seats::NONE };
        self.hands[seat.index()][place as usize] = Some(held);
        sink.emit(Event::Drew(seat, place, Seen::Open(card)));
        let dealing = self.turned.is_empty();
        let next = self.first_gap().filter(|_| dealing);
        let now = match next {
            Some((seat, place)) => Now::Draw(seat, place),
            None if dealing => Now::Turn(Seat::new(0)),
            None => self.turn_after(seat),
        };
        self.come(now, sink);
    }

    /// The first place without a card, going round the table for each card of a hand.
    fn first_gap(&self) -> Option<(Seat, u8)> {
        let places = (0..self.hand_size).flat_map(|place| {
            Seats::first(self.seat_count as usize).iter().map(move |seat| (seat, place))
        });
        places.into_iter().find(|&(seat, place)| self.held(seat, place).is_none())
    }

    /// L2: the card lies there, and everybody else is asked, whatever it is.
    pub(super) fn lay(&mut self, seat: Seat, place: u8, sink: &mut impl Sink<Event>) {
        self.laid = self.hands[seat.index()][place as usize].take();
        sink.emit(Event::Laid(seat, place));
        let others = Seats::first(self.seat_count as usize).without(seat);
        self.come(Now::Window(seat, others), sink);
    }

    /// P3: the looker knows the card for good.
    pub(super) fn look(&mut self, seat: Seat, owner: Seat, place: u8, sink: &mut impl Sink<Event>) {
        self.lookers = self.lookers.without(seat);
        let held = self.hands[owner.index()][place as usize].as_mut();
        let held = held.expect("check saw a card here");
        held.known_to = held.known_to.with(seat);
        sink.emit(Event::Looked(seat, owner, place, Seen::Open(held.card)));
    }

    /// W1, W2: a secret answer; the last one turns the card.
    pub(super) fn answer(&mut self, seat: Seat, doubts: bool, sink: &mut impl Sink<Event>) {
        let Now::Window(by, open) = self.now else { unreachable!("no card lies there") };
        if doubts {
            self.doubts = self.doubts.with(seat);
        }
        sink.emit(Event::Answered(seat, Seen::Open(doubts)));
        let open = open.without(seat);
        if open.is_empty() {
            self.turn_up(by, sink);
        } else {
            self.come(Now::Window(by, open), sink);
        }
    }

    /// W3, W4, W5: the card is turned and scored; D1: a new one is drawn.
    fn turn_up(&mut self, by: Seat, sink: &mut impl Sink<Event>) {
        let card = self.laid.take().expect("a card lies there").card;
        let doubts = std::mem::take(&mut self.doubts);
        self.turned.put(card as usize);
        sink.emit(Event::Turned(card, doubts));
        let (worth, doubter) = match card {
            Card::Fox if doubts.is_empty() => (3, 0),
            Card::Fox => (0, 2),
            Card::Hen | Card::Goose if doubts.is_empty() => (card as i8 + 1, 0),
            Card::Hen | Card::Goose => (card as i8 + 2, -1),
        };
        self.score(by, worth, sink);
        doubts.iter().for_each(|seat| self.score(seat, doubter, sink));
        let places = 0..self.hand_size;
        let gap = places.into_iter().find(|&place| self.held(by, place).is_none());
        let now = match gap {
            Some(place) if !self.deck.is_empty() => Now::Draw(by, place),
            _ => self.turn_after(by),
        };
        self.come(now, sink);
    }

    fn score(&mut self, seat: Seat, points: i8, sink: &mut impl Sink<Event>) {
        if points != 0 {
            self.scores[seat.index()] += points;
            sink.emit(Event::Scored(seat, points));
        }
    }

    /// E1: the next seat with a card has the turn; without one the match is over.
    fn turn_after(&self, seat: Seat) -> Now {
        let holds = |seat: &Seat| self.hands[seat.index()].iter().any(Option::is_some);
        let holders: Seats = Seats::first(self.seat_count as usize).iter().filter(holds).collect();
        let next = holders.clockwise_from(seat.next(self.seat_count as usize));
        next.map_or(Now::Over, Now::Turn)
    }

    fn come(&mut self, now: Now, sink: &mut impl Sink<Event>) {
        self.now = now;
        sink.emit(Event::Came(now));
    }
}
