//! What the leader's role allows.

use crate::cards::Role;
use crate::clause;
use crate::die::{Colour, Die, Kind, Number};
use crate::event::Because;
use crate::state::{Call, DieName, Fuse};
use kernel::{Checked, Illegal, Seat, refuse};

/// So many times dice are rolled again.
pub(crate) const REROLLS_MAX: u8 = 3;

impl Fuse {
    /// RO4, RO5: the role that this seat may use now.
    fn ability(&self, seat: Seat) -> Result<Role, Illegal<Because>> {
        let leader = self.round.leader;
        if seat != leader {
            return Err(Illegal { clause: &clause::RO4, because: Because::NotLeader(leader) });
        }
        let no = |because| Illegal { clause: &clause::RO5, because };
        if self.roles_off.has(seat) {
            return Err(no(Because::RoleOff));
        }
        self.roles[seat.index()].ok_or(no(Because::NoAbility))
    }

    /// R5: may the leader call this?
    pub(super) fn check_call(&self, seat: Seat, call: Call) -> Checked<Because> {
        match (self.ability(seat)?, call) {
            (Role::WireExpert, Call::Colour(_)) => Ok(()),
            (Role::OperationsEngineer, Call::Number(_)) => Ok(()),
            _ => refuse(&clause::R5, Because::NoAbility),
        }
    }

    /// The die that the leader may change, once in a round; RO6: where something was called, one that
    /// was called.
    fn changeable(&self, seat: Seat, name: DieName) -> Result<(Role, Die), Illegal<Because>> {
        let role = self.ability(seat)?;
        if self.round.changed {
            return Err(Illegal { clause: &clause::RO7, because: Because::AlreadyUsed });
        }
        let (_, die) = self.lying(name)?;
        let called = match (role, self.round.called) {
            (Role::WireExpert, Some(Call::Colour(colour))) => die.colours().has(colour),
            (Role::OperationsEngineer, Some(Call::Number(number))) => die.number() == number,
            (Role::WireExpert | Role::OperationsEngineer, _) => false,
            _ => true,
        };
        if !called {
            return Err(Illegal { clause: &clause::RO6, because: Because::NotCalled });
        }
        Ok((role, die))
    }

    pub(super) fn check_turn(&self, seat: Seat, name: DieName, to: Number) -> Checked<Because> {
        let (role, die) = self.changeable(seat, name)?;
        match role {
            Role::WireExpert | Role::OperationsEngineer | Role::Mechanic => {}
            _ => return refuse(&clause::RO5, Because::NoAbility),
        }
        if die.number() == to { refuse(&clause::RO7, Because::NoChange) } else { Ok(()) }
    }

    pub(super) fn check_flip(&self, seat: Seat, name: DieName) -> Checked<Because> {
        match self.changeable(seat, name)?.0 {
            Role::DisposalDrone => Ok(()),
            _ => refuse(&clause::RO5, Because::NoAbility),
        }
    }

    /// O17: any single colour, also one of a dual die's own; a die of one colour stays what it is.
    pub(super) fn check_mark(&self, seat: Seat, name: DieName, as_: Colour) -> Checked<Because> {
        let (role, die) = self.changeable(seat, name)?;
        match role {
            Role::WireExpert | Role::OperationsEngineer | Role::Technologist => {}
            _ => return refuse(&clause::RO5, Because::NoAbility),
        }
        let same = die.kind() == Kind::single(as_);
        if same { refuse(&clause::RO7, Because::NoChange) } else { Ok(()) }
    }

    pub(super) fn check_reroll(&self, seat: Seat, dice: u16) -> Checked<Because> {
        if self.ability(seat)? != Role::ExplosivesTechnician {
            return refuse(&clause::RO5, Because::NoAbility);
        }
        if self.round.rerolls >= REROLLS_MAX {
            return refuse(&clause::RO7, Because::AlreadyUsed);
        }
        if dice == 0 {
            return refuse(&clause::RO7, Because::NoChange);
        }
        let gone = dice & !self.lying_places() != 0;
        if gone { refuse(&clause::O6, Because::DieGone) } else { Ok(()) }
    }

    /// The places of the pool where dice lie, one bit each.
    #[inline]
    pub(crate) fn lying_places(&self) -> u16 {
        let lies = |(place, lying): (usize, &crate::state::PoolDie)| {
            u16::from(lying.die.is_some()) << place
        };
        self.pool.iter().enumerate().map(lies).sum()
    }
}
