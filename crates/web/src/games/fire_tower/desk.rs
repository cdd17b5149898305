//! What the person at the screen has taken up, and how it is sent: signals around the plain model.

use super::bar::Press;
use super::plan::{Aim, Click, Plan, Reach, Stage, Tool, roofs_lit};
use super::throw::{self, Wanted};
use crate::games::{Board, imagined};
use crate::kit::{Pointing, explain_pointing, settled, why_not};
use crate::shell::{confirm, notify};
use crate::t;
use fire_tower::{Action, Card, Event, FireTower, Frame, Space, Step, View, Wind};
use kernel::{Game, Seat};
use leptos::prelude::*;

/// One card of a hand: its kind, and which of several alike.
pub(super) type Held = (Card, usize);

/// Everything that a piece of the page needs. Small; copied into every closure.
#[derive(Clone, Copy)]
pub(super) struct Desk {
    pub(super) board: Board<FireTower>,
    pub(super) stage: Memo<Option<Stage>>,
    pub(super) plan: Memo<Option<Plan>>,
    /// The pointer, or the cursor of the keys.
    pub(super) at: Pointing<Space>,
    pub(super) turned: RwSignal<u8>,
    pub(super) reach: RwSignal<Reach>,
    pub(super) discarding: RwSignal<bool>,
    pub(super) picked: RwSignal<Vec<Held>>,
    /// The story has been told up to the newest position.
    pub(super) settled: Memo<bool>,
    world: Memo<FireTower>,
    taken_up: RwSignal<Vec<Action>>,
}

impl Desk {
    pub(super) fn new(board: Board<FireTower>) -> Desk {
        let world = Memo::new(move |_| board.latest.with(imagined::<FireTower>));
        let taken_up = RwSignal::new(Vec::new());
        let stage = Memo::new(move |_| {
            // While a deed is on its way nothing else can be taken up.
            let seat = board.seat.get().filter(|_| !board.underway.get())?;
            world.with(|world| taken_up.with(|taken_up| Stage::new(world, seat, taken_up)))
        });
        let (at, turned) = (Pointing::new(), RwSignal::new(0));
        let reach = RwSignal::new(Reach::Whole);
        let plan = Memo::new(move |_| {
            let aim = Aim { at: at.get(), turned: turned.get(), reach: reach.get() };
            stage.with(|stage| stage.as_ref()?.plan(aim))
        });
        let desk = Desk {
            board,
            stage,
            plan,
            at,
            turned,
            reach,
            discarding: RwSignal::new(false),
            picked: RwSignal::new(Vec::new()),
            settled: settled(board),
            world,
            taken_up,
        };
        desk.follow();
        desk
    }

    /// Puts everything down when the position has moved; shows reasons while pointing.
    fn follow(self) {
        Effect::new(move |before: Option<View>| {
            let now = self.board.latest.get();
            if before.is_some_and(|before| before != now) {
                self.put_down();
            }
            now
        });
        explain_pointing(self.board, self.settled, move || {
            self.plan.with(|plan| Some(plan.as_ref()?.refused.clone()))
        });
        self.announce();
    }

    /// What must not go by unnoticed.
    fn announce(self) {
        Effect::new(move |_| {
            let you = self.board.seat.get_untracked();
            match self.board.told.get() {
                Some(Event::Burnt { seat, .. }) if Some(seat) == you => {
                    notify(t!("fire-tower-you-burnt"));
                }
                Some(Event::BecameShadow { seat }) if Some(seat) == you => {
                    notify(t!("fire-tower-you-shadow"));
                }
                _ => {}
            }
        });
    }

    /// Forgets whatever was taken up.
    fn put_down(self) {
        self.taken_up.set(Vec::new());
        self.picked.set(Vec::new());
        self.discarding.set(false);
        self.reach.set(Reach::Whole);
    }

    /// The hand as it is drawn.
    pub(super) fn hand(self) -> Vec<Held> {
        let cards = self.board.shown.with(|view| throw::hand(&view.hand));
        let before = |at: usize, card: Card| cards[..at].iter().filter(|&&c| c == card).count();
        cards.iter().enumerate().map(|(at, &card)| (card, before(at, card))).collect()
    }

    /// The card that is taken up.
    pub(super) fn in_hand(self) -> Option<Card> {
        self.stage.with(|stage| match stage.as_ref()?.staged.first()? {
            Action::Play(card) => Some(*card),
            _ => None,
        })
    }

    pub(super) fn wanted(self) -> Option<Wanted> {
        let discarding = self.discarding.get();
        self.stage.with(|stage| throw::wanted(stage.as_ref()?, discarding))
    }

    pub(super) fn tool(self) -> Tool {
        let reach = self.reach.get();
        self.stage.with(|stage| stage.as_ref().map_or(Tool::Nothing, |stage| stage.tool(reach)))
    }

    /// The wind that carries the fire asked for, where a wind does.
    pub(super) fn blowing(self) -> Option<Wind> {
        self.stage.with(|stage| {
            let stage = stage.as_ref()?;
            match stage.frame() {
                Frame::Turn { step: Step::Wind, .. } => Some(stage.world.open.course.wind),
                Frame::WindCard { side, .. } | Frame::Sparks { side: Some(side), .. } => Some(side),
                _ => None,
            }
        })
    }

    /// A click on a cell. A finger previews first.
    pub(super) fn press_cell(self, cell: Space) {
        if self.at.press(cell) {
            self.go();
        }
    }

    /// Does what is previewed.
    fn go(self) {
        let Some(stage) = self.stage.get_untracked() else { return self.refuse_anything() };
        let Some(plan) = self.plan.get_untracked() else { return };
        match stage.click(&plan) {
            Click::Refuse(why) => self.board.refused.set(why),
            Click::Stage(taken_up) => {
                self.taken_up.set(taken_up);
                self.at.set(None);
            }
            Click::Do(actions) => self.send(stage.seat, actions),
        }
    }

    /// Nothing can be done now: say why.
    fn refuse_anything(self) {
        if !self.board.underway.get_untracked() {
            why_not(self.board, Action::Done);
        }
    }

    /// A click on a card of the hand.
    pub(super) fn card(self, held: Held) {
        let Some(stage) = self.stage.get_untracked() else { return self.refuse_anything() };
        if let Some(wanted) = untrack(|| self.wanted()) {
            return self.pick(held, wanted, &stage);
        }
        if untrack(|| self.in_hand()) == Some(held.0) {
            return self.put_down();
        }
        let world = self.world.get_untracked();
        match world.check(stage.seat, Action::Play(held.0)) {
            Ok(()) => self.take_up(vec![Action::Play(held.0)]),
            Err(no) => self.board.refused.set(Some(no.into())),
        }
    }

    fn pick(self, held: Held, wanted: Wanted, stage: &Stage) {
        let picked = self.picked.get_untracked();
        if picked.contains(&held) {
            self.picked.update(|picked| picked.retain(|other| *other != held));
        } else if !wanted.fits(held.0) {
            self.board.refused.set(stage.check(Action::Discard(held.0)).err());
        } else {
            self.picked.update(|picked| {
                if picked.len() == wanted.most && !picked.is_empty() {
                    picked.remove(0);
                }
                picked.push(held);
            });
        }
    }

    fn take_up(self, actions: Vec<Action>) {
        self.put_down();
        self.board.refused.set(None);
        self.taken_up.set(actions);
    }

    /// A button of the bar, or its key.
    pub(super) fn press(self, press: Press) {
        let Some(stage) = self.stage.get_untracked() else { return };
        match press {
            Press::Go => self.go(),
            Press::Enough => {
                stage.enough().into_iter().for_each(|actions| self.send(stage.seat, actions))
            }
            Press::Do(action) => self.send(stage.seat, stage.with(action)),
            Press::TakeUp(action) => self.take_up(vec![action]),
            Press::Discard => {
                self.put_down();
                self.discarding.set(true);
            }
            Press::Throw => {
                let cards: Vec<Card> =
                    self.picked.get_untracked().into_iter().map(|(card, _)| card).collect();
                self.send(stage.seat, throw::thrown(&stage, &cards));
            }
            Press::Cancel => self.cancel(),
            Press::Turn => self.turned.update(|turned| *turned = (*turned + 1) % 4),
            Press::Reach => self.reach.update(|reach| {
                *reach = if *reach == Reach::Whole { Reach::Cell } else { Reach::Whole }
            }),
        }
    }

    /// One step back; what was sent is taken back with the shell's undo.
    pub(super) fn cancel(self) {
        self.board.refused.set(None);
        let taken_up = self.taken_up.get_untracked();
        match taken_up.split_last() {
            Some((_, rest)) if !rest.is_empty() => self.taken_up.set(rest.to_vec()),
            _ => self.put_down(),
        }
        self.at.set(None);
    }

    /// Sends a whole deed; asks first if the own roof would burn.
    fn send(self, seat: Seat, actions: Vec<Action>) {
        let words = match burns_own(&self.world.get_untracked(), seat, &actions) {
            None => return self.send_now(actions),
            Some(burnt) if burnt == seat => t!("fire-tower-confirm-roof"),
            Some(_) => t!("fire-tower-confirm-partner"),
        };
        confirm(words, move || self.send_now(actions.clone()));
    }

    fn send_now(self, actions: Vec<Action>) {
        self.put_down();
        self.at.set(None);
        self.board.refused.set(None);
        self.board.act(actions);
    }

    /// Walks over the board with the keys.
    pub(super) fn walk(self, east: i8, south: i8) {
        let start = || {
            let glowing = self.stage.with_untracked(|stage| Some(stage.as_ref()?.glowing()));
            glowing.and_then(|cells| cells.lowest()).unwrap_or(Space::new(7, 8))
        };
        let next = match self.at.get_untracked() {
            Some(at) => at.step(east, south).unwrap_or(at),
            None => start(),
        };
        self.at.set(Some(next));
    }
}

/// Whose roof this would put fire on: the own, or else the partner's.
fn burns_own(world: &FireTower, seat: Seat, actions: &[Action]) -> Option<Seat> {
    let (mut after, mut told) = (*world, Vec::new());
    for &action in actions {
        if matches!(after.open.course.frames.top(), Frame::Over)
            || after.play(seat, action, &mut told).is_err()
        {
            break;
        }
    }
    let lit = roofs_lit(world, &told);
    let ours = lit.into_iter().filter(|other| world.open.options.friends(seat).has(*other));
    ours.min_by_key(|other| *other != seat)
}
