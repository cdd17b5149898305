//! What a leader does with the role: a call before the roll, and one change after it.

use super::Bot;
use super::crew::{Crew, Offer, Plan};
use super::rolls::{ONE, Rolls};
use fuse::cards::Role;
use fuse::die::{Colour, Number};
use fuse::{Action, Call};
use kernel::{Dice, Game};

/// A change is made where it brings at least so much.
const WORTHWHILE: Rolls = ONE / 4;

impl Bot<'_> {
    fn role(&self) -> Option<Role> {
        let off = self.state.roles_off.has(self.seat);
        self.state.roles[self.seat.index()].filter(|_| !off)
    }

    /// R5: what is likely to be rolled is called: any die that was called can be changed.
    pub(super) fn rolls(&self, dice: &mut dyn Dice) -> Action {
        let call = match self.role() {
            Some(Role::WireExpert) => {
                let bag = self.state.bag;
                let count = |colour: &Colour| -> u32 {
                    let with = fuse::die::Kind::all().filter(|kind| kind.colours().has(*colour));
                    with.map(|kind| u32::from(bag[kind.index()])).sum()
                };
                Colour::ALL.into_iter().max_by_key(count).map(Call::Colour)
            }
            Some(Role::OperationsEngineer) => {
                Some(Call::Number(Number::new(1 + dice.below(6) as u8)))
            }
            _ => None,
        };
        Action::Roll { round: self.state.round.number, call }
    }

    /// The change that helps the crew most, if one helps.
    pub(super) fn ability(&self, crew: &Crew<'_>, offers: &[Offer], plan: &Plan) -> Option<Action> {
        let role = self.role()?;
        if role == Role::ExplosivesTechnician {
            return self.rerolls(offers, plan);
        }
        let mut best: Option<(Rolls, Action)> = None;
        for (at, offer) in offers.iter().enumerate() {
            for (action, changed) in changes(role, offer) {
                if self.state.check(self.seat, action).is_err() {
                    continue;
                }
                let mut after = offers.to_vec();
                after[at] = changed;
                let worth = crew.plan(&after, self.seat, || true).worth;
                if best.is_none_or(|(most, _)| worth > most) {
                    best = Some((worth, action));
                }
            }
        }
        let (worth, action) = best?;
        (worth >= plan.worth + WORTHWHILE).then_some(action)
    }

    /// The dice that nobody has use for are rolled again, as long as somebody could use another one.
    fn rerolls(&self, offers: &[Offer], plan: &Plan) -> Option<Action> {
        let seats = self.state.options.seats();
        let waiting = seats.iter().filter(|&seat| self.state.is_awaited(seat)).count() as u32;
        let unused = offers.iter().enumerate().filter(|(at, _)| plan.used & 1 << at == 0);
        let dice = unused.map(|(_, offer)| 1 << offer.name.place).sum();
        let action = Action::Reroll { round: self.state.round.number, dice };
        let useful = dice != 0 && plan.used.count_ones() < waiting;
        (useful && self.state.check(self.seat, action).is_ok()).then_some(action)
    }
}

/// What a role could make of a die: what is said, and the die after it.
fn changes(role: Role, offer: &Offer) -> Vec<(Action, Offer)> {
    let Offer { name, die, .. } = *offer;
    let turned = |number: Number| Offer { die: die.turned(number), marked: None, ..*offer };
    let numbers =
        || Number::all().map(|number| (Action::Turn { die: name, number }, turned(number)));
    let colours = || {
        Colour::ALL.into_iter().map(|colour| {
            let after = Offer { marked: Some(die.counted_as(colour)), ..*offer };
            (Action::Mark { die: name, colour }, after)
        })
    };
    match role {
        Role::WireExpert | Role::OperationsEngineer => numbers().chain(colours()).collect(),
        Role::Mechanic => numbers().collect(),
        Role::Technologist => colours().collect(),
        Role::DisposalDrone => {
            vec![(Action::Flip { die: name }, turned(die.number().opposite()))]
        }
        Role::LogisticsSpecialist | Role::ExplosivesTechnician => Vec::new(),
    }
}
