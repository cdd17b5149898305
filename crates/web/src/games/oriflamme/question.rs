//! What is offered to the seat that is asked: reveal or leave, the modes of a card, their targets.

use super::forecast::{Forecast, forecast};
use crate::games::Refusal;
use kernel::{Game, Seat};
use oriflamme::{Action, Because, Card, Cards, Frame, Oriflamme, Slot, Spot, View};
use session::unheard;

/// What is offered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum OfferKind {
    Reveal,
    Leave,
    Give,
    Count,
    Exchange,
    Talk,
    Cash,
    Mark,
    Execute,
    Remove,
}

impl OfferKind {
    pub(super) const fn of(frame: Frame, action: Action) -> Option<OfferKind> {
        Some(match (frame, action) {
            (_, Action::Reveal) => OfferKind::Reveal,
            (_, Action::Leave) => OfferKind::Leave,
            (_, Action::Give(_)) => OfferKind::Give,
            (Frame::Act { card: Card::Informant, .. }, Action::Gain) => OfferKind::Count,
            (Frame::Act { card: Card::Judge, .. }, Action::Gain) => OfferKind::Mark,
            (_, Action::Gain | Action::Feed(_)) => OfferKind::Talk,
            (_, Action::Swap(_)) => OfferKind::Exchange,
            (_, Action::Cash) => OfferKind::Cash,
            (_, Action::Mark(_)) => OfferKind::Mark,
            (Frame::Act { card: Card::Judge, .. }, Action::Remove(_)) => OfferKind::Execute,
            (_, Action::Remove(_)) => OfferKind::Remove,
            (_, Action::Place(..)) => return None,
        })
    }

    /// The key on the keyboard.
    pub(super) const fn key(self) -> &'static str {
        match self {
            OfferKind::Reveal => "R",
            OfferKind::Leave => "L",
            OfferKind::Give | OfferKind::Count | OfferKind::Talk => "G",
            OfferKind::Exchange | OfferKind::Execute => "X",
            OfferKind::Cash => "O",
            OfferKind::Mark => "K",
            OfferKind::Remove => "X",
        }
    }
}

/// A card that can be chosen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Target {
    pub(super) slot: Slot,
    pub(super) action: Action,
    pub(super) brings: Forecast,
}

/// How an offer is taken.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Way {
    /// By itself.
    Plain { action: Action, brings: Forecast },
    /// With a card of the row.
    Row(Vec<Target>),
    /// With a card of the hand.
    Hand(Cards),
}

/// One offer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Offer {
    pub(super) kind: OfferKind,
    pub(super) way: Way,
    pub(super) refused: Option<Refusal<Because>>,
}

/// What a seat is asked, with everything that an answer would bring.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Question {
    pub(super) view: View,
    pub(super) world: Oriflamme,
    pub(super) seat: Seat,
    pub(super) offers: Vec<Offer>,
    /// Where a card can be laid.
    pub(super) spots: Vec<Spot>,
    /// What will be asked after the card has been revealed.
    pub(super) then: Option<Box<Question>>,
}

/// The card of the row that an action is about.
pub(super) fn target(action: Action) -> Option<Slot> {
    match action {
        Action::Give(slot) | Action::Feed(slot) | Action::Mark(slot) | Action::Remove(slot) => {
            Some(slot)
        }
        _ => None,
    }
}

impl Question {
    /// What is offered to this seat now, if anything.
    pub(super) fn new(view: &View, world: &Oriflamme, seat: Seat) -> Option<Question> {
        if world.asked() != Some(seat) {
            return None;
        }
        let mut legal = Vec::new();
        world.legal(seat, &mut legal);
        let mut question = Question {
            view: *view,
            world: *world,
            seat,
            offers: Vec::new(),
            spots: Vec::new(),
            then: None,
        };
        if matches!(world.open.course.frame, Frame::Up { .. }) {
            // The same question whatever the card is: what cannot be done is there and says why.
            question.offer(Action::Reveal);
            legal.retain(|action| *action != Action::Reveal);
            question.then = question.revealed();
        }
        legal.into_iter().for_each(|action| question.offer(action));
        // JU2: without a verdict in the row there is nothing to remove; it is there all the same, shut.
        if let Frame::Act { slot, card: Card::Judge, .. } = world.open.course.frame
            && !question.offers.iter().any(|offer| offer.kind == OfferKind::Execute)
        {
            let action = Action::Remove(slot);
            let refused = world.check(seat, action).err().map(Refusal::from);
            let way = Way::Plain { action, brings: forecast(view, world, seat, action) };
            question.offers.push(Offer { kind: OfferKind::Execute, way, refused });
        }
        Some(question)
    }

    fn offer(&mut self, action: Action) {
        let Some(kind) = OfferKind::of(self.world.open.course.frame, action) else {
            let Action::Place(_, spot) = action else { return };
            if !self.spots.contains(&spot) {
                self.spots.push(spot);
            }
            return;
        };
        let refused = self.world.check(self.seat, action).err().map(Refusal::from);
        let brings = || forecast(&self.view, &self.world, self.seat, action);
        let way = match (action, target(action)) {
            (_, Some(slot)) => Way::Row(vec![Target { slot, action, brings: brings() }]),
            (Action::Swap(card), _) => Way::Hand(Cards::of(&[card])),
            _ => Way::Plain { action, brings: brings() },
        };
        let same = self.offers.iter_mut().find(|offer| offer.kind == kind);
        match (same.map(|offer| &mut offer.way), way) {
            (Some(Way::Row(targets)), Way::Row(more)) => targets.extend(more),
            (Some(Way::Hand(cards)), Way::Hand(more)) => *cards = cards.or(more),
            (_, way) => self.offers.push(Offer { kind, way, refused }),
        }
    }

    /// The question that follows a reveal, if one does.
    fn revealed(&self) -> Option<Box<Question>> {
        let (slot, _) = self.acting()?;
        let mut world = self.world;
        world.play(self.seat, Action::Reveal, &mut unheard()).ok()?;
        let asks = matches!(world.open.course.frame, Frame::Act { slot: up, .. } if up == slot);
        let view = world.view(Some(self.seat));
        Question::new(&view, &world, self.seat).filter(|_| asks).map(Box::new)
    }

    /// The card that is up or acts.
    pub(super) fn acting(&self) -> Option<(Slot, Card)> {
        match self.world.open.course.frame {
            Frame::Up { slot, .. } => Some((slot, self.view.card(slot)?)),
            Frame::Act { slot, card, .. } => Some((slot, card)),
            _ => None,
        }
    }

    /// Is a card to be laid?
    pub(super) fn places(&self) -> bool {
        !self.spots.is_empty()
    }

    /// The cards of the hand that can be chosen: to be laid, or to take the Informant's place.
    pub(super) fn hand_choices(&self) -> Cards {
        if self.places() {
            return self.world.hands[self.seat.index()];
        }
        let hand = |offer: &Offer| match offer.way {
            Way::Hand(cards) => Some(cards),
            _ => None,
        };
        self.offers.iter().find_map(hand).unwrap_or(Cards::NONE)
    }

    /// The targets that the row shows. Where two offers have some, `chosen_offer` says which.
    pub(super) fn targets(&self, chosen_offer: Option<OfferKind>) -> &[Target] {
        let rows = |offer: &'_ Offer| matches!(offer.way, Way::Row(_));
        let chosen =
            self.offers.iter().find(|offer| rows(offer) && Some(offer.kind) == chosen_offer);
        match chosen.or_else(|| self.offers.iter().find(|offer| rows(offer))).map(|o| &o.way) {
            Some(Way::Row(targets)) => targets,
            _ => &[],
        }
    }

    /// Nothing is asked but which card is removed.
    fn only_removes(&self) -> bool {
        matches!(self.offers.as_slice(), [Offer { kind: OfferKind::Remove, .. }])
    }

    /// What follows the reveal, where that is nothing but a card to remove: it can be chosen at once, and
    /// both are one deed.
    pub(super) fn removes_then(&self) -> Option<&Question> {
        self.then.as_deref().filter(|then| then.only_removes())
    }

    fn owns(&self, slot: Slot) -> bool {
        self.world.open.card(slot).is_some_and(|laid| laid.owner == self.seat)
    }

    /// Would one act against a card of one's own?
    pub(super) fn harms_own(&self, target: &Target) -> bool {
        matches!(target.action, Action::Remove(_) | Action::Mark(_)) && self.owns(target.slot)
    }

    /// Would revealing remove a card of one's own, whatever is chosen then?
    pub(super) fn reveal_harms(&self) -> bool {
        match self.removes_then() {
            Some(then) => then.targets(None).iter().all(|target| then.harms_own(target)),
            None => !self.own_removed(Action::Reveal).is_empty(),
        }
    }

    /// An own card has to go, and there is no other way: who revealed the Deserter has agreed to it.
    pub(super) fn has_to_harm(&self) -> bool {
        self.only_removes() && self.targets(None).iter().all(|target| self.harms_own(target))
    }

    /// Own cards that an action would remove.
    pub(super) fn own_removed(&self, action: Action) -> Cards {
        let lost = |brings: &Forecast| {
            brings
                .removed
                .iter()
                .filter(|(slot, _)| self.owns(*slot))
                .filter_map(|(_, card)| *card)
                .collect()
        };
        lost(&forecast(&self.view, &self.world, self.seat, action))
    }

    /// A Deserter that is revealed now would have nothing but own cards beside him.
    pub(super) fn only_own(&self) -> bool {
        let Some((slot, Card::Deserter)) = self.acting() else { return false };
        let mut beside = self.world.open.beside(slot).peekable();
        beside.peek().is_some() && beside.all(|(_, laid)| laid.owner == self.seat)
    }
}

#[cfg(test)]
mod tests {
    use super::super::forecast::tests::{ANN, BOB, EVE, Table, slot};
    use super::*;
    use crate::games::imagined;

    fn question(table: &Table) -> Question {
        let seat = table.world.asked().expect("somebody is asked");
        let view = table.world.view(Some(seat));
        Question::new(&view, &imagined(&view), seat).expect("this seat")
    }

    fn kinds(question: &Question) -> Vec<OfferKind> {
        question.offers.iter().map(|offer| offer.kind).collect()
    }

    #[test]
    fn is2_every_face_down_card_gives_the_same_question() {
        for (card, influence) in [(Card::Insurrection, 0), (Card::Treaty, 0), (Card::Judge, 2)] {
            let question = question(&Table::new().lay(ANN, card, influence).activated(&[]));
            assert_eq!(kinds(&question), [OfferKind::Reveal, OfferKind::Leave]);
            let refused = question.offers[0].refused.as_ref().map(|no| no.clause.as_str());
            assert_eq!(refused, (card == Card::Insurrection).then_some("IS2"));
        }
    }

    #[test]
    fn ju1_ju2_a_judge_marks_or_executes_and_the_mode_says_which_cards_glow() {
        let table = Table::new().lay_up(ANN, Card::Judge).lay(BOB, Card::Treaty, 4).marked();
        let question = question(&table.lay(EVE, Card::Fanatic, 0).activated(&[]));
        assert_eq!(kinds(&question), [OfferKind::Mark, OfferKind::Execute]);
        let glowing = |chosen_offer| {
            question.targets(chosen_offer).iter().map(|one| one.slot).collect::<Vec<_>>()
        };
        assert_eq!(glowing(None), [slot(1), slot(2), slot(3)]);
        assert_eq!(glowing(Some(OfferKind::Execute)), [slot(2)]);
    }

    #[test]
    fn ju4_a_judge_without_a_verdict_in_the_row_sees_what_she_could_do_with_one() {
        let question = question(&Table::new().lay_up(ANN, Card::Judge).activated(&[]));
        assert_eq!(kinds(&question), [OfferKind::Mark, OfferKind::Execute]);
        let refused = question.offers[1].refused.as_ref().map(|no| no.clause.as_str());
        assert_eq!(refused, Some("JU4"));
    }

    #[test]
    fn in1_in2_an_informant_counts_or_changes_places() {
        let mut table = Table::new().lay(BOB, Card::Treaty, 3).lay_up(ANN, Card::Informant);
        table.world.hands[0] = Cards::of(&[Card::Treaty, Card::Fanatic]);
        let question = question(&table.lay(EVE, Card::Judge, 2).activated(&[0]));
        assert_eq!(kinds(&question), [OfferKind::Count, OfferKind::Exchange]);
        let Way::Plain { brings, .. } = &question.offers[0].way else { panic!("it needs no card") };
        assert_eq!(brings.least, 6, "3 and the 1 that was just put there, and 2");
        assert_eq!(question.hand_choices(), Cards::of(&[Card::Treaty, Card::Fanatic]));
    }

    #[test]
    fn di1_di3_a_diplomat_talks_or_cashes_in() {
        let alone = question(&Table::new().lay_up(ANN, Card::Diplomat).activated(&[]));
        assert_eq!(kinds(&alone), [OfferKind::Talk, OfferKind::Cash]);
        assert!(matches!(alone.offers[0].way, Way::Plain { .. }));
        let two = Table::new().lay_up(ANN, Card::Diplomat).lay_up(BOB, Card::Diplomat);
        let two = question(&two.activated(&[]));
        assert_eq!(two.targets(None).len(), 1);
        assert_eq!(two.targets(None)[0].brings.least, 1);
    }

    #[test]
    fn de1_a_deserter_among_own_cards_warns() {
        let own = Table::new().lay(ANN, Card::Treaty, 1).lay(ANN, Card::Deserter, 0);
        let warned = question(&own.activated(&[0]));
        assert!(warned.only_own());
        let mixed = Table::new().lay(ANN, Card::Treaty, 1).lay(ANN, Card::Deserter, 0);
        assert!(!question(&mixed.lay(BOB, Card::Judge, 0).activated(&[0])).only_own());
        let open = Table::new().lay_up(ANN, Card::Deserter).lay(ANN, Card::Treaty, 0);
        let open = question(&open.activated(&[]));
        assert_eq!(open.own_removed(Action::Remove(slot(2))), Cards::of(&[Card::Treaty]));
        assert!(open.has_to_harm(), "nobody is asked again whether it has to be");
    }

    #[test]
    fn de1_the_neighbour_can_be_chosen_with_the_reveal() {
        let table = Table::new().lay(ANN, Card::Treaty, 1).lay(ANN, Card::Deserter, 0);
        let question = question(&table.lay(BOB, Card::Judge, 0).activated(&[0]));
        let then = question.removes_then().expect("nothing else is asked");
        let slots: Vec<Slot> = then.targets(None).iter().map(|target| target.slot).collect();
        assert_eq!(slots, [slot(1), slot(3)]);
        let harms: Vec<bool> = then.targets(None).iter().map(|one| then.harms_own(one)).collect();
        assert_eq!(harms, [true, false]);
        assert!(!question.reveal_harms() && !then.has_to_harm(), "there is another one");
    }

    #[test]
    fn ju1_is3_a_verdict_or_a_strike_against_an_own_card_is_a_danger() {
        let judge = Table::new().lay_up(ANN, Card::Judge).lay(BOB, Card::Treaty, 0);
        let marks = question(&judge.lay(ANN, Card::Fanatic, 0).activated(&[]));
        let harms: Vec<bool> = marks.targets(None).iter().map(|one| marks.harms_own(one)).collect();
        assert_eq!(harms, [true, false, true]);
        let strike = |beside| {
            let row = Table::new().lay(BOB, Card::Treaty, 0).lay(ANN, Card::Insurrection, 1);
            question(&row.lay(beside, Card::Judge, 0).activated(&[0])).reveal_harms()
        };
        assert_eq!([strike(ANN), strike(BOB)], [true, false]);
    }
}
