//! Cards that leave the hand without being played: how many, which, and what that sends.

use super::plan::Rehearsal;
use fire_tower::{Action, Card, Cards, Frame, Suit};
use session::unheard;

/// How many cards are to be chosen, and of which suit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct CardsWanted {
    pub(super) least: usize,
    pub(super) most: usize,
    pub(super) suit: Option<Suit>,
}

impl CardsWanted {
    pub(super) fn fits(&self, card: Card) -> bool {
        self.suit.is_none_or(|suit| card.suit() == suit)
    }

    pub(super) fn enough(&self, count: usize) -> bool {
        (self.least..=self.most).contains(&count)
    }
}

/// A hand as a list, in the order of the kinds.
pub(super) fn hand(cards: &Cards) -> Vec<Card> {
    let several = |(kind, count): (usize, u8)| (0..count).map(move |_| Card::of(kind));
    cards.iter().flat_map(several).collect()
}

/// Does the hand wait for cards to be chosen? `discarding` is the person's own choice of the discard
/// action.
pub(super) fn cards_wanted(rehearsal: &Rehearsal, discarding: bool) -> Option<CardsWanted> {
    let held = rehearsal.world.hands[rehearsal.seat.index()].len() as usize;
    let exactly = |count: usize, suit| CardsWanted { least: count, most: count, suit };
    match rehearsal.frame() {
        Frame::Turn { step: fire_tower::Step::Act, .. } if discarding => {
            Some(CardsWanted { least: 1, most: held, suit: None })
        }
        Frame::Discard { .. } | Frame::Redraw { .. } => {
            Some(CardsWanted { least: 0, most: held, suit: None })
        }
        Frame::Keep { .. } => {
            let limit = rehearsal.world.open.course.hand_limit as usize;
            Some(exactly(held.saturating_sub(limit), None))
        }
        Frame::Shed { left, .. } => Some(exactly((left as usize).min(held), None)),
        Frame::Spend { left, suit, .. } => Some(exactly(left as usize, Some(suit))),
        _ => None,
    }
}

/// What discarding these cards sends, up to the "that was all" where the rules ask for it.
pub(super) fn discard_actions(rehearsal: &Rehearsal, cards: &[Card]) -> Vec<Action> {
    use kernel::Game;
    let mut world = rehearsal.world;
    let mut actions = rehearsal.rehearsed.clone();
    for &card in cards {
        if world.play(rehearsal.seat, Action::Discard(card), &mut unheard()).is_err() {
            return actions;
        }
        actions.push(Action::Discard(card));
    }
    let more = matches!(
        world.open.course.frames.top(),
        Frame::Discard { seat } | Frame::Redraw { seat } if seat == rehearsal.seat
    );
    if more {
        actions.push(Action::Done);
    }
    actions
}

#[cfg(test)]
mod tests {
    use super::super::plan::tests::{ANN, act, rehearsal};
    use super::*;

    #[test]
    fn t6_discarding_some_ends_with_that_was_all_and_discarding_all_does_not() {
        let mut world = act("");
        world.hands[0] = [Card::North, Card::Ember].iter().fold(Cards::EMPTY, |mut hand, card| {
            hand.put(card.kind());
            hand
        });
        let rehearsal = rehearsal(&world, &[]);
        assert_eq!(cards_wanted(&rehearsal, false), None);
        assert_eq!(
            cards_wanted(&rehearsal, true),
            Some(CardsWanted { least: 1, most: 2, suit: None })
        );
        let one = [Action::Discard(Card::Ember), Action::Done];
        assert_eq!(discard_actions(&rehearsal, &[Card::Ember]), one);
        let both = [Action::Discard(Card::North), Action::Discard(Card::Ember)];
        assert_eq!(discard_actions(&rehearsal, &[Card::North, Card::Ember]), both);
        assert_eq!(hand(&world.hands[ANN.index()]), [Card::North, Card::Ember]);
    }

    #[test]
    fn d2_of_a_taken_hand_the_limit_is_kept() {
        let mut world = act("");
        (0..8).for_each(|_| world.hands[0].put(Card::North.kind()));
        world.open.course.hand_limit = 6;
        world.open.course.frames.push(Frame::Keep { seat: ANN });
        let wanted = cards_wanted(&rehearsal(&world, &[]), false).expect("cards must go");
        assert_eq!(wanted, CardsWanted { least: 2, most: 2, suit: None });
        assert!(wanted.enough(2) && !wanted.enough(1));
    }

    #[test]
    fn r5_reckless_abandon_asks_for_three_of_one_suit() {
        let mut world = act("");
        (0..3).for_each(|_| world.hands[0].put(Card::AirDrop.kind()));
        world.hands[0].put(Card::Ember.kind());
        world.open.course.emptied = world.open.course.emptied.with(ANN);
        let rehearsal = rehearsal(&world, &[Action::Reckless(fire_tower::Spent::Water)]);
        let wanted = cards_wanted(&rehearsal, false).expect("three cards must go");
        assert_eq!(wanted.most, 3);
        assert!(wanted.fits(Card::AirDrop) && !wanted.fits(Card::Ember));
    }
}
