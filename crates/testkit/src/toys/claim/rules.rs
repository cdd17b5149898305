//! What may be done in the race, and what happens.

use super::{Action, Because, Claim, DieId, Event, Face, Phase, Setup, Slot};
use super::{MATCH_ALARM, ROLLS_MAX, clause};
use kernel::{Illegal, Reading, SEATS_MAX, Seat, Seats, Sink, Team, refuse};

impl Claim {
    /// S1: the state before the first roll.
    pub(super) fn begin(setup: &Setup) -> Result<Claim, Illegal<Because>> {
        let Setup { seats, rolls, seconds, together } = *setup;
        let fits = (2..=SEATS_MAX as u8).contains(&seats)
            && (1..=ROLLS_MAX).contains(&rolls)
            && (1..=3600).contains(&seconds);
        if !fits {
            return Err(Illegal { clause: &clause::S1, because: Because::Setup });
        }
        Ok(Claim {
            seat_count: seats,
            roll_count: rolls,
            seconds,
            together,
            roll: 0,
            slots: [Slot::Empty; SEATS_MAX],
            held: [0; SEATS_MAX],
            bag: seats * rolls,
            left: 0,
            phase: Phase::Rolling,
        })
    }

    /// May this seat do this?
    pub(super) fn may(&self, seat: Seat, action: Action) -> Result<(), Illegal<Because>> {
        if !Seats::first(self.seat_count as usize).has(seat) {
            return refuse(&clause::C1, Because::NotSeated);
        }
        if matches!(self.phase, Phase::Counting | Phase::Over(_)) {
            return refuse(&clause::C5, Because::Over);
        }
        let (Action::Claim(DieId { roll, .. }) | Action::Pass(roll)) = action;
        if roll < self.roll {
            return refuse(&clause::C2, Because::TooLate(self.roll));
        }
        let Phase::Claiming(open) = self.phase else {
            return refuse(&clause::C5, Because::Rolling);
        };
        if roll > self.roll {
            return refuse(&clause::C2, Because::TooEarly);
        }
        if !open.has(seat) {
            return refuse(&clause::C1, Because::Answered);
        }
        match action {
            Action::Claim(die) => self.may_take(seat, die),
            Action::Pass(_) => Ok(()),
        }
    }

    /// C2, C3, C4: may this seat take this die of the roll that lies there?
    fn may_take(&self, seat: Seat, die: DieId) -> Result<(), Illegal<Because>> {
        match self.slots.get(die.slot as usize) {
            None | Some(Slot::Empty) => refuse(&clause::C2, Because::NoSuchDie),
            Some(&Slot::Taken(by)) => refuse(&clause::C3, Because::Taken(by)),
            Some(&Slot::Lying(face)) if self.held[seat.index()] & bit(face) != 0 => {
                refuse(&clause::C4, Because::Held(face))
            }
            Some(Slot::Lying(_)) => Ok(()),
        }
    }

    /// T1, T2, E1: what the table's clock shows.
    pub(super) fn clock(&mut self, reading: Reading, sink: &mut impl Sink<Event>) {
        match self.phase {
            Phase::Counting => {
                let tens = reading.millis_left / 10_000;
                let points = i16::try_from(tens).unwrap_or(i16::MAX / 2);
                self.tell(Event::Counted(points), sink);
            }
            _ if reading.alarm == MATCH_ALARM => self.tell(Event::TimeUp, sink),
            Phase::Claiming(open) => {
                open.iter().for_each(|seat| self.tell(Event::Passed(seat), sink));
            }
            Phase::Rolling | Phase::Over(_) => {
                unreachable!("no clock is read while dice roll or after the match")
            }
        }
    }

    /// Lets it happen and tells it.
    pub(super) fn tell(&mut self, event: Event, sink: &mut impl Sink<Event>) {
        self.happen(event);
        sink.emit(event);
    }

    /// What an event changes, at the table and in every view of it.
    pub(super) fn happen(&mut self, event: Event) {
        match event {
            Event::Rolled(face) => self.rolled(face),
            Event::Claimed(seat, die) => {
                let slot = &mut self.slots[die.slot as usize];
                if let Slot::Lying(face) = *slot {
                    self.held[seat.index()] |= bit(face);
                }
                *slot = Slot::Taken(seat);
                self.answered(seat);
            }
            Event::Passed(seat) => self.answered(seat),
            Event::Closed => self.closed(),
            Event::TimeUp => self.phase = Phase::Over(0),
            Event::Counted(points) => self.phase = Phase::Over(points),
        }
    }

    /// R1: one die more; the last one opens the race.
    fn rolled(&mut self, face: Face) {
        let empty = self.slots.iter().position(|slot| *slot == Slot::Empty);
        let slot = empty.expect("a roll has no more dice than places");
        self.slots[slot] = Slot::Lying(face);
        self.bag -= 1;
        if slot + 1 == self.seat_count as usize {
            self.phase = Phase::Claiming(Seats::first(self.seat_count as usize));
        }
    }

    fn answered(&mut self, seat: Seat) {
        if let Phase::Claiming(open) = &mut self.phase {
            *open = open.without(seat);
        }
    }

    /// C6: the dice left over leave the match, and the next roll comes, if there is one.
    fn closed(&mut self) {
        let lying = self.slots.iter().filter(|slot| matches!(slot, Slot::Lying(_)));
        self.left += lying.count() as u8;
        self.slots = [Slot::Empty; SEATS_MAX];
        self.roll += 1;
        let last = self.roll == self.roll_count;
        self.phase = if last { Phase::Counting } else { Phase::Rolling };
    }

    /// E2: the pips of a seat's dice.
    pub fn pips(&self, seat: Seat) -> i16 {
        let held = self.held[seat.index()];
        (1..=6).filter(|&pips| held & bit(Face(pips)) != 0).map(i16::from).sum()
    }

    /// E3, E4: how it came out for those who played together.
    pub(super) fn as_team(&self, bonus: i16) -> Team {
        let seats = Seats::first(self.seat_count as usize);
        let in_time = self.roll == self.roll_count;
        let won = in_time && seats.iter().all(|seat| self.held[seat.index()] != 0);
        let pips: i32 = seats.iter().map(|seat| i32::from(self.pips(seat))).sum();
        Team { won, score: pips + i32::from(bonus) }
    }
}

fn bit(face: Face) -> u8 {
    1 << face.pips()
}
