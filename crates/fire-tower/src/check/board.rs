//! What may be put on the board or taken off it, and if not, why.

use super::{NOT_NOW, only};
use crate::card::Card;
use crate::clause;
use crate::event::Because;
use crate::frame::{FirebreakLine, Frame, Hose, Turned};
use crate::space::{Space, SpaceSet};
use crate::state::{Action, ETERNAL_FLAME, Open};
use crate::wind::Wind;
use kernel::{Checked, Clause, Seat, refuse};

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
            Card::DozerLine => self.has_line(FirebreakLine::Dozer),
            Card::ScratchLine => self.has_line(FirebreakLine::Scratch),
            Card::Firestorm | Card::MutualAid | Card::ShadowOfTheWood => false,
        }
    }

    fn has_line(&self, line: FirebreakLine) -> bool {
        Turned::ALL.into_iter().any(|turned| !self.lines(line, turned).is_empty())
    }

    /// W1: one of the three uses.
    pub(super) fn check_wind_card(&self, side: Wind, action: Action) -> Checked<Because> {
        match action {
            Action::Blow | Action::Roll => Ok(()),
            Action::Light(space) => self.check_downwind(space, side, &clause::W7),
            _ => NOT_NOW,
        }
    }

    /// One gem, and nothing else.
    pub(super) fn check_light(
        &self,
        action: Action,
        check: impl FnOnce(Space) -> Checked<Because>,
    ) -> Checked<Because> {
        match action {
            Action::Light(space) => check(space),
            _ => NOT_NOW,
        }
    }

    /// One gem is chosen, and nothing else.
    pub(super) fn check_pick(
        &self,
        action: Action,
        check: impl FnOnce(&Open, Space) -> Checked<Because>,
    ) -> Checked<Because> {
        match action {
            Action::Pick(space) => check(self, space),
            _ => NOT_NOW,
        }
    }

    /// H3, H4, K1: a gem of the pattern, or that was all.
    pub(super) fn check_hose(
        &self,
        seat: Seat,
        hose: Hose,
        doused: &[Space],
        action: Action,
    ) -> Checked<Because> {
        match action {
            Action::Douse(space) => {
                let next = self.douse_next(seat, hose, doused);
                self.check_douse(space, next, doused.is_empty())
            }
            Action::Done => only(!doused.is_empty()),
            _ => NOT_NOW,
        }
    }

    /// H5: a gem around the landing place, or that was all.
    pub(super) fn check_around(
        &self,
        centre: Space,
        any: bool,
        action: Action,
    ) -> Checked<Because> {
        match action {
            Action::Douse(space) => self.check_douse(space, self.jump_next(centre), false),
            Action::Done => only(any),
            _ => NOT_NOW,
        }
    }

    /// L6.
    pub(super) fn check_de_reforest(&self, action: Action) -> Checked<Because> {
        match action {
            Action::Clear(space) => self.check_clear(space),
            _ => self.check_one_break(action),
        }
    }

    /// One firebreak, and nothing else.
    pub(super) fn check_one_break(&self, action: Action) -> Checked<Because> {
        match action {
            Action::Break(space) => self.check_break(space),
            _ => NOT_NOW,
        }
    }

    /// L4, L5.
    pub(super) fn check_line(&self, line: FirebreakLine, action: Action) -> Checked<Because> {
        let Action::Lay(space, turned) = action else { return NOT_NOW };
        let Some(second) = line.second_cell(space, turned) else {
            return refuse(&clause::L7, Because::OffBoard(space));
        };
        self.check_break(space)?;
        self.check_break(second)
    }

    /// N6.
    pub(super) fn check_drift(&self, action: Action) -> Checked<Because> {
        match action {
            Action::Clear(space) => self.check_clear(space),
            Action::Veer(wind) => self.check_veer(wind),
            _ => NOT_NOW,
        }
    }

    /// L8.
    pub(super) fn check_clear(&self, space: Space) -> Checked<Because> {
        match self.breaks.has(space) {
            true => Ok(()),
            false => refuse(&clause::L8, Because::NoFirebreak(space)),
        }
    }

    /// F12: what lies on a cell that is not vacant.
    pub(super) fn check_vacant(&self, space: Space, clause: &'static Clause) -> Checked<Because> {
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

    pub(super) fn check_downwind(
        &self,
        space: Space,
        wind: Wind,
        clause: &'static Clause,
    ) -> Checked<Because> {
        if self.downwind(wind).has(space) {
            return Ok(());
        }
        self.check_vacant(space, &clause::F12)?;
        refuse(clause, Because::NotDownwind { space, wind })
    }

    /// F2 and what builds on it: a vacant cell of `cells`.
    pub(super) fn check_light_in(
        &self,
        space: Space,
        cells: SpaceSet,
        clause: &'static Clause,
    ) -> Checked<Because> {
        if cells.has(space) {
            return Ok(());
        }
        self.check_vacant(space, &clause::F12)?;
        refuse(clause, Because::NotBesideFire(space))
    }

    /// F5, F7: the first gem beside fire, the others in the pattern; then that was all.
    pub(super) fn check_pattern(
        &self,
        action: Action,
        laid: &[Space],
        next: SpaceSet,
        clause: &'static Clause,
    ) -> Checked<Because> {
        match action {
            Action::Light(space) if laid.is_empty() => {
                self.check_light_in(space, next, &clause::F2)
            }
            Action::Light(space) if next.has(space) => Ok(()),
            Action::Light(space) => {
                self.check_vacant(space, &clause::F12)?;
                refuse(clause, Because::OutsidePattern(space))
            }
            Action::Done => only(!laid.is_empty()),
            _ => NOT_NOW,
        }
    }

    pub(super) fn check_aid(&self, space: Space) -> Checked<Because> {
        let cells = self.aid_cells();
        if !cells.has(space) && self.vacant().has(space) && self.aid_gems().beside().has(space) {
            return refuse(&clause::M3, Because::BesideAid(space));
        }
        self.check_light_in(space, cells, &clause::F2)
    }

    pub(super) fn check_landing(&self, from: Space, space: Space) -> Checked<Because> {
        if self.landings(from).has(space) {
            return Ok(());
        }
        if space == from {
            return refuse(&clause::F13, Because::SamePlace(space));
        }
        self.check_vacant(space, &clause::F12)?;
        refuse(&clause::F13, Because::NotBesideFire(space))
    }

    pub(super) fn check_explosion(&self, space: Space) -> Checked<Because> {
        if self.gems.has(space) { Ok(()) } else { refuse(&clause::F9, Because::NoGem(space)) }
    }

    pub(super) fn check_lift(&self, space: Space) -> Checked<Because> {
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

    pub(super) fn check_jump(&self, space: Space) -> Checked<Because> {
        if !self.gems.has(space) {
            return refuse(&clause::H7, Because::NoGem(space));
        }
        match self.jumps().has(space) {
            true => Ok(()),
            false => refuse(&clause::Q39, Because::NothingAround(space)),
        }
    }

    /// H2, H6, H8, K3; `first` is the first gem of the pattern.
    pub(super) fn check_douse(
        &self,
        space: Space,
        next: SpaceSet,
        first: bool,
    ) -> Checked<Because> {
        if next.has(space) {
            return Ok(());
        }
        if !self.gems.has(space) {
            return refuse(&clause::H8, Because::NoGem(space));
        }
        let top = self.course.frames.top();
        let bucket = matches!(top, Frame::Douse { hose: Hose::Bucket, .. });
        if bucket && first {
            return refuse(&clause::K3, Because::OutsideOwnZone(space));
        }
        if self.zones().has(space) && !bucket {
            return refuse(&clause::H2, Because::InZone(space));
        }
        refuse(&clause::H6, Because::OutsidePattern(space))
    }

    pub(super) fn check_break(&self, space: Space) -> Checked<Because> {
        if self.breakable().has(space) {
            return Ok(());
        }
        if ETERNAL_FLAME.has(space) {
            return refuse(&clause::L2, Because::EternalFlame(space));
        }
        self.check_vacant(space, &clause::L7)?;
        if self.zones().has(space) {
            return refuse(&clause::L2, Because::InZone(space));
        }
        refuse(&clause::L3, Because::BesideFirebreak(space))
    }

    pub(super) fn check_veer(&self, wind: Wind) -> Checked<Because> {
        if wind == self.course.wind {
            return refuse(&clause::N12, Because::SameWind(wind));
        }
        if !self.open_sides().any(|side| side == wind) {
            return refuse(&clause::N12, Because::Barred(wind));
        }
        Ok(())
    }
}
