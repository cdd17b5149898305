//! The line on top: what is asked of whom, and what somebody is in the middle of.

use super::choices::{Mode, Taken, awaited, die_of, has_ability, picker, role_in_use};
use super::grammar::Written;
use super::read::slot_wants;
use super::words::{colour_name, die_name, role_about, role_name, why_name};
use crate::games::{Ask, Names};
use crate::kit::names_of;
use crate::t;
use fuse::cards::Role;
use fuse::{Bar, Frame, Fuse, Mistakes};
use kernel::{Seat, Seats};

pub(super) fn ask(names: &Names, view: &Fuse, you: Option<Seat>) -> Ask {
    // Whoever plays for several seats is asked for all of them.
    let yours = you.map_or(Seats::NONE, |you| names.yours.with(you));
    let (title, detail) = asked(names, view, yours);
    Ask { title, detail, steps: Vec::new() }
}

/// So many names are a line; of nine players the first two, and how many more.
const NAMES_MAX: usize = 3;

fn few(names: &Names, seats: Seats) -> String {
    match seats.len() {
        ..=NAMES_MAX => names_of(names, seats.iter()),
        many => format!("{} +{}", names_of(names, seats.iter().take(2)), many - 2),
    }
}

fn asked(names: &Names, view: &Fuse, yours: Seats) -> (String, String) {
    let waits = awaited(view);
    let mine = waits.and(yours);
    let all = |seats: Seats| few(names, seats);
    let leader = view.round.leader;
    match view.frame() {
        Frame::Ready { .. } if !mine.is_empty() => {
            (t!("fuse-ask-ready-you"), t!("fuse-ask-ready-detail"))
        }
        Frame::Ready { missing } => {
            (t!("fuse-ask-ready", names = all(missing)), t!("fuse-ask-ready-detail"))
        }
        Frame::Call if yours.has(leader) => roll(view, leader),
        Frame::Call => (t!("fuse-ask-roll", name = names.of(leader)), leads(view, leader)),
        Frame::Roll { .. } | Frame::Reroll { .. } => (t!("fuse-ask-rolling"), String::new()),
        Frame::Pool { bar } => in_round(names, view, bar, yours),
        Frame::Picks { .. } if !mine.is_empty() => pick(),
        Frame::Picks { .. } => (t!("fuse-ask-pick", names = all(waits)), String::new()),
        Frame::Return { why, .. } if !mine.is_empty() => {
            (t!("fuse-ask-return-you", why = why_name(why)), t!("fuse-ask-return-detail"))
        }
        Frame::Return { pending, why } => {
            (t!("fuse-ask-return", names = all(pending)), why_name(why))
        }
        Frame::Sixes { .. } if !mine.is_empty() => {
            (t!("fuse-ask-sixes-you"), t!("fuse-ask-sixes-detail"))
        }
        Frame::Sixes { pending } | Frame::SixRoll { left: pending } => {
            (t!("fuse-ask-sixes", names = all(pending)), t!("fuse-ask-sixes-detail"))
        }
        Frame::Count => (t!("fuse-ask-count"), String::new()),
        Frame::Over { .. } => (t!("fuse-ask-over"), String::new()),
        Frame::Roles | Frame::Deal | Frame::Row | Frame::Leader => {
            (t!("fuse-ask-setup"), String::new())
        }
        Frame::Sparks | Frame::Leftovers { .. } | Frame::Refill | Frame::Draw { .. } => {
            (t!("fuse-ask-rolling"), String::new())
        }
    }
}

fn pick() -> (String, String) {
    (t!("fuse-ask-pick-you"), t!("fuse-ask-pick-detail"))
}

/// "Mechanic. Turns one die to any number.", for somebody who has one seat.
pub(super) fn own_role(view: &Fuse, yours: Seats) -> Option<String> {
    let seat = yours.lowest().filter(|_| yours.len() == 1)?;
    let role = view.roles[seat.index()].filter(|_| !view.roles_off.has(seat))?;
    Some(format!("{}. {}", role_name(role), role_about(role)))
}

/// What the leader of the moment can do, for all to see.
fn leads(view: &Fuse, leader: Seat) -> String {
    role_in_use(view, leader).map_or(String::new(), role_about)
}

fn roll(view: &Fuse, leader: Seat) -> (String, String) {
    let title = match role_in_use(view, leader) {
        Some(Role::WireExpert) => t!("fuse-ask-call-colour"),
        Some(Role::OperationsEngineer) => t!("fuse-ask-call-number"),
        _ if view.options.seat_count() == 1 => t!("fuse-ask-roll-alone"),
        _ => t!("fuse-ask-roll-you"),
    };
    (title, leads(view, leader))
}

fn in_round(names: &Names, view: &Fuse, bar: Bar, yours: Seats) -> (String, String) {
    if picker(view, yours).is_some() {
        return pick();
    }
    let waits = awaited(view);
    let mine = waits.and(yours);
    let still = few(names, waits.minus(yours));
    let detail = match bar {
        Bar::Open => None,
        Bar::Closing => Some(t!("fuse-ask-closing")),
        Bar::Held => Some(t!("fuse-ask-held", names = few(names, view.round.holding))),
    };
    if !mine.is_empty() {
        let left: u8 =
            mine.iter().map(|seat| view.quota(seat) - view.round.placed[seat.index()]).sum();
        let ability = || {
            own_role(view, yours)
                .filter(|_| yours.has(view.round.leader) && has_ability(view, view.round.leader))
        };
        let detail = detail.or_else(ability).unwrap_or_else(|| t!("fuse-ask-place-detail"));
        return (t!("fuse-ask-place", count = left), detail);
    }
    let title = match yours.is_empty() {
        true => t!("fuse-ask-watch", names = still),
        false if yours.and(view.round.active).is_empty() => t!("fuse-ask-idle", names = still),
        false => t!("fuse-ask-done", names = still),
    };
    (title, detail.unwrap_or_default())
}

/// What somebody is in the middle of, before anything is sent.
pub(super) fn doing(view: &Fuse, taken: &Taken) -> Option<(String, String)> {
    if !matches!(view.frame(), Frame::Pool { .. }) {
        return None;
    }
    let die = taken.die.and_then(|name| die_of(view, name));
    let said = die.map_or(String::new(), die_name);
    match (taken.mode, die) {
        (Mode::Place, None) => {
            let (card, slot) = taken.slot?;
            let wants = slot_wants(&Written::of(card), slot as usize);
            Some((t!("fuse-ask-die", wants = wants), t!("fuse-ask-die-detail")))
        }
        (Mode::Place, Some(_)) => {
            let strict = view.options.mistakes != Mistakes::Assisted;
            let title = match (strict, taken.tried) {
                (_, Some((card, slot))) => {
                    let wants = slot_wants(&Written::of(card), slot as usize);
                    t!("fuse-ask-fits", wants = wants)
                }
                (true, _) => t!("fuse-ask-slot-strict", die = said.clone()),
                (false, _) => t!("fuse-ask-slot", die = said.clone()),
            };
            let mark = taken.die.and_then(|name| view.pool[name.place as usize].mark);
            let detail = match mark {
                Some(colour) => t!("fuse-ask-marked", die = said, colour = colour_name(colour)),
                None => t!("fuse-ask-slot-detail"),
            };
            Some((title, detail))
        }
        (Mode::Scrub, None) => Some((t!("fuse-ask-scrub-die"), t!("fuse-ask-scrub-about"))),
        (Mode::Scrub, Some(_)) => {
            Some((t!("fuse-ask-scrub"), t!("fuse-ask-scrub-detail", die = said)))
        }
        (Mode::Check, _) => Some((t!("fuse-ask-check"), t!("fuse-ask-check-detail"))),
        (Mode::Ability, die) => {
            let role = role_in_use(view, view.round.leader)?;
            let (name, about) = (role_name(role), role_about(role));
            Some(match (role, die) {
                (Role::ExplosivesTechnician, _) => (t!("fuse-ask-reroll", role = name), about),
                (_, None) => (t!("fuse-ask-ability", role = name), about),
                (_, Some(_)) => (t!("fuse-ask-ability-what", role = name, die = said), about),
            })
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_many_names_two_are_said() {
        let of = (1..=9).map(|number| format!("P{number}")).collect();
        let names = Names { of, ..Names::default() };
        assert_eq!(few(&names, Seats::first(3)), "P1, P2, P3");
        assert_eq!(few(&names, Seats::first(9)), "P1, P2 +7");
    }
}
