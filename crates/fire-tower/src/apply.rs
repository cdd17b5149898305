//! What an action does. Legality is not asked here: `check` has answered.

use crate::card::Card;
use crate::event::{Cause, Event};
use crate::frame::{Cells, FirebreakLine, Frame, Haunt, Hose, Spent, Step};
use crate::space::{Space, SpaceSet};
use crate::state::{Action, FireTower};
use crate::wind::Wind;
use kernel::{Seat, Seats, Sink};

impl FireTower {
    /// Carries out an action of `seat`.
    pub(crate) fn act(&mut self, seat: Seat, action: Action, sink: &mut impl Sink<Event>) {
        match action {
            Action::Light(space) => self.light(seat, space, sink),
            Action::Play(card) => self.play_card(seat, card, sink),
            Action::Discard(card) => self.discard(seat, card, sink),
            Action::Blow => self.blow(sink),
            Action::Roll => self.open.course.frames.replace(Frame::RollWind { other: true }),
            Action::Pick(space) => self.pick(seat, space, sink),
            Action::Douse(space) => self.douse(seat, space, sink),
            Action::Break(space) => self.lay_one(seat, space, sink),
            Action::Lay(space, turned) => {
                let Frame::Lay { line, .. } = self.top() else { unreachable!("no line to lay") };
                let second = line.second_cell(space, turned).expect("a line on the board");
                self.lay(seat, space, sink);
                self.lay(seat, second, sink);
                self.open.course.frames.pop();
            }
            Action::Clear(space) => {
                self.open.breaks.remove(space);
                sink.emit(Event::Cleared { space, by: seat });
                self.open.course.frames.pop();
            }
            Action::Bucket => {
                self.open.course.emptied = self.open.course.emptied.with(seat);
                sink.emit(Event::BucketUsed { seat });
                self.push(Frame::Douse { seat, hose: Hose::Bucket, laid: Cells::NONE });
            }
            Action::Reckless(spent) => self.abandon(seat, spent),
            Action::Aid(help) => {
                sink.emit(Event::AidChosen { seat, help });
                let left = self.hand_holders();
                let aid = Frame::Aid { from: seat, left, help, laid: Cells::NONE };
                self.open.course.frames.replace(aid);
            }
            Action::Haunt(haunt) => self.haunt(seat, haunt, sink),
            Action::Veer(wind) => {
                self.turn_wind(wind, sink);
                self.open.course.frames.pop();
            }
            Action::Done => self.done(seat),
        }
    }

    #[inline]
    pub(crate) fn top(&self) -> Frame {
        self.open.course.frames.top()
    }

    #[inline]
    pub(crate) fn push(&mut self, frame: Frame) {
        self.open.course.frames.push(frame);
    }

    /// Seats that hold cards and take part in events: standing towers, in teams everybody.
    #[inline]
    pub(crate) fn hand_holders(&self) -> Seats {
        match self.open.options.teams {
            true => Seats::first(self.open.options.seat_count()),
            false => self.open.course.standing,
        }
    }

    fn light(&mut self, seat: Seat, space: Space, sink: &mut impl Sink<Event>) {
        self.ignite(space, Some(seat), sink);
        match self.top() {
            Frame::Turn { seat, .. } => {
                self.open.course.frames.replace(Frame::Turn { seat, step: Step::Act })
            }
            Frame::FlareUp { seat, laid } => {
                let laid = laid.with(space);
                let full = laid.len() == 3 || self.open.flare_next(&laid).is_empty();
                self.go_on_or_pop(full, Frame::FlareUp { seat, laid });
            }
            Frame::BurningSnag { seat, laid } => {
                let laid = laid.with(space);
                let full = laid.len() == 4 || self.open.snag_next(&laid).is_empty();
                self.go_on_or_pop(full, Frame::BurningSnag { seat, laid });
            }
            Frame::Sparks { seat, left, .. } => {
                let left = left - 1;
                self.open.course.frames.replace(Frame::Sparks { seat, left, side: None });
            }
            Frame::Reckless { seat, left } => {
                let full = left == 1 || self.open.beside_fire().is_empty();
                self.go_on_or_pop(full, Frame::Reckless { seat, left: left - 1 });
            }
            Frame::AidGem { .. } => {
                self.open.course.frames.pop();
                if let Frame::Aid { laid, .. } = self.open.course.frames.top_mut() {
                    *laid = laid.with(space);
                }
            }
            Frame::WindCard { .. } | Frame::EmberFlies { .. } | Frame::Smoulder { .. } => {
                self.open.course.frames.pop();
            }
            _ => unreachable!("this frame places no gem"),
        }
    }

    /// D1: a gem on a cell; on a roof it is remembered who put it there.
    #[inline]
    pub(crate) fn ignite(&mut self, space: Space, by: Option<Seat>, sink: &mut impl Sink<Event>) {
        self.open.gems.insert(space);
        sink.emit(Event::Lit { space, by: by.map_or(Cause::Storm, Cause::Seat) });
        if self.open.options.towers.roofs().has(space) {
            let owner = self.open.options.towers.iter().position(|tower| tower.roof() == space);
            let owner = Seat::new(owner.expect("a roof has an owner"));
            self.open.course.burner[owner.index()] = by;
            self.open.course.scorched = self.open.course.scorched.with(owner);
        }
    }

    fn go_on_or_pop(&mut self, full: bool, frame: Frame) {
        match full {
            true => self.open.course.frames.pop(),
            false => self.open.course.frames.replace(frame),
        }
    }

    fn play_card(&mut self, seat: Seat, card: Card, sink: &mut impl Sink<Event>) {
        self.hands[seat.index()].take(card.kind());
        self.open.discards.put(card.kind());
        sink.emit(Event::Played { seat, card });
        self.leave_choice(seat);
        let frame = match card {
            Card::FlareUp => Frame::FlareUp { seat, laid: Cells::NONE },
            Card::BurningSnag => Frame::BurningSnag { seat, laid: Cells::NONE },
            Card::Explosion => Frame::Explosion { seat },
            Card::Ember => Frame::Ember { seat },
            Card::AirDrop => Frame::Douse { seat, hose: Hose::AirDrop, laid: Cells::NONE },
            Card::FireEngine => Frame::Douse { seat, hose: Hose::FireEngine, laid: Cells::NONE },
            Card::Smokejumper => Frame::Smokejumper { seat },
            Card::DeReforest => Frame::DeReforest { seat },
            Card::DozerLine => Frame::Lay { seat, line: FirebreakLine::Dozer },
            Card::ScratchLine => Frame::Lay { seat, line: FirebreakLine::Scratch },
            Card::North | Card::East | Card::South | Card::West => {
                Frame::WindCard { seat, side: card.wind().expect("a wind card names a side") }
            }
            Card::Firestorm | Card::MutualAid | Card::ShadowOfTheWood => {
                unreachable!("events are not played")
            }
        };
        self.push(frame);
    }

    /// The action of the turn, or of a shadow, has been chosen.
    fn leave_choice(&mut self, seat: Seat) {
        let next = match self.top() {
            Frame::ShadowPlay { .. } => Frame::ShadowDone { seat },
            Frame::Turn { .. } => Frame::Turn { seat, step: Step::Draw },
            _ => unreachable!("this frame plays no card"),
        };
        self.open.course.frames.replace(next);
    }

    fn discard(&mut self, seat: Seat, card: Card, sink: &mut impl Sink<Event>) {
        self.hands[seat.index()].take(card.kind());
        self.open.discards.put(card.kind());
        sink.emit(Event::Discarded { seat, card });
        let held = self.hands[seat.index()].len();
        let frames = &mut self.open.course.frames;
        match frames.top() {
            Frame::Turn { .. } => {
                frames.replace(Frame::Turn { seat, step: Step::Draw });
                if held > 0 {
                    frames.push(Frame::Discard { seat });
                }
            }
            Frame::Discard { .. } if held == 0 => frames.pop(),
            Frame::Redraw { .. } if held == 0 => frames.replace(Frame::Refill { seat }),
            Frame::Keep { .. } if held <= self.open.course.hand_limit as u32 => frames.pop(),
            Frame::Discard { .. } | Frame::Redraw { .. } | Frame::Keep { .. } => {}
            Frame::Shed { left, .. } if left == 1 || held == 0 => {
                frames.replace(Frame::Refill { seat })
            }
            Frame::Shed { left, .. } => frames.replace(Frame::Shed { seat, left: left - 1 }),
            Frame::Spend { left: 1, .. } => frames.replace(Frame::Reckless { seat, left: 2 }),
            Frame::Spend { suit, left, .. } => {
                frames.replace(Frame::Spend { seat, suit, left: left - 1 })
            }
            _ => unreachable!("this frame discards nothing"),
        }
    }

    /// W2, W6: a barred side is rolled instead.
    fn blow(&mut self, sink: &mut impl Sink<Event>) {
        let Frame::WindCard { side, .. } = self.top() else {
            unreachable!("no wind card lies here")
        };
        if self.open.open_sides().any(|open| open == side) {
            self.turn_wind(side, sink);
            self.open.course.frames.pop();
        } else {
            self.open.course.frames.replace(Frame::RollWind { other: true });
        }
    }

    pub(crate) fn turn_wind(&mut self, wind: Wind, sink: &mut impl Sink<Event>) {
        self.open.course.wind = wind;
        sink.emit(Event::WindTurned { wind });
    }

    fn pick(&mut self, seat: Seat, space: Space, sink: &mut impl Sink<Event>) {
        match self.top() {
            Frame::Explosion { .. } => {
                self.explode(seat, space, sink);
                self.open.course.frames.pop();
            }
            Frame::Ember { .. } => {
                self.open.gems.remove(space);
                sink.emit(Event::Lifted { space, by: seat });
                self.open.course.frames.replace(Frame::EmberFlies { seat, from: space });
            }
            Frame::Smokejumper { .. } => {
                let jump = Frame::Jump { seat, centre: space, any: false };
                self.open.course.frames.replace(jump);
            }
            _ => unreachable!("this frame chooses no gem"),
        }
    }

    /// F8: the gem becomes a firebreak, every vacant cell around it burns.
    fn explode(&mut self, seat: Seat, centre: Space, sink: &mut impl Sink<Event>) {
        self.open.gems.remove(centre);
        self.open.breaks.insert(centre);
        sink.emit(Event::Exploded { space: centre, by: seat });
        let ring = SpaceSet::EMPTY.with(centre).around().and(self.open.vacant());
        ring.each(|space| self.ignite(space, Some(seat), sink));
    }

    fn douse(&mut self, seat: Seat, space: Space, sink: &mut impl Sink<Event>) {
        self.open.gems.remove(space);
        sink.emit(Event::Doused { space, by: seat });
        match self.top() {
            Frame::Douse { seat, hose, laid } => {
                let laid = laid.with(space);
                let most = if hose == Hose::FireEngine { 4 } else { 3 };
                let full = laid.len() == most || self.open.douse_next(seat, hose, &laid).is_empty();
                self.go_on_or_pop(full, Frame::Douse { seat, hose, laid });
            }
            Frame::Jump { seat, centre, .. } => {
                let full = self.open.jump_next(centre).is_empty();
                self.go_on_or_pop(full, Frame::Jump { seat, centre, any: true });
            }
            _ => unreachable!("this frame puts nothing out"),
        }
    }

    fn lay(&mut self, seat: Seat, space: Space, sink: &mut impl Sink<Event>) {
        self.open.breaks.insert(space);
        sink.emit(Event::Laid { space, by: seat });
    }

    fn lay_one(&mut self, seat: Seat, space: Space, sink: &mut impl Sink<Event>) {
        self.lay(seat, space, sink);
        match self.top() {
            Frame::Champion { left: 2, .. } => {
                self.open.course.frames.replace(Frame::Champion { seat, left: 1 })
            }
            Frame::Champion { .. } => self.champion_done(seat),
            Frame::DeReforest { .. } | Frame::AidBreak { .. } => self.open.course.frames.pop(),
            _ => unreachable!("this frame lays no firebreak"),
        }
    }

    fn abandon(&mut self, seat: Seat, spent: Spent) {
        self.leave_choice(seat);
        self.push(Frame::Spend { seat, suit: spent.suit(), left: 3 });
    }

    fn haunt(&mut self, seat: Seat, haunt: Haunt, sink: &mut impl Sink<Event>) {
        sink.emit(Event::HauntChosen { seat, haunt });
        let frame = match haunt {
            Haunt::Steal => {
                let holds = |&from: &Seat| !self.hands[from.index()].is_empty();
                let left = self.open.course.standing.iter().filter(holds).collect();
                Frame::Steal { seat, left }
            }
            Haunt::Sparks => Frame::Sparks { seat, left: 3, side: None },
        };
        self.open.course.frames.replace(frame);
    }

    fn done(&mut self, seat: Seat) {
        match self.top() {
            Frame::Turn { step: Step::Act, .. } => self.leave_choice(seat),
            Frame::Turn { .. } => {
                self.open.course.frames.replace(Frame::Turn { seat, step: Step::Over })
            }
            Frame::Redraw { .. } => self.open.course.frames.replace(Frame::Refill { seat }),
            Frame::ShadowPlay { .. } => self.open.course.frames.replace(Frame::ShadowDone { seat }),
            Frame::Champion { .. } => self.champion_done(seat),
            Frame::Discard { .. }
            | Frame::FlareUp { .. }
            | Frame::BurningSnag { .. }
            | Frame::Douse { .. }
            | Frame::Jump { .. } => self.open.course.frames.pop(),
            _ => unreachable!("this frame is not done by saying so"),
        }
    }

    /// P2: the grand champion may exchange cards as well.
    fn champion_done(&mut self, seat: Seat) {
        use crate::options::Honour;
        match self.open.options.honours[seat.index()] {
            Honour::GrandChampion => self.open.course.frames.replace(Frame::Redraw { seat }),
            Honour::None | Honour::Champion => self.open.course.frames.pop(),
        }
    }
}
