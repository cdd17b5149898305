//! One renderer of a card for the hand, the phone and the counting aid.

use super::art::{card_pattern, suit_sign};
use super::desk::{Desk, Held};
use super::words::{card_about, card_name, card_print, card_slug, suit_name};
use crate::kit::{CardState, HandCard, card_face, hand_card, small_card};
use crate::one_type::{flag, live, memo, words};
use crate::{said, t};
use fire_tower::{Action, Card, PRINTED, Rules, Suit, View};
use leptos::prelude::*;

pub(super) const fn suit_class(suit: Suit) -> &'static str {
    match suit {
        Suit::Wind => "ft-wind",
        Suit::Fire => "ft-fire",
        Suit::Water => "ft-water",
        Suit::Firebreak => "ft-break",
        Suit::Event => "ft-event",
    }
}

/// A drawing in a box of 24, for the eye only.
pub(super) fn sign(drawing: &'static str) -> AnyView {
    view! { <svg class="i" viewBox="0 0 24 24" aria-hidden="true" inner_html=drawing></svg> }
        .into_any()
}

/// What is printed on a card; the box around it says how large it is.
fn face(card: Card) -> AnyView {
    let suit = card.suit();
    let sort = view! { {sign(suit_sign(suit))} {words(move || suit_name(suit))} };
    let picture = view! {
        <svg
            class="ft-pattern"
            viewBox="0 0 105 86"
            aria-hidden="true"
            inner_html=card_pattern(card)
        ></svg>
    };
    card_face(sort.into_any(), move || card_print(card), picture.into_any())
}

/// A small card beside a sentence.
pub(super) fn mini(card: Card) -> AnyView {
    small_card(format!("k-card k-small {}", suit_class(card.suit())), face(card))
}

fn state(desk: Desk, held: Held) -> CardState {
    let card = held.0;
    if let Some(wanted) = desk.wanted() {
        return match desk.picked.with(|picked| picked.contains(&held)) {
            true => CardState::Chosen,
            false if wanted.fits(card) => CardState::Open,
            false => CardState::Shut,
        };
    }
    if desk.in_hand() == Some(card) {
        return if held.1 == 0 { CardState::Held } else { CardState::Quiet };
    }
    desk.stage.with(|stage| match stage {
        Some(stage) if stage.staged.is_empty() => match stage.check(Action::Play(card)) {
            Ok(()) => CardState::Open,
            Err(_) => CardState::Shut,
        },
        _ => CardState::Quiet,
    })
}

/// With more cards than this the hand lies in two rows, as after taking over a fallen tower's cards.
const CARDS_IN_A_ROW: u32 = 7;

/// The own hand.
pub(super) fn hand(desk: Desk) -> AnyView {
    let one = move |held: Held| {
        let card = held.0;
        hand_card(HandCard {
            class: format!("k-card {}", suit_class(card.suit())),
            slug: card_slug(card),
            state: memo(move || state(desk, held)),
            face: face(card),
            title: Some(words(move || card_about(card))),
            spoken: None,
            look: None,
            press: Callback::new(move |()| desk.card(held)),
        })
    };
    let empty = move || {
        let none = desk.board.shown.with(|view| view.viewer.is_some() && view.hand.is_empty());
        none.then(|| view! { <p class="ft-no-hand">{said!("fire-tower-no-cards")}</p> })
    };
    let many = flag(move || desk.board.shown.with(|view| view.hand.len() > CARDS_IN_A_ROW));
    view! {
        <section class="at-hand ft-hand" class:ft-two-rows=many aria-label=said!("fire-tower-your-hand")>
            <For each=move || desk.hand() key=|held| *held children=one />
            {live(empty)}
        </section>
    }
    .into_any()
}

/// One line of the counting aid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Counted {
    pub(super) card: Card,
    pub(super) total: u8,
    /// In the discards or under execution.
    pub(super) gone: u8,
    pub(super) own: u8,
}

impl Counted {
    /// In the deck or in another hand.
    pub(super) fn unseen(&self) -> u8 {
        self.total.saturating_sub(self.gone + self.own)
    }
}

/// What is known of the deck from what lies open and from the own hand. In the middle of a story an
/// event can lie in two places at once, so nothing here insists.
pub(super) fn counted(view: &View) -> Vec<Counted> {
    let all = fire_tower::cards_in_play(&view.open);
    // By the first telling of the rules a drawn event lay beside the discards.
    let aside = !view.open.options.since(Rules::Two);
    let waiting = |card: Card| {
        view.open.course.due.iter().filter(|(due, _)| aside && *due == card).count() as u8
    };
    let line = |card: Card| {
        let (total, own) = (all.count(card.kind()), view.hand.count(card.kind()));
        let gone = view.open.discards.count(card.kind()) + waiting(card);
        Counted { card, total, gone: gone.min(total.saturating_sub(own)), own }
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
pub(super) fn seen(desk: Desk) -> AnyView {
    let row = |line: Counted| {
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
        let lines = desk.board.shown.with(counted);
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
        assert_eq!(of(Card::Ember), Counted { card: Card::Ember, total: 3, gone: 0, own: 1 });
        assert_eq!(of(Card::Explosion).gone, 1);
        assert!(!lines.iter().any(|line| line.card == Card::MutualAid));
        let view = world.view(Some(ANN));
        assert_eq!(deck_size(&view), view.deck_size());
    }
}
