//! What the people at the screen have taken up, and how it is sent: signals around the plain model.

use super::ask::doing;
use super::choices::{
    Do, Mode, Taken, die_of, lying, offers, on_slot, picker, place, role_in_use, suits,
};
use crate::browser::{later, now};
use crate::games::{Board, Refusal};
use crate::one_type::{follow, memo};
use fuse::cards::{Bomb, Card, Role};
use fuse::completable::Wrong;
use fuse::{Action, Because, DieName, Frame, Fuse, InFront};
use kernel::{Game, Seat, Seats, Thing};
use leptos::prelude::*;
use protocol::Flow;

/// A refusal is read and goes: in a race nobody has time to put it away.
const REFUSED_MILLIS: u32 = 4_500;

/// Where a button for rolling was, one for passing may be now: for so long it takes no press.
const MEANT_MILLIS: u64 = 600;

/// A placement that was sent and is not answered yet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Sent {
    pub(super) die: DieName,
    pub(super) card: Card,
    pub(super) slot: u8,
}

/// Everything that a piece of the page needs. Small; copied into every closure.
#[derive(Clone, Copy)]
pub(super) struct Interaction {
    pub(super) board: Board<Fuse>,
    pub(super) taken: RwSignal<Taken>,
    pub(super) sent: RwSignal<Option<Sent>>,
    /// The sheet of symbols is open.
    pub(super) glyphs: RwSignal<bool>,
    /// The buttons that are offered.
    pub(super) offers: Memo<Vec<Do>>,
    /// When the round was last found open: in milliseconds.
    opened: StoredValue<u64>,
    /// Time runs: in a pause the rules take nothing.
    pub(super) runs: Memo<bool>,
    /// O11: the board is hidden while time stands still.
    pub(super) hidden: Memo<bool>,
    /// The seat at this device that takes a bomb from the row.
    pub(super) picker: Memo<Option<Seat>>,
}

impl Interaction {
    pub(super) fn new(board: Board<Fuse>) -> Interaction {
        let taken = RwSignal::new(Taken::default());
        let runs = memo(move || board.time.with(|time| time.flow.runs()));
        let hidden = memo(move || board.time.with(|time| matches!(time.flow, Flow::Paused { .. })));
        let offers = memo(move || match runs.get() {
            true => board.latest.with(|view| offers(view, board.own.get(), &taken.get())),
            false => Vec::new(),
        });
        let picker = memo(move || board.latest.with(|view| picker(view, board.own.get())));
        let (sent, glyphs) = (RwSignal::new(None), RwSignal::new(false));
        let opened = StoredValue::new(0);
        let all = Interaction { board, taken, sent, glyphs, offers, opened, runs, hidden, picker };
        let open = memo(move || {
            board.latest.with(|view| {
                matches!(view.frame(), Frame::Pool { .. }).then_some(view.round.number)
            })
        });
        follow(move || {
            open.get();
            opened.set_value(now());
        });
        all.follow_dice();
        all.follow_doing();
        all.forget_refusals();
        all
    }

    /// What was taken up and is gone is let go of, and whoever was too slow hears it kindly.
    fn follow_dice(self) {
        let Interaction { board, taken, sent, .. } = self;
        follow(move || {
            let view = board.latest.get();
            if !board.underway.get() && sent.with_untracked(Option::is_some) {
                sent.set(None);
            }
            let held = taken.get_untracked();
            let round = view.round.number;
            let open = matches!(view.frame(), Frame::Pool { .. });
            let Some(name) = held.die else {
                if held != Taken::default() && !open {
                    taken.set(Taken::default());
                }
                return;
            };
            if die_of(&view, name).is_some() && open {
                return;
            }
            taken.set(Taken::default());
            if open && name.round == round {
                let lies = view.pool[name.place as usize].die.is_some();
                let because = if lies { Because::DieChanged } else { Because::DieGone };
                board.refused.set(Some(Refusal { clause: "O6".to_owned(), because }));
            }
        });
    }

    fn follow_doing(self) {
        let Interaction { board, taken, .. } = self;
        let now = memo(move || board.latest.with(|view| doing(view, &taken.get())));
        follow(move || board.doing.set(now.get()));
    }

    fn forget_refusals(self) {
        let refused = self.board.refused;
        follow(move || {
            let Some(no) = refused.get() else { return };
            later(REFUSED_MILLIS, move || {
                let same = |now: &Option<Refusal<Because>>| now.as_ref() == Some(&no);
                if refused.try_with_untracked(same) == Some(true) {
                    refused.set(None);
                }
            });
        });
    }

    fn view(self) -> Fuse {
        self.board.latest.get_untracked()
    }

    fn own(self) -> Seats {
        self.board.own.get_untracked()
    }

    /// Sends one thing for one seat.
    fn send(self, seat: Seat, action: Action) {
        if let Action::Place { die, card, slot, .. } = action {
            self.sent.set(Some(Sent { die, card, slot }));
        }
        self.taken.set(Taken::default());
        self.board.deed.run((seat, vec![action]));
    }

    /// Says why not, in the words of the rules.
    fn refuse(self, seat: Seat, action: Action) {
        let no = self.view().check(seat, action).err().map(Refusal::from);
        self.board.refused.set(no);
    }

    /// A die of the pool was pressed.
    pub(super) fn press_die(self, name: DieName) {
        let (view, own, taken) = (self.view(), self.own(), self.taken.get_untracked());
        if own.is_empty() || !self.runs.get_untracked() {
            return;
        }
        let leader = view.round.leader;
        let role = role_in_use(&view, leader).filter(|_| own.has(leader));
        match (taken.mode, role) {
            (Mode::Ability, Some(Role::ExplosivesTechnician)) => {
                self.taken.set(Taken { dice: taken.dice ^ 1 << name.place, ..taken });
            }
            (Mode::Ability, Some(Role::DisposalDrone)) => {
                let flip = Action::Flip { die: name };
                match view.check(leader, flip) {
                    Ok(()) => self.send(leader, flip),
                    Err(_) => self.refuse(leader, flip),
                }
            }
            _ => match suits(&view, own, &taken, name).filter(|_| taken.mode == Mode::Place) {
                Some((seat, action)) => self.send(seat, action),
                None => {
                    let die = (taken.die != Some(name)).then_some(name);
                    die.into_iter().for_each(|name| self.point(name));
                    self.taken.set(Taken { die, slot: None, tried: None, plainly: false, ..taken });
                }
            },
        }
        self.board.refused.set(None);
    }

    /// Takes a die up, whatever was there before: a drag begins.
    pub(super) fn take(self, name: DieName) {
        if !self.own().is_empty() && self.runs.get_untracked() {
            self.point(name);
            self.taken.update(|taken| {
                let mode = if taken.mode == Mode::Scrub { Mode::Scrub } else { Mode::Place };
                *taken = Taken { die: Some(name), mode, ..Taken::default() };
            });
        }
    }

    /// A slot of a card in front of an own seat was pressed.
    pub(super) fn press_slot(self, owner: Seat, card: Card, slot: usize) {
        let (view, taken) = (self.view(), self.taken.get_untracked());
        let Some(front) = view.card_of(owner, card) else { return };
        if !self.own().has(owner) || !self.runs.get_untracked() {
            return;
        }
        if let Some(action) = on_slot(&view, owner, &taken, &front, slot) {
            return self.send(owner, action);
        }
        match (view.frame(), taken.mode) {
            (Frame::Return { pending, .. }, _) if pending.has(owner) => {
                if let Some(die) = front.dice[slot] {
                    self.refuse(owner, Action::Return { card, slot: slot as u8, die });
                }
            }
            (Frame::Pool { .. }, Mode::Place) => self.aim(&view, owner, &front, slot),
            (Frame::Pool { .. }, Mode::Scrub) => {
                if let Some(die) = taken.die {
                    self.refuse(owner, Action::Scrub { die, card });
                }
            }
            _ => {}
        }
    }

    /// A slot before a die: the dice that suit it glow. With a die in hand, why it does not fit.
    fn aim(self, view: &Fuse, owner: Seat, front: &InFront, slot: usize) {
        let taken = self.taken.get_untracked();
        match place(view, owner, &taken, front, slot) {
            Err(Some(tried)) => {
                self.refuse(owner, tried);
                let wants_another = |no: &Option<Refusal<Because>>| {
                    no.as_ref().is_some_and(|no| no.because == Because::Wrong(Wrong::Slot))
                };
                let another = self.board.refused.with_untracked(wants_another);
                let tried = another.then_some((front.card, slot as u8));
                self.taken.set(Taken { tried, ..taken });
            }
            _ if front.dice[slot].is_none() && view.has_room(owner) => {
                let this = Some((front.card, slot as u8));
                let slot = if taken.slot == this { None } else { this };
                self.taken.set(Taken { slot, ..Taken::default() });
            }
            _ => {}
        }
    }

    /// A card of the row was pressed.
    pub(super) fn press_row(self, bomb: Bomb) {
        if let Some(seat) = self.picker.get_untracked().filter(|_| self.runs.get_untracked()) {
            let pick = Action::Pick(bomb);
            match self.view().check(seat, pick) {
                Ok(()) => self.send(seat, pick),
                Err(_) => self.refuse(seat, pick),
            }
        }
    }

    /// A button was pressed.
    pub(super) fn press(self, does: Do) {
        let taken = self.taken.get_untracked();
        let gives_up = matches!(does, Do::Act(_, Action::Pass { .. } | Action::End { .. }));
        if gives_up && now() < self.opened.get_value() + MEANT_MILLIS {
            return;
        }
        match does {
            Do::Act(seats, action) => seats.iter().for_each(|seat| self.send(seat, action)),
            Do::Begin(mode) => self.begin(mode),
            Do::Plainly(plainly) => self.taken.set(Taken { plainly, ..taken }),
            Do::Cancel => self.taken.set(Taken::default()),
        }
    }

    fn begin(self, mode: Mode) {
        let (view, taken) = (self.view(), self.taken.get_untracked());
        let keeps = matches!(mode, Mode::Scrub | Mode::Ability);
        let die = taken.die.filter(|_| keeps);
        self.taken.set(Taken { mode, die: None, ..Taken::default() });
        match die {
            Some(name) if mode == Mode::Ability => self.press_die(name),
            Some(name) if die_of(&view, name).is_some() => {
                self.taken.set(Taken { mode, die: Some(name), ..Taken::default() });
            }
            _ => {}
        }
    }

    /// Lets go of everything; says whether there was anything.
    pub(super) fn let_go(self) -> bool {
        let held = self.taken.get_untracked() != Taken::default();
        self.taken.set(Taken::default());
        held
    }

    /// Shows the others that a die is wanted.
    pub(super) fn point(self, name: DieName) {
        if let Some(seat) = self.board.seat.get_untracked() {
            self.board.point.run((seat, Thing(u16::from(name.place))));
        }
    }

    /// The die in a place of the pool.
    pub(super) fn die_at(self, place: u8) -> Option<DieName> {
        lying(&self.view()).find(|(name, _)| name.place == place).map(|(name, _)| name)
    }
}
