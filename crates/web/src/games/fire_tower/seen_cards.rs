//! The counting aid: how many of each card have been seen, and how many can still come.

use super::art::suit_sign;
use super::cards::{sign, suit_class};
use super::interaction::Interaction;
use super::words::card_name;
use crate::one_type::live;
use crate::{said, t};
use fire_tower::{Card, PRINTED, Rules, View};
use leptos::prelude::*;

/// One line of the counting aid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct CardCount {
    pub(super) card: Card,
    pub(super) total: u8,
    /// In the discards or under execution.
    pub(super) gone: u8,
    pub(super) own: u8,
}

impl CardCount {
    /// In the deck or in another hand.
    pub(super) fn unseen(&self) -> u8 {
        self.total.saturating_sub(self.gone + self.own)
    }
}

/// What is known of the deck from what lies open and from the own hand. In the middle of a story an
/// event can lie in two places at once, so nothing here insists.
pub(super) fn counted(view: &View) -> Vec<CardCount> {
    let all = fire_tower::cards_in_play(&view.open);
    // By the first telling of the rules a drawn event lay beside the discards.
    let aside = !view.open.options.since(Rules::Two);
    let waiting = |card: Card| {
        view.open.course.due.iter().filter(|(due, _)| aside && *due == card).count() as u8
    };
    let line = |card: Card| {
        let (total, own) = (all.count(card.kind()), view.hand.count(card.kind()));
        let gone = view.open.discards.count(card.kind()) + waiting(card);
        CardCount { card, total, gone: gone.min(total.saturating_sub(own)), own }
    };
    PRINTED.iter().map(|printing| line(printing.card)).filter(|line| line.total > 0).collect()
}

/// How many cards are in the deck.
pub(super) fn deck_size(view: &View) -> u32 {
    let unseen: u32 = counted(view).iter().map(|line| line.unseen() as u32).sum();
    let others = view.hand_sizes.iter().enumerate();
    let others = others.filter(|(seat, _)| view.viewer.map(|own| own.index()) != Some(*seat));
    unseen.saturating_sub(others.map(|(_, &size)| size as u32).sum())
}

/// The counting aid: every kind with a box for each copy.
pub(super) fn counting_aid(interaction: Interaction) -> AnyView {
    let row = |line: CardCount| {
        let card = line.card;
        let out = line.unseen();
        let boxes = (0..line.total)
            .map(|at| match at {
                at if at < line.gone => "gone",
                at if at < line.gone + line.own => "own",
                _ => "",
            })
            .map(|class| view! { <i class=class></i> })
            .collect_view();
        view! {
            <tr class=suit_class(card.suit())>
                <th scope="row">{sign(suit_sign(card.suit()))} {card_name(card)}</th>
                <td class="ft-boxes" aria-hidden="true">{boxes}</td>
                <td>{t!("fire-tower-seen-left", left = out, total = line.total)}</td>
            </tr>
        }
    };
    let lines = move || {
        let lines = interaction.board.shown.with(counted);
        let half = lines.len().div_ceil(2);
        lines
            .chunks(half.max(1))
            .map(|part| {
                let rows = part.iter().copied().map(row).collect_view();
                view! { <table><tbody>{rows}</tbody></table> }
            })
            .collect_view()
    };
    view! {
        <p>{said!("fire-tower-seen-about")}</p>
        <div class="ft-count">{live(lines)}</div>
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    use super::super::plan::tests::{ANN, act};
    use super::*;
    use kernel::Game;

    #[test]
    fn what_was_seen_is_counted_and_what_others_hold_is_not() {
        let mut world = act("");
        let take = |world: &mut fire_tower::FireTower, card: Card| world.deck.take(card.kind());
        take(&mut world, Card::Ember);
        world.hands[0].put(Card::Ember.kind());
        take(&mut world, Card::Ember);
        world.hands[1].put(Card::Ember.kind());
        take(&mut world, Card::Explosion);
        world.open.discards.put(Card::Explosion.kind());
        world.deck.put(Card::Firestorm.kind());
        let lines = counted(&world.view(Some(ANN)));
        let of = |card| *lines.iter().find(|line| line.card == card).expect("in play");
        assert_eq!(of(Card::Ember), CardCount { card: Card::Ember, total: 3, gone: 0, own: 1 });
        assert_eq!(of(Card::Explosion).gone, 1);
        assert!(!lines.iter().any(|line| line.card == Card::MutualAid));
        let view = world.view(Some(ANN));
        assert_eq!(deck_size(&view), view.deck_size());
    }
}
