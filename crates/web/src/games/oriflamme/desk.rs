//! What the person at the screen has taken up, and how it is sent: signals around the plain model.

use super::choice::{Kind, Offer, Stage, Way};
use super::line::{Pile, acting, acting_after, piles, question};
use super::words::card_names;
use crate::games::{Board, imagined};
use crate::kit::{Pointing, allowed, settled, why_not};
use crate::one_type::{follow, memo};
use crate::shell::confirm;
use crate::t;
use leptos::prelude::*;
use oriflamme::{Action, Card, Cards, Event, Oriflamme, Slot, Spot, View};

/// What lies under the pointer, or the cursor of the keys.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum At {
    /// A pile of the row, by its lowest card.
    Pile(Slot),
    /// A place for a new card.
    Spot(Spot),
    /// A card of the own hand, or any card that is only named.
    Card(Card),
}

/// Everything that a piece of the page needs. Small; copied into every closure.
#[derive(Clone, Copy)]
pub(super) struct Desk {
    pub(super) board: Board<Oriflamme>,
    /// What is asked, with what each answer brings.
    pub(super) stage: Memo<Option<Stage>>,
    /// The row as it is shown.
    pub(super) piles: Memo<Vec<Pile>>,
    /// The card of the hand that is taken up.
    pub(super) picked: RwSignal<Option<Card>>,
    /// Which of two choices with cards of the row is looked at.
    pub(super) mode: RwSignal<Option<Kind>>,
    pub(super) at: Pointing<At>,
    /// The story has been told up to the newest position.
    pub(super) settled: Memo<bool>,
    /// The person does not wait for the story.
    pub(super) eager: RwSignal<bool>,
    /// On a phone the hand, the sheet and the card that is looked at share one place.
    pub(super) tab: RwSignal<Tab>,
}

/// What lies in the lower place of a phone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Tab {
    Hand,
    Ten,
    Card,
}

impl Desk {
    pub(super) fn new(board: Board<Oriflamme>) -> Desk {
        let stage = memo(move || {
            let seat = board.seat.get()?;
            board.latest.with(|view| Stage::new(view, &imagined::<Oriflamme>(view), seat))
        });
        let settled = settled(board);
        let now = now(board, settled);
        let piles = memo(move || board.shown.with(|view| piles(view, now.get())));
        let desk = Desk {
            board,
            stage,
            piles,
            picked: RwSignal::new(None),
            mode: RwSignal::new(None),
            at: Pointing::new(),
            settled,
            eager: RwSignal::new(false),
            tab: RwSignal::new(Tab::Hand),
        };
        // Whatever was taken up was meant for the question before.
        let asked = memo(move || board.latest.with(question));
        follow(move || {
            asked.track();
            desk.put_down();
            desk.eager.set(false);
        });
        desk
    }

    /// Reveals, and then does this.
    pub(super) fn reveal_and(self, then: &Stage, action: Action) {
        let own = then.own_removed(action);
        let both = move || self.send(vec![Action::Reveal, action]);
        if own.is_empty() {
            return both();
        }
        confirm(t!("oriflamme-confirm-own", card = card_names(own.iter())), both);
    }

    /// Forgets whatever was taken up.
    pub(super) fn put_down(self) {
        self.picked.set(None);
        self.mode.set(None);
    }

    /// The story has been told, or is not waited for: the question is put.
    pub(super) fn ready(self) -> bool {
        self.settled.get() || self.eager.get()
    }

    /// The hand as it is shown.
    pub(super) fn hand(self) -> Cards {
        self.board.shown.with(|view| hand(view))
    }

    /// The places that glow: those for the card that is taken up.
    pub(super) fn spots(self) -> Vec<Spot> {
        let picked = self.picked.get().is_some() && self.settled.get();
        let spots = |stage: &Option<Stage>| stage.as_ref().map(|stage| stage.spots.clone());
        if picked { self.stage.with(spots).unwrap_or_default() } else { Vec::new() }
    }

    /// Does something; asks first if an own card would be removed.
    pub(super) fn act(self, action: Action) {
        let Some(stage) = self.stage.get_untracked() else { return why_not(self.board, action) };
        if !allowed(self.board, action) {
            return;
        }
        let own = match action {
            Action::Reveal if stage.only_own() => self.neighbours(&stage),
            action => stage.own_removed(action),
        };
        if own.is_empty() {
            return self.send(vec![action]);
        }
        let words = t!("oriflamme-confirm-own", card = card_names(own.iter()));
        confirm(words, move || self.send(vec![action]));
    }

    fn neighbours(self, stage: &Stage) -> Cards {
        let slot = stage.acting().map(|(slot, _)| slot);
        let beside = slot.into_iter().flat_map(|slot| stage.world.open.beside(slot));
        beside.filter_map(|(slot, _)| stage.view.card(slot)).collect()
    }

    fn send(self, actions: Vec<Action>) {
        // A second press before the answer would be meant for the question before.
        if self.board.underway.get_untracked() {
            return;
        }
        self.board.refused.set(None);
        self.put_down();
        self.at.set(None);
        self.board.act(actions);
    }

    /// An offer is pressed: it is done, or its cards glow.
    pub(super) fn take(self, offer: &Offer) {
        if let Some(no) = &offer.refused {
            return self.board.refused.set(Some(no.clone()));
        }
        match &offer.way {
            Way::Plain { action, .. } => self.act(*action),
            Way::Row(targets) => match targets.as_slice() {
                [only] => self.act(only.action),
                _ => self.mode.set(Some(offer.kind)),
            },
            Way::Hand(_) => {}
        }
    }

    /// A card of the hand is pressed.
    pub(super) fn card(self, card: Card) {
        self.at.set(Some(At::Card(card)));
        let Some(stage) = self.stage.get_untracked() else { return };
        if stage.places() {
            let again = self.picked.get_untracked() == Some(card);
            self.board.refused.set(None);
            self.picked.set(if again { None } else { Some(card) });
        } else if stage.hand_choices().has(card) {
            self.act(Action::Swap(card));
        }
    }

    /// A place for a card is pressed.
    pub(super) fn spot(self, spot: Spot) {
        match self.picked.get_untracked() {
            Some(card) => self.act(Action::Place(card, spot)),
            None => self.at.set(Some(At::Spot(spot))),
        }
    }

    /// A pile is pressed. A finger looks first.
    pub(super) fn pile(self, root: Slot) {
        if !self.at.press(At::Pile(root)) {
            return;
        }
        let top = |piles: &Vec<Pile>| {
            piles.iter().find(|pile| pile.root == root).map(|pile| pile.top.slot)
        };
        let (Some(top), Some(stage)) = (self.piles.with_untracked(top), self.stage.get_untracked())
        else {
            return;
        };
        if let Some(card) = self.picked.get_untracked() {
            return self.act(Action::Place(card, Spot::On(top)));
        }
        let targets = stage.targets(self.mode.get_untracked());
        match targets.iter().find(|target| target.slot == top) {
            Some(target) => self.act(target.action),
            None => self.point_at(targets.first().map(|target| target.action), top),
        }
    }

    /// Why this card cannot be chosen.
    fn point_at(self, like: Option<Action>, slot: Slot) {
        let action = match like {
            Some(Action::Give(_)) => Action::Give(slot),
            Some(Action::Feed(_)) => Action::Feed(slot),
            Some(Action::Mark(_)) => Action::Mark(slot),
            Some(Action::Remove(_)) => Action::Remove(slot),
            _ => return,
        };
        why_not(self.board, action);
    }
}

/// The viewer's hand.
pub(super) fn hand(view: &View) -> Cards {
    let hand = view.viewer.map(|seat| view.hands[seat.index()]);
    open(hand)
}

/// The viewer's cards that were set aside.
pub(super) fn aside(view: &View) -> Cards {
    open(view.viewer.map(|seat| view.asides[seat.index()]))
}

fn open(cards: Option<kernel::Seen<Cards>>) -> Cards {
    match cards {
        Some(kernel::Seen::Open(cards)) => cards,
        _ => Cards::NONE,
    }
}

/// The card whose turn has come in the story as it is told.
fn now(board: Board<Oriflamme>, settled: Memo<bool>) -> Memo<Option<Slot>> {
    Memo::new(move |before: Option<&Option<Slot>>| {
        let before = before.copied().flatten();
        match board.told.get() {
            _ if settled.get() => board.shown.with(acting),
            Some(
                event @ (Event::CameUp { .. } | Event::RoundBegan { .. } | Event::ActivationBegan),
            ) => acting_after(before, &event),
            _ => before,
        }
    })
}
