//! What the person at the screen has selected, and how it is sent: signals around the plain model.

use super::action_bar::Press;
use super::ask;
use super::discard::{self, CardsWanted};
use super::plan::{Aim, Click, Plan, Reach, Rehearsal, Tool, roofs_lit};
use crate::browser::has_fingers;
use crate::games::{Board, imagined};
use crate::kit::{Pointing, explain_pointing, settled, why_not};
use crate::one_type::follow;
use crate::shell::confirm_harm;
use crate::t;
use fire_tower::{Action, Card, FireTower, Frame, Space, Step, View, Wind};
use kernel::{Game, Seat};
use leptos::prelude::*;

/// One card of a hand: its kind, and which of several alike.
pub(super) type HeldCard = (Card, usize);

/// Everything that a piece of the page needs. Small; copied into every closure.
#[derive(Clone, Copy)]
pub(super) struct Interaction {
    pub(super) board: Board<FireTower>,
    pub(super) rehearsal: Memo<Option<Rehearsal>>,
    pub(super) plan: Memo<Option<Plan>>,
    /// The pointer, or the cursor of the keys.
    pub(super) at: Pointing<Space>,
    pub(super) turned: RwSignal<u8>,
    pub(super) reach: RwSignal<Reach>,
    pub(super) discarding: RwSignal<bool>,
    pub(super) picked: RwSignal<Vec<HeldCard>>,
    /// The story has been told up to the newest position.
    pub(super) settled: Memo<bool>,
    world: Memo<FireTower>,
    selected: RwSignal<Vec<Action>>,
}

impl Interaction {
    pub(super) fn new(board: Board<FireTower>) -> Interaction {
        let world = Memo::new(move |_| board.latest.with(imagined::<FireTower>));
        let selected = RwSignal::new(Vec::new());
        let rehearsal = Memo::new(move |_| {
            // While a deed is on its way nothing else can be selected.
            let seat = board.seat.get().filter(|_| !board.underway.get())?;
            world.with(|world| selected.with(|selected| Rehearsal::new(world, seat, selected)))
        });
        let (at, turned) = (Pointing::new(), RwSignal::new(0));
        let reach = RwSignal::new(Reach::Whole);
        let plan = Memo::new(move |_| {
            let aim = Aim { at: at.get(), turned: turned.get(), reach: reach.get() };
            rehearsal.with(|rehearsal| rehearsal.as_ref()?.plan(aim))
        });
        let interaction = Interaction {
            board,
            rehearsal,
            plan,
            at,
            turned,
            reach,
            discarding: RwSignal::new(false),
            picked: RwSignal::new(Vec::new()),
            settled: settled(board),
            world,
            selected,
        };
        interaction.follow();
        interaction
    }

    /// Puts everything down when the position has moved; shows reasons while pointing.
    fn follow(self) {
        Effect::new(move |before: Option<View>| {
            let now = self.board.latest.get();
            if before.is_some_and(|before| before != now) {
                self.deselect();
            }
            now
        });
        explain_pointing(self.board, self.settled, move || {
            self.plan.with(|plan| Some(plan.as_ref()?.refused.clone()))
        });
        self.aim_at_best();
        self.name_what_is_done();
    }

    /// Who takes something up sees at once what it would best do. A finger, which cannot hover, sees that
    /// of everything that is asked.
    fn aim_at_best(self) {
        follow(move || {
            let best = self.rehearsal.with(|rehearsal| {
                let rehearsal = rehearsal.as_ref()?;
                let taken_up = !rehearsal.rehearsed.is_empty() || has_fingers();
                let asked = taken_up && self.settled.get() && self.cards_wanted().is_none();
                asked.then(|| rehearsal.best_aim()).flatten()
            });
            if let (Some(best), None) = (best, self.at.get_untracked()) {
                self.aim(best);
            }
        });
    }

    fn aim(self, aim: Aim) {
        self.turned.set(aim.turned);
        self.at.set(aim.at);
    }

    /// The line on top says what is being done.
    fn name_what_is_done(self) {
        let doing = self.board.doing;
        follow(move || {
            let discarding = self.discarding.get();
            let now = self
                .rehearsal
                .with(|rehearsal| ask::doing(rehearsal.as_ref()?, discarding))
                .filter(|_| self.settled.get());
            doing.set(now);
        });
        on_cleanup(move || drop(doing.try_set(None)));
    }

    /// Forgets whatever was selected.
    fn deselect(self) {
        self.selected.set(Vec::new());
        self.picked.set(Vec::new());
        self.discarding.set(false);
        self.reach.set(Reach::Whole);
    }

    /// The hand as it is drawn.
    pub(super) fn hand(self) -> Vec<HeldCard> {
        let cards = self.board.shown.with(|view| discard::hand(&view.hand));
        let before = |at: usize, card: Card| cards[..at].iter().filter(|&&c| c == card).count();
        cards.iter().enumerate().map(|(at, &card)| (card, before(at, card))).collect()
    }

    /// The card that is selected.
    pub(super) fn held_card(self) -> Option<Card> {
        self.rehearsal.with(|rehearsal| match rehearsal.as_ref()?.rehearsed.first()? {
            Action::Play(card) => Some(*card),
            _ => None,
        })
    }

    pub(super) fn cards_wanted(self) -> Option<CardsWanted> {
        let discarding = self.discarding.get();
        self.rehearsal.with(|rehearsal| discard::cards_wanted(rehearsal.as_ref()?, discarding))
    }

    pub(super) fn tool(self) -> Tool {
        let reach = self.reach.get();
        self.rehearsal.with(|rehearsal| {
            rehearsal.as_ref().map_or(Tool::Nothing, |rehearsal| rehearsal.tool(reach))
        })
    }

    /// The wind that carries the fire asked for, where a wind does.
    pub(super) fn blowing(self) -> Option<Wind> {
        self.rehearsal.with(|rehearsal| {
            let rehearsal = rehearsal.as_ref()?;
            match rehearsal.frame() {
                Frame::Turn { step: Step::Wind, .. } => Some(rehearsal.world.open.course.wind),
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
        let Some(rehearsal) = self.rehearsal.get_untracked() else { return self.refuse_anything() };
        let Some(plan) = self.plan.get_untracked() else { return };
        match rehearsal.click(&plan) {
            Click::Refuse(why) => self.board.refused.set(why),
            Click::Select(selected) => {
                self.selected.set(selected);
                self.at.set(None);
            }
            Click::Do(actions) => self.send(rehearsal.seat, actions),
        }
    }

    /// Nothing can be done now: say why.
    fn refuse_anything(self) {
        if !self.board.underway.get_untracked() {
            why_not(self.board, Action::Done);
        }
    }

    /// A click on a card of the hand.
    pub(super) fn card(self, held: HeldCard) {
        let Some(rehearsal) = self.rehearsal.get_untracked() else { return self.refuse_anything() };
        if let Some(wanted) = untrack(|| self.cards_wanted()) {
            return self.pick(held, wanted, &rehearsal);
        }
        if untrack(|| self.held_card()) == Some(held.0) {
            return self.deselect();
        }
        let world = self.world.get_untracked();
        match world.check(rehearsal.seat, Action::Play(held.0)) {
            Ok(()) => self.select(vec![Action::Play(held.0)]),
            Err(no) => self.board.refused.set(Some(no.into())),
        }
    }

    fn pick(self, held: HeldCard, wanted: CardsWanted, rehearsal: &Rehearsal) {
        let picked = self.picked.get_untracked();
        if picked.contains(&held) {
            self.picked.update(|picked| picked.retain(|other| *other != held));
        } else if !wanted.fits(held.0) {
            self.board.refused.set(rehearsal.check(Action::Discard(held.0)).err());
        } else {
            self.picked.update(|picked| {
                if picked.len() == wanted.most && !picked.is_empty() {
                    picked.remove(0);
                }
                picked.push(held);
            });
        }
    }

    fn select(self, actions: Vec<Action>) {
        self.deselect();
        // Another card begins where that one is best.
        self.at.set(None);
        self.board.refused.set(None);
        self.selected.set(actions);
    }

    /// A button of the bar, or its key.
    pub(super) fn press(self, press: Press) {
        let Some(rehearsal) = self.rehearsal.get_untracked() else { return };
        match press {
            Press::Go => self.go(),
            Press::Enough => rehearsal
                .enough()
                .into_iter()
                .for_each(|actions| self.send(rehearsal.seat, actions)),
            Press::Do(action) => self.send(rehearsal.seat, rehearsal.with(action)),
            Press::Select(action) => self.select(vec![action]),
            Press::StartDiscarding => {
                self.deselect();
                self.discarding.set(true);
            }
            Press::DiscardChosen => {
                let cards: Vec<Card> =
                    self.picked.get_untracked().into_iter().map(|(card, _)| card).collect();
                self.send(rehearsal.seat, discard::discard_actions(&rehearsal, &cards));
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
        let selected = self.selected.get_untracked();
        match selected.split_last() {
            Some((_, rest)) if !rest.is_empty() => self.selected.set(rest.to_vec()),
            _ => self.deselect(),
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
        confirm_harm(words, move || self.send_now(actions.clone()));
    }

    fn send_now(self, actions: Vec<Action>) {
        self.deselect();
        self.at.set(None);
        self.board.refused.set(None);
        self.board.act(actions);
    }

    /// Walks over the board with the keys.
    pub(super) fn walk(self, east: i8, south: i8) {
        if let Some(at) = self.at.get_untracked() {
            return self.at.set(Some(at.step(east, south).unwrap_or(at)));
        }
        let best = self.rehearsal.with_untracked(|rehearsal| rehearsal.as_ref()?.best_aim());
        match best {
            Some(best) => self.aim(best),
            None => self.at.set(Some(Space::new(7, 8))),
        }
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
