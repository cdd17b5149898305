//! What is mine: the hand, preserved cards, those set aside; and the card that one looks at.

use super::cards::{card_icon, coin, face, family, mini, verdicts};
use super::interaction::{At, Interaction, aside};
use super::pile_words::spoken_covered;
use super::piles::{Look, Pile};
use super::words::{card_about, card_name, card_print, clause, slug};
use crate::kit::{CardState, HandCard, hand_card};
use crate::one_type::{anew, flag, live, memo, press, words};
use crate::route::Link;
use crate::shell::icon;
use crate::{said, t};
use kernel::{Game, Seat};
use leptos::prelude::*;
use oriflamme::{Action, Card, Frame, Oriflamme, ROUNDS, Slot, View};

/// A card of the own hand.
fn held(interaction: Interaction, seat: Seat, card: Card) -> AnyView {
    let chooses = move || {
        interaction.question.with(|s| s.as_ref().is_some_and(|s| s.hand_choices().has(card)))
    };
    let state = memo(move || match interaction.picked.get() == Some(card) {
        true => CardState::Chosen,
        false if interaction.ready() && chooses() => CardState::Open,
        false => CardState::Quiet,
    });
    hand_card(HandCard {
        class: format!("o-card {}", family(seat)),
        slug: slug(card),
        state,
        hinted: memo(move || interaction.hints(|action| laid(action) == Some(card))),
        face: face(Look::Up(card), seat),
        title: None,
        spoken: Some(words(move || spoken_card(card))),
        look: Some(Callback::new(move |()| interaction.at.set(Some(At::Card(card))))),
        press: Callback::new(move |()| interaction.card(card)),
    })
}

/// The card of the hand that an action lays.
const fn laid(action: Action) -> Option<Card> {
    match action {
        Action::Place(card, _) | Action::Swap(card) => Some(card),
        _ => None,
    }
}

/// What is read aloud begins with what is seen, to the letter.
fn spoken_card(card: Card) -> String {
    t!("oriflamme-card-spoken", card = card_print(card), about = card_about(card))
}

/// A card that only lies there.
fn lying(interaction: Interaction, seat: Seat, card: Card, on: Option<u8>) -> AnyView {
    let class = format!("o-card {}", family(seat));
    view! {
        <div class="o-top">
        <button
            type="button"
            class=class
            aria-label=words(move || spoken_card(card))
            on:pointerenter=move |_| interaction.at.set(Some(At::Card(card)))
            on:focus=move |_| interaction.at.set(Some(At::Card(card)))
            on:click=press(move |_| interaction.at.set(Some(At::Card(card))))
        >
            {face(Look::Up(card), seat)}
        </button>
        {on.map(|count| coin(count as u16))}
        </div>
    }
    .into_any()
}

fn kept(view: &View, seat: Seat) -> Vec<(Card, Option<u8>)> {
    let course = &view.open.course;
    let treaty = course.treaties[seat.index()].map(|on| (Card::Treaty, Some(on)));
    let infiltration = course.infiltrators.has(seat).then_some((Card::Infiltration, None));
    treaty.into_iter().chain(infiltration).collect()
}

/// The heading of the hand: in which rounds its cards are placed.
fn heading(view: &View) -> String {
    let course = &view.open.course;
    let placed = view.viewer.is_some_and(|seat| {
        let order = |one: Seat| super::piles::order(view, one);
        match course.frame {
            Frame::Place { seat: next } => order(seat) < order(next),
            _ => true,
        }
    });
    match course.round.max(1) + u8::from(placed && course.round > 0) {
        ROUNDS => t!("oriflamme-hand-round"),
        from if from < ROUNDS => t!("oriflamme-hand-rounds", from = from),
        _ => t!("oriflamme-hand-last"),
    }
}

/// The card that is looked at, in words.
fn rule(card: Card) -> AnyView {
    let to = format!("/rules/{}#{}", Oriflamme::NAME, clause(card));
    view! {
        <h3>{icon(card_icon(card))} {card_name(card)}</h3>
        <p>{card_about(card)}</p>
        <Link to=to>{said!("rules")}</Link>
    }
    .into_any()
}

/// A pile that is looked at, from the top.
fn spread(pile: &Pile) -> AnyView {
    let owner = pile.owner;
    let all = std::iter::once(pile.top).chain(pile.under.iter().copied());
    let one = |card: super::piles::PileCard| {
        let tokens = (card.influence > 0).then(|| coin(card.influence as u16));
        view! {
            <span class="o-spread">
                <span class="sr">{spoken_covered(card)}</span>
                {mini(card.look, owner)} {tokens} {verdicts(card.verdicts)}
            </span>
        }
    };
    view! {
        <h3>{t!("oriflamme-pile")}</h3>
        <div class="o-fan">{all.map(one).collect_view()}</div>
    }
    .into_any()
}

/// What lies in a pile, as far as the viewer knows.
fn read_pile(interaction: Interaction, root: Slot) -> Option<AnyView> {
    let pile = interaction.piles.with(|piles| piles.iter().find(|p| p.root == root).cloned())?;
    let pile_of = (!pile.under.is_empty()).then(|| spread(&pile));
    let card = match pile.top.look.card() {
        Some(card) => rule(card),
        None => view! { <p>{t!("oriflamme-face-down")}</p> }.into_any(),
    };
    Some(view! { {pile_of} {card} }.into_any())
}

/// What has this name in its `data-read`.
pub(super) fn explain(interaction: Interaction, name: &str) -> Option<AnyView> {
    match name.strip_prefix("pile-") {
        Some(number) => read_pile(interaction, Slot::new(number.parse().ok()?)?),
        None => Card::ALL.into_iter().find(|card| slug(*card) == name).map(rule),
    }
}

/// A wide screen has room to read at any time.
fn looked(interaction: Interaction) -> AnyView {
    let acting = move || {
        interaction.board.shown.with(|view| match view.open.course.frame {
            Frame::Up { slot, .. } => view.card(slot),
            Frame::Act { card, .. } => Some(card),
            _ => None,
        })
    };
    let seen = move || match interaction.at.get() {
        Some(At::Card(card)) => rule(card),
        Some(At::Pile(root)) => read_pile(interaction, root).into_any(),
        _ => match acting() {
            Some(card) => rule(card),
            None => view! { <p>{t!("oriflamme-look")}</p> }.into_any(),
        },
    };
    let of = move || (interaction.at.get(), acting());
    view! { <div class="o-rule">{anew(of, seen)}</div> }.into_any()
}

/// What is mine.
pub(super) fn hand(interaction: Interaction) -> AnyView {
    let shown = interaction.board.shown;
    let seat = move || shown.with(|view| view.viewer);
    let watched = memo(move || seat().map_or(0, |seat| seat.index() + 1));
    let cards = memo(move || interaction.hand());
    let aside = memo(move || shown.with(aside));
    let title = memo(move || shown.with(heading));
    let mine = move || {
        let Some(seat) = watched.get().checked_sub(1).map(Seat::new) else {
            return view! { <p class="o-say">{said!("oriflamme-watching")}</p> }.into_any();
        };
        let hand =
            move || cards.get().iter().map(|card| held(interaction, seat, card)).collect_view();
        let safe = move || {
            let kept = shown.with(|view| kept(view, seat));
            (!kept.is_empty()).then(|| {
                let all = kept.into_iter().map(|(card, on)| lying(interaction, seat, card, on)).collect_view();
                view! { <div class="o-grp o-sm"><h2>{said!("oriflamme-preserved")}</h2><div>{all}</div></div> }
            })
        };
        let away = move || {
            aside.get().iter().map(|card| lying(interaction, seat, card, None)).collect_view()
        };
        view! {
            <div class="o-grp o-held"><h2>{live(move || title.get())}</h2><div>{live(hand)}</div></div>
            {live(safe)}
            <div class="o-grp o-sm o-away"><h2>{said!("oriflamme-aside")}</h2><div>{live(away)}</div></div>
        }
        .into_any()
    };
    view! {
        <section
            class="at-hand o-mine"
            class:o-none=flag(move || watched.get() == 0)
            aria-label=said!("oriflamme-hand")
        >
            <div class="o-pane">{live(mine)}</div> {looked(interaction)}
        </section>
    }
    .into_any()
}
