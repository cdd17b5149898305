//! What the people at a device can do now: plain, so that it can be tested without a browser.

use fuse::cards::{Card, Role};
use fuse::die::{Colour, Die, Number};
use fuse::requirement::filled;
use fuse::{Action, Bar, Call, DieName, Frame, Fuse, InFront, Mistakes, POOL};
use kernel::{Game, Seat, Seats};

/// So many times dice are rolled again.
const REROLLS: u8 = 3;

/// What a press on a die or a card is for.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) enum Mode {
    #[default]
    Place,
    /// Q12: a die and a card are given up.
    Scrub,
    /// The leader's role.
    Ability,
    /// O7, Honour: a card is looked at.
    Check,
}

/// What the person at the screen has in hand, so to speak: nothing of it has been sent.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct Taken {
    pub(super) mode: Mode,
    pub(super) die: Option<DieName>,
    /// A slot for which a die is looked for.
    pub(super) slot: Option<(Card, u8)>,
    /// A slot on which the die did not fit.
    pub(super) tried: Option<(Card, u8)>,
    /// Dice to be rolled again, one bit each.
    pub(super) dice: u16,
    /// O17: the die is to be placed as itself, though it is marked.
    pub(super) plainly: bool,
}

/// What a button does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Do {
    /// Each of these seats does this.
    Act(Seats, Action),
    /// The next press is for something else.
    Begin(Mode),
    /// The marked die is placed as itself, or as it was marked.
    Plainly(bool),
    Cancel,
}

/// The role that a seat may use now.
pub(super) fn role_in_use(view: &Fuse, seat: Seat) -> Option<Role> {
    let uses = seat == view.round.leader && !view.roles_off.has(seat);
    view.roles[seat.index()].filter(|_| uses)
}

/// The names of the dice that lie in the pool.
pub(super) fn lying(view: &Fuse) -> impl Iterator<Item = (DieName, Die)> {
    let (pool, round) = (view.pool, view.round.number);
    (0..POOL).filter_map(move |at| {
        let name = DieName { round, place: at as u8, turn: pool[at].turn };
        Some((name, pool[at].die?))
    })
}

/// The die of this name, if it still lies there as it was seen.
pub(super) fn die_of(view: &Fuse, name: DieName) -> Option<Die> {
    lying(view).find(|(lies, _)| *lies == name).map(|(_, die)| die)
}

/// May the leader change or reroll a die now?
pub(super) fn has_ability(view: &Fuse, seat: Seat) -> bool {
    let lies = lying(view).next().is_some();
    let called = |die: Die| match view.round.called {
        Some(Call::Colour(colour)) => die.colours().has(colour),
        Some(Call::Number(number)) => die.number() == number,
        None => false,
    };
    match role_in_use(view, seat) {
        None | Some(Role::LogisticsSpecialist) => false,
        Some(Role::ExplosivesTechnician) => lies && view.round.rerolls < REROLLS,
        Some(Role::WireExpert | Role::OperationsEngineer) => {
            !view.round.changed && lying(view).any(|(_, die)| called(die))
        }
        Some(Role::Technologist | Role::Mechanic | Role::DisposalDrone) => {
            lies && !view.round.changed
        }
    }
}

/// Every button that is shown to the people of these seats, in its order.
pub(super) fn offers(view: &Fuse, own: Seats, taken: &Taken) -> Vec<Do> {
    let round = view.round.number;
    let act =
        |seats: Seats, action| if seats.is_empty() { None } else { Some(Do::Act(seats, action)) };
    match view.frame() {
        Frame::Ready { missing } => act(missing.and(own), Action::Ready).into_iter().collect(),
        Frame::Call if own.has(view.round.leader) => rolls(view),
        Frame::Sixes { pending } => act(pending.and(own), Action::RollSix).into_iter().collect(),
        Frame::Pool { bar } => match taken.mode {
            Mode::Place => in_round(view, own, bar, taken),
            Mode::Scrub | Mode::Check => vec![Do::Cancel],
            Mode::Ability => changes(view, taken, round),
        },
        _ => Vec::new(),
    }
}

/// R5: the calls, and the roll without one.
fn rolls(view: &Fuse) -> Vec<Do> {
    let (round, leader) = (view.round.number, view.round.leader);
    let roll = |call| Do::Act(Seats::only(leader), Action::Roll { round, call });
    let calls: Vec<Call> = match role_in_use(view, leader) {
        Some(Role::WireExpert) => Colour::ALL.map(Call::Colour).to_vec(),
        Some(Role::OperationsEngineer) => Number::all().map(Call::Number).collect(),
        _ => Vec::new(),
    };
    let plain = roll(None);
    calls.into_iter().map(|call| roll(Some(call))).chain([plain]).collect()
}

fn in_round(view: &Fuse, own: Seats, bar: Bar, taken: &Taken) -> Vec<Do> {
    let (round, leader) = (view.round.number, view.round.leader);
    let mut all = Vec::new();
    let one = |seat, action| Do::Act(Seats::only(seat), action);
    if let Some(name) = taken.die.filter(|name| view.pool[name.place as usize].mark.is_some())
        && die_of(view, name).is_some()
    {
        all.push(Do::Plainly(!taken.plainly));
    }
    if own.has(leader) && has_ability(view, leader) {
        all.push(Do::Begin(Mode::Ability));
    }
    let waits = own.iter().filter(|&seat| view.is_awaited(seat));
    if lying(view).next().is_some() {
        for seat in waits {
            if bar != Bar::Open && !view.round.holding.has(seat) {
                all.push(one(seat, Action::Hold { round }));
            }
            all.push(one(seat, Action::Pass { round }));
        }
    }
    if own.has(leader) && bar == Bar::Open {
        all.push(one(leader, Action::End { round }));
    }
    let may_scrub = |seat: Seat| {
        let bears = |front: InFront| front.count() > 0 && !front.is_full();
        view.is_awaited(seat) && view.cards_of(seat).any(bears)
    };
    if lying(view).next().is_some() && own.iter().any(may_scrub) {
        all.push(Do::Begin(Mode::Scrub));
    }
    let honour = view.options.mistakes == Mistakes::Honour;
    if honour && own.iter().any(|seat| !view.round.checked.has(seat)) {
        all.push(Do::Begin(Mode::Check));
    }
    all
}

/// What the leader's role can make of the chosen die, or of several.
fn changes(view: &Fuse, taken: &Taken, round: u16) -> Vec<Do> {
    let leader = view.round.leader;
    let mut actions = Vec::new();
    if role_in_use(view, leader) == Some(Role::ExplosivesTechnician) {
        actions.push(Action::Reroll { round, dice: taken.dice });
    } else if let Some(die) = taken.die {
        actions.extend(Number::all().map(|number| Action::Turn { die, number }));
        actions.extend(Colour::ALL.map(|colour| Action::Mark { die, colour }));
        actions.push(Action::Flip { die });
    }
    let may = |action: &Action| view.check(leader, *action).is_ok();
    let acts = actions.into_iter().filter(may).map(|one| Do::Act(Seats::only(leader), one));
    acts.chain([Do::Cancel]).collect()
}

/// What a press on a slot of a card in front of `owner` would do.
pub(super) fn on_slot(
    view: &Fuse,
    owner: Seat,
    taken: &Taken,
    front: &InFront,
    slot: usize,
) -> Option<Action> {
    let may = |action: Action| view.check(owner, action).is_ok().then_some(action);
    match view.frame() {
        Frame::Return { pending, .. } if pending.has(owner) => {
            may(Action::Return { card: front.card, slot: slot as u8, die: front.dice[slot]? })
        }
        Frame::Pool { .. } => match taken.mode {
            Mode::Place => place(view, owner, taken, front, slot).ok(),
            Mode::Scrub => may(Action::Scrub { die: taken.die?, card: front.card }),
            Mode::Check => may(Action::Check { round: view.round.number, card: front.card }),
            Mode::Ability => None,
        },
        _ => None,
    }
}

/// The placement that is meant, or else the one that was tried: of a marked die the way that is legal.
pub(super) fn place(
    view: &Fuse,
    owner: Seat,
    taken: &Taken,
    front: &InFront,
    slot: usize,
) -> Result<Action, Option<Action>> {
    let Some(die) = taken.die else { return Err(None) };
    let marked = view.pool[die.place as usize].mark.is_some();
    let (card, seen) = (front.card, filled(&front.dice));
    let action = |marked| Action::Place { die, marked, card, slot: slot as u8, seen };
    let first = action(marked && !taken.plainly);
    let other = action(marked && taken.plainly);
    let may = |action: &Action| view.check(owner, *action).is_ok();
    [first, other].into_iter().find(may).ok_or(Some(first))
}

/// Would the die of this name, placed on the slot that was chosen, be accepted?
pub(super) fn suits(
    view: &Fuse,
    own: Seats,
    taken: &Taken,
    name: DieName,
) -> Option<(Seat, Action)> {
    let (card, slot) = taken.slot?;
    let owner = own.iter().find(|&seat| view.card_of(seat, card).is_some())?;
    let front = view.card_of(owner, card)?;
    let with = Taken { die: Some(name), ..*taken };
    place(view, owner, &with, &front, slot as usize).ok().map(|action| (owner, action))
}

/// The own seat that takes a bomb from the row.
pub(super) fn picker(view: &Fuse, own: Seats) -> Option<Seat> {
    let asked = match view.frame() {
        Frame::Picks { .. } => true,
        Frame::Pool { .. } => view.options.is_small(),
        _ => false,
    };
    view.pickers().and(own).lowest().filter(|_| asked)
}

/// Those whose answer is still awaited in this moment.
pub(super) fn awaited(view: &Fuse) -> Seats {
    match view.waiting() {
        kernel::Waiting::Seats { must, .. } => must,
        _ => Seats::NONE,
    }
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;
    use fuse::{Chance, Options};
    use kernel::{Chosen, Input, Waiting};

    pub(in super::super) const FOX: Seat = Seat::new(0);
    pub(in super::super) const OWL: Seat = Seat::new(1);

    /// A mission with these options, ready to be rolled for; nature always takes the first.
    pub(in super::super) fn mission(options: &[(&str, &str)]) -> Fuse {
        let all: Vec<_> = options.iter().copied().chain([("leader", "first")]).collect();
        let chosen = Chosen::new(Fuse::OPTIONS, &all).expect("options of the table");
        let options: Options = Fuse::configure(&chosen).expect("they go together");
        let mut state = Fuse::new(&options).expect("such a mission can be played");
        wait(&mut state);
        for seat in options.seats().iter() {
            state.apply(Input::Act(seat, Action::Ready), &mut ());
        }
        wait(&mut state);
        state
    }

    /// Lets nature answer until somebody else has to.
    pub(in super::super) fn wait(state: &mut Fuse) {
        let mut next = 0;
        while state.waiting() == Waiting::Chance {
            let outcome: Chance = state.sample(&mut |below: u32| {
                next += 7;
                next % below
            });
            state.apply(Input::Chance(outcome), &mut ());
        }
    }

    pub(in super::super) fn act(state: &mut Fuse, seat: Seat, action: Action) {
        assert!(state.check(seat, action).is_ok(), "{action:?}");
        state.apply(Input::Act(seat, action), &mut ());
        wait(state);
    }

    pub(in super::super) fn rolled(options: &[(&str, &str)]) -> Fuse {
        let mut state = mission(options);
        let leader = state.round.leader;
        act(&mut state, leader, Action::Roll { round: 1, call: None });
        state
    }

    fn both(view: &Fuse) -> Vec<(Seat, InFront)> {
        let of = |seat| view.cards_of(seat).map(move |front| (seat, front));
        of(FOX).chain(of(OWL)).collect()
    }

    fn slugs(view: &Fuse, own: Seats, taken: &Taken) -> Vec<Do> {
        offers(view, own, taken)
    }

    #[test]
    fn only_the_leader_rolls_and_only_who_is_awaited_passes() {
        let view = mission(&[("players", "3")]);
        let (fox, owl) = (Seats::only(FOX), Seats::only(OWL));
        let rolls = slugs(&view, fox, &Taken::default());
        assert!(matches!(rolls.last(), Some(Do::Act(_, Action::Roll { call: None, .. }))));
        assert_eq!(slugs(&view, owl, &Taken::default()), []);
        let view = rolled(&[("players", "3")]);
        let pass = Do::Act(owl, Action::Pass { round: 1 });
        assert_eq!(slugs(&view, owl, &Taken::default()), [pass]);
        let end = Do::Act(fox, Action::End { round: 1 });
        assert!(slugs(&view, fox, &Taken::default()).contains(&end));
    }

    #[test]
    fn a_chosen_die_opens_the_slots_that_the_rules_accept_and_in_strict_all_that_can_be_built_on() {
        let count = |mistakes| {
            let view = rolled(&[("players", "2"), ("mistakes", mistakes)]);
            let mut open = (0, 0);
            for (name, _) in lying(&view) {
                let taken = Taken { die: Some(name), ..Taken::default() };
                for (seat, front) in both(&view) {
                    let asks = front.card.requirement();
                    let built = (0..asks.len()).filter(|&slot| asks.rests_on(slot) == 0);
                    open.0 += built.count();
                    let accepts =
                        |&slot: &usize| on_slot(&view, seat, &taken, &front, slot).is_some();
                    open.1 += (0..asks.len()).filter(accepts).count();
                }
            }
            open
        };
        let (all, right) = count("assisted");
        assert!(right < all, "{right} of {all}");
        let (all, open) = count("strict");
        assert_eq!(open, all, "nothing but the building order is told");
    }

    #[test]
    fn on_a_shared_device_each_seat_has_its_own_pass_and_all_are_ready_at_once() {
        let own: Seats = [FOX, OWL].into_iter().collect();
        let view = rolled(&[("players", "2")]);
        let passes = slugs(&view, own, &Taken::default());
        let passes = passes.iter().filter(|one| matches!(one, Do::Act(_, Action::Pass { .. })));
        assert_eq!(passes.count(), 2);
    }

    #[test]
    fn a_slot_that_was_chosen_first_takes_the_die_that_suits_it() {
        let view = rolled(&[("players", "1")]);
        let own = Seats::only(FOX);
        let mut found = 0;
        for front in view.cards_of(FOX) {
            for slot in 0..front.card.requirement().len() as u8 {
                let taken = Taken { slot: Some((front.card, slot)), ..Taken::default() };
                for (name, _) in lying(&view) {
                    let with = Taken { die: Some(name), ..Taken::default() };
                    let one = suits(&view, own, &taken, name).map(|(_, action)| action);
                    assert_eq!(one, on_slot(&view, FOX, &with, &front, slot as usize));
                    found += usize::from(one.is_some());
                }
            }
        }
        assert!(found > 0);
    }
}
