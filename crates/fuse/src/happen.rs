//! What an event changes, at the table and in every view of it: a client that hears the events does
//! exactly what the table did.

use crate::cards::{Card, Spark};
use crate::die::Die;
use crate::event::Event;
use crate::options::Mistakes;
use crate::sets::Bombs;
use crate::state::{Frame, Fuse, Held, OnSpark, POOL, PoolDie, Round};
use kernel::{SEATS_MAX, Seat, Seats, Sink};

impl Fuse {
    /// Lets it happen and tells it.
    #[inline]
    pub(crate) fn tell(&mut self, event: Event, sink: &mut impl Sink<Event>) {
        self.happen(event);
        sink.emit(event);
    }

    /// What an event changes.
    pub(crate) fn happen(&mut self, event: Event) {
        match event {
            Event::GotRole { seat, role } => self.roles[seat.index()] = Some(role),
            Event::Dealt { .. }
            | Event::Replaced { .. }
            | Event::HandsStand
            | Event::TurnedUp { .. }
            | Event::Armed { .. }
            | Event::WentOff { .. } => self.happen_to_the_deck(event),
            Event::RoundBegan { number, leader, active } => {
                self.begin_round(number, leader, active)
            }
            Event::Leads { seat } => self.round.leader = seat,
            Event::Called { call } => self.round.called = Some(call),
            Event::Rolled { place, die } => {
                self.bag[die.kind().index()] -= 1;
                self.pool[place as usize] = PoolDie { die: Some(die), turn: 0, mark: None };
            }
            Event::AllRolled { extra } => self.round.extra = extra,
            Event::Placed { .. }
            | Event::Slipped { .. }
            | Event::Scrubbed { .. }
            | Event::FoundWrong { .. }
            | Event::FoundRight { .. }
            | Event::Defused { .. }
            | Event::Picked { .. }
            | Event::Returned { .. } => self.happen_to_a_card(event),
            Event::Passed { seat } => self.round.passed = self.round.passed.with(seat),
            Event::Closing { held_by, .. } => {
                if let Some(seat) = held_by {
                    self.round.holding = self.round.holding.with(seat);
                }
            }
            Event::Turned { place, number } => {
                self.turn(place, |die| die.turned(number));
                self.round.changed = true;
            }
            Event::Marked { place, colour } => {
                self.turn(place, |die| die);
                self.pool[place as usize].mark = Some(colour);
                self.round.changed = true;
            }
            Event::Rerolling { .. } => self.round.rerolls += 1,
            Event::Rerolled { place, number } => self.turn(place, |die| die.turned(number)),
            Event::RolesOff => {
                (self.roles_off, self.round.called) = (self.options.seats(), None); // Q16
            }
            Event::DrewSpark { seat, spark } => self.draw(seat, spark),
            Event::TurnedOver => {
                let discarded = self.pile.cards.iter().flatten().count();
                self.pile.turned = discarded as u8;
            }
            Event::SixesBegan => self.sixes = [0; SEATS_MAX],
            Event::RolledSix { seat, .. } => self.sixes[seat.index()] += 1,
            Event::Binned { place } => _ = self.bin(place),
            Event::Swept => (0..POOL as u8).for_each(|place| _ = self.bin(place)),
            Event::FacedDown => self.face_down(),
            Event::Stands(course) => self.course = course,
            Event::GotReady { .. } | Event::Closed | Event::Ended { .. } => {}
        }
    }

    fn happen_to_the_deck(&mut self, event: Event) {
        match event {
            Event::Dealt { bomb, place, .. } => {
                self.deck.unseen = self.deck.unseen.without(bomb);
                self.deck.bombs = self.deck.bombs.saturating_sub(1);
                self.held[place as usize] = Held { bomb: Some(bomb), ..Held::NONE };
            }
            Event::Replaced { place, .. } => {
                let held = core::mem::replace(&mut self.held[place as usize], Held::NONE);
                self.deck.known = held.bomb.map_or(self.deck.known, |it| self.deck.known.with(it));
            }
            Event::HandsStand if self.options.modules().is_some() => {
                self.deck.unseen = self.deck.unseen.or(self.deck.known);
                self.deck.known = Bombs::NONE;
                self.deck.bombs = self.options.deck();
            }
            Event::HandsStand => self.deck.bombs += self.deck.known.len() as u8,
            Event::TurnedUp { place, bomb } => {
                self.deck.unseen = self.deck.unseen.without(bomb);
                self.deck.known = self.deck.known.without(bomb);
                self.deck.bombs -= 1;
                self.deck.row[place as usize] = Some(bomb);
            }
            Event::Armed { detonators } => self.deck.detonators = detonators,
            Event::WentOff { detonator } => {
                let unseen = &mut self.deck.unseen_detonators;
                *unseen = unseen.without(detonator);
                self.deck.detonators -= 1;
                self.tally.detonators += 1;
            }
            _ => unreachable!("other events do not come here"),
        }
    }

    fn happen_to_a_card(&mut self, event: Event) {
        match event {
            Event::Placed { seat, place, card, slot, wrong } => {
                let die = self.take_from_pool(place);
                let (dice, wrongs) = self.on_card(seat, card);
                dice[slot as usize] = die;
                if wrong.is_some() {
                    *wrongs |= 1 << slot;
                    *wrongs += if *wrongs >> 6 < 3 { 1 << 6 } else { 0 };
                }
                self.round.placed[seat.index()] += 1;
                self.round.passed = self.round.passed.without(seat);
                self.bring_role_back(seat, card);
            }
            Event::Slipped { seat, place, card, .. } | Event::Scrubbed { seat, place, card } => {
                _ = self.bin(place);
                self.clear(seat, card);
                self.round.lost += 1;
                self.round.passed = self.round.passed.without(seat);
            }
            Event::FoundWrong { seat, card } => {
                // Q13: what was placed wrongly in this round does not count as placed.
                let new = *self.on_card(seat, card).1 >> 6;
                let placed = &mut self.round.placed[seat.index()];
                *placed = placed.saturating_sub(new);
                self.round.lost += new;
                self.clear(seat, card);
            }
            Event::FoundRight { by, .. } => self.round.checked = self.round.checked.with(by),
            Event::Defused { seat, card } => self.defuse(seat, card),
            Event::Picked { from, place, .. } => {
                let bomb = self.deck.row[from as usize].take();
                self.held[place as usize] = Held { bomb, ..Held::NONE };
            }
            Event::Returned { seat, card, slot } => {
                let (dice, wrong) = self.on_card(seat, card);
                let die = dice[slot as usize].take();
                *wrong &= !(1 << slot);
                self.put_back(die);
            }
            _ => unreachable!("other events do not come here"),
        }
    }

    fn begin_round(&mut self, number: u16, leader: Seat, active: Seats) {
        self.pool = [PoolDie::NONE; POOL];
        self.round = Round::new(number, leader, active);
        // Q13: what was wrong in an earlier round costs no spark any more.
        if self.options.mistakes == Mistakes::Honour {
            self.held.iter_mut().for_each(|held| held.wrong &= 0b11_1111);
            self.sparks.iter_mut().for_each(|spark| spark.wrong &= 0b11_1111);
        }
    }

    /// The dice of a card in front of a seat, and which of them are wrong.
    fn on_card(&mut self, seat: Seat, card: Card) -> (&mut [Option<Die>], &mut u8) {
        match card {
            Card::Bomb(bomb) => {
                let places = self.places(seat);
                let held = self.held[places].iter_mut().find(|held| held.bomb == Some(bomb));
                let held = held.expect("an event names a card that lies there");
                (&mut held.dice, &mut held.wrong)
            }
            Card::Spark(spark) => {
                let on = &mut self.sparks[spark.index()];
                (&mut on.dice, &mut on.wrong)
            }
        }
    }

    /// All dice of a card go into the bag.
    fn clear(&mut self, seat: Seat, card: Card) {
        let (dice, wrong) = self.on_card(seat, card);
        *wrong = 0;
        let mut taken = [None; 6];
        taken.iter_mut().zip(dice).for_each(|(taken, die)| *taken = die.take());
        taken.into_iter().for_each(|die| self.put_back(die));
    }

    /// DE6: a bomb is defused when its last die is placed.
    #[inline]
    fn bring_role_back(&mut self, seat: Seat, card: Card) {
        if self.roles_off.has(seat)
            && matches!(card, Card::Bomb(_))
            && self.card_of(seat, card).is_some_and(|front| front.is_full())
            && *self.on_card(seat, card).1 == 0
        {
            self.roles_off = self.roles_off.without(seat);
        }
    }

    fn defuse(&mut self, seat: Seat, card: Card) {
        self.clear(seat, card);
        match card {
            Card::Bomb(bomb) => {
                let places = self.places(seat);
                let held = self.held[places].iter_mut().find(|held| held.bomb == Some(bomb));
                *held.expect("the bomb lies there") = Held::NONE;
                self.tally.points += u16::from(bomb.points());
                self.tally.bombs += 1;
            }
            Card::Spark(spark) => {
                let of = &mut self.sparks_of[seat.index()];
                *of = of.without(spark);
                self.sparks[spark.index()] = OnSpark::NONE;
                let end = self.pile.cards.iter().position(Option::is_none);
                self.pile.cards[end.expect("the pile has room for every spark")] = Some(spark);
                self.tally.sparks += 1;
            }
        }
    }

    fn draw(&mut self, seat: Seat, spark: Spark) {
        if self.unseen_sparks.has(spark) {
            self.unseen_sparks = self.unseen_sparks.without(spark);
        } else {
            self.pile.cards.copy_within(1.., 0);
            *self.pile.cards.last_mut().expect("a pile has places") = None;
            self.pile.turned -= 1;
        }
        let of = &mut self.sparks_of[seat.index()];
        *of = of.with(spark);
    }

    fn turn(&mut self, place: u8, change: impl Fn(Die) -> Die) {
        let lying = &mut self.pool[place as usize];
        lying.die = lying.die.map(change);
        lying.turn += 1;
        lying.mark = None;
    }

    fn take_from_pool(&mut self, place: u8) -> Option<Die> {
        core::mem::replace(&mut self.pool[place as usize], PoolDie::NONE).die
    }

    /// The die at this place of the pool goes into the bag.
    fn bin(&mut self, place: u8) -> Option<Die> {
        let die = self.take_from_pool(place);
        self.put_back(die);
        die
    }

    fn put_back(&mut self, die: Option<Die>) {
        if let Some(die) = die {
            self.bag[die.kind().index()] += 1;
        }
    }

    /// E1, Q21.
    fn face_down(&mut self) {
        for at in 0..self.held.len() {
            let held = core::mem::replace(&mut self.held[at], Held::NONE);
            self.tally.down += u8::from(held.bomb.is_some());
            held.dice.into_iter().for_each(|die| self.put_back(die));
        }
    }

    /// What the table is in the middle of.
    #[inline]
    pub fn frame(&self) -> Frame {
        self.course.frames.top()
    }
}
