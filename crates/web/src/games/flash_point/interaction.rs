//! What the people at the screen have taken up, and how it is sent: signals around the plain models.

use super::ask::doing;
use super::decide::{Decision, Do, Taken, Verb};
use super::paths::{Walk, Walker, walk};
use crate::games::{Board, Refusal};
use crate::kit::{Pointing, settled};
use crate::one_type::{follow, memo};
use crate::shell::{confirm, confirm_harm};
use crate::t;
use flash_point::space::{Direction, Space, SpaceSet};
use flash_point::{Action, Because, Firefighter, FlashPoint, Frame};
use kernel::{Game, Seat, Thing};
use leptos::prelude::*;

/// Everything that a piece of the page needs. Small; copied into every closure.
#[derive(Clone, Copy)]
pub(super) struct Interaction {
    pub(super) board: Board<FlashPoint>,
    pub(super) taken: RwSignal<Taken>,
    /// The space under the pointer, the keys or the finger.
    pub(super) at: Pointing<Space>,
    pub(super) decision: Memo<Decision>,
    pub(super) offers: Memo<Vec<Do>>,
    /// The way to the space that is pressed or pointed at.
    pub(super) walk: Memo<Option<Walk>>,
    pub(super) glow: Memo<SpaceSet>,
    /// Nothing is being told, and nothing is on its way.
    pub(super) ready: Memo<bool>,
    /// FC3: what is left of a way until somebody has agreed.
    rest: StoredValue<Option<(Seat, Vec<Action>)>>,
    pub(super) legend: RwSignal<bool>,
}

impl Interaction {
    pub(super) fn new(board: Board<FlashPoint>) -> Interaction {
        let taken = RwSignal::new(Taken::default());
        let at = Pointing::new();
        let settled = settled(board);
        let ready = memo(move || settled.get() && !board.underway.get());
        let decision = memo(move || {
            let own = board.own.get();
            board.latest.with(|view| Decision::new(view, own))
        });
        let walk = memo(move || {
            let taken = taken.get();
            let to = taken.space.or(at.get())?;
            decision.with(|decision| way(decision, &taken, to))
        });
        let offers = memo(move || {
            let taken = taken.get();
            let walks = walk.with(|walk| walk.as_ref().is_some_and(|walk| walk.refused.is_none()));
            decision.with(|decision| decision.offers(&taken, walks))
        });
        let glow = memo(move || match ready.get() {
            true => decision.with(|decision| decision.glowing(&taken.get())),
            false => SpaceSet::EMPTY,
        });
        let rest = StoredValue::new(None);
        let legend = RwSignal::new(false);
        let all =
            Interaction { board, taken, at, decision, offers, walk, glow, ready, rest, legend };
        all.follow_turns();
        all.follow_doing();
        all.follow_consent();
        all
    }

    /// What was taken up for another moment is let go of; who is commanded stays so in one turn.
    fn follow_turns(self) {
        let Interaction { board, taken, .. } = self;
        let moment = memo(move || {
            board.latest.with(|view| {
                let open = &view.open;
                let places = open.crew.map(|figure| figure.space);
                let turn = open.course.turn;
                (open.frame(), turn.number, turn.points, turn.restricted, places)
            })
        });
        follow(move || {
            let (frame, ..) = moment.get();
            let before = taken.get_untracked();
            let led = before.led.filter(|_| matches!(frame, Frame::Act | Frame::Consent { .. }));
            let led = led.filter(|_| self.decision.with_untracked(|now| now.turn.is_some()));
            let after = Taken { led, ..Taken::default() };
            if after != before {
                taken.set(after);
            }
        });
    }

    fn follow_doing(self) {
        let Interaction { board, taken, decision, .. } = self;
        let now = memo(move || decision.with(|decision| doing(decision, &taken.get())));
        follow(move || board.doing.set(now.get()));
    }

    /// FC3: once somebody has agreed the rest of the way is gone without another press.
    fn follow_consent(self) {
        let Interaction { board, rest, .. } = self;
        follow(move || {
            let frame = board.latest.with(|view| view.open.frame());
            if board.underway.get() || !matches!(frame, Frame::Act) {
                return;
            }
            let Some((seat, actions)) = rest.try_update_value(Option::take).flatten() else {
                return;
            };
            let next = actions.first().copied();
            let goes = self
                .decision
                .with_untracked(|now| next.is_some_and(|next| now.world.check(seat, next).is_ok()));
            if goes {
                board.deed.run((seat, actions));
            }
        });
    }

    /// A space was pressed. A finger looks first.
    pub(super) fn press_space(self, space: Space) {
        if !self.at.press(space) || self.board.seat.get_untracked().is_none() {
            return self.show_space(space);
        }
        self.go(space);
    }

    /// A finger has looked: what can be done there is offered, nothing is done.
    fn show_space(self, space: Space) {
        let taken = self.taken.get_untracked();
        let several = self.decision.with_untracked(|now| now.at(&taken, space).len()) > 0;
        if several && self.ready.get_untracked() {
            self.taken.set(Taken { space: Some(space), ..taken });
        }
    }

    /// Does what is meant by pressing a space.
    pub(super) fn go(self, space: Space) {
        if !self.ready.get_untracked() {
            return;
        }
        let taken = self.taken.get_untracked();
        let here = self.decision.with_untracked(|now| now.at(&taken, space));
        let way = self.decision.with_untracked(|now| way(now, &taken, space));
        let walks = way.filter(|_| taken.verb.is_none());
        let open = walks.as_ref().is_some_and(|walk| walk.refused.is_none());
        match (here.as_slice(), walks) {
            ([], Some(walk)) => self.walk_on(walk),
            ([], None) => self.refuse(space),
            (&[(seat, action)], _) if !open => {
                // Nobody means an axe who only wanted to go there.
                let chops = matches!(action, Action::Chop { .. }) && taken.verb.is_none();
                let several = chops || self.twice(seat, action).is_some();
                match several && taken.space != Some(space) {
                    true => self.pin(space),
                    false => self.send(seat, vec![action]),
                }
            }
            (&[(seat, action), ..], _) if taken.space == Some(space) => {
                self.send(seat, vec![action]);
            }
            _ => self.pin(space),
        }
    }

    fn twice(self, seat: Seat, action: Action) -> Option<Do> {
        self.decision.with_untracked(|now| now.twice(seat, action))
    }

    fn pin(self, space: Space) {
        self.board.refused.set(None);
        self.taken.update(|taken| taken.space = Some(space));
    }

    /// Nothing can be done there: says why.
    fn refuse(self, space: Space) {
        let taken = self.taken.get_untracked();
        if taken.space.is_some() {
            return self.taken.set(Taken { space: None, ..taken });
        }
        let tried = self.decision.with_untracked(|now| {
            let (seat, active) = now.turn.or_else(|| {
                let seat = self.board.seat.get_untracked()?;
                Some((seat, now.open().active()))
            })?;
            let firefighter = now.walker(&taken).unwrap_or(active);
            let action = guess(now, &taken, firefighter, space);
            now.world.check(seat, action).err().map(Refusal::from)
        });
        self.board.refused.set(tried);
    }

    fn walk_on(self, walk: Walk) {
        let Some((seat, _)) = self.decision.with_untracked(|now| now.turn) else { return };
        if let Some(mut no) = walk.refused {
            // What the whole way costs, and not the step at which the AP run out.
            if matches!(no.because, Because::Costs(_)) {
                no.because = Because::Costs(walk.cost);
            }
            return self.board.refused.set(Some(no));
        }
        // Who goes to somebody says so to the others.
        let goal = walk.steps.last().map(|(space, _)| *space);
        let people = self.decision.with_untracked(|now| now.open().markers.people_spaces());
        goal.filter(|goal| people.has(*goal)).into_iter().for_each(|goal| self.point(goal));
        let burns = walk.burns;
        let (now, then) = walk.actions.split_at(walk.until_asked);
        let (now, then) = (now.to_vec(), then.to_vec());
        let go = move || {
            self.rest.set_value((!then.is_empty()).then(|| (seat, then.clone())));
            self.send(seat, now.clone());
        };
        match burns {
            true => confirm_harm(t!("flash-point-page-confirm-fire"), go),
            false => go(),
        }
    }

    /// Sends a deed.
    fn send(self, seat: Seat, actions: Vec<Action>) {
        let led = self.taken.get_untracked().led;
        self.taken.set(Taken { led, ..Taken::default() });
        self.at.set(None);
        self.board.refused.set(None);
        self.board.deed.run((seat, actions));
    }

    /// An answer was pressed.
    pub(super) fn press(self, does: Do) {
        let taken = self.taken.get_untracked();
        self.board.refused.set(None);
        match does {
            Do::Act(seat, action @ Action::End { .. }) if self.leaves_much() => {
                let words = t!("flash-point-page-confirm-end");
                confirm(words, move || self.send(seat, vec![action]));
            }
            Do::Act(seat, action) => self.send(seat, vec![action]),
            Do::Twice(seat, action) => self.send(seat, vec![action, action]),
            Do::Walk(space) => {
                let way = self.decision.with_untracked(|now| way(now, &taken, space));
                way.into_iter().for_each(|walk| self.walk_on(walk));
            }
            Do::Begin(verb) => self.taken.set(Taken { verb: Some(verb), ..taken }),
            Do::Drive(vehicle, clockwise) => {
                let drive = Taken { drive: Some((vehicle, clockwise)), ..taken };
                let only = self.decision.with_untracked(|now| now.offers(&drive, false));
                match only.as_slice() {
                    &[Do::Act(seat, action), Do::Cancel] => self.send(seat, vec![action]),
                    _ => self.taken.set(drive),
                }
            }
            Do::Lead(led) => self.taken.set(Taken { led, ..Taken::default() }),
            Do::Carry(load) => {
                let now = self.decision.with_untracked(|now| now.load(&taken));
                let load = if now == load { None } else { load };
                self.taken.set(Taken { load: Some(load), ..taken });
            }
            Do::Follow(follow) => self.taken.set(Taken { follow: Some(follow), ..taken }),
            Do::Cancel => _ = self.let_go(),
        }
    }

    /// P2: would more AP be lost than can be saved?
    fn leaves_much(self) -> bool {
        self.decision.with_untracked(|now| {
            let open = now.open();
            let turn = &open.course.turn;
            turn.points > open.figure(open.active()).profile().saves + turn.unsavable
        })
    }

    /// One step back; says whether there was anything.
    pub(super) fn let_go(self) -> bool {
        let taken = self.taken.get_untracked();
        let after = match taken {
            Taken { space: Some(_), .. } => Taken { space: None, ..taken },
            Taken { drive: Some(_), .. } => Taken { drive: None, ..taken },
            Taken { verb: Some(_), .. } => Taken { verb: None, ..taken },
            _ => Taken::default(),
        };
        let refused = self.board.refused.with_untracked(Option::is_some);
        self.board.refused.set(None);
        self.at.set(None);
        self.taken.set(after);
        after != taken || refused
    }

    /// A firefighter of the crew was pressed: one who can be commanded is, the others are shown.
    pub(super) fn press_chip(self, one: Firefighter) {
        let taken = self.taken.get_untracked();
        let commands = self.decision.with_untracked(|now| now.commands(&Taken::default()));
        match taken.led {
            Some(led) if led == one => self.press(Do::Lead(None)),
            _ if commands.contains(&Do::Lead(Some(one))) => self.press(Do::Lead(Some(one))),
            _ => {
                let at = self.decision.with_untracked(|now| now.open().at(one));
                self.at.set(Some(at));
            }
        }
    }

    /// Shows the others a space.
    pub(super) fn point(self, space: Space) {
        if let Some(seat) = self.board.seat.get_untracked() {
            self.board.point.run((seat, Thing(space.index() as u16)));
        }
    }

    /// Walks over the plan with the keys.
    pub(super) fn step(self, east: i8, south: i8) {
        let from = self.at.get_untracked().unwrap_or_else(|| {
            self.decision.with_untracked(|now| match now.walker(&self.taken.get_untracked()) {
                Some(walker) => now.open().at(walker),
                None => self.glow.get_untracked().lowest().unwrap_or(Space::new(3, 4)),
            })
        });
        let (row, column) = (from.row() as i8 + south, from.column() as i8 + east);
        self.at.set(Some(Space::checked(row, column).unwrap_or(from)));
    }
}

/// The way of whoever is moved to a space, in an own turn.
fn way(decision: &Decision, taken: &Taken, to: Space) -> Option<Walk> {
    let (seat, _) = decision.turn?;
    let firefighter = decision.walker(taken)?;
    let (load, lead) = (decision.load(taken), decision.follows(taken));
    walk(&decision.world, Walker { seat, firefighter, load, lead }, to)
}

/// What somebody may have meant who pressed a space where nothing can be done.
fn guess(decision: &Decision, taken: &Taken, firefighter: Firefighter, space: Space) -> Action {
    let from = decision.open().at(firefighter);
    let to = Direction::ALL.into_iter().find(|&way| from.step(way) == Some(space));
    let to = to.unwrap_or(Direction::North);
    match taken.verb {
        Some(Verb::Extinguish) => Action::Extinguish { firefighter, at: space },
        Some(Verb::Chop) => Action::Chop { firefighter, at: to },
        Some(Verb::Door) => Action::Open { firefighter, at: to },
        Some(Verb::Throw) => Action::Throw { firefighter, at: space },
        Some(Verb::TurnUp) => Action::TurnUp { firefighter, at: space },
        Some(Verb::MoveSmoke) => Action::MoveSmoke { firefighter, from: space, to },
        _ => match decision.open().frame() {
            Frame::Begin { firefighter } => Action::Begin { firefighter, at: space },
            Frame::Blaze { .. } => Action::Explode { at: space },
            Frame::Event { .. } => Action::Choose(flash_point::Choice::Space(space)),
            _ => Action::Move { firefighter, to, load: None, lead: false },
        },
    }
}
