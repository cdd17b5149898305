//! What nature can answer, and what its answer does.

use crate::card::{Card, Cards, Suit};
use crate::event::{Event, Roll};
use crate::frame::{Frame, Step};
use crate::options::Rules;
use crate::settle::listens;
use crate::state::{Chance, FireTower};
use crate::wind::{Tower, Wind};
use alloc::vec::Vec;
use kernel::{Dice, Seat, Seats, Seen, Sink};

/// What is asked of nature.
enum Question<'a> {
    /// A card out of these.
    Card(&'a Cards),
    /// The die; only these sides count, the others are rolled again.
    Die([bool; 4]),
}

/// Every answer that nature may give now, with its weight.
pub(crate) fn chances(state: &FireTower, out: &mut Vec<(Chance, u32)>) {
    match state.question() {
        Question::Card(cards) => {
            let weigh = |(kind, count): (usize, u8)| (Chance::Card(Card::of(kind)), count as u32);
            out.extend(cards.iter().map(weigh));
        }
        Question::Die(sides) => {
            let open = Wind::ALL.into_iter().filter(|&side| sides[side as usize]);
            out.extend(open.map(|side| (Chance::Die(side), Wind::DIE_FACES)));
        }
    }
}

/// One answer, with the same odds.
pub(crate) fn sample(state: &FireTower, dice: &mut impl Dice) -> Chance {
    match state.question() {
        Question::Card(cards) => Chance::Card(Card::of(cards.pick(dice))),
        Question::Die(sides) => {
            let count = sides.iter().filter(|&&open| open).count();
            let picked = dice.below(count as u32) as usize;
            let mut open = Wind::ALL.into_iter().filter(|&side| sides[side as usize]);
            Chance::Die(open.nth(picked).expect("as many sides as were counted"))
        }
    }
}

impl FireTower {
    #[inline]
    fn question(&self) -> Question<'_> {
        let wind = self.open.course.wind;
        match self.top() {
            Frame::Deal | Frame::Refill { .. } | Frame::ShadowDraw { .. } => {
                Question::Card(&self.deck)
            }
            Frame::Steal { left, .. } => {
                let from = left.lowest().expect("somebody is still to be robbed");
                Question::Card(&self.hands[from.index()])
            }
            // W5: the wind never blows to a side without a tower, nor does a storm.
            Frame::Storm | Frame::RollWind { other: false } => Question::Die(self.sides(|_| true)),
            Frame::RollWind { other: true } => Question::Die(self.sides(|side| side != wind)),
            // Q16: the rolls of shadows are not wind.
            Frame::FirstWind | Frame::Sparks { .. } | Frame::Turn { .. } => {
                Question::Die([true; 4])
            }
            _ => unreachable!("this frame asks nature nothing"),
        }
    }

    fn sides(&self, fits: impl Fn(Wind) -> bool) -> [bool; 4] {
        let mut sides = [false; 4];
        for side in self.open.open_sides().filter(|&side| fits(side)) {
            sides[side as usize] = true;
        }
        sides
    }

    /// Carries out nature's answer.
    pub(crate) fn happen(&mut self, outcome: Chance, sink: &mut impl Sink<Event>) {
        match outcome {
            Chance::Card(card) => self.card_comes(card, sink),
            Chance::Die(side) => self.die_shows(side, sink),
        }
    }

    fn card_comes(&mut self, card: Card, sink: &mut impl Sink<Event>) {
        match self.top() {
            Frame::Deal => {
                let short =
                    (0..self.open.options.seat_count()).find(|&seat| self.hands[seat].len() < 5);
                let seat = Seat::new(short.expect("somebody still lacks a card"));
                self.draw(seat, card, sink);
            }
            Frame::Steal { seat, left } => self.steal(seat, left, card, sink),
            Frame::Refill { seat } | Frame::ShadowDraw { seat } => self.draw(seat, card, sink),
            _ => unreachable!("no card was asked for"),
        }
    }

    /// E1: a card from the deck: into the hand, or into the discards if it is an event.
    fn draw(&mut self, seat: Seat, card: Card, sink: &mut impl Sink<Event>) {
        self.deck.take(card.kind());
        if card.suit() == Suit::Event {
            self.draw_event(seat, card, sink);
        } else {
            self.hands[seat.index()].put(card.kind());
            sink.emit(Event::Drew { seat, card: Seen::Open(card) });
        }
        if self.deck.is_empty() {
            self.reshuffle(sink);
        }
    }

    #[cold]
    #[inline(never)]
    fn draw_event(&mut self, seat: Seat, card: Card, sink: &mut impl Sink<Event>) {
        self.open.course.due.push(card, seat);
        if self.open.options.since(Rules::Two) {
            self.open.discards.put(card.kind());
        }
        sink.emit(Event::Surfaced { seat, card });
    }

    /// G3, G5.
    fn steal(&mut self, by: Seat, left: Seats, card: Card, sink: &mut impl Sink<Event>) {
        let from = left.lowest().expect("somebody is still to be robbed");
        self.hands[from.index()].take(card.kind());
        self.hands[by.index()].put(card.kind());
        self.open.course.robbed[from.index()] += 1;
        if self.open.options.since(Rules::Two) && self.is_still_to_draw(from) {
            *self.open.course.robbed_this_turn += 1;
        }
        sink.emit(Event::Stole { from, by, card: Seen::Open(card) });
        self.open.course.frames.replace(Frame::Steal { seat: by, left: left.without(from) });
    }

    /// Is it this seat's turn, and its drawing at the end of the turn still to come?
    fn is_still_to_draw(&self, seat: Seat) -> bool {
        let bottom = self.open.course.frames.bottom();
        matches!(
            bottom,
            Frame::Turn { seat: now, step: Step::Wind | Step::Act | Step::Draw } if now == seat
        )
    }

    fn die_shows(&mut self, side: Wind, sink: &mut impl Sink<Event>) {
        match self.top() {
            Frame::FirstWind => {
                sink.emit(Event::Rolled { side, why: Roll::First });
                self.turn_wind(side, sink);
                let first = self.first_player(side);
                self.begin_match(first, sink);
            }
            Frame::RollWind { .. } => {
                sink.emit(Event::Rolled { side, why: Roll::Wind });
                self.turn_wind(side, sink);
                self.open.course.frames.pop();
            }
            Frame::Storm => self.storm(side, sink),
            Frame::Sparks { seat, left, .. } => {
                sink.emit(Event::Rolled { side, why: Roll::Spark });
                self.open.course.frames.replace(Frame::Sparks { seat, left, side: Some(side) });
            }
            Frame::Turn { seat, .. } => self.deed(seat, side, sink),
            _ => unreachable!("no die was asked for"),
        }
    }

    /// E3, E4: every fire that was there spreads to the storm's side; then a new wind is rolled.
    fn storm(&mut self, side: Wind, sink: &mut impl Sink<Event>) {
        sink.emit(Event::Rolled { side, why: Roll::Storm });
        self.open.course.frames.replace(Frame::RollWind { other: false });
        let reached = self.open.downwind(side);
        if self.open.options.towers.roofs().and(reached).is_empty() && !listens(sink) {
            self.open.gems = self.open.gems.or(reached);
        } else {
            reached.each(|space| self.ignite(space, None, sink));
        }
        self.fell(sink); // Q18: the wind is rolled without the towers that fall
    }

    /// N3–N6: what the shadow's roll asks for.
    fn deed(&mut self, seat: Seat, side: Wind, sink: &mut impl Sink<Event>) {
        sink.emit(Event::Rolled { side, why: Roll::Deed });
        self.open.course.frames.replace(Frame::Turn { seat, step: Step::Haunted });
        self.push(match side {
            Wind::North => Frame::Smoulder { seat },
            Wind::East => Frame::Sparks { seat, left: 3, side: None },
            Wind::South => Frame::ShadowDraw { seat },
            Wind::West => Frame::Drift { seat },
        });
    }

    /// S6: on the wind's side, with the wind on its left hand if two are there.
    fn first_player(&self, wind: Wind) -> Seat {
        let towers = self.open.options.towers;
        let near = |tower: &Tower| tower.sides().contains(&wind);
        let left_handed = towers.iter().find(|tower| tower.sides()[0] == wind);
        let first = left_handed.or_else(|| towers.iter().find(near));
        self.open.options.seat(first.expect("a tower on every side")).expect("a held tower")
    }
}
