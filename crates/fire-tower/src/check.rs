//! May this be done, and if not, why: the authority.

use crate::card::{Card, of_suit};
use crate::clause;
use crate::event::Because;
use crate::frame::{Frame, Line, Spent, Step, Turned};
use crate::space::{Space, SpaceSet};
use crate::state::{Action, ETERNAL_FLAME, FireTower, Open};
use crate::wind::Wind;
use kernel::{Clause, Illegal, Seat, refuse};

type Verdict = Result<(), Illegal<Because>>;

/// No: some other seat, some other thing or some other moment.
const NOT_NOW: Verdict = refuse(&clause::T11, Because::NotNow);

impl FireTower {
    /// The seat that is asked now, if one is.
    #[inline]
    pub fn asked(&self) -> Option<Seat> {
        match self.open.course.frames.top() {
            Frame::Champion { seat, .. }
            | Frame::Discard { seat }
            | Frame::Keep { seat }
            | Frame::Redraw { seat }
            | Frame::Shed { seat, .. }
            | Frame::WindCard { seat, .. }
            | Frame::FlareUp { seat, .. }
            | Frame::BurningSnag { seat, .. }
            | Frame::Explosion { seat }
            | Frame::Ember { seat }
            | Frame::EmberFlies { seat, .. }
            | Frame::Douse { seat, .. }
            | Frame::Smokejumper { seat }
            | Frame::Jump { seat, .. }
            | Frame::DeReforest { seat }
            | Frame::Lay { seat, .. }
            | Frame::Spend { seat, .. }
            | Frame::Reckless { seat, .. }
            | Frame::AidChoice { seat }
            | Frame::AidGem { seat }
            | Frame::AidBreak { seat }
            | Frame::HauntChoice { seat }
            | Frame::Sparks { seat, side: Some(_), .. }
            | Frame::Smoulder { seat }
            | Frame::ShadowPlay { seat, .. }
            | Frame::Drift { seat }
            | Frame::Turn { seat, step: Step::Wind | Step::Act | Step::End } => Some(seat),
            _ => None,
        }
    }

    /// May `seat` do this now?
    pub fn may(&self, seat: Seat, action: Action) -> Verdict {
        let frame = self.open.course.frames.top();
        if frame == Frame::Over {
            return refuse(&clause::Z3, Because::GameOver);
        }
        let turn = self.asked();
        if turn != Some(seat) {
            return refuse(&clause::T8, Because::NotYourTurn { turn });
        }
        match frame {
            Frame::Turn { step, .. } => self.may_in_turn(seat, step, action),
            Frame::Discard { .. }
            | Frame::Keep { .. }
            | Frame::Redraw { .. }
            | Frame::Shed { .. }
            | Frame::Spend { .. } => self.may_give_up(seat, frame, action),
            Frame::AidChoice { .. } => only(matches!(action, Action::Aid(_))),
            Frame::HauntChoice { .. } => only(matches!(action, Action::Haunt(_))),
            Frame::ShadowPlay { bound, .. } => self.may_haunt(seat, bound, action),
            _ => self.open.may_place(seat, frame, action),
        }
    }

    /// The steps of a turn.
    fn may_in_turn(&self, seat: Seat, step: Step, action: Action) -> Verdict {
        match (step, action) {
            (Step::Wind | Step::Act | Step::End, Action::Bucket) => self.may_use_bucket(seat),
            (Step::Wind, Action::Light(space)) => {
                self.open.may_light_downwind(space, self.open.course.wind, &clause::T5)
            }
            (Step::Wind, _) => refuse(&clause::T3, Because::WindFirst),
            (Step::Act, Action::Play(card)) => self.may_play(seat, card),
            (Step::Act, Action::Discard(card)) => self.holds(seat, card),
            (Step::Act, Action::Reckless(spent)) => self.may_be_reckless(seat, spent),
            (Step::Act, Action::Done) if self.hands[seat.index()].is_empty() => Ok(()),
            (Step::Act, Action::Done) => refuse(&clause::Q37, Because::HoldsCards),
            (Step::End, Action::Done) => Ok(()),
            _ => NOT_NOW,
        }
    }

    /// Cards that leave a hand one by one.
    fn may_give_up(&self, seat: Seat, frame: Frame, action: Action) -> Verdict {
        match (frame, action) {
            (Frame::Spend { suit, .. }, Action::Discard(card)) => {
                self.holds(seat, card)?;
                if card.suit() == suit {
                    Ok(())
                } else {
                    refuse(&clause::R5, Because::OtherSuit(card))
                }
            }
            (_, Action::Discard(card)) => self.holds(seat, card),
            (Frame::Discard { .. } | Frame::Redraw { .. }, Action::Done) => Ok(()),
            _ => NOT_NOW,
        }
    }

    /// T9.
    fn holds(&self, seat: Seat, card: Card) -> Verdict {
        if self.hands[seat.index()].has(card.kind()) {
            Ok(())
        } else {
            refuse(&clause::T9, Because::NotInHand(card))
        }
    }

    /// Q38: a card in hand that can do something.
    fn may_play(&self, seat: Seat, card: Card) -> Verdict {
        self.holds(seat, card)?;
        if self.open.has_use(card) { Ok(()) } else { refuse(&clause::Q38, Because::NoUse(card)) }
    }

    /// K1–K3.
    fn may_use_bucket(&self, seat: Seat) -> Verdict {
        if self.open.course.emptied.has(seat) {
            return refuse(&clause::K2, Because::BucketEmpty);
        }
        if self.open.bucket_zones(seat).and(self.open.gems).is_empty() {
            return refuse(&clause::K3, Because::NoFireInZone);
        }
        Ok(())
    }

    /// Would the Bucket do anything for this seat?
    #[inline]
    pub fn bucket_helps(&self, seat: Seat) -> bool {
        self.may_use_bucket(seat).is_ok()
    }

    /// R1–R5.
    fn may_be_reckless(&self, seat: Seat, spent: Spent) -> Verdict {
        if !self.open.course.emptied.has(seat) {
            return refuse(&clause::R2, Because::BucketFull);
        }
        let zone = self.open.options.tower(seat).zone();
        let alight = !self.open.gems.and(zone).is_empty();
        if self.open.options.reckless_needs_fire && !alight {
            return refuse(&clause::R3, Because::NoFireInZone);
        }
        self.may_spend(seat, spent)
    }

    /// R5: three cards of the suit, and a cell for a gem.
    fn may_spend(&self, seat: Seat, spent: Spent) -> Verdict {
        if of_suit(&self.hands[seat.index()], spent.suit()) < 3 {
            return refuse(&clause::R5, Because::TooFewCards(spent.suit()));
        }
        match self.open.beside_fire().is_empty() {
            true => refuse(&clause::Q38, Because::NoCell),
            false => Ok(()),
        }
    }

    /// G3, G4, G8, N5: the cards of a shadow.
    fn may_haunt(&self, seat: Seat, bound: bool, action: Action) -> Verdict {
        match action {
            Action::Play(card) => self.may_play(seat, card),
            Action::Reckless(spent) if bound => self.may_spend(seat, spent),
            Action::Done if bound && self.can_play_any(seat) => {
                refuse(&clause::G8, Because::MustPlay)
            }
            Action::Done => Ok(()),
            _ => NOT_NOW,
        }
    }

    fn can_play_any(&self, seat: Seat) -> bool {
        let hand = &self.hands[seat.index()];
        hand.iter().any(|(kind, _)| self.open.has_use(Card::of(kind)))
    }
}

fn only(fits: bool) -> Verdict {
    if fits { Ok(()) } else { NOT_NOW }
}

impl Open {
    /// Q38: does this card find anything to do on the board?
    #[inline]
    pub fn has_use(&self, card: Card) -> bool {
        match card {
            Card::North | Card::East | Card::South | Card::West => true,
            Card::FlareUp | Card::BurningSnag => !self.beside_fire().is_empty(),
            Card::Explosion => !self.gems.is_empty(),
            Card::Ember => !self.embers().is_empty(),
            Card::AirDrop | Card::FireEngine => !self.dousable().is_empty(),
            Card::Smokejumper => !self.jumps().is_empty(),
            Card::DeReforest => !self.breaks.is_empty() || !self.breakable().is_empty(),
            Card::DozerLine => self.has_line(Line::Dozer),
            Card::ScratchLine => self.has_line(Line::Scratch),
            Card::Firestorm | Card::MutualAid | Card::ShadowOfTheWood => false,
        }
    }

    fn has_line(&self, line: Line) -> bool {
        [Turned::Flat, Turned::Upright]
            .into_iter()
            .any(|turned| !self.lines(line, turned).is_empty())
    }

    /// Everything that is put on or taken off the board.
    fn may_place(&self, seat: Seat, frame: Frame, action: Action) -> Verdict {
        match (frame, action) {
            (Frame::WindCard { side, .. }, Action::Light(space)) => {
                self.may_light_downwind(space, side, &clause::W7)
            }
            (Frame::WindCard { .. }, Action::Blow | Action::Roll) => Ok(()),
            (Frame::Sparks { side: Some(side), .. }, Action::Light(space)) => {
                self.may_light_downwind(space, side, &clause::T5)
            }
            (Frame::FlareUp { laid, .. }, Action::Light(space)) => {
                self.may_continue(space, laid.cells(), self.flare_next(laid.cells()), &clause::F5)
            }
            (Frame::BurningSnag { laid, .. }, Action::Light(space)) => {
                self.may_continue(space, laid.cells(), self.snag_next(laid.cells()), &clause::F7)
            }
            (Frame::FlareUp { laid, .. } | Frame::BurningSnag { laid, .. }, Action::Done) => {
                only(!laid.cells().is_empty())
            }
            (Frame::Smoulder { .. } | Frame::Reckless { .. }, Action::Light(space)) => {
                self.may_light_in(space, self.beside_fire(), &clause::F2)
            }
            (Frame::AidGem { .. }, Action::Light(space)) => self.may_aid(space),
            (Frame::EmberFlies { from, .. }, Action::Light(space)) => self.may_land(from, space),
            (Frame::Explosion { .. }, Action::Pick(space)) => self.may_explode(space),
            (Frame::Ember { .. }, Action::Pick(space)) => self.may_lift(space),
            (Frame::Smokejumper { .. }, Action::Pick(space)) => self.may_jump(space),
            (Frame::Douse { hose, laid, .. }, Action::Douse(space)) => {
                let next = self.douse_next(seat, hose, laid.cells());
                self.may_douse(space, next, laid.cells().is_empty())
            }
            (Frame::Jump { centre, .. }, Action::Douse(space)) => {
                self.may_douse(space, self.jump_next(centre), false)
            }
            (Frame::Douse { laid, .. }, Action::Done) => only(!laid.cells().is_empty()),
            (Frame::Jump { any, .. }, Action::Done) => only(any),
            (
                Frame::DeReforest { .. } | Frame::AidBreak { .. } | Frame::Champion { .. },
                Action::Break(space),
            ) => self.may_break(space),
            (Frame::Champion { .. }, Action::Done) => Ok(()),
            (Frame::DeReforest { .. } | Frame::Drift { .. }, Action::Clear(space)) => {
                match self.breaks.has(space) {
                    true => Ok(()),
                    false => refuse(&clause::L8, Because::NoFirebreak(space)),
                }
            }
            (Frame::Lay { line, .. }, Action::Lay(space, turned)) => {
                self.may_lay(space, line, turned)
            }
            (Frame::Drift { .. }, Action::Veer(wind)) => self.may_veer(wind),
            _ => NOT_NOW,
        }
    }

    /// F12: what lies on a cell that is not vacant.
    fn may_fill(&self, space: Space, clause: &'static Clause) -> Verdict {
        if self.gems.has(space) {
            return refuse(clause, Because::Burning(space));
        }
        if self.breaks.has(space) {
            return refuse(clause, Because::Firebreak(space));
        }
        if ETERNAL_FLAME.has(space) {
            return refuse(clause, Because::EternalFlame(space));
        }
        if self.course.ablaze.zones().has(space) {
            return refuse(clause, Because::TowerAblaze(space));
        }
        Ok(())
    }

    fn may_light_downwind(&self, space: Space, wind: Wind, clause: &'static Clause) -> Verdict {
        if self.downwind(wind).has(space) {
            return Ok(());
        }
        self.may_fill(space, &clause::F12)?;
        refuse(clause, Because::NotDownwind { space, wind })
    }

    /// F2 and what builds on it: a vacant cell of `cells`.
    fn may_light_in(&self, space: Space, cells: SpaceSet, clause: &'static Clause) -> Verdict {
        if cells.has(space) {
            return Ok(());
        }
        self.may_fill(space, &clause::F12)?;
        refuse(clause, Because::NotBesideFire(space))
    }

    /// F5, F7: the first gem beside fire, the others in the pattern.
    fn may_continue(
        &self,
        space: Space,
        laid: &[Space],
        next: SpaceSet,
        clause: &'static Clause,
    ) -> Verdict {
        if laid.is_empty() {
            return self.may_light_in(space, next, &clause::F2);
        }
        if next.has(space) {
            return Ok(());
        }
        self.may_fill(space, &clause::F12)?;
        refuse(clause, Because::OutsidePattern(space))
    }

    fn may_aid(&self, space: Space) -> Verdict {
        let cells = self.aid_cells();
        if !cells.has(space) && self.vacant().has(space) && self.aid_gems().beside().has(space) {
            return refuse(&clause::M3, Because::BesideAid(space));
        }
        self.may_light_in(space, cells, &clause::F2)
    }

    fn may_land(&self, from: Space, space: Space) -> Verdict {
        if self.landings(from).has(space) {
            return Ok(());
        }
        if space == from {
            return refuse(&clause::F13, Because::SamePlace(space));
        }
        self.may_fill(space, &clause::F12)?;
        refuse(&clause::F13, Because::NotBesideFire(space))
    }

    fn may_explode(&self, space: Space) -> Verdict {
        if self.gems.has(space) { Ok(()) } else { refuse(&clause::F9, Because::NoGem(space)) }
    }

    fn may_lift(&self, space: Space) -> Verdict {
        if self.embers().has(space) {
            return Ok(());
        }
        if !self.gems.has(space) {
            return refuse(&clause::F11, Because::NoGem(space));
        }
        if self.zones().has(space) {
            return refuse(&clause::F11, Because::InZone(space));
        }
        refuse(&clause::Q40, Because::NowhereToLand(space))
    }

    fn may_jump(&self, space: Space) -> Verdict {
        if !self.gems.has(space) {
            return refuse(&clause::H7, Because::NoGem(space));
        }
        match self.jumps().has(space) {
            true => Ok(()),
            false => refuse(&clause::Q39, Because::NothingAround(space)),
        }
    }

    /// H2, H6, H8, K3; `first` is the first gem of the pattern.
    fn may_douse(&self, space: Space, next: SpaceSet, first: bool) -> Verdict {
        if next.has(space) {
            return Ok(());
        }
        if !self.gems.has(space) {
            return refuse(&clause::H8, Because::NoGem(space));
        }
        let bucket = matches!(
            self.course.frames.top(),
            Frame::Douse { hose: crate::frame::Hose::Bucket, .. }
        );
        if bucket && first {
            return refuse(&clause::K3, Because::OutsideOwnZone(space));
        }
        if self.zones().has(space) && !bucket {
            return refuse(&clause::H2, Because::InZone(space));
        }
        refuse(&clause::H6, Because::OutsidePattern(space))
    }

    fn may_break(&self, space: Space) -> Verdict {
        if self.breakable().has(space) {
            return Ok(());
        }
        if ETERNAL_FLAME.has(space) {
            return refuse(&clause::L2, Because::EternalFlame(space));
        }
        self.may_fill(space, &clause::L7)?;
        if self.zones().has(space) {
            return refuse(&clause::L2, Because::InZone(space));
        }
        refuse(&clause::L3, Because::BesideFirebreak(space))
    }

    fn may_lay(&self, space: Space, line: Line, turned: Turned) -> Verdict {
        let Some(second) = second_cell(space, line, turned) else {
            return refuse(&clause::L7, Because::OffBoard(space));
        };
        self.may_break(space)?;
        self.may_break(second)
    }

    fn may_veer(&self, wind: Wind) -> Verdict {
        if wind == self.course.wind {
            return refuse(&clause::N12, Because::SameWind(wind));
        }
        if !self.open_sides().any(|side| side == wind) {
            return refuse(&clause::N12, Because::Barred(wind));
        }
        Ok(())
    }
}

/// L4, L5: where the second firebreak of a line lies, if that is on the board.
pub(crate) fn second_cell(first: Space, line: Line, turned: Turned) -> Option<Space> {
    let apart = match line {
        Line::Dozer => 1,
        Line::Scratch => 2,
    };
    match turned {
        Turned::Flat => first.step(apart, 0),
        Turned::Upright => first.step(0, apart),
    }
}

/// The suits that can be thrown away for Reckless Abandon.
pub(crate) const SPENDABLE: [Spent; 2] = [Spent::Water, Spent::Firebreak];
