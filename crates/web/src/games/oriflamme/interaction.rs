//! What the person at the screen has selected, and how it is sent: signals around the plain model.

use super::ask::ask;
use super::lines::{Lines, Place};
use super::marks::{lost, marked};
use super::piles::{Pile, acting, acting_after, piles, question_number};
use super::question::{Offer, OfferKind, Question, Way, target};
use super::words::{card_about, card_name, card_names};
use crate::games::{Ask, Board, Names, imagined};
use crate::kit::{Pointing, allowed, settled, why_not};
use crate::one_type::{follow, memo};
use crate::shell::confirm_harm;
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
pub(super) struct Interaction {
    pub(super) board: Board<Oriflamme>,
    /// What is asked, with what each answer brings.
    pub(super) question: Memo<Option<Question>>,
    /// The row as it is shown.
    pub(super) piles: Memo<Vec<Pile>>,
    /// What the last deed has touched.
    pub(super) marked: Memo<Vec<Slot>>,
    /// How the row lies.
    pub(super) lines: RwSignal<Lines>,
    /// How many places the row has room for: while a card is laid, both ends as well.
    pub(super) columns: Memo<usize>,
    /// One where the first of them is the place for a new card.
    pub(super) shift: Memo<usize>,
    /// The card of the hand that is selected.
    pub(super) picked: RwSignal<Option<Card>>,
    /// Which of two choices with cards of the row is looked at.
    pub(super) chosen_offer: RwSignal<Option<OfferKind>>,
    pub(super) at: Pointing<At>,
    /// The story has been told up to the newest position.
    pub(super) settled: Memo<bool>,
    /// The person does not wait for the story.
    pub(super) skips_story: RwSignal<bool>,
}

impl Interaction {
    /// Would a bot choose this?
    pub(super) fn hints(self, wanted: impl Fn(Action) -> bool) -> bool {
        self.board.hint.with(|hint| hint.as_ref().is_some_and(|hint| wanted(hint.actions[0])))
    }

    /// Would a bot choose this card of the row?
    pub(super) fn hints_at(self, slot: Slot) -> bool {
        let is_it = |action: &Action| match *action {
            Action::Place(_, spot) => spot == Spot::On(slot),
            action => target(action) == Some(slot),
        };
        self.board
            .hint
            .with(|hint| hint.as_ref().is_some_and(|hint| hint.actions.iter().any(is_it)))
    }

    pub(super) fn new(board: Board<Oriflamme>) -> Interaction {
        let question = memo(move || {
            let seat = board.seat.get()?;
            board.latest.with(|view| Question::new(view, &imagined::<Oriflamme>(view), seat))
        });
        let settled = settled(board);
        let now = now(board, settled);
        let piles = memo(move || board.shown.with(|view| piles(view, now.get())));
        let lays = memo(move || {
            let places = |question: &Option<Question>| {
                question.as_ref().is_some_and(|question| question.spots.len() > 1)
            };
            settled.get() && question.with(places)
        });
        let interaction = Interaction {
            board,
            question,
            piles,
            marked: marks(board),
            lines: RwSignal::new(Lines::best((0, 0), 1)),
            columns: memo(move || piles.with(Vec::len).max(1) + 2 * usize::from(lays.get())),
            shift: memo(move || lays.get().into()),
            picked: RwSignal::new(None),
            chosen_offer: RwSignal::new(None),
            at: Pointing::new(),
            settled,
            skips_story: RwSignal::new(false),
        };
        // Whatever was selected was meant for the question before.
        let asked = memo(move || board.latest.with(question_number));
        follow(move || {
            asked.track();
            interaction.deselect();
            interaction.skips_story.set(false);
        });
        // The line on top names what is being done.
        follow(move || {
            let doing = match interaction.picked.get() {
                Some(card) => {
                    Some((t!("oriflamme-doing-place", card = card_name(card)), card_about(card)))
                }
                None => interaction.lost(),
            };
            board.doing.set(doing);
        });
        interaction
    }

    /// Who is asked next after losing a card is told so beside the question.
    fn lost(self) -> Option<(String, String)> {
        let seat = self.board.seat.get().filter(|_| self.settled.get())?;
        self.question.with(Option::is_some).then_some(())?;
        let lost = self.board.past.with(|past| lost(past, seat));
        let (card, by) = *lost.last()?;
        let asked = |names: &Names| self.board.shown.with(|view| ask(names, view, Some(seat)));
        self.board.names.with(|names| {
            let Ask { title, detail, .. } = asked(names);
            let gone = t!("oriflamme-moment-lost", card = card_name(card));
            let by = t!("oriflamme-moment-lost-line", name = names.of(by));
            Some((title, format!("{gone}. {by}. {detail}")))
        })
    }

    /// Where the place of this number lies, counted from 0.
    pub(super) fn place(self, at: usize) -> Place {
        self.lines.get().place(at)
    }

    /// Reveals, and then does this.
    pub(super) fn reveal_and(self, then: &Question, action: Action) {
        let own = then.own_removed(action);
        let both = move || self.send(vec![Action::Reveal, action]);
        if own.is_empty() {
            return both();
        }
        confirm_harm(t!("oriflamme-confirm-own", card = card_names(own.iter())), both);
    }

    /// Forgets whatever was selected.
    pub(super) fn deselect(self) {
        self.picked.set(None);
        self.chosen_offer.set(None);
    }

    /// The story has been told, or is not waited for: the question is put. What is asked in the middle of
    /// a deed is answered already.
    pub(super) fn ready(self) -> bool {
        (self.settled.get() || self.skips_story.get()) && !self.board.underway.get()
    }

    /// The hand as it is shown.
    pub(super) fn hand(self) -> Cards {
        self.board.shown.with(|view| hand(view))
    }

    /// The places that glow: those for the card that is selected.
    pub(super) fn spots(self) -> Vec<Spot> {
        let picked = self.picked.get().is_some() && self.settled.get();
        let spots =
            |question: &Option<Question>| question.as_ref().map(|question| question.spots.clone());
        if picked { self.question.with(spots).unwrap_or_default() } else { Vec::new() }
    }

    /// Does something; asks first if an own card would be removed.
    pub(super) fn act(self, action: Action) {
        let Some(question) = self.question.get_untracked() else {
            return why_not(self.board, action);
        };
        if !allowed(self.board, action) {
            return;
        }
        let own = match action {
            Action::Reveal if question.only_own() => self.neighbours(&question),
            _ if question.has_to_harm() => Cards::NONE,
            action => question.own_removed(action),
        };
        if own.is_empty() {
            return self.send(vec![action]);
        }
        let words = t!("oriflamme-confirm-own", card = card_names(own.iter()));
        confirm_harm(words, move || self.send(vec![action]));
    }

    fn neighbours(self, question: &Question) -> Cards {
        let slot = question.acting().map(|(slot, _)| slot);
        let beside = slot.into_iter().flat_map(|slot| question.world.open.beside(slot));
        beside.filter_map(|(slot, _)| question.view.card(slot)).collect()
    }

    fn send(self, actions: Vec<Action>) {
        // A second press before the answer would be meant for the question before.
        if self.board.underway.get_untracked() {
            return;
        }
        self.board.refused.set(None);
        self.deselect();
        self.at.set(None);
        self.board.act(actions);
    }

    /// An offer is pressed: it is done, or its cards glow.
    pub(super) fn take(self, offer: &Offer) {
        if let Some(no) = &offer.refused {
            return self.board.refused.set(Some(no.clone()));
        }
        let question = self.question.get_untracked();
        let then = question.as_ref().and_then(Question::removes_then);
        match (&offer.way, then.map(|then| (then, then.targets(None)))) {
            (Way::Plain { action: Action::Reveal, .. }, Some((then, [only]))) => {
                self.reveal_and(then, only.action);
            }
            (Way::Plain { action, .. }, _) => self.act(*action),
            (Way::Row(targets), _) => match targets.as_slice() {
                [only] => self.act(only.action),
                _ => self.chosen_offer.set(Some(offer.kind)),
            },
            (Way::Hand(_), _) => {}
        }
    }

    /// A card of the hand is pressed.
    pub(super) fn card(self, card: Card) {
        self.at.set(Some(At::Card(card)));
        let Some(question) = self.question.get_untracked() else { return };
        if question.places() {
            let again = self.picked.get_untracked() == Some(card);
            self.board.refused.set(None);
            self.picked.set(if again { None } else { Some(card) });
        } else if question.hand_choices().has(card) {
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
        let (Some(top), Some(question)) =
            (untrack(|| self.looked_at()), self.question.get_untracked())
        else {
            return;
        };
        if let Some(card) = self.picked.get_untracked() {
            return self.act(Action::Place(card, Spot::On(top)));
        }
        let then = question.removes_then();
        let targets = then.unwrap_or(&question).targets(self.chosen_offer.get_untracked());
        match (targets.iter().find(|target| target.slot == top), then) {
            (Some(target), Some(then)) => self.reveal_and(then, target.action),
            (Some(target), None) => self.act(target.action),
            (None, Some(_)) => {}
            (None, None) => self.point_at(targets.first().map(|target| target.action), top),
        }
    }

    /// The uppermost card of the pile that is looked at.
    pub(super) fn looked_at(self) -> Option<Slot> {
        let Some(At::Pile(root)) = self.at.get() else { return None };
        let top = |pile: &Pile| (pile.root == root).then_some(pile.top.slot);
        self.piles.with(|piles| piles.iter().find_map(top))
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

/// What the row marks: the line of the log that somebody points at, else the last deed.
fn marks(board: Board<Oriflamme>) -> Memo<Vec<Slot>> {
    memo(move || {
        let pointed = board.marked.with(|events| marked(events));
        if pointed.is_empty() { board.past.with(|events| marked(events)) } else { pointed }
    })
}

/// The card whose turn has come in the story as it is told.
fn now(board: Board<Oriflamme>, settled: Memo<bool>) -> Memo<Option<Slot>> {
    Memo::new(move |before: Option<&Option<Slot>>| {
        let before = before.copied().flatten();
        match board.newest() {
            _ if settled.get() => board.shown.with(acting),
            Some(
                event @ (Event::CameUp { .. } | Event::RoundBegan { .. } | Event::ActivationBegan),
            ) => acting_after(before, &event),
            _ => before,
        }
    })
}
