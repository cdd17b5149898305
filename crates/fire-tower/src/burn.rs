//! Towers that burn, and how a match ends.

use crate::card::Card;
use crate::event::Event;
use crate::frame::{Frame, Step};
use crate::options::{Rules, ShadowRule};
use crate::space::SpaceSet;
use crate::state::FireTower;
use kernel::{Added, Seat, Seats, Seen, Sink};

impl FireTower {
    /// D1, Q5: every standing tower whose roof was reached falls, all of them together.
    pub(crate) fn fell(&mut self, sink: &mut impl Sink<Event>) {
        let scorched = core::mem::take(&mut self.open.course.scorched);
        let batch = scorched.and(self.open.course.standing);
        if batch.is_empty() {
            return;
        }
        let haunters = self.out_of_game();
        let course = &mut self.open.course;
        course.standing = course.standing.minus(batch);
        course.smouldering = course.smouldering.or(batch);
        for seat in batch.iter() {
            let by = self.open.course.burner[seat.index()];
            sink.emit(Event::Burnt { seat, tower: self.open.options.tower(seat), by });
        }
        let shadows = self.open.course.shadows;
        self.raise_shadows(batch, sink);
        if let Some(winners) = self.outcome(batch, shadows, haunters) {
            self.finish(winners, sink);
        }
    }

    /// Seats whose towers had burnt before.
    fn out_of_game(&self) -> Seats {
        Seats::first(self.open.options.seat_count()).minus(self.open.course.standing)
    }

    /// N1: the first burnt player of three, the first two of four.
    fn raise_shadows(&mut self, batch: Seats, sink: &mut impl Sink<Event>) {
        if self.open.options.shadow != ShadowRule::Role {
            return;
        }
        let most = self.open.options.seat_count() - 2;
        let mut left = batch;
        while let Some(seat) = left.clockwise_from(self.turn_seat()) {
            left = left.without(seat);
            if self.open.course.shadows.len() < most {
                self.open.course.shadows = self.open.course.shadows.with(seat);
                sink.emit(Event::BecameShadow { seat });
            }
        }
    }

    /// Z1, Z2, G7, N9, N10, Q21, V1: who has won, if the match is over.
    fn outcome(&self, batch: Seats, shadows: Seats, haunters: Seats) -> Option<Seats> {
        let course = &self.open.course;
        if self.open.options.teams {
            let [ours, theirs] = [0, 1].map(|seat| self.open.options.friends(Seat::new(seat)));
            return match (course.standing.and(ours), course.standing.and(theirs)) {
                (Seats::NONE, Seats::NONE) => Some(ours.or(theirs)),
                (Seats::NONE, _) => Some(theirs),
                (_, Seats::NONE) => Some(ours),
                _ => None,
            };
        }
        let turn = self.turn_seat();
        match course.standing.len() {
            0 if self.haunted(batch, haunters) => Some(haunters),
            0 if shadows.has(turn) => Some(shadows),
            0 if self.open.options.since(Rules::Two) && was_the_last(batch, shadows) => {
                Some(shadows)
            }
            0 => Some(batch),
            1 => {
                let own_turn = course.standing.has(turn);
                let wait = !course.shadows.is_empty() && !own_turn;
                (!wait).then_some(course.standing)
            }
            _ => None,
        }
    }

    /// G7: were all of these burnt by eliminated players?
    fn haunted(&self, batch: Seats, haunters: Seats) -> bool {
        let by_haunter =
            |seat: Seat| self.open.course.burner[seat.index()].is_some_and(|by| haunters.has(by));
        self.shadow_is_a_card() && batch.iter().all(by_haunter)
    }

    /// The match is over.
    pub(crate) fn finish(&mut self, winners: Seats, sink: &mut impl Sink<Event>) {
        self.open.course.winners = winners;
        self.open.course.frames = kernel::Frames::new(Frame::Over);
        sink.emit(Event::Ended { winners });
    }

    /// D2–D6, V2: what a burning brings, up to the drawing of cards.
    pub(crate) fn burn_down(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        self.open.course.smouldering = self.open.course.smouldering.without(seat);
        self.cover_zone(seat, sink);
        if self.open.options.teams {
            return self.free_wind();
        }
        self.open.course.hand_limit += 1;
        sink.emit(Event::LimitRose { limit: self.open.course.hand_limit });
        let by = self.open.course.burner[seat.index()];
        let taker = by.filter(|&by| by != seat && self.open.course.standing.has(by));
        self.shuffle_shadow_in(sink);
        self.earn_roll(by);
        let two = self.open.options.since(Rules::Two);
        let waited = Added(if two { self.open.course.due.len() as u8 } else { 0 });
        self.push(Frame::Burnt { seat, taker, waited });
        let Some(taker) = taker else { return self.discard_hand(seat, sink) };
        let mut cards = core::mem::take(&mut self.hands[seat.index()]);
        let count = cards.len() as u8;
        sink.emit(Event::Took { from: seat, to: taker, count, cards: Seen::Open(cards) });
        self.hands[taker.index()].pour(&mut cards);
        if self.hands[taker.index()].len() > self.open.course.hand_limit as u32 {
            self.push(Frame::Keep { seat: taker });
        }
    }

    /// D6.
    fn cover_zone(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        if self.open.options.tower_ablaze {
            let tower = self.open.options.tower(seat);
            let zone: SpaceSet = tower.zone();
            self.open.gems = self.open.gems.minus(zone);
            self.open.breaks = self.open.breaks.minus(zone);
            self.open.course.ablaze = self.open.course.ablaze.with(tower);
            sink.emit(Event::Ablaze { seat, tower });
        }
    }

    /// Q17: no storm follows in teams, so a wind that is now barred is rolled anew.
    fn free_wind(&mut self) {
        let wind = self.open.course.wind;
        if !self.open.open_sides().any(|side| side == wind) {
            self.push(Frame::RollWind { other: true });
        }
    }

    /// G1.
    fn shuffle_shadow_in(&mut self, sink: &mut impl Sink<Event>) {
        if !self.shadow_is_a_card() {
            return;
        }
        let kind = Card::ShadowOfTheWood.kind();
        let from_discards = self.open.course.shadow_card_in_play;
        if from_discards {
            if !self.open.discards.has(kind) {
                return;
            }
            self.open.discards.take(kind);
        }
        self.open.course.shadow_card_in_play = true;
        self.deck.put(kind);
        sink.emit(Event::ShadowShuffledIn { from_discards });
    }

    /// N7, Q22.
    fn earn_roll(&mut self, by: Option<Seat>) {
        let Frame::Turn { seat, step: Step::Roll | Step::Haunted } =
            self.open.course.frames.bottom()
        else {
            return;
        };
        if by == Some(seat) {
            self.open.course.extra_rolls += 1;
        }
    }
}

/// Q21: a tower that burns alone as the last one had to stand until its owner's turn, because shadows
/// are in play; otherwise it would have won when it became the last.
fn was_the_last(batch: Seats, shadows: Seats) -> bool {
    batch.len() == 1 && !shadows.is_empty()
}
